import { CHEQUE_STATES, type ChequeState } from '../../server/domain/cheque.rules';
import { chequeRegister } from '../../server/modules/cash/cheque.queries';
import { accountsAt } from '../../server/modules/credit/accounts-at.queries';
import { billableCreditors } from '../../server/modules/credit/bill.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { creditorDebts } from '../../server/modules/credit/payment.queries';
import { ask } from '../../server/platform/ask';
import { poolOf, sqlOn } from '../../server/platform/sql';
import { chequesReport } from '../../server/reports/definitions/cheques';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { creditorPaymentReceipt } from '../../server/reports/definitions/creditor-payment-receipt';
import { supplierAccount } from '../../server/reports/definitions/supplier-account';
import { changeReview } from '../../server/services/approvals/review.queries';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { refusalOf } from './backend';
import { CashStation, FIRST_DAY, problemsOf } from './cash-station';
import { contextOf } from './masters-samples';

const TODAY = '2026-03-31';
const NO_VALUE_DATE = 'A cheque has no value date: its steps under Cheques say what the bank does with it';

let station: CashStation;
let creditorId: number;
let cheque: number;

beforeEach(async () => {
  station = await CashStation.open(TODAY);
  const { act, bank } = station;
  cheque = (await act('createPaymentMode', { name: 'Cheque', isCheque: true })).id;
  await act('createAccountPaymentMode', { accountId: bank, paymentModeId: cheque });
  const firm = { firmName: 'SHREE STEEL', shortName: 'STEEL', proprietorName: 'OWNER', email: 'accounts@firm.example' };
  const more = { contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 100_000_000 };
  creditorId = (await act('createCreditor', { ...firm, ...more })).id;
  await station.start();
});
afterEach(async () => {
  const { backend } = station;
  await expectDebtsAsInLedger();
  await expectBooksInOrder(backend.database).finally(() => backend.close());
});

/** A bill of sales of ₹5,000 on the first day, due 15 days later. */
async function bill(): Promise<{ billId: number; number: string }> {
  const pumpId = station.ids.pumps[0];
  await station.act('recordCreditSale', { creditorId, pumpId, productId: station.ids.hs, amount: 500_000 });
  return station.act('makeBill', { creditorId, from: FIRST_DAY, to: FIRST_DAY, billDate: FIRST_DAY });
}

const payment = (over: object = {}) => ({
  ...{ creditorId, amount: 500_000, accountId: station.bank, paymentModeId: cheque, reference: '000123' },
  ...{ chequeBank: 'HDFC BANK', chequeDate: FIRST_DAY, notes: [], confirmed: true },
  ...over,
});

interface Paid {
  creditorPaymentId: number;
  chequeId: number;
}

async function pay(over: object = {}): Promise<Paid> {
  const { creditorPaymentId } = await station.act<{ creditorPaymentId: number }>(
    'recordCreditorPayment',
    payment(over),
  );
  const [row] = await station.sql<{ id: number }>('SELECT id FROM cheque WHERE creditor_payment_id = $1', [
    creditorPaymentId,
  ]);
  return { creditorPaymentId, chequeId: row!.id };
}

interface Stepped {
  state: ChequeState;
  effects?: string[];
}

const deposit = (chequeId: number, over: object = {}) =>
  station.act<Stepped>('depositCheque', { chequeId, depositedOn: '2026-01-02', accountId: station.bank, ...over });
const clear = (chequeId: number, over: object = {}) =>
  station.act<Stepped>('clearCheque', { chequeId, clearedOn: '2026-01-05', ...over });
const comeBack = (chequeId: number, over: object = {}) =>
  station.act<Stepped>('returnCheque', { chequeId, returnedOn: '2026-01-05', reason: 'Funds insufficient', ...over });
const undo = (chequeId: number, step: ChequeState) =>
  station.act<Stepped>('undoChequeStep', { chequeId, step, reason: 'Wrong cheque' });
const changePayment = (rowId: number, permission: number, changes: object[] = []) =>
  station.act('changeRow', { table: 'creditor_payment', rowId, permission, changes, comment: 'By the counterfoil' });

const debts = async () => (await ask(station.ctx, creditorDebts, { creditorId }))!;

