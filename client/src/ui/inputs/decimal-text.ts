import { GREATEST_UNITS, parseUnits, unitsText } from '../../../../server/domain/kernel/decimal';
import { groupDigits, plainFigure } from '../../../../server/domain/kernel/format';

/** The exact decimal text of a typed figure, or its problem. */
export type Reading = { value: string } | { problem: 'notANumber' | 'tooManyDecimals' | 'tooLarge' };

/**
 * Parses a figure in the forms staff use: '1,250.5', '₹ 1250', '२५०', and sums such as '250+90+30' or '500-20'. With a
 * base, a leading plus adds to it: '+450.125' on '10000.000' is '10450.125'. Exact; never truncates.
 */
export function readDecimal(typed: string, places: number, base?: string): Reading {
  const figure = plainFigure(typed.replaceAll('\u2212', '-'));
  if (!/^[+-]?[0-9]+(\.[0-9]*)?([+-][0-9]+(\.[0-9]*)?)*$/.test(figure.replace(/(^|[+-])\./g, '$10.'))) {
    return { problem: 'notANumber' };
  }
  const sum = figure.startsWith('+') && base !== undefined ? base + figure : figure;
  let total = 0;
  for (const [, sign, term = ''] of sum.matchAll(/([+-]?)([0-9.]+)/g)) {
    const plain = term.replace(/^\./, '0.').replace(/\.$/, '');
    const units = parseUnits(plain, places);
    if (units === null) return { problem: decimalsOf(plain) > places ? 'tooManyDecimals' : 'tooLarge' };
    total += sign === '-' ? -units : units;
    if (Math.abs(total) > GREATEST_UNITS) return { problem: 'tooLarge' };
  }
  return { value: places === 0 ? String(total) : unitsText(total, places) };
}

/** A figure field's text: plain while it is edited, else in Indian grouping. Invalid text stays as it was typed. */
export const showFigure = (value: string, isFocused: boolean): string => (isFocused ? value : groupDigits(value));

const decimalsOf = (figure: string): number => figure.split('.')[1]?.length ?? 0;
