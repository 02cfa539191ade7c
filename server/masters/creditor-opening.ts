import type { BusinessDate } from '../domain/kernel/business-date';
import type { Message } from '../domain/kernel/message';
import type { Paise } from '../domain/kernel/money';
import type { Tx } from '../platform/submit';
import { changeOpening, isSameOpening, type Opened } from './opening-balance';
import { OPENINGS } from './opening-day';

type Resettle = (tx: Tx, creditorIds: readonly number[], work: () => Promise<void>) => Promise<Message[]>;

let resettle: Resettle | null = null;

/** The credit module, which masters must not import, registers here how a creditor's payments are allocated again. */
export function onOpeningChanged(registered: Resettle): void {
  resettle = registered;
}

/**
 * Reverses the old opening balance and posts the new one, restates the bills that have it in their opening due, and
 * allocates the payments again: the opening balance is a debt of its day. Returns what changed.
 */
export async function changeCreditorOpening(tx: Tx, after: Opened, before: Opened): Promise<Message[]> {
  if (isSameOpening(after, before)) return [];
  if (resettle === null) throw new Error('Nobody settles the debts of creditors again');
  const effects = await resettle(tx, [after.id], async () => {
    const { from, to } = await changeOpening(tx, OPENINGS.creditor, after, before);
    await restateBills(tx, after.id, [
      { day: from, amount: -before.openingBalance },
      { day: to, amount: after.openingBalance },
    ]);
  });
  tx.publish('creditChanged', { creditorId: after.id });
  return effects;
}

/** Adds amounts to the opening due of the bills that end on their day or later. */
async function restateBills(
  tx: Tx,
  creditorId: number,
  added: { day: BusinessDate | null; amount: Paise }[],
): Promise<void> {
  const bills = await tx.sql<{ id: number; opening: number; closing: number; more: number }>(
    `UPDATE creditor_bill b SET opening = opening + m.more, closing = closing + m.more, version = version + 1
     FROM (SELECT c.id, SUM(x.amount)::bigint AS more
           FROM creditor_bill c JOIN jsonb_to_recordset($2) AS x(day date, amount bigint) ON c.to_date >= x.day
           WHERE c.creditor_id = $1 GROUP BY c.id) m
     WHERE m.id = b.id AND m.more <> 0
     RETURNING b.id, b.opening, b.closing, m.more`,
    [creditorId, JSON.stringify(added)],
  );
  for (const { id, opening, closing, more } of bills)
    tx.audit({
      table: 'creditor_bill',
      id,
      before: { opening: opening - more, closing: closing - more },
      after: { opening, closing },
    });
}
