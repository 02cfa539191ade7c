import { drawCell } from '../../ui/table-column';
import { tableColumnOf } from './report-columns';
import type { ReportColumn } from './report-definition';
import type { ReportRow } from './report-document';
import classes from './report-sections.module.css';

/** One row as a list of its figures; what is empty is left out. */
export const ReportFacts = ({
  columns,
  row = {},
}: {
  columns: readonly ReportColumn[];
  row: ReportRow | undefined;
}) => (
  <dl className={classes.facts}>
    {columns
      .filter(({ kind, name }) => kind !== 'key' && row[name] !== null && row[name] !== '')
      .map((column) => (
        <div key={column.name}>
          <dt>{column.label}</dt>
          <dd>{drawCell(tableColumnOf(column), row)}</dd>
        </div>
      ))}
  </dl>
);
