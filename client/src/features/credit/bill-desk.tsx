import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { lastMonth } from '../../../../server/domain/bill-period';
import { showDate } from '../../../../server/domain/kernel/business-date';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { sum } from '../../../../server/domain/kernel/sum';
import { askAgain } from '../../graphql/ask-again';
import {
  BillableCreditorsDocument,
  type BillableCreditorsQuery,
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  MakeBillDocument,
} from '../../graphql/generated/graphql';
import { useLeaveGuard } from '../../hooks/use-leave-guard';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import { EmptyState } from '../../ui/empty-state';
import { EnterFlow } from '../../ui/enter-flow';
import { LoadFailed } from '../../ui/error-boundary';
import { focusField } from '../../ui/focus-field';
import { SkeletonRows } from '../../ui/loading';
import { Panel } from '../../ui/page';
import { today } from '../../ui/station-zone';
import type { Column } from '../../ui/table-column';
import { toastFailure } from '../../ui/toast';
import classes from './bill-desk.module.css';
import { billPeriodErrors } from './bill-period-errors';
import { BillPeriodFields } from './bill-period-fields';
import { BillPreviewDialog } from './bill-preview-dialog';
import { FirmChoice } from './firm-choice';
import { MakeButton } from './make-button';
import { RunPanel } from './run-panel';
import { tellRunEnded } from './run-summary';
import { useBillRun } from './use-bill-run';
import { useChosenFirms } from './use-chosen-firms';

type Billable = BillableCreditorsQuery['billableCreditors'][number];

const COLUMNS = (): Column<Billable>[] => [
  { key: 'sales', label: t('bills.sales'), kind: 'count' },
  { key: 'vehicles', label: t('bills.vehicles'), kind: 'count', hideOnPhone: true },
  { key: 'litres', label: t('bills.litres'), kind: 'litres' },
  { key: 'amount', label: t('bills.amount'), kind: 'money' },
  { key: 'oldestDate', label: t('bills.oldest'), kind: 'date' },
];

/** The period, whom to bill for it, and the run. */
export function BillDesk() {
  const root = useRef<HTMLDivElement>(null);
  const [period, setPeriod] = useState(() => lastMonth(today()));
  const [previewed, setPreviewed] = useState<Billable | null>(null);
  const errors = billPeriodErrors(period);
  const [wrong] = Object.keys(errors);
  const list = useQuery(BillableCreditorsDocument, {
    variables: period,
    skip: wrong !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const firms = wrong === undefined ? list.data?.billableCreditors : [];
  const choice = useChosenFirms(firms ?? []);
  const run = useBillRun({
    what: 'bills-sent',
    mutation: MakeBillDocument,
    answerOf: ({ makeBill }) => makeBill,
    onEnd: (items) => {
      tellRunEnded(items);
      void askAgain(list.refetch);
    },
  });
  const busy = run.phase !== 'idle';
  useLive(CreditSaleRecordedDocument, list.refetch, { skip: busy || wrong !== undefined });
  useLive(CreditChangedDocument, list.refetch, { skip: busy || wrong !== undefined });
  useLeaveGuard(busy ? t('bills.leave') : null);

  const begin = useEffectEvent(() => focusField(root.current, 'from'));
  useEffect(() => begin(), []);

  const { chosen } = choice;
  const amount = inr(sum(chosen, (firm) => parseMoney(firm.amount) ?? 0));
  const make = async (): Promise<void> => {
    if (busy) return;
    if (wrong !== undefined) return focusField(root.current, wrong);
    if (chosen.length === 0) return toastFailure(t('bills.chooseOne'));
    const days = { from: showDate(period.from), to: showDate(period.to) };
    if (!(await confirm(t('bills.confirm', { count: chosen.length, amount, ...days })))) return;
    run.start(chosen.map(({ creditorId, firmName }) => ({ firmName, input: { creditorId, ...period } })));
  };

  return (
    <div ref={root} className={classes.desk}>
      <RunPanel run={run} />
      <EnterFlow onSave={() => void make()} className={classes.desk}>
        <Panel title={t('bills.period')}>
          <BillPeriodFields period={period} onPeriod={setPeriod} errors={errors} />
        </Panel>
        {list.error && !list.data && wrong === undefined && (
          <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(list.refetch)} />
        )}
        {!firms && !list.error && <SkeletonRows rows={8} />}
        {firms && wrong === undefined && (
          <FirmChoice
            label={t('bills.firms')}
            rows={firms}
            columns={COLUMNS()}
            choice={choice}
            onPreview={setPreviewed}
            empty={<EmptyState title={t('bills.none')} text={t('bills.none.text')} />}
          />
        )}
      </EnterFlow>
      <MakeButton
        busy={busy}
        together={chosen.length > 0 ? t('bills.together', { amount }) : null}
        label={t('bills.make', { count: chosen.length })}
        onMake={() => void make()}
      />
      {previewed && (
        <BillPreviewDialog
          creditorId={previewed.creditorId}
          firmName={previewed.firmName}
          period={period}
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  );
}
