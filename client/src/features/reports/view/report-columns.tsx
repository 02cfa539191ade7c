import { Link } from 'react-router-dom';
import { said, t, translateLabel } from '../../../i18n/translate';
import { showFile } from '../../../ui/inputs/show-file';
import { Anchor } from '../../../ui/kit/text';
import type { CellValue } from '../../../ui/table/cell-value';
import { BY_ROW } from '../../../ui/table/row-link';
import { type Column, type ColumnKind, drawCell } from '../../../ui/table/table-column';
import type { ReportRow } from '../answer/report-document';
import { drillPath } from '../report-address';
import { isDrawn, type ReportColumn } from '../report-definition';
import classes from './report-columns.module.css';

const KINDS: Readonly<Record<string, ColumnKind>> = { instant: 'date', words: 'text', message: 'text' };

const kindOf = (kind: string): ColumnKind => KINDS[kind] ?? (kind as ColumnKind);

const translateCell = (cell: CellValue): CellValue => (typeof cell === 'string' ? translateLabel(cell) : cell);

/** What translates a cell: a label of the station, or a message; a text as typed stays. */
const WORDINGS: Readonly<Record<string, (row: ReportRow, name: string) => CellValue>> = {
  words: (row, name) => translateCell(row[name]),
  action: (row, name) => translateCell(row[name]),
  message: (row, name) => (row.cellMessages?.[name] ? said(row.cellMessages[name]) : row[name]),
};

/** A column for tables and cards, without its link. */
export const tableColumnOf = ({
  name,
  label,
  kind,
  alarm,
  sortable,
}: Pick<ReportColumn, 'name' | 'label' | 'kind' | 'alarm' | 'sortable'>): Column<ReportRow> => ({
  key: name,
  label,
  kind: kindOf(kind),
  alarm,
  sortable,
  ...(WORDINGS[kind] && { value: (row: ReportRow) => WORDINGS[kind]!(row, name) }),
});

/** The columns of a section for the table. The first one's link is the row's link; others have it in their cell. */
export function tableColumnsOf(columns: readonly ReportColumn[]): Column<ReportRow>[] {
  return columns.filter(isDrawn).map(({ drill, ...drawn }, index) => {
    const column = tableColumnOf(drawn);
    if (drawn.kind === 'file') return fileColumnOf(column);
    if (drill === null || index === 0) return column;
    return {
      ...column,
      isLinked: true,
      render: (row, draw) => <CellLink path={drillPath(drill, row)}>{drawCell(column, row, draw)}</CellLink>,
    };
  });
}

/** A stored document opens by a button: the request needs the session token, which a link cannot send. */
const fileColumnOf = (column: Column<ReportRow>): Column<ReportRow> => ({
  ...column,
  kind: 'text',
  sortable: false,
  render: (row) => {
    const id = row[column.key];
    if (!id) return null;
    return (
      <Anchor
        component="button"
        type="button"
        fz="inherit"
        onClick={() => void showFile(column.label, `/api/v1/file/${id}`)}
      >
        {t('reports.file.open')}
      </Anchor>
    );
  },
});

/** A row's link: that of its first column. */
export function rowHrefOf(columns: readonly ReportColumn[]): ((row: ReportRow) => string | undefined) | undefined {
  const drill = columns.find(isDrawn)?.drill;
  return drill ? (row) => drillPath(drill, row) : undefined;
}

/** A cell's content, as a link if it has a target. */
export const CellLink = ({ path, children }: { path: string | undefined; children: React.ReactNode }) =>
  path === undefined ? (
    children
  ) : (
    <Link to={path} state={BY_ROW} className={classes.cellLink}>
      {children}
    </Link>
  );
