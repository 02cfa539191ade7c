import { screen, waitFor } from '@testing-library/react';
import { OwnEntriesOffer } from '../../client/src/features/home/own-entries-offer';
import { loadTexts } from '../../client/src/i18n/translate';
import { PERMISSION } from '../../client/src/ui/row-changes/row-changes';
import { server } from './support/answers';
import { openComponent } from './support/page';

const settings = (ownEntries: string): void => {
  const [field] = server.station.changeableRow.fields;
  server.station.changeableRow = {
    ...server.station.changeableRow,
    ...{ table: 'station_setting', rowId: 1, version: 4 },
    fields: [{ ...field!, name: 'ownEntries', kind: 'choice', value: ownEntries }],
  };
};
beforeEach(() => loadTexts(['home', 'approvals']));

test('one press lets staff undo their own entries', async () => {
  settings('ADMINS');
  server.payloads.changeRow = { state: 'DONE' };
  const { user } = openComponent(<OwnEntriesOffer />);
  await screen.findByText(/undo and change their own entries for 10 minutes/);
  settings('ALLOWED');
  await user.click(screen.getByRole('button', { name: 'Let staff undo' }));
  expect(server.sent).toMatchObject([
    {
      name: 'changeRow',
      input: {
        ...{ table: 'station_setting', rowId: 1, version: 4, permission: PERMISSION.MODIFY },
        changes: [{ field: 'ownEntries', value: 'ALLOWED' }],
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});
