/** How a golden answer is requested, and how its totals follow from the documents. */
export interface GoldenCase {
  input?: Record<string, unknown>;
  /**
   * By section ('' for the only one): the totals of the section, calculated from the documents by a statement that
   * shares nothing with the report's. Columns are named as in the section; paise and millilitres.
   */
  fromDocuments?: Record<string, string>;
  /** What was checked by hand when the file was made, besides the sums above. */
  lookedAt: string;
}

/** The demo ends on this day. August's sales are billed and paid in September. */
export const TODAY = '2026-10-05';
export const DAYS = 37;

const RANGE = { from: '2026-09-30', to: '2026-10-02' };
const IN_RANGE = `s.shift_date BETWEEN '${RANGE.from}' AND '${RANGE.to}'`;
const LAST = `s.id = (SELECT MAX(id) FROM shift)`;
export const AS_AT = '2026-10-03';
const SALES = `FROM credit_sale c JOIN shift s ON s.id = c.shift_id`;
const SUMS = `SUM(c.litres) AS litres, SUM(c.amount) AS amount`;
const PAYMENTS = `FROM creditor_payment p JOIN shift s ON s.id = p.shift_id`;
const IS_MONEY = "p.kind = 'CREDITOR_PAYMENT'";
const UNBILLED_AT = `s.shift_date <= '${AS_AT}' AND (c.bill_id IS NULL OR (SELECT bill_date FROM creditor_bill b WHERE b.id = c.bill_id) > '${AS_AT}')`;
const BILLED = { from: '2026-10-01', to: '2026-10-01' };
const IN_BILLED = `b.bill_date = '2026-10-01'`;

/** A creditor of the demo with bills, a small creditor, and an employee. */
export const FIRM = 8;
export const SMALL = 33;
export const EMPLOYEE = 3;
/** Paid its bill of August two weeks after the due date. */
export const PAID_LATE = 20;
const PERIOD = { from: '2026-09-01', to: '2026-09-30' };
const IN_PERIOD = `s.shift_date BETWEEN '${PERIOD.from}' AND '${PERIOD.to}'`;

const statementOf = (creditor: number): string =>
  `SELECT (SELECT SUM(c.amount) ${SALES} WHERE c.creditor_id = ${creditor} AND ${IN_PERIOD}) AS debit,
          (SELECT COALESCE(SUM(p.amount), 0) ${PAYMENTS} WHERE p.creditor_id = ${creditor} AND ${IN_PERIOD}) AS credit`;

const billTotals = (which: string): string =>
  `SELECT SUM(b.sales) AS amount, SUM(b.sales - b.paid) AS due FROM (
     SELECT b.id, (SELECT SUM(amount) FROM credit_sale WHERE bill_id = b.id) AS sales,
            (SELECT COALESCE(SUM(amount), 0) FROM payment_allocation WHERE bill_id = b.id) AS paid
     FROM creditor_bill b WHERE b.kind = 'SALES' AND ${which}) b`;

const SMALL_DUE = (day: string): string =>
  `SELECT COALESCE((SELECT SUM(c.amount) ${SALES} JOIN creditor r ON r.id = c.creditor_id AND r.is_small WHERE s.shift_date <= '${day}'), 0)
        + (SELECT SUM(opening_balance) FROM creditor WHERE is_small)
        - COALESCE((SELECT SUM(p.amount) ${PAYMENTS} JOIN creditor r ON r.id = p.creditor_id AND r.is_small WHERE s.shift_date <= '${day}'), 0) AS due`;

