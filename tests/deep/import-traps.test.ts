import { zipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from '../server/backend';
import {
  fileOf,
  importRows,
  importSheet,
  inBase64,
  phoneFor,
  preview,
  type Sheet,
  statesOf,
  textOfPreview,
} from '../server/import-station';
import { addRow, contextOf, masterNamed } from '../server/masters-samples';

let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  for (const name of ['HSD', 'MOTOR SPIRIT'])
    await addRow(admin, masterNamed('Product'), { name, shortName: name === 'HSD' ? 'HS' : 'MS' });
});
afterAll(() => backend.close());

const FIRM = {
  'Firm name': 'ganesh transport',
  'Short name': 'ganesh',
  'Proprietor name': 'Ganesh Kale',
  Email: 'ganesh@example.com',
  'Contact number': '9876543210',
  Address: 'Main road',
  'Maximum limit': '50,000',
};
type Firm = Partial<Record<string, string>>;

const lineOf = (firm: Firm): string[] => {
  const name = firm['Firm name'];
  const own = name === undefined ? {} : { 'Short name': name.slice(0, 20), 'Contact number': phoneFor(name) };
  return Object.values({ ...FIRM, ...own, ...firm }).map((cell) => cell ?? '');
};
const headOf = (firm: Firm = {}): string[] => Object.keys({ ...FIRM, ...firm });

/** A pasted text of creditors: the headings, and a row for each firm. */
const textOf = (...firms: Firm[]): string =>
  [headOf(Object.assign({}, ...firms)), ...firms.map(lineOf)].map((row) => row.join('\t')).join('\n');
const text = (...firms: Firm[]): Sheet => ({ text: textOf(...firms) });
const csv = (...lines: string[]): Sheet => ({ file: inBase64(lines.join('\r\n')) });
const cellsOf = (rows: (string | number | Date | null)[][]) =>
  rows.map((row) =>
    row.map((value) =>
      value === null
        ? null
        : value instanceof Date
          ? { value, type: Date, format: 'dd-mm-yyyy' }
          : { value, type: typeof value === 'number' ? Number : String },
    ),
  );

async function workbook(...sheets: { sheet: string; rows: (string | number | Date | null)[][] }[]): Promise<Sheet> {
  const data = sheets.map(({ sheet, rows }) => ({ sheet, data: cellsOf(rows) }));
  return { file: inBase64(await writeExcelFile(data as never).toBuffer()) };
}

const cellOf = (shown: Awaited<ReturnType<typeof preview>>, field: string, row = 0): string =>
  shown.rows[row]!.cells[shown.fields.findIndex(({ name }) => name === field)]!;

/** The headings of the columns that are not imported. */
const headingsOf = ({ unmatched }: Awaited<ReturnType<typeof preview>>): string[] =>
  unmatched.map(({ heading }) => heading);

const notesOf = async (sheet: Sheet, master = 'Creditor'): Promise<string[]> =>
  (await preview(admin, master, sheet)).notes.map(({ message }) => message);

