import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { closeNight, collect, startNight, workMoney } from './worked-money';
import { WAYS, type WorkedShift, workShifts } from './worked-shifts';

let station: Station;
let shifts: WorkedShift[];

beforeAll(async () => {
  station = await startStation();
  shifts = await workShifts(station);
}, 60_000);
afterAll(() => station?.close());

const SHIFTS = `query ($from: BusinessDate, $to: BusinessDate) {
  reports { closeShiftReportBetweenTwoDay(from: $from, to: $to) {
    rows { shiftId shiftDate shift products litres sale credit cash swipe shortage excess closedBy closedAt }
    totals { litres sale credit cash swipe shortage excess }
  } }
}`;

const reportOf = async (from: string, to: string) =>
  (await station.graphql(SHIFTS, { from, to })).body.data.reports.closeShiftReportBetweenTwoDay;

describe('close-shift-report-between-two-day', () => {
  test('has a row per closed shift, with the worked example handed in in each way', async () => {
    const { rows } = await reportOf('2025-04-01', '2025-04-03');
    const common = {
      products: 'HS 1,000.000, MS 600.000',
      litres: '1600.000',
      sale: '155020.00',
      credit: '27750.00',
      swipe: '30000.00',
      closedBy: 'ADMIN',
      closedAt: expect.any(String),
    };
    expect(rows).toEqual([
      {
        ...common,
        shiftId: shifts[0]!.id,
        shiftDate: '2025-04-01',
        shift: 'Morning',
        cash: '97270.00',
        shortage: '0.00',
        excess: '0.00',
      },
      {
        ...common,
        shiftId: shifts[1]!.id,
        shiftDate: '2025-04-01',
        shift: 'Night',
        cash: '97260.00',
        shortage: '0.00',
        excess: '-10.00',
      },
      {
        ...common,
        shiftId: shifts[2]!.id,
        shiftDate: '2025-04-02',
        shift: 'Morning',
        cash: '97259.50',
        shortage: '10.00',
        excess: '-0.50',
      },
      {
        ...common,
        shiftId: shifts[3]!.id,
        shiftDate: '2025-04-02',
        shift: 'Night',
        cash: '97000.00',
        shortage: '270.00',
        excess: '0.00',
      },
      {
        ...common,
        shiftId: shifts[4]!.id,
        shiftDate: '2025-04-03',
        shift: 'Morning',
        cash: '97300.00',
        shortage: '0.00',
        excess: '30.00',
      },
    ]);
  });

  test('the totals explain every rupee: sale = credit + cash + swipe + shortage − excess', async () => {
    const { totals } = await reportOf('2025-04-01', '2025-04-03');
    expect(totals).toEqual({
      litres: '8000.000',
      sale: '775100.00',
      credit: '138750.00',
      cash: '486089.50',
      swipe: '150000.00',
      shortage: '280.00',
      excess: '19.50',
    });
  });

  test('includes both days of the range and no others', async () => {
    const { rows, totals } = await reportOf('2025-04-02', '2025-04-02');
    expect(rows.map((row: { shiftId: number }) => row.shiftId)).toEqual([shifts[2]!.id, shifts[3]!.id]);
    expect(totals.sale).toBe('310040.00');
    expect(await reportOf('2025-04-04', '2025-04-30')).toEqual({
      rows: [],
      totals: {
        litres: '0.000',
        sale: '0.00',
        credit: '0.00',
        cash: '0.00',
        swipe: '0.00',
        shortage: '0.00',
        excess: '0.00',
      },
    });
  });
});

const sheetOf = async (shift: { id: number; shiftDate: string }, fields: string) => {
  const query = `query ($id: Int!, $date: BusinessDate!) { reports { closedShiftReport(shiftId: $id, shiftDate: $date) { ${fields} } } }`;
  const { body } = await station.graphql(query, { id: shift.id, date: shift.shiftDate });
  return body.data?.reports?.closedShiftReport ?? body.errors;
};

