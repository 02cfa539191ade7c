import { IsInt, IsOptional, Matches, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { addDays } from '../../domain/kernel/business-date';
import { parseUnits } from '../../domain/kernel/decimal';
import { plainFigure } from '../../domain/kernel/format';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { IsText } from '../../platform/is-text';
import { memoised } from '../../platform/memoised';
import { BusinessDate } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';
import { AuditView, viewOf, type Written } from './audit-view';
import { labelOf } from './editable-table';

const PAGE = 50;
/** Days that a search through every row goes back, if neither a table nor a day narrows it. */
const DAYS_BACK = 31;

@ArgsType()
export class AuditFilter {
  @Field(() => String, { nullable: true, description: 'Name of a table: credit_sale.' })
  @IsOptional()
  @IsText('table', 100)
  table?: string | null;
  @Field(() => String, { nullable: true, description: 'Id of the row; used together with a table.' })
  @IsOptional()
  @Matches(/^\s*[0-9]{0,18}\s*$/, saying(approvals.rowNotWhole()))
  row?: string | null;
  @Field(() => String, { nullable: true, description: "Part of the user's name." })
  @IsOptional()
  @IsText('who', 100)
  who?: string | null;
  @Field(() => String, { nullable: true, description: 'Part of the command name: "credit sale" for recordCreditSale.' })
  @IsOptional()
  @IsText('command', 100)
  command?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: "First day, in the station's time zone." })
  @IsOptional()
  @IsBusinessDate('please enter a valid from date YYYY-MM-DD format')
  from?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'The last day.' })
  @IsOptional()
  @IsBusinessDate('please enter a valid to date YYYY-MM-DD format')
  to?: string | null;
  @Field(() => String, { nullable: true, description: 'Text to search for in the written values and the reason.' })
  @IsOptional()
  @IsText('text', 100)
  text?: string | null;
  @Field(() => Int, { nullable: true, description: 'Cursor: the `next` of the previous page.' })
  @IsOptional()
  @IsInt(saying(approvals.beforeNotWhole()))
  @Min(1)
  before?: number | null;
}

@ObjectType({ description: 'A page of the audit.' })
export class AuditPage {
  @Field(() => [AuditView], { description: 'Rows, newest first, at most 50.' }) rows!: AuditView[];
  @Field(() => Int, { nullable: true, description: 'Cursor of the next page, with older rows; null on the last page.' })
  next!: number | null;
  @Field(() => BusinessDate, {
    nullable: true,
    description: `First day searched if none was given: a search without a table covers ${DAYS_BACK} days.`,
  })
  since!: string | null;
}

/** SQL: columns of a stored audit row `a` and its user `u`. */
export const WRITTEN_CELLS = `a.id, a.at, COALESCE(u.name, '') AS "userName", a.command, a.table_name AS "table",
    a.row_id AS "rowId", a.before, a.after, a.reason`;

/** SQL predicate of AuditFilter: the user, by part of the name. */
export const isBy = (who: string): string => `(${who} IS NULL OR strpos(lower(u.name), lower(${who})) > 0)`;

/** SQL predicate: written between two days in a time zone; NULL leaves that side open. */
export const writtenBetween = (from: string, to: string, zone: string): string =>
  `(${from} IS NULL OR at >= ${from}::timestamp AT TIME ZONE ${zone})
          AND (${to} IS NULL OR at < (${to} + 1)::timestamp AT TIME ZONE ${zone})`;

/**
 * SQL: reads by the primary key from the newest row on, or one row's history by its index. A search through each row's
 * content stays within its table and days (OFFSET 0 is an optimisation fence), however few match: otherwise the planner
 * would walk the whole audit.
 */
