import type { HelpTopic } from '../../i18n/help-topic';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import classes from './help-sheet.module.css';
import { PageKeys } from './key-table';

interface HelpSheetProps {
  topic: HelpTopic;
  onClose: () => void;
}

/** How a page works: what it is for, what saving does, how it is corrected, and its keys. */
export default function HelpSheet({ topic, onClose }: HelpSheetProps) {
  return (
    <Dialog title={t('ui.help')} opened onClose={onClose} width={560}>
      <div className={classes.text}>
        <p>{t(`help.${topic}.about`)}</p>
        <h3>{t('help.onSave')}</h3>
        <p>{t(`help.${topic}.saved`)}</p>
        <h3>{t('help.toCorrect')}</h3>
        <p>{t(`help.${topic}.later`)}</p>
      </div>
      <PageKeys topic={topic} />
    </Dialog>
  );
}
