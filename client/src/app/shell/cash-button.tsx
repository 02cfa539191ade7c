import { ActionIcon } from '@mantine/core';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import { t } from '../../i18n/translate';
import classes from './cash-button.module.css';
import { useShellActions } from './shell-actions';

/** The floating button that opens the currency form wherever one is (specification, section 2). */
export function CashButton() {
  const { openCash } = useShellActions();
  return (
    <ActionIcon
      className={classes.button}
      variant="filled"
      color="steel"
      radius={22}
      aria-label={t('shell.cash')}
      title={t('shell.cash')}
      data-hotkey="Alt+M"
      onClick={openCash}
    >
      <IconCash size={22} />
    </ActionIcon>
  );
}
