import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { EntryShift } from './late-entry';

type Recalculate = (tx: Tx, shift: EntryShift, pumpIds: readonly number[], field: string) => Promise<Message[]>;

let recalculate: Recalculate | null = null;

/**
 * The closing module, which credit and cash must not import, registers here how a closed pump is calculated again (ADR
 * 52).
 */
export function onLateTaking(registered: Recalculate): void {
  recalculate = registered;
}

/**
 * Calculates the pump of a late sale or collection again, once it is written: its shortages and what is short or over
 * follow. Returns what changed; throws ProblemError REFUSED at `field` if a check of the close fails. Does nothing for
 * the running shift.
 */
export async function recalculateLate(tx: Tx, shift: EntryShift, pumpId: number, field: string): Promise<Message[]> {
  if (shift.lateReason === null) return [];
  if (recalculate === null) throw new Error('No recalculate handler is registered');
  return recalculate(tx, shift, [pumpId], field);
}
