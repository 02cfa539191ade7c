import { ADJUSTMENTS } from '../../server/domain/creditor-adjustment.rules';

/**
 * The totals of a section by column, or its facts, each as a statement over the ledgers alone, with `:from`, `:to` and
 * the report's parameters.
 */
type Totals = Record<string, string>;

const posted = (kind: string, where = 'true', amount = 'p.amount'): string =>
  `SELECT COALESCE(SUM(${amount}), 0) FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = '${kind}'
   JOIN journal_entry e ON e.id = p.entry_id WHERE p.business_date BETWEEN :from AND :to AND ${where}`;
const taken = (kind: string, where = 'true'): string => posted(kind, where, '-p.amount');
const by = (...kinds: string[]): string => `e.document_kind IN ('${kinds.join("', '")}')`;
const moved = (kind: string, sign = ''): string =>
  `SELECT COALESCE(SUM(${sign}m.litres), 0) FROM stock_movement m JOIN journal_entry e ON e.id = m.entry_id
   WHERE m.kind = '${kind}' AND e.business_date BETWEEN :from AND :to`;
const balance = (kind: string, where: string, day: string): string =>
  `SELECT COALESCE(SUM(p.amount), 0) FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = '${kind}'
   WHERE p.business_date <= ${day} AND ${where}`;

const CLOSES = by('SHIFT_CLOSE', 'CLOSE_CHANGE');
const CLOSED = "(SELECT state FROM shift WHERE id = e.shift_id) = 'CLOSED'";
const LAST = 'e.shift_id = (SELECT MAX(id) FROM shift)';
const SMALL = '(SELECT is_small FROM creditor WHERE id = a.ref_id)';
const OF_CREDITOR = 'a.ref_id = :creditor';
const DEBIT = 'GREATEST(p.amount, 0)';
const CREDIT = 'GREATEST(-p.amount, 0)';
const SOLD: Totals = { litres: moved('SALE', '-'), amount: taken('SALES') };
const PAID: Totals = {
  sale: taken('SALES'),
  credit: posted('CREDITOR', `${by('CREDIT_SALE')} AND ${CLOSED}`),
  cash: posted('CASH', `${by('CASH_COLLECTION')} AND ${CLOSED}`),
  swipe: posted('SWIPE', CLOSES),
  shortage: posted('EMPLOYEE', CLOSES),
  excess: taken('SHORT_OVER'),
};
const STANDS = 'e.reverses_id IS NULL AND NOT EXISTS (SELECT FROM journal_entry r WHERE r.reverses_id = e.id)';
const TRANSFERRED = `${by('BANK_TRANSFER')} AND ${STANDS}`;
const STATEMENT = {
  lines: {
    debit: posted('CREDITOR', `${OF_CREDITOR} AND ${STANDS}`, DEBIT),
    credit: posted('CREDITOR', `${OF_CREDITOR} AND ${STANDS}`, CREDIT),
  },
};
/** The opening balance of a creditor added within the range also counts as that of its day. */
const OPENING_OF_SMALL = `SELECT (${balance('CREDITOR', SMALL, ':from::date - 1')}) + (${posted('CREDITOR', `${SMALL} AND ${by('CREDITOR_OPENING')}`)})`;
const DUE = balance('CREDITOR', 'true', ':to');

