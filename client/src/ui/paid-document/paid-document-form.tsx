import { useState } from 'react';
import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import { useDocumentForm } from '../form/use-document-form';
import { useLateEntry } from '../late-entry/late-context';
import { hintOf, offeredRows } from '../late-entry/offered';
import { PaymentForm } from '../payment/payment-form';
import { type PaymentFacts, usePayment } from '../payment/use-payment';
import { rupees } from '../text/rupees';
import type { PaidDocument, PaidSubject } from './paid-document';

interface PaidDocumentFormProps<Choices, List, Recorded> {
  document: PaidDocument<Choices, List, Recorded>;
  subjects: readonly PaidSubject[];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** The form of a paid document: its subject, the amount, the payment way and the comment. */
export function PaidDocumentForm<Choices, List, Recorded>({
  document,
  subjects,
  facts,
  onSaved,
}: PaidDocumentFormProps<Choices, List, Recorded>) {
  const { command, table, subject, list, choices, idOf, savedText, problemsOf, useSaved } = document;
  const { late } = useLateEntry();
  const offered = offeredRows(subjects, late);
  const only = choices.isChosenIfOnly && offered.length === 1 ? String(offered[0]!.id) : '';
  const [subjectId, choose] = useState(only);
  const online = useOnline();
  const payment = usePayment('out', facts);
  const chosen = subjects.find(({ id }) => String(id) === subjectId);
  const subjectName = chosen?.name ?? '';
  const { shiftInput, saved } = useSaved({ subjectId, choose, subjectName, payment });
  const { withCheque } = document;
  const chequeDate = withCheque ? payment.cheque.chequeDate : undefined;
  const entry = { ...payment.entry, chequeDate, [subject.field]: subjectId };
  const withReference = list.columns.includes('reference');
  const form = useDocumentForm(document.record, {
    sentAs: document.sentAs,
    first: subject.field,
    problems: [...problemsOf(entry, facts.ways, payment.notes), ...payment.problems],
    // A late one was paid long ago.
    waiting: late === null ? t('ui.payment.notYet') : undefined,
    success: () => savedText(subjectName, rupees(payment.draft.amount)),
    undo: (payload) => {
      const rowId = idOf(payload);
      return rowId ? { table, rowId } : null;
    },
    onSaved,
    empty: () => {
      choose(only);
      payment.clear();
    },
    kept: saved,
  });
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    const input = {
      ...payment.input,
      ...shiftInput,
      [subject.field]: Number(subjectId),
      ...(withReference && { reference: payment.entry.reference.trim() || null }),
      ...(chequeDate != null && { chequeDate }),
    };
    await form.send(input as never);
  };

  return (
    <PaymentForm
      form={form}
      payment={payment}
      onSave={save}
      withReference={withReference}
      withCheque={withCheque}
      command={command}
      choice={{
        name: subject.field,
        label: document.texts().subject,
        hint: online ? chosen?.hint : undefined,
        value: subjectId,
        onChange: choose,
        addedWith: subject.addedWith,
        adds: subject.adds,
        source: offered.map(({ id, name, label = name, hint, disabled }) => ({
          value: String(id),
          label,
          hint: hintOf({ disabled }, online ? hint : ''),
        })),
      }}
    />
  );
}
