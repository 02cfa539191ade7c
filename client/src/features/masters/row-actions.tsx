import { Button } from '@mantine/core';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import type { MasterDefinition } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { nameOf } from './fields';
import classes from './master-panes.module.css';

interface RowActionsProps {
  master: MasterDefinition;
  row: MasterRow;
  onDone: () => unknown;
}

/** Takes a row out of use, or into it again. */
export function RowActions({ master, row, onDone }: RowActionsProps) {
  const { remove, enable } = documentsOf(master);
  const told = { success: ({ message }: { message: string | null }) => message ?? '' };
  const removal = useSubmit(remove, told);
  const enabling = useSubmit(enable ?? remove, told);
  const { id, version } = row;
  const name = nameOf(master, row);

  const takeOut = async (): Promise<void> => {
    const prompt = t(master.neverDeleted ? 'masters.disable.ask' : 'masters.remove.ask', { name });
    if (await confirm(prompt, { danger: true })) if (await removal.submit({ id, version })) onDone();
  };
  const takeIn = async (): Promise<void> => {
    if (await enabling.submit({ id, version })) onDone();
  };
  return (
    <div className={classes.actions}>
      {row.disabled ? (
        <Button variant="default" loading={enabling.busy} onClick={() => void takeIn()}>
          {t('masters.enable')}
        </Button>
      ) : (
        <Button variant="default" color="red" loading={removal.busy} onClick={() => void takeOut()}>
          {t(master.neverDeleted ? 'masters.disable' : 'masters.remove')}
        </Button>
      )}
    </div>
  );
}
