import { refusal } from '../../domain/kernel/problem';
import type { SnapshotReading } from '../../platform/snapshot-reading';
import type { Values } from '../parameter';
import { type Row, remembering, type Section } from '../section';

/** A row, a subtotal, or the last one, which counts the rows. */
export type Line = Row & { _line: 'row' | 'subtotal' | 'total' };

const LINES_AT_ONCE = 1_000;

/**
 * All lines of a section, some of them at a time: rows, then subtotals, then one 'total', also where nothing is totalled.
 * Throws ProblemError NOT_FOUND where a row was promised and none is there.
 */
export async function* linesOf(reading: SnapshotReading, section: Section, values: Values): AsyncGenerator<Line[]> {
  const statement = section.statement(values);
  if (statement === null) {
    yield await reckonedLines(reading, section, values);
    return;
  }
  const each = 'each' in section ? section.each : undefined;
  const sql = remembering(reading.sql);
  for await (const lines of reading.rows<Line>(statement, LINES_AT_ONCE)) {
    const last = lines.at(-1)!;
    if (last._line === 'total' && last._count === 0 && section.missing !== undefined)
      throw refusal('NOT_FOUND', section.missing, undefined, 'NOT_FOUND');
    if (each !== undefined)
      for (const [place, line] of lines.entries())
        if (line._line === 'row') lines[place] = { ...(await each(line, sql)), _line: 'row' };
    yield lines;
  }
}

/** What a rule reckons is at hand as a whole. */
async function reckonedLines({ sql }: SnapshotReading, section: Section, values: Values): Promise<Line[]> {
  const { rows, subtotals, totals } = await section.read(sql, values);
  const as =
    (kind: Line['_line']) =>
    (row: Row): Line => ({ ...row, _line: kind });
  return [...rows.map(as('row')), ...subtotals.map(as('subtotal')), as('total')(totals ?? {})];
}
