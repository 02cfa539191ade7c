import type { ReportData, ReportRow } from '../../client/src/features/reports/answer/report-document';
import {
  isLong,
  otherPage,
  pageAsked,
  pageIn,
  placeOf,
  searchOnPage,
  searchSorted,
  sortOfPage,
} from '../../client/src/features/reports/answer/report-paging';
import { isSameAnswer, moreRows } from '../../client/src/features/reports/answer/same-answer';
import type {
  ReportColumn,
  ReportDefinition,
  ReportSection,
} from '../../client/src/features/reports/report-definition';
import { activeView, viewSearch } from '../../client/src/features/reports/saved-views/view-search';
import {
  hiddenIn,
  hideableIn,
  searchHiding,
  shownColumns,
} from '../../client/src/features/reports/view/hidden-columns';

const column = (name: string, rest: Partial<ReportColumn> = {}): ReportColumn => ({
  name,
  label: name.toUpperCase(),
  kind: 'text',
  total: false,
  alarm: false,
  sortable: true,
  drill: null,
  ...rest,
});
const section: ReportSection = {
  name: null,
  title: 'Sales',
  asFacts: false,
  optional: false,
  subtotalBy: null,
  changes: null,
  charts: [],
  columns: [column('id', { kind: 'key' }), column('firm'), column('amount', { kind: 'money' }), column('comment')],
};
const report: ReportDefinition = {
  route: 'sales',
  title: 'Sales',
  description: null,
  isPaged: true,
  isPaper: false,
  graphqlField: 'sales',
  pathParameters: [],
  parameters: [],
  sections: [section],
};
const search = (text: string) => new URLSearchParams(text);
const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ firm: `F${index}` }));

describe('the page in an address', () => {
  test.each([
    ['', null],
    ['page=1', 1],
    ['page=12', 12],
    ['page=0', null],
    ['page=-1', null],
    ['page=1.5', null],
    ['page=999999', null],
    ['page=two', null],
  ])('%p is %p', (text, page) => expect(pageIn(search(text))).toBe(page));

  test('is sent to the server with its order; without a page all rows come and the browser sorts them', () => {
    expect(pageAsked(report, search('sort=-amount'))).toBeNull();
    expect(pageAsked(report, search('page=3&sort=-amount'))).toEqual({
      limit: 5_000,
      offset: 10_000,
      sort: 'amount',
      descending: true,
    });
    expect(pageAsked(report, search('page=1&sort=nothing'))).toMatchObject({
      offset: 0,
      sort: null,
      descending: false,
    });
    const [first, ...others] = report.sections;
    const columns = first!.columns.map((each) => ({ ...each, sortable: false }));
    const unsortable = { ...report, sections: [{ ...first!, columns }, ...others] };
    expect(pageAsked(unsortable, search('page=1&sort=-amount'))).toMatchObject({ sort: null, descending: false });
    expect(pageAsked({ ...report, isPaged: false }, search('page=2'))).toBeNull();
  });

  test('gives the row numbers among all rows', () => {
    const answer = { rows: rows(1_234), rowCount: 81_234 };
    const asked = { limit: 5_000, offset: 80_000, sort: 'amount', descending: true };
    expect(placeOf(asked, answer)).toEqual({ page: 17, pages: 17, first: 80_001, last: 81_234 });
    expect(placeOf(null, answer)).toEqual({ page: 1, pages: 17, first: 1, last: 1_234 });
    expect([sortOfPage(asked), sortOfPage({ ...asked, sort: null }), sortOfPage(null)]).toEqual([
      { key: 'amount', descending: true },
      null,
      null,
    ]);
    expect([isLong(answer), isLong({ rows: rows(3), rowCount: 3 })]).toEqual([true, false]);
  });

  test('starts on the first page with another order, and is otherwise changed alone', () => {
    const sort = { key: 'amount', descending: true };
    expect(searchSorted(search('page=4&from=2026-11-01'), sort, true).toString()).toBe(
      'page=1&from=2026-11-01&sort=-amount',
    );
    expect(searchSorted(search('sort=amount'), null, false).toString()).toBe('');
    expect(searchOnPage(search('sort=-amount'), 2).toString()).toBe('sort=-amount&page=2');
  });

  test.each([
    ['drops the page of a short report', 'sort=amount', { rows: rows(3), rowCount: 3 }, null],
    ['adds a page to a long report that is sorted', 'sort=amount', { rows: rows(3), rowCount: 6_000 }, 1],
    ['needs no page for a long report in its own order', '', { rows: rows(3), rowCount: 6_000 }, null],
    ['moves a page beyond the end to the last one', 'page=9', { rows: [], rowCount: 10_001 }, 3],
    ['keeps the page of an empty report', 'page=9', { rows: [], rowCount: 0 }, null],
  ])('%s', (_, text, answer, page) => expect(otherPage(search(text), answer)).toBe(page));
});

