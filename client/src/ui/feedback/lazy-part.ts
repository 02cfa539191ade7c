import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { t } from '../../i18n/translate';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { type KeyPress, playKey } from '../dialog/play-key';
import { lazyWhenIdle } from './lazy-when-idle';
import { toastFailure } from './toast';

/** A part that replaces a plain one of the same look once it is loaded. */
interface LaterPart<Props> {
  here: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function laterPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LaterPart<Props> {
  const part: LaterPart<Props> = {
    here: null,
    load: async () => {
      part.here ??= (await load()).default;
      return part.here;
    },
  };
  return part;
}

export interface Later<Props> {
  /** Null until it is loaded. */
  Part: ComponentType<Props> | null;
  /** Loads it at once, because the plain part is being used; resolves to false, with a toast, if that fails. */
  bring: () => Promise<boolean>;
}

/** Loads the part when the browser is idle. */
export function useLaterPart<Props>(part: LaterPart<Props>): Later<Props> {
  const [Part, setPart] = useState(() => part.here);
  const take = useCallback(async (load: () => Promise<ComponentType<Props>>): Promise<void> => {
    const loaded = await load();
    setPart(() => loaded);
  }, []);
  useEffect(() => {
    take(lazyWhenIdle(part.load)).catch((error: unknown) => console.warn('Not loaded before it is asked for', error));
  }, [part, take]);
  const bring = async (): Promise<boolean> => {
    try {
      await take(part.load);
      return true;
    } catch (error) {
      console.error(error);
      toastFailure(t('reports.file.failed'));
      return false;
    }
  };
  return { Part, bring };
}

/** Returns a function that plays a key again, and those pressed after it, once the part that it is meant for is rendered. */
export function useKeyForLater<Props>({ Part, bring }: Later<Props>): (press: KeyPress) => void {
  const held = useRef<{ press: KeyPress; hold: KeyHold } | null>(null);
  useEffect(() => {
    if (Part === null || held.current === null) return;
    const { press, hold } = held.current;
    held.current = null;
    afterEffects(() => void playKey(press).finally(hold.release));
  }, [Part]);
  return async (press) => {
    if (held.current !== null) return;
    const hold = holdKeys();
    held.current = { press, hold };
    if (await bring()) return;
    held.current = null;
    hold.discard();
  };
}
