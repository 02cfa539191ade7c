import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { Button } from '../../../ui/kit/buttons';
import { showTime } from '../../../ui/text/show-time';
import classes from './draft-bar.module.css';
import { useSheet } from './sheet-workspace';

interface DraftBarProps {
  savedAt: Date | null;
  failed: boolean;
  onSave: () => void;
  onClear: () => void;
}

/** The draft on this device: when it was saved, and buttons to save now and to discard all input. */
export function DraftBar({ savedAt, failed, onSave, onClear }: DraftBarProps) {
  const disabled = useSheet(({ closedBy }) => closedBy !== null);
  const clear = async (): Promise<void> => {
    if (await confirm(t('closing.draft.clearAsk'), { danger: true })) onClear();
  };
  return (
    <>
      <span role="status" className={classes.saved} data-failed={failed || undefined}>
        {failed ? t('closing.draft.failed') : savedAt && t('closing.draft.saved', { time: showTime(savedAt) })}
      </span>
      <Button variant="default" onClick={onSave} disabled={disabled}>
        {t('closing.draft.save')}
      </Button>
      <Button variant="default" onClick={() => void clear()} disabled={disabled}>
        {t('closing.draft.clear')}
      </Button>
    </>
  );
}
