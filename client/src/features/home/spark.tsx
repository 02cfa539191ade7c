import classes from './spark.module.css';
import { rangeOf } from './spark-range';

interface SparkProps {
  /** Integer units (paise, millilitres) per day, in order; the last one is the day reported. */
  points: readonly number[];
  /** Formats a value. */
  text: (figure: number) => string;
  /** HS and MS have their colours; a label is always next to it. */
  product?: string;
}

const HEIGHT = 24;
const STEP = 10;
const BAR = 7;
/** A day with zero still gets a visible bar. */
const LEAST = 1;

/** One bar per day, the last one solid and the others faint; renders nothing without data. */
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
      {points.map((point, index) => {
        const height = Math.max(LEAST, (Math.max(0, point) / most) * HEIGHT);
        return (
          <rect
            key={`day-${String(index)}`}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            data-last={index === points.length - 1 || undefined}
          />
        );
      })}
    </svg>
  );
}
