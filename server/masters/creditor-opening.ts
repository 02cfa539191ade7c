import type { BusinessDate } from '../domain/kernel/business-date';
import { account, post, transfer } from '../ledger/post';
import { reverse } from '../ledger/reverse';
import { STANDS } from '../ledger/standing';
import type { Tx } from '../platform/submit';

interface Opened {
  id: number;
  /** What the firm owed when the station took it on; paise. */
  openingBalance: number;
}

const documentOf = ({ id }: Opened) => ({ kind: 'CREDITOR_OPENING', id });

/** Posts what the firm owed when the station took it on, as of a day. */
export async function postOpening(tx: Tx, creditor: Opened, businessDate: BusinessDate = tx.today): Promise<void> {
  const { id, openingBalance } = creditor;
  await post(tx, tx.actor!.userId, [
    {
      document: documentOf(creditor),
      businessDate,
      shiftId: null,
      lines: transfer(account('CREDITOR', id), account('OPENING_EQUITY'), openingBalance),
    },
  ]);
}

/** Takes the old opening balance back and posts the new one on its day: today where the firm had none. */
export async function changeOpening(tx: Tx, after: Opened, before: Opened): Promise<void> {
  if (after.openingBalance === before.openingBalance) return;
  const document = documentOf(before);
  const [old] = await tx.sql<{ day: BusinessDate }>(
    `SELECT e.business_date AS day FROM journal_entry e
     WHERE e.document_kind = $1 AND e.document_id = $2 AND ${STANDS}`,
    [document.kind, document.id],
  );
  await reverse(tx, tx.actor!.userId, document);
  await postOpening(tx, after, old?.day);
  tx.publish('creditChanged', { creditorId: after.id });
}
