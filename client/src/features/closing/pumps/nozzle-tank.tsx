import { useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../i18n/translate';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { Button } from '../../../ui/kit/buttons';
import { Checkbox } from '../../../ui/kit/checkbox';
import { PlaceNote, useProblemAt } from '../sections/place-note';
import { cellOf, textIn } from '../sheet/sheet';
import type { SheetLeg } from '../sheet/sheet-form';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { Was } from '../sheet/was';
import classes from './nozzle-section.module.css';

interface NozzleTankState {
  /** Whether the tank can be corrected here, and the choice is not shown yet. */
  isOffered: boolean;
  isShown: boolean;
  show: () => void;
}

/** The tank of a nozzle is corrected rarely, so its choice is shown when it is asked for. */
export function useNozzleTank({ nozzleId, ended }: SheetLeg): NozzleTankState {
  const { goTo } = useWorkspace();
  const [isAsked, ask] = useState(false);
  const canChange = useSheet(({ form }) => form.correction !== null && form.tanks.length > 1) && !ended;
  const isChanged = useSheet(({ sheet }) => textIn(sheet, cellOf.tank(nozzleId)) !== '');
  const isShown = canChange && (isAsked || isChanged);
  const show = (): void => {
    flushSync(() => ask(true));
    goTo(cellOf.tank(nozzleId));
  };
  return { isOffered: canChange && !isShown, isShown, show };
}

interface NozzleTankProps {
  pumpName: string;
  leg: SheetLeg;
}

export const ChangeTankButton = ({ pumpName, leg, show }: NozzleTankProps & Pick<NozzleTankState, 'show'>) => (
  <Button
    variant="subtle"
    size="compact-sm"
    onClick={show}
    aria-label={t('closing.correct.tank.changeOf', { pump: pumpName, nozzle: leg.nozzleName })}
  >
    {t('closing.correct.tank.change')}
  </Button>
);

/** The tank of a nozzle in the correction of a shift, and whether later shifts get it too. */
export function NozzleTankChoice({ pumpName, leg }: NozzleTankProps) {
  const { type } = useWorkspace();
  const { nozzleId, tankId } = leg;
  const [tank, through] = [cellOf.tank(nozzleId), cellOf.through(nozzleId)];
  const tanks = useSheet(({ form }) => form.tanks);
  const later = useSheet(({ form }) => form.correction?.laterShifts.find((shifts) => shifts.nozzleId === nozzleId));
  const [chosen, last] = [
    useSheet(({ sheet }) => textIn(sheet, tank)),
    useSheet(({ sheet }) => textIn(sheet, through)),
  ];
  const problem = useProblemAt(tank);
  const owner = t('closing.ofNozzle', { pump: pumpName, nozzle: leg.nozzleName });
  const recorded = tanks.find((one) => one.tankId === tankId);
  const choose = (id: string): void => {
    const isRecorded = id === String(tankId);
    type(tank, isRecorded ? '' : id);
    if (isRecorded) type(through, '');
  };
  return (
    <div className={classes.tank}>
      <ChoiceInput
        name={tank}
        label={t('closing.correct.tank', { pump: pumpName, nozzle: leg.nozzleName })}
        value={chosen || String(tankId ?? '')}
        onChange={choose}
        source={tanks.map(({ tankId: id, tankName, shortName }) => ({
          value: String(id),
          label: `${tankName} (${shortName})`,
        }))}
        error={problem !== undefined}
        required
      />
      <Was was={chosen === '' ? null : (recorded?.tankName ?? '')} />
      {later && chosen !== '' && (
        <Checkbox
          size="md"
          name={through}
          label={t('closing.correct.tank.through', { shifts: later.shifts, through: later.through })}
          checked={last !== ''}
          onChange={({ currentTarget }) => type(through, currentTarget.checked ? String(later.throughShiftId) : '')}
        />
      )}
      <p className={classes.hint}>{t('closing.correct.tank.hint')}</p>
      <PlaceNote place={tank} owner={owner} />
    </div>
  );
}
