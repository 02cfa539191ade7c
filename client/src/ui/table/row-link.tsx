import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { UnstyledButton } from '../kit/buttons';
import classes from './data-table.module.css';

/** State of a page that was opened by a row of a list: it can link back to the row. */
export const BY_ROW = { byRow: true } as const;

interface RowLinkProps<Row> {
  row: Row;
  rowHref?: (row: Row) => string | undefined;
  onOpen?: (row: Row) => void;
  children: ReactNode;
}

/** A row's first cell: a link or a button that covers the row, or plain content. */
export function RowLink<Row>({ row, rowHref, onOpen, children }: RowLinkProps<Row>) {
  const href = rowHref?.(row);
  if (href !== undefined) {
    return (
      <Link to={href} state={BY_ROW} className={classes.rowLink} data-row-link>
        {children}
      </Link>
    );
  }
  if (!onOpen) return children;
  return (
    <UnstyledButton className={classes.rowLink} data-row-link onClick={() => onOpen(row)}>
      {children}
    </UnstyledButton>
  );
}
