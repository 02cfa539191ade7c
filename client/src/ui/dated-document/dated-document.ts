import type { TypedDocumentNode } from '@apollo/client';
import type { FieldRules } from '../../../../server/domain/field-rules';
import type { Problem } from '../../../../server/domain/kernel/problem';
import type { PayloadOf } from '../../hooks/use-submit';
import type { HelpTopic } from '../../i18n/help-topic';
import type { ChoiceInputProps } from '../inputs/choice-input';
import type { Option } from '../inputs/match-options';
import { LOADING } from '../inputs/use-suggestions';
import type { Column } from '../table/table-column';

/** What is typed, by field. */
export type Typed = Readonly<Record<string, string>>;

interface AnyField {
  name: string;
  label: () => string;
  /** Whether what is typed calls for it; a hidden field is empty, and a shown one is required. Without it always shown. */
  isShown?: (typed: Typed) => boolean;
}

interface PlainField extends AnyField {
  kind: 'money' | 'date' | 'text';
}

interface ChoiceField<Facts> extends AnyField, Pick<ChoiceInputProps, 'addedWith' | 'adds'> {
  kind: 'choice';
  /** A chosen value that is no option any more is dropped. What is typed waits for options that are loading. */
  options: (facts: Facts, typed: Typed) => readonly Option[] | typeof LOADING;
  /** The only one is chosen at once. */
  isChosenIfOnly?: true;
}

export type DatedField<Facts> = PlainField | ChoiceField<Facts>;

/** A document with a day of its own as it is listed. */
interface DatedRow {
  id: number;
  amount: string;
  enteredBy?: string | null;
}

/** The rows of a list's query. */
export type RowOf<List> = Extract<List[keyof List], readonly DatedRow[]>[number];

interface DatedTexts {
  title: string;
  /** Title of the form. */
  form: string;
  list: string;
  empty: string;
}

/** What the form needs to know of the station. */
interface LoadedFacts<Facts> {
  /** Null until loaded. */
  facts: Facts | null;
  failed: boolean;
  reload: () => void;
}

/** The page of a document that has a day of its own and belongs to no shift (docs/adr/0081-dated-documents.md). */
export interface DatedDocument<Facts, List, Recorded> {
  /** Under which its last request is stored. */
  sentAs: string;
  table: string;
  /** The mutation. */
  command: keyof Recorded & string;
  help: HelpTopic;
  texts: () => DatedTexts;
  /** The toast after recording. */
  savedText: (typed: Typed, facts: Facts) => string;
  record: TypedDocumentNode<Recorded, { input: never }>;
  /** The subscription after which the list is loaded again. */
  changed: TypedDocumentNode<unknown, { [name: string]: never }>;
  /** The id of the recorded row; null for one that waits. */
  idOf: (payload: PayloadOf<Recorded>) => number | null | undefined;
  /** In the order of the form; the comment follows. */
  fields: readonly DatedField<Facts>[];
  rules: FieldRules;
  /** What the approval line limits, in rupees; the amount by default. */
  limited?: (typed: Typed) => string;
  /** Whether money leaves an account: if the entry waits, the form says not to pay it out yet. */
  paysOut?: true;
  useFacts: (typed: Typed) => LoadedFacts<Facts>;
  list: {
    query: TypedDocumentNode<List, { [name: string]: never }>;
    of: (data: List) => readonly RowOf<List>[];
    columns: () => readonly Column<RowOf<List>>[];
    /** Columns of money that are added up besides the amount. */
    totals?: readonly (keyof RowOf<List> & string)[];
  };
  /** The rule of the domain. */
  problemsOf: (entry: Typed, facts: Facts) => Problem[];
}

/** What is typed in the fields that are shown, with the choices that hold: those that are options, and the only ones. */
export function resolved<Facts>(fields: readonly DatedField<Facts>[], facts: Facts, typed: Typed): Typed {
  const values: Record<string, string> = { ...typed };
  for (const field of fields) {
    if (field.isShown?.(values) === false) values[field.name] = '';
    if (field.kind !== 'choice' || field.isShown?.(values) === false) continue;
    const options = field.options(facts, values);
    if (options === LOADING) continue;
    const only = field.isChosenIfOnly && options.length === 1 ? options[0]!.value : '';
    const chosen = values[field.name];
    values[field.name] = options.some(({ value }) => value === chosen) ? chosen! : only;
  }
  return values;
}

/** The input of the mutation: ids as numbers, and null for what is empty. */
export function inputOf(rules: FieldRules, typed: Typed): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const value = text.trim() || null;
      return [name, value !== null && rules[name]!.kind === 'integer' ? Number(value) : value];
    }),
  );
}
