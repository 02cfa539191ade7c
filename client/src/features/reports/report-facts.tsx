import { type ColumnKind, drawValue } from '../../ui/table-column';
import type { ReportColumn } from './report-definition';
import type { ReportRow } from './report-document';
import classes from './report-sections.module.css';

/** One row as a list of its figures; what is empty is left out. */
export const ReportFacts = ({ columns, row }: { columns: readonly ReportColumn[]; row: ReportRow | undefined }) => (
  <dl className={classes.facts}>
    {columns
      .filter(({ kind, name }) => kind !== 'key' && row?.[name] !== null && row?.[name] !== '')
      .map(({ name, label, kind }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{drawValue((kind === 'instant' ? 'date' : kind) as ColumnKind, row?.[name])}</dd>
        </div>
      ))}
  </dl>
);
