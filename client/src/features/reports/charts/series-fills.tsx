import classes from './report-charts.module.css';
import type { Look } from './series-look';

const STEP = 7;

/** The tone of each fill on a screen, where a texture would be loud: light ones have their outline. */
const TONES: Record<Look['fill'], number> = { solid: 0.75, hatch: 0.28, dots: 0.55, stripes: 0.16, checks: 0.4 };

/** The textures that tell fills apart on paper and with a high contrast. */
const TILES: Record<Look['fill'], (colour: string) => React.ReactNode> = {
  solid: (colour) => <rect width={STEP} height={STEP} fill={colour} />,
  hatch: (colour) => <path d={`M0 0H${STEP}`} stroke={colour} strokeWidth={5} />,
  dots: (colour) => <circle cx={STEP / 2} cy={STEP / 2} r={1.8} fill={colour} />,
  stripes: (colour) => <path d={`M${STEP / 2} 0V${STEP}`} stroke={colour} strokeWidth={2} />,
  checks: (colour) => <path d={`M0 0H3.5V3.5H0ZM3.5 3.5H${STEP}V${STEP}H3.5Z`} fill={colour} />,
};

export const fillId = (chart: string, place: number): string => `${chart}-fill-${place}`;

/** SVG pattern definitions of a chart's series, referenced by `fillId`. */
export const SeriesFills = ({ chart, looks }: { chart: string; looks: readonly Look[] }) => (
  <defs>
    {looks.map(({ colour, fill }, index) => (
      <pattern
        key={fillId(chart, index)}
        id={fillId(chart, index)}
        data-fill={fill}
        width={STEP}
        height={STEP}
        patternUnits="userSpaceOnUse"
        patternTransform={fill === 'hatch' ? 'rotate(45)' : undefined}
      >
        <rect width={STEP} height={STEP} fill="var(--surface)" />
        <rect width={STEP} height={STEP} fill={colour} opacity={TONES[fill]} />
        <g className={classes.texture}>{TILES[fill](colour)}</g>
      </pattern>
    ))}
  </defs>
);