const statement = async () => {
  const values = { creditor: creditorId, from: FIRST_DAY, to: TODAY };
  const [, lines] = (await ask(station.ctx, creditStatement.query, values as never)).sections;
  return lines!.rows.map(({ date, what, debit, credit, balance }) => ({
    ...{ date, what: (what as { message: string }).message, amount: Number(debit) - Number(credit), balance },
  }));
};

/** On every day, what the ages say is owed is what the ledger says. */
async function expectDebtsAsInLedger(): Promise<void> {
  const sql = sqlOn(poolOf(station.backend.database));
  const days = await station.sql<{ day: string; id: number; balance: number }>(
    `SELECT d.day::text AS day, a.ref_id AS id, account_balance(a.id, d.day)::bigint AS balance
     FROM (SELECT DISTINCT business_date AS day FROM journal_entry) d, ledger_account a WHERE a.kind = 'CREDITOR'`,
  );
  for (const { day, id, balance } of days) {
    const account = (await accountsAt(sql, day)).find(({ creditorId: of }) => of === id);
    expect([day, id, account?.due ?? 0]).toEqual([day, id, Number(balance)]);
  }
}

test('C08 a cheque for 5,000 comes back unpaid: the statement has all lines, and 5,000 and the charge are due', async () => {
  await bill();
  const { chequeId } = await pay();
  expect((await debts()).due).toBe(0);
  await deposit(chequeId);
  await comeBack(chequeId, { bankCharge: 29_500, expenditureCategoryId: station.charges, customerCharge: 35_000 });
  expect(await statement()).toEqual([
    { date: FIRST_DAY, what: 'Credit sale', amount: 500_000, balance: 500_000 },
    { date: FIRST_DAY, what: 'Payment, Cheque, 000123', amount: -500_000, balance: 0 },
    { date: '2026-01-05', what: 'Cheque returned, 000123, Funds insufficient', amount: 500_000, balance: 500_000 },
    { date: '2026-01-05', what: 'Cheque charge', amount: 35_000, balance: 535_000 },
  ]);
  expect(await debts()).toMatchObject({
    ...{ due: 535_000, advance: 0 },
    debts: [{ unsettled: 500_000 }, { label: 'CH/2025-26/000001', date: '2026-01-05', unsettled: 35_000 }],
  });
  expect(await station.balances()).toMatchObject({
    ...{ [`CREDITOR ${creditorId}`]: 535_000, [`BANK ${station.bank}`]: -29_500 },
    ...{ [`EXPENDITURE ${station.charges}`]: 29_500, 'CHARGES_RECOVERED 0': -35_000 },
  });
  expect(await station.balances()).not.toHaveProperty('CHEQUES 0');
});

test('a cheque settles its bill at once, and is money in the account from the day on which the bank has paid it', async () => {
  const { number } = await bill();
  const { chequeId } = await pay();
  expect(await debts()).toMatchObject({ due: 0, debts: [] });
  expect(await station.balances()).toMatchObject({ 'CHEQUES 0': 500_000 });
  const register = async (state: ChequeState) => ask(station.ctx, chequeRegister, { state });
  expect(await register('HELD')).toMatchObject({
    ...{ held: 500_000, deposited: 0 },
    cheques: [{ id: chequeId, partyName: 'SHREE STEEL', number: '000123', bank: 'HDFC BANK', amount: 500_000 }],
  });
  expect(await deposit(chequeId)).toMatchObject({ state: 'DEPOSITED' });
  expect(await station.balances()).toMatchObject({ 'CHEQUES 0': 500_000 });
  expect(await register('DEPOSITED')).toMatchObject({ held: 0, deposited: 500_000, cheques: [{ id: chequeId }] });
  expect(await clear(chequeId)).toMatchObject({ state: 'CLEARED' });
  expect(await station.balances()).toMatchObject({ [`BANK ${station.bank}`]: 500_000 });
  expect(await register('CLEARED')).toMatchObject({ held: 0, deposited: 0, cheques: [{ clearedOn: '2026-01-05' }] });
  expect(
    await station.sql("SELECT business_date::text AS day FROM journal_entry WHERE document_kind = 'CHEQUE_CLEARED'"),
  ).toEqual([{ day: '2026-01-05' }]);
  const days = { from: FIRST_DAY, to: TODAY };
  const [list] = (await ask(station.ctx, chequesReport.query, days as never)).sections;
  expect(list!.rows).toMatchObject([
    { party: 'SHREE STEEL', state: 'Cleared', clearedOn: '2026-01-05', amount: 500_000 },
  ]);
  expect(number).toBe('CR/2025-26/000001');
});

