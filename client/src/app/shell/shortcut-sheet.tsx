import '@mantine/core/styles/Kbd.layer.css';
import { Kbd, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { areHotkeysEnabled, enableHotkeys, keysByLabel, listHotkeys, onHotkeysChange } from '../../hooks/hotkeys';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import classes from './shortcut-sheet.module.css';

/** Lists every shortcut that works on the current page, with the switch that turns them off. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const hotkeys = useSyncExternalStore(onHotkeysChange, listHotkeys);
  return (
    <Dialog title={t('shell.keys.title')} opened onClose={onClose} width={440}>
      <Switch
        label={t('shell.keys.enabled')}
        checked={areHotkeysEnabled()}
        onChange={({ currentTarget }) => enableHotkeys(currentTarget.checked)}
      />
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('shell.keys.key')}</th>
            <th scope="col">{t('shell.keys.action')}</th>
          </tr>
        </thead>
        <tbody>
          {keysByLabel(hotkeys).map(([label, keys]) => (
            <tr key={label}>
              <td>
                {keys.map((one) => (
                  <Kbd key={one} className={classes.key}>
                    {one}
                  </Kbd>
                ))}
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
