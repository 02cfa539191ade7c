import { t } from '../../i18n/translate';

/** What a spark shows, in words: of whole units a day, the least and the most; null of no day, of which nothing is drawn. */
export const rangeOf = (points: readonly number[], text: (figure: number) => string): string | null =>
  points.length === 0
    ? null
    : t('home.figures.spark', {
        count: points.length,
        least: text(Math.min(...points)),
        most: text(Math.max(...points)),
      });
