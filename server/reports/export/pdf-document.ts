import type { TDocumentDefinitions, TNode } from 'pdfmake';
import { prints } from '../../domain/prints.messages';
import { type Wording, wordingIn } from '../../platform/language';
import { isFigure } from '../column';
import { plainText } from './cell-text';
import {
  fitted,
  fittedWidths,
  lettersIn,
  type Sheet,
  WIDEST_TEXT,
  widestLine,
  widestWord,
  widthOf,
  widthOfFigure,
} from './page-size';
import { LIGHT, LONG_WORD, MUTED, NOT_ZERO, PADDING, SHADE, type TextTable, textNode } from './pdf-cells';
import { factsOf } from './pdf-facts';
import { dated, endOf, letterheadOf, logoOf, rule, signaturesOf } from './pdf-letterhead';
import type { PrintedColumn, PrintedTable, PrintJob } from './printed';
import { FONT } from './scripts';
import { tableInWords } from './table-in-words';

const MARGIN = 24;
const DOCUMENT_MARGIN = 36;
const FIGURE = /^[-−₹]{0,2}\d[\d,]*(\.\d+)?$/;
/** A table with at most this many rows is not split over two pages, nor is a row that fits on one. */
const KEPT_TOGETHER = 15;
const LINES_OF_PAGE = 30;

/** Of both sides of a column together, in points. */
const COLUMN_PADDING = 6;

/**
 * The document of a print: station, title, filters and description, then each table with its head repeated on every
 * page; a document for another party has a letterhead, the party and a signature space instead. Each cell is a text node
 * of its own, so no printed data can be anything but text (docs/evidence/THREATS.md, T22).
 */
export function documentOf(job: PrintJob): TDocumentDefinitions {
  const said = wordingIn(job.language ?? 'en');
  const inText = (table: PrintedTable): TextTable => tableInWords(table, job.timeZone, said);
  const tables = job.tables.filter(({ columns }) => columns.length > 0).map(inText);
  const isDocument = job.isDocument ?? false;
  const margin = isDocument ? DOCUMENT_MARGIN : MARGIN;
  const paper = sheetFor(tables, margin, job.isLandscape ?? false);
  const { fontSize, room: _, ...sheet } = paper;
  return {
    ...sheet,
    pageMargins: [margin, margin, margin, margin + 12],
    info: {
      title: plainText(job.title),
      author: plainText(job.station),
      ...(job.version !== undefined && { creationDate: job.printedAt }),
    },
    defaultStyle: { font: FONT, fontSize },
    content: [
      ...(isDocument ? letterheadOf(job, job.head && inText(job.head), paper) : titleOf(job, paper)),
      ...tables.map((table) => partOf(table, paper, isDocument, said)),
      ...(isDocument ? [endOf(job, paper, said)] : job.isSigned ? [signaturesOf(paper, said)] : []),
    ],
    footer: (page, pages) => ({
      margin: [margin, 6, margin, 0],
      columns: [
        { text: dated(job, said), color: MUTED },
        { text: said(prints.page({ page, pages })), alignment: 'right', color: MUTED },
      ],
    }),
  };
}

/** The head of a sheet for the station's own use: the station beside the title, a line, and what the figures mean. */
function titleOf(job: PrintJob, { fontSize, room }: Sheet): TNode[] {
  const station: TNode[] = [
    { text: plainText(job.station), bold: true, fontSize: fontSize + 2 },
    ...job.letterhead.map((line) => ({ text: plainText(line), color: MUTED })),
  ];
  const title: TNode[] = [
    { text: plainText(job.title), bold: true, fontSize: fontSize + 5, alignment: 'right' },
    ...(job.filters === '' ? [] : [{ text: plainText(job.filters), alignment: 'right', color: MUTED } as const]),
  ];
  return [
    {
      columns: [...logoOf(job, 'sheet'), { width: '*', stack: station }, { width: '*', stack: title }],
      columnGap: 10,
    },
    rule(room, '#000000', [0, 5, 0, 5]),
    ...(job.description === '' ? [] : [{ text: plainText(job.description), color: MUTED, margin: [0, 0, 0, 4] }]),
  ];
}

/** The head of a column may wrap. */
const longestWord = (label: string): string =>
  label.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** The sheet that fits the widest table. */
function sheetFor(tables: TextTable[], margin: number, isLandscape: boolean): Sheet {
  const lines = ({ columns, rows, foot }: TextTable) => [
    columns.map(({ label }) => longestWord(label)),
    ...rows,
    ...foot,
  ];
  return fitted(
    tables
      .filter(({ asFacts }) => !asFacts)
      .map((table) => ({ lines: lines(table), mayWrap: table.columns.map(mayWrap) })),
    2 * margin,
    isLandscape,
  );
}

const isText = ({ kind }: PrintedColumn): boolean => kind === 'text' || kind === 'words' || kind === 'message';

const mayWrap = (column: PrintedColumn): boolean => isText(column) || column.kind === 'cell';

function partOf(table: TextTable, sheet: Sheet, isPaper: boolean, said: Wording): TNode {
  const layout = layoutOf(table, sheet);
  const lines = table.rows.reduce((sum, row) => sum + linesOf(row, layout), 0);
  const heading =
    table.title === null
      ? []
      : [{ text: plainText(table.title), bold: true, fontSize: sheet.fontSize + 1, margin: [0, 8, 0, 3] }];
  const body =
    table.rows.length === 0
      ? { text: said(prints.none()) }
      : table.asFacts
        ? factsOf(table, sheet, isPaper)
        : tableOf(table, layout);
  return {
    stack: [...heading, body],
    unbreakable: table.rows.length <= KEPT_TOGETHER && lines <= LINES_OF_PAGE,
    ...(table.onNewPage && { pageBreak: 'before' }),
  };
}

