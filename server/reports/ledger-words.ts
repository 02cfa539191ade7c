import { ACCOUNT_KINDS, type AccountKind } from '../services/ledger/ledger-account.entity';

const KINDS: Record<AccountKind, string> = {
  CASH: 'Cash in safe',
  BANK: 'Bank',
  SWIPE: 'Swipe machine',
  CREDITOR: 'Creditor',
  EMPLOYEE: 'Employee',
  SUPPLIER: 'Supplier',
  SALES: 'Sales',
  PURCHASES: 'Purchases',
  EXPENDITURE: 'Expenditure',
  SALARIES: 'Salaries',
  INTEREST: 'Interest',
  SHORT_OVER: 'Cash short and over',
  OPENING_EQUITY: 'Opening balances',
  SHIFT_CLEARING: 'Shift clearing',
};

/** The masters that have an account per row, and what a row is called. */
const NAMES: Partial<Record<AccountKind, string>> = {
  BANK: 'SELECT name FROM transaction_account WHERE id = a.ref_id',
  SWIPE: 'SELECT name FROM swipe_machine WHERE id = a.ref_id',
  CREDITOR: 'SELECT firm_name FROM creditor WHERE id = a.ref_id',
  EMPLOYEE: 'SELECT name FROM employee WHERE id = a.ref_id',
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

/** The kind of the ledger account `a`, in SQL. */
export const ACCOUNT_KIND = each(KINDS, (words) => `'${words}'`);

/** What the ledger account `a` is called within its kind, in SQL; null where the kind has but one. */
export const ACCOUNT_NAME = each(NAMES, (query) => `(${query})`);

/** The reports of accounts that have one per row. */
const PAGES: Partial<Record<AccountKind, string>> = {
  BANK: 'bank-reconciliation?account=',
  SWIPE: 'bank-reconciliation?machine=',
  CREDITOR: 'credit-statement?creditor=',
  EMPLOYEE: 'employee-salary-detail?employee=',
};

/** The page of the ledger account `a`, in SQL; null where it has none of its own. */
export const ACCOUNT_PATH = each(PAGES, (page) => `'/report/${page}' || a.ref_id`);

/** The page of a closed shift, in SQL, of the entry `j` of its close. */
const CLOSED_SHIFT = `(
      SELECT '/report/closed-shift-report/' || id || '/' || shift_date
      FROM shift WHERE id = j.document_id AND state = 'CLOSED')`;

/** The page of the document of the entry `j`, in SQL; null where it has none, or the document is gone. */
export const DOCUMENT_PATH = `
  CASE j.document_kind
    WHEN 'CREDITOR_PAYMENT' THEN (
      SELECT '/report/creditor-payment-receipt/' || id FROM creditor_payment WHERE id = j.document_id)
    WHEN 'INTEREST' THEN (
      SELECT '/report/credit-report-bybillid/' || creditor_id || '/' || id || '/bill'
      FROM creditor_bill WHERE id = j.document_id)
    WHEN 'SALARY' THEN (SELECT '/report/salary-payslip/' || id FROM salary_payment WHERE id = j.document_id)
    WHEN 'SHIFT_CLOSE' THEN ${CLOSED_SHIFT}
    WHEN 'CLOSE_CHANGE' THEN ${CLOSED_SHIFT}
  END`;

/** The place of the ledger account `a` among the kinds, in SQL. */
export const ACCOUNT_PLACE = `array_position(ARRAY['${ACCOUNT_KINDS.join("', '")}'], a.kind)`;

/** A kind of document, in SQL: 'Credit sale' of CREDIT_SALE. */
export const inWords = (kind: string): string => `left(${kind}, 1) || lower(replace(substr(${kind}, 2), '_', ' '))`;

/** The document of the entry `j`, in SQL: 'Credit sale 12', and ', reversed' where the entry reverses another one. */
export const DOCUMENT = `
  ${inWords('j.document_kind')} || ' ' || j.document_id ||
  CASE WHEN j.reverses_id IS NOT NULL THEN ', reversed' ELSE '' END`;
