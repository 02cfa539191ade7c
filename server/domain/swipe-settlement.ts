import { cash } from './cash.messages';
import type { BusinessDate } from './kernel/business-date';
import type { Message } from './kernel/message';
import type { Paise } from './kernel/money';
import { type Percent, percentOf, percentText } from './kernel/percent';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/** Cards cost about 1 to 2 % and UPI nothing: charges above 3.00 % cause a question. */
const MUCH_CHARGED: Percent = 300;

/** A machine's takings on a day, and what earlier payments settled of it, charges included. */
export interface MachineDay {
  businessDate: BusinessDate;
  taken: Paise;
  settled: Paise;
}

/** What the bank paid into the account, and what it charged. */
export interface BankPayment {
  paid: Paise;
  charges: Paise;
}

/**
 * A day that a payment covers: the amount settled, and the amount still to come. A negative amount reverses what
 * earlier payments settled beyond the day's final takings.
 */
export interface CoveredDay {
  businessDate: BusinessDate;
  taken: Paise;
  settled: Paise;
  toCome: Paise;
}

/** Always: taken = paid + charges + toCome. */
export interface SwipeSettlement extends BankPayment {
  /** Oldest first; only days of which it settles something. */
  days: CoveredDay[];
  /** Outstanding from the machine before this payment. */
  taken: Paise;
  /** Outstanding after it. */
  toCome: Paise;
  /** Charges as a share of what is settled. */
  chargePercent: Percent;
}

/**
 * What the bank still owes for a machine's days: the balance of its ledger account. A day settled too far, because its
 * shift was closed again with less, reduces it.
 */
export const toComeFor = (days: readonly MachineDay[]): Paise => sum(days, ({ taken, settled }) => taken - settled);

/** Validates a bank's payment; empty if it can be booked. */
export function problemsOfSettlement(days: readonly MachineDay[], { paid, charges }: BankPayment): Problem[] {
  const refuse = (code: string, field: keyof BankPayment, message: Message): Problem[] => [{ code, ...message, field }];
  if (paid <= 0) return refuse('NOT_POSITIVE', 'paid', cash.paidNotPositive());
  if (charges < 0) return refuse('NEGATIVE', 'charges', cash.chargesNegative());
  const outstanding = toComeFor(days);
  if (paid > outstanding) return refuse('ABOVE_TO_COME', 'paid', cash.paidAboveOutstanding({ paid, outstanding }));
  const total = paid + charges;
  if (total <= outstanding) return [];
  return refuse('ABOVE_TO_COME', 'charges', cash.totalAboveOutstanding({ total, outstanding }));
}

/** Warns of charges that look wrong but may be booked; null if they do not. */
export function warningOfCharges({ paid, charges }: BankPayment): Problem | null {
  const settling = paid + charges;
  const percent = settling > 0 ? percentOf(charges, settling) : 0;
  if (percent <= MUCH_CHARGED) return null;
  return { code: 'MUCH_CHARGED', ...cash.muchCharged({ percent: percentText(percent) }), field: 'charges' };
}

/**
 * Allocates a payment that `problemsOfSettlement` accepts to a machine's days, oldest first, charges included. Excess
 * from earlier payments is reversed first and goes to the days that are still open, so the two net.
 */
export function settleSwipes(days: readonly MachineDay[], payment: BankPayment): SwipeSettlement {
  const settling = payment.paid + payment.charges;
  const taken = toComeFor(days);
  let left = settling + sum(days, (day) => Math.max(day.settled - day.taken, 0));
  const oldestFirst = days.toSorted((one, other) => (one.businessDate < other.businessDate ? -1 : 1));
  const covered = oldestFirst.flatMap((day): CoveredDay[] => {
    const due = day.taken - day.settled;
    const settled = Math.min(due, left);
    left -= Math.max(settled, 0);
    const { businessDate } = day;
    return settled === 0 ? [] : [{ businessDate, taken: day.taken, settled, toCome: due - settled }];
  });
  return {
    ...payment,
    days: covered,
    taken,
    toCome: taken - settling,
    chargePercent: percentOf(payment.charges, settling),
  };
}

/** The newest day that a settlement pays for; undefined if it pays for none. */
export const lastPaidDay = ({ days }: Pick<SwipeSettlement, 'days'>): CoveredDay | undefined =>
  days.findLast(({ settled }) => settled > 0);
