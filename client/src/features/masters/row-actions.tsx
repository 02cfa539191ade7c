import { useState } from 'react';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import { useSubmit } from '../../hooks/use-submit';
import { saidAnswer, t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { Dialog } from '../../ui/dialog/dialog';
import { EntryForm } from '../../ui/form/entry-form';
import { Button } from '../../ui/kit/buttons';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { nameOf } from './fields';
import classes from './master-panes.module.css';
import { reasonField } from './row-form';

interface RowActionsProps {
  master: MasterDefinition;
  row: MasterRow;
  /** With the request's id if the change waits for an admin. */
  onDone: (changeRequestId: number | null) => unknown;
}

/** Disables or enables a row; users who may not decide alone request it with a reason. */
export function RowActions({ master, row, onDone }: RowActionsProps) {
  const { remove, enable } = documentsOf(master);
  const decidesAlone = useDecidesAlone();
  const [asks, setAsks] = useState(false);
  const { submit, busy, fieldErrors, formErrors } = useSubmit((row.disabled && enable) || remove, {
    success: saidAnswer,
  });
  const { id, version } = row;
  const name = nameOf(master, row);
  const word = row.disabled ? 'masters.enable' : master.neverDeleted ? 'masters.disable' : 'masters.remove';

  const send = async (reason: string | null): Promise<boolean> => {
    const answer = await submit({ id, version, reason });
    if (answer) onDone(answer.changeRequestId);
    return answer !== undefined;
  };
  const act = async (): Promise<void> => {
    if (!decidesAlone) return setAsks(true);
    const prompt = t(master.neverDeleted ? 'masters.disable.ask' : 'masters.remove.ask', { name });
    if (row.disabled || (await confirm(prompt, { danger: true }))) await send(null);
  };
  return (
    <div className={classes.actions}>
      <Button variant="default" color={row.disabled ? undefined : 'red'} loading={busy} onClick={() => void act()}>
        {t(word)}
      </Button>
      <Dialog title={`${t(word)}: ${name}`} opened={asks} onClose={() => setAsks(false)}>
        <EntryForm
          fields={[reasonField()]}
          submitLabel={t('changes.send')}
          onSubmit={({ reason }) => send(reason as string | null)}
          onCancel={() => setAsks(false)}
          busy={busy}
          fieldErrors={fieldErrors}
          formErrors={formErrors}
        />
      </Dialog>
    </div>
  );
}
