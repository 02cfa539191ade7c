import { isToBeClosed } from '../../client/src/app/shell/palette-hours';

const MINUTE_MS = 60 * 1000;
const STARTED_AT = '2026-11-20T06:00:00Z';
const after = (hours: number, minutes: number): number => Date.parse(STARTED_AT) + (hours * 60 + minutes) * MINUTE_MS;

test.each([
  [3, 7],
  [2, 11],
  [1, 23],
])('with %i shifts a day, a shift is due to close after %i hours', (shiftTypes, hours) => {
  expect(isToBeClosed(STARTED_AT, shiftTypes, after(hours, -1))).toBe(false);
  expect(isToBeClosed(STARTED_AT, shiftTypes, after(hours, 1))).toBe(true);
});
