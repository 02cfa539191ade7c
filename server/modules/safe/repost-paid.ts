import { sum } from '../../domain/kernel/sum';
import type { Tx } from '../../platform/submit';
import { type AccountRef, type Entry, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { STANDS } from '../../services/ledger/standing';
import { lockSafe } from './count-notes';
import { type MovedMoney, moneyAccount, payOut, takeIn } from './move-money';

/** How a document's money went. */
export interface PaidWay {
  amount: number;
  accountId: number | null;
}

interface Reposting {
  document: Entry['document'];
  shift: { id: number; shiftDate: string };
  /** 'IN': the safe or the account is debited; 'OUT': it is credited. */
  way: 'IN' | 'OUT';
  before: PaidWay;
  after: PaidWay;
  /** The account on the other side, as it will be. */
  against: AccountRef;
  /** What the document will say, where its entries say it. */
  details?: Entry['details'];
}

/**
 * Takes a paid document's entry back and posts it as it will be, on the document's own day. Notes stay as they were
 * counted where its way stays, and only the difference of another amount moves uncounted (ADR 10); by another way those
 * that moved come back and the amount moves uncounted. Throws ProblemError REFUSED where notes would have to leave the
 * safe and are not in it any more, or where the safe cannot make the difference.
 */
export async function repostPaid(
  tx: Tx,
  { document, shift, way, before, after, against, details }: Reposting,
): Promise<void> {
  const userId = tx.actor!.userId;
  if (before.accountId === null || after.accountId === null) await lockSafe(tx);
  const postAnew = (money: MovedMoney): Promise<number[]> => {
    const lines =
      way === 'IN' ? transfer(money.account, against, after.amount) : transfer(against, money.account, after.amount);
    return post(tx, userId, [
      { document, lines, businessDate: shift.shiftDate, shiftId: shift.id, notes: money.notes, details },
    ]);
  };
  if (before.accountId !== after.accountId) {
    await reverse(tx, userId, document);
    await postAnew(await (way === 'IN' ? takeIn : payOut)(tx, { ...after, notes: [] }));
    return;
  }
  const notes = [...(await notesOf(tx, document)), ...(await notesOfDifference(tx, way, before, after))];
  const money = { account: moneyAccount(after.accountId), notes: added(notes) };
  if (way === 'OUT') {
    await reverse(tx, userId, document);
    await postAnew(money);
    return;
  }
  // Notes that came in may have left the safe since: they come in anew before they are taken back.
  const [entryId] = await postAnew(money);
  await reverse(tx, userId, document, entryId);
}

/** What moves with the difference of two amounts, uncounted: more of what came in comes in too, less of it goes out. */
async function notesOfDifference(
  tx: Tx,
  way: Reposting['way'],
  before: PaidWay,
  { amount, accountId }: PaidWay,
): Promise<MovedMoney['notes']> {
  const more = amount - before.amount;
  if (more === 0) return [];
  const money = { amount: Math.abs(more), accountId, notes: [] };
  return (await (more > 0 === (way === 'IN') ? takeIn : payOut)(tx, money)).notes;
}

/** One row a denomination. */
const added = (notes: MovedMoney['notes']): MovedMoney['notes'] =>
  [...new Set(notes.map(({ denominationId }) => denominationId))].map((denominationId) => ({
    denominationId,
    count: sum(notes, (note) => (note.denominationId === denominationId ? note.count : 0)),
  }));

const notesOf = (tx: Tx, { kind, id }: Entry['document']): Promise<NonNullable<Entry['notes']>> =>
  tx.sql(
    `SELECT n.denomination_id AS "denominationId", n.count
     FROM journal_entry e JOIN note_movement n ON n.entry_id = e.id
     WHERE e.document_kind = $1 AND e.document_id = $2 AND ${STANDS}`,
    [kind, id],
  );
