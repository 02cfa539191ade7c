import '../support/all-texts';
import { mayOpen, NAVIGATION, type NavigationItem } from '../../client/src/app/navigation';
import { NAVIGATION_CODES } from '../../client/src/app/navigation-codes';
import { entriesOfItems, entriesOfViews } from '../../client/src/app/shell/palette-entries';
import { type FoundRecord, groupedByRank } from '../../client/src/app/shell/palette-groups';
import { indexed, matching } from '../../client/src/app/shell/palette-match';
import { commandsOf } from '../../client/src/app/shell/palette-records';
import { english } from '../../client/src/i18n/catalogue.en';
import { SEARCH_WORDS } from '../../i18n/search-words';
import { BUILT_IN_ROLES } from '../../server/domain/rights';

const forAll = NAVIGATION.filter(({ kind }) => kind !== 'drill');
const forStaff = forAll.filter((item) => mayOpen(item, BUILT_IN_ROLES.staff));
const reportsOf = (items: readonly NavigationItem[]) => items.filter(({ kind }) => kind === 'report');

/** Returns the entry that Enter opens after the letters are typed. */
const finderOf = (items: readonly NavigationItem[]) => {
  const index = indexed(entriesOfItems(items));
  return (typed: string) => groupedByRank(matching(index, typed))[0]?.entries[0]?.value;
};

/** The number of keys: Ctrl and K, the letters, Enter. */
const keysOf = (letters: string): number => 2 + [...letters].length + 1;
const MOST_KEYS = 6;

/** What a user who knows the name would type: the code, the start of a word, the initials of the words. */
function lettersFor(entry: { label: string; code?: string }): string[] {
  const words = entry.label
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
  const initials = words.map((word) => word[0]).join('');
  const beginnings = [...words, initials].map((word) => word.slice(0, 3));
  return [...(entry.code ? [entry.code] : []), ...beginnings].filter((letters) => keysOf(letters) <= MOST_KEYS);
}

const reached = (items: readonly NavigationItem[]) => {
  const find = finderOf(items);
  const reports = entriesOfItems(reportsOf(items));
  const missed = reports.filter((report) => !lettersFor(report).some((letters) => find(letters) === report.value));
  return { share: 1 - missed.length / reports.length, missed: missed.map(({ value }) => value), count: reports.length };
};

test.each([
  ['admins', forAll],
  ['staff', forStaff],
])('%s reach 9 of 10 reports by Ctrl+K, at most 3 letters and Enter', (_, items) => {
  const { share, missed, count } = reached(items);
  expect(count).toBeGreaterThan(30);
  // If too many are missed, the failure lists them.
  expect(share >= 0.9 ? [] : missed).toEqual([]);
});

const codes = Object.entries(NAVIGATION_CODES);

test('a code has at most 3 letters, belongs to one page, and finds it first', () => {
  expect(codes.length).toBeGreaterThan(60);
  expect(codes.filter(([, code]) => !/^[a-z]{2,3}$/.test(code))).toEqual([]);
  expect(new Set(codes.map(([, code]) => code)).size).toBe(codes.length);
  const find = finderOf(forAll);
  const there = codes.filter(([path]) => forAll.some((item) => item.path === path));
  expect(there.filter(([path, code]) => find(code) !== path)).toEqual([]);
});

const { en, ...TRANSLATED } = SEARCH_WORDS;

describe.each(Object.entries(TRANSLATED))('search words of %s', (_language, words) => {
  test('every page, report and action has some in both scripts', () => {
    const without = forAll.filter(({ path }) => {
      const own = words[path] ?? '';
      return !/\p{Script=Devanagari}/u.test(own) || !/[a-z]/.test(own);
    });
    expect(without.map(({ path }) => path)).toEqual([]);
  });
});

test.each(Object.entries(SEARCH_WORDS))('search words of %s are all of a page or a text', (_language, words) => {
  const known = new Set([...NAVIGATION.map(({ path }) => path), ...Object.keys(english)]);
  expect(Object.keys(words).filter((key) => !known.has(key))).toEqual([]);
});

test("a creditor's commands are found by words of each language", () => {
  const commands = commandsOf({ kind: 'Creditor', id: 3, title: 'SHREE' } as FoundRecord, forAll);
  const find = (typed: string) => matching(indexed(commands), typed)[0]?.entry.to;
  for (const [language, { 'palette.of.statement': words }] of Object.entries(TRANSLATED))
    for (const word of words!.split(' '))
      expect([language, word, find(word)]).toEqual([language, word, '/report/credit-statement?creditor=3']);
});

test.each([
  ['उधार', '/page/credit-entry'],
  ['udhaar', '/page/credit-entry'],
  ['रोकड़', '/report/current-shift-cash-transaction'],
  ['rokad', '/report/current-shift-cash-transaction'],
  ['बिक्री', '/report/sell'],
  ['bikri', '/report/sell'],
  ['मशीन', '/page/create-swipe'],
  ['टंकी', '/page/stock-in'],
  ['वेतन', '/page/salary'],
  ['vetan', '/page/salary'],
  ['kharcha', '/page/expenditure-detail'],
  ['उधारी', '/page/credit-entry'],
  ['pagar', '/page/salary'],
  ['टाकी', '/page/stock-in'],
  ['vikri', '/report/sell'],
  ['dsr', '/report/dsr'],
  ['tb', '/report/trial-balance'],
  ['create inv', 'create-invoice'],
  ['undo', 'undo-last-shift'],
  ['owes', '/report/credit-account-details'],
  ['who owes', '/report/credit-account-details'],
  ['clerk', '/page/create-employee'],
  ['phone', '/edit-page/employee'],
  ['creditor phone', '/edit-page/creditor'],
])('%j opens %s', (typed, path) => expect(finderOf(forAll)(typed)).toBe(path));

