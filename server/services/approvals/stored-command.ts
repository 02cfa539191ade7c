import { ANSWERS } from '../../domain/answers';
import { approvals } from '../../domain/approvals.messages';
import { changeCommentRule, REASON_FIELDS } from '../../domain/change-request.rules';
import { closing } from '../../domain/closing.messages';
import { showDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { rightsOfRole } from '../../domain/rights';
import { asKept } from '../../platform/idempotency';
import { refuseUnlessAllowed } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import { rehearse } from '../../platform/rehearse';
import type { Sql } from '../../platform/sql';
import { type Command, commands, type Tx, type WaitingCall } from '../../platform/submit';
import { validated } from '../../platform/validated';
import type { WaitingAnswer } from '../../platform/waiting-answer';
import { serviceById } from '../access/api-keys/api-key-actors';
import { roleById } from '../access/role';
import { lineOfCommand, type StoredLine } from './approval-line';
import { type ShownField, shownText, type Values } from './change-field';
import { ChangePermission, type ChangeRequest } from './change-request.entity';
import { type ChangeResult, editableTables, noSuchRow, type ToldResult } from './editable-table';
import { withLedgerEffects } from './ledger-effects';
import { SHIFT_FIELD, shiftsOfEntries } from './shifts-of-entries';
import { reasonAtRequest } from './stored-reason';
import { writeRequest } from './write-request';

/** The fields of a stored command's input, in the order of its table's form. */
export function fieldsOfLine({ stored: { table, fields: own = [] } }: StoredLine): readonly ShownField[] {
  const { fields = [], facts = [], audited = [] } = editableTables.get(table ?? '') ?? {};
  return [...own, SHIFT_FIELD, ...fields, ...facts, ...audited];
}

/** The command of a request for a new entry; undefined for the name of a table. */
export const storedCommand = (name: string): Command<object, unknown> | undefined =>
  lineOfCommand(name) && commandNamed(name);

/** The line of a request for a new entry. */
function lineOfRequest(command: string): StoredLine {
  const line = lineOfCommand(command);
  if (line === undefined) throw noSuchRow();
  return line;
}

/**
 * Stores a call as a request (docs/design/domain.md#change-requests), after a rehearsal: a call that could not be
 * accepted is refused like the command itself. Its shift is fixed, so that the entry never lands in a later one.
 */
export async function storeCommand(
  tx: Tx,
  { command, input, idempotencyKey, run }: WaitingCall,
): Promise<WaitingAnswer> {
  const line = lineOfRequest(command);
  const shifts = await shiftsOfEntries().now(tx.sql);
  const meant = { ...input } as Record<string, unknown>;
  if (line.stored.shift !== undefined) meant.shiftId ??= shifts[line.stored.shift];
  const plain = asKept(meant) as Values;
  const answer = await rehearse(tx, (trial) => run({ ...trial, isApproved: true }, validatedAs(command, plain)));
  const stored = { command, values: plain, figures: figuresIn(line, answer), shiftId: shifts.RUNNING, idempotencyKey };
  return { waitingRequestId: await writeEntry(tx, line, stored), message: ANSWERS.sentForApproval };
}

/**
 * Notifies the other admins of an entry that one of them made alone, by a command whose entries can wait. Of an accepted
 * one they were notified by its request.
 */
export async function notifyOfEntry(tx: Tx, command: string, input: object): Promise<void> {
  if (tx.isApproved === true) return;
  const values = asKept({ ...input }) as Values;
  const stored = { command, values, figures: {}, shiftId: null, idempotencyKey: null, isDone: true };
  await writeEntry(tx, lineOfRequest(command), stored);
}

interface StoredEntry {
  command: string;
  values: Values;
  figures: Record<string, unknown>;
  shiftId: number | null;
  idempotencyKey: string | null;
  /** It was made alone, and the request is only a notice. */
  isDone?: boolean;
}

async function writeEntry(
  tx: Tx,
  line: StoredLine,
  { command, values, figures, shiftId, idempotencyKey, isDone = false }: StoredEntry,
): Promise<number> {
  const title = await titleOf(tx.sql, line, { ...values, ...figures });
  const state = isDone ? 'DONE' : 'PENDING';
  const permission = ChangePermission.ENTER;
  return writeRequest(tx, {
    ...{ table: command, label: line.label, rowId: null, title, permission, changes: values, before: figures, state },
    comment: commentIn(values),
    entry: { businessDate: tx.today, shiftId, idempotencyKey },
    audited: { after: { table: command, permission, changes: values, state } },
  });
}

const commandNamed = (name: string): Command<object, unknown> =>
  commands.get(name) as unknown as Command<object, unknown>;

const validatedAs = (name: string, input: Values): object => validated(commandNamed(name).input, input);

/** What the requester wrote about the entry, for the one who decides. */
function commentIn(values: Values): string | null {
  const text = REASON_FIELDS.map((name) => values[name]).find((one) => typeof one === 'string' && one.trim() !== '');
  return (text as string | undefined)?.trim().slice(0, changeCommentRule.max) ?? null;
}

const figuresIn = ({ stored: { figures = [] } }: StoredLine, answer: unknown): Record<string, unknown> =>
  Object.fromEntries(figures.map((name) => [name, (answer as Values)[name]]));

async function titleOf(sql: Sql, line: StoredLine, values: Values): Promise<string> {
  const fields = fieldsOfLine(line);
  const parts: string[] = [];
  for (const name of line.stored.title) {
    const field = fields.find((one) => one.name === name)!;
    const value = values[name];
    if (value == null) continue;
    if (field.kind === 'money' || field.kind === 'rate') parts.push(inr(value as number));
    else if (field.kind === 'date') parts.push(showDate(value as string));
    else parts.push((await shownText(sql, field, value)) ?? '');
  }
  return parts.join(', ');
}

type StoredRequest = Pick<ChangeRequest, 'tableName' | 'changes' | 'requestedById'> & { before: Values };

/**
 * Replays a stored command as its requester: the document is theirs, and the audit says who accepted it and at whose
 * request. Throws the refusals of the command, which name what has changed since, such as its shift; and STALE if its
 * figures would differ.
 */
export async function replayCommand(
  tx: Tx,
  { tableName, changes, before, requestedById }: StoredRequest,
): Promise<ChangeResult> {
  const line = lineOfRequest(tableName);
  const command = commandNamed(tableName);
  const actor = await requesterOf(tx, requestedById, command);
  const ctx = { ...tx.ctx, actor };
  const late = await lateEntryOf(tx, line, changes);
  const input = validated(command.input, { ...changes, ...late?.input });
  const prepared = await command.prepare?.(ctx, input);
  const passedLimits: Message[] = [];
  const { answer, effects } = await withLedgerEffects(tx, () =>
    command.run(
      {
        ...tx,
        ctx,
        actor,
        isApproved: true,
        acceptedBy: tx.actor,
        passedLimits,
        audit: (change) => tx.audit({ ...change, reason: reasonAtRequest(change.reason, actor.name) }),
      },
      input,
      prepared,
    ),
  );
  const now = figuresIn(line, answer);
  if (Object.keys(now).some((name) => now[name] !== before[name])) throw refusal('STALE', approvals.figuresChanged());
  const followed = (answer as ToldResult).effectTexts ?? effects;
  return { effects: [...(late === null ? [] : [late.effect]), ...passedLimits, ...followed] };
}

/**
 * How an entry of the running shift is replayed whose shift was closed while it waited: late (ADR 52). Null if its shift still runs.
 */
async function lateEntryOf(
  { sql }: Tx,
  { stored: { shift } }: StoredLine,
  { shiftId, lateReason }: Values,
): Promise<{ input: Values; effect: Message } | null> {
  if (shift !== 'RUNNING' || lateReason != null) return null;
  const meant = await shiftsOfEntries().named(sql, Number(shiftId));
  if (meant?.state !== 'CLOSED') return null;
  return {
    input: { lateReason: approvals.acceptedAfterClose().message },
    effect: approvals.late({ shift: closing.shift(meant) }),
  };
}

/** The requester, who must still be allowed to make the entry. */
async function requesterOf({ sql, ctx }: Tx, userId: number, { right }: Command<object, unknown>): Promise<Actor> {
  const [user] = await sql<Pick<Actor, 'userId' | 'name' | 'email'> & { enabled: boolean; roleId: number }>(
    'SELECT id AS "userId", name, email, enabled, role_id AS "roleId" FROM app_user WHERE id = $1',
    [userId],
  );
  const { enabled, roleId, ...known } = user!;
  const service = enabled ? null : await serviceById(sql, userId);
  const actor: Actor = service ?? {
    kind: 'user',
    ...known,
    sessionId: 0,
    mustConfirm: true,
    rights: rightsOfRole(await roleById(sql, roleId)),
  };
  if (!enabled && service === null) throw refusal('STALE', approvals.requesterGone({ name: actor.name }));
  refuseUnlessAllowed(right, { ...ctx, actor });
  return actor;
}