/** By route and section, '' for the only one. */
export const FROM_LEDGER: Record<string, Record<string, Totals>> = {
  'swipe-ungrouped': { '': { amount: posted('SWIPE', CLOSES) } },
  'swipe-grouped': { '': { amount: posted('SWIPE', CLOSES) } },
  'bank-reconciliation': {
    days: { taken: posted('SWIPE', CLOSES) },
    settlements: {
      settled: taken('SWIPE', by('SWIPE_SETTLEMENT')),
      paid: posted('BANK', by('SWIPE_SETTLEMENT')),
      charges: posted('EXPENDITURE', by('SWIPE_SETTLEMENT')),
    },
    transfers: {
      in: posted('BANK', TRANSFERRED, DEBIT),
      out: `SELECT (${posted('BANK', TRANSFERRED, CREDIT)}) - (${posted('EXPENDITURE', TRANSFERRED)})`,
      charges: posted('EXPENDITURE', TRANSFERRED),
    },
    accounts: {
      opening: balance('BANK', 'true', ':from::date - 1'),
      closing: balance('BANK', 'true', ':to'),
      in: posted('BANK', STANDS, DEBIT),
      out: posted('BANK', STANDS, CREDIT),
    },
  },
  'employee-advance-between-two-day': { '': { amount: posted('EMPLOYEE', by('EMPLOYEE_ADVANCE')) } },
  'current-shift-employee-advance': {
    advances: { amount: posted('EMPLOYEE', `${by('EMPLOYEE_ADVANCE')} AND ${LAST}`) },
  },
  'salary-payment-by-date': { '': { earned: posted('SALARIES') } },
  'employee-attendance-shortage': { '': { shortageAmount: posted('EMPLOYEE', CLOSES) } },
  'employee-salary-detail': {
    lines: {
      debit: posted('EMPLOYEE', `a.ref_id = :employee AND ${STANDS}`, DEBIT),
      credit: posted('EMPLOYEE', `a.ref_id = :employee AND ${STANDS}`, CREDIT),
    },
  },
  'supplier-account': {
    lines: {
      debit: posted('SUPPLIER', `a.ref_id = :supplier AND ${STANDS}`, DEBIT),
      credit: posted('SUPPLIER', `a.ref_id = :supplier AND ${STANDS}`, CREDIT),
    },
  },
  'credit-payment-between-two-day': { '': { amount: taken('CREDITOR', by('CREDITOR_PAYMENT')) } },
  cheques: { '': { amount: posted('CHEQUES', by('CREDITOR_PAYMENT')) } },
  'creditor-adjustments': {
    '': { amount: taken('CREDITOR', by(...ADJUSTMENTS)) },
  },
  'credit-payment-by-credit-id': { '': { amount: taken('CREDITOR', `${by('CREDITOR_PAYMENT')} AND ${OF_CREDITOR}`) } },
  'creditor-payment-bycreditorId': {
    '': { amount: taken('CREDITOR', `${by('CREDITOR_PAYMENT')} AND ${OF_CREDITOR}`) },
  },
  'current-shift-detail-credit-report': { sales: { amount: posted('CREDITOR', `${by('CREDIT_SALE')} AND ${LAST}`) } },
  'current-shift-credit-report': { firms: { amount: posted('CREDITOR', `${by('CREDIT_SALE')} AND ${LAST}`) } },
  'credit-report-by-shift-with-aggreagation': { '': { amount: posted('CREDITOR', by('CREDIT_SALE')) } },
  'credit-detail-between-two-day': { '': { amount: posted('CREDITOR', by('CREDIT_SALE')) } },
  'credit-account-details': { '': { due: DUE } },
  'showall-creditors': { '': { due: DUE } },
  'supplier-dues': { '': { owed: `SELECT -(${balance('SUPPLIER', 'a.ref_id > 0', ':to')})` } },
  'credit-statement': STATEMENT,
  'small-creditor-account-statement': STATEMENT,
  'all-small-creditor-statement': { '': { balance: balance('CREDITOR', SMALL, ':to') } },
  'all-small-creditor-report-between-two-dates': {
    '': {
      opening: OPENING_OF_SMALL,
      sales: posted('CREDITOR', `${SMALL} AND ${by('CREDIT_SALE')}`),
      payments: taken('CREDITOR', `${SMALL} AND ${by('CREDITOR_PAYMENT')}`),
      closing: balance('CREDITOR', SMALL, ':to'),
    },
  },
  sell: { '': SOLD },
  'sell-day': { '': SOLD },
  'reading-report': { '': { consumption: moved('SALE', '-') } },
  chart: {
    products: SOLD,
    payment: PAID,
    hours: { credit: posted('CREDITOR', by('CREDIT_SALE')) },
    variation: { netSale: moved('SALE', '-'), variation: moved('VARIATION') },
  },
  dsr: {
    days: {
      // The report has closed shifts only.
      receipt: `${moved('RECEIPT')} AND ${CLOSED}`,
      netSale: moved('SALE', '-'),
      variation: moved('VARIATION'),
      saleValue: taken('SALES'),
    },
  },
  'invoice-report-between-two-day': { '': { amount: posted('PURCHASES', by('INVOICE')) } },
  'close-shift-report-between-two-day': {
    '': {
      litres: moved('SALE', '-'),
      ...PAID,
    },
  },
  'closed-shift-report': {
    pumps: {
      sale: taken('SALES', 'e.shift_id = :shiftId'),
      credit: posted('CREDITOR', `${by('CREDIT_SALE')} AND e.shift_id = :shiftId`),
      swipe: posted('SWIPE', 'e.shift_id = :shiftId'),
      shortage: posted('EMPLOYEE', `${CLOSES} AND e.shift_id = :shiftId`),
      excess: taken('SHORT_OVER', 'e.shift_id = :shiftId'),
    },
    expenditure: { amount: posted('EXPENDITURE', `${by('EXPENDITURE')} AND e.shift_id = :shiftId`) },
  },
  'current-shift-expenditure': {
    expenditure: { amount: posted('EXPENDITURE', `${by('EXPENDITURE')} AND ${LAST}`) },
  },
  'expenditure-between-two-day': { '': { amount: posted('EXPENDITURE') } },
  'expenditure-between-two-day-with-aggreagation': { '': { amount: posted('EXPENDITURE') } },
  'current-shift-cash-transaction': {
    movements: { in: posted('CASH', `${LAST}`, DEBIT), out: posted('CASH', `${LAST}`, CREDIT) },
  },
  'current-shift-cash-collection': {
    collections: { amount: posted('CASH', `${by('CASH_COLLECTION')} AND ${LAST}`) },
  },
  'day-book': {
    '': {
      debit: `SELECT COALESCE(SUM(${DEBIT}), 0) FROM posting p WHERE p.business_date BETWEEN :from AND :to`,
      credit: `SELECT COALESCE(SUM(${CREDIT}), 0) FROM posting p WHERE p.business_date BETWEEN :from AND :to`,
    },
  },
  'trial-balance': {
    '': {
      debit: `SELECT COALESCE(SUM(amount), 0) FROM (
        SELECT SUM(amount) AS amount FROM posting WHERE business_date <= :to GROUP BY account_id) b WHERE amount > 0`,
      credit: `SELECT COALESCE(-SUM(amount), 0) FROM (
        SELECT SUM(amount) AS amount FROM posting WHERE business_date <= :to GROUP BY account_id) b WHERE amount < 0`,
    },
  },
  'profit-and-loss': {
    products: { litres: moved('SALE', '-'), sales: taken('SALES'), purchases: posted('PURCHASES') },
    result: {
      sales: taken('SALES'),
      purchases: posted('PURCHASES'),
      expenditure: posted('EXPENDITURE'),
      bankCharges: posted('EXPENDITURE', by('SWIPE_SETTLEMENT')),
      salaries: posted('SALARIES'),
      interest: taken('INTEREST'),
      shortAndOver: taken('SHORT_OVER'),
    },
  },
};