/** Three actions each: Ctrl+K, the words, Enter. */
test.each([
  ['credit sale', '/page/credit-entry'],
  ['payment received', '/page/creditor-payment-entry'],
  ['customer payment', '/page/creditor-payment-entry'],
  ['expense', '/page/expenditure-detail'],
  ['advance', '/page/employee-advance'],
  ['tanker', '/page/stock-in'],
  ['delivery', '/page/stock-in'],
  ['dip reading', 'measure-tank'],
  ['density', 'density-reading'],
  ['start shift', '/page/start-shift'],
  ['close shift', '/closeshift'],
  ['wrong entry', '/page/correct-shift'],
  ['salary', '/page/salary'],
  ['print bill', '/report/credit-report-billed'],
  ['statement', '/report/credit-statement'],
  ['who owes me', '/report/credit-account-details'],
  ['outstanding', '/report/credit-account-details'],
  ['price change', '/page/product-rate'],
  ['rate', '/page/product-rate'],
  ['new customer', '/page/create-creditor'],
  ['new employee', '/page/create-employee'],
  ['new user', '/page/create-user'],
  ['cash in hand', '/report/current-shift-cash-transaction'],
  ['deposit', '/page/cash-transfer'],
  ['stock register', '/report/dsr'],
  ['profit', '/report/profit-and-loss'],
  ['password', '/page/my-account'],
  ['opening balances', '/page/import'],
])('the task %j is %s', (typed, path) => expect(finderOf(forAll)(typed)).toBe(path));

/** Words that people say for one page, although they are in the names of others. */
const SAID_FOR_ONE = ['density', 'dues', 'rate', 'statement'];

test('the name of a page opens it, and no other name of one word is in the name of another page', () => {
  const find = finderOf(forAll);
  const entries = entriesOfItems(forAll);
  const byLabel = new Map(entries.map(({ label, value }) => [label, value]));
  expect(entries.filter(({ label }) => find(label) !== byLabel.get(label)).map(({ label }) => label)).toEqual([]);
  const ofAnother = (path: string, name: string) =>
    entries.filter(
      ({ value, label }) =>
        value !== path &&
        label
          .toLowerCase()
          .split(/[^a-z]+/)
          .includes(name),
    );
  const taken = Object.entries(en).flatMap(([path, names]) =>
    names
      .split(', ')
      .filter((name) => !name.includes(' ') && !SAID_FOR_ONE.includes(name))
      .flatMap((name) => ofAnother(path, name).map(({ label }) => `${name}: ${path}, not ${label}`)),
  );
  expect(taken).toEqual([]);
});

test('hides pages that are not permitted', () => {
  const index = indexed(entriesOfItems(forStaff));
  const adminOnly = new Set(NAVIGATION.filter((item) => !forStaff.includes(item)).map(({ path }) => path));
  for (const letters of ['undo', 'trial', 'salary', 'tb', 'user', 'audit'])
    expect(matching(index, letters).filter(({ entry }) => adminOnly.has(entry.value))).toEqual([]);
});

test('finds a saved view by its name, only for reports in the menus', () => {
  const view = (id: number, route: string, over: object = {}) => ({
    id,
    route,
    name: `Diesel view ${id}`,
    search: 'tank=2',
    isOwn: true,
    byName: 'A USER',
    ...over,
  });
  const views = [
    view(1, 'dsr'),
    view(2, 'credit-report-unbilled-bycreditor'),
    view(3, 'trial-balance'),
    view(4, 'sell', { isOwn: false, search: '' }),
  ];
  expect(entriesOfViews(views, forStaff)).toEqual([
    { value: 'view 1', group: 'views', label: 'Diesel view 1', hint: 'Daily stock report', to: '/report/dsr?tank=2' },
    { value: 'view 4', group: 'views', label: 'Diesel view 4', hint: 'Sales · A USER', to: '/report/sell' },
  ]);
});

test('headings keep their order, except that the best match is first, with at most 6 entries each', () => {
  const headings = (typed: string) => groupedByRank(matching(indexed(entriesOfItems(forAll)), typed));
  expect(headings('expenditure').map(({ heading }) => heading)).toEqual(['Go to', 'Reports']);
  expect(headings('invoice').map(({ heading }) => heading)).toEqual(['Reports', 'Do', 'Go to']);
  for (const typed of ['cr', 'sa', 'a', 'shift'])
    for (const { entries } of headings(typed)) expect(entries.length).toBeLessThanOrEqual(6);
});

test('is fast: two hundred look-ups in less than a second', () => {
  const index = indexed(entriesOfItems(forAll));
  const before = performance.now();
  for (let times = 0; times < 200; times++) groupedByRank(matching(index, 'credit sales'));
  expect(performance.now() - before).toBeLessThan(1000);
});
