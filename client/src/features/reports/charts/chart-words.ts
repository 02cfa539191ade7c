import { localeInIndia, t } from '../../../i18n/translate';
import { figureText } from './chart-figures';
import type { Picture } from './chart-picture';
import { placeText } from './chart-steps';

/** The text alternative of a chart: title, content, range, lowest and highest figure. */
export function wordsOf({ title, kind, figures, series, points, step }: Picture): string {
  const drawn = points.flatMap((point) =>
    series.flatMap(({ key, label }) =>
      point.recorded.includes(key) ? [{ units: point[key]!, of: placeAndSeries(point.at, label) }] : [],
    ),
  );
  function placeAndSeries(at: string, label: string): string {
    const place = placeText(step, at);
    return series.length === 1 ? place : `${label}, ${place}`;
  }
  const sorted = drawn.toSorted((one, other) => one.units - other.units);
  const [least] = sorted;
  const most = sorted.at(-1);
  const listed = new Intl.ListFormat(localeInIndia());
  return t('charts.words', {
    title,
    kind: t(`charts.kind.${kind}`, { series: listed.format(series.map(({ label }) => label)) }),
    unit: t(`charts.unit.${figures}`),
    from: placeText(step, points[0]!.at),
    to: placeText(step, points.at(-1)!.at),
    least: figureText(figures, least!.units),
    leastOf: least!.of,
    most: figureText(figures, most!.units),
    mostOf: most!.of,
  });
}

/** The subtitle: the unit, and the meaning of the marks if they are not the rows themselves. */
export function notesOf({ figures, step, names, points }: Picture, shown: number, all: number): string {
  const notes = [t(`charts.unit.${figures}`)];
  if (step === 'week' || step === 'month') notes.push(t(`charts.step.${step}`));
  if (step === null && names > points.length) notes.push(t('charts.firstNames', { shown: points.length, all: names }));
  if (all > shown) notes.push(t('charts.firstRows', { shown, all }));
  return notes.join(' · ');
}
