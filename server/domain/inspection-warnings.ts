import { inspection } from './inspection.messages';
import type { BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Problem } from './kernel/problem';

/** Sum of a product's meters, and what its tanks held at that moment. */
export interface FuelLevel {
  readingSum: Millilitres;
  stock: Millilitres;
}

/** What the books know about a product on the day of an inspection. */
export interface InspectionFacts {
  /** The day of these facts: the inspection's own, or the first of the books if they began later. */
  day: BusinessDate;
  asItBegan: FuelLevel;
  /** Null while a shift of that day runs, and before the books began. */
  asItEnded: FuelLevel | null;
  /** A meter of the product had an event on that day, so its readings do not join. */
  isMeterChanged: boolean;
}

/** The typed values of an inspection; null for what is not a figure yet. */
export interface TypedInspection {
  inspectionDate: BusinessDate;
  readingSum: Millilitres | null;
  totalStock: Millilitres | null;
  totalBeforeStock: Millilitres | null;
  /** Test fuel poured back before it. */
  testingBefore: Millilitres | null;
}

/** A stock more than 1/50 (2 %) away from a level causes a question: a dip is more accurate than that. */
const PARTS = 50;

/** More than 2 % away from every level. */
const isFarFromAll = (stock: Millilitres, levels: readonly Millilitres[]): boolean =>
  levels.every((level) => Math.abs(stock - level) * PARTS > level);

function doubtOfReading(reading: Millilitres, before: Millilitres, facts: InspectionFacts): Message | null {
  const { asItBegan, asItEnded } = facts;
  const [least, most] = [asItBegan.readingSum, asItEnded?.readingSum ?? null];
  if (reading < least) return inspection.readingBelow({ reading, least });
  if (most !== null && reading > most) return inspection.readingAbove({ reading, most });
  if (most === null && reading - least > asItBegan.stock + before)
    return inspection.readingAboveStock({ reading, least });
  return null;
}

function doubtOfStock(typed: TypedInspection, { asItBegan, asItEnded, isMeterChanged }: InspectionFacts) {
  const { totalStock, readingSum, totalBeforeStock, testingBefore } = typed;
  if (totalStock === null) return null;
  // The day's opening level plus and minus movements until the inspection, which may be at any hour.
  const sold = readingSum === null || isMeterChanged ? 0 : readingSum - asItBegan.readingSum - (testingBefore ?? 0);
  const until = asItBegan.stock + (totalBeforeStock ?? 0) - sold;
  const levels = [asItBegan.stock, until, ...(asItEnded === null ? [] : [asItEnded.stock])];
  if (!isFarFromAll(totalStock, levels)) return null;
  const figures = { stock: totalStock, began: asItBegan.stock };
  return asItEnded === null
    ? inspection.stockOff(figures)
    : inspection.stockOffAllDay({ ...figures, ended: asItEnded.stock });
}

const warning = (code: string, field: string, message: Message | null): Problem[] =>
  message === null ? [] : [{ code, ...message, field }];

/** Before the books began, the meters cannot have shown more than at their beginning; nothing is known of the stock. */
function warningsBeforeBooks({ inspectionDate, readingSum }: TypedInspection, { day, asItBegan }: InspectionFacts) {
  const above =
    readingSum !== null && readingSum > asItBegan.readingSum
      ? inspection.readingAboveBooks({ reading: readingSum, most: asItBegan.readingSum })
      : null;
  const early = inspection.beforeBooks({ date: inspectionDate, day });
  return [...warning('BEFORE_BOOKS', 'inspectionDate', early), ...warning('READING_OUTSIDE', 'readingSum', above)];
}

/**
 * Warns of an inspection that looks wrong by the books of its day, such as an extra digit; it may still be recorded.
 * Its meters must lie between the day's opening and closing, and its stock near one of the known levels.
 */
export function warningsOfInspection(typed: TypedInspection, facts: InspectionFacts): Problem[] {
  if (typed.inspectionDate < facts.day) return warningsBeforeBooks(typed, facts);
  const { readingSum, totalBeforeStock } = typed;
  const isJudged = readingSum !== null && !facts.isMeterChanged;
  return [
    ...warning(
      'READING_OUTSIDE',
      'readingSum',
      isJudged ? doubtOfReading(readingSum, totalBeforeStock ?? 0, facts) : null,
    ),
    ...warning('STOCK_OUTSIDE', 'totalStock', doubtOfStock(typed, facts)),
  ];
}
