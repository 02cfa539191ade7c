import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from './backend';
import { importRows, preview, statesOf, textOfPreview } from './import-station';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
});
afterAll(() => backend.close());

const cellOf = (shown: Awaited<ReturnType<typeof preview>>, field: string, row = 0): string | undefined =>
  shown.rows[row]!.cells[shown.fields.findIndex(({ name }) => name === field)];

/** The one employee of a sheet whose pay is in a column with this heading. */
const staff = (heading: string, pay = '14000', { more = '', name = 'Name' } = {}) => ({
  text: `${name}\tMobile\tAddress\t${heading}\tJoin date${more === '' ? '' : '\tBasis'}\nASHA\t9876500001\tPUNE\t${pay}\t01-04-2025${more === '' ? '' : `\t${more}`}`,
});

describe('the heading of the pay says its basis', () => {
  test.each([
    ...[
      'Salary p.m.',
      'Salary PM',
      'Monthly salary',
      'Salary per month',
      'Salary/month',
      'Pay (per month)',
      'Wages p.m.',
    ],
    ...['Monthly wages', 'Salary (monthly)', 'Salary for 26 days', 'Rate per month', 'Salary'],
    ...[
      'मासिक वेतन',
      'प्रति माह वेतन',
      'वेतन प्रति माह',
      'वेतन (मासिक)',
      'महीने का वेतन',
      'तनख्वाह',
      'Salary / वेतन',
      'दरमहा पगार',
    ],
  ])('%s: by the month', async (heading) => {
    expect(cellOf(await preview(admin, 'Employee', staff(heading)), 'payBasis')).toBe('MONTH');
  });

  test.each([
    ...[
      'Daily wage',
      'Wage per day',
      'Salary / day',
      'Pay per shift',
      'Per shift wages',
      'Shift wage',
      'Salary (daily)',
    ],
    ...['Wages per duty', 'दिहाड़ी', 'प्रति शिफ्ट वेतन', 'वेतन प्रति दिन', 'रोज़ की मजदूरी', 'दैनिक वेतन'],
  ])('%s: by the shift', async (heading) => {
    expect(cellOf(await preview(admin, 'Employee', staff(heading, '650')), 'payBasis')).toBe('SHIFT');
  });

  test.each([
    ...['Pay per shift (6 AM - 2 PM)', 'Wage per day (6:00 a.m. to 2.00 p.m.)', 'Pay per shift (8 hours)'],
    ...['payRate (Rate per 12 hours shift)', 'Daily wage / दिहाड़ी', 'Wages per duty (8 hrs)'],
  ])('%s: by the shift, at these times', async (heading) => {
    expect(cellOf(await preview(admin, 'Employee', staff(heading, '650')), 'payBasis')).toBe('SHIFT');
  });

  test.each([
    ...['Pay', 'Wages', 'Pay rate', 'Pay rate / वेतन दर', 'Rate of pay'],
    ...['Daily wage (26 days)', 'Monthly / daily wages', 'Salary / Daily wage', 'Daily wages / Salary'],
  ])('%s: nothing', async (heading) => {
    const shown = await preview(admin, 'Employee', staff(heading, '650'));
    expect([cellOf(shown, 'payRate'), cellOf(shown, 'payBasis')]).toEqual(['650.00', undefined]);
  });

  test.each([
    ...['Salary days', 'Pay day', 'Salary per annum', 'Annual salary', 'Weekly wage'],
    ...['Shift name', 'Day name', 'Monthly dues', 'Daily balance'],
  ])('%s is no pay that is found alone', async (heading) => {
    const { unmatched } = await preview(admin, 'Employee', staff(heading));
    expect(unmatched.map((column) => column.heading)).toEqual([heading]);
  });

  test('a year that the user takes for the pay is refused', async () => {
    await expect(preview(admin, 'Employee', staff('payRate (Salary per annum)'))).rejects.toMatchObject({
      problems: [{ code: 'OTHER_PERIOD', params: { heading: 'Salary per annum' } }],
    });
  });

  test('a column that is matched by hand has the basis of its own heading', async () => {
    expect(cellOf(await preview(admin, 'Employee', staff('payRate (p.m. amount)')), 'payBasis')).toBe('MONTH');
  });

  test.each([
    ['By the shift', 'SHIFT'],
    ['Daily', 'SHIFT'],
    ['per month', 'MONTH'],
    ['मासिक', 'MONTH'],
    ['8 hours shift', 'SHIFT'],
  ])('a basis in the file is taken before that: %s', async (more, basis) => {
    const shown = await preview(admin, 'Employee', staff('Monthly salary', '650', { more }));
    expect([statesOf(shown), cellOf(shown, 'payBasis')]).toEqual([['NEW'], basis]);
  });

  test('and is stored with the pay', async () => {
    await importRows(admin, {
      master: 'Employee',
      text: textOfPreview(await preview(admin, 'Employee', staff('Salary p.m.'))),
    });
    expect(await backend.sql('SELECT pay_basis AS basis, pay_rate AS rate FROM employee')).toEqual([
      { basis: 'MONTH', rate: 1_400_000 },
    ]);
  });
});