/** The layout of a table's columns on its sheet. */
interface Layout {
  widths: (number | string)[];
  /** Letters per line, by column. */
  letters: number[];
  /** Whether a text has a word that must be broken in its column. */
  breaks(text: string, place: number): boolean;
}

const linesOf = (row: readonly string[], { letters }: Layout): number =>
  Math.max(1, ...row.map((text, index) => Math.ceil(text.length / letters[index]!)));

function layoutOf(table: TextTable, sheet: Sheet): Layout {
  const { columns } = table;
  const widths = widthsOf(table, sheet);
  if (columns.some(({ kind }) => kind === 'cell')) return layoutOfCells(table, widths, sheet);
  return { widths, letters: columns.map(() => WIDEST_TEXT), breaks: (text) => LONG_WORD.test(text) };
}

/** Cells given by the caller must fit the sheet: words too long for their column are broken. */
function layoutOfCells({ columns, rows, foot }: TextTable, wanted: (number | string)[], sheet: Sheet): Layout {
  const { fontSize } = sheet;
  const { widths, room } = fittedWidths(wanted, sheet);
  const isFree = (place: number): boolean => typeof widths[place] === 'string';
  const wordOf = (text: string): number => (LONG_WORD.test(text) ? 0 : widestWord(text, fontSize));
  const lines = [columns.map(({ label }) => label), ...rows, ...foot];
  const sum = (points: number[]): number =>
    points.filter((_, index) => isFree(index)).reduce((all, one) => all + one, 0);
  const words = columns.map((_, index) => lines.reduce((most, line) => Math.max(most, wordOf(line[index]!)), 0));
  const hasRoom = sum(words) <= sum(room);
  return {
    widths,
    letters: room.map((width) => lettersIn(width, fontSize)),
    breaks: (text, place) => LONG_WORD.test(text) || (!(isFree(place) && hasRoom) && wordOf(text) > room[place]!),
  };
}

/**
 * A table has the full width: what its columns do not need is shared, by texts twice as much as by figures. If they need
 * more by estimate, texts share what is left. Cells given by a caller have its widths.
 */
function widthsOf({ columns, rows, foot }: TextTable, { fontSize, room }: Sheet): (number | string)[] {
  if (columns.some(({ kind }) => kind === 'cell')) return columns.map(({ width }) => width ?? 'auto');
  const lines = [columns.map(({ label }) => longestWord(label)), ...rows, ...foot];
  const needed = columns.map((column, place) => {
    const letters = lines.reduce((most, line) => Math.max(most, line[place]!.length), 0);
    return isText(column) ? widthOfText(lines, place, fontSize) : widthOfFigure(letters, fontSize);
  });
  const spare = room - needed.reduce((sum, width) => sum + width + COLUMN_PADDING, 0);
  const shares = columns.map((column) => (isText(column) ? 2 : 1));
  const share = spare / shares.reduce((sum, one) => sum + one, 0);
  if (share > 0) return needed.map((width, place) => width + share * shares[place]!);
  const shrunk = shrunkTexts(columns, needed, lines, spare, fontSize);
  if (shrunk !== null) return shrunk;
  const texts = columns.filter(isText);
  const stretched = texts.length > 0 ? texts : columns.slice(0, 1);
  return columns.map((column) => (stretched.includes(column) ? '*' : 'auto'));
}

/** As wide as its longest text, but no wider than a text that may wrap. */
function widthOfText(lines: readonly string[][], place: number, fontSize: number): number {
  const most = widthOf(WIDEST_TEXT, fontSize);
  return lines.reduce((widest, line) => {
    const text = line[place]!;
    return Math.max(widest, Math.min(most, widestLine(text, fontSize)));
  }, 0);
}

/** Widths in which the texts give up what is missing, each as much as its longest word allows; null if that is not enough. */
function shrunkTexts(
  columns: readonly PrintedColumn[],
  needed: readonly number[],
  lines: readonly string[][],
  spare: number,
  fontSize: number,
): number[] | null {
  const given = columns.map((column, place) => {
    if (!isText(column)) return 0;
    const word = lines.reduce((most, line) => Math.max(most, widestWord(line[place]!, fontSize)), 0);
    return Math.max(0, needed[place]! - word);
  });
  const all = given.reduce((sum, one) => sum + one, 0);
  if (all === 0 || all + spare < 0) return null;
  return needed.map((width, place) => width + (spare * given[place]!) / all);
}

function tableOf({ columns, rows, sums, foot }: TextTable, layout: Layout): TNode {
  const line = (bold: boolean) => (row: string[]) =>
    row.map((text, index) => {
      const { kind, alarm } = columns[index]!;
      const isRight = isFigure(kind) || (kind === 'cell' && FIGURE.test(text));
      return textNode(text, isRight, bold || (alarm && NOT_ZERO.test(text)), layout.breaks(text, index));
    });
  const head = columns.map(({ label, kind }, index) =>
    textNode(label, isFigure(kind), true, layout.breaks(label, index)),
  );
  return {
    table: {
      headerRows: 1,
      dontBreakRows: rows.every((row) => linesOf(row, layout) <= LINES_OF_PAGE),
      widths: layout.widths,
      body: [head, ...rows.map((row, index) => line(sums.includes(index))(row)), ...foot.map(line(true))],
    },
    layout: {
      hLineWidth: (place) => (place === 0 ? 0 : 0.5),
      hLineColor: (place, { table: { body } }) =>
        place <= 1 || place >= body.length - foot.length ? '#000000' : LIGHT,
      fillColor: (row) => (row === 0 ? SHADE : null),
      ...PADDING,
    },
  };
}
