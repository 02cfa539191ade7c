import { randomUUID } from 'node:crypto';
import type { Backend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, NOTES, notesOf } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

let backend: Backend;
let act: Act;
let station: ClosingStation;
let shifts = 0;

beforeAll(async () => {
  ({ backend, act, station } = await openClosingStation());
});
afterEach(() => expectBooksInOrder(backend.database));
afterAll(() => backend.close());

const nextShift = () => {
  const index = shifts++;
  const shiftDate = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 2))).toISOString().slice(0, 10);
  return { shiftDate, shiftTypeId: index % 2 === 0 ? station.morning : station.night };
};

/** A close in which each HS nozzle sold 100 L, and what is neither on credit nor collected is handed in last. */
async function closeOf(shiftId: number): Promise<object> {
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; productId: number; open: number }>(
    `SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", product_id AS "productId", open FROM nozzle_reading
     WHERE shift_id = $1 ORDER BY nozzle_id`,
    [shiftId],
  );
  const sold = (productId: number) => (productId === station.hs ? 100_000 : 0);
  const taken = await backend.sql<{ pumpId: number; amount: number }>(
    `SELECT pump_id AS "pumpId", SUM(amount)::bigint AS amount FROM (
       SELECT pump_id, amount FROM credit_sale WHERE shift_id = $1
       UNION ALL SELECT pump_id, amount FROM cash_collection WHERE shift_id = $1) t GROUP BY pump_id`,
    [shiftId],
  );
  return {
    shiftId,
    pumps: station.pumps.map((pumpId) => ({
      pumpId,
      nozzles: legs
        .filter((leg) => leg.pumpId === pumpId)
        .map(({ nozzleId, productId, open }) => ({ nozzleId, close: open + sold(productId) })),
      swipes: [],
      lastCollection: {
        employeeId: station.employees[0],
        amount: 925_000 - (taken.find((row) => row.pumpId === pumpId)?.amount ?? 0),
      },
      shortages: [],
    })),
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  };
}

const settled = async <T>(work: Promise<T>[]) => {
  const results = await Promise.allSettled(work);
  return {
    done: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused: results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as { kind?: string; message: string }] : [],
    ),
  };
};

const fifty = <T>(work: (index: number) => Promise<T>) =>
  settled(Array.from({ length: 50 }, (_, index) => work(index)));

it('50 concurrent starts of the next shift: one succeeds, 49 refusals name the running shift', async () => {
  const first = nextShift();
  const { done, refused } = await fifty(() => act('startShift', first));
  expect(done).toHaveLength(1);
  expect(new Set(refused.map(({ message }) => message))).toEqual(
    new Set(['A shift is already running: 01-01-2026 Morning']),
  );
});
it('50 concurrent closes: one succeeds, 49 refusals name who closed the shift', async () => {
  const [running] = await backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  const close = await closeOf(running!.id);
  const others = await Promise.all(Array.from({ length: 5 }, async () => actAs(await contextOf(backend, false))));
  const { done, refused } = await fifty((index) =>
    others[index % 5]!('closeShift', { ...close, ...(index % 2 === 0 && { shiftId: null }) }),
  );
  expect(done).toMatchObject([{ shiftId: running!.id, shiftDate: '2026-01-01' }]);
  expect(refused).toHaveLength(49);
  for (const { message } of refused)
    expect(message).toMatch(
      /^(Shift 01-01-2026 Morning was closed by A USER at [\d-]+ [\d:]+|No shift is running !!!)$/,
    );
  const afterClose = refused.filter(({ message }) => message.includes('was closed by'));
  expect(afterClose.length).toBeGreaterThanOrEqual(25);
});

it('50 concurrent undos: one succeeds, the others change nothing', async () => {
  const [last] = await backend.sql<{ id: number }>('SELECT MAX(id) AS id FROM shift');
  const { done, refused } = await fifty(() => act('undoLastShift', { shiftId: last!.id }));
  expect(done).toEqual([{ shiftId: last!.id }]);
  expect(new Set(refused.map(({ message }) => message))).toEqual(
    new Set(['Shift 01-01-2026 Morning is already running. There is nothing to undo.']),
  );
  await act('closeShift', await closeOf(last!.id));
});

