import { t } from '../../../i18n/translate';
import { LineMark } from './chart-marks';
import type { Picture } from './chart-picture';
import classes from './report-charts.module.css';
import { fillId } from './series-fills';
import type { Look } from './series-look';

/** The legend of a chart; hidden from screen readers, which read the chart's text alternative. */
export const ChartLegend = ({ picture, chart, looks }: { picture: Picture; chart: string; looks: readonly Look[] }) => (
  <ul className={classes.legend} aria-hidden="true">
    {picture.series.map(({ key, label }, index) => (
      <li key={key}>
        <svg width={26} height={14} aria-hidden="true">
          {picture.kind === 'line' ? (
            <>
              <path d="M0 7H26" stroke={looks[index]!.colour} strokeWidth={2} strokeDasharray={looks[index]!.dash} />
              <LineMark x={13} y={7} look={looks[index]!} />
            </>
          ) : (
            <rect
              x={0.5}
              y={0.5}
              width={25}
              height={13}
              fill={`url(#${fillId(chart, index)})`}
              stroke={looks[index]!.colour}
            />
          )}
        </svg>
        {label}
      </li>
    ))}
    {picture.alarm !== null && (
      <li>
        <svg width={14} height={12} aria-hidden="true">
          <path d="M7 1l6 10H1Z" fill="var(--danger)" />
        </svg>
        {t('charts.alarm', { what: picture.alarm })}
      </li>
    )}
  </ul>
);
