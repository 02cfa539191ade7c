import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { askedFact } from '../../../graphql/asking';
import { RecordCreditSaleDocument } from '../../../graphql/generated/graphql';
import { newIdempotencyKey, withIdempotencyKey } from '../../../graphql/idempotency';
import { isOnline } from '../../../graphql/network-state';
import { gotNoAnswer, isUnauthenticated } from '../../../graphql/no-answer';
import { isAskedAbout, type ShiftOfEntry } from '../../../graphql/outbox-entry';
import { type UserError, waitsForApproval } from '../../../graphql/user-error';
import { wordsFor } from '../../../hooks/words-for';
import { said, t } from '../../../i18n/translate';
import { clearInFlight } from '../../../outbox/in-flight';
import { play } from '../../../ui/feedback/sound';
import { toastFailure } from '../../../ui/feedback/toast';
import { toastNotice } from '../../../ui/feedback/toast-notice';
import { offerUndo } from '../../../ui/row-changes/offer-undo';
import { inputOf, type Sale } from './sale-draft';

/** Records the newest sale that the server asks about. */
export const KEEP_HOTKEY = { keys: 'Alt+W' } as const;

/** A sale that was saved in the form and is not confirmed as recorded yet. */
export interface PendingSale {
  /** Sent with every attempt, so that the sale is recorded only once. */
  key: string;
  sale: Sale;
  /** The shift shown in its form. */
  shift: ShiftOfEntry | null;
  /** Why it is entered after the close of that shift. */
  lateReason?: string;
  firmName: string;
  state: 'saving' | 'refused' | 'unanswered';
  /** Why it is not recorded; without an answer it may be. */
  reason: string;
  userErrors: readonly UserError[];
}

interface PendingSales {
  /** Newest first. */
  pending: readonly PendingSale[];
  send: (sale: Pick<PendingSale, 'sale' | 'shift' | 'lateReason' | 'firmName'>) => void;
  retry: (pending: PendingSale) => void;
  /** Sends a sale that the server asks about again, to be recorded as it is. */
  confirm: (pending: PendingSale) => void;
  drop: (pending: PendingSale) => void;
}

/**
 * Sends credit sales while the next one is being typed. `onRecorded` refetches the list before a row is removed here;
 * `keep` takes a sale that cannot be sent now, got no answer or met an expired session, and returns whether it did;
 * `note` stores it for a retry in case the page is left before the answer: the form is empty already.
 */
export function usePendingSales(
  onRecorded: (pending: PendingSale) => Promise<unknown>,
  keep: (pending: PendingSale, wasSent: boolean) => Promise<boolean>,
  note: (pending: PendingSale) => void,
): PendingSales {
  const client = useApolloClient();
  const [pending, setPending] = useState<readonly PendingSale[]>([]);

  const drop = ({ key }: PendingSale): void => {
    clearInFlight(key);
    setPending((list) => list.filter((other) => other.key !== key));
  };
  const change = ({ key }: PendingSale, now: Partial<PendingSale>): void =>
    setPending((list) => list.map((other) => (other.key === key ? { ...other, ...now } : other)));
  const fail = (one: PendingSale, now: Pick<PendingSale, 'state' | 'reason' | 'userErrors'>): void => {
    change(one, now);
    const how = isAskedAbout({ ...now, errors: now.userErrors })
      ? `\n${t('credit.keepHint', { keys: KEEP_HOTKEY.keys })}`
      : '';
    toastFailure(`${now.reason}${how}`);
  };

  const attempt = async (one: PendingSale, wasSent: boolean): Promise<void> => {
    const wasOffline = !isOnline();
    let rowId: number | null = null;
    if (wasOffline && (await keep(one, wasSent))) return drop(one);
    try {
      const { data } = await client.mutate({
        mutation: RecordCreditSaleDocument,
        variables: { input: inputOf(one.sale, one.shift?.id, one.lateReason) },
        context: withIdempotencyKey(one.key),
      });
      const userErrors = data?.recordCreditSale.userErrors ?? [];
      rowId = data?.recordCreditSale.creditSaleId ?? null;
      if (waitsForApproval(userErrors)) {
        toastNotice(said(userErrors[0]!));
        return drop(one);
      }
      if (userErrors.length > 0) {
        return fail(one, {
          state: 'refused',
          reason: userErrors.map((error) => said(askedFact(error))).join('\n'),
          userErrors,
        });
      }
    } catch (error) {
      // An expired session closes the page, and the form is empty already.
      const isOpen = gotNoAnswer(error) || isUnauthenticated(error);
      if (isOpen && !wasOffline && (await keep(one, true))) return drop(one);
      return fail(one, { state: 'unanswered', reason: wordsFor(error), userErrors: [] });
    }
    play('success');
    if (rowId !== null) void offerUndo(client, { table: 'credit_sale', rowId });
    await onRecorded(one);
    drop(one);
  };

  return {
    pending,
    send: (sale) => {
      const one: PendingSale = { ...sale, key: newIdempotencyKey(), state: 'saving', reason: '', userErrors: [] };
      note(one);
      setPending((list) => [one, ...list]);
      void attempt(one, false);
    },
    retry: (one) => {
      change(one, { state: 'saving', reason: '' });
      void attempt(one, one.state === 'unanswered');
    },
    confirm: (asked) => {
      const sale = { ...asked.sale, isConfirmed: true };
      const one: PendingSale = { ...asked, sale, state: 'saving', reason: '', userErrors: [] };
      clearInFlight(one.key);
      note(one);
      change(asked, one);
      void attempt(one, false);
    },
    drop,
  };
}
