import { addDays, type BusinessDate, financialYearOf, monthOf } from '../../../../server/domain/kernel/business-date';
import type { MessageKey } from '../../i18n/catalogue.en';

export interface DateRange {
  from: BusinessDate;
  to: BusinessDate;
}

export interface DatePreset extends DateRange {
  label: MessageKey & `reports.preset.${string}`;
}

/** The date of a shift, and whether it is running. */
export interface ShiftDay {
  day: BusinessDate;
  isRunning: boolean;
}

const MONDAY = 1;

/** The financial year of a day, April to March. */
function yearOf(day: BusinessDate): DateRange {
  const firstYear = financialYearOf(day).slice(0, 4);
  return { from: `${firstYear}-04-01`, to: `${Number(firstYear) + 1}-03-31` };
}

/**
 * The most common date ranges. A week begins on Monday, the financial year in April. `shift` is the running one, else
 * the last closed one; null if there is none.
 */
export function presetsOf(today: BusinessDate, shift: ShiftDay | null): DatePreset[] {
  const yesterday = addDays(today, -1);
  const weekDay = new Date(`${today}T00:00:00Z`).getUTCDay();
  const month = monthOf(today);
  return [
    { label: 'reports.preset.today', from: today, to: today },
    { label: 'reports.preset.yesterday', from: yesterday, to: yesterday },
    ...(shift === null ? [] : [dayOf(shift)]),
    { label: 'reports.preset.week', from: addDays(today, -((weekDay - MONDAY + 7) % 7)), to: today },
    { label: 'reports.preset.month', ...month },
    { label: 'reports.preset.lastMonth', ...monthOf(addDays(month.from, -1)) },
    { label: 'reports.preset.year', ...yearOf(today) },
  ];
}

/** Includes all shifts of its date. */
const dayOf = ({ day, isRunning }: ShiftDay): DatePreset => ({
  label: isRunning ? 'reports.preset.shift' : 'reports.preset.lastShift',
  from: day,
  to: day,
});

/** The next wider range after an empty result: its month, then its financial year. Null beyond that. */
export function widerRange({ from, to }: DateRange): DatePreset | null {
  const candidates = [
    { label: 'reports.preset.wholeMonth', ...monthOf(from) } as const,
    { label: 'reports.preset.wholeYear', ...yearOf(from) } as const,
  ];
  return candidates.find((wider) => wider.to >= to && (wider.from < from || wider.to > to)) ?? null;
}
