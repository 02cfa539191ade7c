import { problemOfField } from '../../domain/field-rules';
import { imports as texts } from '../../domain/imports.messages';
import { groupBy } from '../../domain/kernel/group-by';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import { masters as says } from '../../domain/masters.messages';
import { mayPass } from '../../platform/permission';
import type { Tx } from '../../platform/submit';
import { textOf } from '../../services/approvals/change-field';
import type { FigureQuestion, Master } from '../master';
import { rowsOf } from '../master.queries';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { isDisabled } from '../reference-choices';
import { type MissingRows, missingRows } from './add-missing';
import { type AssumedValue, defaultValues, impliedValues } from './assumed-values';
import { emptyDoubts } from './doubts';
import { type FoundTable, importedFieldsOf } from './headings';
import { misfitFinder } from './left-out';
import { fieldsOfUnique, hasAmbiguousKey, keyFieldsOf, keyOf, phoneFieldOf, shownOf, wordsKey } from './natural-key';
import { cellReadersOf } from './read-cells';
import { renamedFinder } from './renamed';

export type Values = Readonly<Record<string, unknown>>;

/** What an import does with a row of the sheet. */
type RowState = 'NEW' | 'CHANGED' | 'UNCHANGED' | 'WRONG' | 'LEFT_OUT';

export interface PlannedRow<Row extends MasterRow = MasterRow> {
  /** Its number in the sheet. */
  number: number;
  state: RowState;
  /** The cells of the plan's fields as they are written in the sheet. */
  typed: string[];
  /** The cells as they will be stored, for reading; of a wrong one what is written. */
  cells: string[];
  /** Values as stored, by field; null for an empty cell. */
  values: Values;
  /** The fields whose values are proposals for empty cells. */
  proposed: string[];
  /** The row of the list that it is; null for a new one. */
  existing: Row | null;
  /** The fields of an existing row that get another value. */
  changes: Values;
  problems: Problem[];
  /** What the user should look at again, as far as the sheet and the list tell. */
  doubts: FigureQuestion[];
}

/** The total of a column of amounts, in paise, over all rows. */
export interface ColumnTotal {
  field: MasterField;
  /** Sum of the amounts above 0: the debits of balances. */
  positive: Paise;
  /** Sum of the amounts below 0, without its sign: the credits of balances. */
  negative: Paise;
  /** Number of cells that are left out, because what is written in them is not an amount. */
  unread: number;
}

export interface Plan<Row extends MasterRow = MasterRow> {
  sheet: string;
  /** The fields of the sheet in its order, then those that new rows lack: required ones, and those with proposals. */
  fields: MasterField[];
  /** The headings of the fields in the sheet; null for a field that it lacks. */
  headings: (string | null)[];
  rows: PlannedRow<Row>[];
  notes: Message[];
  /** What new rows get in fields that the sheet has no column for. */
  assumed: AssumedValue[];
  /** The rows of other lists that the sheet names and that are not there. */
  missing: MissingRows[];
}

/** The totals of the columns of amounts, of what is stored once the rows are imported. */
export function totalsOf<Row extends MasterRow>({ fields, rows: all }: Plan<Row>): ColumnTotal[] {
  const rows = all.filter(({ state }) => state !== 'LEFT_OUT');
  return fields
    .map((field, at) => ({ field, at }))
    .filter(({ field }) => field.options.total)
    .map(({ field, at }) => {
      const written = rows.filter(({ typed }) => typed[at]!.trim() !== '');
      const amounts = rows
        .map(({ values, existing }) => values[field.name] ?? (existing && valuesOf(existing)[field.name]))
        .filter((value) => typeof value === 'number');
      const sumOf = (some: readonly number[]): Paise => some.reduce((sum, amount) => sum + amount, 0);
      return {
        field,
        positive: sumOf(amounts.filter((amount) => amount > 0)),
        negative: sumOf(amounts.filter((amount) => amount < 0).map((amount) => -amount)),
        unread: written.filter(({ values }) => typeof values[field.name] !== 'number').length,
      };
    });
}

type Read = Pick<PlannedRow, 'number' | 'typed' | 'values' | 'proposed' | 'problems' | 'doubts'> & {
  /** The names of the rows that references are, by field. */
  names: Readonly<Record<string, string | undefined>>;
};

