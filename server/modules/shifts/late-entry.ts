import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { shifts } from '../../domain/shifts.messages';
import { moveOpeningsBack, moveOpeningsBefore, type OpenedRows } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import type { ShownField } from '../../services/approvals/change-field';
import { type ToldResult, toldResult } from '../../services/approvals/editable-table';
import { withLedgerEffects } from '../../services/approvals/ledger-effects';
import { requireRightOrApproval } from '../../services/approvals/require-approval';
import { lockShift, type RunningShift, shareRunningShift } from './running-shift';

/** The shift of an entry: the running one, or the closed one that it was forgotten in. */
export interface EntryShift extends RunningShift {
  /** Null for an entry in the running shift. */
  lateReason: string | null;
}

/** The shift that an entry names. */
interface NamedShift {
  shiftId?: number | null;
  lateReason?: string | null;
}

/**
 * The shift of an entry, locked: the running one, or with a reason the closed one that the entry names (ADR 52). A close
 * and an undo wait for the entry, or it finds the shift as they leave it. A shift that runs again takes the entry like
 * any other. Without the right `shift.lateEntry` a late entry waits for an admin.
 */
export async function lockShiftOfEntry(tx: Tx, { shiftId, lateReason }: NamedShift): Promise<EntryShift> {
  if (lateReason == null) return { ...(await shareRunningShift(tx, shiftId)), lateReason: null };
  const shift = shiftId == null ? undefined : await lockShift(tx, shiftId);
  if (shift === undefined) throw refusal('UNKNOWN_SHIFT', shifts.select(), 'shiftId', 'INVALID');
  if (shift.state === 'RUNNING') return { ...shift, lateReason: null };
  requireRightOrApproval(tx, 'shift.lateEntry');
  return { ...shift, lateReason };
}

/**
 * What an entry that is late or has a value date changed besides itself, as data and as sentences; nothing for other
 * entries in the running shift.
 */
export type LateEffects = Pick<ToldResult, 'effects' | 'effectTexts'>;

/**
 * Records the entry of a shift. For a late one, or one with a value date, it adds to the answer what followed: what
 * `record` says changed, and the balances that moved.
 */
export async function withLateEffects<Answer extends object>(
  tx: Tx,
  { lateReason, valueDate = null }: EntryShift & { valueDate?: BusinessDate | null },
  record: (effects: Message[]) => Promise<Answer>,
): Promise<Answer & LateEffects> {
  const effects: Message[] = [];
  if (lateReason === null && valueDate === null) return record(effects);
  const { answer, effects: balances } = await withLedgerEffects(tx, async () => {
    const recorded = await record(effects);
    // It may have taken back a shortage, the first document of somebody.
    effects.push(...(await moveOpeningsBack(tx)));
    return recorded;
  });
  return { ...answer, ...toldResult({ effects: [...effects, ...balances] }) };
}

/** Moves opening balances that would come after a late entry to its day; returns what changed. */
export const moveOpeningsBeforeLate = async (
  tx: Tx,
  { lateReason, shiftDate }: EntryShift,
  rows: OpenedRows,
): Promise<Message[]> => (lateReason === null ? [] : moveOpeningsBefore(tx, shiftDate, rows));

/** How a document shows that it was entered late. */
export const LATE_FACT: ShownField = { name: 'lateReason', label: 'Reason for late entry', kind: 'text' };
