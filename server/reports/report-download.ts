import { Readable } from 'node:stream';
import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { LANGUAGES, type Language } from '../../i18n/languages';
import { GREATEST_ID } from '../domain/field-rules';
import { isMessage } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { prints } from '../domain/prints.messages';
import { reporting } from '../domain/reporting.messages';
import { upiUri } from '../domain/upi';
import { defineQuery, type Query, type Read } from '../platform/ask';
import { LANGUAGE_CHOICES, labelIn, type Wording, wordingIn } from '../platform/language';
import type { Sql } from '../platform/sql';
import { SNAPSHOT, transaction } from '../platform/transaction';
import { saying } from '../platform/validated';
import { readLogo } from '../services/settings/station-logo';
import { csvText } from './export/csv-text';
import { ExportedFile } from './export/exported-file';
import { jsonText } from './export/json-text';
import { renderPdf } from './export/pdf';
import type { PrintedTable, PrintJob } from './export/printed';
import { printedTable } from './export/printed-table';
import { reportWorkbook } from './export/report-workbook';
import { type Line, linesOf, rowLinesOf } from './export/section-lines';
import { textFile } from './export/text-file';
import { FIRST_PAGE } from './page';
import type { IssuedContent, Party } from './papers/issued-content';
import { documentOf, issuedPaper } from './papers/issued-papers.queries';
import { readPaper } from './papers/paper';
import type { Values } from './parameter';
import { completed, type Filter, filtersOf, readAtOf } from './parameter-values';
import type { PaperOfReport, Report } from './report';
import { type Row, type Section, type SectionAnswer, selectRows } from './section';
import { headOf, type StationBlock, stationBlock, stationHead } from './station-head';
import { linesIn, rowWording, sectionIn } from './worded';

/** The size of a page. */
const MOST_PRINTED_ROWS = FIRST_PAGE.limit;

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An export format of reports. */
interface Export {
  contentType: string;
  /** The ending of the file's name, if it is not the format's. */
  ending?: string;
  disposition: ExportedFile['disposition'];
  /** Runs after the permission check. */
  make(read: Read, report: Report, given: Values, asked: Asked): Promise<ExportedFile['content']>;
}

interface Asked {
  language: Language;
  version?: number;
}

const EXPORTS: Record<'json' | 'csv' | 'xlsx' | 'pdf' | 'roll', Export> = {
  json: {
    contentType: 'application/json; charset=utf-8',
    disposition: 'inline',
    // For tools: in English, whatever the language.
    make: (read, report, given) => text(read, report, given, { language: 'en' }, jsonText, rowLinesOf),
  },
  csv: {
    contentType: 'text/csv; charset=utf-8',
    disposition: 'attachment',
    make: (read, report, given, asked) => text(read, report, given, asked, csvText, linesOf),
  },
  xlsx: { contentType: XLSX, disposition: 'attachment', make: workbook },
  pdf: { contentType: 'application/pdf', disposition: 'inline', make: print },
  roll: { contentType: 'application/pdf', ending: 'pdf', disposition: 'inline', make: printOnRoll },
};

