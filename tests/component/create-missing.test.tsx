import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { NewRowForm } from '../../client/src/features/masters/new-row-form';
import { loadTexts } from '../../client/src/i18n/translate';
import { newRowRequests } from '../../client/src/ui/dialog/new-row';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill } from './support/form';
import { openComponent, openPage } from './support/page';

beforeEach(async () => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
  await loadTexts(['masters', 'ui', 'approvals']);
});
afterEach(() => act(() => newRowRequests()[0]?.answer(null)));

/** Types a name that the list lacks; the second Enter opens the form to add it. */
async function addMissing(user: UserEvent, name: string): Promise<void> {
  await fill(user, { [name]: 'xyz' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(errorAt(name)).toContain('Press Enter to create it'));
  await user.keyboard('{Enter}');
}

test.each([
  ['/page/slip-books', 'creditorId', 'Creditor'],
  ['/page/start-shift', 'shiftTypeId', 'ShiftType'],
  ['/page/swipe-settlement', 'swipeMachineId', 'SwipeMachine'],
] as const)('%s offers to add a missing %s', async (path, name, master) => {
  if (path === '/page/start-shift') server.station.runningShift = null;
  const { user } = await openPage(path);
  await waitFor(() => expect(field(name)).not.toBeNull());
  await addMissing(user, name);
  expect(newRowRequests()).toMatchObject([{ master, typed: 'xyz' }]);
});

const CREDITOR = {
  ...{ name: 'Creditor', table: 'creditor', singular: 'creditor', plural: 'creditors', path: '/page/create-creditor' },
  ...{ label: 'Creditor', pluralLabel: 'Creditors', title: 'firmName', addedBy: 'masters.creditor.add' },
  ...{ listQuery: 'creditors', createMutation: 'createCreditor', removeMutation: 'removeCreditor', fields: [] },
  ...{ needsReason: false, neverDeleted: false },
};
const VEHICLE = {
  ...{
    name: 'CreditorVehicle',
    label: 'Vehicle',
    createMutation: 'createCreditorVehicle',
    singular: 'creditorVehicle',
  },
  ...{ listQuery: 'creditorVehicles', removeMutation: 'removeCreditorVehicle', title: 'number' },
  fields: [
    {
      ...{ name: 'creditorId', label: 'Creditor', kind: 'reference', reference: 'Creditor', shownBy: 'creditorName' },
      ...{ inForm: true, required: true, options: [], message: 'Select a creditor', default: null, hint: null },
    },
  ],
} as unknown as MasterDefinition;

describe('the form of a master', () => {
  const openVehicle = async () => {
    Object.assign(server.station, { masters: [CREDITOR], creditors: [] });
    const opened = openComponent(<NewRowForm master={VEHICLE} rows={[]} onAdded={() => {}} />);
    await waitFor(() => expect(field('creditorId')).not.toBeNull());
    return opened;
  };

  test('offers to add what it refers to, by the right that the catalogue names', async () => {
    const { user } = await openVehicle();
    await addMissing(user, 'creditorId');
    expect(newRowRequests()).toMatchObject([{ master: 'Creditor', typed: 'xyz' }]);
  });

  test('offers nothing without that right', async () => {
    server.station.me = { ...server.station.me, rights: [] };
    const { user } = await openVehicle();
    await fill(user, { creditorId: 'xyz' });
    expect(screen.queryByText('Create “xyz”')).toBeNull();
    await user.keyboard('{Enter}{Enter}');
    expect(newRowRequests()).toEqual([]);
  });
});
