import { CombinedGraphQLErrors } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { groupedLitres, inr } from '../../../../../server/domain/kernel/format';
import {
  CashChangedDocument,
  CloseFormDocument,
  CreditSaleRecordedDocument,
  RunningShiftDocument,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../../graphql/generated/graphql';
import { serverNow } from '../../../graphql/server-clock';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { toastNotice } from '../../../ui/feedback/toast-notice';
import { type FormNews, newsBetween } from './form-news';
import { type CloseFormAnswer, sheetFormOf } from './sheet-form';
import type { SheetStore } from './sheet-store';

/** Whether a query was refused because no shift is running. */
export const isNoShift = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => {
    const problems = extensions?.problems;
    return Array.isArray(problems) && problems.some((problem) => problem?.code === 'NO_SHIFT');
  });

function wordsFor(news: FormNews): string {
  if (news.kind === 'stock')
    return t('closing.live.stock', { tank: news.tankName, litres: groupedLitres(news.litres) });
  const { kind, pumpName: pump } = news;
  if (kind === 'changed') return t('closing.live.changed', { pump });
  if (kind === 'meter') return t('closing.live.meter', { pump, nozzle: news.nozzleName });
  if (kind === 'opening')
    return t('closing.live.opening', { pump, nozzle: news.nozzleName, open: groupedLitres(news.open) });
  if (kind === 'cash') return t('closing.live.cash', { pump, amount: inr(news.amount) });
  const values = { pump, product: news.shortName, litres: groupedLitres(news.litres), amount: inr(news.amount) };
  return t('closing.live.credit', values);
}

/**
 * Keeps the open form up to date: slips, cash and stock recorded by others enter its figures at once and are announced;
 * a corrected close before
 * it opens its meters at other readings; a shift closed elsewhere locks it. Paused while the form itself is being sent.
 */
export function useLiveForm(store: SheetStore, sending: boolean): void {
  const client = useApolloClient();

  const ask = async (): Promise<CloseFormAnswer | null> => {
    try {
      const { data } = await client.query({ query: CloseFormDocument, fetchPolicy: 'network-only' });
      return data?.closeForm ?? null;
    } catch (error) {
      if (isNoShift(error)) return null;
      throw error;
    }
  };

  const lock = async (): Promise<void> => {
    const { data } = await client.query({ query: RunningShiftDocument, fetchPolicy: 'network-only' });
    const last = data?.lastClosedShift;
    const isThis = last?.id === store.get().form.shiftId;
    store.lock({ name: isThis ? last.closedByName : null, at: isThis ? last.closedAt : null });
  };

  const refresh = async (): Promise<void> => {
    if (sending || store.get().closedBy) return;
    const answer = await ask();
    const before = store.get().form;
    if (answer?.shiftId !== before.shiftId) return lock();
    const form = sheetFormOf(answer);
    store.learn(form, serverNow());
    for (const news of newsBetween(before, form)) toastNotice(wordsFor(news));
  };
  const refetch = (): void => {
    refresh().catch((error: unknown) => console.warn('The close form could not be asked for again', error));
  };

  const whenOpenedOrAnswered = useEffectEvent(refetch);
  useEffect(() => {
    if (!sending) whenOpenedOrAnswered();
  }, [sending]);

  useLive(CreditSaleRecordedDocument, refetch, { skip: sending });
  useLive(CashChangedDocument, refetch, { skip: sending });
  useLive(StockChangedDocument, refetch, { skip: sending });
  useLive(ShiftChangedDocument, refetch, { skip: sending });
}
