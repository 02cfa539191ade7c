import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { remembering } from '../platform/remembering';
import type { Sql } from '../platform/sql';
import type { Chart } from './chart';
import type { Column } from './column';
import { COLUMN_KINDS } from './column-kinds';
import { type Page, pageOf } from './page';
import { ALWAYS_KNOWN, PARAMETER_KINDS, type Values } from './parameter';
import type { Parameters } from './parameter-values';

/** Where the rows of a section come from. */
type Source =
  | {
      /** Names every column, and the report's parameters as `:from`; `:today` is the station's day, `:timeZone` its zone. */
      sql: string;
      /**
       * What a rule of the domain adds to each row, in columns that are NULL in SQL. What it looks up it asks of `sql`, which
       * must be free: not the connection of a cursor that is still open.
       */
      each?(row: Row, sql: Sql): Row | Promise<Row>;
    }
  | {
      /** Of figures that a rule of the domain reckons: the rows, each with every column, in their order. */
      reckon(sql: Sql, values: Values): Promise<Row[]>;
      /** Whether a row counts in subtotals and totals; all do where this is left out. */
      counts?(row: Row): boolean;
    };

/** A table of a report. */
export type SectionDefinition = Source & {
  columns: readonly Column[];
  /** The totals also for each value of this column. */
  subtotalBy?: string;
  /** The rows come by that column: on paper each subtotal stands under its own. */
  grouped?: boolean;
  /** One row, drawn as a list of its figures instead of a table. */
  asFacts?: boolean;
  /** The refusal NOT_FOUND where there is no row. */
  missing?: string;
  /** Without rows it is not drawn at all, heading and all. */
  optional?: boolean;
  /** Each row is one recorded row of this table of the change registry; the rows name it, or none, as `changeId`. */
  changes?: string;
  /** Columns that tell what somebody is paid: empty, with their totals, for who may not see that (ADR 13). */
  pay?: readonly string[];
  /** How its rows are drawn beside the table. */
  charts?: readonly Chart[];
};

export type Row = Record<string, unknown>;

/**
 * What a section answers: paise, millilitres and days as they are inside. Subtotals and totals have the totalled columns,
 * and are those of all rows, also where only a page of these was asked for.
 */
export interface SectionAnswer {
  rows: Row[];
  /** How many rows there are, on this page or not. */
  rowCount: number;
  subtotals: Row[];
  /** Null where no column is totalled. */
  totals: Row | null;
}

export type Section = SectionDefinition & {
  /** Null for the only section of a report. */
  name: string | null;
  title: string;
  /** All its rows, or a page of them. */
  read(sql: Sql, values: Values, page?: Page): Promise<SectionAnswer>;
  /**
   * For who reads the rows as they come, one by one: the statement of the rows, and that of subtotals and totals; null where
   * a rule reckons them.
   */
  statements(values: Values): { rows: Statement; sums: Statement } | null;
};

/** What PostgreSQL is sent. */
export interface Statement {
  text: string;
  values: unknown[];
}

export const totalled = ({ columns }: Pick<SectionDefinition, 'columns'>): Column[] =>
  columns.filter(({ total }) => total);

/** The only section is the report itself; of several, each goes by its name. */
export function presented<Shown>(
  sections: readonly Section[],
  answers: readonly SectionAnswer[],
  show: (section: Section, answer: SectionAnswer) => Shown,
): Shown | Record<string, Shown> {
  const shown = sections.map((section, place) => show(section, answers[place]!));
  return sections[0]!.name === null
    ? shown[0]!
    : Object.fromEntries(sections.map(({ name }, place) => [name, shown[place]!]));
}

