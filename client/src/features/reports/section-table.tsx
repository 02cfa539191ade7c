import type { ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { DataTable } from '../../ui/data-table';
import type { Sort } from '../../ui/sort-rows';
import { rowHrefOf, tableColumnsOf } from './report-columns';
import type { ReportSection } from './report-definition';
import type { ReportRow, SectionAnswer } from './report-document';
import classes from './report-sections.module.css';

interface SectionTableProps {
  section: ReportSection;
  answer: SectionAnswer;
  label: string;
  empty: ReactNode;
  maxHeight?: string;
  /** Where the order is kept outside of the table. */
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
}

/** So that the subtotals begin in sight, however many rows there are. */
const ABOVE_SUBTOTALS = 'calc(100dvh - 330px)';

const changeIdOf = ({ changeId }: ReportRow): number | null => (typeof changeId === 'number' ? changeId : null);

/** A section with its totals, and the subtotals under it. */
export function SectionTable({ section, answer, label, ...rest }: SectionTableProps) {
  const { columns, subtotalBy, changes } = section;
  const by = columns.find(({ name }) => name === subtotalBy);
  const summed = columns.filter((column) => column === by || column.total);
  const each = by && t('reports.each', { what: by.label.toLowerCase() });
  // The only section stands under the title of the report itself.
  const Heading = section.name === null ? 'h2' : 'h3';
  const places = new Map(answer.rows.map((row, place) => [row, place]));
  return (
    <>
      <DataTable<ReportRow>
        label={label}
        columns={tableColumnsOf(columns)}
        rows={answer.rows}
        rowKey={(row) => places.get(row)!}
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
