import { closing } from '../../../../../server/domain/closing.messages';
import { correction } from '../../../../../server/domain/correction.messages';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { cellOf, type Sheet, textIn } from './sheet';
import { inServerOrder, type SheetForm, type SheetLeg, type SheetTank } from './sheet-form';

/** A nozzle with its corrected tank and pump, as a correction sends it; null for what is unchanged. */
export interface NozzleTank {
  nozzleId: number;
  tankId: number | null;
  pumpId: number | null;
  throughShiftId: number | null;
}

const nozzlesOf = ({ pumps }: SheetForm): SheetLeg[] => pumps.flatMap(({ legs }) => legs.filter(({ ended }) => !ended));

/** The nozzles whose tank or pump is corrected, in the order in which they are sent. */
export const nozzleTanksOf = (form: SheetForm, sheet: Sheet): NozzleTank[] =>
  nozzlesOf(form)
    .toSorted((one, other) => one.nozzleId - other.nozzleId)
    .map(({ nozzleId }) => {
      const [tankId, pumpId, throughShiftId] = [
        cellOf.tank(nozzleId),
        cellOf.pump(nozzleId),
        cellOf.through(nozzleId),
      ].map((cell) => (textIn(sheet, cell) === '' ? null : Number(textIn(sheet, cell))));
      return { nozzleId, tankId: tankId!, pumpId: pumpId!, throughShiftId: throughShiftId! };
    })
    .filter(({ tankId, pumpId }) => tankId !== null || pumpId !== null);

/**
 * A nozzle whose recorded pump would be left without one: it has no close then, unless another nozzle moves there. And
 * one whose new pump or tank a later shift lacks that is to get it too.
 */
export function problemsOfPlaces(form: SheetForm, sheet: Sheet): Problem[] {
  const shift = closing.shift({ date: form.shiftDate, name: form.shiftName });
  const corrected = nozzleTanksOf(form, sheet);
  const legs = nozzlesOf(form);
  const movedTo = ({ nozzleId, pumpId }: SheetLeg): number =>
    corrected.find((nozzle) => nozzle.nozzleId === nozzleId)?.pumpId ?? pumpId;
  return corrected.flatMap((nozzle, index): Problem[] => {
    const field = `nozzleTanks.${index}`;
    const lacking = problemsInLaterShifts(form, nozzle, field);
    const leg = legs.find((one) => one.nozzleId === nozzle.nozzleId)!;
    if (nozzle.pumpId === null || legs.some((one) => movedTo(one) === leg.pumpId)) return lacking;
    const pump = form.pumps.find((one) => one.pumpId === leg.pumpId)!.pumpName;
    const message = correction.pumpWithoutNozzle({ pump, shift });
    return [{ code: 'PUMP_WITHOUT_NOZZLE', ...message, field: `${field}.pumpId` }, ...lacking];
  });
}

function problemsInLaterShifts(
  { correction: opened, pumps, tanks }: SheetForm,
  { nozzleId, pumpId, tankId, throughShiftId }: NozzleTank,
  field: string,
): Problem[] {
  if (throughShiftId === null) return [];
  const later = opened?.laterShifts.find((shifts) => shifts.nozzleId === nozzleId);
  return (later?.lacking ?? []).flatMap((missing): Problem[] => {
    const shift = closing.shift({ date: missing.shiftDate, name: missing.shiftName });
    if (missing.pumpId !== null && missing.pumpId === pumpId) {
      const pump = pumps.find((one) => one.pumpId === pumpId)!.pumpName;
      return [{ code: 'PUMP_NOT_IN_SHIFT', ...correction.pumpNotInShift({ pump, shift }), field: `${field}.pumpId` }];
    }
    if (missing.tankId === null || missing.tankId !== tankId) return [];
    const tank = tanks.find((one) => one.tankId === tankId)!.tankName;
    return [{ code: 'TANK_NOT_IN_SHIFT', ...correction.tankNotInShift({ tank, shift }), field: `${field}.tankId` }];
  });
}

/** Whether two sheets have the same tank and pump for each nozzle. */
export const haveSameTanks = (form: SheetForm, one: Sheet, other: Sheet): boolean =>
  nozzlesOf(form).every(({ nozzleId }) =>
    [cellOf.tank(nozzleId), cellOf.pump(nozzleId)].every((cell) => textIn(one, cell) === textIn(other, cell)),
  );

/** The recorded form with its nozzles at their corrected tanks and pumps: their product and rate follow. */
export function withTanks(form: SheetForm, sheet: Sheet): SheetForm {
  const corrected = nozzleTanksOf(form, sheet);
  if (corrected.length === 0) return form;
  const changeOf = ({ nozzleId }: SheetLeg) => corrected.find((nozzle) => nozzle.nozzleId === nozzleId);
  const tankOf = (leg: SheetLeg): SheetTank | undefined => {
    const id = changeOf(leg)?.tankId ?? leg.tankId;
    return form.tanks.find((tank) => tank.tankId === id);
  };
  const legs = form.pumps.flatMap((pump) => pump.legs);
  return {
    ...form,
    pumps: form.pumps.map((pump) => ({
      ...pump,
      legs: inServerOrder(legs.filter((leg) => (changeOf(leg)?.pumpId ?? leg.pumpId) === pump.pumpId)).map((leg) => {
        const { productId = leg.productId, shortName = leg.shortName } = tankOf(leg) ?? {};
        return { ...leg, productId, shortName, rate: form.rates[productId] ?? 0 };
      }),
    })),
    tanks: form.tanks.map((tank) => ({
      ...tank,
      nozzleIds: nozzlesOf(form)
        .filter((leg) => tankOf(leg)?.tankId === tank.tankId)
        .map(({ nozzleId }) => nozzleId),
    })),
  };
}
