import { StockInStation } from '../server/stock-in-station';
import { expectBooksInOrder } from '../support/state-of-books';

let at: StockInStation;

beforeAll(async () => {
  at = await StockInStation.open();
  await at.startMorning('2026-01-01');
});
afterAll(() => at.close());

test('twenty at once of one line: exactly those that fit are accepted', async () => {
  const line = await at.lineOf(10);
  const before = await at.bookOf(at.ids.tanks[0]);
  const work = Array.from({ length: 20 }, (_, index) =>
    at.record(at.exactly(line, index % 2 === 0 ? 1_500_000 : 1_000_000)),
  );
  const results = await Promise.allSettled(work);
  const taken = await at.backend.sql<{ litres: number }>(
    'SELECT SUM(quantity)::bigint AS litres FROM stock_in WHERE invoice_line_id = $1',
    [line],
  );
  const done = results.filter(({ status }) => status === 'fulfilled').length;
  expect(done).toBeGreaterThanOrEqual(7);
  for (const result of results) {
    if (result.status === 'fulfilled') continue;
    expect(['StockIn Quantity not more then Remaining Quantity', 'quantity must be a valid integer']).toContain(
      (result.reason as Error).message,
    );
  }
  const remaining = await at.remainingOf(line);
  // Ten of them are for 1,000 L, more than fits, so less than that remains.
  expect(remaining).toBeLessThan(1_000_000);
  expect(taken[0]!.litres + remaining).toBe(10_000_000);
  expect((await at.bookOf(at.ids.tanks[0])).available).toBe(before.available + taken[0]!.litres);
});

test('stock-ins during the close are each in the closed books or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const line = await at.lineOf(100);
    const writers = Array.from({ length: 12 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * (round % 3) * 2));
      return at.record(at.exactly(line, 1_000_000, round % 2 === 0 ? at.third : at.ids.tanks[0]));
    });
    const closed = at.closeIdle();
    const results = await Promise.allSettled(writers);
    await closed;
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    for (const result of results)
      if (result.status === 'rejected') expect((result.reason as Error).message).toBe('No shift is running !!!');
    const [stored] = await at.backend.sql<{ documents: number; litres: number }>(
      'SELECT COUNT(*)::int AS documents, COALESCE(SUM(quantity), 0)::bigint AS litres FROM stock_in WHERE invoice_line_id = $1',
      [line],
    );
    expect(stored).toEqual({ documents: done, litres: done * 1_000_000 });
    expect(await at.remainingOf(line)).toBe((100 - done) * 1_000_000);
    await expectBooksInOrder(at.backend.database);
    await at.startMorning(`2026-01-0${round + 2}`);
  }
}, 60_000);