test('a return tells which bill is open again, which bears interest from its due date', async () => {
  const { number } = await bill();
  const { chequeId } = await pay();
  await deposit(chequeId);
  await station.close();
  for (const day of ['2026-01-02', '2026-02-16']) await station.start(day).then(() => station.close());
  const { effects } = await comeBack(chequeId);
  expect(effects).toContain(`Bill ${number}: ₹5,000.00 less is settled`);
  const [due] = await ask(station.ctx, interestDue, { asAt: '2026-02-16', creditorId });
  // 18 % of 5,000 for the 31 days from 16 January on.
  expect(due).toMatchObject({ number, dueDate: '2026-01-16', days: 31, interest: 7_644 });
});

test('a later payment pays the bill that is open again, and an undone return makes it an advance', async () => {
  await bill();
  const { chequeId } = await pay();
  await comeBack(chequeId, { customerCharge: 35_000 });
  await station.act('recordCreditorPayment', { creditorId, amount: 510_000, notes: [], confirmed: true });
  expect(await debts()).toMatchObject({ due: 25_000, debts: [{ unsettled: 25_000 }] });
  expect(await undo(chequeId, 'RETURNED')).toMatchObject({
    state: 'HELD',
    effects: expect.arrayContaining(['The charge CH/2025-26/000001 is cancelled, and its number is not used again']),
  });
  expect(await debts()).toMatchObject({ due: -510_000, advance: 510_000, debts: [] });
});

test('the bill of a charge can be cancelled alone, and paid', async () => {
  const { chequeId } = await pay();
  await comeBack(chequeId, { customerCharge: 35_000 });
  const [row] = await station.sql<{ id: number }>("SELECT id FROM creditor_bill WHERE kind = 'CHARGE'");
  const cancel = { table: 'creditor_bill', rowId: row!.id, permission: 1, changes: [], comment: 'Waived' };
  expect((await debts()).due).toBe(35_000);
  await station.act('changeRow', cancel);
  expect((await debts()).due).toBe(0);
  expect(await undo(chequeId, 'RETURNED')).toMatchObject({ state: 'HELD' });
});

test('bills that were made before and after a return count it', async () => {
  await bill();
  const { chequeId } = await pay();
  const sale = () =>
    station.act('recordCreditSale', {
      ...{ creditorId, pumpId: station.ids.pumps[0], productId: station.ids.hs, amount: 100_000 },
    });
  await station.close();
  await station.start('2026-01-06');
  await sale();
  const made = { creditorId, from: '2026-01-06', to: '2026-01-06', billDate: '2026-01-06' };
  const { billId } = await station.act<{ billId: number }>('makeBill', made);
  const figures = async (id: number) =>
    (await station.sql('SELECT opening, paid, amount, closing FROM creditor_bill WHERE id = $1', [id]))[0];
  expect(await figures(billId)).toEqual({ opening: 500_000, paid: 500_000, amount: 100_000, closing: 100_000 });
  await comeBack(chequeId);
  expect(await figures(billId)).toEqual({ opening: 1_000_000, paid: 500_000, amount: 100_000, closing: 600_000 });
  await station.close();
  await station.start('2026-01-08');
  await sale();
  const days = { from: '2026-01-08', to: '2026-01-08', billDate: '2026-01-08' };
  const next = await station.act<{ billId: number }>('makeBill', { creditorId, ...days });
  expect(await figures(next.billId)).toEqual({ opening: 600_000, paid: 0, amount: 100_000, closing: 700_000 });
  await undo(chequeId, 'RETURNED');
  expect(await figures(billId)).toEqual({ opening: 500_000, paid: 500_000, amount: 100_000, closing: 100_000 });
  expect(await figures(next.billId)).toMatchObject({ closing: 200_000 });
});

