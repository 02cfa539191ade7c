import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { RunningShiftDocument, ShiftChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../feedback/error-boundary';
import { SkeletonRows } from '../feedback/loading';
import { NoShift } from '../feedback/no-shift';
import { useLateEntry } from '../late-entry/late-context';

/** Shows content that needs a running shift or a late entry, or a message that none runs; `text` says why it does. */
export function WhileShiftRuns({ text, children }: { text: string; children: ReactNode }) {
  const { data, error, refetch } = useQuery(RunningShiftDocument, { fetchPolicy: 'cache-and-network' });
  useLive(ShiftChangedDocument, refetch);
  const { late } = useLateEntry();
  if (data) return data.runningShift || late ? children : <NoShift text={text} />;
  if (error) return <LoadFailed reason={t('ui.shiftFailed')} onRetry={() => void askAgain(refetch)} />;
  return <SkeletonRows rows={8} />;
}
