import classes from './spark.module.css';
import { rangeOf } from './spark-range';

interface SparkProps {
  /** Whole units (paise, millilitres) of each day, in order; the last one is the day that is told. */
  points: readonly number[];
  /** A figure as people read it. */
  text: (figure: number) => string;
  /** HS and MS have their colours; what it is of always stands beside it. */
  product?: string;
}

const HEIGHT = 24;
const STEP = 10;
const BAR = 7;
/** A day without anything is still seen to have been worked. */
const LEAST = 1;

/** A bar a day, the last one full and those before it faint; nothing where there is no day yet. */
export function Spark({ points, text, product }: SparkProps) {
  const label = rangeOf(points, text);
  if (label === null) return null;
  const most = Math.max(1, ...points);
  return (
    <svg
      className={classes.spark}
      viewBox={`0 0 ${points.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-product={product}
    >
      {points.map((point, place) => {
        const height = Math.max(LEAST, (Math.max(0, point) / most) * HEIGHT);
        return (
          <rect
            key={`day-${String(place)}`}
            x={place * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-last={place === points.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
