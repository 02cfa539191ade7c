import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A document on an account: a sale or a charge in `debit`, a payment in `credit`, the other 0. */
export interface StatementLine {
  /** Its number in the order of the documents of its day. */
  id: number;
  date: BusinessDate;
  debit: Paise;
  credit: Paise;
}

/** An account over a period. Balances are owed to the station, negative if it owes them. */
export interface Statement<Line> {
  opening: Paise;
  /** In order, each with the balance after it. */
  lines: (Line & { balance: Paise })[];
  debit: Paise;
  credit: Paise;
  closing: Paise;
}

/**
 * Makes a running statement (docs/design/domain.md#statement-and-ageing): from the balance before the first line, each
 * document in the order of day and number, with its other properties. The closing balance is the ledger's if the lines
 * are all of its entries.
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
