import { Field, Int, ObjectType } from 'type-graphql';
import { invoiceRules } from '../../domain/invoice.rules';
import type { Problem } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';

@ObjectType({ description: 'A supplier that an invoice may name.' })
export class InvoiceSupplier {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => Boolean, { description: 'Whether the form proposes it: the last one used, or the only one.' })
  isProposed!: boolean;
}

/** The suppliers in use by name, with the one to propose. */
export const invoiceSuppliers = defineQuery({
  name: 'invoiceSuppliers',
  right: 'stock.record',
  input: NoInput,
  run: ({ sql }) =>
    sql<InvoiceSupplier>(
      `WITH used AS (SELECT id, name FROM supplier WHERE NOT disabled)
       SELECT id, name, COALESCE(id = (SELECT supplier_id FROM invoice WHERE supplier_id IN (SELECT id FROM used)
                                       ORDER BY id DESC LIMIT 1),
                                 (SELECT COUNT(*) FROM used) = 1) AS "isProposed"
       FROM used ORDER BY name`,
    ),
});

/** Refuses a supplier that is neither in use nor the document's current one. */
export async function problemsOfSupplier(sql: Sql, id: number | null, kept: number | null = null): Promise<Problem[]> {
  if (id === null) return [];
  const known = await sql('SELECT FROM supplier WHERE id = $1 AND (id = $2::int OR NOT disabled)', [id, kept]);
  if (known.length > 0) return [];
  return [{ code: 'UNKNOWN_SUPPLIER', message: invoiceRules.supplierId.message, field: 'supplierId' }];
}
