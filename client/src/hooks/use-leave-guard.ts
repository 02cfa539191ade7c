import { useEffect, useEffectEvent } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { confirm } from '../ui/dialog/confirm';
import { questionBefore } from './unsaved';

/** An ended session is not asked about: nothing could be saved without it. */
const wouldLose: BlockerFunction = ({ currentLocation: now, nextLocation: next }) =>
  next.pathname !== '/login' &&
  (next.pathname !== now.pathname || next.search !== now.search) &&
  questionBefore('left') !== null;

const keep = (event: BeforeUnloadEvent): void => {
  if (questionBefore('closed') !== null) event.preventDefault();
};

/**
 * Asks for confirmation before navigation would lose unsaved input (`useUnsaved`); on closing the window the browser
 * asks in its own words.
 */
export function useLeaveGuard(): void {
  const { state, proceed, reset } = useBlocker(wouldLose);

  const ask = useEffectEvent(async () => {
    const question = questionBefore('left');
    const leave = question === null || (await confirm(question, { danger: true }));
    (leave ? proceed : reset)?.();
  });
  useEffect(() => {
    if (state === 'blocked') void ask();
  }, [state]);

  useEffect(() => {
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, []);
}
