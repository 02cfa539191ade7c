import { type Column, money } from './column';

/** What an account had at the ends of the days `from` to `to`, and what came in between. */
export const FIGURE_COLUMNS: readonly Column[] = [
  money('opening', { label: 'Opening balance' }),
  money('debit'),
  money('credit'),
  money('closing', { label: 'Closing balance' }),
];

/** The cells of `FIGURE_COLUMNS`, of the ledger account `a` in SQL, beside `TURNOVER`: 0 where there is none yet. */
export const FIGURES = `b.debit - b.credit AS opening, t.debit - b.debit AS debit, t.credit - b.credit AS credit,
         t.debit - t.credit AS closing`;

/**
 * The cells of `FIGURE_COLUMNS` beside `TURNOVER` and `REVERSED`: debit and credit count what was not reversed. A reversal
 * has the day of what it reverses, so opening and closing balance are the ledger's all the same.
 */
export const FIGURES_OF_DOCUMENTS = `b.debit - b.credit AS opening, t.debit - b.debit - k.amount AS debit,
         t.credit - b.credit - k.amount AS credit, t.debit - t.credit AS closing`;

/** What was reversed in the days in the ledger account `a`, in SQL as `k.amount`: it is in its debit and in its credit. */
export const REVERSED = `
  CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(abs(p.amount)), 0) AS amount
    FROM posting p JOIN journal_entry j ON j.id = p.entry_id AND j.reverses_id IS NOT NULL
    WHERE p.account_id = a.id AND p.business_date BETWEEN :from AND :to) k`;

/** In SQL, that the ledger account `a` is a small creditor's. */
export const SMALL_CREDITORS = `a.kind = 'CREDITOR' AND a.ref_id IN (SELECT id FROM creditor WHERE is_small)`;

/** All that the ledger account `a` had before the days, `b`, and up to their end, `t`. */
export const TURNOVER = `
  CROSS JOIN LATERAL account_turnover(a.id, :from - 1) b
  CROSS JOIN LATERAL account_turnover(a.id, :to) t`;
