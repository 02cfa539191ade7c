import { moneyText } from '../../server/domain/kernel/money';
import { billableCreditors, billByNumber, billPreview } from '../../server/modules/credit/bill.queries';
import { ask } from '../../server/platform/ask';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation, type MadeBill } from './billing-station';
import { saidOf } from './stock-in-station';

const APRIL = ['2026-04-01', '2026-04-30'] as const;

let at: BillingStation;
let shree: number;
let ganesh: number;
let corner: number;

/**
 * April: SHREE owed ₹1,000 before, bought fuel on two days and paid ₹5,000; GANESH bought 20 L; the corner shop is a
 * small creditor.
 */
beforeAll(async () => {
  at = await BillingStation.open();
  shree = await at.addFirm('SHREE ROADLINES', '2026-04-01', { openingBalance: 100_000 });
  ganesh = await at.addFirm('GANESH LOGISTICS', '2026-04-01');
  corner = await at.addFirm('CORNER SHOP', '2026-04-01', { isSmall: true });
  await at.workDay('2026-04-10', {
    sales: [
      { creditorId: shree, litres: 100, vehicle: 'GJ02B2' },
      { creditorId: shree, litres: 50, product: 'ms' },
      { creditorId: corner, litres: 5 },
    ],
  });
  await at.workDay('2026-04-15', {
    sales: [
      { creditorId: shree, litres: 200, vehicle: 'GJ01A1' },
      { creditorId: shree, litres: 10, vehicle: 'GJ02B2' },
      { creditorId: ganesh, litres: 20, vehicle: 'GJ09Z9' },
    ],
    payments: [{ creditorId: shree, rupees: 5_000 }],
  });
  await at.workDay('2026-05-02', { sales: [{ creditorId: shree, litres: 10, vehicle: 'GJ01A1' }] });
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const on = (day: string) => ({ ...at.clerk, clock: clockOn(day) });
const rowOf = async (billId: number): Promise<Record<string, unknown>> =>
  (await at.backend.sql('SELECT * FROM creditor_bill WHERE id = $1', [billId]))[0]!;
const salesOn = async (billId: number): Promise<number[]> =>
  (await at.backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE bill_id = $1 ORDER BY id', [billId])).map(
    ({ id }) => id,
  );
const sequences = async (): Promise<Record<string, unknown>[]> =>
  at.backend.sql(`SELECT series, financial_year AS year, last FROM bill_sequence ORDER BY 1, 2`);

test('proposes the creditors to bill for a period: by name, without small ones', async () => {
  const found = await ask(on('2026-05-03'), billableCreditors, { from: APRIL[0], to: APRIL[1] });
  expect(found).toEqual([
    {
      creditorId: ganesh,
      firmName: 'GANESH LOGISTICS',
      sales: 1,
      vehicles: 1,
      litres: 20_000,
      amount: 185_000,
      oldestDate: '2026-04-15',
      problem: null,
      refusal: null,
    },
    {
      // 100 + 200 + 10 L × 92.50 and 50 L × 104.20; one sale has no vehicle
      creditorId: shree,
      firmName: 'SHREE ROADLINES',
      sales: 4,
      vehicles: 2,
      litres: 360_000,
      amount: 3_388_500,
      oldestDate: '2026-04-10',
      problem: null,
      refusal: null,
    },
  ]);
  const may = await ask(on('2026-05-03'), billableCreditors, { from: '2026-05-01', to: '2026-05-03' });
  expect(may.map(({ creditorId, amount }) => [creditorId, amount])).toEqual([[shree, 92_500]]);
});

/** Input that is refused, and the message at the field. */
const REFUSED: [string, () => object, string[]][] = [
  [
    'a small creditor',
    () => ({ creditorId: corner }),
    ['REFUSED', 'creditorId: A small creditor has an open account and gets no bills'],
  ],
  [
    'days without sales',
    () => ({ from: '2026-04-11', to: '2026-04-14' }),
    ['REFUSED', 'from: There are no sales to bill in these days'],
  ],
  ['a future last day', () => ({ to: '2026-05-04' }), ['INVALID', 'to: To must not be after today']],
  [
    'a last day before the first',
    () => ({ from: '2026-04-30', to: '2026-04-01' }),
    ['INVALID', 'to: To must not be before From'],
  ],
  ['an unknown creditor', () => ({ creditorId: 999_999 }), ['INVALID', 'creditorId: Select a creditor']],
  ['a missing creditor', () => ({ creditorId: null }), ['INVALID', 'creditorId: Select a creditor']],
  ['an impossible first day', () => ({ from: '2026-02-30' }), ['INVALID', 'from: Enter the first day']],
  ['a missing last day', () => ({ to: '' }), ['INVALID', 'to: Enter the last day']],
];

test.each(REFUSED)('refuses a bill and its preview with %s', async (_what, wrong, words) => {
  const input = { creditorId: shree, from: APRIL[0], to: APRIL[1], ...wrong() };
  expect(await saidOf(at.act('makeBill', input, { clock: clockOn('2026-05-03') }))).toEqual(words);
  expect(await saidOf(ask(on('2026-05-03'), billPreview, input))).toEqual(words);
  expect(await sequences()).toEqual([]);
});

test('the preview shows opening due, vehicles, payments, closing due and the amount in words', async () => {
  const preview = await ask(on('2026-05-03'), billPreview, { creditorId: shree, from: APRIL[0], to: APRIL[1] });
  expect(preview).toMatchObject({
    firmName: 'SHREE ROADLINES',
    opening: 100_000,
    amount: 3_388_500,
    paid: 500_000,
    closing: 2_988_500,
    amountInWords: 'Rupees Thirty Three Thousand Eight Hundred Eighty Five Only',
    payments: [{ date: '2026-04-15', way: 'Cash', reference: null, amount: 500_000 }],
  });
  expect(preview.vehicles.map(({ vehicle, sales, amount }) => [vehicle, sales, amount])).toEqual([
    ['GJ01A1', 1, 1_850_000],
    ['GJ02B2', 2, 1_017_500],
    [null, 1, 521_000],
  ]);
  expect(preview.products.map(({ shortName, litres, amount }) => [shortName, litres, amount])).toEqual([
    ['HS', 310_000, 2_867_500],
    ['MS', 50_000, 521_000],
  ]);
});

test('a bill has the figures of its preview and the next number, and owns the sales of its days', async () => {
  const made = await at.bill('2026-05-03', shree, ...APRIL);
  expect(made).toEqual({ billId: made.billId, number: 'CR/2026-27/000001', amount: 3_388_500 });
  expect(await rowOf(made.billId)).toMatchObject({
    kind: 'SALES',
    series: 'CR',
    financial_year: '2026-27',
    sequence: 1,
    bill_date: '2026-05-03',
    from_date: '2026-04-01',
    to_date: '2026-04-30',
    opening: 100_000,
    amount: 3_388_500,
    // The opening balance took ₹1,000 of the ₹5,000; the advance of ₹4,000 settles part of the bill.
    paid: 500_000,
    closing: 2_988_500,
    settled: 400_000,
    settled_on: null,
  });
  expect(await salesOn(made.billId)).toHaveLength(4);
  expect(await balanceOf(at.backend.sql, account('CREDITOR', shree), '2026-04-30')).toBe(2_988_500);
  expect(await saidOf(at.bill('2026-05-03', shree, ...APRIL))).toEqual([
    'REFUSED',
    'from: There are no sales to bill in these days',
  ]);
});

test('a bill of all days has everything unbilled, receipts too; it opens with the last closing', async () => {
  const made = await at.bill('2026-05-03', shree, '2026-04-01', '2026-05-03');
  expect(await rowOf(made.billId)).toMatchObject({
    number: 'CR/2026-27/000002',
    opening: 2_988_500,
    amount: 92_500,
    paid: 0,
    closing: 3_081_000,
  });
});

test('a disabled creditor is still billed for what it owes', async () => {
  const [firm] = await at.backend.sql<{ version: number }>('SELECT version FROM creditor WHERE id = $1', [ganesh]);
  await at.act('removeCreditor', { id: ganesh, version: firm!.version });
  const { number } = await at.bill('2026-05-03', ganesh, ...APRIL);
  expect(number).toBe('CR/2026-27/000003');
});

test.each([
  ['CR/2026-27/000003', 'GANESH LOGISTICS'],
  [' cr/2026-27/000001 ', 'SHREE ROADLINES'],
  ['CR/2026-27/000099', undefined],
  ['3', undefined],
])('finds a bill by the number %j', async (number, firmName) => {
  expect((await ask(at.clerk, billByNumber, { number }))?.firmName).toBe(firmName);
});

describe('a repeated request', () => {
  let first: MadeBill;

  test('a repeated request with the same key returns the same bill', async () => {
    await at.workDay('2026-05-05', { sales: [{ creditorId: shree, litres: 30 }] });
    const bill = () => at.bill('2026-05-06', shree, '2026-05-01', '2026-05-06', { idempotencyKey: 'bill-of-may' });
    const [one, other] = await Promise.all([bill(), bill()]);
    expect(one).toEqual(other);
    expect(await bill()).toEqual(one);
    first = one;
  });

  test('a request with another period under that key is refused', async () => {
    expect(await saidOf(at.bill('2026-05-06', shree, ...APRIL, { idempotencyKey: 'bill-of-may' }))).toEqual([
      'REUSED',
      'This Idempotency-Key was used with another body',
    ]);
    expect(await salesOn(first.billId)).toHaveLength(1);
  });
});

test('releases its number when it fails afterwards', async () => {
  const [jammed, other] = [at.ids.creditors[0], shree];
  await at.workDay('2026-05-07', { sales: [jammed, other].map((creditorId) => ({ creditorId, litres: 40 })) });
  await at.backend.sql(
    `CREATE FUNCTION jam() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'the paper is jammed'; END $$`,
  );
  await at.backend.sql(`CREATE TRIGGER jam BEFORE UPDATE OF bill_id ON credit_sale
                      FOR EACH ROW WHEN (NEW.creditor_id = ${jammed}) EXECUTE FUNCTION jam()`);
  const before = await sequences();
  const bill = (creditorId: number) => at.bill('2026-05-08', creditorId, '2026-05-01', '2026-05-08');
  await expect(bill(jammed)).rejects.toThrow('the paper is jammed');
  expect(await sequences()).toEqual(before);
  const { number } = await bill(other);
  await at.backend.sql('DROP TRIGGER jam ON credit_sale');
  expect(number).toBe('CR/2026-27/000005');
  expect((await bill(jammed)).number).toBe('CR/2026-27/000006');
});

describe('concurrent billing', () => {
  const firms: number[] = [];

  beforeAll(async () => {
    for (let place = 0; place < 8; place++) firms.push(await at.addFirm(`FIRM ${place}`, '2026-05-01'));
  });

  test('two clerks bill many creditors: each sale is on one bill, numbers are gapless', async () => {
    const sales = firms.flatMap((creditorId) => [10, 20, 30].map((litres) => ({ creditorId, litres })));
    await at.workDay('2026-05-10', { sales });
    const bill = (creditorId: number, actor = at.clerk.actor) =>
      at.bill('2026-05-11', creditorId, '2026-05-09', '2026-05-11', { actor });
    const results = await Promise.allSettled([
      ...firms.map((firm) => bill(firm)),
      ...firms.toReversed().map((firm) => bill(firm, at.admin.actor)),
    ]);
    const made = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []));
    expect(made.map(({ number }) => number).toSorted()).toEqual(
      firms.map((_firm, index) => `CR/2026-27/${String(index + 7).padStart(6, '0')}`),
    );
    // 60 L × 92.50
    expect(made.every(({ amount }) => moneyText(amount) === '5550.00')).toBe(true);
    expect(refused).toEqual(firms.map(() => 'There are no sales to bill in these days'));
  });

  test('sales, payments and bills of the same creditors: the ledger has each once', async () => {
    await at.startDay('2026-05-12');
    const bill = (creditorId: number) => at.bill('2026-05-12', creditorId, '2026-05-12', '2026-05-12');
    const results = await Promise.allSettled(
      firms
        .slice(0, 4)
        .flatMap((creditorId) => [
          at.sell({ creditorId, litres: 11 }),
          bill(creditorId),
          at.pay(creditorId, 3_000),
          at.sell({ creditorId, litres: 13 }),
          bill(creditorId),
          at.pay(creditorId, 4_000),
        ]),
    );
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason.message)] : []));
    expect(new Set([...reasons, 'There are no sales to bill in these days']).size).toBe(1);
    const owed = await at.backend.sql<{ creditorId: number; owed: number; settled: number }>(
      `SELECT creditor_id AS "creditorId", SUM(amount)::bigint AS owed, SUM(settled)::bigint AS settled
       FROM creditor_bill WHERE creditor_id = ANY($1) GROUP BY 1`,
      [firms.slice(0, 4)],
    );
    // Each creditor paid ₹7,000, which settles the bills as far as it goes.
    for (const { owed: billed, settled } of owed) expect(settled).toBe(Math.min(billed, 700_000));
    await at.endDay();
  });
});

