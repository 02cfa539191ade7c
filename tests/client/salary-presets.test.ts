import { presetsOf } from '../../client/src/features/staff/period-presets';

const form = (from: string, to: string, payTo: string, unpaidSince: string | null = null) => ({
  from,
  to,
  payTo,
  unpaidSince,
  paidUpTo: null,
});
const shown = (asked: Parameters<typeof presetsOf>[0]) =>
  presetsOf(asked).map(({ label, from, to }) => `${label.split('.').at(-1)} ${from} ${to}`);

test.each<[string, ReturnType<typeof form>, string[]]>([
  [
    'offers all presets for a salary two months behind',
    form('2026-10-16', '2026-10-31', '2026-12-10'),
    [
      'proposed 2026-10-16 2026-10-31',
      'lastMonth 2026-11-01 2026-11-30',
      'thisMonth 2026-12-01 2026-12-10',
      'tillNow 2026-10-16 2026-12-10',
    ],
  ],
  ['offers equal periods once', form('2026-12-01', '2026-12-10', '2026-12-10'), ['proposed 2026-12-01 2026-12-10']],
  [
    'leaves out paid days',
    form('2026-11-21', '2026-11-30', '2026-12-10'),
    ['proposed 2026-11-21 2026-11-30', 'thisMonth 2026-12-01 2026-12-10', 'tillNow 2026-11-21 2026-12-10'],
  ],
  [
    'does not skip unpaid shifts',
    form('2026-10-16', '2026-10-31', '2026-12-10', '2026-11-20'),
    ['proposed 2026-10-16 2026-10-31', 'lastMonth 2026-11-01 2026-11-30', 'tillNow 2026-10-16 2026-12-10'],
  ],
  ['offers nothing if no day is over yet', form('2026-12-11', '2026-12-10', '2026-12-10'), []],
])('%s', (_what, asked, presets) => {
  expect(shown(asked)).toEqual(presets);
});
