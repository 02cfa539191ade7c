import { roundHalfUp } from './kernel/money';

interface Limits {
  /** The newest earlier figures that are compared. */
  newest: number;
  /** With fewer earlier figures nothing is usual. */
  least: number;
  /** Per cent of the usual figure from which a figure is unusual, unless it is a `HABIT`. */
  percent: number;
  /** Per cent that the usual figure is of one that is unusually small (1,000: a tenth); null: never. */
  percentBelow: number | null;
}

/**
 * How far a figure may be from earlier ones before the user is asked about it: only for typing errors, such as a wrong
 * decimal point or one digit too many, since a question that is asked often is answered without reading (ADR 55).
 */
export const UNUSUAL_FROM = {
  /** A product's rate, against the one before it: ₹82.50 for ₹92.50 is a wrong digit, and rates rarely move that far at once. */
  rate: { newest: 1, least: 1, percent: 108, percentBelow: 108 },
  /** The price per litre of an invoice's line, against the rate at which the product sells: between them is the dealer's margin. */
  purchasePriceAtRate: { newest: 1, least: 1, percent: 140, percentBelow: 140 },
  /** One far from that rate, against earlier lines of the product. */
  purchasePrice: { newest: 5, least: 3, percent: 140, percentBelow: 140 },
  /** A creditor's new limit, against its former one. */
  changedLimit: { newest: 1, least: 1, percent: 1_000, percentBelow: 1_000 },
  /** The limit of a new creditor, against those of the others that are small too, or not. A hundredth lacks two digits. */
  newLimit: { newest: Number.POSITIVE_INFINITY, least: 5, percent: 1_000, percentBelow: 10_000 },
  /** An employee's new pay rate, against the former one of the same basis. */
  changedPay: { newest: 1, least: 1, percent: 300, percentBelow: 300 },
  /** An employee's first pay rate, against those of the others with the same basis. */
  newPay: { newest: Number.POSITIVE_INFINITY, least: 5, percent: 300, percentBelow: 300 },
  /** A creditor's payment, against its earlier ones; see `usualPaymentUnlessNear`. */
  payment: { newest: 10, least: 3, percent: 1_000, percentBelow: 1_000 },
  /** An expenditure, against earlier ones of the category. */
  expenditure: { newest: 10, least: 5, percent: 1_000, percentBelow: 1_000 },
  /** A cash collection, against earlier ones of the pump before its close, which shows what is missing. */
  collection: { newest: 10, least: 5, percent: 1_000, percentBelow: null },
  /** A deposit or a withdrawal, against earlier ones of the account. Small ones are usual: change, or what is left. */
  transfer: { newest: 10, least: 5, percent: 1_000, percentBelow: null },
  /** An advance, against earlier ones of the employee. */
  advance: { newest: 10, least: 3, percent: 1_000, percentBelow: 1_000 },
  /** An advance of an employee with few earlier ones, against those of all. */
  firstAdvance: { newest: 10, least: 5, percent: 1_000, percentBelow: 1_000 },
  /** Litres of a credit sale, against what the vehicle took of the product. A small fill is usual, a tenth is a digit missing. */
  litres: { newest: 10, least: 3, percent: 400, percentBelow: 1_000 },
} as const satisfies Record<string, Limits>;

/**
 * Paise for a litre of diesel or petrol. In India both have cost between 55 and 115 rupees since 2017, so outside of this
 * band a digit or the decimal point is wrong. Only for a product's first rate, which has none before it to compare.
 */
export const FUEL_RATE_BAND = { least: 5_000, most: 20_000 } as const;

const FUELS_IN_BAND: ReadonlySet<string> = new Set(['HS', 'MS']);

/** Whether the first rate of a product, known by its short name, is far from what its kind of fuel costs. */
export const isFarFromFuelRates = (shortName: string, rate: number): boolean =>
  FUELS_IN_BAND.has(shortName) && (rate < FUEL_RATE_BAND.least || rate > FUEL_RATE_BAND.most);

export type KindOfFigure = keyof typeof UNUSUAL_FROM;

/**
 * How many earlier figures as large make a large figure usual. A single one may itself be a typing error that was
 * confirmed, and would let every smaller one pass. Of small figures one is enough.
 */
const HABIT = 2;

const isHabit = (figure: number, earlier: readonly number[]): boolean =>
  earlier.filter((one) => one >= figure).length >= HABIT;

/**
 * The usual figure, if the figure is so far from it that a typing error is likely: the median of the newest earlier ones, in
 * their unit. Null for a figure that is as usual, and with too few earlier ones. `earlier` is newest first.
 */
export function usualUnlessNear(kind: KindOfFigure, figure: number, earlier: readonly number[]): number | null {
  const { newest, least, percent, percentBelow }: Limits = UNUSUAL_FROM[kind];
  const known = earlier.slice(0, newest).toSorted((one, other) => one - other);
  if (known.length < least) return null;
  const half = known.length / 2;
  const usual = roundHalfUp(known[Math.ceil(half) - 1]! + known[Math.floor(half)]!, 2);
  const isFarAbove = figure * 100 >= usual * percent && !isHabit(figure, known);
  const isFarBelow = percentBelow !== null && figure * percentBelow <= usual * 100 && figure < known[0]!;
  return isFarAbove || isFarBelow ? usual : null;
}

/**
 * The same for a creditor's payment, with what the creditor owes before it, paise. Advances and rests are usual: a large one
 * must also be more than twice what it owes, and a small one less than half of it.
 */
export function usualPaymentUnlessNear(amount: number, due: number, earlier: readonly number[]): number | null {
  const usual = usualUnlessNear('payment', amount, earlier);
  if (usual === null) return null;
  const isOfDue = amount > usual ? amount <= 2 * due : 2 * amount >= due;
  return isOfDue ? null : usual;
}

/** Paise; an advance of less is not asked about, however little the creditor owes. */
const LARGE_ADVANCE = 10_000_000;

/** Whether a payment is large and five times what the creditor owes, which is asked about without earlier payments too. */
export const isFarAboveDue = (amount: number, due: number, earlier: readonly number[]): boolean =>
  due > 0 && amount >= LARGE_ADVANCE && amount >= 5 * due && !isHabit(amount, earlier);

/**
 * Days after the newest shift from which the first day of a rate is asked about, and before the first shift from which an
 * invoice is: the year is wrong. Prices are known some days ahead, and what is owed at first is of earlier weeks.
 */
export const DAYS_FAR_OFF = 60;

/** Whether a credit limit is a tenth or less of what the creditor owes, or buys in a month. */
export const isFarBelow = (maxLimit: number, amount: number): boolean => amount > 0 && maxLimit * 10 <= amount;
