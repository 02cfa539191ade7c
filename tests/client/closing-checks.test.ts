import '../support/all-texts';
import fc from 'fast-check';
import { verdictOf } from '../../client/src/features/closing/pumps/pump-verdict';
import { warningsInReview } from '../../client/src/features/closing/review-order';
import { stepOfPlace, stepsOf } from '../../client/src/features/closing/sections/steps';
import { checkSheet } from '../../client/src/features/closing/sheet/check-sheet';
import { newsBetween } from '../../client/src/features/closing/sheet/form-news';
import { placesInOrder } from '../../client/src/features/closing/sheet/place-of-field';
import {
  type Cell,
  emptySheet,
  isSheet,
  type Sheet,
  withNamedNotes,
  withShares,
} from '../../client/src/features/closing/sheet/sheet';
import { READ, typed, WORKED, workedForm } from './close-form';

const form = workedForm();
const judge = (cells: Partial<Record<Cell, string>>, minutes = 480) => checkSheet(form, typed(form, cells), minutes);
const found = (cells: Partial<Record<Cell, string>>) =>
  judge(cells).problems.map(({ place, code }) => `${place} ${code}`);

describe('the worked example', () => {
  test.each([
    ['17270.00', 0, 'exact', 0],
    ['17260.00', 0, 'withinTolerance', -1000],
    ['17259.50', 1000, 'shortageShared', -50],
    ['17000.00', 27_000, 'shortageShared', 0],
    ['17300.00', 0, 'over', 3000],
  ])('has the right verdict, shortage and difference for %s handed in', (last, shortage, verdict, shortAndOver) => {
    const sheet = withShares(typed(form, { ...READ, 'last:7': last }), 7, { 11: String(shortage / 100) });
    const { calculation, problems } = checkSheet(form, sheet, 480);
    expect(problems).toEqual([]);
    expect(calculation.pumps[0]).toMatchObject({ toHandIn: 1_727_000, shortageNeeded: shortage, shortAndOver });
    expect(verdictOf(calculation.pumps[0]!, form.rates)).toBe(verdict);
  });

  test.each([
    ['no readings: unread', {}, 'unread'],
    ['a close below the open: faulty', { ...READ, 'close:1': '9999.999' }, 'faulty'],
    ['nothing handed in: to hand in', READ, 'toHandIn'],
    [
      'no employee for the last collection: employee missing',
      { ...READ, 'last:7': '17270.00', 'employee:7': '' },
      'noEmployee',
    ],
    ['an unassigned shortage: shortage to share', { ...READ, 'last:7': '17000.00' }, 'shortageToShare'],
    ['all cash handed in by a typed 0: shortage to share', { ...READ, 'last:7': '0' }, 'shortageToShare'],
    ['all cash handed in, and to the rupee by cards', { ...READ, 'swipe:7:4': '17270', 'last:7': '0' }, 'nothingDue'],
    [
      'all cash handed in, and within the tolerance',
      { ...READ, 'swipe:7:4': '17265', 'last:7': '0' },
      'withinTolerance',
    ],
    ['all cash handed in, and 30 paise over', { ...READ, 'swipe:7:4': '17270.30', 'last:7': '0' }, 'over'],
    ['the same without it', { ...READ, 'swipe:7:4': '17270.30' }, 'faulty'],
    ['more swipe than sale: faulty', { ...READ, 'swipe:7:4': '90000.00' }, 'faulty'],
  ] as const)('%s', (_, cells, verdict) => {
    const { calculation } = judge(cells);
    expect(verdictOf(calculation.pumps[0]!, form.rates)).toBe(verdict);
  });
});

