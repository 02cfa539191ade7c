import type { Option } from '../../ui/match-options';
import type { PumpProduct } from './pump-product';

/** What a vehicle of a creditor took, null of a registered one that took nothing; in a list the newest stands first. */
export interface Habit {
  creditorId: number;
  vehicle: string | null;
  productId: number | null;
}

/** Each vehicle of the creditor once, as it was last, with what it took. */
export function vehicleOptions(habits: readonly Habit[], creditorId: string, sold: readonly PumpProduct[]): Option[] {
  const known = new Map<string, Option>();
  for (const habit of habits) {
    if (String(habit.creditorId) !== creditorId || habit.vehicle === null || known.has(habit.vehicle)) continue;
    const took = sold.find(({ productId }) => productId === habit.productId);
    known.set(habit.vehicle, { value: habit.vehicle, label: habit.vehicle, hint: took?.shortName });
  }
  return [...known.values()];
}

/** What the vehicle took last, else what the creditor did; undefined for a new creditor. */
export function productTaken(habits: readonly Habit[], creditorId: string, vehicle: string): number | undefined {
  const own = habits.filter((habit) => String(habit.creditorId) === creditorId && habit.productId !== null);
  return (own.find((habit) => habit.vehicle === vehicle.trim().toUpperCase()) ?? own[0])?.productId ?? undefined;
}
