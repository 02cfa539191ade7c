import { fillOf } from '../../client/src/app/shell/tank-fill';

test.each([
  ['16280.000', '20000.000', { percent: 8140, shown: 8140, isOver: false }],
  ['20000.000', '20000.000', { percent: 10_000, shown: 10_000, isOver: false }],
  ['20000.001', '20000.000', { percent: 10_000, shown: 10_000, isOver: true }],
  ['25000.000', '20000.000', { percent: 12_500, shown: 10_000, isOver: true }],
  ['0.000', '20000.000', { percent: 0, shown: 0, isOver: false }],
  ['-100.000', '20000.000', { percent: -50, shown: 0, isOver: false }],
  ['100.000', null, null],
])('%s of %s is %j', (available, capacity, fill) => {
  expect(fillOf(available, capacity)).toEqual(fill);
});
