import { defineQuery, NoInput } from '../platform/ask';

/** A pump and a product that one of its nozzles sells. */
export interface PumpWithProduct {
  pumpId: number;
  pumpName: string;
  productId: number;
  productName: string;
}

/** The products of each pump, by the nozzles currently in use. */
export const pumpsWithProducts = defineQuery({
  name: 'pumpsWithProducts',
  right: 'masters.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<PumpWithProduct>(
      `SELECT DISTINCT p.id AS "pumpId", p.name AS "pumpName", d.id AS "productId", d.name AS "productName"
       FROM pump p
       JOIN nozzle n ON n.pump_id = p.id AND NOT n.disabled
       JOIN tank t ON t.id = n.tank_id AND NOT t.disabled
       JOIN product d ON d.id = t.product_id AND NOT d.disabled
       WHERE NOT p.disabled ORDER BY p.name, d.name`,
    ),
});
