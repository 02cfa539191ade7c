import { isBusinessDate } from '../../domain/kernel/business-date';
import { problemsOfRange } from '../../domain/kernel/date-range';
import { labelled } from '../../domain/kernel/message';
import { type Problem, refusal, refuseIf } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { defineQuery, type Query, type Read } from '../../platform/ask';
import { refuseUnlessAllowed } from '../../platform/permission';
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

/** The values of a statement, in the order of their parameters. */
class Parameters {
  readonly values: unknown[] = [];
  /** The name of the parameter with this value. */
  readonly add = (value: unknown): string => `$${this.values.push(value)}`;
}

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

/** The conditions of the filter that were given, with their values. */
const givenIn = ({ filters }: ListedThing, { filter }: PageInput) =>
  Object.entries(filters).flatMap(([name, part]) => {
    const value = filter?.[name] ?? null;
    return value === null ? [] : [{ name, value, ...part }];
  });

const problemsOfFigures = (from: number, to: number): Problem[] =>
  to < from ? [{ code: 'INVALID', ...requests.toBelowFrom() }] : [];

/** Without it, the days of a range in the wrong order would look like days without anything. */
function refuseReversed(given: ReturnType<typeof givenIn>): void {
  for (const { name, value: to, from } of given) {
    const first = given.find((part) => part.name === from);
    if (first === undefined) continue;
    const problems =
      typeof to === 'number'
        ? problemsOfFigures(first.value as number, to)
        : problemsOfRange({ from: first.value as string, to: to as string });
    refuseIf(problems.map((problem) => ({ ...problem, field: `filter.${name}` })));
  }
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
      const parameters = new Parameters();
      const given = givenIn(thing, input);
      refuseReversed(given);
      const chosen = given.map(({ sql, value }) => sql('r', parameters.add(value)));
      const within = [
        ...chosen,
        ...(after == null ? [] : [beyond(thing, 'after', after, isNewestFirst ? '<' : '>', parameters)]),
        ...(before == null ? [] : [beyond(thing, 'before', before, isNewestFirst ? '>' : '<', parameters)]),
      ];
      const rowsWhere = (conditions: readonly string[]): string =>
        `FROM ${thing.table} r ${conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : ''}`;
      const keys = thing.order.columns.map(([column]) => `r.${column}`);
      const ofPage = `${rowsWhere(within)} ORDER BY ${keys.map((key) => `${key} ${direction}`).join(', ')}`;
      await refuseTooMany(read, selection, size, ofPage, parameters.values);
      const [found] = await read.sql<{ page: { key: unknown[]; node: Node }[]; total: number | null }>(
        `SELECT COALESCE((SELECT json_agg(p) FROM (
                  SELECT json_build_array(${keys.join(', ')}) AS key, ${selection.json} AS node ${ofPage}
                  LIMIT ${size + 1}) p), '[]') AS page,
                ${read.asks('totalCount') ? `(SELECT count(*)::int ${rowsWhere(chosen)})` : 'NULL::int'} AS total`,
        parameters.values,
      );
      const { page, total } = found!;
      if (page.length === 0) await refuseUnknown(read, given);
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

/** Without it, a mistyped id would look like a creditor who bought nothing. */
async function refuseUnknown({ sql }: Read, given: ReturnType<typeof givenIn>): Promise<void> {
  for (const { name, value, to } of given) {
    if (to === undefined) continue;
    const { table, label } = to();
    const known = await sql(`SELECT FROM ${table} WHERE id = $1`, [value]);
    if (known.length === 0)
      throw refusal(
        'NOT_FOUND',
        requests.unknownId({ thing: labelled(label, label.toLowerCase()), id: `${value}` }),
        `filter.${name}`,
        'NOT_FOUND',
      );
  }
}

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
