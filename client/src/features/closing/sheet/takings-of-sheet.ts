import {
  type PumpTakings,
  reckonPump,
  type ShiftTakings,
  type ShortageShare,
  type TankLevel,
} from '../../../../../server/domain/closing';
import { cashInTotal, cashOutTotal } from '../../../../../server/domain/denominations';
import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { type Paise, parseMoney } from '../../../../../server/domain/kernel/money';
import { fuelOf } from '../../../../../server/domain/tank-dip.rules';
import { cellOf, type Sheet, textIn } from './sheet';
import type { SheetForm, SheetLeg, SheetPump, SheetTank } from './sheet-form';

/** null: blank, or text that is no figure. Blank is never 0. */
const litresIn = (sheet: Sheet, cell: Parameters<typeof textIn>[1]): Millilitres | null =>
  parseLitres(textIn(sheet, cell));
const moneyIn = (sheet: Sheet, cell: Parameters<typeof textIn>[1]): Paise | null => parseMoney(textIn(sheet, cell));

/** A dip in whole millimetres. */
export const parseDip = (text: string): number | null => (/^[0-9]{1,6}$/.test(text) ? Number(text) : null);

/** The leg as it is read now. */
export const readLeg = (leg: SheetLeg, sheet: Sheet): SheetLeg =>
  leg.ended
    ? leg
    : {
        ...leg,
        close: litresIn(sheet, cellOf.close(leg.nozzleId)),
        testing: litresIn(sheet, cellOf.testing(leg.nozzleId)),
      };

function lastCollectionOf(sheet: Sheet, pumpId: number): PumpTakings['lastCollection'] {
  const employee = textIn(sheet, cellOf.employee(pumpId));
  const amount = moneyIn(sheet, cellOf.last(pumpId));
  const notes = sheet.notes[pumpId];
  if (employee === '' && amount === null) return null;
  const collected = { employeeId: employee === '' ? null : Number(employee), amount };
  if (notes === undefined) return collected;
  const counts = notes.map((note) => ({ ...note, denominationId: 0, available: 0 }));
  return { ...collected, cashIn: cashInTotal(counts), cashOut: cashOutTotal(counts) };
}

/** An employee's part of a shortage, whole rupees; what is no number counts as 0 (specification, section 5). */
export const parseShare = (text: string): Paise => (/^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : 0);

function sharesOf(form: SheetForm, sheet: Sheet, pumpId: number): ShortageShare[] {
  return form.employees
    .map(({ id }) => ({ employeeId: id, amount: parseShare(textIn(sheet, cellOf.share(pumpId, id))) }))
    .filter(({ amount }) => amount !== 0);
}

/** The pump as typed. Shortages stand for as long as one is needed: a collection mended since takes them away. */
export function pumpTakingsOf(form: SheetForm, sheet: Sheet, pump: SheetPump): PumpTakings {
  const takings: PumpTakings = {
    pumpId: pump.pumpId,
    pumpName: pump.pumpName,
    nozzles: pump.legs.map((leg) => readLeg(leg, sheet)),
    creditSales: [...pump.credits],
    cash: pump.cash,
    swipes: form.machines.flatMap(({ id }) => {
      const amount = moneyIn(sheet, cellOf.swipe(pump.pumpId, id));
      return amount === null ? [] : [{ swipeMachineId: id, amount }];
    }),
    lastCollection: lastCollectionOf(sheet, pump.pumpId),
    shortages: [],
  };
  const { shortageNeeded } = reckonPump(takings, form.rates);
  return shortageNeeded > 0 ? { ...takings, shortages: sharesOf(form, sheet, pump.pumpId) } : takings;
}

/** The tank as measured: by gauge the volume as typed, else the chart's fuel above the water; null where it cannot be read. */
export function levelOf(sheet: Sheet, { tankId, tankName, chart, capacity }: SheetTank): TankLevel {
  const { isAtg } = sheet;
  const tank = { tankId, tankName, isAtg, chart, capacity };
  const reading = {
    isAtg,
    dip: isAtg ? null : parseDip(textIn(sheet, cellOf.dip(tankId))),
    waterDip: isAtg ? null : parseDip(textIn(sheet, cellOf.water(tankId))),
    volume: litresIn(sheet, cellOf.volume(tankId)),
  };
  return { ...tank, ...reading, volume: fuelOf(reading, chart) };
}

/** All that is typed and recorded, as the domain reckons it; in the order that is sent, so that fields agree. */
export const takingsOf = (form: SheetForm, sheet: Sheet): ShiftTakings => ({
  pumps: form.pumps.map((pump) => pumpTakingsOf(form, sheet, pump)),
  tanks: form.tanks.map((tank) => levelOf(sheet, tank)),
});
