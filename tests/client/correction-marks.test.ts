import '../support/all-texts';
import { closeInputOf } from '../../client/src/features/closing/sheet/close-input';
import { changedCrewOf } from '../../client/src/features/closing/sheet/crew-of-sheet';
import { placeOfField } from '../../client/src/features/closing/sheet/place-of-field';
import { problemAt } from '../../client/src/features/closing/sheet/sheet-findings';
import { correctionFormOf } from '../../client/src/features/closing/sheet/sheet-form';
import { SheetStore } from '../../client/src/features/closing/sheet/sheet-store';
import {
  isCorrected,
  onNewFigures,
  wasAt,
  wasCounted,
  wasOnDuty,
  wasShared,
} from '../../client/src/features/closing/sheet/standing';
import { sheetOfStored } from '../../client/src/features/closing/sheet/stored-close';
import { takingsOf } from '../../client/src/features/closing/sheet/takings-of-sheet';
import { rowsOf } from '../../client/src/ui/crew/crew';
import { problemsOf } from '../../server/domain/closing';
import { moneyText } from '../../server/domain/kernel/money';
import { WORKED } from './close-form';

/** What is due of the first pump, in whole rupees. */
const SHORT = 9_907_400;
const NEEDS_LAST = ['LAST_COLLECTION_MISSING', 'LAST_COLLECTION_EMPLOYEE'];
const NOTE = { value: 500, in: 33, out: 0 };
const CLOSE = {
  shiftId: 41,
  pumps: [
    {
      pumpId: 7,
      nozzles: [
        { nozzleId: 1, open: 10_000_000, close: 11_000_000, testing: 0 },
        { nozzleId: 2, open: 20_000_000, close: 20_600_000, testing: 5_000 },
      ],
      swipes: [{ swipeMachineId: 3, amount: 3_000_000 }],
      lastCollection: { employeeId: 11, amount: 1_650_000, notes: [NOTE] },
      shortages: [{ employeeId: 12, amount: 52_000 }],
    },
  ],
  tanks: [{ tankId: 5, isAtg: true, volume: 8_010_000 }],
  comment: null,
};

/** A reset ended another leg of the first nozzle. */
const ENDED = {
  ...WORKED.nozzles[0]!,
  ...{
    legId: 9,
    isFirst: false,
    meterMax: null,
    open: '9000.000',
    close: '9900.000',
    testing: '10.000',
    endedBy: 'RESET',
  },
};

/** The cash of the first pump. */
const COLLECTED = [
  {
    ...{ collectionId: 21, pumpId: 7, employeeName: 'ravi', collectedAt: '2026-11-21T06:00:00.000Z' },
    ...{ amount: '30000.00', notes: [{ value: 500, in: 60, out: 0 }] },
  },
  {
    ...{ collectionId: 22, pumpId: 7, employeeName: 'sita', collectedAt: '2026-11-21T08:00:00.000Z' },
    ...{ amount: '50000.00', notes: [] },
  },
];

/** The correction of that close, with other figures that stand if `close` has them. */
function open(close: object = CLOSE): SheetStore {
  const form = correctionFormOf({
    ...WORKED,
    products: WORKED.products.map((product) => ({ ...product, rateId: null })),
    nozzles: [
      ...WORKED.nozzles.map((nozzle, index) => ({ legId: index + 1, isFirst: false, meterMax: null, ...nozzle })),
      ENDED,
    ],
    draft: JSON.stringify(close),
    closedAt: '2026-11-22T00:00:00.000Z',
    version: 3,
    nextShift: null,
    nextReadings: [],
    endedLegs: [],
    collections: COLLECTED,
    onDuty: [{ employeeId: 11, employeeName: 'ravi', pumpId: 7 }],
    laterShifts: [],
  });
  const standing = sheetOfStored(form)!;
  return new SheetStore(form, standing, new Date('2026-11-22T00:00:00.000Z'), standing);
}

