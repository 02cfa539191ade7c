import { type ChartRow, problemOfDip, volumeAt } from './dip-chart';
import { normalise, problemsOfFields } from './field-rules';
import { groupedLitres, withMinusSign } from './kernel/format';
import { LITRE, type Millilitres } from './kernel/litres';
import { type Percent, percentOf, percentText, shareOf } from './kernel/percent';
import type { Problem } from './kernel/problem';
import { stockInRules, stockInSelections } from './stock-in.rules';

/** Fuel expands: above this share of its capacity a tank is too full. */
export const SAFE_FILL: Percent = 9700;

/** A gap between measured and claimed litres above this share of the claimed ones needs a comment. */
export const GAP_TO_EXPLAIN: Percent = 50;

/** A stock-in as typed or as stored, by the fields of `stockInRules`, and `isAtg`. */
export type StockInEntry = Readonly<Record<string, unknown>>;

/** What the books know of the line that is unloaded and of the tank it goes into. */
export interface DecantingFacts {
  line: { productId: number; remaining: Millilitres };
  /** `capacity` is null where nobody has told it. */
  tank: { tankName: string; productId: number; capacity: Millilitres | null; chart: readonly ChartRow[] };
}

/** The facts as far as they are known: null while nothing is selected, or when nothing is there. */
type Known = { [Fact in keyof DecantingFacts]: DecantingFacts[Fact] | null };

/** The tank and the meters of its nozzles, before and after the unloading. */
export interface Levels {
  startVolume: Millilitres;
  endVolume: Millilitres;
  beforeReading: Millilitres;
  afterReading: Millilitres;
}

/** Litres that came by measure: what the tank rose by, and what its nozzles sold meanwhile (domain: section 4). */
export const receivedByMeasure = ({ startVolume, endVolume, beforeReading, afterReading }: Levels): Millilitres =>
  endVolume - startVolume + (afterReading - beforeReading);

/** What was measured against what was claimed: short below 0, excess above. */
export interface Difference {
  litres: Millilitres;
  /** Of the claimed litres. */
  percent: Percent;
  needsComment: boolean;
}

/** How far the measured litres are from the claimed ones. Throws RangeError unless those are above 0. */
export const differenceOf = (received: Millilitres, claimed: Millilitres): Difference => ({
  litres: received - claimed,
  percent: percentOf(received - claimed, claimed),
  needsComment: Math.abs(received - claimed) > shareOf(claimed, GAP_TO_EXPLAIN),
});

/** The figures of an entry; null where one is missing or does not hold by itself. */
type Figures = Record<keyof Levels | 'quantity' | 'startDip' | 'endDip', number | null>;

/** By the gauge volumes are entered; by hand they come from the dips, by the tank's chart. */
function figuresOf(entry: StockInEntry, chart: readonly ChartRow[]): Figures {
  const rules = stockInRules(entry.isAtg === true);
  const stored = normalise(rules, entry);
  const refused = problemsOfFields(rules, stored).map(({ field }) => field);
  const figure = (field: keyof Figures): number | null => {
    const value = stored[field];
    return typeof value === 'number' && !refused.includes(field) ? value : null;
  };
  const volume = (field: 'startVolume' | 'endVolume', dip: number | null): Millilitres | null => {
    if (entry.isAtg === true) return figure(field);
    return dip === null || problemOfDip(chart, dip) !== null ? null : volumeAt(chart, dip);
  };
  const [startDip, endDip] = [figure('startDip'), figure('endDip')];
  return {
    quantity: figure('quantity'),
    startDip,
    endDip,
    beforeReading: figure('beforeReading'),
    afterReading: figure('afterReading'),
    startVolume: volume('startVolume', startDip),
    endVolume: volume('endVolume', endDip),
  };
}

const levelsIn = ({ startVolume, endVolume, beforeReading, afterReading }: Figures): Levels | null =>
  startVolume === null || endVolume === null || beforeReading === null || afterReading === null
    ? null
    : { startVolume, endVolume, beforeReading, afterReading };