test('a cheque that came back is no advance for which older sales are billed first', async () => {
  const sell = () =>
    station.act('recordCreditSale', {
      ...{ creditorId, pumpId: station.ids.pumps[0], productId: station.ids.hs, amount: 100_000 },
    });
  await sell();
  const { chequeId } = await pay();
  await station.close();
  await station.start('2026-01-06');
  await sell();
  const days = { from: '2026-01-06', to: '2026-01-06' };
  const refusals = async () =>
    (await ask(station.ctx, billableCreditors, days)).map(({ refusal }) => refusal?.code ?? null);
  expect(await refusals()).toEqual(['OLDER_SALES']);
  await comeBack(chequeId);
  expect(await refusals()).toEqual([null]);
  await station.act('makeBill', { creditorId, ...days });
});

describe('issued to a supplier', () => {
  let supplierId: number;
  let supplierPaymentId: number;
  let issued: number;
  const give = (over: object = {}) =>
    station.act<{ supplierPaymentId: number }>('recordSupplierPayment', {
      ...{ supplierId, amount: 500_000, accountId: station.bank, paymentModeId: cheque, notes: [], confirmed: true },
      ...{ reference: '000417', chequeDate: FIRST_DAY },
      ...over,
    });
  const changeGiven = (permission: number, changes: object[] = []) => {
    const asked = { table: 'supplier_payment', rowId: supplierPaymentId, permission, changes, comment: 'Counterfoil' };
    return station.act('changeRow', asked);
  };

  beforeEach(async () => {
    ({ id: supplierId } = await station.act('createSupplier', { name: 'OIL COMPANY' }));
    ({ supplierPaymentId } = await give());
    const [row] = await station.sql<{ id: number }>('SELECT id FROM cheque');
    issued = row!.id;
  });

  test('it has left the account, and comes back to it', async () => {
    expect(await ask(station.ctx, chequeRegister, { state: 'ISSUED' })).toMatchObject({
      ...{ held: 0, deposited: 0 },
      cheques: [{ isReceived: false, partyName: 'OIL COMPANY', number: '000417', bank: null, amount: 500_000 }],
    });
    const paid = { [`SUPPLIER ${supplierId}`]: 500_000, [`BANK ${station.bank}`]: -500_000 };
    expect(await station.balances()).toMatchObject(paid);
    const cost = { bankCharge: 11_800, expenditureCategoryId: station.charges };
    expect(await comeBack(issued, cost)).toMatchObject({ state: 'RETURNED' });
    expect(await station.balances()).toEqual({
      ...{ [`BANK ${station.bank}`]: -11_800, [`EXPENDITURE ${station.charges}`]: 11_800 },
      ...Object.fromEntries(Object.entries(await station.balances()).filter(([name]) => /^(CASH|OPENING)/.test(name))),
    });
    const values = { supplier: supplierId, from: FIRST_DAY, to: TODAY };
    const [, lines] = (await ask(station.ctx, supplierAccount.query, values as never)).sections;
    expect(lines!.rows).toMatchObject([
      { date: FIRST_DAY, what: { message: expect.stringContaining('Supplier payment') }, debit: 500_000 },
      {
        ...{ date: '2026-01-05', what: { message: expect.stringContaining('Cheque returned') } },
        ...{ number: '000417', comment: 'Funds insufficient', credit: 500_000, balance: 0 },
      },
    ]);
    expect(await undo(issued, 'RETURNED')).toMatchObject({ state: 'ISSUED' });
    expect(await station.balances()).toMatchObject(paid);
  });

  test('it takes no other step, and its supplier is not charged', async () => {
    for (const step of [deposit, clear])
      expect(await problemsOf(step(issued))).toEqual([['chequeId', 'This cheque is: Issued. Look at the list again.']]);
    expect(await problemsOf(comeBack(issued, { customerCharge: 100 }))).toEqual([
      ['customerCharge', 'The supplier of a cheque that came back is not charged'],
    ]);
  });

  test('its payment changes until it comes back, and is deleted with it', async () => {
    await changeGiven(2, [{ field: 'amount', value: '400.00' }]);
    await comeBack(issued);
    const refusal = 'The cheque of this payment is: Returned. Undo its steps under Cheques first.';
    expect(await problemsOf(changeGiven(2, [{ field: 'amount', value: '300.00' }]))).toEqual([[undefined, refusal]]);
    expect(await problemsOf(changeGiven(1))).toEqual([[undefined, refusal]]);
    await undo(issued, 'RETURNED');
    const toNeft = [{ field: 'paymentModeId', value: String(station.modes.neft) }];
    expect(await problemsOf(changeGiven(2, toNeft))).toHaveLength(1);
    await changeGiven(1);
    expect(await station.sql('SELECT id FROM cheque')).toEqual([]);
  });

  test('it needs a number and a date', async () => {
    expect(await problemsOf(give({ reference: null, chequeDate: null }))).toEqual([
      ['reference', 'Enter the number of the cheque'],
      ['chequeDate', 'Enter the date of the cheque'],
    ]);
  });

  test('it has no value date', async () => {
    const valueDate = '2026-03-30';
    expect(await problemsOf(give({ reference: '000418', valueDate }))).toEqual([['valueDate', NO_VALUE_DATE]]);
    expect(await problemsOf(changeGiven(2, [{ field: 'valueDate', value: valueDate }]))).toEqual([
      ['valueDate', NO_VALUE_DATE],
    ]);
  });

  test('of a return and a change of the amount at once, the books stay in order', async () => {
    await Promise.allSettled([comeBack(issued), changeGiven(2, [{ field: 'amount', value: '400.00' }])]);
  });
});

