import { addDays, type BusinessDate, financialYearOf, monthOf } from '../../../../server/domain/kernel/business-date';
import type { MessageKey } from '../../i18n/catalogue.en';

export interface DatePreset {
  label: MessageKey & `reports.preset.${string}`;
  from: BusinessDate;
  to: BusinessDate;
}

const MONDAY = 1;

/** The ranges that are asked for most. A week begins on Monday, the financial year in April. */
export function presetsOf(today: BusinessDate): DatePreset[] {
  const yesterday = addDays(today, -1);
  const weekDay = new Date(`${today}T00:00:00Z`).getUTCDay();
  const month = monthOf(today);
  const firstYear = financialYearOf(today).slice(0, 4);
  return [
    { label: 'reports.preset.today', from: today, to: today },
    { label: 'reports.preset.yesterday', from: yesterday, to: yesterday },
    { label: 'reports.preset.week', from: addDays(today, -((weekDay - MONDAY + 7) % 7)), to: today },
    { label: 'reports.preset.month', ...month },
    { label: 'reports.preset.lastMonth', ...monthOf(addDays(month.from, -1)) },
    { label: 'reports.preset.year', from: `${firstYear}-04-01`, to: `${Number(firstYear) + 1}-03-31` },
  ];
}
