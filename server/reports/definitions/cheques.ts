import { CHEQUE_STATE_LABELS, CHEQUE_STATES } from '../../domain/cheque.rules';
import { FROM_CHEQUES } from '../../modules/cash/cheque.queries';
import { date, key, money, text, words } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

const STATE = `CASE q.state ${CHEQUE_STATES.map((state) => `WHEN '${state}' THEN '${CHEQUE_STATE_LABELS[state]}'`).join(' ')} END`;

/** The register of cheques by the day of their payment, with what became of them. */
export const chequesReport = defineReport({
  route: 'cheques',
  right: 'cash.read',
  title: 'Cheques between two days',
  description:
    'Cheques received from creditors and issued to suppliers, by the day of payment: what is in hand, deposited, ' +
    "paid or returned, with the bank's charge and the customer's",
  menu: 'SWIPE',
  parameters: { ...dateRange },
  columns: [
    key('creditorId'),
    date('paidOn'),
    words('direction', ['Received', 'Issued'], { label: 'Received or issued' }),
    text('party', { label: 'Creditor or supplier', drill: '/report/credit-statement?creditor={creditorId}' }),
    text('number', { label: 'Cheque number' }),
    text('bank'),
    date('chequeDate', { label: 'Cheque date' }),
    words('state', Object.values(CHEQUE_STATE_LABELS), { label: 'State' }),
    date('depositedOn', { label: 'Deposited on' }),
    text('account'),
    date('clearedOn', { label: 'Cleared on' }),
    date('returnedOn', { label: 'Returned on' }),
    text('reason'),
    money('bankCharge', { label: "Bank's charge", total: true }),
    money('customerCharge', { label: 'Charged to the customer', total: true }),
    money('amount', { total: true }),
  ],
  changes: 'cheque',
  subtotalBy: 'state',
  sql: `
    SELECT q.id AS "changeId", p.creditor_id AS "creditorId", s.shift_date AS "paidOn",
           CASE WHEN p.id IS NULL THEN 'Issued' ELSE 'Received' END AS direction, COALESCE(r.firm_name, v.name) AS party,
           COALESCE(p.reference, y.reference) AS number, q.bank, q.cheque_date AS "chequeDate", ${STATE} AS state,
           q.deposited_on AS "depositedOn", a.name AS account, q.cleared_on AS "clearedOn", q.returned_on AS "returnedOn",
           q.reason, NULLIF(q.bank_charge, 0) AS "bankCharge", b.amount AS "customerCharge",
           COALESCE(p.amount, y.amount) AS amount
    ${FROM_CHEQUES}
    WHERE s.shift_date BETWEEN :from AND :to
    ORDER BY s.shift_date, q.id`,
});
