import { effects } from '../domain/effects.messages';
import { editReasonRule } from '../domain/employee.rules';
import type { Question } from '../domain/entered-before';
import { labelled, type Message } from '../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { askAbout, askTogether } from '../platform/ask-about';
import { refuseUnlessConfirmed } from '../platform/confirmed-session';
import { mayPass, whyNot } from '../platform/permission';
import type { Tx } from '../platform/submit';
import type { ChangeResult } from '../services/approvals/editable-table';
import { type Master, namedIn } from './master';
import { existingRow, readableBy } from './master.queries';
import type { MasterRow } from './master-row';
import { duplicatesOf, missingReferencesOf } from './master-rules';
import { deleteUnlessUsed, insertRow, updateRow } from './master-store';

/** The result of every change of a master. `row` is null if it was deleted. */
export interface MasterAnswer<Row extends MasterRow = MasterRow> extends Message {
  id: number;
  row: Row | null;
  /** The change request, if the change was not made but waits for an admin. */
  changeRequestId: number | null;
  /** What a new row changed besides itself. */
  effectTexts?: Message[];
}

type Values = Readonly<Record<string, unknown>>;

/** Advisory lock that serialises writes to one master, so that no two rows get the same name. */
export const takeTurn = (tx: Tx, { table }: { table: string }): Promise<unknown> =>
  tx.sql("SELECT pg_advisory_xact_lock(hashtext('master ' || $1))", [table]);

/** Values of the fields that are stored in another form than given (`storedAs`), by column. */
export async function storedOf<Row extends MasterRow>({ fields }: Master<Row>, given: Values): Promise<Values> {
  const stored: Record<string, unknown> = {};
  for (const { name, options } of fields)
    if (options.storedAs) stored[options.storedAs.property] = await options.storedAs.from(given[name]);
  return stored;
}

export async function create<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  given: Values,
  stored: Values,
  /** The caller has checked under the same lock that no other row has its unique values. */
  { isUnique = false } = {},
): Promise<MasterAnswer<Row>> {
  await takeTurn(tx, master);
  const values = await withDefaults(tx, master, given);
  const draft = { ...values, disabled: false } as unknown as Row;
  await refuseBroken(tx, master, draft, null, isUnique);
  await askAboutRow(tx, master, draft, given);
  const id = await insertRow(tx.sql, master, { ...values, ...stored });
  const { reason = null } = given as { reason?: string | null };
  const followed = await master.options.afterCreate?.(tx, await existingRow(tx.sql, master, id), values, reason);
  const row = await existingRow(tx.sql, master, id);
  announce(tx, master, row, null);
  const added = { ...master.options.created(row), changeRequestId: null };
  return { id, row: readableBy(tx.actor, master, row), ...added, ...followed };
}

/** Throws ProblemError FIGURE_UNUSUAL if a new row has unusual figures, unless it is confirmed; see askAbout. */
async function askAboutRow<Row extends MasterRow>(
  tx: Tx,
  { options }: Master<Row>,
  row: Row,
  { confirmed }: { confirmed?: unknown },
): Promise<void> {
  // Not looked up for nothing: it may read all rows, and an import has thousands.
  if (confirmed === true && tx.questions === undefined) return;
  const questions = (await options.asks?.(tx, row, null)) ?? [];
  await askTogether(
    ...questions.map(
      ({ field, text }) =>
        () =>
          askAbout(tx, {}, 'FIGURE_UNUSUAL', field, () => text),
    ),
  );
}

export async function withDefaults<Row extends MasterRow>(
  tx: Tx,
  { fields }: Master<Row>,
  given: Values,
): Promise<Values> {
  const values: Record<string, unknown> = {};
  for (const { name, options } of fields) {
    const standard = async () =>
      typeof options.default === 'function' ? options.default(tx.sql, given) : options.default;
    values[name] = given[name] ?? (await standard()) ?? null;
  }
  return values;
}

