import { isBusinessDate } from '../../domain/kernel/business-date';
import { refusal } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { defineQuery, type Query, type Read } from '../../platform/ask';
import { refuseUnlessAllowed } from '../../platform/permission';
import { findBy, type Parameters, rowsWhere } from './records.filter';
import { PAGE, type PageInput, pageInputOf, RecordInput } from './records.inputs';
import { type Selection, selectionOf } from './select';
import { type ListedThing, MOST_ROWS, type Thing } from './thing';

/** A thing as it is answered: what was selected of it. */
export type Node = Readonly<Record<string, unknown>>;

/** Whether there are rows before and after a page, and the cursors of its ends. */
interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Page {
  nodes: Node[];
  totalCount: number;
  pageInfo: PageInfo;
}

/** Composes what is selected below the path. A missing right is refused. */
function allowedSelection({ ctx, asks }: Read, thing: Thing, path: string): Selection {
  const selection = selectionOf(thing, asks, path);
  for (const right of selection.rights) refuseUnlessAllowed(right, ctx);
  return selection;
}

/** Refuses to read too many rows: at most `most` of a thing, in SQL `rows`, with the lists within them. */
async function refuseTooMany(
  { sql }: Read,
  { listed, counted }: Selection,
  most: number,
  rows: string,
  values: unknown[],
): Promise<void> {
  if (counted === null || most * (1 + listed) <= MOST_ROWS) return;
  const [found] = await sql<{ cost: number }>(
    `SELECT COALESCE(SUM(1 + ${counted}), 0)::bigint AS cost FROM (SELECT r.* ${rows} LIMIT ${most}) r`,
    values,
  );
  const { cost } = found!;
  if (cost > MOST_ROWS)
    throw refusal('QUERY_LIMIT', requests.costsTooMuch({ rows: cost, most: MOST_ROWS }), undefined, 'INVALID');
}

/** One of a thing by its id; null if there is none. */
const oneOf = (thing: ListedThing): Query<RecordInput, Node | null> =>
  defineQuery({
    name: `records.${thing.one}`,
    right: thing.right,
    input: RecordInput,
    async run(read, { id }) {
      const selection = allowedSelection(read, thing, '');
      const found = `FROM ${thing.table} r WHERE r.id = $1`;
      await refuseTooMany(read, selection, 1, found, [id]);
      const [row] = await read.sql<{ node: Node }>(`SELECT ${selection.json} AS node ${found}`, [id]);
      return row?.node ?? null;
    },
  });

const isWithin = (type: string, value: string): boolean =>
  type === 'date' ? isBusinessDate(value) : /^\d{1,15}$/.test(value) && (type === 'bigint' || Number(value) < 2 ** 31);

/** SQL: the rows on one side of a cursor: those with greater keys, or with smaller ones. */
function beyond(
  { order }: ListedThing,
  field: 'after' | 'before',
  cursor: string,
  side: '>' | '<',
  { add }: Parameters,
): string {
  const values = cursor.split('.');
  if (values.length !== order.columns.length || !order.columns.every(([, type], at) => isWithin(type, values[at]!)))
    throw refusal('INVALID', requests.cursorWrong(), field, 'INVALID');
  const keys = order.columns.map(([column]) => `r.${column}`);
  const ends = order.columns.map(([, type], at) => `${add(values[at])}::${type}`);
  return `(${keys.join(', ')}) ${side} (${ends.join(', ')})`;
}

/** A page of all of a thing, in the order of its list. */
const pageOf = (thing: ListedThing): Query<PageInput, Page> =>
  defineQuery({
    name: `records.${thing.many}`,
    right: thing.right,
    input: pageInputOf(thing),
    async run(read, input): Promise<Page> {
      const { first, last, after, before, order } = input;
      if (first != null && last != null) throw refusal('INVALID', requests.firstOrLast(), 'last', 'INVALID');
      const isNewestFirst = order === 'NEWEST_FIRST';
      const isFromEnd = last != null;
      const size = last ?? first ?? PAGE;
      const direction = isNewestFirst === isFromEnd ? 'ASC' : 'DESC';
      const selection = allowedSelection(read, thing, 'nodes.');
      const { conditions, parameters, refuseUnknown } = findBy(read, thing, input.filter);
      const within = [
        ...conditions,
        ...(after == null ? [] : [beyond(thing, 'after', after, isNewestFirst ? '<' : '>', parameters)]),
        ...(before == null ? [] : [beyond(thing, 'before', before, isNewestFirst ? '>' : '<', parameters)]),
      ];
      const keys = thing.order.columns.map(([column]) => `r.${column}`);
      const ofPage = `${rowsWhere(thing, within)} ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;
      await refuseTooMany(read, selection, size, ofPage, parameters.values);
      const [found] = await read.sql<{ page: { key: unknown[]; node: Node }[]; total: number | null }>(
        `SELECT COALESCE((SELECT json_agg(p) FROM (
                  SELECT json_build_array(${keys.join(', ')}) AS key, ${selection.json} AS node ${ofPage}
                  LIMIT ${size + 1}) p), '[]') AS page,
                ${read.asks('totalCount') ? `(SELECT count(*)::int ${rowsWhere(thing, conditions)})` : 'NULL::int'} AS total`,
        parameters.values,
      );
      const { page, total } = found!;
      if (page.length === 0) await refuseUnknown();
      const shown = page.slice(0, size);
      if (isFromEnd) shown.reverse();
      const isMore = page.length > size;
      return {
        nodes: shown.map(({ node }) => node),
        totalCount: total ?? 0,
        pageInfo: {
          hasNextPage: isFromEnd ? before != null : isMore,
          hasPreviousPage: isFromEnd ? isMore : after != null,
          startCursor: shown[0]?.key.join('.') ?? null,
          endCursor: shown.at(-1)?.key.join('.') ?? null,
        },
      };
    },
  });

export interface RecordQueries {
  thing: ListedThing;
  one: Query<RecordInput, Node | null>;
  page: Query<PageInput, Page>;
}

/** The two queries of a thing. */
export const recordQueriesOf = (thing: ListedThing): RecordQueries => ({
  thing,
  one: oneOf(thing),
  page: pageOf(thing),
});
