import { cells } from '../domain/cells.messages';
import { ADJUSTMENTS } from '../domain/creditor-adjustment.rules';
import { definedDocuments } from '../modules/changes/documents';
import { ACCOUNT_KINDS, type AccountKind } from '../services/ledger/ledger-account.entity';
import { labelInSql, messageInSql, nested } from './message-in-sql';

const KINDS: Record<AccountKind, string> = {
  CASH: 'Cash in safe',
  BANK: 'Bank',
  SWIPE: 'Swipe machine',
  CHEQUES: 'Cheques in hand',
  IN_TRANSIT: 'Money in transit',
  CREDITOR: 'Creditor',
  EMPLOYEE: 'Employee',
  SUPPLIER: 'Supplier',
  TAX_DEDUCTED: 'Tax deducted by customers',
  SALES: 'Sales',
  CREDIT_NOTE: 'Credit notes',
  PURCHASES: 'Purchases',
  EXPENDITURE: 'Expenditure',
  DISCOUNT: 'Discount allowed',
  BAD_DEBT: 'Bad debts',
  SALARIES: 'Salaries',
  INTEREST: 'Interest',
  CHARGES_RECOVERED: 'Charges recovered',
  ROUND_OFF: 'Round off',
  SHORT_OVER: 'Cash short and over',
  OPENING_EQUITY: 'Opening balances',
  SHIFT_CLEARING: 'Shift clearing',
};

/** The labels of the kinds. */
export const ACCOUNT_KIND_LABELS: readonly string[] = Object.values(KINDS);

/** SQL for the row's name, for the kinds with an account per row of a master. */
const NAMES: Partial<Record<AccountKind, string>> = {
  BANK: 'SELECT name FROM transaction_account WHERE id = a.ref_id',
  SWIPE: 'SELECT name FROM swipe_machine WHERE id = a.ref_id',
  CREDITOR: 'SELECT firm_name FROM creditor WHERE id = a.ref_id',
  EMPLOYEE: 'SELECT name FROM employee WHERE id = a.ref_id',
  SUPPLIER: 'SELECT name FROM supplier WHERE id = a.ref_id',
  SALES: 'SELECT name FROM product WHERE id = a.ref_id',
  PURCHASES: 'SELECT name FROM product WHERE id = a.ref_id',
  EXPENDITURE: 'SELECT name FROM expenditure_category WHERE id = a.ref_id',
  SHIFT_CLEARING: `SELECT to_char(s.shift_date, 'DD-MM-YYYY ') || t.name
                   FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.id = a.ref_id`,
};

const each = (cases: Partial<Record<AccountKind, string>>, shown: (what: string) => string): string =>
  `CASE a.kind ${Object.entries(cases)
    .map(([kind, what]) => `WHEN '${kind}' THEN ${shown(what)}`)
    .join(' ')} END`;

/** SQL: the kind of the ledger account `a`. */
export const ACCOUNT_KIND = each(KINDS, (words) => `'${words}'`);

/** SQL: the name of the ledger account `a` within its kind; null if the kind has only one. */
export const ACCOUNT_NAME = each(NAMES, (query) => `(${query})`);

/** The reports of accounts, for the kinds with one per row. */
const PAGES: Partial<Record<AccountKind, string>> = {
  BANK: 'bank-reconciliation?account=',
  SWIPE: 'bank-reconciliation?machine=',
  CREDITOR: 'credit-statement?creditor=',
  EMPLOYEE: 'employee-salary-detail?employee=',
  SUPPLIER: 'supplier-account?supplier=',
};

/** SQL: the page of the ledger account `a`; null without one, as for invoices that name no supplier. */
export const ACCOUNT_PATH = each(PAGES, (page) => `'/report/${page}' || NULLIF(a.ref_id, 0)`);

