import { t } from '../../i18n/translate';

/**
 * Text alternative of a sparkline: lowest and highest integer value; null if there is no day, for which nothing is
 * rendered.
 */
export const rangeOf = (points: readonly number[], text: (figure: number) => string): string | null =>
  points.length === 0
    ? null
    : t('home.figures.spark', {
        count: points.length,
        least: text(Math.min(...points)),
        most: text(Math.max(...points)),
      });
