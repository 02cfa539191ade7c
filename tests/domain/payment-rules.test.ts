import { creditorPaymentRules, problemsOfCreditorPayment } from '../../server/domain/creditor-payment.rules';
import { employeeAdvanceRules, problemsOfEmployeeAdvance } from '../../server/domain/employee-advance.rules';
import { expenditureRules, problemsOfExpenditure } from '../../server/domain/expenditure.rules';
import { normalise } from '../../server/domain/field-rules';
import { GREATEST_AMOUNT } from '../../server/domain/kernel/money';
import type { PaymentWays } from '../../server/domain/payment-way';

const [CASH, CHEQUE, UPI] = [1, 2, 4];
const [BANK, WALLET, NEW_BANK] = [1, 2, 3];
const modes = [
  { id: CASH, name: 'Cash' },
  { id: CHEQUE, name: 'Cheque' },
  { id: UPI, name: 'UPI' },
];
const ways: PaymentWays = {
  accounts: [
    { id: BANK, name: 'SBI CURRENT', modes: modes.slice(1) },
    { id: WALLET, name: 'PAYTM', modes: modes.slice(2) },
    { id: NEW_BANK, name: 'HDFC', modes: [] },
  ],
  modes,
};

const documents = [
  {
    name: 'a creditor’s payment',
    entry: { creditorId: 7, amount: '12500.50', reference: 'UTR 55' },
    rules: creditorPaymentRules,
    problemsOf: problemsOfCreditorPayment,
    selections: ['Select a creditor'],
  },
  {
    name: 'an expenditure',
    entry: { expenditureCategoryId: 3, amount: '230', comment: 'Tea' },
    rules: expenditureRules,
    problemsOf: problemsOfExpenditure,
    selections: ['Select an expenditure category'],
  },
  {
    name: 'an advance',
    entry: { employeeId: 5, amount: '2000' },
    rules: employeeAdvanceRules,
    problemsOf: problemsOfEmployeeAdvance,
    selections: ['Select an employee'],
  },
];

const TOO_MUCH = 'amount must be more than 0 and at most ₹99,99,99,999.99';

describe.each(documents)('$name', ({ entry, rules, problemsOf, selections }) => {
  const said = (change: object, notes: { in: number; out: number }[] = []) =>
    problemsOf({ ...entry, ...change }, ways, notes).map(({ field, message }) => `${field}: ${message}`);

  test.each([
    ['by cash, no mode named', {}],
    ['by cash, the fields left empty', { accountId: null, paymentModeId: '' }],
    ['by cash, said so', { paymentModeId: CASH }],
    ['through an account and a mode of it', { accountId: BANK, paymentModeId: CHEQUE }],
    ['through another, as it is typed', { accountId: '2', paymentModeId: '4' }],
    ['of the greatest amount', { amount: GREATEST_AMOUNT }],
    ['with the longest comment', { comment: 'x'.repeat(500) }],
  ])('accepts %s, typed and stored', (_what, change) => {
    expect(said(change)).toEqual([]);
    expect(problemsOf(normalise(rules, { ...entry, ...change }), ways)).toEqual([]);
  });

  test('reports the required fields in order when empty', () => {
    expect(problemsOf({}, ways).map(({ message }) => message)).toEqual([...selections, 'Enter the amount']);
  });

  test.each([
    ['no amount', { amount: '' }, 'amount: Enter the amount'],
    ['nothing', { amount: '0' }, `amount: ${TOO_MUCH}`],
    ['less than nothing', { amount: '-5' }, `amount: ${TOO_MUCH}`],
    ['a part of a paisa', { amount: '0.001' }, 'amount: amount must be rupees with at most 2 decimals'],
    ['an amount beyond all', { amount: GREATEST_AMOUNT + 1 }, `amount: ${TOO_MUCH}`],
    ['a comment too long', { comment: 'x'.repeat(501) }, 'comment: Comment must be at most 500 characters'],
    ['no account’s number', { accountId: 'SBI' }, 'accountId: Select an account'],
    ['an account not in use', { accountId: 9, paymentModeId: UPI }, 'accountId: Select an account'],
    ['an account, but no mode', { accountId: BANK }, 'paymentModeId: Select a payment mode'],
    [
      'a mode of another account',
      { accountId: WALLET, paymentModeId: CHEQUE },
      'paymentModeId: PAYTM does not accept Cheque',
    ],
    [
      'cash into an account',
      { accountId: BANK, paymentModeId: CASH },
      'paymentModeId: SBI CURRENT does not accept Cash',
    ],
    ['a mode not in use', { accountId: BANK, paymentModeId: 9 }, 'paymentModeId: Select a payment mode'],
    ['a mode not in use, without account', { paymentModeId: 9 }, 'paymentModeId: Select a payment mode'],
    [
      'an account that takes no mode',
      { accountId: NEW_BANK, paymentModeId: UPI },
      'accountId: HDFC has no payment mode yet. Ask somebody who may link one.',
    ],
    ['a mode whose account was forgotten', { paymentModeId: UPI }, 'accountId: Select the account for UPI'],
  ])('refuses %s', (_what, change, problem) => {
    expect(said(change)).toEqual([problem]);
  });

  test('a cash payment has notes; a payment through an account has none', () => {
    const notes = [
      { in: 0, out: 0 },
      { in: 3, out: 0 },
    ];
    expect(said({}, notes)).toEqual([]);
    const transfer = { accountId: BANK, paymentModeId: UPI };
    expect(said(transfer, notes)).toEqual(['notes: Notes are counted for cash only']);
    expect(said(transfer, notes.slice(0, 1))).toEqual([]);
    expect(said(transfer, [{ in: 0, out: 1 }])).toHaveLength(1);
    expect(said({ accountId: BANK }, notes)).toEqual(['paymentModeId: Select a payment mode']);
  });
});

describe('the reference number of a creditor payment', () => {
  const payment = { creditorId: 7, amount: '12500' };
  const said = (change: object) =>
    problemsOfCreditorPayment({ ...payment, ...change }, ways).map(({ field, message }) => `${field}: ${message}`);
  const MISSING = 'reference: Enter the reference number';

  test.each([
    ['cash needs none', {}, []],
    ['through an account it is needed', { accountId: BANK, paymentModeId: CHEQUE }, [MISSING]],
    ['blanks are none', { accountId: BANK, paymentModeId: UPI, reference: '  ' }, [MISSING]],
    ['it is asked for beside the mode', { accountId: BANK }, ['paymentModeId: Select a payment mode', MISSING]],
    ['a cheque’s number does', { accountId: BANK, paymentModeId: CHEQUE, reference: '004512' }, []],
    ['and so does one sent as a number', { accountId: BANK, paymentModeId: CHEQUE, reference: 4512 }, []],
    ['45 characters are enough', { reference: 'x'.repeat(46) }, ['reference: Reference must be at most 45 characters']],
  ])('%s', (_what, change, problems) => {
    expect(said(change)).toEqual(problems);
  });

  test('an expenditure from an account needs no reference number', () => {
    const entry = { expenditureCategoryId: 3, amount: 100, accountId: BANK, paymentModeId: UPI };
    expect(problemsOfExpenditure(entry, ways)).toEqual([]);
  });
});
