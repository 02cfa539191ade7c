import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { effects } from '../../server/domain/effects.messages';
import { showDate } from '../../server/domain/kernel/business-date';
import { inr } from '../../server/domain/kernel/format';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { tank } from '../../server/domain/tank.messages';
import { unusual } from '../../server/domain/unusual.messages';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { type Opened, openPage } from './support/page';

const open = async (): Promise<Opened> => {
  server.station.runningShift = null;
  const opened = await openPage('/page/start-shift');
  await ready('shiftDate');
  return opened;
};
const inputs = (): Record<string, unknown>[] => server.sent.map(({ input }) => input);

test('proposes the next shift, its rates and the last crew, and starts it', async () => {
  const { user, address } = await open();
  expect(shown(['shiftDate', 'shiftTypeId', 'employeeId.1', 'pumpId.1', 'employeeId.2'])).toEqual({
    ...{ shiftDate: showDate('2026-01-16'), shiftTypeId: 'MORNING' },
    ...{ 'employeeId.1': 'RAVI', 'pumpId.1': 'PUMP 1', 'employeeId.2': '' },
  });
  expect(screen.getByText(inr(100_00))).toBeTruthy();
  await save(user);
  const onDuty = [{ employeeId: 1, pumpId: 1 }];
  await waitFor(() => expect(inputs()).toEqual([{ shiftDate: '2026-01-16', shiftTypeId: 1, onDuty }]));
  await waitFor(() => expect(address()).toBe('/'));
});

test('names opening stock that the dip chart contradicts', async () => {
  const problem = unusual.openingVolume({ figure: 12_000_000, dip: 1000, byChart: 9_424_778 });
  Object.assign(server.station.startShiftForm, { openingDoubts: [tank.atRow({ row: 'TANK 1', problem })] });
  await open();
  await screen.findByText(/^TANK 1: The opening volume is 12,000\.000 L, but the opening dip/);
});

test('an employee takes the next free pump, and swaps with the one in another row', async () => {
  const { user } = await open();
  await fill(user, { 'employeeId.2': 'sunita' });
  await user.tab();
  expect(shown(['employeeId.2', 'pumpId.2', 'employeeId.3'])).toEqual({
    ...{ 'employeeId.2': 'SUNITA', 'pumpId.2': 'PUMP 2', 'employeeId.3': '' },
  });
  await fill(user, { 'employeeId.1': 'sunita' });
  await user.tab();
  expect(shown(['employeeId.1', 'pumpId.1', 'employeeId.2', 'pumpId.2'])).toEqual({
    ...{ 'employeeId.1': 'SUNITA', 'pumpId.1': 'PUMP 1', 'employeeId.2': 'RAVI', 'pumpId.2': 'PUMP 2' },
  });
  await user.click(screen.getByLabelText(t('ui.crew.remove', { name: 'RAVI' })));
  await user.click(field('shiftTypeId'));
  await save(user);
  await waitFor(() => expect(inputs()).toMatchObject([{ onDuty: [{ employeeId: 2, pumpId: 1 }] }]));
});

