import { type AdvanceAt, advancesAt, type DebtAt, debtsAt } from '../../credit/debts-at.queries';
import { type Ageing, ageing, openAccountOf } from '../../domain/ageing';
import { groupBy } from '../../domain/kernel/group-by';
import { percentOf } from '../../domain/kernel/percent';
import { sum } from '../../domain/kernel/sum';
import type { Sql } from '../../platform/sql';
import { key, money, percent, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';
import type { Row } from '../section';

/** A creditor with the account's balance in the ledger. */
interface CreditorAt {
  creditorId: number;
  firmName: string;
  isSmall: boolean;
  maxLimit: number;
  due: number;
}

/** What stood in a creditor's account at the end of the day. */
interface Owed {
  debts: readonly DebtAt[];
  advance: number;
}

/** All that are in use, and those that owe or are owed something all the same. */
const creditorsAt = (sql: Sql, day: string): Promise<CreditorAt[]> =>
  sql<CreditorAt>(
    `SELECT * FROM (
       SELECT c.id AS "creditorId", c.firm_name AS "firmName", c.is_small AS "isSmall", c.max_limit AS "maxLimit",
              c.disabled, COALESCE(account_balance(a.id, $1), 0) AS due
       FROM creditor c LEFT JOIN ledger_account a ON a.kind = 'CREDITOR' AND a.ref_id = c.id) q
     WHERE due <> 0 OR NOT disabled ORDER BY "firmName"`,
    [day],
  );

/** A small creditor's account is open: what is owed is all not billed. */
function rowOf(creditor: CreditorAt, { debts, advance }: Owed, day: string): Row {
  const { isSmall, due, maxLimit } = creditor;
  const owedOf = (isBilled: boolean): number => sum(debts, (debt) => (debt.isBilled === isBilled ? debt.unpaid : 0));
  const { upTo30, upTo60, upTo90, above90 } = isSmall
    ? ageingOfOpenAccount(due, debts, day)
    : ageing(debts, advance, day);
  return {
    ...creditor,
    unbilled: isSmall ? Math.max(due, 0) : owedOf(false),
    billed: isSmall ? 0 : owedOf(true),
    // Not −advance, which would make −0 of none.
    advance: isSmall ? Math.min(due, 0) : 0 - advance,
    used: percentOf(due, maxLimit),
    ...{ upTo30, upTo60, upTo90, above90 },
  };
}

function ageingOfOpenAccount(due: number, recent: readonly DebtAt[], day: string): Ageing {
  const { debts, advance } = openAccountOf(due, recent, day);
  return ageing(debts, advance, day);
}

/** What each creditor owed at the end of a day, against the limit and by age. */
export const creditAccountDetails = defineReport({
  route: 'credit-account-details',
  title: 'Credit accounts',
  description:
    'Due = not billed + billed + in advance (−), by the ledger. A bill ages from its date, a sale from its own until it ' +
    'is billed; what was paid in advance is taken from the oldest. A small creditor has no bills',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Firm', drill: '/report/credit-statement?creditor={creditorId}' }),
    money('maxLimit', { label: 'Limit' }),
    money('unbilled', { label: 'Not billed', total: true }),
    money('billed', { label: 'Billed due', total: true }),
    money('advance', { label: 'In advance (−)', total: true }),
    money('due', { label: 'Total due', total: true }),
    percent('used', { label: 'Of limit' }),
    money('upTo30', { label: '0–30 days', total: true }),
    money('upTo60', { label: '31–60 days', total: true }),
    money('upTo90', { label: '61–90 days', total: true }),
    money('above90', { label: 'Above 90 days', total: true }),
  ],
  async reckon(sql, { asAt }) {
    const day = String(asAt);
    const debts = groupBy<DebtAt, number>(await debtsAt(sql, day), ({ creditorId }) => creditorId);
    const advances = groupBy<AdvanceAt, number>(await advancesAt(sql, day), ({ creditorId }) => creditorId);
    return (await creditorsAt(sql, day)).map((creditor) => {
      const [paid] = advances.get(creditor.creditorId) ?? [];
      return rowOf(creditor, { debts: debts.get(creditor.creditorId) ?? [], advance: paid?.advance ?? 0 }, day);
    });
  },
});
