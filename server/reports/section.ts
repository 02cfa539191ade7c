import { refusal } from '../domain/kernel/problem';
import { sum } from '../domain/kernel/sum';
import type { Sql } from '../platform/sql';
import type { Column } from './column';
import { COLUMN_KINDS } from './column-kinds';
import { PARAMETER_KINDS, TODAY, type Values } from './parameter';
import type { Parameters } from './parameter-values';

/** Where the rows of a section come from. */
type Source =
  | {
      /** Names every column, and the report's parameters as `:from`; `:today` is the station's day. */
      sql: string;
      /** What a rule of the domain adds to each row, in columns that are NULL in SQL. */
      each?(row: Row): Row;
    }
  | {
      /** Of figures that a rule of the domain reckons: the rows, each with every column, in their order. */
      reckon(sql: Sql, values: Values): Promise<Row[]>;
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
};

export type Row = Record<string, unknown>;

/** What a section answers: paise, millilitres and days as they are inside. Subtotals and totals have the totalled columns. */
export interface SectionAnswer {
  rows: Row[];
  subtotals: Row[];
  /** Null where no column is totalled. */
  totals: Row | null;
}

export type Section = SectionDefinition & {
  /** Null for the only section of a report. */
  name: string | null;
  title: string;
  read(sql: Sql, values: Values): Promise<SectionAnswer>;
};

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
  const read = 'sql' in definition ? queried(definition, parameters) : reckoned(definition);
  return {
    ...definition,
    name,
    title,
    async read(sql, values) {
      const answer = await read(sql, values);
      if (answer.rows.length === 0 && definition.missing !== undefined)
        throw refusal('NOT_FOUND', definition.missing, undefined, 'NOT_FOUND');
      return answer;
    },
  };
}

type Queried = Extract<SectionDefinition, { sql: string }>;
type Reckoned = Exclude<SectionDefinition, Queried>;

/** Rows, subtotals and totals in one statement. */
function queried(definition: Queried, parameters: Parameters): Section['read'] {
  const { text, bound } = statementOf(definition, { ...parameters, ...TODAY });
  const { each = (row) => row } = definition;
  return async (sql, values) => {
    const lines = await sql<Row>(
      text,
      bound.map((parameter) => values[parameter]),
    );
    const of = (kind: string): Row[] => lines.filter(({ _line }) => _line === kind);
    return { rows: of('row').map(each), subtotals: of('subtotal'), totals: of('total')[0] ?? null };
  };
}

/** The sums are those of exactly the reckoned rows: whole numbers of the smallest unit. */
function reckoned(definition: Reckoned): Section['read'] {
  const { subtotalBy } = definition;
  const summed = totalled(definition);
  const sumsOf = (rows: readonly Row[]): Row =>
    Object.fromEntries(summed.map(({ name }) => [name, sum(rows, (row) => Number(row[name] ?? 0))]));
  return async (sql, values) => {
    const rows = await definition.reckon(sql, values);
    const groups = subtotalBy === undefined ? [] : [...new Set(rows.map((row) => row[subtotalBy]))];
    return {
      rows,
      subtotals: groups.map((group) => ({
        [subtotalBy!]: group,
        ...sumsOf(rows.filter((row) => row[subtotalBy!] === group)),
      })),
      totals: summed.length === 0 ? null : sumsOf(rows),
    };
  };
}

/** A literal, a cast, or `:name`. */
const TOKENS = /'(?:[^']|'')*'|::|:([A-Za-z]\w*)/g;

/** The statement with numbered parameters, and which parameter each number is. */
function statementOf(definition: Queried, parameters: Parameters): { text: string; bound: string[] } {
  const bound: string[] = [];
  const sql = definition.sql.replace(TOKENS, (token, name: string | undefined) => {
    if (name === undefined) return token;
    const parameter = parameters[name];
    if (parameter === undefined) throw new Error(`The report has no parameter ${token}`);
    if (!bound.includes(name)) bound.push(name);
    return `$${bound.indexOf(name) + 1}::${PARAMETER_KINDS[parameter.kind].sql}`;
  });
  return { text: withTotals(sql, definition), bound };
}

/** The rows are read once, in their order; the totals are sums of exactly these rows. */
function withTotals(sql: string, { columns, subtotalBy, changes }: Queried): string {
  const line = (kind: 'row' | 'subtotal' | 'total', cell: (column: Column) => string): string => {
    const changeId = changes === undefined ? '' : `, ${kind === 'row' ? '"changeId"::int' : 'NULL'} AS "changeId"`;
    const cells = columns.map((column) => `${cell(column)} AS "${column.name}"`).join(', ');
    return `SELECT '${kind}' AS _line, ${cells}${changeId} FROM q`;
  };
  const summed = ({ name, kind, total }: Column): string =>
    total ? `COALESCE(SUM("${name}"), 0)::${COLUMN_KINDS[kind].sql}` : 'NULL';
  const selects = [line('row', ({ name, kind }) => `"${name}"::${COLUMN_KINDS[kind].sql}`)];
  if (columns.some(({ total }) => total)) {
    if (subtotalBy !== undefined)
      selects.push(
        `(${line('subtotal', (column) => (column.name === subtotalBy ? `"${subtotalBy}"` : summed(column)))}
          GROUP BY "${subtotalBy}" ORDER BY "${subtotalBy}")`,
      );
    selects.push(line('total', summed));
  }
  return `WITH q AS MATERIALIZED (${sql}) ${selects.join(' UNION ALL ')}`;
}
