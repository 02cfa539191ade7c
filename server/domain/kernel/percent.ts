import { unitsText } from './decimal';
import { roundHalfUp } from './money';

/** Hundredths of a percent, a whole number: 75 is 0.75 %. */
export type Percent = number;

/** The whole, in hundredths of a percent. */
export const WHOLE: Percent = 10_000;

/** What share of the whole a part is, in hundredths of a percent, rounded half up. Throws RangeError unless whole > 0. */
export const percentOf = (part: number, whole: number): Percent => roundHalfUp(BigInt(part) * BigInt(WHOLE), whole);

/** That many hundredths of a percent of the whole, rounded half up. */
export const shareOf = (whole: number, percent: Percent): number => roundHalfUp(BigInt(whole) * BigInt(percent), WHOLE);

/** A percentage with two decimals: 75 is '0.75'. */
export const percentText = (percent: Percent): `${number}` => unitsText(percent, 2);
