import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask } from '../../server/platform/ask';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { profitAndLoss } from '../../server/reports/definitions/profit-and-loss';
import { clockOn } from '../support/clock-on';
import { actAs } from '../support/closing-station';
import { books } from '../support/corrections';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { contextOf } from './masters-samples';

const opened: OpenClosingStation[] = [];
afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

async function openStation(): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  return station;
}

/** The rate of HS, which is ₹92.50 at first, from a shift on. */
async function enterRate({ act, station }: OpenClosingStation, rate: number, over: object = {}): Promise<number> {
  const { id } = await act('createProductRate', {
    productId: station.hs,
    rate,
    shiftDate: '2026-01-02',
    shiftTypeId: station.morning,
    ...over,
  });
  return id;
}

const correctRate = async (
  { act, backend }: OpenClosingStation,
  id: number,
  rate: number,
  over: object = {},
): Promise<void> => {
  const [row] = await backend.sql<{ version: number }>('SELECT version FROM product_rate WHERE id = $1', [id]);
  await act('updateProductRate', { id, version: row!.version, rate, reason: 'Typed wrong', ...over });
};

/** The dry run of the rate of HS from the morning on. */
const rehearsed = ({ act, station }: OpenClosingStation, rate: number, reason: string | null) =>
  act<{ effects: string[] }>('rehearseRateCorrection', {
    ...{ shiftDate: '2026-01-02', shiftTypeId: station.morning },
    ...{ rates: [{ productId: station.hs, rate }], reason },
  });

const start = async ({ act, station }: OpenClosingStation, shift: 'morning' | 'night'): Promise<number> =>
  (await act<{ shiftId: number }>('startShift', { shiftDate: '2026-01-02', shiftTypeId: station[shift] })).shiftId;

/** Sales typed in litres and in rupees, billed or not. */
async function sell({ act, station }: OpenClosingStation): Promise<void> {
  const at = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs };
  await act('recordCreditSale', { ...at, litres: 10_000, slipNo: '1' });
  await act('recordCreditSale', { ...at, amount: 50_000, slipNo: '2' });
  await act('recordCreditSale', { ...at, productId: station.ms, litres: 1_000, slipNo: '3' });
}

/** Closes with 200 L of HS sold, and everything but `missing` handed in at the right rate of ₹92.50. */
async function close({ act, station }: OpenClosingStation, shiftId: number, shortage: number): Promise<void> {
  const [ram] = station.employees;
  await act('closeShift', {
    shiftId,
    pumps: [
      {
        pumpId: station.pumps[0],
        nozzles: [
          { nozzleId: 1, close: 1_200_000 },
          { nozzleId: 2, close: 2_001_000 },
        ],
        swipes: [],
        // 200 L at ₹92.50, without the two credit sales.
        lastCollection: { employeeId: ram, amount: 1_850_000 - 92_500 - 50_000, notes: [] },
        shortages: shortage === 0 ? [] : [{ employeeId: ram, amount: shortage }],
      },
      {
        pumpId: station.pumps[1],
        nozzles: [
          { nozzleId: 3, close: 1_000_000 },
          { nozzleId: 4, close: 2_000_000 },
        ],
        swipes: [],
        lastCollection: null,
        shortages: [],
      },
    ],
    tanks: station.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_700_000 })),
  });
}

const documents = async ({ backend: { sql } }: OpenClosingStation) => ({
  sales: await sql('SELECT slip_no, litres, rate, amount FROM credit_sale ORDER BY slip_no'),
  bills: await sql('SELECT number, opening, amount, paid, closing, settled FROM creditor_bill ORDER BY id'),
  rates: await sql('SELECT shift_id, product_id, rate FROM shift_rate ORDER BY 1, 2'),
});

test('the rate of a running shift is corrected, with what was sold at it', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const rateId = await enterRate(wrong, 925, { confirmed: true });
  await enterRate(right, 9_250);
  for (const station of [wrong, right]) {
    await start(station, 'morning');
    await sell(station);
  }
  await correctRate(wrong, rateId, 9_250);
  // Saved again as it is, it is not refused as a change of the past.
  await correctRate(wrong, rateId, 9_250);
  expect(await documents(wrong)).toEqual(await documents(right));
  expect(await books(wrong)).toEqual(await books(right));
});

