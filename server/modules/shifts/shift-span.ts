import { NOT_REVERSED } from '../../services/ledger/not-reversed';

/** The maximum of bigint: no entry comes after it. */
const NO_END = '9223372036854775807';

/** A stock-in may be entered into a shift long after its close; it moves neither cash nor notes, and is no boundary. */
const BOUNDS = "document_kind NOT IN ('STOCK_IN', 'CLOSE_CHANGE')";

/**
 * SQL for the entries of a shift, as `span(before, until)`: those after the close of the previous shift, up to its own,
 * by the entries' order in the ledger and not by the clock; so each shift opens with the closing figures of the one
 * before. The first shift begins at its own first entry; a close that posted nothing ends where the next shift's
 * entries begin; the running shift has no end.
 */
export const spanOf = (shiftId: string): string => `
  closed AS (
    SELECT s.id, COALESCE(
      (SELECT MAX(e.id) FROM journal_entry e
       WHERE e.document_kind = 'SHIFT_CLOSE' AND e.document_id = s.id AND ${NOT_REVERSED}),
      (SELECT id - 1 FROM journal_entry WHERE shift_id > s.id AND ${BOUNDS} ORDER BY shift_id, id LIMIT 1),
      ${NO_END}) AS until
    FROM shift s WHERE s.state = 'CLOSED' AND s.id <= ${shiftId} ORDER BY s.id DESC LIMIT 2),
  own AS (
    SELECT s.id, COALESCE((SELECT until FROM closed WHERE id = s.id), ${NO_END}) AS until
    FROM shift s WHERE s.id = ${shiftId}),
  span AS (
    SELECT own.until, COALESCE(
      (SELECT until FROM closed WHERE id < own.id ORDER BY id DESC LIMIT 1),
      (SELECT id - 1 FROM journal_entry WHERE shift_id >= own.id AND ${BOUNDS} ORDER BY shift_id, id LIMIT 1),
      own.until) AS before
    FROM own)`;

/**
 * The balance of the CASH account before a shift and its movements during the shift, given its `span`:
 * `opening(amount)` and `moved`, the postings with their entries. The current balance is known, so only later entries
 * are read.
 */
export const CASH_OF_SPAN = `
  cash AS (SELECT id FROM ledger_account WHERE kind = 'CASH' AND ref_id = 0),
  opening AS (
    SELECT account_balance(c.id, 'infinity') - COALESCE(
      (SELECT SUM(p.amount) FROM posting p WHERE p.account_id = c.id AND p.entry_id > s.before), 0) AS amount
    FROM span s, cash c),
  moved AS (
    SELECT p.id, p.amount, j.at, j.document_kind, j.document_id, j.reverses_id IS NOT NULL AS taken_back
    FROM span s, cash c
    JOIN posting p ON p.account_id = c.id
    JOIN journal_entry j ON j.id = p.entry_id
    WHERE p.entry_id > s.before AND p.entry_id <= s.until)`;