test.each([
  ['close:1', '11060.000', '11,000.000'],
  ['testing:2', '', '5.000'],
  ['endedClose:9', '9800.000', '9,900.000'],
  ['endedTesting:9', '', '10.000'],
  ['swipe:7:3', '29000.00', '30,000.00'],
  ['swipe:7:4', '1000.00', ''],
  ['collected:22', '5000.00', '50,000.00'],
  ['employee:7', '12', 'ravi'],
  ['comment', 'Rain', ''],
] as const)('%s as %s is marked with %s', (cell, typed, was) => {
  const store = open();
  expect([wasAt(store.get(), cell), isCorrected(store.get())]).toEqual([null, false]);
  store.type(cell, typed);
  expect([wasAt(store.get(), cell), isCorrected(store.get())]).toEqual([was, true]);
});

const withLast = (pump: object) => ({ ...CLOSE, pumps: [{ ...CLOSE.pumps[0]!, shortages: [], ...pump }] });
const RAVI_OWES = [{ employeeId: 11, amount: SHORT }];
const NAMED = { employeeId: 11, amount: 0, notes: [] };

test.each([
  ['a typed 0 where none is recorded', { lastCollection: null }, '0', ''],
  ['a cleared 0', { lastCollection: null, isAllHandedIn: true }, '', '0.00'],
])('%s changes the last collection', (_, pump, typed, was) => {
  const store = open(withLast(pump));
  expect(isCorrected(store.get())).toBe(false);
  store.type('last:7', typed);
  expect([wasAt(store.get(), 'last:7'), isCorrected(store.get())]).toEqual([was, true]);
});

test.each([
  ['0.00 in the field, and nobody', { lastCollection: null, isAllHandedIn: true }, '0.00', { amount: '0.00' }],
  ['an empty field, and who was named', { lastCollection: NAMED }, undefined, { employeeId: 11, amount: '0.00' }],
  ['an empty field, and nobody', { lastCollection: null }, undefined, null],
])('a corrected close without a last collection has %s', (_, pump, shown, sent) => {
  const store = open(withLast(pump));
  store.type('comment', 'Rain');
  const { form, sheet } = store.get();
  expect(sheet.cells['last:7']).toBe(shown);
  const [input] = closeInputOf(form, sheet).pumps;
  expect(input!.isAllHandedIn ?? false).toBe(shown !== undefined);
  expect(input!.lastCollection && { notes: [], ...input!.lastCollection }).toEqual(
    sent && { employeeId: null, notes: [], ...sent },
  );
});

test.each([
  ['its field cleared', '', RAVI_OWES, NEEDS_LAST],
  ['left as it is', '0.00', RAVI_OWES, []],
  ['its field cleared, and nobody charged', '', [], NEEDS_LAST],
  ['left as it is, and nobody charged', '0.00', [], []],
])('a corrected close at which all cash was handed in, with %s', (_, text, shortages, codes) => {
  const store = open(withLast({ lastCollection: null, isAllHandedIn: true, shortages }));
  store.type('last:7', text);
  store.type('reason', 'Typed wrong');
  const { form, sheet } = store.get();
  expect(problemsOf(takingsOf(form, sheet), form.rates).map(({ code }) => code)).toEqual(codes);
});

test('the share of a named employee who handed in nothing stays', () => {
  const store = open(withLast({ lastCollection: NAMED, shortages: RAVI_OWES }));
  const { form, sheet } = store.get();
  expect(closeInputOf(form, sheet).pumps[0]!.shortages).toEqual([{ employeeId: 11, amount: moneyText(SHORT) }]);
});

test('a blank testing or swipe is 0, as it stands', () => {
  const store = open();
  store.type('testing:1', '');
  store.type('swipe:7:4', '0');
  expect(isCorrected(store.get())).toBe(false);
});

test('a tank measured another way is marked with its level', () => {
  const store = open();
  store.byGauge(false);
  expect([wasAt(store.get(), 'dip:5'), isCorrected(store.get())]).toEqual(['8,010.000 L', true]);
});

