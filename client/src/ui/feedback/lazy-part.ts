import {
  type ComponentType,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { t } from '../../i18n/translate';
import { afterEffects, holdKeys, type KeyHold } from '../dialog/held-keys';
import { type KeyPress, playKey } from '../dialog/play-key';
import { lazyWhenIdle } from './lazy-when-idle';
import { toastFailure } from './toast';

/** A part that is loaded after its page. Unlike `lazy` of React it can be loaded again after a failure. */
interface LazyPart<Props> {
  /** Null until it is loaded. */
  component: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function defineLazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>): LazyPart<Props> {
  const part: LazyPart<Props> = {
    component: null,
    load: async () => {
      part.component ??= (await load()).default;
      return part.component;
    },
  };
  return part;
}

export interface LoadingPart<Props> {
  /** Null until it is loaded. */
  Part: ComponentType<Props> | null;
  /** Loads it at once, because it is being used; resolves to false, with a toast, if that fails. */
  load: () => Promise<boolean>;
}

/** Loads the part when the browser is idle. */
export function useLazyPart<Props>(part: LazyPart<Props>): LoadingPart<Props> {
  const [Part, setPart] = useState(() => part.component);
  const show = useCallback(async (load: () => Promise<ComponentType<Props>>): Promise<void> => {
    const loaded = await load();
    setPart(() => loaded);
  }, []);
  useEffect(() => {
    show(lazyWhenIdle(part.load)).catch((error: unknown) => console.warn('Not loaded before it is used', error));
  }, [part, show]);
  const load = async (): Promise<boolean> => {
    try {
      await show(part.load);
      return true;
    } catch (error) {
      console.error(error);
      toastFailure(t('ui.part.failed'));
      return false;
    }
  };
  return { Part, load };
}

/** Loads the part of something that opens, at the latest when it opens. If that fails, it closes, and the next click tries again. */
export function useOpenedPart<Props>(
  part: LazyPart<Props>,
  { opened, setOpened }: { opened: boolean; setOpened: (opened: boolean) => void },
): ComponentType<Props> | null {
  const { Part, load } = useLazyPart(part);
  const isMissing = opened && Part === null;
  const onMissing = useEffectEvent(async () => {
    if (!(await load())) setOpened(false);
  });
  useEffect(() => {
    if (isMissing) void onMissing();
  }, [isMissing]);
  return Part;
}

interface HeldKey {
  press: KeyPress;
  hold: KeyHold;
  /** Whether the focus is no longer where the key was pressed, nor in what replaced it. */
  isLeft: () => boolean;
}

/**
 * Returns a function that plays a key again, and those pressed after it, once the part that it is meant for is rendered.
 * The keys are discarded if the focus leaves the element first, or the part takes longer than keys are held.
 */
export function useKeyForPart<Props>(
  { Part, load }: LoadingPart<Props>,
  /** The element, or one around it, also after the part is rendered. */
  place: RefObject<HTMLElement | null>,
): (event: KeyboardEvent<HTMLElement>) => void {
  const held = useRef<HeldKey | null>(null);
  useEffect(() => {
    if (Part === null) return;
    afterEffects(() => {
      if (held.current === null) return;
      const { press, hold, isLeft } = held.current;
      if (isLeft()) hold.discard();
      else void playKey(press).finally(hold.release);
    });
  }, [Part]);
  useEffect(() => () => held.current?.hold.discard(), []);
  return async ({ currentTarget: element, nativeEvent: press }) => {
    if (held.current !== null) return;
    const onOver = (): void => {
      held.current = null;
    };
    const hold = holdKeys({ onOver });
    const isLeft = (): boolean =>
      element.isConnected
        ? document.activeElement !== element
        : place.current === null || !place.current.contains(document.activeElement);
    held.current = { press, hold, isLeft };
    // After the part has replaced the element, which blurs it too.
    const onBlur = (): void => afterEffects(() => isLeft() && hold.discard());
    element.addEventListener('blur', onBlur, { once: true });
    if (!(await load())) hold.discard();
  };
}
