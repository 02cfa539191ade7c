import { parseUnits, unitsText } from './decimal';
import type { Millilitres } from './litres';

/** Rupees × 100, an integer. */
export type Paise = number;

/** Price of a litre in paise, an integer. */
export type PaisePerLitre = number;

/**
 * ₹99,99,99,999.99: the greatest amount of one document or posting; a greater figure is a typing error. Ten years of 24
 * such amounts a day still sum to a safe integer, so every balance is exact.
 */
export const GREATEST_AMOUNT: Paise = 99_999_999_999;

const DECIMALS = 2;

/** Parses rupees ('1234', '-1234.5') to paise; null unless the text is strict decimal with at most 2 decimals. */
export const parseMoney = (text: string): Paise | null => parseUnits(text, DECIMALS);

/** Formats paise as rupees with 2 decimals: 123450 is '1234.50'. */
export const moneyText = (paise: Paise): `${number}` => unitsText(paise, DECIMALS);

/** Parses rupees per litre ('92.5') to paise per litre; null like `parseMoney`. */
export const parseRate = (text: string): PaisePerLitre | null => parseUnits(text, DECIMALS);

/** Formats paise per litre as rupees with 2 decimals: 9250 is '92.50'. */
export const rateText = (rate: PaisePerLitre): `${number}` => unitsText(rate, DECIMALS);

/**
 * The only rounding: numerator ÷ denominator to an integer, half up, towards +∞ (2.5 → 3, −2.5 → −2). Exact, since it
 * divides as BigInt; pass a product that may exceed 2^53 as BigInt. Throws RangeError if the denominator is not above 0
 * or the result is not a safe integer.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const divisor = BigInt(denominator) * 2n;
  if (divisor <= 0n) throw new RangeError('The divisor must be positive');
  const dividend = BigInt(numerator) * 2n + BigInt(denominator);
  const cut = dividend / divisor;
  const rounded = Number(dividend % divisor < 0n ? cut - 1n : cut);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`${rounded} exceeds the safe integer range`);
  return rounded;
}

/** Amount of litres: millilitres × paise per litre ÷ 1000, rounded half up to the paisa (docs/design/domain.md#ledgers). */
export const amountOf = (litres: Millilitres, rate: PaisePerLitre): Paise =>
  roundHalfUp(BigInt(litres) * BigInt(rate), 1000);

/**
 * Returns the litres, to 3 decimals, that an amount buys; the amount itself is as typed. Throws RangeError at a rate of
 * 0.
 */
export const litresFor = (amount: Paise, rate: PaisePerLitre): Millilitres => roundHalfUp(BigInt(amount) * 1000n, rate);

/** Rounds down to whole rupees, in paise: 27050 becomes 27000. Negative amounts are rounded down too. */
export const wholeRupees = (paise: Paise): Paise => Math.floor(paise / 100) * 100;
