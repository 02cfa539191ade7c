import { screen, waitFor, within } from '@testing-library/react';
import { t } from '../../client/src/i18n/translate';
import { showInstant, showTime } from '../../client/src/ui/text/show-time';
import { closing } from '../../server/domain/closing.messages';
import { correction } from '../../server/domain/correction.messages';
import { effects } from '../../server/domain/effects.messages';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown } from './support/form';
import { type Opened, openPage } from './support/page';

const CELLS = ['close:1', 'testing:1', 'swipe:1:1', 'employee:1', 'last:1', 'volume:1', 'comment'];
const SHEET = '/report/closed-shift-report/6/2026-01-14';

beforeEach(() => {
  server.station.me = { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] };
});

async function open(first = 'close:1'): Promise<Opened> {
  const opened = await openPage('/page/correct-shift?shiftId=6');
  await ready(first);
  await waitFor(() => field('employeeId.1'));
  return opened;
}
const sent = (name: string): Record<string, unknown>[] =>
  server.sent.filter((mutation) => mutation.name === name).map(({ input }) => input);
const dialog = (): Promise<HTMLElement> => screen.findByRole('dialog');
const press = async ({ user }: Opened, words: string): Promise<void> =>
  user.click(within(await dialog()).getByText(words));
const toasts = (): string[] =>
  [...document.querySelectorAll('.mantine-Notification-root[role]')].map(({ textContent }) => textContent!);
/** What a screen reader says about a field besides its name and value. */
const described = (name: string): string =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

/** A reading and the cash that belongs to it. */
const PUT_RIGHT = { 'close:1': '1101', 'last:1': '8000', reason: 'Misread' };

const MORNING = { day: '2026-01-14', shift: 'MORNING' };
const MOVED = [
  effects.litres({
    ...{ what: effects.inShift({ what: effects.closeReading({ nozzle: 'PUMP 1 N1' }), ...MORNING }) },
    ...{ before: 1_100_000, after: 1_101_000 },
  }),
  effects.money({ what: effects.safe(), before: 790_000, after: 800_000 }),
];

test('shows the figures that stand, with nothing marked as changed', async () => {
  await open();
  expect(shown(CELLS)).toEqual({
    ...{
      'close:1': '1100.000',
      'testing:1': '0.000',
      'swipe:1:1': '2000.00',
      'employee:1': 'RAVI',
      'last:1': '7900.00',
    },
    ...{ 'volume:1': '4900.000', comment: 'Rain' },
  });
  expect(shown(['employeeId.1', 'pumpId.1', 'reason'])).toEqual({
    ...{ 'employeeId.1': 'RAVI', 'pumpId.1': 'PUMP 1', reason: '' },
  });
  expect(document.querySelector('[data-changed]')).toBeNull();
});

test('what is handed in beyond what is due is called too much, and nothing is known before the meter is read', async () => {
  const { user } = await open();
  const strip = () => field('last:1').closest<HTMLElement>('[class*=strip]')!;
  expect(within(strip()).getByText(t('closing.leftOrTooMuch'))).toBeTruthy();
  expect(within(strip()).getByText(t('closing.left'))).toBeTruthy();
  await fill(user, { 'last:1': '8000.30' });
  await waitFor(() => expect(within(strip()).getByText(t('closing.tooMuch'))).toBeTruthy());
  expect(within(strip()).queryByText(t('closing.left'))).toBeNull();
  expect(strip().textContent).toContain('0.30');
  expect(strip().textContent).not.toMatch(/[−-]\s*₹?0\.30/);
  await fill(user, { 'close:1': '' });
  await waitFor(() => expect(within(strip()).queryByText(t('closing.tooMuch'))).toBeNull());
  expect(within(strip()).queryByText(t('closing.left'))).toBeNull();
  expect(within(strip()).getAllByText(t('closing.noFigure')).length).toBeGreaterThan(0);
});

test('each rate of the shift leads to the row in which it is corrected', async () => {
  withSecondTank();
  await open();
  const linkOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkOf('MS 100.00')).toBe('/page/product-rate?id=5');
  expect(linkOf('HSD 90.00')).toBe('/page/product-rate');
});

test('a changed figure shows the one that stands beside it until it is typed again', async () => {
  const { user } = await open();
  await fill(user, { 'close:1': '1101', 'swipe:1:1': '' });
  expect(described('close:1')).toContain(t('closing.correct.was', { before: '1,100.000' }));
  expect(described('close:1')).toContain(t('closing.correct.changed'));
  expect(described('swipe:1:1')).toContain(t('closing.correct.was', { before: '2,000.00' }));
  // The cash that was counted stays, unlike at a close.
  expect(shown(['last:1'])).toEqual({ 'last:1': '7900.00' });
  await fill(user, { 'close:1': '1100' });
  expect(described('close:1')).toBe('');
});

