import '../support/all-texts';
import { payingFirms } from '../../client/src/features/credit/payment/paying-firms';
import { type Debts, previewOf, previewWords } from '../../client/src/features/credit/payment/payment-preview';
import { type RecordedPayment, totalsByMode } from '../../client/src/features/credit/payment/payment-totals';
import {
  cashWords,
  EMPTY_PAYMENT,
  entryOf,
  modeOf,
  type PaymentDraft,
  paidInput,
  problemsOfCash,
  withNotes,
} from '../../client/src/ui/payment/payment-draft';
import { wayWords } from '../../client/src/ui/payment/way-words';

const TODAY = '2026-11-21';
const debt = (billId: number | null, label: string, date: string, unsettled: string) => ({
  billId,
  label,
  date,
  unsettled,
  amount: unsettled,
});
const owing = (...debts: Debts['debts']): Debts => ({
  due: '0.00',
  maxLimit: '100000.00',
  unbilled: '0.00',
  advance: '0.00',
  debts,
});

describe('what a payment settles, shown while it is typed', () => {
  const two = owing(
    debt(null, 'Opening balance', '2026-10-01', '500.00'),
    debt(12, 'CR/2026-27/000012', '2026-11-01', '700.00'),
  );

  test.each<[string, Debts, number, string[], number, string]>([
    ['nothing before an amount is typed', two, 0, ['', ''], 0, ''],
    ['part of the oldest debt', two, 20_000, ['200.00', ''], 0, 'Settles Opening balance ₹200.00 of ₹500.00'],
    [
      'the oldest debt and part of the next',
      two,
      60_000,
      ['500.00', '100.00'],
      0,
      'Settles Opening balance ₹500.00 of ₹500.00, CR/2026-27/000012 ₹100.00 of ₹700.00',
    ],
    [
      'all debts and an advance',
      two,
      150_000,
      ['500.00', '700.00'],
      30_000,
      'Settles Opening balance ₹500.00 of ₹500.00, CR/2026-27/000012 ₹700.00 of ₹700.00, the rest ₹300.00 is an advance',
    ],
    ['an advance only, without debts', owing(), 30_000, [], 30_000, '₹300.00 is an advance'],
  ])('%s', (_case, debts, amount, settles, advance, words) => {
    const preview = previewOf(debts, amount, TODAY);
    expect(preview.debts.map((row) => row.settles)).toEqual(settles);
    expect(preview.advance).toBe(advance);
    expect(previewWords(preview)).toBe(words);
  });

  test("debts of one day keep the server's order; beyond three they are counted", () => {
    const many = owing(...[4, 9, 2, 7, 5].map((id) => debt(id, `CR/2026-27/00000${id}`, '2026-11-01', '1.00')));
    const preview = previewOf(many, 450, TODAY);
    expect(preview.debts.map(({ settles }) => settles)).toEqual(['1.00', '1.00', '1.00', '1.00', '0.50']);
    expect(previewWords(preview)).toBe(
      'Settles CR/2026-27/000004 ₹1.00 of ₹1.00, CR/2026-27/000009 ₹1.00 of ₹1.00, CR/2026-27/000002 ₹1.00 of ₹1.00, 2 more',
    );
  });
});

test('disabled creditors come last and are marked', () => {
  const firm = (id: number, firmName: string, disabled: boolean) => ({ id, firmName, shortName: firmName, disabled });
  expect(payingFirms([firm(1, 'ASHA', true), firm(2, 'BALAJI', false)])).toEqual([
    { value: '2', label: 'BALAJI' },
    { value: '1', label: 'ASHA', hint: 'disabled' },
  ]);
});

test('the totals of a shift: cash first, then each mode', () => {
  const payment = (amount: string, paymentModeName: string | null, accountName: string | null) =>
    ({ amount, paymentModeName, accountName }) as RecordedPayment;
  const payments = [payment('10.00', 'UPI', 'BANK'), payment('5.50', null, null), payment('0.50', 'UPI', 'WALLET')];
  expect(totalsByMode(payments)).toEqual([
    { mode: 'Cash', amount: '5.50' },
    { mode: 'UPI', amount: '10.50' },
  ]);
  expect(payments.map(wayWords)).toEqual(['UPI · BANK', 'Cash', 'UPI · WALLET']);
  const dated = { paymentModeName: 'UPI', accountName: 'BANK', valueDate: '2026-11-19' };
  expect(wayWords(dated)).toBe('UPI · BANK, value date 19-11-2026');
});

