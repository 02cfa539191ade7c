import { isOfSales } from '../../client/src/features/memos/memo-draft';
import { makeMemos, sourceWords } from '../../server/domain/cash-memo';
import { litresText } from '../../server/domain/kernel/litres';
import { moneyText } from '../../server/domain/kernel/money';

const SALES = [
  {
    id: 7,
    firmName: 'SHREE TRANSPORT AND LOGISTICS',
    vehicle: 'KA01AB1234',
    litres: 40_000,
    rate: 9250,
    amount: 370_000,
  },
  { id: 9, firmName: 'SMALL LIMIT', vehicle: null, litres: 1_000, rate: 9250, amount: 9_250 },
];
type Sold = Pick<(typeof SALES)[number], 'litres' | 'rate' | 'amount'>;
const written = <Rest extends object>({ litres, rate, amount, ...rest }: Rest & Sold) => ({
  ...rest,
  litres: litresText(litres),
  rate: moneyText(rate),
  amount: moneyText(amount),
});
const set = (creditSales: typeof SALES) => ({
  memos: makeMemos({ seed: 5, creditSales, unrecorded: 600_000, rate: 9250 }).map((memo) =>
    written({ ...memo, sourceText: sourceWords(memo) }),
  ),
});
const now = SALES.map((sale) => written(sale));

test('a set of memos matches its credit sales, whatever its splits', () => {
  expect(isOfSales(set(SALES), now)).toBe(true);
  expect(isOfSales(set([]), [])).toBe(true);
});

test.each([
  ['one more sale', SALES.slice(1), now],
  ['one sale less', SALES, now.slice(1)],
  ['another sale instead', SALES, [now[0]!, { ...now[1]!, id: 10 }]],
  ['changed litres', SALES, [{ ...now[0]!, litres: '41.000' }, now[1]!]],
  ['a changed vehicle', SALES, [{ ...now[0]!, vehicle: null }, now[1]!]],
])('does not match with %s', (_, made, sales) => expect(isOfSales(set(made), sales)).toBe(false));
