import type { Sort } from '../../../ui/table/sort';
import type { PageAsked, ReportDefinition } from '../report-definition';
import type { SectionAnswer } from './report-document';

/** The most rows the server returns at once. */
const ROWS_OF_PAGE = 5_000;

/** Reads the order from an address: 'sort=amount', descending 'sort=-amount'. */
export function sortIn(search: URLSearchParams): Sort | null {
  const text = search.get('sort');
  return text ? { key: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;
}

/** Reads the page from an address, from 1; null if absent: then all rows are loaded at once if there are few. */
export function pageIn(search: URLSearchParams): number | null {
  const text = search.get('page') ?? '';
  return /^[1-9][0-9]{0,4}$/.test(text) ? Number(text) : null;
}

/** The address of another page. Page 1 is written too, since it means that the server sorts. */
export function searchOnPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('page', String(page));
  return next;
}

/** The address with another order. A long report, whose rows are paged, returns to page 1. */
export function searchSorted(search: URLSearchParams, sort: Sort | null, long: boolean): URLSearchParams {
  const next = new URLSearchParams(search);
  if (sort === null) next.delete('sort');
  else next.set('sort', `${sort.descending ? '-' : ''}${sort.key}`);
  if (long) next.set('page', '1');
  return next;
}

/** The page and order to request if the address names a page; an unknown sort column is dropped. */
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

/** The order in which the server returned the rows; null for their default order. */
export const sortOfPage = (asked: PageAsked | null): Sort | null =>
  asked?.sort == null ? null : { key: asked.sort, descending: asked.descending };

/** Whether more rows exist than were returned. */
export const isLong = ({ rows, rowCount }: SectionAnswer): boolean => rowCount > rows.length;

/**
 * The page to redirect to; null if the address is right. A long sorted report must be paged, since the server sorts it;
 * pages beyond the last are empty.
 */
export function otherPage(search: URLSearchParams, answer: SectionAnswer): number | null {
  const page = pageIn(search);
  if (!isLong(answer)) return null;
  if (page === null) return sortIn(search) === null ? null : 1;
  return answer.rows.length === 0 ? Math.ceil(answer.rowCount / ROWS_OF_PAGE) : null;
}

/** The range of a page among all rows, each from 1. */
export interface PlaceOfPage {
  page: number;
  pages: number;
  first: number;
  last: number;
}

/** The range of a page's rows; rows loaded without a page are the first ones. */
export const placeOf = (asked: PageAsked | null, { rows, rowCount }: SectionAnswer): PlaceOfPage => ({
  page: Math.floor((asked?.offset ?? 0) / ROWS_OF_PAGE) + 1,
  pages: Math.max(1, Math.ceil(rowCount / ROWS_OF_PAGE)),
  first: (asked?.offset ?? 0) + 1,
  last: (asked?.offset ?? 0) + rows.length,
});