describe('every step in every state', () => {
  const bring: Partial<Record<ChequeState, (id: number) => Promise<unknown>>> = {
    HELD: async () => {},
    DEPOSITED: deposit,
    CLEARED: (id) => deposit(id).then(() => clear(id)),
    RETURNED: (id) => deposit(id).then(() => comeBack(id)),
  };
  const steps = { deposit, clear, return: comeBack };
  const leads: Record<keyof typeof steps, ChequeState[]> = {
    deposit: ['HELD'],
    clear: ['DEPOSITED'],
    return: ['HELD', 'DEPOSITED'],
  };
  const labels = {
    HELD: 'In hand',
    DEPOSITED: 'Deposited',
    CLEARED: 'Cleared',
    RETURNED: 'Returned',
    ISSUED: 'Issued',
  };

  test.each(CHEQUE_STATES.filter((state) => state !== 'ISSUED'))('%s', async (state) => {
    for (const [name, step] of Object.entries(steps) as [keyof typeof steps, typeof deposit][]) {
      const { chequeId } = await pay({ reference: `${state} ${name}` });
      await bring[state]!(chequeId);
      if (leads[name].includes(state)) await step(chequeId);
      else
        expect(await problemsOf(step(chequeId))).toEqual([
          ['chequeId', `This cheque is: ${labels[state]}. Look at the list again.`],
        ]);
    }
    for (const step of ['DEPOSITED', 'CLEARED', 'RETURNED'] as const) {
      const { chequeId } = await pay({ reference: `${state} undo ${step}` });
      await bring[state]!(chequeId);
      if (step === state) await undo(chequeId, step);
      else expect(await problemsOf(undo(chequeId, step))).toHaveLength(1);
    }
  });
});

test('all steps undone leave the books as the payment made them', async () => {
  await bill();
  const { chequeId } = await pay();
  const before = await station.balances();
  await deposit(chequeId);
  await clear(chequeId);
  await undo(chequeId, 'CLEARED');
  await comeBack(chequeId, { bankCharge: 29_500, expenditureCategoryId: station.charges, customerCharge: 35_000 });
  await undo(chequeId, 'RETURNED');
  expect(await undo(chequeId, 'DEPOSITED')).toMatchObject({ state: 'HELD' });
  expect(await station.balances()).toEqual(before);
  expect(await debts()).toMatchObject({ due: 0, debts: [] });
});

