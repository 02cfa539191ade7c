import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import {
  CashChangedDocument,
  CashExchangesOfShiftDocument,
  type CashExchangesOfShiftQuery,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { enteredAt, useListedShift, useListTitle } from '../../../ui/late-entry/late-context';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';

type Exchange = CashExchangesOfShiftQuery['cashExchangesOfShift'][number];

const COLUMNS = (): Column<Exchange>[] => [
  { key: 'amount', label: t('cash.list.amount'), kind: 'money' },
  { key: 'comment', label: t('cash.comment'), kind: 'text' },
  { key: 'time', label: t('cash.list.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** The exchanges of the shift, newest first; each can be changed. */
export function ExchangeList() {
  const { data, error, refetch } = useQuery(CashExchangesOfShiftDocument, {
    variables: useListedShift(),
    fetchPolicy: 'cache-and-network',
  });
  const title = useListTitle(t('cash.exchange.list'));
  useLive(CashChangedDocument, refetch);
  useLive(ShiftChangedDocument, refetch);
  if (error && !data) return <LoadFailed list={title} onRetry={() => void askAgain(refetch)} />;
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={data?.cashExchangesOfShift ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'cash_exchange', rowId: ({ id }) => id }}
        loading={data === undefined}
        empty={<EmptyState title={t('cash.exchange.empty')} text={t('cash.list.empty.text')} />}
      />
    </TitledList>
  );
}
