import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A debt with its unpaid amount: a bill of sales, a bill of interest, or the opening balance. */
export interface OpenBill {
  date: BusinessDate;
  /** Increases in the order of creation across all series, unlike bill numbers, which each series has separately. */
  order: number;
  unpaid: Paise;
}

/** A payment and its unallocated amount. Ids increase in the order of entry; an advance at the start has the id 0. */
export interface OpenPayment {
  id: number;
  date: BusinessDate;
  unallocated: Paise;
}

/** A part of a payment that settles a bill: above 0, effective from `on`, when both bill and payment existed. */
interface Allocation<Bill, Payment> {
  bill: Bill;
  payment: Payment;
  amount: Paise;
  on: BusinessDate;
}

/** The result of settling bills: the allocations, and bills and payments in order with their remaining amounts. */
export interface Settlement<Bill, Payment> {
  allocations: Allocation<Bill, Payment>[];
  bills: Bill[];
  payments: Payment[];
  /** What is left of all payments: shown as credit, and used for the next bill. */
  advance: Paise;
}

/**
 * Settles the oldest debts first, by date and then by creation across all series, with the oldest payments first
 * (docs/design/domain.md#payments). A pure function of the documents, whatever was recorded and deleted in between. The
 * same rule serves a new payment (`[payment]`), a new bill while there are advances (`[bill]`), and a creditor's whole
 * history. The first two give the same result as the whole history if no debt after the first open one has been
 * settled. Bills and payments with nothing left are ignored.
 */
export function settle<Bill extends OpenBill, Payment extends OpenPayment>(
  bills: readonly Bill[],
  payments: readonly Payment[],
): Settlement<Bill, Payment> {
  const owed = bills.toSorted(byDayAnd((bill) => bill.order)).map((bill) => ({ bill, left: bill.unpaid }));
  const paid = payments.toSorted(byDayAnd(({ id }) => id)).map((payment) => ({ payment, left: payment.unallocated }));
  const allocations = paid.flatMap((from) =>
    owed.flatMap((to): Allocation<Bill, Payment>[] => {
      const amount = Math.min(from.left, to.left);
      if (amount <= 0) return [];
      from.left -= amount;
      to.left -= amount;
      const on = to.bill.date > from.payment.date ? to.bill.date : from.payment.date;
      return [{ bill: to.bill, payment: from.payment, amount, on }];
    }),
  );
  return {
    allocations,
    bills: owed.map(({ bill, left }) => ({ ...bill, unpaid: left })),
    payments: paid.map(({ payment, left }) => ({ ...payment, unallocated: left })),
    advance: sum(paid, ({ left }) => left),
  };
}
