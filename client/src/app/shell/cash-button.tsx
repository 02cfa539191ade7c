import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import { useLocation } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { ActionIcon } from '../../ui/kit/buttons';
import classes from './cash-button.module.css';
import { useShellActions } from './shell-actions';

/**
 * The fixed button that opens the currency form (specification, section 2). A report is read to its last column and
 * takes no cash, so it has none there; Alt+M opens the form there too.
 */
export function CashButton() {
  const { openCash } = useShellActions();
  const { pathname } = useLocation();
  if (pathname.startsWith('/report/')) return null;
  return (
    <ActionIcon
      className={classes.button}
      variant="filled"
      color="steel"
      aria-label={t('shell.cash')}
      title={t('shell.cash')}
      data-hotkey="Alt+M"
      onClick={openCash}
    >
      <IconCash size={20} />
    </ActionIcon>
  );
}
