import { Kbd, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { areHotkeysEnabled, enableHotkeys, listHotkeys, onHotkeysChange } from '../../hooks/hotkeys';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog';
import classes from './shortcut-sheet.module.css';

/** Every shortcut that works on the page behind it, and the switch that turns them off. */
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
          {[...new Map(hotkeys.map(({ keys, label }) => [keys, label])).entries()].reverse().map(([keys, label]) => (
            <tr key={keys}>
              <td>
                <Kbd>{keys}</Kbd>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