/** Makes a section that reads its rows, subtotals and totals. */
export function sectionOf(
  name: string | null,
  title: string,
  definition: SectionDefinition,
  parameters: Parameters,
): Section {
  const whole = 'sql' in definition ? queried(definition, parameters) : reckoned(definition);
  const veiled = definition.pay === undefined ? whole : withoutPay(definition, parameters);
  const sourceFor = ({ seesPay }: Values): Reading => (seesPay === 1 ? whole : veiled);
  return {
    ...definition,
    name,
    title,
    statements: (values) => sourceFor(values).statements(values),
    async read(sql, values, page) {
      const answer = await sourceFor(values).read(sql, values, page);
      if (answer.rowCount === 0 && definition.missing !== undefined)
        throw refusal('NOT_FOUND', definition.missing, undefined, 'NOT_FOUND');
      return answer;
    },
  };
}

type Queried = Extract<SectionDefinition, { sql: string }>;
type Reckoned = Exclude<SectionDefinition, Queried>;

type Reading = Pick<Section, 'read' | 'statements'>;

/** The same section without what its columns of pay hold: neither a total nor the order of the rows tells it. */
function withoutPay(definition: SectionDefinition, parameters: Parameters): Reading {
  const pay = definition.pay!;
  const columns = definition.columns.map((column) =>
    pay.includes(column.name) ? { ...column, total: false } : column,
  );
  if ('reckon' in definition) {
    const empty = Object.fromEntries(pay.map((name) => [name, null]));
    const reckon: Reckoned['reckon'] = async (sql, values) =>
      (await definition.reckon(sql, values)).map((row) => ({ ...row, ...empty }));
    return reckoned({ ...definition, columns, reckon });
  }
  const cells = columns.map(({ name, kind }) =>
    pay.includes(name) ? `NULL::${COLUMN_KINDS[kind].sql} AS "${name}"` : `"${name}"`,
  );
  const changeId = definition.changes === undefined ? [] : ['"changeId"'];
  return queried(
    { ...definition, columns, sql: `SELECT ${[...cells, ...changeId].join(', ')} FROM (${definition.sql}) told` },
    parameters,
  );
}

/** A page or the whole in one statement; a file is as long as it likes, so its first row does not wait for its last. */
function queried(definition: Queried, parameters: Parameters): Reading {
  const { text, bound } = statementOf(definition, { ...parameters, ...ALWAYS_KNOWN });
  const valuesOf = (values: Values): unknown[] => bound.map((parameter) => values[parameter]);
  const whole = withTotals(text, definition);
  const { each = (row) => row } = definition;
  return {
    statements: (values) => ({
      rows: { text: rowsAlone(text, definition), values: valuesOf(values) },
      sums: { text: sumsAlone(text, definition), values: valuesOf(values) },
    }),
    async read(sql, values, page) {
      const lines =
        page === undefined
          ? await sql<Row>(whole, valuesOf(values))
          : await sql<Row>(
              withTotals(text, definition, { page, after: bound.length }),
              [...valuesOf(values), page.limit, page.offset],
              // There are as many orders as columns, over all reports.
              { isPrepared: page.sort === null },
            );
      const of = (kind: string): Row[] => lines.filter(({ _line }) => _line === kind);
      const [totals] = of('total');
      return {
        rows: await eachOf(of('row'), each, remembering(sql)),
        rowCount: Number(totals!._count),
        subtotals: of('subtotal'),
        totals: totalled(definition).length === 0 ? null : totals!,
      };
    },
  };
}

async function eachOf(rows: readonly Row[], each: NonNullable<Queried['each']>, sql: Sql): Promise<Row[]> {
  const done: Row[] = [];
  for (const row of rows) done.push(await each(row, sql));
  return done;
}

/** The sums are those of exactly the reckoned rows that count: whole numbers of the smallest unit. */
function reckoned(definition: Reckoned): Reading {
  const { subtotalBy, counts = () => true } = definition;
  const summed = totalled(definition);
  const sumsOf = (rows: readonly Row[]): Row =>
    Object.fromEntries(
      summed.map(({ name }) => [name, sum(rows, (row) => (counts(row) ? Number(row[name] ?? 0) : 0))]),
    );
  return {
    statements: () => null,
    async read(sql, values, page) {
      const rows = await definition.reckon(sql, values);
      const groups = subtotalBy === undefined ? [] : [...new Set(rows.map((row) => row[subtotalBy]))];
      return {
        rows: page === undefined ? rows : pageOf(rows, page),
        rowCount: rows.length,
        subtotals: groups.map((group) => ({
          [subtotalBy!]: group,
          ...sumsOf(rows.filter((row) => row[subtotalBy!] === group)),
        })),
        totals: summed.length === 0 ? null : sumsOf(rows),
      };
    },
  };
}

