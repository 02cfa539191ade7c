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

/** In SQL, that the ledger account `a` is a small creditor's. */
export const SMALL_CREDITORS = `a.kind = 'CREDITOR' AND a.ref_id IN (SELECT id FROM creditor WHERE is_small)`;

/** All that the ledger account `a` had before the days, `b`, and up to their end, `t`. */
export const TURNOVER = `
  CROSS JOIN LATERAL account_turnover(a.id, :from - 1) b
  CROSS JOIN LATERAL account_turnover(a.id, :to) t`;
