import type { ChangeField, ShownField, Values } from '../approvals/change-field';
import {
  type Changeable,
  type ChangeableRow,
  type ChangeDone,
  defineChangeable,
  fieldsOf,
} from '../approvals/changeable';
import { columnOf } from '../masters/master-field';
import type { EventMessage, Topic } from '../platform/events';
import type { Tx } from '../platform/submit';
import { lockShift } from './running-shift';

/** What every document of a shift shows beside its own fields. */
export interface ShiftDocumentRow extends ChangeableRow {
  shiftId: number;
  shiftDate: string;
  shiftName: string;
  shiftState: 'RUNNING' | 'CLOSED';
  enteredBy: string | null;
}

/** What a change of a document came to, and which of its columns are to be written beside the changed fields. */
export interface DocumentChange extends ChangeDone {
  write?: Values;
}

export interface ShiftDocumentChange<Row extends ShiftDocumentRow> {
  /** Its table, which is also its name in the registry. */
  table: string;
  label: string;
  fields: readonly ChangeField[];
  facts?: readonly ShownField[];
  /** In SQL, of the document `d`: its fields and facts under their names; and what they are joined from. */
  columns: string;
  joins?: string;
  /** In SQL, where not all rows of the table are open. */
  only?: string;
  titleOf(row: Row): string;
  /** What is told on commit. */
  tells: (row: Row) => [Topic, EventMessage['ids']][];
  /** Judges the document as it will be, and reverses and posts anew; the fields are written afterwards. */
  modify?(tx: Tx, after: Row, before: Row): Promise<DocumentChange | undefined>;
  /** Reverses what the document posted; the row is deleted afterwards. */
  remove?(tx: Tx, row: Row): Promise<ChangeDone | undefined>;
}

const SHIFT_FACTS: readonly ShownField[] = [
  { name: 'shiftDate', label: 'Shift date', kind: 'date' },
  { name: 'shiftName', label: 'Shift', kind: 'text' },
  { name: 'enteredBy', label: 'Entered by', kind: 'text' },
];

/**
 * Opens the documents of a shift to change requests. The shift is held alone first: no close, no undo and no other
 * change of it comes between. What is posted is the document's own affair, its row and its audit are written here.
 */
export function shiftDocumentChange<Row extends ShiftDocumentRow>(document: ShiftDocumentChange<Row>): Changeable<Row> {
  const { table, label, fields, facts = [], columns, joins = '', only = 'true', titleOf } = document;
  const announce = (tx: Tx, row: Row): void => {
    for (const [topic, ids] of document.tells(row)) tx.publish(topic, ids);
  };
  const changeable: Changeable<Row> = {
    ...{ table, label, fields, titleOf, permission: 'user' },
    facts: [...SHIFT_FACTS, ...facts],
    async read(sql, id) {
      const [row] = await sql<Row>(
        `SELECT d.id, d.version, d.created_at AS at, d.shift_id AS "shiftId", s.shift_date AS "shiftDate",
                t.name AS "shiftName", s.state AS "shiftState", u.name AS "enteredBy", ${columns}
         FROM ${table} d
         JOIN shift s ON s.id = d.shift_id
         JOIN shift_type t ON t.id = s.shift_type_id
         LEFT JOIN app_user u ON u.id = d.created_by_id ${joins}
         WHERE d.id = $1 AND ${only}`,
        [id],
      );
      return row ?? null;
    },
    async hold(tx, id) {
      const [row] = await tx.sql<{ shiftId: number }>(`SELECT shift_id AS "shiftId" FROM ${table} WHERE id = $1`, [id]);
      if (row) await lockShift(tx, row.shiftId);
      await tx.sql(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    },
    modify: null,
    remove: null,
  };
  const { modify, remove } = document;
  if (modify)
    changeable.modify = async (tx, before, changes, reason) => {
      const after = { ...before, ...changes };
      const { write = {}, ...done } = (await modify(tx, after, before)) ?? {};
      await writeRow(tx, table, before, { ...changes, ...write });
      tx.audit({
        ...{ table, id: before.id, reason },
        before: fieldsOf(changeable as unknown as Changeable, before),
        after: { ...fieldsOf(changeable as unknown as Changeable, after), ...write },
      });
      announce(tx, before);
      announce(tx, after);
      return { message: `${label} changed.`, ...done };
    };
  if (remove)
    changeable.remove = async (tx, row, reason) => {
      const done = await remove(tx, row);
      await tx.sql(`DELETE FROM ${table} WHERE id = $1`, [row.id]);
      tx.audit({ table, id: row.id, before: fieldsOf(changeable as unknown as Changeable, row), reason });
      announce(tx, row);
      return { message: `${label} deleted.`, ...done };
    };
  return defineChangeable(changeable);
}

/** The changed fields and a new version, over the version that was read; the row is held, so anything else is our fault. */
async function writeRow(tx: Tx, table: string, { id, version }: ChangeableRow, values: Values): Promise<void> {
  const names = Object.keys(values);
  const written = await tx.sql(
    `UPDATE ${table} SET ${names.map((name, place) => `${columnOf(name)} = $${place + 3}, `).join('')}version = version + 1
     WHERE id = $1 AND version = $2 RETURNING id`,
    [id, version, ...names.map((name) => values[name])],
  );
  if (written.length !== 1) throw new Error(`${written.length} rows of ${table} were written where one was meant`);
}
