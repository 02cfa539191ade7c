import { type CashPosition, type CashWay, cashPosition } from '../domain/cash-position';
import { cashMovedIn } from '../modules/cash/cash-position.queries';
import { notesOfShift } from '../modules/shifts/cash-of-shift';
import type { Sql } from '../platform/sql';
import { NOTE } from './collection-rows';
import { count, money, words } from './column';
import type { Values } from './parameter';
import type { SectionDefinition } from './section';

/**
 * SQL: the safe as `note(value, is_uncounted, within, held, name)`: movements of the shift, and the number at its close,
 * which is the current number without those of later shifts.
 */
const notesAtClose = (shiftId: string): string => `
  ${notesOfShift(shiftId)},
  note AS (
    SELECT d.value, d.is_uncounted, COALESCE(m.within, 0) AS within, d.available - COALESCE(m.since, 0) AS held, ${NOTE} AS name
    FROM denomination d LEFT JOIN moved_notes m ON m.id = d.id)`;

const COUNT = `
  WITH ${notesAtClose('$1')}
  SELECT (value / 100)::int AS value, held::bigint AS available, is_uncounted AS "isUncounted" FROM note`;

/** The cash of a closed shift by the ledger at its close, and the notes of the safe at that time. */
async function cashAtClose(sql: Sql, { shiftId }: Values): Promise<CashPosition> {
  const { opening, flow } = await cashMovedIn(sql, Number(shiftId));
  const held = await sql<{ value: number; available: number; isUncounted: boolean }>(COUNT, [shiftId]);
  const notes = held.filter(({ isUncounted }) => !isUncounted);
  return cashPosition(opening, flow, { notes, uncounted: held.find(({ isUncounted }) => isUncounted)?.available ?? 0 });
}

const WAYS: Record<CashWay, string> = {
  collections: 'Collections from the pumps',
  creditorCash: 'Received from creditors',
  drawn: 'Withdrawn from the bank',
  expenditure: 'Expenditure',
  advances: 'Employee advances',
  salaries: 'Salaries',
  deposited: 'Deposited in the bank',
  other: 'Other',
};

/** Cash at the start of the shift `shiftId`, and its movements by kind of document. */
export const CASH_POSITION: SectionDefinition & { title: string } = {
  title: 'Cash position: opening cash and movements, in total what the safe should hold at the close',
  columns: [words('what', ['Opening', ...Object.values(WAYS)]), money('amount', { total: true })],
  async calculate(sql, values) {
    const { opening, lines } = await cashAtClose(sql, values);
    const moved = lines.filter(({ amount }) => amount !== 0);
    return [{ what: 'Opening', amount: opening }, ...moved.map(({ way, amount }) => ({ what: WAYS[way], amount }))];
  },
};

/** The book figure and the count. */
export const SAFE_AT_CLOSE: SectionDefinition & { title: string } = {
  title: 'The safe at the close',
  asFacts: true,
  columns: [
    money('book', { label: 'By the books' }),
    money('counted', { label: 'Notes and coins' }),
    money('uncounted', { label: 'Not counted' }),
    money('difference', { label: 'Difference (short −)', alarm: true }),
  ],
  async calculate(sql, values) {
    const { book, counted, uncounted, difference } = await cashAtClose(sql, values);
    return [{ book, counted, uncounted, difference }];
  },
};

/** The same count, note by note. */
export const NOTES_AT_CLOSE: SectionDefinition & { title: string } = {
  title: 'Notes and coins',
  columns: [
    words('note', ['Not counted']),
    count('count', { label: 'In (out −)' }),
    money('amount', { label: 'Amount in (out −)', total: true }),
    count('inSafe', { label: 'In the safe' }),
    money('safeAmount', { label: 'Amount in the safe', total: true }),
  ],
  sql: `
    WITH ${notesAtClose(':shiftId')}
    SELECT CASE WHEN is_uncounted THEN 'Not counted' ELSE name END AS note, CASE WHEN NOT is_uncounted THEN within END AS count,
           within * value AS amount, CASE WHEN NOT is_uncounted THEN held END AS "inSafe", held * value AS "safeAmount"
    FROM note WHERE within <> 0 OR held <> 0
    ORDER BY note.value DESC`,
};
