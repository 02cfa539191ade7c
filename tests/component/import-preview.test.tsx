import { screen, waitFor } from '@testing-library/react';
import type { MasterDefinition, MasterField } from '../../client/src/features/masters/catalogue';
import { ImportPreview } from '../../client/src/features/masters/import/import-preview';
import type { Preview, PreviewRow } from '../../client/src/features/masters/import/rows-text';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { openComponent } from './support/page';

const field = (name: string, label: string, more: Partial<MasterField> = {}): MasterField =>
  ({
    ...{
      name,
      label,
      kind: 'text',
      inForm: true,
      required: true,
      isProposed: false,
      isAsked: false,
      default: null,
      reference: null,
    },
    ...{ options: [], min: 2, max: 45, hint: null, message: `${label} must be between 2 and 45 characters`, ...more },
  }) as MasterField;

const CUSTOMER = {
  ...{ name: 'Creditor', label: 'Creditor', pluralLabel: 'Creditors', title: 'firmName' },
  fields: [field('firmName', 'Firm name'), field('shortName', 'Short name'), field('address', 'Address')],
} as unknown as MasterDefinition;

const TOTALS = [
  { field: 'firmName', isBalance: true, positive: '120000.50', negative: '500.00', unread: 0 },
  { field: 'address', isBalance: false, positive: '17000.00', negative: '0.00', unread: 2 },
];

const missing = { code: 'REQUIRED', field: 'address', message: 'Address is missing', messageId: null, params: null };

/** A customer without a short name, which is proposed, and perhaps without an address. */
const customer = (number: number, name: string, address = ''): PreviewRow =>
  ({
    ...{ number, state: address === '' ? 'WRONG' : 'NEW', waits: false, before: null, questions: [] },
    ...{ typed: [name, '', address], cells: [name.toUpperCase(), name.toUpperCase(), address] },
    ...{ proposed: ['shortName'], problems: address === '' ? [missing] : [] },
  }) as unknown as PreviewRow;

const open = (...rows: PreviewRow[]) => openWith(rows);

async function openWith(
  rows: PreviewRow[],
  { master = CUSTOMER, ...more }: Partial<Preview> & { master?: MasterDefinition } = {},
) {
  await loadTexts(['masters', 'ui']);
  const preview = {
    ...{ sheet: '', notes: [], unmatched: [], assumed: [], missing: [], totals: TOTALS, needsReason: false, rows },
    columns: master.fields.map(({ name }) => ({ field: name, heading: null })),
    ...more,
  } as unknown as Preview;
  const corrected: string[] = [];
  const leftOut: (readonly number[])[] = [];
  const added: [string, boolean][] = [];
  const opened = openComponent(
    <ImportPreview
      master={master}
      preview={preview}
      checking={false}
      refusal={null}
      onCorrected={(text) => void corrected.push(text)}
      onLeftOut={(numbers) => void leftOut.push(numbers)}
      onAddRows={(...one) => void added.push(one)}
      onAnother={() => {}}
      onOther={() => {}}
      onDone={() => {}}
    />,
  );
  return { ...opened, corrected, leftOut, added };
}

const HEAD = '#\tfirmName\tshortName\taddress';
const fillAll = (): HTMLInputElement => screen.getByLabelText(t('masters.import.fillAll', { field: 'Address' }));

describe('empty cells of a required column', () => {
  test('are all filled with one value, and written ones keep theirs', async () => {
    const { user, corrected } = await open(customer(2, 'Ram'), customer(3, 'Sita', 'NASHIK'), customer(4, 'Gita'));
    expect(document.activeElement).toBe(fillAll());
    await user.keyboard('PUNE{Enter}');
    // Without the proposals: they are made again.
    expect(corrected).toEqual([`${HEAD}\n2\tRam\t\tPUNE\n3\tSita\t\tNASHIK\n4\tGita\t\tPUNE`]);
  });

  test('are not filled with a value that the field refuses', async () => {
    const { user, corrected } = await open(customer(2, 'Ram'), customer(3, 'Gita'));
    await user.type(fillAll(), '-{Enter}');
    expect(screen.getByText('Address must be between 2 and 45 characters')).toBeTruthy();
    expect(corrected).toEqual([]);
  });

  test('are corrected in place if there is one', async () => {
    await open(customer(2, 'Ram'));
    expect(screen.queryByLabelText(t('masters.import.fillAll', { field: 'Address' }))).toBeNull();
  });
});

