import { lazy } from 'react';
import { Opening } from '../../ui/dialog/opening';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { withinTime } from '../load-page';
import { actions } from '../routes';

const dialogs = new Map(actions.map((action) => [action.id, lazy(withinTime(action.lazy))]));

/** Shows the dialog of the action chosen in a menu. */
export function ActionHost({ id, onClose }: { id: string | null; onClose: () => void }) {
  const Dialog = id === null ? undefined : dialogs.get(id);
  if (!Dialog) return null;
  return (
    <LazyBoundary key={id} fallback={<Opening />}>
      <Dialog onClose={onClose} />
    </LazyBoundary>
  );
}
