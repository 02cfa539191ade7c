import { lazy } from 'react';
import { Opening } from '../../ui/dialog/opening';
import { LoadedLater } from '../../ui/feedback/loaded-later';
import { withinTime } from '../load-page';
import { actions } from '../routes';

const dialogs = new Map(actions.map((action) => [action.id, lazy(withinTime(action.lazy))]));

/** Shows the dialog of the action chosen in a menu. */
export function ActionHost({ id, onClose }: { id: string | null; onClose: () => void }) {
  const Dialog = id === null ? undefined : dialogs.get(id);
  if (!Dialog) return null;
  return (
    <LoadedLater key={id} fallback={<Opening />}>
      <Dialog onClose={onClose} />
    </LoadedLater>
  );
}
