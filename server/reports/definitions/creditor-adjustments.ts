import { ADJUSTMENT_KIND, LETTER_ID } from '../../modules/credit/adjustment.queries';
import { KIND_COLUMN } from '../adjustment-sheet';
import { date, key, money, text } from '../column';
import { dateRange } from '../parameter';
import { defineReport } from '../report';

/** What lowered the dues of creditors without money: a tax deducted without a certificate waits for it. */
export const creditorAdjustments = defineReport({
  route: 'creditor-adjustments',
  right: 'credit.read',
  title: 'Adjustments of creditors between two days',
  description: 'Credit notes, discounts, bad debts and tax deducted; of tax without a certificate it is still to come',
  menu: 'CREDIT',
  parameters: { ...dateRange },
  columns: [
    key('creditorId'),
    key('creditorAdjustmentId'),
    date('date', { drill: '/report/creditor-adjustment-note/{creditorAdjustmentId}' }),
    text('firmName', { label: 'Creditor', drill: '/report/credit-statement?creditor={creditorId}' }),
    KIND_COLUMN,
    text('reference', { label: 'Note or certificate' }),
    text('comment'),
    money('amount', { total: true }),
  ],
  changes: 'creditor_adjustment',
  subtotalBy: 'kind',
  sql: `
    SELECT d.id AS "changeId", d.creditor_id AS "creditorId", ${LETTER_ID} AS "creditorAdjustmentId", s.shift_date AS date,
           c.firm_name AS "firmName", ${ADJUSTMENT_KIND} AS kind, d.reference, d.comment, d.amount
    FROM creditor_adjustment d
    JOIN shift s ON s.id = d.shift_id
    JOIN creditor c ON c.id = d.creditor_id
    WHERE s.shift_date BETWEEN :from AND :to
    ORDER BY s.shift_date, d.id`,
});
