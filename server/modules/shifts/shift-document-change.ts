import { OWN_ENTRY_MINUTES } from '../../domain/change-request.rules';
import type { Tx } from '../../platform/submit';
import type { ChangeField, ShownField } from '../../services/approvals/change-field';
import { type EditableDocument, editable } from '../../services/approvals/editable-document';
import type { EditableRow, EditableTable } from '../../services/approvals/editable-table';
import { recordRowChange } from './closed-changes';
import { lockShift } from './running-shift';

/** Columns of every document of a shift besides its own fields. */
export interface ShiftDocumentRow extends EditableRow {
  shiftId: number;
  shiftDate: string;
  shiftName: string;
  shiftState: 'RUNNING' | 'CLOSED';
  enteredBy: string | null;
  enteredById: number | null;
  /** Entered a few minutes ago in the shift that runs, and not counted by a document made since. */
  isNew: boolean;
}

export interface ShiftDocumentChange<Row extends ShiftDocumentRow>
  extends Pick<
    EditableDocument<Row>,
    'right' | 'idFields' | 'titleOf' | 'whyNotDeleted' | 'events' | 'modify' | 'remove' | 'afterWrite' | 'posted'
  > {
  /** Its table, which is also its name in the registry. */
  table: string;
  label: string;
  fields: readonly ChangeField[];
  facts?: readonly ShownField[];
  /** SQL for the document `d`: its fields and facts under their names; and the joins that they need. */
  columns: string;
  joins?: string;
  /** SQL predicate, if not all rows of the table are changeable. */
  only?: string;
  /**
   * SQL predicate: a document made since, such as a bill, counts it. Its change changes that one too, so it is no longer
   * an own new entry.
   */
  countedSince?: string;
  /** Locks what precedes the document in the global lock order, besides the shift. */
  lockFirst?(tx: Tx, id: number): Promise<void>;
}

const SHIFT_FACTS: readonly ShownField[] = [
  { name: 'shiftDate', label: 'Shift date', kind: 'date' },
  { name: 'shiftName', label: 'Shift', kind: 'text' },
  { name: 'enteredBy', label: 'Entered by', kind: 'text' },
];

/**
 * Makes the documents of a shift editable by change requests. Locks the shift exclusively first, so that no close, undo
 * or other change of it comes between. The document does its own posting; its row, its audit, and its line on the sheet
 * of a closed shift are written for it.
 */
export function shiftDocumentChange<Row extends ShiftDocumentRow>({
  facts = [],
  columns,
  joins = '',
  only = 'true',
  countedSince = 'false',
  lockFirst,
  ...document
}: ShiftDocumentChange<Row>): EditableTable<Row> {
  const { table } = document;
  return editable<Row>({
    ...document,
    ofShift: true,
    facts: [...SHIFT_FACTS, ...facts],
    isOfClosedShift: ({ shiftState }) => shiftState === 'CLOSED',
    async recordChange(tx, { readAfter, ...change }) {
      if (change.before.shiftState !== 'CLOSED') return;
      await recordRowChange(tx, document, { ...change, after: await readAfter() });
    },
    isOwnNew: ({ enteredById, isNew }, actor) => isNew && enteredById === actor.userId,
    async read(sql, id) {
      const [row] = await sql<Row>(
        `SELECT d.id, d.version, d.created_at AS at, d.shift_id AS "shiftId", s.shift_date AS "shiftDate",
                t.name AS "shiftName", s.state AS "shiftState", u.name AS "enteredBy", d.created_by_id AS "enteredById",
                s.state = 'RUNNING' AND d.created_at > now() - interval '${OWN_ENTRY_MINUTES} minutes'
                  AND NOT (${countedSince}) AS "isNew", ${columns}
         FROM ${table} d
         JOIN shift s ON s.id = d.shift_id
         JOIN shift_type t ON t.id = s.shift_type_id
         LEFT JOIN app_user u ON u.id = d.created_by_id ${joins}
         WHERE d.id = $1 AND ${only}`,
        [id],
      );
      return row ?? null;
    },
    async lock(tx, id) {
      const [row] = await tx.sql<{ shiftId: number }>(`SELECT shift_id AS "shiftId" FROM ${table} WHERE id = $1`, [id]);
      if (row) await lockShift(tx, row.shiftId);
      await lockFirst?.(tx, id);
      await tx.sql(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    },
  });
}
