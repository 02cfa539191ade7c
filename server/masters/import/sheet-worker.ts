import { parentPort, workerData } from 'node:worker_threads';
import { parse } from 'csv-parse/sync';
import { unzipSync, zipSync } from 'fflate';
import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';

/** A sheet as texts. */
export interface Table {
  name: string;
  rows: string[][];
}

/** A cell of a written sheet: a figure is one that the spreadsheet can add up. */
export type WrittenCell = string | { figure: string; decimals: number };

export type SheetJob =
  | { kind: 'read'; content: Uint8Array; isText: boolean }
  | { kind: 'write'; name: string; rows: WrittenCell[][] };

export type SheetAnswer = { tables: Table[] } | { refused: 'unreadable' | 'oldExcel' };

/** The most that a workbook may contain unpacked: more is a decompression bomb. */
const GREATEST_UNPACKED = 100 * 1024 * 1024;

async function tablesOf({ content, isText }: Extract<SheetJob, { kind: 'read' }>): Promise<SheetAnswer> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (isText) return { tables: [{ name: '', rows: recordsOf(bytes.toString()) }] };
  if (bytes.toString('hex', 0, 4) === 'd0cf11e0') return { refused: 'oldExcel' };
  if (bytes.toString('latin1', 0, 2) === 'PK') return workbookOf(bytes);
  const text = decoded(bytes);
  if (text === null || /^\s*<(?:!doctype|html|\?xml)/i.test(text)) return { refused: 'unreadable' };
  return { tables: [{ name: '', rows: recordsOf(text) }] };
}

async function workbookOf(bytes: Buffer): Promise<SheetAnswer> {
  const files = repacked(bytes);
  if (files === null) return { refused: 'unreadable' };
  try {
    const sheets = await readExcelFile(files);
    return { tables: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(textOfCell)) })) };
  } catch {
    return { refused: 'unreadable' };
  }
}

/**
 * The files of a workbook packed anew; null for one that is no workbook, or unpacks to too much. The reader has no limit,
 * would unpack files that the archive does not list, and takes an error of a formula for an empty cell: here it becomes
 * a text.
 */
function repacked(bytes: Buffer): Buffer | null {
  let left = GREATEST_UNPACKED;
  try {
    // A file that is larger than it states is cut off.
    const files = unzipSync(bytes, {
      filter: ({ originalSize }) => {
        left -= originalSize;
        return left > 0;
      },
    });
    if (left <= 0) return null;
    for (const [name, content] of Object.entries(files))
      if (/^xl\/worksheets\/[^/]+\.xml$/.test(name)) files[name] = withErrorsAsTexts(content);
    return Buffer.from(zipSync(files, { level: 0 }));
  } catch {
    return null;
  }
}

const withErrorsAsTexts = (xml: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const text = Buffer.from(xml).toString();
  return text.includes(' t="e"') ? Buffer.from(text.replace(/(<c\b[^>]* t=)"e"/g, '$1"str"')) : xml;
};

/** Days are read as midnight UTC; figures without the last digits of binary fractions. */
function textOfCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'number') return figureOf(value);
  return String(value);
}

/** Fifteen digits are exact in a binary fraction. */
const figureOf = (value: number): string =>
  Number.isInteger(value) ? BigInt(value).toString() : String(Number(value.toPrecision(15)));

/** The text of a CSV file in UTF-8, UTF-16, or as older Excel saves it; null for other bytes. */
function decoded(bytes: Buffer): string | null {
  const wide = wideEncoding(bytes);
  if (wide !== null) return new TextDecoder(wide).decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function wideEncoding(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Latin headings have a zero in every second byte.
  const beginning = bytes.subarray(0, 200);
  if (beginning.length < 4) return null;
  const zeros = (from: number): number => beginning.filter((byte, at) => at % 2 === from && byte === 0).length;
  if (zeros(1) > beginning.length / 4 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > beginning.length / 4 && zeros(1) === 0 ? 'utf-16be' : null;
}

/** The records of a text separated by tabs, semicolons or commas; blank lines are kept, so that rows keep their numbers. */
function recordsOf(text: string): string[][] {
  // Excel's own line for the separator.
  const named = /^\ufeff?sep=(.)\r?\n/i.exec(text);
  const options = {
    bom: true,
    delimiter: named?.[1] ?? delimiterOf(text),
    // A file that was put together from others has more than one kind of line break.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    ...(named && { from_line: 2 }),
  };
  try {
    return parse(text, options);
  } catch {
    // A quote that is never closed.
    return parse(text, { ...options, quote: false });
  }
}

/** The separator that most of the first lines have, outside quotes. */
function delimiterOf(text: string): string {
  const beginning = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const lines = beginning
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20);
  const linesWith = (mark: string): number => lines.filter((line) => line.includes(mark)).length;
  const counts = ['\t', ';', ','].map((mark) => ({ mark, lines: linesWith(mark) }));
  return counts.reduce((best, one) => (one.lines > best.lines ? one : best)).mark;
}

const WIDTH = { least: 10, most: 40 };

async function written({ name, rows }: Extract<SheetJob, { kind: 'write' }>): Promise<Uint8Array> {
  const [headings = [], ...below] = rows;
  const plain = (cell: WrittenCell): string => (typeof cell === 'string' ? cell : cell.figure);
  const widest = headings.map((heading, column) =>
    Math.max(...[heading, ...below.slice(0, 200).map((row) => row[column] ?? '')].map((cell) => plain(cell).length)),
  );
  const head = headings.map((heading) => ({ value: plain(heading), type: String, fontWeight: 'bold' as const }));
  const data = below.map((row) =>
    row.map((cell) => {
      // The writer indexes its texts in a plain object, and would find inherited properties.
      if (typeof cell === 'string')
        return cell === '' ? null : { value: cell in {} ? `${cell} ` : cell, type: String, format: '@' };
      if (cell.figure === '') return null;
      return {
        value: Number(cell.figure),
        type: Number,
        format: cell.decimals === 0 ? '0' : `0.${'0'.repeat(cell.decimals)}`,
      };
    }),
  );
  return writeExcelFile([head, ...data], {
    sheet: name.slice(0, 31),
    columns: widest.map((letters) => ({ width: Math.min(WIDTH.most, Math.max(WIDTH.least, letters + 2)) })),
    stickyRowsCount: 1,
  }).toBuffer();
}

const job = workerData as SheetJob;
void (job.kind === 'read' ? tablesOf(job) : written(job)).then((answer) => {
  parentPort!.postMessage(answer);
  parentPort!.close();
});
