import { problemsOfSwipeSettlement, type SettlementFacts } from '../../server/domain/swipe-settlement.rules';

const facts: SettlementFacts = {
  days: [
    { businessDate: '2026-11-20', taken: 2_000_000, settled: 500_000 },
    { businessDate: '2026-11-21', taken: 1_000_000, settled: 0 },
  ],
  accounts: [{ id: 1 }],
  categories: [{ id: 4 }],
  today: '2026-11-23',
};

/** As it is typed. */
const typed = { swipeMachineId: '2', paid: '15000', charges: '', paidOn: '2026-11-22', accountId: '1' };

test.each([
  ['as typed', {}],
  ['as stored', { swipeMachineId: 2, paid: 1_500_000, charges: 0, accountId: 1, expenditureCategoryId: null }],
  ['with charges', { paid: '14850.00', charges: '150', expenditureCategoryId: '4' }],
  ['on the very day of what it pays for', { paid: '15000', paidOn: '2026-11-20' }],
  ['all that is to come, today', { paid: '25000', paidOn: '2026-11-23' }],
  ['a category that is left over from charges that were taken out again', { expenditureCategoryId: '99' }],
])('a settlement is valid: %s', (_what, over) => {
  expect(problemsOfSwipeSettlement({ ...typed, ...over }, facts)).toEqual([]);
});

test.each([
  [
    'nothing typed',
    { swipeMachineId: '', paid: '', paidOn: '', accountId: '' },
    [
      ['swipeMachineId', 'Select a swipe machine'],
      ['paid', 'Enter the amount the bank paid'],
      ['paidOn', 'Enter the date the money was received'],
      ['accountId', 'Select an account'],
    ],
  ],
  ['a third decimal', { paid: '1.234' }, [['paid', 'paid must be rupees with at most 2 decimals']]],
  [
    'charges without a category',
    { charges: '1' },
    [['expenditureCategoryId', 'Select the expenditure category for the charges']],
  ],
  [
    'an unknown account and too much',
    { accountId: '9', paid: '25000.01' },
    [
      ['accountId', 'Select an account'],
      ['paid', '₹25,000.01 is more than the ₹25,000.00 outstanding on this machine'],
    ],
  ],
  ['tomorrow', { paidOn: '2026-11-24' }, [['paidOn', 'Paid on must not be in the future']]],
  [
    'before the last day that it covers',
    { paid: '15000.01', paidOn: '2026-11-20' },
    [['paidOn', 'Money received on 20-11-2026 cannot be for 21-11-2026, a later day']],
  ],
])('refuses %s', (_what, over, problems) => {
  const found = problemsOfSwipeSettlement({ ...typed, ...over }, facts);
  expect(found.map(({ field, message }) => [field, message])).toEqual(problems);
});
