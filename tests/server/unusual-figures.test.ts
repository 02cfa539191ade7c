import { clockOn } from '../support/clock-on';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { startStation } from '../support/station';
import { setSetting } from '../support/station-settings';
import { BillingStation } from './billing-station';

const DAY = '2026-04-10';
const KL = 1_000_000;

let at: BillingStation;
let firm: number;
let rent: number;
let bank: number;
let invoices = 0;

/** A station with enough earlier figures of each kind; the shift of the day runs. */
beforeAll(async () => {
  at = await BillingStation.open();
  for (const [name, maxLimit] of [
    ['GANESH LOGISTICS', 100_000_000],
    ['OM QUARRY', 80_000_000],
    ['SAI SCHOOL', 90_000_000],
  ] as const)
    firm = await at.addFirm(name, '2026-04-01', { maxLimit });
  for (const payRate of [50_000, 55_000]) await hire({ payRate });
  rent = (await at.act('createExpenditureCategory', { name: 'RENT' })).id;
  await at.startDay(DAY);
  for (const litres of [40_000, 35_000, 45_000]) await sell({ litres });
  for (const amount of [500_000, 400_000, 600_000]) await pay({ amount });
  for (const amount of [20_000, 15_000, 20_000, 25_000, 30_000]) await spend({ amount });
  for (const amount of [50_000, 60_000, 40_000]) await advance({ amount });
  for (const amount of [300_000, 250_000, 350_000, 300_000, 300_000]) await collect({ amount });
  bank = (await at.act('createTransactionAccount', { name: 'STATE BANK' })).id;
  const { id: paymentModeId } = await at.act('createPaymentMode', { name: 'CASH DEPOSIT' });
  await at.act('createAccountPaymentMode', { accountId: bank, paymentModeId });
  for (const count of [4, 4, 5, 4, 4]) {
    await deposit({ notes: out(count) });
    await draw({ notes: into(count) });
  }
  for (const invoiceAmount of [102_000_000, 101_000_000, 103_000_000]) await buy({ invoiceAmount });
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

/** Notes of 100 rupees. */
const out = (count: number) => [{ value: 100, in: 0, out: count }];
const into = (count: number) => [{ value: 100, in: count, out: 0 }];

test("the price of a product's first lines is asked about by its selling rate", async () => {
  const lines = [{ productId: at.ids.ms, quantity: 12 * KL, shortageQuantity: 0, density: '745.0' }];
  const asked = (invoiceAmount: number) => buy({ invoiceAmount, lines });
  for (const [invoiceAmount, perLitre] of [
    [1_200_000_000, '1,000.00'],
    [12_000_000, '10.00'],
  ] as const)
    await expect(asked(invoiceAmount)).rejects.toMatchObject({
      problems: [
        {
          code: 'FIGURE_UNUSUAL',
          field: 'invoiceAmount',
          message: expect.stringMatching(new RegExp(`^This is ₹${perLitre} per litre of MS, but it sells at ₹\\d+`)),
        },
      ],
    });
  await asked(120_000_000);
});

type Enter = (over: object) => Promise<Record<string, unknown>>;

const sell: Enter = (over) =>
  at.act('recordCreditSale', {
    ...{ creditorId: firm, productId: at.ids.hs, pumpId: at.ids.pumps[0], vehicle: 'MH 12 AB 1234' },
    ...over,
  });
const pay: Enter = (over) => at.act('recordCreditorPayment', { creditorId: firm, notes: [], ...over });
const spend: Enter = (over) => at.act('recordExpenditure', { expenditureCategoryId: rent, notes: [], ...over });
const advance: Enter = (over) =>
  at.act('recordEmployeeAdvance', { employeeId: at.ids.employees[1], notes: [], ...over });
const collect: Enter = (over) =>
  at.act('collectCash', { pumpId: at.ids.pumps[1], employeeId: at.ids.employees[0], notes: [], ...over });
const deposit: Enter = (over) => at.act('transferCash', { kind: 'DEPOSIT', accountId: bank, ...over });
const draw: Enter = (over) => at.act('transferCash', { kind: 'DRAWING', accountId: bank, ...over });
const buy: Enter = (over) =>
  at.act(
    'createInvoice',
    {
      invoiceNumber: `IOC/${++invoices}`,
      invoiceDateTime: `${DAY}T09:30`,
      receiveDateTime: `${DAY}T10:05`,
      truckNumber: 'GJ 01 AB 1234',
      lines: [{ productId: at.ids.hs, quantity: 12 * KL, shortageQuantity: 0, density: '832.5 kg/m3' }],
      ...over,
    },
    { clock: clockOn(DAY) },
  );
let days = 10;
const setRate: Enter = (over) =>
  at.act('createProductRate', {
    ...{ productId: at.ids.hs, shiftDate: `2026-05-${++days}`, shiftTypeId: at.ids.morning },
    ...over,
  });
let people = 0;
const hire: Enter = (over) =>
  at.act('createEmployee', {
    ...{ name: `HELPER ${++people}`, contactNo: '9876543210', address: 'Main road', joinDate: '2026-01-01' },
    ...over,
  });
const changePay: Enter = (over) =>
  at.act('changePayRate', {
    ...{ employeeId: at.ids.employees[0], since: `2026-05-${++days}`, payBasis: 'SHIFT', reason: 'A year here' },
    ...over,
  });
const addFirm: Enter = async (over) => ({ id: await at.addFirm(`FIRM ${++people}`, '2026-04-01', over) });
const setLimit: Enter = async (over) => {
  const [row] = await at.backend.sql<{ version: number }>('SELECT version FROM creditor WHERE id = $1', [firm]);
  return at.act('updateCreditor', { id: firm, version: row!.version, reason: 'They grow', ...over });
};

const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'recorded',
    ({ problems }: { problems: unknown[] }) => problems[0],
  );

describe.each<[what: string, enter: Enter, field: string, usual: object, slip: object, text: string]>([
  [
    'a rate of another year',
    setRate,
    'shiftDate',
    { rate: 9_310 },
    { rate: 9_310, shiftDate: '2036-05-01' },
    'The rate begins on 01-05-2036, but the newest shift is of 10-04-2026.',
  ],
  ['a rate', setRate, 'rate', { rate: 9_310 }, { rate: 925 }, 'The rate is ₹9.25, but the usual one is about ₹93.10.'],
  [
    'a rate with a digit too many',
    (over) => setRate({ productId: at.ids.ms, ...over }),
    'rate',
    { rate: 10_500 },
    { rate: 105_000 },
    'The rate is ₹1,050.00, but the usual one is about ₹105.00.',
  ],
  [
    'the limit of a new creditor',
    addFirm,
    'maxLimit',
    { maxLimit: 95_000_000 },
    { maxLimit: 950_000_000 },
    'The limit is ₹95,00,000.00, but the usual one is about ₹9,25,000.00.',
  ],
  [
    'the limit of a new creditor with digits missing',
    addFirm,
    'maxLimit',
    { maxLimit: 9_500_000 },
    { maxLimit: 10_000 },
    'The limit is ₹100.00, but the usual one is about ₹9,',
  ],
  [
    'a changed limit',
    setLimit,
    'maxLimit',
    { maxLimit: 100_000_000 },
    { maxLimit: 1_000_000_000 },
    'The limit is ₹1,00,00,000.00, but the usual one is about ₹10,00,000.00.',
  ],
  [
    'the pay of a new employee',
    hire,
    'payRate',
    { payRate: 60_000 },
    { payRate: 1_200_000 },
    'The pay rate is ₹12,000.00, but the usual one is about ₹500.00.',
  ],
  [
    'a changed pay rate',
    changePay,
    'payRate',
    { payRate: 55_000 },
    { payRate: 5_500 },
    'The pay rate is ₹55.00, but the usual one is about ₹550.00.',
  ],
  [
    'the price of an invoice',
    buy,
    'invoiceAmount',
    { invoiceAmount: 104_000_000 },
    { invoiceAmount: 10_400_000 },
    'This is ₹8.67 per litre of HS, but the usual price is about ₹85.42.',
  ],
  [
    'a payment',
    pay,
    'amount',
    { amount: 500_000 },
    { amount: 5_000_000 },
    'The payment is ₹50,000.00, but this creditor usually pays about ₹5,000.00.',
  ],
  [
    'an expenditure',
    spend,
    'amount',
    { amount: 20_000 },
    { amount: 200_000 },
    'The amount is ₹2,000.00, but the usual one of this category is about ₹200.00.',
  ],
  [
    'an expenditure with a digit missing',
    spend,
    'amount',
    { amount: 20_000 },
    { amount: 2_000 },
    'The amount is ₹20.00, but the usual one of this category is about ₹200.00.',
  ],
  [
    'an advance',
    advance,
    'amount',
    { amount: 40_000 },
    { amount: 500_000 },
    'The advance is ₹5,000.00, but the usual one is about ₹450.00.',
  ],
  [
    'an advance with a digit missing',
    advance,
    'amount',
    { amount: 60_000 },
    { amount: 5_000 },
    'The advance is ₹50.00, but the usual one is about ₹550.00.',
  ],
  [
    'a collection',
    collect,
    'amount',
    { amount: 300_000 },
    { amount: 3_000_000 },
    'The amount is ₹30,000.00, but a collection from this pump is usually about ₹3,000.00.',
  ],
  [
    'counted notes of a collection',
    collect,
    'notes',
    { notes: into(25) },
    { notes: into(310) },
    'The amount is ₹31,000.00, but a collection from this pump is usually about ₹3,000.00.',
  ],
  [
    'a withdrawal',
    draw,
    'notes',
    { notes: into(4) },
    { notes: into(40) },
    'The withdrawal is ₹4,000.00, but the usual one from this account is about ₹400.00.',
  ],
  [
    'a deposit',
    deposit,
    'notes',
    { notes: out(5) },
    { notes: out(40) },
    'The deposit is ₹4,000.00, but the usual one into this account is about ₹400.00.',
  ],
  [
    'litres',
    sell,
    'litres',
    { litres: 42_000 },
    { litres: 420_000 },
    'The quantity is 420.000 L, but this vehicle usually takes about 41.000 L.',
  ],
  [
    'litres by amount',
    sell,
    'amount',
    { amount: 400_000 },
    { amount: 8_000_000 },
    'The quantity is 864.865 L, but this vehicle usually takes about 42.622 L.',
  ],
  [
    'litres with a digit missing',
    sell,
    'litres',
    { litres: 41_000 },
    { litres: 4_000 },
    'The quantity is 4.000 L, but this vehicle usually takes about 42.622 L.',
  ],
  [
    'an invoice of another year',
    buy,
    'receiveDateTime',
    { invoiceAmount: 102_000_000 },
    { invoiceAmount: 102_000_000, invoiceDateTime: '2020-04-10T09:00', receiveDateTime: '2020-04-10T09:00' },
    '10-04-2020 is before the books began, on 10-04-2026.',
  ],
])('%s', (_what, enter, field, usual, slip, text) => {
  test('is recorded if it is usual, and asked about if it is far from that', async () => {
    await enter(usual);
    expect(await refusalOf(enter(slip))).toMatchObject({
      code: 'FIGURE_UNUSUAL',
      field,
      message: expect.stringContaining(text),
    });
    await enter({ ...slip, confirmed: true });
  });
});

describe('a limit that is too low', () => {
  const SAVE = 'Save again to keep it.';
  const asked = async (maxLimit: number, over: object = {}): Promise<string> => {
    const problem = (await refusalOf(setLimit({ maxLimit, ...over }))) as
      | { code: string; message: string }
      | 'recorded';
    return problem === 'recorded' ? problem : `${problem.code} ${problem.message}`;
  };
  let others: number;
  beforeAll(() => {
    others = firm;
  });
  afterAll(() => {
    firm = others;
  });
  beforeEach(async () => {
    firm = await at.addFirm(`LOW ${++people}`, '2026-04-01', { maxLimit: 1_000_000 });
  });

  test.each([
    ['a digit was left out', 100_000, '₹1,000.00'],
    ['the decimal point is two places off', 10_000, '₹100.00'],
  ])('is asked about: %s', async (_, maxLimit, shown) => {
    const question = `FIGURE_UNUSUAL The limit is ${shown}, but the usual one is about ₹10,000.00. ${SAVE}`;
    expect(await asked(maxLimit)).toBe(question);
    expect(await asked(maxLimit, { confirmed: true })).toBe('recorded');
  });

  test('is asked about beside what the creditor owes, and a lower one that is near it is not', async () => {
    await at.act('recordCreditSale', {
      ...{ creditorId: firm, productId: at.ids.hs, pumpId: at.ids.pumps[0], amount: 8_000_000 },
      overLimitReason: 'the owner agreed',
    });
    expect(await asked(200_000)).toBe(
      `FIGURE_UNUSUAL The limit is ₹2,000.00, but this creditor owes ₹80,000.00. ${SAVE}`,
    );
    // It is paid, but the creditor has bought that much in its first month.
    await pay({ creditorId: firm, amount: 8_000_000, confirmed: true });
    expect(await asked(600_000)).toBe(
      `FIGURE_UNUSUAL The limit is ₹6,000.00, but this creditor buys for about ₹80,000.00 a month. ${SAVE}`,
    );
    expect(await asked(900_000)).toBe('recorded');
    // A limit that was low before is only raised.
    expect(await asked(600_000, { confirmed: true })).toBe('recorded');
    expect(await asked(650_000)).toBe('recorded');
  });

  test('is compared with what the creditor buys in 30 days, on average since its first sale of the last 90', async () => {
    const station = await BillingStation.open();
    try {
      const creditorId = await station.addFirm('NEW FIRM', '2026-04-01', { maxLimit: 1_000_000 });
      const sale = { creditorId, productId: station.ids.hs, pumpId: station.ids.pumps[0], amount: 3_000_000 };
      await station.startDay('2026-04-01');
      await station.act('recordCreditSale', { ...sale, overLimitReason: 'the owner agreed' });
      await station.endDay();
      // The 45th day.
      await station.startDay('2026-05-15');
      await station.act('recordCreditSale', { ...sale, overLimitReason: 'the owner agreed' });
      await station.act('recordCreditorPayment', { creditorId, amount: 6_000_000, notes: [], confirmed: true });
      const limit = (maxLimit: number) =>
        station.act('updateCreditor', { id: creditorId, version: 1, reason: 'They buy less', maxLimit });
      expect(await refusalOf(limit(400_000))).toMatchObject({
        message: `The limit is ₹4,000.00, but this creditor buys for about ₹40,000.00 a month. ${SAVE}`,
      });
      await limit(401_000);
    } finally {
      await station.close();
    }
  });

  test('is asked about for a new creditor that owes more from before', async () => {
    const input = { maxLimit: 500_000, openingBalance: 5_000_000 };
    expect(await refusalOf(addFirm(input))).toMatchObject({
      field: 'maxLimit',
      message: `The limit is ₹5,000.00, but this creditor owes ₹50,000.00. ${SAVE}`,
    });
    await addFirm({ ...input, confirmed: true });
    await addFirm({ ...input, maxLimit: 501_000 });
  });
});

describe('a change of a recorded figure', () => {
  const change = (table: string, rowId: unknown, changes: object[], over: object = {}, act = at.act) =>
    act<{ effects: string[]; state: string }>(
      'changeRow',
      { table, rowId, permission: 2, changes, comment: 'As on paper', ...over },
      { clock: clockOn(DAY) },
    );
  /** The effects of a confirmed change by an admin, which is applied at once. */
  const effectsOf = async (table: string, rowId: unknown, field: string, value: string) => {
    const { effects } = await change(table, rowId, [{ field, value }], { confirmed: true });
    // The change is stored already, or an admin decides about it: nothing can be saved again.
    expect(effects.join()).not.toContain('Save again');
    return effects.filter((effect) => effect.includes('usual'));
  };

  test.each<[table: string, row: () => Promise<unknown>, field: string, slip: string, usual: string, text: string]>([
    [
      'product_rate',
      async () => {
        await setRate({ rate: 9_310, confirmed: true });
        return (await setRate({ rate: 9_320 })).id;
      },
      'rate',
      '9.31',
      '93.15',
      'The rate is ₹9.31',
    ],
    ['creditor', async () => at.ids.creditors[0], 'maxLimit', '10000000', '9000000', 'The limit is ₹1,00,00,000.00'],
    [
      'creditor_payment',
      async () => (await pay({ amount: 450_000 })).creditorPaymentId,
      'amount',
      '450000',
      '4600',
      'The payment is ₹4,50,000.00',
    ],
    [
      'expenditure',
      async () => (await spend({ amount: 20_000 })).expenditureId,
      'amount',
      '20000',
      '210',
      'The amount is ₹20,000.00',
    ],
    [
      'employee_advance',
      async () => (await advance({ amount: 50_000 })).employeeAdvanceId,
      'amount',
      '5',
      '510',
      'The advance is ₹5.00',
    ],
    [
      'cash_collection',
      async () => (await collect({ amount: 300_000 })).cashCollectionId,
      'amount',
      '40000',
      '3100',
      'The amount is ₹40,000.00',
    ],
    [
      'credit_sale',
      async () => (await sell({ litres: 42_000 })).creditSaleId,
      'litres',
      '4200',
      '43',
      'The quantity is 4,200.000 L',
    ],
    [
      'credit_sale',
      async () => (await sell({ litres: 42_000 })).creditSaleId,
      'amount',
      '388500',
      '4000',
      'The quantity is 4,200.000 L',
    ],
    [
      'invoice',
      async () => (await buy({ invoiceAmount: 103_000_000 })).invoiceId,
      'amount',
      '103000',
      '1020000',
      'This is ₹8.58 per litre',
    ],
  ])('of %s is asked about, of a usual one not', async (table, row, field, slip, usual, text) => {
    const id = await row();
    const read = () => at.backend.sql(`SELECT * FROM ${table} WHERE id = $1`, [id]);
    const before = await read();
    const asked = { code: 'FIGURE_UNUSUAL', field, message: expect.stringMatching(`${text}.*Save again to keep it`) };
    expect(await refusalOf(change(table, id, [{ field, value: slip }]))).toMatchObject(asked);
    if (table !== 'invoice')
      expect(await refusalOf(change(table, id, [{ field, value: slip }], {}, actAs(at.clerk)))).toMatchObject(asked);
    expect(await read()).toEqual(before);
    expect(await effectsOf(table, id, field, slip)).toEqual([expect.stringContaining(text)]);
    await change(table, id, [{ field, value: usual }]);
  });

  test('is confirmed by staff before an admin reads it among the effects', async () => {
    const { expenditureId } = await spend({ amount: 20_000 });
    const changes = [{ field: 'amount', value: '30000' }];
    const act = actAs(at.clerk);
    const { state, changeRequestId: requestId } = (await change(
      ...(['expenditure', expenditureId, changes, { confirmed: true }, act] as const),
    )) as unknown as { state: string; changeRequestId: number };
    expect(state).toBe('PENDING');
    const { effects } = await at.act<{ effects: string[] }>('rehearseChange', { requestId });
    expect(effects[0]).toContain('The amount is ₹30,000.00');
    expect(await at.act('decideChange', { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
    await change('expenditure', expenditureId, [{ field: 'amount', value: '200' }]);
  });

  test('of the quantity on a line is asked about by what a litre costs', async () => {
    const { invoiceId } = await buy({ invoiceAmount: 103_000_000 });
    const [line] = await at.backend.sql('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
    expect(await refusalOf(change('invoice_line', line!.id, [{ field: 'quantity', value: '120' }]))).toMatchObject({
      ...{ code: 'FIGURE_UNUSUAL', field: 'quantity' },
    });
    expect(await effectsOf('invoice_line', line!.id, 'quantity', '120')).toEqual([
      expect.stringContaining('This is ₹8.58 per litre of HS'),
    ]);
  });

  test('of an invoice that keeps its price is not asked about', async () => {
    const { invoiceId } = await buy({ invoiceAmount: 1_030_000, confirmed: true });
    await change('invoice', invoiceId, [
      { field: 'receiveDateTime', value: '2026-04-09T10:05' },
      { field: 'invoiceDateTime', value: '2026-04-09T09:30' },
    ]);
  });
});

describe('a request of staff', () => {
  const refused = (work: Promise<unknown>) => refusalOf(work).then((problem) => (problem as { code: string }).code);

  test('is asked about when it is sent, and recorded when it is accepted, whatever has become usual', async () => {
    await setSetting(at.act, 'expenditureByStaff', '1');
    const staff = actAs(at.clerk);
    const input = { expenditureCategoryId: rent, notes: [], amount: 900_000 };
    expect(await refused(staff('recordExpenditure', input))).toBe('FIGURE_UNUSUAL');
    expect(await refused(staff('recordExpenditure', { ...input, confirmed: true }))).toBe('WAITS_FOR_APPROVAL');
    const { id: water } = await at.act('createExpenditureCategory', { name: 'WATER' });
    expect(await refused(staff('recordExpenditure', { ...input, expenditureCategoryId: water }))).toBe(
      'WAITS_FOR_APPROVAL',
    );
    for (const amount of [100, 100, 100, 100, 100]) await spend({ expenditureCategoryId: water, amount });
    const waiting = await at.backend.sql<{ id: number }>(
      "SELECT id FROM change_request WHERE state = 'PENDING' ORDER BY id",
    );
    expect(waiting).toHaveLength(2);
    for (const { id: requestId } of waiting)
      expect(await at.act('decideChange', { requestId, accept: true })).toMatchObject({ state: 'ACCEPTED' });
  });

  test('to change a master is asked about too, and the admin reads it among the effects', async () => {
    const [row] = await at.backend.sql<{ version: number }>('SELECT version FROM creditor WHERE id = $1', [firm]);
    const input = { id: firm, version: row!.version, maxLimit: 99_000_000_000, reason: 'They grow' };
    const staff = actAs(at.clerk);
    expect(await refused(staff('updateCreditor', input))).toBe('FIGURE_UNUSUAL');
    const { changeRequestId: requestId } = await staff<{ changeRequestId: number }>('updateCreditor', {
      ...input,
      confirmed: true,
    });
    const { effects } = await at.act<{ effects: string[] }>('rehearseChange', { requestId });
    expect(effects).toEqual([expect.stringContaining('The limit is ₹99,00,00,000.00')]);
    await at.act('decideChange', { requestId, accept: true });
  });

  test("for a new employee names nobody's pay", async () => {
    const staff = actAs(at.clerk);
    const input = {
      name: 'MOHAN',
      contactNo: '9876543210',
      address: 'Main road',
      joinDate: '2026-01-01',
      payRate: 5_000_000,
    };
    expect(await refusalOf(staff('createEmployee', input))).toMatchObject({
      code: 'FIGURE_UNUSUAL',
      message: 'The pay rate is ₹50,000.00, far from the usual one. Save again to keep it.',
    });
  });
});

test('the effects tell two employees of one name and one number apart by their records', async () => {
  const twin = { name: 'RAMESH KUMAR', contactNo: '9812345670', payRate: 50_000 };
  await hire(twin);
  const { id } = await hire(twin);
  const { employeeAdvanceId } = await advance({ employeeId: id, amount: 50_000 });
  const changes = [{ field: 'amount', value: '510' }];
  const { effects } = await at.act<{ effects: string[] }>('changeRow', {
    ...{ table: 'employee_advance', rowId: employeeAdvanceId, permission: 2, changes, comment: 'As on paper' },
  });
  expect(effects.join()).toContain(`ramesh kumar (#${id})`);
});

test('both questions about a sale are asked at once', async () => {
  await sell({ litres: 42_000, slipNo: '77' });
  const asked = sell({ litres: 42_000_000, slipNo: '77' });
  await expect(asked).rejects.toMatchObject({
    problems: [
      { code: 'SLIP_SEEN', field: 'slipNo' },
      { code: 'FIGURE_UNUSUAL', field: 'litres' },
    ],
  });
});

test('an old tool is refused with the usual figure, and stores when it sends confirmed', async () => {
  const station = await startStation();
  try {
    const { products, shiftTypes } = station.ids;
    const rate = {
      productId: String(products.diesel),
      sellingPrice: '9.25',
      shiftDate: '2030-01-10',
      shiftId: String(shiftTypes.morning),
    };
    const post = (more: object) => station.rest('POST', '/api/v1/product-rate', { ...rate, ...more });
    expect(await post({})).toMatchObject({
      status: 409,
      body: { msg: 'The rate is ₹9.25, but the usual one is about ₹92.50. Save again to keep it.' },
    });
    expect((await post({ sellingPrice: '93.10' })).status).toBe(200);
    expect((await post({ shiftDate: '2030-01-11', confirmed: true })).status).toBe(200);
  } finally {
    await station.close();
  }
});

test.each([
  ['MS', 1_042, '₹10.42'],
  ['HS', 92_500, '₹925.00'],
])('the first rate of %s is asked about outside of what it costs anywhere', async (shortName, rate, figure) => {
  const { id: productId } = await at.act('createProduct', { name: `OTHER ${shortName}`, shortName });
  expect(await refusalOf(setRate({ productId, rate }))).toMatchObject({
    code: 'FIGURE_UNUSUAL',
    field: 'rate',
    message: `The rate is ${figure} a litre, but ${shortName} usually costs between ₹50.00 and ₹200.00. Save again to keep it.`,
  });
  expect(await setRate({ productId, rate, confirmed: true })).toMatchObject({ id: expect.any(Number) });
});

test('the first rate of another product, or within the band, is not asked about', async () => {
  for (const [shortName, rate] of [
    ['ADBLUE', 4_000],
    ['MS', 5_000],
    ['HS', 20_000],
  ] as const) {
    const { id: productId } = await at.act('createProduct', { name: `${shortName} ${rate}`, shortName });
    expect(await setRate({ productId, rate })).toMatchObject({ id: expect.any(Number) });
  }
});

test('a first rate is compared with the earliest later one, also if a day has several', async () => {
  const { id: productId } = await at.act('createProduct', { name: 'XP', shortName: 'XP' });
  await setRate({ productId, rate: 9_310, shiftDate: '2026-05-02' });
  await setRate({ productId, rate: 93_100, shiftDate: '2026-05-02', shiftTypeId: at.ids.night, confirmed: true });
  expect(await refusalOf(setRate({ productId, rate: 93_000, shiftDate: '2026-05-01' }))).toMatchObject({
    message: expect.stringContaining('The rate is ₹930.00, but the usual one is about ₹93.10.'),
  });
});
