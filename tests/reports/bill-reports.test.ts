import { setTimeout } from 'node:timers/promises';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { ask, queries } from '../../server/platform/ask';
import { poolOf } from '../../server/platform/sql';
import { clockOn } from '../support/clock-on';
import { textsOf } from '../support/pdf-text';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { type ReportArguments, readReport } from './read-report';
import { type WorkedBills, workBills } from './worked-bills';
import { onDay } from './worked-credit';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;
let worked: WorkedBills;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  worked = await workBills(station);
}, 60_000);
afterAll(() => station?.close());

const APRIL = { from: '2025-04-01', to: '2025-04-30' };

const read = (field: string, parts: string, values: ReportArguments) => readReport(station, field, parts, values);

/** The creditor's ledger balance, in rupees. */
async function owed(creditorId: number): Promise<string> {
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char(SUM(p.amount) / 100.0, 'FM999999990.00') AS sum
     FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = 'CREDITOR' AND a.ref_id = $1`,
    [creditorId],
  );
  return ledger!.sum;
}

const BILLS = 'rows { billNo date firmName period amount settled due }';
const FIRST = {
  billNo: 'CR/2025-26/000001',
  date: '2025-04-03',
  firmName: 'SHREE TRANSPORT',
  period: '01-04-2025 to 02-04-2025',
  amount: '55500.00',
  settled: '55500.00',
  due: '0.00',
};
const LATE = {
  billNo: 'CR/2025-26/000002',
  date: '2025-04-03',
  firmName: 'GANESH LOGISTICS',
  period: '01-04-2025 to 03-04-2025',
  amount: '55500.00',
  settled: '0.00',
  due: '55500.00',
};
// 55,500.00 × 18 % × 1 ÷ 365 = 27.3698…
const INTEREST = {
  billNo: 'IN/2025-26/000001',
  date: '2025-04-04',
  firmName: 'GANESH LOGISTICS',
  period: '03-04-2025 to 04-04-2025',
  amount: '27.37',
  settled: '0.00',
  due: '27.37',
};
// The first bill was settled with 55,500.00 of the 70,000.00; the advance of 14,500.00 settles this one.
const NEXT = {
  billNo: 'CR/2025-26/000003',
  date: '2025-04-05',
  firmName: 'SHREE TRANSPORT',
  period: '03-04-2025 to 05-04-2025',
  amount: '33999.45',
  settled: '14500.00',
  due: '19499.45',
};

describe('the bills', () => {
  test('lists the bills made in a range of days, with the unpaid amount of each', async () => {
    const { rows, totals } = await read('creditReportBilled', `${BILLS} totals { amount due }`, APRIL);
    expect(rows).toEqual([FIRST, LATE, INTEREST, NEXT]);
    expect(totals).toEqual({ amount: '145026.82', due: '75026.82' });
    const onlyFifth = await read('creditReportBilled', BILLS, { from: '2025-04-05', to: '2025-04-05' });
    expect(onlyFifth.rows).toEqual([NEXT]);
  });

  test.each([
    // The credit period is 15 days; it was 0 when the late bill was made.
    ['2025-04-03', [null, null, null, null]],
    ['2025-04-19', [null, 16, null, null]],
    ['2025-05-18', [null, 45, 29, 28]],
  ])('shows on %s the days since the due dates %j while an amount is unpaid', async (today, days) => {
    const ctx = station.request({
      actor: {
        kind: 'user' as const,
        userId: station.ids.staff,
        sessionId: 0,
        mustConfirm: false,
        name: 'S',
        email: 's',
        rights: BUILT_IN_ROLES.staff,
      },
      clock: clockOn(today),
    });
    const query = queries.get('creditReportBilled') as Parameters<typeof ask>[1];
    const { sections } = (await ask(ctx, query, APRIL)) as { sections: { rows: { daysOverdue: number | null }[] }[] };
    expect(sections[0]!.rows.map(({ daysOverdue }) => daysOverdue)).toEqual(days);
  });

  test('lists all bills of one creditor or those of a range; the amount due is the ledger balance', async () => {
    const [shree, ganesh] = station.ids.creditors as [number, number];
    const of = (id: number, days = {}) =>
      read('creditReportBilledBycreditor', `${BILLS} totals { amount due }`, { id, ...days });
    const { rows, totals } = await of(shree);
    expect(rows).toEqual([FIRST, NEXT]);
    // All of its sales are billed, and all of its payments have settled bills.
    expect(totals).toEqual({ amount: '89499.45', due: await owed(shree) });
    expect((await of(shree, { from: '2025-04-04' })).rows).toEqual([NEXT]);
    expect((await of(shree, { to: '2025-04-04' })).rows).toEqual([FIRST]);
    const late = await of(ganesh);
    expect(late.totals).toEqual({ amount: '55527.37', due: await owed(ganesh) });
  });

  test('links each bill to its sheet under the path of the specification', async () => {
    const { body } = await station.rest(
      'GET',
      `/api/v1/report/credit-report-billed-bycreditor/${station.ids.creditors[0]}/M%2FS%20SHREE`,
    );
    expect(body).toMatchObject([{ creditorBillId: worked.billId }, { creditorBillId: worked.nextBillId }]);
  });
});

describe('a bill as printed', () => {
  const SHEET = `
    bill { rows { billNo date firmName address what period dueDate } }
    sales { rows { vehicle date slip product litres rate amount } subtotals { vehicle litres amount }
            totals { litres amount } }
    products { rows { product litres amount } }
    charges { rows { billNo } }
    payments { rows { date paidBy reference amount } totals { amount } }
    due { rows { opening amount paid closing inWords } }`;

  test('has its sales by vehicle, its payments, and the calculation of the amount due', async () => {
    const { creditors } = station.ids;
    const sheet = await read('creditReportBybillid', SHEET, {
      creditorId: creditors[0]!,
      creditorBillId: worked.nextBillId,
    });
    expect(sheet.bill.rows).toEqual([
      {
        billNo: 'CR/2025-26/000003',
        date: '2025-04-05',
        firmName: 'SHREE TRANSPORT',
        address: 'INDUSTRIAL AREA',
        what: 'Fuel taken on credit',
        period: '03-04-2025 to 05-04-2025',
        dueDate: '2025-04-20',
      },
    ]);
    const night = { date: '2025-04-03', rate: '93.10' };
    const morning = { date: '2025-04-04', rate: '93.10' };
    expect(sheet.sales.rows).toEqual([
      { ...night, vehicle: 'GJ01AB1234', slip: 'S6', product: 'HS', litres: '100.000', amount: '9310.00' },
      { ...morning, vehicle: 'GJ05XY0007', slip: 'S8', product: 'HS', litres: '200.000', amount: '18620.00' },
      {
        ...morning,
        vehicle: 'GJ05XY0007',
        slip: 'S9',
        product: 'MS',
        litres: '50.000',
        rate: '103.70',
        amount: '5185.00',
      },
      { ...morning, vehicle: 'No vehicle', slip: 'S10', product: 'HS', litres: '9.500', amount: '884.45' },
    ]);
    expect(sheet.sales.subtotals).toEqual([
      { vehicle: 'GJ01AB1234', litres: '100.000', amount: '9310.00' },
      { vehicle: 'GJ05XY0007', litres: '250.000', amount: '23805.00' },
      { vehicle: 'No vehicle', litres: '9.500', amount: '884.45' },
    ]);
    expect(sheet.sales.totals).toEqual({ litres: '359.500', amount: '33999.45' });
    expect(sheet.products.rows).toEqual([
      { product: 'HS', litres: '309.500', amount: '28814.45' },
      { product: 'MS', litres: '50.000', amount: '5185.00' },
    ]);
    expect(sheet.charges.rows).toEqual([]);
    expect(sheet.payments).toEqual({
      rows: [
        { date: '2025-04-04', paidBy: 'Cash', reference: null, amount: '20000.00' },
        { date: '2025-04-04', paidBy: 'NEFT, STATE BANK', reference: 'UTR2504040001', amount: '50000.00' },
      ],
      totals: { amount: '70000.00' },
    });
    expect(sheet.due.rows).toEqual([
      {
        opening: '55500.00',
        amount: '33999.45',
        paid: '70000.00',
        closing: '19499.45',
        inWords: 'Rupees Thirty Three Thousand Nine Hundred Ninety Nine and Forty Five Paisa Only',
      },
    ]);
    expect(sheet.due.rows[0].closing).toBe(await owed(creditors[0]!));
  });

  test('is the same when found by its number, in any letter case', async () => {
    const byPath = await read('creditReportBybillid', SHEET, {
      creditorId: station.ids.creditors[0]!,
      creditorBillId: worked.billId,
    });
    expect(byPath.due.rows[0]).toMatchObject({ opening: '0.00', paid: '0.00', closing: '55500.00' });
    expect(byPath.payments.rows).toEqual([]);
    for (const billNo of [worked.billNumber, ` ${worked.billNumber.toLowerCase()} `])
      expect(await read('creditReportBilledById', SHEET, { billNo })).toEqual(byPath);
  });

  test('a bill of interest has its charges by bill and no sales', async () => {
    const sheet = await read(
      'creditReportBybillid',
      `${SHEET.replace('charges { rows { billNo } }', 'charges { rows { billNo date billAmount dueDate chargedFrom chargedTo rate interest } totals { interest } }')}`,
      { creditorId: station.ids.creditors[1]!, creditorBillId: worked.interestBillId },
    );
    expect(sheet.bill.rows).toMatchObject([
      {
        billNo: 'IN/2025-26/000001',
        date: '2025-04-04',
        what: 'Interest on bills paid late',
        period: '03-04-2025 to 04-04-2025',
        dueDate: '2025-04-19',
      },
    ]);
    expect(sheet.charges).toEqual({
      rows: [
        {
          billNo: 'CR/2025-26/000002',
          date: '2025-04-03',
          billAmount: '55500.00',
          dueDate: '2025-04-03',
          chargedFrom: '2025-04-03',
          chargedTo: '2025-04-04',
          rate: '18.00',
          interest: '27.37',
        },
      ],
      totals: { interest: '27.37' },
    });
    expect([sheet.sales.rows, sheet.products.rows, sheet.payments.rows]).toEqual([[], [], []]);
    expect(sheet.due.rows).toMatchObject([{ opening: '55500.00', amount: '27.37', closing: '55527.37' }]);
  });

  test.each(['credit-report-billed-by-id?billNo=CR/2025-26/000099', 'credit-report-bybillid/2/1/SHREE'])(
    'does not exist for %s',
    async (path) => {
      const reply = await station.rest('GET', `/api/v1/report/${path}`);
      expect(reply).toMatchObject({ status: 404, body: { msg: 'This bill was not found' } });
    },
  );
});

describe('PDFs', () => {
  const printed = async (path: string): Promise<string[]> => {
    const { body } = await station.rest('GET', `/api/v1/report/${path}${path.includes('?') ? '&' : '?'}format=pdf`);
    return textsOf(body);
  };

  test('a bill has the names of station and creditor, each vehicle with its subtotal, and a signature line', async () => {
    const lines = await printed(`credit-report-bybillid/${station.ids.creditors[0]}/${worked.nextBillId}/SHREE`);
    expect(lines.slice(0, 2)).toEqual(['Forecourt Filling Station', 'Credit bill']);
    // The party's block replaces the list of filters.
    expect(lines.filter((line) => line.startsWith('Creditor '))).toEqual([]);
    expect(lines).toContain('Bill to');
    const vehicles = lines.slice(lines.indexOf('Sales by vehicle'), lines.indexOf('Sales by product')).join('|');
    expect(vehicles).toContain(
      [
        'GJ01AB1234|03-04-2025|S6|HS|100.000|93.10|9,310.00|GJ01AB1234|Total|100.000|₹9,310.00',
        'GJ05XY0007|04-04-2025|S8|HS|200.000|93.10|18,620.00',
        'GJ05XY0007|04-04-2025|S9|MS|50.000|103.70|5,185.00|GJ05XY0007|Total|250.000|₹23,805.00',
        'No vehicle|04-04-2025|S10|HS|9.500|93.10|884.45|No vehicle|Total|9.500|₹884.45|Total|359.500|₹33,999.45',
      ].join('|'),
    );
    for (const text of [
      'CR/2025-26/000003',
      'SHREE TRANSPORT',
      'INDUSTRIAL AREA',
      '03-04-2025 to 05-04-2025',
      '20-04-2025',
      'NEFT, STATE BANK',
      'UTR2504040001',
      '₹55,500.00',
      '₹70,000.00',
      '₹19,499.45',
      'Rupees Thirty Three Thousand Nine Hundred Ninety Nine and Forty Five Paisa Only',
      'For Forecourt Filling Station',
      'Authorised signatory',
      'Page 1 of 1',
    ])
      expect(lines).toContain(text);
    expect(lines).not.toContain('Interest by bill');
  });

  test('an interest bill has no headings for sales and payments', async () => {
    const lines = await printed('credit-report-billed-by-id?billNo=IN/2025-26/000001');
    expect(lines).toContain('Interest by bill');
    for (const heading of ['Sales by vehicle', 'Sales by product', 'Payments since the last bill'])
      expect(lines).not.toContain(heading);
  });
});

describe('interest', () => {
  const COLUMNS = `rows { firmName billNo dueDate unpaid days rate interest charged toCharge }
                   subtotals { firmName interest toCharge } totals { unpaid interest charged toCharge }`;

  test('lists the interest bill by bill up to a day, less what was charged, with a subtotal for each creditor', async () => {
    const { rows, subtotals, totals } = await read('getInterestReport', COLUMNS, { asAt: '2025-06-17' });
    expect(rows).toEqual([
      {
        // 55,500.00 × 18 % × 74 ÷ 365 = 2,025.3698… from 4 April on
        firmName: 'GANESH LOGISTICS',
        billNo: 'CR/2025-26/000002',
        dueDate: '2025-04-03',
        unpaid: '55500.00',
        days: 75,
        rate: '18.00',
        interest: '2052.74',
        charged: '27.37',
        toCharge: '2025.37',
      },
      {
        // 19,499.45 × 18 % × 58 ÷ 365 = 557.7376…
        firmName: 'SHREE TRANSPORT',
        billNo: 'CR/2025-26/000003',
        dueDate: '2025-04-20',
        unpaid: '19499.45',
        days: 58,
        rate: '18.00',
        interest: '557.74',
        charged: '0.00',
        toCharge: '557.74',
      },
    ]);
    expect(subtotals).toEqual([
      { firmName: 'GANESH LOGISTICS', interest: '2052.74', toCharge: '2025.37' },
      { firmName: 'SHREE TRANSPORT', interest: '557.74', toCharge: '557.74' },
    ]);
    expect(totals).toEqual({ unpaid: '74999.45', interest: '2610.48', charged: '27.37', toCharge: '2583.11' });
  });

  test('lists the interest of one creditor, and no rows on a day without late bills', async () => {
    const [shree] = station.ids.creditors as [number];
    const ofShree = await read('getInterestReport', 'rows { firmName }', { asAt: '2025-06-17', creditor: shree });
    expect(ofShree.rows).toEqual([{ firmName: 'SHREE TRANSPORT' }]);
    expect((await read('getInterestReport', 'rows { firmName }', { asAt: '2025-04-03' })).rows).toEqual([]);
  });
});

describe('a printed bill keeps its figures', () => {
  const paymentsOf = async (creditorId: number, creditorBillId: number): Promise<{ amount: string }[]> =>
    (await read('creditReportBybillid', 'payments { rows { amount } }', { creditorId, creditorBillId })).payments.rows;

  test('keeps its due date, the due dates of its charges and their rate when terms change', async () => {
    const [shree, ganesh] = station.ids.creditors as [number, number];
    const sheets = () =>
      Promise.all(
        [
          { creditorId: shree, creditorBillId: worked.nextBillId },
          { creditorId: ganesh, creditorBillId: worked.lateBillId },
          { creditorId: ganesh, creditorBillId: worked.interestBillId },
        ].map((bill) =>
          read('creditReportBybillid', 'bill { rows { dueDate } } charges { rows { dueDate rate interest } }', bill),
        ),
      );
    const list = () => read('creditReportBilled', 'rows { billNo daysOverdue }', APRIL);
    const [before, listed] = [await sheets(), await list()];
    await station.sql('UPDATE creditor SET credit_days = credit_days + 30, interest_rate = 2400');
    expect(await sheets()).toEqual(before);
    expect(await list()).toEqual(listed);
    await station.sql('UPDATE creditor SET credit_days = credit_days - 30, interest_rate = 1800');
  });

  test('shows the payments included in its figures, without one that started before it and was committed after it', async () => {
    const [, , balaji] = station.ids.creditors as [number, number, number];
    const gate = await poolOf(station.database).connect();
    await gate.query('BEGIN');
    await gate.query("SELECT FROM shift WHERE state = 'RUNNING' FOR UPDATE");
    const late = station.act('recordCreditorPayment', { creditorId: balaji, amount: 100_000, notes: [] });
    await untilBlocked();
    const { billId } = await onDay<{ billId: number }>(station, '2025-04-04', 'makeBill', {
      creditorId: balaji,
      from: '2025-04-01',
      to: '2025-04-04',
    });
    await gate.query('COMMIT');
    gate.release();
    await late;
    const [dates] = await station.sql(
      `SELECT b.created_at > (SELECT MAX(created_at) FROM creditor_payment WHERE creditor_id = $1) AS "beganBefore", b.paid
       FROM creditor_bill b WHERE b.id = $2`,
      [balaji, billId],
    );
    expect(dates).toEqual({ beganBefore: true, paid: 0 });
    expect(await paymentsOf(balaji, billId)).toEqual([]);
  });

  /** Waits until a connection waits for a lock. */
  async function untilBlocked(): Promise<void> {
    for (;;) {
      const [row] = await station.sql<{ waiting: number }>(
        "SELECT COUNT(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      if (row!.waiting > 0) return;
      await setTimeout(10);
    }
  }
});

test('the books are valid', () => expectBooksInOrder(station.database));
