import type { TDocumentDefinitions, TNode } from 'pdfmake';
import { isFigure } from '../column';
import { cellText, plainText, showInstant } from './cell-text';
import { fitted, type Sheet } from './paper';
import type { PrintedColumn, PrintedTable, PrintJob } from './printed';

export const FONT = 'Noto';

const MARGIN = 24;
/** A longer word is broken where the column ends; a shorter one keeps its line. */
const LONG_WORD = /\S{25}/;
const FIGURE = /^[-−₹]{0,2}\d[\d,]*(\.\d+)?$/;
/** What no figure of 0 has, however it is written. */
const NOT_ZERO = /[1-9]/;
/** A table of no more rows is not torn over two pages. */
const KEPT_TOGETHER = 15;

/** A table with its cells in words. */
interface TextTable extends Pick<PrintedTable, 'title' | 'asFacts' | 'columns'> {
  rows: string[][];
  foot: string[][];
}

/**
 * The document of a print: station, title, filters and description, then each table under its head, which every page repeats.
 * Each cell becomes a text of its own, so nothing that is printed can be anything but text (reliability.md T22).
 */
export function documentOf(job: PrintJob): TDocumentDefinitions {
  const tables = job.tables.map((table) => inWords(table, job.timeZone));
  const { fontSize, ...sheet } = sheetFor(tables);
  const title = plainText(job.title);
  return {
    ...sheet,
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN + 12],
    info: { title, author: plainText(job.station) },
    defaultStyle: { font: FONT, fontSize },
    content: [
      { text: plainText(job.station), bold: true, fontSize: fontSize + 4 },
      { text: title, bold: true, fontSize: fontSize + 2 },
      { text: plainText(job.filters), margin: [0, 0, 0, 4] },
      ...(job.description === '' ? [] : [{ text: plainText(job.description), margin: [0, 0, 0, 4] }]),
      ...tables.map(partOf),
    ],
    footer: (page, pages) => ({
      margin: [MARGIN, 6],
      columns: [
        { text: `Printed ${showInstant(job.timeZone, job.printedAt)}` },
        { text: `Page ${page} of ${pages}`, alignment: 'right' },
      ],
    }),
  };
}

function inWords({ rows, foot, columns, ...table }: PrintedTable, timeZone: string): TextTable {
  return {
    ...table,
    columns: columns.map((column) => ({ ...column, label: plainText(column.label) })),
    rows: rows.map((row) => columns.map((column, place) => cellText(column, row[place], timeZone))),
    foot: foot.map((row) => {
      const label = columns.findIndex(({ kind }, place) => kind !== 'cell' && (row[place] ?? null) === null);
      return columns.map((column, place) => (place === label ? 'Total' : cellText(column, row[place], timeZone, true)));
    }),
  };
}

/** The sheet on which the widest table has room. */
function sheetFor(tables: TextTable[]): Sheet {
  const lines = ({ columns, rows, foot }: TextTable) => [columns.map(({ label }) => label), ...rows, ...foot];
  return fitted(
    tables
      .filter(({ asFacts }) => !asFacts)
      .map((table) => ({ lines: lines(table), mayWrap: table.columns.map(mayWrap) })),
    2 * MARGIN,
  );
}

const mayWrap = ({ kind }: PrintedColumn): boolean => kind === 'text' || kind === 'cell';

function partOf(table: TextTable): TNode {
  const heading = table.title === null ? [] : [{ text: plainText(table.title), bold: true, margin: [0, 6, 0, 2] }];
  const body = table.rows.length === 0 ? { text: 'None' } : table.asFacts ? factsOf(table) : tableOf(table);
  return { stack: [...heading, body], unbreakable: table.rows.length <= KEPT_TOGETHER };
}

const textNode = (text: string, right: boolean, bold = false): TNode => ({
  text,
  bold,
  alignment: right ? 'right' : 'left',
  ...(LONG_WORD.test(text) && { wordBreak: 'break-all' }),
});

function tableOf({ columns, rows, foot }: TextTable): TNode {
  const line = (bold: boolean) => (row: string[]) =>
    row.map((text, place) => {
      const { kind, alarm } = columns[place]!;
      const isRight = isFigure(kind) || (kind === 'cell' && FIGURE.test(text));
      return textNode(text, isRight, bold || (alarm && NOT_ZERO.test(text)));
    });
  const head = columns.map(({ label, kind }) => textNode(label, isFigure(kind), true));
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width = 'auto' }) => width),
      body: [head, ...rows.map(line(false)), ...foot.map(line(true))],
    },
    layout: {
      hLineWidth: () => 0.5,
      hLineColor: (place, { table: { body } }) =>
        place <= 1 || place >= body.length - foot.length ? '#000000' : '#bbbbbb',
      vLineWidth: () => 0,
      paddingLeft: () => 3,
      paddingRight: () => 3,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}

/** One row as label and value, without those that are empty. */
function factsOf({ columns, rows }: TextTable): TNode {
  const facts = columns
    .map(({ label, alarm }, place) => ({ label, alarm, text: rows[0]![place]! }))
    .filter(({ text }) => text !== '');
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(({ label, alarm, text }) => [
        textNode(label, false, true),
        textNode(text, false, alarm && NOT_ZERO.test(text)),
      ]),
    },
    layout: 'noBorders',
  };
}