describe('amount and payment mode of a document', () => {
  const NEFT = { id: 1, name: 'NEFT' };
  const UPI = { id: 2, name: 'UPI' };
  const ways = {
    accounts: [
      { id: 7, name: 'STATE BANK', modes: [NEFT, UPI] },
      { id: 8, name: 'WALLET', modes: [UPI] },
    ],
    modes: [NEFT, UPI],
  };
  const safe = { notes: [{ value: 500, available: 2 }], uncounted: 5_000 };
  const draft = (typed: Partial<PaymentDraft>): PaymentDraft => ({ ...EMPTY_PAYMENT, ...typed });
  const note = (count: { in?: number; out?: number }) => ({
    denominationId: 1,
    value: 500,
    available: 2,
    in: 0,
    out: 0,
    ...count,
  });

  test('an account with one mode preselects it; with several the user chooses', () => {
    expect(modeOf(draft({ accountId: '8' }), ways)).toBe('2');
    expect(modeOf(draft({ accountId: '7' }), ways)).toBe('');
    expect(modeOf(draft({ accountId: '7', paymentModeId: '1' }), ways)).toBe('1');
  });

  test('sends cash with its notes, an account with its mode, and nothing of the other', () => {
    const both = { amount: '500.00', paymentModeId: '1', reference: 'N 1', comment: ' ', notes: [note({ in: 1 })] };
    expect(paidInput(draft({ ...both, accountId: '7', comment: ' half ' }), ways)).toEqual({
      amount: '500.00',
      accountId: 7,
      paymentModeId: 1,
      comment: 'half',
      notes: [],
    });
    expect(paidInput(draft(both), ways)).toEqual({
      amount: '500.00',
      accountId: null,
      paymentModeId: null,
      comment: null,
      notes: [{ value: 500, in: 1, out: 0 }],
    });
    expect(entryOf(draft(both), ways)).toMatchObject({ accountId: '', paymentModeId: '', reference: '' });
  });

  test('sends the value date of an account, nothing without one or for cash', () => {
    const typed = { accountId: '7', valueDate: '2026-11-19' };
    const inputOf = (changed: Partial<PaymentDraft>) => paidInput(draft({ ...typed, ...changed }), ways);
    expect(inputOf({})).toMatchObject({ valueDate: '2026-11-19' });
    expect(inputOf({ valueDate: undefined })).not.toHaveProperty('valueDate');
    expect(inputOf({ accountId: '' })).not.toHaveProperty('valueDate');
  });

  test.each<[string, Partial<PaymentDraft>, 'in' | 'out', string, string | undefined]>([
    ['without an amount', { amount: '' }, 'out', '', undefined],
    ['with an invalid amount', { amount: 'many' }, 'out', '', undefined],
    ['through an account', { amount: '500', accountId: '7' }, 'out', '', undefined],
    ['uncounted into the safe', { amount: '500' }, 'in', '₹500.00 goes into the safe uncounted', undefined],
    ['uncounted out of the safe', { amount: '50' }, 'out', 'Leaves the safe: ₹50.00 of uncounted cash', undefined],
    [
      'with a note out of the safe',
      { amount: '530' },
      'out',
      'Leaves the safe: 500 × 1, ₹30.00 of uncounted cash',
      undefined,
    ],
    [
      'with an amount that no notes make',
      { amount: '600' },
      'out',
      '',
      'The notes in the safe cannot make exactly ₹600.00. Enter the notes, with the change.',
    ],
    ['above the contents of the safe', { amount: '1050.01' }, 'out', '', 'The safe holds only ₹1,050.00'],
    ['counted into the safe', { amount: '1000', notes: [note({ in: 2 })] }, 'in', 'Counted: 500 × 2', undefined],
    ['counted out of the safe', { amount: '500', notes: [note({ out: 1 })] }, 'out', 'Counted: 500 × 1', undefined],
    [
      'counted, but not the amount',
      { amount: '600', notes: [note({ out: 1 })] },
      'out',
      'Counted: 500 × 1',
      'The notes add up to ₹500.00, but the amount is ₹600.00',
    ],
  ])('describes cash %s', (_case, typed, direction, words, problem) => {
    expect(cashWords(draft(typed), direction, safe)).toBe(words);
    expect(problemsOfCash(draft(typed), direction, safe)[0]?.message).toBe(problem);
  });

  test('counted notes become the amount where none was typed', () => {
    expect(withNotes(draft({}), 'in', [note({ in: 2 })]).amount).toBe('1000.00');
    expect(withNotes(draft({}), 'out', [note({ out: 1 })]).amount).toBe('500.00');
    expect(withNotes(draft({ amount: '600' }), 'in', [note({ in: 2 })]).amount).toBe('600');
  });
});
