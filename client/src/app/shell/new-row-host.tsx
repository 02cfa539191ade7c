import { lazy, useSyncExternalStore } from 'react';
import { newRowRequests, onNewRowRequests } from '../../ui/dialog/new-row';
import { Opening } from '../../ui/dialog/opening';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { withinTime, withTexts } from '../load-page';

const NewRowDialogs = lazy(withinTime(withTexts(['masters'], () => import('../../features/masters/new-row-dialogs'))));

/** Shows the forms that choices ask for with `addNewRow`. */
export function NewRowHost() {
  const requests = useSyncExternalStore(onNewRowRequests, newRowRequests);
  return (
    requests.length > 0 && (
      <LazyBoundary fallback={<Opening />}>
        <NewRowDialogs requests={requests} />
      </LazyBoundary>
    )
  );
}