describe('a valid cell is corrected in the preview', () => {
  const two = () => open(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'NASHIK'));
  const cell = (label: string, row: number): HTMLInputElement =>
    screen.getByLabelText(`${label}, ${t('masters.import.row')} ${row}`);

  test('by clicking on it', async () => {
    const { user, corrected } = await two();
    await user.click(screen.getByText('NASHIK'));
    expect(document.activeElement).toBe(cell('Address', 3));
    await user.keyboard('SATARA{Enter}');
    expect(corrected).toEqual([`${HEAD}\n2\tRam\t\tPUNE\n3\tGita\t\tSATARA`]);
    expect(document.activeElement).toBe(screen.getByLabelText(t('masters.import.correctRow', { row: 3 })));
  });

  test('by the keyboard, from the number of its row', async () => {
    const { user, corrected } = await two();
    screen.getByLabelText(t('masters.import.correctRow', { row: 2 })).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('Firm name', 2));
    await user.tab();
    expect([document.activeElement, cell('Short name', 2).value]).toEqual([cell('Short name', 2), 'RAM']);
    await user.clear(cell('Short name', 2));
    await user.keyboard('RM{Enter}');
    expect(corrected).toEqual([`${HEAD}\n2\tRam\tRM\tPUNE\n3\tGita\t\tNASHIK`]);
  });

  test('not when it is left as it was', async () => {
    const { user, corrected } = await two();
    await user.click(screen.getByText('NASHIK'));
    await user.keyboard('SATARA{Escape}');
    await user.click(screen.getByText('PUNE'));
    await user.keyboard('{Enter}');
    expect(corrected).toEqual([]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

test('a row is left out and taken back by its tick, and a proposed one is ticked', async () => {
  const total = { ...customer(4, 'Total', 'PUNE'), state: 'LEFT_OUT', proposed: [] } as unknown as PreviewRow;
  const { user, leftOut } = await open(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE'), total);
  const tick = (row: number) => screen.getByLabelText<HTMLInputElement>(t('masters.import.leaveOutRow', { row }));
  expect([2, 3, 4].map((row) => tick(row).checked)).toEqual([false, false, true]);
  screen.getByRole('button', { name: t('masters.import.save', { count: 2 }) });
  await user.click(tick(3));
  await user.click(tick(4));
  expect(leftOut).toEqual([[4, 3], [3]]);
  expect([2, 3, 4].map((row) => tick(row).checked)).toEqual([false, true, false]);
});

test.each(['', '15-08-2024', '\r', 'soon'])(
  'a row that is left out with the date %j is shown as written',
  async (date) => {
    const master = { ...CUSTOMER, fields: [CUSTOMER.fields[0]!, field('joinDate', 'Join date', { kind: 'date' })] };
    const out = {
      ...customer(3, 'Total'),
      state: 'LEFT_OUT',
      typed: ['Total', date],
      cells: ['Total', date],
      problems: [],
    };
    await openWith([out as unknown as PreviewRow], { master, totals: [] });
    expect(document.querySelector('[data-row]')!.textContent).toContain(`Total${date}`);
  },
);

test('rows that are asked about are shown first', async () => {
  const question = { ...missing, code: 'FIGURE_UNUSUAL', message: 'Sure?' };
  const asked = { ...customer(3, 'Gita', 'PUNE'), questions: [question] } as PreviewRow;
  await open(customer(2, 'Ram', 'PUNE'), asked);
  expect([screen.queryAllByText('GITA').length > 0, screen.queryAllByText('RAM')]).toEqual([true, []]);
  screen.getByText('Sure?');
});

test('totals of balances are in Dr and Cr, and say what they leave out', async () => {
  await open(customer(2, 'Ram', 'PUNE'));
  const lines = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Total of Firm name₹1,20,000.50 Dr₹500.00 Cr',
    'Total of Address₹17,000.00without 2 cells to fix',
  ]);
});

test('proposed values are marked', async () => {
  await open(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE'));
  expect(screen.getAllByText(t('masters.import.proposed'))).toHaveLength(2);
});

describe('a column that is not understood', () => {
  const fields = [...CUSTOMER.fields, field('openingBalance', 'Opening balance', { kind: 'money', required: false })];
  const master = { ...CUSTOMER, fields } as MasterDefinition;
  const columns = CUSTOMER.fields.map(({ name }) => ({ field: name, heading: name }));
  const unmatched = [
    { heading: 'Colour', hasFigures: false, cells: ['red', 'blue'] },
    { heading: 'Baki', hasFigures: true, cells: ['500', '70 Cr'] },
  ];
  const openBaki = (...rows: PreviewRow[]) => openWith(rows, { master, columns, unmatched });
  const baki = (): HTMLSelectElement => screen.getByLabelText(t('masters.import.whatIs', { heading: 'Baki' }));
  const save = () => screen.getByRole('button', { name: t('masters.import.save', { count: 2 }) });
  const question = () => screen.queryByText(t('masters.import.unmatched.ask', { headings: 'Baki' }));

  test('is kept when cells are filled', async () => {
    const { user, corrected } = await openBaki(customer(2, 'Ram'), customer(3, 'Gita'));
    await user.type(fillAll(), 'PUNE{Enter}');
    expect(corrected).toEqual([`${HEAD}\tColour\tBaki\n2\tRam\t\tPUNE\tred\t500\n3\tGita\t\tPUNE\tblue\t70 Cr`]);
  });

  test('is the field that the user chooses, which the sheet has not', async () => {
    const { user, corrected } = await openBaki(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE'));
    // The sheet has no short names: they are proposed.
    expect([...baki().options].map(({ value }) => value)).toEqual(['', 'shortName', 'openingBalance', '-']);
    await user.selectOptions(baki(), 'openingBalance');
    await user.selectOptions(baki(), 'shortName');
    expect(corrected).toEqual([
      `${HEAD}\tColour\topeningBalance (Baki)\n2\tRam\t\tPUNE\tred\t500\n3\tGita\t\tPUNE\tblue\t70 Cr`,
      '#\tfirmName\taddress\tColour\tshortName (Baki)\n2\tRam\tPUNE\tred\t500\n3\tGita\tPUNE\tblue\t70 Cr',
    ]);
  });

  test('keeps the unit of its heading', async () => {
    const size = [{ heading: 'Size (KL) [tank]', hasFigures: true, cells: ['20'] }];
    const { user, corrected } = await openWith([customer(2, 'Ram', 'PUNE')], { master, columns, unmatched: size });
    await user.selectOptions(screen.getByLabelText(/Size/), 'openingBalance');
    expect(corrected).toEqual([`${HEAD}\topeningBalance (Size  KL   tank)\n2\tRam\t\tPUNE\t20`]);
  });

  test('is asked about before the import if it has figures', async () => {
    const { user } = await openBaki(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE'));
    await user.click(save());
    await waitFor(() => expect(question()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: t('ui.no') }));
    await waitFor(() => expect(question()).toBeNull());
  });

  test('is left out alone of those with the same heading', async () => {
    const other = { heading: 'Baki', hasFigures: true, cells: ['1', '2'] };
    const { user } = await openWith([customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE')], {
      ...{ master, columns, unmatched: [...unmatched, other] },
    });
    const columnsOf = (): HTMLSelectElement[] =>
      screen.getAllByLabelText(t('masters.import.whatIs', { heading: 'Baki' }));
    await user.selectOptions(columnsOf()[1]!, '-');
    expect(columnsOf().map(({ value }) => value)).toEqual(['', '-']);
    await user.click(save());
    await waitFor(() => expect(question()).not.toBeNull());
    await user.click(screen.getByRole('button', { name: t('ui.no') }));
    await waitFor(() => expect(question()).toBeNull());
  });

  test('is not asked about once it is left out', async () => {
    const { user } = await openBaki(customer(2, 'Ram', 'PUNE'), customer(3, 'Gita', 'PUNE'));
    await user.selectOptions(baki(), '-');
    expect(baki().value).toBe('-');
    await user.click(save());
    expect(question()).toBeNull();
  });
});

describe('missing rows of another list', () => {
  const missing = (more: object): Partial<Preview> =>
    ({
      missing: [
        {
          ...{ field: 'address', master: 'Area', names: ['PUNE', 'NASHIK'], canBeAdded: true, isAdded: false },
          ...{ refusal: null, ...more },
        },
      ],
    }) as unknown as Partial<Preview>;
  const problemOf = (code: string) => ({ code, field: 'address', message: '', messageId: null, params: null });
  const unknown = (number: number, address: string): PreviewRow => ({
    ...customer(number, 'Ram', address),
    state: 'WRONG',
    problems: [{ ...problemOf('NOT_FOUND'), message: `Area ${address} was not found` }] as PreviewRow['problems'],
  });
  const rows = [unknown(2, 'PUNE'), unknown(3, 'NASHIK')];
  const add = () => screen.getByText(t('masters.import.missing.add', { count: 2 })).closest('button')!;

  test('are one line, not one at each cell, and are added by a button that has the focus', async () => {
    const { user, added } = await openWith(rows, missing({}));
    const names = 'PUNE, NASHIK';
    expect(screen.getByText(t('masters.import.missing', { field: 'Address', count: 2, names }))).toBeTruthy();
    expect(screen.queryByText('Area PUNE was not found')).toBeNull();
    expect(document.activeElement).toBe(add());
    await user.keyboard('{Enter}');
    expect(added).toEqual([['Area', true]]);
  });

  test('are taken back by the same button', async () => {
    const { user, added } = await openWith([customer(2, 'Ram', 'PUNE')], missing({ isAdded: true }));
    await user.click(screen.getByText(t('masters.import.missing.not', { count: 2 })));
    expect(added).toEqual([['Area', false]]);
  });

  test('say which right is missing', async () => {
    const refusal = { code: 'FORBIDDEN', message: 'This needs a right', messageId: null, params: null, field: null };
    await openWith(rows, missing({ refusal }));
    expect([add().disabled, screen.getByText('This needs a right') !== null]).toEqual([true, true]);
  });
});

test('what new rows get without a column is shown once, with the heading that says it', async () => {
  const assumed = [
    { field: 'shortName', value: 'R', heading: 'Salary p.m.' },
    { field: 'address', value: 'PUNE', heading: null },
  ];
  await openWith([customer(2, 'Ram', 'PUNE')], { assumed } as unknown as Partial<Preview>);
  const list = screen.getByLabelText(t('masters.import.assumed'));
  expect([...list.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    `Short name: R ${t('masters.import.byHeading', { heading: 'Salary p.m.' })}`,
    'Address: PUNE',
  ]);
});

test('a heading that implies a value goes with the corrected rows, so that a renamed row has it too', async () => {
  const headings = ['Party', 'Salary (p.m.)', null];
  const columns = CUSTOMER.fields.map(({ name }, at) => ({ field: name, heading: headings[at] }));
  const assumed = [{ field: 'address', value: 'PUNE', heading: 'Salary (p.m.)' }];
  const row = { ...customer(2, 'Ram', 'PUNE'), typed: ['Ram', '14000', ''], proposed: ['address'] };
  const shown = { columns, assumed } as unknown as Partial<Preview>;
  const { user, corrected } = await openWith([row as PreviewRow], shown);
  screen.getByLabelText(t('masters.import.correctRow', { row: 2 })).focus();
  await user.keyboard('{Enter}');
  await user.clear(screen.getByLabelText(`Firm name, ${t('masters.import.row')} 2`));
  await user.keyboard('Rama{Enter}');
  expect(corrected).toEqual(['#\tfirmName\tshortName (Salary  p.m.)\taddress\n2\tRama\t14000\t']);
});
