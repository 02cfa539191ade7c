import { minuteIn, parseLocalDateTime, showLocalDateTime } from '../../server/domain/kernel/local-date-time';

test.each<[text: string, minute: string | null]>([
  ['2026-11-21T18:42', '2026-11-21T18:42'],
  ['2026-11-21 18:42', '2026-11-21T18:42'],
  ['2026-11-21T00:00', '2026-11-21T00:00'],
  ['2026-11-21T09:59', '2026-11-21T09:59'],
  ['2026-11-21T19:05', '2026-11-21T19:05'],
  ['2026-11-21T23:59', '2026-11-21T23:59'],
  ['2026-11-21T24:00', null],
  ['2026-11-21T18:60', null],
  ['2026-11-21T8:42', null],
  ['2026-11-21', null],
  ['2026-02-29T18:42', null],
  ['2026-11-21T18:42:10', null],
  ['on 2026-11-21T18:42', null],
  ['2026-11-21-18:42', null],
  ['', null],
])('%j is the minute %j', (text, minute) => {
  expect(parseLocalDateTime(text)).toBe(minute);
});

test('a minute is shown with the day first', () => {
  expect(showLocalDateTime('2026-11-21T18:42')).toBe('21-11-2026 18:42');
});

// India is 5 hours 30 minutes ahead of UTC, New York 5 hours behind it in winter.
test.each([
  ['Asia/Kolkata', '2026-11-21T13:12:59Z', '2026-11-21T18:42'],
  ['Asia/Kolkata', '2026-11-21T18:30:00Z', '2026-11-22T00:00'],
  ['America/New_York', '2026-11-21T04:05:00Z', '2026-11-20T23:05'],
  ['Asia/Kolkata', '2026-11-21T03:35:00Z', '2026-11-21T09:05'],
])('in %s the instant %s is %s', (zone, instant, minute) => {
  expect(minuteIn(zone, new Date(instant))).toBe(minute);
});
