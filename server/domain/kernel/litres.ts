import { parseUnits, unitsText } from './decimal';

/** Litres × 1000, a whole number. */
export type Millilitres = number;

/** 999,999,999.999 L: the greatest meter reading or volume. Twenty years of daily ones still sum to a safe integer. */
export const GREATEST_VOLUME: Millilitres = 999_999_999_999;

const DECIMALS = 3;

/** Reads litres ('445.125') as millilitres; null when the text is not strict decimal with at most 3 decimals. */
export const parseLitres = (text: string): Millilitres | null => parseUnits(text, DECIMALS);

/** Millilitres as litres with 3 decimals: 445125 is '445.125'. */
export const litresText = (litres: Millilitres): `${number}` => unitsText(litres, DECIMALS);

/** Whole litres in millilitres: tankers and their shortages are counted in these. */
export const LITRE: Millilitres = 1000;

/** Millilitres of a computed physical volume in litres: the only way from a float into the books. */
export const millilitresOf = (litres: number): Millilitres => Math.floor(litres * 1000 + 0.5);
