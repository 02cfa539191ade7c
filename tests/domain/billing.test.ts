import fc from 'fast-check';
import { type BilledSale, billOf, type PaymentOfPeriod } from '../../server/domain/billing';
import { addDays } from '../../server/domain/kernel/business-date';
import { litresText } from '../../server/domain/kernel/litres';
import { amountOf, moneyText } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';

const HS = 1;
const MS = 2;
const RATES: Record<number, number> = { [HS]: 9_250, [MS]: 10_420 };

const sale = (id: number, date: string, vehicle: string | null, productId: number, litres: number): BilledSale => ({
  id,
  date,
  vehicle,
  productId,
  litres,
  amount: amountOf(litres, RATES[productId]!),
});

describe('a fortnight of one creditor', () => {
  // Entered out of the order of the days: slip 5 of the 2nd came late.
  const sales = [
    sale(1, '2026-11-01', 'GJ05AB1234', HS, 100_000),
    sale(2, '2026-11-03', 'GJ01XY0001', MS, 20_500),
    sale(3, '2026-11-03', null, HS, 5_000),
    sale(4, '2026-11-15', 'GJ05AB1234', MS, 10_000),
    sale(5, '2026-11-02', 'GJ05AB1234', HS, 50_125),
  ];
  const payments = [
    { id: 12, date: '2026-11-10', amount: 500_000 },
    { id: 11, date: '2026-11-04', amount: 1_000_050 },
  ];
  const bill = billOf(250_000, sales, payments);

  test('lists vehicles by name, then sales without a vehicle, each by day', () => {
    expect(
      bill.vehicles.map(({ vehicle, sales: own, amount }) => [vehicle, own.map(({ id }) => id), moneyText(amount)]),
    ).toEqual([
      // 20.5 × 104.20
      ['GJ01XY0001', [2], '2136.10'],
      // 100 × 92.50 + 50.125 × 92.50 = 9,250.00 + 4,636.56 (4,636.5625), and 10 × 104.20
      ['GJ05AB1234', [1, 5, 4], '14928.56'],
      [null, [3], '462.50'],
    ]);
  });

  test('totals the litres per product, per vehicle and overall', () => {
    const shown = bill.vehicles[1]!.products.map(({ productId, litres, amount }) => [
      productId,
      litresText(litres),
      moneyText(amount),
    ]);
    expect(shown).toEqual([
      [HS, '150.125', '13886.56'],
      [MS, '10.000', '1042.00'],
    ]);
    expect(bill.products.map(({ productId, litres }) => [productId, litresText(litres)])).toEqual([
      [HS, '155.125'],
      [MS, '30.500'],
    ]);
  });

  test('lists the payments by day and the closing due', () => {
    expect(bill.payments.map(({ id }) => id)).toEqual([11, 12]);
    // 2,500.00 + 17,527.16 − 15,000.50
    expect([bill.opening, bill.amount, bill.paid, bill.closing].map(moneyText)).toEqual([
      '2500.00',
      '17527.16',
      '15000.50',
      '5026.66',
    ]);
  });

  test('keeps the other properties of a sale', () => {
    const [only] = billOf(0, [{ ...sales[0]!, slipNo: 'A-0099' }], []).vehicles;
    expect(only!.sales[0]!.slipNo).toBe('A-0099');
  });
});

test('shows a negative due for a creditor who has paid in advance', () => {
  expect(billOf(-1_000_000, [sale(1, '2026-11-01', null, HS, 10_000)], []).closing).toBe(-907_500);
  expect(billOf(-500, [], [])).toMatchObject({ vehicles: [], products: [], amount: 0, paid: 0, closing: -500 });
});

const anyDate = fc.nat(89).map((days) => addDays('2026-10-01', days));
const anySales = fc
  .array(
    fc.record({
      date: anyDate,
      vehicle: fc.constantFrom(null, 'GJ01XY0001', 'GJ05AB1234', 'MH04ZZ9999'),
      productId: fc.constantFrom(HS, MS),
      litres: fc.integer({ min: 1, max: 5_000_000 }),
    }),
    { maxLength: 40 },
  )
  .map((drawn) =>
    drawn.map(({ date, vehicle, productId, litres }, index) => sale(index, date, vehicle, productId, litres)),
  );
const anyPayments = fc
  .array(fc.record({ date: anyDate, amount: fc.integer({ min: 1, max: 50_000_000 }) }), { maxLength: 20 })
  .map((drawn) => drawn.map((payment, index): PaymentOfPeriod => ({ id: index, ...payment })));

test('vehicles and products each add up to the bill, with every sale counted once, in any order', () => {
  fc.assert(
    fc.property(anySales, anyPayments, fc.integer(), (sales, payments, opening) => {
      const bill = billOf(opening, sales, payments);
      expect(billOf(opening, sales.toReversed(), payments.toReversed())).toEqual(bill);
      expect(sum(bill.vehicles, ({ amount }) => amount)).toBe(bill.amount);
      expect(sum(bill.products, ({ amount }) => amount)).toBe(bill.amount);
      expect(sum(bill.products, ({ litres }) => litres)).toBe(sum(sales, ({ litres }) => litres));
      const listed = bill.vehicles.flatMap(({ sales: own }) => own.map(({ id }) => id));
      expect(listed.toSorted((one, other) => one - other)).toEqual(sales.map(({ id }) => id));
      for (const { vehicle, sales: own, products, amount } of bill.vehicles) {
        expect(new Set(own.map((row) => row.vehicle))).toEqual(new Set([vehicle]));
        expect(sum(products, (product) => product.amount)).toBe(amount);
        expect(own.map(({ date }) => date)).toEqual(own.map(({ date }) => date).toSorted());
      }
    }),
  );
});

test('each monthly bill opens with the previous due, and the last closes with the balance', () => {
  fc.assert(
    fc.property(anySales, anyPayments, fc.integer({ min: -1e9, max: 1e9 }), (sales, payments, opening) => {
      let due = opening;
      for (const month of ['2026-10', '2026-11', '2026-12']) {
        const within = ({ date }: { date: string }) => date.startsWith(month);
        due = billOf(due, sales.filter(within), payments.filter(within)).closing;
      }
      expect(due).toBe(opening + sum(sales, ({ amount }) => amount) - sum(payments, ({ amount }) => amount));
    }),
  );
});

test('a bill is in the order of its vehicles, whatever the order of the sales', () => {
  const vehicles = ['MH04ZZ9999', null, 'GJ01XY0001', 'GJ05AB1234'];
  const inOrder = ['GJ01XY0001', 'GJ05AB1234', 'MH04ZZ9999', null];
  for (const order of [vehicles, vehicles.toReversed(), inOrder]) {
    const drawn = order.map((vehicle, index) => sale(index + 1, '2026-11-01', vehicle, 1, 1_000));
    expect(billOf(0, drawn, []).vehicles.map(({ vehicle }) => vehicle)).toEqual(inOrder);
  }
});