/** SQL: the page of a closed shift, for the entry `j` of its close. */
const CLOSED_SHIFT = `(
      SELECT '/report/closed-shift-report/' || id || '/' || shift_date
      FROM shift WHERE id = j.document_id AND state = 'CLOSED')`;

/** SQL: the page of a bill, for the entry `j` of its interest or charge. */
const BILL = `(
      SELECT '/report/credit-report-bybillid/' || creditor_id || '/' || id || '/bill'
      FROM creditor_bill WHERE id = j.document_id)`;

/** SQL: the page of an adjustment, for its entry `j`. */
const ADJUSTMENT_NOTE = `(
      SELECT '/report/creditor-adjustment-note/' || id FROM creditor_adjustment WHERE id = j.document_id)`;

/** SQL: the page of the entry `j`'s document; null if there is none, or the document is deleted. */
export const DOCUMENT_PATH = `
  CASE j.document_kind
    WHEN 'CREDITOR_PAYMENT' THEN (
      SELECT '/report/creditor-payment-receipt/' || id FROM creditor_payment WHERE id = j.document_id)
    ${ADJUSTMENTS.filter((kind) => kind !== 'BAD_DEBT')
      .map((kind) => `WHEN '${kind}' THEN ${ADJUSTMENT_NOTE}`)
      .join(' ')}
    WHEN 'DEBIT_NOTE' THEN (SELECT '/report/debit-note/' || id FROM debit_note WHERE id = j.document_id)
    WHEN 'INTEREST' THEN ${BILL}
    WHEN 'CHEQUE_CHARGE' THEN ${BILL}
    WHEN 'SALARY_CHANGE' THEN (SELECT '/report/salary-payslip/' || id FROM salary_payment WHERE id = j.document_id)
    WHEN 'SALARY' THEN (SELECT '/report/salary-payslip/' || id FROM salary_payment WHERE id = j.document_id)
    WHEN 'SHIFT_CLOSE' THEN ${CLOSED_SHIFT}
    WHEN 'CLOSE_CHANGE' THEN ${CLOSED_SHIFT}
  END`;

/** SQL: the index of the ledger account `a`'s kind. */
export const ACCOUNT_PLACE = `array_position(ARRAY['${ACCOUNT_KINDS.join("', '")}'], a.kind)`;

/** SQL: a kind of document in words: 'Credit sale' for CREDIT_SALE. */
export const inWords = (kind: string): string => `left(${kind}, 1) || lower(replace(substr(${kind}, 2), '_', ' '))`;

/** The kinds of documents that post to the ledger: their words are labels. */
export const DOCUMENT_KINDS = [
  ...['ACCOUNT_OPENING', 'EMPLOYEE_OPENING', 'SUPPLIER_OPENING'],
  ...['CASH_COLLECTION', 'CASH_EXCHANGE', 'CASH_TRANSFER', 'CLOSE_CHANGE', 'CREDIT_SALE', 'CREDITOR_OPENING'],
  ...['CHEQUE_CHARGE', 'CHEQUE_CLEARED', 'CHEQUE_RETURNED'],
  ...['CREDITOR_PAYMENT', 'DENOMINATION_OPENING', 'INTEREST', 'INVOICE'],
  ...['SALARY', 'SALARY_CHANGE', 'SHIFT_CLOSE', 'STOCK_IN', 'SWIPE_SETTLEMENT', 'TANK_OPENING'],
  ...ADJUSTMENTS,
  ...definedDocuments.map(({ definition }) => definition.kind),
];

const DOCUMENT_PARAMS = { kind: nested(labelInSql(inWords('j.document_kind'))), number: 'j.document_id' };

/** SQL: the document of the entry `j`: 'Credit sale 12', and ', reversed' for a reversal. */
export const DOCUMENT = `
  CASE WHEN j.reverses_id IS NULL THEN ${messageInSql(cells.document, DOCUMENT_PARAMS)}
       ELSE ${messageInSql(cells.documentReversed, DOCUMENT_PARAMS)} END`;
