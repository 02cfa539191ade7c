import type { ReactNode, RefObject } from 'react';
import { type MessageText, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { FormErrors } from '../../ui/feedback/form-errors';
import { stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import classes from './entry-frame.module.css';

interface EntryFrameProps {
  root: RefObject<HTMLDivElement | null>;
  onSave: () => Promise<void>;
  busy: boolean;
  /** Refusals of the whole form. */
  formErrors: readonly MessageText[];
  /** Values calculated from the fields. */
  facts?: ReactNode;
  children: ReactNode;
}

/**
 * The fields of an entry in a dialog: Enter goes to the next field and saves on the last, Ctrl+Enter saves from any.
 */
export function EntryFrame({ root, onSave, busy, formErrors, facts, children }: EntryFrameProps) {
  const save = (): void => {
    if (!stopAtUnknownChoice(root.current)) void onSave();
  };
  return (
    <div ref={root}>
      <FormErrors formErrors={formErrors} />
      <EnterFlow onSave={save} className={classes.fields}>
        {children}
      </EnterFlow>
      {facts}
      <Group justify="flex-end" mt="md">
        <Button onClick={save} loading={busy} data-hotkey="Ctrl+Enter">
          {t('ui.save')}
        </Button>
      </Group>
    </div>
  );
}
