import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { memoised } from '../../platform/memoised';
import type { SnapshotReading } from '../../platform/snapshot-reading';
import type { Values } from '../parameter';
import { type Row, type Section, totalled } from '../section';

/** A row, a subtotal or the total. */
export type Line = Row & { _line: 'row' | 'subtotal' | 'total' };

const LINES_AT_ONCE = 1_000;

/**
 * Streams the lines of a section in chunks: rows, then subtotals, then one 'total', even without totalled columns.
 * Throws ProblemError NOT_FOUND if a required row is missing.
 */
export async function* linesOf(reading: SnapshotReading, section: Section, values: Values): AsyncGenerator<Line[]> {
  const statements = section.statements(values);
  if (statements === null) {
    yield await calculatedLines(reading, section, values);
    return;
  }
  yield* rowLinesOf(reading, section, values);
  // From the same snapshot as the rows.
  const { text, values: bound } = statements.sums;
  yield totalled(section).length === 0 ? [{ _line: 'total' }] : await reading.sql<Line>(text, bound);
}

/** Only the rows, for output without sums. */
export async function* rowLinesOf(reading: SnapshotReading, section: Section, values: Values): AsyncGenerator<Line[]> {
  const statements = section.statements(values);
  if (statements === null) {
    yield (await calculatedLines(reading, section, values)).filter(({ _line }) => _line === 'row');
    return;
  }
  const each = 'each' in section ? section.each : undefined;
  const sql = memoised(reading.sql);
  let isEmpty = true;
  for await (const lines of reading.rows<Line>(statements.rows, LINES_AT_ONCE)) {
    if (each !== undefined)
      for (const [place, line] of lines.entries()) lines[place] = { ...(await each(line, sql)), _line: 'row' };
    yield lines;
    isEmpty = false;
  }
  if (isEmpty && section.missing !== undefined)
    throw refusal('NOT_FOUND', labelled(section.missing), undefined, 'NOT_FOUND');
}

/** Rows calculated by a rule are complete in memory. */
async function calculatedLines({ sql }: SnapshotReading, section: Section, values: Values): Promise<Line[]> {
  const { rows, subtotals, totals } = await section.read(sql, values);
  const as =
    (kind: Line['_line']) =>
    (row: Row): Line => ({ ...row, _line: kind });
  return [...rows.map(as('row')), ...subtotals.map(as('subtotal')), as('total')(totals ?? {})];
}
