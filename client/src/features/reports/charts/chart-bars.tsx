import type { BarShapeProps } from 'recharts';
import { BarChart } from '../../../ui/kit/charts';
import { figureText } from './chart-figures';
import { AlarmMark } from './chart-marks';
import type { Picture, Point, Series } from './chart-picture';
import { PlotFrame, plotProps, TOP_ROOM } from './plot-props';
import { fillId, SeriesFills } from './series-fills';
import type { Look } from './series-look';

/** Two lines of a name, with a bar next to them. */
const LYING_HEIGHT = 34;
/** Space for a name left of a horizontal bar, and for its text. */
const NAME_WIDTH = 132;
const NAME_LETTERS = 28;
/** Space for a figure right of a horizontal bar. */
const FIGURE_ROOM = 86;

const cut = (name: string): string => (name.length > NAME_LETTERS ? `${name.slice(0, NAME_LETTERS - 1)}…` : name);

/** Bars side by side, stacked, or horizontal with names on the left and figures on the right. */
export function ChartBars({ picture, chart, looks }: { picture: Picture; chart: string; looks: readonly Look[] }) {
  const { kind, figures, series, points, isLying } = picture;
  const show = (units: number): string => figureText(figures, units);
  return (
    <PlotFrame height={isLying ? points.length * LYING_HEIGHT : undefined}>
      <BarChart
        {...plotProps(picture, looks)}
        type={kind === 'stacked' ? 'stacked' : 'default'}
        orientation={isLying ? 'vertical' : 'horizontal'}
        gridAxis={isLying ? 'none' : 'x'}
        maxBarWidth={isLying ? 18 : 40}
        valueFormatter={show}
        barChartProps={{ stackOffset: 'sign', margin: isLying ? { right: FIGURE_ROOM } : { top: TOP_ROOM } }}
        {...(isLying && {
          withBarValueLabel: true,
          valueLabelProps: { fill: 'var(--text)' },
          // Each bar has its figure next to it.
          withXAxis: false,
          yAxisProps: { width: NAME_WIDTH, tickFormatter: cut, interval: 0 },
        })}
        barProps={({ name }) => {
          const place = series.findIndex(({ key }) => key === name);
          return {
            fill: `url(#${fillId(chart, place)})`,
            shape: (props: BarShapeProps) => <BarMark {...props} series={series[place]!} look={looks[place]!} />,
          };
        }}
      >
        <SeriesFills chart={chart} looks={looks} />
      </BarChart>
    </PlotFrame>
  );
}

/** One bar, outlined so that a light pattern has an edge; negative ones hang from the zero line. */
function BarMark({ x, y, width, height, fill, payload, series, look }: BarShapeProps & { series: Series; look: Look }) {
  const { alarms, recorded, ...figures } = payload as Point;
  if (!recorded.includes(series.key)) return null;
  const [top, left] = [Math.min(y, y + height), Math.min(x, x + width)];
  const isBelow = (figures[series.key] ?? 0) < 0;
  return (
    <>
      <rect
        data-mark={series.label}
        x={left}
        y={top}
        width={Math.abs(width)}
        height={Math.abs(height)}
        fill={fill}
        stroke={look.colour}
      />
      {alarms.includes(series.key) && (
        <AlarmMark x={left + Math.abs(width) / 2} y={isBelow ? top + Math.abs(height) : top} isBelow={isBelow} />
      )}
    </>
  );
}