export const auditRowsSql = (isSearched: boolean): string => `
  SELECT ${WRITTEN_CELLS}
  FROM (SELECT * FROM audit_row
        WHERE ($1::text IS NULL OR table_name = $1) AND ($2::text IS NULL OR row_id = $2)
          AND ${writtenBetween('$5::date', '$6::date', '$9')}
          AND ($8::bigint IS NULL OR id < $8)${isSearched ? ' OFFSET 0' : ''}) a
  LEFT JOIN app_user u ON u.id = a.user_id
  WHERE ${isBy('$3::text')} AND ($4::text IS NULL OR strpos(lower(a.command), lower(replace($4, ' ', ''))) > 0)
    AND ($7::text IS NULL OR strpos(lower(concat_ws(' ', a.before::text, a.after::text, a.reason)), lower($7)) > 0
      OR ($10::text IS NOT NULL AND concat_ws(' ', a.before::text, a.after::text) ~ $10))
  ORDER BY a.id DESC LIMIT ${PAGE + 1}`;

const given = (text: string | null | undefined): string | null => text?.trim() || null;

/** Pattern for a typed figure as it is stored: as a whole number, as paise, or as millilitres. Null for other text. */
function figureIn(text: string | null | undefined): string | null {
  const figure = plainFigure(text ?? '').replace(/L$/i, '');
  const stored = [0, 2, 3].flatMap((decimals) => parseUnits(figure, decimals) ?? []);
  return stored.length === 0 ? null : `(^|[^0-9.-])(${stored.join('|')})([^0-9.]|$)`;
}

/** Returns a page of the audit, newest first. */
export const auditRows = defineQuery({
  name: 'auditRows',
  right: 'audit.read',
  input: AuditFilter,
  async run({ sql, ctx }, { from = null, to = null, before = null, ...filter }): Promise<AuditPage> {
    const { timeZone } = ctx.clock;
    const [table, row, who, command, text] = [filter.table, filter.row, filter.who, filter.command, filter.text].map(
      given,
    );
    const isSearched = (who ?? command ?? text ?? (table === null ? row : null)) !== null;
    const since = isSearched && table === null && from === null ? daysBack(to ?? ctx.clock.today()) : null;
    const found = await sql<Written>(auditRowsSql(isSearched), [
      table,
      row,
      who,
      command,
      from ?? since,
      to,
      text,
      before,
      timeZone,
      figureIn(text),
    ]);
    if (found.length === 0 && table != null) await refuseUnknownTable(sql, table);
    const rows: AuditView[] = [];
    const names = memoised(sql);
    for (const written of found.slice(0, PAGE)) rows.push(await viewOf(names, written, timeZone));
    return { rows, next: found.length > PAGE ? rows.at(-1)!.id : null, since };
  },
});

/** Without it, a mistyped name would look like a table that was never changed. */
async function refuseUnknownTable(sql: Sql, table: string): Promise<void> {
  const known = await sql(
    `SELECT FROM information_schema.tables WHERE table_schema = current_schema AND table_name = $1
     UNION ALL (SELECT FROM audit_row WHERE table_name = $1 LIMIT 1)`,
    [table],
  );
  if (known.length === 0) throw refusal('NOT_FOUND', approvals.unknownTable({ table }), 'table', 'NOT_FOUND');
}

const daysBack = (to: string): string => addDays(to, 1 - DAYS_BACK);

@ObjectType({ description: 'A table with entries in the audit.' })
export class AuditedTable {
  @Field(() => String) table!: string;
  @Field(() => String, { description: 'Label of the table.' }) label!: string;
}

/** Lists the tables in the audit, ordered by label; each costs one step in the index of tables and rows. */
export const auditedTables = defineQuery({
  name: 'auditedTables',
  right: 'audit.read',
  input: NoInput,
  async run({ sql }): Promise<AuditedTable[]> {
    const tables = await sql<{ table: string }>(
      `WITH RECURSIVE t (name) AS (
         SELECT MIN(table_name) FROM audit_row
         UNION ALL SELECT (SELECT MIN(a.table_name) FROM audit_row a WHERE a.table_name > t.name) FROM t WHERE t.name IS NOT NULL)
       SELECT name AS "table" FROM t WHERE name IS NOT NULL`,
    );
    const labelled = tables.map(({ table }) => ({ table, label: labelOf(table) }));
    return labelled.sort((one, other) => (one.label < other.label ? -1 : 1));
  },
});
