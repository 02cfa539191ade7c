import { litresText } from '../../server/domain/kernel/litres';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { workShifts } from './worked-shifts';
import { PETROL_VOLUME, type WorkedStock, workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;
let worked: WorkedStock;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  worked = await workStock(station);
}, 60_000);
afterAll(() => station?.close());

const NIGHT = { from: '2025-04-03', to: '2025-04-03' };

/** Reads a report over the API. */
async function read(field: string, parts: string, values: Record<string, string | number> = NIGHT) {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const { body } = await station.graphql(`{ reports { ${field}(${given.join(', ')}) { ${parts} } } }`);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.reports[field];
}

type Cells = Record<string, string | number | null>;
/** The ledger postings to accounts of a kind in April, in rupees; sales are credits. */
async function posted(kind: 'SALES' | 'PURCHASES'): Promise<string> {
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char(abs(SUM(p.amount)) / 100.0, 'FM999999990.00') AS sum
     FROM posting p JOIN ledger_account a ON a.id = p.account_id JOIN journal_entry j ON j.id = p.entry_id
     WHERE a.kind = $1 AND j.business_date BETWEEN '2025-04-01' AND '2025-04-30'`,
    [kind],
  );
  return ledger!.sum;
}

const ofShift = (rows: Cells[], shift: string): Cells[] =>
  rows.filter((row) => row.shift === shift).map(({ shift: _, ...row }) => row);

describe('sell', () => {
  const COLUMNS = 'litres amount credit cash swipe shortage excess';

  test("shares the takings of each pump by the products' sales other than on credit", async () => {
    const { rows } = await read('sell', `rows { shift product rate ${COLUMNS} }`);
    // At the first pump HS has 36,774.50 of the 47,144.50: 7,800.379… of the card, 112.325… of the shortage,
    // −0.390… of the excess. At the second pump all is HS: 23,280.00 in cash, an excess of 5.00.
    expect(ofShift(rows, 'Night')).toEqual([
      {
        product: 'HS',
        rate: '93.10',
        litres: '745.000',
        amount: '69359.50',
        credit: '9310.00',
        swipe: '7800.38',
        shortage: '112.33',
        cash: '52141.40',
        excess: '4.61',
      },
      {
        product: 'MS',
        rate: '103.70',
        litres: '100.000',
        amount: '10370.00',
        credit: '0.00',
        swipe: '2199.62',
        shortage: '31.67',
        cash: '8138.60',
        excess: '-0.11',
      },
    ]);
  });

  test('each row explains every rupee: amount = credit + cash + swipe + shortage − excess', async () => {
    const { rows } = await read('sell', `rows { ${COLUMNS} }`, { from: '2025-04-01', to: '2025-04-30' });
    expect(rows).toHaveLength(12);
    const paise = (text: string): number => Number(text.replace('.', ''));
    for (const { amount, credit, cash, swipe, shortage, excess } of rows)
      expect(paise(credit) + paise(cash) + paise(swipe) + paise(shortage) - paise(excess)).toBe(paise(amount));
  });

  test('equals the stored figures of the closes, and the ledger', async () => {
    const range = { from: '2025-04-01', to: '2025-04-30' };
    const { totals } = await read('sell', `totals { ${COLUMNS} }`, range);
    const pumps = await read(
      'closeShiftReportBetweenTwoDay',
      `totals { sale ${COLUMNS.replace('amount', '')} }`,
      range,
    );
    const { sale, ...others } = pumps.totals;
    expect(totals).toEqual({ amount: sale, ...others });
    expect(totals.amount).toBe(await posted('SALES'));
  });

  test('sell-day adds the shifts of a day, and leaves out a rate that changed during the day', async () => {
    const { rows, totals } = await read('sellDay', `rows { shiftDate product rate ${COLUMNS} } totals { amount }`, {
      from: '2025-04-02',
      to: '2025-04-03',
    });
    expect(rows.map(({ shiftDate, product, rate }: Cells) => [shiftDate, product, rate])).toEqual([
      ['2025-04-02', 'HS', '92.50'],
      ['2025-04-02', 'MS', '104.20'],
      ['2025-04-03', 'HS', null],
      ['2025-04-03', 'MS', null],
    ]);
    // Two mornings and a night of 1,55,020.00, and the night of 79,729.50.
    expect(totals).toEqual({ amount: '544789.50' });
    expect(rows[2]).toMatchObject({ litres: '1745.000', amount: '161859.50', credit: '37060.00' });
    const byShift = await read('sell', `totals { ${COLUMNS} }`, { from: '2025-04-02', to: '2025-04-03' });
    const byDay = await read('sellDay', `totals { ${COLUMNS} }`, { from: '2025-04-02', to: '2025-04-03' });
    expect(byDay).toEqual(byShift);
  });
});

describe('close-shift-dips', () => {
  const COLUMNS = 'rows { shiftId shift tank product dip waterDip volume book variation by }';

  test('compares gauge and manual dips, without water, with the book stock', async () => {
    const { rows } = await read('closeShiftDips', COLUMNS);
    // From 12,142.200 with 3,000 received and 100 sold; the dip is converted by the chart.
    const petrolBook = 15_042_200;
    expect(ofShift(rows, 'Night')).toEqual([
      {
        shiftId: worked.shiftId,
        tank: 'T1',
        product: 'HS',
        dip: null,
        waterDip: null,
        by: 'Gauge',
        volume: '17392.000',
        book: '17397.200',
        variation: '-5.200',
      },
      {
        shiftId: worked.shiftId,
        tank: 'T2',
        product: 'MS',
        dip: 1500,
        waterDip: 100,
        by: 'Hand',
        volume: litresText(PETROL_VOLUME),
        book: litresText(petrolBook),
        variation: litresText(PETROL_VOLUME - petrolBook),
      },
    ]);
  });

  test('lists the dips of one tank', async () => {
    const { rows } = await read('closeShiftDips', COLUMNS, { ...NIGHT, tank: station.ids.tanks.petrol });
    expect(rows.map(({ shift, tank }: Cells) => [shift, tank])).toEqual([
      ['Morning', 'T2'],
      ['Night', 'T2'],
    ]);
  });
});

describe('reading-report', () => {
  const COLUMNS = 'rows { shift pump nozzle product open close testing consumption event }';

  test('lists a reset meter in two rows, before and after, both with the reason', async () => {
    const { rows, subtotals, totals } = await read(
      'readingReport',
      `${COLUMNS} subtotals { product consumption } totals { consumption }`,
    );
    const event = 'from 6,325.000 to 0.000: Stamped anew';
    expect(ofShift(rows, 'Night')).toEqual([
      {
        pump: 'P1',
        nozzle: 'N1',
        product: 'HS',
        open: '6025.000',
        close: '6325.000',
        testing: '5.000',
        consumption: '295.000',
        event: `Ended by reset, ${event}`,
      },
      {
        pump: 'P1',
        nozzle: 'N1',
        product: 'HS',
        open: '0.000',
        close: '200.000',
        testing: '0.000',
        consumption: '200.000',
        event: `Began by reset, ${event}`,
      },
      {
        pump: 'P1',
        nozzle: 'N2',
        product: 'MS',
        open: '8000.000',
        close: '8100.000',
        testing: '0.000',
        consumption: '100.000',
        event: null,
      },
      {
        pump: 'P2',
        nozzle: 'N1',
        product: 'HS',
        open: '1000.000',
        close: '1250.000',
        testing: '0.000',
        consumption: '250.000',
        event: null,
      },
      {
        pump: 'P2',
        nozzle: 'N2',
        product: 'MS',
        open: '5000.000',
        close: '5000.000',
        testing: '0.000',
        consumption: '0.000',
        event: null,
      },
    ]);
    // The morning shift before sold 1,000 and 600.
    expect(subtotals).toEqual([
      { product: 'HS', consumption: '1745.000' },
      { product: 'MS', consumption: '700.000' },
    ]);
    expect(totals).toEqual({ consumption: '2445.000' });
  });

  test('lists the readings of one pump, and of one nozzle', async () => {
    const [, second] = station.ids.pumps;
    const ofPump = await read('readingReport', COLUMNS, { ...NIGHT, pump: second.id });
    expect(ofPump.rows.map(({ pump }: Cells) => pump)).toEqual(['P2', 'P2', 'P2', 'P2']);
    const ofNozzle = await read('readingReport', COLUMNS, { ...NIGHT, nozzle: second.diesel });
    expect(ofNozzle.rows.map(({ pump, nozzle }: Cells) => `${pump} ${nozzle}`)).toEqual(['P2 N1', 'P2 N1']);
  });
});

describe('invoices', () => {
  test('lists one row for each product, with amounts that add up to the invoices', async () => {
    const { rows, totals } = await read(
      'invoiceReportBetweenTwoDay',
      `rows { invoiceNo invoiceDate received transporter lorry product quantity density amount unloaded remaining }
       totals { quantity amount unloaded remaining }`,
    );
    const paper = { transporter: 'MAHA ROADLINES', lorry: 'GJ01XY9999', received: '2025-04-03T20:15' };
    const first = { ...paper, invoiceNo: 'IOC-1001', invoiceDate: '2025-04-03T14:00' };
    // 8,000 L at 93.10 and 4,000 L at 103.70: 7,44,800 of 11,59,600 parts of 10,00,000.01.
    expect(rows).toEqual([
      {
        ...first,
        product: 'HS',
        quantity: '8000.000',
        density: '832.5',
        amount: '642290.45',
        unloaded: '8000.000',
        remaining: '0.000',
      },
      {
        ...first,
        product: 'MS',
        quantity: '4000.000',
        density: '0.7540',
        amount: '357709.56',
        unloaded: '3000.000',
        remaining: '1000.000',
      },
      {
        ...paper,
        invoiceNo: 'IOC-1002',
        invoiceDate: '2025-04-03T15:30',
        product: 'HS',
        quantity: '1000.000',
        density: 'AS IN THE CHALLAN',
        amount: '90000.00',
        unloaded: '0.000',
        remaining: '1000.000',
      },
    ]);
    expect(totals).toEqual({
      quantity: '13000.000',
      amount: '1090000.01',
      unloaded: '11000.000',
      remaining: '2000.000',
    });
    expect(totals.amount).toBe(await posted('PURCHASES'));
  });

  test('lists the measured shortage, and none for a line that is not unloaded', async () => {
    const { rows, totals } = await read(
      'invoiceShortageReportBetweenTwoDay',
      'rows { invoiceNo product claimed measured shortage share noted lorry } totals { shortage }',
    );
    expect(rows).toEqual([
      {
        // 7,915 in the tank and 40 through the meters.
        invoiceNo: 'IOC-1001',
        product: 'HS',
        claimed: '8000.000',
        measured: '7955.000',
        lorry: 'GJ01XY9999',
        shortage: '-45.000',
        share: '-0.56',
        noted: '20.000',
      },
      {
        invoiceNo: 'IOC-1001',
        product: 'MS',
        claimed: '3000.000',
        measured: '3015.000',
        lorry: 'GJ01XY9999',
        shortage: '15.000',
        share: '0.50',
        noted: '0.000',
      },
      {
        invoiceNo: 'IOC-1002',
        product: 'HS',
        claimed: null,
        measured: null,
        lorry: 'GJ01XY9999',
        shortage: null,
        share: null,
        noted: '0.000',
      },
    ]);
    expect(totals).toEqual({ shortage: '-30.000' });
  });
});

test('product-rate-between-two-day lists the rates in force when the range begins, then each change', async () => {
  const columns = 'rows { date shift product rate before change share }';
  const { rows } = await read('productRateBetweenTwoDay', columns);
  const first = { date: '2025-04-01', shift: 'Morning', before: null, change: null, share: null };
  expect(rows).toEqual([
    { ...first, product: 'HS', rate: '92.50' },
    { ...first, product: 'MS', rate: '104.20' },
    {
      date: '2025-04-03',
      shift: 'Night',
      product: 'HS',
      rate: '93.10',
      before: '92.50',
      change: '0.60',
      share: '0.65',
    },
    {
      date: '2025-04-03',
      shift: 'Night',
      product: 'MS',
      rate: '103.70',
      before: '104.20',
      change: '-0.50',
      share: '-0.48',
    },
  ]);
  const [hs, ms, ...changes] = rows;
  const on = async (day: string) => (await read('productRateBetweenTwoDay', columns, { from: day, to: day })).rows;
  expect(await on('2025-03-31')).toEqual([]);
  expect(await on('2025-04-01')).toEqual([hs, ms]);
  // No rate changed, but the rates were in force.
  expect(await on('2025-04-02')).toEqual([hs, ms]);
  expect(await on('2025-04-04')).toEqual(changes);
});

test('product-rate-between-two-day leaves out a rate that ends as the range begins', async () => {
  const { products, shiftTypes } = station.ids;
  const from = { shiftDate: '2025-06-01', shiftTypeId: shiftTypes.morning };
  await station.act('createProductRate', { ...from, productId: products.diesel, rate: 9400 });
  const june = { from: '2025-06-01', to: '2025-06-30' };
  const { rows } = await read('productRateBetweenTwoDay', 'rows { date product rate before }', june);
  expect(rows).toEqual([
    { date: '2025-04-03', product: 'MS', rate: '103.70', before: '104.20' },
    { date: '2025-06-01', product: 'HS', rate: '94.00', before: '93.10' },
  ]);
});

describe('density-register', () => {
  const COLUMNS = `rows { date occasion product tank delivery density temperature densityAt15 challan deviation outside
                          note comment enteredBy }`;

  test('lists each reading at 15 °C and against the challan; a difference above 3.0 is marked', async () => {
    const { rows } = await read('densityRegister', COLUMNS);
    const common = { date: '2025-04-03', enteredBy: 'ADMIN' };
    const delivery = 'IOC-1001 (GJ01XY9999)';
    expect(rows).toEqual([
      {
        ...common,
        occasion: 'Morning',
        product: 'MS',
        tank: 'T2',
        delivery: null,
        density: '742.0',
        temperature: '28.5',
        densityAt15: '754.0',
        challan: null,
        deviation: null,
        outside: null,
        note: 'Approximate',
        comment: null,
      },
      {
        ...common,
        occasion: 'Tanker',
        product: 'HS',
        tank: null,
        delivery,
        density: '822.0',
        temperature: '30.0',
        densityAt15: '832.5',
        challan: '832.5',
        deviation: '0.0',
        outside: '0.0',
        note: null,
        comment: null,
      },
      {
        ...common,
        occasion: 'After unloading',
        product: 'HS',
        tank: 'T1',
        delivery,
        density: '828.5',
        temperature: '32.0',
        densityAt15: '840.3',
        challan: '832.5',
        deviation: '7.8',
        outside: '4.8',
        note: null,
        comment: 'Sample kept',
      },
    ]);
  });

  test('lists the readings of one product', async () => {
    const { rows } = await read('densityRegister', COLUMNS, { ...NIGHT, product: station.ids.products.petrol });
    expect(rows.map(({ product }: Cells) => product)).toEqual(['MS']);
  });

  test('old tools get figures as numbers, and times as text', async () => {
    const range = new URLSearchParams(NIGHT);
    const densities = await station.rest('GET', `/api/v1/report/density-register?${range}`);
    expect(densities.body[2]).toMatchObject({ density: 828.5, deviation: 7.8, outside: 4.8 });
    const invoices = await station.rest('GET', `/api/v1/report/invoice-report-between-two-day?${range}`);
    expect(invoices.body[0]).toMatchObject({ received: '2025-04-03 20:15', quantity: 8000, amount: 642290.45 });
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
