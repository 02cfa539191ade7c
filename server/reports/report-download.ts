import { Readable } from 'node:stream';
import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { reporting } from '../domain/reporting.messages';
import { defineQuery, type Query, type Read } from '../platform/ask';
import { LANGUAGE_CHOICES, labelIn, wordingIn } from '../platform/language';
import { SNAPSHOT, transaction } from '../platform/transaction';
import { saying } from '../platform/validated';
import { csvText } from './export/csv-text';
import { ExportedFile } from './export/exported-file';
import { jsonText } from './export/json-text';
import { renderPdf } from './export/pdf';
import { printedTable } from './export/printed-table';
import { reportWorkbook } from './export/report-workbook';
import { type Line, linesOf, rowLinesOf } from './export/section-lines';
import { textFile } from './export/text-file';
import { FIRST_PAGE } from './page';
import type { Values } from './parameter';
import { completed, type Filter, filtersOf, readAtOf } from './parameter-values';
import type { Report } from './report';
import type { Row } from './section';
import { stationHead } from './station-head';
import { linesIn, rowWording, sectionIn } from './worded';

/** The size of a page. */
const MOST_PRINTED_ROWS = FIRST_PAGE.limit;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An export format of reports. */
interface Export {
  contentType: string;
  disposition: ExportedFile['disposition'];
  /** Runs after the permission check. */
  make(read: Read, report: Report, given: Values, language: Language): Promise<ExportedFile['content']>;
}

const EXPORTS: Record<'json' | 'csv' | 'xlsx' | 'pdf', Export> = {
  json: {
    contentType: 'application/json; charset=utf-8',
    disposition: 'inline',
    // For tools: in English, whatever the language.
    make: (read, report, given) => text(read, report, given, 'en', jsonText, rowLinesOf),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    make: (read, report, given, language) => text(read, report, given, language, csvText, linesOf),
  },
  xlsx: { contentType: XLSX, disposition: 'attachment', make: workbook },
  pdf: { contentType: 'application/pdf', disposition: 'inline', make: print },
};

function fileOf({ route }: Report, format: unknown, content: ExportedFile['content']): ExportedFile {
  const { contentType, disposition } = EXPORTS[format as keyof typeof EXPORTS];
  return new ExportedFile(content, contentType, `${route}.${format}`, disposition);
}

/** Exports a report: its rows for tools, a spreadsheet, or the printed sheet. */
export function downloadOf(report: Report): Query<Values, ExportedFile> {
  class DownloadInput extends (report.input as new () => object) {
    @IsOptional()
    @IsIn(Object.keys(EXPORTS), saying(reporting.format()))
    format?: keyof typeof EXPORTS;
    @IsOptional()
    @IsIn(LANGUAGES, saying(reporting.language({ languages: LANGUAGE_CHOICES })))
    language?: Language;
  }
  return defineQuery({
    name: `${report.name}Download`,
    right: report.right,
    input: DownloadInput as unknown as typeof report.input,
    // Does not use the read's snapshot: files are made after it, and most hold no connection then.
    run: async (read, { format = 'json', language = 'en', ...given }) =>
      fileOf(
        report,
        format,
        await EXPORTS[format as keyof typeof EXPORTS].make(read, report, given, language as Language),
      ),
  });
}

/** The same permission check, and only the headers of the file: no rows are read. */
export const downloadHeadOf = (report: Report, download: Query<Values, ExportedFile>): Query<Values, ExportedFile> => ({
  ...download,
  run: async (_, { format = 'json' }) => fileOf(report, format, Readable.from([])),
});

/** Streams row by row, so that memory does not depend on their number. */
const text = (
  { ctx }: Read,
  { parameters, sections }: Report,
  given: Values,
  language: Language,
  write: typeof csvText,
  lines: typeof linesOf,
) =>
  textFile(ctx, async (reading) => {
    const values = completed(parameters, given, readAtOf(ctx));
    // Refuses unknown references in the filters, as everywhere.
    await filtersOf(reading.sql, parameters, values);
    const said = wordingIn(language);
    const label = labelIn(language);
    const worded = linesIn<Line>(language);
    return write(
      sections.map((section) => sectionIn(label, section)),
      (section) => worded(section, lines(reading, section, values)),
      ctx.clock.timeZone,
      said,
    );
  });

async function workbook({ sql, ctx }: Read, report: Report, given: Values, language: Language): Promise<Buffer> {
  const { title, description, parameters, sections } = report;
  const values = completed(parameters, given, readAtOf(ctx));
  const filters = await filtersOf(sql, parameters, values);
  const label = labelIn(language);
  const { station } = await stationHead(sql);
  return reportWorkbook(
    ctx,
    sections.map((section) => sectionIn(label, section)),
    values,
    {
      station,
      title: label(title),
      filters: inOneLine(filters, language),
      description: label(description ?? ''),
      language,
    },
  );
}

async function print({ sql, ctx }: Read, report: Report, given: Values, language: Language): Promise<Buffer> {
  const page = { ...FIRST_PAGE, limit: MOST_PRINTED_ROWS };
  const { filters, sections } = await transaction(
    ctx.database,
    (tx) => report.read(tx.sql, given, readAtOf(ctx), page),
    {
      safeToRepeat: true,
      begin: SNAPSHOT,
    },
  );
  refuseTooMany(sum(sections, ({ rowCount }) => rowCount));
  const label = labelIn(language);
  return renderPdf({
    ...(await stationHead(sql, wordingIn(language))),
    language,
    title: label(report.title),
    filters: report.isDocument ? '' : inOneLine(filters, language),
    description: label(report.description ?? ''),
    timeZone: ctx.clock.timeZone,
    printedAt: ctx.clock.now(),
    isDocument: report.isDocument,
    tables: report.sections.flatMap((section, index) => {
      const answer = sections[index]!;
      if (section.optional && answer.rows.length === 0) return [];
      const word = rowWording(section, language);
      const [rows, subtotals] = [answer.rows, answer.subtotals].map((lines) => lines.map(word)) as [Row[], Row[]];
      return [printedTable(sectionIn(label, section), { ...answer, rows, subtotals })];
    }),
  });
}

function inOneLine(filters: readonly Filter[], language: Language): string {
  const [labelOf, said] = [labelIn(language), wordingIn(language)];
  const shown = (text: Filter['text']): string => (typeof text === 'string' ? text : said(text));
  return filters.map(({ label, text }) => `${labelOf(label)} ${shown(text)}`).join(' · ');
}

function refuseTooMany(rows: number): void {
  if (rows <= MOST_PRINTED_ROWS) return;
  throw refusal('TOO_MANY_ROWS', reporting.tooManyForPrint({ most: MOST_PRINTED_ROWS, rows }), undefined, 'INVALID');
}
