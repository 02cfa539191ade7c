import { decanting } from './decanting.messages';
import { type ChartRow, problemOfDip, volumeAt } from './dip-chart';
import { normalise, problemsOfFields } from './field-rules';
import { LITRE, type Millilitres } from './kernel/litres';
import { labelled, type Message } from './kernel/message';
import { type Percent, percentOf, shareOf } from './kernel/percent';
import type { Problem } from './kernel/problem';
import { stockInRules, stockInSelections } from './stock-in.rules';

/** Fuel expands, so a tank above this share of its capacity is too full. */
export const SAFE_FILL: Percent = 9700;

/** A gap above this share of the claimed litres needs a comment. */
const GAP_TO_EXPLAIN: Percent = 50;

/** A stock-in, typed or stored, by the fields of `stockInRules`, and `isAtg`. */
export type StockInEntry = Readonly<Record<string, unknown>>;

/** What the books know about the invoice line and the tank. */
export interface DecantingFacts {
  line: { productId: number; remaining: Millilitres };
  /** `capacity` is null if it has not been entered. */
  tank: { tankName: string; productId: number; capacity: Millilitres | null; chart: readonly ChartRow[] };
}

/** The known facts: null while nothing is selected, or if the row does not exist. */
type Known = { [Fact in keyof DecantingFacts]: DecantingFacts[Fact] | null };

/** Levels of the tank and meters of its nozzles, before and after the unloading. */
export interface Levels {
  startVolume: Millilitres;
  endVolume: Millilitres;
  beforeReading: Millilitres;
  afterReading: Millilitres;
}

/**
 * Measured litres: the rise of the tank plus what its nozzles sold during the unloading
 * (docs/design/domain.md#deliveries).
 */
export const receivedByMeasure = ({ startVolume, endVolume, beforeReading, afterReading }: Levels): Millilitres =>
  endVolume - startVolume + (afterReading - beforeReading);

/** Measured minus claimed litres: negative for short, positive for excess. */
export interface Difference {
  litres: Millilitres;
  /** Share of the claimed litres. */
  percent: Percent;
  needsComment: boolean;
}

/** Compares measured with claimed litres. Throws RangeError unless the claimed ones are above 0. */
export const differenceOf = (received: Millilitres, claimed: Millilitres): Difference => ({
  litres: received - claimed,
  percent: percentOf(received - claimed, claimed),
  needsComment: Math.abs(received - claimed) > shareOf(claimed, GAP_TO_EXPLAIN),
});

/** Figures of an entry; null if missing or invalid by themselves. */
type Figures = Record<keyof Levels | 'quantity' | 'startDip' | 'endDip', number | null>;

/** With a gauge the volumes are entered; by hand they follow from the dips and the tank's chart. */
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

/** The levels of an entry, by the tank's chart; null until all of them are known. */
export const levelsOf = (entry: StockInEntry, chart: readonly ChartRow[]): Levels | null =>
  levelsIn(figuresOf(entry, chart));

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Whether both are known and the end is not above the start. */
const isNotAbove = (end: number | null, start: number | null): boolean =>
  end !== null && start !== null && end <= start;

const refused = (code: string, field: string, text: Message): Problem => ({ code, ...text, field });

/** Each check uses the figures that are valid by themselves and skips the others. */
type Check = (figures: Figures, facts: DecantingFacts, entry: StockInEntry) => Problem[];

const problemsOfProduct: Check = (_figures, { line, tank }, entry) => {
  const productId = Number(entry.productId);
  if (!Number.isSafeInteger(productId)) return [];
  const ofLine = refused('OTHER_PRODUCT', 'invoiceLineId', decanting.otherLine());
  const ofTank = refused('OTHER_PRODUCT', 'tankId', decanting.otherTank({ tank: tank.tankName }));
  return [...(line.productId === productId ? [] : [ofLine]), ...(tank.productId === productId ? [] : [ofTank])];
};

const problemsOfQuantity: Check = ({ quantity }, { line }) => {
  if (quantity === null) return [];
  if (line.remaining <= 0)
    return [refused('NOTHING_REMAINS', 'quantity', labelled('quantity must be a valid integer'))];
  if (quantity <= line.remaining) return [];
  return [refused('ABOVE_REMAINING', 'quantity', decanting.aboveRemaining())];
};

const problemsOfDips: Check = ({ startDip, endDip }, { tank }, { isAtg }) => {
  const offChart = Object.entries({ startDip, endDip }).flatMap(([field, dip]): Problem[] => {
    const problem = isAtg === true || dip === null ? null : problemOfDip(tank.chart, dip);
    return problem === null ? [] : [{ ...problem, field }];
  });
  if (!isNotAbove(endDip, startDip)) return offChart;
  return [refused('END_NOT_ABOVE_START', 'endDip', decanting.endDipNotAbove()), ...offChart];
};

