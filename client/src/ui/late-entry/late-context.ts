import { createContext, useContext } from 'react';
import type { ShiftOfEntry } from '../../graphql/outbox-entry';

/** The closed shift that the next entry of the page belongs to, and why it is entered late. */
export interface LateShift {
  shift: ShiftOfEntry;
  reason: string;
}

export interface LateEntry {
  /** Null for an entry in the running shift. */
  late: LateShift | null;
  begin: (late: LateShift) => void;
  /** The next entry belongs to the running shift again. */
  end: () => void;
}

export const LateContext = createContext<LateEntry>({ late: null, begin: () => {}, end: () => {} });

export const useLateEntry = (): LateEntry => useContext(LateContext);

/** The shift of an entry for its input: that of a late entry, or the shown one. */
export const shiftInput = (
  late: LateShift | null,
  shiftId: number | undefined,
): { shiftId?: number; lateReason?: string } =>
  late === null ? { shiftId } : { shiftId: late.shift.id, lateReason: late.reason };

/** The state of a page's address that begins with a late entry. */
export const stateOfLate = (late: LateShift | null): object | null => late && { late };

/** The late entry of such a state; null without one. */
export const lateIn = (state: unknown): LateShift | null =>
  (typeof state === 'object' && state !== null && 'late' in state && (state.late as LateShift)) || null;
