import type { Message } from '../../domain/kernel/message';
import { moveOpeningsBefore, openedBy } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import { account, post } from '../../services/ledger/post';
import type { DatedDocument, DatedEntry } from './dated-document';

/**
 * Posts a document on its day. Opening balances of its accounts move to that day if they would come after it; returns
 * what that changed.
 */
export async function postDated(tx: Tx, { kind, day, posts }: DatedDocument, entry: DatedEntry): Promise<Message[]> {
  const businessDate = String(entry[day.name]);
  const lines = posts.map(({ account: of, of: field, side }) => ({
    account: account(of, Number(entry[field])),
    amount: side === 'DEBIT' ? entry.amount : -entry.amount,
  }));
  const opened = Object.assign({}, ...lines.map((line) => openedBy(line.account)));
  const moved = await moveOpeningsBefore(tx, businessDate, opened);
  await post(tx, tx.actor.userId, [{ document: { kind, id: entry.id! }, businessDate, shiftId: null, lines }]);
  return moved;
}
