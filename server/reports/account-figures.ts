import { type Column, money } from './column';

/** An account's balances before the day `from` and at the end of `to`, and the movements in between. */
export const FIGURE_COLUMNS: readonly Column[] = [
  money('opening', { label: 'Opening balance' }),
  money('debit'),
  money('credit'),
  money('closing', { label: 'Closing balance' }),
];

/**
 * SQL cells of `FIGURE_COLUMNS` for the ledger account `a`, with `TURNOVER`: 0 for an account without entries. Debit and
 * credit leave out reversed entries and their reversals. A reversal has the date of the entry that it reverses, so both
 * balances equal the ledger's.
 */
export const FIGURES = `b.debit - b.credit AS opening, t.debit - b.debit - k.amount AS debit,
         t.credit - b.credit - k.amount AS credit, t.debit - t.credit AS closing`;

/** The same of a creditor, with `OPENED`: an opening balance that is entered on these days belongs to `opening`. */
export const FIGURES_OF_CREDITOR = `b.debit - b.credit + o.amount AS opening,
         t.debit - b.debit - k.amount - GREATEST(o.amount, 0) AS debit,
         t.credit - b.credit - k.amount - GREATEST(-o.amount, 0) AS credit, t.debit - t.credit AS closing`;

/** SQL: the creditor's opening balance that is on these days, as `o.amount`; below 0 for an advance. */
export const OPENED = `
  CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(p.amount), 0) AS amount
    FROM posting p JOIN journal_entry j ON j.id = p.entry_id AND j.document_kind = 'CREDITOR_OPENING'
    WHERE p.account_id = a.id AND p.business_date BETWEEN :from AND :to) o`;

/** SQL predicate: the ledger account `a` is a small creditor's. */
export const SMALL_CREDITORS = `a.kind = 'CREDITOR' AND a.ref_id IN (SELECT id FROM creditor WHERE is_small)`;

/**
 * SQL: the turnover of the ledger account `a` before the days, `b`, and up to their end, `t`; and their reversed amount as
 * `k.amount`, which is in both its debit and credit.
 */
export const TURNOVER = `
  CROSS JOIN LATERAL account_turnover(a.id, :from - 1) b
  CROSS JOIN LATERAL account_turnover(a.id, :to) t
  CROSS JOIN LATERAL (
    SELECT COALESCE(SUM(abs(p.amount)), 0) AS amount
    FROM posting p JOIN journal_entry j ON j.id = p.entry_id AND j.reverses_id IS NOT NULL
    WHERE p.account_id = a.id AND p.business_date BETWEEN :from AND :to) k`;
