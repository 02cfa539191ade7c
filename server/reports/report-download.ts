import { IsIn, IsOptional } from 'class-validator';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { defineQuery, type Query } from '../platform/ask';
import type { Context } from '../platform/context';
import { SNAPSHOT, transaction } from '../platform/transaction';
import { isDrawn } from './column';
import { ExportedFile } from './export/exported-file';
import { jsonRows } from './export/json-rows';
import { renderPdf } from './export/pdf';
import type { PrintedTable, PrintJob } from './export/printed';
import type { Values } from './parameter';
import type { Report, ReportAnswer } from './report';
import { presented, type Row, type Section, type SectionAnswer } from './section';
import { stationHead } from './station-head';

const MOST_PRINTED_ROWS = 5_000;

/** A report outside of the application: its rows as JSON, or the printed sheet. */
export function downloadOf(report: Report): Query<Values, unknown> {
  class DownloadInput extends (report.input as new () => object) {
    @IsOptional() @IsIn(['json', 'pdf'], { message: 'format must be json or pdf' }) format?: string;
  }
  return defineQuery({
    name: `${report.name}Download`,
    permission: report.permission,
    input: DownloadInput as unknown as typeof report.input,
    // Not the snapshot of the read: a print is made after it, and holds no connection.
    async run({ sql, ctx }, { format = 'json', ...values }) {
      const answer = await wholeOf(ctx, report, values);
      if (format === 'json')
        return presented(report.sections, answer.sections, ({ columns }, { rows }) =>
          jsonRows(columns, rows, ctx.clock.timeZone),
        );
      return printed(ctx, await stationHead(sql), report, answer);
    },
  });
}

/** The whole report at one moment. */
const wholeOf = (ctx: Context, report: Report, values: Values): Promise<ReportAnswer> =>
  transaction(ctx.database, ({ sql }) => report.read(sql, values, ctx.clock.today()), {
    safeToRepeat: true,
    begin: SNAPSHOT,
  });

async function printed(
  ctx: Context,
  head: Pick<PrintJob, 'station' | 'letterhead'>,
  report: Report,
  { filters, sections }: ReportAnswer,
): Promise<ExportedFile> {
  const rows = sum(sections, (section) => section.rows.length);
  if (rows > MOST_PRINTED_ROWS)
    throw refusal(
      'TOO_MANY_ROWS',
      `${rows} rows are too many to print, the most is ${MOST_PRINTED_ROWS}`,
      undefined,
      'INVALID',
    );
  const content = await renderPdf({
    ...head,
    title: report.title,
    filters: report.isDocument ? '' : filters.map(({ label, text }) => `${label} ${text}`).join(' · '),
    description: report.description ?? '',
    timeZone: ctx.clock.timeZone,
    printedAt: ctx.clock.now(),
    isDocument: report.isDocument,
    tables: report.sections.flatMap((section, place) => {
      const answer = sections[place]!;
      return section.optional && answer.rows.length === 0 ? [] : [tableOf(section, answer)];
    }),
  });
  return new ExportedFile(content, 'application/pdf', `${report.route}.pdf`);
}

/** Cells in the order of the drawn columns, as they are: the worker puts them into words. */
function tableOf(
  { name, title, columns, asFacts = false, grouped = false, subtotalBy }: Section,
  { rows, subtotals, totals }: SectionAnswer,
): PrintedTable {
  const drawn = columns.filter(isDrawn);
  const cells = (row: Row): unknown[] => drawn.map((column) => row[column.name]);
  return {
    title: name === null ? null : title,
    asFacts,
    columns: drawn.map(({ label, kind, alarm }) => ({ label, kind, alarm })),
    ...(grouped ? byGroup(rows, subtotals, subtotalBy!, cells) : { rows: rows.map(cells), sums: [] }),
    foot: [...(grouped ? [] : subtotals), ...(totals === null ? [] : [totals])].map(cells),
  };
}

/** Each subtotal under the rows that it is of. */
function byGroup(
  rows: readonly Row[],
  subtotals: readonly Row[],
  by: string,
  cells: (row: Row) => unknown[],
): Pick<PrintedTable, 'rows' | 'sums'> {
  const lines = rows.flatMap((row, place) =>
    row[by] === rows[place + 1]?.[by] ? [row] : [row, subtotals.find((subtotal) => subtotal[by] === row[by])!],
  );
  return {
    rows: lines.map(cells),
    sums: lines.flatMap((line, place) => (subtotals.includes(line) ? [place] : [])),
  };
}