/** Writes a change of a locked row; throws ProblemError if the row would break a rule. */
export async function modify<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  before: Row,
  changes: Values,
  reason: string | null,
): Promise<ChangeResult> {
  refuseIf(problemsOfChange(tx, master, changes, reason));
  const after = { ...before, ...changes };
  await refuseBroken(tx, master, after, before);
  const asked = (await master.options.asks?.(tx, after, before)) ?? [];
  const followed = await write(tx, master, after, before, reason);
  const row = await existingRow(tx.sql, master, before.id);
  announce(tx, master, row, before, reason);
  const answer = master.options.updated?.(row) ?? texts.rowUpdated({ row: namedIn(master, row) });
  const questions: Question[] = asked.map(({ field, text }) => ({ code: 'FIGURE_UNUSUAL', field, fact: text }));
  return { ...answer, questions, effects: followed };
}

/** Rules beyond those of the fields: who may change a field, in which steps, and that a reason is given. */
export function problemsOfChange<Row extends MasterRow>(
  tx: Tx,
  { fields, options }: Master<Row>,
  changes: Values,
  reason: string | null,
): Problem[] {
  const changed = fields.filter(({ name }) => Object.hasOwn(changes, name));
  const problems = changed.flatMap(({ name, rule, options: { step = 1, changedBy } }): Problem[] => {
    const value = changes[name];
    if (changedBy !== undefined && !mayPass(changedBy, tx.actor))
      return [{ code: 'ADMINS_ONLY', ...whyNot(changedBy, tx.actor, texts.mayNotChange()), field: name }];
    const isBetween = typeof value === 'number' && value % step !== 0;
    return isBetween ? [{ code: 'INVALID', ...labelled(rule.message), field: name }] : [];
  });
  const needsReason = options.needsReason && changed.length > 0 && !reason?.trim();
  return needsReason
    ? [...problems, { code: 'REQUIRED', ...labelled(editReasonRule.missing!), field: 'comment' }]
    : problems;
}

/** Deletes a locked row; a row that is referred to is disabled instead. */
export async function remove<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  before: Row,
  reason: string | null,
): Promise<ChangeResult> {
  const named = namedIn(master, before);
  const disabled = { ...before, disabled: true };
  await refuseBroken(tx, master, disabled, before);
  if (await deleteUnlessUsed(tx.sql, master, before)) {
    tx.audit({ table: master.table, id: before.id, before, reason });
    tx.publish('masterChanged', { master: master.singular, id: before.id });
    const followed = (await master.options.afterRemove?.(tx, before, reason)) ?? [];
    return { ...texts.rowDeleted({ row: named }), effects: followed };
  }
  if (!master.canBeDisabled) throw refusal('IN_USE', texts.inUse({ title: named }));
  const followed = await write(tx, master, disabled, before, reason);
  announce(tx, master, await existingRow(tx.sql, master, before.id), before, reason);
  if (master.options.table)
    return { ...texts.rowDisabled({ row: named }), effects: [effects.disabled({ row: named }), ...followed] };
  return { ...texts.rowDisabledInUse({ row: named }), effects: [effects.disabledInUse({ row: named }), ...followed] };
}

/** Writes a changed row with all that its master does for it. Returns what followed. */
async function write<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  after: Row,
  before: Row,
  reason: string | null,
): Promise<Message[]> {
  const { updateWith, afterUpdate } = master.options;
  const update = (): Promise<void> => updateRow(tx.sql, master, after);
  if (updateWith) return updateWith(tx, after, before, update);
  await update();
  return (await afterUpdate?.(tx, after, before, reason)) ?? [];
}

async function refuseBroken<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  after: Row,
  before: Row | null,
  isUnique = false,
): Promise<void> {
  if (master.options.needsConfirmation && !tx.isRehearsal) refuseUnlessConfirmed(tx.acceptedBy ?? tx.actor);
  refuseIf(await missingReferencesOf(tx.sql, master, after, before));
  if (!isUnique) refuseIf(await duplicatesOf(tx.sql, master, after, before), 'REFUSED');
  refuseIf((await master.options.check?.(tx, after, before)) ?? [], 'REFUSED');
}

function announce<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  row: Row,
  before: Row | null,
  reason?: string | null,
): void {
  tx.audit({ table: master.table, id: row.id, before, after: row, reason });
  tx.publish('masterChanged', { master: master.singular, id: row.id });
}
