import type { ReportRow } from '../answer/report-document';
import { isDrawn, type ReportSection } from '../report-definition';

/**
 * Stable row keys, to find a row again in a later answer: the id of the recorded row, else its key columns and first
 * column. Duplicates are numbered.
 */
export function rowKeysOf({ columns }: ReportSection, rows: readonly ReportRow[]): ReadonlyMap<ReportRow, string> {
  const first = columns.find(isDrawn);
  const telling = columns.filter((column) => column === first || column.kind === 'key').map(({ name }) => name);
  const taken = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const told = JSON.stringify(row.changeId ?? telling.map((name) => row[name] ?? null));
      const count = (taken.get(told) ?? 0) + 1;
      taken.set(told, count);
      return [row, `${told}${count === 1 ? '' : count}`];
    }),
  );
}
