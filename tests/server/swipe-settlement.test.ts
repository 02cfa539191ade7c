import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { swipeSettlements, swipesToCome } from '../../server/modules/cash/swipe-settlement.queries';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { correct } from '../support/corrections';
import { expectBooksInOrder } from '../support/state-of-books';
import { atOnce, CashStation, FIRST_DAY, problemsOf } from './cash-station';

let station: CashStation;
let card: number;
let upi: number;

beforeEach(async () => {
  station = await CashStation.open();
  [card, upi] = station.ids.swipes;
});
afterEach(async () => {
  await expectBooksInOrder(station.backend.database);
  await station.backend.close();
});

const DAY = (place: number): string => addDays(FIRST_DAY, place - 1);

/** Works a day's morning shift with the given swipes (paise). */
async function work(day: number, cardTook: number, upiTook = 0): Promise<number> {
  const shiftId = await station.start(DAY(day));
  await closeWith(cardTook, upiTook);
  return shiftId;
}

const closeWith = (cardTook: number, upiTook = 0): Promise<void> =>
  station.close(
    [
      { swipeMachineId: card, amount: cardTook },
      { swipeMachineId: upi, amount: upiTook },
    ].filter(({ amount }) => amount > 0),
  );

async function rowsOf(route: string, input: object): Promise<Record<string, unknown>[]> {
  const { query } = reports.find((report) => report.route === route)!;
  const { sections } = await ask(station.ctx, query, input as never);
  return (sections as { rows: Record<string, unknown>[] }[])[0]!.rows;
}

interface Settled {
  swipeSettlementId: number;
  days: { businessDate: string; settled: number; toCome: number }[];
  toCome: number;
}

const settle = (paid: number, over: object = {}, ctx: object = {}): Promise<Settled> =>
  station.act(
    'settleSwipe',
    { swipeMachineId: card, paid, paidOn: '2026-03-31', accountId: station.bank, ...over },
    ctx,
  );

const toCome = async (machine = card) =>
  (await ask(station.ctx, swipesToCome)).find(({ swipeMachineId }) => swipeMachineId === machine)!;

