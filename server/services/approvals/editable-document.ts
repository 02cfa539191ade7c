import { approvals } from '../../domain/approvals.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import { columnOf } from '../../platform/column-of';
import type { EventMessage, Topic } from '../../platform/events';
import type { Tx } from '../../platform/submit';
import { differing, type Values } from './change-field';
import {
  type ChangeResult,
  defineEditableTable,
  type EditableRow,
  type EditableTable,
  picked,
  shownOf,
} from './editable-table';

/** The result of changing a document, with the columns to write besides the changed fields. */
export interface DocumentChange extends ChangeResult {
  write?: Values;
}

/** The result of a deletion. */
interface DocumentRemoval extends ChangeResult {
  /** The row is already deleted (deleteRow), because calculations during the deletion must not include it. */
  isDeleted?: true;
}

/** A change that is written. */
export interface WrittenChange<Row extends EditableRow> {
  before: Row;
  /** Reads the row as it is now, whose references have the names of the new values; null if it is deleted. */
  readAfter(): Promise<Row | null>;
  reason: string | null;
  effects: readonly Message[];
}

/** What a table of documents defines to be editable, without the writing that all of them share. */
export interface EditableDocument<Row extends EditableRow>
  extends Pick<EditableTable<Row>, 'table' | 'label' | 'fields' | 'facts' | 'idFields' | 'titleOf' | 'read' | 'lock'>,
    Partial<
      Pick<EditableTable<Row>, 'right' | 'ofShift' | 'whyNotDeleted' | 'isOfClosedShift' | 'partOf' | 'isOwnNew'>
    > {
  /** Fields that are no columns: the ledger entries of the document store them. */
  posted?: readonly string[];
  /** Events published on commit. */
  events(row: Row): [Topic, EventMessage['ids']][];
  /** Validates the changed document, reverses its entries and posts new ones; the fields are written afterwards. */
  modify?(tx: Tx, after: Row, before: Row): Promise<DocumentChange | undefined>;
  /** Reverses the document's entries and deletes dependent rows; the row itself is deleted afterwards. */
  remove?(tx: Tx, row: Row): Promise<DocumentRemoval | undefined>;
  /**
   * Runs after the row is written as `after`, or deleted: updates what is calculated from it. Returns what changed, in
   * sentences.
   */
  afterWrite?(tx: Tx, before: Row, after: Row | null): Promise<Message[]>;
  /** Runs last: records the change where it is shown besides the audit. */
  recordChange?(tx: Tx, change: WrittenChange<Row>): Promise<void>;
}

/**
 * Makes a table of documents editable by change requests: updates the changed columns under optimistic locking, or
 * deletes the row, with its audit and events. The document itself validates and posts.
 */
export function editable<Row extends EditableRow>(document: EditableDocument<Row>): EditableTable<Row> {
  const { events, modify, remove, posted = [], afterWrite, recordChange, ...described } = document;
  const { table, label, fields, facts, read } = described;
  const announce = (tx: Tx, row: Row): void => {
    for (const [topic, ids] of events(row)) tx.publish(topic, ids);
  };
  const editableTable: EditableTable<Row> = { right: 'changes.request', ...described, modify: null, remove: null };
  const finish = async (
    tx: Tx,
    done: ChangeResult,
    { before, after, reason }: { before: Row; after: Row | null; reason: string | null },
  ): Promise<ChangeResult> => {
    const followed = (await afterWrite?.(tx, before, after)) ?? [];
    const effects = [...(done.effects ?? []), ...followed];
    const readAfter = async () => (after === null ? null : read(tx.sql, before.id));
    await recordChange?.(tx, { before, readAfter, reason, effects });
    return afterWrite ? { ...done, effects } : done;
  };
  if (modify)
    editableTable.modify = async (tx, before, changes, reason) => {
      const after = { ...before, ...changes };
      const { write = {}, ...done } = (await modify(tx, after, before)) ?? {};
      const values = { ...changes, ...write };
      await writeRow(
        tx,
        table,
        before,
        Object.fromEntries(Object.entries(values).filter(([name]) => !posted.includes(name))),
      );
      const written = differing(values, before);
      tx.audit({ table, id: before.id, reason, before: picked(before, Object.keys(written)), after: written });
      announce(tx, before);
      announce(tx, after);
      return {
        ...approvals.entryChanged({ entry: labelled(label) }),
        ...(await finish(tx, done, { before, after: { ...after, ...write }, reason })),
      };
    };
  if (remove)
    editableTable.remove = async (tx, row, reason) => {
      const { isDeleted = false, ...done } = (await remove(tx, row)) ?? {};
      if (!isDeleted) await deleteRow(tx, table, row);
      tx.audit({ table, id: row.id, before: shownOf({ fields, facts }, row), reason });
      announce(tx, row);
      return {
        ...approvals.entryDeleted({ entry: labelled(label) }),
        ...(await finish(tx, done, { before: row, after: null, reason })),
      };
    };
  return defineEditableTable(editableTable);
}

/**
 * Writes the changed fields and a new version, under optimistic locking. The row is locked, so any other count is a
 * bug.
 */
async function writeRow(tx: Tx, table: string, { id, version }: EditableRow, values: Values): Promise<void> {
  const names = Object.keys(values);
  const written = await tx.sql(
    `UPDATE ${table} SET ${names.map((name, index) => `${columnOf(name)} = $${index + 3}, `).join('')}version = version + 1
     WHERE id = $1 AND version = $2 RETURNING id`,
    [id, version, ...names.map((name) => values[name])],
  );
  if (written.length !== 1) throw new Error(`optimistic lock: expected 1 row, updated ${written.length} (${table})`);
}

/** Deletes a locked row; any other count than one is a bug. */
export async function deleteRow(tx: Tx, table: string, { id }: EditableRow): Promise<void> {
  const deleted = await tx.sql(`DELETE FROM ${table} WHERE id = $1 RETURNING id`, [id]);
  if (deleted.length !== 1) throw new Error(`expected 1 row, deleted ${deleted.length} (${table})`);
}
