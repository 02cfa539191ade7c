import type { Message } from '../../domain/kernel/message';
import { unusual } from '../../domain/unusual.messages';
import { UNUSUAL_FROM, usualUnlessNear } from '../../domain/unusual-figure.rules';
import { vehicleKey } from '../../domain/vehicle-number';
import type { Sql } from '../../platform/sql';

interface SoldLitres {
  /** Null for a sale that is not recorded yet. */
  id?: number | null;
  creditorId: number;
  productId: number;
  vehicle?: string | null;
  litres: number;
}

/** What is said of litres that are far from what the creditor's vehicle takes of the product; null if they are not. */
export async function unusualLitresText(
  sql: Sql,
  { id = null, creditorId, productId, vehicle, litres }: SoldLitres,
): Promise<Message | null> {
  if (!vehicle?.trim()) return null;
  const earlier = await sql<{ litres: number }>(
    `SELECT litres FROM credit_sale
     WHERE creditor_id = $1 AND vehicle_key = $2 AND product_id = $3 AND id IS DISTINCT FROM $4::bigint
     ORDER BY id DESC LIMIT $5`,
    [creditorId, vehicleKey(vehicle), productId, id, UNUSUAL_FROM.litres.newest],
  );
  const usual = usualUnlessNear(
    'litres',
    litres,
    earlier.map((sale) => sale.litres),
  );
  return usual === null ? null : unusual.litres({ figure: litres, usual });
}
