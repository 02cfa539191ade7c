import { localeInIndia, t } from '../../i18n/translate';

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The time since an instant, in the largest fitting unit: '5 minutes ago'. The future counts as now. */
export function relativeTime(instant: string | Date, now: Date): string {
  const seconds = Math.max(0, Math.floor((now.getTime() - new Date(instant).getTime()) / 1_000));
  const fitting = UNITS.find(([, size]) => seconds >= size);
  // The browsers' Hindi word means 'from now on'.
  if (fitting === undefined) return t('ui.now');
  const [unit, length] = fitting;
  return new Intl.RelativeTimeFormat(localeInIndia(), { numeric: 'auto' }).format(-Math.floor(seconds / length), unit);
}
