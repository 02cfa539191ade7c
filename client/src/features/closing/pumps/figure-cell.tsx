import { QuantityCell } from '../../../ui/table/quantity-cell';
import { noteIdOf, useProblemAt } from '../sections/place-note';
import { type Cell, textIn } from '../sheet/sheet';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { useWas, Was, wasIdOf } from '../sheet/was';

interface FigureCellProps {
  cell: Cell;
  label: string;
  places: 0 | 2 | 3;
  /** The figure that a leading plus adds to. */
  base?: string;
  /** The column within which Enter and the arrow keys move. */
  column?: string;
}

/** A figure of the form; below it, for a correction, the one that stands. Subscribes to its own text only. */
export function FigureCell({ cell, ...rest }: FigureCellProps) {
  const { type } = useWorkspace();
  const text = useSheet(({ sheet }) => textIn(sheet, cell));
  const problem = useProblemAt(cell);
  const was = useWas(cell);
  return (
    <>
      <QuantityCell
        {...rest}
        name={cell}
        value={text}
        onChange={(typed) => type(cell, typed)}
        errorId={problem === undefined ? undefined : noteIdOf(cell)}
        changeId={was === null ? undefined : wasIdOf(cell)}
      />
      <Was was={was} id={wasIdOf(cell)} />
    </>
  );
}