function fileOf({ route }: Report, format: unknown, content: ExportedFile['content']): ExportedFile {
  const { contentType, ending = format, disposition } = EXPORTS[format as keyof typeof EXPORTS];
  return new ExportedFile(content, contentType, `${route}.${ending}`, disposition);
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
    /** Of a document that was issued: by default its newest version. */
    @IsOptional()
    @IsInt(saying(reporting.paperVersion()))
    @Min(1, saying(reporting.paperVersion()))
    @Max(GREATEST_ID, saying(reporting.paperVersion()))
    version?: number;
  }
  return defineQuery({
    name: `${report.name}Download`,
    right: report.right,
    input: DownloadInput as unknown as typeof report.input,
    // Does not use the read's snapshot: files are made after it, and most hold no connection then.
    run: async (read, { format = 'json', language = 'en', version, ...given }) => {
      const asked = { language: language as Language, version: version as number | undefined };
      return fileOf(report, format, await EXPORTS[format as keyof typeof EXPORTS].make(read, report, given, asked));
    },
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
  { language }: Asked,
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

async function workbook({ sql, ctx }: Read, report: Report, given: Values, { language }: Asked): Promise<Buffer> {
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

async function print(read: Read, report: Report, given: Values, asked: Asked): Promise<Buffer> {
  return renderPdf(await jobFor(read, report, given, asked));
}

async function jobFor(read: Read, report: Report, given: Values, asked: Asked): Promise<PrintJob> {
  const job = report.paper === null ? null : await paperJob(read, report, report.paper, given, asked);
  return job ?? currentJob(read, report, given, asked);
}

/** Only documents that are issued fit: other reports have too many columns. */
async function printOnRoll(read: Read, report: Report, given: Values, asked: Asked): Promise<Buffer> {
  if (report.paper === null) throw refusal('INVALID', reporting.notOnRoll(), 'format', 'INVALID');
  return renderPdf({ ...(await jobFor(read, report, given, asked)), isRoll: true });
}

/** A print of the newest version of a document, or of that asked for; null if there is no such document. */
async function paperJob(
  { sql, ctx }: Read,
  report: Report,
  paper: PaperOfReport,
  given: Values,
  { language, version }: Asked,
): Promise<PrintJob | null> {
  const values = completed(report.parameters, given, readAtOf(ctx));
  const documentId = await documentOf(sql, { ...paper, parameters: report.parameters }, values);
  if (documentId === null) return null;
  const issued = await issuedPaper(sql, paper.kind, documentId, version ?? null);
  if (issued === null && version !== undefined)
    throw refusal('NOT_FOUND', reporting.noSuchVersion(), 'version', 'NOT_FOUND');
  const { station, party, sections } = issued?.content ?? (await readPaper(sql, paper, documentId, ctx.clock));
  const said = wordingIn(language);
  return {
    ...headOf(station, said),
    logo: await readLogo(sql, issued?.logoFileId),
    ...jobOf(report, language, ctx.clock.timeZone, ({ name }) => sections[name!]),
    party: { is: said(paper.partyIs), name: party.name, lines: linesOfParty(party, said) },
    head: headTable(report, language, sections),
    upi: upiOf(station, paper.asksFor?.(sections) ?? null, said),
    filters: '',
    printedAt: issued?.issuedAt ?? ctx.clock.now(),
    version: issued?.version,
  };
}

/** The facts of all sections that stand beside the party. */
function headTable({ sections }: Report, language: Language, answers: IssuedContent['sections']): PrintedTable {
  const label = labelIn(language);
  const facts = sections.flatMap((section) => {
    const row = answers[section.name!]?.rows[0];
    const worded = row && rowWording(section, language)(row);
    return section.columns.flatMap((column) =>
      column.onPaper === 'head' && worded ? [{ column, value: worded[column.name] }] : [],
    );
  });
  return factsTable(facts.map(({ column, value }) => ({ kind: column.kind, label: label(column.label), value })));
}

const factsTable = (facts: readonly (PrintedTable['columns'][number] & { value: unknown })[]): PrintedTable => ({
  title: null,
  asFacts: true,
  columns: facts.map(({ kind, label }) => ({ kind, label })),
  rows: [facts.map(({ value }) => value)],
  foot: [],
});

/** The code to pay by; undefined where nothing is asked for, or the station has no UPI address. */
function upiOf(
  { upiAddress, stationName }: StationBlock,
  asked: { amount: number; reference: string } | null,
  said: Wording,
): PrintJob['upi'] {
  if (!upiAddress || asked === null || asked.amount <= 0) return undefined;
  return {
    uri: upiUri({ address: upiAddress, payee: stationName, ...asked }),
    text: said(prints.payByUpi({ amount: asked.amount, address: upiAddress })),
  };
}

const linesOfParty = ({ address, phone, pan, gstin }: Party, said: Wording): string[] =>
  [
    ...(address ?? '').split('\n'),
    phone && said(prints.phone({ phone })),
    pan && `PAN ${pan}`,
    gstin && `GSTIN ${gstin}`,
  ].filter((line): line is string => !!line);

async function currentJob({ ctx }: Read, report: Report, given: Values, { language }: Asked): Promise<PrintJob> {
  const page = { ...FIRST_PAGE, limit: MOST_PRINTED_ROWS };
  const said = wordingIn(language);
  const { station, logo, filters, sections, other, letter } = await transaction(
    ctx.database,
    async (tx) => {
      const answer = await report.read(tx.sql, given, readAtOf(ctx), page);
      const block = await stationBlock(tx.sql);
      return {
        ...answer,
        station: block,
        logo: await readLogo(tx.sql),
        other: await otherTables(tx.sql, report, answer, said),
        letter: await letterOf(tx.sql, report, answer, block, language),
      };
    },
    {
      safeToRepeat: true,
      begin: SNAPSHOT,
    },
  );
  refuseTooMany(sum(sections, ({ rowCount }) => rowCount));
  const job = jobOf(report, language, ctx.clock.timeZone, ({ name }, index) =>
    name === report.onPaper?.insteadOf && other.length > 0 ? undefined : sections[index],
  );
  return {
    ...headOf(station, said),
    logo,
    ...job,
    ...(report.onPaper && { isLandscape: true, tables: [...other, ...onNewPage(job.tables, other.length > 0)] }),
    filters: report.isDocument ? '' : inOneLine(report.letter ? filters.filter(isFlag) : filters, language),
    ...letter,
    printedAt: ctx.clock.now(),
  };
}

/** A filter that says how the figures were chosen; the party and the days are elsewhere in a letter. */
const isFlag = ({ text }: Filter): boolean => isMessage(text);

/** What makes a report a letter to its party. */
async function letterOf(
  sql: Sql,
  { letter, parameters, sections }: Report,
  { values, sections: answers }: { values: Values; sections: SectionAnswer[] },
  station: StationBlock,
  language: Language,
): Promise<Partial<PrintJob>> {
  if (letter === null) return {};
  const said = wordingIn(language);
  const label = labelIn(language);
  const [party] = await selectRows<Party>(sql, letter.party, parameters, values);
  const days = Object.entries(parameters).filter(([, { kind }]) => kind === 'date');
  const named = Object.fromEntries(sections.map(({ name }, index) => [name, answers[index]!]));
  const asked = { amount: letter.asksFor(named), reference: `${party!.name} ${values.to}` };
  return {
    isDocument: true,
    description: '',
    party: { is: said(letter.partyIs), name: party!.name, lines: linesOfParty(party!, said) },
    head: factsTable(
      days.map(([name, parameter]) => ({ kind: 'date', label: label(parameter.label), value: values[name] })),
    ),
    upi: upiOf(station, asked, said),
  };
}

/** The tables that a report prints in place of one of its sections. */
async function otherTables(
  sql: Sql,
  { onPaper, sections }: Report,
  answer: { values: Values; sections: SectionAnswer[] },
  said: Wording,
): Promise<PrintedTable[]> {
  if (onPaper === null) return [];
  const place = sections.findIndex(({ name }) => name === onPaper.insteadOf);
  return onPaper.tables(sql, answer.values, answer.sections[place]!, said);
}

/** The same tables, of which the first begins a page after those that a report prints instead of a section. */
const onNewPage = (tables: readonly PrintedTable[], isNew: boolean): PrintedTable[] =>
  tables.map((table, index) => (index === 0 ? { ...table, onNewPage: isNew } : table));

type PrintedAnswer = Omit<SectionAnswer, 'rowCount'>;

/** What is printed of a report; a section without an answer is left out. */
function jobOf(
  { title, description, isDocument, isSigned, paper, letter, sections }: Report,
  language: Language,
  timeZone: string,
  answerOf: (section: Section, index: number) => PrintedAnswer | undefined,
): Omit<PrintJob, 'station' | 'letterhead' | 'filters' | 'printedAt'> {
  const label = labelIn(language);
  return {
    language,
    title: label(title),
    description: label(description ?? ''),
    timeZone,
    isDocument,
    isSigned,
    tables: sections.flatMap((section, index) => {
      const answer = answerOf(section, index);
      if (answer === undefined || (section.optional && answer.rows.length === 0)) return [];
      const word = rowWording(section, language);
      const [rows, subtotals] = [answer.rows, answer.subtotals].map((lines) => lines.map(word)) as [Row[], Row[]];
      return [
        printedTable(sectionIn(label, section), { ...answer, rows, subtotals }, paper !== null || letter !== null),
      ];
    }),
  };
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
