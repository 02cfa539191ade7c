import type { ReactNode } from 'react';
import { shortText } from './chart-figures';
import type { Picture } from './chart-picture';
import { placeText, shortPlace } from './chart-steps';
import classes from './report-charts.module.css';
import type { Look } from './series-look';

const FIGURES_WIDTH = 64;

/** Half a line of text: the topmost figure is centred on its line. */
export const TOP_ROOM = 12;

/** The frame of a chart, with a fixed height unless its bars are horizontal. */
export const PlotFrame = ({ height, children }: { height?: number; children: ReactNode }) => (
  <div className={classes.plot} style={height === undefined ? undefined : { height }}>
    {children}
  </div>
);

/**
 * Props common to bars and lines. No animation, nothing focusable: a chart is an image, and keyboard users find its
 * figures in the table.
 */
export const plotProps = ({ figures, series, points, step, kind, isLying }: Picture, looks: readonly Look[]) => ({
  h: '100%',
  data: points,
  dataKey: 'at',
  series: series.map(({ key, label }, index) => ({ name: key, label, color: looks[index]!.colour })),
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
