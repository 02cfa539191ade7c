import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { type ReportArguments, readReport } from './read-report';
import { workBills } from './worked-bills';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  await workBills(station);
}, 60_000);
afterAll(() => station?.close());

const APRIL = { from: '2025-04-01', to: '2025-04-30' };

const read = (field: string, parts: string, values: ReportArguments = APRIL) =>
  readReport(station, field, parts, values);

/** The ledger balance of the accounts of a kind at the end of a day, in rupees. */
async function balance(kind: 'SWIPE' | 'BANK', day: string): Promise<string> {
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char(SUM(account_balance(id, $2)) / 100.0, 'FM999999990.00') AS sum FROM ledger_account WHERE kind = $1`,
    [kind, day],
  );
  return ledger!.sum;
}

describe('swipe-ungrouped', () => {
  const COLUMNS = 'rows { shiftDate shift pump machine amount settledOn } totals { amount }';

  test('lists the takings of each machine at each pump; a day is settled when all of it is', async () => {
    const { rows, totals } = await read('swipeUngrouped', COLUMNS);
    expect(totals).toEqual({ amount: '160000.00' });
    expect(rows).toHaveLength(11);
    expect(rows.slice(0, 5)).toEqual([
      ...[
        ['2025-04-01', 'Morning', 'CARD', '20000.00', '2025-04-03'],
        ['2025-04-01', 'Morning', 'UPI', '10000.00', null],
        ['2025-04-01', 'Night', 'CARD', '20000.00', '2025-04-03'],
        ['2025-04-01', 'Night', 'UPI', '10000.00', null],
        // Half of the day's 40,000.00 is settled.
        ['2025-04-02', 'Morning', 'CARD', '20000.00', null],
      ].map(([shiftDate, shift, machine, amount, settledOn]) => {
        return { shiftDate, shift, pump: 'P1', machine, amount, settledOn };
      }),
    ]);
  });

  test('the report lists the rows of one machine, and of one day', async () => {
    const [, upi] = station.ids.swipeMachines;
    const { rows, totals } = await read('swipeUngrouped', COLUMNS, {
      from: '2025-04-02',
      to: '2025-04-02',
      machine: upi!,
    });
    expect(rows.map(({ shift, machine }: Record<string, string>) => `${shift} ${machine}`)).toEqual([
      'Morning UPI',
      'Night UPI',
    ]);
    expect(totals).toEqual({ amount: '20000.00' });
  });
});

describe('swipe-grouped', () => {
  const COLUMNS = `rows { shiftDate machine amount settled toSettle }
                   subtotals { machine amount settled toSettle } totals { amount settled toSettle }`;

  test('lists days by machine; 60,000.00 are settled, the oldest days first', async () => {
    const { rows, subtotals, totals } = await read('swipeGrouped', COLUMNS);
    expect(rows).toEqual(
      [
        ['2025-04-01', 'CARD', '40000.00', '40000.00', '0.00'],
        ['2025-04-01', 'UPI', '20000.00', '0.00', '20000.00'],
        ['2025-04-02', 'CARD', '40000.00', '20000.00', '20000.00'],
        ['2025-04-02', 'UPI', '20000.00', '0.00', '20000.00'],
        ['2025-04-03', 'CARD', '30000.00', '0.00', '30000.00'],
        ['2025-04-03', 'UPI', '10000.00', '0.00', '10000.00'],
      ].map(([shiftDate, machine, amount, settled, toSettle]) => ({ shiftDate, machine, amount, settled, toSettle })),
    );
    expect(subtotals).toEqual([
      { machine: 'CARD', amount: '110000.00', settled: '60000.00', toSettle: '50000.00' },
      { machine: 'UPI', amount: '50000.00', settled: '0.00', toSettle: '50000.00' },
    ]);
    expect(totals).toEqual({ amount: '160000.00', settled: '60000.00', toSettle: '100000.00' });
  });

  test('has an outstanding amount equal to the ledger balance of the machines', async () => {
    const { totals } = await read('swipeGrouped', COLUMNS);
    expect(totals.toSettle).toBe(await balance('SWIPE', '2025-04-30'));
  });
});

describe('bank-reconciliation', () => {
  const SHEET = `
    days { rows { date machine taken settled toCome } totals { taken settled toCome } }
    settlements { rows { paidOn machine account reference settled paid charges share } totals { settled paid charges } }
    accounts { rows { account opening in out closing } totals { opening in out closing } }`;

  test('lists takings, settlements, bank charges, and the amounts received by the accounts', async () => {
    const { days, settlements, accounts } = await read('bankReconciliation', SHEET);
    expect(days.totals).toEqual({ taken: '160000.00', settled: '60000.00', toCome: '100000.00' });
    expect(settlements).toEqual({
      rows: [
        {
          paidOn: '2025-04-03',
          machine: 'CARD',
          account: 'STATE BANK',
          reference: 'POS-0403',
          settled: '60000.00',
          paid: '59100.00',
          charges: '900.00',
          share: '1.50',
        },
      ],
      totals: { settled: '60000.00', paid: '59100.00', charges: '900.00' },
    });
    // The settlement, and 50,000.00 of a creditor on 4 April.
    expect(accounts.rows).toEqual([
      { account: 'STATE BANK', opening: '0.00', in: '109100.00', out: '0.00', closing: '109100.00' },
      { account: 'UPI WALLET', opening: '0.00', in: '0.00', out: '0.00', closing: '0.00' },
    ]);
    expect(accounts.totals.closing).toBe(await balance('BANK', '2025-04-30'));
  });

  test('opens a day with the closing of the previous one', async () => {
    const on = async (day: string) => (await read('bankReconciliation', SHEET, { from: day, to: day })).accounts.totals;
    expect(await on('2025-04-03')).toEqual({ opening: '0.00', in: '59100.00', out: '0.00', closing: '59100.00' });
    expect(await on('2025-04-04')).toEqual({
      opening: '59100.00',
      in: '50000.00',
      out: '0.00',
      closing: '109100.00',
    });
    expect(await on('2025-05-01')).toMatchObject({ opening: '109100.00', in: '0.00', closing: '109100.00' });
  });

  test('lists one machine and one account', async () => {
    const [, upi] = station.ids.swipeMachines;
    const [, wallet] = station.ids.accounts;
    const { days, settlements, accounts } = await read('bankReconciliation', SHEET, {
      ...APRIL,
      machine: upi!,
      account: wallet!,
    });
    expect(days.totals).toMatchObject({ taken: '50000.00' });
    expect(settlements.rows).toEqual([]);
    expect(accounts.rows.map(({ account }: Record<string, string>) => account)).toEqual(['UPI WALLET']);
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
