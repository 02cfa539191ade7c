import { screen, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { DataTable } from '../../client/src/ui/table/data-table';
import type { DataTableProps } from '../../client/src/ui/table/data-table-props';
import { mainFigure } from '../../client/src/ui/table/main-figure';
import type { Column } from '../../client/src/ui/table/table-column';
import { openComponent } from './support/page';

interface Firm {
  id: number;
  firmName: string;
  limit: string;
  unbilled: string;
  totalDue: string;
  used: string;
  old: string;
}

const COLUMNS: Column<Firm>[] = [
  { key: 'firmName', label: 'Creditor', kind: 'text' },
  { key: 'limit', label: 'Limit', kind: 'money' },
  { key: 'unbilled', label: 'Unbilled', kind: 'money' },
  { key: 'totalDue', label: 'Total due', kind: 'money' },
  { key: 'used', label: 'Limit used', kind: 'percent' },
  { key: 'old', label: 'Above 90 days', kind: 'money' },
];
const FIRM: Firm = {
  id: 7,
  firmName: 'PATEL TRANSPORT',
  limit: '100000.00',
  unbilled: '2500.00',
  totalDue: '12500.00',
  used: '12.50',
  old: '0.00',
};

const ofWide = window.matchMedia;
beforeEach(() => {
  window.matchMedia = (query) =>
    Object.assign(ofWide(query), { matches: query.includes('max-width') || query.includes('reduce') });
});
afterEach(() => {
  window.matchMedia = ofWide;
});

const open = (props: Partial<DataTableProps<Firm>> = {}) =>
  openComponent(<DataTable label="Firms" columns={COLUMNS} rows={[FIRM]} rowKey={({ id }) => id} {...props} />);
const row = async () => within(await screen.findByRole('list', { name: 'Firms' })).getByRole('listitem');

test('a row is its name, the figure that matters and a line of what is not 0; a touch unfolds all columns', async () => {
  const { user } = open({ rowHref: ({ id }) => `/firm/${id}` });
  const line = await row();
  expect(line.textContent).toBe('PATEL TRANSPORTLimit ₹1,00,000.00Unbilled ₹2,500.00₹12,500.00Total due');
  expect(within(line).getByRole('link', { name: 'PATEL TRANSPORT' }).getAttribute('href')).toBe('/firm/7');

  const fold = within(line).getByRole('button', { name: `${t('ui.table.details')} PATEL TRANSPORT` });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  await user.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
  expect([...line.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Limit₹1,00,000.00',
    'Unbilled₹2,500.00',
    'Total due₹12,500.00',
    'Limit used12.50 %',
    'Above 90 days₹0.00',
  ]);
  await user.click(fold);
  expect(line.querySelector('dl')).toBeNull();
});

test('two lines that say everything do not unfold', async () => {
  open({ columns: COLUMNS.slice(0, 4) });
  expect(within(await row()).queryByRole('button')).toBeNull();
});

test('the totals come before the rows and unfold too', async () => {
  const { user } = open({ totals: { unbilled: '2500.00', totalDue: '12500.00' } });
  const list = await screen.findByRole('list', { name: 'Firms' });
  const fold = screen.getByRole('button', { name: `${t('ui.table.details')} ${t('ui.total')}` });
  expect(fold.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const total = list.previousElementSibling!;
  expect(total.textContent).toBe(`${t('ui.total')}₹12,500.00Total due`);
  await user.click(fold);
  expect([...total.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
    'Unbilled₹2,500.00',
    'Total due₹12,500.00',
  ]);
});

test('a row that opens beside its list still unfolds by its own button', async () => {
  const opened: number[] = [];
  const { user } = open({ onOpen: ({ id }) => opened.push(id) });
  const line = await row();
  await user.click(within(line).getByRole('button', { name: 'PATEL TRANSPORT' }));
  expect(opened).toEqual([7]);
  await user.click(within(line).getByRole('button', { name: `${t('ui.table.details')} PATEL TRANSPORT` }));
  expect([opened.length, line.querySelectorAll('dl > div').length]).toEqual([1, 5]);
});

test('without a column that sums up its row, its last amount is shown, else its last figure', () => {
  const column = (key: string, kind: Column<Firm>['kind']): Column<Firm> => ({ key, label: key, kind });
  const values: Record<string, string | null> = { debit: '5.00', credit: null, litres: '3.000', name: 'A' };
  const keyOf = (...columns: Column<Firm>[]) => mainFigure(columns, ({ key }) => values[key])?.key;
  const [debit, credit] = [column('debit', 'money'), column('credit', 'money')];
  expect(keyOf(column('name', 'text'), debit, credit, column('litres', 'litres'))).toBe('debit');
  expect(keyOf(column('name', 'text'), credit, column('litres', 'litres'))).toBe('litres');
  expect(keyOf(column('name', 'text'), credit)).toBeUndefined();
});
