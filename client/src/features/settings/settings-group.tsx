import { type ReactNode, useState } from 'react';
import { useDecidesAlone } from '../../hooks/use-decides-alone';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { toastFailure } from '../../ui/feedback/toast';
import { EntryForm } from '../../ui/form/entry-form';
import type { WireValues } from '../../ui/inputs/field-definition';
import { Text } from '../../ui/kit/text';
import { Panel } from '../../ui/page/page';
import {
  changedFields,
  changedMeanwhile,
  definitionsOf,
  type RowToChange,
  valuesOfRow,
  WHY,
  whyField,
} from '../../ui/row-changes/change-fields';
import { FocusFirst } from '../../ui/row-changes/focus-first';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { useSendChange } from '../../ui/row-changes/use-send-change';

interface SettingsGroupProps {
  name: 'prints' | 'messages' | 'stock' | 'approval' | 'security';
  /** Names of its settings, in display order. */
  fields: readonly string[];
  /** The current value of all settings. */
  row: RowToChange;
  /** Refetches the settings after a save or a refusal, since others may have changed them. */
  onSent: () => Promise<void>;
  /** Below its form, in the same panel. */
  children?: ReactNode;
}

/** A group of settings with its own form, which is reset after saving. */
export function SettingsGroup({ name, fields, row, onSent, children }: SettingsGroupProps) {
  const [saved, setSaved] = useState(0);
  const group = { ...row, fields: fields.flatMap((one) => row.fields.filter((field) => field.name === one)) };
  const form = <SettingsForm key={saved} row={group} onSent={onSent} onSaved={() => setSaved(saved + 1)} />;
  return (
    <Panel title={t(`settings.${name}`)}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(`settings.${name}.text`)}
      </Text>
      {saved === 0 ? form : <FocusFirst key={saved}>{form}</FocusFirst>}
      {children}
    </Panel>
  );
}

interface SettingsFormProps {
  /** The current settings of the group. */
  row: RowToChange;
  onSent: () => Promise<void>;
  onSaved: () => void;
}

/** Sends only changed settings; input survives a save by someone else. */
function SettingsForm({ row, onSent, onSaved }: SettingsFormProps) {
  const decidesAlone = useDecidesAlone();
  const [opened] = useState(row);
  /** After a refusal the form has shown the other user's changes, so the next attempt is based on them. */
  const [wasRefused, setWasRefused] = useState(false);
  const { send, busy, fieldErrors, formErrors } = useSendChange(row);
  const definitions = definitionsOf(opened, {}).map((field) => {
    const nowIs = changedMeanwhile(field.name, opened, row);
    return { ...field, hint: nowIs ?? field.hint, nowIs };
  });
  /** All settings share one version, so a change in another group must not cause a conflict here. */
  const isUnchanged = definitions.every(({ nowIs }) => nowIs === undefined);

  const save = async ({ [WHY]: why, ...values }: WireValues): Promise<boolean> => {
    const changes = changedFields(opened, values);
    if (changes.length === 0) {
      toastFailure(t('changes.nothing'));
      return false;
    }
    const startsFourEyes = changes.some(({ field, value }) => field === 'fourEyes' && value === 'true');
    if (startsFourEyes && !(await confirm(t('settings.fourEyes.ask')))) return false;
    const isDone = await send(
      { permission: PERMISSION.MODIFY, changes, comment: (why ?? null) as string | null },
      (wasRefused || isUnchanged ? row : opened).version,
    );
    setWasRefused(!isDone);
    await onSent();
    if (isDone) onSaved();
    return isDone;
  };

  return (
    <EntryForm
      fields={decidesAlone ? definitions : [...definitions, whyField(true)]}
      row={valuesOfRow(opened)}
      submitLabel={t(decidesAlone ? 'ui.save' : 'changes.send')}
      onSubmit={save}
      busy={busy}
      fieldErrors={fieldErrors}
      formErrors={formErrors}
    />
  );
}