test('Enter stops at the pump of an employee for whom none is free', async () => {
  server.station.pumps = server.station.pumps.slice(0, 1);
  const { user } = await open();
  await user.click(field('employeeId.2'));
  await user.keyboard('sunita{Enter}');
  await waitFor(() => expect(focused()).toBe('pumpId.2'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('employeeId.3'));
  await user.keyboard('{Enter}');
  const onDuty = [
    { employeeId: 1, pumpId: 1 },
    { employeeId: 2, pumpId: null },
  ];
  await waitFor(() => expect(inputs()).toMatchObject([{ onDuty }]));
});

test('a missing shift type or date is refused at its field', async () => {
  const { user } = await open();
  await fill(user, { shiftTypeId: '' });
  await save(user);
  expect([focused(), errorAt('shiftTypeId')]).toEqual(['shiftTypeId', t('shifts.start.chooseType')]);
  await fill(user, { shiftTypeId: 'morning', shiftDate: 'never' });
  await save(user);
  expect([focused(), errorAt('shiftDate')]).toEqual(['shiftDate', t('shifts.start.enterDate')]);
  expect(server.sent).toEqual([]);
});

test('a refusal of an employee is shown in the row that was sent', async () => {
  const { user, address } = await open();
  await fill(user, { 'employeeId.2': 'sunita' });
  await user.tab();
  server.refusals = [{ code: 'REFUSED', message: 'She has left.', field: 'onDuty.1.employeeId' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('employeeId.2'));
  expect(errorAt('employeeId.2')).toBe('She has left.');
  expect(shown(['employeeId.1', 'employeeId.2'])).toEqual({ 'employeeId.1': 'RAVI', 'employeeId.2': 'SUNITA' });
  expect(address()).toBe('/page/start-shift');
});

test('an admin is asked before a shift is started far ahead', async () => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
  server.station.startShiftForm = { ...server.station.startShiftForm, lastStartableDate: '2026-01-15' };
  const { user } = await open();
  const answer = async (words: string) => user.click(within(await screen.findByRole('dialog')).getByText(words));
  await save(user);
  await answer(t('ui.no'));
  expect(server.sent).toEqual([]);
  await ready('shiftDate');
  await save(user);
  await answer(t('ui.yes'));
  await waitFor(() => expect(inputs()).toMatchObject([{ shiftDate: '2026-01-16', confirmAhead: true }]));
});

test('names the shift that runs instead of starting another one', async () => {
  await openPage('/page/start-shift');
  expect(await screen.findByText(/MORNING/)).toBeTruthy();
  expect(document.querySelector('[name=shiftDate]')).toBeNull();
});

test('what no shift starts without is a link to where it is added', async () => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
  server.station.startShiftForm = { ...server.station.startShiftForm, lacks: ['PRODUCT', 'NOZZLE'] };
  await open();
  const links = [t('shifts.lacks.product.go'), t('shifts.lacks.nozzle.go')].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/page/create-product', '/page/create-nozzel']);
  const start = screen.getByRole('button', { name: t('shifts.start.submit') });
  expect(start.hasAttribute('disabled')).toBe(true);
});

test('says when nobody is on duty', async () => {
  server.station.startShiftForm = { ...server.station.startShiftForm, lastCrew: [] };
  const { user } = await open();
  expect(screen.getByText(t('shifts.crew.none'))).toBeTruthy();
  await fill(user, { 'employeeId.1': 'sunita' });
  await user.tab();
  expect(screen.queryByText(t('shifts.crew.none'))).toBeNull();
});