/** A second tank, of diesel; the night had the nozzle at the first one too. */
function withSecondTank(): void {
  const form = server.station.correctionForm;
  const diesel = { productId: 2, productName: 'HIGH SPEED DIESEL', shortName: 'HSD', rate: '90.00', rateId: null };
  server.station.correctionForm = {
    ...form,
    draft: JSON.stringify({
      ...JSON.parse(form.draft!),
      tanks: [1, 2].map((tankId) => ({ tankId, isAtg: true, volume: 4_900_000 })),
    }),
    products: [...form.products, diesel],
    tanks: [form.tanks[0]!, { ...form.tanks[0]!, tankId: 2, tankName: 'TANK 2', productId: 2, nozzleIds: [] }],
    laterShifts: [{ nozzleId: 1, shifts: 1, throughShiftId: 7, through: '14-01-2026 NIGHT', lacking: [] }],
  };
}

const NOZZLE = { pump: 'PUMP 1', nozzle: 'N1' };

test('the tank of a nozzle is changed by keyboard, also in later shifts: product and sale follow', async () => {
  withSecondTank();
  const { user } = await open();
  await user.tab({ shift: true });
  expect(focused()).toBe(t('closing.correct.tank.changeOf', NOZZLE));
  await user.keyboard('{Enter}');
  await ready('tank:1');
  await user.clear(field('tank:1'));
  await user.paste('TANK 2');
  await user.tab();
  await waitFor(() => expect(focused()).toBe('through:1'));
  expect(screen.getByText(t('closing.correct.was', { before: 'TANK 1' }))).toBeTruthy();
  // 100 L of diesel at ₹90.00.
  expect(screen.getAllByText('9,000.00').length).toBeGreaterThan(0);
  await user.keyboard(' ');
  await fill(user, { 'last:1': '7000', reason: 'N1 is piped to TANK 2' });
  await save(user);
  await dialog();
  expect(sent('rehearseCorrection')).toMatchObject([
    { nozzleTanks: [{ nozzleId: 1, tankId: 2, throughShiftId: 7 }], expectedVersion: 3 },
  ]);
});

test('a changed tank and a meter event are listed with the other figures of its shift', async () => {
  server.payloads.rehearseCorrection = {
    effectTexts: [
      effects.words({
        what: effects.inShift({ what: effects.tankOf({ nozzle: 'PUMP 1 N1' }), ...MORNING }),
        ...{ before: 'TANK 1 (MS)', after: 'TANK 2 (HSD)' },
      }),
      effects.words({
        what: effects.inShift({ what: effects.meterEvents({ nozzle: 'PUMP 1 N1' }), ...MORNING }),
        before: '–',
        after: effects.meterEventList({ events: [effects.meterEvent({ kind: 'RESET', last: 1_060_000, first: 0 })] }),
      }),
      ...MOVED,
    ],
  };
  const { user } = await open();
  await fill(user, PUT_RIGHT);
  await save(user);
  const shift = within(await dialog()).getByRole('table', { name: '14-01-2026 MORNING' });
  expect(within(shift).getAllByRole('row')).toHaveLength(4);
  const reset = 'Meter events of PUMP 1 N1 – reset at 1,060.000 L, from 0.000 L on';
  expect(within(shift).getByRole('row', { name: reset })).toBeTruthy();
  expect(within(shift).getByRole('row', { name: 'Tank of PUMP 1 N1 TANK 1 (MS) TANK 2 (HSD)' })).toBeTruthy();
});

test('the review warns of what the correction makes doubtful, and not of what was so before', async () => {
  Object.assign(server.station.correctionForm.nozzles[0]!, { usual: '20.000' });
  server.payloads.rehearseCorrection = { effectTexts: MOVED };
  const { user } = await open();
  await fill(user, { ...PUT_RIGHT, 'close:1': '1100', 'last:1': '8000' });
  await save(user);
  expect(within(await dialog()).queryByText(t('closing.panel.warnings'))).toBeNull();
  const ofNextShift = correction.doubtInShift({
    shift: closing.shift({ date: '2026-01-14', name: 'NIGHT' }),
    problem: closing.atNozzle({ ...NOZZLE, problem: closing.nothingSold() }),
  });
  server.payloads.rehearseCorrection = { effectTexts: MOVED, warnings: [ofNextShift] };
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await fill(user, { 'close:1': '1101' });
  await save(user);
  const reviewed = within(await dialog());
  expect(reviewed.getByText(t('closing.panel.warnings'))).toBeTruthy();
  expect(reviewed.getByText(/much more than its usual/)).toBeTruthy();
  expect(reviewed.getByText(ofNextShift.message)).toBeTruthy();
});

test('credit of a product that the changed tank does not lower is not refused at the tank', async () => {
  withSecondTank();
  const credit = { productId: 2, productName: 'HIGH SPEED DIESEL', litres: '150.000', amount: '13500.00', slips: 1 };
  Object.assign(server.station.correctionForm, { credits: [{ pumpId: 1, ...credit }] });
  const { user } = await open();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await ready('tank:1');
  await user.clear(field('tank:1'));
  await user.paste('TANK 2');
  await fill(user, { 'last:1': '7000', reason: 'N1 is piped to TANK 2' });
  await save(user);
  expect(screen.getAllByText(/150.000 L of HIGH SPEED DIESEL on credit/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Change these sales to the right product/)).toBeNull();
  expect(errorAt('tank:1')).toBe('');
});

