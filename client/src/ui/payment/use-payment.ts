import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { parseMoney } from '../../../../server/domain/kernel/money';
import type { Problem } from '../../../../server/domain/kernel/problem';
import type { CountedNotes } from '../../../../server/domain/payment-way';
import { problemsOfValueDate } from '../../../../server/domain/value-date.rules';
import { askAgain } from '../../graphql/ask-again';
import { CashChangedDocument, PaymentWaysDocument, type PaymentWaysQuery } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useOnline } from '../../hooks/use-online';
import { type LateShift, useLateEntry } from '../late-entry/late-context';
import { offeredRows } from '../late-entry/offered';
import { today } from '../text/station-zone';
import {
  chequeInput,
  countedOf,
  type Direction,
  EMPTY_PAYMENT,
  entryOf,
  type PaymentDraft,
  paidInput,
  problemsOfCash,
  type SafeNow,
} from './payment-draft';

type Ways = PaymentWaysQuery['paymentWays'];

/** Payment ways, and the current contents of the safe. */
export interface PaymentFacts {
  ways: Ways;
  /** Null if offline, since they are unknown then. */
  safe: SafeNow | null;
}

interface AskedPaymentFacts {
  /** Undefined until loaded. */
  facts: PaymentFacts | undefined;
  failed: boolean;
  reload: () => void;
}

/** For the page of a payment form, which is shown once the facts are loaded. */
export function usePaymentFacts(): AskedPaymentFacts {
  const { data, error, refetch } = useQuery(PaymentWaysDocument, { fetchPolicy: 'cache-and-network' });
  useLive(CashChangedDocument, refetch);
  const online = useOnline();
  const { late } = useLateEntry();
  return {
    facts: data && {
      ways: offeredWays(data.paymentWays, late),
      safe: online ? { notes: data.notesInSafe, uncounted: parseMoney(data.uncountedCash) ?? 0 } : null,
    },
    failed: error !== undefined && data === undefined,
    reload: () => void askAgain(refetch),
  };
}

/** The accounts and modes that an entry may name. */
const offeredWays = ({ accounts, modes }: Ways, late: LateShift | null): Ways => ({
  accounts: offeredRows(accounts, late).map((account) => ({ ...account, modes: offeredRows(account.modes, late) })),
  modes: offeredRows(modes, late),
});

export interface Payment {
  direction: Direction;
  facts: PaymentFacts;
  draft: PaymentDraft;
  /** Replaces the draft after typing or counting. */
  edit: (draft: PaymentDraft) => void;
  clear: () => void;
  /**
   * Input of the document's rule in the domain: `problemsOfExpenditure({ ...payment.entry, expenditureCategoryId },
   * ways, payment.notes)`.
   */
  entry: ReturnType<typeof entryOf>;
  notes: CountedNotes;
  /** Problems that the rule cannot know: why the cash cannot move, or the bank has not moved the money on that day. */
  problems: Problem[];
  /** What a cheque says, for the rule and the mutation of a document that has one. */
  cheque: ReturnType<typeof chequeInput>;
  /** For the mutation: `{ ...payment.input, expenditureCategoryId }`. */
  input: ReturnType<typeof paidInput>;
}

/**
 * State of a document's payment: amount, payment way, optionally counted notes, and a comment. Rendered by
 * `PaymentWayFields` among the form's fields and `PaymentNotes` below; the form validates `entry` by its own rule, adds
 * `problems`, and sends `input`.
 */
export function usePayment(direction: Direction, facts: PaymentFacts): Payment {
  const [draft, setDraft] = useState(EMPTY_PAYMENT);
  return {
    direction,
    facts,
    draft,
    edit: setDraft,
    clear: () => setDraft(EMPTY_PAYMENT),
    entry: entryOf(draft, facts.ways),
    notes: countedOf(draft),
    cheque: chequeInput(draft, facts.ways),
    problems: [
      ...problemsOfCash(draft, direction, facts.safe),
      ...problemsOfValueDate(entryOf(draft, facts.ways), { today: today(), booksBegan: null, isCheque: false }),
    ],
    input: paidInput(draft, facts.ways),
  };
}
