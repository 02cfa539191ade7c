import { type Ageing, ageing, openAccountOf } from './ageing';
import { addDays, type BusinessDate } from './kernel/business-date';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** An invoice of a supplier, less the debit notes that name it; it ages and falls due from the day of its delivery. */
export interface ReceivedInvoice {
  receivedOn: BusinessDate;
  amount: Paise;
}

/** The account of a supplier at the end of a day. */
interface SupplierAccount {
  /** Below 0 an advance. */
  owed: Paise;
  /** Days after the delivery; null if nothing is agreed, so that nothing falls due. */
  paymentDays: number | null;
  /** Newest first: those that come to what is owed, or all. */
  invoices: readonly ReceivedInvoice[];
}

interface SupplierDues extends Ageing {
  /** Older than the payment terms; null without terms. */
  overdue: Paise | null;
  /** Overdue, or due by the end of the next seven days; null without terms. */
  dueThisWeek: Paise | null;
  /** The first day from this one on which something falls due; null if nothing does. */
  nextDue: BusinessDate | null;
}

const WEEK = 7;

/** The unpaid parts of the newest invoices: payments, and debit notes that name none, settle the oldest first. */
function unpaidOf({ owed, invoices }: SupplierAccount): ReceivedInvoice[] {
  let left = Math.max(owed, 0);
  return invoices.flatMap(({ receivedOn, amount }) => {
    const unpaid = Math.min(amount, left);
    left -= unpaid;
    return unpaid > 0 ? [{ receivedOn, amount: unpaid }] : [];
  });
}

/**
 * What is owed to a supplier by age, and what of it falls due (docs/design/domain.md#dues-of-suppliers). What no invoice
 * explains, such as an opening balance, is in the oldest column and overdue.
 */
export function duesOfSupplier(account: SupplierAccount, asAt: BusinessDate): SupplierDues {
  const { owed, paymentDays } = account;
  const unpaid = unpaidOf(account);
  const recent = unpaid.map(({ receivedOn, amount }) => ({ date: receivedOn, unpaid: amount }));
  const { debts, advance } = openAccountOf(owed, recent, asAt);
  const ages = ageing(debts, advance, asAt);
  if (paymentDays === null) return { ...ages, overdue: null, dueThisWeek: null, nextDue: null };
  const unexplained = Math.max(owed, 0) - sum(unpaid, ({ amount }) => amount);
  const due = unpaid.map(({ receivedOn, amount }) => ({ on: addDays(receivedOn, paymentDays), amount }));
  const dueBy = (day: BusinessDate): Paise => unexplained + sum(due, ({ on, amount }) => (on <= day ? amount : 0));
  const coming = due.map(({ on }) => on).filter((on) => on >= asAt);
  return {
    ...ages,
    overdue: dueBy(addDays(asAt, -1)),
    dueThisWeek: dueBy(addDays(asAt, WEEK)),
    nextDue: coming.toSorted()[0] ?? null,
  };
}
