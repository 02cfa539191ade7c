import { datedDocuments, paidDocuments } from '../../modules/changes/documents';
import { type DatedDocument, sidesOf } from '../../modules/documents/dated-document';
import type { PaidDocument } from '../../modules/documents/paid-document';
import { dayOfPayment } from '../../modules/safe/value-date';
import { columnOf } from '../../platform/column-of';
import { againstCloses, asPosted, STANDING } from './against-ledger';
import type { Invariant } from './invariant';

/** A paid document debits its subject and credits the safe or the account, each on the value date or the day of its shift. */
export const ofPaidDocument = ({ kind, table, label, subject, staysInShift }: PaidDocument): Invariant => {
  const day = dayOfPayment('x', 'h');
  return {
    name: `each ${label.toLowerCase()} is in the ledger with its amount, ${subject.label.toLowerCase()}, way and day, and none without its document`,
    sql: asPosted(
      kind,
      `SELECT x.id, side.day, side.kind, side.ref_id, side.amount FROM ${table} x JOIN shift h ON h.id = x.shift_id,
       LATERAL (VALUES (${staysInShift ? 'h.shift_date' : day}, '${subject.account}', x.${columnOf(subject.field)}, x.amount),
                       (${day}, CASE WHEN x.account_id IS NULL THEN 'CASH' ELSE 'BANK' END, COALESCE(x.account_id, 0), -x.amount))
               AS side(day, kind, ref_id, amount)`,
    ),
  };
};

/** A document with a day of its own posts its amount to its accounts on that day. */
export const ofDatedDocument = (document: DatedDocument): Invariant => ({
  name: `each ${document.label.toLowerCase()} is in the ledger with its amount, accounts and day, and none without its document`,
  sql: asPosted(
    document.kind,
    `SELECT x.id, x.${columnOf(document.day.name)} AS day, side.kind, side.ref_id, side.amount FROM ${document.table} x,
     LATERAL (VALUES ${sidesOf(document)}) AS side(kind, ref_id, amount)`,
  ),
});

/** Safe, paid documents, transaction accounts and swipe machines. */
export const cashInvariants: Invariant[] = [
  {
    name: '12 the safe has the notes that its movements add up to',
    sql: `SELECT d.id, d.available, SUM(m.count) FROM denomination d LEFT JOIN note_movement m ON m.denomination_id = d.id
          GROUP BY d.id HAVING d.available <> COALESCE(SUM(m.count), 0) OR d.available < 0`,
  },
  {
    name: '12 notes × values = cash in the ledger',
    sql: `SELECT notes, cash FROM
            (SELECT COALESCE(SUM(value * available), 0) AS notes FROM denomination) n,
            (SELECT COALESCE(SUM(p.amount), 0) AS cash FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH') c
          WHERE notes <> cash`,
  },
  {
    name: "12 an entry's notes are its cash",
    sql: `SELECT e.id FROM journal_entry e
          WHERE COALESCE((SELECT SUM(m.count * d.value) FROM note_movement m JOIN denomination d ON d.id = m.denomination_id WHERE m.entry_id = e.id), 0)
             <> COALESCE((SELECT SUM(p.amount) FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH' WHERE p.entry_id = e.id), 0)`,
  },
  {
    name: 'each cash collection is in the ledger with its amount, and none without its document',
    sql: `WITH ${STANDING}, posted AS (
            SELECT e.document_id AS id, SUM(p.amount) AS amount
            FROM standing e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CASH'
            WHERE e.document_kind = 'CASH_COLLECTION' GROUP BY e.document_id)
          SELECT id, c.amount, p.amount AS posted FROM cash_collection c FULL JOIN posted p USING (id)
          WHERE c.amount IS DISTINCT FROM p.amount`,
  },
  {
    name: 'swipe collections of closed shifts are in the ledger, machine by machine',
    sql: againstCloses(
      'SELECT shift_id, swipe_machine_id AS ref_id, SUM(amount) AS amount FROM swipe_collection GROUP BY 1, 2',
      'SWIPE',
      1,
    ),
  },
  ...paidDocuments.map(({ definition }) => ofPaidDocument(definition)),
  ...datedDocuments.map(({ definition }) => ofDatedDocument(definition)),
  {
    name: 'each deposit and withdrawal is in the ledger with its amount, account and day, and none without its document',
    sql: asPosted(
      'CASH_TRANSFER',
      `SELECT x.id, side.day, side.kind, side.ref_id, side.amount * CASE x.kind WHEN 'DEPOSIT' THEN 1 ELSE -1 END AS amount
       FROM cash_transfer x JOIN shift h ON h.id = x.shift_id,
       LATERAL (VALUES (${dayOfPayment('x', 'h')}, 'BANK', x.account_id, x.amount), (h.shift_date, 'CASH', 0, -x.amount))
               AS side(day, kind, ref_id, amount)`,
    ),
  },
  {
    name: 'money in transit comes to zero for each document',
    sql: `SELECT e.document_kind, e.document_id, SUM(p.amount) AS amount
          FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'IN_TRANSIT'
          JOIN journal_entry e ON e.id = p.entry_id
          GROUP BY 1, 2 HAVING SUM(p.amount) <> 0`,
  },
  {
    name: 'each swipe settlement is in the ledger with paid, charges, machine and day, and none without its document',
    sql: asPosted(
      'SWIPE_SETTLEMENT',
      `SELECT x.id, x.paid_on AS day, side.kind, side.ref_id, side.amount FROM swipe_settlement x,
       LATERAL (VALUES ('BANK', x.account_id, x.paid), ('EXPENDITURE', x.expenditure_category_id, x.charges),
                       ('SWIPE', x.swipe_machine_id, -(x.paid + x.charges))) AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'the days of a swipe settlement come to paid and charges',
    sql: `SELECT t.id, t.paid, t.charges, d.amount AS days FROM swipe_settlement t
          LEFT JOIN (SELECT swipe_settlement_id, SUM(amount) AS amount FROM swipe_settlement_day GROUP BY 1) d
            ON d.swipe_settlement_id = t.id
          WHERE d.amount IS DISTINCT FROM t.paid + t.charges`,
  },
  {
    name: 'the outstanding amount of a swipe machine is what it took and the bank has not settled',
    sql: `SELECT m.id, l.amount AS to_come, t.amount AS taken, s.amount AS settled FROM swipe_machine m
          LEFT JOIN (SELECT a.ref_id, SUM(p.amount) AS amount FROM ledger_account a JOIN posting p ON p.account_id = a.id
                     WHERE a.kind = 'SWIPE' GROUP BY 1) l ON l.ref_id = m.id
          LEFT JOIN (SELECT swipe_machine_id, SUM(amount) AS amount FROM swipe_collection GROUP BY 1) t ON t.swipe_machine_id = m.id
          LEFT JOIN (SELECT b.swipe_machine_id, SUM(d.amount) AS amount FROM swipe_settlement b
                     JOIN swipe_settlement_day d ON d.swipe_settlement_id = b.id GROUP BY 1) s ON s.swipe_machine_id = m.id
          WHERE COALESCE(l.amount, 0) <> COALESCE(t.amount, 0) - COALESCE(s.amount, 0)`,
  },
];
