import { Creditor } from '../../masters/creditor';
import { OPEN_ACCOUNT_STATEMENT, STATEMENT_LETTER } from '../creditor-statement';
import { SHOW_CORRECTIONS } from '../order-of-account';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** The running account of a small creditor, who gets no bills. */
export const smallCreditorAccountStatement = defineReport({
  route: 'small-creditor-account-statement',
  right: 'credit.read',
  title: 'Small creditor: account statement',
  description: 'Sales in debit, payments in credit. A balance below 0 is an advance. Totals exclude reversed entries',
  menu: 'CREDIT',
  letter: STATEMENT_LETTER,
  parameters: {
    creditor: reference('Small creditor', () => Creditor, { required: true }),
    ...dateRange,
    ...SHOW_CORRECTIONS,
  },
  sections: OPEN_ACCOUNT_STATEMENT,
});
