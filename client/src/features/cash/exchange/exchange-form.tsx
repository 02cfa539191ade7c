import { useRef, useState } from 'react';
import { cashInTotal, cashOutTotal, isCounted, problemsOfExchange } from '../../../../../server/domain/denominations';
import { moneyText } from '../../../../../server/domain/kernel/money';
import { ExchangeCashDocument } from '../../../graphql/generated/graphql';
import { useUnsaved } from '../../../hooks/unsaved';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Alert } from '../../../ui/kit/feedback';
import { Textarea } from '../../../ui/kit/fields';
import { lateInput, useLateEntry } from '../../../ui/late-entry/late-context';
import { CurrencyRows } from '../../../ui/payment/currency-rows';
import { Money } from '../../../ui/text/figures';
import { notesInput, useCountedNotes } from '../use-counted-notes';
import classes from './exchange-form.module.css';

interface ExchangeFormProps {
  /** Set in a dialog, which it closes. On a page the other button clears the form. */
  onCancel?: () => void;
  onDone?: () => void;
}

const LONGEST_COMMENT = 500;

/** Notes in and notes out of equal totals, and the reason. */
export function ExchangeForm({ onCancel, onDone }: ExchangeFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const { notes, count, clear, failed, reload } = useCountedNotes();
  const [comment, setComment] = useState('');
  const [problems, setProblems] = useState<readonly MessageText[]>([]);
  const { late } = useLateEntry();
  useUnsaved(comment !== '' || isCounted(notes ?? []));
  const { submit, busy, clearErrors } = useSubmit(ExchangeCashDocument, {
    success: () => t('cash.exchange.done'),
    undo: ({ cashExchangeId: rowId }) => (rowId ? { table: 'cash_exchange', rowId } : null),
    failure: (reason) => `${t('cash.exchange.failed')}\n${reason}`,
  });

  if (failed) return <LoadFailed reason={t('ui.currency.failed')} onRetry={reload} />;
  if (notes === undefined) return <SkeletonRows rows={10} />;
  if (notes.length === 0) return <EmptyState title={t('ui.currency.empty')} />;

  const empty = (): void => {
    clear();
    setComment('');
    setProblems([]);
    clearErrors();
    root.current?.querySelector('input')?.focus();
  };
  const save = async (): Promise<void> => {
    const found = problemsOfExchange(notes);
    setProblems(found);
    if (found.length > 0) return;
    if (!(await submit({ input: { ...lateInput(late), notes: notesInput(notes), comment: comment.trim() || null } })))
      return;
    empty();
    onDone?.();
  };

  return (
    <div ref={root}>
      <CurrencyRows
        notes={notes}
        onNotes={(next) => {
          count(next);
          setProblems([]);
        }}
        onSave={() => void save()}
        onCancel={onCancel ?? empty}
        cancelLabel={onCancel ? undefined : t('cash.clear')}
        busy={busy}
      >
        <dl className={classes.totals} aria-live="polite">
          <div>
            <dt>{t('cash.exchange.in')}</dt>
            <dd>
              <Money value={moneyText(cashInTotal(notes))} sign />
            </dd>
          </div>
          <div>
            <dt>{t('cash.exchange.out')}</dt>
            <dd>
              <Money value={moneyText(cashOutTotal(notes))} sign />
            </dd>
          </div>
        </dl>
        {problems.length > 0 && (
          <Alert color="red" className={classes.problems}>
            {problems.map(said).join('\n')}
          </Alert>
        )}
        <Textarea
          name="comment"
          label={t('cash.exchange.comment')}
          value={comment}
          maxLength={LONGEST_COMMENT}
          autosize
          minRows={1}
          maxRows={4}
          mb="md"
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
      </CurrencyRows>
    </div>
  );
}