/** The levels that an entry measures, by the tank's chart; null as long as one of them cannot be told. */
export const levelsOf = (entry: StockInEntry, chart: readonly ChartRow[]): Levels | null =>
  levelsIn(figuresOf(entry, chart));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether both are known and the end is not above the start. */
const isNotAbove = (end: number | null, start: number | null): boolean =>
  end !== null && start !== null && end <= start;

const refused = (code: string, field: string, message: string): Problem => ({ code, message, field });

/** Each check looks at the figures that hold by themselves, and passes over those that do not. */
type Check = (figures: Figures, facts: DecantingFacts, entry: StockInEntry) => Problem[];

const problemsOfProduct: Check = (_figures, { line, tank }, entry) => {
  const productId = Number(entry.productId);
  if (!Number.isSafeInteger(productId)) return [];
  const ofLine = refused('OTHER_PRODUCT', 'invoiceLineId', 'The invoice line is of another product');
  const ofTank = refused('OTHER_PRODUCT', 'tankId', `${tank.tankName} holds another product`);
  return [...(line.productId === productId ? [] : [ofLine]), ...(tank.productId === productId ? [] : [ofTank])];
};

const problemsOfQuantity: Check = ({ quantity }, { line }) => {
  if (quantity === null) return [];
  if (line.remaining <= 0) return [refused('NOTHING_REMAINS', 'quantity', 'quantity must be a valid integer')];
  if (quantity <= line.remaining) return [];
  return [refused('ABOVE_REMAINING', 'quantity', 'StockIn Quantity not more then Remaining Quantity')];
};

const problemsOfDips: Check = ({ startDip, endDip }, { tank }, { isAtg }) => {
  const offChart = Object.entries({ startDip, endDip }).flatMap(([field, dip]): Problem[] => {
    const problem = isAtg === true || dip === null ? null : problemOfDip(tank.chart, dip);
    return problem === null ? [] : [{ ...problem, field }];
  });
  if (!isNotAbove(endDip, startDip)) return offChart;
  return [refused('END_NOT_ABOVE_START', 'endDip', 'End dip must be greater than start dip'), ...offChart];
};

const problemsOfReadings: Check = ({ beforeReading, afterReading }) =>
  isNotAbove(afterReading, beforeReading)
    ? [refused('AFTER_NOT_ABOVE_BEFORE', 'afterReading', 'After Reading  must be greater than Before Reading ')]
    : [];

const problemsOfVolumes: Check = ({ startVolume, endVolume }, { tank }, { isAtg }) => {
  if (isAtg === true && isNotAbove(endVolume, startVolume))
    return [refused('END_NOT_ABOVE_START', 'endVolume', 'End Volume must be greater than start Volume')];
  if (endVolume === null || tank.capacity === null || endVolume <= tank.capacity) return [];
  const message = `${tank.tankName} holds ${groupedLitres(tank.capacity)} L, the end volume is ${groupedLitres(endVolume)} L`;
  return [refused('ABOVE_CAPACITY', isAtg === true ? 'endVolume' : 'endDip', message)];
};

/** A gap is explained by whoever saw it; an old tool cannot (`reviewsGap`), so an admin does it later. */
const problemsOfGap: Check = (figures, _facts, { comment, reviewsGap }) => {
  const levels = levelsIn(figures);
  if (reviewsGap === true || levels === null || figures.quantity === null || String(comment ?? '').trim() !== '')
    return [];
  const { litres, percent, needsComment } = differenceOf(receivedByMeasure(levels), figures.quantity);
  if (!needsComment) return [];
  const gap = `${withMinusSign(groupedLitres(litres))} L (${withMinusSign(percentText(percent))} %)`;
  const message = `The measured quantity differs from the claimed one by ${gap}: say why in the comment`;
  return [refused('GAP_UNEXPLAINED', 'comment', message)];
};

