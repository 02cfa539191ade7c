import { approvals } from '../../domain/approvals.messages';
import { type ChangeState, changeCommentRule } from '../../domain/change-request.rules';
import { problemOfField } from '../../domain/field-rules';
import { inr } from '../../domain/kernel/format';
import { labelled, type Message } from '../../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { askAbout, askTogether } from '../../platform/ask-about';
import { mayPass } from '../../platform/permission';
import { rehearse } from '../../platform/rehearse';
import { stationSetting, stationSettings } from '../../platform/station-setting';
import { ApprovalNeeded, type Tx } from '../../platform/submit';
import { maySkipRequest, mayStopChange, stopsClosedShifts } from './approval-policy';
import { differing, storedChanges, type Values } from './change-field';
import { ChangePermission } from './change-request.entity';
import {
  type ChangeResult,
  type EditableRow,
  type EditableTable,
  editableTableNamed,
  existing,
  fieldsOf,
  type ToldResult,
  toldResult,
} from './editable-table';
import { endRequestsOfGoneRow } from './end-request';
import { writeRequest } from './write-request';

/** A requested change of one row. */
export interface AskedChange {
  rowId: number;
  permission: ChangePermission.DELETE | ChangePermission.MODIFY;
  /** The changed fields, typed or as stored; empty for a deletion. */
  changes: Values;
  comment: string | null;
  /** The field of the input that has the comment; 'comment' if omitted. */
  commentField?: 'comment' | 'reason';
  /** The version that the user saw; without one the current row is changed. */
  version?: number | null;
  /** Whether a question about a new figure or number is answered: the change is stored. */
  confirmed?: boolean | null;
}

/** The outcome of a requested change. */
export interface ChangeOutcome extends ToldResult {
  changeRequestId: number;
  state: Extract<ChangeState, 'PENDING' | 'DONE'>;
}

/** Whether the actor may apply a change alone: not if the station requires a second one (setting `fourEyes`). */
export const mayApplyAlone = async ({ sql, actor }: Pick<Tx, 'sql' | 'actor'>): Promise<boolean> =>
  mayPass('changes.decide', actor) && !(await stationSetting(sql, 'fourEyes'));

/**
 * Whether staff may make such a change of the row at once: of an own new entry where the station lets them, and what the
 * approval policy leaves to them, which is never to delete, disable or enable a row. Not with four eyes, where the
 * changes of admins wait too.
 */
async function mayChangeAlone<Row extends EditableRow>(
  { sql, actor }: Pick<Tx, 'sql' | 'actor'>,
  { table, isOwnNew }: EditableTable<Row>,
  row: Row,
  { permission, changes }: Pick<AskedChange, 'permission' | 'changes'>,
): Promise<boolean> {
  const { fourEyes, ownEntries } = await stationSettings(sql);
  if (fourEyes) return false;
  if (ownEntries === 'ALLOWED' && isOwnNew?.(row, actor)) return true;
  if (permission !== ChangePermission.MODIFY || Object.hasOwn(changes, 'disabled')) return false;
  return maySkipRequest(actor, sql, table);
}

/** Whether the actor may change a row without a request, unless the approval policy stops the new figures. */
const needsNoRequest = async <Row extends EditableRow>(
  on: Pick<Tx, 'sql' | 'actor'>,
  editableTable: EditableTable<Row>,
  row: Row,
  asked: Pick<AskedChange, 'permission' | 'changes'>,
): Promise<boolean> => (await mayApplyAlone(on)) || (await mayChangeAlone(on, editableTable, row, asked));

/** Which changes of a row the actor may make without a request; see `needsNoRequest`. */
export async function changesAtOnce<Row extends EditableRow>(
  on: Pick<Tx, 'sql' | 'actor'>,
  editableTable: EditableTable<Row>,
  row: Row,
): Promise<{ isChangedAtOnce: boolean; isDeletedAtOnce: boolean }> {
  if (editableTable.isOfClosedShift?.(row) && (await stopsClosedShifts(on.actor, on.sql)))
    return { isChangedAtOnce: false, isDeletedAtOnce: false };
  const isDeletedAtOnce = await needsNoRequest(on, editableTable, row, {
    permission: ChangePermission.DELETE,
    changes: {},
  });
  // Who deletes a row at once changes it at once, so that this is not asked twice.
  const isChangedAtOnce =
    isDeletedAtOnce ||
    (await mayChangeAlone(on, editableTable, row, { permission: ChangePermission.MODIFY, changes: {} }));
  return { isChangedAtOnce, isDeletedAtOnce };
}

/**
 * Whether the change is stopped, by a dry run: by the approval policy, as one of a small amount to one above the limit, or
 * as one of an own new entry that a document made since would then count, such as a bill of its new creditor.
 */
