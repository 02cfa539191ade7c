import { seedStation } from '../../server/database/seed/seed-station';
import { productSales } from '../../server/modules/closing/product-sales.query';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let ctx: Context;
let days: string[];
beforeAll(async () => {
  backend = await openBackend();
  await seedStation({ ...backend.request(), isEmbedded: true }, 4);
  ctx = await contextOf(backend, false);
  const rows = await backend.sql<{ day: string }>('SELECT DISTINCT shift_date AS day FROM shift ORDER BY 1');
  days = rows.map(({ day }) => day);
  expect(days.length).toBeGreaterThan(3);
}, 120_000);
afterAll(() => backend.close());

/** Summed from the measured and recorded documents instead of the figures of the close: each nozzle at its own rate. */
const documentsOf = (from: string, to: string) =>
  backend.sql(
    `WITH sold AS (
       SELECT n.product_id, SUM(n.consumption)::bigint AS litres,
              SUM(round((n.consumption) * n.rate / 1000.0))::bigint AS amount
       FROM shift s JOIN nozzle_reading n ON n.shift_id = s.id
       WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN $1 AND $2 GROUP BY 1),
     credit AS (
       SELECT c.product_id, SUM(c.litres)::bigint AS litres, SUM(c.amount)::bigint AS amount
       FROM shift s JOIN credit_sale c ON c.shift_id = s.id
       WHERE s.state = 'CLOSED' AND s.shift_date BETWEEN $1 AND $2 GROUP BY 1)
     SELECT p.id AS "productId", p.short_name AS product, sold.litres, sold.amount,
            COALESCE(credit.litres, 0) AS "creditLitres", COALESCE(credit.amount, 0) AS "creditAmount"
     FROM sold JOIN product p ON p.id = sold.product_id LEFT JOIN credit ON credit.product_id = p.id
     ORDER BY p.short_name`,
    [from, to],
  );

it('a range and each of its days are the sums of the documents of its closed shifts', async () => {
  for (const [from, to] of [
    [days[0]!, days.at(-1)!],
    [days[1]!, days[2]!],
    ...days.map((day) => [day, day] as const),
  ]) {
    const sales = await ask(ctx, productSales, { from, to });
    expect([from, to, sales]).toEqual([from, to, await documentsOf(from!, to!)]);
  }
});

it('a range without closed shifts is empty, and a reversed one is refused', async () => {
  expect(await ask(ctx, productSales, { from: '2099-01-01', to: '2099-01-31' })).toEqual([]);
  await expect(ask(ctx, productSales, { from: '2026-01-02', to: '2026-01-01' })).rejects.toThrow(
    'To must not be before From',
  );
});
