import { defineQuery } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { type ShownField, textOf, type Values } from './change-field';
import type { ChangePermission } from './change-request.entity';
import { editableTableNamed, noSuchRow } from './editable-table';
import { refuseUnlessDecider } from './may-receive';
import { UNSEEN_NOTICES } from './notifications.queries';
import { RowInput } from './review.queries';

/** A row and its pending requests by the registry's own names, as external tools know them. */
export interface PermissionData {
  table: string;
  rowId: number;
  /** The fields of the registry. Of the row's other columns, only the ids of `oldIdsIn` leave the server. */
  fields: readonly ShownField[];
  /** The current row; null once it is deleted. */
  row: Values | null;
  /** Names of the references in `row`, by field. */
  names: Values;
  /** When the row was last changed. */
  at: Date | null;
  requests: PermissionRow[];
  timeZone: string;
}

interface PermissionRow {
  notificationId: number;
  permission: ChangePermission;
  title: string;
  comment: string | null;
  userName: string;
  requestedAt: Date;
  /** The requested row; for a notice, the row after the change. */
  wanted: Values;
  /** As in PermissionData. */
  names: Values;
}

type Stored = Omit<PermissionRow, 'wanted' | 'names'> & { changes: Values; before: Values };

/** Refused with the same NOT_FOUND for a table that is not open and for a row that is not there. */
export const permissionData = defineQuery({
  name: 'permissionData',
  right: 'changes.decide',
  input: RowInput,
  snapshot: true,
  async run({ sql, ctx }, { table, rowId }): Promise<PermissionData> {
    const editableTable = editableTableNamed(table);
    refuseUnlessDecider(table, ctx);
    const now = await editableTable.read(sql, rowId);
    const requests = await sql<Stored>(
      `SELECT r.id AS "notificationId", r.permission, r.title, r.comment, u.name AS "userName",
              r.requested_at AS "requestedAt", r.changes, r.before
       FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
       WHERE (r.state = 'PENDING' OR (${UNSEEN_NOTICES})) AND r.table_name = $2 AND r.row_id = $3 ORDER BY r.id`,
      [ctx.actor.userId, table, rowId],
    );
    if (now === null && requests.length === 0) throw noSuchRow();
    const fields = [...editableTable.fields, ...editableTable.facts];
    const rows: PermissionRow[] = [];
    for (const { changes, before, ...request } of requests) {
      const wanted = { ...before, ...now, ...changes };
      rows.push({ ...request, wanted, names: await namesIn(sql, fields, wanted) });
    }
    return {
      table,
      rowId,
      fields,
      row: now,
      requests: rows,
      timeZone: ctx.clock.timeZone,
      names: now === null ? {} : await namesIn(sql, fields, now),
      at: now?.at ?? (await lastWritten(sql, table, rowId)),
    };
  },
});

async function namesIn(sql: Sql, fields: readonly ShownField[], row: Values): Promise<Values> {
  const names: Record<string, unknown> = {};
  for (const { name, reference } of fields)
    if (reference) names[name] = row[name] == null ? null : await reference.nameOf(sql, Number(row[name]));
  return names;
}

/** Reads from the audit when a master's row was last changed, since the row itself has no such time. */
async function lastWritten(sql: Sql, table: string, rowId: number): Promise<Date | null> {
  const [last] = await sql<{ at: Date | null }>(
    'SELECT MAX(at) AS at FROM audit_row WHERE table_name = $1 AND row_id = $2',
    [table, String(rowId)],
  );
  return last!.at;
}

/** Kinds that are sent as decimal text. */
const FIGURES: ReadonlySet<ShownField['kind']> = new Set<ShownField['kind']>([
  ...(['integer', 'reference', 'money', 'rate', 'percent', 'litres'] as const),
  ...(['wholeLitres', 'kilolitres', 'tenths'] as const),
]);

/** Converts a row's fields to the form of the old tools: figures as numbers, yes and no as 1 and 0. */
export const oldValuesOf = (fields: readonly ShownField[], row: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      const text = textOf(field, row[field.name]);
      if (text === null) return [field.name, null];
      if (field.kind === 'flag') return [field.name, Number(row[field.name])];
      return [field.name, FIGURES.has(field.kind) ? Number(text) : text];
    }),
  );
