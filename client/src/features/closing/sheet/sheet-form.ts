import type { CreditTaken, NozzleReading, Rates } from '../../../../../server/domain/closing';
import type { EndedReading, NextReading } from '../../../../../server/domain/corrected-reading';
import type { NoteCount } from '../../../../../server/domain/denominations';
import type { ChartRow } from '../../../../../server/domain/dip-chart';
import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { type Paise, type PaisePerLitre, parseMoney, parseRate } from '../../../../../server/domain/kernel/money';
import type { Percent } from '../../../../../server/domain/kernel/percent';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { MeterEventKind } from '../../../../../server/domain/meter-event';
import type { CloseFormQuery, CorrectionFormQuery } from '../../../graphql/generated/graphql';

export type CloseFormAnswer = CloseFormQuery['closeForm'];
type CorrectionFormAnswer = CorrectionFormQuery['correctionForm'];

/**
 * A meter of the sheet. One that ended during the shift has its close reading; at the close it is read-only, a
 * correction may change it.
 */
export interface SheetLeg extends NozzleReading {
  /** Null at a close. */
  legId: number | null;
  /** Of a correction: whether its opening reading was typed, and so can be corrected. */
  isFirst: boolean;
  /** As recorded. */
  tankId: number | null;
  pumpId: number;
  /** The last figure of its meter; null if it is unknown, or at a close. */
  meterMax: Millilitres | null;
  shortName: string;
  rate: PaisePerLitre;
  usual: Millilitres | null;
  pourPerMinute: Millilitres;
  ended: boolean;
  /** The meter event that ended it; null if none did. */
  endedBy: MeterEventKind | null;
  /** Of a correction: what limits its close reading besides its own figures. */
  next: NextReading | null;
  event: EndedReading | null;
}

export interface SheetCredit extends CreditTaken {
  shortName: string;
  slips: number;
}

/** Of a correction: cash that was collected while the shift ran, as recorded. */
export interface SheetCollection {
  collectionId: number;
  employeeName: string;
  collectedAt: string;
  amount: Paise;
  notes: readonly Pick<NoteCount, 'value' | 'in' | 'out'>[];
}

/** A pump of a stored close. */
export interface StoredPump {
  pumpId: number;
  nozzles?: { nozzleId: number; open?: number | null; close?: number | null; testing?: number | null }[];
  swipes?: { swipeMachineId: number; amount: number }[];
  isAllHandedIn?: boolean;
  lastCollection?: { employeeId?: number | null; amount?: number | null; notes?: SheetCollection['notes'] } | null;
  shortages?: { employeeId: number; amount: number }[];
}

/** A close as the server stores it: its own CloseShiftInput, paise and millilitres as whole numbers. */
interface StoredClose {
  pumps?: StoredPump[];
  tanks?: { tankId: number; isAtg?: boolean; dip?: number | null; waterDip?: number | null; volume?: number | null }[];
  comment?: string | null;
}

export interface SheetPump {
  pumpId: number;
  pumpName: string;
  /** Legs to be read first, in the server's order, then those that ended during the shift. */
  legs: readonly SheetLeg[];
  credits: readonly SheetCredit[];
  /** Collected while the shift ran, as recorded. */
  cash: Paise;
  /** Empty at a close. */
  collections: readonly SheetCollection[];
  /** The pump in an undone close, or in the close that is corrected. */
  recorded?: StoredPump;
}

export interface SheetTank {
  tankId: number;
  tankName: string;
  productId: number;
  shortName: string;
  capacity: Millilitres | null;
  /** Before the sales of this shift. */
  bookVolume: Millilitres;
  /** Of the stock, in hundredths of a percent; null if not set. */
  permittedVariation: Percent | null;
  chart: readonly ChartRow[];
  nozzleIds: readonly number[];
}

export interface SheetProduct {
  productId: number;
  productName: string;
  shortName: string;
  rate: PaisePerLitre;
}

/** What a correction needs besides the close form. */
interface Correction {
  /** Sent back, so that a correction of figures that have changed since is refused. */
  version: number;
  /** The shift that opened at these readings; null if there is none yet. */
  nextShift: string | null;
  onDuty: CorrectionFormAnswer['onDuty'];
  /** Rates of the shift, with the rows that they are corrected in. */
  products: CorrectionFormAnswer['products'];
  /** Of the nozzles whose tank and pump are the same in later shifts. */
  laterShifts: CorrectionFormAnswer['laterShifts'];
}

