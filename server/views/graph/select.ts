import type { Right } from '../../domain/rights';
import type { Read } from '../../platform/ask';
import type { Thing } from './thing';

/** What a selection of a thing reads. */
export interface Selection {
  /** SQL: the selected fields of a row as a JSON object, by their names in the API. */
  json: string;
  /** The rights to read it. */
  rights: ReadonlySet<Right>;
  /** About how many rows of lists it reads for one row of the thing. */
  listed: number;
  /** The same in SQL: the rows of the outermost lists are counted, those within them estimated. Null without a list. */
  counted: string | null;
}

/** A list is counted up to here. */
const MOST_COUNTED = 100_000;

/**
 * Composes the statement part that reads what is selected below a path, relations as subqueries, so that a question is
 * one statement however deep it goes. `row` is the alias of the thing's row. Without a selection, as outside of GraphQL,
 * the fields are read and no relation.
 */
export function selectionOf(thing: Thing, asks: Read['asks'], path: string, row = 'r'): Selection {
  const rights = new Set<Right>();
  const parts: string[] = [];
  const counts: string[] = [];
  let listed = 0;
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
    const from = `FROM ${other.table} ${it} WHERE ${relation.on(it, row)}`;
    if (relation.rows === undefined) {
      parts.push(`'${name}', (SELECT ${within.json} ${from})`);
      listed += within.listed;
      if (within.counted !== null) counts.push(`COALESCE((SELECT ${within.counted} ${from}), 0)`);
    } else {
      // How many there are says more than which one it is.
      rights.add(other.right);
      parts.push(
        `'${name}', (SELECT COALESCE(json_agg(${within.json} ORDER BY ${it}.${other.listedBy ?? 'id'}), '[]') ${from})`,
      );
      listed += relation.rows * (1 + within.listed);
      counts.push(`(SELECT count(*) FROM (SELECT ${from} LIMIT ${MOST_COUNTED}) l) * ${1 + within.listed}::numeric`);
    }
  }
  return {
    json: `json_build_object(${parts.join(', ')})`,
    rights,
    listed,
    counted: counts.length > 0 ? counts.join(' + ') : null,
  };
}
