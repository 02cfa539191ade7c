import { addDays } from '../../server/domain/kernel/business-date';
import type { ChangeOutcome } from '../../server/services/approvals/ask-or-apply';
import type { Act } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, FIRST_DAY, problemsOf } from './cash-station';
import { openStaffStation, type StaffStation } from './staff-station';

const DELETE = 1;
const MODIFY = 2;

const changeBy =
  (act: Act) =>
  (table: string, rowId: number, typed: Record<string, string | null> | null): Promise<ChangeOutcome> =>
    act('changeRow', {
      table,
      rowId,
      permission: typed === null ? DELETE : MODIFY,
      comment: 'It was entered wrong',
      changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
    });

describe('swipe settlements and bank transfers', () => {
  let station: CashStation;
  let card: number;
  let change: ReturnType<typeof changeBy>;

  beforeAll(async () => {
    station = await CashStation.open();
    [card] = station.ids.swipes;
    change = changeBy(station.act);
    for (const [place, taken] of [3_000_000, 2_000_000, 1_000_000].entries()) {
      await station.start(addDays(FIRST_DAY, place));
      await station.close([{ swipeMachineId: card, amount: taken }]);
    }
    await station.start(addDays(FIRST_DAY, 3));
  });
  afterEach(() => expectBooksInOrder(station.backend.database));
  afterAll(() => station.backend.close());

  const settle = async (paid: number, paidOn: string, over: object = {}): Promise<number> => {
    const asked = { swipeMachineId: card, paid, paidOn, accountId: station.bank, ...over };
    return (await station.act<{ swipeSettlementId: number }>('settleSwipe', asked)).swipeSettlementId;
  };

  /** Whole rupees of each day of January, by settlement. */
  const covered = async (): Promise<Record<number, Record<string, number>>> => {
    const rows = await station.sql<{ id: number; day: string; rupees: number }>(
      `SELECT swipe_settlement_id AS id, to_char(business_date, 'DD') AS day, (amount / 100)::int AS rupees
       FROM swipe_settlement_day ORDER BY 1, 2`,
    );
    const days: Record<number, Record<string, number>> = {};
    for (const { id, day, rupees } of rows) days[id] = { ...days[id], [day]: rupees };
    return days;
  };

  test('a changed settlement recalculates its days and those of later settlements, oldest first', async () => {
    const first = await settle(2_500_000, '2026-01-02');
    const second = await settle(1_500_000, '2026-01-02');
    const third = await settle(1_980_000, '2026-01-05', { charges: 20_000, expenditureCategoryId: station.charges });
    expect(await covered()).toEqual({
      [first]: { '01': 25_000 },
      [second]: { '01': 5_000, '02': 10_000 },
      [third]: { '02': 10_000, '03': 10_000 },
    });
    const above = await problemsOf(change('swipe_settlement', first, { paid: '25000.01' }));
    expect(above).toEqual([
      [undefined, 'The ₹19,800.00 received on 05-01-2026 would be more than is outstanding on this machine'],
    ]);
    const { effects } = await change('swipe_settlement', first, { paid: '20000.00' });
    expect(effects).toEqual(['STATE BANK: ₹59,800.00 → ₹54,800.00']);
    expect(await covered()).toEqual({
      [first]: { '01': 20_000 },
      [second]: { '01': 10_000, '02': 5_000 },
      [third]: { '02': 15_000, '03': 5_000 },
    });
    const gone = await change('swipe_settlement', first, null);
    expect(gone.effects).toEqual([
      'STATE BANK: ₹54,800.00 → ₹34,800.00',
      'The ₹15,000.00 received on 02-01-2026: for 01-01-2026 now, not 01-01-2026 to 02-01-2026',
      'The ₹19,800.00 received on 05-01-2026: for 01-01-2026 to 02-01-2026 now, not 02-01-2026 to 03-01-2026',
    ]);
    expect(await covered()).toEqual({ [second]: { '01': 15_000 }, [third]: { '01': 15_000, '02': 5_000 } });
    await change('swipe_settlement', third, { charges: '0.00', paid: '20000.00', accountId: String(station.wallet) });
    expect(await station.balances()).toMatchObject({
      [`BANK ${station.bank}`]: 1_500_000,
      [`BANK ${station.wallet}`]: 2_000_000,
      [`SWIPE ${card}`]: 2_500_000,
    });
    expect(await station.sql('SELECT expenditure_category_id FROM swipe_settlement WHERE id = $1', [third])).toEqual([
      { expenditure_category_id: null },
    ]);
  });

  test('refuses a settlement that would push a later one past its day', async () => {
    const late = await settle(500_000, '2026-01-02').catch(() => null);
    expect(late).not.toBeNull();
    const [earlier] = await station.sql<{ id: number }>('SELECT MIN(id) AS id FROM swipe_settlement');
    expect(await problemsOf(change('swipe_settlement', earlier!.id, { paid: '30000.00' }))).toEqual([
      [undefined, 'The ₹5,000.00 received on 02-01-2026 would be for 03-01-2026, a later day'],
    ]);
    await change('swipe_settlement', late!, null);
  });

  test('a deposit moves to another account with the same notes, and returns to the safe when deleted', async () => {
    const before = await station.safe();
    const notes = [{ value: 500, in: 0, out: 2 }];
    const { cashTransferId: id } = await station.act<{ cashTransferId: number }>('transferCash', {
      kind: 'DEPOSIT',
      accountId: station.bank,
      notes,
    });
    const carried = await station.safe();
    const { [`BANK ${station.wallet}`]: wallet } = await station.balances();
    const { effects } = await change('cash_transfer', id, { accountId: String(station.wallet) });
    expect(effects).toEqual([
      expect.stringMatching(/^STATE BANK: ₹[\d,]+.00 → ₹[\d,]+.00$/),
      'WALLET: ₹20,000.00 → ₹21,000.00',
    ]);
    expect(await station.safe()).toEqual(carried);
    expect((await station.balances())[`BANK ${station.wallet}`]).toBe(wallet! + 100_000);
    expect((await change('cash_transfer', id, null)).effects).toEqual([
      expect.stringMatching(/^Cash in the safe: /),
      'WALLET: ₹21,000.00 → ₹20,000.00',
      `Notes in the safe: ₹500: ${carried[500]} → ${before[500]}`,
    ]);
    expect(await station.safe()).toEqual(before);
  });

  test('a withdrawal whose notes were paid out can change its account but not be deleted', async () => {
    const { cashTransferId: id } = await station.act<{ cashTransferId: number }>('transferCash', {
      kind: 'DRAWING',
      accountId: station.bank,
      notes: [{ value: 200, in: 5, out: 0 }],
    });
    const { 200: held } = await station.safe();
    await station.act('transferCash', {
      kind: 'DEPOSIT',
      accountId: station.bank,
      notes: [{ value: 200, in: 0, out: held! - 1 }],
    });
    await change('cash_transfer', id, { accountId: String(station.wallet) });
    expect(await problemsOf(change('cash_transfer', id, null))).toEqual([
      [undefined, 'These notes are no longer in the safe. Missing: 4 × ₹200'],
    ]);
  });

  test('the notes of a deposit of a closed shift are corrected on its own day, and its amount with them', async () => {
    const deposited = (value: number, count: number) =>
      station.act<{ cashTransferId: number }>('transferCash', {
        ...{ kind: 'DEPOSIT', accountId: station.bank, notes: [{ value, in: 0, out: count }] },
      });
    const before = await station.safe();
    const { [`BANK ${station.bank}`]: bank } = await station.balances();
    const { cashTransferId: id } = await deposited(500, 4);
    const [{ shiftDate }] = (await station.sql(
      `SELECT shift_date AS "shiftDate" FROM shift WHERE state = 'RUNNING'`,
    )) as [{ shiftDate: string }];
    await station.close();
    await station.start(addDays(shiftDate, 1));
    for (const counted of ['500', '500 × 1, 500 × 2', 'five', '3 × 1'])
      expect((await problemsOf(change('cash_transfer', id, { counted })))[0]![0]).toBe('counted');
    const held = await station.safe();
    expect(await problemsOf(change('cash_transfer', id, { counted: `500 × ${before[500]! + 1}` }))).toEqual([
      ['counted', `₹500: only ${before[500]} of these are in the safe`],
    ]);
    expect(await station.safe()).toEqual(held);
    const { effects } = await change('cash_transfer', id, { counted: '500x1, 100 x 2' });
    expect(effects).toEqual([
      'Deposit to STATE BANK: ₹2,000.00 → ₹700.00',
      expect.stringMatching(/^Cash in the safe: /),
      expect.stringMatching(/^STATE BANK: /),
      `Notes in the safe: ₹500: ${held[500]} → ${held[500]! + 3}, ₹100: ${held[100]} → ${held[100]! - 2}`,
    ]);
    expect((await station.balances())[`BANK ${station.bank}`]).toBe(bank! + 70_000);
    expect(
      await station.sql(
        `SELECT d.amount, e.business_date AS day FROM cash_transfer d
         JOIN journal_entry e ON e.document_kind = 'CASH_TRANSFER' AND e.document_id = d.id WHERE d.id = $1`,
        [id],
      ),
    ).toEqual([1, 2, 3].map(() => ({ amount: 70_000, day: shiftDate })));
    expect(
      (await change('cash_transfer', id, { counted: '100 x 2; 500 * 1', comment: 'as it was' })).effects,
    ).toBeUndefined();
    expect((await change('cash_transfer', id, { counted: '500 × 4' })).effects).toContainEqual(
      'Deposit to STATE BANK: ₹700.00 → ₹2,000.00',
    );
    await change('cash_transfer', id, null);
    expect(await station.safe()).toEqual(before);
  });

  test('a withdrawal whose notes were paid out can be corrected to more, but not to fewer', async () => {
    const { cashTransferId: id } = await station.act<{ cashTransferId: number }>('transferCash', {
      ...{ kind: 'DRAWING', accountId: station.bank, notes: [{ value: 1, in: 5, out: 0 }] },
    });
    const { 1: held } = await station.safe();
    await station.act('transferCash', {
      ...{ kind: 'DEPOSIT', accountId: station.bank, notes: [{ value: 1, in: 0, out: held! - 1 }] },
    });
    await change('cash_transfer', id, { counted: '1 × 7' });
    expect((await station.safe())[1]).toBe(3);
    expect((await problemsOf(change('cash_transfer', id, { counted: '1 × 2' })))[0]).toEqual([
      'counted',
      expect.stringContaining('no longer in the safe'),
    ]);
  });

  test('a collection with a changed amount keeps its counted notes, and the difference is uncounted cash', async () => {
    const before = await station.safe();
    const { cashCollectionId: id } = await station.act<{ cashCollectionId: number }>('collectCash', {
      pumpId: station.ids.pumps[0],
      employeeId: station.ids.employees[0],
      notes: [
        { value: 500, in: 2, out: 0 },
        { value: 100, in: 3, out: 0 },
      ],
    });
    const counted = await station.safe();
    const noted = (safe: Record<string, number>) => [safe[500], safe[100]];
    expect(noted(counted)).toEqual([(before[500] ?? 0) + 2, (before[100] ?? 0) + 3]);
    for (const amount of ['1350.00', '1310.00']) {
      const { effects } = await change('cash_collection', id, { amount });
      expect(effects).toEqual([
        expect.stringMatching(/^Cash in the safe: /),
        expect.stringMatching(/^Uncounted cash: /),
      ]);
      expect(noted(await station.safe())).toEqual(noted(counted));
    }
    await change('cash_collection', id, null);
    expect(await station.safe()).toEqual(before);
  });

  test('deleting an exchange moves its notes back', async () => {
    const before = await station.safe();
    const notes = [
      { value: 50, in: 2, out: 0 },
      { value: 100, in: 0, out: 1 },
    ];
    const { cashExchangeId } = await station.act<{ cashExchangeId: number }>('exchangeCash', { notes });
    expect(await station.safe()).not.toEqual(before);
    const { effects } = await change('cash_exchange', cashExchangeId, null);
    expect(effects).toEqual([
      `Notes in the safe: ₹100: ${before[100]! - 1} → ${before[100]}, ₹50: ${before[50]! + 2} → ${before[50]}`,
    ]);
    expect(await station.safe()).toEqual(before);
  });
});