describe('the column with the name is found', () => {
  test.each([
    ['Creditor', 'firmName', ['Party', 'Customer', 'A/c name', 'A/c', 'Account', 'Ledger', 'Particulars', 'Client']],
    ['Creditor', 'firmName', ['Name', 'नाम', 'ग्राहक', 'ग्राहक का नाम', 'Customer / ग्राहक', 'खातेदार', 'पार्टी का नाम']],
    [
      'Employee',
      'name',
      ['Pump boy', 'Pump-boy name', 'Staff name', 'Staff', 'Worker', 'Salesman', 'नाम', 'स्टाफ', 'DSM'],
    ],
    ['Supplier', 'name', ['Party', 'Vendor', 'Company', 'Particulars', 'पार्टी']],
    ['TransactionAccount', 'name', ['Bank', 'Account', 'A/c name', 'Bank name', 'खाता']],
    ['ExpenditureCategory', 'name', ['Head', 'Expense', 'Category', 'खर्च']],
  ])('%s %s', async (master, field, headings) => {
    for (const heading of headings) {
      const { fields } = await preview(admin, master, { text: `Sr\t${heading}\tRemark\n1\tASHA TRADERS\tx` });
      expect([heading, fields[0]!.name]).toEqual([heading, field]);
    }
  });
});

describe('a vague heading is the name only where no other is', () => {
  test.each([
    ['Creditor', 'A/c\tParty name\tBalance', '12\tASHA\t5', 'ASHA', ['A/c']],
    ['Creditor', 'Company\tLedger\tBalance', 'ASHA\tX\t5', 'ASHA', ['Ledger']],
    ['Creditor', 'खाता\tग्राहक का नाम\tBalance', '12\tASHA\t5', 'ASHA', ['खाता']],
    ['Creditor', 'Particulars\tBalance', 'ASHA\t5', 'ASHA', []],
    ['Supplier', 'Company\tVendor\tBalance', 'IOC\tASHA\t5', 'ASHA', ['Company']],
    ['TransactionAccount', 'A/c\tBank name\tBalance', '0012\tASHA\t5', 'ASHA', ['A/c']],
  ])('%s: %s', async (master, head, row, name, others) => {
    const shown = await preview(admin, master, { text: `${head}\n${row}` });
    expect(cellOf(shown, master === 'Creditor' ? 'firmName' : 'name')).toBe(name);
    expect(shown.unmatched.map(({ heading }) => heading)).toEqual(others);
  });
});