const CASH_IN_OUT = `
  SELECT SUM(GREATEST(amount, 0)) AS in, SUM(GREATEST(-amount, 0)) AS out FROM (
    SELECT amount FROM cash_collection c JOIN shift s ON s.id = c.shift_id WHERE ${LAST}
    UNION ALL SELECT amount ${PAYMENTS} WHERE ${IS_MONEY} AND p.account_id IS NULL AND ${LAST}
    UNION ALL SELECT -amount FROM expenditure c JOIN shift s ON s.id = c.shift_id WHERE c.account_id IS NULL AND ${LAST}
    UNION ALL SELECT -amount FROM employee_advance c JOIN shift s ON s.id = c.shift_id WHERE c.account_id IS NULL AND ${LAST}
    UNION ALL SELECT -paid FROM salary_payment c JOIN shift s ON s.id = c.shift_id WHERE c.account_id IS NULL AND ${LAST}
    UNION ALL SELECT CASE kind WHEN 'DRAWING' THEN amount ELSE -amount END FROM cash_transfer c JOIN shift s ON s.id = c.shift_id
      WHERE ${LAST}) moved`;

/** Expenditures and the bank charges on swipes and transfers. */
const SPENT = `SELECT SUM(amount) AS amount FROM (
       SELECT c.amount FROM expenditure c JOIN shift s ON s.id = c.shift_id WHERE ${IN_PERIOD}
       UNION ALL SELECT charges FROM swipe_settlement WHERE charges > 0 AND paid_on BETWEEN '${PERIOD.from}' AND '${PERIOD.to}'
       UNION ALL SELECT charges FROM bank_transfer WHERE transfer_date BETWEEN '${PERIOD.from}' AND '${PERIOD.to}') spent`;

const PUMPS = `FROM pump_close p JOIN shift s ON s.id = p.shift_id`;