test.each([
  [
    'a deposit after today',
    () => pay().then(({ chequeId }) => deposit(chequeId, { depositedOn: '2026-04-01' })),
    'depositedOn',
    'The day must not be after today',
  ],
  [
    'a deposit before the payment',
    () => pay().then(({ chequeId }) => deposit(chequeId, { depositedOn: '2025-12-31' })),
    'depositedOn',
    'The day must not be before 01-01-2026',
  ],
  [
    'a deposit before its date',
    () => pay({ chequeDate: '2026-02-01' }).then(({ chequeId }) => deposit(chequeId)),
    'depositedOn',
    'The cheque is dated 01-02-2026. The bank does not take it earlier.',
  ],
  [
    'a deposit without an account',
    () => pay().then(({ chequeId }) => deposit(chequeId, { accountId: 999 })),
    'accountId',
    'Select an account',
  ],
  [
    'a clearing before the deposit',
    () => pay().then(({ chequeId }) => deposit(chequeId).then(() => clear(chequeId, { clearedOn: '2026-01-01' }))),
    'clearedOn',
    'The day must not be before 02-01-2026',
  ],
  [
    'a return before the payment',
    () => pay().then(({ chequeId }) => comeBack(chequeId, { returnedOn: '2025-12-31' })),
    'returnedOn',
    'The day must not be before 01-01-2026',
  ],
  [
    'a return without a reason',
    () => pay().then(({ chequeId }) => comeBack(chequeId, { reason: ' ' })),
    'reason',
    'Enter the reason',
  ],
  [
    "the bank's charge without a category",
    () => pay().then(({ chequeId }) => deposit(chequeId).then(() => comeBack(chequeId, { bankCharge: 100 }))),
    'expenditureCategoryId',
    'Select the expenditure category for the charges',
  ],
  [
    "the bank's charge for one in hand",
    () => pay().then(({ chequeId }) => comeBack(chequeId, { bankCharge: 100, expenditureCategoryId: station.charges })),
    'bankCharge',
    'The bank charges only for a cheque that was deposited',
  ],
  ['an unknown cheque', () => deposit(999), 'chequeId', 'This cheque is not in the list any more'],
] as const)('refuses %s', async (_, step, field, message) => {
  expect(await problemsOf(step())).toEqual([[field, message]]);
});

test.each([
  ['its number', { reference: ' ' }, 'reference', 'Enter the reference number'],
  ['its bank', { chequeBank: null }, 'chequeBank', 'Enter the bank of the cheque'],
  ['its date', { chequeDate: null }, 'chequeDate', 'Enter the date of the cheque'],
])('refuses a cheque without %s', async (_, over, field, message) => {
  expect(await problemsOf(pay(over))).toEqual([[field, message]]);
});

test('a payment by another mode has no cheque, and a mode that becomes a cheque leaves earlier payments as they are', async () => {
  const neft = { accountId: station.bank, paymentModeId: station.modes.neft, notes: [], reference: 'N-1' };
  const { creditorPaymentId } = await station.act<Paid>('recordCreditorPayment', {
    ...{ creditorId, amount: 10_000 },
    ...neft,
  });
  expect(await station.balances()).toMatchObject({ [`BANK ${station.bank}`]: 10_000 });
  await station.act('updatePaymentMode', { id: station.modes.neft, isCheque: true });
  await changePayment(creditorPaymentId, 2, [{ field: 'amount', value: '120.00' }]);
  expect(await station.balances()).toMatchObject({ [`BANK ${station.bank}`]: 12_000 });
  expect(await station.sql('SELECT id FROM cheque')).toEqual([]);
});

test('the amount and the creditor of a held cheque change, and it is deleted with its payment', async () => {
  await bill();
  const { creditorPaymentId } = await pay();
  await changePayment(creditorPaymentId, 2, [{ field: 'amount', value: '4000.00' }]);
  expect(await station.balances()).toMatchObject({ 'CHEQUES 0': 400_000, [`CREDITOR ${creditorId}`]: 100_000 });
  await changePayment(creditorPaymentId, 1);
  expect(await station.balances()).not.toHaveProperty('CHEQUES 0');
  expect(await debts()).toMatchObject({ due: 500_000 });
});

test('the payment of a deposited cheque keeps its amount until the deposit is undone', async () => {
  const { creditorPaymentId, chequeId } = await pay();
  await deposit(chequeId);
  const refusal = 'The cheque of this payment is: Deposited. Undo its steps under Cheques first.';
  const change = () => changePayment(creditorPaymentId, 2, [{ field: 'amount', value: '4000.00' }]);
  expect(await problemsOf(change())).toEqual([[undefined, refusal]]);
  expect(await problemsOf(changePayment(creditorPaymentId, 1))).toEqual([[undefined, refusal]]);
  await changePayment(creditorPaymentId, 2, [{ field: 'reference', value: '000124' }]);
  await undo(chequeId, 'DEPOSITED');
  await change();
  expect(await station.balances()).toMatchObject({ 'CHEQUES 0': 400_000 });
});

