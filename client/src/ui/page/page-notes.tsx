import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../kit/buttons';
import { LazyPopover } from '../popover/lazy-popover';
import { useAnchored } from '../popover/use-anchored';
import classes from './page.module.css';

/** The button that shows what the figures of a page contain. */
export function PageNotes({ text }: { text: string }) {
  const anchored = useAnchored({ takesFocus: false });
  return (
    <>
      <ActionIcon ref={anchored.setAnchor} aria-label={t('ui.notes')} title={t('ui.notes')} onClick={anchored.toggle}>
        <IconInfoCircle size={18} aria-hidden />
      </ActionIcon>
      <LazyPopover
        of={anchored}
        position="bottom-start"
        withRoles={false}
        width={360}
        role="note"
        className={classes.notes}
      >
        {text}
      </LazyPopover>
    </>
  );
}
