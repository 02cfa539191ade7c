import { useId } from 'react';
import { ChartBars } from './chart-bars';
import { ChartLegend } from './chart-legend';
import { ChartLines } from './chart-lines';
import type { Picture } from './chart-picture';
import { notesOf, wordsOf } from './chart-words';
import classes from './report-charts.module.css';
import { looksOf } from './series-look';

interface ReportChartProps {
  picture: Picture;
  /** Number of rows drawn, and of all rows. */
  shown: number;
  all: number;
}

/** One chart: title, unit, legend, and the image with its text alternative. */
export function ReportChart({ picture, shown, all }: ReportChartProps) {
  const chart = useId();
  const looks = looksOf(picture.series.map(({ label }) => label));
  const isOfSeveral = picture.series.length > 1 || picture.alarm !== null;
  return (
    <figure className={classes.chart} data-lying={picture.isLying || undefined}>
      <figcaption className={classes.caption}>
        <strong>{picture.title}</strong> <span>{notesOf(picture, shown, all)}</span>
      </figcaption>
      {isOfSeveral && <ChartLegend picture={picture} chart={chart} looks={looks} />}
      <div role="img" aria-label={wordsOf(picture)}>
        {picture.kind === 'line' ? (
          <ChartLines picture={picture} looks={looks} />
        ) : (
          <ChartBars picture={picture} chart={chart} looks={looks} />
        )}
      </div>
    </figure>
  );
}
