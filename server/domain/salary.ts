import type { PayLine } from './earned-pay';
import type { Paise } from './kernel/money';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';
import { staff } from './staff.messages';

/** Recovered from a salary in this order: the oldest debt, then advances, then shortages. */
export const RECOVERED_IN_ORDER = ['carried', 'advances', 'shortages'] as const;

/**
 * The parts of an employee's ledger balance before a salary: what the last salary carried forward, and the advances and
 * shortages posted since (net of reversals). As in the ledger, positive is owed by the employee and negative by the
 * station. The three add up to the account's balance, otherwise the salary would not settle it.
 */
export type StaffAccount = Readonly<Record<(typeof RECOVERED_IN_ORDER)[number], Paise>>;

/** A salary before it is paid. No figure is below 0, and earned + owedBefore = total recovered + payable. */
export interface Salary {
  pay: PayLine[];
  earned: Paise;
  /** What the station still owed: pay carried forward, or an advance reversed after it was recovered. */
  owedBefore: Paise;
  recovered: StaffAccount;
  notRecovered: StaffAccount;
  payable: Paise;
}

/** A paid salary: paid + held = payable. */
export interface Payslip extends Salary {
  paid: Paise;
  /** Not paid out now; the station owes it. */
  held: Paise;
  /** The account's balance afterwards: positive owed by the employee, negative by the station. */
  carried: Paise;
}

/**
 * Calculates a salary and the sum to pay (docs/design/domain.md#salary): the pay, less what the employee owes, plus
 * what the station owes. Recovery takes at most the pay, so the payable is never below 0; the rest remains owed.
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

/** Checks the sum paid for a salary: at most the payable, possibly less. Null if valid. */
export function problemOfPaid({ payable }: Salary, paid: Paise): Problem | null {
  if (paid < 0) return { code: 'NEGATIVE', ...staff.paidNegative(), field: 'amount' };
  if (paid <= payable) return null;
  return { code: 'ABOVE_SALARY', ...staff.aboveSalary({ payable }), field: 'amount' };
}

/**
 * Makes the payslip of a salary and a sum paid that `problemOfPaid` accepts. The ledger credits the employee with
 * `earned` and debits `paid`, so its balance moves alike: account before − earned + paid = carried.
 */
export function payslipOf(salary: Salary, paid: Paise): Payslip {
  const held = salary.payable - paid;
  return { ...salary, paid, held, carried: sum(RECOVERED_IN_ORDER, (part) => salary.notRecovered[part]) - held };
}
