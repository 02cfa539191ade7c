import fc from 'fast-check';
import { closedPump, sharesComingTo } from '../../server/domain/closed-pump';
import type { PumpTakings, ShortageShare } from '../../server/domain/closing';
import { sum } from '../../server/domain/kernel/sum';

const [RAM, SHYAM, SITA] = [1, 2, 3] as const;
const rupees = (amount: number): number => amount * 100;
const share = (employeeId: number, amount: number): ShortageShare => ({ employeeId, amount: rupees(amount) });
const byEmployee = (shares: readonly ShortageShare[]) => shares.toSorted((a, b) => a.employeeId - b.employeeId);

test.each([
  [
    'as much as before stays as it is',
    [share(SHYAM, 10), share(RAM, 20)],
    30,
    null,
    [share(SHYAM, 10), share(RAM, 20)],
  ],
  ['more falls to the largest share', [share(SHYAM, 10), share(RAM, 20)], 35, SITA, [share(RAM, 25), share(SHYAM, 10)]],
  [
    'of equal shares, to the first employee',
    [share(SHYAM, 20), share(RAM, 20)],
    45,
    null,
    [share(RAM, 25), share(SHYAM, 20)],
  ],
  ['less comes off the largest', [share(SHYAM, 10), share(RAM, 20)], 25, null, [share(RAM, 15), share(SHYAM, 10)]],
  ['and then off the next', [share(SHYAM, 10), share(RAM, 20)], 4, null, [share(SHYAM, 4)]],
  ['nothing is left of nothing', [share(SHYAM, 10), share(RAM, 20)], 0, null, []],
  ['without shares it falls to whoever handed in', [], 12, SITA, [share(SITA, 12)]],
  ['and to nobody where nobody is named', [], 12, null, null],
])('shares of a shortage: %s', (_what, before, needed, employeeId, after) => {
  expect(sharesComingTo(before, rupees(needed), employeeId)).toEqual(after);
});

const anyShares = fc
  .uniqueArray(fc.integer({ min: 1, max: 9 }), { maxLength: 5 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 5_000 }).map((amount) => share(id, amount)))));

test('shares add up to the amount needed, none is below a rupee, and the fewest change', () => {
  fc.assert(
    fc.property(anyShares, fc.nat(20_000), (before, needed) => {
      const after = sharesComingTo(before, rupees(needed), RAM)!;
      expect(sum(after, ({ amount }) => amount)).toBe(rupees(needed));
      expect(after.every(({ amount }) => amount >= 100)).toBe(true);
      const amountOf = (shares: readonly ShortageShare[], id: number) =>
        shares.find(({ employeeId }) => employeeId === id)?.amount ?? 0;
      const ids = new Set([...before, ...after].map(({ employeeId }) => employeeId));
      const moved = sum([...ids], (id) => Math.abs(amountOf(after, id) - amountOf(before, id)));
      expect(moved).toBe(Math.abs(rupees(needed) - sum(before, ({ amount }) => amount)));
    }),
  );
});

test('shares that were adjusted are those that were typed again for the shortage that was', () => {
  const typed = [share(SHYAM, 60), share(RAM, 40)];
  for (const shortage of [0, 5, 80, 200]) {
    const less = pump(1_000, 9_000 - shortage, { shortages: typed });
    const { pump: adjusted } = closedPump(less, typed, RATES);
    expect(
      closedPump({ ...adjusted, lastCollection: { employeeId: SITA, amount: rupees(8_900) } }, typed, RATES),
    ).toEqual({
      pump: { ...less, shortages: typed, lastCollection: { employeeId: SITA, amount: rupees(8_900) } },
      problems: [],
    });
  }
});

test('the order of entry does not matter', () => {
  fc.assert(
    fc.property(anyShares, fc.nat(20_000), (before, needed) => {
      const after = (shares: readonly ShortageShare[]) => byEmployee(sharesComingTo(shares, rupees(needed), RAM)!);
      expect(after(before.toReversed())).toEqual(after(before));
    }),
  );
});

/** 100 L at ₹100.00; what is not on credit is to be handed in by ram. */
const pump = (credit: number, last: number, more: Partial<PumpTakings> = {}): PumpTakings => ({
  pumpId: 1,
  pumpName: 'P1',
  cash: 0,
  swipes: [],
  shortages: [],
  nozzles: [{ nozzleId: 1, nozzleName: 'N1', productId: 1, open: 0, close: 100_000, testing: 0 }],
  creditSales: [{ productId: 1, productName: 'HS', litres: Math.floor(credit) * 10, amount: rupees(credit) }],
  lastCollection: { employeeId: RAM, amount: rupees(last) },
  ...more,
});
const RATES = { 1: 10_000 };
const NOBODY = { lastCollection: null, isWithoutLast: true };

test.each([
  ['within the tolerance nobody answers', pump(1_000, 8_990), []],
  ['above it whoever handed in does', pump(1_000, 8_989), [share(RAM, 11)]],
  ['too much is nobody’s', pump(1_000, 9_500), []],
  ['without a last collection nobody answers', pump(9_000, 0, NOBODY), []],
  ['unless somebody is named who handed in nothing', pump(9_000, 0, { isWithoutLast: true }), [share(RAM, 1_000)]],
  ['a share that is not owed any more goes', pump(1_000, 9_000, { shortages: [share(SHYAM, 40)] }), []],
])('closed pump: %s', (_what, taken, shortages) => {
  const { pump: changed, problems } = closedPump(taken, taken.shortages, RATES);
  expect(problems).toEqual([]);
  expect(changed).toEqual({ ...taken, shortages });
});

test.each([
  [
    'more on credit than was sold, in the words of the close',
    pump(10_001, 0),
    'P1: 100.010 L of HS on credit is more than the 100.000 L sold',
  ],
])('a closed pump refuses %s', (_what, taken, message) => {
  expect(closedPump(taken, [], RATES).problems.map((problem) => problem.message)).toEqual([message]);
});
