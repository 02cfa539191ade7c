import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import { CrewChoicesDocument, CrewOnDutyDocument, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Page } from '../../ui/page/page';
import { WhileShiftRuns } from '../../ui/page/while-shift-runs';
import { OnDutyForm } from './on-duty-form';

/** The employees on duty in the running shift and their pumps: pay per shift is based on it. */
export const Component = () => (
  <Page title={t('shifts.onDuty.title')} narrow help="onDuty">
    <WhileShiftRuns text={t('shifts.onDuty.noShift')}>
      <OnDuty />
    </WhileShiftRuns>
  </Page>
);

function OnDuty() {
  const crew = useQuery(CrewOnDutyDocument, { fetchPolicy: 'cache-and-network' });
  const choices = useQuery(CrewChoicesDocument, { fetchPolicy: 'cache-and-network' });
  const reload = (): Promise<void> => askAgain(crew.refetch, choices.refetch);
  useLive(ShiftChangedDocument, reload);

  if (crew.data && choices.data)
    return <OnDutyForm crew={crew.data.crewOnDuty} choices={choices.data} onSaved={reload} />;
  if (crew.error ?? choices.error) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />;
  return <SkeletonRows rows={6} />;
}
