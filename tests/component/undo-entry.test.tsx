import { screen, waitFor } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { fill, ready, save } from './support/form';
import { openPage } from './support/page';

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
