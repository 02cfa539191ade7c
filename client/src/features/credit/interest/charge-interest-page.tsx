import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../../graphql/ask-again';
import { CreditChangedDocument, InterestDaysDocument, ShiftChangedDocument } from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { Page } from '../../../ui/page/page';
import { InterestWorkspace } from './interest-workspace';

/** Charges interest on bills paid late, for one creditor or all in one run (admin). */
export function Component() {
  const { data, error, refetch } = useQuery(InterestDaysDocument, { fetchPolicy: 'network-only' });
  useLive(ShiftChangedDocument, refetch);
  useLive(CreditChangedDocument, refetch);
  return (
    <Page title={t('interest.title')} help="interest">
      {data && <InterestWorkspace latest={data.interestDays.latest} />}
      {!data && error && <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />}
      {!data && !error && <SkeletonRows rows={8} />}
    </Page>
  );
}
