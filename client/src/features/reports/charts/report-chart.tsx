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
  /** Rows that were drawn, and how many there are. */
  shown: number;
  all: number;
}

/** One chart: its title and unit, what its looks stand for, and the picture, which says in words what it shows. */
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
