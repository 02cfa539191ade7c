import { stringify } from 'csv-stringify/sync';
import { densityText } from '../../domain/density';
import { litresText } from '../../domain/kernel/litres';
import { type LocalDateTime, minuteIn } from '../../domain/kernel/local-date-time';
import { moneyText } from '../../domain/kernel/money';
import { prints } from '../../domain/prints.messages';
import { withoutFormula } from '../../domain/without-formula';
import { type Wording, wordingIn } from '../../platform/language';
import { type Column, type ColumnKind, isDrawn } from '../column';
import { type Section, totalled } from '../section';
import type { Line } from './section-lines';
import { totalPlace } from './total-place';

/** Excel needs it to recognise UTF-8. */
const BOM = '\ufeff';

/**
 * Streams the tables of a report: labels, rows, subtotals and totals; several tables have their titles. Figures are
 * plain decimals, days YYYY-MM-DD.
 */
export async function* csvText(
  sections: readonly Section[],
  linesOf: (section: Section) => AsyncIterable<Line[]>,
  timeZone: string,
  said: Wording = wordingIn('en'),
): AsyncGenerator<string> {
  yield BOM;
  let isFirst = true;
  for (const section of sections) {
    const drawn = section.columns.filter(isDrawn);
    const hasTotals = totalled(section).length > 0;
    const recordOf = (line: Line): string[] => csvLine(drawn, line, timeZone, said);
    let isHeaded = false;
    for await (const lines of linesOf(section)) {
      if (!isHeaded) {
        if (section.optional && lines[0]!._line !== 'row') break;
        const title = section.name === null ? [] : [[withoutFormula(section.title)]];
        yield csv([...(isFirst ? [] : [['']]), ...title, drawn.map(({ label }) => withoutFormula(label))]);
        isHeaded = true;
        isFirst = false;
      }
      const told = lines.filter(({ _line }) => hasTotals || _line === 'row');
      if (told.length > 0) yield csv(told.map(recordOf));
    }
  }
}

/** With a custom delimiter the writer would not quote other line breaks in cells. */
const csv = (records: string[][]): string =>
  stringify(records, { record_delimiter: 'windows', quote_record_delimiter: true });

function csvLine(drawn: readonly Column[], line: Line, timeZone: string, said: Wording): string[] {
  const cells = drawn.map(({ kind, name }) => csvCell(kind, line[name] ?? null, timeZone, said));
  if (line._line !== 'row') cells[totalPlace(drawn, line)] ||= said(prints.total());
  return cells;
}

function csvCell(kind: ColumnKind, value: unknown, timeZone: string, said: Wording): string {
  if (value === null) return '';
  switch (kind) {
    case 'money':
    case 'rate':
    case 'percent':
      return moneyText(value as number);
    case 'litres':
      return litresText(value as number);
    case 'tenths':
      return densityText(value as number);
    case 'count':
    case 'date':
      return String(value);
    case 'dateTime':
      return (value as LocalDateTime).replace('T', ' ');
    case 'instant':
      return minuteIn(timeZone, value as Date).replace('T', ' ');
    case 'file':
      return said(prints.yes());
    default:
      return withoutFormula(String(value));
  }
}
