import { Alert } from '@mantine/core';
import { useRef, useState } from 'react';
import { type CashTransfer, problemsOfCashTransfer } from '../../../../server/domain/cash-transfer.rules';
import type { NoteCount } from '../../../../server/domain/denominations';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import type { LinkedAccount } from '../../../../server/domain/payment-way';
import { TransferCashDocument } from '../../graphql/generated/graphql';
import { useSentKey } from '../../hooks/use-sent-key';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { ChoiceInput } from '../../ui/choice-input';
import { CurrencyRows } from '../../ui/currency-rows';
import { EmptyState } from '../../ui/empty-state';
import { EnterFlow } from '../../ui/enter-flow';
import classes from './entry.module.css';
import { CommentInput, ReferenceInput } from './text-fields';
import { notesInput } from './use-counted-notes';
import { useJudgedForm } from './use-judged-form';

interface CashTransferFormProps {
  accounts: readonly LinkedAccount[];
  notes: { notes: NoteCount[]; count: (notes: NoteCount[]) => void; clear: () => void };
  onSaved: () => void;
}

const EMPTY = { accountId: '', reference: '', comment: '' };

/** Notes taken to an account, or brought from one: which way, which account, and the notes, which are the amount. */
export function CashTransferForm({ accounts, notes: { notes, count, clear }, onSaved }: CashTransferFormProps) {
  const counting = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<CashTransfer>('DEPOSIT');
  const [values, setValues] = useState(EMPTY);
  const [only, second] = accounts;
  const accountId = values.accountId || (only && !second ? String(only.id) : '');
  const sent = useSentKey('cash-transfer');
  const sending = useSubmit(TransferCashDocument, {
    success: ({ amount }) =>
      t(kind === 'DEPOSIT' ? 'cash.transfer.deposited' : 'cash.transfer.drawn', {
        amount: inr(parseMoney(amount ?? '') ?? 0),
      }),
    keyOf: sent.keyOf,
  });
  const { submit, busy, formErrors, clearErrors } = sending;
  const problems = problemsOfCashTransfer({ ...values, kind, accountId }, accounts, notes);
  const { root, errors, isRefused, restart } = useJudgedForm('kind', problems, sending);
  const wrongNotes = Object.entries(errors).find(([field]) => field.startsWith('notes'))?.[1];

  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    clearErrors();
  };
  const empty = (): void =>
    restart(() => {
      setValues(EMPTY);
      clear();
      clearErrors();
    });
  const focusNotes = (): void => counting.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
  const save = async (): Promise<void> => {
    if (isRefused()) {
      if (problems[0]?.field?.startsWith('notes')) focusNotes();
      return;
    }
    const input = {
      ...{ kind, accountId: Number(accountId), notes: notesInput(notes) },
      reference: values.reference.trim() || null,
      comment: values.comment.trim() || null,
    };
    if (!(await submit({ input }))) return;
    sent.forget();
    onSaved();
    empty();
  };
  /** Enter behind the fields goes on to the notes; once they are counted it saves. */
  const goOn = (): void => {
    if (notes.some((note) => note.in > 0 || note.out > 0)) void save();
    else focusNotes();
  };

  return (
    <div ref={root}>
      {formErrors.length > 0 && (
        <Alert color="red" mb="md">
          {formErrors.join('\n')}
        </Alert>
      )}
      <EnterFlow onSave={() => void save()} onEnd={goOn} className={classes.fields}>
        <ChoiceInput
          name="kind"
          label={t('cash.transfer.kind')}
          value={kind}
          onChange={(chosen) => {
            // Notes that were counted the other way would be in the wrong column.
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
          error={errors.accountId}
        />
        <ReferenceInput
          value={values.reference}
          onChange={(reference) => change({ reference })}
          error={errors.reference}
        />
        <CommentInput value={values.comment} onChange={(comment) => change({ comment })} error={errors.comment} />
      </EnterFlow>
      <div ref={counting} className={classes.notes}>
        {notes.length === 0 ? (
          <EmptyState title={t('ui.currency.empty')} />
        ) : (
          <CurrencyRows
            notes={notes}
            onNotes={(next) => {
              count(next);
              clearErrors();
            }}
            onSave={() => void save()}
            onCancel={empty}
            cancelLabel={t('cash.clear')}
            only={kind === 'DEPOSIT' ? 'out' : 'in'}
            busy={busy}
          >
            {wrongNotes && (
              <Alert color="red" mb="md">
                {wrongNotes}
              </Alert>
            )}
          </CurrencyRows>
        )}
      </div>
    </div>
  );
}
