import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import type { CellValue } from '../../ui/table/cell-value';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { TitledList } from '../../ui/table/titled-list';
import classes from './entry-list.module.css';

interface EntryListProps<Row> {
  title: string;
  /** An instruction under the title. */
  text?: string;
  columns: readonly Column<Row>[];
  /** Undefined until loaded. */
  rows: readonly Row[] | undefined;
  /** Retries the failed query. */
  onRetry?: () => void;
  /** By column. */
  totals?: Readonly<Record<string, CellValue>>;
  /** Text shown for an empty list. */
  empty: string;
  /** The table name of its rows in the registry of changes (DataTable). */
  changes?: string;
  /** Maximum height before it scrolls, as a CSS length. */
  maxHeight?: string;
}

const recordedId = ({ id }: { id: number | string }): number | null => (typeof id === 'number' ? id : null);

/** The list of entries below the form that records them. */
export const EntryList = <Row extends { id: number | string }>(props: EntryListProps<Row>) => {
  const { title, text, columns, rows, totals, onRetry, empty, changes, maxHeight } = props;
  return (
    <TitledList title={title} className={classes.list}>
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
    </TitledList>
  );
};
