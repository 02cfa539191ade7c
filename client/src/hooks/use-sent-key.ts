import { newIdempotencyKey } from '../graphql/idempotency';
import { draftKey, readDraft, writeDraft } from './draft-store';
import { useSession } from './use-session';

interface Sent {
  body: string;
  key: string;
}

export interface SentKey {
  keyOf: (body: string) => string;
  /** Whether this very request was sent, and may have been recorded. */
  wasSent: (body: string) => boolean;
  forget: () => void;
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'body' in value && 'key' in value && typeof value.key === 'string';

/**
 * The idempotency key of the last request on a subject ('close-shift-sent:41'), stored on this device: a retry after a
 * lost answer uses the same key, even after a reload. `useSubmit` deletes it once the request is answered.
 */
export function useSentKey(what: string): SentKey {
  const { me } = useSession();
  const storageKey = draftKey(me?.userId ?? 0, what, 1);
  const read = (): Sent | undefined => readDraft(localStorage, storageKey, isSent)?.value;
  return {
    wasSent: (body) => read()?.body === body,
    keyOf: (body) => {
      const sent = read();
      if (sent?.body === body) return sent.key;
      const key = newIdempotencyKey();
      writeDraft(localStorage, storageKey, { body, key });
      return key;
    },
    forget: () => localStorage.removeItem(storageKey),
  };
}