test('1 April begins a new number series, whatever days the bill covers', async () => {
  await at.workDay('2027-03-30', { sales: [{ creditorId: shree, litres: 1 }] });
  await at.workDay('2027-03-31', { sales: [{ creditorId: shree, litres: 2 }] });
  const [{ last }] = (await sequences()) as [{ last: number }];
  const old = await at.bill('2027-03-31', shree, '2027-03-30', '2027-03-30');
  expect(old.number).toBe(`CR/2026-27/${String(last + 1).padStart(6, '0')}`);
  expect((await at.bill('2027-04-01', shree, '2027-03-31', '2027-03-31')).number).toBe('CR/2027-28/000001');
  expect(await sequences()).toEqual([
    { series: 'CR', year: '2026-27', last: last + 1 },
    { series: 'CR', year: '2027-28', last: 1 },
  ]);
});

test('refuses a bill above the greatest amount of a document', async () => {
  const big = await at.addFirm('BIG STEEL', '2027-04-01');
  await at.startDay('2027-04-02');
  const tanker = {
    creditorId: big,
    productId: at.ids.ms,
    pumpId: at.ids.pumps[0],
    litres: 100_000_000,
    overLimitReason: 'The order of the year',
  };
  // 96 × 1,00,000 L × 104.20
  for (let sold = 0; sold < 96; sold++) await at.act('recordCreditSale', tanker);
  expect(await saidOf(at.bill('2027-04-02', big, '2027-04-01', '2027-04-02'))).toEqual([
    'REFUSED',
    'The bill would be ₹1,00,03,20,000.00, but a bill can be at most ₹99,99,99,999.99',
  ]);
});
