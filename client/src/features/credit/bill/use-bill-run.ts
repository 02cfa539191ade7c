import { CombinedGraphQLErrors, type TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { withIdempotencyKey } from '../../../graphql/idempotency';
import type { UserError } from '../../../graphql/user-error';
import { draftKey } from '../../../hooks/draft-store';
import { useSession } from '../../../hooks/use-session';
import { wordsFor } from '../../../hooks/words-for';
import { said, t } from '../../../i18n/translate';
import { type BillOrder, discardSent, keepSent, sameOrder, unansweredBills } from './sent-bills';

/** The state of an order in the run. */
type Outcome =
  /** 'billedElsewhere': nothing was left to bill, since another user had billed it. */
  | { state: 'waiting' | 'sending' | 'billedElsewhere' }
  | { state: 'made'; billId: number; number: string; amount: string }
  | { state: 'refused' | 'unanswered'; reason: string };

export interface RunItem<Input> extends BillOrder<Input> {
  outcome: Outcome;
}

/** The answer of a mutation that makes a bill. */
interface BillAnswer {
  billId?: number | null;
  number?: string | null;
  amount?: string | null;
  userErrors: readonly UserError[];
}

interface RunOptions<Input, Data> {
  /** Prefix of the storage key on this device. */
  what: string;
  mutation: TypedDocumentNode<Data, { input: Input }>;
  answerOf: (data: Data) => BillAnswer;
  /** Whether something is still unbilled; orders for which nothing is are skipped. */
  isDue: (input: Input) => boolean;
  /**
   * Called after the last order, or the one at which the run ended early; `stopped` if the user stopped it with orders
   * left.
   */
  onEnd: (items: readonly RunItem<Input>[], stopped: boolean) => void;
}

export interface BillRun<Input> {
  /** Items of the last run; initially the orders whose answers were lost before this page was opened. */
  items: readonly RunItem<Input>[];
  phase: 'idle' | 'running' | 'stopping';
  /** Whether the user stopped the run with orders left. */
  stopped: boolean;
  /** Sends the orders one after another, those with lost answers first. */
  start: (orders: readonly BillOrder<Input>[]) => void;
  /** Stops after the bill in progress. */
  stop: () => void;
  /** Continues with the unanswered and the waiting orders. */
  goOn: () => void;
}

/** Whether the order is not finished. */
export const isOpen = ({ outcome: { state } }: RunItem<unknown>): boolean =>
  state === 'waiting' || state === 'sending' || state === 'unanswered';

/** Updates waiting orders from the list of what is due: those no longer in it were billed by someone else. */
const settled = <Input>(items: readonly RunItem<Input>[], isDue: (input: Input) => boolean): RunItem<Input>[] =>
  items.map((item) =>
    item.outcome.state === 'waiting' && !isDue(item.input) ? { ...item, outcome: { state: 'billedElsewhere' } } : item,
  );

const leftBefore = <Input>(storageKey: string): RunItem<Input>[] =>
  unansweredBills<Input>(localStorage, storageKey).map(({ firmName, input }) => ({
    firmName,
    input,
    outcome: { state: 'unanswered', reason: t('bills.run.noAnswer') },
  }));

/**
 * Makes the bills of many creditors, one mutation and key each. A refusal is shown at its creditor and the run
 * continues; a lost answer stops it. A retry uses the same key, even after a reload.
 */
export function useBillRun<Input, Data>(options: RunOptions<Input, Data>): BillRun<Input> {
  const { what, mutation, answerOf, isDue, onEnd } = options;
  const client = useApolloClient();
  const { me } = useSession();
  const storageKey = draftKey(me?.userId ?? 0, what, 1);
  const stopAsked = useRef(false);
  const [phase, setPhase] = useState<BillRun<Input>['phase']>('idle');
  const [run, setRun] = useState<{ storageKey: string; items: readonly RunItem<Input>[]; stopped: boolean }>({
    storageKey: '',
    items: [],
    stopped: false,
  });
  if (run.storageKey !== storageKey) setRun({ storageKey, items: leftBefore(storageKey), stopped: false });
  const items = phase === 'idle' ? settled(run.items, isDue) : run.items;

  useEffect(() => {
    stopAsked.current = false;
    return () => {
      stopAsked.current = true;
    };
  }, []);

  const send = async (order: BillOrder<Input>): Promise<Outcome> => {
    const { key } = keepSent(localStorage, storageKey, order);
    try {
      const { data } = await client.mutate<Data, { input: Input }>({
        mutation,
        variables: { input: order.input },
        context: withIdempotencyKey(key),
      } as Parameters<typeof client.mutate<Data, { input: Input }>>[0]);
      discardSent(localStorage, storageKey, order);
      return outcomeOf(answerOf(data as Data));
    } catch (error) {
      return {
        state: 'unanswered',
        reason: CombinedGraphQLErrors.is(error) ? wordsFor(error) : t('bills.run.noAnswer'),
      };
    }
  };

  const go = async (begun: readonly RunItem<Input>[]): Promise<void> => {
    let sofar = begun;
    const mark = (place: number, order: BillOrder<Input>, outcome: Outcome): void => {
      sofar = sofar.with(place, { ...order, outcome });
      setRun({ storageKey, items: sofar, stopped: false });
    };
    stopAsked.current = false;
    setPhase('running');
    for (const [place, order] of begun.entries()) {
      if (!isOpen(order)) continue;
      if (stopAsked.current) break;
      mark(place, order, { state: 'sending' });
      const outcome = await send(order);
      mark(place, order, outcome);
      if (outcome.state === 'unanswered') break;
    }
    const stopped = stopAsked.current && sofar.some(isOpen);
    setRun({ storageKey, items: sofar, stopped });
    setPhase('idle');
    onEnd(sofar, stopped);
  };

  return {
    items,
    phase,
    stopped: run.stopped,
    start: (orders) => {
      const left = leftBefore<Input>(storageKey).filter((item) => !orders.some((order) => sameOrder(order, item)));
      void go([...left, ...orders.map((order) => ({ ...order, outcome: { state: 'waiting' } as const }))]);
    },
    stop: () => {
      stopAsked.current = true;
      setPhase('stopping');
    },
    goOn: () => void go(items),
  };
}

/** Error codes for a creditor that was due and has nothing left to bill. */
const NOTHING_LEFT = new Set(['NOTHING_TO_BILL', 'NOTHING_TO_CHARGE']);

function outcomeOf({ billId, number, amount, userErrors }: BillAnswer): Outcome {
  if (userErrors.some(({ code }) => NOTHING_LEFT.has(code))) return { state: 'billedElsewhere' };
  if (billId == null || number == null || amount == null)
    return { state: 'refused', reason: userErrors.map(said).join('\n') };
  return { state: 'made', billId, number, amount };
}
