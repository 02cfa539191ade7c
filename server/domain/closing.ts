import { closing } from './closing.messages';
import { type ChartRow, problemOfDip, problemOfWater } from './dip-chart';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import { amountOf, type Paise, type PaisePerLitre, wholeRupees } from './kernel/money';
import { messageOf, type Problem } from './kernel/problem';
import { sum } from './kernel/sum';
import { problemOfFill } from './tank-dip.rules';

/** Up to ₹10.00 may be missing at a pump without being charged to an employee (specification, section 9). */
export const SHORTAGE_TOLERANCE: Paise = 1000;

/** No meter counts beyond 999,999,999 litres; up to there every amount is an exact integer. */
const GREATEST_READING: Millilitres = 999_999_999_999;

/** One leg of a meter in the shift. A nozzle may have several: a meter that rolled over, a price that changed. */
export interface NozzleReading {
  nozzleId: number;
  nozzleName: string;
  productId: number;
  open: Millilitres;
  /** Of a correction: the opening reading is a typed one, so a close reading below it is a problem of it. */
  isOpenCorrected?: boolean;
  /** Null: not entered yet, unlike 0. */
  close: Millilitres | null;
  /** Test fuel poured back into the tank; null for none. */
  testing: Millilitres | null;
}

/** Credit sales of this pump in this shift. */
export interface CreditTaken {
  productId: number;
  /** Used in error messages. */
  productName?: string;
  litres: Millilitres;
  amount: Paise;
}

export interface SwipeTaking {
  swipeMachineId: number;
  amount: Paise;
}

/** The cash handed in at the close. If notes were counted, `amount` is `cashIn` − `cashOut`. */
interface LastCollection {
  employeeId: number | null;
  amount: Paise | null;
  cashIn?: Paise;
  cashOut?: Paise;
  /** Problems of its notes against the safe, if known; reported with the checks of the collection. */
  notesProblems?: readonly Problem[];
}

export interface ShortageShare {
  employeeId: number;
  amount: Paise;
}

export interface PumpTakings {
  pumpId: number;
  pumpName: string;
  nozzles: NozzleReading[];
  creditSales: CreditTaken[];
  /** Cash collections during the shift, without the last one. */
  cash: Paise;
  swipes: SwipeTaking[];
  lastCollection: LastCollection | null;
  /** Of a closed shift: its close has no last collection, so its changes need none. */
  isWithoutLast?: boolean;
  /**
   * All cash was collected before the close, so there is no last collection: what is missing is a shortage, and what is
   * too much an excess (docs/adr/0090-all-cash-handed-in.md).
   */
  isAllHandedIn?: boolean;
  /** Of a closed shift with that flag: its close charges nobody, so what is missing may stay short. */
  isNobodyCharged?: boolean;
  shortages: ShortageShare[];
}

export interface TankLevel {
  tankId: number;
  tankName: string;
  /** Whole millimetres, if measured by hand. */
  dip: number | null;
  /** Dip of the water at the bottom; null or left out for none. */
  waterDip?: number | null;
  volume: Millilitres | null;
  isAtg: boolean;
  /** Dip chart for reading a volume off a dip; left out if the volume is already the chart's. */
  chart?: readonly ChartRow[];
  /** Capacity of the tank; null or left out if unknown. */
  capacity?: Millilitres | null;
}

export interface ShiftTakings {
  pumps: PumpTakings[];
  tanks: TankLevel[];
}

/** The shift's selling rates by product id. */
export type Rates = Record<number, PaisePerLitre>;

/** A pump's money. Always: sale = credit + cash + swipe + last + shortages − shortAndOver. */
export interface PumpCalculation {
  pumpId: number;
  litresByProduct: Record<number, Millilitres>;
  saleByProduct: Record<number, Paise>;
  sale: Paise;
  credit: Paise;
  cash: Paise;
  swipe: Paise;
  /** S: sale − credit − cash − swipe, the cash still to be handed in. */
  toHandIn: Paise;
  last: Paise;
  /** D: S − last; negative when too much was handed in. */
  missing: Paise;
  /**
   * The amount that employees are charged, in whole rupees (as paise); 0 within the tolerance, or before a last
   * collection unless all cash has been handed in.
   */
  shortageNeeded: Paise;
  shortages: Paise;
  /** The remainder for the account of the same name: − short, + over. */
  shortAndOver: Paise;
}

