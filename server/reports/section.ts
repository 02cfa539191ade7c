import { labelled } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import { memoised } from '../platform/memoised';
import type { Sql } from '../platform/sql';
import type { Chart } from './chart';
import type { Column } from './column';
import { COLUMN_KINDS } from './column-kinds';
import { MOST_DIGITS, type Page, pageOf } from './page';
import { ALWAYS_KNOWN, PARAMETER_KINDS, type Values } from './parameter';
import type { Parameters } from './parameter-values';

/** The source of a section's rows. */
type Source =
  | {
      /**
       * Names every column, and the report's parameters as `:from`; `:today` is the station's day, `:timeZone` its
       * zone.
       */
      sql: string;
      /**
       * Fills in columns that are NULL in SQL by a rule of the domain. It queries through `sql`, which must be idle:
       * not the connection of an open cursor.
       */
      each?(row: Row, sql: Sql): Row | Promise<Row>;
    }
  | {
      /** For figures calculated by a rule of the domain: the rows with all columns, in order. */
      calculate(sql: Sql, values: Values): Promise<Row[]>;
      /** Whether a row counts in subtotals and totals; by default all do. */
      counts?(row: Row): boolean;
    };

/** A table of a report. */
export type SectionDefinition = Source & {
  columns: readonly Column[];
  /** Adds subtotals for each value of this column. */
  subtotalBy?: string;
  /** The rows are ordered by that column: on paper each subtotal follows its rows. */
  grouped?: boolean;
  /**
   * A message of SQL, not a column, that names the group of a row: the subtotals and `grouped` are by it instead, and
   * that column of a subtotal shows it.
   */
  groupName?: string;
  /** On prints, where rows keep their order: columns whose cells are empty in a row that has the same as the row above. */
  printedOnce?: readonly string[];
  /** One row, shown as a list of its figures instead of a table. */
  asFacts?: boolean;
  /** The text of the NOT_FOUND refusal without rows. */
  missing?: string;
  /** Left out with its heading if it has no rows. */
  optional?: boolean;
  /** The editable table of which each row is one recorded row; rows name it, or null, as `changeId`. */
  changes?: string;
  /** Columns that reveal pay. They and their totals are empty for readers who may not see it (ADR 13). */
  pay?: readonly string[];
  /** Charts of its rows. */
  charts?: readonly Chart[];
};

export type Row = Record<string, unknown>;

/**
 * The result of a section: paise, millilitres and days in internal units. Subtotals and totals have the totalled
 * columns, and cover all rows even if only a page was requested.
 */
export interface SectionAnswer {
  rows: Row[];
  /** The number of rows on all pages. */
  rowCount: number;
  subtotals: Row[];
  /** Null if no column is totalled. */
  totals: Row | null;
}

export type Section = SectionDefinition & {
  /** Null for the only section of a report. */
  name: string | null;
  title: string;
  /** All its rows, or a page of them. */
  read(sql: Sql, values: Values, page?: Page): Promise<SectionAnswer>;
  /** For streaming: the statement of the rows, and that of subtotals and totals; null if a rule calculates them. */
  statements(values: Values): { rows: Statement; sums: Statement } | null;
};

/** A statement with its values. */
interface Statement {
  text: string;
  values: unknown[];
}

export const totalled = ({ columns }: Pick<SectionDefinition, 'columns'>): Column[] =>
  columns.filter(({ total }) => total);

/** The only section is the report itself; several are keyed by name. */
export function presented<Shown>(
  sections: readonly Section[],
  answers: readonly SectionAnswer[],
  show: (section: Section, answer: SectionAnswer) => Shown,
): Shown | Record<string, Shown> {
  const shown = sections.map((section, index) => show(section, answers[index]!));
  return sections[0]!.name === null
    ? shown[0]!
    : Object.fromEntries(sections.map(({ name }, index) => [name, shown[index]!]));
}

/** Makes a section that reads its rows, subtotals and totals. */
export function sectionOf(
  name: string | null,
  title: string,
  definition: SectionDefinition,
  parameters: Parameters,
): Section {
  const whole = 'sql' in definition ? queried(definition, parameters) : calculated(definition);
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
        throw refusal('NOT_FOUND', labelled(definition.missing), undefined, 'NOT_FOUND');
      return answer;
    },
  };
}

type Queried = Extract<SectionDefinition, { sql: string }>;
type Calculated = Exclude<SectionDefinition, Queried>;

type Reading = Pick<Section, 'read' | 'statements'>;

