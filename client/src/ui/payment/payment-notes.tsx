import { useState } from 'react';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { type MessageText, said, t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { CurrencyForm } from './currency-form';
import { cashWords, withNotes } from './payment-draft';
import classes from './payment-notes.module.css';
import type { Payment } from './use-payment';

interface PaymentNotesProps {
  payment: Payment;
  /** By field: the server's errors on notes are under `notes` or a row of them. */
  errors?: Readonly<Record<string, MessageText>>;
  onEdit?: () => void;
}

/**
 * For cash: the button (Alt+M) that counts notes, and the effect on the safe or why it is impossible. Otherwise renders
 * nothing.
 */
export const PaymentNotes = (props: PaymentNotesProps) =>
  props.payment.draft.accountId === '' ? <NotesOfCash {...props} /> : null;

function NotesOfCash({ payment, errors = {}, onEdit }: PaymentNotesProps) {
  const { draft, direction, facts, problems } = payment;
  const [counting, setCounting] = useState(false);
  const isCounted = draft.notes.length > 0;
  const refused = Object.entries(errors).find(([field]) => field.startsWith('notes'))?.[1];
  const wrong = problems[0] ?? refused;
  useHotkeys([{ keys: 'Alt+M', label: t('ui.payment.count'), run: () => setCounting(true) }]);

  return (
    <div className={classes.notes}>
      <Button variant="default" name="notes" data-hotkey="Alt+M" onClick={() => setCounting(true)}>
        {t(isCounted ? 'ui.payment.recount' : 'ui.payment.count')}
      </Button>
      {isCounted && (
        <Button
          variant="default"
          onClick={() => {
            payment.edit({ ...draft, notes: [] });
            onEdit?.();
          }}
        >
          {t('ui.payment.uncount')}
        </Button>
      )}
      <p className={classes.words} aria-live="polite">
        {cashWords(draft, direction, facts.safe)} {wrong && <span className={classes.wrong}>{said(wrong)}</span>}
      </p>
      <CurrencyForm
        visible={counting}
        counted={draft.notes}
        onCancel={() => setCounting(false)}
        onSave={({ notes }) => {
          payment.edit(withNotes(draft, direction, notes));
          onEdit?.();
          setCounting(false);
        }}
      />
    </div>
  );
}
