import type { TDocumentDefinitions, TNode } from 'pdfmake';
import { isFigure } from '../column';
import { cellText, plainText, showInstant } from './cell-text';
import type { PrintedColumn, PrintedTable, PrintJob } from './printed';

export const FONT = 'Noto';

const MARGIN = 24;
/** A longer word is broken where the column ends; a shorter one keeps its line. */
const LONG_WORD = /\S{25}/;
const FIGURE = /^[-−₹]{0,2}\d[\d,]*(\.\d+)?$/;

/** The more columns, the wider the sheet; A3 is what a printer scales down to A4. */
function sheetFor(columns: number): Pick<TDocumentDefinitions, 'pageSize' | 'pageOrientation'> & { fontSize: number } {
  if (columns <= 7) return { pageSize: 'A4', pageOrientation: 'portrait', fontSize: 9 };
  if (columns <= 10) return { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 9 };
  if (columns <= 14) return { pageSize: 'A4', pageOrientation: 'landscape', fontSize: 7.5 };
  return { pageSize: 'A3', pageOrientation: 'landscape', fontSize: 7.5 };
}

/**
 * The document of a print: station, title and filters, then each table under its head, which every page repeats.
 * Each cell becomes a text of its own, so nothing that is printed can be anything but text (reliability.md T22).
 */
export function documentOf(job: PrintJob): TDocumentDefinitions {
  const { fontSize, ...sheet } = sheetFor(
    Math.max(...job.tables.map(({ asFacts, columns }) => (asFacts ? 0 : columns.length))),
  );
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
      ...job.tables.map((table) => partOf(table, job.timeZone)),
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

function partOf(table: PrintedTable, timeZone: string): TNode {
  const heading = table.title === null ? [] : [{ text: plainText(table.title), bold: true, margin: [0, 6, 0, 2] }];
  const body =
    table.rows.length === 0 ? { text: 'None' } : table.asFacts ? factsOf(table, timeZone) : tableOf(table, timeZone);
  return { stack: [...heading, body] };
}

const textNode = (text: string, right: boolean, bold = false): TNode => ({
  text,
  bold,
  alignment: right ? 'right' : 'left',
  ...(LONG_WORD.test(text) && { wordBreak: 'break-all' }),
});

function tableOf({ columns, rows, foot }: PrintedTable, timeZone: string): TNode {
  const cell = (column: PrintedColumn, value: unknown, inFoot: boolean): TNode => {
    const text = cellText(column, value, timeZone, inFoot);
    return textNode(text, isFigure(column.kind) || (column.kind === 'cell' && FIGURE.test(text)), inFoot);
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: columns.map(({ width = 'auto' }) => width),
      body: [
        columns.map(({ label, kind }) => textNode(plainText(label), isFigure(kind), true)),
        ...rows.map((row) => columns.map((column, place) => cell(column, row[place], false))),
        ...foot.map((row) => {
          const label = columns.findIndex(({ kind }, place) => kind !== 'cell' && (row[place] ?? null) === null);
          return columns.map((column, place) =>
            place === label ? textNode('Total', false, true) : cell(column, row[place], true),
          );
        }),
      ],
    },
    layout: {
      hLineWidth: (line, { table: { body } }) => (line <= 1 || line >= body.length - foot.length ? 0.8 : 0.2),
      vLineWidth: () => 0,
      paddingLeft: () => 3,
      paddingRight: () => 3,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
  };
}

/** One row as label and value, without those that are empty. */
function factsOf({ columns, rows }: PrintedTable, timeZone: string): TNode {
  const facts = columns
    .map((column, place) => [column.label, cellText(column, rows[0]![place], timeZone)] as const)
    .filter(([, text]) => text !== '');
  return {
    table: {
      widths: ['auto', '*'],
      body: facts.map(([label, text]) => [textNode(plainText(label), false, true), textNode(text, false)]),
    },
    layout: 'noBorders',
  };
}
