import { withLatinDigits } from './latin-digits';
import { litresText, type Millilitres } from './litres';
import { moneyText, type Paise } from './money';

const twoDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const threeDecimals = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees in Indian grouping: 123456789 paise is '12,34,567.89'. */
export const grouped = (paise: Paise): string => twoDecimals.format(moneyText(paise));

/** Rupees in Indian grouping with the sign of the currency: '₹12,34,567.89'. */
export const inr = (paise: Paise): string => rupees.format(moneyText(paise));

/** Litres in Indian grouping with 3 decimals: '1,23,445.125'. */
export const groupedLitres = (litres: Millilitres): string => threeDecimals.format(litresText(litres));

/** Groups the digits of a decimal text the Indian way, and keeps its decimals: '-1481594.732' is '-14,81,594.732'. */
export const groupDigits = (text: string): string =>
  /^-?[0-9]+(\.[0-9]+)?$/.test(text) ? text.replace(/(?<!\.[0-9]*)([0-9])(?=([0-9]{2})+[0-9](\.|$))/g, '$1,') : text;

/** Replaces the hyphen by the true minus sign (U+2212), for display only: it is as wide as a digit. */
export const withMinusSign = (figure: string): string => figure.replace('-', '\u2212');

/** Commas that group digits, the Indian or the Western way: 12,34,567.89 and 1,234,567.89, but not 1,5. */
const GROUPED = /^(?:[1-9][0-9]?(?:,[0-9]{2})*,[0-9]{3}|[1-9][0-9]{0,2}(?:,[0-9]{3})+)(?:\.[0-9]*)?$/;

const ungrouped = (figure: string): string => (GROUPED.test(figure) ? figure.replaceAll(',', '') : figure);

/**
 * Normalises a pasted or typed figure to plain decimal text for `parseMoney` and `parseLitres`: without ₹, grouping
 * commas and spaces, with an ASCII minus and ASCII digits for Devanagari ones. It does not validate: other commas
 * remain, so that a decimal comma is refused and not read as ten times the figure.
 */
export const plainFigure = (text: string): string =>
  withLatinDigits(text)
    .replace(/[₹\s]/g, '')
    .replace('\u2212', '-')
    .replace(/[0-9.,]+/g, ungrouped);

/** A note's or coin's label, value in rupees: above 500 the first digit and K, so 2000 is '2K'. */
export const denominationLabel = (value: number): string => (value > 500 ? `${String(value)[0]}K` : String(value));
