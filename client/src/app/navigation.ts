import type { Right } from '../../../server/domain/rights';
import type { MessageKey } from '../i18n/catalogue.en';
import { DOCUMENT_PAGES } from './document-pages';

export type MenuName = 'swipe' | 'employee' | 'credit' | 'product' | 'expenditure' | 'shift' | 'admin';

export const MENUS: readonly MenuName[] = ['swipe', 'employee', 'credit', 'product', 'expenditure', 'shift', 'admin'];

export interface NavigationItem {
  /** The page's path, or the action's id. */
  path: string;
  label: MessageKey & `nav.${string}`;
  kind: 'page' | 'report' | 'action' | 'drill';
  /** Undefined for pages that no menu lists. */
  menu?: MenuName;
  section?: MessageKey & `section.${string}`;
  /** The page with the same rows: menus leave this one out where that is shown. The palette has both. */
  besides?: string;
  /** The rights of its queries and its command: without one of them the page is neither listed nor shown. */
  rights: readonly Right[];
  hotkey?: string;
}

type Item = Omit<NavigationItem, 'rights'>;
type Rest = Omit<Item, 'path' | 'label' | 'kind' | 'menu'>;
type Label = NavigationItem['label'];
type Section = NonNullable<NavigationItem['section']>;

const page =
  (menu: MenuName, section: Section = 'section.enter') =>
  (path: string, label: Label, rest: Rest = {}): Item => ({
    path,
    label,
    kind: 'page',
    menu,
    section,
    ...rest,
  });
const report =
  (menu: MenuName, section: Section = 'section.reports') =>
  (route: string, label: Label, rest: Rest = {}): Item => ({
    path: `/report/${route}`,
    label,
    kind: 'report',
    menu,
    section,
    ...rest,
  });
const drill = (route: string, label: Label): Item => ({ path: `/report/${route}`, label, kind: 'drill' });
const action = (menu: MenuName, section: Section, id: string, label: Label, rest: Rest = {}): Item => ({
  path: id,
  label,
  kind: 'action',
  menu,
  section,
  ...rest,
});

/** The documents of the generic page in a menu. */
const documentPages = (menu: MenuName): Item[] =>
  DOCUMENT_PAGES.filter((one) => one.menu === menu).map(({ path, label, hotkey }) =>
    page(menu)(path, label, hotkey ? { hotkey } : {}),
  );

const swipe = report('swipe');
const employee = page('employee');
const employeeReport = report('employee');
const credit = page('credit');
const product = page('product');
const shift = page('shift');
const shiftReport = report('shift');

/**
 * Every page, report and action of the station in menu order (specification, section 2). A menu shows an item when its
 * page or action exists (app/routes.ts) and the user may see it. A few items are in two menus.
 */
