import { useRef, useState } from 'react';
import { type CashTransfer, problemsOfCashTransfer } from '../../../../../server/domain/cash-transfer.rules';
import type { NoteCount } from '../../../../../server/domain/denominations';
import type { LinkedAccount } from '../../../../../server/domain/payment-way';
import { problemsOfValueDate } from '../../../../../server/domain/value-date.rules';
import { TransferCashDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { DocumentFields } from '../../../ui/form/document-form';
import { CommentInput, ReferenceInput } from '../../../ui/form/document-texts';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { lateInput, useLateEntry } from '../../../ui/late-entry/late-context';
import { addAccount, WAYS_ADDED_WITH } from '../../../ui/payment/new-way';
import { ValueDateInput } from '../../../ui/payment/value-date-input';
import { stopAtWrongCount } from '../../../ui/payment/wrong-count';
import { rupees } from '../../../ui/text/rupees';
import { today } from '../../../ui/text/station-zone';
import { CountedRows } from '../counted-rows';
import classes from '../entry.module.css';
import { notesInput } from '../use-counted-notes';

interface CashTransferFormProps {
  accounts: readonly LinkedAccount[];
  notes: { notes: NoteCount[]; count: (notes: NoteCount[]) => void; clear: () => void };
  onSaved: () => void;
}

const EMPTY = { accountId: '', valueDate: '', reference: '', comment: '' };

/** Notes moved from the safe to an account or back: direction, account and notes; the notes make the amount. */
export function CashTransferForm({ accounts, notes: { notes, count, clear }, onSaved }: CashTransferFormProps) {
  const counting = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<CashTransfer>('DEPOSIT');
  const [values, setValues] = useState(EMPTY);
  const [only, second] = accounts;
  const accountId = values.accountId || (only && !second ? String(only.id) : '');
  const problems = [
    ...problemsOfCashTransfer({ ...values, kind, accountId }, accounts, notes),
    ...problemsOfValueDate({ ...values, accountId }, { today: today(), booksBegan: null, isCheque: false }),
  ];
  const { late } = useLateEntry();
  const form = useDocumentForm(TransferCashDocument, {
    sentAs: 'cash-transfer',
    first: 'kind',
    problems,
    success: ({ amount }) =>
      t(kind === 'DEPOSIT' ? 'cash.transfer.deposited' : 'cash.transfer.drawn', {
        amount: rupees(amount),
      }),
    undo: ({ cashTransferId: rowId }) => (rowId ? { table: 'cash_transfer', rowId } : null),
    onSaved,
    empty: () => {
      setValues(EMPTY);
      clear();
    },
  });
  const { errors, clearErrors } = form;

  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    clearErrors();
  };
  const focusNotes = (): void => counting.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  const save = async (): Promise<void> => {
    if (stopAtWrongCount(counting.current)) return;
    if (form.isRefused()) {
      if (problems[0]?.field?.startsWith('notes')) focusNotes();
      return;
    }
    await form.send({
      ...lateInput(late),
      kind,
      accountId: Number(accountId),
      notes: notesInput(notes),
      ...(values.valueDate !== '' && { valueDate: values.valueDate }),
      reference: values.reference.trim() || null,
      comment: values.comment.trim() || null,
    });
  };
  /** Enter after the fields moves to the notes; once they are counted it saves. */
  const goOn = (): void => {
    if (notes.some((note) => note.in > 0 || note.out > 0)) void save();
    else focusNotes();
  };

  return (
    <div ref={form.root}>
      <DocumentFields form={form} onSave={save} onEnd={goOn}>
        <ChoiceInput
          name="kind"
          label={t('cash.transfer.kind')}
          value={kind}
          onChange={(chosen) => {
            // Notes counted in the other direction would be in the wrong column.
            if (chosen !== kind) clear();
            setKind(chosen === 'DRAWING' ? 'DRAWING' : 'DEPOSIT');
            clearErrors();
          }}
          source={[
            { value: 'DEPOSIT', label: t('cash.transfer.deposit') },
            { value: 'DRAWING', label: t('cash.transfer.drawing') },
          ]}
          error={errors.kind}
        />
        <ChoiceInput
          name="accountId"
          label={t('cash.transfer.account')}
          value={accountId}
          onChange={(chosen) => change({ accountId: chosen })}
          source={accounts.map(({ id, name }) => ({ value: String(id), label: name }))}
          adds={addAccount}
          addedWith={WAYS_ADDED_WITH}
          error={errors.accountId}
        />
        <ReferenceInput
          value={values.reference}
          onChange={(reference) => change({ reference })}
          error={errors.reference}
        />
        <ValueDateInput
          value={values.valueDate}
          onChange={(valueDate) => change({ valueDate })}
          error={errors.valueDate}
        />
        <CommentInput value={values.comment} onChange={(comment) => change({ comment })} error={errors.comment} />
      </DocumentFields>
      <div ref={counting} className={classes.notes}>
        <CountedRows
          notes={notes}
          errors={errors}
          onNotes={(next) => {
            count(next);
            clearErrors();
          }}
          onSave={() => void save()}
          onCancel={form.clear}
          only={kind === 'DEPOSIT' ? 'out' : 'in'}
          busy={form.busy}
          isAsked={form.isAsked}
        />
      </div>
    </div>
  );
}