/**
 * Compares a sheet with the list: which rows are new, changed or the same, and which cells are wrong by the rules of their
 * fields. The caller checks the rules that depend on other rows. With `proposes`, new rows get the values that their master
 * proposes for empty cells, for the user to see before they are imported. The rows with the numbers `leftOut` are no part
 * of the plan; without it, `proposes` leaves out those that do not belong to the list.
 */
export async function planRows<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  { columns, sheet, notes, rows: lines }: FoundTable,
  { proposes = false, leftOut }: { proposes?: boolean; leftOut?: ReadonlySet<number> | null } = {},
): Promise<Plan<Row>> {
  const readers = await cellReadersOf(
    tx.sql,
    columns.map(({ field }) => field),
  );
  const readAll = lines.map(({ number, cells }): Read => {
    const cellsRead = columns.map(({ field, at }) => ({ field, ...readers.get(field)!(cells[at] ?? '') }));
    return {
      number,
      typed: columns.map(({ at }) => cells[at] ?? ''),
      names: Object.fromEntries(cellsRead.map(({ field, shown }) => [field.name, shown])),
      values: Object.fromEntries(cellsRead.map(({ field, value }) => [field.name, value])),
      proposed: [],
      problems: cellsRead.flatMap(({ problem }) => problem ?? []),
      doubts: cellsRead.flatMap(({ field, question }) => (question ? [{ text: question, field: field.name }] : [])),
    };
  });
  const stored = await rowsOf(tx.sql, master, { includeDisabled: true });
  const known = new Set(stored.map((row) => keyOf(keyFieldsOf(master), valuesOf(row))));
  const isMisfit = misfitFinder(master, { columns });
  const isLeftOut = ({ number, values }: Read, at: number): boolean =>
    leftOut?.has(number) ??
    (proposes && isMisfit(lines[at]!.cells, values) && !known.has(keyOf(keyFieldsOf(master), values)));
  const outside = new Set(readAll.filter(isLeftOut));
  const read = readAll.filter((line) => !outside.has(line));
  const find = rowFinder(master, stored, read);
  const propose = proposes ? proposer(master, stored, read) : (line: Read) => line;
  const planned = read.map((line): PlannedRow<Row> => {
    const { existing, problems } = find(line.values);
    const { names, ...row } = existing === null ? propose(withImplied(line, columns)) : line;
    const plan = existing === null ? planNew(master, row) : planChange(tx, master, row, existing);
    const all = [...row.problems, ...problems, ...plan.problems];
    const cells = columns.map(
      ({ field }, at) => shownCell(field, row, existing, all, names[field.name]) ?? row.typed[at]!,
    );
    const doubts = [...row.doubts, ...(existing === null ? emptyDoubts(master, row) : [])];
    return { ...row, cells, ...plan, existing, doubts, problems: all, state: all.length > 0 ? 'WRONG' : plan.state };
  });
  const renamed = renamedFinder(tx.actor, master, stored, planned);
  for (const row of planned) {
    const question = row.existing === null && row.state === 'NEW' ? renamed(row.values) : null;
    if (question !== null) row.doubts.push(question);
  }
  const inSheet = columns.map(({ field }) => field);
  const lacking = importedFieldsOf(master).filter(
    (field) =>
      !inSheet.includes(field) &&
      planned.some(
        (row) =>
          row.proposed.includes(field.name) || [...row.problems, ...row.doubts].some((one) => one.field === field.name),
      ),
  );
  const checked = new Map(withoutRepeated(master, planned).map((row) => [row.number, row]));
  return {
    sheet,
    fields: [...inSheet, ...lacking],
    headings: [...columns.map(({ heading }) => heading), ...lacking.map(() => null)],
    rows: readAll
      .map((line): PlannedRow<Row> => checked.get(line.number) ?? asLeftOut(line))
      .map((row) => ({
        ...row,
        typed: [...row.typed, ...lacking.map(() => '')],
        cells: [
          ...row.cells,
          ...lacking.map((field) =>
            row.state === 'LEFT_OUT' ? '' : (shownCell(field, row, row.existing, row.problems, undefined) ?? ''),
          ),
        ],
      })),
    notes,
    assumed: [
      ...impliedValues(columns, lines),
      ...(planned.some(({ existing }) => existing === null) ? defaultValues(master, columns) : []),
    ],
    missing: missingRows(columns, read),
  };
}