describe('three days of two machines', () => {
  beforeEach(async () => {
    await work(1, 3_000_000, 500_000);
    await work(2, 2_000_000);
    await work(3, 1_000_000, 250_000);
  });

  test('the days are outstanding until the bank pays', async () => {
    expect(await ask(station.ctx, swipesToCome)).toMatchObject([
      {
        name: 'PHONEPE UPI',
        toCome: 750_000,
        days: [
          { businessDate: DAY(1), taken: 500_000, settled: 0 },
          { businessDate: DAY(3), taken: 250_000, settled: 0 },
        ],
      },
      { name: 'SBI CARD', toCome: 6_000_000, days: [{ taken: 3_000_000 }, { taken: 2_000_000 }, { taken: 1_000_000 }] },
    ]);
  });

  test('a payment settles the oldest days, its charges are expensed, and the rest is outstanding', async () => {
    const settled = await settle(3_960_000, {
      charges: 40_000,
      expenditureCategoryId: station.charges,
      paidOn: DAY(2),
      reference: 'UTR 1',
    });
    expect(settled).toMatchObject({
      days: [
        { businessDate: DAY(1), settled: 3_000_000, toCome: 0 },
        { businessDate: DAY(2), settled: 1_000_000, toCome: 1_000_000 },
      ],
      toCome: 2_000_000,
    });
    expect(await station.balances()).toMatchObject({
      [`SWIPE ${card}`]: 2_000_000,
      [`SWIPE ${upi}`]: 750_000,
      [`BANK ${station.bank}`]: 3_960_000,
      [`EXPENDITURE ${station.charges}`]: 40_000,
    });
    expect(await toCome()).toMatchObject({
      toCome: 2_000_000,
      days: [
        { businessDate: DAY(2), taken: 2_000_000, settled: 1_000_000 },
        { businessDate: DAY(3), taken: 1_000_000, settled: 0 },
      ],
    });
    expect(await ask(station.ctx, swipeSettlements)).toMatchObject([
      {
        machineName: 'SBI CARD',
        accountName: 'STATE BANK',
        paid: 3_960_000,
        charges: 40_000,
        categoryName: 'Bank charges',
        paidOn: DAY(2),
        firstDay: DAY(1),
        lastDay: DAY(2),
        reference: 'UTR 1',
        enteredBy: 'A USER',
      },
    ]);
    expect(
      await station.sql("SELECT business_date, shift_id FROM journal_entry WHERE document_kind = 'SWIPE_SETTLEMENT'"),
    ).toEqual([{ business_date: DAY(2), shift_id: null }]);
  });

  test('without charges no category is stored, and a fully paid machine is listed with nothing outstanding', async () => {
    const { swipeSettlementId } = await settle(750_000, { swipeMachineId: upi, expenditureCategoryId: station.tea });
    expect(
      await station.sql('SELECT charges, expenditure_category_id FROM swipe_settlement WHERE id = $1', [
        swipeSettlementId,
      ]),
    ).toEqual([{ charges: 0, expenditure_category_id: null }]);
    expect(await toCome(upi)).toMatchObject({ toCome: 0, days: [] });
  });

  test.each([
    ['a missing machine', { swipeMachineId: null }, 'swipeMachineId', 'Select a swipe machine'],
    ['an unknown machine', { swipeMachineId: 999 }, 'swipeMachineId', 'Select a swipe machine'],
    ['a payment of 0', { paid: 0 }, 'paid', 'paid must be more than 0 and at most ₹99,99,99,999.99'],
    ['charges below 0', { charges: -1 }, 'charges', 'charges must not be below 0 and at most ₹99,99,99,999.99'],
    ['a missing account', { accountId: null }, 'accountId', 'Select an account'],
    ['an unknown account', { accountId: 999 }, 'accountId', 'Select an account'],
    [
      'charges without a category',
      { charges: 100 },
      'expenditureCategoryId',
      'Select the expenditure category for the charges',
    ],
    [
      'charges with an unknown category',
      { charges: 100, expenditureCategoryId: 999 },
      'expenditureCategoryId',
      'Select an expenditure category',
    ],
    ['a missing day', { paidOn: null }, 'paidOn', 'Enter the date the money was received'],
    ['an impossible day', { paidOn: '2026-02-30' }, 'paidOn', 'Enter the date the money was received'],
    ['a future day', { paidOn: '2026-04-01' }, 'paidOn', 'Paid on must not be in the future'],
    [
      'a day before the sales that it pays',
      { paid: 3_000_001, paidOn: FIRST_DAY },
      'paidOn',
      'Money received on 01-01-2026 cannot be for 02-01-2026, a later day',
    ],
    [
      'a paisa too much',
      { paid: 6_000_001 },
      'paid',
      '₹60,000.01 is more than the ₹60,000.00 outstanding on this machine',
    ],
    [
      'a paisa too much with the charges',
      { paid: 6_000_000, charges: 100, expenditureCategoryId: 1 },
      'charges',
      'Paid plus charges is ₹60,001.00, more than the ₹60,000.00 outstanding on this machine',
    ],
    [
      'a reference that is too long',
      { reference: 'x'.repeat(46) },
      'reference',
      'Reference must be at most 45 characters',
    ],
  ])('refuses %s, without effect', async (_what, over, field, message) => {
    expect(await problemsOf(settle(100_000, over))).toEqual([[field, message]]);
    expect(await station.sql('SELECT FROM swipe_settlement')).toEqual([]);
  });

  test('two settle a whole machine at once: one succeeds, the other sees the rest', async () => {
    const { done, refused } = await atOnce([() => settle(6_000_000), () => settle(6_000_000)]);
    expect(done).toBe(1);
    expect(refused).toEqual(['₹60,000.00 is more than the ₹0.00 outstanding on this machine']);
  });

  test('twenty settle a part at once: those that fit succeed, day after day, none twice', async () => {
    const { done } = await atOnce(Array.from({ length: 20 }, () => () => settle(450_000)));
    expect(done).toBe(13);
    expect(await toCome()).toMatchObject({ toCome: 150_000, days: [{ businessDate: DAY(3), settled: 850_000 }] });
  });

  test('is recorded once when repeated with the same key', async () => {
    const key = { idempotencyKey: randomUUID() };
    const first = await settle(1_000_000, {}, key);
    expect(await settle(1_000_000, {}, key)).toEqual(first);
    expect(await toCome()).toMatchObject({ toCome: 5_000_000 });
  });

  test('a disabled machine is listed while something is outstanding, and may be settled', async () => {
    await station.sql('UPDATE swipe_machine SET disabled = true WHERE id = $1', [card]);
    expect(await toCome()).toMatchObject({ toCome: 6_000_000 });
    await settle(6_000_000);
    expect(await toCome()).toBeUndefined();
  });

  test('during a close the settlement counts it completely or not at all', async () => {
    await station.start(DAY(4));
    const { done } = await atOnce([() => closeWith(1_000_000), () => settle(6_000_000), () => settle(1_000_000)]);
    const { toCome: left } = await toCome();
    expect([0, 1_000_000, 6_000_000]).toContain(left);
    expect(done).toBeGreaterThanOrEqual(2);
  });
});