/** A pump's money with the takings that it is calculated from. */
export interface CalculatedPump<Pump extends PumpTakings = PumpTakings> extends PumpCalculation {
  pump: Pump;
}

/** Totals over all pumps. */
export interface ShiftCalculation<Pump extends PumpTakings = PumpTakings> extends Omit<PumpCalculation, 'pumpId'> {
  pumps: CalculatedPump<Pump>[];
}

/** Litres sold by a leg; 0 until its close is entered. Test fuel goes back into the tank and is not sold. */
export const soldBy = (leg: NozzleReading): Millilitres =>
  leg.close === null ? 0 : leg.close - leg.open - (leg.testing ?? 0);

/** The shortage in whole rupees (as paise) after a last collection of that amount; 0 within the tolerance. */
export function shortageAmountAfter(toHandIn: Paise, lastAmount: Paise): Paise {
  const missing = toHandIn - lastAmount;
  return missing > SHORTAGE_TOLERANCE ? wholeRupees(missing) : 0;
}

/** Replaces a pump's swipe amounts, which clears its last collection and shortages (specification, section 4). */
export const changeSwipes = (pump: PumpTakings, swipes: SwipeTaking[]): PumpTakings => ({
  ...pump,
  swipes,
  lastCollection: null,
  shortages: [],
});

function byProduct<T extends { productId: number }>(list: readonly T[], figure: (element: T) => number) {
  const totals: Record<number, number> = {};
  for (const element of list) totals[element.productId] = (totals[element.productId] ?? 0) + figure(element);
  return totals;
}

function rateOf(rates: Rates, productId: number): PaisePerLitre {
  const rate = rates[productId];
  if (rate === undefined) throw new RangeError(`The shift has no rate for product ${productId}`);
  return rate;
}

/** Calculates all figures of a pump from its readings and the shift's rates, for the form and the server alike. */
export function calculatePump(pump: PumpTakings, rates: Rates): PumpCalculation {
  const saleOf = (leg: NozzleReading) => amountOf(soldBy(leg), rateOf(rates, leg.productId));
  const sale = sum(pump.nozzles, saleOf);
  const credit = sum(pump.creditSales, (taken) => taken.amount);
  const swipe = sum(pump.swipes, (taking) => taking.amount);
  const toHandIn = sale - credit - pump.cash - swipe;
  const lastAmount = pump.lastCollection?.amount ?? (pump.isAllHandedIn ? 0 : null);
  const last = lastAmount ?? 0;
  const shortages = sum(pump.shortages, (share) => share.amount);
  return {
    pumpId: pump.pumpId,
    litresByProduct: byProduct(pump.nozzles, soldBy),
    saleByProduct: byProduct(pump.nozzles, saleOf),
    sale,
    credit,
    cash: pump.cash,
    swipe,
    toHandIn,
    last,
    missing: toHandIn - last,
    shortageNeeded: lastAmount === null ? 0 : shortageAmountAfter(toHandIn, last),
    shortages,
    shortAndOver: shortages - (toHandIn - last),
  };
}

