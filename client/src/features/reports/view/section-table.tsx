import { type ReactNode, useMemo } from 'react';
import { t } from '../../../i18n/translate';
import { DataTable } from '../../../ui/table/data-table';
import type { Sort } from '../../../ui/table/sort';
import type { Column } from '../../../ui/table/table-column';
import type { ReportRow, SectionAnswer } from '../answer/report-document';
import type { ReportSection } from '../report-definition';
import { filledColumns, shownColumns } from './hidden-columns';
import { rowHrefOf, tableColumnsOf } from './report-columns';
import classes from './report-sections.module.css';
import { rowKeysOf } from './row-keys';

interface SectionTableProps {
  section: ReportSection;
  answer: SectionAnswer;
  /** Comma-separated keys of hidden columns. */
  hide: string;
  label: string;
  /** Columns besides those of the section. */
  more?: readonly Column<ReportRow>[];
  empty: ReactNode;
  maxHeight?: string;
  /** Set if the order is controlled from outside. */
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** For one page of many. */
  paged?: { before: number; rowCount: number };
}

/** Keeps the top of the subtotals visible, whatever the number of rows. */
const ABOVE_SUBTOTALS = 'calc(100dvh - 330px)';

const NO_COLUMNS: readonly Column<ReportRow>[] = [];

const changeIdOf = ({ changeId }: ReportRow): number | null => (typeof changeId === 'number' ? changeId : null);

/** A section with its totals, and the subtotals below it. */
export function SectionTable({ section, answer, hide, label, more = NO_COLUMNS, ...rest }: SectionTableProps) {
  const { subtotalBy, changes } = section;
  // Memoised: thousands of rows are sorted and measured by these columns.
  const columns = useMemo(
    () => filledColumns(shownColumns(section, new Set(hide.split(','))), answer),
    [section, hide, answer],
  );
  const drawn = useMemo(() => [...tableColumnsOf(columns), ...more], [columns, more]);
  // Rows may be sorted by a hidden column.
  const sortColumns = useMemo(() => tableColumnsOf(section.columns), [section]);
  const keys = useMemo(() => rowKeysOf(section, answer.rows), [section, answer.rows]);
  const by = section.columns.find(({ name }) => name === subtotalBy);
  const summed = section.columns.filter((column) => column === by || (column.total && columns.includes(column)));
  const each = by && t('reports.each', { what: by.label.toLowerCase() });
  // A single section is directly below the report's title.
  const Heading = section.name === null ? 'h2' : 'h3';
  return (
    <>
      <DataTable<ReportRow>
        label={label}
        columns={drawn}
        rows={answer.rows}
        rowKey={(row) => keys.get(row)!}
        sortColumns={sortColumns}
        rowHref={rowHrefOf(columns)}
        totals={answer.totals}
        changes={changes === null ? undefined : { table: changes, rowId: changeIdOf }}
        maxHeight={by && ABOVE_SUBTOTALS}
        {...rest}
      />
      {by && answer.subtotals && answer.subtotals.length > 0 && (
        <div className={classes.subtotals}>
          <Heading className={classes.subheading}>{each}</Heading>
          <DataTable<ReportRow>
            label={`${label}, ${each}`}
            columns={tableColumnsOf(summed.map((column) => ({ ...column, drill: null })))}
            rows={answer.subtotals}
            rowKey={(row) => String(row[by.name])}
            maxHeight="none"
          />
        </div>
      )}
    </>
  );
}
