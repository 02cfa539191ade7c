import { Creditor } from '../../masters/creditor';
import { OPEN_ACCOUNT_STATEMENT } from '../creditor-statement';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** The running account of a small creditor, which gets no bills. */
export const smallCreditorAccountStatement = defineReport({
  route: 'small-creditor-account-statement',
  title: 'Small creditor: account statement',
  description:
    'The open account of a small creditor: sales in debit, payments in credit. Below 0 it was paid in advance',
  menu: 'CREDIT',
  parameters: { creditor: reference('Small creditor', () => Creditor, { required: true }), ...dateRange },
  sections: OPEN_ACCOUNT_STATEMENT,
});
