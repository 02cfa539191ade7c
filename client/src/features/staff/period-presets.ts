import type { Period } from '../../../../server/domain/earned-pay';
import { addDays, monthOf } from '../../../../server/domain/kernel/business-date';
import type { SalaryFormQuery } from '../../graphql/generated/graphql';
import type { MessageKey } from '../../i18n/catalogue.en';

export interface PeriodPreset extends Period {
  label: MessageKey & `staff.preset.${string}`;
}

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The usual pay periods that are over and unpaid and skip no unpaid shift, without duplicates. */
export function presetsOf({ from, to, payTo, unpaidSince }: SalaryFormQuery['salaryForm']): PeriodPreset[] {
  const month = monthOf(payTo);
  const presets: PeriodPreset[] = [
    { label: 'staff.preset.proposed', from, to },
    { label: 'staff.preset.lastMonth', ...monthOf(addDays(month.from, -1)) },
    { label: 'staff.preset.thisMonth', ...month },
    { label: 'staff.preset.tillNow', from, to: payTo },
  ];
  return presets
    .map((preset) => ({ ...preset, from: later(preset.from, from), to: earlier(preset.to, payTo) }))
    .filter(
      (preset, index, all) =>
        preset.from <= preset.to &&
        preset.from <= (unpaidSince ?? preset.from) &&
        all.findIndex((other) => other.from === preset.from && other.to === preset.to) === index,
    );
}