async function isStopped<Row extends EditableRow>(
  tx: Tx,
  editableTable: EditableTable<Row>,
  row: Row,
  asked: AskedChange,
): Promise<boolean> {
  const { table, isOwnNew, read } = editableTable;
  const isOwn = isOwnNew?.(row, tx.actor) === true && !(await mayApplyAlone(tx));
  if (!isOwn && !(await mayStopChange(tx.actor, tx.sql, table))) return false;
  try {
    return await rehearse(tx, async (trial) => {
      await applyChange(trial, editableTable, row, asked);
      const after = isOwn ? await read(trial.sql, row.id) : null;
      return after !== null && !isOwnNew!(after, tx.actor);
    });
  } catch (error) {
    if (error instanceof ApprovalNeeded) return true;
    throw error;
  }
}

/** Whether the actor's change of a locked row is applied at once, and does not wait for an admin. */
export async function isAppliedAlone<Row extends EditableRow>(
  tx: Tx,
  editableTable: EditableTable<Row>,
  row: Row,
  asked: AskedChange,
): Promise<boolean> {
  if (!(await needsNoRequest(tx, editableTable, row, asked))) return false;
  if (await editableTable.waits?.(tx, row, asked.changes)) return false;
  return !(await isStopped(tx, editableTable, row, asked));
}

/**
 * The only way to change or delete a recorded row (docs/design/domain.md#change-requests). The change of a user who may
 * decide alone, or of an own new entry, is applied, and the other admins get a notice; any other change, or one that the approval policy stops, is
 * rehearsed and waits for an admin.
 * Throws ProblemError as the change itself would, STALE if the row has changed since, and what the change is asked about
 * unless it is confirmed.
 */
export async function askOrApply<Row extends EditableRow>(
  tx: Tx,
  editableTable: EditableTable<Row>,
  asked: AskedChange,
): Promise<ChangeOutcome> {
  await editableTable.lock(tx, asked.rowId);
  const row = await existing(tx.sql, editableTable, asked.rowId);
  refuseStale(editableTable, row, asked.version ?? null);
  const changes = changesOf(editableTable, row, asked);
  const apply = async (on: Tx): Promise<{ done: ChangeResult; title: string }> => {
    const done = await applyChange(on, editableTable, row, { ...asked, changes });
    const after = await editableTable.read(on.sql, asked.rowId);
    const title = movedTitle(editableTable.titleOf(row), editableTable.titleOf(after ?? row));
    return { done, title: withFigures(title, editableTable, row, changes) };
  };
  // Before the dry run of isAppliedAlone, which records the change with its reason.
  if (editableTable.isOfClosedShift?.(row)) refuseIf(problemsOfComment(asked));
  const isAlone = await isAppliedAlone(tx, editableTable, row, { ...asked, changes });
  if (!isAlone) {
    refuseIf(problemsOfComment(asked));
    await refuseAskedAlready(tx, editableTable.table, { ...asked, changes });
  }
  const { done, title } = isAlone
    ? await apply(tx)
    : await rehearse(tx, (trial) => apply({ ...trial, isApproved: true }));
  if (isAlone && asked.permission === ChangePermission.DELETE)
    await endRequestsOfGoneRow(tx, editableTable, asked.rowId);
  const changeRequestId = await write(
    tx,
    editableTable,
    row,
    { ...asked, changes, title },
    isAlone ? 'DONE' : 'PENDING',
  );
  return isAlone
    ? { ...toldResult(done), changeRequestId, state: 'DONE' }
    : { ...toldResult({ effects: done.effects }), changeRequestId, state: 'PENDING' };
}

/** A label within a sentence. */
const inSentence = (label: string): Message => labelled(label, label.toLowerCase());

let afterChange: (tx: Tx) => Promise<Message[]> = async () => [];

/** The masters register here what follows from a change of any document; it returns its effects. */
export function onEveryChange(registered: typeof afterChange): void {
  afterChange = registered;
}

/**
 * Applies a change to a locked row, by its table's `modify` or `remove`, and what follows from it. What it is asked about is refused, unless the
 * change is confirmed or reviewed by another person; then it is the first of the effects.
 */
export async function applyChange<Row extends EditableRow>(
  tx: Tx,
  editableTable: EditableTable<Row>,
  row: Row,
  asked: Pick<AskedChange, 'permission' | 'changes' | 'comment' | 'confirmed'>,
): Promise<ChangeResult> {
  const done = await modifyOrRemove(tx, editableTable, row, asked);
  const followed = await afterChange(tx);
  return followed.length === 0 ? done : { ...done, effects: [...(done.effects ?? []), ...followed] };
}

