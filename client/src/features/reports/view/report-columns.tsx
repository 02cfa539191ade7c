import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { said, saidBeside, t } from '../../../i18n/translate';
import { showFile } from '../../../ui/inputs/show-file';
import type { CellValue } from '../../../ui/table/cell-value';
import { BY_ROW } from '../../../ui/table/row-link';
import { type Column, type ColumnKind, drawCell } from '../../../ui/table/table-column';
import type { ReportRow } from '../answer/report-document';
import { drillPath } from '../report-address';
import { isDrawn, type ReportColumn } from '../report-definition';
import classes from './report-columns.module.css';

const KINDS: Readonly<Record<string, ColumnKind>> = { instant: 'date', words: 'text', mixed: 'text' };

const kindOf = (kind: string): ColumnKind => KINDS[kind] ?? (kind as ColumnKind);

/** What the station says itself is said in the language in use, alone or beside what was typed. */
const WORDINGS: Readonly<Record<string, typeof said>> = { words: said, action: said, mixed: saidBeside };

const wordsIn = (name: string, say: typeof said) => (row: ReportRow) => say(row[name] as CellValue);

/** A column as tables and cards draw it, without its link. */
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
  ...(WORDINGS[kind] && { value: wordsIn(name, WORDINGS[kind]) }),
});

/** The columns of a section as the table draws them. The first one's link is the row's; another one's is in its cell. */
export function tableColumnsOf(columns: readonly ReportColumn[]): Column<ReportRow>[] {
  return columns.filter(isDrawn).map(({ drill, ...drawn }, place) => {
    const column = tableColumnOf(drawn);
    if (drawn.kind === 'file') return fileColumnOf(column);
    if (drill === null || place === 0) return column;
    return {
      ...column,
      render: (row, draw) => <CellLink path={drillPath(drill, row)}>{drawCell(column, row, draw)}</CellLink>,
    };
  });
}

/** A kept paper is opened from its cell: the log-in is sent along, which a link would not do. */
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

/** Where a row leads: the link of its first column. */
export function rowHrefOf(columns: readonly ReportColumn[]): ((row: ReportRow) => string | undefined) | undefined {
  const drill = columns.find(isDrawn)?.drill;
  return drill ? (row) => drillPath(drill, row) : undefined;
}

/** What a cell shows, as a link where it leads somewhere. */
export const CellLink = ({ path, children }: { path: string | undefined; children: React.ReactNode }) =>
  path === undefined ? (
    children
  ) : (
    <Link to={path} state={BY_ROW} className={classes.cellLink}>
      {children}
    </Link>
  );