/** Calculates each pump's figures and their totals. */
export function calculateShift<Pump extends PumpTakings>(
  takings: { pumps: readonly Pump[] },
  rates: Rates,
): ShiftCalculation<Pump> {
  const pumps = takings.pumps.map((pump) => ({ ...calculatePump(pump, rates), pump }));
  const legs = takings.pumps.flatMap((pump) => pump.nozzles);
  return {
    pumps,
    litresByProduct: byProduct(legs, soldBy),
    saleByProduct: byProduct(legs, (leg) => amountOf(soldBy(leg), rateOf(rates, leg.productId))),
    sale: sum(pumps, (pump) => pump.sale),
    credit: sum(pumps, (pump) => pump.credit),
    cash: sum(pumps, (pump) => pump.cash),
    swipe: sum(pumps, (pump) => pump.swipe),
    toHandIn: sum(pumps, (pump) => pump.toHandIn),
    last: sum(pumps, (pump) => pump.last),
    missing: sum(pumps, (pump) => pump.missing),
    shortageNeeded: sum(pumps, (pump) => pump.shortageNeeded),
    shortages: sum(pumps, (pump) => pump.shortages),
    shortAndOver: sum(pumps, (pump) => pump.shortAndOver),
  };
}

/** A problem of one input. */
const refused = (code: string, message: Message, field: string): Problem => ({ code, ...message, field });

const atPump = ({ pumpName }: PumpTakings, problem: Message): Message => closing.atPump({ pump: pumpName, problem });

/** Indexes of the elements whose key an earlier element already has. */
function repeatsOf<T>(list: readonly T[], keyOf: (element: T) => number): number[] {
  const keys = list.map(keyOf);
  return [...keys.keys()].filter((place) => keys.indexOf(keys[place]!) < place);
}

function problemsOfLeg(pump: PumpTakings, leg: NozzleReading, rates: Rates, field: string): Problem[] {
  const refuse = (code: string, input: string, problem: Message) => [
    refused(code, closing.atNozzle({ pump: pump.pumpName, nozzle: leg.nozzleName, problem }), `${field}.${input}`),
  ];
  const { open, close } = leg;
  const testing = leg.testing ?? 0;
  if (rates[leg.productId] === undefined) return refuse('NO_RATE', 'productId', closing.noRate());
  if (close === null) return refuse('CLOSE_MISSING', 'close', closing.closeMissing());
  if (close < 0) return refuse('CLOSE_NEGATIVE', 'close', closing.closeNegative());
  if (close > GREATEST_READING)
    return refuse('CLOSE_TOO_GREAT', 'close', closing.closeTooGreat({ greatest: GREATEST_READING }));
  if (close < open)
    return refuse('CLOSE_BELOW_OPEN', leg.isOpenCorrected ? 'open' : 'close', closing.closeBelowOpen({ open }));
  if (testing < 0) return refuse('TESTING_NEGATIVE', 'testing', closing.testingNegative());
  if (testing > close - open)
    return refuse('TESTING_ABOVE_FLOW', 'testing', closing.testingAboveFlow({ flow: close - open }));
  return [];
}

function problemsOfNozzles(pump: PumpTakings, rates: Rates, field: string): Problem[] {
  return pump.nozzles.flatMap((leg, index) => problemsOfLeg(pump, leg, rates, `${field}.nozzles.${index}`));
}

function problemsOfCredit(pump: PumpTakings, { litresByProduct }: PumpCalculation, field: string): Problem[] {
  const onCredit = byProduct(pump.creditSales, (taken) => taken.litres);
  return Object.entries(onCredit).flatMap(([key, litres]) => {
    const productId = Number(key);
    const sold = litresByProduct[productId] ?? 0;
    if (litres <= sold) return [];
    const product = pump.creditSales.find((taken) => taken.productId === productId)?.productName ?? closing.aProduct();
    const message = atPump(pump, closing.creditAboveSold({ credit: litres, product, sold }));
    return [refused('CREDIT_ABOVE_CONSUMPTION', message, `${field}.creditSales`)];
  });
}

/** The product of which more was sold on credit than the pump sold; undefined if the problem is another one. */
export const productAboveSold = ({ creditSales }: PumpTakings, { code, params }: Problem): number | undefined => {
  if (code !== 'CREDIT_ABOVE_CONSUMPTION') return undefined;
  const { product } = (params!.problem as Message).params;
  return creditSales.find(({ productName }) => productName === product)?.productId;
};