test('an unchanged tank is not sent, and a refused one is marked', async () => {
  withSecondTank();
  server.payloads.rehearseCorrection = {
    userErrors: [
      {
        ...{ code: 'NO_RATE', field: 'nozzleTanks.0.tankId' },
        ...correction.noRateOfTank({ tank: 'TANK 2', product: 'HSD', shift: 'Shift 14-01-2026 MORNING' }),
      },
    ],
  };
  const { user } = await open();
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await ready('tank:1');
  await user.clear(field('tank:1'));
  await user.paste('TANK 2');
  await fill(user, { 'last:1': '7000', reason: 'N1 is piped to TANK 2' });
  await save(user);
  await waitFor(() => expect(focused()).toBe('tank:1'));
  expect(screen.getAllByText(/has no rate of HSD/).length).toBeGreaterThan(0);
  // Back at the recorded tank nothing of it is left.
  await user.clear(field('tank:1'));
  await user.paste('TANK 1');
  await fill(user, PUT_RIGHT);
  server.payloads.rehearseCorrection = { effectTexts: MOVED };
  await save(user);
  await dialog();
  expect(sent('rehearseCorrection').at(-1)).not.toHaveProperty('nozzleTanks');
});

/** A second pump with one nozzle, which sold nothing; the first one has two nozzles. */
function withSecondPump(): void {
  const form = server.station.correctionForm;
  const [nozzle] = form.nozzles;
  const close = JSON.parse(form.draft!);
  const unused = { open: 5_000_000, close: 5_000_000, testing: 0 };
  close.pumps[0].nozzles.push({ nozzleId: 2, ...unused });
  close.pumps.push({ ...close.pumps[0], pumpId: 2, nozzles: [{ nozzleId: 3, ...unused }], swipes: [] });
  close.pumps[1].lastCollection = null;
  const other = { ...nozzle!, open: '5000.000' };
  server.station.correctionForm = {
    ...form,
    draft: JSON.stringify(close),
    nozzles: [
      nozzle!,
      { ...other, legId: 13, nozzleId: 2, nozzleName: 'N2' },
      { ...other, legId: 14, nozzleId: 3, nozzleName: 'N3', pumpId: 2, pumpName: 'PUMP 2' },
    ],
    tanks: [{ ...form.tanks[0]!, nozzleIds: [1, 2, 3] }],
  };
}

test('the pump of a nozzle is changed by keyboard, and the sale is that of the other pump', async () => {
  withSecondPump();
  const { user } = await open();
  await user.tab({ shift: true });
  expect(focused()).toBe(t('closing.correct.tank.changeOf', NOZZLE));
  await user.keyboard('{Enter}');
  await ready('pump:1');
  await user.clear(field('pump:1'));
  await user.paste('PUMP 2');
  await user.tab();
  expect(screen.getByText(t('closing.correct.was', { before: 'PUMP 1' }))).toBeTruthy();
  // The row stays where it was, so that its fields keep the focus.
  expect(field('close:1').getAttribute('aria-label')).toBe(t('closing.closeOf', NOZZLE));
  await fill(user, { 'swipe:1:1': '', 'last:1': '', 'employee:2': 'RAVI', 'last:2': '10000', reason: 'N1 is at P2' });
  server.refusals = [{ code: 'PUMP_NOT_IN_SHIFT', message: 'This cannot be.', field: 'nozzleTanks.0.pumpId' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('pump:1'));
  expect(screen.getAllByText('This cannot be.').length).toBeGreaterThan(0);
  expect(sent('rehearseCorrection')).toMatchObject([
    {
      nozzleTanks: [{ nozzleId: 1, tankId: null, pumpId: 2, throughShiftId: null }],
      pumps: [
        { pumpId: 1, nozzles: [{ nozzleId: 2 }], lastCollection: null },
        { pumpId: 2, nozzles: [{ nozzleId: 1, close: '1100.000' }, { nozzleId: 3 }] },
      ],
    },
  ]);
});

test('the only nozzle of a pump is refused at once, until another one takes its place', async () => {
  withSecondPump();
  const { user } = await open();
  const move = async (nozzle: { id: number; pump: string; nozzle: string }, to: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: t('closing.correct.tank.changeOf', nozzle) }));
    await ready(`pump:${nozzle.id}`);
    await user.clear(field(`pump:${nozzle.id}`));
    await user.paste(to);
    await user.tab();
  };
  await move({ id: 3, pump: 'PUMP 2', nozzle: 'N3' }, 'PUMP 1');
  expect(screen.getAllByText(/PUMP 2 has no other nozzle/).length).toBeGreaterThan(0);
  await move({ id: 1, ...NOZZLE }, 'PUMP 2');
  expect(screen.queryByText(/has no other nozzle/)).toBeNull();
});

