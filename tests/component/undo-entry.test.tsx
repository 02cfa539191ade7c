import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ShellActionsProvider } from '../../client/src/app/shell/shell-actions';
import { ShellHotkeys } from '../../client/src/app/shell/shell-hotkeys';
import { listenForHotkeys } from '../../client/src/hooks/hotkeys';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { toastNotice } from '../../client/src/ui/feedback/toast-notice';
import { denominationLabel } from '../../server/domain/kernel/format';
import { server } from './support/answers';
import { field, fill, ready, save } from './support/form';
import { openComponent, openPage } from './support/page';

function letUndo(isDeletedAtOnce: boolean): void {
  Object.assign(server.station.changeableRow, { isDeletedAtOnce, isChangedAtOnce: isDeletedAtOnce });
}

async function spend() {
  const { user } = await openPage('/page/expenditure-detail');
  await ready('expenditureCategoryId');
  await fill(user, { expenditureCategoryId: 'tea', amount: '250', comment: 'as agreed' });
  await save(user);
  await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual(['recordExpenditure']));
  return user;
}

test('the toast after an entry undoes it', async () => {
  letUndo(true);
  server.payloads.changeRow = { state: 'DONE' };
  const user = await spend();
  await user.click(await screen.findByText('Undo (Alt+Z)'));
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]).toMatchObject({
    name: 'changeRow',
    input: { table: 'expenditure', rowId: 1, version: 3, permission: 1, comment: t('changes.undo.reason') },
  });
  await screen.findByText(t('changes.undone'));
});

const notes = (key: 'ui.currency.inOf' | 'ui.currency.outOf', value: number): string =>
  t(key, { value: denominationLabel(value) });

describe.each([
  {
    table: 'creditor_payment',
    path: '/page/creditor-payment-entry',
    mutation: 'recordCreditorPayment',
    typed: () => ({ creditorId: 'shree', amount: '500', comment: 'as agreed' }),
  },
  {
    table: 'cash_transfer',
    path: '/page/cash-transfer',
    mutation: 'transferCash',
    typed: () => ({ [notes('ui.currency.outOf', 500)]: '4' }),
  },
  {
    table: 'cash_exchange',
    path: '/page/exchange',
    mutation: 'exchangeCash',
    typed: () => ({ [notes('ui.currency.inOf', 100)]: '5', [notes('ui.currency.outOf', 500)]: '1' }),
  },
  {
    table: 'stock_in',
    path: '/page/stock-in',
    mutation: 'recordStockIn',
    typed: () => ({ startVolume: '4000', endVolume: '8900', beforeReading: '1000', afterReading: '1100' }),
    begin: async (user: UserEvent) => {
      await ready('stockInDateTime');
      await fill(user, { productId: 'hsd', startVolume: '' });
      await waitFor(() => expect(field('invoiceLineId').value).not.toBe(''));
    },
    asks: true,
  },
])('$table', ({ table, path, mutation, typed, begin, asks }) => {
  test('is undone by the toast after it', async () => {
    letUndo(true);
    server.payloads.changeRow = { state: 'DONE' };
    const { user } = await openPage(path);
    await begin?.(user);
    await waitFor(() => field(Object.keys(typed()).at(-1)!));
    await fill(user, typed());
    await save(user);
    if (asks) await user.click(within(await screen.findByRole('dialog')).getByText(t('ui.yes')));
    await user.click(await screen.findByText('Undo (Alt+Z)'));
    await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual([mutation, 'changeRow']));
    expect(server.sent[1]).toMatchObject({ input: { table, rowId: 1, permission: 1 } });
  });
});

test('offers nothing where an admin has to delete it', async () => {
  letUndo(false);
  await spend();
  await screen.findByText(t('ui.toast.success'));
  expect(screen.queryByText('Undo (Alt+Z)')).toBeNull();
});

describe('Alt+Z', () => {
  let stop: () => void;
  beforeEach(async () => {
    await loadTexts(['shell']);
    stop = listenForHotkeys();
  });
  afterEach(() => stop());

  const NOTHING = (): void => {};
  const actions = { openAction: NOTHING, openShortcuts: NOTHING, openCash: NOTHING, togglePanel: NOTHING };
  const openShell = () =>
    openComponent(
      <ShellActionsProvider value={{ ...actions, panelOpen: false }}>
        <ShellHotkeys items={[]} onSearch={NOTHING} />
      </ShellActionsProvider>,
    );

  test('says so where there is nothing to undo', async () => {
    const { user } = openShell();
    await user.keyboard('{Alt>}z{/Alt}');
    await screen.findByText(t('shell.nothingToUndo'));
  });

  test('is the undo of the last entry while a toast offers it', async () => {
    const { user } = openShell();
    const undo = jest.fn();
    act(() => void toastNotice('Tea is recorded.', { label: t('changes.undo'), keys: 'Alt+Z', run: undo }));
    await user.keyboard('{Alt>}z{/Alt}');
    expect([undo.mock.calls.length, screen.queryByText(t('shell.nothingToUndo'))]).toEqual([1, null]);
    await waitFor(() => expect(screen.queryByText(/Tea is recorded/)).toBeNull());
    await user.keyboard('{Alt>}z{/Alt}');
    await screen.findByText(t('shell.nothingToUndo'));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
