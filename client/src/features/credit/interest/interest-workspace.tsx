import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type InterestDays, problemsOfInterestDay } from '../../../../../server/domain/interest-days';
import { isBusinessDate, showDate } from '../../../../../server/domain/kernel/business-date';
import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { askAgain } from '../../../graphql/ask-again';
import { ChargeInterestDocument, CreditChangedDocument, InterestDueDocument } from '../../../graphql/generated/graphql';
import { useUnsaved } from '../../../hooks/unsaved';
import { useLive } from '../../../hooks/use-live';
import { type MessageText, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { beginInField, focusField } from '../../../ui/dialog/focus-field';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { toastFailure } from '../../../ui/feedback/toast';
import { DateInput } from '../../../ui/inputs/date-input';
import { Panel } from '../../../ui/page/page';
import type { Column } from '../../../ui/table/table-column';
import classes from '../bill/bill-workspace.module.css';
import { MakeButton } from '../bill/make-button';
import { RunPanel } from '../bill/run-panel';
import { tellRunEnded } from '../bill/run-summary';
import { useBillRun } from '../bill/use-bill-run';
import { useChosenFirms } from '../bill/use-chosen-firms';
import { FirmChoice } from '../firm-choice';
import { isToCharge, type LateFirm, lateFirmsOf } from './interest-by-firm';
import { LateBillsDialog } from './late-bills-dialog';

const COLUMNS = (): Column<LateFirm>[] => [
  { key: 'bills', label: t('interest.bills'), kind: 'count', value: ({ bills }) => bills.length },
  { key: 'unpaid', label: t('interest.unpaid'), kind: 'money' },
  { key: 'interest', label: t('interest.interest'), kind: 'money' },
  { key: 'charged', label: t('interest.charged'), kind: 'money' },
  { key: 'toCharge', label: t('interest.toCharge'), kind: 'money' },
];

/**
 * Checks the date for all creditors at once. The earliest date differs by creditor and is checked when each is charged.
 */
function problemOfDay(asAt: string, latest: InterestDays['latest']): MessageText | undefined {
  if (!isBusinessDate(asAt)) return t('interest.asAt.missing');
  return problemsOfInterestDay(asAt, { earliest: null, latest })[0];
}

/** The date, by default the latest chargeable one, the creditors with late bills, and the run. */
export function InterestWorkspace({ latest }: { latest: InterestDays['latest'] }) {
  const root = useRef<HTMLDivElement>(null);
  const [asAt, setAsAt] = useState(latest);
  const [shown, setShown] = useState<LateFirm | null>(null);
  const problem = problemOfDay(asAt, latest);
  const list = useQuery(InterestDueDocument, {
    variables: { asAt },
    skip: problem !== undefined,
    fetchPolicy: 'cache-and-network',
  });
  const firms = list.data && lateFirmsOf(list.data.interestDue);
  const late = (firms ?? []).filter(isToCharge);
  const choice = useChosenFirms(late);
  const lateIds = new Set(late.map(({ creditorId }) => creditorId));
  const run = useBillRun({
    what: 'interest-sent',
    mutation: ChargeInterestDocument,
    answerOf: ({ chargeInterest }) => chargeInterest,
    isDue: (order) => !firms || order.asAt !== asAt || lateIds.has(order.creditorId),
    onEnd: (items, stopped) => {
      tellRunEnded(items, stopped);
      void askAgain(list.refetch);
    },
  });
  const busy = run.phase !== 'idle';
  useLive(CreditChangedDocument, list.refetch, { skip: busy || problem !== undefined });
  useUnsaved(busy, () => t('bills.leave'));

  const begin = useEffectEvent(() => beginInField(root.current, 'asAt'));
  useEffect(() => begin(), []);

  const chosen = problem === undefined ? choice.chosen : [];
  const amount = inr(sum(chosen, (firm) => parseMoney(firm.toCharge) ?? 0));
  const nothing = late.length > 0 ? t('interest.chooseOne', { count: late.length }) : t('interest.nothing');
  const charge = async (): Promise<void> => {
    if (busy) return;
    if (problem !== undefined) return focusField(root.current, 'asAt');
    if (firms === undefined) return;
    if (chosen.length === 0) return void toastFailure(nothing);
    const question = t('interest.confirm', { count: chosen.length, amount, asAt: showDate(asAt) });
    if (!(await confirm(question))) return;
    run.start(chosen.map(({ creditorId, firmName }) => ({ firmName, input: { creditorId, asAt } })));
  };

  const isListed = firms !== undefined && problem === undefined;
  const action = (
    <MakeButton
      busy={busy}
      idle={isListed && chosen.length === 0}
      words={chosen.length > 0 ? t('bills.together', { amount }) : isListed ? nothing : null}
      label={t('interest.charge', { count: chosen.length })}
      onMake={() => void charge()}
    />
  );

  return (
    <div ref={root} className={classes.desk}>
      <RunPanel run={run} />
      <EnterFlow onSave={() => void charge()} className={classes.desk}>
        <Panel title={t('interest.day')}>
          <div className={classes.period}>
            <DateInput name="asAt" label={t('interest.asAt')} value={asAt} onChange={setAsAt} error={problem} />
          </div>
        </Panel>
        {list.error && !firms && problem === undefined && (
          <LoadFailed list={t('interest.firms')} onRetry={() => void askAgain(list.refetch)} />
        )}
        {!firms && !list.error && problem === undefined && <SkeletonRows rows={8} />}
        {isListed ? (
          <FirmChoice
            label={t('interest.firms')}
            rows={firms}
            columns={COLUMNS()}
            choice={choice}
            isDue={isToCharge}
            onPreview={setShown}
            action={action}
            empty={<EmptyState title={t('interest.none')} text={t('interest.none.text')} />}
          />
        ) : (
          action
        )}
      </EnterFlow>
      {shown && <LateBillsDialog firm={shown} asAt={asAt} onClose={() => setShown(null)} />}
    </div>
  );
}
