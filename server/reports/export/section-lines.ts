import { refusal } from '../../domain/kernel/problem';
import { remembering } from '../../platform/remembering';
import type { SnapshotReading } from '../../platform/snapshot-reading';
import type { Values } from '../parameter';
import { type Row, type Section, totalled } from '../section';

/** A row, a subtotal, or the last one. */
export type Line = Row & { _line: 'row' | 'subtotal' | 'total' };

const LINES_AT_ONCE = 1_000;

/**
 * All lines of a section, some of them at a time: rows, then subtotals, then one 'total', also where nothing is totalled.
 * Throws ProblemError NOT_FOUND where a row was promised and none is there.
 */
export async function* linesOf(reading: SnapshotReading, section: Section, values: Values): AsyncGenerator<Line[]> {
  const statements = section.statements(values);
  if (statements === null) {
    yield await reckonedLines(reading, section, values);
    return;
  }
  yield* rowLinesOf(reading, section, values);
  // Of the same moment as the rows.
  const { text, values: bound } = statements.sums;
  yield totalled(section).length === 0 ? [{ _line: 'total' }] : await reading.sql<Line>(text, bound);
}

/** The rows alone, for who tells no sums. */
export async function* rowLinesOf(reading: SnapshotReading, section: Section, values: Values): AsyncGenerator<Line[]> {
  const statements = section.statements(values);
  if (statements === null) {
    yield (await reckonedLines(reading, section, values)).filter(({ _line }) => _line === 'row');
    return;
  }
  const each = 'each' in section ? section.each : undefined;
  const sql = remembering(reading.sql);
  let isEmpty = true;
  for await (const lines of reading.rows<Line>(statements.rows, LINES_AT_ONCE)) {
    if (each !== undefined)
      for (const [place, line] of lines.entries()) lines[place] = { ...(await each(line, sql)), _line: 'row' };
    yield lines;
    isEmpty = false;
  }
  if (isEmpty && section.missing !== undefined) throw refusal('NOT_FOUND', section.missing, undefined, 'NOT_FOUND');
}

/** What a rule reckons is at hand as a whole. */
async function reckonedLines({ sql }: SnapshotReading, section: Section, values: Values): Promise<Line[]> {
  const { rows, subtotals, totals } = await section.read(sql, values);
  const as =
    (kind: Line['_line']) =>
    (row: Row): Line => ({ ...row, _line: kind });
  return [...rows.map(as('row')), ...subtotals.map(as('subtotal')), as('total')(totals ?? {})];
}
