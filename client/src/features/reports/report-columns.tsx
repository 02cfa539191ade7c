import { Link } from 'react-router-dom';
import { type Column, type ColumnKind, drawCell } from '../../ui/table-column';
import { drillPath } from './report-address';
import classes from './report-columns.module.css';
import type { ReportColumn } from './report-definition';
import type { ReportRow } from './report-document';

const isDrawn = ({ kind }: ReportColumn): boolean => kind !== 'key';

const kindOf = (kind: string): ColumnKind => (kind === 'instant' ? 'date' : (kind as ColumnKind));

/** The columns of a section as the table draws them. The first one's link is the row's; another one's is in its cell. */
export function tableColumnsOf(columns: readonly ReportColumn[]): Column<ReportRow>[] {
  return columns.filter(isDrawn).map(({ name, label, kind, drill }, place) => {
    const column: Column<ReportRow> = { key: name, label, kind: kindOf(kind) };
    if (drill === null || place === 0) return column;
    return { ...column, render: (row) => <CellLink path={drillPath(drill, row)}>{drawCell(column, row)}</CellLink> };
  });
}

/** Where a row leads: the link of its first column. */
export function rowHrefOf(columns: readonly ReportColumn[]): ((row: ReportRow) => string | undefined) | undefined {
  const drill = columns.find(isDrawn)?.drill;
  return drill ? (row) => drillPath(drill, row) : undefined;
}

const CellLink = ({ path, children }: { path: string | undefined; children: React.ReactNode }) =>
  path === undefined ? (
    children
  ) : (
    <Link to={path} className={classes.cellLink}>
      {children}
    </Link>
  );
