import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode, RefObject } from 'react';
import { said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import classes from './entry-frame.module.css';

interface EntryFrameProps {
  root: RefObject<HTMLDivElement | null>;
  onSave: () => Promise<void>;
  busy: boolean;
  /** Refusals of the whole. */
  formErrors: readonly string[];
  /** What follows from the fields. */
  facts?: ReactNode;
  children: ReactNode;
}

/** The fields of an entry in a dialog: Enter goes on and saves behind the last, Ctrl+Enter saves from any. */
export const EntryFrame = ({ root, onSave, busy, formErrors, facts, children }: EntryFrameProps) => (
  <div ref={root}>
    {formErrors.length > 0 && (
      <Alert color="red" mb="md">
        {formErrors.map(said).join('\n')}
      </Alert>
    )}
    <EnterFlow onSave={() => void onSave()} className={classes.fields}>
      {children}
    </EnterFlow>
    {facts}
    <Group justify="flex-end" mt="md">
      <Button onClick={() => void onSave()} loading={busy} data-hotkey="Ctrl+Enter">
        {t('ui.save')}
      </Button>
    </Group>
  </div>
);
