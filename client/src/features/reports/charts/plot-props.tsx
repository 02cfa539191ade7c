import type { ReactNode } from 'react';
import { shortText } from './chart-figures';
import type { Picture } from './chart-picture';
import { placeText, shortPlace } from './chart-steps';
import classes from './report-charts.module.css';
import type { Look } from './series-look';

const FIGURES_WIDTH = 64;

/** Half a line of text: the uppermost figure stands at its line. */
export const TOP_ROOM = 12;

/** A chart fills its frame, which is as high unless its bars lie one under the other. */
export const PlotFrame = ({ height, children }: { height?: number; children: ReactNode }) => (
  <div className={classes.plot} style={height === undefined ? undefined : { height }}>
    {children}
  </div>
);

/**
 * What bars and lines have in common. Nothing moves, and nothing in it takes the focus: it is a picture, and who goes by
 * keyboard finds its figures in the table.
 */
export const plotProps = ({ figures, series, points, step, kind, isLying }: Picture, looks: readonly Look[]) => ({
  h: '100%',
  data: points,
  dataKey: 'at',
  series: series.map(({ key, label }, place) => ({ name: key, label, color: looks[place]!.colour })),
  accessibilityLayer: false,
  strokeDasharray: '0',
  gridColor: 'var(--hairline)',
  textColor: 'var(--muted)',
  referenceLines: kind === 'line' ? [] : [{ [isLying ? 'x' : 'y']: 0, color: 'var(--control-border)' }],
  xAxisProps: { tickFormatter: (at: string) => shortPlace(step, at), interval: 'equidistantPreserveStart' as const },
  yAxisProps: {
    width: FIGURES_WIDTH,
    allowDecimals: false,
    tickFormatter: (units: number) => shortText(figures, units),
  },
  tooltipProps: { labelFormatter: (at: ReactNode) => placeText(step, String(at)) },
});