const BILLS = 'A bill posts nothing: its sales were posted when they were made, its payments when they came';
const PAPER = 'It is the paper of one document';
const NOT_ADDED_UP = 'It adds nothing up';

/** Reports whose totals are not in any ledger, and why. */
export const NOT_IN_LEDGER: Record<string, string> = {
  'close-shift-dips': NOT_ADDED_UP,
  'density-register': NOT_ADDED_UP,
  'product-rate-between-two-day': NOT_ADDED_UP,
  'employee-pay-rate': NOT_ADDED_UP,
  'msg-subscription-report': NOT_ADDED_UP,
  audit: NOT_ADDED_UP,
  'invoice-shortage-report-between-two-day':
    'What was measured short is noted with the stock-in; the stock is raised by one quantity',
  'credit-report-billed': BILLS,
  'credit-report-billed-bycreditor': BILLS,
  'credit-report-unbilled': BILLS,
  'credit-report-unbilled-bycreditor': BILLS,
  'get-interest-report': 'Interest that is not charged yet is in no ledger',
  'credit-report-billed-by-id': PAPER,
  'credit-report-bybillid': PAPER,
  'creditor-payment-receipt': PAPER,
  'creditor-adjustment-note': PAPER,
  'debit-note': PAPER,
  'salary-payslip': PAPER,
};

const BALANCES = 'a balance, of one day';

/** Totalled columns, as 'route section.column', whose total is not the sum of those of the days, and why. */
export const NOT_BY_DAY: Record<string, string> = {
  'employee-attendance-shortage .outstanding': BALANCES,
  'all-small-creditor-report-between-two-dates .opening': BALANCES,
  'all-small-creditor-report-between-two-dates .closing': BALANCES,
  'bank-reconciliation accounts.opening': BALANCES,
  'bank-reconciliation accounts.closing': BALANCES,
  'profit-and-loss accounts.income': 'an account stands on the side to which all of its days come together',
  'profit-and-loss accounts.cost': 'an account stands on the side to which all of its days come together',
};
