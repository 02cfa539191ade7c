import { readDecimal, showFigure } from '../inputs/decimal-text';
import { useTypedText } from '../inputs/use-typed-text';
import classes from './quantity-cell.module.css';

interface QuantityCellProps {
  /** The cell's accessible name: 'Close of N1'. */
  label: string;
  /** Exact decimal text; invalid text is kept as typed. */
  value: string;
  onChange: (value: string) => void;
  /** 3 for litres and readings, 2 for money, 0 for counts. */
  places: 0 | 2 | 3;
  /** The figure that a leading plus adds to: the opening reading. */
  base?: string;
  /** The id of the error text; marks the cell as invalid. */
  errorId?: string;
  /** The id of a text on the value, and that it differs from another one: its cell is tinted. */
  changeId?: string;
  /** The column within which Enter and the arrow keys move (see enter-flow). */
  column?: string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A number input for grids, as light as possible, since a sheet has a hundred of them. */
export function QuantityCell({
  label,
  value,
  onChange,
  places,
  base,
  errorId,
  changeId,
  column,
  autoFocus,
  ...rest
}: QuantityCellProps) {
  const read = (typed: string): string | null => {
    const reading = readDecimal(typed, places, base);
    return 'value' in reading ? reading.value : null;
  };
  const typed = useTypedText(value, onChange, read, showFigure);
  return (
    <input
      {...rest}
      {...typed}
      className={classes.cell}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={[errorId, changeId].filter(Boolean).join(' ') || undefined}
      data-changed={changeId !== undefined || undefined}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      data-column={column}
      data-autofocus={autoFocus || undefined}
    />
  );
}
