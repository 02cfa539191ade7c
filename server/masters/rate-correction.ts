import type { Message } from '../domain/kernel/message';
import type { Tx } from '../platform/submit';

/** A rate that is new or another one, from its shift on; paise per litre. */
export interface CorrectedRate {
  productId: number;
  shiftDate: string;
  shiftTypeId: number;
  /** What shifts have used so far; null if none has begun that uses it. */
  before: number | null;
  after: number;
  /** Null if none was given: the sheet of a closed shift needs one. */
  reason: string | null;
  /** The field of the rate, for refusals; `rate` if omitted. */
  field?: string;
}

type CorrectRate = (tx: Tx, rate: CorrectedRate) => Promise<Message[]>;

let correct: CorrectRate | null = null;

/** The closing module, which masters must not import, registers here what follows from a rate. */
export function onRateCorrected(registered: CorrectRate): void {
  correct = registered;
}

/** Corrects the rate in the shifts and invoices that have used it; returns what changed. */
export function correctUsedRate(tx: Tx, rate: CorrectedRate): Promise<Message[]> {
  if (correct === null) throw new Error('No rate correction handler is registered');
  return correct(tx, rate);
}
