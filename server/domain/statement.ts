import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A document as it stands in an account: a sale or a charge in `debit`, a payment in `credit`, the other 0. */
export interface StatementLine {
  /** Of its entry in the ledger; ids rise in the order of entry. */
  id: number;
  date: BusinessDate;
  debit: Paise;
  credit: Paise;
}

/** An account over some days. Balances are what is owed to the station, below 0 what it owes. */
export interface Statement<Line> {
  opening: Paise;
  /** In their order, each with what was owed after it. */
  lines: (Line & { balance: Paise })[];
  debit: Paise;
  credit: Paise;
  closing: Paise;
}

/**
 * A running statement (domain: section 5): from what was owed before the first line, each document in the order of day
 * and entry, with whatever else it carries. The closing balance is the ledger's where the lines are all of its entries.
 */
export function statementOf<Line extends StatementLine>(opening: Paise, lines: readonly Line[]): Statement<Line> {
  let balance = opening;
  const running = lines.toSorted(byDayAnd((line) => line.id)).map((line) => {
    balance += line.debit - line.credit;
    return { ...line, balance };
  });
  return {
    opening,
    lines: running,
    debit: sum(lines, ({ debit }) => debit),
    credit: sum(lines, ({ credit }) => credit),
    closing: balance,
  };
}