/**
 * Never below 0: each credit slip rounds on its own, so the credit of a pump that sold everything on credit may exceed
 * its sale by some paise, and it must still be able to close.
 */
const leftAfter = (amount: Paise): Paise => Math.max(0, amount);

function problemsOfCash(pump: PumpTakings, { sale, credit, cash }: PumpCalculation, field: string): Problem[] {
  const left = leftAfter(sale - credit);
  if (pump.isAllHandedIn || cash <= left) return [];
  const message = atPump(pump, closing.cashAboveSale({ cash, left }));
  return [refused('CASH_ABOVE_SALE', message, `${field}.cash`)];
}

function problemsOfSwipes(pump: PumpTakings, calculation: PumpCalculation, field: string): Problem[] {
  const { sale, credit, cash, swipe } = calculation;
  const negative = [...pump.swipes.keys()].filter((place) => pump.swipes[place]!.amount < 0);
  const repeated = repeatsOf(pump.swipes, (taking) => taking.swipeMachineId);
  const problems = [
    ...negative.map((place) =>
      refused('SWIPE_NEGATIVE', atPump(pump, closing.swipeNegative()), `${field}.swipes.${place}.amount`),
    ),
    ...repeated.map((place) =>
      refused('SWIPE_TWICE', atPump(pump, closing.swipeTwice()), `${field}.swipes.${place}.swipeMachineId`),
    ),
  ];
  // With all cash handed in, cash may exceed the sale, so the card total is compared without it.
  const left = leftAfter(sale - credit - (pump.isAllHandedIn ? 0 : cash));
  if (problems.length > 0 || swipe <= left) return problems;
  const text = pump.isAllHandedIn ? closing.cardsAboveSale : closing.swipeAboveSale;
  return [refused('SWIPE_ABOVE_SALE', atPump(pump, text({ swipe, left })), `${field}.swipes`)];
}

function problemsOfLastCollection(pump: PumpTakings, calculation: PumpCalculation, field: string): Problem[] {
  const { toHandIn, last, shortages } = calculation;
  const { employeeId = null, cashIn, cashOut, notesProblems = [] } = pump.lastCollection ?? {};
  if (notesProblems.length > 0) return [...notesProblems];
  const wasCounted = cashIn !== undefined || cashOut !== undefined;
  const counted = wasCounted ? (cashIn ?? 0) - (cashOut ?? 0) : last;
  const amountField = `${field}.lastCollection.amount`;
  if (last < 0 || counted < 0) return [refused('LAST_COLLECTION_NEGATIVE', closing.lastNegative(), amountField)];
  if (counted !== last) {
    const message = atPump(pump, closing.lastNotAsCounted({ last, counted }));
    return [refused('LAST_COLLECTION_NOT_AS_COUNTED', message, amountField)];
  }
  if (pump.isAllHandedIn) {
    // Also what was counted and paid out again, such as change: nothing of it would be recorded.
    const isBeside = last > 0 || (cashIn ?? 0) > 0;
    const message = atPump(pump, closing.lastBesideAllHandedIn());
    return isBeside ? [refused('LAST_COLLECTION_BESIDE', message, amountField)] : [];
  }
  const problems: Problem[] = [];
  const isMissing = toHandIn > 0 && last === 0;
  if (isMissing && !pump.isWithoutLast) {
    const message = shortages > 0 ? closing.collectionFirst() : atPump(pump, closing.lastMissing({ amount: toHandIn }));
    problems.push(refused('LAST_COLLECTION_MISSING', message, amountField));
  }
  if ((toHandIn > 0 || last > 0) && employeeId === null && !(isMissing && pump.isWithoutLast)) {
    const message = atPump(pump, closing.lastEmployee());
    problems.push(refused('LAST_COLLECTION_EMPLOYEE', message, `${field}.lastCollection.employeeId`));
  }
  return problems;
}

