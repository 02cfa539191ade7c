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

/** A nozzle whose recorded pump would be left without one: it has no close then, unless another nozzle moves there. */
export function problemsOfPumps(form: SheetForm, sheet: Sheet): Problem[] {
  const shift = closing.shift({ date: form.shiftDate, name: form.shiftName });
  const corrected = nozzleTanksOf(form, sheet);
  const legs = nozzlesOf(form);
  const movedTo = ({ nozzleId, pumpId }: SheetLeg): number =>
    corrected.find((nozzle) => nozzle.nozzleId === nozzleId)?.pumpId ?? pumpId;
  return corrected.flatMap(({ nozzleId, pumpId }, index): Problem[] => {
    const leg = legs.find((one) => one.nozzleId === nozzleId)!;
    if (pumpId === null || legs.some((one) => movedTo(one) === leg.pumpId)) return [];
    const pump = form.pumps.find((one) => one.pumpId === leg.pumpId)!.pumpName;
    const message = correction.pumpWithoutNozzle({ pump, shift });
    return [{ code: 'PUMP_WITHOUT_NOZZLE', ...message, field: `nozzleTanks.${index}.pumpId` }];
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
