import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { parseMoney } from '../../../../server/domain/kernel/money';
import type { Problem } from '../../../../server/domain/kernel/problem';
import type { CountedNotes, PaymentWays } from '../../../../server/domain/payment-way';
import { askAgain } from '../../graphql/ask-again';
import { CashChangedDocument, PaymentWaysDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useOnline } from '../../hooks/use-online';
import {
  countedOf,
  type Direction,
  EMPTY_PAYMENT,
  entryOf,
  type PaymentDraft,
  paidInput,
  problemsOfCash,
  type SafeNow,
} from './payment-draft';

/** The ways by which money comes and goes, and what the safe holds now. */
export interface PaymentFacts {
  ways: PaymentWays;
  /** Null without a network: nobody knows then. */
  safe: SafeNow | null;
}

interface AskedPaymentFacts {
  /** Undefined until the server has told. */
  facts: PaymentFacts | undefined;
  failed: boolean;
  reload: () => void;
}

/** For the page of a form that has a payment: it shows the form once the facts are there. */
export function usePaymentFacts(): AskedPaymentFacts {
  const { data, error, refetch } = useQuery(PaymentWaysDocument, { fetchPolicy: 'cache-and-network' });
  useLive(CashChangedDocument, refetch);
  const online = useOnline();
  return {
    facts: data && {
      ways: data.paymentWays,
      safe: online ? { notes: data.notesInSafe, loose: parseMoney(data.looseCash) ?? 0 } : null,
    },
    failed: error !== undefined && data === undefined,
    reload: () => void askAgain(refetch),
  };
}

export interface Payment {
  direction: Direction;
  facts: PaymentFacts;
  draft: PaymentDraft;
  /** Puts what was typed, or counted, into it. */
  edit: (draft: PaymentDraft) => void;
  clear: () => void;
  /** For the domain's rule of the document: `problemsOfExpenditure({ ...payment.entry, expenditureCategoryId }, ways, payment.notes)`. */
  entry: ReturnType<typeof entryOf>;
  notes: CountedNotes;
  /** What the rule cannot know: why the cash cannot move so. */
  problems: Problem[];
  /** For the mutation: `{ ...payment.input, expenditureCategoryId }`. */
  input: ReturnType<typeof paidInput>;
}

/**
 * A document's money while it is typed: how much, by which way, the notes where they are counted, and a comment. Drawn by
 * `PaymentWayFields` among the form's fields and `PaymentNotes` under them; the form judges `entry` by its own rule,
 * adds `problems`, and sends `input`.
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
    problems: problemsOfCash(draft, direction, facts.safe),
    input: paidInput(draft, facts.ways),
  };
}