describe('a close undone after the bank paid for it', () => {
  test('leaves the payment against the machine until the shift is closed again', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await station.act('undoLastShift', { shiftId });
    await expectBooksInOrder(station.backend.database);
    expect(await toCome()).toMatchObject({
      toCome: -1_000_000,
      days: [{ businessDate: DAY(1), taken: 0, settled: 1_000_000 }],
    });
    expect(await station.balances()).toMatchObject({ [`SWIPE ${card}`]: -1_000_000 });
    expect(await problemsOf(settle(1))).toEqual([
      ['paid', '₹0.01 is more than the -₹10,000.00 outstanding on this machine'],
    ]);
    await closeWith(1_000_000);
    expect(await toCome()).toMatchObject({ toCome: 0, days: [] });
  });

  test('a day closed again for less is netted with the days after it in the next settlement', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await station.act('undoLastShift', { shiftId });
    await closeWith(900_000);
    expect(await toCome()).toMatchObject({ toCome: -100_000 });
    await work(2, 500_000);
    expect(await toCome()).toMatchObject({
      toCome: 400_000,
      days: [
        { businessDate: DAY(1), taken: 900_000, settled: 1_000_000 },
        { businessDate: DAY(2), taken: 500_000, settled: 0 },
      ],
    });
    expect((await settle(400_000)).days).toEqual([
      { businessDate: DAY(1), settled: -100_000, toCome: 0 },
      { businessDate: DAY(2), settled: 500_000, toCome: 0 },
    ]);
    expect(await toCome()).toMatchObject({ toCome: 0, days: [] });
    await work(3, 700_000);
    expect(await toCome()).toMatchObject({
      toCome: 700_000,
      days: [{ businessDate: DAY(3), taken: 700_000, settled: 0 }],
    });
    expect((await settle(650_000)).days).toEqual([{ businessDate: DAY(3), settled: 650_000, toCome: 50_000 }]);
  });

  test('restores the days when the netting settlement is changed and deleted, and nets again', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await station.act('undoLastShift', { shiftId });
    await closeWith(900_000);
    await work(2, 500_000);
    const open = await toCome();
    const { swipeSettlementId: rowId } = await settle(400_000);
    await station.act('changeRow', {
      table: 'swipe_settlement',
      rowId,
      permission: 2,
      changes: [{ field: 'paid', value: '3000.00' }],
    });
    expect(await toCome()).toMatchObject({ days: [{ businessDate: DAY(2), taken: 500_000, settled: 400_000 }] });
    await station.act('changeRow', { table: 'swipe_settlement', rowId, permission: 1, changes: [] });
    expect(await toCome()).toEqual(open);
    expect((await settle(100_000)).days).toEqual([
      { businessDate: DAY(1), settled: -100_000, toCome: 0 },
      { businessDate: DAY(2), settled: 200_000, toCome: 300_000 },
    ]);
  });

  test('is shown netted in the reports: nothing outstanding, each settled on the day of its last payment', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000, { paidOn: DAY(1) });
    await station.act('undoLastShift', { shiftId });
    await closeWith(900_000);
    await work(2, 500_000);
    await settle(400_000, { paidOn: DAY(3) });
    const range = { from: DAY(1), to: DAY(3) };
    const days = await rowsOf('bank-reconciliation', range);
    expect(days.map(({ taken, settled, toCome: open }) => [taken, settled, open])).toEqual([
      [900_000, 900_000, 0],
      [500_000, 500_000, 0],
    ]);
    const grouped = await rowsOf('swipe-grouped', range);
    expect(grouped.map(({ toSettle }) => toSettle)).toEqual([0, 0]);
    const single = await rowsOf('swipe-ungrouped', range);
    expect(single.map(({ settledOn }) => settledOn)).toEqual([DAY(1), DAY(3)]);
  });

  test('a day closed again for more leaves the rest outstanding', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await station.act('undoLastShift', { shiftId });
    await closeWith(1_200_000);
    expect((await settle(200_000)).days).toEqual([{ businessDate: DAY(1), settled: 200_000, toCome: 0 }]);
  });

  test('is not prevented by the settlement, nor the settlement by an undo', async () => {
    const shiftId = await work(1, 1_000_000);
    await atOnce([() => settle(1_000_000), () => station.act('undoLastShift', { shiftId })]);
    await expectBooksInOrder(station.backend.database);
    await closeWith(1_000_000);
  });
});

