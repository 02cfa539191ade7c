import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { OUTBOX_KINDS } from '../../client/src/outbox/outbox-kinds';
import { DataTable } from '../../client/src/ui/table/data-table';
import type { DataTableProps } from '../../client/src/ui/table/data-table-props';
import type { Column } from '../../client/src/ui/table/table-column';
import { server } from './support/answers';
import { focused } from './support/form';
import { type Opened, openComponent, openPage } from './support/page';

interface Tank {
  id: number;
  name: string;
  stock: string;
}

const COLUMNS: Column<Tank>[] = [
  { key: 'name', label: 'Tank', kind: 'text' },
  { key: 'stock', label: 'Stock', kind: 'litres' },
];
const TANKS: Tank[] = [
  { id: 1, name: 'Tank 2', stock: '900.000' },
  { id: 2, name: 'Tank 10', stock: '1000.000' },
  { id: 3, name: 'Tank 1', stock: '20.500' },
];

const open = (props: Partial<DataTableProps<Tank>> = {}): Opened =>
  openComponent(<DataTable label="Tanks" columns={COLUMNS} rows={TANKS} rowKey={({ id }) => id} {...props} />);

const names = (): (string | null)[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent ?? null);
const sortBy = (label: string): HTMLElement => screen.getByTitle(t('ui.table.sortBy', { label }));
const sortOf = (label: string): string | null => sortBy(label).closest('th')?.getAttribute('aria-sort') ?? null;

test('sorts by a column in both directions, then as before, by value and not by text', async () => {
  const { user } = open();
  await screen.findByText('Tank 2');
  const before = names();
  await user.click(sortBy('Stock'));
  expect([sortOf('Stock'), ...names()]).toEqual(['ascending', 'Tank 1', 'Tank 2', 'Tank 10']);
  await user.click(sortBy('Stock'));
  expect([sortOf('Stock'), ...names()]).toEqual(['descending', 'Tank 10', 'Tank 2', 'Tank 1']);
  await user.click(sortBy('Stock'));
  expect([sortOf('Stock'), ...names()]).toEqual(['none', ...before]);

  await user.click(sortBy('Tank'));
  expect([sortOf('Tank'), ...names()]).toEqual(['ascending', 'Tank 1', 'Tank 2', 'Tank 10']);
  sortBy('Tank').focus();
  await user.keyboard('{Enter}');
  expect(sortOf('Tank')).toBe('descending');
});

test('shows the totals of the server below the rows, under their columns', async () => {
  open({ totals: { stock: '1920.500' } });
  await screen.findByText('Tank 2');
  const cells = within(screen.getAllByRole('row').at(-1) as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([t('ui.total'), '1,920.500']);
});

test('says that it is loading, and that it is empty, in its own words or in those of the page', async () => {
  const { close } = open({ rows: [], loading: true });
  expect(await screen.findByText(t('ui.loading'))).toBeTruthy();
  close();
  const other = open({ rows: [] });
  expect(await screen.findByText(t('ui.table.empty'))).toBeTruthy();
  other.close();
  open({ rows: [], empty: <p>Add a tank first.</p> });
  expect(await screen.findByText('Add a tank first.')).toBeTruthy();
});

test('arrow keys go from row to row, and Enter opens the row', async () => {
  const { user, address } = open({ rowHref: ({ id }) => `/tank/${id}` });
  (await screen.findByText('Tank 2')).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Tank 1');
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Tank 10');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/tank/2'));
});

test('a click anywhere in a row opens it', async () => {
  const { user, address } = open({ rowHref: ({ id }) => `/tank/${id}` });
  await user.click(await screen.findByText('20.500'));
  await waitFor(() => expect(address()).toBe('/tank/3'));
});

test('a row without an address is opened beside the table', async () => {
  const onOpen = jest.fn();
  const { user } = open({ onOpen, openKey: 2 });
  (await screen.findByText('Tank 2')).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onOpen.mock.calls).toEqual([[TANKS[1]]]);
  expect(document.querySelector('[data-open]')?.getAttribute('data-row')).toBe('2');
});

test('a page of rows keeps the order of the server and says where its rows are among all', async () => {
  const onSort = jest.fn();
  const { user } = open({ paged: { before: 100, rowCount: 250 }, sort: { key: 'stock', descending: false }, onSort });
  await screen.findByText('Tank 2');
  expect(names()).toEqual(TANKS.map(({ name }) => name));
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('251');
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-rowindex')).toBe('102');
  await user.click(sortBy('Stock'));
  expect(onSort.mock.calls).toEqual([[{ key: 'stock', descending: true }]]);
});

describe('the list of a page', () => {
  const { path } = OUTBOX_KINDS['cash-collection'];

  test('a list that fails to load is replaced by a retry, and the form is usable', async () => {
    server.failing.add('cashCollectionsOfShift');
    const { user } = await openPage(path);
    expect(await screen.findByText(t('ui.failed.list', { list: t('cash.list') }))).toBeTruthy();
    expect(focused()).toBe('pumpId');
    server.failing.clear();
    await user.click(screen.getByText(t('ui.retry')));
    expect(await screen.findByText(t('cash.list.empty'))).toBeTruthy();
  });

  test('has a menu at each row, to change or delete it', async () => {
    server.station.cashCollectionsOfShift = [
      {
        ...{ id: 3, createdAt: '2026-01-15T04:00:00Z', pumpId: 1, pumpName: 'PUMP 1' },
        ...{ employeeId: 1, employeeName: 'RAVI', amount: '1500.00', enteredBy: 'MEENA', lateReason: null },
      },
    ];
    const { user } = await openPage(path);
    const row = (await screen.findAllByText('RAVI')).at(-1)?.closest('tr') as HTMLElement;
    await user.click(within(row).getByRole('button'));
    // Without a layout the menu stays hidden.
    const items = await screen.findAllByRole('menuitem', { hidden: true });
    expect(items.map(({ textContent }) => textContent)).toEqual([t('changes.edit'), t('changes.delete')]);
  });
});