describe('problems are attached to their fields, in form order', () => {
  const done = { ...READ, 'last:7': '17270.00' };
  test.each<[string, Partial<Record<Cell, string>>, string[]]>([
    ['an empty form', {}, ['close:1 CLOSE_MISSING', 'close:2 CLOSE_MISSING', 'volume:5 DIP_MISSING']],
    ['text instead of a number', { ...done, 'close:2': 'abc' }, ['close:2 UNREADABLE']],
    ['too many decimals are reported and not cut off', { ...done, 'close:1': '11000.0001' }, ['close:1 UNREADABLE']],
    ['testing above the quantity that flowed', { ...done, 'testing:2': '600.001' }, ['testing:2 TESTING_ABOVE_FLOW']],
    [
      'credit above the sale of the product',
      { ...done, 'close:1': '10299.999' },
      ['credit:7 CREDIT_ABOVE_CONSUMPTION'],
    ],
    ['swipe above the remaining sale', { ...done, 'swipe:7:3': '47270.01' }, ['swipe:7:3 SWIPE_ABOVE_SALE']],
    ['a last collection without an employee', { ...done, 'employee:7': '' }, ['employee:7 LAST_COLLECTION_EMPLOYEE']],
    ['an unassigned shortage', { ...done, 'last:7': '17000.00' }, ['shortages:7 SHORTAGE_TOTAL']],
    ['more than the capacity of the tank', { ...done, 'volume:5': '18849.561' }, ['volume:5 ABOVE_CAPACITY']],
    ['a complete form without problems', done, []],
  ])('%s', (_, cells, problems) => expect(found(cells)).toEqual(problems));

  test('a dip outside the chart is reported with its range', () => {
    const sheet = { ...typed(form, { ...done, 'dip:5': '2001' }), isAtg: false };
    const [problem] = checkSheet(form, sheet, 480).problems;
    expect(problem).toMatchObject({ place: 'dip:5', code: 'OUTSIDE_DIP_CHART' });
    expect(problem?.message).toContain('from 0 to 2000 mm');
  });

  test.each([
    ['above the dip', '501', 'WATER_ABOVE_DIP', 'The water dip 501 mm is above the dip 500 mm'],
    ['of half a millimetre', '1.5', 'UNREADABLE', 'Only whole numbers'],
  ])('a water dip %s is reported at its own cell', (_, water, code, words) => {
    const sheet = { ...typed(form, { ...done, 'dip:5': '500', 'water:5': water }), isAtg: false };
    const { problems } = checkSheet(form, sheet, 480);
    expect(problems).toMatchObject([{ place: 'water:5', code }]);
    expect(problems[0]?.message).toContain(words);
  });

  const anyText = fc.constantFrom('', '0', '5', '-3', 'x', '1.2345', '10500.000', '99999999999999999', '20000.5');
  const cells = placesInOrder(form).filter((place): place is Cell => !/^(credit|cash|shortages)/.test(place));
  test('every problem of any input has a field that a step shows', () => {
    const anyCells = fc.record(Object.fromEntries(cells.map((cell) => [cell, anyText])), { requiredKeys: [] });
    fc.assert(
      fc.property(anyCells, fc.boolean(), (texts, isAtg) => {
        const { problems } = checkSheet(form, { ...typed(form, texts), isAtg }, 480);
        for (const { place } of problems) {
          expect(placesInOrder(form)).toContain(place);
          expect(stepsOf(form)).toContainEqual(stepOfPlace(form, place!));
        }
      }),
    );
  });
});

test('warnings are shown and do not block the close', () => {
  const cells = { ...READ, 'close:1': '12700.001', 'close:2': '20000.000', 'last:7': '111997.59' };
  const { warnings, problems } = judge(cells);
  expect(warnings.map(({ place, code }) => `${place} ${code}`)).toEqual(['close:1 MORE_THAN_USUAL']);
  expect(problems).toEqual([]);
  expect(judge({ ...READ, 'close:1': '10000.000' }).warnings[0]?.code).toBe('NOTHING_SOLD');
  expect(judge({ ...READ, 'close:2': '20400.001' }, 10).warnings.map(({ code }) => code)).toContain(
    'MORE_THAN_IT_POURS',
  );
});

