import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import {
  CashChangedDocument,
  CashPositionDocument,
  type CashPositionQuery,
  ShiftChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Panel } from '../../ui/page/page';
import { Alarm, Money } from '../../ui/text/figures';
import classes from './cash-position-card.module.css';

type Position = CashPositionQuery['cashPosition'];

/** Catalogue keys by direction of the cash movement. */
const WORDS = {
  collections: 'cash.position.collections',
  creditorCash: 'cash.position.creditorCash',
  drawn: 'cash.position.drawn',
  expenditure: 'cash.position.expenditure',
  advances: 'cash.position.advances',
  salaries: 'cash.position.salaries',
  deposited: 'cash.position.deposited',
  other: 'cash.position.other',
} as const;

const isNothing = (amount: string): boolean => Number(amount) === 0;

/** The shift's cash by the books next to the counted contents of the safe, live. */
export function CashPositionCard() {
  const { data, error, refetch } = useQuery(CashPositionDocument, { fetchPolicy: 'cache-and-network' });
  useLive(CashChangedDocument, refetch);
  useLive(ShiftChangedDocument, refetch);
  return (
    <Panel title={t('cash.position.title')}>
      {data && <Figures position={data.cashPosition} />}
      {!data && error && <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />}
      {!data && !error && <SkeletonRows rows={6} />}
    </Panel>
  );
}

function Figures({ position: { opening, lines, book, counted, uncounted, difference } }: { position: Position }) {
  const moved = lines.filter(({ amount }) => !isNothing(amount));
  return (
    <dl className={classes.lines}>
      <Line label={t('cash.position.opening')} amount={opening} />
      {moved.map(({ way, amount }) => (
        <Line key={way} label={t(WORDS[way as keyof typeof WORDS])} amount={amount} />
      ))}
      <Line label={t('cash.position.book')} amount={book} isTotal />
      <Line label={t('cash.position.counted')} amount={counted} />
      {!isNothing(uncounted) && <Line label={t('cash.position.uncounted')} amount={uncounted} />}
      <Line label={t('cash.position.difference')} amount={difference} isTotal isAlarm={!isNothing(difference)} />
    </dl>
  );
}

interface LineProps {
  label: string;
  amount: string;
  isTotal?: boolean;
  isAlarm?: boolean;
}

function Line({ label, amount, isTotal, isAlarm }: LineProps) {
  const figure = <Money value={amount} sign={isTotal} />;
  return (
    <div data-total={isTotal || undefined}>
      <dt>{label}</dt>
      <dd>{isAlarm ? <Alarm>{figure}</Alarm> : figure}</dd>
    </div>
  );
}
