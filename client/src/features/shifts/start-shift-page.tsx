import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import {
  CrewChoicesDocument,
  RunningShiftDocument,
  ShiftChangedDocument,
  StartShiftFormDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { toastSuccess } from '../../ui/feedback/toast';
import { Page } from '../../ui/page/page';
import { ShiftRunsAlready } from './shift-runs-already';
import { StartShiftForm } from './start-shift-form';

/** Starts the next shift, or says which one has to be closed first. */
export function Component() {
  const running = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  const form = useQuery(StartShiftFormDocument, { fetchPolicy: 'network-only' });
  const choices = useQuery(CrewChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const [started, setStarted] = useState(false);
  const navigate = useNavigate();
  const reload = () => askAgain(running.refetch, form.refetch, choices.refetch);
  useLive(ShiftChangedDocument, reload);

  const left = useRef(false);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );

  /** Home shows the shift at once, and whoever has gone elsewhere meanwhile stays there. */
  const onStarted = async (said: string): Promise<void> => {
    setStarted(true);
    await askAgain(running.refetch);
    if (!left.current) void navigate('/');
    toastSuccess(said);
  };

  const shift = running.data?.runningShift;
  // What the cache knows of may be the shift that was closed a moment ago, and here its successor is to be started.
  const isShiftKnown = running.data !== undefined && !(shift && running.loading);
  const error = running.error ?? form.error ?? choices.error;
  return (
    <Page title={t('shifts.start.title')} narrow>
      {shift && isShiftKnown && !started ? (
        <ShiftRunsAlready shift={shift} />
      ) : (isShiftKnown || started) && form.data && choices.data ? (
        <StartShiftForm proposed={form.data.startShiftForm} choices={choices.data} onStarted={onStarted} />
      ) : error ? (
        <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
