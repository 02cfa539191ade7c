import type { FieldRule } from '../../domain/field-rules';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import type { MasterClass } from '../../masters/master-row';
import { columnOf } from '../../platform/column-of';
import type { EventMessage, Topic } from '../../platform/events';
import type { Sql } from '../../platform/sql';
import type { AccountKind } from '../../services/ledger/ledger-account.entity';
import type { ReferredTable } from '../safe/reference-seen';
import type { DocumentDefinition } from './document';

/** The fields of an entry or a row by name, as stored. */
export type DatedEntry = Readonly<Record<string, unknown>> & { id?: number | null; amount: Paise };

/** The input of the command of a document with a day of its own. */
export type DatedDocumentInput = Readonly<Record<string, unknown>> & { amount: Paise; confirmed?: boolean | null };

/** The row that a field names. */
export interface NamedRow {
  table: string;
  /** The column with its name. */
  title: string;
  /** Its name in the view. */
  name: string;
  /** The master whose rows a change may choose; without it the field is not changed. */
  of?: () => MasterClass;
}

/** A field besides the subject, the day, the amount and the comment. */
interface DatedField {
  name: string;
  label: string;
  description?: string;
  row?: NamedRow;
  /** Values of a choice with their labels. */
  choices?: Readonly<Record<string, string>>;
  /** Its row always has a value (`stored`), though the input may omit it. */
  isFilled?: true;
}

/** A line of the entry in the ledger: amounts on one side of an account, of the row that a field names. */
interface PostedLine {
  account: AccountKind;
  of: string;
  side: 'DEBIT' | 'CREDIT';
  /** The fields whose sum it is, never null; by default the amount. Nothing is posted of 0. */
  amounts?: readonly string[];
}

/** A document that has a day of its own and belongs to no shift. */
export interface DatedDocument<Id extends string = string> extends DocumentDefinition<Id> {
  /** The field of its day. */
  day: { name: string; label: string; description: string };
  fields: readonly DatedField[];
  /** All of its fields in the order of the form; by default subject, fields, amount, day and comment. */
  order?: readonly string[];
  /** A change may choose another subject. Without it the paper keeps the party of its first version (ADR 61). */
  changesSubject?: true;
  /** The field with a row that its title names besides the subject: where the money goes. */
  toward?: string;
  /** Of all its fields, shared with the form. */
  rules: Readonly<Record<string, FieldRule>>;
  posts: readonly PostedLine[];
  /** SQL over the document `d`: what the list of last entries shows beside its subject. */
  detail: string;
  event: { topic: Topic; ids(id: number): EventMessage['ids'] };
  /** The fields of a valid entry as they are stored, where these differ from the typed ones. */
  stored?(entry: DatedEntry): Readonly<Record<string, unknown>>;
  /** It stores the reference of a transfer in `reference`: one that was used before is asked about. */
  referred?: Pick<ReferredTable, 'sides' | 'name' | 'joins'>;
  /**
   * What is refused besides the rules of the fields; `recorded` is the row before a change.
   */
  problemsOf(sql: Sql, entry: DatedEntry, today: BusinessDate, recorded?: DatedEntry): Promise<Problem[]>;
  /** Says that the amount is unusual; null if it is not. */
  unusualText?(sql: Sql, entry: DatedEntry): Promise<Message | null>;
}

/** The names of the stored fields, in the order of the form. */
export const storedFields = ({ subject, day, fields, order }: DatedDocument): readonly string[] =>
  order ?? [subject.field, ...fields.map(({ name }) => name), 'amount', day.name, 'comment'];

/** An entry as it is stored. */
export const asStored = <Entry extends DatedEntry>({ stored }: DatedDocument, entry: Entry): Entry => ({
  ...entry,
  ...stored?.(entry),
});

const amountsOf = ({ amounts = ['amount'] }: PostedLine): readonly string[] => amounts;

/** The signed amount of a line. */
export const amountOfLine = (line: PostedLine, entry: DatedEntry): Paise =>
  sum(amountsOf(line), (name) => Number(entry[name])) * (line.side === 'DEBIT' ? 1 : -1);

/** What the document moves, which the approval line limits: all that it credits. */
export const movedBy = ({ posts }: DatedDocument, entry: DatedEntry): Paise =>
  sum(
    posts.filter(({ side }) => side === 'CREDIT'),
    (line) => -amountOfLine(line, entry),
  );

/** The fields that decide how it is posted. */
export const postedFields = ({ posts, day }: DatedDocument): string[] => [
  ...posts.flatMap((line) => [...amountsOf(line), line.of]),
  day.name,
];

/** The field that its title names besides the subject. */
export const towardOf = ({ fields, toward }: DatedDocument): (DatedField & { row: NamedRow }) | undefined =>
  fields.find((field): field is DatedField & { row: NamedRow } => field.name === toward && field.row !== undefined);

/** SQL: the joins of the rows that the fields of a document `d` name, `r0` and so on, and their names as columns. */
export function namedRows({ fields }: DatedDocument): { joins: string; columns: string } {
  const named = fields.flatMap(({ name, row }) => (row === undefined ? [] : [{ ...row, field: name }]));
  return {
    joins: named
      .map(({ table, field }, index) => `LEFT JOIN ${table} r${index} ON r${index}.id = d.${columnOf(field)}`)
      .join(' '),
    columns: named.map(({ title, name }, index) => `r${index}.${title} AS "${name}", `).join(''),
  };
}

/** SQL: the sides of the entry of a document `x`, for the invariant of the books. */
export const sidesOf = ({ posts }: DatedDocument): string =>
  posts
    .map((line) => {
      const amount = amountsOf(line)
        .map((name) => `x.${columnOf(name)}`)
        .join(' + ');
      return `('${line.account}', x.${columnOf(line.of)}, ${line.side === 'DEBIT' ? amount : `-(${amount})`})`;
    })
    .join(', ');
