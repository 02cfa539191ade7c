import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { toldApart } from '../../../../server/domain/told-apart';
import type { CrewChoicesQuery } from '../../graphql/generated/graphql';
import { type MessageText, t } from '../../i18n/translate';
import { ChoiceInput } from '../inputs/choice-input';
import { ActionIcon } from '../kit/buttons';
import { hintOf } from '../late-entry/offered';
import { type CrewRow, chooseEmployee, choosePump, removeRow } from './crew';
import classes from './crew-rows.module.css';

type Listed<Row> = Row & { disabled?: boolean };

/** Who and which pumps can be chosen; the disabled ones are marked. */
interface CrewChoices {
  employees: readonly Listed<CrewChoicesQuery['employees'][number]>[];
  pumps: readonly Listed<CrewChoicesQuery['pumps'][number]>[];
}

interface CrewRowsProps {
  rows: readonly CrewRow[];
  onRows: (rows: CrewRow[]) => void;
  choices: CrewChoices;
  /** By field name. */
  errors: Readonly<Record<string, MessageText>>;
}

/**
 * The crew with pumps: Enter moves from name to name, since each takes the next free pump by default, and stops at a pump
 * only if none was free; Enter in the empty last row saves.
 */
export function CrewRows({ rows, onRows, choices, errors }: CrewRowsProps) {
  const pumps = choices.pumps.map(({ id, name, disabled }) => ({
    value: String(id),
    label: name,
    hint: hintOf({ disabled }),
  }));
  const pumpIds = choices.pumps.filter(({ disabled }) => disabled !== true).map(({ id }) => String(id));
  const pumpOf = (employeeId: string): string | undefined => {
    const pumpId = rows.find((row) => row.employeeId === employeeId)?.pumpId;
    return pumps.find(({ value }) => value === pumpId)?.label;
  };
  const labels = toldApart(choices.employees);
  const people = choices.employees.map(({ id, disabled }) => ({
    value: String(id),
    label: labels.get(id)!,
    hint: hintOf({ disabled }, pumpOf(String(id))),
  }));
  return (
    <div className={classes.rows}>
      <div className={classes.head} aria-hidden>
        <span>{t('ui.crew.employee')}</span>
        <span>{t('ui.crew.pump')}</span>
      </div>
      {rows.map((row, index) => {
        const name = people.find(({ value }) => value === row.employeeId)?.label;
        return (
          <div key={row.key} className={classes.row}>
            <ChoiceInput
              name={`employeeId.${row.key}`}
              label={t('ui.crew.employeeOf', { place: index + 1 })}
              placeholder={t('ui.crew.add')}
              value={row.employeeId}
              onChange={(employeeId) => onRows(chooseEmployee(rows, row.key, employeeId, pumpIds))}
              source={people}
              addedWith="masters.employee.add"
              adds="Employee"
              error={errors[`employeeId.${row.key}`]}
            />
            <ChoiceInput
              name={`pumpId.${row.key}`}
              label={name === undefined ? t('ui.crew.pumpOfNext') : t('ui.crew.pumpOf', { name })}
              placeholder={t('ui.crew.noPump')}
              value={row.pumpId}
              onChange={(pumpId) => onRows(choosePump(rows, row.key, pumpId))}
              source={pumps}
              error={errors[`pumpId.${row.key}`]}
              data-enter-skip={row.employeeId === '' || row.pumpId !== '' || undefined}
            />
            {name !== undefined && (
              <ActionIcon aria-label={t('ui.crew.remove', { name })} onClick={() => onRows(removeRow(rows, row.key))}>
                <IconX size={16} />
              </ActionIcon>
            )}
          </div>
        );
      })}
    </div>
  );
}
