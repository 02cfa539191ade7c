import { IsIn, IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { LANGUAGES, type Language, wordingIn } from '../domain/language/language';
import { defineQuery } from '../platform/ask';
import { IsText } from '../platform/is-text';
import { ExportedFile } from './export/exported-file';
import { renderPdf } from './export/pdf';
import { stationHead } from './station-head';

const MOST_ROWS = 5_000;
const MOST_COLUMNS = 24;
/** The number of cells that can be printed within ten seconds. */
const MOST_CELLS = 20_000;
const LONGEST_CELL = 500;
/** Over all cells. Even broken letter by letter, the slowest case, they take about a third of the ten seconds. */
const MOST_LETTERS = 200_000;
/** Larger numbers are not written in digits alone. */
const GREATEST_NUMBER = 1e15;
/** Points. */
const NARROWEST = 5;
const WIDEST = 2_000;

type Cell = string | number | null;
type Width = number | string;

function problemOfCell(cell: unknown): string | null {
  if (cell === null) return null;
  if (typeof cell === 'string')
    return cell.length <= LONGEST_CELL ? null : `a text must have at most ${LONGEST_CELL} characters`;
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return 'a cell must be a text, a number or null';
  return Math.abs(cell) <= GREATEST_NUMBER ? null : 'a number must be between -1e15 and 1e15';
}

function problemOfRow(row: unknown): string | null {
  if (!Array.isArray(row)) return 'a row must be a list of texts or numbers';
  if (row.length > MOST_COLUMNS) return `a row must have at most ${MOST_COLUMNS} cells`;
  return firstProblem(row, problemOfCell);
}

function firstProblem(list: readonly unknown[], problemOf: (element: unknown) => string | null): string | null {
  for (const element of list) {
    const problem = problemOf(element);
    if (problem !== null) return problem;
  }
  return null;
}

const lettersOf = (data: readonly unknown[][]): number =>
  data.reduce((sum, row) => row.reduce((all: number, cell) => all + String(cell ?? '').length, sum), 0);

const columnCountOf = (data: readonly unknown[][]): number => data.reduce((most, row) => Math.max(most, row.length), 0);

function problemOfData(data: unknown): string | null {
  if (!Array.isArray(data)) return 'data must be a list of rows';
  if (data.length === 0 || (Array.isArray(data[0]) && data[0].length === 0)) return 'data must have a head row';
  if (data.length > MOST_ROWS + 1) return `data must have at most ${MOST_ROWS} rows`;
  const problem = firstProblem(data, problemOfRow);
  if (problem !== null) return problem;
  if (data.length * columnCountOf(data) > MOST_CELLS)
    return `data must have at most ${MOST_CELLS} cells, rows times columns`;
  return lettersOf(data) <= MOST_LETTERS ? null : `data must have at most ${MOST_LETTERS} letters in all`;
}

function problemOfWidth(width: unknown): string | null {
  if (typeof width === 'number')
    return width >= NARROWEST && width <= WIDEST ? null : `a width must be ${NARROWEST} to ${WIDEST} points`;
  const isKnown = typeof width === 'string' && /^(\*|auto|(100|[1-9]\d?)%)$/.test(width);
  return isKnown ? null : "a width must be points, '*', 'auto' or a share such as '20%'";
}

function problemOfWidths(widths: unknown, { data }: PrintTableInput): string | null {
  if (!Array.isArray(widths)) return 'widths must be a list';
  if (problemOfData(data) === null && widths.length > columnCountOf(data))
    return `widths must have at most one entry a column, ${columnCountOf(data)}`;
  return firstProblem(widths, problemOfWidth);
}

/** Validates by a function that reports one problem at a time. */
const Judged = (problemOf: (value: unknown, input: PrintTableInput) => string | null) => {
  const problem = ({ value, object }: ValidationArguments) => problemOf(value, object as PrintTableInput);
  return ValidateBy({
    name: 'judged',
    validator: {
      validate: (_, judged) => problem(judged!) === null,
      defaultMessage: (judged) => problem(judged!)!,
    },
  });
};

/**
 * The print call of the specification's section 7: rows of cells, the first of them the head, and a width per column.
 */
class PrintTableInput {
  @Judged(problemOfData)
  data!: Cell[][];
  @IsOptional()
  @Judged(problemOfWidths)
  widths?: Width[] | null;
  @IsOptional()
  @IsText('title', 200)
  title?: string | null;
  /** The language of the print's own texts: its foot, and the head under the station's name. */
  @IsOptional()
  @IsIn(LANGUAGES, { message: 'language must be en or hi' })
  language?: Language | null;
}

const isTotal = (row: Cell[]): boolean =>
  /^(grand )?total/i.test(String(row.find((cell) => cell !== null && cell !== '')));

/** Prints a given table. Its last row is bold if it begins with 'Total'. */
export const printTable = defineQuery({
  name: 'printTable',
  right: 'signedIn',
  input: PrintTableInput,
  async run({ sql, ctx }, { data, widths, title, language }): Promise<ExportedFile> {
    const [head, ...rows] = data as [Cell[], ...Cell[][]];
    const columns = Array.from({ length: columnCountOf(data) }, (_, index) => ({
      label: String(head[index] ?? ''),
      kind: 'cell' as const,
      width: widths?.[index] ?? 'auto',
    }));
    const last = rows.at(-1);
    const foot = last && isTotal(last) ? [last] : [];
    const content = await renderPdf({
      ...(await stationHead(sql, wordingIn(language ?? 'en'))),
      language: language ?? 'en',
      title: title ?? '',
      filters: '',
      description: '',
      timeZone: ctx.clock.timeZone,
      printedAt: ctx.clock.now(),
      tables: [{ title: null, asFacts: false, columns, rows: foot.length > 0 ? rows.slice(0, -1) : rows, foot }],
    });
    return new ExportedFile(content, 'application/pdf', 'print.pdf');
  },
});
