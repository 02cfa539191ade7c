import { vehicleKey } from '../../../../../server/domain/vehicle-number';
import { MOST_SUGGESTIONS, matchOptions, type Option } from '../../../ui/inputs/match-options';
import type { PumpProduct } from './pump-product';

/** A product taken by a creditor's vehicle, null for a registered vehicle without sales; lists are newest first. */
export interface Habit {
  creditorId: number;
  vehicle: string | null;
  productId: number | null;
}

/** Each vehicle of the creditor once, whatever the spelling, with its latest spelling and product. */
export function vehicleOptions(habits: readonly Habit[], creditorId: string, sold: readonly PumpProduct[]): Option[] {
  const known = new Map<string, Option>();
  for (const habit of habits) {
    const { vehicle } = habit;
    if (String(habit.creditorId) !== creditorId || vehicle === null) continue;
    const key = vehicleKey(vehicle);
    if (known.has(key)) continue;
    const took = sold.find(({ productId }) => productId === habit.productId);
    const aliases = key === vehicle ? {} : { aliases: key };
    known.set(key, { value: vehicle, label: vehicle, hint: took?.shortName, ...aliases });
  }
  return [...known.values()];
}

/** How many creditors are listed before the others. */
const RECENT_CREDITORS = 5;

/** The creditors who bought last, newest first. */
export const recentCreditors = (habits: readonly Habit[]): string[] =>
  [...new Set(habits.flatMap(({ creditorId, productId }) => (productId === null ? [] : [String(creditorId)])))].slice(
    0,
    RECENT_CREDITORS,
  );

/** The vehicles that match what is typed, however it is written; the one with exactly this number comes first. */
export function matchVehicles(vehicles: readonly Option[], typed: string): Option[] {
  const key = vehicleKey(typed);
  const same = vehicles.filter(({ value }) => vehicleKey(value) === key);
  const matching = [...same, ...matchOptions(vehicles, typed), ...(key === '' ? [] : matchOptions(vehicles, key))];
  return [...new Set(matching)].slice(0, MOST_SUGGESTIONS);
}

/** Whether the typed vehicle is none of these, however it is written; never without a known one to compare it with. */
export const isNewVehicle = (vehicles: readonly Option[], typed: string): boolean =>
  typed.trim() !== '' && vehicles.length > 0 && vehicles.every(({ value }) => vehicleKey(value) !== vehicleKey(typed));

/** The product of the vehicle's last sale, else of the creditor's last; undefined for a new creditor. */
export function productTaken(habits: readonly Habit[], creditorId: string, vehicle: string): number | undefined {
  const own = habits.filter((habit) => String(habit.creditorId) === creditorId && habit.productId !== null);
  const key = vehicleKey(vehicle);
  const same = own.find((habit) => habit.vehicle !== null && vehicleKey(habit.vehicle) === key);
  return (same ?? own[0])?.productId ?? undefined;
}
