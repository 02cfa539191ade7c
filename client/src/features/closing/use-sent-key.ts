import { newIdempotencyKey } from '../../graphql/idempotency';
import { draftKey, readDraft, writeDraft } from '../../hooks/draft-store';
import { useSession } from '../../hooks/use-session';

interface Sent {
  body: string;
  key: string;
}

const isSent = (value: unknown): value is Sent =>
  typeof value === 'object' && value !== null && 'body' in value && 'key' in value && typeof value.key === 'string';

/**
 * The idempotency key of the close that was sent last, kept on this device: a close whose answer was lost is sent again
 * under the same key, even after a reload. `state` is part of what was sent: an undone close is another one.
 */
export function useSentKey(shiftId: number, state: string): { keyOf: (body: string) => string; forget: () => void } {
  const { me } = useSession();
  const storageKey = draftKey(me?.userId ?? 0, `close-shift-sent:${shiftId}`, 1);
  return {
    keyOf: (input) => {
      const body = `${state} ${input}`;
      const sent = readDraft(localStorage, storageKey, isSent)?.value;
      if (sent?.body === body) return sent.key;
      const key = newIdempotencyKey();
      writeDraft(localStorage, storageKey, { body, key });
      return key;
    },
    forget: () => localStorage.removeItem(storageKey),
  };
}
