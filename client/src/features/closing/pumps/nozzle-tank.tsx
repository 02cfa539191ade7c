import { useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import type { Option } from '../../../ui/inputs/match-options';
import { Checkbox } from '../../../ui/kit/checkbox';
import { PlaceNote, useProblemAt } from '../sections/place-note';
import { type Cell, cellOf, textIn } from '../sheet/sheet';
import type { SheetLeg } from '../sheet/sheet-form';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { Was } from '../sheet/was';
import classes from './nozzle-section.module.css';
import type { RareChange } from './rare-change';

/** The tank and the pump of a nozzle. */
export function useNozzleTank({ nozzleId, ended }: SheetLeg): RareChange {
  const { goTo } = useWorkspace();
  const [isAsked, ask] = useState(false);
  const hasTanks = useSheet(({ form }) => form.tanks.length > 1);
  const hasPumps = useSheet(({ form }) => form.pumps.length > 1);
  const canChange = useSheet(({ form }) => form.correction !== null) && (hasTanks || hasPumps) && !ended;
  const [tank, pump] = [cellOf.tank(nozzleId), cellOf.pump(nozzleId)];
  const isChanged = useSheet(({ sheet }) => textIn(sheet, tank) !== '' || textIn(sheet, pump) !== '');
  const isShown = canChange && (isAsked || isChanged);
  const show = (): void => {
    flushSync(() => ask(true));
    goTo(hasTanks ? tank : pump);
  };
  return { isOffered: canChange && !isShown, isShown, show };
}

interface NozzleTankProps {
  pumpName: string;
  leg: SheetLeg;
}

/** The tank and the pump of a nozzle in the correction of a shift, and whether later shifts get them too. */
export function NozzleTankChoice({ pumpName, leg }: NozzleTankProps) {
  const { type } = useWorkspace();
  const { nozzleId, tankId, pumpId } = leg;
  const [tank, pump, through] = [cellOf.tank(nozzleId), cellOf.pump(nozzleId), cellOf.through(nozzleId)];
  const tanks = useSheet(({ form }) => form.tanks);
  const pumps = useSheet(({ recorded }) => recorded.pumps);
  const later = useSheet(({ form }) => form.correction?.laterShifts.find((shifts) => shifts.nozzleId === nozzleId));
  const newTank = useSheet(({ sheet }) => textIn(sheet, tank));
  const newPump = useSheet(({ sheet }) => textIn(sheet, pump));
  const last = useSheet(({ sheet }) => textIn(sheet, through));
  const names = { pump: pumpName, nozzle: leg.nozzleName };
  const choose = (cell: Cell, id: string, recorded: number | null, other: string): void => {
    const isRecorded = id === String(recorded);
    type(cell, isRecorded ? '' : id);
    if (isRecorded && other === '') type(through, '');
  };
  return (
    <div className={classes.tank}>
      {tanks.length > 1 && (
        <PlaceChoice
          {...names}
          cell={tank}
          label={t('closing.correct.tank', names)}
          recorded={tankId}
          onChange={(id) => choose(tank, id, tankId, newPump)}
          options={tanks.map(({ tankId: id, tankName, shortName }) => ({
            value: String(id),
            label: `${tankName} (${shortName})`,
          }))}
          was={tanks.find((one) => one.tankId === tankId)?.tankName}
        />
      )}
      {pumps.length > 1 && (
        <PlaceChoice
          {...names}
          cell={pump}
          label={t('closing.correct.pump', names)}
          recorded={pumpId}
          onChange={(id) => choose(pump, id, pumpId, newTank)}
          options={pumps.map((one) => ({ value: String(one.pumpId), label: one.pumpName }))}
          was={pumpName}
        />
      )}
      {later && (newTank !== '' || newPump !== '') && (
        <Checkbox
          size="md"
          name={through}
          label={t('closing.correct.tank.through', { shifts: later.shifts, through: later.through })}
          checked={last !== ''}
          onChange={({ currentTarget }) => type(through, currentTarget.checked ? String(later.throughShiftId) : '')}
        />
      )}
      {newPump !== '' && <p className={classes.hint}>{t('closing.correct.pump.hint')}</p>}
      <p className={classes.hint}>{t('closing.correct.tank.hint')}</p>
    </div>
  );
}

interface PlaceChoiceProps {
  cell: Cell;
  pump: string;
  nozzle: string;
  label: string;
  recorded: number | null;
  options: Option[];
  onChange: (id: string) => void;
  /** The name of the recorded one. */
  was: string | undefined;
}

/** The tank or the pump of a nozzle; below it, once it is changed, the recorded one. */
function PlaceChoice({ cell, pump, nozzle, label, recorded, options, onChange, was }: PlaceChoiceProps) {
  const chosen = useSheet(({ sheet }) => textIn(sheet, cell));
  const problem = useProblemAt(cell);
  return (
    <>
      <ChoiceInput
        name={cell}
        label={label}
        value={chosen || String(recorded ?? '')}
        onChange={onChange}
        source={options}
        error={problem !== undefined}
        required
      />
      <Was was={chosen === '' ? null : (was ?? '')} />
      <PlaceNote place={cell} owner={t('closing.ofNozzle', { pump, nozzle })} />
    </>
  );
}