test('a pump or a tank that a later shift lacks is refused as the later shifts are chosen too', async () => {
  withSecondTank();
  const later = server.station.correctionForm.laterShifts;
  withSecondPump();
  const night = { shiftDate: '2026-01-14', shiftName: 'NIGHT' };
  const form = server.station.correctionForm;
  const second = { ...form.tanks[0]!, tankId: 2, tankName: 'TANK 2', nozzleIds: [] };
  server.station.correctionForm = {
    ...form,
    tanks: [...form.tanks, second],
    laterShifts: later.map((one) => ({
      ...one,
      lacking: [
        { pumpId: 2, tankId: null, ...night },
        { pumpId: null, tankId: 2, ...night },
      ],
    })),
  };
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: t('closing.correct.tank.changeOf', NOZZLE) }));
  await ready('tank:1');
  for (const [name, other] of Object.entries({ 'pump:1': 'PUMP 2', 'tank:1': 'TANK 2' })) {
    await user.clear(field(name));
    await user.paste(other);
    await user.tab();
  }
  const refusals = (): (string | null)[] =>
    ['PUMP 2 has no other nozzle in Shift 14-01-2026 NIGHT', 'Shift 14-01-2026 NIGHT has no dip of TANK 2']
      .flatMap((text) => screen.queryAllByText(text, { exact: false }))
      .map((note) => note.textContent);
  // Only in this shift it can be.
  expect(refusals()).toEqual([]);
  await user.click(field('through:1'));
  expect(refusals().length).toBeGreaterThanOrEqual(2);
  expect(refusals().join()).toMatch(/PUMP 2 has no other nozzle.*no dip of TANK 2/);
  await user.click(field('through:1'));
  expect(refusals()).toEqual([]);
});

test('credit sales of what a moved nozzle sold are refused at its pump', async () => {
  withSecondPump();
  const credit = { productId: 1, productName: 'MOTOR SPIRIT', litres: '50.000', amount: '5000.00', slips: 1 };
  server.station.correctionForm = { ...server.station.correctionForm, credits: [{ pumpId: 1, ...credit }] };
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: t('closing.correct.tank.changeOf', NOZZLE) }));
  await ready('pump:1');
  await user.clear(field('pump:1'));
  await user.paste('PUMP 2');
  await fill(user, { 'swipe:1:1': '', 'last:1': '', 'employee:2': 'RAVI', 'last:2': '10000', reason: 'N1 is at P2' });
  await save(user);
  await waitFor(() => expect(focused()).toBe('pump:1'));
  expect(screen.getAllByText(/Change the pump of these sales first/).length).toBeGreaterThan(0);
  expect(sent('rehearseCorrection')).toEqual([]);
});

const eventField = (name: string, index = 0): string => `event:1:${index}:${name}`;

