import { refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { defineQuery, type Query } from '../../platform/ask';
import { columnOf } from '../../platform/column-of';
import { refuseUnlessAllowed } from '../../platform/permission';
import { BusinessDate } from '../../platform/scalars';
import { findBy, rowsWhere } from './records.filter';
import { type SumsInput, sumsInputOf } from './records.inputs';
import type { Node } from './records.queries';
import { selectionOf } from './select';
import { type ApiType, type ListedThing, MOST_ROWS, type Relation, type ThingField } from './thing';

/** Rows of sums, at most. */
export const MOST_SUMS = 5_000;

/** A thing with sums. */
export type SummedThing = ListedThing & Required<Pick<ListedThing, 'sums'>>;

export const isSummed = (thing: ListedThing): thing is SummedThing => thing.sums !== undefined;

/** What rows can be summed by: a field of the sum, and the column of the rows. */
export interface Group {
  field: string;
  /** SQL over the row with this alias. */
  key: ThingField['sql'];
  type: ApiType | null;
  /** What the column leads to. */
  relation?: Relation;
  description: string;
}

/**
 * The groups of a thing by their names in the API: days, months, and what its filter has an id or a closed set of, such
 * as the product and the kind.
 */
export function groupsOf({ sums, filters, relations, fields }: SummedThing): Map<string, Group> {
  const { day } = sums;
  const found: Group[] = [
    { field: 'day', key: day, type: BusinessDate, description: 'The day.' },
    {
      field: 'month',
      key: (row) => `to_char(${day(row)}, 'YYYY-MM')`,
      type: String,
      description: 'The month, yyyy-mm.',
    },
  ];
  for (const [name, { to, isChoice, description }] of Object.entries(filters)) {
    const field = name.replace(/Id$/, '');
    const relation = relations[field];
    if (to !== undefined && relation?.by !== undefined)
      found.push({
        field,
        key: (row) => `${row}.${relation.by}`,
        type: null,
        relation,
        description: relation.description,
      });
    if (isChoice) found.push({ field, key: fields[field]!.sql, type: fields[field]!.type, description });
  }
  return new Map(found.map((group) => [columnOf(group.field).toUpperCase(), group]));
}

/** The fields of a sum that are sums. */
export const summedFields = ({ sums, fields }: SummedThing): [name: string, field: ThingField][] =>
  sums.fields.map((name) => [name, fields[name]!]);

/** The sums of a thing by the groups that are asked for, in their order. */
export const sumsOf = (thing: SummedThing): Query<SumsInput, Node[]> => {
  const groups = groupsOf(thing);
  return defineQuery({
    name: `records.${thing.one}Sums`,
    right: thing.right,
    input: sumsInputOf(thing, [...groups.keys()]),
    async run(read, { by, filter }): Promise<Node[]> {
      const { asks, sql, ctx } = read;
      const chosen = [...new Set(by ?? [])].map((name) => groups.get(name)!);
      const { conditions, parameters, refuseUnknown } = findBy(read, thing, filter);
      const sums = summedFields(thing).filter(([name]) => asks(name));
      const columns = [
        ...chosen.map(({ key, relation, field }) => `${key('r')} AS ${relation?.by ?? columnOf(field)}`),
        ...sums.map(([name, field]) => `COALESCE(SUM(${field.sql('r')}), 0)::bigint AS sum_${columnOf(name)}`),
        'count(*)::int AS count',
      ];
      const keys = chosen.map((_, index) => `${index + 1}`).join(', ');
      const parts = ["'count', g.count", ...sums.map(([name]) => `'${name}', g.sum_${columnOf(name)}`)];
      let listed = 0;
      for (const [index, { field, relation }] of chosen.entries()) {
        if (!asks(field)) continue;
        if (relation === undefined) {
          parts.push(`'${field}', g.${columnOf(field)}`);
          continue;
        }
        const [other, it] = [relation.to(), `o${index}`];
        const within = selectionOf(other, asks, `${field}.`, it);
        for (const right of within.rights) refuseUnlessAllowed(right, ctx);
        parts.push(`'${field}', (SELECT ${within.json} FROM ${other.table} ${it} WHERE ${relation.on(it, 'g')})`);
        listed += within.listed;
      }
      const most = Math.min(MOST_SUMS, Math.floor(MOST_ROWS / (1 + listed)));
      const found = await sql<{ node: Node; count: number }>(
        `SELECT json_build_object(${parts.join(', ')}) AS node, g.count
         FROM (SELECT ${columns.join(', ')} ${rowsWhere(thing, conditions)}
               ${keys === '' ? '' : `GROUP BY ${keys} ORDER BY ${keys}`} LIMIT ${most + 1}) g`,
        parameters.values,
      );
      if (found.length > most) throw refusal('QUERY_LIMIT', requests.tooManyGroups({ most }), 'by', 'INVALID');
      if (found.every(({ count }) => count === 0)) await refuseUnknown();
      return found.map(({ node }) => node);
    },
  });
};
