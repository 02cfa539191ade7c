import { useEffectEvent, useLayoutEffect } from 'react';
import { type Hotkey, registerHotkey } from './hotkeys';

/**
 * Registers shortcuts while the component is mounted. Do not use keys that browsers own: Alt with D, E or F, in Firefox
 * with B, H, S, T or V, and the F keys.
 */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const run = useEffectEvent((keys: string) => hotkeys.find((hotkey) => hotkey.keys === keys)?.run());
  const wanted = JSON.stringify(hotkeys.map(({ keys, label, inDialog }) => ({ keys, label, inDialog })));

  // Registered before the first paint, since the keys may be pressed as soon as the page is visible.
  useLayoutEffect(() => {
    const described = JSON.parse(wanted) as Omit<Hotkey, 'run'>[];
    const removals = described.map((hotkey) => registerHotkey({ ...hotkey, run: () => run(hotkey.keys) }));
    return () => {
      for (const remove of removals) remove();
    };
  }, [wanted]);
}