describe('closed-shift-report: the shift with the shortage of 270', () => {
  const short = () => shifts[3]!;

  test('the sheet has the figures of the shift', async () => {
    const { shift } = await sheetOf(short(), 'shift { rows { shiftDate shift startedBy closedBy onDuty comment } }');
    expect(shift.rows).toEqual([
      {
        shiftDate: '2025-04-02',
        shift: 'Night',
        startedBy: 'ADMIN',
        closedBy: 'ADMIN',
        onDuty: 'ramesh kumar – P1',
        comment: 'All counted',
      },
    ]);
  });

  test('the readings show that test fuel is not sold', async () => {
    const { readings } = await sheetOf(
      short(),
      `readings { rows { pump nozzle product open close testing consumption rate amount }
                  subtotals { product testing consumption amount } totals { testing consumption amount } }`,
    );
    const idle = { pump: 'P2', testing: '0.000', consumption: '0.000', amount: '0.00' };
    expect(readings).toEqual({
      rows: [
        {
          pump: 'P1',
          nozzle: 'N1',
          product: 'HS',
          open: '4015.000',
          close: '5020.000',
          testing: '5.000',
          consumption: '1000.000',
          rate: '92.50',
          amount: '92500.00',
        },
        {
          pump: 'P1',
          nozzle: 'N2',
          product: 'MS',
          open: '6800.000',
          close: '7400.000',
          testing: '0.000',
          consumption: '600.000',
          rate: '104.20',
          amount: '62520.00',
        },
        { ...idle, nozzle: 'N1', product: 'HS', open: '1000.000', close: '1000.000', rate: '92.50' },
        { ...idle, nozzle: 'N2', product: 'MS', open: '5000.000', close: '5000.000', rate: '104.20' },
      ],
      subtotals: [
        { product: 'HS', testing: '5.000', consumption: '1000.000', amount: '92500.00' },
        { product: 'MS', testing: '0.000', consumption: '600.000', amount: '62520.00' },
      ],
      totals: { testing: '5.000', consumption: '1600.000', amount: '155020.00' },
    });
  });

  test('the sheet lists each pump with its stored figures', async () => {
    const { pumps } = await sheetOf(
      short(),
      'pumps { rows { pump sale credit cash swipe last employee shortage excess } totals { sale last shortage excess } }',
    );
    expect(pumps.rows).toEqual([
      {
        pump: 'P1',
        sale: '155020.00',
        credit: '27750.00',
        cash: '80000.00',
        swipe: '30000.00',
        last: '17000.00',
        employee: 'meena devi',
        shortage: '270.00',
        excess: '0.00',
      },
      {
        pump: 'P2',
        sale: '0.00',
        credit: '0.00',
        cash: '0.00',
        swipe: '0.00',
        last: '0.00',
        employee: null,
        shortage: '0.00',
        excess: '0.00',
      },
    ]);
    expect(pumps.totals).toEqual({ sale: '155020.00', last: '17000.00', shortage: '270.00', excess: '0.00' });
  });

  test('the sheet lists sales, credit, swipe and shortages', async () => {
    const sheet = await sheetOf(
      short(),
      `sales { rows { product litres testing rate amount creditLitres creditAmount } totals { amount creditAmount } }
       credit { rows { slipNo firmName vehicle pump product litres rate amount } subtotals { product litres } totals { amount } }
       swipe { rows { machine pump amount } totals { amount } }
       shortages { rows { employee pump amount } totals { amount } }`,
    );
    expect(sheet).toEqual({
      sales: {
        rows: [
          {
            product: 'HS',
            litres: '1000.000',
            testing: '5.000',
            rate: '92.50',
            amount: '92500.00',
            creditLitres: '300.000',
            creditAmount: '27750.00',
          },
          {
            product: 'MS',
            litres: '600.000',
            testing: '0.000',
            rate: '104.20',
            amount: '62520.00',
            creditLitres: '0.000',
            creditAmount: '0.00',
          },
        ],
        totals: { amount: '155020.00', creditAmount: '27750.00' },
      },
      credit: {
        rows: [
          {
            slipNo: 'S4',
            firmName: 'SHREE TRANSPORT',
            vehicle: 'GJ01AB1234',
            pump: 'P1',
            product: 'HS',
            litres: '300.000',
            rate: '92.50',
            amount: '27750.00',
          },
        ],
        subtotals: [{ product: 'HS', litres: '300.000' }],
        totals: { amount: '27750.00' },
      },
      swipe: {
        rows: [
          { machine: 'CARD', pump: 'P1', amount: '20000.00' },
          { machine: 'UPI', pump: 'P1', amount: '10000.00' },
        ],
        totals: { amount: '30000.00' },
      },
      shortages: { rows: [{ employee: 'meena devi', pump: 'P1', amount: '270.00' }], totals: { amount: '270.00' } },
    });
  });

  test('the sheet lists cash collections with their notes', async () => {
    const { collections, notes } = await sheetOf(
      short(),
      'collections { rows { pump employee kind notes amount } totals { amount } } notes { rows { note count amount inSafe safeAmount } totals { amount safeAmount } }',
    );
    expect(collections).toEqual({
      rows: [
        { pump: 'P1', employee: 'ramesh kumar', kind: 'During the shift', notes: '500 × 160', amount: '80000.00' },
        { pump: 'P1', employee: 'meena devi', kind: 'Last collection', notes: '500 × 34', amount: '17000.00' },
      ],
      totals: { amount: '97000.00' },
    });
    // The safe opened with 40 of each note; each of the four shifts took 160 notes of 500, and this one 34 more.
    expect(notes.rows.slice(0, 2)).toEqual([
      { note: '500', count: 194, amount: '97000.00', inSafe: 714, safeAmount: '357000.00' },
      { note: '200', count: 0, amount: '0.00', inSafe: 40, safeAmount: '8000.00' },
    ]);
    expect(notes.totals).toEqual({ amount: '97000.00', safeAmount: '424309.50' });
  });

  test('uncounted cash is marked as uncounted', async () => {
    const { collections, notes } = await sheetOf(
      shifts[2]!,
      'collections { rows { notes amount } } notes { rows { note count amount } }',
    );
    expect(collections.rows[1]).toEqual({ notes: 'not counted', amount: '17259.50' });
    expect(notes.rows).toContainEqual({ note: '500', count: 160, amount: '80000.00' });
    expect(notes.rows).toContainEqual({ note: 'Not counted', count: null, amount: '17259.50' });
  });

  test('the sheet lists dips with the book stock and the loss', async () => {
    const { dips } = await sheetOf(
      short(),
      'dips { rows { tank product opening volume by book variation } totals { variation } }',
    );
    expect(dips).toEqual({
      rows: [
        {
          tank: 'T1',
          product: 'HS',
          opening: '12151.100',
          volume: '11146.650',
          by: 'Gauge',
          book: '11151.100',
          variation: '-4.450',
        },
        {
          tank: 'T2',
          product: 'MS',
          opening: '13351.100',
          volume: '12746.650',
          by: 'Gauge',
          book: '12751.100',
          variation: '-4.450',
        },
      ],
      totals: { variation: '-8.900' },
    });
  });

  test('the cash position continues from shift to shift, and the counted notes agree with it', async () => {
    // The safe opened with 40 of each note from 500 to 1: 35,520.00.
    const figures: unknown[] = [];
    for (const shift of shifts)
      figures.push(
        await sheetOf(shift, 'cash { rows { what amount } totals { amount } } notes { totals { safeAmount } }'),
      );
    let opening = 3_552_000;
    const rupees = (paise: number): string => (paise / 100).toFixed(2);
    expect(figures).toEqual(
      WAYS.map(({ last }) => {
        const came = 8_000_000 + last;
        const rows = [
          { what: 'Opening', amount: rupees(opening) },
          { what: 'Collections from the pumps', amount: rupees(came) },
        ];
        opening += came;
        return {
          cash: { rows, totals: { amount: rupees(opening) } },
          notes: { totals: { safeAmount: rupees(opening) } },
        };
      }),
    );
  });

  test('an unknown shift, another date and a running shift are not found', async () => {
    const { id, shiftDate } = short();
    const missing = [
      { id: 9_999, shiftDate },
      { id, shiftDate: '2025-04-03' },
    ];
    for (const shift of missing) {
      const errors = await sheetOf(shift, 'shift { rows { shift } }');
      expect(errors[0]).toMatchObject({
        message: 'No closed shift has this number and date',
        extensions: { code: 'NOT_FOUND' },
      });
    }
    const running = await startNight(station);
    const errors = await sheetOf({ id: running, shiftDate: '2025-04-03' }, 'shift { rows { shift } }');
    expect(errors[0].extensions.code).toBe('NOT_FOUND');
  });
});

