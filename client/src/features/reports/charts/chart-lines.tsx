import type { DotItemDotProps } from 'recharts';
import { LineChart } from '../../../ui/kit/charts';
import { figureText, isLevel } from './chart-figures';
import { AlarmMark, LineMark } from './chart-marks';
import type { Picture, Point, Series } from './chart-picture';
import { PlotFrame, plotProps, TOP_ROOM } from './plot-props';
import type { Look } from './series-look';

/** Space right of the last mark for the series' label. */
const LABEL_ROOM = 56;

/** Lines with a mark at each recorded figure; prices are step lines, since a price is valid until the next. */
export function ChartLines({ picture, looks }: { picture: Picture; looks: readonly Look[] }) {
  const { figures, series, points } = picture;
  const { yAxisProps, ...common } = plotProps(picture, looks);
  return (
    <PlotFrame>
      <LineChart
        {...common}
        yAxisProps={{ ...yAxisProps, domain: ['auto', 'auto'] }}
        curveType={isLevel(figures) ? 'stepAfter' : 'linear'}
        valueFormatter={(units) => figureText(figures, units)}
        lineChartProps={{ margin: { right: LABEL_ROOM, top: TOP_ROOM } }}
        lineProps={({ name }) => {
          const place = series.findIndex(({ key }) => key === name);
          const own = { series: series[place]!, look: looks[place]! };
          const last = points.findLastIndex((point) => point[own.series.key] != null);
          return {
            strokeDasharray: own.look.dash,
            dot: ({ key, ...dot }: DotItemDotProps) => (
              <PointMark key={key} {...dot} {...own} isLast={dot.index === last} />
            ),
          };
        }}
      />
    </PlotFrame>
  );
}

type PointMarkProps = Omit<DotItemDotProps, 'key'> & { series: Series; look: Look; isLast: boolean };

/** The mark of a figure; the series' label is next to its last mark. */
function PointMark({ cx, cy, payload, series, look, isLast }: PointMarkProps) {
  const { recorded, alarms } = payload as Point;
  if (cx === undefined || cy === undefined) return null;
  const [x, y] = [Number(cx), Number(cy)];
  return (
    <>
      {recorded.includes(series.key) && (
        <g data-mark={series.label}>
          <LineMark x={x} y={y} look={look} />
        </g>
      )}
      {alarms.includes(series.key) && <AlarmMark x={x} y={y - 4} />}
      {isLast && (
        <text x={x + 10} y={y + 4} fill={look.colour} fontSize={12} fontWeight={600}>
          {series.label}
        </text>
      )}
    </>
  );
}
