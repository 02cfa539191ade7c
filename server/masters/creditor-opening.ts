import type { BusinessDate } from '../domain/kernel/business-date';
import type { Tx } from '../platform/submit';
import { NOT_REVERSED } from '../services/ledger/not-reversed';
import { account, post, transfer } from '../services/ledger/post';
import { reverse } from '../services/ledger/reverse';
import { openingDayOf } from './opening-day';

interface Opened {
  id: number;
  /** What the creditor owed before the station's first books; paise. */
  openingBalance: number;
}

const documentOf = ({ id }: Opened) => ({ kind: 'CREDITOR_OPENING', id });

/** Posts the creditor's opening balance as of a day, by default that of the newest shift. */
export async function postOpening(tx: Tx, creditor: Opened, day?: BusinessDate): Promise<void> {
  const { id, openingBalance } = creditor;
  await post(tx, tx.actor.userId, [
    {
      document: documentOf(creditor),
      businessDate: day ?? (await openingDayOf(tx)),
      shiftId: null,
      lines: transfer(account('CREDITOR', id), account('OPENING_EQUITY'), openingBalance),
    },
  ]);
}

/**
 * Reverses the old opening balance and posts the new one on the same day, or as a new one if there was none. Bills dated that
 * day or later get it in their opening due.
 */
export async function changeOpening(tx: Tx, after: Opened, before: Opened): Promise<void> {
  if (after.openingBalance === before.openingBalance) return;
  const document = documentOf(before);
  const [old] = await tx.sql<{ day: BusinessDate }>(
    `SELECT e.business_date AS day FROM journal_entry e
     WHERE e.document_kind = $1 AND e.document_id = $2 AND ${NOT_REVERSED}`,
    [document.kind, document.id],
  );
  await reverse(tx, tx.actor.userId, document);
  const day = old?.day ?? (await openingDayOf(tx));
  await postOpening(tx, after, day);
  await restateBills(tx, after.id, day, after.openingBalance - before.openingBalance);
  tx.publish('creditChanged', { creditorId: after.id });
}

async function restateBills(tx: Tx, creditorId: number, day: BusinessDate, more: number): Promise<void> {
  const bills = await tx.sql<{ id: number; opening: number; closing: number }>(
    `UPDATE creditor_bill SET opening = opening + $3, closing = closing + $3, version = version + 1
     WHERE creditor_id = $1 AND to_date >= $2 RETURNING id, opening, closing`,
    [creditorId, day, more],
  );
  for (const { id, opening, closing } of bills)
    tx.audit({
      table: 'creditor_bill',
      id,
      before: { opening: opening - more, closing: closing - more },
      after: { opening, closing },
    });
}
