import type { Message } from '../../domain/kernel/message';
import { sum } from '../../domain/kernel/sum';
import { openedBy } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { type AccountRef, type Entry, post, transfer } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { lockSafe } from './count-notes';
import { type MoneyMovement, moneyAccount, payMoney, receiveMoney } from './move-money';
import { entriesOn, moveOpeningsBeforePosted, type PostedOn } from './value-date';

/** How a document's money moved. */
interface PaidWay {
  amount: number;
  accountId: number | null;
}

interface Reposting {
  document: Entry['document'];
  /** On its day, and in its shift unless it has a value date. */
  shift: PostedOn;
  /** 'IN' debits the safe or the account, 'OUT' credits it. */
  way: 'IN' | 'OUT';
  before: PaidWay;
  after: PaidWay;
  /** The contra account after the change. */
  against: AccountRef;
  /** The new details of the document, if its entries store them. */
  details?: Entry['details'];
}

/**
 * Reverses a paid document's entry and reposts it on the document's own day. If its way stays, its counted notes stay,
 * and only the difference of the amounts moves uncounted (ADR 10); with another way its notes move back and the amount
 * moves uncounted. Throws ProblemError REFUSED if the notes that would have to leave the safe are gone, or if the safe
 * cannot pay the difference. The opening balance of its account or contra account moves to that day if it would come after it;
 * returns what that changed.
 */
export async function repostPaid(
  tx: Tx,
  { document, shift, way, before, after, against, details }: Reposting,
): Promise<Message[]> {
  const userId = tx.actor.userId;
  // The account of a deposit or withdrawal is the contra account: its money moves in the safe.
  const opened = await moveOpeningsBeforePosted(tx, shift, { bank: after.accountId, ...openedBy(against) });
  if (before.accountId === null || after.accountId === null) await lockSafe(tx);
  const repost = (money: MoneyMovement): Promise<number[]> => {
    const lines =
      way === 'IN' ? transfer(money.account, against, after.amount) : transfer(against, money.account, after.amount);
    return post(tx, userId, entriesOn(shift, { document, lines, notes: money.notes, details }));
  };
  if (before.accountId !== after.accountId) {
    await reverse(tx, userId, document);
    await repost(await (way === 'IN' ? receiveMoney : payMoney)(tx, { ...after, notes: [] }));
    return opened;
  }
  const notes = [...(await notesOf(tx, document)), ...(await notesOfDifference(tx, way, before, after))];
  const money = { account: moneyAccount(after.accountId), notes: sumNotes(notes) };
  if (way === 'OUT') {
    await reverse(tx, userId, document);
    await repost(money);
    return opened;
  }
  // Received notes may have left the safe since: post them again before the reversal.
  const [entryId] = await repost(money);
  await reverse(tx, userId, document, entryId);
  return opened;
}

/** The uncounted movement for the difference of two amounts. */
async function notesOfDifference(
  tx: Tx,
  way: Reposting['way'],
  before: PaidWay,
  { amount, accountId }: PaidWay,
): Promise<MoneyMovement['notes']> {
  const more = amount - before.amount;
  if (more === 0) return [];
  const money = { amount: Math.abs(more), accountId, notes: [] };
  return (await (more > 0 === (way === 'IN') ? receiveMoney : payMoney)(tx, money)).notes;
}

/** Adds up notes to one row per denomination. */
export const sumNotes = (notes: MoneyMovement['notes']): MoneyMovement['notes'] =>
  [...new Set(notes.map(({ denominationId }) => denominationId))].map((denominationId) => ({
    denominationId,
    count: sum(notes, (note) => (note.denominationId === denominationId ? note.count : 0)),
  }));

const notesOf = (tx: Tx, { kind, id }: Entry['document']): Promise<NonNullable<Entry['notes']>> =>
  tx.sql(
    `SELECT n.denomination_id AS "denominationId", n.count
     FROM journal_entry e JOIN note_movement n ON n.entry_id = e.id
     WHERE e.document_kind = $1 AND e.document_id = $2 AND ${NOT_REVERSED}`,
    [kind, id],
  );