describe('what new rows get without a column is said once', () => {
  const assumedOf = async (master: string, text: string): Promise<string[]> =>
    (await preview(admin, master, { text })).assumed.map(({ field, value, heading }) =>
      [field.name, value, ...(heading === null ? [] : [heading])].join(' '),
    );

  test('the defaults of a customer', async () =>
    expect(await assumedOf('Creditor', 'Party\tMobile\tInterest %\nASHA\t9876500001\t12\nUSHA\t9876500002\t')).toEqual([
      'isSmall false',
      'creditDays 15',
      'openingBalance 0.00',
    ]));

  const ofUsha = (heading: string, pay?: string) => ({
    text: staff(heading, pay).text.replace('ASHA', 'USHA').replace('9876500001', '9876500002'),
  });

  test('the basis of the pay, by its heading, also of a column that was matched by hand', async () => {
    for (const heading of ['Salary p.m.', 'payRate (Salary p.m.)'])
      expect(await assumedOf('Employee', ofUsha(heading).text)).toEqual([
        'payBasis MONTH Salary p.m.',
        'openingBalance 0.00',
      ]);
    expect(await assumedOf('Employee', ofUsha('Wages').text)).toEqual(['payBasis SHIFT', 'openingBalance 0.00']);
  });

  test('a known row that is renamed has it as well', async () => {
    const known = await preview(admin, 'Employee', staff('Salary p.m.'));
    expect([statesOf(known), known.assumed.map(({ heading }) => heading)]).toEqual([['UNCHANGED'], ['Salary p.m.']]);
    const [row] = known.rows;
    const at = known.fields.findIndex(({ name }) => name === 'payBasis');
    expect([row!.typed[at], row!.cells[at]]).toEqual(['', 'MONTH']);
    const text = `Name\tpayRate (Salary p.m.)\tpayBasis\nZOYA\t14000\t${row!.typed[at]}`;
    expect(cellOf(await preview(admin, 'Employee', { text }), 'payBasis')).toBe('MONTH');
  });

  test('also by the heading of a basis whose cells are empty', async () => {
    const text = 'Name\tSalary p.m.\tBasis\nUSHA\t14000\t\nISHA\t650\tBy the shift';
    const shown = await preview(admin, 'Employee', { text });
    expect([0, 1].map((row) => cellOf(shown, 'payBasis', row))).toEqual(['MONTH', 'SHIFT']);
    expect(shown.rows.map(({ proposed }) => proposed.includes('payBasis'))).toEqual([true, false]);
    expect(await assumedOf('Employee', text)).toContain('payBasis MONTH Salary p.m.');
  });

  test('and nothing where no row is new', async () => {
    await importRows(admin, { master: 'Pump', text: 'Name\nTHERE' });
    await importRows(admin, { master: 'ShiftType', text: 'Name\nMorning' });
    expect(await assumedOf('PaymentMode', 'Name\nUPI')).toEqual(['isCheque false']);
    await importRows(admin, { master: 'PaymentMode', text: 'Name\nUPI' });
    expect(await assumedOf('PaymentMode', 'Name\nUPI')).toEqual([]);
  });

  test.each<[heading: string, pay: string, asked: RegExp | null]>([
    ['Wages', '3000', /^Is ₹3,000.00 paid by the shift\? The sheet does not say/],
    ['Wages', '2999', null],
    ['Wage per day', '9000', /^Is ₹9,000.00 paid by the shift\? The sheet’s heading says so/],
    ['Wage per day', '650', null],
    ['Salary', '650', /^Is ₹650.00 paid by the month\? The sheet’s heading says so/],
    ['Salary', '9000', null],
  ])('a pay that is hardly that of a shift or a month is asked about: %s %s', async (heading, pay, asked) => {
    const [row] = (await preview(admin, 'Employee', ofUsha(heading, pay))).rows;
    expect(row!.questions).toEqual(
      asked === null ? [] : [expect.objectContaining({ field: 'payBasis', message: expect.stringMatching(asked) })],
    );
  });

  test('but not where the sheet has the basis in a cell', async () => {
    const text = staff('Salary', '650', { more: 'By the shift' })
      .text.replace('ASHA', 'USHA')
      .replace('01\tP', '02\tP');
    expect((await preview(admin, 'Employee', { text })).rows[0]!.questions).toEqual([]);
  });
});

describe('a sheet whose column with the names is not recognised', () => {
  const text = 'Udhari wala\tMobile\tO/B\nASHA\t9876500001\t\nUSHA\t\t\n\t\t\nSUM\t\t500';

  test('is shown with the columns to choose from, and its rows without figures', async () => {
    const shown = await preview(admin, 'Creditor', { text });
    expect(shown.notes[0]!.message).toBe('No column is recognised as Firm name. Choose below which column it is.');
    expect(shown.unmatched).toMatchObject([{ heading: 'Udhari wala', cells: ['ASHA', 'USHA', 'SUM'] }]);
    expect(new Set(shown.rows.map(({ state }) => state))).toEqual(new Set(['WRONG']));
  });

  test('has its names once the column is matched', async () => {
    const shown = await preview(admin, 'Creditor', { text: text.replace('Udhari wala', 'firmName (Udhari wala)') });
    expect(shown.rows.map((_, row) => cellOf(shown, 'firmName', row))).toEqual(['ASHA', 'USHA', 'SUM']);
  });

  test('is never saved', async () => {
    await expect(importRows(admin, { master: 'Creditor', text })).rejects.toMatchObject({
      problems: [{ code: 'NO_KEY' }],
    });
  });
});