const ITEMS: Item[] = [
  { path: '/', label: 'nav.home', kind: 'page' },
  { path: '/page/my-account', label: 'nav.account', kind: 'page' },
  { path: '/page/my-requests', label: 'nav.myRequests', kind: 'page' },
  { path: '/page/unsent-entries', label: 'nav.unsentEntries', kind: 'page' },
  { path: '/page/import', label: 'nav.import', kind: 'page' },
  { path: '/page/test', label: 'nav.systemCheck', kind: 'page' },
  { path: '/permission/:rowId/:tableName', label: 'nav.permission', kind: 'drill' },

  page('swipe')('/page/create-swipe', 'nav.createSwipe'),
  page('swipe')('/page/swipe-settlement', 'nav.swipeSettlement'),
  ...documentPages('swipe'),
  swipe('swipe-ungrouped', 'nav.swipeUngrouped'),
  swipe('swipe-grouped', 'nav.swipeGrouped', { besides: '/report/swipe-ungrouped' }),
  page('swipe')('/page/cheques', 'nav.cheques'),
  swipe('cheques', 'nav.chequesReport'),
  swipe('bank-reconciliation', 'nav.bankReconciliation'),

  ...documentPages('employee'),
  employee('/page/employee-cash-collection', 'nav.employeeCashCollection'),
  employee('/page/create-employee', 'nav.createEmployee'),
  employee('/edit-page/employee', 'nav.editEmployee', { besides: '/page/create-employee' }),
  employee('/page/salary', 'nav.salary'),
  employee('/page/pay-rate', 'nav.changePayRate'),
  employeeReport('employee-advance-between-two-day', 'nav.advanceBetweenDays'),
  employeeReport('current-shift-employee-advance', 'nav.advanceThisShift'),
  employeeReport('salary-payment-by-date', 'nav.salaryPayment'),
  employeeReport('employee-attendance-shortage', 'nav.attendanceShortage'),
  employeeReport('employee-salary-detail', 'nav.salaryDetail'),
  employeeReport('employee-pay-rate', 'nav.payRate', { besides: '/page/pay-rate' }),

  credit('/page/credit-entry', 'nav.creditEntry', { hotkey: 'Alt+C' }),
  credit('/page/creditor-payment-entry', 'nav.creditorPayment', { hotkey: 'Alt+P' }),
  ...documentPages('credit'),
  credit('/page/slip-books', 'nav.slipBooks'),
  credit('/page/make-bills', 'nav.makeBills'),
  credit('/page/create-creditor', 'nav.createCreditor'),
  credit('/page/creditor-vehicle', 'nav.creditorVehicles'),
  credit('/edit-page/creditor', 'nav.editCreditor', { besides: '/page/create-creditor' }),
  report('credit', 'section.thisShift')('current-shift-credit-report', 'nav.creditThisShift'),
  report('credit', 'section.thisShift')('current-shift-detail-credit-report', 'nav.creditThisShiftDetail'),
  report('credit', 'section.thisShift')('credit-report-by-shift-with-aggreagation', 'nav.creditByShift'),
  report('credit', 'section.sales')('credit-detail-between-two-day', 'nav.creditBetweenDays'),
  report('credit', 'section.sales')('credit-report-unbilled', 'nav.creditUnbilled'),
  drill('credit-report-unbilled-bycreditor/:id/:firmName', 'nav.creditUnbilledOf'),
  report('credit', 'section.sales')('credit-account-details', 'nav.creditAccounts'),
  report('credit', 'section.sales')('showall-creditors', 'nav.allCreditors'),
  report('credit', 'section.bills')('credit-report-billed', 'nav.creditBilled'),
  report('credit', 'section.bills')('credit-report-billed-by-id', 'nav.creditBilledById'),
  drill('credit-report-billed-bycreditor/:id/:firmName', 'nav.creditBilledOf'),
  drill('credit-report-bybillid/:creditorId/:creditorBillId/:firmName', 'nav.creditOfBill'),
  report('credit', 'section.payments')('credit-payment-between-two-day', 'nav.paymentsBetweenDays'),
  report('credit', 'section.payments')('credit-payment-by-credit-id', 'nav.paymentsOfCredit'),
  drill('creditor-payment-bycreditorId/:creditorId/:firmName', 'nav.paymentsOf'),
  report('credit', 'section.payments')('creditor-adjustments', 'nav.creditorAdjustments'),
  report('credit', 'section.statements')('credit-statement', 'nav.creditStatement'),
  report('credit', 'section.statements')('small-creditor-account-statement', 'nav.smallStatement'),
  report('credit', 'section.statements')('all-small-creditor-statement', 'nav.allSmallStatements'),
  report('credit', 'section.statements')('all-small-creditor-report-between-two-dates', 'nav.allSmallBetweenDays'),

  product('/page/stock-in', 'nav.stockIn', { hotkey: 'Alt+K' }),
  action('product', 'section.enter', 'create-invoice', 'nav.createInvoice', { hotkey: 'Alt+I' }),
  product('/page/last-inspection-entry', 'nav.lastInspection'),
  action('product', 'section.enter', 'measure-tank', 'nav.measureTank'),
  action('product', 'section.enter', 'density-reading', 'nav.densityReading'),
  product('/page/instant-cash-memo', 'nav.instantMemo'),
  report('product', 'section.sales')('sell', 'nav.sell'),
  report('product', 'section.sales')('sell-day', 'nav.sellDay'),
  report('product', 'section.sales')('reading-report', 'nav.readings'),
  report('product', 'section.sales')('chart', 'nav.chart'),
  report('product', 'section.stock')('dsr', 'nav.dsr'),
  report('product', 'section.stock')('close-shift-dips', 'nav.closeShiftDips'),
  report('product', 'section.stock')('density-register', 'nav.densityRegister'),
  report('product', 'section.stock')('invoice-report-between-two-day', 'nav.invoices'),
  report('product', 'section.stock')('invoice-shortage-report-between-two-day', 'nav.invoiceShortage'),
  report('product', 'section.rates')('product-rate-between-two-day', 'nav.ratesBetweenDays'),

  ...documentPages('expenditure'),
  report('expenditure')('current-shift-expenditure', 'nav.expenditureThisShift'),
  report('expenditure')('expenditure-between-two-day', 'nav.expenditureBetweenDays'),
  report('expenditure')('expenditure-between-two-day-with-aggreagation', 'nav.expenditureAddedUp'),
  report('expenditure')('supplier-account', 'nav.supplierAccount'),
  report('expenditure')('supplier-dues', 'nav.supplierDues'),

  shift('/page/start-shift', 'nav.startShift'),
  shift('/closeshift', 'nav.closeShift', { hotkey: 'Alt+L' }),
  shift('/page/correct-shift', 'nav.correctShift'),
  shift('/page/on-duty', 'nav.onDuty'),
  shift('/page/exchange', 'nav.exchange'),
  shift('/page/cash-transfer', 'nav.cashTransfer'),
  shift('/page/create-currency', 'nav.createCurrency'),
  shiftReport('current-shift-cash-transaction', 'nav.cashThisShift'),
  shiftReport('current-shift-cash-collection', 'nav.collectionsThisShift'),
  shiftReport('close-shift-report-between-two-day', 'nav.closedShifts'),
  drill('closed-shift-report/:shiftId/:shiftDate', 'nav.closedShift'),

  ...[
    page('admin', 'section.forecourt')('/page/create-tank', 'nav.createTank'),
    page('admin', 'section.forecourt')('/page/create-mpd', 'nav.createPump'),
    page('admin', 'section.forecourt')('/page/create-nozzel', 'nav.createNozzle'),
    page('admin', 'section.forecourt')('/page/mpd-nozzel-edit', 'nav.editPump', { besides: '/page/create-nozzel' }),
    page('admin', 'section.forecourt')('/page/create-product', 'nav.createProduct'),
    page('admin', 'section.forecourt')('/page/product-rate', 'nav.productRate'),
    page('admin', 'section.forecourt')('/page/create-shift', 'nav.createShift'),
    page('admin', 'section.forecourt')('/page/create-swipe', 'nav.createSwipe'),
    page('admin', 'section.forecourt')('/page/permitted-variation', 'nav.permittedVariation'),
    page('admin', 'section.accounts')('/page/create-expenditure', 'nav.createExpenditure'),
    page('admin', 'section.accounts')('/page/create-supplier', 'nav.createSupplier'),
    page('admin', 'section.accounts')('/page/create-transaction-account', 'nav.createTransactionAccount'),
    page('admin', 'section.accounts')('/page/create-paymode', 'nav.createPaymentMode'),
    page('admin', 'section.accounts')('/page/create-link-tr-paymode', 'nav.linkPaymentMode'),
    page('admin', 'section.accounts')('/page/charge-interest', 'nav.chargeInterest'),
    page('admin', 'section.people')('/page/create-user', 'nav.createUser'),
    page('admin', 'section.people')('/page/user-edit', 'nav.editUser', { besides: '/page/create-user' }),
    page('admin', 'section.people')('/page/roles', 'nav.roles'),
    page('admin', 'section.people')('/page/api-keys', 'nav.apiKeys'),
    page('admin', 'section.station')('/page/station-settings', 'nav.stationSettings'),
    page('admin', 'section.station')('/page/audit', 'nav.audit'),
    page('admin', 'section.messages')('/page/send-msg', 'nav.sendMessage'),
    page('admin', 'section.messages')('/page/msg-subscription', 'nav.messageSubscription'),
    page('admin', 'section.messages')('/page/outbox', 'nav.outbox'),
    report('admin', 'section.messages')('msg-subscription-report', 'nav.subscriptionReport'),
    page('admin', 'section.corrections')('/page/backward-stockin', 'nav.backwardStockIn'),
    page('admin', 'section.corrections')('/page/correct-shift', 'nav.correctShift'),
    action('admin', 'section.corrections', 'meter-event', 'nav.meterEvent'),
    action('admin', 'section.corrections', 'undo-last-shift', 'nav.undoShift'),
    action('admin', 'section.corrections', 'move-shift', 'nav.moveShift'),
    action('admin', 'section.corrections', 'cancel-running-shift', 'nav.cancelShift'),
    report('admin')('employee-pay-rate', 'nav.payRate'),
    report('admin')('get-interest-report', 'nav.interest'),
    report('admin')('day-book', 'nav.dayBook'),
    report('admin')('trial-balance', 'nav.trialBalance'),
    report('admin')('profit-and-loss', 'nav.profitAndLoss'),
    report('admin')('audit', 'nav.auditReport', { besides: '/page/audit' }),
  ],
];