/** All unsettled days of every machine, calculated from all documents. */
const calculatedDays = () =>
  station.sql(
    `SELECT machine_id AS "swipeMachineId", day AS "businessDate", SUM(taken)::bigint AS taken, SUM(settled)::bigint AS settled
     FROM (SELECT c.swipe_machine_id AS machine_id, s.shift_date AS day, c.amount AS taken, 0 AS settled
           FROM swipe_collection c JOIN shift s ON s.id = c.shift_id
           UNION ALL
           SELECT t.swipe_machine_id, d.business_date, 0, d.amount
           FROM swipe_settlement_day d JOIN swipe_settlement t ON t.id = d.swipe_settlement_id) x
     GROUP BY 1, 2 HAVING SUM(taken) <> SUM(settled) ORDER BY 1, 2`,
  );

test('over any weeks of closes, undos and payments the open days are listed and add up to the ledger', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ what: fc.constant('work'), share: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 4, arbitrary: fc.record({ what: fc.constant('settle'), share: fc.integer({ min: 1, max: 100 }) }) },
    { weight: 2, arbitrary: fc.record({ what: fc.constant('undo'), share: fc.integer({ min: 0, max: 150 }) }) },
  );
  const [steps] = fc.sample(fc.array(step, { minLength: 45, maxLength: 45 }), { numRuns: 1, seed: 20260101 });
  let day = 0;
  let last = 0;
  for (const { what, share } of steps!) {
    if (what === 'work') {
      last = share * 10_000;
      await work(++day, last);
    } else if (what === 'undo' && day > 0) {
      await station.act('undoLastShift', {});
      last = Math.floor((last * share) / 100);
      await closeWith(last);
    } else {
      const { toCome: open = 0 } = (await toCome()) ?? {};
      const paid = Math.floor((open * share) / 100);
      if (paid > 0) await settle(paid);
    }
    const machines = await ask(station.ctx, swipesToCome);
    const { [`SWIPE ${card}`]: balance = 0 } = await station.balances();
    const own = machines.find(({ swipeMachineId }) => swipeMachineId === card)!;
    expect(own.toCome).toBe(balance);
    if (balance !== 0)
      expect(own.days).toEqual((await calculatedDays()).filter(({ swipeMachineId }) => swipeMachineId === card));
  }
}, 60_000);

describe('a card amount corrected after the bank paid for its day', () => {
  /** The correction of a shift: the card took that much, and the rest was handed in as cash. */
  const correctTo = (shiftId: number, cardTook: number): Promise<string[]> =>
    correct(
      { ...station, station: station.ids },
      {
        shiftId,
        change: ({ pumps: [pump] }) => {
          const before = pump!.swipes[0]!.amount;
          pump!.swipes[0]!.amount = cardTook;
          pump!.lastCollection!.amount = (pump!.lastCollection!.amount ?? 0) + before - cardTook;
        },
      },
    );
  const day = (place: number, settled: number, left: number) => ({ businessDate: DAY(place), settled, toCome: left });

  test('to less: the day is settled for more than it took, and the next settlement nets it', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await correctTo(shiftId, 900_000);
    expect(await toCome()).toMatchObject({
      toCome: -100_000,
      days: [{ businessDate: DAY(1), taken: 900_000, settled: 1_000_000 }],
    });
    expect(await problemsOf(settle(1))).toEqual([
      ['paid', '₹0.01 is more than the -₹1,000.00 outstanding on this machine'],
    ]);
    await work(2, 500_000);
    expect((await settle(400_000)).days).toEqual([day(1, -100_000, 0), day(2, 500_000, 0)]);
    expect(await toCome()).toMatchObject({ toCome: 0, days: [] });
    expect(await station.balances()).not.toHaveProperty(`SWIPE ${card}`);
  });

  test('to more: the rest comes with the next settlement', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    // Read as 22 L less, for ₹2,035.00, of which ₹2,000.00 were on the card.
    await correct(
      { ...station, station: station.ids },
      {
        shiftId,
        change: ({ pumps: [pump] }) => {
          pump!.nozzles[0]!.close! += 22_000;
          pump!.swipes[0]!.amount = 1_200_000;
          pump!.lastCollection!.amount! += 3_500;
        },
      },
    );
    await work(2, 500_000);
    expect((await settle(700_000)).days).toEqual([day(1, 200_000, 0), day(2, 500_000, 0)]);
    expect(await toCome()).toMatchObject({ toCome: 0, days: [] });
  });

  test('to less by more than the next day took: what is left nets with the day after it', async () => {
    const shiftId = await work(1, 1_000_000);
    await settle(1_000_000);
    await correctTo(shiftId, 300_000);
    await work(2, 500_000);
    expect(await toCome()).toMatchObject({ toCome: -200_000 });
    await work(3, 600_000);
    expect((await settle(400_000)).days).toEqual([day(1, -700_000, 0), day(2, 500_000, 0), day(3, 600_000, 0)]);
    expect(await toCome()).toMatchObject({ toCome: 0, days: [] });
  });
});
