import { Field, Int, ObjectType } from 'type-graphql';
import type { Right } from '../../domain/rights';
import { type Master, masterOf } from '../../masters/master';
import { nameOfReference } from '../../masters/master-field';
import type { MasterClass } from '../../masters/master-row';
import { columnOf } from '../../platform/column-of';

/** A type of the API as TypeGraphQL takes it. */
export type ApiType = object;

/** A plain field of a thing. */
export interface ThingField {
  type: ApiType;
  /** SQL over the row with this alias. */
  sql(row: string): string;
  nullable: boolean;
  description?: string;
  /** The right to read it, if that of the thing is not enough. */
  right?: Right;
}

/** A field that leads to another thing, or to a list of them. */
export interface Relation {
  to(): Thing;
  /** SQL that joins the row `it` of the other thing to the row `own`. */
  on(it: string, own: string): string;
  /** The column that names the single row, if it is one of this thing: rows can be summed by it. */
  by?: string;
  /** About how many rows a list has, from which the cost of a question is estimated before it is run. Undefined for a single row. */
  rows?: number;
  nullable: boolean;
  description: string;
}

/** A question that reads more rows is refused before it is run. */
export const MOST_ROWS = 20_000;
/** Rows of the lists of a shift, a bill, a delivery. */
const ROWS_OF_LIST = 20;

/** An optional part of the filter of a list. */
export interface Filter {
  type: ApiType;
  /** SQL over the row with this alias and the parameter with the value. */
  sql(row: string, value: string): string;
  /** The thing whose id it is: an unknown id is refused, since nothing found would look like an answer. */
  to?(): Thing;
  /** The part of the filter with the first day, if this is the last day of a range. */
  from?: string;
  /** Whether it finds the rows with a value of a closed set, by which they can be summed. */
  isChoice?: boolean;
  /** What is checked of a value besides its type; a text needs it. */
  rules?: readonly PropertyDecorator[];
  description: string;
}

/** The order of a list. */
export interface Order {
  /** Columns with their types, by which an index has the rows of the table; the last one is the id. */
  columns: readonly (readonly [name: string, type: 'int' | 'bigint' | 'date'])[];
  /** What a page says of it. */
  description: string;
}

/** Something that is recorded at the station, as a node of the graph. */
export interface Thing {
  /** Its type in the API. */
  name: string;
  /** What a message calls it: 'Credit sale'. */
  label: string;
  table: string;
  right: Right;
  /** The fields that say which one it is: they need no right besides that of what leads to it. */
  names: readonly string[];
  description: string;
  fields: Readonly<Record<string, ThingField>>;
  /** The column by which a list within a row has them, if not the id. */
  listedBy?: string;
  relations: Readonly<Record<string, Relation>>;
  /** The class of its type, where the schema has it already. */
  type?: ApiType;
  /** The class whose fields its type has too. */
  parent?: new () => object;
}

/** A thing that `Records` has, one by its id and all as a list. */
export interface ListedThing extends Thing {
  /** The names of the two fields. */
  one: string;
  many: string;
  order: Order;
  filters: Readonly<Record<string, Filter>>;
  /** The fields that are summed, and the day of a row in SQL, by which they can be; none for what is not summed. */
  sums?: { readonly fields: readonly string[]; readonly day: ThingField['sql'] };
}

/** A column of the table by its property. */
export const column =
  (name: string): ThingField['sql'] =>
  (row) =>
    `${row}.${columnOf(name)}`;

/** What is summed of a thing that belongs to a shift. */
export const sumsByShift = (...fields: readonly string[]): ListedThing['sums'] => ({
  fields,
  day: (row) => `(SELECT s.shift_date FROM shift s WHERE s.id = ${row}.shift_id)`,
});

/** Fields that are columns of the table, with the default descriptions of their names. */
export const columns = (types: Readonly<Record<string, ApiType>>, nullable = false): Record<string, ThingField> =>
  Object.fromEntries(Object.entries(types).map(([name, type]) => [name, { type, nullable, sql: column(name) }]));

/** A field with a description of its own, from the column of its name or from another one. */
export const field = (type: ApiType, from: string, description: string): ThingField => ({
  type,
  nullable: false,
  description,
  sql: column(from),
});

