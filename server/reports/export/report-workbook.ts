import { refusal } from '../../domain/kernel/problem';
import { reporting } from '../../domain/reporting.messages';
import type { Context } from '../../platform/context';
import { SnapshotReading } from '../../platform/snapshot-reading';
import { repeated } from '../../platform/transaction';
import { isDrawn } from '../column';
import type { Values } from '../parameter';
import type { Row, Section } from '../section';
import { totalled } from '../section';
import { rowWording } from '../worded';
import { type Line, linesOf } from './section-lines';
import type { WorkbookJob, WorkbookPart, WorkbookTable } from './workbook';
import { renderXlsx, WITHIN_MS } from './xlsx';

const MOST_ROWS = 100_000;
/** As long as the worker thread's limit for the whole. */
const LIMITS = { statementMs: WITHIN_MS, restMs: WITHIN_MS };

/** The sections as a workbook, read from one snapshot. Throws ProblemError INVALID above 100,000 rows. */
export const reportWorkbook = (
  ctx: Context,
  sections: readonly Section[],
  values: Values,
  head: Omit<WorkbookJob, 'timeZone' | 'tables'>,
): Promise<Buffer> =>
  renderXlsx({ ...head, timeZone: ctx.clock.timeZone, tables: sections.map(tableOf) }, async (post, until) => {
    const reading = await repeated(() => SnapshotReading.begin(ctx.database, { ...LIMITS, until }), true);
    try {
      let rows = 0;
      for (const [table, section] of sections.entries())
        for await (const lines of linesOf(reading, section, values)) {
          rows += lines.filter(({ _line }) => _line === 'row').length;
          if (rows > MOST_ROWS) throw tooMany();
          for (const part of partsOf(section, lines.map(rowWording(section, head.language ?? 'en'))))
            post({ table, ...part });
        }
      post('end');
    } finally {
      await reading.end();
    }
  });

const tooMany = () =>
  refusal('TOO_MANY_ROWS', reporting.tooManyForSpreadsheet({ most: MOST_ROWS }), undefined, 'INVALID');

const tableOf = ({ name, title, columns, asFacts = false, optional = false }: Section): WorkbookTable => ({
  title,
  isOnly: name === null,
  asFacts,
  optional,
  columns: columns.filter(isDrawn).map(({ name, label, kind, total, alarm }) => ({ name, label, kind, total, alarm })),
  rows: [],
  subtotals: [],
  totals: null,
});

const KINDS = ['row', 'subtotal', 'total'] as const;

/** The cells of some lines by their kind, in the order of the visible columns. */
function partsOf(section: Section, lines: readonly Line[]): Omit<Exclude<WorkbookPart, 'end'>, 'table'>[] {
  const drawn = section.columns.filter(isDrawn);
  const cellsOf = (row: Row): unknown[] => drawn.map(({ name }) => row[name] ?? null);
  const kinds = totalled(section).length > 0 ? KINDS : KINDS.slice(0, 1);
  return kinds.flatMap((kind) => {
    const cells = lines.filter(({ _line }) => _line === kind).map(cellsOf);
    return cells.length > 0 ? [{ kind, cells }] : [];
  });
}
