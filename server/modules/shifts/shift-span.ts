import { NOT_REVERSED } from '../../services/ledger/not-reversed';

/** The maximum of bigint: no entry comes after it. */
const NO_END = '9223372036854775807';

/**
 * SQL: the entry before the first one of the given shifts. An entry may be made in a shift long after its close, so
 * the first one is not always that of the first shift.
 */
const before = (ofShifts: string): string => `(SELECT MIN(id) - 1 FROM journal_entry WHERE shift_id ${ofShifts})`;

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
      ${before('> s.id')},
      ${NO_END}) AS until
    FROM shift s WHERE s.state = 'CLOSED' AND s.id <= ${shiftId} ORDER BY s.id DESC LIMIT 2),
  own AS (
    SELECT s.id, COALESCE((SELECT until FROM closed WHERE id = s.id), ${NO_END}) AS until
    FROM shift s WHERE s.id = ${shiftId}),
  span AS (
    SELECT own.until, COALESCE(
      (SELECT until FROM closed WHERE id < own.id ORDER BY id DESC LIMIT 1),
      ${before('>= own.id')},
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
