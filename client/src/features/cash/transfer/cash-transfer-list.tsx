import { showDate } from '../../../../../server/domain/kernel/business-date';
import type { CashTransfersOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';

type Transfer = CashTransfersOfShiftQuery['cashTransfersOfShift'][number];

const kindWords = ({ kind }: Transfer): string =>
  t(kind === 'DEPOSIT' ? 'cash.transfer.list.deposit' : 'cash.transfer.list.drawing');

const accountWords = ({ accountName, valueDate }: Transfer): string =>
  valueDate == null ? accountName : t('ui.payment.wayOn', { way: accountName, date: showDate(valueDate) });

const COLUMNS = (): Column<Transfer>[] => [
  { key: 'kind', label: t('cash.transfer.kind'), kind: 'text', value: kindWords },
  { key: 'accountName', label: t('cash.transfer.account'), kind: 'text', value: accountWords },
  { key: 'amount', label: t('cash.list.amount'), kind: 'money' },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'comment', label: t('cash.comment'), kind: 'text', hideOnPhone: true },
  { key: 'time', label: t('cash.list.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** Transfers to and from accounts in the shift, newest first. */
export function CashTransferList({ rows }: { rows: readonly Transfer[] | undefined }) {
  const title = useListTitle(t('cash.transfer.list'));
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'cash_transfer', rowId: ({ id }) => id }}
        loading={rows === undefined}
        empty={<EmptyState title={t('cash.transfer.empty')} text={t('cash.list.empty.text')} />}
      />
    </TitledList>
  );
}
