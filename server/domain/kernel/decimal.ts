/** The greatest amount that the books accept, in the smallest unit: below 2^53, so every step of a sum is exact. */
export const GREATEST_UNITS = 9_000_000_000_000_000;

/**
 * Parses strict decimal text ('1234', '-1234.5') to an integer of the smallest unit. Returns null for anything else:
 * empty text, exponents, other scripts' digits, a leading plus, too many decimals, or more than GREATEST_UNITS.
 */
export function parseUnits(text: string, decimals: number): number | null {
  const match = /^(-?)([0-9]+)(?:\.([0-9]+))?$/.exec(text);
  if (match === null) return null;
  const [, sign, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return null;
  const units = Number(whole + fraction.padEnd(decimals, '0'));
  if (units > GREATEST_UNITS) return null;
  return sign === '-' && units !== 0 ? -units : units;
}

/** Formats an integer of the smallest unit as decimal text with all its decimals: 1234500 at 3 is '1234.500'. */
export function unitsText(units: number, decimals: number): `${number}` {
  if (!Number.isInteger(units)) throw new RangeError(`${units} is not a whole number of the smallest unit`);
  const digits = String(Math.abs(units)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  return `${units < 0 ? '-' : ''}${digits.slice(0, cut)}.${digits.slice(cut)}` as `${number}`;
}
