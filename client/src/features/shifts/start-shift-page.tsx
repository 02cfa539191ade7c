import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import {
  CrewChoicesDocument,
  MasterChangedDocument,
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

/** Starts the next shift, or names the one that must be closed first. */
export function Component() {
  const running = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  const form = useQuery(StartShiftFormDocument, { fetchPolicy: 'network-only' });
  const choices = useQuery(CrewChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const [started, setStarted] = useState(false);
  const navigate = useNavigate();
  const reload = () => askAgain(running.refetch, form.refetch, choices.refetch);
  useLive(ShiftChangedDocument, reload);
  useLive(MasterChangedDocument, reload);

  const left = useRef(false);
  useEffect(
    () => () => {
      left.current = true;
    },
    [],
  );

  /** Home shows the shift at once; a user who has left the page is not redirected. */
  const onStarted = async (said: string): Promise<void> => {
    setStarted(true);
    await askAgain(running.refetch);
    if (!left.current) void navigate('/');
    toastSuccess(said);
  };

  const shift = running.data?.runningShift;
  // The cache may still hold the shift that was closed a moment ago, so it is not trusted here.
  const isShiftKnown = running.data !== undefined && !(shift && running.loading);
  const error = running.error ?? form.error ?? choices.error;
  return (
    <Page title={t('shifts.start.title')} help="startShift" narrow>
      {shift && isShiftKnown && !started ? (
        <ShiftRunsAlready shift={shift} />
      ) : (isShiftKnown || started) && form.data && choices.data ? (
        <StartShiftForm
          proposed={form.data.startShiftForm}
          choices={choices.data}
          onStarted={onStarted}
          onRates={form.refetch}
        />
      ) : error ? (
        <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </Page>
  );
}
