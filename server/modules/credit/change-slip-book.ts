import { approvals } from '../../domain/approvals.messages';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { type SlipBook, slipBookOf, slipText } from '../../domain/slip-book';
import { problemsOfChangedBook, problemsOfSlipBook, slipBookRules, voidSlipRules } from '../../domain/slip-book.rules';
import { slips } from '../../domain/slips.messages';
import { Creditor } from '../../masters/creditor';
import { referenceField } from '../../masters/reference-field';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { deleteRow, editable } from '../../services/approvals/editable-document';
import { defineEditableTable, type EditableRow, picked, shownOf } from '../../services/approvals/editable-table';
import { lockActiveCreditor } from './lock-creditor';
import { booksBetween, keepSlipBooks, takenLeaves } from './slip-leaf';
import { takeInSales } from './take-in-sales';

type StoredBook = EditableRow & SlipBook & { creditorId: number | null; firmName: string | null };

interface SlipBookRow extends StoredBook {
  firstSlip: string;
  lastSlip: string;
}

const FIELDS = [
  changeField('firstSlip', 'First slip', slipBookRules.firstSlip, { hint: 'Used and void slips stay in the book' }),
  changeField('lastSlip', 'Last slip', slipBookRules.lastSlip),
  referenceField('creditorId', 'Creditor', slipBookRules.creditorId, () => Creditor),
];
const FACTS = [{ name: 'enteredBy', label: 'Entered by', kind: 'text' }] as const;

async function readBook(sql: Sql, id: number): Promise<SlipBookRow | null> {
  const [row] = await sql<StoredBook>(
    `SELECT b.id, b.version, b.created_at AS at, b.prefix, b.first, b.last, b.digits, b.creditor_id AS "creditorId",
            r.firm_name AS "firmName", u.name AS "enteredBy"
     FROM slip_book b LEFT JOIN creditor r ON r.id = b.creditor_id LEFT JOIN app_user u ON u.id = b.created_by_id
     WHERE b.id = $1`,
    [id],
  );
  return row === undefined ? null : { ...row, firstSlip: slipText(row, row.first), lastSlip: slipText(row, row.last) };
}

/** The ids of the event about a book's owner. */
const idsOf = (creditorId: number | null): Record<string, number> => (creditorId === null ? {} : { creditorId });

const announce = (tx: Tx, ...creditorIds: (number | null)[]): void => {
  for (const creditorId of new Set(creditorIds)) tx.publish('creditChanged', idsOf(creditorId));
};

/**
 * Changes the range and the owner of a slip book, as far as its used and void leaves stay valid. Sales with one of its
 * slips and no book are assigned to its free leaves, as those of a new book are. A book without used or void leaves can
 * be deleted.
 */
defineEditableTable<SlipBookRow>({
  table: 'slip_book',
  label: 'Slip book',
  right: 'changes.request',
  fields: FIELDS,
  facts: FACTS,
  read: readBook,
  async lock(tx, id) {
    await tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.slipBooks]);
    await tx.sql('SELECT FROM slip_book WHERE id = $1 FOR UPDATE', [id]);
  },
  titleOf: ({ firstSlip, lastSlip, firmName }) => [`${firstSlip} – ${lastSlip}`, firmName].filter(Boolean).join(', '),
  async modify(tx, before, changes, reason) {
    const { id, firstSlip, lastSlip, creditorId } = { ...before, ...changes } as SlipBookRow;
    if (creditorId !== null && creditorId !== before.creditorId) await lockActiveCreditor(tx, creditorId);
    const book = slipBookOf(firstSlip, lastSlip);
    const near = book === null ? [] : await booksBetween(tx.sql, book.first, book.last);
    refuseIf(
      problemsOfSlipBook(
        firstSlip,
        lastSlip,
        near.filter((other) => other.id !== id),
      ),
      'REFUSED',
    );
    refuseIf(problemsOfChangedBook(before, { ...book!, creditorId }, await takenLeaves(tx.sql, id)), 'REFUSED');
    const { prefix, first, last, digits } = book!;
    await tx.sql(
      `UPDATE slip_book SET prefix = $2, first = $3, last = $4, digits = $5, creditor_id = $6, version = version + 1
       WHERE id = $1`,
      [id, prefix, first, last, digits, creditorId],
    );
    tx.audit({ table: 'slip_book', id, reason, before: picked(before, Object.keys(changes)), after: changes });
    await takeInSales(tx, { ...book!, id, creditorId, firmName: null });
    announce(tx, before.creditorId, creditorId);
    return approvals.entryChanged({ entry: labelled('Slip book') });
  },
  async remove(tx, row, reason) {
    if ((await takenLeaves(tx.sql, row.id)).length > 0) throw refusal('SLIP_BOOK_USED', slips.bookUsed());
    await deleteRow(tx, 'slip_book', row);
    tx.audit({ table: 'slip_book', id: row.id, reason, before: shownOf({ fields: FIELDS, facts: FACTS }, row) });
    announce(tx, row.creditorId);
    return approvals.entryDeleted({ entry: labelled('Slip book') });
  },
});

type StoredLeaf = StoredBook & { slipBookId: number; leaf: number; reason: string };

type VoidLeafRow = StoredLeaf & { slipNo: string };

/** Takes back a void leaf, which is free again, or changes its reason. */
editable<VoidLeafRow>({
  table: 'void_leaf',
  label: 'Void slip',
  fields: [changeField('reason', 'Reason', voidSlipRules.reason)],
  facts: [
    { name: 'slipNo', label: 'Slip', kind: 'text' },
    { name: 'firmName', label: 'Creditor', kind: 'text' },
    { name: 'enteredBy', label: 'Entered by', kind: 'text' },
  ],
  async read(sql, id) {
    const [row] = await sql<StoredLeaf>(
      `SELECT v.id, v.version, v.created_at AS at, v.slip_book_id AS "slipBookId", v.leaf, v.reason, b.prefix, b.first,
              b.last, b.digits, b.creditor_id AS "creditorId", r.firm_name AS "firmName", u.name AS "enteredBy"
       FROM void_leaf v JOIN slip_book b ON b.id = v.slip_book_id LEFT JOIN creditor r ON r.id = b.creditor_id
       LEFT JOIN app_user u ON u.id = v.created_by_id
       WHERE v.id = $1`,
      [id],
    );
    return row === undefined ? null : { ...row, slipNo: slipText(row, row.leaf) };
  },
  // As the use of a leaf: a sale for it waits.
  async lock(tx, id) {
    await keepSlipBooks(tx);
    await tx.sql(
      'SELECT FROM slip_book WHERE id = (SELECT slip_book_id FROM void_leaf WHERE id = $1) FOR NO KEY UPDATE',
      [id],
    );
    await tx.sql('SELECT FROM void_leaf WHERE id = $1 FOR UPDATE', [id]);
  },
  titleOf: ({ slipNo, firmName }) => [slipNo, firmName].filter(Boolean).join(', '),
  events: ({ creditorId }) => [['creditChanged', idsOf(creditorId)]],
  modify: async () => undefined,
  remove: async () => undefined,
  async afterWrite(tx, { slipBookId, prefix, first, last, digits, creditorId, firmName }, after) {
    // A sale that could not have the leaf of its slip, because that was void, has it now.
    if (after === null) await takeInSales(tx, { id: slipBookId, prefix, first, last, digits, creditorId, firmName });
    return [];
  },
});
