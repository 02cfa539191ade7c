import type { FigureQuestion, Master } from '../master';
import type { MasterRow } from '../master-row';
import { importedFieldsOf } from './headings';

/** The part of a planned row that questions depend on. */
interface DoubtedRow {
  values: Readonly<Record<string, unknown>>;
  proposed: readonly string[];
  existing: MasterRow | null;
  changes: Readonly<Record<string, unknown>>;
  /** Gets the questions. */
  doubts: FigureQuestion[];
}

/** Questions about empty cells whose default, or what a heading implies, is rarely right. */
export const emptyDoubts = <Row extends MasterRow>(
  master: Master<Row>,
  { values, proposed }: Pick<DoubtedRow, 'values' | 'proposed'>,
): FigureQuestion[] =>
  importedFieldsOf(master).flatMap(({ name, options: { askedIfEmpty, doubtOfDefault } }) => {
    const isEmpty = values[name] == null;
    const asked = isEmpty ? askedIfEmpty : undefined;
    const text = asked ?? (isEmpty || proposed.includes(name) ? doubtOfDefault?.(values) : undefined);
    return text ? [{ text, field: name }] : [];
  });

/**
 * Asks once, at the first of them, about a column in which most balances that are stored are below 0. `rows` are those that
 * do not wait for approval already: a question at another one would not be shown.
 */
export function askAboutSigns<Row extends MasterRow>(master: Master<Row>, rows: readonly DoubtedRow[]): void {
  for (const { name, options } of importedFieldsOf(master)) {
    const { askedIfMostBelowZero: ask } = options;
    if (ask === undefined) continue;
    const balances = rows.flatMap((row) => {
      const balance = (row.existing === null ? row.values : row.changes)[name];
      return typeof balance === 'number' && balance !== 0 ? [{ row, balance }] : [];
    });
    const below = balances.filter(({ balance }) => balance < 0);
    if (below.length * 2 > balances.length)
      below[0]!.row.doubts.push({ text: ask({ below: below.length, count: balances.length }), field: name });
  }
}