/** Server data of the shift to be closed or corrected, as integers: paise, millilitres, paise per litre. */
export interface SheetForm {
  shiftId: number;
  shiftDate: string;
  shiftName: string;
  startedAt: string;
  pumps: readonly SheetPump[];
  products: readonly SheetProduct[];
  rates: Rates;
  machines: CloseFormAnswer['swipeMachines'];
  employees: CloseFormAnswer['employees'];
  tanks: readonly SheetTank[];
  /** The close of this shift that was undone, or the one that is corrected. */
  stored: StoredClose | null;
  /** Set if the shift is closed, and this form corrects it. */
  correction: Correction | null;
}

function exact(units: number | null, text: string): number {
  if (units === null) throw new RangeError(`The server sent '${text}' for a figure`);
  return units;
}
const litres = (text: string): Millilitres => exact(parseLitres(text), text);
const money = (text: string): Paise => exact(parseMoney(text), text);
const rate = (text: string): PaisePerLitre => exact(parseRate(text), text);

const endedLegs = ({ pumps }: SheetForm, nozzleId: number): string =>
  pumps
    .flatMap(({ legs }) => legs.filter((leg) => leg.ended && leg.nozzleId === nozzleId))
    .map(({ close, endedBy }) => `${close} ${endedBy}`)
    .join();

/** The nozzles whose running leg is another one: a meter event came in between. */
export const changedMeters = (before: SheetForm, after: SheetForm): number[] =>
  after.pumps
    .flatMap(({ legs }) => legs.filter(({ ended }) => !ended))
    .filter(({ nozzleId }) => before.pumps.some(({ legs }) => legs.some((leg) => leg.nozzleId === nozzleId)))
    .flatMap(({ nozzleId }) => (endedLegs(before, nozzleId) === endedLegs(after, nozzleId) ? [] : [nozzleId]));

/** Legs in the server's order: those to be read, then those that ended, each by nozzle. */
export const inServerOrder = (legs: readonly SheetLeg[]): SheetLeg[] =>
  legs.toSorted((one, other) => Number(one.ended) - Number(other.ended) || one.nozzleId - other.nozzleId);

/** A leg, and what identifies it: the one to be read stays the same when another one ends before it. */
export interface ShownLeg {
  key: string;
  leg: SheetLeg;
}

/**
 * The legs of a pump in display order: above each meter to be read, those of its nozzle that ended during the shift. A
 * nozzle whose pump is corrected stays where it was recorded.
 */
export function shownLegs({ pumps }: Pick<SheetForm, 'pumps'>, pumpId: number): readonly ShownLeg[] {
  const legs = pumps.flatMap((pump) => pump.legs).filter((leg) => leg.pumpId === pumpId);
  return inServerOrder(legs)
    .filter(({ ended }) => !ended)
    .flatMap((running): ShownLeg[] => {
      const ended = legs.filter((leg) => leg.ended && leg.nozzleId === running.nozzleId);
      return [
        ...ended.map((leg, at) => ({ key: `${leg.nozzleId}-${at}`, leg })),
        { key: `${running.nozzleId}`, leg: running },
      ];
    });
}

