import { ANSWERS } from '../domain/answers';
import { approvals } from '../domain/approvals.messages';
import { editReasonRule } from '../domain/employee.rules';
import { labelled, type Message } from '../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import type { Tx } from '../platform/submit';
import { type AskedChange, askOrApply, mayApplyAlone } from '../services/approvals/ask-or-apply';
import { differing } from '../services/approvals/change-field';
import { ChangePermission } from '../services/approvals/change-request.entity';
import type { EditableTable } from '../services/approvals/editable-table';
import { type MasterAnswer, modify, takeTurn } from './change-master';
import { type Master, namedIn } from './master';
import { existingRow, readableBy, readRow } from './master.queries';
import type { RemovalInput, UpdateInput } from './master-input';
import type { MasterRow } from './master-row';

/** A master with its entry in the registry of editable tables. */
export interface ChangedMaster<Row extends MasterRow = MasterRow> {
  master: Master<Row>;
  editableTable: EditableTable;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Changes a row, or requests the change. Old tools may send fields that cannot be changed here with their current
 * values.
 */
export async function update<Row extends MasterRow>(
  tx: Tx,
  changed: ChangedMaster<Row>,
  { id, version, reason = null, confirmed, ...given }: UpdateInput,
): Promise<MasterAnswer<Row>> {
  const { master, editableTable } = changed;
  const before = await rowToChange(tx, master, { id, version });
  refuseIf(problemsOfElsewhere(master, given, before), 'REFUSED');
  const known = Object.entries(given).filter(([name]) => editableTable.fields.some((field) => field.name === name));
  const changes = Object.fromEntries(known);
  return modified(tx, changed, before, { changes, comment: reason, confirmed });
}

/** Enables a disabled row, or requests it. */
export async function enable<Row extends MasterRow>(
  tx: Tx,
  changed: ChangedMaster<Row>,
  { reason = null, ...asked }: RemovalInput,
): Promise<MasterAnswer<Row>> {
  const before = await rowToChange(tx, changed.master, asked);
  const answer = await modified(tx, changed, before, { changes: { disabled: false }, comment: reason });
  if (answer.changeRequestId !== null) return answer;
  return { ...answer, ...texts.rowEnabled({ row: namedIn(changed.master, before) }) };
}

/** Deletes a row, or disables one in use, or requests it. */
export async function remove<Row extends MasterRow>(
  tx: Tx,
  changed: ChangedMaster<Row>,
  { reason = null, ...asked }: RemovalInput,
): Promise<MasterAnswer<Row>> {
  const before = await rowToChange(tx, changed.master, asked);
  await refuseUnreasoned(tx, reason);
  return sent(tx, changed, before, { permission: ChangePermission.DELETE, changes: {}, comment: reason });
}

/**
 * A change without fields is written directly for users who may decide alone: old tools send a row to bump its version.
 */
async function modified<Row extends MasterRow>(
  tx: Tx,
  changed: ChangedMaster<Row>,
  before: Row,
  asked: Pick<AskedChange, 'changes' | 'comment' | 'confirmed'>,
): Promise<MasterAnswer<Row>> {
  const { master } = changed;
  const { changes, comment: reason } = asked;
  await refuseUnreasoned(tx, reason);
  const isSame = Object.keys(differing(changes, before as unknown as Values)).length === 0;
  if (!isSame || !(await mayApplyAlone(tx)))
    return sent(tx, changed, before, { ...asked, permission: ChangePermission.MODIFY });
  const answer = (await modify(tx, master, before, {}, reason)) as Message;
  const row = readableBy(tx.actor, master, await existingRow(tx.sql, master, before.id));
  return { id: before.id, row, ...textOf(answer), changeRequestId: null };
}

/** Without the effects. */
const textOf = ({ messageId, params, message }: Message): Message => ({ messageId, params, message });

async function sent<Row extends MasterRow>(
  tx: Tx,
  { master, editableTable }: ChangedMaster<Row>,
  { id, version }: Row,
  asked: Omit<AskedChange, 'rowId' | 'version'>,
): Promise<MasterAnswer<Row>> {
  const { state, changeRequestId, ...done } = await askOrApply(tx, editableTable, {
    ...asked,
    rowId: id,
    version,
    commentField: 'reason',
  });
  const row = await readRow(tx.sql, master, id);
  return {
    id,
    row: row && readableBy(tx.actor, master, row),
    ...(state === 'PENDING' ? labelled(ANSWERS.sentForApproval) : textOf(done as Message)),
    changeRequestId: state === 'PENDING' ? changeRequestId : null,
  };
}

/** The approver reads the reason; a form without one gets the error at that field. */
async function refuseUnreasoned(tx: Tx, reason: string | null): Promise<void> {
  if (reason?.trim() || (await mayApplyAlone(tx))) return;
  throw refusal('REQUIRED', labelled(editReasonRule.missing!), 'reason', 'INVALID');
}

/** Fields that cannot be changed here and would get another value; their current value is accepted. */
function problemsOfElsewhere<Row extends MasterRow>({ fields }: Master<Row>, given: Values, before: Row): Problem[] {
  const present = before as unknown as Values;
  return fields.flatMap(({ name, options: { changedElsewhere } }) =>
    changedElsewhere !== undefined && given[name] != null && given[name] !== present[name]
      ? [{ code: 'CHANGED_ELSEWHERE', ...labelled(changedElsewhere), field: name }]
      : [],
  );
}

/** The row, locked until the commit. Throws ProblemError STALE if a version is given and the row has another one. */
async function rowToChange<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  { id, version }: Pick<UpdateInput, 'id' | 'version'>,
): Promise<Row> {
  await takeTurn(tx, master);
  const row = await existingRow(tx.sql, master, id, { lock: true });
  if (version == null || row.version === version) return row;
  throw refusal('STALE', approvals.changedMeanwhile({ title: namedIn(master, row) }));
}
