import type { TDocumentDefinitions, TNode } from 'pdfmake';
import { minuteIn } from '../../domain/kernel/local-date-time';
import { prints } from '../../domain/prints.messages';
import { type Wording, wordingIn } from '../../platform/language';
import { isFigure } from '../column';
import { cellText, plainText } from './cell-text';
import { fitted, fittedWidths, lettersIn, type Sheet, WIDEST_TEXT, widestWord, widthOf } from './page-size';
import type { PrintedColumn, PrintedTable, PrintJob } from './printed';
import { FONT } from './scripts';

const MARGIN = 24;
/** A longer word is broken at the end of its column; a shorter one is not. */
const LONG_WORD = /\S{25}/;
const FIGURE = /^[-−₹]{0,2}\d[\d,]*(\.\d+)?$/;
/** Matches figures other than 0 in any format. */
const NOT_ZERO = /[1-9]/;
/** A table with at most this many rows is not split over two pages, nor is a row that fits on one. */
const KEPT_TOGETHER = 15;
const LINES_OF_PAGE = 30;
/** Height of the signature space in points. */
const SIGNATURE = 36;

/** Padding of cells in tables, and of facts beside them. */
const PADDING = {
  vLineWidth: () => 0,
  paddingLeft: () => 3,
  paddingRight: () => 3,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};

/** A table with formatted cells. */
interface TextTable extends Pick<PrintedTable, 'title' | 'asFacts' | 'columns'> {
  rows: string[][];
  sums: number[];
  foot: string[][];
}

/**
 * The document of a print: station, title, filters and description, then each table with its head repeated on every
 * page. Each cell is a text node of its own, so no printed data can be anything but text (docs/evidence/THREATS.md,
 * T22).
 */
export function documentOf(job: PrintJob): TDocumentDefinitions {
  const said = wordingIn(job.language ?? 'en');
  const tables = job.tables.map((table) => inWords(table, job.timeZone, said));
  const paper = sheetFor(tables);
  const { fontSize, room: _, ...sheet } = paper;
  const title = plainText(job.title);
  return {
    ...sheet,
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 12],
    info: {
      title,
      author: plainText(job.station),
      ...(job.version !== undefined && { creationDate: job.printedAt }),
    },
    defaultStyle: { font: FONT, fontSize },
    content: [
      { text: plainText(job.station), bold: true, fontSize: fontSize + 4 },
      ...job.letterhead.map((line, index) => ({
        text: plainText(line),
        margin: [0, 0, 0, index === job.letterhead.length - 1 ? 4 : 0] as [number, number, number, number],
      })),
      { text: title, bold: true, fontSize: fontSize + 2 },
      ...(job.party === undefined ? [] : [partyBlock(job.party)]),
      ...(job.filters === '' ? [] : [{ text: plainText(job.filters), margin: [0, 0, 0, 4] }]),
      ...(job.description === '' ? [] : [{ text: plainText(job.description), margin: [0, 0, 0, 4] }]),
      ...tables.map((table) => partOf(table, paper, job.isDocument ?? false, said)),
      ...(job.isDocument ? [signature(plainText(job.station), said)] : []),
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 6],
      columns: [{ text: dated(job, said) }, { text: said(prints.page({ page, pages })), alignment: 'right' }],
    }),
  };
}

const partyBlock = ({ is, name, lines }: NonNullable<PrintJob['party']>): TNode => ({
  stack: [
    { text: is, margin: [0, 4, 0, 0] },
    { text: plainText(name), bold: true },
    ...lines.map((line) => ({ text: plainText(line) })),
  ],
});

/** When it was printed or issued, and which version it is if it was restated. */
function dated({ version, timeZone, printedAt }: PrintJob, said: Wording): string {
  const at = minuteIn(timeZone, printedAt);
  if (version === undefined) return said(prints.printedAt({ at }));
  return said(version === 1 ? prints.issuedAt({ at }) : prints.issuedAgain({ at, version }));
}

function inWords(
  { rows, sums = [], foot, columns, ...table }: PrintedTable,
  timeZone: string,
  said: Wording,
): TextTable {
  const cells = (row: unknown[]): string[] =>
    columns.map((column, index) => cellText(column, row[index], timeZone, table.asFacts, said));
  const totals = (row: unknown[]): string[] => {
    const label = columns.findIndex(({ kind }, index) => kind !== 'cell' && (row[index] ?? null) === null);
    return columns.map((column, index) =>
      index === label ? said(prints.total()) : cellText(column, row[index], timeZone, true, said),
    );
  };
  return {
    ...table,
    columns: columns.map((column) => ({ ...column, label: plainText(column.label) })),
    rows: rows.map((row, index) => (sums.includes(index) ? totals(row) : cells(row))),
    sums,
    foot: foot.map(totals),
  };
}

