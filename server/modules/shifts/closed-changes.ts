import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { NamedShift } from './running-shift';

/** A row of a closed shift that was changed or deleted. */
export interface ClosedChange {
  shift: NamedShift;
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

type Record = (tx: Tx, change: ClosedChange) => Promise<void>;

let record: Record | null = null;

/** The closing module, which other modules must not import, registers here how a change is recorded for the sheet. */
export function onClosedChange(registered: Record): void {
  record = registered;
}

/** Records a change of a row for the sheet of its closed shift. */
export async function recordClosedChange(tx: Tx, change: ClosedChange): Promise<void> {
  if (record === null) throw new Error('No handler for changes of closed shifts is registered');
  await record(tx, change);
}
