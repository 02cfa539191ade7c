import type { NozzleReading } from '../../server/domain/closing';
import { type NozzleHabit, warningsOf } from '../../server/domain/closing-warnings';

const EIGHT_HOURS = 480;

const leg = (nozzleId: number, sold: number | null): NozzleReading => ({
  nozzleId,
  nozzleName: `N${nozzleId}`,
  productId: 1,
  open: 10_000_000,
  close: sold === null ? null : 10_000_000 + sold * 1000,
  testing: null,
});

const habit = (change: Partial<NozzleHabit> = {}): NozzleHabit => ({
  nozzleId: 1,
  usual: null,
  ...change,
});

const warnings = (nozzles: NozzleReading[], habits: NozzleHabit[], minutes = EIGHT_HOURS) => {
  const pump = { pumpId: 1, pumpName: 'P1', creditSales: [], cash: 0, swipes: [], lastCollection: null, shortages: [] };
  return warningsOf({ pumps: [{ ...pump, nozzles }], tanks: [] }, habits, minutes);
};

test.each<[string, NozzleReading[], NozzleHabit, string | null]>([
  ['as usual', [leg(1, 400)], habit({ usual: 380_000 }), null],
  ['three times the usual', [leg(1, 1140)], habit({ usual: 380_000 }), null],
  [
    'more than three times',
    [leg(1, 1140.001)],
    habit({ usual: 380_000 }),
    '1,140.001 L is much more than its usual 380.000 L',
  ],
  [
    'two legs together more than three times',
    [leg(1, 600), leg(1, 600)],
    habit({ usual: 380_000 }),
    '1,200.000 L is much more than its usual 380.000 L',
  ],
  [
    'an extra digit',
    [leg(1, 45_000)],
    habit({ usual: 400_000 }),
    '45,000.000 L is more than it can dispense in this shift, 38,400.000 L',
  ],
  [
    'what a slow nozzle cannot pour',
    [leg(1, 19_201)],
    habit({ pourPerMinute: 40_000 }),
    '19,201.000 L is more than it can dispense in this shift, 19,200.000 L',
  ],
  [
    'nothing, on a nozzle that sells daily',
    [leg(1, 0)],
    habit({ usual: 380_000 }),
    'nothing sold, though it usually sells every day',
  ],
  ['nothing, on a nozzle that often rests', [leg(1, 0)], habit({ usual: 0 }), null],
  ['not entered yet', [leg(1, null)], habit({ usual: 380_000 }), null],
  ['a new nozzle', [leg(1, 30_000)], habit(), null],
])('%s', (_what, nozzles, habits, sentence) => {
  const messages = warnings(nozzles, [habits]).map(({ message }) => message);
  expect(messages).toEqual(sentence === null ? [] : [`P1, nozzle N1: ${sentence}`]);
});

test('a warning is placed at the close of the doubtful nozzle, on the last leg where it has two', () => {
  const nozzles = [leg(2, 10), leg(1, 0), leg(1, 0), leg(3, 10)];
  expect(warnings(nozzles, [habit({ usual: 380_000 })])).toMatchObject([
    expect.objectContaining({ code: 'NOTHING_SOLD', field: 'pumps.0.nozzles.2.close' }),
  ]);
});

test('a nozzle without history is still limited to the possible flow', () => {
  expect(warnings([leg(9, 801)], [], 10).map(({ code }) => code)).toEqual(['MORE_THAN_IT_POURS']);
});

test('says once that all nozzles sold more than they can dispense', () => {
  const four = [leg(1, 400), leg(2, 300), leg(3, 200), leg(4, 100), leg(5, 0)];
  expect(warnings(four, [], 1)).toEqual([
    {
      code: 'MORE_THAN_IT_POURS',
      messageId: 'closing.allMoreThanTheyPour',
      message: 'All 4 nozzles sold more than they can dispense in the 1 minute since this shift was started here',
      field: 'pumps.0.nozzles.0.close',
      params: expect.anything(),
    },
  ]);
});

test('names the nozzles that sold too much while another one did not', () => {
  const four = [leg(1, 400), leg(2, 300), leg(3, 200), leg(4, 100), leg(5, 1)];
  expect(warnings(four, [], 1).map(({ field }) => field)).toEqual(
    [0, 1, 2, 3].map((place) => `pumps.0.nozzles.${place}.close`),
  );
});
