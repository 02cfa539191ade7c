import type { SupplierPaymentsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { wayWords } from '../../../ui/payment/way-words';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { amountOfAll } from '../expenditure/expenditure-totals';

type SupplierPayment = SupplierPaymentsOfShiftQuery['supplierPaymentsOfShift'][number];

const COLUMNS = (): Column<SupplierPayment>[] => [
  { key: 'supplierName', label: t('cash.supplierPayment.supplier'), kind: 'text' },
  { key: 'way', label: t('ui.payment.from'), kind: 'text', value: wayWords },
  { key: 'amount', label: t('cash.list.amount'), kind: 'money' },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'comment', label: t('cash.comment'), kind: 'text' },
  { key: 'time', label: t('cash.list.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** The payments to suppliers in this shift, newest first. */
export function SupplierPaymentList({ rows }: { rows: readonly SupplierPayment[] | undefined }) {
  const title = useListTitle(t('cash.supplierPayment.list'));
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'supplier_payment', rowId: ({ id }) => id }}
        loading={rows === undefined}
        totals={rows === undefined || rows.length === 0 ? undefined : { amount: amountOfAll(rows) }}
        empty={<EmptyState title={t('cash.supplierPayment.empty')} text={t('cash.list.empty.text')} />}
      />
    </TitledList>
  );
}
