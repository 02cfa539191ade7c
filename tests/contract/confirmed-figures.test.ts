import { type Station, startStation } from '../support/station';

let station: Station;

const PERSON = { contactNo: '9812345678', address: 'MAIN ROAD' };
const firmOf = (name: string) => ({
  firmName: name,
  shortName: name,
  proprietorName: 'OWNER',
  email: `${name.toLowerCase()}@firm.example`,
});

/** A station with enough earlier figures of each kind; a shift runs. */
beforeAll(async () => {
  station = await startStation();
  const { act, ids } = station;
  for (const name of ['FIRST', 'SECOND']) {
    await act('createEmployee', { ...PERSON, name, payRate: 50_000, joinDate: '2025-04-01' });
    await act('createCreditor', { ...PERSON, ...firmOf(name), maxLimit: 10_000_000 });
  }
  const { creditors, employees, pumps, expenditureCategories, products, shiftTypes } = ids;
  await act('startShift', { shiftTypeId: shiftTypes.morning, shiftDate: '2025-04-01' });
  const sale = { creditorId: creditors[1], pumpId: pumps[0].id, productId: products.diesel, vehicle: 'MH 12 AB 1234' };
  for (const litres of [40_000, 35_000, 45_000, 40_000, 42_000]) await act('recordCreditSale', { ...sale, litres });
  for (const amount of [500_000, 400_000, 600_000, 500_000, 500_000]) {
    await act('recordCreditorPayment', { creditorId: creditors[0], amount, notes: [] });
    await act('recordEmployeeAdvance', { employeeId: employees[0], amount: amount / 10, notes: [] });
    await act('collectCash', { pumpId: pumps[0].id, employeeId: employees[0], amount, notes: [] });
    await act('recordExpenditure', { expenditureCategoryId: expenditureCategories[0], amount: amount / 20, notes: [] });
  }
}, 60_000);
afterAll(() => station?.close());

const notesOf = (amount: number) => [{ denominationName: 500, in: String(amount / 500), out: '' }];

interface Unusual {
  path: string;
  table: string;
  body: (ids: Station['ids']) => object;
  /** The question, which names the usual figure. */
  question: string;
}

test.each<[what: string, entry: Unusual]>([
  [
    'a credit sale of a hundred times the usual litres',
    {
      path: '/api/v1/credit',
      table: 'credit_sale',
      body: ({ creditors, pumps, products }) => ({
        ...{ creditorId: creditors[1], mpdId: pumps[0].id, productId: products.diesel, vehicle: 'MH12AB1234' },
        ...{ quantity: '400.0', slipNo: '91' },
      }),
      question: 'usual',
    },
  ],
  [
    'a payment of a creditor',
    {
      path: '/api/v1/creditor-payment',
      table: 'creditor_payment',
      body: ({ creditors }) => ({ creditorId: creditors[0], amount: '50000', currencyData: notesOf(50_000) }),
      question: 'usual',
    },
  ],
  [
    'an advance',
    {
      path: '/api/v1/employee-advance',
      table: 'employee_advance',
      body: ({ employees }) => ({
        ...{ employeeId: employees[0], amount: '5000' },
        currencyData: [{ denominationName: 500, in: '', out: '10' }],
      }),
      question: 'usual',
    },
  ],
  [
    'an expenditure',
    {
      path: '/api/v1/expenditure',
      table: 'expenditure',
      body: ({ expenditureCategories }) => ({
        ...{ exCatId: expenditureCategories[0], amount: '2500' },
        currencyData: [{ denominationName: 500, in: '', out: '5' }],
      }),
      question: 'usual',
    },
  ],
  [
    'a cash collection',
    {
      path: '/api/v1/employee-cash-collection',
      table: 'cash_collection',
      body: ({ pumps, employees }) => ({
        ...{ mpdId: pumps[0].id, employeeId: employees[0], amount: '50000' },
        currencyData: notesOf(50_000),
      }),
      question: 'usual',
    },
  ],
  [
    'an invoice, by its price per litre',
    {
      path: '/api/v1/invoice',
      table: 'invoice',
      body: ({ products }) => ({
        invoice: {
          ...{ invoiceNumber: 'IOC/91', invoiceDateTime: '2025-04-01 09:30', receiveDateTime: '2025-04-01 10:05' },
          ...{ invoiceAmount: '104000', truckNumber: 'GJ01AB1234' },
        },
        invoiceDetails: [{ productId: products.diesel, quantity: '12', shortageQuantity: '0', density: '832.5' }],
      }),
      question: 'per litre of HS',
    },
  ],
  [
    'the limit of a creditor',
    {
      path: '/api/v1/creditor',
      table: 'creditor',
      body: () => ({
        ...PERSON,
        ...firmOf('QUARRY'),
        maxLimit: '10000000',
      }),
      question: 'usual',
    },
  ],
  [
    'the pay of an employee',
    {
      path: '/api/v1/employee',
      table: 'employee',
      body: () => ({ ...PERSON, employeeName: 'gopal', payRate: '45000', joinDate: '2025-04-01' }),
      question: 'usual',
    },
  ],
])('%s is refused over REST without confirmed, and stored once with it', async (_what, entry) => {
  const { path, table, body, question } = entry;
  const stored = async (): Promise<number> =>
    (await station.sql<{ many: number }>(`SELECT COUNT(*)::int AS many FROM ${table}`))[0]!.many;
  const before = await stored();
  const post = (more: object) => station.rest('POST', path, { ...body(station.ids), ...more });
  for (const more of [{}, { confirmed: false }, { confirmed: 'false' }])
    expect(await post(more)).toMatchObject({
      status: 409,
      body: { msg: expect.stringMatching(new RegExp(`${question}.*Save again to keep it\\.$`)) },
    });
  expect(await stored()).toBe(before);
  const key = `confirmed-${table}`;
  for (const _ of [1, 2]) {
    const answer = await station.rest('POST', path, { ...body(station.ids), confirmed: 'true' }, { key });
    expect(answer.status).toBe(200);
    expect(await stored()).toBe(before + 1);
  }
});
