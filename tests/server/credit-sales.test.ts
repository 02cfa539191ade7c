import { seedStation } from '../../server/database/seed/seed-station';
import { creditSale, creditSales } from '../../server/modules/credit/credit-sales.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let ctx: Context;
let all: { id: number; shiftDate: string; creditorId: number; amount: number }[];
beforeAll(async () => {
  backend = await openBackend();
  await seedStation({ ...backend.request(), isEmbedded: true }, 4);
  ctx = await contextOf(backend, false);
  all = await backend.sql(
    `SELECT c.id, s.shift_date AS "shiftDate", c.creditor_id AS "creditorId", c.amount
     FROM credit_sale c JOIN shift s ON s.id = c.shift_id ORDER BY s.shift_date, s.id, c.id`,
  );
  expect(all.length).toBeGreaterThan(30);
}, 120_000);
afterAll(() => backend.close());

type Asked = Record<string, string | number>;

/** All pages of a query, joined. */
async function wholeOf({ after: begin, ...asked }: Asked): Promise<number[]> {
  const ids: number[] = [];
  for (let after = begin as string | undefined; ; ) {
    const { rows, next } = await ask(ctx, creditSales, { ...asked, ...(after && { after }) });
    ids.push(...rows.map(({ id }) => id));
    if (next === null) return ids;
    expect(rows).toHaveLength(asked.first as number);
    after = next;
  }
}

const days = () => [...new Set(all.map(({ shiftDate }) => shiftDate))];

it.each([1, 7, 200])('joined pages of %i contain all sales, each once, in order', async (first) => {
  expect(await wholeOf({ first })).toEqual(all.map(({ id }) => id));
});

it('filters by days and creditor', async () => {
  const [, from, to] = days() as [string, string, string];
  const { creditorId } = all.find(({ shiftDate }) => shiftDate === from)!;
  const chosen = (kept: (sale: (typeof all)[number]) => boolean) => all.filter(kept).map(({ id }) => id);
  const within = ({ shiftDate }: { shiftDate: string }) => shiftDate >= from && shiftDate <= to;
  expect(await wholeOf({ from, to, first: 5 })).toEqual(chosen(within));
  expect(await wholeOf({ from, first: 50 })).toEqual(chosen(({ shiftDate }) => shiftDate >= from));
  expect(await wholeOf({ to, first: 50 })).toEqual(chosen(({ shiftDate }) => shiftDate <= to));
  expect(await wholeOf({ creditorId, first: 2 })).toEqual(chosen((sale) => sale.creditorId === creditorId));
  expect(await wholeOf({ from, to, creditorId, first: 1 })).toEqual(
    chosen((sale) => within(sale) && sale.creditorId === creditorId),
  );
  const early = await ask(ctx, creditSales, { first: 1 });
  expect(await wholeOf({ from, first: 200, after: early.next! })).toEqual(chosen(({ shiftDate }) => shiftDate >= from));
  for (const none of [{ from: '2099-01-01' }, { to: '1999-01-01' }] as Asked[])
    expect(await wholeOf({ ...none, first: 50 })).toEqual([]);
});

it('a single sale has its creditor, product and figures', async () => {
  const { rows } = await ask(ctx, creditSales, { first: 1 });
  const [row] = await backend.sql<{
    firmName: string;
    name: string;
    shiftDate: string;
    litres: number;
    amount: number;
  }>(
    `SELECT r.firm_name AS "firmName", p.name, s.shift_date AS "shiftDate", c.litres, c.amount FROM credit_sale c
     JOIN creditor r ON r.id = c.creditor_id JOIN product p ON p.id = c.product_id JOIN shift s ON s.id = c.shift_id
     WHERE c.id = $1`,
    [rows[0]!.id],
  );
  const { firmName, name, ...own } = row!;
  expect(rows[0]).toMatchObject({ ...own, creditor: { firmName }, product: { name } });
  expect(await ask(ctx, creditSale, { id: rows[0]!.id })).toEqual(rows[0]);
  expect(await ask(ctx, creditSale, { id: 999_999 })).toBeNull();
});

it.each<[Asked, string]>([
  [{ first: 0 }, 'first must be 1 or more'],
  [{ first: 201 }, 'first must be 200 or less'],
  [{ first: 1.5 }, 'first must be a whole number'],
  [{ after: '1' }, 'after must be the next of a page'],
  [{ after: "1.1' OR 1=1" }, 'after must be the next of a page'],
  [{ from: '2026-02-30' }, 'please enter a valid date YYYY-MM-DD format'],
  [{ creditorId: 999_999 }, 'There is no creditor with the id 999999'],
  [{ from: '2026-01-02', to: '2026-01-01' }, 'To must not be before From'],
])('refuses %j: %s', async (asked, reason) => {
  await expect(ask(ctx, creditSales, asked)).rejects.toThrow(reason);
});
