import { t } from '../i18n/translate';
import { OutboxList } from './outbox-list';
import classes from './outbox-list.module.css';
import type { KeptForm } from './use-kept-form';

/** Under a quick entry: what of it waits on this device, and that nothing can be kept where that is so. */
export const KeptState = ({ kept }: { kept: KeptForm }) => (
  <>
    {kept.draftFailed && (
      <p role="status" className={classes.reason}>
        {t('outbox.draft.failed')}
      </p>
    )}
    <OutboxList entries={kept.entries} onEdit={(entry) => void kept.edit(entry)} />
  </>
);