test('counted notes, shares of a shortage and the crew are marked', () => {
  const store = open();
  store.count('last:7', [{ value: 500, in: 32, out: 0 }], '16000.00');
  expect(wasCounted(store.get(), 'last:7')).toBe('500 × 33');
  expect(wasShared(store.get(), 7)).toBeNull();
  store.share(7, { 11: '520' });
  expect(wasShared(store.get(), 7)).toBe('sita ₹520.00');
  store.changeCrew(rowsOf([{ employeeId: 12, pumpId: 7 }]));
  expect(wasOnDuty(store.get())).toBe('ravi – P1');
});

test('a crew in another order is the one that stands, and is not sent', () => {
  const store = open();
  store.changeCrew(rowsOf([{ employeeId: 11, pumpId: 7 }]));
  const { form, sheet } = store.get();
  expect([changedCrewOf(form, sheet), isCorrected(store.get())]).toEqual([undefined, false]);
});

test('a changed card amount keeps the last collection that was counted', () => {
  const store = open();
  expect(store.type('swipe:7:3', '29000.00')).toBeNull();
  const { form, sheet } = store.get();
  expect(closeInputOf(form, sheet).pumps[0]!.lastCollection).toEqual({
    ...{ employeeId: 11, amount: '16500.00', notes: [NOTE] },
  });
});

test('the notes that were counted are back when the amount that stands is typed again', () => {
  const store = open();
  store.type('last:7', '16000');
  expect(wasCounted(store.get(), 'last:7')).toBe('500 × 33');
  store.type('last:7', '16500');
  expect([wasCounted(store.get(), 'last:7'), isCorrected(store.get())]).toEqual([null, false]);
  const { form, sheet } = store.get();
  expect(closeInputOf(form, sheet).pumps[0]!.lastCollection).toMatchObject({ notes: [NOTE] });
});

test('a changed collection changes the cash of its pump, and its notes are those of its amount', () => {
  const store = open();
  const cash = () => takingsOf(store.get().form, store.get().sheet).pumps[0]!.cash;
  expect(cash()).toBe(8_000_000);
  store.type('collected:21', '29500');
  expect([cash(), wasCounted(store.get(), 'collected:21')]).toEqual([7_950_000, '500 × 60']);
  store.count('collected:21', [{ value: 500, in: 58, out: 0 }], '29000.00');
  expect([cash(), store.get().sheet.notes['collected:21']]).toEqual([7_900_000, [{ value: 500, in: 58, out: 0 }]]);
  store.type('collected:21', '30000');
  expect([cash(), isCorrected(store.get())]).toEqual([8_000_000, false]);
});

test.each(['', '0', '-5'])('cash that was collected cannot become %p', (typed) => {
  const store = open();
  store.type('collected:22', typed);
  expect(problemAt(store.get(), 'collected:22')).toBeTruthy();
});

test('what was typed is put on figures that have changed since; all other cells have the new ones', () => {
  const store = open();
  store.type('close:1', '11060.000');
  store.type('reason', 'Misread');
  const [pump] = CLOSE.pumps;
  const newer = open({
    ...CLOSE,
    pumps: [{ ...pump, lastCollection: { employeeId: 12, amount: 1_700_000, notes: [] } }],
    comment: 'Rain',
  });
  const sheet = onNewFigures(store.get(), newer.get().standing!);
  expect(sheet.cells).toMatchObject({
    ...{ 'close:1': '11060.000', reason: 'Misread', comment: 'Rain', 'employee:7': '12', 'last:7': '17000.00' },
  });
  expect(sheet.notes).toEqual({ 'collected:21': COLLECTED[0]!.notes });
});

test('a refusal of the crew or the reason has its place on the screen', () => {
  const { form, sheet } = open().get();
  const takings = takingsOf(form, sheet);
  const rows = rowsOf([{ employeeId: 11, pumpId: 7 }]);
  const placed = (field: string) => placeOfField(field, takings, rows);
  expect(['collections.1.amount', 'collections.0.notes.0.out'].map(placed)).toEqual(['collected:22', 'collected:21']);
  expect(['reason', 'onDuty.0.employeeId', 'onDuty', 'expectedVersion'].map(placed)).toEqual([
    ...['reason', 'crew:employeeId.1', 'crew:onDuty', null],
  ]);
});
