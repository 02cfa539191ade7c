import classes from './spark.module.css';
import { lineOf, rangeOf } from './spark-range';

interface SparkProps {
  /** Integer units (paise, millilitres) per day, in order; the last one is the day reported. */
  points: readonly number[];
  /** Formats a value. */
  text: (figure: number) => string;
  /** HS and MS have their colours; a label is always next to it. */
  product?: string;
  /** The usual value of such a day, as a dashed line. */
  usual?: number | null;
  /** For the main figure of the page. */
  large?: boolean;
}

/** The days as a line over a tinted area, with a dot on the last one; renders nothing without data. */
export function Spark({ points, text, product, usual, large }: SparkProps) {
  const label = rangeOf(points, text);
  if (label === null) return null;
  const { line, last, level } = lineOf(points, usual ?? undefined);
  return (
    <svg
      className={classes.spark}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-product={product}
      data-large={large}
    >
      {points.length > 1 && (
        <>
          <path className={classes.area} d={`${line} V 100 H 0 Z`} />
          <path className={classes.line} d={line} />
        </>
      )}
      {level !== undefined && <path className={classes.usual} d={`M 0 ${level} H 100`} />}
      <path className={classes.dot} d={`M ${last.x} ${last.y} h 0.01`} />
    </svg>
  );
}
