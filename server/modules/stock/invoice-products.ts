import { invoiceLineRules } from '../../domain/invoice.rules';
import { labelled } from '../../domain/kernel/message';
import type { Problem } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';

/** Maximum per invoice: more than the compartments of any tanker. */
export const MOST_LINES = 50;

/** The problem of each product that is no fuel in use, at its field. */
export async function problemsOfProducts(
  sql: Sql,
  products: readonly { productId: number; field: string }[],
): Promise<Problem[]> {
  const fuels = await sql<{ id: number }>("SELECT id FROM product WHERE kind = 'FUEL' AND NOT disabled");
  return products
    .filter(({ productId }) => !fuels.some(({ id }) => id === productId))
    .map(({ field }) => ({ code: 'UNKNOWN_PRODUCT', ...labelled(invoiceLineRules.productId.message), field }));
}

export async function productNamed(sql: Sql, id: number): Promise<string> {
  const [product] = await sql<{ name: string }>('SELECT name FROM product WHERE id = $1', [id]);
  return product!.name;
}
