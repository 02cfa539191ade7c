import { useEffectEvent, useLayoutEffect } from 'react';
import { type Hotkey, registerHotkey } from './hotkeys';

/**
 * Shortcuts that work for as long as the component is shown. The browsers' own keys are not for it: Alt with D, E or F, in
 * Firefox with B, H, S, T or V, and the F keys.
 */
export function useHotkeys(hotkeys: readonly Hotkey[]): void {
  const run = useEffectEvent((keys: string) => hotkeys.find((hotkey) => hotkey.keys === keys)?.run());
  const wanted = JSON.stringify(hotkeys.map(({ keys, label, inDialog }) => ({ keys, label, inDialog })));

  // Before it is drawn: whoever sees the page may press them.
  useLayoutEffect(() => {
    const described = JSON.parse(wanted) as Omit<Hotkey, 'run'>[];
    const removals = described.map((hotkey) => registerHotkey({ ...hotkey, run: () => run(hotkey.keys) }));
    return () => {
      for (const remove of removals) remove();
    };
  }, [wanted]);
}
