import { accountsAt } from '../../modules/credit/accounts-at.queries';
import { key, money, percent, text } from '../column';
import { asAt } from '../parameter';
import { defineReport } from '../report';

/** The due of each creditor at the end of a day, against the limit and by age. */
export const creditAccountDetails = defineReport({
  route: 'credit-account-details',
  right: 'credit.read',
  title: 'Credit accounts',
  description:
    'Due = unbilled + billed + advance (−), by the ledger. A bill ages from its date, an unbilled sale from its ' +
    'own; an advance is deducted from the oldest. Small creditors have no bills',
  menu: 'CREDIT',
  parameters: { ...asAt },
  columns: [
    key('creditorId'),
    text('firmName', { label: 'Creditor', drill: '/report/credit-statement?creditor={creditorId}' }),
    money('maxLimit', { label: 'Limit' }),
    money('unbilled', { label: 'Unbilled', total: true }),
    money('billed', { label: 'Billed due', total: true }),
    money('advance', { label: 'Advance (−)', total: true }),
    money('due', { label: 'Total due', total: true }),
    percent('used', { label: 'Limit used' }),
    money('upTo30', { label: '0–30 days', total: true }),
    money('upTo60', { label: '31–60 days', total: true }),
    money('upTo90', { label: '61–90 days', total: true }),
    money('above90', { label: 'Above 90 days', total: true }),
  ],
  calculate: async (sql, { asAt }) => (await accountsAt(sql, String(asAt))).map((account) => ({ ...account })),
});
