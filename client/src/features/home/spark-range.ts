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

interface SparkLine {
  /** An SVG path in a box of 100 by 100. */
  line: string;
  last: { x: number; y: number };
  /** The height of the reference value. */
  level: number | undefined;
}

/** Room above the highest and below the lowest point, so that neither looks like nothing or like a limit. */
const ABOVE = 6;
const BELOW = 30;

/** The points as a line; the scale is theirs, not from 0, since the days of a station are alike. */
export function lineOf(points: readonly number[], reference?: number): SparkLine {
  const all = reference === undefined ? points : [...points, reference];
  const least = Math.min(...all);
  const span = Math.max(...all) - least;
  const round = (figure: number): number => Math.round(figure * 100) / 100;
  const heightOf = (figure: number): number =>
    round(span === 0 ? 50 : ABOVE + (1 - (figure - least) / span) * (100 - ABOVE - BELOW));
  const placed = points.map((point, index) => ({
    x: round(points.length === 1 ? 100 : (index / (points.length - 1)) * 100),
    y: heightOf(point),
  }));
  return {
    line: placed.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' '),
    last: placed.at(-1) ?? { x: 100, y: 50 },
    level: reference === undefined ? undefined : heightOf(reference),
  };
}
