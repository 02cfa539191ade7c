import { parseUnits, unitsText } from '../../../../../server/domain/kernel/decimal';
import { withMinusSign } from '../../../../../server/domain/kernel/format';
import { t } from '../../../i18n/translate';
import type { ReportRow } from '../answer/report-document';

const DECIMALS = { money: 2, litres: 3, rate: 2, percent: 2, tenths: 1, count: 0 } as const;

/** Kinds that can be drawn: integers of the smallest unit, paise and millilitres. */
export type FigureKind = keyof typeof DECIMALS;

/** Kinds that stay valid until the next record; other kinds are summed over a week. */
const LEVELS: ReadonlySet<FigureKind> = new Set<FigureKind>(['rate', 'percent', 'tenths']);

export const isLevel = (kind: FigureKind): boolean => LEVELS.has(kind);

/** A cell in the smallest unit of its kind; null if empty. */
export const unitsOf = (kind: FigureKind, value: ReportRow[string]): number | null =>
  value === null || value === undefined ? null : parseUnits(String(value), DECIMALS[kind]);

const decimalText = (units: number, decimals: number): `${number}` =>
  decimals === 0 ? `${units}` : unitsText(units, decimals);

const format = (text: `${number}`, least: number, most: number): string =>
  withMinusSign(
    new Intl.NumberFormat('en-IN', { minimumFractionDigits: least, maximumFractionDigits: most }).format(text),
  );

/** Formats a figure as in the table: 1234500 millilitres are '1,234.500'. */
export const figureText = (kind: FigureKind, units: number): string =>
  format(decimalText(units, DECIMALS[kind]), DECIMALS[kind], DECIMALS[kind]);

/** Decimal digits of a lakh (10^5) and a crore (10^7). */
const LAKH = 5;
const CRORE = 7;

/** Formats a figure for an axis: from one lakh '2.5 lakh', from one crore '1.25 cr'. */
export function shortText(kind: FigureKind, units: number): string {
  const decimals = DECIMALS[kind];
  const size = Math.abs(units);
  if (size >= 10 ** (decimals + CRORE)) return t('charts.crore', { figure: scaled(units, decimals + CRORE) });
  if (size >= 10 ** (decimals + LAKH)) return t('charts.lakh', { figure: scaled(units, decimals + LAKH) });
  return scaled(units, decimals);
}

const scaled = (units: number, decimals: number): string => format(decimalText(units, decimals), 0, 2);
