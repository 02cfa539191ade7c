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

describe('a payment through an account that is missing', () => {
  /** Answers the form that is open, as if its row had been saved. */
  const answer = async (id: number, label: string): Promise<void> => {
    await waitFor(() => expect(newRowRequests()).toHaveLength(1));
    await act(async () => newRowRequests()[0]!.answer({ id, label }));
  };
  const ofAccount = (id: number, name: string, modes: readonly object[]) => ({ id, name, modes, disabled: false });
  const CHEQUE = { id: 1, name: 'CHEQUE', disabled: false, isCheque: false };
  const UPI = { id: 2, name: 'UPI', disabled: false, isCheque: false };

  test('adds the account, then what it accepts, and takes both', async () => {
    const { user } = await openPage('/page/creditor-payment-entry');
    await waitFor(() => expect(field('accountId')).not.toBeNull());
    await addMissing(user, 'accountId');
    expect(newRowRequests()).toMatchObject([{ master: 'TransactionAccount', typed: 'xyz' }]);
    await answer(7, 'XYZ');
    await waitFor(() => expect(newRowRequests()).toMatchObject([{ master: 'AccountPaymentMode' }]));
    expect(newRowRequests()[0]!.row).toEqual({ accountId: '7' });
    await answer(9, 'XYZ');
    await waitFor(() => expect(field('accountId').value).toBe('XYZ'));
  });

  test('chooses nothing if the account was not linked', async () => {
    const { user } = await openPage('/page/creditor-payment-entry');
    await waitFor(() => expect(field('accountId')).not.toBeNull());
    await addMissing(user, 'accountId');
    await answer(7, 'XYZ');
    await waitFor(() => expect(newRowRequests()).toMatchObject([{ master: 'AccountPaymentMode' }]));
    await act(async () => newRowRequests()[0]!.answer(null));
    expect([field('accountId').value, errorAt('accountId')]).toEqual(['xyz', expect.stringContaining('xyz')]);
  });

  test.each([
    ['links a mode that the station has', 'upi', [], 'UPI'],
    ['adds a mode that nobody has', 'xyz', ['PaymentMode'], 'XYZ'],
  ] as const)('%s', async (_title, typed, before, chosen) => {
    const account = ofAccount(1, 'STATE BANK', [CHEQUE, { ...CHEQUE, id: 3, name: 'NEFT' }]);
    server.station.paymentWays = { accounts: [account], modes: [CHEQUE, UPI] } as never;
    const { user } = await openPage('/page/creditor-payment-entry');
    await waitFor(() => expect(field('accountId')).not.toBeNull());
    await fill(user, { accountId: 'state', paymentModeId: typed });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(errorAt('paymentModeId')).toContain('Press Enter to create it'));
    await user.keyboard('{Enter}');
    for (const master of before) {
      await waitFor(() => expect(newRowRequests()).toMatchObject([{ master, typed }]));
      await answer(5, 'XYZ');
    }
    await waitFor(() => expect(newRowRequests()).toMatchObject([{ master: 'AccountPaymentMode' }]));
    expect(newRowRequests()[0]!.row).toEqual({ accountId: '1', paymentModeId: before.length === 0 ? '2' : '5' });
    await answer(9, 'STATE BANK');
    await waitFor(() => expect(field('paymentModeId').value).toBe(chosen));
  });
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
  const openVehicle = async (creditors: object = []) => {
    Object.assign(server.station, { masters: [CREDITOR], creditors });
    const opened = openComponent(<NewRowForm master={VEHICLE} rows={[]} onAdded={() => {}} />);
    await waitFor(() => expect(field('creditorId')).not.toBeNull());
    return opened;
  };

  test('offers to add what it refers to, by the right that the catalogue names', async () => {
    const { user } = await openVehicle();
    await addMissing(user, 'creditorId');
    expect(newRowRequests()).toMatchObject([{ master: 'Creditor', typed: 'xyz' }]);
  });

  test('takes a name that was typed before its list came', async () => {
    let answer: (firms: readonly object[]) => void = () => undefined;
    const held = new Promise<readonly object[]>((resolve) => (answer = resolve));
    const asked = jest.fn(() => held);
    const { user } = await openVehicle(asked);
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await fill(user, { creditorId: 'cred' });
    await user.keyboard('{Enter}');
    expect(errorAt('creditorId')).toBe('');
    await act(async () => answer([{ id: 4, version: 1, firmName: 'SHREE TRANSPORT' }]));
    // A master without fields, as here, names its rows by its label.
    await waitFor(() => expect(field('creditorId').value).toBe('Creditor'));
    expect(newRowRequests()).toEqual([]);
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
