import type { BusinessDate } from './kernel/business-date';
import { byDayAnd } from './kernel/day-order';
import { groupBy } from './kernel/group-by';
import type { Millilitres } from './kernel/litres';
import type { Paise } from './kernel/money';
import { sum } from './kernel/sum';
import { vehicleKey } from './vehicle-number';

/** A credit sale as a bill lists it. Ids increase in the order of entry. */
export interface BilledSale {
  id: number;
  date: BusinessDate;
  /** Null if none was written down. */
  vehicle: string | null;
  productId: number;
  litres: Millilitres;
  amount: Paise;
}

/** A payment that the bill prints because no earlier bill has printed it. */
export interface PaymentOfPeriod {
  id: number;
  date: BusinessDate;
  amount: Paise;
}

/** Totals of one product. */
interface ProductTotal {
  productId: number;
  litres: Millilitres;
  amount: Paise;
}

/** Sales to one vehicle, in the spelling of its newest sale, or all sales without a vehicle. */
interface VehicleSales<Sale> {
  vehicle: string | null;
  sales: Sale[];
  products: ProductTotal[];
  amount: Paise;
}

/** The contents of a bill. An amount due is negative if the creditor has paid in advance. */
export interface Bill<Sale, Payment> {
  opening: Paise;
  /** Ordered by vehicle number, sales without one last; each vehicle's sales by day and entry. */
  vehicles: VehicleSales<Sale>[];
  products: ProductTotal[];
  /** The bill's own amount. */
  amount: Paise;
  payments: Payment[];
  paid: Paise;
  /** opening + amount − paid */
  closing: Paise;
}

/** Totals litres and amount per product, ordered by product id. */
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
 * Calculates a bill from its sales and the payments since the previous bill, whose other properties are passed through
 * (docs/design/domain.md#bills). `opening` is the rest of the creditor's due: the ledger's balance at the end of the
 * period without these sales and payments. So the closing due is that balance, even if another bill has sales of the
 * same days.
 */
export function billOf<Sale extends BilledSale, Payment extends PaymentOfPeriod>(
  opening: Paise,
  sales: readonly Sale[],
  payments: readonly Payment[],
): Bill<Sale, Payment> {
  const inOrder = sales.toSorted(byDayAnd((sale) => sale.id));
  const byVehicle = groupBy(inOrder, ({ vehicle }) => (vehicle === null ? null : vehicleKey(vehicle)));
  const vehicles = [...byVehicle.values()].map((ofVehicle) => ({
    vehicle: ofVehicle.at(-1)!.vehicle,
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
