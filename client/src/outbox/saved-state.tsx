import { t } from '../i18n/translate';
import { OutboxList } from './outbox-list';
import classes from './outbox-list.module.css';
import type { SavedForm } from './use-saved-form';

interface SavedStateProps {
  kept: SavedForm;
  /** Focuses the form: the focused element is gone. */
  onGoOn: () => void;
}

/** Below a quick entry: its unsent entries on this device, and a warning if nothing can be stored. */
export const SavedState = ({ kept, onGoOn }: SavedStateProps) => (
  <>
    <div role="status" className={classes.reason}>
      {kept.draftFailed && t('outbox.draft.failed')}
    </div>
    <OutboxList entries={kept.entries} onEdit={(entry) => void kept.edit(entry).then(onGoOn)} onNoneLeft={onGoOn} />
  </>
);
