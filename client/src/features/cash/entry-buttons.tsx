import { Button, Group } from '@mantine/core';
import { t } from '../../i18n/translate';
import classes from './entry.module.css';

interface EntryButtonsProps {
  onSave: () => void;
  onClear: () => void;
  busy: boolean;
}

/** What ends an entry: saved, or begun anew. */
export const EntryButtons = ({ onSave, onClear, busy }: EntryButtonsProps) => (
  <Group gap="sm" wrap="nowrap" className={classes.buttons}>
    <Button variant="default" onClick={onClear} disabled={busy}>
      {t('cash.clear')}
    </Button>
    <Button onClick={onSave} loading={busy} data-hotkey="Ctrl+Enter">
      {t('ui.save')}
    </Button>
  </Group>
);
