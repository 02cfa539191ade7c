import { type BusinessDate, showDate } from './kernel/business-date';
import { groupedLitres } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import type { Problem } from './kernel/problem';

/** The meters of a product added up, and what its tanks held at that moment. */
export interface FuelLevel {
  readingSum: Millilitres;
  stock: Millilitres;
}

/** What the books know of a product on the day of an inspection. */
export interface InspectionFacts {
  /** The day that is told of: the inspection's own, or the first of the books where these began later. */
  day: BusinessDate;
  asItBegan: FuelLevel;
  /** Null while a shift of it runs, and before the books began. */
  asItEnded: FuelLevel | null;
  /** A meter of the product had an event on that day: its readings do not join. */
  isMeterChanged: boolean;
}

/** What is typed of an inspection so far; null where it is no figure yet. */
export interface TypedInspection {
  inspectionDate: BusinessDate;
  readingSum: Millilitres | null;
  totalStock: Millilitres | null;
  totalBeforeStock: Millilitres | null;
  /** Poured back before it. */
  testingBefore: Millilitres | null;
}

/** A stock farther than one part in these from a level, 2 %, is asked about: a dip is not that far off. */
const PARTS = 50;

/** Farther from every level than 2 % of it. */
const isFarFromAll = (stock: Millilitres, levels: readonly Millilitres[]): boolean =>
  levels.every((level) => Math.abs(stock - level) * PARTS > level);

const litres = (figure: Millilitres): string => `${groupedLitres(figure)} L`;

function doubtOfReading(reading: Millilitres, before: Millilitres, facts: InspectionFacts): string | null {
  const { asItBegan, asItEnded } = facts;
  const typed = `Reading sum ${groupedLitres(reading)}`;
  const [least, most] = [asItBegan.readingSum, asItEnded?.readingSum ?? null];
  if (reading < least) return `${typed} is below what the meters showed as the day began, ${groupedLitres(least)}`;
  if (most !== null && reading > most)
    return `${typed} is above what the meters showed as the day ended, ${groupedLitres(most)}`;
  if (most === null && reading - least > asItBegan.stock + before)
    return `${typed} is farther above what the meters showed as the day began, ${groupedLitres(least)}, than there was to sell`;
  return null;
}

function doubtOfStock(typed: TypedInspection, { asItBegan, asItEnded, isMeterChanged }: InspectionFacts) {
  const { totalStock, readingSum, totalBeforeStock, testingBefore } = typed;
  if (totalStock === null) return null;
  // What the day began with, what came and what went until then: the inspector may come at any hour.
  const sold = readingSum === null || isMeterChanged ? 0 : readingSum - asItBegan.readingSum - (testingBefore ?? 0);
  const until = asItBegan.stock + (totalBeforeStock ?? 0) - sold;
  const levels = [asItBegan.stock, until, ...(asItEnded === null ? [] : [asItEnded.stock])];
  if (!isFarFromAll(totalStock, levels)) return null;
  const ended = asItEnded === null ? '' : `, ${litres(asItEnded.stock)} as it ended`;
  return `Total stock ${litres(totalStock)} is more than 2 % off what the tanks held: ${litres(asItBegan.stock)} as the day began${ended}`;
}

const warning = (code: string, field: string, message: string | null): Problem[] =>
  message === null ? [] : [{ code, message, field }];

/** Before the books began no meter can have shown more than when they did; of the stock they know nothing. */
function warningsBeforeBooks({ inspectionDate, readingSum }: TypedInspection, { day, asItBegan }: InspectionFacts) {
  const above =
    readingSum !== null && readingSum > asItBegan.readingSum
      ? `Reading sum ${groupedLitres(readingSum)} is above what the meters showed when the books began, ${groupedLitres(asItBegan.readingSum)}`
      : null;
  const early = `${showDate(inspectionDate)} is before the books began, on ${showDate(day)}`;
  return [...warning('BEFORE_BOOKS', 'inspectionDate', early), ...warning('READING_OUTSIDE', 'readingSum', above)];
}

/**
 * What looks wrong in an inspection by the books of its day, such as a digit too many: it may be recorded all the same.
 * An inspector's meters stand between the day's beginning and its end, and his stock near one of the levels known.
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
