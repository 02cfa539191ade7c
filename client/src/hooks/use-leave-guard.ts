import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { confirm } from '../ui/confirm';
import { useUnsaved } from './unsaved';

/** Asks before the page is left for another one; the browser asks in its own words before it is closed. Null: nothing to lose. */
export function useLeaveGuard(question: string | null): void {
  const guarded = question !== null;
  useUnsaved(guarded);
  const { state, proceed, reset } = useBlocker(guarded);

  const ask = useEffectEvent(async () => {
    const leave = question === null || (await confirm(question, { danger: true }));
    (leave ? proceed : reset)?.();
  });
  useEffect(() => {
    if (state === 'blocked') void ask();
  }, [state]);

  useEffect(() => {
    if (!guarded) return;
    const keep = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [guarded]);
}
