import { QuantityCell } from '../../../ui/table/quantity-cell';
import { noteIdOf, useProblemAt } from '../sections/place-note';
import { type Cell, textIn } from '../sheet/sheet';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';

interface FigureCellProps {
  cell: Cell;
  label: string;
  places: 0 | 2 | 3;
  /** The figure that a leading plus adds to. */
  base?: string;
  /** The column within which Enter and the arrow keys move. */
  column?: string;
}

/** A figure of the form. Subscribes to its own text only. */
export function FigureCell({ cell, ...rest }: FigureCellProps) {
  const { type } = useWorkspace();
  const text = useSheet(({ sheet }) => textIn(sheet, cell));
  const problem = useProblemAt(cell);
  return (
    <QuantityCell
      {...rest}
      name={cell}
      value={text}
      onChange={(typed) => type(cell, typed)}
      errorId={problem === undefined ? undefined : noteIdOf(cell)}
    />
  );
}
