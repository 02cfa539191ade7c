import { parseUnits, unitsText } from './decimal';

/** Litres × 1000, an integer. */
export type Millilitres = number;

/** 999,999,999.999 L: the greatest meter reading or volume. Twenty years of daily ones still sum to a safe integer. */
export const GREATEST_VOLUME: Millilitres = 999_999_999_999;

const DECIMALS = 3;

/** Parses litres ('445.125') to millilitres; null unless the text is strict decimal with at most 3 decimals. */
export const parseLitres = (text: string): Millilitres | null => parseUnits(text, DECIMALS);

/** Formats millilitres as litres with 3 decimals: 445125 is '445.125'. */
export const litresText = (litres: Millilitres): `${number}` => unitsText(litres, DECIMALS);

/** One litre in millilitres: tankers and their shortages are counted in whole litres. */
export const LITRE: Millilitres = 1000;

/** Converts a computed volume in litres to millilitres: the only way from a float into the books. */
export const millilitresOf = (litres: number): Millilitres => Math.floor(litres * 1000 + 0.5);