/**
 * The rights that pages and actions need together. Home and the pages of one's own account need none, and a report is
 * listed if the server answers it to this user.
 */
const PAGES_OF: readonly (readonly [rights: readonly Right[], paths: readonly string[]])[] = [
  ...DOCUMENT_PAGES.map(({ rights, path }) => [rights, [path]] as const),

  [['shift.start', 'masters.read'], ['/page/start-shift']],
  [['shift.close', 'shift.read', 'stock.read'], ['/closeshift']],
  [['shift.correct', 'shift.read', 'masters.read', 'cash.read'], ['/page/correct-shift']],
  [['shift.crew', 'shift.read', 'masters.read'], ['/page/on-duty']],
  [['shift.undo'], ['undo-last-shift', 'cancel-running-shift']],
  [['shift.undo', 'shift.read', 'masters.read'], ['move-shift']],
  [['meters.record'], ['meter-event']],

  [
    ['credit.record', 'credit.read', 'masters.read'],
    ['/page/credit-entry', '/page/slip-books'],
  ],
  [['credit.receive', 'credit.read', 'cash.read', 'masters.read'], ['/page/creditor-payment-entry']],
  [['credit.bill', 'credit.read'], ['/page/make-bills']],
  [['credit.interest'], ['/page/charge-interest', '/report/get-interest-report']],

  [
    ['stock.record', 'stock.read', 'masters.read'],
    ['/page/stock-in', '/page/last-inspection-entry', 'create-invoice', 'measure-tank', 'density-reading'],
  ],
  [['stock.correct', 'stock.record'], ['/page/backward-stockin']],

  [
    ['cash.record', 'cash.read'],
    ['/page/exchange', '/page/cash-transfer'],
  ],
  [['cash.record', 'cash.read', 'shift.read', 'masters.read'], ['/page/employee-cash-collection']],
  [
    ['cash.settle', 'cash.read', 'masters.read'],
    ['/page/swipe-settlement', '/page/cheques'],
  ],
  [['cash.read', 'masters.read'], ['/page/instant-cash-memo']],

  [['pay.record', 'pay.read', 'cash.read', 'masters.read'], ['/page/salary']],
  [['pay.record', 'pay.read', 'masters.read'], ['/page/pay-rate']],
  [['pay.read'], ['/report/employee-pay-rate']],

  [['books.read'], ['/report/day-book', '/report/trial-balance', '/report/profit-and-loss']],
  [['audit.read'], ['/page/audit', '/report/audit']],
  [['changes.decide'], ['/permission/:rowId/:tableName']],
  [
    ['changes.request', 'masters.read'],
    ['/edit-page/creditor', '/edit-page/employee'],
  ],

  [['masters.read'], ['/page/import']],
  [
    ['masters.creditor.add', 'masters.read'],
    ['/page/create-creditor', '/page/creditor-vehicle'],
  ],
  [['masters.employee.add', 'masters.read'], ['/page/create-employee']],
  [['masters.currency.add', 'masters.read'], ['/page/create-currency']],
  [
    ['masters.product.add', 'masters.read'],
    ['/page/create-product', '/page/permitted-variation'],
  ],
  [['masters.rate.add', 'masters.read'], ['/page/product-rate']],
  [
    ['masters.equipment.add', 'masters.read'],
    ['/page/create-tank', '/page/create-mpd', '/page/create-nozzel', '/page/mpd-nozzel-edit'],
  ],
  [
    ['masters.account.add', 'masters.read'],
    [
      '/page/create-swipe',
      '/page/create-expenditure',
      '/page/create-supplier',
      '/page/create-transaction-account',
      '/page/create-paymode',
      '/page/create-link-tr-paymode',
    ],
  ],

  [['station.configure', 'masters.read'], ['/page/create-shift']],
  [['station.configure', 'changes.request'], ['/page/station-settings']],
  [['keys.manage'], ['/page/api-keys']],
  [['users.manage'], ['/page/create-user', '/page/user-edit', '/page/roles']],
  [
    ['messages.manage'],
    ['/page/send-msg', '/page/msg-subscription', '/page/outbox', '/report/msg-subscription-report'],
  ],
];

const RIGHTS_OF = new Map(PAGES_OF.flatMap(([rights, paths]) => paths.map((path) => [path, rights] as const)));

export const NAVIGATION: readonly NavigationItem[] = ITEMS.map((item) => ({
  ...item,
  rights: RIGHTS_OF.get(item.path) ?? [],
}));

/** Whether a user with these rights may open a page. */
export const mayOpen = (item: NavigationItem, rights: ReadonlySet<string>): boolean =>
  item.rights.every((right) => rights.has(right));
