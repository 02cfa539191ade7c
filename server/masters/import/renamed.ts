import { imports as texts } from '../../domain/imports.messages';
import { labelled } from '../../domain/kernel/message';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { FigureQuestion, Master } from '../master';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { shownOf, wordsKey } from './natural-key';

type Values = Readonly<Record<string, unknown>>;

/** Other fields than phones and balances that hardly two rows share. */
const TELLING = new Set(['shortName', 'gstin', 'openingVolume', 'initialReading']);

const isTelling = ({ name, options }: MasterField, actor: Actor): boolean =>
  (options.kind === 'phone' || options.total === 'balance' || TELLING.has(name)) &&
  (options.readBy === undefined || mayPass(options.readBy, actor));

/** A comparable value; null for none. Figures of 0 tell nothing. */
const wordOf = (value: unknown): string | null =>
  value === null || value === undefined || value === '' || value === 0 ? null : wordsKey(String(value));

/** Rows by a value that only they have. */
function uniqueBy<Row>(rows: readonly Row[], read: (row: Row) => string | null): Map<string, Row> {
  const seen = new Map<string, Row | null>();
  for (const row of rows) {
    const value = read(row);
    if (value !== null) seen.set(value, seen.has(value) ? null : row);
  }
  return new Map([...seen].flatMap(([value, row]) => (row === null ? [] : [[value, row] as const])));
}

/**
 * Rows are recognised by their names, so a renamed one is new, and an exported sheet would book its opening balance again.
 * Returns the question about a new row that has a telling value of a listed row which the sheet lacks: null if there is
 * none.
 */
export function renamedFinder<Row extends MasterRow>(
  actor: Actor,
  master: Master<Row>,
  stored: readonly Row[],
  planned: readonly { values: Values; existing: Row | null }[],
): (values: Values) => FigureQuestion | null {
  const title = master.fields.find(({ name }) => name === master.title)!;
  const inSheet = new Set(planned.flatMap(({ existing }) => existing?.id ?? []));
  const listed = stored.filter((row) => (row as unknown as Values).disabled !== true);
  const telling = master.fields
    .filter((field) => isTelling(field, actor))
    .map((field) => ({
      field,
      inList: uniqueBy(listed, (row) => wordOf((row as unknown as Values)[field.name])),
      inSheet: uniqueBy(planned, ({ values }) => wordOf(values[field.name])),
    }));
  return (values) => {
    const alike = telling.flatMap(({ field, inList, inSheet: written }) => {
      const value = wordOf(values[field.name]);
      const row = value === null || !written.has(value) ? undefined : inList.get(value);
      return row === undefined || inSheet.has(row.id) ? [] : [{ field, row }];
    });
    const [first] = alike;
    if (first === undefined) return null;
    const fields = alike.filter(({ row }) => row === first.row).map(({ field }) => labelled(field.options.label));
    return { field: title.name, text: texts.renamed({ name: String(shownOf(title, first.row)), fields }) };
  };
}