/** A literal, a cast, or `:name`. */
const TOKENS = /'(?:[^']|'')*'|::|:([A-Za-z]\w*)/g;

/** The rows' statement with numbered parameters, and which parameter each number is. */
function statementOf(definition: Queried, parameters: Parameters): { text: string; bound: string[] } {
  const bound: string[] = [];
  const text = definition.sql.replace(TOKENS, (token, name: string | undefined) => {
    if (name === undefined) return token;
    const parameter = parameters[name];
    if (parameter === undefined) throw new Error(`The report has no parameter ${token}`);
    if (!bound.includes(name)) bound.push(name);
    return `$${bound.indexOf(name) + 1}::${PARAMETER_KINDS[parameter.kind].sql}`;
  });
  return { text, bound };
}

/** A page, whose limit and offset are bound after so many parameters. */
interface PageInSql {
  page: Page;
  after: number;
}

/** The rows of it alone, and the sums of all of them. */
function selectsOf({ columns, subtotalBy, changes }: Queried) {
  const line = (kind: 'row' | 'subtotal' | 'total', cell: (column: Column) => string, from = 'q'): string => {
    const changeId = changes === undefined ? '' : `, ${kind === 'row' ? '"changeId"::int' : 'NULL'} AS "changeId"`;
    const cells = columns.map((column) => `${cell(column)} AS "${column.name}"`).join(', ');
    return `SELECT '${kind}' AS _line, ${kind === 'total' ? 'COUNT(*)' : 'NULL::bigint'} AS _count, ${cells}${changeId} FROM ${from}`;
  };
  const summed = ({ name, kind, total }: Column): string =>
    total ? `COALESCE(SUM("${name}"), 0)::${COLUMN_KINDS[kind].sql}` : 'NULL';
  const row = ({ name, kind }: Column): string => `"${name}"::${COLUMN_KINDS[kind].sql}`;
  const sums: string[] = [];
  if (subtotalBy !== undefined)
    sums.push(
      `(${line('subtotal', (column) => (column.name === subtotalBy ? `"${subtotalBy}"` : summed(column)))}
        GROUP BY "${subtotalBy}" ORDER BY "${subtotalBy}")`,
    );
  sums.push(line('total', summed));
  return { rows: (from?: string): string => line('row', row, from), sums: sums.join(' UNION ALL ') };
}

/**
 * The rows are read once, in their order; the totals are sums of exactly these rows, also of those on other pages. The
 * last line counts them.
 */
function withTotals(sql: string, definition: Queried, paged?: PageInSql): string {
  const { rows, sums } = selectsOf(definition);
  return `WITH q AS MATERIALIZED (${sql}) ${rows(paged && pageInSql(paged))} UNION ALL ${sums}`;
}

const rowsAlone = (sql: string, definition: Queried): string => selectsOf(definition).rows(`(${sql}) q`);

const sumsAlone = (sql: string, definition: Queried): string =>
  `WITH q AS MATERIALIZED (${sql}) ${selectsOf(definition).sums}`;

/** In the order that was asked for, those that are equal as they came. */
function pageInSql({ page: { sort, descending }, after }: PageInSql): string {
  const limited = `LIMIT $${after + 1}::int OFFSET $${after + 2}::int`;
  if (sort === null) return `(SELECT * FROM q ${limited}) page`;
  return `(SELECT * FROM (SELECT *, row_number() OVER () AS _place FROM q) numbered
           ORDER BY "${sort}" ${descending ? 'DESC' : 'ASC'} NULLS LAST, _place ${limited}) page`;
}
