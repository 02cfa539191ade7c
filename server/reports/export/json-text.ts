import type { Section } from '../section';
import { jsonRows } from './json-rows';
import type { Line } from './section-lines';

/**
 * Streams the rows of a report for the old tools: the list of its only section, or an object of lists. It has no
 * totals, so none are queried.
 */
export async function* jsonText(
  sections: readonly Section[],
  rowsOf: (section: Section) => AsyncIterable<Line[]>,
  timeZone: string,
): AsyncGenerator<string> {
  const isList = sections[0]!.name === null;
  for (const [place, section] of sections.entries()) {
    const before = isList ? '' : `${place === 0 ? '{' : ','}${JSON.stringify(section.name)}:`;
    yield `${before}[`;
    let isFirst = true;
    for await (const rows of rowsOf(section)) {
      if (rows.length === 0) continue;
      const list = JSON.stringify(jsonRows(section.columns, rows, timeZone)).slice(1, -1);
      yield isFirst ? list : `,${list}`;
      isFirst = false;
    }
    yield ']';
  }
  if (!isList) yield '}';
}
