import type { PayLine } from './earned-pay';
import { inr } from './kernel/format';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';

/** What is recovered from a salary, in this order: the oldest debt, then the money taken, then the shortages. */
export const RECOVERED_IN_ORDER = ['carried', 'advances', 'shortages'] as const;

/**
 * The balance of an employee's ledger account before a salary, in its parts: what the last salary carried over, and the
 * advances and shortages posted since (net of those reversed). As the ledger has it, above 0 is owed by the employee and
 * below 0 by the station. The three add up to the account's balance, or the salary would not settle it.
 */
export type StaffAccount = Readonly<Record<(typeof RECOVERED_IN_ORDER)[number], Paise>>;

/** A salary before it is paid. No figure is below 0, and earned + owedBefore = all that is recovered + payable. */
export interface Salary {
  pay: PayLine[];
  earned: Paise;
  /** What the station still owed from before: pay held over, or an advance reversed after it was recovered. */
  owedBefore: Paise;
  recovered: StaffAccount;
  notRecovered: StaffAccount;
  payable: Paise;
}

/** A salary as it was paid: paid + held = payable. */
export interface Payslip extends Salary {
  paid: Paise;
  /** Not paid out now; the station owes it. */
  held: Paise;
  /** The account's balance after it: above 0 owed by the employee, below 0 by the station. */
  carried: Paise;
}

/**
 * A salary with the sum to pay (domain: section 6): the pay, less what the employee owes, and with what the station owes.
 * Recovery takes all that the pay allows and never more, so nobody's pay falls below 0; what is left over stays owed.
 */
export function salaryOf(pay: PayLine[], account: StaffAccount): Salary {
  const earned = sum(pay, ({ amount }) => amount);
  const owedBefore = sum(RECOVERED_IN_ORDER, (part) => Math.max(-account[part], 0));
  const recovered = { carried: 0, advances: 0, shortages: 0 };
  const notRecovered = { carried: 0, advances: 0, shortages: 0 };
  let payable = earned + owedBefore;
  for (const part of RECOVERED_IN_ORDER) {
    const owed = Math.max(account[part], 0);
    recovered[part] = Math.min(owed, payable);
    notRecovered[part] = owed - recovered[part];
    payable -= recovered[part];
  }
  return { pay, earned, owedBefore, recovered, notRecovered, payable };
}

/** Why a sum cannot be paid as that salary: it is at most what is payable, and may be less. Null when it can. */
export function problemOfPaid({ payable }: Salary, paid: Paise): Problem | null {
  if (paid < 0) return { code: 'NEGATIVE', message: 'amount must not be below 0', field: 'amount' };
  if (paid <= payable) return null;
  const message = `The salary comes to ${inr(payable)}; what is paid beyond it is an advance`;
  return { code: 'ABOVE_SALARY', message, field: 'amount' };
}

/**
 * The payslip of a salary and the sum paid, which `problemOfPaid` takes. The ledger credits the employee with `earned` and
 * debits `paid`, so its balance moves as here: account before − earned + paid = carried.
 */
export function payslipOf(salary: Salary, paid: Paise): Payslip {
  const held = salary.payable - paid;
  return { ...salary, paid, held, carried: sum(RECOVERED_IN_ORDER, (part) => salary.notRecovered[part]) - held };
}