describe('missing rows of another list', () => {
  const nozzles = (...pumps: string[]) => ({
    text: ['Pump\tName\tTank\tReading', ...pumps.map((pump, n) => `${pump}\tN${n}\tUNDER\t${n}`)].join('\n'),
  });
  const addedBy = (adds: string[], sheet: { text: string }, ctx = admin) => preview(ctx, 'Nozzle', { ...sheet, adds });
  const names = async (): Promise<string[]> =>
    (await backend.sql<{ name: string }>("SELECT name FROM pump WHERE name LIKE 'Pump %' ORDER BY id")).map(
      ({ name }) => name,
    );

  beforeAll(async () => {
    await importRows(admin, { master: 'Product', text: 'Name\nHSD' });
    await importRows(admin, { master: 'Tank', text: 'Name\tProduct\nUNDER\tHSD' });
  });
  const SHEET = nozzles('Pump 1', 'pump 1', 'Pump 2', 'Pump 2');

  test('are in the order of the sheet, each as it is first written', async () => {
    const { missing } = await addedBy([], nozzles('Pump 9', 'Pump 8', 'PUMP 9'));
    expect(missing).toMatchObject([{ names: ['Pump 9', 'Pump 8'] }]);
  });

  test('are named once', async () => {
    const { missing } = await addedBy([], SHEET);
    expect(missing).toMatchObject([
      { field: { name: 'pumpId' }, names: ['Pump 1', 'Pump 2'], canBeAdded: true, isAdded: false },
    ]);
  });

  test('are tried out in the preview, which stores nothing', async () => {
    const shown = await addedBy(['Pump'], SHEET);
    expect([statesOf(shown), cellOf(shown, 'pumpId')]).toEqual([Array(4).fill('NEW'), 'Pump 1']);
    expect(shown.missing).toMatchObject([{ names: ['Pump 1', 'Pump 2'], isAdded: true }]);
    expect(await names()).toEqual([]);
  });

  test('are added with the import or not at all, and not twice', async () => {
    const asked = { master: 'Nozzle', ...SHEET, adds: ['Pump'] };
    await expect(importRows(admin, { ...asked, text: `${SHEET.text}\nPump 3\tN9\tNONE\t5` })).rejects.toMatchObject({
      problems: [{ field: 'rows.6.tankId' }],
    });
    await expect(importRows(admin, { ...asked, adds: [] })).rejects.toMatchObject({
      problems: Array(4).fill({ code: 'NOT_FOUND' }),
    });
    expect(await names()).toEqual([]);
    expect(await importRows(admin, asked)).toMatchObject({ added: 4 });
    expect(await importRows(admin, asked)).toMatchObject({ added: 0, unchanged: 4 });
    expect(await names()).toEqual(['Pump 1', 'Pump 2']);
    const [row] = await backend.sql(
      "SELECT count(*)::int AS count FROM audit_row WHERE table_name = 'pump' AND after->>'name' LIKE 'Pump %'",
    );
    expect(row).toEqual({ count: 2 });
  });

  test('that have more than a name are not added: their own list shows what they get', async () => {
    const tanks = { text: 'Name\tProduct\nT7\tCNG', adds: ['Product'] };
    expect((await preview(admin, 'Tank', tanks)).missing).toMatchObject([
      { names: ['CNG'], canBeAdded: false, isAdded: false },
    ]);
    await expect(importRows(admin, { master: 'Tank', ...tanks })).rejects.toMatchObject({
      problems: [{ code: 'NOT_FOUND', field: 'rows.2.productId' }, expect.anything()].slice(0, 1),
    });
    expect(await backend.sql("SELECT FROM product WHERE name = 'CNG'")).toEqual([]);
    const modes = { text: 'Account\tPayment mode\nSBI\tCheque', adds: ['PaymentMode', 'TransactionAccount'] };
    const { missing } = await preview(admin, 'AccountPaymentMode', modes);
    expect(missing.map(({ canBeAdded }) => canBeAdded)).toEqual([false, false]);
  });

  test('that need more than a name, or have one that is refused, are not offered', async () => {
    const missingIn = async (master: string, text: string) => (await preview(admin, master, { text })).missing;
    expect(await missingIn('CreditorVehicle', 'Party\tVehicle no\nNOBODY\tMH12AB1234')).toMatchObject([
      { names: ['NOBODY'], canBeAdded: false },
    ]);
    expect(await missingIn('Nozzle', `Pump\tName\tTank\n${'x'.repeat(46)}\tN1\tUNDER`)).toMatchObject([
      { canBeAdded: false },
    ]);
    expect(await missingIn('Nozzle', 'Pump\tName\tTank\n#REF!\tN1\tUNDER')).toEqual([]);
  });

  test('that are disabled are said to be', async () => {
    await backend.sql("UPDATE pump SET disabled = true WHERE name = 'Pump 2'");
    const shown = await addedBy(['Pump'], nozzles('Pump 2'));
    expect([shown.missing, shown.rows[0]!.problems[0]!.message]).toEqual([
      [],
      'Pump Pump 2 is disabled. Enable it in its list first, or correct the name.',
    ]);
  });
});

describe('a figure above the greatest one is refused with that', () => {
  test.each([
    [
      'ProductRate',
      'rate',
      'Product\tRate\tShift date\tShift\nHSD\t10000.01\t01-04-2030\tMorning',
      'Rate must be at most ₹10,000.00',
    ],
    ['Creditor', 'creditDays', 'Party\tCredit days\nASHA\t366', 'Credit days must be at most 365'],
    [
      'Tank',
      'capacity',
      'Name\tCapacity\nT1\t9999999999',
      expect.stringMatching(/^Capacity must be at most .* litres$/),
    ],
    [
      'Creditor',
      'interestRate',
      'Party\tInterest\nASHA\t101',
      'Interest % a year must be from 0.00 to 100.00, with at most 2 decimals',
    ],
  ])('%s %s', async (master, field, text, message) => {
    const { rows } = await preview(admin, master, { text });
    expect(rows[0]!.problems.find((problem) => problem.field === field)?.message).toEqual(message);
  });
});