test('a forgotten reset is added by keyboard: the sale counts both legs, and a refusal is at its field', async () => {
  const { user } = await open();
  await user.tab({ shift: true });
  expect(focused()).toBe(t('closing.correct.events.of', NOZZLE));
  await user.keyboard('{Enter}');
  await ready(eventField('kind'));
  await save(user);
  // Nothing is sent before it is complete.
  expect(errorAt(eventField('kind'))).toBe('Select what happened to the meter');
  await fill(user, {
    [eventField('kind')]: 'Reset',
    [eventField('lastReading')]: '999',
    [eventField('firstReading')]: '0',
  });
  await user.tab();
  expect(errorAt(eventField('lastReading'))).toContain('1,000.000');
  await fill(user, { [eventField('lastReading')]: '1060', 'close:1': '40', reason: 'The reset was forgotten' });
  // 60 L before the reset, 40 L after it: the sale is what was handed in.
  expect(screen.getByText('ended: reset')).toBeTruthy();
  expect(screen.getByText('60.000')).toBeTruthy();
  server.refusals = [{ code: 'ABOVE_METER', message: 'This cannot be.', field: 'meterEvents.0.events.0.firstReading' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe(eventField('firstReading')));
  expect(errorAt(eventField('firstReading'))).toBe('This cannot be.');
  const event = { kind: 'RESET', lastReading: '1060.000', firstReading: '0.000', testing: null };
  expect(sent('rehearseCorrection')).toMatchObject([
    {
      meterEvents: [{ nozzleId: 1, events: [event] }],
      pumps: [{ nozzles: [{ nozzleId: 1, close: '40.000' }] }],
    },
  ]);
});

test('a reading above the next one of that meter is refused at its cell before anything is sent', async () => {
  const { user } = await open();
  await fill(user, { 'close:1': '1245.001' });
  await user.tab();
  expect(described('close:1')).toContain(
    'the close reading must not be above 1,245.000: Shift 14-01-2026 NIGHT read this meter at 1,250.000 later, with 5.000 of testing',
  );
  await save(user);
  await waitFor(() => expect(focused()).toBe('close:1'));
  await fill(user, { 'close:1': '1245' });
  await user.tab();
  expect(described('close:1')).not.toContain('must not be above');
  expect(server.sent).toEqual([]);
});

test('without a reason nothing is sent, and the reason gets the focus', async () => {
  const { user } = await open();
  await fill(user, { ...PUT_RIGHT, reason: '' });
  await save(user);
  await waitFor(() => expect(focused()).toBe('reason'));
  expect(described('reason')).toContain(correction.reasonMissing().message);
  expect(server.sent).toEqual([]);
});

test('shows every effect before it is sent, grouped by shift, and opens the sheet when it is', async () => {
  server.payloads.rehearseCorrection = { effectTexts: MOVED };
  const opened = await open();
  await fill(opened.user, PUT_RIGHT);
  await save(opened.user);
  const review = within(await dialog());
  expect(review.getByRole('table', { name: '14-01-2026 MORNING' })).toBeTruthy();
  expect(review.getByRole('row', { name: 'Close reading of PUMP 1 N1 1,100.000 L 1,101.000 L' })).toBeTruthy();
  expect(within(review.getByRole('table', { name: t('ui.effects.balances') })).getByText('₹8,000.00')).toBeTruthy();
  expect(sent('correctShift')).toEqual([]);
  await press(opened, t('closing.correct.save'));
  await waitFor(() => expect(opened.address()).toBe(SHEET));
  const [input] = sent('correctShift');
  expect(input).toMatchObject({
    ...{ shiftId: 6, reason: 'Misread', expectedVersion: 3, comment: 'Rain' },
    pumps: [
      {
        nozzles: [{ nozzleId: 1, open: '1000.000', close: '1101.000', testing: '0.000' }],
        lastCollection: { employeeId: 1, amount: '8000.00' },
        shortages: [{ employeeId: 1, amount: '100.00' }],
      },
    ],
  });
  expect(input).not.toHaveProperty('onDuty');
  expect(sent('rehearseCorrection')).toEqual([input]);
});

test('a crew that was changed is sent, and marked with the one that stands', async () => {
  const opened = await open();
  await fill(opened.user, { 'employeeId.2': 'sunita' });
  await opened.user.tab();
  expect(screen.getByText(t('closing.correct.was', { before: 'RAVI – PUMP 1' }), { exact: false })).toBeTruthy();
  await fill(opened.user, { reason: 'She was here too' });
  await save(opened.user);
  await dialog();
  await press(opened, t('closing.correct.save'));
  await waitFor(() =>
    expect(sent('correctShift')).toMatchObject([
      {
        onDuty: [
          { employeeId: 1, pumpId: 1 },
          { employeeId: 2, pumpId: 2 },
        ],
      },
    ]),
  );
});

test('somebody who has left since was on duty too, at the next free pump that is in use', async () => {
  server.station.employees.push({ id: 3, name: 'MOHAN', contactNo: '9000000003', disabled: true });
  server.station.pumps.unshift({ id: 9, name: 'OLD PUMP', disabled: true });
  const { user } = await open();
  await fill(user, { 'employeeId.2': 'mohan' });
  await user.tab();
  await fill(user, { reason: 'He was forgotten' });
  await save(user);
  const onDuty = [
    { employeeId: 1, pumpId: 1 },
    { employeeId: 3, pumpId: 2 },
  ];
  await waitFor(() => expect(sent('rehearseCorrection')).toMatchObject([{ onDuty }]));
});

test.each([
  ['pumps.0.nozzles.0.close', 'close:1'],
  ['pumps.0.lastCollection.notes', 'last:1'],
  ['tanks.0.dip', 'volume:1'],
  ['reason', 'reason'],
  ['onDuty.0.employeeId', 'employeeId.1'],
])('a refusal of %s by the rehearsal is shown at its field, and nothing typed is lost', async (name, place) => {
  const { user } = await open();
  await fill(user, PUT_RIGHT);
  server.refusals = [{ code: 'REFUSED', message: 'This cannot be.', field: name }];
  await save(user);
  await waitFor(() => expect(focused()).toBe(place));
  expect(described(place)).toContain('This cannot be.');
  expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1101.000', reason: 'Misread' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts()).toEqual([]);
});

test('a refusal that has no cell is a toast', async () => {
  const { user } = await open();
  await fill(user, PUT_RIGHT);
  server.refusals = [{ code: 'REFUSED', message: 'This cannot be.', field: null }];
  await save(user);
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('This cannot be.')]));
});

test('a pump at which nobody handed in needs no last collection for what is missing', async () => {
  const form = server.station.correctionForm;
  const close = JSON.parse(form.draft!) as { pumps: { lastCollection: object | null; swipes: object[] }[] };
  // Nothing was sold, so there was nothing to hand in.
  Object.assign(close.pumps[0]!, { lastCollection: null, swipes: [], nozzles: [{ nozzleId: 1, close: 1_000_000 }] });
  server.station.correctionForm = { ...form, draft: JSON.stringify(close) };
  const { user } = await open();
  await fill(user, { 'close:1': '1010', reason: 'Misread' });
  await save(user);
  await dialog();
  expect(sent('rehearseCorrection')).toMatchObject([
    { pumps: [{ lastCollection: null, nozzles: [{ close: '1010.000' }], shortages: [] }] },
  ]);
});

/** The meter of the nozzle was reset during the shift, after 400 L; the pump sold them too. */
function resetMeter(endedBy: 'RESET' | 'ROLLOVER'): void {
  const form = server.station.correctionForm;
  const [nozzle] = form.nozzles;
  const ended = { ...nozzle!, ...{ legId: 11, open: '9000.000', close: '9400.000', testing: '0.000', endedBy } };
  const endedLegs = [{ legId: 11, begunAt: '1000.000', meterMax: '9500.000' }];
  server.station.correctionForm = { ...form, nozzles: [ended, nozzle!], endedLegs };
}

