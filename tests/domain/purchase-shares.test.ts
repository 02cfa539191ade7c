import fc from 'fast-check';
import { GREATEST_VOLUME } from '../../server/domain/kernel/litres';
import { GREATEST_AMOUNT } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import { type PurchasedLine, purchaseShares } from '../../server/domain/purchase-shares';

const KL = 1_000_000;
const hs = (kilolitres: number): PurchasedLine => ({ quantity: kilolitres * KL, rate: 9_250 });
const ms = (kilolitres: number): PurchasedLine => ({ quantity: kilolitres * KL, rate: 10_420 });
const unpriced = (kilolitres: number): PurchasedLine => ({ quantity: kilolitres * KL, rate: null });

test.each<[string, number, PurchasedLine[], number[]]>([
  ['one line takes all of it', 104_250_050, [hs(12)], [104_250_050]],
  ['the same twice takes halves', 1_000_000, [hs(4), hs(4)], [500_000, 500_000]],
  ['by what the litres sell for: 11,10,000 and 4,16,800', 152_680_000, [hs(12), ms(4)], [111_000_000, 41_680_000]],
  ['where one has no rate, by the litres', 1_600_000, [hs(12), unpriced(4)], [1_200_000, 400_000]],
  ['the odd paise go to the lines whose ends they are at', 100, [hs(4), hs(4), hs(4)], [33, 34, 33]],
  ['an invoice of one paisa', 1, [hs(12), ms(4)], [1, 0]],
  ['nothing to share among', 0, [hs(12), ms(4)], [0, 0]],
])('%s', (_what, amount, lines, shares) => {
  expect(purchaseShares(amount, lines)).toEqual(shares);
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: GREATEST_VOLUME }),
  rate: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { freq: 20 }),
});
const anyPurchase = fc.record({
  amount: fc.integer({ min: 1, max: GREATEST_AMOUNT }),
  lines: fc.array(anyLine, { minLength: 1, maxLength: 12 }),
});

const weightOf = ({ quantity, rate }: PurchasedLine, lines: PurchasedLine[]): bigint =>
  BigInt(quantity) * BigInt(lines.some((line) => line.rate === null) ? 1 : rate!);

test('the shares add up to the amount, none is negative, and each is within a paisa of its exact part', () => {
  fc.assert(
    fc.property(anyPurchase, ({ amount, lines }) => {
      const shares = purchaseShares(amount, lines);
      expect(sum(shares, (share) => share)).toBe(amount);
      const total = lines.reduce((all, line) => all + weightOf(line, lines), 0n);
      for (const [place, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        const beside = BigInt(share) * total - BigInt(amount) * weightOf(lines[place]!, lines);
        expect(beside <= total && beside >= -total).toBe(true);
      }
    }),
  );
});

test('the generator covers purchases with all prices and with missing ones', () => {
  const kinds = fc.sample(anyPurchase, 200).map(({ lines }) => lines.some(({ rate }) => rate === null));
  expect(new Set(kinds)).toEqual(new Set([true, false]));
});
