import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import { CreditChoicesDocument, RunningShiftDocument, ShiftChangedDocument } from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { NoShift } from '../../../ui/feedback/no-shift';
import { EntryPage } from '../../../ui/late-entry/entry-page';
import { useLateEntry } from '../../../ui/late-entry/late-context';
import { EntryWorkspace } from './entry-workspace';

/** Credit sales during the running shift. */
export const Component = () => (
  <EntryPage title={t('credit.title')} help="creditSale">
    <CreditSales />
  </EntryPage>
);

function CreditSales() {
  const { late } = useLateEntry();
  const shift = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  const choices = useQuery(CreditChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(shift.refetch, choices.refetch);
  useLive(ShiftChangedDocument, reload);

  const isLoaded = shift.data !== undefined && choices.data !== undefined;
  const shiftRuns = shift.data?.runningShift != null;
  // Once open, the workspace stays mounted, hidden while no shift runs: it holds typed and unsaved sales.
  const [opened, setOpened] = useState(false);
  if (isLoaded && (shiftRuns || late !== null) && !opened) setOpened(true);

  const failed = shift.error ?? choices.error;
  return (
    <>
      {!isLoaded && failed && (
        <LoadFailed reason={t(shift.error ? 'ui.shiftFailed' : 'ui.failed.query')} onRetry={() => void reload()} />
      )}
      {!isLoaded && !failed && <SkeletonRows rows={8} />}
      {isLoaded && !shiftRuns && late === null && <NoShift text={t('credit.noShift.text')} />}
      {choices.data && opened && <EntryWorkspace choices={choices.data} shift={shift.data?.runningShift ?? null} />}
    </>
  );
}
