import { IsBoolean, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { isMessage, labelled } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { reporting } from '../domain/reporting.messages';
import { saying } from '../platform/validated';
import type { Column } from './column';

/** More rows are read page by page, or as a file. */
export const MOST_ROWS_OF_PAGE = 5_000;

/** For all tables of a report together, if there are several, which have no pages; a file has no such limit. */
export const MOST_ROWS_OF_SHEET = 20_000;

/** Selects and orders rows of a report's table. */
export interface Page {
  limit: number;
  offset: number;
  /** A column of the table; null for the report's own order. */
  sort: string | null;
  descending: boolean;
}

export const FIRST_PAGE: Page = { limit: MOST_ROWS_OF_PAGE, offset: 0, sort: null, descending: false };

const GREATEST_OFFSET = 100_000_000;

@InputType('ReportPage', { description: 'Pagination and sorting of a report; totals always include all rows' })
export class PageInput {
  @Field(() => Int, { nullable: true, description: `Maximum number of rows, up to ${MOST_ROWS_OF_PAGE}` })
  @IsOptional()
  @IsInt(saying(reporting.limitNotWhole()))
  @Min(1, saying(reporting.limitTooSmall()))
  @Max(MOST_ROWS_OF_PAGE, saying(reporting.limitTooGreat({ most: MOST_ROWS_OF_PAGE })))
  limit?: number | null;
  @Field(() => Int, { nullable: true, description: 'Number of rows to skip' })
  @IsOptional()
  @IsInt(saying(reporting.offsetNotWhole()))
  @Min(0, saying(reporting.offsetTooSmall()))
  @Max(GREATEST_OFFSET, saying(reporting.offsetTooGreat({ most: GREATEST_OFFSET })))
  offset?: number | null;
  @Field(() => String, {
    nullable: true,
    description: "Column to sort by; the report's own order if omitted",
  })
  @IsOptional()
  @Matches(/^\w{1,60}$/, saying(reporting.notSort()))
  sort?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether to sort in descending order' })
  @IsOptional()
  @IsBoolean(saying(reporting.notDescending()))
  descending?: boolean | null;
}

/** The requested page, by default the first. Throws ProblemError INVALID for an unknown or unsortable column. */
export function pageAskedFor(given: PageInput | null | undefined, columns: readonly Column[]): Page {
  const { limit, offset, sort, descending } = given ?? {};
  const column = columns.find(({ name }) => name === sort);
  if (sort != null && column === undefined)
    throw refusal('UNKNOWN', reporting.unknownColumn({ name: sort }), 'page.sort', 'INVALID');
  if (column?.sortable === false)
    throw refusal('NOT_SORTABLE', reporting.notSortable({ column: labelled(column.label) }), 'page.sort', 'INVALID');
  return {
    limit: limit ?? FIRST_PAGE.limit,
    offset: offset ?? FIRST_PAGE.offset,
    sort: sort ?? null,
    descending: descending ?? false,
  };
}

/** Digits of the greatest number at the end of a text by which rows are sorted. */
export const MOST_DIGITS = 12;

type Row = Readonly<Record<string, unknown>>;

/** The same for rows in memory; a stable sort with empty values last. */
export function pageOf<AnyRow extends Row>(
  rows: readonly AnyRow[],
  { limit, offset, sort, descending }: Page,
  columns: readonly Column[] = [],
): AnyRow[] {
  const isNumbered = columns.some((column) => column.name === sort && column.isNumbered);
  const keyOf = (value: unknown): unknown =>
    isNumbered && typeof value === 'string'
      ? value.replace(/[0-9]+$/, (digits) => digits.padStart(MOST_DIGITS, '0'))
      : value;
  const sorted = sort === null ? rows : rows.toSorted((a, b) => compared(keyOf(a[sort]), keyOf(b[sort]), descending));
  return sorted.slice(offset, offset + limit);
}

function compared(a: unknown, b: unknown, descending: boolean): number {
  if (a == null || b == null) return Number(a == null) - Number(b == null);
  const [one, other] = [a, b].map((value) => (isMessage(value) ? value.message : value.valueOf())) as [string, string];
  if (one === other) return 0;
  return (one < other ? -1 : 1) * (descending ? -1 : 1);
}