test('the readings before a meter event are corrected in the row of that meter', async () => {
  resetMeter('RESET');
  const { user } = await open('endedClose:11');
  expect(shown(['endedClose:11', 'endedTesting:11', 'close:1'])).toEqual({
    ...{ 'endedClose:11': '9400.000', 'endedTesting:11': '0.000', 'close:1': '1100.000' },
  });
  expect(field('endedClose:11').getAttribute('aria-label')).toBe('Close of PUMP 1, nozzle N1, ended: reset');
  await fill(user, { 'endedClose:11': '8999' });
  await user.tab();
  expect(described('endedClose:11')).toContain('the close reading must not be below the open reading 9,000.000');
  expect(described('close:1')).toBe('');
  await fill(user, { 'endedClose:11': '9500.001' });
  await user.tab();
  expect(described('endedClose:11')).toContain('its meter goes up to 9,500.000 only');
  await fill(user, { 'endedClose:11': '9401', 'endedTesting:11': '1', reason: 'Misread' });
  expect(described('endedClose:11')).toContain(t('closing.correct.was', { before: '9,400.000' }));
  await fill(user, { 'last:1': '47900' });
  server.refusals = [{ code: 'ABOVE_METER', message: 'This cannot be.', field: 'endedLegs.0.close' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('endedClose:11'));
  expect(described('endedClose:11')).toContain('This cannot be.');
  expect(sent('rehearseCorrection')).toMatchObject([
    {
      endedLegs: [{ legId: 11, close: '9401.000', testing: '1.000' }],
      pumps: [{ nozzles: [{ nozzleId: 1, close: '1100.000' }] }],
    },
  ]);
});

test('a recorded meter event is changed, or removed with its leg; as recorded again it is not sent', async () => {
  resetMeter('RESET');
  server.station.correctionForm = { ...server.station.correctionForm, nextReadings: [] };
  const { user } = await open('endedClose:11');
  await user.click(screen.getByRole('button', { name: t('closing.correct.events.of', NOZZLE) }));
  await ready(eventField('kind'));
  expect(shown([eventField('kind'), eventField('lastReading'), eventField('firstReading')])).toEqual({
    ...{
      [eventField('kind')]: 'Reset',
      [eventField('lastReading')]: '9400.000',
      [eventField('firstReading')]: '1000.000',
    },
  });
  await fill(user, { [eventField('firstReading')]: '1010', reason: 'Misread' });
  expect(screen.getByText('was Reset: 9,400.000 → 1,000.000')).toBeTruthy();
  await fill(user, { 'last:1': '47000' });
  await save(user);
  await dialog();
  const event = { kind: 'RESET', lastReading: '9400.000', firstReading: '1010.000' };
  expect(sent('rehearseCorrection').at(-1)).toMatchObject({ meterEvents: [{ nozzleId: 1, events: [event] }] });
  expect(sent('rehearseCorrection').at(-1)).not.toHaveProperty('endedLegs');
  await user.keyboard('{Escape}');
  await user.click(
    screen.getByRole('button', { name: t('closing.correct.events.removeOf', { ...NOZZLE, number: 1 }) }),
  );
  expect(focused()).toBe(t('closing.correct.events.addOf', NOZZLE));
  expect(screen.queryByText('ended: reset')).toBeNull();
  await fill(user, { 'close:1': '9500', 'last:1': '48000' });
  await save(user);
  await dialog();
  expect(sent('rehearseCorrection').at(-1)).toMatchObject({ meterEvents: [{ nozzleId: 1, events: [] }] });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: t('closing.correct.events.addOf', NOZZLE) }));
  await ready(eventField('kind'));
  await fill(user, {
    ...{ [eventField('kind')]: 'Reset', [eventField('lastReading')]: '9400', [eventField('firstReading')]: '1000' },
    ...{ 'close:1': '1101', 'last:1': '48100' },
  });
  await save(user);
  await dialog();
  expect(sent('rehearseCorrection').at(-1)).not.toHaveProperty('meterEvents');
});