test('a payment is not changed to or from a cheque', async () => {
  const { creditorPaymentId } = await pay();
  const toNeft = [{ field: 'paymentModeId', value: String(station.modes.neft) }];
  const message = 'A payment is not changed to or from a cheque. Delete it, and enter it again.';
  expect(await problemsOf(changePayment(creditorPaymentId, 2, toNeft))).toEqual([['paymentModeId', message]]);
  const toCash = [
    { field: 'paymentModeId', value: '' },
    { field: 'accountId', value: '' },
  ];
  expect(await problemsOf(changePayment(creditorPaymentId, 2, toCash))).toEqual([['paymentModeId', message]]);
  const cash = await station.act<Paid>('recordCreditorPayment', { creditorId, amount: 10_000, notes: [] });
  const toCheque = [
    { field: 'accountId', value: String(station.bank) },
    { field: 'paymentModeId', value: String(cheque) },
    { field: 'reference', value: '77' },
  ];
  expect(await problemsOf(changePayment(cash.creditorPaymentId, 2, toCheque))).toEqual([['paymentModeId', message]]);
});

test('a cheque has no value date, because its steps have days', async () => {
  const valueDate = '2026-03-30';
  expect(await problemsOf(pay({ valueDate }))).toEqual([['valueDate', NO_VALUE_DATE]]);
  const { creditorPaymentId } = await pay();
  const change = [{ field: 'valueDate', value: valueDate }];
  expect(await problemsOf(changePayment(creditorPaymentId, 2, change))).toEqual([['valueDate', NO_VALUE_DATE]]);
});

test('the bank and the date of a cheque are corrected, the date not beyond its deposit', async () => {
  const { chequeId } = await pay({ chequeDate: '2026-02-10' });
  const correct = (changes: object[]) =>
    station.act('changeRow', { table: 'cheque', rowId: chequeId, permission: 2, changes, comment: 'Misread' });
  await correct([
    { field: 'chequeDate', value: '2026-01-02' },
    { field: 'bank', value: 'HDFC BANK, Ring Road' },
  ]);
  await deposit(chequeId);
  expect(await problemsOf(correct([{ field: 'chequeDate', value: '2026-01-03' }]))).toEqual([
    ['chequeDate', 'The cheque was deposited on 02-01-2026, and cannot be dated later'],
  ]);
  expect(await problemsOf(correct([{ field: 'bank', value: '' }]))).toEqual([['bank', 'Enter the bank of the cheque']]);
});

test('a late cheque is in the closed shift of its day, and comes back from that day on', async () => {
  await bill();
  await station.close();
  const [shift] = await station.sql<{ id: number }>('SELECT id FROM shift');
  await station.start('2026-01-03');
  const { chequeId } = await pay({ shiftId: shift!.id, lateReason: 'Found in the drawer' });
  expect(await debts()).toMatchObject({ due: 0, debts: [] });
  await comeBack(chequeId, { returnedOn: FIRST_DAY });
  expect(await debts()).toMatchObject({ due: 500_000, advance: 0 });
});

test('a shift is not moved beyond the deposit of its cheques', async () => {
  const { chequeId } = await pay();
  await deposit(chequeId);
  const [shift] = await station.sql<{ id: number }>('SELECT id FROM shift');
  const move = (shiftDate: string) =>
    station.act('moveShift', { shiftId: shift!.id, shiftDate, shiftTypeId: station.ids.morning });
  expect(await problemsOf(move('2026-01-03'))).toEqual([
    ['shiftDate', expect.stringContaining('cheques that would be deposited or come back before their payment (1)')],
  ]);
  await move('2026-01-02');
});

test('a step that is sent again with its key is taken once', async () => {
  const { chequeId } = await pay();
  const once = () =>
    station.act(
      'depositCheque',
      { chequeId, depositedOn: '2026-01-02', accountId: station.bank },
      {
        idempotencyKey: 'deposit-1',
      },
    );
  expect(await once()).toEqual(await once());
});

