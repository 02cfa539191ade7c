import { accountsAt } from '../../modules/credit/accounts-at.queries';
import { key, money, percent, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** The due of each creditor at the end of a day, against the limit and by age. */
export const creditAccountDetails = defineReport({
  route: 'credit-account-details',
  title: 'Credit accounts',
  description:
    'Due = not billed + billed + in advance (−), by the ledger. A bill ages from its date, a sale from its own until it ' +
    'is billed; what was paid in advance is taken from the oldest. A small creditor has no bills',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Firm', drill: '/report/credit-statement?creditor={creditorId}' }),
    money('maxLimit', { label: 'Limit' }),
    money('unbilled', { label: 'Not billed', total: true }),
    money('billed', { label: 'Billed due', total: true }),
    money('advance', { label: 'In advance (−)', total: true }),
    money('due', { label: 'Total due', total: true }),
    percent('used', { label: 'Of limit' }),
    money('upTo30', { label: '0–30 days', total: true }),
    money('upTo60', { label: '31–60 days', total: true }),
    money('upTo90', { label: '61–90 days', total: true }),
    money('above90', { label: 'Above 90 days', total: true }),
  ],
  calculate: async (sql, { asAt }) => (await accountsAt(sql, String(asAt))).map((account) => ({ ...account })),
});
