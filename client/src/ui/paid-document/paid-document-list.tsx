import { t } from '../../i18n/translate';
import { EmptyState } from '../feedback/empty-state';
import { enteredAt, useListTitle } from '../late-entry/late-context';
import { amountOfAll } from '../payment/amount-of-all';
import { wayWords } from '../payment/way-words';
import { DataTable } from '../table/data-table';
import type { Column } from '../table/table-column';
import { TitledList } from '../table/titled-list';
import type { PaidColumn, PaidDocument, PaidRow, RowOf } from './paid-document';

const COLUMNS: Record<PaidColumn, () => Column<PaidRow>> = {
  way: () => ({ key: 'way', label: t('ui.payment.from'), kind: 'text', value: wayWords }),
  amount: () => ({ key: 'amount', label: t('ui.payment.amount'), kind: 'money' }),
  reference: () => ({ key: 'reference', label: t('ui.payment.reference'), kind: 'text' }),
  comment: () => ({ key: 'comment', label: t('ui.comment'), kind: 'text' }),
};

interface PaidDocumentListProps<Choices, List, Recorded> {
  document: PaidDocument<Choices, List, Recorded>;
  /** Undefined until loaded. */
  rows: readonly RowOf<List>[] | undefined;
}

/** The paid documents of a shift, newest first. */
export function PaidDocumentList<Choices, List, Recorded>({
  document: { table, texts, subject, list },
  rows,
}: PaidDocumentListProps<Choices, List, Recorded>) {
  const { list: plain, subject: label, empty } = texts();
  const title = useListTitle(plain);
  const columns: Column<RowOf<List>>[] = [
    { key: subject.name, label, kind: 'text' },
    ...list.columns.map((name) => COLUMNS[name]()),
    { key: 'time', label: t('ui.list.time'), kind: 'text', value: enteredAt },
    { key: 'enteredBy', label: t('ui.list.enteredBy'), kind: 'text', hideOnPhone: true },
  ];
  const hasRows = rows !== undefined && rows.length > 0;
  return (
    <TitledList title={title}>
      {hasRows && list.above?.(rows)}
      <DataTable
        label={title}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table, rowId: ({ id }) => id }}
        loading={rows === undefined}
        totals={hasRows ? { amount: amountOfAll(rows) } : undefined}
        empty={<EmptyState title={empty} text={t('ui.list.empty.text')} />}
      />
    </TitledList>
  );
}
