import type { Sort } from '../../../ui/table/sort';
import type { PageAsked, ReportDefinition } from '../report-definition';
import type { SectionAnswer } from './report-document';

/** As many rows as the server gives at once. */
const ROWS_OF_PAGE = 5_000;

/** The order in an address: 'sort=amount', downwards 'sort=-amount'. */
export function sortIn(search: URLSearchParams): Sort | null {
  const text = search.get('sort');
  return text ? { key: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;
}

/** The page in an address, from 1; null where it names none, and all rows come at once if they are few. */
export function pageIn(search: URLSearchParams): number | null {
  const text = search.get('page') ?? '';
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : null;
}

/** The address on another page; the first one is named too, since it is the server that sorts a report of several. */
export function searchOnPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return next;
}

/** The address with another order. A long report, of which the rows come in pages, then begins anew. */
export function searchSorted(search: URLSearchParams, sort: Sort | null, long: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === null) next.delete('sort');
  else next.set('sort', `${sort.descending ? '-' : ''}${sort.key}`);
  if (long) next.set('page', '1');
  return next;
}

/** What the server is asked for where the address names a page; an order by no column of the report is left out. */
export function pageAsked(report: ReportDefinition, search: URLSearchParams): PageAsked | null {
  const page = pageIn(search);
  if (page === null || !report.isPaged) return null;
  const sort = sortIn(search);
  const isColumn = report.sections[0]?.columns.some(({ name, sortable }) => sortable && name === sort?.key) ?? false;
  return {
    limit: ROWS_OF_PAGE,
    offset: (page - 1) * ROWS_OF_PAGE,
    sort: isColumn ? sort!.key : null,
    descending: isColumn && sort!.descending,
  };
}

/** In which order the server gave the rows; null where as they came. */
export const sortOfPage = (asked: PageAsked | null): Sort | null =>
  asked?.sort == null ? null : { key: asked.sort, descending: asked.descending };

/** Whether there are more rows than came. */
export const isLong = ({ rows, rowCount }: SectionAnswer): boolean => rowCount > rows.length;

/**
 * The page that the address should name instead; null where it is right. A long report that is sorted is sorted by the
 * server, which is asked by page; beyond the last page there is nothing.
 */
export function otherPage(search: URLSearchParams, answer: SectionAnswer): number | null {
  const page = pageIn(search);
  if (!isLong(answer)) return null;
  if (page === null) return sortIn(search) === null ? null : 1;
  return answer.rows.length === 0 ? Math.ceil(answer.rowCount / ROWS_OF_PAGE) : null;
}

/** The place of a page among all rows, each from 1. */
export interface PlaceOfPage {
  page: number;
  pages: number;
  first: number;
  last: number;
}

/** Where the rows of a page stand among all; those that came without a page are the first ones. */
export const placeOf = (asked: PageAsked | null, { rows, rowCount }: SectionAnswer): PlaceOfPage => ({
  page: Math.floor((asked?.offset ?? 0) / ROWS_OF_PAGE) + 1,
  pages: Math.max(1, Math.ceil(rowCount / ROWS_OF_PAGE)),
  first: (asked?.offset ?? 0) + 1,
  last: (asked?.offset ?? 0) + rows.length,
});
