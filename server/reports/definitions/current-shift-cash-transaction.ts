import { CASH_OF_SPAN, spanOf } from '../../modules/shifts/shift-span';
import { instant, money, words } from '../column';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { inWords } from '../ledger-words';
import { defineReport } from '../report';

const CASH = `WITH ${spanOf(CURRENT_SHIFT_ID)}, ${CASH_OF_SPAN}`;

/** The kind of document that moved the cash, in words. */
const KIND = `
  CASE m.document_kind
    WHEN 'CASH_COLLECTION' THEN 'Cash collection'
    WHEN 'CREDITOR_PAYMENT' THEN 'Received from'
    WHEN 'EXPENDITURE' THEN 'Expenditure'
    WHEN 'EMPLOYEE_ADVANCE' THEN 'Advance to'
    WHEN 'SALARY' THEN CASE WHEN :seesPay = 1 THEN 'Salary of' ELSE 'Salary' END
    WHEN 'CASH_TRANSFER' THEN CASE WHEN (m.amount > 0) <> m.taken_back THEN 'Withdrawn from' ELSE 'Deposited into' END
    WHEN 'DENOMINATION_OPENING' THEN 'Opening notes'
    ELSE ${inWords('m.document_kind')}
  END`;

/** The other party. The document of a reversed entry may be deleted. */
const WITH = `
  CASE m.document_kind
    WHEN 'CASH_COLLECTION' THEN (
      SELECT 'at ' || p.name || ' by ' || e.name || CASE WHEN d.is_last THEN ', last collection' ELSE '' END
      FROM cash_collection d JOIN pump p ON p.id = d.pump_id JOIN employee e ON e.id = d.employee_id
      WHERE d.id = m.document_id)
    WHEN 'CREDITOR_PAYMENT' THEN (
      SELECT c.firm_name FROM creditor_payment d JOIN creditor c ON c.id = d.creditor_id WHERE d.id = m.document_id)
    WHEN 'EXPENDITURE' THEN (
      SELECT concat_ws(', ', 'on ' || c.name, d.comment)
      FROM expenditure d JOIN expenditure_category c ON c.id = d.expenditure_category_id WHERE d.id = m.document_id)
    WHEN 'EMPLOYEE_ADVANCE' THEN (
      SELECT e.name FROM employee_advance d JOIN employee e ON e.id = d.employee_id WHERE d.id = m.document_id)
    WHEN 'SALARY' THEN (
      SELECT e.name FROM salary_payment d JOIN employee e ON e.id = d.employee_id
      WHERE d.id = m.document_id AND :seesPay = 1)
    WHEN 'CASH_TRANSFER' THEN (
      SELECT a.name FROM cash_transfer d JOIN transaction_account a ON a.id = d.account_id WHERE d.id = m.document_id)
  END`;

/** Every movement of cash in the current shift, in the order of the ledger: together they are its CASH account. */
export const currentShiftCashTransaction = defineReport({
  route: 'current-shift-cash-transaction',
  right: 'cash.read',
  title: 'Cash of this shift',
  description: 'Cash into and out of the safe, in order, with the balance after each',
  menu: 'SHIFT',
  sections: {
    shift: CURRENT_SHIFT,
    position: {
      title: 'Cash in the safe',
      asFacts: true,
      columns: [money('opening'), money('in'), money('out'), money('closing')],
      sql: `
        ${CASH}
        SELECT o.amount AS opening, t."in", t."out", o.amount + t."in" - t."out" AS closing
        FROM opening o
        CROSS JOIN (SELECT COALESCE(SUM(amount) FILTER (WHERE amount > 0), 0) AS "in",
                           COALESCE(-SUM(amount) FILTER (WHERE amount < 0), 0) AS "out" FROM moved) t`,
    },
    movements: {
      title: 'Transactions',
      columns: [
        instant('at', { label: 'Time' }),
        words('document'),
        money('in', { total: true }),
        money('out', { total: true }),
        money('running', { label: 'In the safe' }),
      ],
      sql: `
        ${CASH}
        SELECT m.at, concat_ws(' ', ${KIND}, ${WITH}, CASE WHEN m.taken_back THEN '(reversed)' END) AS document,
               CASE WHEN m.amount > 0 THEN m.amount END AS "in", CASE WHEN m.amount < 0 THEN -m.amount END AS "out",
               o.amount + SUM(m.amount) OVER (ORDER BY m.id) AS running
        FROM moved m CROSS JOIN opening o
        ORDER BY m.id`,
    },
  },
});