/** Converts the server's answer to the sheet's integers. */
export function sheetFormOf(answer: CloseFormAnswer | CorrectionFormAnswer): SheetForm {
  const { shiftId, shiftDate, shiftName, startedAt, swipeMachines: machines, employees, draft } = answer;
  const products = answer.products.map((product) => ({ ...product, rate: rate(product.rate) }));
  const shortNameOf = (productId: number): string =>
    products.find((product) => product.productId === productId)?.shortName ?? '';
  const tanks = answer.tanks.map(
    (tank): SheetTank => ({
      ...tank,
      shortName: shortNameOf(tank.productId),
      capacity: tank.capacity === null ? null : litres(tank.capacity),
      bookVolume: litres(tank.bookVolume),
      chart: tank.chart.map(({ dip, volume }) => ({ dip, volume: litres(volume) })),
    }),
  );
  const rates = Object.fromEntries(products.map((product) => [product.productId, product.rate]));
  const legOf = (nozzle: (typeof answer)['nozzles'][number]): SheetLeg => ({
    legId: 'legId' in nozzle ? nozzle.legId : null,
    isFirst: 'isFirst' in nozzle && nozzle.isFirst,
    nozzleId: nozzle.nozzleId,
    nozzleName: nozzle.nozzleName,
    pumpId: nozzle.pumpId,
    meterMax: 'meterMax' in nozzle && nozzle.meterMax !== null ? litres(nozzle.meterMax) : null,
    tankId: tanks.find(({ nozzleIds }) => nozzleIds.includes(nozzle.nozzleId))?.tankId ?? null,
    productId: nozzle.productId,
    shortName: shortNameOf(nozzle.productId),
    rate: rates[nozzle.productId] ?? 0,
    open: litres(nozzle.open),
    close: nozzle.close === null ? null : litres(nozzle.close),
    testing: nozzle.close === null ? null : litres(nozzle.testing),
    usual: nozzle.usual === null ? null : litres(nozzle.usual),
    pourPerMinute: nozzle.flowRate * 1000,
    ended: nozzle.close !== null,
    endedBy: nozzle.endedBy as MeterEventKind | null,
    next: null,
    event: null,
  });
  const stored = draft === null ? null : (JSON.parse(draft) as StoredClose);
  const pumpIds = [...new Set(answer.nozzles.map(({ pumpId }) => pumpId))];
  const pumps = pumpIds.map((pumpId): SheetPump => {
    const own = answer.nozzles.filter((nozzle) => nozzle.pumpId === pumpId);
    const legs = own.map(legOf);
    return {
      pumpId,
      pumpName: own[0]?.pumpName ?? '',
      legs: [...legs.filter((leg) => !leg.ended), ...legs.filter((leg) => leg.ended)],
      credits: answer.credits
        .filter((credit) => credit.pumpId === pumpId)
        .map((credit) => ({
          productId: credit.productId,
          productName: credit.productName,
          shortName: shortNameOf(credit.productId),
          litres: litres(credit.litres),
          amount: money(credit.amount),
          slips: credit.slips,
        })),
      cash: sum(
        answer.cashCollections.filter((cash) => cash.pumpId === pumpId),
        (cash) => money(cash.amount),
      ),
      collections: [],
      recorded: stored?.pumps?.find((pump) => pump.pumpId === pumpId),
    };
  });
  return {
    ...{ shiftId, shiftDate, shiftName, startedAt, pumps, products, rates, machines, employees, tanks, stored },
    correction: null,
  };
}

/** The same for a closed shift to be corrected. */
export const correctionFormOf = (answer: CorrectionFormAnswer): SheetForm => {
  const { version, nextShift, onDuty, nextReadings, endedLegs, collections, laterShifts, products } = answer;
  const form = sheetFormOf(answer);
  const withLimits = (leg: SheetLeg): SheetLeg => {
    const next = nextReadings.find(({ afterLegId }) => afterLegId === leg.legId);
    const ended = endedLegs.find(({ legId }) => legId === leg.legId);
    return { ...leg, next: next ? nextReadingOf(next) : null, event: ended ? endedReadingOf(leg, ended) : null };
  };
  return {
    ...form,
    pumps: form.pumps.map((pump) => ({
      ...pump,
      legs: pump.legs.map(withLimits),
      collections: collections
        .filter(({ pumpId }) => pumpId === pump.pumpId)
        .map((collection) => ({ ...collection, amount: money(collection.amount) })),
    })),
    correction: { version, nextShift, onDuty, laterShifts, products },
  };
};

const nextReadingOf = (next: CorrectionFormAnswer['nextReadings'][number]): NextReading => ({
  ...next,
  open: litres(next.open),
  close: litres(next.close),
  testing: litres(next.testing),
  endedBy: next.endedBy as MeterEventKind | null,
});

const endedReadingOf = (
  { endedBy, close }: SheetLeg,
  { begunAt, meterMax }: CorrectionFormAnswer['endedLegs'][number],
): EndedReading => ({
  endedBy,
  close: close ?? 0,
  begunAt: litres(begunAt),
  meterMax: meterMax === null ? null : litres(meterMax),
});
