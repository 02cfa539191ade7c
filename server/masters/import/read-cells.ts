import { LANGUAGES } from '../../../i18n/languages';
import { normaliseField, problemOfField, problemOfGreatest } from '../../domain/field-rules';
import { imports as texts } from '../../domain/imports.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import type { Problem } from '../../domain/kernel/problem';
import { cellKindOf, cellText, isFormulaError, isShortened } from '../../domain/sheet';
import { labelIn } from '../../platform/language';
import type { Sql } from '../../platform/sql';
import { type Master, masterOf } from '../master';
import { rowsOf } from '../master.queries';
import type { MasterField } from '../master-field';
import type { MasterRow } from '../master-row';
import { choiceTitle, isDisabled } from '../reference-choices';
import { shownOf, wordsKey } from './natural-key';
import { payBasisOf } from './pay-heading';

/** The value of a cell as it is stored, or why there is none. An empty cell has the value null. */
interface ReadCell {
  value: unknown;
  problem: Problem | null;
  /** The name of the row that a reference is. */
  shown?: string;
  /** What the user should look at: the row of a reference has another name. */
  question?: Message;
}

/** Reads the cells of a column. */
export type CellReader = (typed: string) => ReadCell;

/** The readers of fields. Looks up the rows that references may name. */
export async function cellReadersOf(sql: Sql, fields: readonly MasterField[]): Promise<Map<MasterField, CellReader>> {
  const readers = new Map<MasterField, CellReader>();
  for (const field of fields) {
    const { reference, kind } = field.options;
    if (reference) readers.set(field, await readerOfReference(sql, field, masterOf(reference())));
    else if (kind === 'choice') readers.set(field, readerOfChoice(field));
    else readers.set(field, readerOfField(field));
  }
  return readers;
}

const good = (value: unknown): ReadCell => ({ value, problem: null });
const bad = (problem: Problem, value: unknown = null): ReadCell => ({ value, problem });

const formulaError = (name: string, value: string): ReadCell =>
  bad({ code: 'FORMULA_ERROR', ...texts.formulaError({ value }), field: name });

function readerOfField(field: MasterField): CellReader {
  const { name, rule, options } = field;
  const { kind, step } = options;
  const type = cellKindOf(kind);
  return (typed) => {
    // A password may begin or end with a blank.
    const text = kind === 'password' ? typed : cellText(type, typed);
    if (text === '') return good(null);
    if (isFormulaError(text)) return formulaError(name, text);
    if (kind === 'phone' && isShortened(text))
      return bad({ code: 'SHORTENED', ...texts.shortened({ value: text }), field: name }, text);
    const problem =
      problemOfGreatest(name, kind, labelled(options.label), rule, text) ??
      problemOfField(name, { ...rule, required: false }, text);
    const value = normaliseField(rule, text);
    // The text of a form names the form of the old API.
    if (problem && kind === 'date') return bad({ ...problem, ...texts.notDate({ value: text }) }, value);
    if (problem) return bad(problem, value);
    if (step !== undefined && typeof value === 'number' && value % step !== 0)
      return bad({ code: 'INVALID', ...labelled(rule.message), field: name }, value);
    return good(value);
  };
}

/** A choice by its label in any language, the beginning of that up to a comma, or its stored value. */
function readerOfChoice({ name, options: { choices = {} } }: MasterField): CellReader {
  const known = new Map<string, string>();
  for (const [value, label] of Object.entries(choices))
    for (const language of LANGUAGES) {
      const shown = labelIn(language)(label);
      for (const word of [value, shown, shown.split(',')[0]!]) known.set(wordsKey(word), value);
    }
  return (typed) => {
    const text = cellText('text', typed);
    if (text === '') return good(null);
    const value = known.get(wordsKey(text)) ?? (name === 'payBasis' ? payBasisOf(text) : null);
    if (value !== null && value in choices) return good(value);
    const listed = Object.values(choices).map((label) => labelled(label));
    return bad({ code: 'INVALID', ...texts.notChoice({ value: text, choices: listed }), field: name }, text);
  };
}

/** Rows by their names; null for a name that several have. */
type RowsByName = ReadonlyMap<string, MasterRow | null>;

/** Rows by title, by title within another row ('P1 N1'), and by short name where no title is the same. */
function rowsByName(referred: Master, rows: readonly MasterRow[]): RowsByName {
  const known = new Map<string, MasterRow | null>();
  const title = referred.fields.find(({ name }) => name === referred.title)!;
  const short = referred.fields.find(({ name }) => name === 'shortName');
  const add = (nameOf: (row: MasterRow) => unknown): void => {
    const seen = new Map<string, MasterRow | null>();
    for (const row of rows) {
      const name = wordsKey(String(nameOf(row) ?? ''));
      const other = seen.get(name);
      seen.set(name, other === undefined || other?.id === row.id ? row : null);
    }
    for (const [name, row] of seen) if (name !== '' && !known.has(name)) known.set(name, row);
  };
  add((row) => choiceTitle(referred, row));
  add((row) => shownOf(title, row));
  if (short) add((row) => shownOf(short, row));
  return known;
}

/** Words for the same fuel, as wordsKey writes them. */
const FUELS = [
  ['diesel', 'hs', 'hsd', 'high speed diesel', 'डीज़ल', 'डीजल', 'डिझेल'],
  ['petrol', 'ms', 'motor spirit', 'gasoline', 'पेट्रोल'],
].map((words) => new Set(words.map(wordsKey)));

/** The only product that is the same fuel by its usual names. */
function sameFuel(products: RowsByName, typed: string): MasterRow | null {
  const words = FUELS.find((fuel) => fuel.has(typed));
  const found = new Set([...products].flatMap(([name, row]) => (row && words?.has(name) ? [row] : [])));
  return found.size === 1 ? [...found][0]! : null;
}

async function readerOfReference(sql: Sql, { name }: MasterField, referred: Master): Promise<CellReader> {
  const { label } = referred.options;
  const stored = await rowsOf(sql, referred, { includeDisabled: true });
  const all = rowsByName(referred, stored);
  const rows = rowsByName(
    referred,
    stored.filter((row) => !isDisabled(row)),
  );
  return (typed) => {
    const text = cellText('text', typed);
    if (text === '') return good(null);
    if (isFormulaError(text)) return formulaError(name, text);
    const row = rows.get(wordsKey(text));
    if (row) return { value: row.id, problem: null, shown: choiceTitle(referred, row) };
    const fuel = row === undefined && referred.name === 'Product' ? sameFuel(rows, wordsKey(text)) : null;
    if (fuel) {
      const shown = choiceTitle(referred, fuel);
      return { value: fuel.id, problem: null, shown, question: texts.sameFuel({ value: text, product: shown }) };
    }
    if (row === null) return bad({ code: 'AMBIGUOUS', ...texts.ambiguousReference({ value: text }), field: name });
    const [code, say] = all.has(wordsKey(text))
      ? (['DISABLED', texts.disabledReference] as const)
      : (['NOT_FOUND', texts.noReference] as const);
    return bad({ code, ...say({ master: labelled(label), value: text }), field: name });
  };
}