describe('reads', () => {
  const plain = ['Name,Kind', 'CNG,Fuel'];
  test.each<[string, Sheet]>([
    ['commas', csv(...plain)],
    ['a byte order mark', { file: inBase64(`\ufeff${plain.join('\n')}`) }],
    ['UTF-16 of Excel', { file: inBase64(Buffer.from(`\ufeff${plain.join('\n').replaceAll(',', '\t')}`, 'utf16le')) }],
    ['UTF-16 without a mark', { file: inBase64(Buffer.from(plain.join('\n').replaceAll(',', '\t'), 'utf16le')) }],
    ['semicolons', csv('Name;Kind', 'CNG;Fuel')],
    ['a line for the separator', csv('sep=;', 'Name;Kind', 'CNG;Fuel')],
    ['tabs', { text: 'Name\tKind\nCNG\tFuel' }],
    ['quoted cells', csv('"Name","Kind"', '"CNG","Fuel, sold through nozzles"')],
    ['a quote that is never closed', csv('Name,Kind', '"CNG,Fuel')],
    ['headings in Hindi', csv('नाम,प्रकार', 'CNG,ईंधन')],
    ['headings in another order and case', csv('KIND *,  name:', 'fuel,CNG')],
    ['a blank row', csv('Name,Kind', ',', 'CNG,Fuel', ',')],
    ['rows above the headings', csv('Shri Ganesh Petroleum', 'As on 31-03-2026', '', 'Name,Kind', 'CNG,Fuel')],
  ])('%s', async (_name, sheet) => {
    const shown = await preview(admin, 'Product', sheet);
    expect(statesOf(shown)).toEqual(['NEW']);
    expect(cellOf(shown, 'name').replace(/^"|,Fuel$/g, '')).toBe('CNG');
  });

  test('line breaks of two kinds, which are no part of the last cell', async () => {
    const shown = await preview(admin, 'Product', { file: inBase64('A list\n\nKind,Name\r\nFuel,CNG\r\n') });
    expect(shown.rows.map(({ typed }) => typed.slice(0, 2))).toEqual([['Fuel', 'CNG']]);
  });

  test('a quoted line break within a cell', async () => {
    const shown = await preview(admin, 'Creditor', { text: textOf({ Address: '"Main road\nPune"' }) });
    expect(cellOf(shown, 'address')).toBe('MAIN ROAD\nPUNE');
  });

  test('a workbook: numbers, days, several sheets, a title above merged headings', async () => {
    const sheet = await workbook(
      { sheet: 'Summary', rows: [['Total', 3]] },
      {
        sheet: 'Staff',
        rows: [
          ['Our staff', null, null],
          ['Name', 'Mobile', 'Pay rate', 'Date of joining', 'Address'],
          ['Ramesh', 9876543210, 650.5, new Date(Date.UTC(2026, 3, 1)), 'Pune'],
        ],
      },
    );
    const shown = await preview(admin, 'Employee', sheet);
    expect(statesOf(shown)).toEqual(['NEW']);
    expect(shown.notes.map(({ message }) => message)).toEqual([
      'Read from the sheet Staff. Not read: Summary',
      'The headings were found in row 2. The rows above it were skipped.',
    ]);
    expect(['name', 'contactNo', 'payRate', 'joinDate'].map((field) => cellOf(shown, field))).toEqual([
      'ramesh',
      '9876543210',
      '650.50',
      '2026-04-01',
    ]);
    expect(shown.rows[0]!.number).toBe(3);
  });

  test('the stored result of a formula', async () => {
    const file = await formulaBook('<c r="B2"><f>40000+10000</f><v>50000</v></c>');
    const shown = await preview(admin, 'TransactionAccount', file);
    expect(cellOf(shown, 'openingBalance')).toBe('50000.00');
  });

  test('phones with their zeros, amounts and days as they are written in India', async () => {
    const shown = await preview(
      admin,
      'Creditor',
      text({
        'Contact number': '09876543210',
        'Maximum limit': '₹ 1,23,456',
        'Opening balance': '1,234.50',
        'As on': '31 Mar 2026',
      }),
    );
    expect(['contactNo', 'maxLimit', 'openingBalance', 'openingDate'].map((field) => cellOf(shown, field))).toEqual([
      '09876543210',
      '123456.00',
      '1234.50',
      '2026-03-31',
    ]);
  });

  test('references by name and by short name', async () => {
    const shown = await preview(admin, 'Tank', { text: 'Name\tFuel\nX1\tHSD\nX2\tms' });
    expect(statesOf(shown)).toEqual(['NEW', 'NEW']);
    expect([0, 1].map((row) => cellOf(shown, 'productId', row))).toEqual(['HSD', 'MOTOR SPIRIT']);
  });
});

/** A workbook as Excel writes it, with a cell of our choice beside the name. */
async function formulaBook(cell: string): Promise<Sheet> {
  const xml = (body: string): Uint8Array => Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const text = (at: string, words: string): string => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  return {
    file: inBase64(
      Buffer.from(
        zipSync({
          '[Content_Types].xml': xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
          'xl/workbook.xml': xml(
            `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
          ),
          'xl/_rels/workbook.xml.rels': xml(
            `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
          ),
          'xl/worksheets/sheet1.xml': xml(
            `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', 'Name')}${text('B1', 'Opening balance')}</row><row r="2">${text('A2', 'CANARA BANK')}${cell}</row></sheetData></worksheet>`,
          ),
        }),
      ),
    ),
  };
}

describe('names what is wrong with a cell', () => {
  test.each<[string, string, Sheet | (() => Promise<Sheet>), string, string]>([
    [
      'a short name',
      'Creditor',
      text({ 'Firm name': 'G' }),
      'firmName',
      'firm name  must be between 2 to 45 characters',
    ],
    [
      'a wrong e-mail address',
      'Creditor',
      text({ Email: 'none' }),
      'email',
      'Must be a valid email within 45 character',
    ],
    [
      'a GSTIN with a typing error',
      'Creditor',
      text({ 'GST No.': '29ABCDE1234F1Z5' }),
      'gstin',
      'Check this GSTIN: its last character does not match the others',
    ],
    [
      'a required cell that is empty',
      'Creditor',
      text({ Address: '' }),
      'address',
      'address must be between 2 to 70 characters',
    ],
    [
      'a required column that is missing',
      'Employee',
      { text: 'Name\nRam' },
      'contactNo',
      'Contact number must be between 10 to 20 characters',
    ],
    [
      'paise in whole rupees',
      'Creditor',
      text({ 'Maximum limit': '500.50' }),
      'maxLimit',
      'maximum limit amount  must be a valid integer',
    ],
    [
      'a phone that the spreadsheet shortened',
      'Creditor',
      text({ 'Contact number': '9.87654E+09' }),
      'contactNo',
      'The spreadsheet shortened this number to 9.87654E+09. Format the column as text and type the number again.',
    ],
    [
      'a day that does not exist',
      'Employee',
      { text: 'Name\tJoin date\nRam\t30/02/2026' },
      'joinDate',
      '30/02/2026 is not a date. Write it as 21-11-2026.',
    ],
    [
      'an unknown choice',
      'Product',
      { text: 'Name\tKind\nOil\tGas' },
      'kind',
      'Gas is not one of the choices: Fuel, sold through nozzles, Packed, sold by the piece',
    ],
    [
      'an unknown reference',
      'Tank',
      { text: 'Name\tProduct\nT9\tKEROSENE' },
      'productId',
      'Product KEROSENE was not found. Add it first, or correct the name.',
    ],
    ['a word for yes or no', 'Creditor', text({ Small: 'perhaps' }), 'isSmall', 'has Small Creditor must be yes or no'],
    [
      'an error of a formula',
      'Creditor',
      text({ Address: '#REF!' }),
      'address',
      'The spreadsheet has an error here: #REF!',
    ],
    [
      'an error of a formula in a workbook',
      'TransactionAccount',
      () => formulaBook('<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      'openingBalance',
      'The spreadsheet has an error here: #DIV/0!',
    ],
    [
      'an invisible character',
      'Creditor',
      text({ 'Firm name': 'GAN\u200bESH' }),
      'firmName',
      'This must not contain control characters',
    ],
    [
      'an opening balance in the future',
      'Creditor',
      text({ 'Opening balance': '5', 'As on': '01-01-2090' }),
      'openingDate',
      'The opening balance cannot be dated in the future',
    ],
  ])('%s', async (_name, master, sheet, field, message) => {
    const shown = await preview(admin, master, typeof sheet === 'function' ? await sheet() : sheet);
    expect(shown.rows[0]!.state).toBe('WRONG');
    expect(shown.rows[0]!.problems.find((problem) => problem.field === field)?.message).toBe(message);
  });

  test('a name that the sheet has twice', async () => {
    const shown = await preview(admin, 'Creditor', text({}, { 'Firm name': 'GANESH  Transport' }));
    expect(statesOf(shown)).toEqual(['NEW', 'WRONG firmName']);
    expect(shown.rows[1]!.problems[0]!.message).toBe('Row 2 is the same one');
  });
});

describe('refuses a sheet', () => {
  const bomb = () => ({
    file: inBase64(Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(120_000_000) }))),
  });
  test.each<[string, () => Sheet | Promise<Sheet>, string]>([
    ['that is not given', () => ({}), 'Choose a file or paste rows'],
    ['that is empty', () => ({ file: '' }), 'The sheet is empty'],
    ['with blank cells only', () => ({ text: ' \t \n\t' }), 'The sheet is empty'],
    ['without rows', () => ({ text: headOf().join('\t') }), 'There are no rows below the headings'],
    [
      'of another list',
      () =>
        workbook({
          sheet: 'Sheet1',
          rows: [
            ['Bolts', 'Nuts'],
            ['3', '4'],
          ],
        }),
      'No row has the headings of this list. Expected: Firm name, Short name,',
    ],
    [
      'without the name',
      () => ({ text: 'Email\na@b.example' }),
      'The sheet needs the column Firm name, by which rows are recognised',
    ],
    [
      'of old Excel',
      () => ({ file: inBase64(Buffer.from('d0cf11e0a1b11ae1', 'hex')) }),
      'This is an old Excel file, or it has a password.',
    ],
    [
      'that is no spreadsheet',
      () => ({ file: inBase64(Buffer.from('PK\u0003\u0004 no zip')) }),
      'This file could not be read.',
    ],
    [
      'that is a picture',
      () => ({ file: inBase64(Buffer.from('89504e470d0a1a0a0000000d', 'hex')) }),
      'This file could not be read.',
    ],
    ['that is a web page', () => ({ file: inBase64('<html><table></table></html>') }), 'This file could not be read.'],
    ['that unpacks to too much', bomb, 'This file could not be read.'],
    ['of too many bytes', () => ({ text: 'x'.repeat(3 * 1024 * 1024 + 1) }), 'A file must be at most 3 MB.'],
    [
      'of too many rows',
      () => ({ text: `Name\n${Array.from({ length: 10_001 }, (_, at) => `N${at}`).join('\n')}` }),
      'The sheet has more than 10,000 rows.',
    ],
  ])('%s', async (name, sheet, message) => {
    const master = name === 'of too many rows' ? 'Pump' : 'Creditor';
    await expect(preview(admin, master, await sheet())).rejects.toThrow(message);
  });
});