/** The sheet that fits the widest table. */
function sheetFor(tables: TextTable[]): Sheet {
  const lines = ({ columns, rows, foot }: TextTable) => [columns.map(({ label }) => label), ...rows, ...foot];
  return fitted(
    tables
      .filter(({ asFacts }) => !asFacts)
      .map((table) => ({ lines: lines(table), mayWrap: table.columns.map(mayWrap) })),
    2 * MARGIN,
  );
}

const isText = ({ kind }: PrintedColumn): boolean => kind === 'text' || kind === 'words' || kind === 'message';

const mayWrap = (column: PrintedColumn): boolean => isText(column) || column.kind === 'cell';

function partOf(table: TextTable, sheet: Sheet, isWide: boolean, said: Wording): TNode {
  const layout = layoutOf(table, sheet, isWide);
  const lines = table.rows.reduce((sum, row) => sum + linesOf(row, layout), 0);
  const heading = table.title === null ? [] : [{ text: plainText(table.title), bold: true, margin: [0, 6, 0, 2] }];
  const body =
    table.rows.length === 0
      ? { text: said(prints.none()) }
      : table.asFacts
        ? factsOf(table, sheet.fontSize, isWide)
        : tableOf(table, layout);
  return { stack: [...heading, body], unbreakable: table.rows.length <= KEPT_TOGETHER && lines <= LINES_OF_PAGE };
}

const textNode = (text: string, right: boolean, bold = false, isBroken = LONG_WORD.test(text)): TNode => ({
  text,
  bold,
  alignment: right ? 'right' : 'left',
  ...(isBroken && { wordBreak: 'break-all' }),
});

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

function layoutOf(table: TextTable, sheet: Sheet, isWide: boolean): Layout {
  const { columns } = table;
  const widths = widthsOf(columns, isWide);
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

/** A table of full width gives the remaining width to its text columns. */
function widthsOf(columns: PrintedColumn[], isWide: boolean): (number | string)[] {
  const texts = columns.filter(isText);
  const stretched = isWide ? (texts.length > 0 ? texts : columns.slice(0, 1)) : [];
  return columns.map((column) => column.width ?? (stretched.includes(column) ? '*' : 'auto'));
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
      hLineWidth: () => 0.5,
      hLineColor: (place, { table: { body } }) =>
        place <= 1 || place >= body.length - foot.length ? '#000000' : '#bbbbbb',
      ...PADDING,
    },
  };
}

const signature = (station: string, said: Wording): TNode => ({
  stack: [
    { text: said(prints.forStation({ station })), alignment: 'right' },
    { text: said(prints.signatory()), alignment: 'right', margin: [0, SIGNATURE, 0, 0] },
  ],
  margin: [0, 12, 0, 0],
  unbreakable: true,
});

interface Fact extends PrintedColumn {
  text: string;
}

/** One row as labels and values, without empty ones. */
function factsOf({ columns, rows }: TextTable, fontSize: number, isPaper: boolean): TNode {
  const facts = columns
    .map((column, index) => ({ ...column, text: rows[0]![index]! }))
    .filter(({ text }) => text !== '');
  return isPaper ? factsOfPaper(facts) : factsOfSheet(facts, fontSize);
}

const labelOf = ({ label }: Fact): TNode => textNode(label, false, true);

const figureOrText = ({ alarm, text }: Fact, right: boolean): TNode =>
  textNode(text, right, alarm && NOT_ZERO.test(text));

/** For reading: figures are aligned under each other. */
function factsOfSheet(facts: Fact[], fontSize: number): TNode {
  const longest = Math.max(0, ...facts.map(({ kind, text }) => (isFigure(kind) ? text.length : 0)));
  return {
    table: {
      widths: ['auto', widthOf(longest, fontSize), '*'],
      body: facts.map((fact) =>
        isFigure(fact.kind)
          ? [labelOf(fact), figureOrText(fact, true), { text: '' }]
          : [labelOf(fact), { ...figureOrText(fact, false), colSpan: 2 }, { text: '' }],
      ),
    },
    layout: 'noBorders',
  };
}

/**
 * For documents: all values share one edge. Calculated values, mostly figures, end where the figures of the tables end;
 * others begin after their labels.
 */
function factsOfPaper(facts: Fact[]): TNode {
  const isCalculation = 2 * facts.filter(({ kind }) => isFigure(kind)).length > facts.length;
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map((fact) => [labelOf(fact), figureOrText(fact, isCalculation)]),
    },
    layout: { ...PADDING, hLineWidth: () => 0, hLineColor: () => '#000000' },
  };
}
