import { normaliseField } from '../../domain/field-rules';
import { figureText, headingKey, isFormulaError } from '../../domain/sheet';
import type { Master } from '../master';
import type { MasterRow } from '../master-row';
import type { FoundTable } from './headings';

const TOTAL_WORDS = new Set(
  ['कुल', 'कुल योग', 'योग', 'महायोग', 'जोड़', 'कुल जोड़', 'एकूण', 'एकूण बेरीज', 'बेरीज'].map(headingKey),
);
const TOTAL = /^(?:grand|sub|net)?totals?(?:rs|inr|amount|balance|dues?|outstanding)?$/;

const isTotal = (cell: string): boolean => TOTAL.test(headingKey(cell)) || TOTAL_WORDS.has(headingKey(cell));
const isFigure = (cell: string): boolean =>
  /^-?\d+(?:\.\d+)?$/.test(figureText(cell)) || isFormulaError(cell) || /^[-–—]+$/.test(cell.trim());

/** Whether a row of the sheet is a total: it has no other words. */
function isFooter(cells: readonly string[]): boolean {
  const words = cells.filter((cell) => cell.trim() !== '' && !isFigure(cell));
  return words.length > 0 && words.every(isTotal);
}

/** The value of a title in the example row of a template; null if it does not differ from a real one. */
function exampleTitleOf<Row extends MasterRow>({ fields, title }: Master<Row>): unknown {
  const { rule, options } = fields.find(({ name }) => name === title)!;
  const { kind, label, example, default: standard } = options;
  if (kind !== 'text' || example !== undefined || standard !== undefined) return null;
  return normaliseField(rule, label.slice(0, rule.max));
}

/**
 * Finds the rows of a sheet that do not belong to the list: totals, headings that are repeated on each page, and the
 * example of the template. Returns whether a row is one.
 */
export function misfitFinder<Row extends MasterRow>(master: Master<Row>, { columns }: Pick<FoundTable, 'columns'>) {
  const written = columns.filter(({ implied }) => implied === undefined);
  const example = exampleTitleOf(master);
  const isHeading = (cells: readonly string[]): boolean =>
    written.every(({ heading, at }) => headingKey(cells[at] ?? '') === headingKey(heading));
  return (cells: readonly string[], values: Readonly<Record<string, unknown>>): boolean =>
    isFooter(cells) || isHeading(cells) || (example !== null && values[master.title] === example);
}
