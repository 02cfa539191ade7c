import type { Message } from '../../domain/kernel/message';
import { moveOpeningsBefore, openedBy } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import { account, post } from '../../services/ledger/post';
import { amountOfLine, type DatedDocument, type DatedEntry } from './dated-document';

/**
 * Posts a document on its day. Opening balances of its accounts move to that day if they would come after it; returns
 * what that changed.
 */
export async function postDated(tx: Tx, document: DatedDocument, entry: DatedEntry): Promise<Message[]> {
  const { kind, day, posts } = document;
  const businessDate = String(entry[day.name]);
  const lines = posts
    .map((line) => ({ account: account(line.account, Number(entry[line.of])), amount: amountOfLine(line, entry) }))
    .filter(({ amount }) => amount !== 0);
  const moved: Message[] = [];
  for (const line of lines) moved.push(...(await moveOpeningsBefore(tx, businessDate, openedBy(line.account))));
  await post(tx, tx.actor.userId, [{ document: { kind, id: entry.id! }, businessDate, shiftId: null, lines }]);
  return moved;
}
