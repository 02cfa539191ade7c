import { ArrayMaxSize, ArrayMinSize, IsArray, IsOptional, ValidateBy } from 'class-validator';
import { defineQuery } from '../platform/ask';
import { IsText } from '../platform/is-text';
import { ExportedFile } from './export/exported-file';
import { renderPdf } from './export/pdf';
import { stationHead } from './station-head';

const MOST_ROWS = 5_000;
const MOST_COLUMNS = 24;
const LONGEST_CELL = 500;
const WIDEST = 2_000;

type Cell = string | number | null;
type Width = number | string;

const isCell = (cell: unknown): boolean =>
  cell === null || Number.isFinite(cell) || (typeof cell === 'string' && cell.length <= LONGEST_CELL);

const isRow = (row: unknown): boolean => Array.isArray(row) && row.length <= MOST_COLUMNS && row.every(isCell);

const isWidth = (width: unknown): boolean =>
  typeof width === 'number'
    ? width > 0 && width <= WIDEST
    : typeof width === 'string' && /^(\*|auto|(100|[1-9]\d?)%)$/.test(width);

const Each = (judge: (element: unknown) => boolean, message: string) =>
  ValidateBy({ name: 'each', validator: { validate: judge, defaultMessage: () => message } }, { each: true });

/** The print call of the specification's section 7: rows of cells, the first of them the head, and a width per column. */
export class PrintTableInput {
  @IsArray({ message: 'data must be a list of rows' })
  @ArrayMinSize(1, { message: 'data must have a head row' })
  @ArrayMaxSize(MOST_ROWS + 1, { message: `data must have at most ${MOST_ROWS} rows` })
  @Each(
    isRow,
    `a row must be a list of at most ${MOST_COLUMNS} texts or numbers, a text of at most ${LONGEST_CELL} characters`,
  )
  data!: Cell[][];
  @IsOptional()
  @IsArray({ message: 'widths must be a list' })
  @ArrayMaxSize(MOST_COLUMNS, { message: `widths must have at most ${MOST_COLUMNS} entries` })
  @Each(isWidth, "a width must be points, '*', 'auto' or a share such as '20%'")
  widths?: Width[] | null;
  @IsOptional()
  @IsText('title', 200)
  title?: string | null;
}

const isTotal = (row: Cell[]): boolean =>
  /^(grand )?total/i.test(String(row.find((cell) => cell !== null && cell !== '')));

/** Prints a table as it came. Its last row is bold where it begins with 'Total'. */
export const printTable = defineQuery({
  name: 'printTable',
  permission: 'user',
  input: PrintTableInput,
  async run({ sql, ctx }, { data, widths, title }): Promise<ExportedFile> {
    const columnCount = Math.max(1, ...data.map((row) => row.length));
    const [head, ...rows] = data as [Cell[], ...Cell[][]];
    const columns = Array.from({ length: columnCount }, (_, place) => ({
      label: String(head[place] ?? ''),
      kind: 'cell' as const,
      width: widths?.[place] ?? 'auto',
    }));
    const last = rows.at(-1);
    const foot = last && isTotal(last) ? [last] : [];
    const content = await renderPdf({
      ...(await stationHead(sql)),
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
