import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { RunningShiftDocument, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/error-boundary';
import { SkeletonRows } from '../../ui/loading';
import { NoShift } from '../../ui/no-shift';

/** Shows what needs a running shift, or that there is none. */
export function WhileShiftRuns({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  useLive(ShiftChangedDocument, refetch);
  if (data) return data.runningShift ? children : <NoShift text={t('cash.noShift.text')} />;
  if (error) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />;
  return <SkeletonRows rows={8} />;
}
