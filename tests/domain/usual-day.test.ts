import { USUAL_REACH, usualOn } from '../../server/domain/usual-day';

// 2026-11-23 is a Monday; the four Mondays before it are 16, 9 and 2 November and 26 October.
test.each<[what: string, figures: [day: string, figure: number][], usual: number | null]>([
  ['of none of the four is unknown', [], null],
  [
    'ignores other weekdays, the day itself and older weeks',
    [
      ['2026-11-22', 5],
      ['2026-11-23', 5],
      ['2026-10-19', 5],
    ],
    null,
  ],
  ['of one is that one', [['2026-10-26', 70]], 70],
  [
    'of two is their mean, rounded half up',
    [
      ['2026-11-16', 4],
      ['2026-11-02', 7],
    ],
    6,
  ],
  [
    'of three is the middle one, whatever the order',
    [
      ['2026-11-16', 90],
      ['2026-11-09', 10],
      ['2026-11-02', 30],
    ],
    30,
  ],
  [
    'of four is the mean of the two in the middle',
    [
      ['2026-11-16', 40],
      ['2026-11-09', 1000],
      ['2026-11-02', 9],
      ['2026-10-26', 20],
    ],
    30,
  ],
  [
    'counts a day without sales',
    [
      ['2026-11-16', 0],
      ['2026-11-09', 8],
    ],
    4,
  ],
])('the usual figure of a Monday %s', (_what, figures, usual) => {
  expect(usualOn('2026-11-23', new Map(figures))).toBe(usual);
});

test('the usual figure needs four weeks of days', () => {
  expect(USUAL_REACH).toBe(28);
});
