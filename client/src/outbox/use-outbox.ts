import { useEffect, useState } from 'react';
import type { NewOutboxEntry, OutboxEntry, ShiftOfEntry } from '../graphql/outbox-entry';
import { serverNow } from '../graphql/server-clock';
import { useSession } from '../hooks/use-session';
import { t } from '../i18n/translate';
import { toastFailure } from '../ui/feedback/toast';
import { toastNotice } from '../ui/feedback/toast-notice';
import { noteInFlight } from './in-flight';
import { addToOutbox, entriesOf, onOutboxChange } from './outbox-store';

/** This user's unrecorded entries in order, optionally of one kind. */
export function useOutboxEntries(kind?: OutboxEntry['kind']): readonly OutboxEntry[] {
  const { me } = useSession();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  const userId = me?.userId;
  useEffect(() => {
    if (userId === undefined) return setEntries([]);
    let isHere = true;
    const read = (): void =>
      void entriesOf(userId).then(
        (found) => isHere && setEntries(found),
        (error: unknown) => console.warn('The outbox cannot be read', error),
      );
    read();
    const stop = onOutboxChange(read);
    return () => {
      isHere = false;
      stop();
    };
  }, [userId]);
  return kind === undefined ? entries : entries.filter((entry) => entry.kind === kind);
}

/** What a form provides; the rest is filled in here. */
export interface Kept extends Pick<NewOutboxEntry, 'kind' | 'input' | 'typed' | 'key' | 'words' | 'wasSent'> {
  /** The shift shown in the form. */
  shift: ShiftOfEntry | null;
}

const toEntry = ({ shift, ...kept }: Kept, userId: number | undefined): NewOutboxEntry | null => {
  if (userId === undefined || !shift) return null;
  const { id, shiftName, shiftDate } = shift;
  const typedAt = serverNow().toISOString();
  return { ...kept, userId, shift: { id, shiftName, shiftDate }, typedAt, state: 'waiting', errors: [] };
};

/** Returns a function that stores a document in flight which is no longer in its form; `clearInFlight` deletes it. */
export function useNoteInFlight(): (kept: Kept) => void {
  const { me } = useSession();
  return (kept) => {
    const entry = toEntry(kept, me?.userId);
    if (entry !== null) noteInFlight(entry);
  };
}

/**
 * Returns a function that adds a document to the outbox and confirms it; if that fails, it shows `full` and returns
 * false.
 */
export function usePutIntoOutbox(
  full: 'outbox.full' | 'outbox.full.list' = 'outbox.full',
): (kept: Kept) => Promise<boolean> {
  const { me } = useSession();
  return async (kept) => {
    const entry = toEntry(kept, me?.userId);
    if (entry === null) return false;
    try {
      await addToOutbox(entry);
    } catch (error) {
      console.warn('The outbox takes nothing', error);
      toastFailure(t(full));
      return false;
    }
    toastNotice(t('outbox.kept', { what: kept.words }));
    return true;
  };
}
