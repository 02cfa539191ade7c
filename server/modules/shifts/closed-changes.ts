import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { Values } from '../../services/approvals/change-field';
import { describeFieldChange } from '../../services/approvals/describe-field-change';
import type { WrittenChange } from '../../services/approvals/editable-document';
import { type EditableRow, type EditableTable, picked } from '../../services/approvals/editable-table';
import type { NamedShift } from './running-shift';

/** A row's title, and the fields that changed by name, as stored. */
interface RecordedState {
  title: string;
  fields: Values;
}

/** A row of a closed shift that was changed or deleted. */
export interface ClosedChange {
  shift: NamedShift;
  /** The next shift, if its figures moved too; its sheet lists the change as well. */
  nextShiftId: number | null;
  table: string;
  /** Its kind: 'Credit sale'. */
  label: string;
  rowId: number;
  before: RecordedState;
  /** Null if it is deleted. */
  after: RecordedState | null;
  /** A sentence for each field that changed. */
  fields: readonly Message[];
  reason: string;
  effects: readonly Message[];
}

type RecordClosedChange = (tx: Tx, change: ClosedChange) => Promise<void>;

let record: RecordClosedChange | null = null;

/** The closing module, which other modules must not import, registers here how a change is recorded for the sheet. */
export function onClosedChange(registered: RecordClosedChange): void {
  record = registered;
}

/** A row of a shift. */
interface RowOfShift extends EditableRow {
  shiftId: number;
  shiftDate: string;
  shiftName: string;
}

interface RowChange<Row extends RowOfShift> extends Omit<WrittenChange<Row>, 'readAfter'> {
  /** Null if the row is deleted. */
  after: Row | null;
}

/**
 * Records a change of a row for the sheet of its closed shift, and for that of the next one if its figures moved too. The
 * caller has required a reason.
 */
export async function recordRowChange<Row extends RowOfShift>(
  tx: Tx,
  { table, label, titleOf, fields }: Pick<EditableTable<Row>, 'table' | 'label' | 'titleOf' | 'fields'>,
  { before, after, reason, effects }: RowChange<Row>,
  nextShiftId: number | null = null,
): Promise<void> {
  if (record === null) throw new Error('No handler for changes of closed shifts is registered');
  const { shiftId, shiftDate, shiftName } = before;
  const changed = after === null ? [] : fields.filter(({ name }) => after[name] !== before[name]);
  const names = changed.map(({ name }) => name);
  const described: Message[] = [];
  for (const field of changed)
    described.push(await describeFieldChange(tx.sql, field, before[field.name], after![field.name]));
  await record(tx, {
    ...{ shift: { id: shiftId, shiftDate, shiftName }, nextShiftId, table, label, rowId: before.id, effects },
    before: { title: titleOf(before), fields: picked(before, names) },
    after: after && { title: titleOf(after), fields: picked(after, names) },
    fields: described,
    reason: reason!.trim(),
  });
}
