import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsaved } from '../../hooks/unsaved';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import type { KeptDraft } from './use-kept-draft';

/** Asks before an unfinished form is left. A log-in that ended is not asked about: the draft waits for the next one. */
export function useLeaveGuard({ isOpen }: KeptDraft): void {
  // From the first moment on: what is typed later would not be told.
  useUnsaved(true);
  const blocker = useBlocker(({ nextLocation }) => isOpen() && nextLocation.pathname !== '/login');
  const ask = useEffectEvent(async () => {
    if (blocker.state !== 'blocked') return;
    if (await confirm(t('closing.leave'))) blocker.proceed();
    else blocker.reset();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);

  const onBeforeUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isOpen()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent): void => onBeforeUnload(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
