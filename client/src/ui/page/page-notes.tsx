import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../kit/buttons';
import { Popover } from '../kit/overlays';
import classes from './page.module.css';

/** The button that shows what the figures of a page contain. */
export const PageNotes = ({ text }: { text: string }) => (
  <Popover position="bottom-start" returnFocus withRoles={false} width={360}>
    <Popover.Target>
      <ActionIcon aria-label={t('ui.notes')} title={t('ui.notes')}>
        <IconInfoCircle size={18} aria-hidden />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown role="note" className={classes.notes}>
      {text}
    </Popover.Dropdown>
  </Popover>
);
