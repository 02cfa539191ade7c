import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { showDate } from '../../../../server/domain/kernel/business-date';
import {
  CreditSaleRecordedDocument,
  RightPanelDocument,
  RunningShiftDocument,
  type RunningShiftQuery,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import { serverNow } from '../../graphql/server-clock';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Group, Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { showTime } from '../../ui/text/show-time';
import classes from './right-panel.module.css';
import { CreditTable, TankTable } from './right-panel-tables';

const FRESH = { fetchPolicy: 'network-only', nextFetchPolicy: 'cache-first' } as const;

/** The running shift, its prices, the tanks and the credit of the shift; refetched whenever it is opened. */
export default function RightPanel() {
  const shift = useQuery(RunningShiftDocument, FRESH);
  const panel = useQuery(RightPanelDocument, FRESH);
  const [asOf, setAsOf] = useState<Date | null>(null);
  const reload = (): Promise<unknown> => Promise.all([shift.refetch(), panel.refetch()]);
  useLive(ShiftChangedDocument, reload);
  useLive(CreditSaleRecordedDocument, reload);
  useLive(StockChangedDocument, reload);

  useEffect(() => {
    if (panel.data) setAsOf(serverNow());
  }, [panel.data]);

  if (shift.error || panel.error) return <LoadFailed reason={t('ui.shiftFailed')} onRetry={() => void reload()} />;
  if (!shift.data || !panel.data) return <SkeletonRows rows={12} />;
  return (
    <Stack gap="lg" className={classes.panel}>
      <Shift data={shift.data} asOf={asOf} />
      <TankTable rows={panel.data.tankStates} />
      <CreditTable rows={panel.data.shiftCredits} />
    </Stack>
  );
}

function Shift({ data: { runningShift, lastClosedShift }, asOf }: { data: RunningShiftQuery; asOf: Date | null }) {
  const heading = (
    <Group justify="space-between">
      <h2 className={classes.heading}>{t('shell.panel.running')}</h2>
      {asOf && (
        <Text size="xs" c="dimmed">
          {t('shell.panel.asOf', { time: showTime(asOf) })}
        </Text>
      )}
    </Group>
  );
  if (!runningShift) {
    return (
      <section>
        {heading}
        <Text fw={600}>{t('shell.shift.none')}</Text>
        {lastClosedShift && (
          <Text size="sm" c="dimmed">
            {t('shell.panel.last', { shift: lastClosedShift.shiftName, date: showDate(lastClosedShift.shiftDate) })}
          </Text>
        )}
      </section>
    );
  }
  return (
    <section>
      {heading}
      <Text fw={600}>
        {t('shell.shift.running', { shift: runningShift.shiftName, date: showDate(runningShift.shiftDate) })}
      </Text>
      <table className={classes.table} aria-label={t('shell.panel.rates')}>
        <tbody>
          {runningShift.rates.map(({ productId, productName, shortName, rate }) => (
            <tr key={productId}>
              <th scope="row">
                <ProductBadge shortName={shortName} /> {productName !== shortName && productName}
              </th>
              <td>
                <Money value={rate} /> <span className={classes.unit}>{t('shell.panel.perLitre')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
