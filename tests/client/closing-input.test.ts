import { closeInputOf } from '../../client/src/features/closing/sheet/close-input';
import { type Cell, withNotes, withShares, withText } from '../../client/src/features/closing/sheet/sheet';
import { sheetOfStored } from '../../client/src/features/closing/sheet/stored-close';
import { parseLitres } from '../../server/domain/kernel/litres';
import { parseMoney } from '../../server/domain/kernel/money';
import { READ, typed, WORKED, workedForm } from './close-form';

const form = workedForm();

test('the sheet is sent as decimal texts, with each pump, nozzle and tank at its index in the form', () => {
  const sheet = withShares(
    typed(form, { ...READ, 'testing:1': '5.000', 'last:7': '16537.50', comment: ' all well ' }),
    7,
    { 12: '270' },
  );
  expect(closeInputOf(form, sheet)).toEqual({
    shiftId: 41,
    pumps: [
      {
        pumpId: 7,
        nozzles: [
          { nozzleId: 1, open: '10000.000', close: '11000.000', testing: '5.000' },
          { nozzleId: 2, open: '20000.000', close: '20600.000', testing: null },
        ],
        swipes: [{ swipeMachineId: 3, amount: '30000.00' }],
        lastCollection: { employeeId: 11, amount: '16537.50', notes: [] },
        shortages: [{ employeeId: 12, amount: '270.00' }],
      },
    ],
    tanks: [{ tankId: 5, isAtg: true, dip: null, waterDip: null, volume: '8010.000' }],
    comment: 'all well',
  });
});

test('blank fields are not sent as 0', () => {
  const { pumps, tanks, comment } = closeInputOf(form, typed(form, {}));
  expect(pumps[0]).toMatchObject({
    nozzles: [{ close: null, testing: null }, { close: null }],
    swipes: [],
    lastCollection: null,
    shortages: [],
  });
  expect(tanks).toEqual([{ tankId: 5, isAtg: true, dip: null, waterDip: null, volume: null }]);
  expect(comment).toBeNull();
});

test.each<[string, Partial<Record<Cell, string>>, boolean | undefined]>([
  ['a typed 0', { 'last:7': '0' }, true],
  ['a typed 0.00', { 'last:7': '0.00' }, true],
  ['an empty field', { 'last:7': '' }, undefined],
  ['an amount', { 'last:7': '17270' }, undefined],
])('%s says whether all cash has been handed in', (_, cells, isAllHandedIn) =>
  expect(closeInputOf(form, typed(form, { ...READ, ...cells })).pumps[0]?.isAllHandedIn).toBe(isAllHandedIn),
);

test('notes that come to 0 do not say it', () => {
  const exchange = [
    { value: 500, in: 1, out: 0 },
    { value: 100, in: 0, out: 5 },
  ];
  const [pump] = closeInputOf(form, withNotes(typed(form, READ), 'last:7', exchange, '0.00')).pumps;
  expect(pump).not.toHaveProperty('isAllHandedIn');
  expect(pump?.lastCollection).toMatchObject({ amount: '0.00', notes: exchange });
});

test.each([{ employeeId: 11, amount: 0, notes: [] }, null])(
  'a stored close with it has the typed 0 again: %j',
  (last) => {
    const draft = JSON.stringify({ pumps: [{ pumpId: 7, lastCollection: last, isAllHandedIn: true }] });
    const restored = sheetOfStored(workedForm({ draft }))!;
    expect(restored.cells['last:7']).toBe('0.00');
    expect(closeInputOf(form, restored).pumps[0]).toMatchObject({ isAllHandedIn: true });
  },
);

test.each<[string, string, string, boolean | undefined]>([
  ['0', 'nothing is due', '47270.00', undefined],
  ['0', '30 paise too much came', '47270.30', true],
  ['0', '30 paise are due', '47269.70', true],
])('a typed %s where %s', (last, _, swipe, isAllHandedIn) => {
  const sheet = typed(form, { ...READ, 'swipe:7:3': swipe, 'last:7': last });
  expect(closeInputOf(form, sheet).pumps[0]?.isAllHandedIn).toBe(isAllHandedIn);
});

