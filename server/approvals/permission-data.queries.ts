import { defineQuery } from '../platform/ask';
import { type ShownField, textOf, type Values } from './change-field';
import type { ChangePermission } from './change-request.entity';
import { changeableNamed, noSuchRow } from './changeable';
import { RowInput } from './review.queries';

/** A row and what waits for a decision on it, by the registry's own names, as tools outside of the application know it. */
export interface PermissionData {
  /** Those of the registry: no other column of the row leaves the server. */
  fields: readonly ShownField[];
  /** As it is now; null once it is deleted. */
  row: Values | null;
  at: Date | null;
  requests: PermissionRow[];
  timeZone: string;
}

export interface PermissionRow {
  notificationId: number;
  permission: ChangePermission;
  title: string;
  comment: string | null;
  userName: string;
  requestedAt: Date;
  /** The row as it is wanted. */
  wanted: Values;
}

type Stored = Omit<PermissionRow, 'wanted'> & { changes: Values; before: Values };

/** Refused with the same NOT_FOUND for a table that is not open and for a row that is not there. */
export const permissionData = defineQuery({
  name: 'permissionData',
  permission: 'admin',
  input: RowInput,
  snapshot: true,
  async run({ sql, ctx }, { table, rowId }): Promise<PermissionData> {
    const changeable = changeableNamed(table);
    const now = await changeable.read(sql, rowId);
    const requests = await sql<Stored>(
      `SELECT r.id AS "notificationId", r.permission, r.title, r.comment, u.name AS "userName",
              r.requested_at AS "requestedAt", r.changes, r.before
       FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
       WHERE r.state = 'PENDING' AND r.table_name = $1 AND r.row_id = $2 ORDER BY r.id`,
      [table, rowId],
    );
    if (now === null && requests.length === 0) throw noSuchRow();
    return {
      fields: [...changeable.fields, ...changeable.facts],
      row: now,
      at: now?.at ?? null,
      requests: requests.map(({ changes, before, ...request }) => ({
        ...request,
        wanted: { ...before, ...now, ...changes },
      })),
      timeZone: ctx.clock.timeZone,
    };
  },
});

/** Figures that travel as decimal texts. */
const FIGURES: ReadonlySet<ShownField['kind']> = new Set<ShownField['kind']>([
  ...(['integer', 'reference', 'money', 'rate', 'percent', 'litres'] as const),
  ...(['wholeLitres', 'kilolitres', 'tenths'] as const),
]);

/** Of a row, the fields as the old tools have them: figures as numbers, yes and no as 1 and 0. */
export const oldValuesOf = (fields: readonly ShownField[], row: Values): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => {
      const text = textOf(field, row[field.name]);
      if (text === null) return [field.name, null];
      if (field.kind === 'flag') return [field.name, Number(row[field.name])];
      return [field.name, FIGURES.has(field.kind) ? Number(text) : text];
    }),
  );