test('of a sale that a program sent with both figures, the one that was typed stays', async () => {
  const open = await openStation();
  const { act, station, backend } = open;
  const rateId = await enterRate(open, 10_250, { confirmed: true });
  await start(open, 'morning');
  const at = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs };
  await act('recordCreditSale', { ...at, litres: 4_878, amount: 50_000, slipNo: '1' });
  await act('recordCreditSale', { ...at, litres: 10_000, amount: 102_500, slipNo: '2' });
  await act('recordCreditSale', { ...at, litres: 9_990, amount: 102_400, slipNo: '3' });
  await correctRate(open, rateId, 9_250);
  expect(await backend.sql('SELECT litres, amount FROM credit_sale ORDER BY slip_no')).toEqual([
    { litres: 5_405, amount: 50_000 },
    { litres: 10_000, amount: 92_500 },
    { litres: 11_070, amount: 102_400 },
  ]);
});

test('the rate of closed shifts is corrected: sales, shortages, bills and the shifts after them', async () => {
  const [wrong, right] = [await openStation(), await openStation()];
  const rateId = await enterRate(wrong, 10_250, { confirmed: true });
  await enterRate(right, 9_250);
  for (const [station, shortage] of [
    [wrong, 190_000],
    [right, 0],
  ] as const) {
    const shiftId = await start(station, 'morning');
    await sell(station);
    await close(station, shiftId, shortage);
    await start(station, 'night');
    const { creditors } = station.station;
    await station.act('recordCreditorPayment', { creditorId: creditors[0], amount: 20_000, notes: [] });
    await station.act('makeBill', { creditorId: creditors[0], from: '2026-01-01', to: '2026-01-02' });
  }
  await correctRate(wrong, rateId, 9_250);
  expect(await documents(wrong)).toEqual(await documents(right));
  expect(await books(wrong)).toEqual(await books(right));
});

test('what a corrected rate does to an overdue bill is shown before and after, with its interest, and is on the sheet', async () => {
  const station = await openStation();
  const { act, station: ids } = station;
  const rateId = await enterRate(station, 10_250, { confirmed: true });
  const shiftId = await start(station, 'morning');
  await sell(station);
  await close(station, shiftId, 190_000);
  const inJanuary = actAs({ ...station.ctx, clock: clockOn('2026-01-02') });
  await inJanuary('makeBill', { creditorId: ids.creditors[0], from: '2026-01-01', to: '2026-01-02' });
  // Due on 17-01-2026: 73 days late on the day of the newest shift, which is a fifth of a year at 18 %.
  await act('startShift', { shiftDate: '2026-03-31', shiftTypeId: ids.morning });
  const { effects } = await rehearsed(station, 9_250, 'Typed wrong');
  const ofBill = [
    'Amount of bill CR/2025-26/000001: ₹1,629.20 → ₹1,529.20',
    'Closing due on bill CR/2025-26/000001: ₹1,629.20 → ₹1,529.20',
    'Interest to charge on bill CR/2025-26/000001, up to 31-03-2026: ₹58.65 → ₹55.05',
  ];
  expect(effects.filter((effect) => effect.includes('bill')).toSorted()).toEqual(ofBill);
  await correctRate(station, rateId, 9_250);
  const { sections } = await ask(station.ctx, closedShiftReport.query, { shiftId, shiftDate: '2026-01-02' });
  for (const effect of ofBill) expect(JSON.stringify(sections)).toContain(effect);
});

test('a shift that would not close at the rate refuses it at its field', async () => {
  const station = await openStation();
  const rateId = await enterRate(station, 9_250);
  await close(station, await startAndSell(station), 0);
  const before = await books(station);
  // At ₹1.00 a litre, the sale of ₹500.00 would be of more litres than were sold.
  await expect(correctRate(station, rateId, 100, { confirmed: true })).rejects.toMatchObject({
    problems: [
      { field: 'rate', message: expect.stringContaining('Shift 02-01-2026 Morning would not close at this rate') },
    ],
  });
  expect(await books(station)).toEqual(before);
});