/** The same section with empty pay columns, so that neither totals nor the order of rows reveal pay. */
function withoutPay(definition: SectionDefinition, parameters: Parameters): Reading {
  const pay = definition.pay!;
  const columns = definition.columns.map((column) =>
    pay.includes(column.name) ? { ...column, total: false } : column,
  );
  if ('calculate' in definition) {
    const empty = Object.fromEntries(pay.map((name) => [name, null]));
    const calculate: Calculated['calculate'] = async (sql, values) =>
      (await definition.calculate(sql, values)).map((row) => ({ ...row, ...empty }));
    return calculated({ ...definition, columns, calculate });
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

/** Reads a page or all rows in one statement; a file is streamed, so its first row does not wait for its last. */
function queried(definition: Queried, parameters: Parameters): Reading {
  const { text, bound } = boundIn(definition.sql, { ...parameters, ...ALWAYS_KNOWN });
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
              // Sorted statements are not prepared: there are as many as columns, over all reports.
              { isPrepared: page.sort === null },
            );
      const of = (kind: string): Row[] => lines.filter(({ _line }) => _line === kind);
      const [totals] = of('total');
      return {
        rows: await eachOf(of('row'), each, memoised(sql)),
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

/** Sums exactly the calculated rows that count, as integers of the smallest unit. */
function calculated(definition: Calculated): Reading {
  const { subtotalBy, counts = () => true } = definition;
  const summed = totalled(definition);
  const sumsOf = (rows: readonly Row[]): Row =>
    Object.fromEntries(
      summed.map(({ name }) => [name, sum(rows, (row) => (counts(row) ? Number(row[name] ?? 0) : 0))]),
    );
  return {
    statements: () => null,
    async read(sql, values, page) {
      const rows = await definition.calculate(sql, values);
      const groups = subtotalBy === undefined ? [] : [...new Set(rows.map((row) => row[subtotalBy]))];
      return {
        rows: page === undefined ? rows : pageOf(rows, page, definition.columns),
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

/** A statement with numbered parameters, and which parameter each number is. */
function boundIn(sql: string, parameters: Parameters): { text: string; bound: string[] } {
  const bound: string[] = [];
  const text = sql.replace(TOKENS, (token, name: string | undefined) => {
    if (name === undefined) return token;
    const parameter = parameters[name];
    if (parameter === undefined) throw new Error(`The report has no parameter ${token}`);
    if (!bound.includes(name)) bound.push(name);
    return `$${bound.indexOf(name) + 1}::${PARAMETER_KINDS[parameter.kind].sql}`;
  });
  return { text, bound };
}

/** The rows of a statement with a report's parameters. */
export function selectRows<Selected>(
  sql: Sql,
  statement: string,
  parameters: Parameters,
  values: Values,
): Promise<Selected[]> {
  const { text, bound } = boundIn(statement, { ...parameters, ...ALWAYS_KNOWN });
  return sql<Selected>(
    text,
    bound.map((name) => values[name]),
  );
}

/** SQL: the English text of a message, or a text as typed. */
const messageText = (name: string): string => `COALESCE("${name}" ->> 'message', "${name}" #>> '{}')`;

/** SQL: what rows are sorted by. */
function sortedBy({ name, kind, isNumbered }: Column): string {
  if (kind === 'message') return messageText(name);
  if (isNumbered !== true) return `"${name}"`;
  const [text, digits] = [`regexp_replace("${name}", '[0-9]+$', '')`, `substring("${name}" FROM '[0-9]+$')`];
  return `COALESCE(${text} || lpad(${digits}, ${MOST_DIGITS}, '0'), "${name}")`;
}

/** A page whose limit and offset are bound after `after` parameters. */
interface PageInSql {
  page: Page;
  after: number;
}

/** Select lists of the rows, and of the sums of all rows. */
function selectsOf({ columns, subtotalBy, groupName, changes }: Queried) {
  const by = groupName ?? subtotalBy;
  const line = (kind: 'row' | 'subtotal' | 'total', cell: (column: Column) => string, from = 'q'): string => {
    const changeId = changes === undefined ? '' : `, ${kind === 'row' ? '"changeId"::int' : 'NULL'} AS "changeId"`;
    const named = groupName === undefined ? '' : `, ${kind === 'total' ? 'NULL' : messageText(groupName)} AS _group`;
    const cells = columns.map((column) => `${cell(column)} AS "${column.name}"`).join(', ');
    return `SELECT '${kind}' AS _line, ${kind === 'total' ? 'COUNT(*)' : 'NULL::bigint'} AS _count, ${cells}${changeId}${named} FROM ${from}`;
  };
  const summed = ({ name, kind, total }: Column): string =>
    total ? `COALESCE(SUM("${name}"), 0)::${COLUMN_KINDS[kind].sql}` : 'NULL';
  const row = ({ name, kind }: Column): string => `"${name}"::${COLUMN_KINDS[kind].sql}`;
  const sums: string[] = [];
  if (subtotalBy !== undefined)
    sums.push(
      `(${line('subtotal', (column) => (column.name === subtotalBy ? `"${by}"` : summed(column)))}
        GROUP BY "${by}" ORDER BY ${groupName === undefined ? sortedBy(columns.find(({ name }) => name === subtotalBy)!) : '_group'})`,
    );
  sums.push(line('total', summed));
  return { rows: (from?: string): string => line('row', row, from), sums: sums.join(' UNION ALL ') };
}

/**
 * Reads the rows once, in order; the totals are sums of exactly these rows, including those on other pages. The last
 * line counts them.
 */
function withTotals(sql: string, definition: Queried, paged?: PageInSql): string {
  const { rows, sums } = selectsOf(definition);
  return `WITH q AS MATERIALIZED (${sql}) ${rows(paged && pageInSql(paged, definition.columns))} UNION ALL ${sums}`;
}

const rowsAlone = (sql: string, definition: Queried): string => selectsOf(definition).rows(`(${sql}) q`);

const sumsAlone = (sql: string, definition: Queried): string =>
  `WITH q AS MATERIALIZED (${sql}) ${selectsOf(definition).sums}`;

/** The requested order, with ties in the original order. */
function pageInSql({ page: { sort, descending }, after }: PageInSql, columns: readonly Column[]): string {
  const limited = `LIMIT $${after + 1}::int OFFSET $${after + 2}::int`;
  if (sort === null) return `(SELECT * FROM q ${limited}) page`;
  const sorted = sortedBy(columns.find(({ name }) => name === sort)!);
  return `(SELECT * FROM (SELECT *, row_number() OVER () AS _place FROM q) numbered
           ORDER BY ${sorted} ${descending ? 'DESC' : 'ASC'} NULLS LAST, _place ${limited}) page`;
}