const problemsOfReadings: Check = ({ beforeReading, afterReading }) =>
  isNotAbove(afterReading, beforeReading)
    ? [refused('AFTER_NOT_ABOVE_BEFORE', 'afterReading', decanting.afterNotAbove())]
    : [];

const problemsOfVolumes: Check = ({ startVolume, endVolume }, { tank }, { isAtg }) => {
  if (isAtg === true && isNotAbove(endVolume, startVolume))
    return [refused('END_NOT_ABOVE_START', 'endVolume', decanting.endVolumeNotAbove())];
  if (endVolume === null || tank.capacity === null || endVolume <= tank.capacity) return [];
  const message = decanting.aboveCapacity({ tank: tank.tankName, capacity: tank.capacity, end: endVolume });
  return [refused('ABOVE_CAPACITY', isAtg === true ? 'endVolume' : 'endDip', message)];
};

/** A gap needs a comment. An old tool cannot send one (`reviewsGap`), so an admin reviews the gap later. */
const problemsOfGap: Check = (figures, _facts, { comment, reviewsGap }) => {
  const levels = levelsIn(figures);
  if (reviewsGap === true || levels === null || figures.quantity === null || String(comment ?? '').trim() !== '')
    return [];
  const { litres, percent, needsComment } = differenceOf(receivedByMeasure(levels), figures.quantity);
  if (!needsComment) return [];
  return [refused('GAP_UNEXPLAINED', 'comment', decanting.gapUnexplained({ gap: litres, share: percent }))];
};

const CHECKS = [
  problemsOfProduct,
  problemsOfQuantity,
  problemsOfDips,
  problemsOfReadings,
  problemsOfVolumes,
  problemsOfGap,
];

/** An unknown line or tank counts as not selected. */
function problemsOfSelection(entry: StockInEntry, { line, tank }: Known): Problem[] {
  const isUnknown = (field: string) =>
    (field === 'invoiceLineId' && line === null) || (field === 'tankId' && tank === null) || isEmpty(entry[field]);
  return Object.entries(stockInSelections).flatMap(([field, message]) =>
    isUnknown(field) ? [refused('REQUIRED', field, labelled(message))] : [],
  );
}

/**
 * Validates a stock-in in the specification's order (section 5). A missing selection ends the list; after that each
 * field is checked by itself, then the valid ones against each other, the line and the tank.
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

/** Warnings shown before saving: a tank filled above its safe fill. */
export function warningsOfStockIn(entry: StockInEntry, { tank }: DecantingFacts): Problem[] {
  const { endVolume } = figuresOf(entry, tank.chart);
  if (endVolume === null || tank.capacity === null) return [];
  const safe = shareOf(tank.capacity, SAFE_FILL);
  if (endVolume <= safe || endVolume > tank.capacity) return [];
  const { tankName, capacity } = tank;
  const message = decanting.aboveSafeFill({ tank: tankName, volume: endVolume, safe, share: SAFE_FILL, capacity });
  return [refused('ABOVE_SAFE_FILL', entry.isAtg === true ? 'endVolume' : 'endDip', message)];
}

/** How far a level before the unloading may be from the books without a warning: two careful dips and some sales. */
const GAP_TO_ASK_ABOUT: Millilitres = 200 * LITRE;

/** The tank when its shift began: book volume, and the sum of its meters. */
export interface TankByTheBooks {
  tankName: string;
  chart: readonly ChartRow[];
  /** Before the sales of the shift; null if unknown. */
  bookVolume: Millilitres | null;
  readingSum: Millilitres | null;
}

/**
 * Warns if the level before the unloading is not what the books expect, less what the nozzles have sold since the shift
 * began: a level of another tank or delivery, or a delivery that is not entered.
 */
export function warningsOfStart(entry: StockInEntry, tank: TankByTheBooks): Problem[] {
  const { startVolume, beforeReading } = figuresOf(entry, tank.chart);
  if (startVolume === null || beforeReading === null || tank.bookVolume === null || tank.readingSum === null) return [];
  const expected = tank.bookVolume - Math.max(0, beforeReading - tank.readingSum);
  if (Math.abs(startVolume - expected) <= GAP_TO_ASK_ABOUT) return [];
  const message = decanting.startNotAsBooks({
    tank: tank.tankName,
    book: expected,
    off: Math.abs(startVolume - expected),
    way: startVolume < expected ? 'more' : 'less',
  });
  return [refused('START_NOT_AS_BOOKS', entry.isAtg === true ? 'startVolume' : 'startDip', message)];
}