test('of two steps at once only one is taken', async () => {
  const { chequeId } = await pay();
  await deposit(chequeId);
  const both = await Promise.allSettled([clear(chequeId), comeBack(chequeId)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a step is rehearsed: it answers what it changes, and records nothing', async () => {
  const { number } = await bill();
  const { chequeId } = await pay();
  await deposit(chequeId);
  const before = await station.balances();
  const { state, effects } = await comeBack(chequeId, { customerCharge: 35_000, rehearse: true });
  expect(state).toBeUndefined();
  expect(effects).toEqual(
    expect.arrayContaining(['Due of SHREE STEEL: ₹0.00 → ₹5,350.00', `Bill ${number}: ₹5,000.00 less is settled`]),
  );
  expect(await station.balances()).toEqual(before);
  expect(await station.sql('SELECT state FROM cheque')).toEqual([{ state: 'DEPOSITED' }]);
  expect((await comeBack(chequeId, { customerCharge: 35_000 })).effects).toEqual(effects);
  const input = { chequeId, step: 'RETURNED', reason: 'Wrong cheque', rehearse: true };
  const undone = await station.act<Stepped>('undoChequeStep', input);
  expect(undone.effects).toContain('The charge CH/2025-26/000001 is cancelled, and its number is not used again');
  expect(undone.effects?.filter((effect) => effect.includes('CH/2025-26/000001'))).toHaveLength(1);
  expect(await station.sql('SELECT state FROM cheque')).toEqual([{ state: 'RETURNED' }]);
});

test('the receipt says bank and date of the cheque, and is issued again when they are corrected', async () => {
  const { creditorPaymentId, chequeId } = await pay();
  const receipt = async () =>
    (await ask(station.ctx, creditorPaymentReceipt.query, { creditorPaymentId } as never)).sections[0]!.rows[0];
  expect(await receipt()).toMatchObject({ reference: '000123', chequeBank: 'HDFC BANK', chequeDate: FIRST_DAY });
  const changes = [
    { field: 'bank', value: 'AXIS BANK' },
    { field: 'chequeDate', value: '2026-01-02' },
  ];
  await station.act('changeRow', { table: 'cheque', rowId: chequeId, permission: 2, changes, comment: 'Misread' });
  expect(await receipt()).toMatchObject({ chequeBank: 'AXIS BANK', chequeDate: '2026-01-02' });
  const issued = await station.sql(
    `SELECT version, content -> 'sections' -> 'receipt' -> 'rows' -> 0 ->> 'chequeBank' AS bank
     FROM issued_paper WHERE kind = 'creditor_payment' AND document_id = $1 ORDER BY version`,
    [creditorPaymentId],
  );
  expect(issued).toEqual([
    { version: 1, bank: 'HDFC BANK' },
    { version: 2, bank: 'AXIS BANK' },
  ]);
});

test('a change of a cheque that was deposited after its review was opened is reviewed again', async () => {
  const { chequeId } = await pay();
  const [clerk, manager] = [await contextOf(station.backend, false), await contextOf(station.backend, true)].map(
    (ctx) => actAs({ ...ctx, clock: station.ctx.clock }),
  );
  const changes = [{ field: 'bank', value: 'BANK OF BARODA' }];
  const change = { table: 'cheque', rowId: chequeId, permission: 2, changes, comment: 'By the counterfoil' };
  const { changeRequestId: requestId } = await clerk!<{ changeRequestId: number }>('changeRow', change);
  const { row } = await ask(station.ctx, changeReview, { table: 'cheque', rowId: chequeId });
  await deposit(chequeId);
  // The effects are tried out again, while the page still shows the cheque in hand.
  const { version: expectedVersion } = await manager!<{ version: number }>('rehearseChange', { requestId });
  const accept = (version?: number) => manager!('decideChange', { requestId, accept: true, version, expectedVersion });
  expect(await refusalOf(accept(row!.version))).toMatchObject({
    code: 'STALE',
    message: expect.stringContaining('has changed since this request was made'),
  });
  const { row: now } = await ask(station.ctx, changeReview, { table: 'cheque', rowId: chequeId });
  expect(await accept(now!.version)).toMatchObject({ state: 'ACCEPTED' });
});