it('30 writers during a close, 20 times: every acknowledged entry is in it or refused', async () => {
  for (let round = 0; round < 20; round++) {
    const { shiftId } = await act<{ shiftId: number }>('startShift', nextShift());
    const pumpId = station.pumps[0];
    const sale = { creditorId: station.creditors[0], pumpId, productId: station.hs, litres: 1000 };
    const write = (index: number) =>
      index % 2 === 0
        ? act<{ creditSaleId?: number }>('recordCreditSale', sale)
        : act<{ cashCollectionId?: number }>('collectCash', {
            pumpId,
            employeeId: station.employees[1],
            notes: notesOf(5_000),
          });
    const close = await closeOf(shiftId);
    const writers = Array.from({ length: 30 }, async (_, index) => {
      await new Promise((resolve) => setTimeout(resolve, index * (round % 4)));
      return write(index);
    });
    // The closer reloads and retries until nothing was written in between, as the live form does.
    const closer = (async () => {
      for (let tries = 0; tries < 60; tries++) {
        const { done } = await settled([act('closeShift', tries === 0 ? close : await closeOf(shiftId))]);
        if (done.length === 1) return tries;
      }
      throw new Error('It never closed');
    })();
    const { done, refused } = await settled(writers);
    await closer;
    for (const { message } of refused) expect(message).toBe('No shift is running !!!');
    const [stored] = await backend.sql<{ sales: number; collections: number }>(
      `SELECT (SELECT COUNT(*) FROM credit_sale WHERE shift_id = $1)::int AS sales,
              (SELECT COUNT(*) FROM cash_collection WHERE shift_id = $1 AND NOT is_last)::int AS collections`,
      [shiftId],
    );
    expect(stored).toEqual({
      sales: done.filter((answer) => 'creditSaleId' in answer).length,
      collections: done.filter((answer) => 'cashCollectionId' in answer).length,
    });
    expect(done.length + refused.length).toBe(30);
    await expectBooksInOrder(backend.database);
  }
}, 120_000);

it('the same key sent 50 times gives one effect and one answer', async () => {
  await act('startShift', nextShift());
  const key = randomUUID();
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 2500 };
  const { done, refused } = await fifty(() =>
    act<{ creditSaleId: number }>('recordCreditSale', sale, { idempotencyKey: key }),
  );
  expect(refused).toEqual([]);
  expect(new Set(done.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = await backend.sql('SELECT id FROM credit_sale WHERE litres = 2500');
  expect(rows).toHaveLength(1);
});

it('the same key with another body is refused without effect', async () => {
  const key = randomUUID();
  const sale = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs, litres: 3500 };
  await act('recordCreditSale', sale, { idempotencyKey: key });
  const { refused } = await settled([act('recordCreditSale', { ...sale, litres: 3600 }, { idempotencyKey: key })]);
  expect(refused.map(({ kind, message }) => ({ kind, message }))).toEqual([
    { kind: 'REUSED', message: 'This Idempotency-Key was used with another body' },
  ]);
  expect(await backend.sql('SELECT id FROM credit_sale WHERE litres = 3600')).toEqual([]);
});

it('two sales that each fit do not exceed a limit together', async () => {
  // The limit is ₹1,000; each sale is ₹647.50.
  const sale = { creditorId: station.creditors[1], pumpId: station.pumps[0], productId: station.hs, litres: 7000 };
  const { done, refused } = await fifty(() => act('recordCreditSale', sale));
  expect(done).toHaveLength(1);
  expect(new Set(refused.map(({ message }) => message))).toEqual(
    new Set(['SMALL LIMIT would owe ₹1,295.00, over the limit of ₹1,000.00. Enter a reason to sell anyway.']),
  );
});

it('exchanges never take a note twice', async () => {
  const before = await backend.sql<{ value: number; available: number }>(
    'SELECT value, available FROM denomination WHERE NOT is_uncounted',
  );
  const five = before.find(({ value }) => value === 50_000)!.available;
  const exchange = {
    notes: NOTES.map((value) => ({ value, in: value === 100 ? 25 : 0, out: value === 500 ? 5 : 0 })),
  };
  const { done } = await fifty(() => act('exchangeCash', exchange));
  expect(done).toHaveLength(Math.min(50, Math.floor(five / 5)));
});