test('what rounds apart on slips of a pump without a last collection is short', async () => {
  const station = await openStation();
  const { act, backend, station: ids } = station;
  const rateId = await enterRate(station, 10_250, { confirmed: true });
  const shiftId = await start(station, 'morning');
  const sale = { creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, litres: 33_334 };
  for (const slipNo of ['1', '2', '3']) await act('recordCreditSale', { ...sale, slipNo });
  await act('closeShift', {
    shiftId,
    pumps: ids.pumps.map((pumpId, p) => ({
      pumpId,
      nozzles: [
        { nozzleId: 2 * p + 1, close: p === 0 ? 1_100_002 : 1_000_000 },
        { nozzleId: 2 * p + 2, close: 2_000_000 },
      ],
      swipes: [],
      lastCollection: null,
      shortages: [],
    })),
    tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_700_000 })),
  });
  // 100.002 L at ₹92.35 are ₹9,235.18; three slips of 33.334 L are 3 × ₹3,078.39.
  await correctRate(station, rateId, 9_235);
  expect(await backend.sql('SELECT sale, credit, short_and_over AS over FROM pump_close WHERE pump_id = 1')).toEqual([
    { sale: 923_518, credit: 923_517, over: -1 },
  ]);
});

async function startAndSell(station: OpenClosingStation): Promise<number> {
  const shiftId = await start(station, 'morning');
  await sell(station);
  return shiftId;
}

test('who has no right to correct shifts is told to enter a later rate', async () => {
  const station = await openStation();
  const rateId = await enterRate(station, 9_250);
  await start(station, 'morning');
  const actor = {
    ...station.ctx.actor!,
    rights: new Set([...BUILT_IN_ROLES.admin].filter((right) => right !== 'shift.correct')),
  };
  const without = { ...station, act: actAs({ ...station.ctx, actor }) };
  await expect(correctRate(without, rateId, 9_300)).rejects.toMatchObject({
    problems: [
      {
        field: 'shiftDate',
        message: 'Shift 02-01-2026 Morning has already started. Enter the rate for a later shift.',
      },
    ],
  });
});

test('a rate from the wrong shift on is neither moved nor removed, and the refusal says the way, which works', async () => {
  const station = await openStation();
  const { act, backend } = station;
  const id = await enterRate(station, 9_300);
  await start(station, 'morning');
  const message = `Shifts have used this rate since it began. To begin it later or remove it, correct this one to ₹92.50, the rate before it, and enter ₹93.00 for the right shift. To begin it earlier, enter ₹93.00 for that shift.`;
  const asked = { problems: [{ code: 'SHIFT_BEGUN', field: 'shiftDate', message }] };
  const row = { id, version: 1, reason: 'From the night on' };
  await expect(act('updateProductRate', { ...row, shiftDate: '2026-01-03' })).rejects.toMatchObject(asked);
  await expect(act('removeProductRate', row)).rejects.toMatchObject(asked);
  await correctRate(station, id, 9_250);
  await enterRate(station, 9_300, { shiftTypeId: station.station.night });
  expect(await backend.sql("SELECT rate FROM product_rate WHERE shift_date = '2026-01-02' ORDER BY id")).toEqual([
    { rate: 9_250 },
    { rate: 9_300 },
  ]);
});

test('a correction ends where the next rate begins', async () => {
  const station = await openStation();
  const { act, station: ids } = station;
  const [first] = await station.backend.sql<{ id: number }>(
    'SELECT id FROM product_rate WHERE product_id = $1 ORDER BY id LIMIT 1',
    [ids.hs],
  );
  await act('startShift', { shiftDate: '2026-01-01', shiftTypeId: ids.night });
  await act('cancelRunningShift', {});
  await enterRate(station, 9_400);
  await start(station, 'morning');
  await correctRate(station, first!.id, 9_300);
  expect(await station.backend.sql('SELECT rate FROM shift_rate WHERE product_id = $1', [ids.hs])).toEqual([
    { rate: 9_400 },
  ]);
});

