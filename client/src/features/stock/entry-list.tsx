import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import type { CellValue } from '../../ui/table/cell-value';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import classes from './entry-list.module.css';

interface EntryListProps<Row> {
  title: string;
  /** What is to be done with its rows. */
  text?: string;
  columns: readonly Column<Row>[];
  /** Undefined until the server has told. */
  rows: readonly Row[] | undefined;
  /** The question failed: asks again. */
  onRetry?: () => void;
  /** By column. */
  totals?: Readonly<Record<string, CellValue>>;
  /** What is said where there is none yet. */
  empty: string;
  /** The table of the registry that its rows are of (DataTable). */
  changes?: string;
  /** Tallest it may be before it scrolls, as a CSS length. */
  maxHeight?: string;
}

const recordedId = ({ id }: { id: number | string }): number | null => (typeof id === 'number' ? id : null);

/** What was entered so far, below the form that enters it. */
export const EntryList = <Row extends { id: number | string }>(props: EntryListProps<Row>) => {
  const { title, text, columns, rows, totals, onRetry, empty, changes, maxHeight } = props;
  return (
    <div className={classes.list}>
      <h2 className={classes.title}>{title}</h2>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {rows === undefined && onRetry ? (
        <LoadFailed list={title} onRetry={onRetry} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={rows ?? []}
          rowKey={({ id }) => id}
          changes={changes === undefined ? undefined : { table: changes, rowId: recordedId }}
          totals={totals}
          loading={rows === undefined}
          empty={<EmptyState title={empty} text={t('stock.list.empty')} />}
          maxHeight={maxHeight}
        />
      )}
    </div>
  );
};
