import { fireEvent, screen, waitFor } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { openPage } from './support/page';

/** Every page with an entry form that chooses from a list. */
const FORMS = [
  '/page/credit-entry',
  '/page/creditor-payment-entry',
  '/page/expenditure-detail',
  '/page/employee-advance',
  '/page/employee-cash-collection',
  '/page/cash-transfer',
  '/page/swipe-settlement',
  '/page/salary',
  '/page/pay-rate',
  '/page/stock-in',
  '/page/last-inspection-entry',
  '/page/start-shift',
  '/page/on-duty',
];

const choices = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('main input[aria-haspopup=listbox]:enabled:not([name=vehicle])'),
];

test.each(FORMS)('every choice of %s keeps an unknown name with an error, and nothing is saved', async (address) => {
  if (address === '/page/start-shift') server.station.runningShift = null;
  const { user } = await openPage(address);
  await waitFor(() => expect(choices().length).toBeGreaterThan(0));
  const names = choices().map(({ name }) => name);
  for (const name of names) {
    // A choice may depend on one before it.
    if (document.querySelector(`[name="${name}"]:enabled`) === null) continue;
    await fill(user, { [name]: 'xyz' });
    await user.tab();
    await waitFor(() => expect(errorAt(name)).toContain('named “xyz”'));
    expect(field(name).value).toBe('xyz');
    await save(user);
    expect(server.sent).toEqual([]);
    await user.clear(field(name));
  }
});

test('the crew is not saved without the employee whose name is unknown', async () => {
  server.station.runningShift = null;
  const { user } = await openPage('/page/start-shift');
  await waitFor(() => expect(choices().length).toBeGreaterThan(1));
  const [employee] = choices().filter(({ name }) => name.startsWith('employeeId'));
  await fill(user, { [employee!.name]: 'xyz' });
  await user.tab();
  await user.click(screen.getByRole('button', { name: /^Start/ }));
  await waitFor(() => expect(focused()).toBe(employee!.name));
  expect([server.sent, errorAt(employee!.name)]).toEqual([[], expect.stringContaining('named “xyz”')]);
});

test('cash is not collected from the only pump after another name was typed', async () => {
  Object.assign(server.station, { pumpProducts: server.station.pumpProducts.slice(0, 1) });
  const { user } = await openPage('/page/employee-cash-collection');
  await ready('pumpId');
  await fill(user, { pumpId: 'xyz', employeeId: 'ravi' });
  await user.tab();
  await save(user);
  await waitFor(() => expect(focused()).toBe('pumpId'));
  expect([server.sent, shown(['pumpId'])]).toEqual([[], { pumpId: 'xyz' }]);
});

test.each(['/page/credit-entry', '/page/employee-cash-collection'])(
  'on %s a pump that is not in the list is said to be missing in the shift, since it may exist',
  async (address) => {
    const { user } = await openPage(address);
    await waitFor(() => field('pumpId'));
    await fill(user, { pumpId: 'pump 9' });
    await user.tab();
    const asked = 'This shift has no pump named “pump 9”. Type another name, or choose from the list';
    await waitFor(() => expect(errorAt('pumpId')).toBe(asked));
  },
);

test.each([
  ['who may add creditors is offered to', true, 'Press Enter to create it, or type another name'],
  ['who may not is not', false, 'Type another name, or choose from the list'],
])('%s', async (_who, mayAdd, advice) => {
  const others = [...BUILT_IN_ROLES.staff].filter((right) => right !== 'masters.creditor.add');
  server.station.me!.rights = [...others, ...(mayAdd ? ['masters.creditor.add'] : [])];
  const { user } = await openPage('/page/credit-entry');
  await ready('creditorId');
  await fill(user, { creditorId: 'xyz' });
  await user.tab();
  await waitFor(() => expect(errorAt('creditorId')).toBe(`There is no creditor named “xyz”. ${advice}`));
});

test('a vehicle that the creditor does not have is pointed out, however a known one is written', async () => {
  server.station.creditStanding!.vehicles = [{ vehicle: 'MH12AB1234', productId: 2 }];
  const { user } = await openPage('/page/credit-entry');
  await ready('creditorId');
  const hint = () => screen.queryByText('New vehicle: check it');
  await fill(user, { creditorId: 'shree', vehicle: 'mh-12/ab 1234', slipNo: '' });
  expect(hint()).toBeNull();
  await fill(user, { vehicle: 'MH12AB9', slipNo: '' });
  expect(hint()).not.toBeNull();
});

test('a new vehicle is not pointed out to a creditor without any', async () => {
  server.station.creditStanding!.vehicles = [];
  const { user } = await openPage('/page/credit-entry');
  await ready('creditorId');
  await fill(user, { creditorId: 'ganga', vehicle: 'MH12AB9', slipNo: '' });
  expect(field('vehicle').value).toBe('MH12AB9');
  expect(screen.queryByText(t('credit.vehicleNew'))).toBeNull();
});

describe('on a phone, where the close shows one step at a time', () => {
  const ofWide = window.matchMedia;
  beforeEach(() => {
    server.station.me.rights = [...BUILT_IN_ROLES.admin];
    window.matchMedia = (query) =>
      Object.assign(ofWide(query), { matches: query.includes('max-width') || query.includes('reduce') });
  });
  afterEach(() => {
    window.matchMedia = ofWide;
  });

  test.each(['employee:1', 'employeeId.1'])('a step is not left with an unknown name in %s', async (name) => {
    const { user } = await openPage('/page/correct-shift?shiftId=6');
    const isShown = () => document.querySelector(`[name="${name}"]`) !== null;
    // The field keeps the focus, as in a browser where a button takes none.
    const next = () => fireEvent.click(screen.getByText(t('closing.step.next')));
    await screen.findByText(t('closing.step.next'));
    while (!isShown()) next();
    await fill(user, { [name]: 'xyz' });
    next();
    expect([focused(), field(name).value, errorAt(name)]).toEqual([name, 'xyz', expect.stringContaining('“xyz”')]);
    fireEvent.click(screen.getByLabelText(t('closing.step.back')));
    expect(focused()).toBe(name);
    await fill(user, { [name]: 'ravi' });
    next();
    await waitFor(() => expect(isShown()).toBe(false));
  });
});