describe('reads headings of two rows', () => {
  const head = ['Name', 'Contact', null, 'Address', 'Pay', null];
  const below = [null, 'Mobile', 'Landline', null, 'Pay rate', 'Joining date'];
  const person = ['Ravi', '9876509876', '0201234567', 'Pune', 500, '01-01-2026'];

  test('of merged cells', async () => {
    const shown = await preview(admin, 'Employee', await workbook({ sheet: 'Staff', rows: [head, below, person] }));
    expect(statesOf(shown)).toEqual(['NEW']);
    expect([shown.rows[0]!.number, cellOf(shown, 'contactNo'), cellOf(shown, 'joinDate')]).toEqual([
      3,
      '9876509876',
      '2026-01-01',
    ]);
    expect(headingsOf(shown)).toEqual(['Contact Landline']);
    expect(shown.notes.map(({ message }) => message)).toEqual([
      'The headings were read from the rows 1 and 2 together.',
    ]);
  });

  test('below a title', async () => {
    const shown = await preview(
      admin,
      'Employee',
      await workbook({ sheet: 'Staff', rows: [['Our staff'], head, below, person] }),
    );
    expect([statesOf(shown), shown.rows[0]!.number]).toEqual([['NEW'], 4]);
  });

  test('not where the second row is one of the list', async () => {
    const sheet = { text: 'Name\tKind\nProduct\tFuel\nOil\tPacked' };
    expect((await preview(admin, 'Product', sheet)).rows.map(({ number }) => number)).toEqual([2, 3]);
  });
});

describe('a sheet of another list', () => {
  const head = 'Name\tMobile\tAddress\tPay rate\tJoin date';
  const staff = { text: `${head}\nRAVI\t9876509876\tPUNE\t500\t01-01-2026` };
  test('is named above the preview', async () =>
    expect(await notesOf(staff)).toEqual([
      'This looks like another list: Employees. 5 columns of the sheet belong to it, and 3 to this one.',
    ]));
  test('is refused with its name where the key is missing', async () => {
    const nozzles = { text: 'MPD\tNozzle\tTank\tReading\nP1\tN1\tT1\t5' };
    await expect(preview(admin, 'ProductRate', nozzles)).rejects.toThrow(/This looks like another list: Nozzles\./);
  });
  test('is not named because another sheet of the workbook is', async () => {
    const rows = staff.text.split('\n').map((line) => line.split('\t'));
    const both = await workbook({ sheet: 'Staff', rows }, { sheet: 'Pumps', rows: [['Pump name'], ['P77']] });
    expect(await notesOf(both, 'Pump')).toEqual(['Read from the sheet Pumps. Not read: Staff']);
  });
  test('is not named if it fits this list as well', async () =>
    expect(await notesOf({ text: 'Name\tMobile\tAddress\nRAVI\t9876509876\tPUNE' })).toEqual([]));
});

