import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { WrittenChange } from '../../services/approvals/editable-document';
import type { EditableRow, EditableTable } from '../../services/approvals/editable-table';
import type { NamedShift } from './running-shift';

/** A row of a closed shift that was changed or deleted. */
export interface ClosedChange {
  shift: NamedShift;
  /** The next shift, if its figures moved too; its sheet lists the change as well. */
  nextShiftId: number | null;
  table: string;
  /** Its kind: 'Credit sale'. */
  label: string;
  rowId: number;
  /** Its title before, and after; null if it is deleted. */
  before: string;
  after: string | null;
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
  { table, label, titleOf }: Pick<EditableTable<Row>, 'table' | 'label' | 'titleOf'>,
  { before, after, reason, effects }: RowChange<Row>,
  nextShiftId: number | null = null,
): Promise<void> {
  if (record === null) throw new Error('No handler for changes of closed shifts is registered');
  const { shiftId, shiftDate, shiftName } = before;
  await record(tx, {
    ...{ shift: { id: shiftId, shiftDate, shiftName }, nextShiftId, table, label, rowId: before.id, effects },
    before: titleOf(before),
    after: after && titleOf(after),
    reason: reason!.trim(),
  });
}