test('a rate that was forgotten is entered later, for the shifts since then', async () => {
  const [late, right] = [await openStation(), await openStation()];
  await enterRate(right, 9_300);
  for (const [station, shortage] of [
    [late, 0],
    [right, 9_500],
  ] as const) {
    await close(station, await startAndSell(station), shortage);
    await start(station, 'night');
  }
  await expect(enterRate(late, 9_300)).rejects.toMatchObject({
    problems: [
      {
        code: 'FIGURE_UNUSUAL',
        field: 'shiftDate',
        message: expect.stringContaining(
          'Shift 02-01-2026 Night has already started at ₹92.50. All that was sold since then is corrected to ₹93.00.',
        ),
      },
    ],
  });
  await expect(enterRate(late, 9_300, { confirmed: true })).rejects.toMatchObject({
    problems: [{ code: 'REQUIRED', field: 'reason' }],
  });
  // Its effects are known before it is saved.
  const before = await books(late);
  const { effects } = await rehearsed(late, 9_300, 'The letter came late');
  expect(effects).toEqual(
    expect.arrayContaining([
      'Shortage of ram on P1, 02-01-2026 Morning: ₹0.00 → ₹95.00',
      'Due of SHREE TRANSPORT: ₹1,529.20 → ₹1,534.20',
    ]),
  );
  expect(await books(late)).toEqual(before);
  await enterRate(late, 9_300, { confirmed: true, reason: 'The letter came late' });
  expect(await documents(late)).toEqual(await documents(right));
  expect(await books(late)).toEqual(await books(right));
  // Of the closed shift only: the running one has no sheet yet.
  expect(await late.backend.sql('SELECT reason, effects FROM shift_correction')).toEqual([
    { reason: 'The letter came late', effects: expect.any(Array) },
  ]);
});

test('a rate for a shift that has started is asked about as unusual too', async () => {
  const station = await openStation();
  await start(station, 'morning');
  await expect(enterRate(station, 930)).rejects.toMatchObject({
    problems: [
      { field: 'rate', message: 'The rate is ₹9.30, but the usual one is about ₹92.50. Save again to keep it.' },
      { field: 'shiftDate', message: expect.stringContaining('has already started at ₹92.50.') },
    ],
  });
  await enterRate(station, 930, { confirmed: true });
});

test('a balance that several shifts move has one effect: before all of them and after', async () => {
  const open = await openStation();
  const { act, station } = open;
  await enterRate(open, 10_250, { confirmed: true });
  await close(open, await startAndSell(open), 190_000);
  await start(open, 'night');
  const at = { creditorId: station.creditors[0], pumpId: station.pumps[0], productId: station.hs };
  await act('recordCreditSale', { ...at, litres: 10_000, slipNo: '4' });
  const { effects } = await rehearsed(open, 9_250, 'Typed wrong');
  // Two sales of 10 L.
  expect(effects.filter((effect) => effect.startsWith('Due of '))).toEqual([
    'Due of SHREE TRANSPORT: ₹2,654.20 → ₹2,454.20',
  ]);
});

test('the correction of a rate of a closed shift needs a reason, and its sheet lists it', async () => {
  const station = await openStation();
  const rateId = await enterRate(station, 9_300);
  const shiftId = await startAndSell(station);
  await close(station, shiftId, 9_500);
  await expect(correctRate(station, rateId, 9_250, { reason: null })).rejects.toMatchObject({
    problems: [{ code: 'REQUIRED', field: 'reason' }],
  });
  await correctRate(station, rateId, 9_250);
  const [row] = await station.backend.sql<{ effects: { message: string }[] }>(
    'SELECT shift_id, reason, effects FROM shift_correction',
  );
  expect(row).toMatchObject({ shift_id: shiftId, reason: 'Typed wrong' });
  expect(row!.effects.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Rate of HS: ₹93.00 → ₹92.50', expect.stringContaining('Shortage of ram on P1')]),
  );
  // Also if it waits for another admin.
  await contextOf(station.backend, true);
  await setSetting(station.act, 'productRateByAdmin', 'ADMINS');
  const withoutReason = correctRate(station, rateId, 9_300, { reason: null });
  await expect(withoutReason).rejects.toMatchObject({ problems: [{ field: 'reason' }] });
});

