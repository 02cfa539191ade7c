import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { closeNight, collect, startNight, workMoney, workMorning } from './worked-money';
import { workShifts } from './worked-shifts';

jest.setTimeout(60_000);

let station: Station;
let night: number;
let charges: number;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  night = await startNight(station);
  await collect(station);
  await workMoney(station);
  charges = (await station.act('createExpenditureCategory', { name: 'Bank charges' })).id;
  const { swipeMachines, accounts } = station.ids;
  await station.act('settleSwipe', {
    swipeMachineId: swipeMachines[0],
    accountId: accounts[0],
    paidOn: '2025-04-03',
    paid: 1_980_000,
    charges: 20_000,
    expenditureCategoryId: charges,
    reference: 'POS-0401',
  });
}, 60_000);
afterAll(() => station?.close());

type Cells = Record<string, string | number | null>;

/** Reads a report over the API. */
async function read(field: string, parts: string, values: Cells = {}) {
  const given = Object.entries(values).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const inBraces = given.length === 0 ? '' : `(${given.join(', ')})`;
  const { body } = await station.graphql(`{ reports { ${field}${inBraces} { ${parts} } } }`);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.reports[field];
}

/** The total of the accounts of a kind, in rupees. */
async function posted(kind: 'CASH' | 'EXPENDITURE'): Promise<string> {
  const [ledger] = await station.sql<{ sum: string }>(
    `SELECT to_char(SUM(p.amount) / 100.0, 'FM999999990.00') AS sum
     FROM posting p JOIN ledger_account a ON a.id = p.account_id WHERE a.kind = $1`,
    [kind],
  );
  return ledger!.sum;
}

describe('expenditure', () => {
  const DAYS = { from: '2025-04-01', to: '2025-04-30' };

  test('current-shift-expenditure lists expenditure by category, with the payment mode', async () => {
    const { shift, expenditure } = await read(
      'currentShiftExpenditure',
      'shift { rows { shiftDate shift } } expenditure { rows { category amount paidBy comment enteredBy } totals { amount } }',
    );
    expect(shift.rows).toEqual([{ shiftDate: '2025-04-03', shift: 'Night' }]);
    const common = { category: 'Tea', enteredBy: 'ADMIN' };
    expect(expenditure).toEqual({
      rows: [
        { ...common, amount: '1250.00', paidBy: 'Cash', comment: 'Sweets for the festival' },
        { ...common, amount: '3000.00', paidBy: 'NEFT, STATE BANK, UTR77', comment: null },
      ],
      totals: { amount: '4250.00' },
    });
  });

  test('expenditure-between-two-day includes the bank charges on card payments, so that it equals the ledger', async () => {
    const PARTS = 'rows { shiftId date shift category amount paidBy comment } totals { amount }';
    const { rows, totals } = await read('expenditureBetweenTwoDay', PARTS, DAYS);
    const tea = { shiftId: null, date: '2025-04-03', shift: 'Night', category: 'Tea' };
    expect(rows).toEqual([
      { ...tea, amount: '1250.00', paidBy: 'Cash', comment: 'Sweets for the festival' },
      { ...tea, amount: '3000.00', paidBy: 'NEFT, STATE BANK, UTR77', comment: null },
      {
        shiftId: null,
        date: '2025-04-03',
        shift: null,
        category: 'Bank charges',
        amount: '200.00',
        paidBy: 'Bank charges, CARD, STATE BANK, POS-0401',
        comment: null,
      },
    ]);
    expect(totals.amount).toBe('4450.00');
    expect(totals.amount).toBe(await posted('EXPENDITURE'));
    const ofCategory = await read('expenditureBetweenTwoDay', PARTS, { ...DAYS, category: charges });
    expect(ofCategory.totals.amount).toBe('200.00');
    expect((await read('expenditureBetweenTwoDay', PARTS, { ...DAYS, to: '2025-04-02' })).rows).toEqual([]);
  });

  test('expenditure-between-two-day-with-aggreagation lists each category with its share', async () => {
    const answer = await read(
      'expenditureBetweenTwoDayWithAggreagation',
      'rows { category count amount share } totals { count amount }',
      DAYS,
    );
    expect(answer).toEqual({
      rows: [
        { category: 'Tea', count: 2, amount: '4250.00', share: '95.51' },
        { category: 'Bank charges', count: 1, amount: '200.00', share: '4.49' },
      ],
      totals: { count: 3, amount: '4450.00' },
    });
  });
});

