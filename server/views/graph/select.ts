import type { Right } from '../../domain/rights';
import type { Read } from '../../platform/ask';
import type { Thing } from './thing';

/** What a selection of a thing reads. */
export interface Selection {
  /** SQL: the selected fields of a row as a JSON object, by their names in the API. */
  json: string;
  /** The rights to read it. */
  rights: ReadonlySet<Right>;
  /** About how many rows it reads for one row of the thing, itself included. */
  rows: number;
}

/** About how many rows a list within a row has: the cost of a question is told before it is run. */
const ROWS_OF_LIST = 20;

/**
 * Composes the statement part that reads what is selected below a path, relations as subqueries, so that a question is
 * one statement however deep it goes. `row` is the alias of the thing's row. Without a selection, as outside of GraphQL,
 * the fields are read and no relation.
 */
export function selectionOf(thing: Thing, asks: Read['asks'], path: string, row = 'r'): Selection {
  const rights = new Set<Right>();
  const parts: string[] = [];
  let rows = 1;
  for (const [name, { sql, right }] of Object.entries(thing.fields)) {
    if (!asks(path + name)) continue;
    if (!thing.names.includes(name)) rights.add(thing.right);
    if (right !== undefined) rights.add(right);
    parts.push(`'${name}', ${sql(row)}`);
  }
  // Nothing has an empty name: only a caller without a selection asks for it.
  const related = asks('') ? [] : Object.entries(thing.relations);
  for (const [at, [name, relation]] of related.entries()) {
    if (!asks(path + name)) continue;
    rights.add(thing.right);
    const [other, it] = [relation.to(), `${row}${at}`];
    const within = selectionOf(other, asks, `${path}${name}.`, it);
    for (const right of within.rights) rights.add(right);
    // Which rows there are says more than the name of one.
    if (relation.isList) rights.add(other.right);
    rows += within.rows * (relation.isList ? ROWS_OF_LIST : 1);
    const json = relation.isList ? `COALESCE(json_agg(${within.json} ORDER BY ${it}.id), '[]')` : within.json;
    parts.push(`'${name}', (SELECT ${json} FROM ${other.table} ${it} WHERE ${relation.on(it, row)})`);
  }
  return { json: `json_build_object(${parts.join(', ')})`, rights, rows };
}
