import {
  type EndedReading,
  type NextReading,
  problemsOfEndedReading,
  problemsOfNextReading,
} from '../../server/domain/corrected-reading';

const at = (close: number) => ({ pumpName: 'P1', nozzleName: 'N1', close, field: 'pumps.0.nozzles.0.close' });

const NEXT: NextReading = {
  ...{ shiftDate: '2026-01-02', shiftName: 'Night', open: 1_100_000, close: 1_250_000, testing: 0, endedBy: null },
};
const next = (close: number, change: Partial<NextReading> = {}) =>
  problemsOfNextReading(at(close), { ...NEXT, ...change }).map(({ message }) => message);

test.each([
  ['the next close reading', 1_250_000, {}],
  ['the next close reading without its testing', 1_245_000, { testing: 5_000 }],
  // What stands was checked when it was stored.
  ['the reading that stands, whatever follows', 1_100_000, { close: 1_000_000 }],
  ['any, if the next reading repeats the one that stands', 1_200_000, { close: 1_100_000 }],
])('a corrected reading may be %s', (_, close, change) => {
  expect(next(close, change)).toEqual([]);
});

test('a corrected reading above the next one names the shift that read it', () => {
  const ABOVE = 'P1, nozzle N1: the close reading must not be above';
  expect(next(1_250_001)).toEqual([`${ABOVE} 1,250.000: Shift 02-01-2026 Night read this meter at 1,250.000 later`]);
  expect(next(1_245_001, { testing: 5_000, endedBy: 'REPLACEMENT' })).toEqual([
    `${ABOVE} 1,245.000: Shift 02-01-2026 Night read this meter at 1,250.000 before its replacement, with 5.000 of testing`,
  ]);
});

const ended = (close: number, change: Partial<EndedReading> = {}) =>
  problemsOfEndedReading(at(close), {
    ...{ endedBy: 'RESET', close: 900_000, begunAt: 10_000, meterMax: 999_999 },
    ...change,
  }).map(({ code }) => code);

test.each<[string, number, Partial<EndedReading>, string[]]>([
  ['up to the end of its meter', 999_999, {}, []],
  ['beyond the end of its meter', 1_000_000, {}, ['ABOVE_METER']],
  ['at any figure if the end of its meter is unknown', 1_000_000, { meterMax: null }, []],
  ['that stands, beyond an end that was entered later', 900_000, { meterMax: 800_000 }, []],
  ['at the first reading after a reset', 10_000, {}, ['NOT_RESET']],
  ['at the first reading of a new meter', 10_000, { endedBy: 'REPLACEMENT' }, []],
  ['other than the end of the meter that rolled over', 900_001, { endedBy: 'ROLLOVER' }, ['ROLLED_OVER']],
  ['at the corrected end of the meter that rolled over', 999_999, { endedBy: 'ROLLOVER' }, []],
  ['other than the one at which it rolled over', 1, { endedBy: 'ROLLOVER', meterMax: null }, ['ROLLED_OVER']],
])('the last reading before a meter event %s', (_, close, change, codes) => {
  expect(ended(close, change)).toEqual(codes);
});
