import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { showDate } from '../../../server/domain/kernel/business-date';
import { groupBy } from '../../../server/domain/kernel/group-by';
import { isOnline, onNetworkChange } from '../graphql/network-state';
import { waitAfter } from '../graphql/outbox-entry';
import { useSession } from '../hooks/use-session';
import { said, t } from '../i18n/translate';
import { toastFailure, toastSuccess } from '../ui/feedback/toast';
import { toastNotice } from '../ui/feedback/toast-notice';
import { reportOf } from '../ui/late-entry/closed-shift-addresses';
import { clearInFlight, takeLeftInFlight } from './in-flight';
import { inOneTab } from './one-tab';
import { addToOutbox, onOutboxChange } from './outbox-store';
import { fetchAheadHourly } from './prefetch';
import { type LateRecorded, sendOutbox } from './send-outbox';

/** Entries in flight when the previous page unloaded may be recorded or not: they are sent again with their keys. */
async function takeInInFlight(): Promise<void> {
  for (const entry of takeLeftInFlight()) {
    await addToOutbox(entry);
    clearInFlight(entry.key);
  }
}

/** Says what was recorded late in one closed shift, and leads to its slip. */
function tellLate(late: readonly LateRecorded[], open: (address: string) => void): void {
  const { id, shiftDate, shiftName } = late[0]!.shift;
  const what = t('outbox.recordedLate', { count: late.length, date: showDate(shiftDate), shift: shiftName });
  const effects = late.flatMap((one) => one.effects.map((effect) => said(effect)));
  toastNotice([what, ...effects].join('\n'), {
    label: t('outbox.openShift'),
    keys: 'Alt+U',
    run: () => open(reportOf({ shiftId: id, shiftDate })),
  });
}

/**
 * Sends waiting entries: when the page opens, the network is back or an entry is added, and with backoff while there is
 * no answer. One tab does it for all. Renders nothing.
 */
export function OutboxKeeper() {
  const { me } = useSession();
  const client = useApolloClient();
  const navigate = useNavigate();
  const userId = me?.userId;

  /** Returns whether nothing is left to do until something changes. */
  const send = useEffectEvent(async (): Promise<boolean> => {
    if (userId === undefined || !isOnline()) return true;
    const sending = await inOneTab(() => sendOutbox(userId));
    // That tab may be closed before it has finished.
    if (sending === undefined) return false;
    if (sending.recorded > 0) {
      toastSuccess(t('outbox.sent', { count: sending.recorded }));
      await client.refetchQueries({ include: 'active' });
    }
    for (const late of groupBy(sending.late, ({ shift }) => shift.id).values())
      tellLate(late, (address) => void navigate(address));
    if (sending.requested > 0) toastNotice(t('outbox.requested', { count: sending.requested }));
    if (sending.kept > 0) toastFailure(t('outbox.notSent', { count: sending.kept }));
    return sending.isDone;
  });

  useEffect(() => {
    if (userId === undefined) return;
    let vain = 0;
    let timer: number | undefined;
    let isSending = false;
    let isAskedAgain = false;
    const begin = async (): Promise<void> => {
      window.clearTimeout(timer);
      isAskedAgain = isSending;
      if (isSending) return;
      isSending = true;
      const isDone = await send().catch((error: unknown) => {
        console.warn('The outbox could not be sent', error);
        return false;
      });
      isSending = false;
      vain = isDone ? 0 : vain + 1;
      if (isAskedAgain) return begin();
      if (!isDone) timer = window.setTimeout(() => void begin(), waitAfter(vain));
    };
    const now = (): void => void begin();
    const stops = [onNetworkChange(now), onOutboxChange((hasMore) => hasMore && now())];
    now();
    return () => {
      window.clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [userId]);
  useEffect(() => {
    takeInInFlight().catch((error: unknown) => console.warn('The outbox takes nothing', error));
  }, []);
  useEffect(() => (userId === undefined ? undefined : fetchAheadHourly(userId)), [userId]);
  return null;
}
