import { readDecimal } from '../inputs/decimal-text';
import { useTypedText } from '../inputs/use-typed-text';
import classes from './quantity-cell.module.css';

interface QuantityCellProps {
  /** Names the cell for those who do not see its row and column: 'Close of N1'. */
  label: string;
  /** Exact decimal text; what cannot be read as one stays as it was typed. */
  value: string;
  onChange: (value: string) => void;
  /** 3 for litres and readings, 2 for money, 0 for counts. */
  places: 0 | 2 | 3;
  /** A leading plus adds to it: the opening reading. */
  base?: string;
  /** The id of the text that says what is wrong; the cell is marked. */
  errorId?: string;
  /** Cells of one column: Enter and the arrow keys go down and up in it (see enter-flow). */
  column?: string;
  name?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** A figure in a grid: as light as an input can be, since a sheet has a hundred of them. */
export function QuantityCell({
  label,
  value,
  onChange,
  places,
  base,
  errorId,
  column,
  autoFocus,
  ...rest
}: QuantityCellProps) {
  const read = (typed: string): string | null => {
    const reading = readDecimal(typed, places, base);
    return 'value' in reading ? reading.value : null;
  };
  const typed = useTypedText(value, onChange, read, (shown) => shown);
  return (
    <input
      {...rest}
      {...typed}
      className={classes.cell}
      aria-label={label}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      inputMode={places === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      data-column={column}
      data-autofocus={autoFocus || undefined}
    />
  );
}
