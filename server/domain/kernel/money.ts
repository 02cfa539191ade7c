import { parseUnits, unitsText } from './decimal';
import type { Millilitres } from './litres';

/** Rupees × 100, a whole number. */
export type Paise = number;

/** Price of a litre in paise, a whole number. */
export type PaisePerLitre = number;

/**
 * ₹99,99,99,999.99: the greatest amount of one document or posting; beyond it a figure is a slip of the finger.
 * Ten years of 24 such amounts a day still sum to a safe integer, so no balance can leave exact whole numbers.
 */
export const GREATEST_AMOUNT: Paise = 99_999_999_999;

const DECIMALS = 2;

/** Reads rupees ('1234', '-1234.5') as paise; null when the text is not strict decimal with at most 2 decimals. */
export const parseMoney = (text: string): Paise | null => parseUnits(text, DECIMALS);

/** Paise as rupees with 2 decimals: 123450 is '1234.50'. */
export const moneyText = (paise: Paise): `${number}` => unitsText(paise, DECIMALS);

/** Reads rupees per litre ('92.5') as paise per litre; null as `parseMoney`. */
export const parseRate = (text: string): PaisePerLitre | null => parseUnits(text, DECIMALS);

/** Paise per litre as rupees with 2 decimals: 9250 is '92.50'. */
export const rateText = (rate: PaisePerLitre): `${number}` => unitsText(rate, DECIMALS);

/**
 * The one rounding: numerator ÷ denominator to a whole number, a half going up, towards +∞ (2.5 → 3, −2.5 → −2).
 * Exact, since it divides as BigInt; a product that may pass 2^53 is handed over as BigInt.
 * Throws RangeError when the denominator is not above 0 or the result is no safe integer.
 */
export function roundHalfUp(numerator: number | bigint, denominator: number | bigint): number {
  const divisor = BigInt(denominator) * 2n;
  if (divisor <= 0n) throw new RangeError('The denominator must be above 0');
  const dividend = BigInt(numerator) * 2n + BigInt(denominator);
  const cut = dividend / divisor;
  const rounded = Number(dividend % divisor < 0n ? cut - 1n : cut);
  if (!Number.isSafeInteger(rounded)) throw new RangeError(`${rounded} is beyond exact whole numbers`);
  return rounded;
}

/** What the litres cost: millilitres × paise per litre ÷ 1000, rounded half up to the paisa (domain: section 2). */
export const amountOf = (litres: Millilitres, rate: PaisePerLitre): Paise =>
  roundHalfUp(BigInt(litres) * BigInt(rate), 1000);

/** The litres, to 3 decimals, that an amount buys; the amount itself stays as typed. Throws RangeError at a rate of 0. */
export const litresFor = (amount: Paise, rate: PaisePerLitre): Millilitres => roundHalfUp(BigInt(amount) * 1000n, rate);

/** The whole-rupee part, in paise: 27050 is 27000. Downwards below 0 too. */
export const wholeRupees = (paise: Paise): Paise => Math.floor(paise / 100) * 100;