describe('new rates', () => {
  /** By default of a role that does not correct shifts, and so sends them without a dry run. */
  const openRates = async ({ corrects = false } = {}): Promise<Opened> => {
    const rights = [...BUILT_IN_ROLES.admin].filter((right) => corrects || right !== 'shift.correct');
    server.station.me = { ...server.station.me, rights };
    const form = server.station.startShiftForm;
    server.station.startShiftForm = { ...form, rates: form.rates.slice(1), withoutRate: ['MOTOR SPIRIT'] };
    server.station.runningShift = null;
    const opened = await openPage('/page/start-shift');
    await ready('rate1');
    return opened;
  };
  const HEAD = '#\tproductId\trate\tshiftDate\tshiftTypeId';
  const line = (number: number, product: string, rate: string) =>
    [number, product, rate, '2026-01-16', 'MORNING'].join('\t');

  test('those of all products are typed one below the other and saved together', async () => {
    const { user } = await openRates();
    expect(shown(['shiftDate', 'shiftTypeId'])).toEqual({ shiftDate: showDate('2026-01-16'), shiftTypeId: 'MORNING' });
    await user.keyboard('91{Enter}101.5');
    await save(user);
    const text = [HEAD, line(1, 'HIGH SPEED DIESEL', '91.00'), line(2, 'MOTOR SPIRIT', '101.50')].join('\n');
    await waitFor(() => expect(inputs()).toEqual([{ master: 'ProductRate', text, confirmed: false, reason: null }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a missing one is asked for at once, and again by the button that starts the shift', async () => {
    const { user } = await openRates();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('alert').textContent).toContain(t('shifts.rates.missing', { products: 'MOTOR SPIRIT' }));
    await user.click(screen.getByRole('button', { name: t('shifts.start.submit') }));
    await ready('rate1');
    expect(server.sent).toEqual([]);
  });

  test('a product without a new one keeps its rate, and none at all is an error', async () => {
    const { user } = await openRates();
    await save(user);
    expect(screen.getByText(t('ui.rates.none'))).toBeTruthy();
    await fill(user, { rate2: '101.5' });
    await save(user);
    const text = [HEAD, line(2, 'MOTOR SPIRIT', '101.50')].join('\n');
    await waitFor(() => expect(inputs()).toEqual([{ master: 'ProductRate', text, confirmed: false, reason: null }]));
  });

  test('an unusual one is asked about at its field, and kept by saving again', async () => {
    const { user } = await openRates();
    await fill(user, { rate2: '9.15' });
    server.refusals = [{ code: 'FIGURE_UNUSUAL', message: 'Usually 91.50. Keep it?', field: 'rows.2.rate' }];
    await save(user);
    await waitFor(() => expect(focused()).toBe('rate2'));
    expect(errorAt('rate2')).toBe('Usually 91.50. Keep it?');
    server.refusals = [];
    await user.keyboard('{Enter}');
    await waitFor(() => expect(inputs().map(({ confirmed }) => confirmed)).toEqual([false, true]));
  });

  test('a reason is asked for where a change of a rate has to wait', async () => {
    const { user } = await openRates();
    await fill(user, { rate1: '91' });
    server.refusals = [{ code: 'INVALID', message: 'Say why.', field: 'reason' }];
    await save(user);
    await waitFor(() => expect(focused()).toBe('reason'));
    expect(errorAt('reason')).toBe('Say why.');
    server.refusals = [];
    await user.keyboard('New price');
    await save(user);
    await waitFor(() => expect(inputs().map(({ reason }) => reason)).toEqual([null, 'New price']));
  });

  test('late ones show what they change before they are saved', async () => {
    const sale = effects.inShift({ what: effects.sale({ pump: 'PUMP 1' }), day: '2026-01-16', shift: 'MORNING' });
    server.payloads.rehearseRateCorrection = {
      effectTexts: [effects.money({ what: sale, before: 1_000_000, after: 990_000 })],
    };
    const { user } = await openRates({ corrects: true });
    await fill(user, { rate2: '101.5' });
    await save(user);
    const review = within(await screen.findByRole('dialog', { name: t('ui.rates.effects') }));
    expect(review.getByRole('row', { name: 'Sale of PUMP 1 ₹10,000.00 ₹9,900.00' })).toBeTruthy();
    expect(server.sent).toMatchObject([
      { name: 'rehearseRateCorrection', input: { rates: [{ productId: 1, rate: '101.50' }] } },
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual(['rehearseRateCorrection', 'importRows']));
  });

  test('a refusal of a late one is at its field', async () => {
    const { user } = await openRates({ corrects: true });
    server.refusals = [{ code: 'OVER', message: 'Morning would not close.', field: 'rates.0.rate' }];
    await fill(user, { rate2: '1' });
    await save(user);
    await waitFor(() => expect(errorAt('rate2')).toBe('Morning would not close.'));
    expect(server.sent.map(({ name }) => name)).toEqual(['rehearseRateCorrection']);
  });

  test('who may not set rates reads whom to ask', async () => {
    const form = server.station.startShiftForm;
    server.station.startShiftForm = { ...form, rates: [], withoutRate: ['MOTOR SPIRIT', 'HIGH SPEED DIESEL'] };
    const opened = await open();
    const missing = t('shifts.rates.missing', { products: 'MOTOR SPIRIT, HIGH SPEED DIESEL' });
    expect(screen.getByRole('alert').textContent).toContain(`${missing} ${t('shifts.rates.askOthers')}`);
    expect(screen.queryByText(t('shifts.rates.enter'))).toBeNull();
    // Somebody may have entered them by now: the server decides.
    const { user } = opened;
    server.refusals = [{ code: 'NO_RATE', message: 'There is no rate for MOTOR SPIRIT.', field: null }];
    await save(user);
    expect(await screen.findAllByText('There is no rate for MOTOR SPIRIT.')).not.toHaveLength(0);
  });
});
