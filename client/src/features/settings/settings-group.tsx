import { Text } from '@mantine/core';
import { useState } from 'react';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/confirm';
import { EntryForm } from '../../ui/entry-form';
import type { WireValues } from '../../ui/field-definition';
import { Panel } from '../../ui/page';
import {
  changedFields,
  definitionsOf,
  type RowToChange,
  valuesOfRow,
  WHY,
  whyField,
} from '../../ui/row-changes/change-fields';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { useSendChange } from '../../ui/row-changes/use-send-change';
import { toastFailure } from '../../ui/toast';

interface SettingsGroupProps {
  name: 'prints' | 'stock' | 'approval';
  /** Names of its settings, in their order. */
  fields: readonly string[];
  /** All settings as they are now. */
  row: RowToChange;
  /** Loads them anew: somebody may have changed them meanwhile. */
  onRefused: () => void;
}

/** Some of the settings with a form of their own; only what was changed is sent. */
export function SettingsGroup({ name, fields, row, onRefused }: SettingsGroupProps) {
  const decidesAlone = useDecidesAlone();
  const [saved, setSaved] = useState(0);
  const { send, busy, fieldErrors, formErrors } = useSendChange(row);
  const group: RowToChange = { ...row, fields: fields.flatMap((one) => row.fields.filter((f) => f.name === one)) };

  const save = async ({ [WHY]: why, ...values }: WireValues): Promise<boolean> => {
    const changes = changedFields(group, values);
    if (changes.length === 0) {
      toastFailure(t('changes.nothing'));
      return false;
    }
    const startsFourEyes = changes.some(({ field, value }) => field === 'fourEyes' && value === 'true');
    if (startsFourEyes && !(await confirm(t('settings.fourEyes.ask')))) return false;
    const isDone = await send(
      { permission: PERMISSION.MODIFY, changes, comment: (why ?? null) as string | null },
      row.version,
    );
    if (isDone) setSaved(saved + 1);
    else onRefused();
    return isDone;
  };

  const definitions = definitionsOf(group, {});
  return (
    <Panel title={t(`settings.${name}`)}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(`settings.${name}.text`)}
      </Text>
      <EntryForm
        key={`${row.version} ${saved}`}
        fields={decidesAlone ? definitions : [...definitions, whyField(true)]}
        row={valuesOfRow(group)}
        submitLabel={t(decidesAlone ? 'ui.save' : 'changes.send')}
        onSubmit={save}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
      />
    </Panel>
  );
}