test.each([
  ...['O/B', 'OB', 'Opening Bal.', 'Op. Bal', 'Closing Balance', 'Bal', 'Due(s)', 'Dues'],
  ...['Udhar/उधार', 'उधार', 'बकाया'],
])('%s is the heading of the opening balance', async (heading) => {
  const shown = await preview(admin, 'Creditor', text({ [heading]: '12,000 Dr' }));
  expect([headingsOf(shown), cellOf(shown, 'openingBalance')]).toEqual([[], '12000.00']);
});

test.each([
  ['Capacity (KL)', '20', 'Stock KL', '1.2345', ['20000.000', '1234.500']],
  ['capacity (Tank size  KL)', '20', 'openingVolume (Stock in Ltr)', '1234.5', ['20000.000', '1234.500']],
  ['Capacity (Ltr)', '20,000', 'Opening stock in Ltr', '1,234.5', ['20000.000', '1234.500']],
  ['Capacity (L)', '20000', 'Opening volume (kl)', '.5', ['20000.000', '500.000']],
])('%s with %s is in the unit of the heading', async (capacity, one, volume, other, expected) => {
  const sheet = { text: `Name\tProduct\t${capacity}\t${volume}\nT9\tHSD\t${one}\t${other}` };
  const shown = await preview(admin, 'Tank', sheet);
  expect(['capacity', 'openingVolume'].map((field) => cellOf(shown, field))).toEqual(expected);
});

test('a capacity that is not in litres is wrong at its own cell', async () => {
  const sheet = { text: 'Name\tProduct\tCapacity\tOpening volume\nT9\tHSD\t20\t8000\nT8\tHSD\t20000\t80000' };
  expect(statesOf(await preview(admin, 'Tank', sheet))).toEqual(['WRONG capacity', 'WRONG openingVolume']);
});

test('headings of a list of staff in Hindi, and of tanks by their numbers', async () => {
  const staff = 'क्र.\tनाम\tमोबाइल\tपता\tवेतन प्रति शिफ्ट\tकब से\n1\tरमेश\t9829012345\tजयपुर\t₹450\t1/4/2023';
  const shown = await preview(admin, 'Employee', { text: staff });
  expect([statesOf(shown), headingsOf(shown)]).toEqual([['NEW'], []]);
  expect(['payRate', 'joinDate'].map((field) => cellOf(shown, field))).toEqual(['450.00', '2023-04-01']);
  const other = await preview(admin, 'Employee', { text: staff.replace('वेतन प्रति शिफ्ट', 'Wage per shift') });
  expect(statesOf(other)).toEqual(['NEW']);
  expect(statesOf(await preview(admin, 'Tank', { text: 'Tank No\tProduct\nT9\tHSD' }))).toEqual(['NEW']);
});

test('a product by another usual name of the fuel is asked about', async () => {
  const sheet = { text: 'Name\tProduct\nT31\tPetrol\nT32\tDiesel\nT33\tCNG\nT34\tMS' };
  const shown = await preview(admin, 'Tank', sheet);
  expect(statesOf(shown)).toEqual(['NEW', 'NEW', 'WRONG productId', 'NEW']);
  expect(shown.rows.map(({ questions }) => questions.map(({ message }) => message))).toEqual([
    ['Petrol is taken as MOTOR SPIRIT. Is it the same product?'],
    ['Diesel is taken as HSD. Is it the same product?'],
    [],
    [],
  ]);
  const rows = { master: 'Tank', text: 'name\tproductId\nT31\tPetrol' };
  await expect(importRows(admin, rows)).rejects.toThrow();
  expect(await importRows(admin, { ...rows, confirmed: true })).toMatchObject({ added: 1 });
});

describe('says', () => {
  test('which columns have no heading', async () =>
    expect(await notesOf({ text: 'Name\t\tKind\t\nCNG\tgas\tFuel\t\tmore' }, 'Product')).toEqual([
      'Not imported, because they have no heading: the columns B, E',
    ]));
  test('which columns are not imported, and which of them have figures', async () => {
    const { unmatched } = await preview(admin, 'Product', { text: 'S.No\tName\tColour\tPrice\nx\tCNG\tred\t₹ 5/-' });
    expect(unmatched).toEqual([
      { heading: 'Colour', hasFigures: false, cells: ['red'] },
      { heading: 'Price', hasFigures: true, cells: ['₹ 5/-'] },
    ]);
  });
  test('that a second column of a field, and one without a heading, are not imported', async () =>
    expect(headingsOf(await preview(admin, 'Product', { text: 'Name\tProduct name\t\nCNG\tGas\t5' }))).toEqual([
      'Product name',
      'C',
    ]));
  test('that two columns are the same field', async () =>
    expect(await notesOf({ text: 'Name\tProduct name\nCNG\tCNG' }, 'Product')).toEqual([
      'Product name was not imported, because another column is Name too',
    ]));
});

test('rows without a preview are asked about columns that are not imported', async () => {
  const text = 'S.No\tName\tColour\tSize\n1\tAdBlue\tred\t';
  const rows = { master: 'Product', text };
  await expect(importRows(admin, rows)).rejects.toMatchObject({
    problems: [
      {
        code: 'NOT_IMPORTED',
        field: 'text',
        message:
          'Colour is not a column of this list and would not be imported. Correct the heading, leave it out, or confirm that.',
      },
    ],
  });
  expect(await importRows(admin, { ...rows, confirmed: true })).toMatchObject({ added: 1 });
});

