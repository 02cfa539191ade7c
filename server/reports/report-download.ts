import { Readable } from 'node:stream';
import { IsIn, IsOptional } from 'class-validator';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { defineQuery, type Query, type Read } from '../platform/ask';
import { SNAPSHOT, transaction } from '../platform/transaction';
import { csvText } from './export/csv-text';
import { ExportedFile } from './export/exported-file';
import { jsonText } from './export/json-text';
import { renderPdf } from './export/pdf';
import { printedTable } from './export/printed-table';
import { reportWorkbook } from './export/report-workbook';
import { linesOf, rowLinesOf } from './export/section-lines';
import { textFile } from './export/text-file';
import { FIRST_PAGE } from './page';
import type { Values } from './parameter';
import { completed, type Filter, filtersOf } from './parameter-values';
import type { Report } from './report';
import { stationHead } from './station-head';

/** As many as a page has. */
const MOST_PRINTED_ROWS = FIRST_PAGE.limit;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const counts = new Intl.NumberFormat('en-IN');

/** A report as a file of one kind. */
interface Export {
  contentType: string;
  disposition: ExportedFile['disposition'];
  /** For who passed its door. */
  make(read: Read, report: Report, given: Values): Promise<ExportedFile['content']>;
}

const EXPORTS: Record<'json' | 'csv' | 'xlsx' | 'pdf', Export> = {
  json: {
    contentType: 'application/json; charset=utf-8',
    disposition: 'inline',
    make: (read, report, given) => text(read, report, given, jsonText, rowLinesOf),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    make: (read, report, given) => text(read, report, given, csvText, linesOf),
  },
  xlsx: { contentType: XLSX, disposition: 'attachment', make: workbook },
  pdf: { contentType: 'application/pdf', disposition: 'inline', make: print },
};

function fileOf({ route }: Report, format: unknown, content: ExportedFile['content']): ExportedFile {
  const { contentType, disposition } = EXPORTS[format as keyof typeof EXPORTS];
  return new ExportedFile(content, contentType, `${route}.${format}`, disposition);
}

/** A report outside of the application: its rows for tools, a spreadsheet, or the printed sheet. */
export function downloadOf(report: Report): Query<Values, ExportedFile> {
  class DownloadInput extends (report.input as new () => object) {
    @IsOptional()
    @IsIn(Object.keys(EXPORTS), { message: 'format must be json, csv, xlsx or pdf' })
    format?: keyof typeof EXPORTS;
  }
  return defineQuery({
    name: `${report.name}Download`,
    permission: report.permission,
    input: DownloadInput as unknown as typeof report.input,
    // Not the snapshot of the read: a file is made after it, and most hold no connection then.
    run: async (read, { format = 'json', ...given }) =>
      fileOf(report, format, await EXPORTS[format as keyof typeof EXPORTS].make(read, report, given)),
  });
}

/** The same door, and of the file its headers alone: nothing is read. */
export const downloadHeadOf = (report: Report, download: Query<Values, ExportedFile>): Query<Values, ExportedFile> => ({
  ...download,
  run: async (_, { format = 'json' }) => fileOf(report, format, Readable.from([])),
});

/** Row by row from the statements, so that any number of them takes the same memory. */
const text = (
  { ctx }: Read,
  { parameters, sections }: Report,
  given: Values,
  write: typeof csvText,
  lines: typeof linesOf,
) =>
  textFile(ctx, async (reading) => {
    const values = completed(parameters, given, ctx.clock);
    // Names in the filters that there are not are refused here as everywhere.
    await filtersOf(reading.sql, parameters, values);
    return write(sections, (section) => lines(reading, section, values), ctx.clock.timeZone);
  });

async function workbook({ sql, ctx }: Read, report: Report, given: Values): Promise<Buffer> {
  const { title, description, parameters, sections } = report;
  const values = completed(parameters, given, ctx.clock);
  const filters = await filtersOf(sql, parameters, values);
  const { station } = await stationHead(sql);
  return reportWorkbook(ctx, sections, values, {
    ...{ station, title, filters: inOneLine(filters), description: description ?? '' },
  });
}

async function print({ sql, ctx }: Read, report: Report, given: Values): Promise<Buffer> {
  const page = { ...FIRST_PAGE, limit: MOST_PRINTED_ROWS };
  const { filters, sections } = await transaction(ctx.database, (tx) => report.read(tx.sql, given, ctx.clock, page), {
    safeToRepeat: true,
    begin: SNAPSHOT,
  });
  refuseTooMany(sum(sections, ({ rowCount }) => rowCount));
  return renderPdf({
    ...(await stationHead(sql)),
    title: report.title,
    filters: report.isDocument ? '' : inOneLine(filters),
    description: report.description ?? '',
    timeZone: ctx.clock.timeZone,
    printedAt: ctx.clock.now(),
    isDocument: report.isDocument,
    tables: report.sections.flatMap((section, place) => {
      const answer = sections[place]!;
      return section.optional && answer.rows.length === 0 ? [] : [printedTable(section, answer)];
    }),
  });
}

const inOneLine = (filters: readonly Filter[]): string =>
  filters.map(({ label, text: shown }) => `${label} ${shown}`).join(' · ');

function refuseTooMany(rows: number): void {
  if (rows <= MOST_PRINTED_ROWS) return;
  const [most, found] = [MOST_PRINTED_ROWS, rows].map((count) => counts.format(count));
  throw refusal(
    'TOO_MANY_ROWS',
    `A print takes at most ${most} rows, and these are ${found}. Choose less of it, or a spreadsheet.`,
    undefined,
    'INVALID',
  );
}