/** A row that is shown as it is written, and is no part of the plan. */
const asLeftOut = ({ number, typed, values }: Read): PlannedRow<never> => ({
  number,
  state: 'LEFT_OUT',
  typed,
  cells: typed,
  values,
  proposed: [],
  existing: null,
  changes: {},
  problems: [],
  doubts: [],
});

/** Fills empty cells of new rows with what the master proposes, one row after another: each proposal is then taken. */
function proposer<Row extends MasterRow>(
  master: Master<Row>,
  rows: readonly Row[],
  read: readonly Read[],
): (line: Read) => Read {
  const fields = importedFieldsOf(master).filter(({ options }) => options.proposed);
  const all = [...rows.map(valuesOf), ...read.map(({ values }) => values)];
  const taken = new Map(fields.map((field) => [field, new Set(all.map((values) => wordOf(values[field.name])))]));
  return (line) => {
    const isWrong = (name: string): boolean => line.problems.some(({ field }) => field === name);
    const valid = Object.fromEntries(Object.entries(line.values).filter(([name]) => !isWrong(name)));
    const proposals: Record<string, unknown> = {};
    for (const field of fields) {
      const { name, rule, options } = field;
      if (line.values[name] != null || isWrong(name)) continue;
      const words = taken.get(field)!;
      const value = options.proposed!(valid, (text) => words.has(wordOf(text)));
      if (value == null || problemOfField(name, rule, value) !== null) continue;
      words.add(wordOf(value));
      proposals[name] = value;
    }
    return {
      ...line,
      values: { ...line.values, ...proposals },
      proposed: [...line.proposed, ...Object.keys(proposals)],
    };
  };
}

const wordOf = (value: unknown): string => wordsKey(String(value ?? ''));

/** A new row with what headings imply for its empty cells. */
function withImplied(line: Read, columns: FoundTable['columns']): Read {
  const isWrong = (name: string): boolean => line.problems.some(({ field }) => field === name);
  const implied = columns.flatMap(({ field: { name }, implied: found }) =>
    found && line.values[name] === null && !isWrong(name) ? [[name, found.value] as const] : [],
  );
  return {
    ...line,
    values: { ...line.values, ...Object.fromEntries(implied) },
    proposed: implied.map(([name]) => name),
  };
}

/** A value as the list shows it: what is stored where the cell is empty. Undefined for a wrong one. */
function shownCell(
  field: MasterField,
  { values }: Pick<Read, 'values'>,
  existing: MasterRow | null,
  problems: readonly Problem[],
  name: string | undefined,
): string | undefined {
  const { kind, default: standard, readBy } = field.options;
  if (problems.some((problem) => problem.field === field.name)) return undefined;
  const value = values[field.name];
  if (kind === 'password') return value == null ? '' : HIDDEN;
  if (value != null) return name ?? textOf({ kind }, value) ?? '';
  if (existing !== null) return readBy === undefined ? (textOf({ kind }, shownOf(field, existing)) ?? '') : '';
  return typeof standard === 'function' ? '' : (textOf({ kind }, standard) ?? '');
}

const HIDDEN = '••••••';

type PlannedPart = Pick<PlannedRow, 'changes' | 'problems' | 'state'>;

/** A new row needs a value in every required field. A field that has a wrong one is told of that alone. */
function planNew<Row extends MasterRow>(
  master: Master<Row>,
  { values, problems }: Pick<Read, 'values' | 'problems'>,
): PlannedPart {
  const missing = importedFieldsOf(master).filter(
    ({ name, rule, options }) =>
      rule.required &&
      options.default === undefined &&
      values[name] == null &&
      problems.every(({ field }) => field !== name),
  );
  return {
    state: 'NEW',
    changes: {},
    problems: missing.map(({ name, rule }) => ({
      code: 'REQUIRED',
      ...labelled(rule.missing ?? rule.message),
      field: name,
    })),
  };
}

/**
 * An empty cell keeps what is stored, as does a column that the sheet lacks. A password is not compared, nor a number that
 * other documents move, nor what the actor may not read.
 */
