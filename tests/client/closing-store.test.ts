import { newsBetween } from '../../client/src/features/closing/sheet/form-news';
import { cellOf, textIn } from '../../client/src/features/closing/sheet/sheet';
import {
  cashToCount,
  isShortageOpen,
  problemAt,
  shownProblems,
} from '../../client/src/features/closing/sheet/sheet-findings';
import { SheetStore } from '../../client/src/features/closing/sheet/sheet-store';
import { inEnglish } from '../support/in-english';
import { READ, typed, WORKED, workedForm } from './close-form';

const form = workedForm();
const NOW = new Date('2026-11-21T20:00:00.000Z');
const open = (cells = {}) => new SheetStore(form, typed(form, cells), NOW);

test('missing input is no problem before the close is submitted', () => {
  const store = open();
  expect(shownProblems(store.get())).toEqual([]);
  store.attempt();
  expect(inEnglish(problemAt(store.get(), 'close:1')!)).toBe('P1, nozzle N1: enter the close reading');
});

test('a partial figure is not validated until its cell loses focus', () => {
  const store = open();
  store.enter('close:1');
  store.type('close:1', '1.000');
  expect(problemAt(store.get(), 'close:1')).toBeUndefined();
  store.leave('close:1');
  expect(inEnglish(problemAt(store.get(), 'close:1')!)).toContain('must not be below the open reading');
  store.enter('close:1');
  store.type('close:1', '11.000');
  expect(inEnglish(problemAt(store.get(), 'close:1')!)).toContain('must not be below the open reading');
});

describe('a changed swipe amount', () => {
  const collected = { ...READ, 'last:7': '17000.00' };

  test('clears the last collection and shortages of its pump, and undo restores them', () => {
    const store = open(collected);
    store.share(7, { 12: '270' });
    const reset = store.type('swipe:7:4', '5');
    expect(reset?.pumpId).toBe(7);
    const { sheet } = store.get();
    expect([textIn(sheet, 'last:7'), textIn(sheet, cellOf.share(7, 12))]).toEqual(['', '']);
    expect(textIn(sheet, 'employee:7')).toBe('11');
    expect(store.type('swipe:7:4', '50')).toBeNull();
    store.type('comment', 'since then');
    store.undo(reset!);
    const after = store.get().sheet;
    expect(after.cells).toMatchObject({ 'last:7': '17000.00', 'share:7:12': '270', 'swipe:7:3': '30000.00' });
    expect([textIn(after, 'swipe:7:4'), textIn(after, 'comment')]).toEqual(['', 'since then']);
  });

  test('clears counted notes too', () => {
    const store = open(READ);
    store.count('last:7', [{ value: 500, in: 34, out: 0 }], '17000.00');
    const reset = store.type('swipe:7:3', '31000.00');
    expect(store.get().sheet.notes).toEqual({});
    store.undo(reset!);
    expect(store.get().sheet.notes['last:7']).toHaveLength(1);
  });

  test('clears nothing where nothing was handed in or nothing changed', () => {
    expect(open(READ).type('swipe:7:3', '31000.00')).toBeNull();
    expect(open(collected).type('swipe:7:3', '30000.00')).toBeNull();
  });
});

test.each([
  ['17259.50', true],
  ['17260.00', false],
  ['17270.00', false],
])('after %s the shortage dialog opens: %s', (last, opens) =>
  expect(isShortageOpen(open({ ...READ, 'last:7': last }).get(), 7)).toBe(opens),
);

test('does not ask for a shortage before all meters of the pump are read', () => {
  const cells = { 'close:1': '11000.000', 'last:7': '100.00' };
  expect(isShortageOpen(open(cells).get(), 7)).toBe(false);
});

test("the server's refusals stay at their fields until these change, also when new slips arrive", () => {
  const store = open(READ);
  store.refuse({ 'close:1': 'refused', 'volume:5': 'too full' }, ['closed by Meena']);
  store.learn(workedForm({ cashCollections: [] }), NOW);
  expect(problemAt(store.get(), 'close:1')).toBe('refused');
  store.type('close:1', '11000.001');
  expect(problemAt(store.get(), 'close:1')).toBeUndefined();
  expect(problemAt(store.get(), 'volume:5')).toBe('too full');
  expect(store.get().refusedWhole).toEqual([]);
});

test('a replaced meter must be read again, and the others keep their readings', () => {
  const store = open({ ...READ, 'testing:1': '5.000' });
  const [first, second] = WORKED.nozzles;
  const ended = { ...first!, close: '10500.000', testing: '0.000' };
  const form = workedForm({ nozzles: [ended, { ...first!, open: '0.000' }, second!] });
  const news = newsBetween(store.get().form, form);
  store.learn(form, NOW);
  expect(store.get().sheet.cells).toMatchObject({ 'close:2': '20600.000', 'volume:5': '8010.000' });
  expect(Object.keys(store.get().sheet.cells)).not.toEqual(expect.arrayContaining(['close:1']));
  expect(Object.keys(store.get().sheet.cells)).not.toEqual(expect.arrayContaining(['testing:1']));
  expect(news).toEqual([{ kind: 'meter', pumpName: 'P1', nozzleName: 'N1' }]);
});

test('a reading typed before its meter was opened at another reading stays, and is checked again', () => {
  const store = open(READ);
  const [first, second] = WORKED.nozzles;
  store.learn(workedForm({ nozzles: [{ ...first!, open: '11000.500' }, second!] }), NOW);
  expect(textIn(store.get().sheet, 'close:1')).toBe('11000.000');
  expect(inEnglish(problemAt(store.get(), 'close:1')!)).toContain('must not be below the open reading');
});

test('the counted notes are those of the focused pump, else of the first without a last collection', () => {
  const store = open();
  expect(cashToCount(store.get())).toBe('last:7');
  store.enter('last:9');
  expect(cashToCount(store.get())).toBe('last:9');
  store.enter('employee:7');
  expect(cashToCount(store.get())).toBe('last:7');
  store.enter('collected:12');
  expect(cashToCount(store.get())).toBe('collected:12');
});

test('a listener is notified once per change, and never after it unsubscribes', () => {
  const store = open();
  let told = 0;
  const stop = store.subscribe(() => {
    told += 1;
  });
  store.type('close:1', '5');
  store.type('close:1', '5');
  stop();
  store.type('close:1', '6');
  expect(told).toBe(1);
});