function problemsOfShortages(pump: PumpTakings, calculation: PumpCalculation, field: string): Problem[] {
  const { shortageNeeded, shortages } = calculation;
  const negative = pump.shortages.findIndex((share) => share.amount < 0);
  if (negative >= 0) {
    const message = atPump(pump, closing.shortageNegative());
    return [refused('SHORTAGE_NEGATIVE', message, `${field}.shortages.${negative}.amount`)];
  }
  const broken = pump.shortages.findIndex((share) => share.amount % 100 !== 0);
  if (broken >= 0) {
    const message = atPump(pump, closing.shortageNotWhole());
    return [refused('SHORTAGE_NOT_WHOLE', message, `${field}.shortages.${broken}.amount`)];
  }
  const [repeated] = repeatsOf(pump.shortages, (share) => share.employeeId);
  if (repeated !== undefined) {
    const message = atPump(pump, closing.shortageTwice());
    return [refused('SHORTAGE_TWICE', message, `${field}.shortages.${repeated}.employeeId`)];
  }
  const isShort = pump.isAllHandedIn && pump.isNobodyCharged && (pump.lastCollection?.employeeId ?? null) === null;
  if (shortages === shortageNeeded || (isShort && shortages === 0)) return [];
  const isFirst = shortageNeeded === 0 && (pump.lastCollection?.amount ?? null) === null && !pump.isAllHandedIn;
  const message = isFirst ? closing.collectionFirst() : closing.shortageTotal({ needed: shortageNeeded });
  return [refused('SHORTAGE_TOTAL', message, `${field}.shortages`)];
}

/**
 * Validates a pump's close in the specification's order (section 5). Each check relies on the figures of those before
 * it, so the first that fails ends the list. `fieldPrefix` is the pump's path in the input, such as 'pumps.0'.
 */
export function problemsOfPump(pump: PumpTakings, rates: Rates, fieldPrefix: string): Problem[] {
  const unread = problemsOfNozzles(pump, rates, fieldPrefix);
  if (unread.length > 0) return unread;
  const calculation = calculatePump(pump, rates);
  const checks = [problemsOfCredit, problemsOfCash, problemsOfSwipes, problemsOfLastCollection, problemsOfShortages];
  for (const check of checks) {
    const problems = check(pump, calculation, fieldPrefix);
    if (problems.length > 0) return problems;
  }
  return [];
}

/**
 * Every tank needs a volume above 0: typed from the gauge and at most its capacity, or from a dip that is on its chart.
 */
const problemsOfTanks = (tanks: TankLevel[]): Problem[] =>
  tanks.flatMap((tank, index) => problemsOfLevel(tank, `tanks.${index}`));

function problemsOfLevel(
  { tankName, dip, waterDip = null, volume, isAtg, chart, capacity = null }: TankLevel,
  field: string,
): Problem[] {
  const offChart = (problem: Problem | null, input: string): Problem[] =>
    problem === null
      ? []
      : [refused(problem.code, closing.atTank({ tank: tankName, problem: messageOf(problem) }), `${field}.${input}`)];
  if (!isAtg && dip !== null && chart !== undefined) {
    const ofDip = offChart(problemOfDip(chart, dip), 'dip');
    const problems = ofDip.length > 0 ? ofDip : offChart(problemOfWater(chart, dip, waterDip), 'waterDip');
    if (problems.length > 0) return problems;
  }
  if (volume === null || volume <= 0) {
    const input = !isAtg && dip === null ? 'dip' : 'volume';
    return [refused('DIP_MISSING', closing.dipMissing(), `${field}.${input}`)];
  }
  const problem = isAtg ? problemOfFill({ tankName, capacity }, volume) : null;
  return problem === null ? [] : [{ ...problem, field: `${field}.volume` }];
}

/** Validates the close of a shift: pump by pump in the given order, then the tanks. Empty if it can close. */
export const problemsOf = (takings: ShiftTakings, rates: Rates): Problem[] => [
  ...takings.pumps.flatMap((pump, index) => problemsOfPump(pump, rates, `pumps.${index}`)),
  ...problemsOfTanks(takings.tanks),
];
