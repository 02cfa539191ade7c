import { unitsText } from './decimal';
import { roundHalfUp } from './money';

/** Hundredths of a percent, an integer: 75 is 0.75 %. */
export type Percent = number;

/** 100 % in hundredths of a percent. */
export const WHOLE: Percent = 10_000;

/**
 * Returns a part's share of the whole in hundredths of a percent, rounded half up. Throws RangeError unless whole > 0.
 */
export const percentOf = (part: number, whole: number): Percent => roundHalfUp(BigInt(part) * BigInt(WHOLE), whole);

/** Returns that many hundredths of a percent of the whole, rounded half up. */
export const shareOf = (whole: number, percent: Percent): number => roundHalfUp(BigInt(whole) * BigInt(percent), WHOLE);

/** Formats a percentage with two decimals: 75 is '0.75'. */
export const percentText = (percent: Percent): `${number}` => unitsText(percent, 2);