/** The same, where null may be. */
export const optional = (type: ApiType, from: string, description: string): ThingField => ({
  ...field(type, from, description),
  nullable: true,
});

/** Leads to the row that a column names. */
export const one = (to: () => Thing, by: string, description: string, nullable = false): Relation => ({
  to,
  by: columnOf(by),
  on: (it, own) => `${it}.id = ${own}.${columnOf(by)}`,
  nullable,
  description,
});

/** Leads to the one row that names this one in a column. */
export const oneOf = (to: () => Thing, by: string, description: string): Relation => ({
  to,
  on: (it, own) => `${it}.${columnOf(by)} = ${own}.id`,
  nullable: true,
  description,
});

/** Leads to all rows that name this one in a column. */
export const many = (to: () => Thing, by: string, description: string): Relation => ({
  to,
  on: (it, own) => `${it}.${columnOf(by)} = ${own}.id`,
  rows: ROWS_OF_LIST,
  nullable: false,
  description,
});

/** The same where the list grows with the years, so that it is answered for a few rows only. */
export const manyOfYears: typeof many = (...of) => ({ ...many(...of), rows: MOST_ROWS });

/** Finds the rows that name a row in a column. */
export const by = (to: () => Thing, name: string, description: string): Filter => ({
  type: Int,
  to,
  sql: (row, value) => `${row}.${columnOf(name)} = ${value}`,
  description,
});

const ofMasters = new Map<object, Thing>();

/** A row of a master, with the type that its own queries answer. */
export function ofMaster(target: MasterClass): Thing {
  const known = ofMasters.get(target);
  if (known !== undefined) return known;
  const master = masterOf(target);
  const { name, table, options } = master;
  const thing: Thing = {
    name,
    label: options.label,
    table,
    right: options.readBy ?? 'masters.read',
    names: ['id', master.title, 'shortName'],
    description: options.description ?? options.label,
    type: target,
    fields: fieldsOfMaster(master),
    relations: {},
  };
  ofMasters.set(target, thing);
  return thing;
}

function fieldsOfMaster({ fields, canBeDisabled, disabled }: Master): Record<string, ThingField> {
  const own = columns({ id: Int, version: Int });
  if (canBeDisabled)
    own.disabled = { type: Boolean, nullable: false, sql: (row) => disabled.replace(/\bt\./g, `${row}.`) };
  for (const field of fields) {
    const { name, options, graphql } = field;
    if (options.kind === 'password') continue;
    own[name] = { type: graphql, nullable: true, sql: column(name), right: options.readBy };
    if (options.reference === undefined) continue;
    const { table, title } = masterOf(options.reference());
    own[nameOfReference(field)] = {
      type: String,
      nullable: true,
      sql: (row) => `(SELECT m.${columnOf(title)} FROM ${table} m WHERE m.id = ${row}.${columnOf(name)})`,
    };
  }
  return own;
}

/** A row of a master with what leads on from it: the master's own type has its plain fields only. */
export const accountOf = (
  target: MasterClass,
  named: Pick<ListedThing, 'name' | 'one' | 'many' | 'description' | 'order' | 'filters'>,
  relationsOf: () => ListedThing['relations'],
): ListedThing => {
  const { type: _, ...thing } = ofMaster(target);
  return {
    ...thing,
    ...named,
    parent: target as never,
    get relations() {
      return relationsOf();
    },
  };
};

const classes = new Map<Thing, ApiType>();

/** The class of a thing's type. The first call makes it, and those that it leads to: the schema is built after them. */
export function typeOf(thing: Thing): ApiType {
  const known = thing.type ?? classes.get(thing);
  if (known !== undefined) return known;
  class Node extends (thing.parent ?? Object) {}
  classes.set(thing, Node);
  const fields = thing.parent === undefined ? thing.fields : {};
  for (const [name, { type, nullable, description }] of Object.entries(fields))
    Field(() => type as never, { nullable, description })(Node.prototype, name);
  for (const [name, { to, rows, nullable, description }] of Object.entries(thing.relations)) {
    const other = typeOf(to());
    Field(() => (rows === undefined ? other : [other]) as never, { nullable, description })(Node.prototype, name);
  }
  ObjectType(thing.name, { description: thing.description })(Node);
  return Node;
}