test('the exact heading of one field is not taken by a synonym of another', async () => {
  const shown = await preview(admin, 'CreditorVehicle', { text: 'Firm name\tVehicle no.\nNOBODY\tMH12AB1234' });
  expect(shown.fields.map(({ name }) => name)).toEqual(['creditorId', 'number']);
});

describe('leaves out', () => {
  const HEADS = 'Sr\tName\tOpening balance\tAs on';
  const lines = (...rows: string[]) => ({ text: [HEADS, ...rows].join('\n') });

  test.each([
    'TOTAL\t\t75,000\t',
    '\tGrand Total:\t₹ 75,000.00\t',
    '2\tकुल योग\t75000\t',
    '\tTotal\t#REF!\t-',
    'Sr\tNAME\tOpening Balance\tAs on',
  ])('a row that is no account: %s', async (footer) => {
    const sheet = lines('1\tCANARA\t50,000\t01-04-2025', footer);
    const shown = await preview(admin, 'TransactionAccount', sheet);
    expect(statesOf(shown)).toEqual(['NEW', 'LEFT_OUT']);
    expect(shown.totals).toMatchObject([{ positive: 5_000_000, negative: 0, unread: 0 }]);
    expect(cellOf(shown, 'name', 1)).toBe(footer.split('\t')[1]);
  });

  test('not a bank whose name begins like a total, nor one that the list has', async () => {
    const sheet = lines('1\tTOTAL FINANCE BANK\t5\t', '2\tCOOPERATIVE TOTAL\tCurrent\t');
    expect(statesOf(await preview(admin, 'TransactionAccount', sheet)).join()).not.toContain('LEFT_OUT');
    await addRow(admin, masterNamed('TransactionAccount'), { name: 'Total', openingBalance: 0 });
    expect(statesOf(await preview(admin, 'TransactionAccount', { text: 'Name\nTotal' }))).toEqual(['UNCHANGED']);
  });

  test('what is ticked instead of what is proposed, and nothing else changes', async () => {
    const sheet = lines('1\tICICI\t500\t', '2\tAXIS\t200\t', '\tGRAND TOTAL\t700\t');
    const account = (leftOut?: number[]) => preview(admin, 'TransactionAccount', { ...sheet, leftOut });
    const proposed = await account();
    expect(statesOf(proposed)).toEqual(['NEW', 'NEW', 'LEFT_OUT']);
    const ticked = await account([2]);
    expect(statesOf(ticked)).toEqual(['LEFT_OUT', 'NEW', 'NEW']);
    expect(ticked.rows[1]).toEqual(proposed.rows[1]);
    expect((await account([2, 4])).totals).toMatchObject([{ positive: 20_000 }]);
    expect(await importRows(admin, { master: 'TransactionAccount', text: textOfPreview(proposed) })).toMatchObject({
      added: 2,
    });
    expect(await backend.sql("SELECT FROM transaction_account WHERE name = 'GRAND TOTAL'")).toEqual([]);
  });

  test('a row of which another one is a repetition', async () => {
    const sheet = lines('1\tKOTAK\t500\t', '2\tKOTAK\t600\t');
    const kotak = async (leftOut?: number[]) =>
      statesOf(await preview(admin, 'TransactionAccount', { ...sheet, leftOut }));
    expect(await kotak()).toEqual(['NEW', 'WRONG name']);
    expect(await kotak([2])).toEqual(['LEFT_OUT', 'NEW']);
  });

  test("the template's example, also beside real rows and with an own number that repeats", async () => {
    const { content } = await fileOf(admin, 'Creditor', { format: 'CSV', isTemplate: true });
    const template = Buffer.from(content, 'base64').toString().trimEnd();
    const [, example] = template.split('\r\n');
    const real = example!.replace(/firm name/i, 'REAL FIRM').replace(/short name/i, 'REAL');
    const shown = await preview(admin, 'Creditor', csv(template, real));
    expect(statesOf(shown)).toEqual(['LEFT_OUT', 'NEW']);
    const numbered = { text: '#\tName\n1\tNUM 1\n\tTotal\n2\tNUM 2' };
    expect((await preview(admin, 'Pump', { ...numbered, leftOut: [] })).rows.map(({ number }) => number)).toEqual([
      1, 3, 2,
    ]);
    const repeated = { text: '#\tName\n3\tNUM 1\n\tTotal\n2\tNUM 2' };
    expect((await preview(admin, 'Pump', repeated)).rows.map(({ number, state }) => [number, state])).toEqual([
      [2, 'NEW'],
      [3, 'LEFT_OUT'],
      [4, 'NEW'],
    ]);
  });
});

test('saves all rows or none', async () => {
  const names = async () => (await backend.sql('SELECT name FROM pump ORDER BY id')).length;
  const before = await names();
  const rows = 'Name\nALL 1\nALL 2\nALL 3';
  await expect(importRows(admin, { master: 'Pump', text: `${rows}\n${'x'.repeat(46)}` })).rejects.toMatchObject({
    problems: [{ field: 'rows.5.name', message: 'Name must be between 1 to 45 characters' }],
  });
  expect(await names()).toBe(before);
  expect(await importRows(admin, { master: 'Pump', text: rows })).toEqual({
    added: 3,
    changed: 0,
    waiting: 0,
    unchanged: 0,
  });
  expect(await names()).toBe(before + 3);
});

