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

  test.each(['Pay', 'Wages', 'Pay rate', 'Pay rate / वेतन दर', 'Rate of pay'])('%s: nothing', async (heading) => {
    const shown = await preview(admin, 'Employee', staff(heading, '650'));
    expect([cellOf(shown, 'payRate'), cellOf(shown, 'payBasis')]).toEqual(['650.00', undefined]);
  });

  test.each(['Salary days', 'Pay day', 'Salary per annum', 'Annual salary', 'Weekly wage'])(
    '%s is no pay that is found alone',
    async (heading) => {
      const { unmatched } = await preview(admin, 'Employee', staff(heading));
      expect(unmatched.map((column) => column.heading)).toEqual([heading]);
    },
  );

  test('a year that the user takes for the pay is refused', async () => {
    await expect(preview(admin, 'Employee', staff('payRate (Salary per annum)'))).rejects.toMatchObject({
      problems: [{ code: 'OTHER_PERIOD', params: { heading: 'payRate (Salary per annum)' } }],
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
