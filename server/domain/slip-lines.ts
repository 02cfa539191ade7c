import { credit } from './credit.messages';
import type { BusinessDate } from './kernel/business-date';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Paise } from './kernel/money';
import { vehicleKey } from './vehicle-number';

/** A sale of a creditor as a line of its slip. */
export interface SlipLine {
  shiftId: number;
  vehicle: string | null;
  productId: number;
  litres: Millilitres;
  amount: Paise;
}

/** A recorded line, with the date of its shift. */
export interface EarlierLine extends SlipLine {
  date: BusinessDate;
}

/** A line that waits for approval. */
export interface WaitingLine extends SlipLine {
  creditorId: number;
  /** Who entered it. */
  userName: string;
}

const keyOf = ({ vehicle }: SlipLine): string => vehicleKey(vehicle ?? '');

/**
 * The recorded sale that a new one on the same slip is asked about; undefined if there is none. `earlier` are the
 * creditor's sales on that slip in order of entry. Sales of one shift are lines of one slip (ADR 56): a line with another
 * product or vehicle is not asked about. A leaf of a book has a unique number, so there only the same quantity or amount
 * repeats a line; a number outside all books may come again by mistake, so there any quantity does.
 */
export function findRepeatedLine<Earlier extends EarlierLine>(
  line: SlipLine,
  earlier: readonly Earlier[],
  isLeaf: boolean,
): Earlier | undefined {
  const lines = earlier.filter(({ shiftId }) => shiftId === line.shiftId);
  if (lines.length === 0) return isLeaf ? undefined : earlier[0];
  return lines.find((other) => isRepeated(line, other, isLeaf));
}

const isRepeated = (line: SlipLine, other: SlipLine, isLeaf: boolean): boolean =>
  other.productId === line.productId &&
  keyOf(other) === keyOf(line) &&
  (!isLeaf || other.litres === line.litres || other.amount === line.amount);

/**
 * The waiting sale that a new one on the same slip is asked about: one of another creditor or shift, since only one of
 * both could be recorded on a leaf, or one that it repeats.
 */
export const findWaitingLine = (
  line: SlipLine & { creditorId: number },
  waiting: readonly WaitingLine[],
  isLeaf: boolean,
): WaitingLine | undefined =>
  waiting.find(
    (other) =>
      other.creditorId !== line.creditorId || other.shiftId !== line.shiftId || isRepeated(line, other, isLeaf),
  );

/** What is said of a sale on a slip that has sales already; null if it is not asked about. */
export function factOfSlip(
  slip: string,
  line: SlipLine,
  earlier: readonly EarlierLine[],
  isLeaf: boolean,
): Message | null {
  const repeated = findRepeatedLine(line, earlier, isLeaf);
  return repeated === undefined ? null : factOfEarlier(slip, line, repeated);
}

/** What is said of a sale whose slip was changed to one that has sales already; null if it has none. */
export function factOfChangedSlip(slip: string, line: SlipLine, earlier: readonly EarlierLine[]): Message | null {
  const [first] = earlier;
  const repeated = findRepeatedLine(line, earlier, false) ?? first;
  if (repeated === undefined) return null;
  if (isRepeated(line, repeated, false) || repeated.shiftId !== line.shiftId)
    return factOfEarlier(slip, line, repeated);
  const { litres, amount } = repeated;
  return credit.slipHasLine({ slip, litres, amount });
}

function factOfEarlier(slip: string, line: SlipLine, repeated: EarlierLine): Message {
  const { shiftId, date, litres, amount } = repeated;
  return shiftId === line.shiftId
    ? credit.slipLineSeen({ slip, litres, amount })
    : credit.slipSeen({ slip, date, amount });
}