describe('disabled references', () => {
  let station: CashStation;
  let change: ReturnType<typeof changeBy>;

  beforeAll(async () => {
    station = await CashStation.open();
    change = changeBy(station.act);
    await station.start(FIRST_DAY);
  });
  afterEach(() => expectBooksInOrder(station.backend.database));
  afterAll(() => station.backend.close());

  const record = async (command: string, asked: object): Promise<number> => {
    const [id] = Object.values(
      await station.act<Record<string, number>>(command, { amount: 10_000, notes: [], ...asked }),
    );
    return id!;
  };

  test('a row keeps its account, which no other row may use', async () => {
    const { ids, bank: accountId, modes, tea } = station;
    const way = { accountId, paymentModeId: modes.neft };
    const rows: [table: string, id: number][] = [
      ['expenditure', await record('recordExpenditure', { ...way, expenditureCategoryId: tea })],
      [
        'creditor_payment',
        await record('recordCreditorPayment', { ...way, creditorId: ids.creditors[0], reference: 'UTR 1' }),
      ],
      ['employee_advance', await record('recordEmployeeAdvance', { ...way, employeeId: ids.employees[0] })],
    ];
    const inCash = await record('recordExpenditure', { expenditureCategoryId: tea });
    await station.act('removeTransactionAccount', { id: accountId, version: 1 });
    for (const [table, id] of rows) {
      await change(table, id, { comment: 'a word more' });
      const { effects } = await change(table, id, { amount: '110.00' });
      expect(effects).toContainEqual(expect.stringMatching(/^STATE BANK: /));
    }
    const moved = { accountId: String(accountId), paymentModeId: String(modes.neft) };
    expect(await problemsOf(change('expenditure', inCash, moved))).toEqual([['accountId', 'Select an account']]);
    await station.act('enableTransactionAccount', { id: accountId, version: 2 });
  });

  test('a row keeps its category, which no other row may use; an unknown one gets the same message', async () => {
    const { charges, tea } = station;
    const [old, other] = [
      await record('recordExpenditure', { expenditureCategoryId: tea }),
      await record('recordExpenditure', { expenditureCategoryId: charges }),
    ];
    await station.act('removeExpenditureCategory', { id: tea, version: 1 });
    const { effects } = await change('expenditure', old, { amount: '90.00' });
    expect(effects).toEqual([
      expect.stringMatching(/^Cash in the safe: /),
      expect.stringMatching(/^Uncounted cash: |^Notes in the safe: /),
    ]);
    for (const id of [tea, 99_999])
      expect(await problemsOf(change('expenditure', other, { expenditureCategoryId: String(id) }))).toEqual([
        ['expenditureCategoryId', 'Select an expenditure category'],
      ]);
  });
});

