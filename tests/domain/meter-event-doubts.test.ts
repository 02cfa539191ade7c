import { minutesRunning, warningsOf } from '../../server/domain/closing-warnings';
import { doubtsOfMeterEvent, type MeterInShift } from '../../server/domain/meter-event-doubts';
import { inEnglish } from '../support/in-english';

/** 40 litres a minute for 10 minutes: 400 L at most. */
const meter = (change: Partial<MeterInShift> = {}): MeterInShift => ({
  soldBefore: 0,
  hasRolledOver: false,
  pourPerMinute: 40_000,
  minutes: 10,
  ...change,
});

const TOO_MUCH = '400.001 L is more than it can dispense in this shift, 400.000 L';
const AGAIN = 'its meter has already rolled over in this shift';

test.each<[string, Parameters<typeof doubtsOfMeterEvent>, string[]]>([
  ['as much as it pours', ['RESET', 400_000, meter()], []],
  ['more than it pours', ['RESET', 400_001, meter()], [TOO_MUCH]],
  ['more, with what it sold before', ['REPLACEMENT', 1, meter({ soldBefore: 400_000 })], [TOO_MUCH]],
  ['a first time round', ['ROLLOVER', 100_000, meter()], []],
  ['a second time round', ['ROLLOVER', 100_000, meter({ hasRolledOver: true })], [AGAIN]],
  ['both', ['ROLLOVER', 400_001, meter({ hasRolledOver: true })], [AGAIN, TOO_MUCH]],
  ['a reset after a time round', ['RESET', 100_000, meter({ hasRolledOver: true })], []],
])('%s', (_what, event, doubts) => expect(doubtsOfMeterEvent(...event).map(inEnglish)).toEqual(doubts));

test('the close gives the same warning for the same litres', () => {
  const leg = { nozzleId: 1, nozzleName: 'N1', productId: 1, open: 0, close: 400_001, testing: null };
  const pump = { pumpId: 1, pumpName: 'P1', creditSales: [], cash: 0, swipes: [], lastCollection: null, shortages: [] };
  const habit = { nozzleId: 1, usual: null, pourPerMinute: 40_000 };
  const [warning] = warningsOf({ pumps: [{ ...pump, nozzles: [leg] }], tanks: [] }, [habit], 10);
  expect(warning?.message).toBe(`P1, nozzle N1: ${TOO_MUCH}`);
});

test.each([
  ['at its start', '2026-01-01T06:00:00.000Z', 0],
  ['a minute begun counts', '2026-01-01T06:00:00.001Z', 1],
  ['after eight hours', '2026-01-01T14:00:00.000Z', 480],
  ['by a clock that is behind', '2026-01-01T05:00:00.000Z', 0],
])('duration of a shift: %s', (_when, now, minutes) =>
  expect(minutesRunning('2026-01-01T06:00:00.000Z', new Date(now))).toBe(minutes),
);
