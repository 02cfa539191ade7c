import '../support/all-texts';
import { lineOf, rangeOf } from '../../client/src/features/home/spark-range';
import { inr } from '../../server/domain/kernel/format';

test('a sparkline is described by the minimum and maximum of its days', () => {
  expect(rangeOf([300_00, 100_00, 200_00], inr)).toBe('3 days, from ₹100.00 to ₹300.00');
  expect(rangeOf([100_00], inr)).toBe('1 day, from ₹100.00 to ₹100.00');
});

test('no days have no description', () => expect(rangeOf([], inr)).toBeNull());

test('a sparkline rises with its days, from the left edge to the right', () => {
  const { line, last, level } = lineOf([100, 300, 200]);
  expect(line).toBe('M 0 70 L 50 6 L 100 38');
  expect([last, level]).toEqual([{ x: 100, y: 38 }, undefined]);
});

test('the usual value is on the scale of the days', () => {
  expect(lineOf([100, 200], 300)).toMatchObject({ line: 'M 0 70 L 100 38', level: 6 });
});

test('equal days are a flat line, and a single day a point at the right edge', () => {
  expect(lineOf([5, 5]).line).toBe('M 0 50 L 100 50');
  expect(lineOf([5]).last).toEqual({ x: 100, y: 50 });
});
