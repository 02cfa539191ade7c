import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../i18n/languages';
import type { Message } from '../domain/kernel/message';
import { reporting } from '../domain/reporting.messages';
import { defineQuery } from '../platform/ask';
import { Checked } from '../platform/checked';
import { IsText } from '../platform/is-text';
import { LANGUAGE_CHOICES, wordingIn } from '../platform/language';
import { saying } from '../platform/validated';
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

function problemOfCell(cell: unknown): Message | null {
  if (cell === null) return null;
  if (typeof cell === 'string')
    return cell.length <= LONGEST_CELL ? null : reporting.cellTooLong({ most: LONGEST_CELL });
  if (typeof cell !== 'number' || !Number.isFinite(cell)) return reporting.notCell();
  return Math.abs(cell) <= GREATEST_NUMBER ? null : reporting.cellTooGreat();
}

function problemOfRow(row: unknown): Message | null {
  if (!Array.isArray(row)) return reporting.notRow();
  if (row.length > MOST_COLUMNS) return reporting.rowTooLong({ most: MOST_COLUMNS });
  return firstProblem(row, problemOfCell);
}

function firstProblem(list: readonly unknown[], problemOf: (element: unknown) => Message | null): Message | null {
  for (const element of list) {
    const problem = problemOf(element);
    if (problem !== null) return problem;
  }
  return null;
}

const lettersOf = (data: readonly unknown[][]): number =>
  data.reduce((sum, row) => row.reduce((all: number, cell) => all + String(cell ?? '').length, sum), 0);

const columnCountOf = (data: readonly unknown[][]): number => data.reduce((most, row) => Math.max(most, row.length), 0);

function problemOfData(data: unknown): Message | null {
  if (!Array.isArray(data)) return reporting.notRows();
  if (data.length === 0 || (Array.isArray(data[0]) && data[0].length === 0)) return reporting.noHead();
  if (data.length > MOST_ROWS + 1) return reporting.tooManyRows({ most: MOST_ROWS });
  const problem = firstProblem(data, problemOfRow);
  if (problem !== null) return problem;
  if (data.length * columnCountOf(data) > MOST_CELLS) return reporting.tooManyCells({ most: MOST_CELLS });
  return lettersOf(data) <= MOST_LETTERS ? null : reporting.tooManyLetters({ most: MOST_LETTERS });
}

function problemOfWidth(width: unknown): Message | null {
  if (typeof width === 'number')
    return width >= NARROWEST && width <= WIDEST ? null : reporting.widthOutside({ least: NARROWEST, most: WIDEST });
  const isKnown = typeof width === 'string' && /^(\*|auto|(100|[1-9]\d?)%)$/.test(width);
  return isKnown ? null : reporting.notWidth();
}

function problemOfWidths(widths: unknown, data: unknown): Message | null {
  if (!Array.isArray(widths)) return reporting.notWidths();
  if (problemOfData(data) === null && widths.length > columnCountOf(data as Cell[][]))
    return reporting.tooManyWidths({ columns: columnCountOf(data as Cell[][]) });
  return firstProblem(widths, problemOfWidth);
}

/**
 * The print call of the specification's section 7: rows of cells, the first of them the head, and a width per column.
 */
class PrintTableInput {
  @Checked('printData', problemOfData)
  data!: Cell[][];
  @IsOptional()
  @Checked('printWidths', (widths, { data }) => problemOfWidths(widths, data))
  widths?: Width[] | null;
  @IsOptional()
  @IsText('title', 200)
  title?: string | null;
  /** The language of the print's own texts: its foot, and the head under the station's name. */
  @IsOptional()
  @IsIn(LANGUAGES, saying(reporting.language({ languages: LANGUAGE_CHOICES })))
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
