import { MENUS, type MenuName, mayOpen, NAVIGATION } from '../../client/src/app/navigation';
import { sectionsOf } from '../../client/src/app/shell/menu-sections';
import { BUILT_IN_ROLES } from '../../server/domain/rights';

/**
 * The routes of section 2 of the specification that are shown in the shell; drill pages with the names of their parts.
 */
const PAGES = `create-employee employee-advance employee-cash-collection exchange create-currency create-creditor
  credit-entry creditor-payment-entry expenditure-detail start-shift stock-in last-inspection-entry instant-cash-memo
  test`.split(/\s+/);
const ADMIN_PAGES = `create-tank create-mpd create-nozzel create-product create-shift product-rate create-swipe
  create-expenditure create-transaction-account create-paymode create-link-tr-paymode create-user send-msg
  msg-subscription user-edit mpd-nozzel-edit backward-stockin`.split(/\s+/);
const REPORTS = `swipe-ungrouped swipe-grouped employee-advance-between-two-day current-shift-employee-advance
  salary-payment-by-date employee-attendance-shortage employee-salary-detail credit-payment-between-two-day
  credit-payment-by-credit-id current-shift-detail-credit-report current-shift-credit-report credit-report-unbilled
  credit-report-unbilled-bycreditor/:id/:firmName credit-report-billed credit-report-billed-by-id
  credit-report-billed-bycreditor/:id/:firmName credit-report-bybillid/:creditorId/:creditorBillId/:firmName
  creditor-payment-bycreditorId/:creditorId/:firmName small-creditor-account-statement all-small-creditor-statement
  all-small-creditor-report-between-two-dates credit-detail-between-two-day credit-account-details showall-creditors
  credit-report-by-shift-with-aggreagation credit-statement sell sell-day reading-report product-rate-between-two-day
  invoice-report-between-two-day invoice-shortage-report-between-two-day dsr close-shift-dips chart
  current-shift-expenditure expenditure-between-two-day expenditure-between-two-day-with-aggreagation
  current-shift-cash-transaction close-shift-report-between-two-day current-shift-cash-collection
  closed-shift-report/:shiftId/:shiftDate`.split(/\s+/);
const ADMIN_REPORTS = ['employee-pay-rate', 'msg-subscription-report', 'get-interest-report'];

const SPECIFIED = [
  '/',
  '/closeshift',
  '/permission/:rowId/:tableName',
  '/edit-page/creditor',
  '/edit-page/employee',
  ...[...PAGES, ...ADMIN_PAGES].map((page) => `/page/${page}`),
  ...[...REPORTS, ...ADMIN_REPORTS].map((report) => `/report/${report}`),
];
/** Routes beyond the specification. */
const ADDED = [
  '/page/my-account',
  '/page/my-requests',
  '/page/unsent-entries',
  '/page/import',
  '/page/outbox',
  '/page/station-settings',
  '/page/audit',
  '/page/permitted-variation',
  '/page/roles',
  '/page/api-keys',
  '/page/create-supplier',
  '/page/supplier-payment',
  '/page/creditor-adjustment',
  '/page/creditor-vehicle',
  '/page/debit-note',
  '/page/salary',
  '/page/pay-rate',
  '/page/on-duty',
  '/page/correct-shift',
  '/page/slip-books',
  '/page/make-bills',
  '/page/charge-interest',
  '/report/creditor-adjustments',
  '/report/supplier-account',
  '/report/supplier-dues',
  '/report/density-register',
  '/report/bank-reconciliation',
  '/report/cheques',
  '/report/day-book',
  '/report/trial-balance',
  '/report/profit-and-loss',
  '/report/audit',
  '/page/cash-transfer',
  '/page/swipe-settlement',
  '/page/bank-transfer',
  '/page/cheques',
];

const paths = NAVIGATION.filter(({ kind }) => kind !== 'action').map(({ path }) => path);

test('the navigation has every route of the specification, and no unknown one', () =>
  expect([...new Set(paths)].sort()).toEqual([...SPECIFIED, ...ADDED].sort()));

test('staff may open all pages but those for admins', () => {
  const forAdmins = [
    ...ADMIN_PAGES.map((page) => `/page/${page}`),
    ...ADMIN_REPORTS.map((report) => `/report/${report}`),
    '/page/outbox',
    '/page/station-settings',
    '/page/audit',
    '/page/charge-interest',
    '/page/permitted-variation',
    '/page/roles',
    '/page/api-keys',
    '/page/create-supplier',
    '/page/creditor-adjustment',
    '/page/salary',
    '/page/pay-rate',
    '/page/correct-shift',
    '/report/day-book',
    '/report/trial-balance',
    '/report/profit-and-loss',
    '/report/audit',
    'meter-event',
    'undo-last-shift',
    'move-shift',
    'cancel-running-shift',
    '/permission/:rowId/:tableName',
  ];
  const kept = NAVIGATION.filter((item) => !mayOpen(item, BUILT_IN_ROLES.staff)).map(({ path }) => path);
  expect([...new Set(kept)].sort()).toEqual(forAdmins.sort());
});

test('dialogs are listed in PRODUCT, corrections of the books in ADMIN', () => {
  const actions = NAVIGATION.filter(({ kind }) => kind === 'action').map(({ path, menu }) => [path, menu]);
  expect(actions).toEqual([
    ['create-invoice', 'product'],
    ['measure-tank', 'product'],
    ['density-reading', 'product'],
    ['meter-event', 'admin'],
    ['undo-last-shift', 'admin'],
    ['move-shift', 'admin'],
    ['cancel-running-shift', 'admin'],
  ]);
});

const shownIn = (menu: MenuName, rights: ReadonlySet<string>): string[] =>
  sectionsOf(
    NAVIGATION.filter((item) => mayOpen(item, rights)),
    menu,
  ).flatMap(({ items }) => items.map(({ path }) => path));

test('of two pages with the same rows, menus show one, and the other where only that is open', () => {
  const all = MENUS.flatMap((menu) => shownIn(menu, BUILT_IN_ROLES.admin));
  for (const [one, other] of [
    ['/page/create-creditor', '/edit-page/creditor'],
    ['/page/create-employee', '/edit-page/employee'],
    ['/page/create-user', '/page/user-edit'],
    ['/page/create-nozzel', '/page/mpd-nozzel-edit'],
    ['/page/audit', '/report/audit'],
    ['/report/swipe-ungrouped', '/report/swipe-grouped'],
  ] as const)
    expect([all.includes(one), all.includes(other)]).toEqual([true, false]);
  expect(shownIn('employee', BUILT_IN_ROLES.admin)).toContain('/page/pay-rate');
  expect(shownIn('employee', BUILT_IN_ROLES.admin)).not.toContain('/report/employee-pay-rate');
  const editor = new Set(['changes.request', 'masters.read']);
  expect(shownIn('credit', editor)).toContain('/edit-page/creditor');
});

test('a menu lists a page once, and every menu page is in a section', () => {
  const inMenus = NAVIGATION.filter(({ menu }) => menu !== undefined);
  expect(new Set(inMenus.map(({ path, menu }) => `${menu} ${path}`)).size).toBe(inMenus.length);
  expect(inMenus.filter(({ section }) => section === undefined)).toEqual([]);
});