test('a row that its own command refuses takes the others back', async () => {
  await addRow(admin, masterNamed('ShiftType'), { name: 'Evening', position: 41 });
  const asked = { master: 'ShiftType', text: 'Name\tOrder in the day\nDawn\t42\nDusk\t41' };
  await expect(importRows(admin, asked)).rejects.toMatchObject({
    problems: [{ field: 'rows.3.position', code: 'DUPLICATE' }],
  });
  expect(await backend.sql("SELECT FROM shift_type WHERE name = 'Dawn'")).toEqual([]);
});

test('a sheet with salaries adds nothing the second time, and changes nobody who is paid by the shift', async () => {
  const row = (name: string, phone: string) => `${name}\t${phone}\tPUNE\t500\t01-04-2025`;
  const sheet = (heading: string, ...rows: string[]) => ({
    text: [`Name\tMobile\tAddress\t${heading}\tJoin date`, ...rows].join('\n'),
  });
  const old = await preview(admin, 'Employee', sheet('Pay rate', row('BY SHIFT', '9876511111')));
  await importRows(admin, { master: 'Employee', text: textOfPreview(old) });
  const both = sheet('Salary', row('BY SHIFT', '9876511111'), row('BY MONTH', '9876522222'));
  const shown = await preview(admin, 'Employee', both);
  expect(statesOf(shown)).toEqual(['UNCHANGED', 'NEW']);
  await importRows(admin, { master: 'Employee', text: textOfPreview(shown) });
  expect(await backend.sql("SELECT name, pay_basis AS basis FROM employee WHERE name LIKE 'by %' ORDER BY id")).toEqual(
    [
      { name: 'by shift', basis: 'SHIFT' },
      { name: 'by month', basis: 'MONTH' },
    ],
  );
  expect(statesOf(await preview(admin, 'Employee', both))).toEqual(['UNCHANGED', 'UNCHANGED']);
});

test('adds up limits and balances, also those that stay as they are', async () => {
  const totals = async (master: string, sheet: Sheet) =>
    (await preview(admin, master, sheet)).totals.map(({ field, ...total }) => ({ field: field.name, ...total }));
  const customer = (name: string, limit: string, due: string) => ({
    'Firm name': name,
    'Maximum limit': limit,
    'Opening due': due,
    'As on': '01-04-2025',
  });
  await importSheet(admin, 'Creditor', text(customer('SUM ONE', '10,000', '1,000.50')));
  const rows = text(
    customer('SUM ONE', '12,000', ''),
    customer('SUM TWO', '₹ 5,000', '200'),
    customer('SUM THREE', 'a lot', '0'),
  );
  expect(await totals('Creditor', rows)).toEqual([
    { field: 'maxLimit', positive: 1_700_000, negative: 0, unread: 1 },
    { field: 'openingBalance', positive: 120_050, negative: 0, unread: 0 },
  ]);
  const accounts = { text: 'Name\tOpening balance\nSUM SBI\t5,000\nSUM LOAN\t2,000 Cr\nSUM CASH CREDIT\t-500.25' };
  expect(await totals('TransactionAccount', accounts)).toEqual([
    { field: 'openingBalance', positive: 500_000, negative: 250_025, unread: 0 },
  ]);
});

describe('a sheet in which most customers paid in advance', () => {
  const QUESTION =
    '2 of 3 opening balances are below 0, which means paid in advance. Is that right? Some sheets print what customers owe with a minus: then remove the minus signs.';
  const sheetOf = (...dues: string[]): Sheet =>
    text(...dues.map((due, index) => ({ 'Firm name': `SIGN ${index + 1}`, 'Opening due': due })));
  const asked = async (sheet: Sheet) => {
    const { rows } = await preview(admin, 'Creditor', sheet);
    return rows.map(({ questions }) => questions.map(({ field, message }) => [field, message]));
  };

  test.each([
    ['most by a minus', ['-500', '200', '(300)', '0'], [[['openingBalance', QUESTION]], [], [], []]],
    ['most by a mark', ['200', '500 Cr', '300.50 CR'], [[], [['openingBalance', QUESTION]], []]],
    ['not most', ['-500', '200', '300', ''], [[], [], [], []]],
    ['half', ['-500', '200', '0', ''], [[], [], [], []]],
  ])('is asked about once: %s', async (_name, dues, expected) => {
    expect(await asked(sheetOf(...dues))).toEqual(expected);
  });

  test('is stored once that is confirmed, and does nothing the second time', async () => {
    const sheet = sheetOf('-500', '200', '300 Cr');
    const shown = await preview(admin, 'Creditor', sheet);
    expect(shown.totals.find(({ field }) => field.name === 'openingBalance')).toMatchObject({
      positive: 20_000,
      negative: 80_000,
    });
    const given = { master: 'Creditor', text: textOfPreview(shown) };
    await expect(importRows(admin, given)).rejects.toMatchObject({
      problems: [
        { code: 'FIGURE_UNUSUAL', field: 'rows.2.openingBalance', message: `${QUESTION} Save again to keep it.` },
      ],
    });
    expect(await importRows(admin, { ...given, confirmed: true })).toMatchObject({ added: 3 });
    expect(
      await backend.sql("SELECT opening_balance AS due FROM creditor WHERE firm_name LIKE 'SIGN %' ORDER BY firm_name"),
    ).toEqual([{ due: -50_000 }, { due: 20_000 }, { due: -30_000 }]);
    expect(await asked(sheet)).toEqual([[], [], []]);
    expect(await importRows(admin, given)).toMatchObject({ added: 0, unchanged: 3 });
  });
});

