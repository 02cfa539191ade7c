import { type Column, money } from './column';

/** An account's balances before the day `from` and at the end of `to`, and the movements in between. */
export const FIGURE_COLUMNS: readonly Column[] = [
  money('opening', { label: 'Opening balance' }),
  money('debit'),
  money('credit'),
  money('closing', { label: 'Closing balance' }),
];

/** SQL cells of `FIGURE_COLUMNS` for the ledger account `a`, with `TURNOVER`: 0 for an account without entries. */
export const FIGURES = `b.debit - b.credit AS opening, t.debit - b.debit AS debit, t.credit - b.credit AS credit,
         t.debit - t.credit AS closing`;

/**
 * The cells of `FIGURE_COLUMNS` for `TURNOVER` and `REVERSED`: debit and credit leave out reversed entries. A reversal has the
 * date of the entry that it reverses, so opening and closing balance equal the ledger's.
 */
export const FIGURES_OF_DOCUMENTS = `b.debit - b.credit AS opening, t.debit - b.debit - k.amount AS debit,
         t.credit - b.credit - k.amount AS credit, t.debit - t.credit AS closing`;

/**
 * SQL: the reversed amount of the days in the ledger account `a`, as `k.amount`; it is in both its debit and credit.
 */
export const REVERSED = `
  CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(abs(p.amount)), 0) AS amount
    FROM posting p JOIN journal_entry j ON j.id = p.entry_id AND j.reverses_id IS NOT NULL
    WHERE p.account_id = a.id AND p.business_date BETWEEN :from AND :to) k`;

/** SQL predicate: the ledger account `a` is a small creditor's. */
export const SMALL_CREDITORS = `a.kind = 'CREDITOR' AND a.ref_id IN (SELECT id FROM creditor WHERE is_small)`;

/** The turnover of the ledger account `a` before the days, `b`, and up to their end, `t`. */
export const TURNOVER = `
  CROSS JOIN LATERAL account_turnover(a.id, :from - 1) b
  CROSS JOIN LATERAL account_turnover(a.id, :to) t`;
