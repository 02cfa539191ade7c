import { createContext, useContext } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import type { ShiftOfEntry } from '../../graphql/outbox-entry';
import { t } from '../../i18n/translate';
import { showInstant, showTime } from '../text/show-time';

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

/** The variables of the list beside an entry's form: the closed shift of late entries, else the running one. */
export function useListedShift(): { shiftId?: number } {
  const { late } = useLateEntry();
  return late === null ? {} : { shiftId: late.shift.id };
}

/** The title of that list; a closed shift is named. */
export function useListTitle(title: string): string {
  const { late } = useLateEntry();
  return late === null ? title : `${title}: ${showDate(late.shift.shiftDate)} ${late.shift.shiftName}`;
}

/** When a row was entered: the time, and of a late one the date too. */
export const enteredAt = ({ createdAt, lateReason }: { createdAt: string; lateReason?: string | null }): string =>
  lateReason == null ? showTime(createdAt) : t('late.at', { time: showInstant(createdAt) });

/** The shift of an entry for its input: that of a late entry, or the shown one. */
export const shiftInput = (
  late: LateShift | null,
  shiftId: number | undefined,
): { shiftId?: number; lateReason?: string } =>
  late === null ? { shiftId } : { shiftId: late.shift.id, lateReason: late.reason };

/** The same for a form that does not show the running shift: it names a shift only if the entry is late. */
export const lateInput = (late: LateShift | null): { shiftId?: number; lateReason?: string } =>
  shiftInput(late, undefined);

/** The state of a page's address that begins with a late entry. */
export const stateOfLate = (late: LateShift | null): object | null => late && { late };

/** The late entry of such a state; null without one. */
export const lateIn = (state: unknown): LateShift | null =>
  (typeof state === 'object' && state !== null && 'late' in state && (state.late as LateShift)) || null;