test('an opening reading is corrected only where it was typed', async () => {
  const form = server.station.correctionForm;
  const second = { ...form.nozzles[0]!, legId: 13, nozzleId: 2, nozzleName: 'N2' };
  server.station.correctionForm = { ...form, nozzles: [{ ...form.nozzles[0]!, isFirst: true }, second] };
  const { user } = await open();
  expect(document.querySelector('[name="open:2"]')).toBeNull();
  expect(screen.getByText(t('closing.open.hint'))).toBeTruthy();
  expect(shown(['open:1'])).toEqual({ 'open:1': '1000.000' });
  await fill(user, { 'open:1': '1100.001' });
  await user.tab();
  expect(described('open:1')).toContain('the close reading must not be below the open reading 1,100.001');
  await fill(user, { 'open:1': '1010', 'close:2': '1000', 'last:1': '7000', reason: 'Misread' });
  expect(described('open:1')).toContain(t('closing.correct.was', { before: '1,000.000' }));
  server.refusals = [{ code: 'OPEN_CHANGED', message: 'This cannot be.', field: 'pumps.0.nozzles.0.open' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('open:1'));
  expect(sent('rehearseCorrection')).toMatchObject([
    {
      pumps: [
        {
          nozzles: [
            { nozzleId: 1, open: '1010.000' },
            { nozzleId: 2, open: '1000.000' },
          ],
        },
      ],
    },
  ]);
});

test('the reading at which a meter rolled over follows the end of its meter', async () => {
  resetMeter('ROLLOVER');
  const { user } = await open('endedClose:11');
  await fill(user, { 'endedClose:11': '9450' });
  await user.tab();
  expect(described('endedClose:11')).toContain(
    'a meter rolls over at the reading that it goes up to, 9,500.000. If that is wrong, correct it in Nozzles first.',
  );
  await fill(user, { 'endedClose:11': '9500' });
  await user.tab();
  expect(described('endedClose:11')).not.toContain('rolls over');
});

test('cash collected during the shift is corrected in a row of its own', async () => {
  const form = server.station.correctionForm;
  server.station.correctionForm = {
    ...form,
    cashCollections: [{ pumpId: 1, amount: '1500.00' }],
    collections: [
      {
        ...{ collectionId: 31, pumpId: 1, employeeName: 'RAVI', collectedAt: '2026-01-14T03:30:00Z' },
        ...{ amount: '1500.00', notes: [{ value: 500, in: 3, out: 0 }] },
      },
    ],
  };
  const { user } = await open();
  expect(shown(['collected:31'])).toEqual({ 'collected:31': '1500.00' });
  expect(screen.getByText(t('closing.counted', { notes: '500 × 3' }))).toBeTruthy();
  await fill(user, { 'collected:31': '0' });
  await user.tab();
  expect(described('collected:31')).toContain('Total amount should be positive !');
  await fill(user, { 'collected:31': '1000', 'last:1': '6900', reason: 'Typed wrong' });
  expect(described('collected:31')).toContain(t('closing.correct.was', { before: '1,500.00' }));
  server.refusals = [{ code: 'REFUSED', message: 'This cannot be.', field: 'collections.0.amount' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('collected:31'));
  expect(described('collected:31')).toContain('This cannot be.');
  expect(sent('rehearseCorrection')).toMatchObject([
    { collections: [{ collectionId: 31, amount: '1000.00', notes: [] }] },
  ]);
});

test.each([
  ['its time', '2026-01-14T06:30:00Z', showTime],
  ['its day and time, if it was entered on another day', '2026-01-16T06:30:00Z', showInstant],
])('cash collected during the shift shows %s', async (_, collectedAt, show) => {
  const form = server.station.correctionForm;
  const collection = { collectionId: 31, pumpId: 1, employeeName: 'RAVI', collectedAt, amount: '1500.00', notes: [] };
  server.station.correctionForm = {
    ...form,
    cashCollections: [{ pumpId: 1, amount: '1500.00' }],
    collections: [collection],
  };
  await open();
  expect(screen.getByText(show(collectedAt))).toBeTruthy();
});

test('figures that have changed since are loaded on request, under what was typed', async () => {
  const opened = await open();
  const { user } = opened;
  await fill(user, PUT_RIGHT);
  server.refusals = [{ code: 'STALE', message: 'The figures have changed.', field: 'expectedVersion' }];
  await save(user);
  const reload = await screen.findByText(t('closing.correct.reload'));
  const form = server.station.correctionForm;
  const draft = JSON.parse(form.draft!) as { comment: string };
  draft.comment = 'Rain and wind';
  server.station.correctionForm = { ...form, version: 4, draft: JSON.stringify(draft) };
  server.refusals = [];
  await user.click(reload);
  await waitFor(() => expect(shown(['comment'])).toEqual({ comment: 'Rain and wind' }));
  expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1101.000', reason: 'Misread' });
  expect(described('close:1')).toContain('1,100.000');
  await save(user);
  await press(opened, t('closing.correct.save'));
  await waitFor(() => expect(sent('correctShift')).toMatchObject([{ expectedVersion: 4 }]));
});

test('a correction that waits for approval leaves the form', async () => {
  const opened = await open();
  await fill(opened.user, PUT_RIGHT);
  await save(opened.user);
  await dialog();
  server.refusals = [{ code: 'WAITS_FOR_APPROVAL', message: 'This waits for an admin.' }];
  await press(opened, t('closing.correct.save'));
  // Before the page that opens: the notice does not stay.
  expect(await screen.findByText('This waits for an admin.')).toBeTruthy();
  await waitFor(() => expect(opened.address()).toBe(SHEET));
});

test('leaving asks only if something was typed', async () => {
  const opened = await open();
  await fill(opened.user, { 'close:1': '1101' });
  await opened.leave();
  expect((await dialog()).textContent).toContain(t('closing.correct.leave'));
  await press(opened, t('ui.no'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shown(['close:1'])).toEqual({ 'close:1': '1101.000' });
});

test('without a shift, the last closed ones are listed newest first, and Enter opens one', async () => {
  server.station.lastClosedShift = {
    ...{ id: 6, shiftDate: '2026-01-14', shiftName: 'MORNING', closedByName: 'MEENA', closedAt: null },
  };
  const opened = await openPage('/page/correct-shift');
  await waitFor(() => expect(focused() || document.activeElement?.textContent).toBe('14-01-2026'));
  await opened.user.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('13-01-2026');
  await opened.user.keyboard('{ArrowUp}{Enter}');
  await ready('close:1');
  expect(opened.address()).toBe('/page/correct-shift?shiftId=6');
});

test('any closed shift is found: by its date, or by earlier shifts, which go on below the list', async () => {
  const closed = { closedByName: 'MEENA', closedAt: null };
  server.station.lastClosedShift = { id: 6, shiftDate: '2026-01-14', shiftName: 'MORNING', ...closed };
  const at = { shift: 'MORNING', sale: '1.00', closedBy: 'MEENA' };
  const rows = ['2024-06-01', '2025-11-20', '2026-01-14'].map((shiftDate, index) => ({
    ...{ ...at, shiftId: index + 1, shiftDate },
  }));
  Object.assign(server.station.reports, {
    closeShiftReportBetweenTwoDay: ({ from, to }: { from: string; to: string }) => ({
      rows: rows.filter(({ shiftDate }) => shiftDate >= from && shiftDate <= to),
    }),
  });
  const opened = await openPage('/page/correct-shift');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('14-01-2026'));
  screen.getByRole('button', { name: t('closing.correct.earlier') }).focus();
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('20-11-2025'));
  expect(screen.getByText('14-01-2026')).toBeTruthy();
  await fill(opened.user, { to: '05-06-2024' });
  await opened.user.tab();
  await waitFor(() => expect(screen.queryByText('14-01-2026')).toBeNull());
  await opened.user.click(screen.getByText('01-06-2024'));
  await waitFor(() => expect(opened.address()).toBe('/page/correct-shift?shiftId=1'));
});

test.each([
  ['a click beside all fields', (user: Opened['user']) => user.click(document.body), 'last:1'],
  ['Tab', (user: Opened['user']) => user.tab(), 'Count notes of PUMP 1'],
])('the dialog of a shortage, opened by %s, returns the focus to where it was', async (_way, leave, expected) => {
  const { user } = await open();
  await fill(user, { 'last:1': '7000' });
  await leave(user);
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(focused()).toBe(expected));
});