/** By route; a report without a case fails. */
export const GOLDEN: Record<string, GoldenCase> = {
  // Credit: sales
  'current-shift-detail-credit-report': {
    fromDocuments: { sales: `SELECT ${SUMS} ${SALES} WHERE ${LAST}` },
    lookedAt: 'the first and the last slip against credit_sale: leaf, firm, litres × rate = amount',
  },
  'current-shift-credit-report': {
    fromDocuments: { firms: `SELECT COUNT(*) AS sales, ${SUMS} ${SALES} WHERE ${LAST}` },
    lookedAt: "a firm's litres per product against its slips",
  },
  'credit-report-by-shift-with-aggreagation': {
    input: RANGE,
    fromDocuments: { '': `SELECT COUNT(*) AS sales, ${SUMS} ${SALES} WHERE ${IN_RANGE}` },
    lookedAt: 'six shifts, morning before night, both products of each',
  },
  'credit-detail-between-two-day': {
    input: { ...RANGE, product: 1 },
    fromDocuments: { '': `SELECT ${SUMS} ${SALES} WHERE c.product_id = 1 AND ${IN_RANGE}` },
    lookedAt: 'diesel only; slips rise but for the leaves that are void or missing',
  },
  'credit-report-unbilled': {
    input: { asAt: AS_AT },
    fromDocuments: {
      '': `SELECT COUNT(*) AS sales, ${SUMS} ${SALES} JOIN creditor r ON r.id = c.creditor_id AND NOT r.is_small WHERE ${UNBILLED_AT}`,
    },
    lookedAt: 'sales from 1 October on only, since September was billed; small firms have no bills and are not here',
  },
  'credit-report-unbilled-bycreditor': {
    input: { id: FIRM, firmName: 'MAA DURGA ROADWAYS' },
    fromDocuments: { sales: `SELECT ${SUMS} ${SALES} WHERE c.creditor_id = ${FIRM} AND c.bill_id IS NULL` },
    lookedAt: 'each sale is of October, since September was billed',
  },
  'credit-account-details': {
    input: { asAt: AS_AT },
    fromDocuments: {
      '': `SELECT SUM(due) AS due, SUM(due) - SUM(billed) + SUM(prepaid) AS unbilled, SUM(billed) AS billed FROM (
             SELECT COALESCE((SELECT SUM(c.amount) ${SALES} WHERE c.creditor_id = r.id AND s.shift_date <= '${AS_AT}'), 0) + r.opening_balance
                  - COALESCE((SELECT SUM(p.amount) ${PAYMENTS} WHERE p.creditor_id = r.id AND s.shift_date <= '${AS_AT}'), 0) AS due,
                  CASE WHEN r.is_small THEN 0 ELSE r.opening_balance
                  + COALESCE((SELECT SUM(b.amount) FROM creditor_bill b WHERE b.creditor_id = r.id AND b.bill_date <= '${AS_AT}'), 0)
                  - COALESCE((SELECT SUM(a.amount) FROM payment_allocation a JOIN creditor_payment p ON p.id = a.payment_id
                              WHERE p.creditor_id = r.id AND a.allocated_on <= '${AS_AT}'), 0) END AS billed,
                  CASE WHEN r.is_small THEN 0 ELSE
                    COALESCE((SELECT SUM(p.amount) ${PAYMENTS} WHERE p.creditor_id = r.id AND s.shift_date <= '${AS_AT}'), 0)
                  - COALESCE((SELECT SUM(a.amount) FROM payment_allocation a JOIN creditor_payment p ON p.id = a.payment_id
                              WHERE p.creditor_id = r.id AND a.allocated_on <= '${AS_AT}'), 0) END AS prepaid
             FROM creditor r) d`,
    },
    lookedAt: 'of each firm the four ages add up to the due; a bill of 1 October is in 0–30',
  },
  'showall-creditors': {
    fromDocuments: {
      '': `SELECT (SELECT SUM(opening_balance) FROM creditor) + (SELECT SUM(amount) FROM credit_sale) + (SELECT SUM(amount) FROM interest_charge)
                + (SELECT SUM(amount) FROM creditor_bill WHERE kind = 'CHARGE')
                - (SELECT SUM(amount) FROM creditor_payment WHERE returned_on IS NULL) AS due`,
    },
    lookedAt: 'forty firms by name, eight of them small',
  },
  'credit-statement': {
    input: { creditor: FIRM, ...PERIOD },
    fromDocuments: { lines: statementOf(FIRM) },
    lookedAt: 'the balance goes up by each sale and down by each payment; opening + debit − credit = closing',
  },
  'small-creditor-account-statement': {
    input: { creditor: SMALL, ...PERIOD },
    fromDocuments: { lines: statementOf(SMALL) },
    lookedAt: 'the opening balance of the first day is in the opening',
  },
  'all-small-creditor-statement': {
    input: { asAt: AS_AT },
    fromDocuments: { '': `SELECT due AS balance FROM (${SMALL_DUE(AS_AT)}) d` },
    lookedAt: 'eight firms; debit − credit = balance in each row',
  },
  'all-small-creditor-report-between-two-dates': {
    input: PERIOD,
    fromDocuments: {
      '': `SELECT (SELECT due FROM (${SMALL_DUE('2026-08-31')}) d) AS opening, (SELECT due FROM (${SMALL_DUE('2026-09-30')}) d) AS closing,
                  (SELECT SUM(c.amount) ${SALES} JOIN creditor r ON r.id = c.creditor_id AND r.is_small WHERE ${IN_PERIOD}) AS sales,
                  (SELECT SUM(p.amount) ${PAYMENTS} JOIN creditor r ON r.id = p.creditor_id AND r.is_small WHERE ${IN_PERIOD}) AS payments`,
    },
    lookedAt: 'opening + sales − payments = closing in each row',
  },
  // Credit: bills, payments, interest
  'credit-report-billed': {
    input: BILLED,
    fromDocuments: { '': billTotals(IN_BILLED) },
    lookedAt: 'numbers without a gap from where August ended; nothing is overdue before 16 October',
  },
  'credit-report-billed-by-id': {
    input: { billNo: 'IN/2026-27/000001' },
    fromDocuments: { charges: 'SELECT SUM(amount) AS interest FROM interest_charge' },
    lookedAt: 'opening + interest = closing, and the words say the interest; unpaid × days × 18 ÷ 36,500 by hand',
  },
  'credit-report-billed-bycreditor': {
    input: { id: FIRM, firmName: 'MAA DURGA ROADWAYS' },
    fromDocuments: { '': billTotals(`b.creditor_id = ${FIRM}`) },
    lookedAt: 'one bill a month',
  },
  'credit-report-bybillid': {
    input: { creditorId: FIRM, creditorBillId: 'bill', firmName: 'MAA DURGA ROADWAYS' },
    fromDocuments: {
      sales: `SELECT ${SUMS} ${SALES} WHERE c.creditor_id = ${FIRM} AND ${IN_PERIOD}`,
      payments: `SELECT SUM(p.amount) AS amount ${PAYMENTS} WHERE p.creditor_id = ${FIRM} AND ${IN_PERIOD}`,
    },
    lookedAt: 'the three vehicles one after the other, each by day and slip',
  },
  'credit-payment-between-two-day': {
    input: PERIOD,
    fromDocuments: { '': `SELECT SUM(p.amount) AS amount ${PAYMENTS} WHERE ${IS_MONEY} AND ${IN_PERIOD}` },
    lookedAt:
      'small firms pay in cash, the others by NEFT with a reference; what each settled against payment_allocation',
  },
  'credit-payment-by-credit-id': {
    input: { creditor: FIRM },
    fromDocuments: { '': `SELECT SUM(p.amount) AS amount ${PAYMENTS} WHERE ${IS_MONEY} AND p.creditor_id = ${FIRM}` },
    lookedAt: 'the opening balance is settled before the first bill',
  },
  'creditor-adjustments': {
    input: { from: PERIOD.from, to: TODAY },
    fromDocuments: { '': "SELECT SUM(amount) AS amount FROM creditor_payment WHERE kind <> 'CREDITOR_PAYMENT'" },
    lookedAt: 'the tax that two firms deducted, without certificates',
  },
  'creditor-adjustment-note': {
    input: { creditorAdjustmentId: 'adjustment' },
    lookedAt: 'the firm and the tax, a thousandth of its bill, which it settles in part',
  },
  'creditor-payment-bycreditorId': {
    input: { creditorId: FIRM, firmName: 'MAA DURGA ROADWAYS' },
    fromDocuments: { '': `SELECT SUM(p.amount) AS amount ${PAYMENTS} WHERE ${IS_MONEY} AND p.creditor_id = ${FIRM}` },
    lookedAt: 'the same rows as by credit id',
  },
  'creditor-payment-receipt': {
    input: { creditorPaymentId: 'payment' },
    fromDocuments: {
      settledLater: 'SELECT SUM(amount) AS settled FROM payment_allocation WHERE payment_id = :payment',
    },
    lookedAt: 'figures and words say the same amount',
  },
  'get-interest-report': {
    input: { asAt: '2026-10-04' },
    lookedAt:
      "each bill of 1 September: due on the 16th, 18 % a year; the first row's unpaid × days × 18 ÷ 36,500 by hand, rounded half up",
  },
  // Swipe and bank
  'swipe-ungrouped': {
    input: RANGE,
    fromDocuments: {
      '': `SELECT SUM(c.amount) AS amount FROM swipe_collection c JOIN shift s ON s.id = c.shift_id WHERE ${IN_RANGE}`,
    },
    lookedAt: 'the first machine is settled every fourth day only, the others the next',
  },
  'swipe-grouped': {
    input: RANGE,
    fromDocuments: {
      '': `SELECT t.taken AS amount, d.settled, t.taken - d.settled AS "toSettle" FROM
             (SELECT SUM(c.amount) AS taken FROM swipe_collection c JOIN shift s ON s.id = c.shift_id WHERE ${IN_RANGE}) t,
             (SELECT SUM(amount) AS settled FROM swipe_settlement_day WHERE business_date BETWEEN '${RANGE.from}' AND '${RANGE.to}') d`,
    },
    lookedAt: 'amount = settled + to be settled in each row',
  },
  cheques: {
    input: { from: '2026-10-01', to: TODAY },
    fromDocuments: {
      '': `SELECT SUM(COALESCE(p.amount, y.amount)) AS amount, SUM(q.bank_charge) AS "bankCharge",
                  (SELECT SUM(amount) FROM creditor_bill WHERE kind = 'CHARGE') AS "customerCharge"
           FROM cheque q LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id
           LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id`,
    },
    lookedAt: 'one cheque of each state, and one dated ten days ahead; the returned one with both charges',
  },
  'bank-reconciliation': {
    input: RANGE,
    fromDocuments: {
      days: `SELECT SUM(c.amount) AS taken FROM swipe_collection c JOIN shift s ON s.id = c.shift_id WHERE ${IN_RANGE}`,
      settlements: `SELECT SUM(paid) AS paid, SUM(charges) AS charges FROM swipe_settlement WHERE paid_on BETWEEN '${RANGE.from}' AND '${RANGE.to}'`,
    },
    lookedAt: 'charges are a hundredth of the cards and nothing of UPI; opening + in − out = closing of each account',
  },
  // Employees
  'employee-advance-between-two-day': {
    input: PERIOD,
    fromDocuments: {
      '': `SELECT SUM(c.amount) AS amount FROM employee_advance c JOIN shift s ON s.id = c.shift_id WHERE ${IN_PERIOD}`,
    },
    lookedAt: 'all in cash, of morning shifts',
  },
  'current-shift-employee-advance': {
    fromDocuments: {
      advances: `SELECT SUM(c.amount) AS amount FROM employee_advance c JOIN shift s ON s.id = c.shift_id WHERE ${LAST}`,
    },
    lookedAt: 'the one advance of ₹300, in cash',
  },
  'salary-payment-by-date': {
    input: { from: '2026-10-01', to: '2026-10-01' },
    fromDocuments: {
      '': `SELECT SUM(e.pay_rate * n.shifts) AS earned, SUM(n.shifts) AS "shiftsWorked" FROM employee e, LATERAL
             (SELECT COUNT(*) AS shifts FROM attendance a JOIN shift s ON s.id = a.shift_id WHERE a.employee_id = e.id AND ${IN_PERIOD}) n`,
    },
    lookedAt: 'earned + before − advances − shortages = paid and nothing is carried',
  },
  'employee-attendance-shortage': {
    input: PERIOD,
    fromDocuments: {
      '': `SELECT (SELECT COUNT(*) FROM attendance a JOIN shift s ON s.id = a.shift_id WHERE ${IN_PERIOD}) AS "shiftsWorked",
                  (SELECT SUM(x.amount) FROM employee_shortage x JOIN shift s ON s.id = x.shift_id WHERE ${IN_PERIOD}) AS "shortageAmount"`,
    },
    lookedAt: 'four on duty in each of sixty shifts make 240',
  },
  'employee-salary-detail': {
    input: { employee: EMPLOYEE, from: '2026-08-30', to: TODAY },
    lookedAt:
      'the salary of 1 October brings the balance to zero: advances and shortages of September are recovered by it',
  },
  'supplier-account': {
    input: { supplier: 1, from: '2026-09-28', to: '2026-10-04' },
    fromDocuments: {
      lines: `SELECT (SELECT SUM(x.amount) FROM supplier_payment x JOIN shift s ON s.id = x.shift_id
                      WHERE s.shift_date BETWEEN '2026-09-28' AND '2026-10-04') AS debit,
                     (SELECT SUM(amount) FROM invoice WHERE received_on BETWEEN '2026-09-28' AND '2026-10-04') AS credit`,
    },
    lookedAt: 'each payment lowers the balance to the invoices of its last three days, or as far as the account allows',
  },
  'debit-note': {
    input: { debitNoteId: 1 },
    lookedAt: '40 L of the newest delivery before 6 September, at its share of the invoice per litre',
  },
  'supplier-dues': {
    input: { asAt: AS_AT },
    fromDocuments: {
      '': `SELECT (SELECT SUM(amount) FROM invoice WHERE received_on <= '${AS_AT}')
                  - (SELECT SUM(x.amount) FROM supplier_payment x JOIN shift s ON s.id = x.shift_id
                     WHERE s.shift_date <= '${AS_AT}')
                  - (SELECT SUM(amount) FROM debit_note WHERE note_date <= '${AS_AT}') AS owed`,
    },
    lookedAt:
      'one supplier; overdue = owed − the invoices received since 30 September; the ages come to what is owed, the newest invoices fall due first on 3 October',
  },
  'msg-subscription-report': {
    lookedAt:
      'the owner of the demo is told of three events, the last close was sent and the requests wait; of two firms one’s bill was given up',
  },
  'employee-pay-rate': { lookedAt: 'eight rates, ₹450 to ₹520 a shift, each since the day of joining' },
  'salary-payslip': {
    input: { salaryPaymentId: 'salary' },
    lookedAt: 'rate × shifts = earned; earned − recovered = paid, in words too',
  },
  // Spending and cash
  'current-shift-expenditure': {
    fromDocuments: {
      expenditure: `SELECT SUM(c.amount) AS amount FROM expenditure c JOIN shift s ON s.id = c.shift_id WHERE ${LAST}`,
    },
    lookedAt: 'tea of ₹120, in cash',
  },
  'expenditure-between-two-day': {
    input: PERIOD,
    fromDocuments: {
      '': SPENT,
    },
    lookedAt: 'electricity of the 10th through the bank, the rest in cash',
  },
  'expenditure-between-two-day-with-aggreagation': {
    input: PERIOD,
    fromDocuments: {
      '': SPENT.replace('SELECT', 'SELECT COUNT(*) AS count,'),
    },
    lookedAt: 'the shares come to 100 %',
  },
  'current-shift-cash-transaction': {
    fromDocuments: { movements: CASH_IN_OUT },
    lookedAt: 'the running cash ends at the closing, which is that of the notes',
  },
  'current-shift-cash-collection': {
    fromDocuments: {
      collections: `SELECT SUM(c.amount) AS amount FROM cash_collection c JOIN shift s ON s.id = c.shift_id WHERE ${LAST}`,
    },
    lookedAt: 'three notes of 500',
  },
  'day-book': {
    input: { from: '2026-10-01', to: '2026-10-01' },
    lookedAt: 'salaries, payments, tea, settlements, sales, collections and two closes; debit = credit',
  },
  'trial-balance': {
    input: { asAt: AS_AT },
    lookedAt: 'debit = credit; cash is that of the notes; what firms owe is the due of credit-account-details',
  },
  'profit-and-loss': {
    input: PERIOD,
    fromDocuments: {
      products: `SELECT (SELECT SUM(r.amount) FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_PERIOD}) AS sales,
                        (SELECT SUM(r.consumption) FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_PERIOD}) AS litres,
                        (SELECT SUM(amount) FROM invoice WHERE received_on BETWEEN '${PERIOD.from}' AND '${PERIOD.to}')
                        - (SELECT SUM(amount) FROM debit_note WHERE note_date BETWEEN '${PERIOD.from}' AND '${PERIOD.to}') AS purchases`,
    },
    lookedAt:
      'margin = sales − purchases + stock change; HS closed on 21,462.631 L of which each cost 96.5 % of ₹92.50; the net result is the margins − expenditure − salaries + cash over, and incomes − costs come to the same; bank charges are those of bank-reconciliation',
  },
  audit: {
    input: { from: '2000-01-01', to: '2999-12-31', user: 'demo', table: 'tank', row: '1' },
    lookedAt:
      'the tank as the demo plants it; setting its chart changed no figure of the row, since the capacity was that of the chart',
  },
  // Other reports
  'closed-shift-report': {
    input: { shiftId: 'shift', shiftDate: '2026-10-01' },
    fromDocuments: {
      pumps: `SELECT SUM(sale) AS sale, SUM(last) AS last, SUM(shortage) AS shortage ${PUMPS} WHERE s.id = (SELECT MIN(id) FROM shift WHERE shift_date = '2026-10-01')`,
    },
    lookedAt:
      'sale = credit + cash + swipe + last + shortage − excess of each pump; the cash position with the salaries of the day',
  },
  'close-shift-report-between-two-day': {
    input: RANGE,
    fromDocuments: {
      '': `SELECT SUM(sale) AS sale, SUM(credit) AS credit, SUM(swipe) AS swipe ${PUMPS} WHERE ${IN_RANGE}`,
    },
    lookedAt: 'six closes',
  },
  sell: {
    input: RANGE,
    fromDocuments: {
      '': `SELECT SUM(r.consumption) AS litres, SUM(r.amount) AS amount FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_RANGE}`,
    },
    lookedAt: 'cash + credit + swipe + shortage − excess = amount in each row',
  },
  'sell-day': {
    input: RANGE,
    fromDocuments: {
      '': `SELECT SUM(r.consumption) AS litres, SUM(r.amount) AS amount FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_RANGE}`,
    },
    lookedAt: 'two shifts of `sell` make a day',
  },
  'reading-report': {
    input: { from: '2026-10-02', to: '2026-10-02' },
    fromDocuments: {
      '': `SELECT SUM(r.consumption) AS consumption FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE s.shift_date = '2026-10-02'`,
    },
    lookedAt: 'a night opens where its morning closed',
  },
  dsr: {
    input: RANGE,
    fromDocuments: {
      days: `SELECT SUM(r.consumption) AS "netSale", SUM(r.testing) AS testing FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_RANGE}`,
    },
    lookedAt: 'opening + receipt − net sale = book closing; dip − book = variation',
  },
  chart: {
    input: RANGE,
    fromDocuments: {
      products: `SELECT SUM(r.consumption) AS litres, SUM(r.amount) AS amount FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_RANGE}`,
      payment: `SELECT SUM(p.sale) AS sale, (SELECT SUM(c.amount) ${SALES} WHERE ${IN_RANGE}) AS credit,
                       (SELECT SUM(c.amount) FROM cash_collection c JOIN shift s ON s.id = c.shift_id WHERE ${IN_RANGE}) AS cash,
                       (SELECT SUM(c.amount) FROM swipe_collection c JOIN shift s ON s.id = c.shift_id WHERE ${IN_RANGE}) AS swipe
                ${PUMPS} WHERE ${IN_RANGE}`,
      hours: `SELECT COUNT(*) AS sales, SUM(c.amount) AS credit,
                     (SELECT SUM(c.amount) FROM cash_collection c JOIN shift s ON s.id = c.shift_id WHERE NOT c.is_last AND ${IN_RANGE}) AS cash
              ${SALES} WHERE ${IN_RANGE}`,
      creditors: `SELECT SUM(amount) AS amount FROM (
                    SELECT SUM(c.amount) AS amount ${SALES} WHERE ${IN_RANGE} GROUP BY c.creditor_id ORDER BY 1 DESC LIMIT 10) most`,
      variation: `SELECT SUM(r.consumption) AS "netSale", (SELECT SUM(d.variation) FROM tank_dip d JOIN shift s ON s.id = d.shift_id WHERE d.kind = 'CLOSE' AND ${IN_RANGE}) AS variation
                  FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE ${IN_RANGE}`,
    },
    lookedAt:
      'litres and sales of `sell-day` and `dsr` for the same days; cash + credit + swipe + shortage − excess = sale a day; a shift of 12 hours has its last entry in the 11th; the first firm against its three slips',
  },
  'close-shift-dips': { input: RANGE, lookedAt: 'volume − book = variation, four tanks a shift' },
  'density-register': { input: RANGE, lookedAt: 'both fuels each morning' },
  'invoice-report-between-two-day': {
    input: PERIOD,
    fromDocuments: {
      '': `SELECT SUM(amount) AS amount FROM invoice WHERE received_on BETWEEN '2026-09-01' AND '2026-09-30'`,
    },
    lookedAt: 'all of September is unloaded',
  },
  'invoice-shortage-report-between-two-day': { input: RANGE, lookedAt: 'claimed − measured = shortage' },
  'product-rate-between-two-day': {
    input: { from: '2026-08-29', to: TODAY },
    lookedAt: 'one rate a product, of the first day',
  },
};