describe('a tank compared with the books', () => {
  test('the book stock falls by the nozzle sales; the variance compares it with the gauge', () => {
    const [tank] = judge({ ...READ, 'testing:1': '10.000' }).tanks;
    expect(tank).toMatchObject({ book: 8_010_000, volume: 8_010_000, variance: 0, variancePercent: 0 });
    expect(judge({ ...READ, 'volume:5': '7920.000' }).tanks[0]).toMatchObject({
      variance: -80_000,
      variancePercent: -100,
    });
  });

  test("a book stock below zero is a warning at the tank's level and does not block the close", () => {
    const over = { ...READ, 'close:1': '19000.001' };
    const told = { code: 'BOOK_BELOW_ZERO', message: 'T1: book stock below zero: check the readings and deliveries' };
    expect(judge(over).tanks[0]).toMatchObject({ book: -1, variancePercent: null });
    expect(judge(over).warnings).toContainEqual(expect.objectContaining({ ...told, place: 'volume:5' }));
    const byHand = checkSheet(form, { ...typed(form, { ...over, 'dip:5': '500' }), isAtg: false }, 480);
    expect(byHand.warnings).toContainEqual(expect.objectContaining({ ...told, place: 'dip:5' }));
    const codes = judge({ ...READ, 'close:1': '19000.000' }).warnings.map(({ code }) => code);
    expect(codes).not.toContain(told.code);
  });

  // 8,000 L by the books; 4 % of what is measured.
  test.each([
    ['7693.000', []],
    ['7692.000', ['T1: loss of 308.000 L, more than the permitted 307.680 L']],
    ['8333.000', []],
    ['8334.000', ['T1: gain of 334.000 L, more than the permitted 333.360 L']],
  ])('warns about a tank outside its permitted variation: %s', (volume, told) => {
    const strict = workedForm({ tanks: WORKED.tanks.map((tank) => ({ ...tank, permittedVariation: 400 })) });
    const { warnings } = checkSheet(strict, typed(strict, { ...READ, 'volume:5': volume }), 480);
    expect(warnings.filter(({ code }) => code === 'FAR_OFF').map(({ message }) => message)).toEqual(told);
    expect(judge({ ...READ, 'volume:5': volume }).warnings.map(({ code }) => code)).not.toContain('FAR_OFF');
  });

  test('the review shows every tank before other warnings, and folds long lists', () => {
    const warning = (code: string, place: number) => ({
      code,
      message: `${code} ${place}`,
      place: null,
      isMissing: false,
    });
    const idle = Array.from({ length: 16 }, (_, index) => warning('NOTHING_SOLD', index));
    const tanks = [warning('FAR_OFF', 1), warning('BOOK_BELOW_ZERO', 2)];
    const { shown, folded } = warningsInReview([...idle, ...tanks]);
    expect(shown).toEqual([...tanks, idle[0], idle[1]]);
    expect(folded).toEqual(idle.slice(2));
    const far = Array.from({ length: 6 }, (_, index) => warning('FAR_OFF', index));
    expect(warningsInReview([...idle, ...far])).toEqual({ shown: far, folded: idle });
  });

  test('by hand the chart gives the volume', () => {
    const sheet = { ...typed(form, { ...READ, 'dip:5': '500' }), isAtg: false };
    expect(checkSheet(form, sheet, 480).tanks[0]).toMatchObject({ volume: 4_712_390 });
  });

  test('water at the bottom is subtracted', () => {
    const sheet = { ...typed(form, { ...READ, 'dip:5': '500', 'water:5': '100' }), isAtg: false };
    // 4,712.390 less the 942.478 up to 100 mm; the book stock is 8,000.000.
    expect(checkSheet(form, sheet, 480).tanks[0]).toMatchObject({ volume: 3_769_912, variance: -4_230_088 });
  });
});

describe('changes by other users while the form is open', () => {
  const newsOf = (credits: typeof WORKED.credits, cash: string) =>
    newsBetween(form, workedForm({ credits, cashCollections: [{ pumpId: 7, amount: cash }] }));
  const [slips] = WORKED.credits;

  test('no changes are listed if nothing changed', () => expect(newsBetween(form, workedForm())).toEqual([]));
  test('the added slips of a product and the added cash are listed', () => {
    const more = { ...slips!, litres: '312.973', amount: '28950.00', slips: 3 };
    expect(newsOf([more], '85000.00')).toEqual([
      { kind: 'credit', pumpName: 'P1', shortName: 'HS', litres: 12_973, amount: 120_000 },
      { kind: 'cash', pumpName: 'P1', amount: 500_000 },
    ]);
  });
  test('the first slip of another product is listed', () => {
    const petrol = { ...slips!, productId: 2, productName: 'Petrol', litres: '10.000', amount: '1042.00', slips: 1 };
    expect(newsOf([slips!, petrol], '80000.00')).toMatchObject([{ kind: 'credit', shortName: 'MS', litres: 10_000 }]);
  });
  test.each([
    ['report a deleted slip as a change', [{ ...slips!, litres: '200.000', amount: '18500.00' }], '80000.00'],
    ['report that all slips were deleted as a change', [], '80000.00'],
    ['report deleted cash as a change', [slips!], '70000.00'],
  ])('%s', (_, credits, cash) => expect(newsOf(credits, cash)).toEqual([{ kind: 'changed', pumpName: 'P1' }]));
});

test.each([
  ['a sheet', emptySheet(form), true],
  ['its JSON', JSON.parse(JSON.stringify(emptySheet(form))), true],
  ['null', null, false],
  ['text', 'sheet', false],
  ['cells that are no text', { cells: { 'close:1': 5 }, notes: {}, isAtg: true }, false],
  ['another shape', { pumps: [] }, false],
])('recognises a stored draft: %s', (_, value, fits) => expect(isSheet(value)).toBe(fits));

test('a draft that was stored before notes were named by their cell keeps them', () => {
  const [counted, other] = [[{ value: 500, in: 3, out: 0 }], [{ value: 100, in: 1, out: 0 }]];
  const stored = { ...emptySheet(form), notes: { 7: counted, 'collected:8': other } } as Sheet;
  expect(isSheet(stored)).toBe(true);
  expect(withNamedNotes(stored).notes).toEqual({ 'last:7': counted, 'collected:8': other });
});
