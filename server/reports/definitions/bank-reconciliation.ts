import { cells } from '../../domain/cells.messages';
import { percentOf } from '../../domain/kernel/percent';
import { SwipeMachine } from '../../masters/swipe-machine';
import { TransactionAccount } from '../../masters/transaction-account';
import { FIGURES, TURNOVER } from '../account-figures';
import { date, message, money, percent, text } from '../column';
import { messageInSql } from '../message-in-sql';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';
import { SWIPE_DAYS } from '../swipe-days';

/** Takings of swipe machines against the bank's payments, and their effect on the accounts. */
export const bankReconciliation = defineReport({
  route: 'bank-reconciliation',
  right: 'cash.read',
  title: 'Bank reconciliation',
  description:
    'Takings of each machine by day and what is outstanding; what the bank paid, by the day it paid; transfers between ' +
    'accounts, and each account by the ledger: closing = opening + in − out. Settled = paid + charges',
  menu: 'SWIPE',
  parameters: {
    ...dateRange,
    machine: reference('Machine', () => SwipeMachine),
    account: reference('Account', () => TransactionAccount),
  },
  sections: {
    days: {
      title: 'Takings of the machines',
      subtotalBy: 'machine',
      columns: [
        date('date'),
        text('machine'),
        money('taken', { total: true }),
        money('settled', { total: true }),
        money('toCome', { label: 'Outstanding', total: true }),
      ],
      sql: `
        SELECT d.date, m.name AS machine, d.taken, d.settled, d.taken - d.settled AS "toCome"
        FROM (${SWIPE_DAYS}) d
        JOIN swipe_machine m ON m.id = d.machine_id
        WHERE :machine IS NULL OR d.machine_id = :machine
        ORDER BY d.date, m.name`,
    },
    settlements: {
      title: 'Paid by the bank',
      columns: [
        date('paidOn'),
        text('machine'),
        text('account'),
        text('reference'),
        money('settled', { total: true }),
        money('paid', { total: true }),
        money('charges', { total: true }),
        percent('share', { label: 'Charges, % of settled' }),
      ],
      changes: 'swipe_settlement',
      sql: `
        SELECT x.id AS "changeId", x.paid_on AS "paidOn", m.name AS machine, a.name AS account, x.reference, x.paid + x.charges AS settled,
               x.paid, x.charges, NULL AS share
        FROM swipe_settlement x
        JOIN swipe_machine m ON m.id = x.swipe_machine_id
        JOIN transaction_account a ON a.id = x.account_id
        WHERE x.paid_on BETWEEN :from AND :to AND (:machine IS NULL OR x.swipe_machine_id = :machine)
          AND (:account IS NULL OR x.account_id = :account)
        ORDER BY x.paid_on, x.id`,
      each: (row) => ({ ...row, share: percentOf(row.charges as number, row.settled as number) }),
    },
    transfers: {
      title: 'Between accounts',
      subtotalBy: 'account',
      columns: [
        date('date'),
        text('account'),
        message('what'),
        text('reference'),
        money('charges', { total: true }),
        money('in', { total: true }),
        money('out', { total: true }),
      ],
      changes: 'bank_transfer',
      sql: `
        SELECT x.id AS "changeId", x.transfer_date AS date, a.name AS account, s.what, x.reference, s.in, s.out, s.charges
        FROM bank_transfer x
        JOIN transaction_account f ON f.id = x.from_account_id
        JOIN transaction_account t ON t.id = x.to_account_id
        CROSS JOIN LATERAL (VALUES
          (1, x.from_account_id, ${messageInSql(cells.transferTo, { account: 't.name' })}, NULL, x.amount, NULLIF(x.charges, 0)),
          (2, x.to_account_id, ${messageInSql(cells.transferFrom, { account: 'f.name' })}, x.amount, NULL, NULL))
          AS s(side, account_id, what, "in", "out", charges)
        JOIN transaction_account a ON a.id = s.account_id
        WHERE x.transfer_date BETWEEN :from AND :to AND (:account IS NULL OR s.account_id = :account)
        ORDER BY x.transfer_date, x.id, s.side`,
    },
    accounts: {
      title: 'Accounts by the ledger',
      columns: [
        text('account'),
        money('opening', { total: true }),
        money('in', { total: true }),
        money('out', { total: true }),
        money('closing', { total: true }),
      ],
      // A day's outflow may be a single salary, which the balances around it would reveal too.
      pay: ['opening', 'out', 'closing'],
      sql: `
        SELECT f.account, f.opening, f.debit AS in, f.credit AS out, f.closing
        FROM (SELECT c.name AS account, ${FIGURES}
              FROM transaction_account c
              LEFT JOIN ledger_account a ON a.kind = 'BANK' AND a.ref_id = c.id ${TURNOVER}
              WHERE (:account IS NULL OR c.id = :account) AND (a.id IS NOT NULL OR NOT c.disabled)) f
        ORDER BY f.account`,
    },
  },
});
