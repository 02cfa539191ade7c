import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import { groupBy } from './kernel/group-by';
import type { Millilitres } from './kernel/litres';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';

/** A credit sale as a bill lists it. Ids rise in the order of entry. */
export interface BilledSale {
  id: number;
  date: BusinessDate;
  /** Null where none was written down. */
  vehicle: string | null;
  productId: number;
  litres: Millilitres;
  amount: Paise;
}

/** A payment that the bill prints: one that no bill before it has printed. */
export interface PaymentOfPeriod {
  id: number;
  date: BusinessDate;
  amount: Paise;
}

/** What was taken of one product. */
export interface ProductTotal {
  productId: number;
  litres: Millilitres;
  amount: Paise;
}

/** What one vehicle took, or all sales without a vehicle. */
export interface VehicleSales<Sale> {
  vehicle: string | null;
  sales: Sale[];
  products: ProductTotal[];
  amount: Paise;
}

/** What a bill shows. An amount due is below 0 where the creditor has paid in advance. */
export interface Bill<Sale, Payment> {
  opening: Paise;
  /** In the order of their names, sales without one last; each vehicle's sales by day and entry. */
  vehicles: VehicleSales<Sale>[];
  products: ProductTotal[];
  /** The bill's own amount. */
  amount: Paise;
  payments: Payment[];
  paid: Paise;
  /** opening + amount − paid */
  closing: Paise;
}

/** Litres and amount per product, by the products' ids. */
const productTotals = (sales: readonly BilledSale[]): ProductTotal[] =>
  [...groupBy(sales, ({ productId }) => productId)]
    .map(([productId, ofProduct]) => ({
      productId,
      litres: sum(ofProduct, ({ litres }) => litres),
      amount: sum(ofProduct, ({ amount }) => amount),
    }))
    .toSorted((one, other) => one.productId - other.productId);

function byName(one: { vehicle: string | null }, other: { vehicle: string | null }): number {
  if (one.vehicle === null || other.vehicle === null)
    return Number(one.vehicle === null) - Number(other.vehicle === null);
  return one.vehicle < other.vehicle ? -1 : 1;
}

/**
 * What a bill shows of its sales and of the payments since the bill before, with whatever else these carry (domain:
 * section 5). `opening` is all that the creditor owes besides: the ledger's balance at the end of the period without these
 * sales and payments. So the closing due is that balance, also where another bill has sales of the same days.
 */
export function billOf<Sale extends BilledSale, Payment extends PaymentOfPeriod>(
  opening: Paise,
  sales: readonly Sale[],
  payments: readonly Payment[],
): Bill<Sale, Payment> {
  const inOrder = sales.toSorted(byDayAnd((sale) => sale.id));
  const vehicles = [...groupBy(inOrder, ({ vehicle }) => vehicle)].map(([vehicle, ofVehicle]) => ({
    vehicle,
    sales: ofVehicle,
    products: productTotals(ofVehicle),
    amount: sum(ofVehicle, (sale) => sale.amount),
  }));
  const amount = sum(sales, (sale) => sale.amount);
  const paid = sum(payments, (payment) => payment.amount);
  return {
    opening,
    vehicles: vehicles.toSorted(byName),
    products: productTotals(sales),
    amount,
    payments: payments.toSorted(byDayAnd((payment) => payment.id)),
    paid,
    closing: opening + amount - paid,
  };
}
