import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { askAgain } from '../../../graphql/ask-again';
import {
  BillableCreditorsDocument,
  type BillableCreditorsQuery,
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  MakeBillDocument,
} from '../../../graphql/generated/graphql';
import { useUnsaved } from '../../../hooks/unsaved';
import { useLive } from '../../../hooks/use-live';
import { said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { toastFailure } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/kit/buttons';
import { Panel } from '../../../ui/page/page';
import type { Column } from '../../../ui/table/table-column';
import { today } from '../../../ui/text/station-zone';
import { FirmChoice } from '../firm-choice';
import { billPeriodErrors } from './bill-period-errors';
import { BillPeriodFields } from './bill-period-fields';
import { BillPreviewDialog } from './bill-preview-dialog';
import classes from './bill-workspace.module.css';
import { MakeButton } from './make-button';
import { askedBillsOf } from './requested-bills';
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

const isBillable = ({ refusal }: Billable): boolean => refusal === null;

/** Choice of period and creditors, and the billing run. The address may preselect both. */
export function BillWorkspace() {
  const root = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useSearchParams();
  const asked = askedBillsOf(address, today());
  const [period, setPeriod] = useState(asked.period);
  const [billDate, setBillDate] = useState(today);
  const [previewed, setPreviewed] = useState<Billable | null>(null);
  const errors = billPeriodErrors(period, billDate);
  const isPeriodWrong = 'from' in errors || 'to' in errors;
  const list = useQuery(BillableCreditorsDocument, {
    variables: period,
    skip: isPeriodWrong,
    fetchPolicy: 'cache-and-network',
  });
  const firms = isPeriodWrong ? [] : list.data?.billableCreditors.filter(asked.isOfIt);
  const choice = useChosenFirms(firms?.filter(isBillable) ?? []);
  const listed = new Set(list.data?.billableCreditors.map(({ creditorId }) => creditorId));
  const run = useBillRun({
    what: 'bills-sent',
    mutation: MakeBillDocument,
    answerOf: ({ makeBill }) => makeBill,
    isDue: ({ creditorId, from, to }) =>
      !list.data || from !== period.from || to !== period.to || listed.has(creditorId),
    onEnd: (items, stopped) => {
      tellRunEnded(items, stopped);
      void askAgain(list.refetch);
    },
  });
  const busy = run.phase !== 'idle';
  useLive(CreditSaleRecordedDocument, list.refetch, { skip: busy || isPeriodWrong });
  useLive(CreditChangedDocument, list.refetch, { skip: busy || isPeriodWrong });
  useUnsaved(busy, () => t('bills.leave'));

  const begin = useEffectEvent(() => beginInField(root.current, 'from'));
  useEffect(() => begin(), []);

  const { chosen } = choice;
  const amount = inr(sum(chosen, (firm) => parseMoney(firm.amount) ?? 0));
  const make = async (): Promise<void> => {
    if (busy) return;
    const [wrong] = Object.keys(errors);
    if (wrong !== undefined) return focusField(root.current, wrong);
    if (chosen.length === 0) return void toastFailure(t('bills.chooseOne'));
    const days = { from: showDate(period.from), to: showDate(period.to) };
    if (!(await confirm(t('bills.confirm', { count: chosen.length, amount, ...days })))) return;
    run.start(chosen.map(({ creditorId, firmName }) => ({ firmName, input: { creditorId, ...period, billDate } })));
  };

  const isListed = firms !== undefined && !isPeriodWrong;
  const nothing = t(firms?.some(isBillable) ? 'bills.chooseOne' : 'bills.none');
  const action = (
    <MakeButton
      busy={busy}
      idle={isListed && chosen.length === 0}
      words={chosen.length > 0 ? t('bills.together', { amount }) : isListed ? nothing : null}
      label={t('bills.make', { count: chosen.length })}
      onMake={() => void make()}
    />
  );

  return (
    <div ref={root} className={classes.desk}>
      <RunPanel run={run} />
      <EnterFlow onSave={() => void make()} className={classes.desk}>
        <Panel title={t('bills.period')}>
          <BillPeriodFields
            period={period}
            onPeriod={setPeriod}
            billDate={billDate}
            onBillDate={setBillDate}
            errors={errors}
          />
        </Panel>
        {asked.creditorId !== null && (
          <Button variant="default" onClick={() => setAddress({})} className={classes.others} data-enter-skip>
            {t('bills.everyFirm')}
          </Button>
        )}
        {list.error && !list.data && !isPeriodWrong && (
          <LoadFailed list={t('bills.firms')} onRetry={() => void askAgain(list.refetch)} />
        )}
        {!firms && !list.error && <SkeletonRows rows={8} />}
        {isListed ? (
          <FirmChoice
            label={t('bills.firms')}
            rows={firms}
            columns={COLUMNS()}
            choice={choice}
            isDue={isBillable}
            whyNot={({ refusal }) => refusal && said(refusal)}
            onPreview={setPreviewed}
            action={action}
            empty={<EmptyState title={t('bills.none.text')} />}
          />
        ) : (
          action
        )}
      </EnterFlow>
      {previewed && (
        <BillPreviewDialog
          creditorId={previewed.creditorId}
          firmName={previewed.firmName}
          period={period}
          oldestDate={previewed.oldestDate}
          onClose={() => setPreviewed(null)}
        />
      )}
    </div>
  );
}
