import { checkBooks } from '../../server/books/check-books';
import { type Station, startStation } from '../support/station';

/** One day, worked on two equal stations: by an old tool over REST, and by a client over GraphQL. Rupees and litres. */
const DAY = '2025-04-10';
const CREDITS = [
  { creditor: 0, pump: 0, litres: '100' },
  { creditor: 1, pump: 0, litres: '150.5' },
  { creditor: 2, pump: 1, litres: '49.505' },
] as const;
const COLLECTIONS = [
  { pump: 0, employee: 0, notes: [{ value: 500, in: 150, out: 0 }] },
  {
    pump: 1,
    employee: 1,
    notes: [
      { value: 200, in: 60, out: 0 },
      { value: 100, in: 0, out: 10 },
    ],
  },
] as const;
const EXCHANGE = [
  { value: 50, in: 20, out: 0 },
  { value: 200, in: 0, out: 5 },
];
/** The first pump hands in 359.81 too little, the second one 4.00, both uncounted. */
const PUMPS = [
  {
    diesel: { close: '2005.125', testing: '5' },
    petrol: { close: '5600', testing: '0' },
    swipes: ['20000.50', '10000'],
    last: { employee: 1, amount: '26500', notes: [{ value: 500, in: 53, out: 0 }] },
    shortages: [
      { employee: 0, amount: '200' },
      { employee: 1, amount: '159' },
    ],
  },
  {
    diesel: { close: '1300', testing: '0.5' },
    petrol: { close: '5250.75', testing: '0' },
    swipes: [],
    last: { employee: 2, amount: '38248.69', notes: [] },
    shortages: [],
  },
] as const;
const DIESEL_DIP = 1400;
const PETROL_VOLUME = '14500.25';

type Notes = readonly { value: number; in: number; out: number }[];

/** Sends every figure as text, in forms if the path accepts them. */
async function workOverRest({ ids, rest }: Station): Promise<void> {
  const send = async (path: string, fields: object, form = true): Promise<void> => {
    const { status, body } = await rest('POST', `/api/v1/${path}`, fields, { form });
    expect([path, status, body]).toEqual([path, 200, expect.anything()]);
  };
  const currencyData = (notes: Notes) =>
    notes.map((note) => ({ denominationName: String(note.value), in: String(note.in), out: String(note.out || '') }));
  await send('startnewshift', { shiftId: String(ids.shiftTypes.morning), shiftDate: DAY });
  for (const { creditor, pump, litres } of CREDITS)
    await send('credit', {
      creditorId: String(ids.creditors[creditor]),
      mpdId: String(ids.pumps[pump].id),
      productId: String(ids.products.diesel),
      quantity: litres,
    });
  for (const { pump, employee, notes } of COLLECTIONS)
    await send('employee-cash-collection', {
      employeeId: String(ids.employees[employee]),
      mpdId: String(ids.pumps[pump]!.id),
      currencyData: currencyData(notes),
    });
  await send('cash-exchange', { currencyData: currencyData(EXCHANGE) }, false);
  const close = {
    tanks: [
      { tankId: String(ids.tanks.diesel), dip: String(DIESEL_DIP), volumeInLtrs: '', isAtg: 'false' },
      { tankId: String(ids.tanks.petrol), dip: '', volumeInLtrs: PETROL_VOLUME, isAtg: 'true' },
    ],
    mpds: PUMPS.map(({ diesel, petrol, swipes, last, shortages }, index) => ({
      mpdId: String(ids.pumps[index]!.id),
      nozzles: [
        { nozelId: String(ids.pumps[index]!.diesel), closeReading: diesel.close, testing: diesel.testing },
        { nozelId: String(ids.pumps[index]!.petrol), closeReading: petrol.close, testing: petrol.testing },
      ],
      swipes: swipes.map((amount, machine) => ({ swipeId: String(ids.swipeMachines[machine]), amount })),
      lastCashCollection: {
        employeeId: String(ids.employees[last.employee]),
        amount: last.amount,
        currencyData: currencyData(last.notes),
      },
      employeeShortages: shortages.map(({ employee, amount }) => ({
        employeeId: String(ids.employees[employee]),
        amount,
      })),
    })),
  };
  await send('closeshift', close, false);
  await send('startnewshift', { shiftId: String(ids.shiftTypes.night), shiftDate: DAY });
}