test('where corrections wait for another admin, those of a rate of closed shifts do', async () => {
  const station = await openStation();
  const rateId = await enterRate(station, 9_300);
  await close(station, await startAndSell(station), 9_500);
  const second = await contextOf(station.backend, true);
  await setSetting(station.act, 'correctionByAdmin', 'ADMINS');
  const before = [await books(station), await documents(station)];
  const requestNow = async (): Promise<number> =>
    (await station.backend.sql<{ id: number }>("SELECT MAX(id) AS id FROM change_request WHERE state = 'PENDING'"))[0]!
      .id;
  const expectAccepted = async (requestId: number, effects: unknown[]): Promise<void> => {
    const expected = { effects: expect.arrayContaining(effects), problems: [] };
    expect(await actAs(second)('rehearseChange', { requestId })).toMatchObject(expected);
    expect(await actAs(second)('decideChange', { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
  };
  await correctRate(station, rateId, 9_250);
  expect([await books(station), await documents(station)]).toEqual(before);
  await expectAccepted(await requestNow(), [expect.stringContaining('Shortage of ram on P1')]);
  expect(await station.backend.sql('SELECT rate FROM product_rate WHERE id = $1', [rateId])).toEqual([{ rate: 9_250 }]);

  // A rate that was forgotten is entered for the closed shift, by its own command.
  await start(station, 'night');
  const late = { productId: station.station.ms, confirmed: true, reason: 'The letter came late' };
  await expect(enterRate(station, 10_500, late)).rejects.toMatchObject({ kind: 'WAITING' });
  const { effects } = await station.act<{ effects: string[] }>('rehearseRateCorrection', {
    ...{ shiftDate: '2026-01-02', shiftTypeId: station.station.morning },
    ...{ rates: [{ productId: station.station.ms, rate: 10_500 }], reason: late.reason },
  });
  expect(effects).not.toEqual([]);
  await expectAccepted(await requestNow(), effects);
});

test('a dry run answers the effects of a correction, and records nothing', async () => {
  const station = await openStation();
  const rateId = await enterRate(station, 10_250, { confirmed: true });
  await close(station, await startAndSell(station), 190_000);
  const [before, sold] = [await books(station), await documents(station)];
  const { effects } = await rehearsed(station, 9_250, 'Typed wrong');
  expect(effects).toEqual(
    expect.arrayContaining([
      'Shortage of ram on P1, 02-01-2026 Morning: ₹1,900.00 → ₹0.00',
      expect.stringMatching(/^Sale of P1/),
    ]),
  );
  expect([await books(station), await documents(station)]).toEqual([before, sold]);
  expect(await station.backend.sql('SELECT FROM shift_correction')).toEqual([]);
  // The correction itself says the same, and refuses the same.
  await expect(rehearsed(station, 9_250, null)).rejects.toMatchObject({
    problems: [{ code: 'REQUIRED', field: 'reason' }],
  });
  for (const rate of [100, 0, 1_000_001])
    await expect(rehearsed(station, rate, 'Typed wrong')).rejects.toMatchObject({
      problems: [{ field: 'rates.0.rate' }],
    });
  expect((await rehearsed(station, 10_250, null)).effects).toEqual([]);
  await correctRate(station, rateId, 9_250);
  const [row] = await station.backend.sql<{ effects: { message: string }[] }>('SELECT effects FROM shift_correction');
  expect(
    row!.effects
      .slice(1)
      .map(({ message }) => message)
      .every((effect) => effects.includes(effect)),
  ).toBe(true);
});

test('late rates of several products, entered together, are recorded with their reason', async () => {
  const station = await openStation();
  await close(station, await startAndSell(station), 0);
  const text = [
    'productId\trate\tshiftDate\tshiftTypeId',
    'HS\t93.00\t2026-01-02\tMorning',
    'MS\t105.00\t2026-01-02\tMorning',
  ].join('\n');
  const enter = (reason: string | null) =>
    station.act('importRows', { master: 'ProductRate', text, confirmed: true, reason });
  await expect(enter(null)).rejects.toMatchObject({ problems: [{ field: 'reason' }, { field: 'reason' }] });
  await enter('The letter came late');
  expect(await station.backend.sql('SELECT reason FROM shift_correction')).toEqual([
    { reason: 'The letter came late' },
    { reason: 'The letter came late' },
  ]);
});

test('a late rate that waits for another admin shows him what it changes', async () => {
  const station = await openStation();
  await close(station, await startAndSell(station), 0);
  const other = await contextOf(station.backend, true);
  await setSetting(station.act, 'productRateByAdmin', 'ADMINS');
  const late = enterRate(station, 9_300, { confirmed: true, reason: 'The letter came late' });
  await expect(late).rejects.toMatchObject({ kind: 'WAITING' });
  const [request] = await station.backend.sql<{ id: number; comment: string }>(
    "SELECT id, comment FROM change_request WHERE table_name = 'createProductRate'",
  );
  expect(request!.comment).toBe('The letter came late');
  const { effects } = await actAs(other)<{ effects: string[] }>('rehearseChange', {
    requestId: request!.id,
  });
  expect(effects).toContain('Shortage of ram on P1, 02-01-2026 Morning: ₹0.00 → ₹95.00');
});

describe('the shares of an invoice', () => {
  const INVOICE = 10_000_000_00;
  /** Receives 6 kL of HS and 4 kL of MS on the second day. */
  const receive = async ({ act, station }: OpenClosingStation): Promise<void> => {
    await act('createInvoice', {
      ...{ invoiceNumber: 'I1', invoiceAmount: INVOICE, truckNumber: 'KA 01', confirmed: true },
      ...{ invoiceDateTime: '2026-01-02T06:00', receiveDateTime: '2026-01-02T09:00' },
      lines: [
        { productId: station.hs, quantity: 6_000_000, shortageQuantity: 0, density: '832.5' },
        { productId: station.ms, quantity: 4_000_000, shortageQuantity: 0, density: '745.0' },
      ],
    });
  };
  const purchases = async ({ backend, ctx }: OpenClosingStation) => ({
    lines: await backend.sql('SELECT amount FROM invoice_line ORDER BY id'),
    accounts: await backend.sql(
      `SELECT a.kind, a.ref_id, SUM(p.amount)::bigint AS balance FROM ledger_account a JOIN posting p ON p.account_id = a.id
       WHERE a.kind IN ('PURCHASES', 'SUPPLIER') GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    profit: (await ask(ctx, profitAndLoss.query, { from: '2026-01-01', to: '2026-01-03' })).sections,
  });
  const rightAtOnce = async (rate: number, night?: number) => {
    const right = await openStation();
    await enterRate(right, rate, { confirmed: true });
    if (night !== undefined) await enterRate(right, night, { shiftTypeId: right.station.night, confirmed: true });
    await start(right, 'morning');
    await receive(right);
    return purchases(right);
  };

  test('follow a corrected rate, whose dry run says so', async () => {
    const station = await openStation();
    const rateId = await enterRate(station, 10_250, { confirmed: true });
    await start(station, 'morning');
    await receive(station);
    expect(JSON.stringify((await purchases(station)).profit)).toContain('596045745');
    const { effects } = await rehearsed(station, 9_250, 'Typed wrong');
    expect(effects).toEqual(
      expect.arrayContaining([
        'Purchase of HS on invoice I1: ₹59,60,457.45 → ₹57,11,051.66',
        'Purchase of MS on invoice I1: ₹40,39,542.55 → ₹42,88,948.34',
      ]),
    );
    await correctRate(station, rateId, 9_250);
    expect(await purchases(station)).toEqual(await rightAtOnce(9_250));
    await correctRate(station, rateId, 10_250, { confirmed: true });
    expect(await purchases(station)).toEqual(await rightAtOnce(10_250));
  });

  test('follow a rate that was forgotten, one that is entered for a later shift of the day, and the end of that one', async () => {
    const station = await openStation();
    await start(station, 'morning');
    await receive(station);
    await enterRate(station, 9_300, { confirmed: true, reason: 'The letter came late' });
    expect(await purchases(station)).toEqual(await rightAtOnce(9_300));
    const night = { shiftTypeId: station.station.night };
    const id = await enterRate(station, 9_900, { ...night, confirmed: true });
    expect(await purchases(station)).toEqual(await rightAtOnce(9_300, 9_900));
    await station.act('updateProductRate', { id, version: 1, rate: 9_800, confirmed: true });
    expect(await purchases(station)).toEqual(await rightAtOnce(9_300, 9_800));
    await station.act('updateProductRate', { id, version: 2, shiftDate: '2026-01-03' });
    expect(await purchases(station)).toEqual(await rightAtOnce(9_300));
    await station.act('updateProductRate', { id, version: 3, shiftDate: '2026-01-02' });
    await station.act('removeProductRate', { id, version: 4 });
    expect(await purchases(station)).toEqual(await rightAtOnce(9_300));
  });

  test('stay with the rate of their day when a later one is entered, also of a product that is not sold any more', async () => {
    const station = await openStation();
    await start(station, 'morning');
    await receive(station);
    const before = await purchases(station);
    await enterRate(station, 9_900, { shiftDate: '2026-01-03' });
    expect(await purchases(station)).toEqual(before);
    await station.backend.sql('UPDATE product SET disabled = true WHERE id = $1', [station.station.ms]);
    await enterRate(station, 9_300, { confirmed: true, reason: 'The letter came late' });
    await station.backend.sql('UPDATE product SET disabled = false WHERE id = $1', [station.station.ms]);
    expect((await purchases(station)).lines).toEqual((await rightAtOnce(9_300)).lines);
  });
});