test('shows changes before and after, and applies them', async () => {
  await importSheet(admin, 'Creditor', text({}));
  const shown = await preview(admin, 'Creditor', text({ 'Maximum limit': '60,000', Address: '' }));
  const at = shown.fields.findIndex(({ name }) => name === 'maxLimit');
  expect([statesOf(shown), shown.rows[0]!.changes, shown.rows[0]!.cells[at], shown.needsReason]).toEqual([
    ['CHANGED'],
    { maxLimit: 6_000_000 },
    '60000.00',
    true,
  ]);
  const asked = { master: 'Creditor', text: textOfPreview(shown) };
  await expect(importRows(admin, asked)).rejects.toMatchObject({ problems: [{ field: 'reason' }] });
  expect(await importRows(admin, { ...asked, reason: 'A better customer' })).toMatchObject({ changed: 1 });
  const [row] = await backend.sql("SELECT max_limit, address FROM creditor WHERE firm_name = 'GANESH TRANSPORT'");
  expect(row).toEqual({ max_limit: 6_000_000, address: 'MAIN ROAD' });
});

test('what is fixed once a row is added is refused at its cell', async () => {
  await importSheet(admin, 'Product', { text: 'Name\tShort name\tKind\nFIXED\tFX\tFUEL' });
  const shown = await preview(admin, 'Product', { text: 'Name\tShort name\tKind\nFIXED\tFX\tPACKED' });
  expect(shown.rows[0]!.problems).toMatchObject([
    { field: 'kind', message: 'This cannot be changed here once the row is added. It is Fuel, sold through nozzles.' },
  ]);
});

test('people of the same name are told apart by their phone numbers', async () => {
  const head = 'Name\tMobile\tAddress\tPay rate\tJoin date';
  const person = (phone: string, address = 'Pune') => `Suresh\t${phone}\t${address}\t500\t01-01-2026`;
  await importSheet(admin, 'Employee', { text: [head, person('9000000001'), person('9000000002')].join('\n') });
  const again = [head, person('9000000002', 'Nashik'), person('9000000001'), person('9000000003')];
  expect(statesOf(await preview(admin, 'Employee', { text: again.join('\n') }))).toEqual([
    'CHANGED',
    'UNCHANGED',
    'NEW',
  ]);
  const unclear = await preview(admin, 'Employee', { text: 'Name\nSuresh' });
  expect(unclear.rows[0]!.problems.map(({ message }) => message)).toContain(
    'There are several rows with this name. Change them in the list.',
  );
});

describe('a plain list of customers', () => {
  const head = 'Customer name\tMobile\tE-mail\tCity\tCredit limit\tShort';
  const line = (name: string, short = '', at = 'PUNE') => `${name}\t9876500000\ta@b.example\t${at}\t50000\t${short}`;
  const sheet = (...lines: string[]): Sheet => ({ text: [head, ...lines].join('\n') });

  test('gets short names that nobody has, and its names as those of the proprietors', async () => {
    await importSheet(admin, 'Creditor', sheet(line('Vijay Stores', 'VIJAY')));
    const given = sheet(
      line('vijay traders'),
      line('SHRI OM MILLS'),
      line('Kale Sons'),
      line('Kale Mills'),
      line('Om Carriers', 'OM'),
      line('Vijay'),
      line('vijay stores'),
    );
    const shown = await preview(admin, 'Creditor', given);
    expect(statesOf(shown)).toEqual([...Array(6).fill('NEW'), 'UNCHANGED']);
    expect(shown.rows.map((_, row) => cellOf(shown, 'shortName', row))).toEqual([
      'VIJAY TRADERS',
      'SHRI OM',
      'KALE',
      'KALE MILLS',
      'OM',
      'VIJAY 2',
      'VIJAY',
    ]);
    expect(shown.rows.map(({ proposed }) => proposed.join())).toEqual([
      ...Array(4).fill('shortName,proprietorName'),
      'proprietorName',
      'shortName,proprietorName',
      '',
    ]);
    await importRows(admin, { master: 'Creditor', text: textOfPreview(shown) });
    const [row] = await backend.sql(
      "SELECT short_name, proprietor_name FROM creditor WHERE firm_name = 'VIJAY TRADERS'",
    );
    expect(row).toEqual({ short_name: 'VIJAY TRADERS', proprietor_name: 'VIJAY TRADERS' });
    expect(statesOf(await preview(admin, 'Creditor', given))).toEqual(
      given
        .text!.split('\n')
        .slice(1)
        .map(() => 'UNCHANGED'),
    );
  });

  test('is imported only with values that are written', async () => {
    await expect(importRows(admin, { master: 'Creditor', ...sheet(line('Written out')) })).rejects.toMatchObject({
      problems: [{ field: 'rows.2.shortName' }, { field: 'rows.2.proprietorName' }],
    });
  });
});