async function modifyOrRemove<Row extends EditableRow>(
  tx: Tx,
  { label, modify, remove, whyNotDeleted }: EditableTable<Row>,
  row: Row,
  { permission, changes, comment, confirmed }: Pick<AskedChange, 'permission' | 'changes' | 'comment' | 'confirmed'>,
): Promise<ChangeResult> {
  if (permission === ChangePermission.MODIFY) {
    if (modify === null) throw refusal('NOT_CHANGED', approvals.notEditable({ table: inSentence(label) }));
    const { questions = [], ...done } = await modify(tx, row, changes, comment);
    await askTogether(
      ...questions.map(
        ({ code, field, fact }) =>
          () =>
            askAbout(tx, { confirmed }, code, field, () => fact),
      ),
    );
    return questions.length === 0
      ? done
      : { ...done, effects: [...questions.map(({ fact }) => fact), ...(done.effects ?? [])] };
  }
  if (remove === null) throw refusal('NOT_DELETED', approvals.notDeletable({ table: inSentence(label) }));
  const problem = whyNotDeleted?.(row);
  refuseIf(problem ? [problem] : [], 'REFUSED');
  return remove(tx, row, comment);
}

function changesOf<Row extends EditableRow>(
  editableTable: EditableTable<Row>,
  row: Row,
  { permission, changes: typed }: AskedChange,
): Record<string, unknown> {
  if (permission === ChangePermission.DELETE) return {};
  const { changes, problems } = storedChanges(editableTable.fields, typed);
  refuseIf(problems);
  const changed = differing(changes, row);
  if (Object.keys(changed).length === 0)
    throw refusal('NOTHING_CHANGED', approvals.nothingChanged(), undefined, 'INVALID');
  return changed;
}

function refuseStale<Row extends EditableRow>({ titleOf }: EditableTable<Row>, row: Row, version: number | null): void {
  if (version === null || version === row.version) return;
  throw refusal('STALE', approvals.changedMeanwhile({ title: titleOf(row) }));
}

function problemsOfComment({ comment, commentField = 'comment' }: AskedChange): Problem[] {
  const problem = problemOfField(commentField, changeCommentRule, comment);
  return problem ? [problem] : [];
}

/** Rejects an identical pending request by the same user. The row is locked, so two cannot be made at once. */
async function refuseAskedAlready(tx: Tx, table: string, { rowId, permission, changes }: AskedChange): Promise<void> {
  const same = await tx.sql(
    `SELECT FROM change_request WHERE state = 'PENDING' AND table_name = $1 AND row_id = $2 AND permission = $3
       AND changes = $4::jsonb AND requested_by_id = $5`,
    [table, rowId, permission, changes, tx.actor.userId],
  );
  if (same.length > 0) throw refusal('ASKED_ALREADY', approvals.askedAlready());
}

/** A fact about a row that an admin records by a command. */
interface RecordedAlone {
  table: string;
  rowId: number;
  /** The row's fields that get another value. */
  changes: Values;
  comment?: string | null;
}

/**
 * Notifies the other admins, before it is written, of what one of them records about a row alone, also under four eyes:
 * a new fact with its date is no change of a recorded row (ADR 14), and nobody decides on it.
 */
export async function tellOtherAdmins(tx: Tx, { table, rowId, changes, comment = null }: RecordedAlone): Promise<void> {
  const editableTable = editableTableNamed(table);
  const row = await existing(tx.sql, editableTable, rowId);
  const moved = movedTitle(editableTable.titleOf(row), editableTable.titleOf({ ...row, ...changes }));
  const title = withFigures(moved, editableTable, row, changes);
  await write(tx, editableTable, row, { rowId, permission: ChangePermission.MODIFY, changes, comment, title }, 'DONE');
}

async function write<Row extends EditableRow>(
  tx: Tx,
  editableTable: EditableTable<Row>,
  row: Row,
  { permission, changes, comment, title }: AskedChange & { title: string },
  state: ChangeOutcome['state'],
): Promise<number> {
  const { table, label } = editableTable;
  const before = fieldsOf(editableTable, row);
  return writeRequest(tx, {
    ...{ table, label, rowId: row.id, title, permission, changes, before, rowVersion: row.version, comment, state },
    audited: { after: { table, rowId: row.id, permission, changes, state }, reason: comment },
  });
}

/** The title of a row before and after a change: 'ramesh kumar, ₹1.00 → ₹40,000.00'. */
function movedTitle(before: string, after: string): string {
  const [was, is] = [before.split(', '), after.split(', ')];
  if (was.length !== is.length) return `${before} → ${after}`;
  return was.map((part, index) => (part === is[index] ? part : `${part} → ${is[index]}`)).join(', ');
}

/** The title with the changed amounts and rates that it does not show yet: 'SHREE TRANSPORT, ₹1,000.00 → ₹5,000.00'. */
function withFigures<Row extends EditableRow>(
  title: string,
  { fields }: EditableTable<Row>,
  row: Row,
  changes: Values,
): string {
  const inRupees = (value: unknown): string => (value == null ? '—' : inr(value as number));
  const moves = fields
    .filter(({ name, kind }) => Object.hasOwn(changes, name) && (kind === 'money' || kind === 'rate'))
    .map(({ name }) => `${inRupees((row as Values)[name])} → ${inRupees(changes[name])}`);
  return [title, ...moves.filter((move) => !title.includes(move))].join(', ');
}
