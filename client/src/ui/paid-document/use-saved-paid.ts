import { useQuery } from '@apollo/client/react';
import { RunningShiftDocument } from '../../graphql/generated/graphql';
import type { OutboxKind } from '../../graphql/outbox-entry';
import { t } from '../../i18n/translate';
import { type SavedForm, useSavedForm } from '../../outbox/use-saved-form';
import { shiftInput, useLateEntry } from '../late-entry/late-context';
import { EMPTY_PAYMENT, type PaymentDraft } from '../payment/payment-draft';
import type { Payment } from '../payment/use-payment';
import { rupees } from '../text/rupees';

/** What is typed into the form of a paid document. */
interface PaidDraft {
  subjectId: string;
  choose: (subjectId: string) => void;
  /** Its name; empty before one is chosen. */
  subjectName: string;
  payment: Payment;
}

/** Stores what is typed, if it is stored; returns the shift of the entry for its input. */
export type UseSavedPaid = (draft: PaidDraft) => Pick<SavedForm, 'shiftInput'> & { saved?: SavedForm };

/** For a document that may be queued offline. `field` is the subject's name in the stored drafts. */
export const savedAs = (kind: OutboxKind, field: string): UseSavedPaid =>
  function useSavedPaid({ subjectId, choose, subjectName, payment }) {
    const saved = useSavedForm<{ payment: PaymentDraft }>({
      kind,
      typed: { [field]: subjectId, payment: payment.draft },
      empty: { [field]: '', payment: EMPTY_PAYMENT },
      restore: (typed) => {
        choose((typed as unknown as Record<string, string>)[field]!);
        payment.edit(typed.payment);
      },
      words: () => t('outbox.words', { what: subjectName, amount: rupees(payment.draft.amount) }),
    });
    return { shiftInput: saved.shiftInput, saved };
  };

/** The shift of an entry for its input, of a document that needs the server. */
export function useShiftOfEntry(): Pick<SavedForm, 'shiftInput'> {
  const shift = useQuery(RunningShiftDocument).data?.runningShift ?? null;
  return { shiftInput: shiftInput(useLateEntry().late, shift?.id) };
}

/** For a document that needs the server. */
export const notSaved: UseSavedPaid = function useSavedNowhere() {
  return useShiftOfEntry();
};
