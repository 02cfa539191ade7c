import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ChangeCrewDocument, type CrewChoicesQuery, type CrewOnDutyQuery } from '../../graphql/generated/graphql';
import { useUnsaved } from '../../hooks/unsaved';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { type CrewRow, fieldNameOf, onDutyOf, rowsOf } from '../../ui/crew/crew';
import { CrewRows } from '../../ui/crew/crew-rows';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { focusField, mayTakeFocus } from '../../ui/dialog/focus-field';
import { FormErrors } from '../../ui/feedback/form-errors';
import { forgetUnknownChoices, stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Panel } from '../../ui/page/page';

interface OnDutyFormProps {
  crew: CrewOnDutyQuery['crewOnDuty'];
  choices: CrewChoicesQuery;
  onSaved: () => Promise<void>;
}

/** The current crew; follows other users' changes until it is edited here. */
export function OnDutyForm({ crew, choices, onSaved }: OnDutyFormProps) {
  const root = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<CrewRow[] | null>(null);
  useUnsaved(changed !== null);
  const rows = changed ?? rowsOf(crew);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(ChangeCrewDocument, {
    success: () => t('shifts.onDuty.saved'),
  });

  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    if (!(await submit({ input: { onDuty: onDutyOf(rows) } }))) return;
    await onSaved();
    setChanged(null);
  };
  const undo = (): void => {
    setChanged(null);
    clearErrors();
    forgetUnknownChoices(root.current);
  };
  const begin = useEffectEvent(() => {
    if (mayTakeFocus(root.current)) root.current?.querySelector('input')?.focus();
  });
  useEffect(() => begin(), []);

  const [refused] = Object.keys(fieldErrors);
  const focusRefused = useEffectEvent(() => focusField(root.current, refused && fieldNameOf(refused, rows)));
  useEffect(() => {
    if (refused !== undefined && !busy) focusRefused();
  }, [refused, busy]);

  return (
    <div ref={root}>
      <Panel>
        <FormErrors formErrors={formErrors} />
        <EnterFlow onSave={() => void save()}>
          <CrewRows
            rows={rows}
            choices={choices}
            onRows={(next) => {
              setChanged(next);
              clearErrors();
            }}
            errors={Object.fromEntries(
              Object.entries(fieldErrors).map(([field, text]) => [fieldNameOf(field, rows), text]),
            )}
          />
        </EnterFlow>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={undo} disabled={busy || changed === null}>
            {t('shifts.onDuty.undo')}
          </Button>
          <Button onClick={() => void save()} loading={busy} data-hotkey="Ctrl+Enter">
            {t('shifts.onDuty.save')}
          </Button>
        </Group>
      </Panel>
    </div>
  );
}
