import type { SwipeSettlementsQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { withUnbrokenDays } from '../../../ui/text/unbroken-days';
import { spanWords } from './machine-list';

type Settlement = SwipeSettlementsQuery['swipeSettlements'][number];

const COLUMNS = (): Column<Settlement>[] => [
  { key: 'paidOn', label: t('cash.settlement.paidOn'), kind: 'date' },
  { key: 'machineName', label: t('cash.settlement.machine'), kind: 'text' },
  { key: 'paid', label: t('cash.settlement.paid'), kind: 'money' },
  { key: 'charges', label: t('cash.settlement.charges'), kind: 'money' },
  {
    key: 'days',
    label: t('cash.settlement.ofDays'),
    kind: 'date',
    value: ({ firstDay }) => firstDay,
    render: ({ firstDay, lastDay }) => withUnbrokenDays(spanWords(firstDay, lastDay)),
  },
  { key: 'accountName', label: t('cash.settlement.account'), kind: 'text' },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** The latest settlements, newest first. */
export const SettlementList = ({ rows }: { rows: readonly Settlement[] | undefined }) => (
  <TitledList title={t('cash.settlement.list')}>
    <DataTable
      label={t('cash.settlement.list')}
      columns={COLUMNS()}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      changes={{ table: 'swipe_settlement', rowId: ({ id }) => id }}
      loading={rows === undefined}
      empty={<EmptyState title={t('cash.settlement.empty')} text={t('cash.list.empty.text')} />}
    />
  </TitledList>
);
