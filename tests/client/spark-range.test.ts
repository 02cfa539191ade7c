import '../support/all-texts';
import { rangeOf } from '../../client/src/features/home/spark-range';
import { inr } from '../../server/domain/kernel/format';

test('a sparkline is described by the minimum and maximum of its days', () => {
  expect(rangeOf([300_00, 100_00, 200_00], inr)).toBe('3 days, from ₹100.00 to ₹300.00');
  expect(rangeOf([100_00], inr)).toBe('1 day, from ₹100.00 to ₹100.00');
});

test('no days have no description', () => expect(rangeOf([], inr)).toBeNull());
