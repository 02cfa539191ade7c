import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { parseRate, rateText, roundHalfUp } from '../../../../server/domain/kernel/money';
import { MasterChangedDocument, RateOutlookDocument, type RateOutlookQuery } from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Panel } from '../../ui/page/page';
import { RateDialog } from '../../ui/rates/rate-dialog';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';

type Outlook = RateOutlookQuery['rateOutlook'][number];

const BASIS_POINTS = 10_000;

/** The next rate minus the current rate, in paise; null without a next rate. */
function difference({ rate, nextRate }: Outlook): number | null {
  const [now, next] = [parseRate(rate ?? ''), parseRate(nextRate ?? '')];
  return now === null || next === null ? null : next - now;
}

/** The same in percent of the current rate, with two decimals. */
function percentDifference(outlook: Outlook): string | null {
  const paise = difference(outlook);
  return paise === null ? null : rateText(roundHalfUp(paise * BASIS_POINTS, parseRate(outlook.rate!)!));
}

const shiftText = (date: string | null | undefined, shift: string | null | undefined): string =>
  date ? t('masters.rates.shift', { date: showDate(date), shift: shift ?? '' }) : '';

const columns = (): Column<Outlook>[] => [
  { key: 'shortName', label: t('masters.rates.product'), kind: 'product' },
  { key: 'productName', label: t('masters.rates.name'), kind: 'text' },
  { key: 'rate', label: t('masters.rates.now'), kind: 'rate' },
  { key: 'since', label: t('masters.rates.since'), kind: 'text', value: (row) => shiftText(row.since, row.sinceShift) },
  { key: 'nextRate', label: t('masters.rates.next'), kind: 'rate' },
  { key: 'from', label: t('masters.rates.from'), kind: 'text', value: (row) => shiftText(row.from, row.fromShift) },
  { key: 'difference', label: t('masters.rates.difference'), kind: 'count', value: difference },
  { key: 'percent', label: t('masters.rates.percent'), kind: 'percent', value: percentDifference },
];

/** Each product's current and next rate, with the difference. */
export function RateOutlookPanel() {
  const mayAdd = useCan('masters.rate.add', 'shift.start');
  const [isAdding, setAdding] = useState(false);
  const { data, loading, refetch } = useQuery(RateOutlookDocument, { fetchPolicy: 'cache-and-network' });
  useLive(MasterChangedDocument, () => refetch());
  return (
    <Panel title={t('masters.rates')}>
      <DataTable
        label={t('masters.rates.table')}
        columns={columns()}
        rows={data?.rateOutlook ?? []}
        rowKey={({ productId }) => productId}
        loading={loading}
        empty={<EmptyState title={t('masters.rates.none')} />}
      />
      {mayAdd && (
        <Group justify="flex-end" mt="md">
          <Button onClick={() => setAdding(true)}>{t('ui.rates.new')}</Button>
        </Group>
      )}
      <RateDialog opened={isAdding} onClose={() => setAdding(false)} onSaved={refetch} />
    </Panel>
  );
}
