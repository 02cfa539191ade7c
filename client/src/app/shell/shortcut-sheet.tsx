import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { areHotkeysEnabled, enableHotkeys, keysByLabel, listHotkeys, onHotkeysChange } from '../../hooks/hotkeys';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { Switch } from '../../ui/kit/fields';
import { HELP_PAGES, KEYS_OF_FORMS, topicAt } from './help-pages';
import { KeyTable, PageKeys } from './key-table';

/** Lists the keys of the current page, and every shortcut that works on it, with the switch that turns them off. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const hotkeys = useSyncExternalStore(onHotkeysChange, listHotkeys);
  const topic = topicAt(useLocation().pathname);
  const ofPage = new Set(topic && HELP_PAGES[topic].keys.flatMap(({ keys }) => keys));
  return (
    <Dialog title={t('shell.keys.title')} opened onClose={onClose} width={440}>
      <Switch
        label={t('shell.keys.enabled')}
        checked={areHotkeysEnabled()}
        onChange={({ currentTarget }) => enableHotkeys(currentTarget.checked)}
      />
      {topic ? (
        <PageKeys topic={topic} />
      ) : (
        <KeyTable caption={t('help.forms')} rows={KEYS_OF_FORMS.map(({ keys, label }) => [t(label), keys])} />
      )}
      <KeyTable
        caption={t('shell.keys.everywhere')}
        rows={keysByLabel(hotkeys.filter(({ keys }) => !ofPage.has(keys)))}
      />
    </Dialog>
  );
}
