/** A route of section 2. */
interface Route {
  /** As it stands there, with {parts}. */
  path: string;
  adminOnly: boolean;
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const at = (folder: string, names: string, adminOnly = false): Route[] =>
  words(names).map((name) => ({ path: `${folder}${name}`, adminOnly }));

/** Section 2, all routes that ask for a stored token, by the groups in which it lists them. */
export const routes: Readonly<Record<string, readonly Route[]>> = {
  '2.routes.top': at('/', '404 closeshift edit-page/creditor edit-page/employee')
    .concat({ path: '/', adminOnly: false })
    // Whoever may decide is not said: here it is an admin.
    .concat({ path: '/permission/{rowId}/{tableName}', adminOnly: true }),
  '2.routes.page': at(
    '/page/',
    `create-employee employee-advance employee-cash-collection exchange create-currency create-creditor credit-entry
     creditor-payment-entry expenditure-detail start-shift stock-in last-inspection-entry instant-cash-memo test`,
  ),
  '2.routes.page.admin': at(
    '/page/',
    `create-tank create-mpd create-nozzel create-product create-shift product-rate create-swipe create-expenditure
     create-transaction-account create-paymode create-link-tr-paymode create-user send-msg msg-subscription user-edit
     mpd-nozzel-edit backward-stockin`,
    true,
  ),
  '2.routes.report.swipe': at('/report/', 'swipe-ungrouped swipe-grouped'),
  '2.routes.report.employee': at(
    '/report/',
    `employee-advance-between-two-day current-shift-employee-advance salary-payment-by-date
     employee-attendance-shortage employee-salary-detail`,
  ).concat(at('/report/', 'employee-pay-rate', true)),
  '2.routes.report.credit': at(
    '/report/',
    `credit-payment-between-two-day credit-Payment-between-two-day credit-payment-by-credit-id
     current-shift-detail-credit-report current-shift-credit-report credit-report-unbilled
     credit-report-unbilled-bycreditor/{id}/{firmName} credit-report-billed credit-report-billed-by-id
     credit-report-billed-bycreditor/{id}/{firmName}
     credit-report-bybillid/{creditorId}/{creditorBillId}/{firmName}
     creditor-payment-bycreditorId/{creditorId}/{firmName} small-creditor-account-statement
     all-small-creditor-statement all-small-creditor-report-between-two-dates credit-detail-between-two-day
     credit-account-details showall-creditors credit-report-by-shift-with-aggreagation credit-statement`,
  ),
  '2.routes.report.stock': at(
    '/report/',
    `sell sell-day reading-report product-rate-between-two-day invoice-report-between-two-day
     invoice-shortage-report-between-two-day dsr close-shift-dips chart`,
  ),
  '2.routes.report.expenditure': at(
    '/report/',
    'current-shift-expenditure expenditure-between-two-day expenditure-between-two-day-with-aggreagation',
  ),
  '2.routes.report.cash': at(
    '/report/',
    `current-shift-cash-transaction close-shift-report-between-two-day current-shift-cash-collection
     closed-shift-report/{shiftId}/{shiftDate}`,
  ),
  '2.routes.report.admin': at('/report/', 'msg-subscription-report get-interest-report', true),
};

export const allRoutes: readonly Route[] = Object.values(routes).flat();
