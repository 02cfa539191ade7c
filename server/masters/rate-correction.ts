import type { Message } from '../domain/kernel/message';
import type { Tx } from '../platform/submit';

/** A rate that shifts have used, and what it should have been; paise per litre. */
export interface CorrectedRate {
  productId: number;
  shiftDate: string;
  shiftTypeId: number;
  before: number;
  after: number;
  /** Null if none was given: the sheet of a closed shift needs one. */
  reason: string | null;
  /** The field of the rate, for refusals; `rate` if omitted. */
  field?: string;
}

type CorrectRate = (tx: Tx, rate: CorrectedRate) => Promise<Message[]>;

let correct: CorrectRate | null = null;

/** The closing module, which masters must not import, registers here how a rate is corrected in the shifts that used it. */
export function onRateCorrected(registered: CorrectRate): void {
  correct = registered;
}

/** Corrects the rate in the shifts that have used it; returns what changed. */
export function correctUsedRate(tx: Tx, rate: CorrectedRate): Promise<Message[]> {
  if (correct === null) throw new Error('No rate correction handler is registered');
  return correct(tx, rate);
}
