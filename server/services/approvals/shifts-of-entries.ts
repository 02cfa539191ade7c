import { approvals } from '../../domain/approvals.messages';
import { showDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Sql } from '../../platform/sql';
import type { ShownField } from './change-field';
import { reasonTextOf } from './stored-reason';

/** A shift as a request names it. */
export interface ShiftOfEntry {
  date: string;
  name: string;
  state: 'RUNNING' | 'CLOSED';
}

/** What requests ask about the shifts of their entries, which the module above knows. */
export interface ShiftsOfEntries {
  /** The running and the last closed shift. */
  now(sql: Sql): Promise<Record<ShiftOfEntry['state'], number | null>>;
  named(sql: Sql, id: number): Promise<ShiftOfEntry | null>;
}

let known: ShiftsOfEntries | null = null;

/** Registers the module that knows the shifts. */
export function defineShiftsOfEntries(shifts: ShiftsOfEntries): void {
  known = shifts;
}

export function shiftsOfEntries(): ShiftsOfEntries {
  if (known === null) throw new Error('No module has registered the shifts of entries');
  return known;
}

/** The closed shift that a late entry is meant for, and its reason; null for another entry. */
export async function lateTextOf(
  sql: Sql,
  { shiftId, lateReason }: { shiftId: number | null; lateReason: string | null },
): Promise<Message | null> {
  if (shiftId === null || lateReason === null) return null;
  const shift = await shiftsOfEntries().named(sql, shiftId);
  return (
    shift && approvals.lateFor({ date: shift.date, name: shift.name, reason: reasonTextOf(lateReason) ?? lateReason })
  );
}

/** SQL: what it asks of a request `r`. */
export const LATE_OF_REQUEST = `(r.changes ->> 'shiftId')::int AS "shiftId", r.changes ->> 'lateReason' AS "lateReason"`;

/** The shift that an entry is meant for, in its review. */
export const SHIFT_FIELD: ShownField = {
  name: 'shiftId',
  label: 'Shift',
  kind: 'reference',
  reference: {
    master: 'Shift',
    async nameOf(sql, id) {
      const shift = await shiftsOfEntries().named(sql, id);
      return shift && `${showDate(shift.date)} ${shift.name}`;
    },
  },
};
