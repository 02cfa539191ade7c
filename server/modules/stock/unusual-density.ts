import { challanDensity, unusualWords } from '../../domain/density';
import type { Message } from '../../domain/kernel/message';
import type { Sql } from '../../platform/sql';

/** What is said of an invoice line whose density is not that of its fuel; null if it is. */
export async function unusualDensityText(
  sql: Sql,
  { productId, density }: { productId: number; density: string },
): Promise<Message | null> {
  const [product] = await sql<{ shortName: string }>('SELECT short_name AS "shortName" FROM product WHERE id = $1', [
    productId,
  ]);
  const read = challanDensity(density);
  return read === null ? null : unusualWords(product!.shortName, read);
}
