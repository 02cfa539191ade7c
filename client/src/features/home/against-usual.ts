import { roundHalfUp } from '../../../../server/domain/kernel/money';
import { localeInIndia, t } from '../../i18n/translate';

/** 'Saturday'. */
export const weekdayOf = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString(localeInIndia(), { weekday: 'long', timeZone: 'UTC' });

/** Compares a figure with the usual one of its weekday, both in the same integer unit: '12 % above a usual Friday'. */
export function againstUsual(figure: number, usual: number | null, day: string): string {
  if (usual === null || usual <= 0) return t('home.figures.noUsual', { day });
  const percent = roundHalfUp(BigInt(figure - usual) * 100n, usual);
  if (percent === 0) return t('home.figures.asUsual', { day });
  return t(percent > 0 ? 'home.figures.above' : 'home.figures.below', { percent: Math.abs(percent), day });
}
