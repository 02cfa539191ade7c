import { Creditor } from '../../masters/creditor';
import { interestDueOf } from '../../modules/credit/interest.queries';
import { count, date, key, money, numbered, percent, text } from '../column';
import { asAt, reference } from '../parameter';
import { defineReport } from '../report';

/** Interest on overdue bills, and the part not charged yet. */
export const getInterestReport = defineReport({
  route: 'get-interest-report',
  right: 'credit.interest',
  title: 'Interest',
  description:
    'Simple interest on the unpaid part of each bill after its due date, up to a day. Interest = charged + to charge. To charge uses the current rate, from the day the last charge ended',
  menu: 'ADMIN',
  parameters: { ...asAt, creditor: reference('Creditor', () => Creditor) },
  columns: [
    key('creditorId'),
    key('creditorBillId'),
    text('firmName', { label: 'Creditor' }),
    numbered('billNo', { drill: '/report/credit-report-bybillid/{creditorId}/{creditorBillId}/{firmName}' }),
    date('dueDate'),
    money('unpaid', { total: true }),
    count('days', { label: 'Days overdue' }),
    percent('rate', { label: 'Rate a year' }),
    money('interest', { total: true }),
    money('charged', { total: true }),
    money('toCharge', { total: true }),
  ],
  subtotalBy: 'firmName',
  grouped: true,
  async calculate(sql, values) {
    const creditor = values.creditor as number | null;
    const bills = await interestDueOf(sql, String(values.asAt), creditor === null ? null : [creditor]);
    return bills.map(({ billId, number, ...bill }) => ({ ...bill, creditorBillId: billId, billNo: number }));
  },
});
