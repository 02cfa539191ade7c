import type { FieldRule } from '../domain/field-rules';
import { columnOf } from '../platform/column-of';
import { type ChangeField, changeField } from '../services/approvals/change-field';
import { masterOf } from './master';
import type { MasterClass } from './master-row';

/** A field of a document that refers to a row of a master. */
export function referenceField(name: string, label: string, rule: FieldRule, target: () => MasterClass): ChangeField {
  return changeField(name, label, rule, {
    kind: 'reference',
    reference: {
      get master() {
        return masterOf(target()).name;
      },
      async nameOf(sql, id) {
        const { table, title } = masterOf(target());
        const [row] = await sql<{ name: string }>(`SELECT ${columnOf(title)} AS name FROM ${table} WHERE id = $1`, [
          id,
        ]);
        return row?.name ?? null;
      },
    },
  });
}
