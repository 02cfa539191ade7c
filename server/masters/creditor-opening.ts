import type { BusinessDate } from '../domain/kernel/business-date';
import type { Message } from '../domain/kernel/message';
import type { Paise } from '../domain/kernel/money';
import type { Tx } from '../platform/submit';
import { isSameOpening, type Opened, repostOpening } from './opening-balance';
import { OPENINGS } from './opening-day';

type Resettle = (tx: Tx, creditorIds: readonly number[], work: () => Promise<void>) => Promise<Message[]>;

let resettle: Resettle | null = null;

/** The credit module, which masters must not import, registers here how a creditor's payments are allocated again. */
export function onOpeningChanged(registered: Resettle): void {
  resettle = registered;
}

/**
 * Updates a creditor, and reposts its opening balance if its amount or its day has changed: payments that have settled it
 * are taken back first, and then settle the new one. Returns what changed.
 */
export async function changeCreditorOpening(
  tx: Tx,
  after: Opened,
  before: Opened,
  update: () => Promise<void>,
): Promise<Message[]> {
  if (isSameOpening(after, before)) {
    await update();
    return [];
  }
  return settleAgain(tx, after.id, async () => {
    await update();
    const { from, to } = await repostOpening(tx, OPENINGS.creditor, after, before);
    return [
      { day: from, amount: -before.openingBalance },
      { day: to, amount: after.openingBalance },
    ];
  });
}

/** Settles and restates by an opening balance that `move` dates by another day. Returns what changed. */
export const moveCreditorOpening = (
  tx: Tx,
  creditorId: number,
  { openingBalance, from, to }: { openingBalance: Paise; from: BusinessDate; to: BusinessDate },
  move: () => Promise<void>,
): Promise<Message[]> =>
  settleAgain(tx, creditorId, async () => {
    await move();
    return [
      { day: from, amount: -openingBalance },
      { day: to, amount: openingBalance },
    ];
  });

/** An amount that the opening due of bills has more from a day on; null for no day. */
interface MovedDue {
  day: BusinessDate | null;
  amount: Paise;
}

/**
 * Posts a changed opening balance, restates the bills that have it in their opening due, and allocates the payments
 * again: the opening balance is a debt of its day. Returns what changed.
 */
async function settleAgain(tx: Tx, creditorId: number, work: () => Promise<MovedDue[]>): Promise<Message[]> {
  if (resettle === null) throw new Error('No resettle handler is registered');
  const effects = await resettle(tx, [creditorId], async () => restateBills(tx, creditorId, await work()));
  tx.publish('creditChanged', { creditorId });
  return effects;
}

/** Adds amounts to the opening due of the bills that end on their day or later. */
async function restateBills(tx: Tx, creditorId: number, added: MovedDue[]): Promise<void> {
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
