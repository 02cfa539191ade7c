import { act, screen, waitFor } from '@testing-library/react';
import { ShellActionsProvider } from '../../client/src/app/shell/shell-actions';
import { ShellHotkeys } from '../../client/src/app/shell/shell-hotkeys';
import { listenForHotkeys } from '../../client/src/hooks/hotkeys';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { toastNotice } from '../../client/src/ui/feedback/toast-notice';
import { server } from './support/answers';
import { fill, ready, save } from './support/form';
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