async function workOverGraphql({ ids, graphql }: Station): Promise<void> {
  const mutate = async (name: string, input: object): Promise<void> => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const document = `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { field message } } }`;
    const { body } = await graphql(document, { input });
    expect(body).toEqual({ data: { [name]: { userErrors: [] } } });
  };
  await mutate('startShift', { shiftTypeId: ids.shiftTypes.morning, shiftDate: DAY });
  for (const { creditor, pump, litres } of CREDITS)
    await mutate('recordCreditSale', {
      creditorId: ids.creditors[creditor],
      pumpId: ids.pumps[pump]!.id,
      productId: ids.products.diesel,
      litres,
    });
  for (const { pump, employee, notes } of COLLECTIONS)
    await mutate('collectCash', { employeeId: ids.employees[employee], pumpId: ids.pumps[pump]!.id, notes });
  await mutate('exchangeCash', { notes: EXCHANGE });
  await mutate('closeShift', {
    tanks: [
      { tankId: ids.tanks.diesel, isAtg: false, dip: DIESEL_DIP },
      { tankId: ids.tanks.petrol, isAtg: true, volume: PETROL_VOLUME },
    ],
    pumps: PUMPS.map(({ diesel, petrol, swipes, last, shortages }, index) => ({
      pumpId: ids.pumps[index]!.id,
      nozzles: [
        { nozzleId: ids.pumps[index]!.diesel, ...diesel },
        { nozzleId: ids.pumps[index]!.petrol, ...petrol },
      ],
      swipes: swipes.map((amount, machine) => ({ swipeMachineId: ids.swipeMachines[machine], amount })),
      lastCollection: { employeeId: ids.employees[last.employee], amount: last.amount, notes: last.notes },
      shortages: shortages.map(({ employee, amount }) => ({ employeeId: ids.employees[employee], amount })),
    })),
  });
  await mutate('startShift', { shiftTypeId: ids.shiftTypes.night, shiftDate: DAY });
}

async function booksOf({ sql }: Station) {
  return {
    balances: await sql(
      `SELECT a.kind, a.ref_id, SUM(p.amount)::bigint AS balance
       FROM ledger_account a JOIN posting p ON p.account_id = a.id GROUP BY 1, 2 ORDER BY 1, 2`,
    ),
    stock: await sql('SELECT tank_id, SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1 ORDER BY 1'),
    safe: await sql('SELECT value, is_uncounted, available FROM denomination ORDER BY denomination.value'),
    pumps: await sql('SELECT * FROM pump_close ORDER BY shift_id, pump_id'),
  };
}

let stations: Station[];
beforeAll(async () => {
  stations = [await startStation(), await startStation()];
}, 60_000);
afterAll(async () => {
  for (const station of stations ?? []) await station.close();
});

test('the same day over REST alone and over GraphQL alone gives equal books', async () => {
  const [old, young] = stations as [Station, Station];
  expect(young.ids).toEqual(old.ids);
  await workOverRest(old);
  await workOverGraphql(young);
  const books = await booksOf(old);
  expect(books.pumps).toMatchObject([
    {
      sale: 15_503_156,
      credit: 2_317_125,
      cash: 7_500_000,
      swipe: 3_000_050,
      last: 2_650_000,
      shortage: 35_900,
      short_and_over: -81,
    },
    {
      sale: 5_383_190,
      credit: 457_921,
      cash: 1_100_000,
      swipe: 0,
      last: 3_824_869,
      shortage: 0,
      short_and_over: -400,
    },
  ]);
  expect(await booksOf(young)).toEqual(books);
  for (const station of stations) expect(await checkBooks(station.database)).toEqual([]);
});