describe('closed-shift-report: a shift with payments and receipts besides its sales', () => {
  let night: { id: number; shiftDate: string };
  beforeAll(async () => {
    const [running] = await station.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
    night = { id: running!.id, shiftDate: '2025-04-03' };
    await collect(station);
    await workMoney(station);
    await closeNight(station);
  });

  test('lists payments by payment mode', async () => {
    const sheet = await sheetOf(
      night,
      `expenditure { rows { category amount paidBy comment } totals { amount } }
       advances { rows { employee amount paidBy comment } totals { amount } }
       salaries { rows { employee period paidBy paid } totals { paid } }`,
    );
    const bank = 'NEFT, STATE BANK';
    expect(sheet).toEqual({
      expenditure: {
        rows: [
          { category: 'Tea', amount: '1250.00', paidBy: 'Cash', comment: 'Sweets for the festival' },
          { category: 'Tea', amount: '3000.00', paidBy: `${bank}, UTR77`, comment: null },
        ],
        totals: { amount: '4250.00' },
      },
      advances: {
        rows: [
          { employee: 'ramesh kumar', amount: '500.00', paidBy: 'Cash', comment: 'School fees' },
          { employee: 'meena devi', amount: '700.00', paidBy: 'Cash', comment: null },
        ],
        totals: { amount: '1200.00' },
      },
      salaries: {
        rows: [
          { employee: 'ramesh kumar', period: '01-04-2025 to 02-04-2025', paidBy: 'Cash', paid: '1000.00' },
          { employee: 'meena devi', period: '01-04-2025 to 03-04-2025', paidBy: `${bank}, UTR78`, paid: '520.00' },
        ],
        totals: { paid: '1520.00' },
      },
    });
  });

  test('lists receipts from creditors, deposits and withdrawals', async () => {
    const sheet = await sheetOf(
      night,
      `creditorPayments { rows { firmName paidBy reference amount } totals { amount } }
       cashTransfers { rows { what account reference amount } totals { amount } }`,
    );
    expect(sheet).toEqual({
      creditorPayments: {
        rows: [{ firmName: 'BALAJI ROADWAYS', paidBy: 'Cash', reference: null, amount: '5000.00' }],
        totals: { amount: '5000.00' },
      },
      cashTransfers: {
        rows: [
          { what: 'Deposit', account: 'STATE BANK', reference: 'SLIP 12', amount: '-50000.00' },
          { what: 'Withdrawal', account: 'STATE BANK', reference: 'SLIP 12', amount: '3000.00' },
        ],
        totals: { amount: '-47000.00' },
      },
    });
  });

  test('has the cash position: the opening and each kind of movement, and the book figure beside the count', async () => {
    const { cash, safe, notes } = await sheetOf(
      night,
      `cash { rows { what amount } totals { amount } } safe { rows { book counted uncounted difference } }
       notes { totals { safeAmount } }`,
    );
    expect(cash).toEqual({
      rows: [
        { what: 'Opening', amount: '521609.50' },
        { what: 'Collections from the pumps', amount: '18400.00' },
        { what: 'Received from creditors', amount: '5000.00' },
        { what: 'Withdrawn from the bank', amount: '3000.00' },
        { what: 'Expenditure', amount: '-1250.00' },
        { what: 'Employee advances', amount: '-1200.00' },
        { what: 'Salaries', amount: '-1000.00' },
        { what: 'Deposited in the bank', amount: '-50000.00' },
      ],
      totals: { amount: '494559.50' },
    });
    // 69,089.50 came in uncounted in earlier shifts and 8,400.00 in this one; 2,200.00 were paid uncounted.
    expect(safe.rows).toEqual([{ book: '494559.50', counted: '419270.00', uncounted: '75289.50', difference: '0.00' }]);
    expect(notes.totals).toEqual({ safeAmount: '494559.50' });
  });

  test('does not change the sheets of earlier shifts', async () => {
    const last = shifts.at(-1)!;
    const { cash, salaries } = await sheetOf(last, 'cash { totals { amount } } salaries { rows { paid } }');
    expect([cash.totals.amount, salaries.rows]).toEqual(['521609.50', []]);
  });
});

test('the books are valid', () => expectBooksInOrder(station.database));
