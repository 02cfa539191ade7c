import { drawCell, drawWithUnit, wordsLength } from '../../../ui/table/table-column';
import type { ReportRow } from '../answer/report-document';
import { drillPath } from '../report-address';
import { isDrawn, type ReportColumn } from '../report-definition';
import { CellLink, tableColumnOf } from './report-columns';
import classes from './report-sections.module.css';

/** Longer text does not fit on one line at the narrowest width. */
const LONG_WORDS = 20;

/** One row as a description list without empty values; values with a target are links. */
export const ReportFacts = ({
  columns,
  row = {},
}: {
  columns: readonly ReportColumn[];
  row: ReportRow | undefined;
}) => (
  <dl className={classes.facts}>
    {columns
      .filter((column) => isDrawn(column) && row[column.name] !== null && row[column.name] !== '')
      .map((column) => (
        <div key={column.name} data-long={wordsLength(tableColumnOf(column), row) > LONG_WORDS || undefined}>
          <dt>{column.label}</dt>
          <dd>
            <CellLink path={column.drill === null ? undefined : drillPath(column.drill, row)}>
              {drawCell(tableColumnOf(column), row, drawWithUnit)}
            </CellLink>
          </dd>
        </div>
      ))}
  </dl>
);