describe('an unfinished correction', () => {
  const begin = async (): Promise<void> => {
    const opened = await open();
    await fill(opened.user, { 'close:1': '1101', reason: 'Misread' });
    await opened.user.click(screen.getByText(t('closing.draft.save')));
    await screen.findByText(/^Saved /);
    opened.close();
  };

  test('is offered again for its shift, and continues where it was left', async () => {
    await begin();
    const { user } = await openPage('/page/correct-shift?shiftId=6');
    const question = await dialog();
    expect(question.textContent).toContain('with 2 entries');
    await user.keyboard('{Enter}');
    await ready('close:1');
    expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1101.000', reason: 'Misread' });
    expect(described('close:1')).toContain(t('closing.correct.was', { before: '1,100.000' }));
  });

  test('is lost while its figures have changed, and stays once the new ones are loaded', async () => {
    const opened = await open();
    const stay = async (question: string): Promise<void> => {
      await opened.leave();
      expect((await dialog()).textContent).toContain(question);
      await press(opened, t('ui.no'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await fill(opened.user, PUT_RIGHT);
    server.refusals = [{ code: 'STALE', message: 'The figures have changed.', field: 'expectedVersion' }];
    await save(opened.user);
    const reload = await screen.findByText(t('closing.correct.reload'));
    await stay(t('ui.leave'));
    server.station.correctionForm = { ...server.station.correctionForm, version: 4 };
    server.refusals = [];
    await opened.user.click(reload);
    await waitFor(() => expect(screen.queryByText(t('closing.correct.reload'))).toBeNull());
    await stay(t('closing.correct.leave'));
    opened.close();
    const again = await openPage('/page/correct-shift?shiftId=6');
    await dialog();
    await again.user.keyboard('{Enter}');
    await ready('close:1');
    expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1101.000', reason: 'Misread' });
  });

  test('is gone when one starts again', async () => {
    await begin();
    const again = await openPage('/page/correct-shift?shiftId=6');
    await press(again, t('closing.draft.clean'));
    await ready('close:1');
    expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1100.000', reason: '' });
    again.close();
    await open();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['of other figures', 6, 4],
    ['of another shift', 7, 3],
  ])('%s is not loaded', async (_, shiftId, version) => {
    await begin();
    server.station.correctionForm = { ...server.station.correctionForm, shiftId, version };
    await openPage(`/page/correct-shift?shiftId=${shiftId}`);
    await ready('close:1');
    expect(shown(['close:1', 'reason'])).toEqual({ 'close:1': '1100.000', reason: '' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not kept once it is sent', async () => {
    const opened = await open();
    await fill(opened.user, PUT_RIGHT);
    await save(opened.user);
    await press(opened, t('closing.correct.save'));
    await waitFor(() => expect(opened.address()).toBe(SHEET));
    expect(Object.keys(localStorage).filter((key) => key.includes('correct-shift'))).toEqual([]);
  });
});