function planChange<Row extends MasterRow>(
  { actor }: Tx,
  master: Master<Row>,
  { values }: Pick<Read, 'values'>,
  existing: Row,
): PlannedPart {
  const stored = existing as unknown as Values;
  const key = keyFieldsOf(master);
  const changes: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const field of master.fields) {
    const { name, options } = field;
    const { kind, column, readBy, readOnlyAfterCreate, changedElsewhere } = options;
    const value = values[name];
    if (value == null || key.includes(field) || value === stored[name]) continue;
    if (kind === 'password' || column === 'bigint' || (readBy !== undefined && !mayPass(readBy, actor))) continue;
    if (readOnlyAfterCreate)
      problems.push({ code: 'FIXED', ...whyFixed(field, existing, changedElsewhere), field: name });
    else changes[name] = value;
  }
  return { state: Object.keys(changes).length > 0 ? 'CHANGED' : 'UNCHANGED', changes, problems };
}

function whyFixed(field: MasterField, row: MasterRow, elsewhere: string | undefined): Message {
  if (elsewhere !== undefined) return labelled(elsewhere);
  const value = shownOf(field, row);
  const { kind, choices } = field.options;
  const label = choices?.[String(value)];
  return texts.fixed({ value: label === undefined ? (textOf({ kind }, value) ?? '–') : labelled(label) });
}

interface Found<Row extends MasterRow> {
  existing: Row | null;
  problems: Problem[];
}

/**
 * Finds the row of the list that a row of the sheet is. Of people with the same name it is the one with the same phone
 * number; a person of another phone number is the only one with the name, if the sheet has the name once.
 */
function rowFinder<Row extends MasterRow>(master: Master<Row>, rows: readonly Row[], read: readonly Read[]) {
  const key = keyFieldsOf(master);
  const title = key.at(-1)!;
  const phone = hasAmbiguousKey(master) ? phoneFieldOf(master) : undefined;
  const byKey = groupBy(rows, (row) => keyOf(key, valuesOf(row)));
  const inSheet = groupBy(read, ({ values }) => keyOf(key, values));
  const found = (existing: Row | null, problem?: Problem): Found<Row> => ({
    existing,
    problems: problem ? [problem] : [],
  });
  return (values: Values): Found<Row> => {
    const own = keyOf(key, values);
    const alike = own === null ? [] : (byKey.get(own) ?? []);
    const enabled = alike.filter((row) => !isDisabled(row));
    const samePhone = phone ? enabled.filter((row) => valuesOf(row)[phone.name] === values[phone.name]) : enabled;
    if (samePhone.length === 1) return found(samePhone[0]!);
    if (phone && enabled.length === 1 && inSheet.get(own)!.length === 1) return found(enabled[0]!);
    if (samePhone.length > 1 || (phone && enabled.length > 0 && values[phone.name] == null))
      return found(null, { code: 'AMBIGUOUS', ...texts.ambiguous(), field: title.name });
    if (alike.length === 0 || hasAmbiguousKey(master)) return found(null);
    const named = { master: labelled(master.options.label), field: labelled(title.options.label) };
    return found(null, { code: 'DUPLICATE', ...says.takenByDisabled(named), field: title.name });
  };
}

const valuesOf = (row: MasterRow): Values => row as unknown as Values;

/** Marks rows that have the unique values of an earlier row of the sheet, or are the same row of the list. */
function withoutRepeated<Row extends MasterRow>(master: Master<Row>, rows: PlannedRow<Row>[]): PlannedRow<Row>[] {
  const phone = hasAmbiguousKey(master) ? phoneFieldOf(master) : undefined;
  const key = keyFieldsOf(master);
  const rules = master.fields.filter(({ options }) => options.unique).map((field) => fieldsOfUnique(master, field));
  const uniques = phone ? [[...key, phone]] : rules.length === 0 ? [key] : rules;
  const seen = new Map<string, number>();
  return rows.map((row) => {
    for (const fields of uniques) {
      // An existing row that keeps its value may be written without it.
      const own = keyOf(fields, { ...(row.existing && valuesOf(row.existing)), ...withoutEmpty(row.values) });
      if (own === null) continue;
      const place = `${fields.at(-1)!.name} ${own}`;
      const first = seen.get(place);
      if (first === undefined) seen.set(place, row.number);
      else {
        const problem = {
          code: 'REPEATED',
          ...texts.repeated({ row: first }),
          field: (phone ? key : fields).at(-1)!.name,
        };
        return { ...row, state: 'WRONG', problems: [...row.problems, problem] };
      }
    }
    return row;
  });
}

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
