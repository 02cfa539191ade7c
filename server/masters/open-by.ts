import { effects } from '../domain/effects.messages';
import type { BusinessDate } from '../domain/kernel/business-date';
import type { Message } from '../domain/kernel/message';
import type { Tx } from '../platform/submit';
import { changeCreditorOpening } from './creditor-opening';
import { changeOpening, type Opened } from './opening-balance';
import { moveRowsTo, OPENINGS } from './opening-day';

/** The rows whose accounts a document moves; null for none. */
export type OpenedRows = Partial<Record<'creditor' | 'employee' | 'bank', number | null | undefined>>;

const TITLES = { creditor: 'firm_name', employee: 'name', bank: 'name' } as const;

/**
 * Moves opening balances that would come after a document of this day to it: a document may be entered later than
 * others, and no opening balance comes after the first. Called before the document is posted; returns what changed.
 */
export async function openBy(tx: Tx, day: BusinessDate, rows: OpenedRows): Promise<Message[]> {
  const moved: Message[] = [];
  for (const kind of ['creditor', 'employee', 'bank'] as const) {
    const id = rows[kind];
    if (id != null) moved.push(...(await moveTo(tx, kind, id, day)));
  }
  return moved;
}

/**
 * Moves what comes after the newest shift to its day, once a later one is removed: the next document may go into it.
 * Does nothing if no shift is left.
 */
export async function openByNewestShift(tx: Tx): Promise<void> {
  const [newest] = await tx.sql<{ day: BusinessDate }>('SELECT shift_date AS day FROM shift ORDER BY id DESC LIMIT 1');
  if (newest === undefined) return;
  for (const kind of ['creditor', 'employee', 'bank'] as const) {
    const later = await tx.sql<{ id: number }>(
      `SELECT id FROM ${OPENINGS[kind].table} WHERE opening_date > $1 ORDER BY id`,
      [newest.day],
    );
    for (const { id } of later) await moveTo(tx, kind, id, newest.day);
  }
  await moveRowsTo(tx, OPENINGS.notes, newest.day);
}

async function moveTo(tx: Tx, kind: keyof typeof TITLES, id: number, day: BusinessDate): Promise<Message[]> {
  const of = OPENINGS[kind];
  const [row] = await tx.sql<Opened & { openingDate: BusinessDate; title: string }>(
    `SELECT id, opening_balance AS "openingBalance", opening_date AS "openingDate", ${TITLES[kind]} AS title
     FROM ${of.table} WHERE id = $1 AND opening_date > $2 FOR NO KEY UPDATE`,
    [id, day],
  );
  if (row === undefined) return [];
  const { title, ...before } = row;
  const after = { ...before, openingDate: day };
  await tx.sql(`UPDATE ${of.table} SET opening_date = $2 WHERE id = $1`, [id, day]);
  tx.audit({ table: of.table, id, before: { openingDate: row.openingDate }, after: { openingDate: day } });
  const told = effects.openingDate({ of: title, from: row.openingDate, to: day });
  if (kind === 'creditor') return [told, ...(await changeCreditorOpening(tx, after, before))];
  await changeOpening(tx, of, after, before);
  return [told];
}
