import { lazy, useState } from 'react';
import { t } from '../../i18n/translate';
import { LazyBoundary } from '../feedback/lazy-boundary';
import type { DataTableProps } from '../table/data-table-props';
import { PlainTable } from '../table/plain-table';
import type { Column } from '../table/table-column';
import type { RowChanges } from './row-changes';
import { type ChangeKind, RowMenu } from './row-menu';
import { rowName } from './row-name';
import { usePendingChanges } from './use-pending-changes';

// Lazy, since most visits change nothing.
const ChangeDialog = lazy(() => import('./change-dialog'));

interface EditableTableViewProps<Row> extends DataTableProps<Row> {
  changes: RowChanges<Row>;
}

/** A table with an additional column for changes: a menu per row, and whether a request is pending. */
export function EditableTableView<Row>({ changes, columns, ...table }: EditableTableViewProps<Row>) {
  const { rowId } = changes;
  const [asked, setAsked] = useState<{ rowId: number; kind: ChangeKind } | null>(null);
  const pending = usePendingChanges(
    changes.table,
    table.rows.flatMap((row) => rowId(row) ?? []),
  );
  const column: Column<Row> = {
    key: 'changes',
    label: t('changes.column'),
    kind: 'text',
    sortable: false,
    isAction: true,
    render: (row) => {
      const id = rowId(row);
      if (id === null) return null;
      return (
        <RowMenu
          table={changes.table}
          rowId={id}
          name={rowName(columns, row)}
          pending={pending.get(id) ?? []}
          instead={changes.instead?.(row)}
          onAsk={(kind) => setAsked({ rowId: id, kind })}
        />
      );
    },
  };
  return (
    <>
      <PlainTable {...table} columns={[...columns, column]} />
      <LazyBoundary>
        {asked && (
          <ChangeDialog
            table={changes.table}
            {...asked}
            pending={pending.get(asked.rowId) ?? []}
            onClose={() => setAsked(null)}
          />
        )}
      </LazyBoundary>
    </>
  );
}
