import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { serverNow } from '../graphql/server-clock';
import { draftKey, readDraft, type StoredDraft, writeDraft } from './draft-store';
import { useSession } from './use-session';

const SAVE_AFTER_MS = 500;

export interface Draft<Value> {
  /** The draft stored before this page was opened; null if there is none. */
  found: StoredDraft<Value> | null;
  /** Stores the value, debounced by half a second, and at once when the page is left. */
  save: (value: Value) => void;
  /** When the draft was last stored, by the server's clock; null before the first time. */
  savedAt: Date | null;
  /** The browser's storage is full or unavailable: tell the user. */
  failed: boolean;
  clear: () => void;
}

/**
 * Stores input in this browser, per user and subject ('close-shift:41'). Increment the version when the shape of the
 * value changes; `fits` rejects unusable stored values.
 */
export function useDraft<Value>(what: string, version: number, fits: (value: unknown) => value is Value): Draft<Value> {
  const { me } = useSession();
  const key = me === null ? null : draftKey(me.userId, what, version);
  const [kept, setKept] = useState<{ key: string | null; found: StoredDraft<Value> | null }>({
    key: null,
    found: null,
  });
  const [state, setState] = useState<{ savedAt: Date | null; failed: boolean }>({ savedAt: null, failed: false });
  const waiting = useRef<{ value: Value; timer: number } | null>(null);

  if (kept.key !== key) setKept({ key, found: key === null ? null : readDraft(localStorage, key, fits) });

  const keepNow = (): void => {
    if (waiting.current === null || key === null) return;
    window.clearTimeout(waiting.current.timer);
    const done = writeDraft(localStorage, key, waiting.current.value);
    waiting.current = null;
    setState((before) => ({ savedAt: done ? serverNow() : before.savedAt, failed: !done }));
  };
  const onLeave = useEffectEvent(keepNow);

  useEffect(() => {
    const leave = (): void => onLeave();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const save = (value: Value): void => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = { value, timer: window.setTimeout(keepNow, SAVE_AFTER_MS) };
  };

  const clear = (): void => {
    window.clearTimeout(waiting.current?.timer);
    waiting.current = null;
    if (key !== null) localStorage.removeItem(key);
    setKept({ key, found: null });
    setState({ savedAt: null, failed: false });
  };

  return { found: kept.found, save, ...state, clear };
}