test('current-shift-cash-collection lists the collections with their notes', async () => {
  const { collections } = await read(
    'currentShiftCashCollection',
    'collections { rows { pump employee kind notes amount } totals { amount } }',
  );
  expect(collections).toEqual({
    rows: [{ pump: 'P1', employee: 'ramesh kumar', kind: 'During the shift', notes: '500 × 20', amount: '10000.00' }],
    totals: { amount: '10000.00' },
  });
});

describe('current-shift-cash-transaction', () => {
  const PARTS = `shift { rows { shift state } } position { rows { opening in out closing } }
    movements { rows { document in out running } totals { in out } }`;
  const cash = () => read('currentShiftCashTransaction', PARTS);
  const BEFORE_CLOSE = [
    ['Cash collection at P1 by ramesh kumar', '10000.00', null, '531609.50'],
    ['Expenditure on Tea, Sweets for the festival', null, '1250.00', '530359.50'],
    ['Received from BALAJI ROADWAYS', '5000.00', null, '535359.50'],
    ['Advance to ramesh kumar', null, '500.00', '534859.50'],
    ['Advance to meena devi', null, '700.00', '534159.50'],
    ['Deposited into STATE BANK', null, '50000.00', '484159.50'],
    ['Withdrawn from STATE BANK', '3000.00', null, '487159.50'],
    ['Salary of ramesh kumar', null, '1000.00', '486159.50'],
  ];
  const LAST = ['Cash collection at P1 by ramesh kumar, last collection', '8400.00', null, '494559.50'];
  const cellsOf = (rows: Cells[]) => rows.map(({ document, in: came, out, running }) => [document, came, out, running]);

  test('lists every cash movement of the running shift in order, without payments through the bank', async () => {
    const { shift, position, movements } = await cash();
    expect(shift.rows).toEqual([{ shift: 'Night', state: 'Running' }]);
    expect(cellsOf(movements.rows)).toEqual(BEFORE_CLOSE);
    expect(movements.totals).toEqual({ in: '18000.00', out: '53450.00' });
    // The safe opened with 35,520.00; five shifts added 4,86,089.50.
    expect(position.rows).toEqual([{ opening: '521609.50', in: '18000.00', out: '53450.00', closing: '486159.50' }]);
    expect(position.rows[0].closing).toBe(await posted('CASH'));
  });

  test('shows both entries of an undone close, and the position continues from before it', async () => {
    await closeNight(station);
    const closed = await cash();
    expect(closed.shift.rows).toEqual([{ shift: 'Night', state: 'Closed' }]);
    expect(cellsOf(closed.movements.rows)).toEqual([...BEFORE_CLOSE, LAST]);
    expect(closed.position.rows[0].closing).toBe(await posted('CASH'));
    await station.act('undoLastShift', { shiftId: night });
    const undone = await cash();
    // The collection is deleted with the close; the ledger keeps both entries.
    expect(cellsOf(undone.movements.rows).slice(-2)).toEqual([
      ['Cash collection', '8400.00', null, '494559.50'],
      ['Cash collection (reversed)', null, '8400.00', '486159.50'],
    ]);
    expect(undone.position.rows[0]).toMatchObject({ opening: '521609.50', closing: await posted('CASH') });
    await closeNight(station);
    expect((await cash()).position.rows[0].closing).toBe(await posted('CASH'));
  });

  test('opens the next shift with the closing position of the previous one', async () => {
    await workMorning(station);
    const { shift, position, movements } = await cash();
    expect(shift.rows).toEqual([{ shift: 'Morning', state: 'Running' }]);
    expect(cellsOf(movements.rows)).toEqual([
      ['Advance to ramesh kumar', null, '250.00', '494309.50'],
      ['Salary of ramesh kumar', null, '850.00', '493459.50'],
    ]);
    expect(position.rows).toEqual([{ opening: '494559.50', in: '0.00', out: '1100.00', closing: '493459.50' }]);
    expect(position.rows[0].closing).toBe(await posted('CASH'));
    const { rows } = await read('expenditureBetweenTwoDay', 'rows { shiftId }', {
      from: '2025-04-03',
      to: '2025-04-03',
    });
    expect(rows.map(({ shiftId }: Cells) => shiftId)).toEqual([night, night, null]);
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
