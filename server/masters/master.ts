import { ObjectType } from 'type-graphql';
import { Entity } from 'typeorm';
import type { Problem } from '../domain/kernel/problem';
import type { Permission } from '../platform/permission';
import type { Tx } from '../platform/submit';
import { columnOf, fieldsOf, type MasterField } from './master-field';
import { type MasterClass, MasterEntity, type MasterRow } from './master-row';

/** Most masters are known by their name. */
export type NamedRow = MasterEntity & { name: string };

/** A table that another module declares, where its rows are never deleted. */
export interface ForeignTable {
  name: string;
  /** Whether a row `t` is disabled, in SQL. */
  disabled: string;
  /** What sets that, $3 being whether. */
  disable: string;
}

export interface MasterOptions<Row extends MasterRow> {
  /** 'Expenditure category': how a row is spoken of. */
  label: string;
  pluralLabel?: string;
  description?: string;
  /** The page that keeps it. */
  path: string;
  /** Whose right it is to add rows; changing and removing them is the admins'. */
  createdBy?: Permission;
  /** Who reads the list. */
  readBy?: Permission;
  /** What the REST layer calls a row's id. */
  legacyId?: string;
  /** The field a row is known by. */
  title?: keyof Row & string;
  /** The order of the list in SQL, the row being `t` and a referred row the property's name. */
  orderBy?: string;
  /** In SQL as `orderBy`: the rows that the master shows, where it does not show all. */
  only?: string;
  /** Where another module owns the table. */
  table?: ForeignTable;
  /** What the ledger has of a row, in SQL after FROM, its id being $1: it knows masters by id, so no foreign key tells. */
  ledger?: string;
  /** Every change gives its reason. */
  needsReason?: boolean;
  /** The station's text when a row was added or changed. */
  created(row: Row): string;
  updated?(row: Row): string;
  /** Rules beyond the fields', before a row is added (`before` is null), changed, disabled or removed. */
  check?(tx: Tx, after: Row, before: Row | null): Promise<Problem[]>;
  /** What it answers replaces the message; with a request where the new row waits for an admin. */
  afterCreate?(
    tx: Tx,
    row: Row,
    given: Readonly<Record<string, unknown>>,
  ): Promise<{ message: string; changeRequestId: number } | undefined | void>;
  afterUpdate?(tx: Tx, after: Row, before: Row): Promise<void>;
}

/** A master as its class declared it, with the names that follow. */
export interface Master<Row extends MasterRow = MasterRow> {
  target: MasterClass<Row>;
  /** ExpenditureCategory, expenditureCategory, expenditureCategories, expenditure_category. */
  name: string;
  singular: string;
  plural: string;
  table: string;
  /** In SQL, of a row `t`: whether it is disabled; and what sets that, $3 being whether. */
  disabled: string;
  disable: string;
  title: string;
  canBeDisabled: boolean;
  fields: readonly MasterField[];
  options: MasterOptions<Row>;
}

const declared = new Map<object, Master>();

/** Declares a master: its table and its GraphQL object. It joins the station by its line in index.ts. */
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
  if (word.endsWith('y')) return `${word.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** What a class declared; throws where it is no master. */
export function masterOf<Row extends MasterRow>(target: MasterClass<Row>): Master<Row> {
  const master = declared.get(target);
  if (master === undefined) throw new Error(`${target.name} is no master`);
  return master as unknown as Master<Row>;
}

/** How a row is named in a message: 'Pump P1'; the label alone where rows have no name. */
export function titleOf<Row extends MasterRow>(master: Master<Row>, row: Row): string {
  const title = (row as unknown as Record<string, unknown>)[master.title];
  return typeof title === 'string' ? `${master.options.label} ${title}` : master.options.label;
}
