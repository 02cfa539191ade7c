import {
  type DecantingFacts,
  type Difference,
  differenceOf,
  levelsOf,
  problemsOfStockIn,
  receivedByMeasure,
  SAFE_FILL,
  type StockInEntry,
  warningsOfStart,
  warningsOfStockIn,
} from '../../../../../server/domain/decanting';
import { litresText, type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import type { LocalDateTime } from '../../../../../server/domain/kernel/local-date-time';
import { type Percent, percentOf } from '../../../../../server/domain/kernel/percent';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { problemsInShift } from '../../../../../server/domain/stock-in-shift';
import type { StockInInput } from '../../../graphql/generated/graphql';
import type { MessageText } from '../../../i18n/translate';
import { readFigure } from '../read-figure';
import type { StockIn } from './stock-in-draft';

/** The fields in screen order. */
const FIELDS = [
  'stockInDateTime',
  'productId',
  'shiftDate',
  'shiftId',
  'invoiceLineId',
  'tankId',
  'startDip',
  'startVolume',
  'endDip',
  'endVolume',
  'beforeReading',
  'afterReading',
  'quantity',
  'comment',
] as const;

/** Dips typed before switching to the gauge are ignored. */
const entryOf = ({ isBackward, shift, line, tank, volumes, ...texts }: StockIn): StockInEntry =>
  texts.isAtg ? { ...texts, startDip: '', endDip: '' } : { ...texts, startVolume: '', endVolume: '' };

const lineOf = ({ line, productId }: StockIn): DecantingFacts['line'] | null =>
  line && { productId: Number(productId), remaining: parseLitres(line.remaining) ?? 0 };

/**
 * Why the stock-in cannot be sent yet, by field in screen order. The server validates again, by the same rules; the
 * meters of a closed shift are checked only there. `now` is by the station's clock.
 */
export function problemsOf(stockIn: StockIn, now: LocalDateTime): Record<string, MessageText> {
  const ofStockIn = problemsOfStockIn(entryOf(stockIn), { line: lineOf(stockIn), tank: stockIn.tank });
  const problems = ofStockIn.length > 0 ? ofStockIn : problemsOfShift(stockIn, now);
  return Object.fromEntries(
    FIELDS.flatMap((name): [string, MessageText][] => {
      const problem = problems.find(({ field }) => field === name);
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** For a stock-in that is valid by itself. */
function problemsOfShift({ isBackward, shift, line, tank, ...texts }: StockIn, now: LocalDateTime): Problem[] {
  if (shift === null || line === null || tank === null) return [];
  const least = parseLitres(tank.readingSum ?? '');
  const meters = least === null ? null : { least, most: null };
  const [beforeReading, afterReading] = [parseLitres(texts.beforeReading) ?? 0, parseLitres(texts.afterReading) ?? 0];
  return problemsInShift(
    {
      stockInDateTime: texts.stockInDateTime,
      invoiceDateTime: line.invoiceDateTime,
      beforeReading,
      afterReading,
    },
    { ...shift, isClosed: isBackward, tankName: tank.tankName, hasTank: true, meters },
    now,
  );
}

/** Warnings before saving: a level that differs from the books, a tank filled above its safe fill. */
export function warningsOf(stockIn: StockIn): Problem[] {
  const [line, { tank }] = [lineOf(stockIn), stockIn];
  if (line === null || tank === null) return [];
  const entry = entryOf(stockIn);
  const byTheBooks = { ...tank, readingSum: parseLitres(tank.readingSum ?? '') };
  return [...warningsOfStart(entry, byTheBooks), ...warningsOfStockIn(entry, { line, tank })];
}

/** The quantity measured by tank and meters, compared with the entered one. */
export interface Measured {
  received: Millilitres;
  claimed: Millilitres;
  difference: Difference;
}

/** Null until the levels, the readings and the quantity are all entered. */
export function measuredOf(stockIn: StockIn): Measured | null {
  const levels = levelsOf(entryOf(stockIn), stockIn.tank?.chart ?? []);
  const claimed = readFigure('quantity', stockIn.quantity);
  if (levels === null || claimed === null) return null;
  const received = receivedByMeasure(levels);
  return { received, claimed, difference: differenceOf(received, claimed) };
}

/** The level of the tank before and after. */
export interface Filling {
  tankName: string;
  /** As measured before the unloading, else by the books. */
  before: Millilitres;
  isMeasured: boolean;
  quantity: Millilitres;
  after: Millilitres;
  capacity: Millilitres | null;
  /** Of the capacity; null if that is unknown. */
  percent: { before: Percent; after: Percent } | null;
  /** The sum, or the level measured at the end, exceeds the tank's capacity. */
  isOver: boolean;
  isAboveSafeFill: boolean;
}

/** Null while no tank is chosen, or its level at that time is unknown. */
export function fillingOf({ tank, volumes, quantity: typed }: StockIn): Filling | null {
  const before = volumes.start ?? tank?.bookVolume ?? null;
  if (tank === null || before === null) return null;
  const { tankName, capacity } = tank;
  const quantity = readFigure('quantity', typed) ?? 0;
  const after = before + quantity;
  const highest = Math.max(after, volumes.end ?? 0);
  const share = (volume: Millilitres): Percent => percentOf(volume, capacity ?? 1);
  return {
    tankName,
    before,
    isMeasured: volumes.start !== null,
    quantity,
    after,
    capacity,
    percent: capacity === null ? null : { before: share(before), after: share(after) },
    isOver: capacity !== null && highest > capacity,
    isAboveSafeFill: capacity !== null && share(highest) > SAFE_FILL,
  };
}

/** The stock-in as server input: litres, with either dips or volumes, whichever was measured. */
export const inputOf = (stockIn: StockIn): StockInInput => ({
  shiftId: Number(stockIn.shiftId),
  shiftDate: stockIn.shiftDate,
  stockInDateTime: stockIn.stockInDateTime,
  productId: Number(stockIn.productId),
  invoiceLineId: Number(stockIn.invoiceLineId),
  tankId: Number(stockIn.tankId),
  isAtg: stockIn.isAtg,
  ...(stockIn.isAtg
    ? { startVolume: stockIn.startVolume, endVolume: stockIn.endVolume }
    : { startDip: Number(stockIn.startDip), endDip: Number(stockIn.endDip) }),
  beforeReading: stockIn.beforeReading,
  afterReading: stockIn.afterReading,
  quantity: litresText(readFigure('quantity', stockIn.quantity) ?? 0),
  comment: stockIn.comment.trim() || null,
});
