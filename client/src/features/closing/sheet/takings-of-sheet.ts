import {
  calculatePump,
  type PumpTakings,
  type ShiftTakings,
  type ShortageShare,
  type TankLevel,
} from '../../../../../server/domain/closing';
import { cashInTotal, cashOutTotal } from '../../../../../server/domain/denominations';
import { type Paise, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { fuelOf } from '../../../../../server/domain/tank-dip.rules';
import { type MeterEvents, meterEventsOf } from './meter-events-of-sheet';
import { litresIn, readLeg } from './read-leg';
import { cellOf, type Sheet, textIn } from './sheet';
import type { SheetCollection, SheetForm, SheetLeg, SheetPump, SheetTank } from './sheet-form';
import { type NozzleTank, nozzleTanksOf } from './tanks-of-sheet';

/** null: blank, or text that is not a number. Blank is never 0. */
const moneyIn = (sheet: Sheet, cell: Parameters<typeof textIn>[1]): Paise | null => parseMoney(textIn(sheet, cell));

/** A dip in whole millimetres. */
const parseDip = (text: string): number | null => (/^[0-9]{1,6}$/.test(text) ? Number(text) : null);

/** A pump's takings with the meters of the sheet. */
export interface SheetPumpTakings extends PumpTakings {
  nozzles: SheetLeg[];
}

export interface SheetTakings extends ShiftTakings {
  pumps: SheetPumpTakings[];
  /** Of a correction: cash collected while the shift ran; null for an amount that is blank or no number. */
  collections: { collectionId: number; pumpName: string; amount: Paise | null }[];
  /** Of a correction. */
  nozzleTanks: NozzleTank[];
  /** Of a correction. */
  meterEvents: MeterEvents[];
}

function lastCollectionOf(
  { correction }: SheetForm,
  sheet: Sheet,
  { pumpId, recorded }: SheetPump,
): PumpTakings['lastCollection'] {
  const employee = textIn(sheet, cellOf.employee(pumpId));
  // The corrected close may name an employee who handed in nothing: the field is empty, and the name stays.
  const isNamed = correction !== null && employee !== '' && recorded?.lastCollection?.amount === 0;
  const isBlank = textIn(sheet, cellOf.last(pumpId)) === '';
  const amount = isNamed && isBlank && !recorded.isAllHandedIn ? 0 : moneyIn(sheet, cellOf.last(pumpId));
  const notes = sheet.notes[cellOf.last(pumpId)];
  if (employee === '' && amount === null) return null;
  const collected = { employeeId: employee === '' ? null : Number(employee), amount };
  if (notes === undefined) return collected;
  const counts = notes.map((note) => ({ ...note, denominationId: 0, available: 0 }));
  return { ...collected, cashIn: cashInTotal(counts), cashOut: cashOutTotal(counts) };
}

/**
 * An employee's share of a shortage, whole rupees; text that is not a number counts as 0 (specification, section 5).
 */
export const parseShare = (text: string): Paise => (/^[0-9]{1,9}$/.test(text) ? Number(text) * 100 : 0);

function sharesOf(form: SheetForm, sheet: Sheet, pumpId: number): ShortageShare[] {
  return form.employees
    .map(({ id }) => ({ employeeId: id, amount: parseShare(textIn(sheet, cellOf.share(pumpId, id))) }))
    .filter(({ amount }) => amount !== 0);
}

const collectedIn = (sheet: Sheet, { collectionId }: SheetCollection): Paise | null =>
  moneyIn(sheet, cellOf.collected(collectionId));

/** The typed takings of the pump. Shortages are dropped once a corrected collection leaves none. */
function pumpTakingsOf(form: SheetForm, sheet: Sheet, pump: SheetPump): SheetPumpTakings {
  const { recorded } = pump;
  const [isCorrection, wasAllHandedIn] = [form.correction !== null, recorded?.isAllHandedIn === true];
  const unflagged: SheetPumpTakings = {
    pumpId: pump.pumpId,
    pumpName: pump.pumpName,
    nozzles: pump.legs.map((leg) => readLeg(leg, sheet)),
    creditSales: [...pump.credits],
    cash: pump.cash + sum(pump.collections, (collection) => (collectedIn(sheet, collection) ?? 0) - collection.amount),
    swipes: form.machines.flatMap(({ id }) => {
      const amount = moneyIn(sheet, cellOf.swipe(pump.pumpId, id));
      return amount === null ? [] : [{ swipeMachineId: id, amount }];
    }),
    lastCollection: lastCollectionOf(form, sheet, pump),
    isWithoutLast: isCorrection && !wasAllHandedIn && !recorded?.lastCollection?.amount,
    isNobodyCharged: isCorrection && wasAllHandedIn && !recorded?.lastCollection && !recorded?.shortages?.length,
    shortages: [],
  };
  // Counted notes that come to 0 are an exchange, and no typed 0. Where nothing is due a 0 says nothing.
  const isTyped = moneyIn(sheet, cellOf.last(pump.pumpId)) === 0 && sheet.notes[cellOf.last(pump.pumpId)] === undefined;
  const isAllHandedIn = isTyped && (wasAllHandedIn || calculatePump(unflagged, form.rates).toHandIn !== 0);
  const takings = { ...unflagged, isAllHandedIn };
  const { shortageNeeded } = calculatePump(takings, form.rates);
  return shortageNeeded > 0 ? { ...takings, shortages: sharesOf(form, sheet, pump.pumpId) } : takings;
}

/** The measured tank: with a gauge the typed volume, else the chart's fuel above the water; null if unreadable. */
function levelOf(sheet: Sheet, { tankId, tankName, chart, capacity }: SheetTank): TankLevel {
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

/** All typed and recorded takings in the domain's form, in the order that is sent, so that field paths agree. */
export const takingsOf = (form: SheetForm, sheet: Sheet): SheetTakings => ({
  pumps: form.pumps.map((pump) => pumpTakingsOf(form, sheet, pump)),
  tanks: form.tanks.map((tank) => levelOf(sheet, tank)),
  collections: form.pumps.flatMap(({ pumpName, collections }) =>
    collections.map((collection) => ({
      ...{ collectionId: collection.collectionId, pumpName },
      amount: collectedIn(sheet, collection),
    })),
  ),
  nozzleTanks: nozzleTanksOf(form, sheet),
  meterEvents: meterEventsOf(form, sheet),
});

/** The legs that meter events ended, in the order in which a correction sends them. */
export const endedLegsIn = ({ pumps }: SheetTakings): SheetLeg[] =>
  pumps.flatMap(({ nozzles }) => nozzles.filter(({ ended, legId }) => ended && legId !== null));
