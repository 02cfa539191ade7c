import type { EventMessage, Topic } from '../platform/events';
import type { Tx } from '../platform/submit';
import { differing, type Values } from '../services/approvals/change-field';
import {
  type Changeable,
  type ChangeableRow,
  type ChangeDone,
  defineChangeable,
  picked,
  shownOf,
} from '../services/approvals/changeable';
import { columnOf } from './master-field';

/** What a change of a document came to, and which of its columns are to be written beside the changed fields. */
export interface DocumentChange extends ChangeDone {
  write?: Values;
}

/** What a deletion came to. */
export interface DocumentRemoval extends ChangeDone {
  /** The row is gone already (deleteRow): what is reckoned within the deletion must not find it. */
  isDeleted?: true;
}

/** A table of documents as it is opened: what is its own, without the writing that all of them share. */
export interface OpenDocument<Row extends ChangeableRow>
  extends Pick<Changeable<Row>, 'table' | 'label' | 'fields' | 'facts' | 'titleOf' | 'read' | 'hold'>,
    Partial<Pick<Changeable<Row>, 'permission' | 'whyNot' | 'partOf'>> {
  /** What is told on commit. */
  tells(row: Row): [Topic, EventMessage['ids']][];
  /** Judges the document as it will be, and reverses and posts anew; the fields are written afterwards. */
  modify?(tx: Tx, after: Row, before: Row): Promise<DocumentChange | undefined>;
  /** Reverses what the document posted and takes what hangs on it; the row is deleted afterwards. */
  remove?(tx: Tx, row: Row): Promise<DocumentRemoval | undefined>;
  /** Once the row is written as `after`, or deleted: moves what is reckoned from it. Answers what moved, in sentences. */
  follow?(tx: Tx, before: Row, after: Row | null): Promise<string[]>;
}

/**
 * Opens a table of documents to change requests: writes the changed columns over the version that was read, or deletes
 * the row, with its audit, and announces it. What is judged and posted is the document's own affair.
 */
export function openToChanges<Row extends ChangeableRow>(document: OpenDocument<Row>): Changeable<Row> {
  const {
    table,
    label,
    fields,
    facts,
    titleOf,
    whyNot,
    partOf,
    read,
    hold,
    tells,
    modify,
    remove,
    follow,
    permission = 'user',
  } = document;
  const announce = (tx: Tx, row: Row): void => {
    for (const [topic, ids] of tells(row)) tx.publish(topic, ids);
  };
  const changeable: Changeable<Row> = {
    ...{ table, label, fields, facts, titleOf, whyNot, partOf, read, hold, permission, modify: null, remove: null },
  };
  const followed = async (tx: Tx, done: ChangeDone, before: Row, after: Row | null): Promise<ChangeDone> =>
    follow ? { ...done, effects: [...(done.effects ?? []), ...(await follow(tx, before, after))] } : done;
  if (modify)
    changeable.modify = async (tx, before, changes, reason) => {
      const after = { ...before, ...changes };
      const { write = {}, ...done } = (await modify(tx, after, before)) ?? {};
      await writeRow(tx, table, before, { ...changes, ...write });
      const written = differing({ ...changes, ...write }, before);
      tx.audit({ table, id: before.id, reason, before: picked(before, Object.keys(written)), after: written });
      announce(tx, before);
      announce(tx, after);
      return { message: `${label} changed.`, ...(await followed(tx, done, before, { ...after, ...write })) };
    };
  if (remove)
    changeable.remove = async (tx, row, reason) => {
      const { isDeleted = false, ...done } = (await remove(tx, row)) ?? {};
      if (!isDeleted) await deleteRow(tx, table, row);
      tx.audit({ table, id: row.id, before: shownOf({ fields, facts }, row), reason });
      announce(tx, row);
      return { message: `${label} deleted.`, ...(await followed(tx, done, row, null)) };
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

/** Deletes a row that is held; that there is exactly one is our affair. */
export async function deleteRow(tx: Tx, table: string, { id }: ChangeableRow): Promise<void> {
  const deleted = await tx.sql(`DELETE FROM ${table} WHERE id = $1 RETURNING id`, [id]);
  if (deleted.length !== 1) throw new Error(`${deleted.length} rows of ${table} were deleted where one was meant`);
}