describe('a renamed row of an exported list', () => {
  const exported = async (master: string): Promise<string> => {
    const { content } = await fileOf(admin, master, { format: 'CSV', isTemplate: false });
    return Buffer.from(content, 'base64').toString();
  };
  const renamedIn = async (master: string, from: string, to: string) => {
    const sheet = await exported(master);
    expect(sheet).toContain(from);
    return { file: inBase64(sheet.replace(from, to)) };
  };
  const asked = (shown: Awaited<ReturnType<typeof preview>>) =>
    shown.rows.flatMap(({ number, questions }) =>
      questions.map(({ field, message }) => `${number} ${field} ${message}`),
    );

  test('is asked about, and not added unless that is confirmed', async () => {
    await addRow(admin, masterNamed('TransactionAccount'), { name: 'BANK OF BARODDA', openingBalance: 12_345_600 });
    const sheet = await renamedIn('TransactionAccount', 'BANK OF BARODDA', 'BANK OF BARODA');
    const shown = await preview(admin, 'TransactionAccount', sheet);
    expect(asked(shown)).toEqual([
      expect.stringMatching(
        /^\d+ name This may be BANK OF BARODDA under another name, with the same Opening balance\. Change the name/,
      ),
    ]);
    const all = { master: 'TransactionAccount', text: textOfPreview(shown) };
    await expect(importRows(admin, all)).rejects.toMatchObject({ problems: [{ code: 'FIGURE_UNUSUAL' }] });
    const number = shown.rows.find(({ state }) => state === 'NEW')!.number;
    const without = await importSheet(admin, 'TransactionAccount', { ...sheet, leftOut: [number] });
    expect(without.done).toMatchObject({ added: 0, changed: 0 });
    expect(await importRows(admin, { ...all, confirmed: true })).toMatchObject({ added: 1 });
  });

  test.each([
    [
      'Creditor',
      { firmName: 'OLD TRANSPORT', gstin: '29ABCDE1234F1ZW', maxLimit: 5_000_000 },
      'OLD TRANSPORT',
      'GSTIN',
    ],
    ['Employee', { name: 'old person', contactNo: '9123456780' }, 'old person', 'Contact number'],
    ['Supplier', { name: 'OLD SUPPLIER', openingBalance: -777_700 }, 'OLD SUPPLIER', 'Opening balance'],
  ])('%s, by more than one field', async (master, values, name, field) => {
    await addRow(admin, masterNamed(master), values);
    const found = asked(await preview(admin, master, await renamedIn(master, name, 'THE NEW NAME')));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`This may be ${name} under another name`);
    expect(found[0]).toContain(field);
  });

  test('is no other row that the sheet has too, nor one of several with the same phone', async () => {
    const phone = '9000090000';
    const person = (name: string) => `${name}\t${phone}\tPUNE\t500\t01-01-2026`;
    const head = 'Name\tMobile\tAddress\tPay rate\tJoin date';
    await importSheet(admin, 'Employee', { text: [head, person('SHARES ONE')].join('\n') });
    const beside = await preview(admin, 'Employee', {
      text: [head, person('SHARES ONE'), person('NEWCOMER')].join('\n'),
    });
    expect([statesOf(beside), asked(beside)]).toEqual([['UNCHANGED', 'NEW'], []]);
    const alone = await preview(admin, 'Employee', { text: [head, person('NEWCOMER')].join('\n') });
    expect(asked(alone)).toHaveLength(1);
    const two = await preview(admin, 'Employee', { text: [head, person('FIRST'), person('SECOND')].join('\n') });
    expect(asked(two)).toEqual([]);
  });
});

describe('nozzles', () => {
  beforeAll(async () => {
    await addRow(admin, masterNamed('Pump'), { name: 'MPD' });
    await importSheet(admin, 'Tank', { text: 'Name\tProduct\nUNDER\tHSD' });
  });
  const nozzles = (heading: string, ...readings: string[]) => ({
    text: [`Pump\tName\tTank\t${heading}`, ...readings.map((one, n) => `MPD\tN${n}\tUNDER\t${one}`)].join('\n'),
  });

  test.each(['Totalizer', 'Totaliser', 'Opening meter', 'Op. Reading', 'Opening Totalizer', 'Meter reading (L)'])(
    'have their readings under %s',
    async (heading) => {
      const shown = await preview(admin, 'Nozzle', nozzles(heading, '1,23,456.78'));
      expect([cellOf(shown, 'initialReading'), shown.rows[0]!.questions]).toEqual(['123456.780', []]);
    },
  );

  test.each([
    ['column', nozzles('Old reading', '55', '66')],
    ['cell', nozzles('Reading', '', '')],
  ])('without a reading are asked about: no %s', async (_what, sheet) => {
    const shown = await preview(admin, 'Nozzle', sheet);
    const at = shown.fields.findIndex(({ name }) => name === 'initialReading');
    expect(at).toBeGreaterThan(0);
    expect(shown.rows.map(({ questions }) => questions)).toMatchObject(
      Array(2).fill([{ field: 'initialReading', message: expect.stringMatching(/starts at 0/) }]),
    );
    const asked = { master: 'Nozzle', text: textOfPreview(shown) };
    await expect(importRows(admin, asked)).rejects.toMatchObject({
      problems: [{ code: 'FIGURE_UNUSUAL', field: 'rows.2.initialReading' }, { field: 'rows.3.initialReading' }],
    });
  });

  test('that start at 0, or are there already, are not asked about', async () => {
    const sheet = nozzles('Reading', '0', '70');
    expect((await importSheet(admin, 'Nozzle', sheet)).done).toMatchObject({ added: 2 });
    const again = await preview(admin, 'Nozzle', { text: 'Pump\tName\tTank\nMPD\tN0\tUNDER' });
    expect([statesOf(again), again.rows[0]!.questions]).toEqual([['UNCHANGED'], []]);
  });
});

test('an unusual figure is shown, and imported once it is confirmed', async () => {
  for (let n = 0; n < 8; n++) await importSheet(admin, 'Creditor', text({ 'Firm name': `USUAL ${n}` }));
  const shown = await preview(admin, 'Creditor', text({ 'Firm name': 'GREAT', 'Maximum limit': '90,00,00,000' }));
  expect([statesOf(shown), shown.rows[0]!.questions.map(({ field }) => field)]).toEqual([['NEW'], ['maxLimit']]);
  const asked = { master: 'Creditor', text: textOfPreview(shown) };
  await expect(importRows(admin, asked)).rejects.toMatchObject({ problems: [{ code: 'FIGURE_UNUSUAL' }] });
  expect(await importRows(admin, { ...asked, confirmed: true })).toMatchObject({ added: 1 });
});
