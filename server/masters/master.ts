import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import { labelled, type Message } from '../domain/kernel/message';
import type { Problem } from '../domain/kernel/problem';
import { masters } from '../domain/masters.messages';
import type { Right } from '../domain/rights';
import { columnOf } from '../platform/column-of';
import type { Tx } from '../platform/submit';
import { fieldsOf, type MasterField } from './master-field';
import { type MasterClass, MasterEntity, type MasterRow } from './master-row';

/** A question about a figure of a row: what is said of it, at its field. */
export interface FigureQuestion {
  field: string;
  text: Message;
}

/** Most masters are identified by their name. */
type NamedRow = MasterEntity & { name: string };

/** A table that another module declares and whose rows are never deleted. */
interface ForeignTable {
  name: string;
  /** SQL predicate: row `t` is disabled. */
  disabled: string;
  /** SQL that sets it to $3. */
  disable: string;
}

interface MasterOptions<Row extends MasterRow> {
  /** 'Expenditure category': the name of a row in messages. */
  label: string;
  pluralLabel?: string;
  description?: string;
  /** The page where it is edited. */
  path: string;
  /** The right to add rows. Their changes are requested, as those of all recorded rows. */
  addedBy: Right;
  /** A name is all that a row needs: an import adds the rows that its sheet names and that are missing. */
  addedByName?: true;
  /** The right to read the list and to request changes, if `masters.read` and `changes.request` are not enough. */
  readBy?: Right;
  /** Fields in the audit that are ids of its rows, and whose names do not say its table. */
  idFields?: readonly string[];
  /** The name of a row's id in the REST API. */
  legacyId?: string;
  /** The field that identifies a row. */
  title?: keyof Row & string;
  /** SQL order of the list; the row is `t`, a referenced row has the property's name. */
  orderBy?: string;
  /** SQL predicate with the names of `orderBy`: the rows that belong to the master, if not all. */
  only?: string;
  /** If another module owns the table. */
  table?: ForeignTable;
  /** SQL `FROM` clause that finds ledger rows of this master ($1 = id); there is no foreign key. */
  ledger?: string;
  /** Every change needs a session that was confirmed in the last ten minutes; see refuseUnlessConfirmed. */
  needsConfirmation?: boolean;
  /** Every change requires a reason. */
  needsReason?: boolean;
  /** What the reason of a new row is for: the input of a new row gets an optional `reason`. */
  reasonOfNew?: string;
  /** The specification's text after a row was added or changed. */
  created(row: Row): Message;
  updated?(row: Row): Message;
  /**
   * Rules beyond those of the fields, checked before a row is added (`before` is null), changed, disabled or deleted.
   */
  check?(tx: Tx, after: Row, before: Row | null): Promise<Problem[]>;
  /** Whether a change waits for an admin because the actor lacks a right that `check` requires for it. */
  waits?(tx: Tx, after: Row, before: Row): Promise<boolean>;
  /**
   * What is said of unusual figures of a new or changed row (ADR 55). The inputs of
   * the master get `confirmed`.
   */
  asks?(tx: Tx, after: Row, before: Row | null): Promise<readonly FigureQuestion[]>;
  /** Returns another message if the new row has to wait for an admin, or what else changed. */
  afterCreate?(
    tx: Tx,
    row: Row,
    given: Readonly<Record<string, unknown>>,
    reason: string | null,
  ): Promise<(Message & { changeRequestId: number }) | { effectTexts: Message[] } | undefined> | Promise<void>;
  /** Returns what else changed, in sentences. */
  afterUpdate?(tx: Tx, after: Row, before: Row, reason: string | null): Promise<Message[]> | Promise<void>;
  /** Called after a row is deleted; returns what followed. */
  afterRemove?(tx: Tx, row: Row, reason: string | null): Promise<Message[]>;
  /** In place of `afterUpdate`, where something must be taken back before `update` writes the row. */
  updateWith?(tx: Tx, after: Row, before: Row, update: () => Promise<void>): Promise<Message[]>;
}

/** The declaration of a master with the names derived from it. */
export interface Master<Row extends MasterRow = MasterRow> {
  target: MasterClass<Row>;
  /** ExpenditureCategory, expenditureCategory, expenditureCategories, expenditure_category. */
  name: string;
  singular: string;
  plural: string;
  table: string;
  /** SQL: the predicate that row `t` is disabled, and the assignment that sets it to $3. */
  disabled: string;
  disable: string;
  title: string;
  canBeDisabled: boolean;
  fields: readonly MasterField[];
  options: MasterOptions<Row>;
}

const declared = new Map<object, Master>();

/** Declares a master: its table and its GraphQL object. A line in index.ts adds it to the station. */
export function Master<Row extends MasterRow = NamedRow>(options: MasterOptions<Row>) {
  return (target: MasterClass<Row>): void => {
    const { name } = target;
    const singular = name[0]!.toLowerCase() + name.slice(1);
    const own = { name: columnOf(name), disabled: 't.disabled', disable: 'disabled = $3' };
    const { name: table, disabled, disable } = options.table ?? own;
    const master: Master<Row> = {
      target,
      name,
      singular,
      plural: pluralOf(singular),
      table,
      disabled,
      disable,
      title: options.title ?? 'name',
      canBeDisabled: target.prototype instanceof MasterEntity,
      fields: fieldsOf(target),
      options,
    };
    if (options.table === undefined) Entity(table)(target);
    ObjectType(name, { description: options.description ?? options.label })(target);
    declared.set(target, master as unknown as Master);
  };
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** The declaration of a class; throws if it is not a master. */
export function masterOf<Row extends MasterRow>(target: MasterClass<Row>): Master<Row> {
  const master = declared.get(target);
  if (master === undefined) throw new Error(`${target.name} is not a master`);
  return master as unknown as Master<Row>;
}

/** The label within a sentence: 'an employee', 'a user'. */
export const oneOf = (label: string): string => `${/^[AEIO]/.test(label) ? 'an' : 'a'} ${label.toLowerCase()}`;

/** The name of a row in messages: 'Pump P1', or only the label if rows have no name. */
export function namedIn<Row extends MasterRow>({ title, options }: Master<Row>, row: Row): Message {
  const name = (row as unknown as Record<string, unknown>)[title];
  const label = labelled(options.label);
  return typeof name === 'string' ? masters.titled({ label, name }) : label;
}
