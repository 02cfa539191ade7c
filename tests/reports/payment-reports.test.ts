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

const DAY = { from: '2025-04-04', to: '2025-04-04' };
const COLUMNS = 'rows { date firmName mode account reference amount settled } totals { amount }';

const read = (field: string, parts: string, values: ReportArguments) => readReport(station, field, parts, values);

const CASH = {
  date: '2025-04-04',
  firmName: 'SHREE TRANSPORT',
  mode: 'Cash',
  account: null,
  reference: null,
  amount: '20000.00',
  settled: 'CR/2025-26/000001',
};
// A small creditor has no bills.
const SMALL = { ...CASH, firmName: 'A/B & SONS 100%', amount: '1000.00', settled: null };
const BANK = {
  date: '2025-04-04',
  firmName: 'SHREE TRANSPORT',
  mode: 'NEFT',
  account: 'STATE BANK',
  reference: 'UTR2504040001',
  amount: '50000.00',
  settled: 'CR/2025-26/000001, CR/2025-26/000003',
};

test('payments of a range: each with its payment mode and the bills it settled, and a subtotal for each mode', async () => {
  const { rows, subtotals, totals } = await read(
    'creditPaymentBetweenTwoDay',
    `${COLUMNS} subtotals { mode amount }`,
    DAY,
  );
  expect(rows).toEqual([CASH, SMALL, BANK]);
  expect(subtotals).toEqual([
    { mode: 'Cash', amount: '21000.00' },
    { mode: 'NEFT', amount: '50000.00' },
  ]);
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char(-SUM(p.amount) / 100.0, 'FM999999990.00') AS sum
     FROM journal_entry j JOIN posting p ON p.entry_id = j.id JOIN ledger_account a ON a.id = p.account_id
     WHERE j.document_kind = 'CREDITOR_PAYMENT' AND a.kind = 'CREDITOR' AND j.business_date = '2025-04-04'`,
  );
  expect(totals).toEqual({ amount: ledger!.sum });
  expect(totals).toEqual({ amount: '71000.00' });
  const before = await read('creditPaymentBetweenTwoDay', COLUMNS, { from: '2025-04-01', to: '2025-04-03' });
  expect(before).toEqual({ rows: [], totals: { amount: '0.00' } });
});

test('payments of one creditor, by parameter and by path: all of them, or those of a range', async () => {
  const [shree, ganesh] = station.ids.creditors as [number, number];
  const ofShree = { rows: [CASH, BANK], totals: { amount: '70000.00' } };
  const none = { rows: [], totals: { amount: '0.00' } };
  for (const [field, name] of [
    ['creditPaymentByCreditId', 'creditor'],
    ['creditorPaymentBycreditorId', 'creditorId'],
  ] as const) {
    expect(await read(field, COLUMNS, { [name]: shree })).toEqual(ofShree);
    expect(await read(field, COLUMNS, { [name]: shree, ...DAY })).toEqual(ofShree);
    expect(await read(field, COLUMNS, { [name]: shree, from: '2025-04-05' })).toEqual(none);
    expect(await read(field, COLUMNS, { [name]: shree, to: '2025-04-03' })).toEqual(none);
    expect(await read(field, COLUMNS, { [name]: ganesh })).toEqual(none);
  }
});

describe('a receipt', () => {
  test('states who paid, how much and how, for which bills, and the amount due after it', async () => {
    const sheet = await read(
      'creditorPaymentReceipt',
      `receipt { rows { receiptNo date firmName amount inWords paidBy reference comment due } }
       settled { rows { billNo date amount settled } totals { settled } }
       settledLater { rows { billNo date amount settled } totals { settled } }`,
      { creditorPaymentId: worked.bankPaymentId },
    );
    expect(sheet.receipt.rows).toEqual([
      {
        receiptNo: String(worked.bankPaymentId),
        date: '2025-04-04',
        firmName: 'SHREE TRANSPORT',
        amount: '50000.00',
        inWords: 'Rupees Fifty Thousand Only',
        paidBy: 'NEFT, STATE BANK',
        // Its sales came to 89,499.45, of which it had paid 20,000.00.
        reference: 'UTR2504040001',
        comment: 'For the bills of April',
        due: '19499.45',
      },
    ]);
    expect(sheet.settled).toEqual({
      rows: [{ billNo: 'CR/2025-26/000001', date: '2025-04-03', amount: '55500.00', settled: '35500.00' }],
      totals: { settled: '35500.00' },
    });
    // The bill was made after the advance.
    expect(sheet.settledLater).toEqual({
      rows: [{ billNo: 'CR/2025-26/000003', date: '2025-04-05', amount: '33999.45', settled: '14500.00' }],
      totals: { settled: '14500.00' },
    });
  });

  test('keeps the amount due after it when later sales and payments are recorded', async () => {
    const { act, ids } = station;
    const [, , balaji] = ids.creditors as [number, number, number];
    const sell = (slipNo: string) =>
      act('recordCreditSale', {
        creditorId: balaji,
        pumpId: ids.pumps[0].id,
        productId: ids.products.diesel,
        litres: 10_000,
        slipNo,
      });
    const pay = async (amount: number): Promise<number> => {
      const { creditorPaymentId } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
        creditorId: balaji,
        amount,
        notes: [],
      });
      return creditorPaymentId;
    };
    // The creditor owes 27,750.00 from the shift of 2 April.
    const first = await pay(3_000_000);
    await sell('S20');
    const second = await pay(10_000);
    const dueAfter = async (creditorPaymentId: number) =>
      (await read('creditorPaymentReceipt', 'receipt { rows { due } }', { creditorPaymentId })).receipt.rows[0].due;
    expect(await dueAfter(first)).toBe('-2250.00');
    // 10 L at 93.10, and 100.00.
    expect(await dueAfter(second)).toBe('-1419.00');
  });

  test('lists an opening balance, and a bill made before any payment, as settled by it', async () => {
    const { act, ids, sql } = station;
    const { id: creditorId } = await act('createCreditor', {
      firmName: 'OLD DEBTS',
      shortName: 'OLD',
      proprietorName: 'OWNER',
      email: 'accounts@old.example',
      contactNo: '9123456781',
      address: 'MARKET ROAD',
      maxLimit: 10_000_000,
      openingBalance: 50_000,
    });
    const sale = { creditorId, pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 10_000 };
    await act('recordCreditSale', sale);
    const bill = { creditorId, from: '2025-04-04', to: '2025-04-04' };
    const first = await onDay<{ number: string }>(station, '2025-04-04', 'makeBill', bill);
    const { creditorPaymentId } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
      creditorId,
      amount: 200_000,
      notes: [],
    });
    const sections = 'settled { rows { billNo settled } } settledLater { rows { billNo settled } }';
    const receipt = () => read('creditorPaymentReceipt', sections, { creditorPaymentId });
    // 10 L at 93.10; the creditor opens on the day of the shift, before its first bill.
    const atOnce = [
      { billNo: 'Opening balance', settled: '500.00' },
      { billNo: first.number, settled: '931.00' },
    ];
    expect(await receipt()).toEqual({ settled: { rows: atOnce }, settledLater: { rows: [] } });
    await act('recordCreditSale', sale);
    const second = await onDay<{ number: string }>(station, '2025-04-04', 'makeBill', bill);
    const later = [{ billNo: second.number, settled: '569.00' }];
    expect(await receipt()).toEqual({ settled: { rows: atOnce }, settledLater: { rows: later } });
    expect(
      await sql('SELECT amount - allocated AS left FROM creditor_payment WHERE id = $1', [creditorPaymentId]),
    ).toEqual([{ left: 0 }]);
  });

  test('prints the amount in words, the amount due after it, and a signature line', async () => {
    const { body } = await station.rest(
      'GET',
      `/api/v1/report/creditor-payment-receipt/${worked.bankPaymentId}?format=pdf`,
    );
    const lines = textsOf(body);
    expect(lines.slice(0, 3)).toEqual(['Forecourt Filling Station', 'Receipt', 'Received from']);
    for (const text of [
      'SHREE TRANSPORT',
      '₹50,000.00',
      'Rupees Fifty Thousand Only',
      'NEFT, STATE BANK',
      'UTR2504040001',
      '₹19,499.45',
      'CR/2025-26/000001',
      '35,500.00',
      'Authorised signatory',
      'Page 1 of 1',
    ])
      expect(lines).toContain(text);
  });

  test('is not found for an unknown payment', async () => {
    const reply = await station.rest('GET', '/api/v1/report/creditor-payment-receipt/999');
    expect(reply).toMatchObject({ status: 404, body: { msg: 'This payment was not found' } });
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