describe('advances and salaries', () => {
  let station: StaffStation;
  let change: ReturnType<typeof changeBy>;

  beforeAll(async () => {
    station = await openStaffStation();
    change = changeBy(station.act);
  });
  afterEach(() => expectBooksInOrder(station.backend.database));
  afterAll(() => station.backend.close());

  test('an advance recovered by a salary is corrected by the next one, and salaries are deleted newest first', async () => {
    const { ids, act, bank, balanceOf } = station;
    const [ram, shyam] = ids.employees;
    await station.work('2026-01-01', 3, [ram]);
    await station.start('2026-01-04', [ram]);
    const { employeeAdvanceId: advance } = await act<{ employeeAdvanceId: number }>('recordEmployeeAdvance', {
      employeeId: ram,
      amount: 60_000,
      notes: [],
    });
    const pay = async (from: string, to: string, amount: number): Promise<number> =>
      (await act<{ salaryPaymentId: number }>('paySalary', { employeeId: ram, from, to, amount, notes: [] }))
        .salaryPaymentId;
    const first = await pay('2026-01-01', '2026-01-02', 40_000);
    expect(await balanceOf(ram)).toBe(0);
    const { effects } = await change('employee_advance', advance, { employeeId: String(shyam), amount: '500.00' });
    expect(effects).toEqual([
      'Account of ram: ₹0.00 → −₹600.00',
      'Account of shyam: ₹0.00 → ₹500.00',
      'Cash in the safe: ₹35,630.00 → ₹35,730.00',
      'Uncounted cash: ₹26,750.00 → ₹26,850.00',
    ]);
    const second = await pay('2026-01-03', '2026-01-03', 110_000);
    expect(await balanceOf(ram)).toBe(0);
    expect(await problemsOf(change('salary_payment', first, null))).toEqual([
      [undefined, 'ram was later paid for 03-01-2026 to 03-01-2026. Delete that salary first.'],
    ]);
    const taken = await change('salary_payment', second, null);
    expect(taken.effects).toEqual([
      'Account of ram: ₹0.00 → −₹600.00',
      expect.stringMatching(/^Cash in the safe: /),
      expect.stringMatching(/^Uncounted cash: /),
      'Salary for 03-01-2026 to 03-01-2026 can be paid to ram again',
    ]);
    const again = await pay('2026-01-03', '2026-01-03', 100_000);
    const elsewhere = { accountId: String(bank.accountId), paymentModeId: String(bank.paymentModeId) };
    await change('salary_payment', again, elsewhere);
    expect(await balanceOf(ram)).toBe(-10_000);
    expect(await problemsOf(change('salary_payment', first, elsewhere))).toEqual([
      [
        'accountId',
        'The account of ram has changed since this salary was paid, so the payment account cannot be changed',
      ],
    ]);
    await change('salary_payment', first, { comment: 'in two parts' });
    const last = await change('salary_payment', again, null);
    expect(last.effects![0]).toBe('Account of ram: −₹100.00 → −₹600.00');
    const newest = await pay('2026-01-03', '2026-01-03', 110_000);
    expect(newest).toBeGreaterThan(again);
    expect(await balanceOf(ram)).toBe(0);
    const { effects: paid } = await change('salary_payment', newest, elsewhere);
    expect(paid).toContainEqual(expect.stringMatching(/^Cash in the safe: /));
    await act('removeTransactionAccount', { id: bank.accountId, version: 1 });
    await change('salary_payment', newest, { comment: 'by transfer' });
    await act('enableTransactionAccount', { id: bank.accountId, version: 2 });
  });

  test('an advance cannot move to an employee who left', async () => {
    const { ids, act } = station;
    const [, shyam, sita] = ids.employees;
    const { employeeAdvanceId } = await act<{ employeeAdvanceId: number }>('recordEmployeeAdvance', {
      employeeId: shyam,
      amount: 10_000,
      notes: [],
    });
    await act('removeEmployee', { id: sita, version: 1 });
    expect(await problemsOf(change('employee_advance', employeeAdvanceId, { employeeId: String(sita) }))).toEqual([
      ['employeeId', 'sita is disabled'],
    ]);
    await change('employee_advance', employeeAdvanceId, null);
    expect(await station.balanceOf(shyam)).toBe(50_000);
  });
});