const CHECKS = [
  problemsOfProduct,
  problemsOfQuantity,
  problemsOfDips,
  problemsOfReadings,
  problemsOfVolumes,
  problemsOfGap,
];

/** A line or a tank that is not known is as good as not selected. */
function problemsOfSelection(entry: StockInEntry, { line, tank }: Known): Problem[] {
  const isUnknown = (field: string) =>
    (field === 'invoiceLineId' && line === null) || (field === 'tankId' && tank === null) || isEmpty(entry[field]);
  return Object.entries(stockInSelections).flatMap(([field, message]) =>
    isUnknown(field) ? [refused('REQUIRED', field, message)] : [],
  );
}

/**
 * Why a stock-in is refused, in the specification's order (section 5). What is not selected ends the list; after that
 * each field is judged by itself, and those that hold against each other, the line and the tank.
 */
export function problemsOfStockIn(entry: StockInEntry, { line, tank }: Known): Problem[] {
  if (line === null || tank === null || problemsOfSelection(entry, { line, tank }).length > 0)
    return problemsOfSelection(entry, { line, tank });
  const rules = stockInRules(entry.isAtg === true);
  const figures = figuresOf(entry, tank.chart);
  const problems = [
    ...problemsOfFields(rules, entry),
    ...CHECKS.flatMap((check) => check(figures, { line, tank }, entry)),
  ];
  const order = Object.keys(rules);
  return problems.toSorted((one, other) => order.indexOf(one.field!) - order.indexOf(other.field!));
}

/** What is not refused but said before saving: a tank filled above its safe fill. */
export function warningsOfStockIn(entry: StockInEntry, { tank }: DecantingFacts): Problem[] {
  const { endVolume } = figuresOf(entry, tank.chart);
  if (endVolume === null || tank.capacity === null) return [];
  const safe = shareOf(tank.capacity, SAFE_FILL);
  if (endVolume <= safe || endVolume > tank.capacity) return [];
  const limit = `${percentText(SAFE_FILL)} % of ${groupedLitres(tank.capacity)} L`;
  const message = `${tank.tankName} at ${groupedLitres(endVolume)} L is above its safe fill of ${groupedLitres(safe)} L, ${limit}`;
  return [refused('ABOVE_SAFE_FILL', entry.isAtg === true ? 'endVolume' : 'endDip', message)];
}

/** As far may a level measured before the unloading be from the books: what two careful dips and some pouring make up. */
const GAP_TO_ASK_ABOUT: Millilitres = 200 * LITRE;

/** What the books know of the tank when its shift began: what it should hold, and its meters added up. */
export interface TankByTheBooks {
  tankName: string;
  chart: readonly ChartRow[];
  /** Before the sales of the shift; null where it is not known. */
  bookVolume: Millilitres | null;
  readingSum: Millilitres | null;
}

/**
 * Said before saving where the level before the unloading is not the one that the books expect, less what the nozzles
 * have poured since the shift began: a level of another tank or of another delivery, or a delivery that is not entered.
 */
export function warningsOfStart(entry: StockInEntry, tank: TankByTheBooks): Problem[] {
  const { startVolume, beforeReading } = figuresOf(entry, tank.chart);
  if (startVolume === null || beforeReading === null || tank.bookVolume === null || tank.readingSum === null) return [];
  const expected = tank.bookVolume - Math.max(0, beforeReading - tank.readingSum);
  if (Math.abs(startVolume - expected) <= GAP_TO_ASK_ABOUT) return [];
  const message = `By the books ${tank.tankName} held ${withMinusSign(groupedLitres(expected))} L then, ${groupedLitres(Math.abs(startVolume - expected))} L ${startVolume < expected ? 'more' : 'less'} than measured: look at the level, the readings and the deliveries`;
  return [refused('START_NOT_AS_BOOKS', entry.isAtg === true ? 'startVolume' : 'startDip', message)];
}