test('a stored close with it has it also where nothing is due', () => {
  const draft = JSON.stringify({ pumps: [{ pumpId: 7, lastCollection: null, isAllHandedIn: true }] });
  const undone = workedForm({ draft });
  const cells = { ...sheetOfStored(undone)!.cells, ...READ, 'swipe:7:3': '47270.00' };
  expect(closeInputOf(undone, typed(undone, cells)).pumps[0]).toMatchObject({ isAllHandedIn: true });
});

test('0 is sent as 0', () => {
  const input = closeInputOf(form, typed(form, { 'swipe:7:4': '0.00', 'last:7': '0.00' }));
  expect(input.pumps[0]?.swipes).toEqual([{ swipeMachineId: 4, amount: '0.00' }]);
  expect(input.pumps[0]?.lastCollection?.amount).toBe('0.00');
});

test.each([
  ['without water', '', null],
  ['with water', '40', 40],
])('by hand the dips are sent and the server calculates the volume: %s', (_, water, waterDip) => {
  const cells = { 'dip:5': '500', 'water:5': water, 'volume:5': '8010.000' };
  const tank = { tankId: 5, isAtg: false, dip: 500, waterDip, volume: null };
  expect(closeInputOf(form, { ...typed(form, cells), isAtg: false }).tanks).toEqual([tank]);
});

test('with a gauge an earlier water dip is ignored', () =>
  expect(closeInputOf(form, typed(form, { ...READ, 'dip:5': '500', 'water:5': '40' })).tanks).toEqual([
    { tankId: 5, isAtg: true, dip: null, waterDip: null, volume: '8010.000' },
  ]));

test('counted notes are sent with their sum; typing another amount drops them', () => {
  const notes = [
    { value: 500, in: 34, out: 0 },
    { value: 100, in: 3, out: 1 },
  ];
  const counted = withNotes(typed(form, READ), 'last:7', notes, '17200.00');
  expect(closeInputOf(form, counted).pumps[0]?.lastCollection).toEqual({ employeeId: 11, amount: '17200.00', notes });
  const retyped = withText(counted, 'last:7', '17270.00');
  expect(closeInputOf(form, retyped).pumps[0]?.lastCollection?.notes).toEqual([]);
});

test('a shortage that is no longer needed is not sent', () => {
  const short = withShares(typed(form, { ...READ, 'last:7': '17000.00' }), 7, { 12: '270' });
  expect(closeInputOf(form, short).pumps[0]?.shortages).toHaveLength(1);
  const mended = { ...short, cells: { ...short.cells, 'last:7': '17270.00' } };
  expect(closeInputOf(form, mended).pumps[0]?.shortages).toEqual([]);
});

test('the leg of a replaced meter counts but is not sent', () => {
  const [first, second] = WORKED.nozzles;
  const ended = { ...first!, open: '9900.000', close: '10000.000' };
  const withEnded = workedForm({ nozzles: [ended, first!, second!] });
  const input = closeInputOf(withEnded, typed(withEnded, READ));
  expect(input.pumps[0]?.nozzles.map(({ nozzleId, open }) => [nozzleId, open])).toEqual([
    [1, '10000.000'],
    [2, '20000.000'],
  ]);
});

/** The server stores an undone close as whole numbers. */
const asStored = (input: ReturnType<typeof closeInputOf>): string =>
  JSON.stringify(input, (key, value: unknown) => {
    if (typeof value !== 'string' || key === 'comment') return value;
    return key === 'amount' ? parseMoney(value) : parseLitres(value);
  });

test.each([true, false])('an undone close is restored as it was sent (by gauge: %s)', (isAtg) => {
  const filled = withShares(
    typed(form, {
      ...READ,
      'testing:2': '1.500',
      'dip:5': '850',
      'water:5': '30',
      'last:7': '16000.00',
      comment: 'night',
    }),
    7,
    { 11: '1000', 12: '113' },
  );
  const notes = [{ value: 500, in: 32, out: 0 }];
  const sheet = { ...withNotes(filled, 'last:7', notes, '16000.00'), isAtg };
  const sent = closeInputOf(form, sheet);
  const again = sheetOfStored(workedForm({ draft: asStored(sent) }));
  expect(closeInputOf(form, again!)).toEqual(sent);
});

test('without an undone close there is no restored draft', () => expect(sheetOfStored(form)).toBeNull());
