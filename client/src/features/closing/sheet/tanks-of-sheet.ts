import { cellOf, type Sheet, textIn } from './sheet';
import type { SheetForm, SheetLeg, SheetTank } from './sheet-form';

/** A nozzle with its corrected tank, as a correction sends it. */
export interface NozzleTank {
  nozzleId: number;
  tankId: number;
  throughShiftId: number | null;
}

const nozzlesOf = ({ pumps }: SheetForm): SheetLeg[] => pumps.flatMap(({ legs }) => legs.filter(({ ended }) => !ended));

/** The nozzles whose tank is corrected, in the order in which they are sent. */
export const nozzleTanksOf = (form: SheetForm, sheet: Sheet): NozzleTank[] =>
  nozzlesOf(form).flatMap(({ nozzleId }) => {
    const tank = textIn(sheet, cellOf.tank(nozzleId));
    const through = textIn(sheet, cellOf.through(nozzleId));
    return tank === ''
      ? []
      : [{ nozzleId, tankId: Number(tank), throughShiftId: through === '' ? null : Number(through) }];
  });

/** Whether two sheets have the same tank for each nozzle. */
export const haveSameTanks = (form: SheetForm, one: Sheet, other: Sheet): boolean =>
  nozzlesOf(form).every(({ nozzleId }) => textIn(one, cellOf.tank(nozzleId)) === textIn(other, cellOf.tank(nozzleId)));

/** The recorded form with its nozzles at their corrected tanks: their product and rate follow. */
export function withTanks(form: SheetForm, sheet: Sheet): SheetForm {
  const corrected = nozzleTanksOf(form, sheet);
  if (corrected.length === 0) return form;
  const tankOf = ({ nozzleId, tankId }: SheetLeg): SheetTank | undefined => {
    const id = corrected.find((nozzle) => nozzle.nozzleId === nozzleId)?.tankId ?? tankId;
    return form.tanks.find((tank) => tank.tankId === id);
  };
  return {
    ...form,
    pumps: form.pumps.map((pump) => ({
      ...pump,
      legs: pump.legs.map((leg) => {
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