describe('columns', () => {
  test('the address hides columns, and they can be shown again', () => {
    const one = searchHiding(search('from=2026-11-01'), 'comment', true);
    const both = searchHiding(one, 'amount', true);
    expect(both.get('hide')).toBe('comment,amount');
    expect(searchHiding(searchHiding(both, 'comment', false), 'amount', false).toString()).toBe('from=2026-11-01');
  });

  test('a column cannot be hidden when it is first or not visible anyway', () => {
    expect(hideableIn(report)[0]!.columns.map(({ name }) => name)).toEqual(['amount', 'comment']);
    expect(shownColumns(section, hiddenIn(search('hide=firm,comment,nothing'))).map(({ name }) => name)).toEqual([
      'id',
      'firm',
      'amount',
    ]);
  });

  test('with several tables, hidden columns are prefixed with the name of their table', () => {
    const named = { ...section, name: 'pumps' };
    expect(shownColumns(named, hiddenIn(search('hide=comment,pumps.amount'))).map(({ name }) => name)).toEqual([
      'id',
      'firm',
      'comment',
    ]);
    expect(hideableIn({ ...report, sections: [{ ...named, asFacts: true }] })).toEqual([]);
  });
});

describe('a later answer', () => {
  const dataOf = (given: readonly ReportRow[], totals: ReportRow = { amount: '1.00' }): ReportData => ({
    reports: { report: { rows: given, rowCount: given.length, totals } },
  });
  const shown = dataOf([{ id: 1, firm: 'A', amount: '1.00', comment: null, changeId: 7 }]);

  test.each([
    ['is the same with additional fields', { __typename: 'Row', comment: undefined }, true],
    ['differs with another figure', { amount: '2.00' }, false],
    ['differs with another comment', { comment: 'late' }, false],
    ['differs with another change id', { changeId: 8 }, false],
  ])('%s', (_, changed, same) => {
    const row = { id: 1, firm: 'A', amount: '1.00', comment: null, changeId: 7, ...changed };
    expect(isSameAnswer(report, shown, dataOf([row]))).toBe(same);
  });

  test('differs also by its totals, and says how many rows were added', () => {
    const row = { id: 1, firm: 'A', amount: '1.00', changeId: 7 };
    expect(isSameAnswer(report, shown, dataOf([row], { amount: '1.01' }))).toBe(false);
    expect([moreRows(report, shown, dataOf([row, row])), moreRows(report, shown, dataOf([]))]).toEqual([1, 0]);
  });
});

test('a view matches in any order of its parts and on any page', () => {
  const views = [{ search: 'hide=comment&from=2026-11-01' }, { search: '' }];
  expect(activeView(views, search('page=2&from=2026-11-01&hide=comment'))).toBe(views[0]);
  expect(activeView(views, search('from=2026-11-01'))).toBeUndefined();
  expect(activeView(views, search('page=2'))).toBe(views[1]);
  expect(viewSearch(search('sort=-amount&page=2&from=2026-11-01'))).toBe('from=2026-11-01&sort=-amount');
});
