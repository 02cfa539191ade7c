import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A debt and what of it is still to be paid: a bill of sales, a bill of interest, or the opening balance. */
export interface OpenBill {
  date: BusinessDate;
  /** Rises in the order of creation, across all series: bill numbers do not, since each series has its own. */
  order: number;
  unpaid: Paise;
}

/** A payment and what of it no bill has had yet. Ids rise in the order of entry. */
export interface OpenPayment {
  id: number;
  date: BusinessDate;
  unallotted: Paise;
}

/** A part of a payment given to a bill: above 0, and owed no longer from `on`, when both bill and payment were there. */
export interface Allotment<Bill, Payment> {
  bill: Bill;
  payment: Payment;
  amount: Paise;
  on: BusinessDate;
}

/** How payments settled bills: what went where, and bills and payments in their order with what is left of each. */
export interface Settlement<Bill, Payment> {
  allotments: Allotment<Bill, Payment>[];
  bills: Bill[];
  payments: Payment[];
  /** What is left of all payments: shown as credit, and given to the next bill. */
  advance: Paise;
}

/**
 * Settles the oldest debts first, by date and then by creation across all series, with the oldest payments first (domain:
 * section 5): a pure function of the documents, whatever else was recorded and deleted. The same rule serves a payment that
 * is entered (`[payment]`), a bill that is made while there are advances (`[bill]`), and a creditor's whole history. The
 * first two come to the same as the whole history where no debt after the first open one has been settled. Bills and
 * payments with nothing left take no part.
 */
export function settle<Bill extends OpenBill, Payment extends OpenPayment>(
  bills: readonly Bill[],
  payments: readonly Payment[],
): Settlement<Bill, Payment> {
  const owed = bills.toSorted(byDayAnd((bill) => bill.order)).map((bill) => ({ bill, left: bill.unpaid }));
  const paid = payments.toSorted(byDayAnd(({ id }) => id)).map((payment) => ({ payment, left: payment.unallotted }));
  const allotments = paid.flatMap((from) =>
    owed.flatMap((to): Allotment<Bill, Payment>[] => {
      const amount = Math.min(from.left, to.left);
      if (amount <= 0) return [];
      from.left -= amount;
      to.left -= amount;
      const on = to.bill.date > from.payment.date ? to.bill.date : from.payment.date;
      return [{ bill: to.bill, payment: from.payment, amount, on }];
    }),
  );
  return {
    allotments,
    bills: owed.map(({ bill, left }) => ({ ...bill, unpaid: left })),
    payments: paid.map(({ payment, left }) => ({ ...payment, unallotted: left })),
    advance: sum(paid, ({ left }) => left),
  };
}
