import { t } from '../i18n/translate';
import { OutboxList } from './outbox-list';
import classes from './outbox-list.module.css';
import type { KeptForm } from './use-kept-form';

interface KeptStateProps {
  kept: KeptForm;
  /** Puts the cursor into the form: what it stood on is gone. */
  onGoOn: () => void;
}

/** Under a quick entry: what of it waits on this device, and that nothing can be kept where that is so. */
export const KeptState = ({ kept, onGoOn }: KeptStateProps) => (
  <>
    <div role="status" className={classes.reason}>
      {kept.draftFailed && t('outbox.draft.failed')}
    </div>
    <OutboxList entries={kept.entries} onEdit={(entry) => void kept.edit(entry).then(onGoOn)} onNoneLeft={onGoOn} />
  </>
);
