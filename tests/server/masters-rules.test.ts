import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { accountsWithModes } from '../../server/masters/account-payment-mode.queries';
import { pricesOnDay, rateOutlook, ratesInForce } from '../../server/masters/product-rate.queries';
import { pumpsWithProducts } from '../../server/masters/pump.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { verifyPassword } from '../../server/services/access/password';
import { type Backend, openBackend } from './backend';
import { type AnyRow, addRow, contextOf, type Input, masterNamed as master, sampleInput } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;

/** Opens a station for each test, or one for all tests of a group. */
function withStation(before: typeof beforeEach, after: typeof afterEach): void {
  before(async () => {
    backend = await openBackend();
    admin = await contextOf(backend, true);
    staff = await contextOf(backend, false);
  });
  after(() => backend.close());
}

/** The field and message of each problem of a refusal. */
async function refusedWith(work: Promise<unknown>): Promise<[string | undefined, string][]> {
  return work.then(
    () => [],
    (error: { problems: { field?: string; message: string }[] }) =>
      error.problems.map(({ field, message }) => [field, message]),
  );
}

const add = (name: string, input: Input, ctx = admin) => submit(ctx, master(name).commands.create, input);
const change = (name: string, { id, version }: AnyRow, input: Input, ctx = admin) =>
  submit(ctx, master(name).commands.update!, { id, version, reason: 'because', ...input });
const removal = (name: string, { id, version }: AnyRow, ctx = admin) =>
  submit(ctx, master(name).commands.remove, { id, version });
const rowOf = (answer: { row: unknown }): AnyRow => answer.row as AnyRow;

const CREDITOR = {
  firmName: 'Shree Transport',
  shortName: 'shree',
  proprietorName: 'R Patil',
  email: 'shree@firm.example',
  contactNo: '9876543210',
  address: 'Main road',
  maxLimit: '50000',
};
const EMPLOYEE = {
  name: 'Ramesh K',
  contactNo: '9876543210',
  address: 'Main road',
  payRate: '650.00',
  joinDate: '2024-04-01',
};
const USER = {
  name: 'meena',
  email: 'Meena@Station.example',
  password: 'sesame-1',
  phoneNo: '9876543210',
  address: 'Main road',
};

describe('the texts of the specification', () => {
  withStation(beforeAll, afterAll);

  test.each<[string, Input, string]>([
    ['PaymentMode', { name: 'UPI' }, 'Payment Mode UPI created successfully.'],
    ['TransactionAccount', { name: 'State Bank' }, 'Transaction Account created successfully.'],
    ['Pump', { name: 'P1' }, 'MPD P1 created successfully.'],
    ['ExpenditureCategory', { name: 'Tea' }, 'Expenditure Catagory Tea created successfully.'],
    ['Creditor', CREDITOR, 'creditor  created successfully.'],
    ['SwipeMachine', { name: 'HDFC' }, 'swipe  created successfully.'],
    ['Product', { name: 'Diesel' }, 'product Diesel created successfully'],
    ['User', USER, 'User MEENA created successfully.'],
  ])('the texts of the specification are returned for a new %s', async (name, input, text) => {
    expect((await add(name, input)).message).toBe(text);
  });

  test('the texts of the specification are returned for a new tank, a new nozzle and a changed employee', async () => {
    const { id: productId } = await add('Product', { name: 'Petrol' });
    const tank = await add('Tank', { name: 'T1', productId });
    const pump = await add('Pump', { name: 'P2' });
    const nozzle = await add('Nozzle', { name: 'N1', pumpId: pump.id, tankId: tank.id });
    expect([tank.message, nozzle.message]).toEqual([
      'Tank T1 created successfully.',
      'Nozzel N1 created successfully.',
    ]);
    const employee = rowOf(await add('Employee', EMPLOYEE));
    expect((await change('Employee', employee, { address: 'Station road' })).message).toBe(
      'Employee Update successfully',
    );
  });

  test.each<[string, string, unknown, string, Input]>([
    ['Creditor', 'firmName', 'S', 'firm name  must be between 2 to 45 characters', CREDITOR],
    ['Creditor', 'shortName', 'S', 'Short name  must be between 2 to 50 characters', CREDITOR],
    ['Creditor', 'proprietorName', '', 'proprietorName  must be between 2 to 45 characters', CREDITOR],
    ['Creditor', 'email', 'x@y', 'Must be a valid email within 45 character', CREDITOR],
    ['Creditor', 'address', 'x'.repeat(71), 'address must be between 2 to 70 characters', CREDITOR],
    ['Creditor', 'maxLimit', '0', 'maximum limit amount  must be a valid integer', CREDITOR],
    ['Creditor', 'maxLimit', '50000.50', 'maximum limit amount  must be a valid integer', CREDITOR],
    ['Employee', 'name', 'R', 'Employee name  must be between 2 to 45 characters', EMPLOYEE],
    ['Employee', 'contactNo', '123', 'Contact number must be between 10 to 20 characters', EMPLOYEE],
    ['Employee', 'address', 'x', 'address number must be between 2 to 200 characters', EMPLOYEE],
    ['Employee', 'payRate', '-1', 'please enter a valid payrate', EMPLOYEE],
    ['Employee', 'joinDate', '01-04-2024', 'please enter a valid join date YYYY-MM-DD format', EMPLOYEE],
    ['User', 'name', '', 'Name canot be empty', USER],
    ['User', 'phoneNo', '98765', 'Phone number must be 10 or more characters each must be comma separated', USER],
    ['User', 'address', 'x', 'Address must be string between 2 to 100 character', USER],
    ['User', 'password', '1234', 'password must be 5 to 15 characters', USER],
  ])('refuses a %s with %s %j', async (name, field, wrong, message, right) => {
    expect(await refusedWith(add(name, { ...right, [field]: wrong }))).toEqual([[field, message]]);
  });

  test('letters are stored in the specified case', async () => {
    expect(rowOf(await add('Creditor', { ...CREDITOR, firmName: 'Om Roadlines' }))).toMatchObject({
      firmName: 'OM ROADLINES',
      shortName: 'SHREE',
      proprietorName: 'R PATIL',
      address: 'MAIN ROAD',
      maxLimit: 5_000_000,
      creditDays: 15,
      interestRate: 1800,
      isSmall: false,
    });
    expect(rowOf(await add('Employee', { ...EMPLOYEE, contactNo: '9876500001' }))).toMatchObject({
      name: 'ramesh k',
      payRate: 65_000,
      payBasis: 'SHIFT',
    });
  });

  test.each(['Creditor', 'Employee'])('changing a %s requires a reason', async (name) => {
    const row = await addRow(admin, master(name));
    expect(await refusedWith(change(name, row, { address: 'Elsewhere', reason: ' ' }))).toEqual([
      ['reason', 'Why you want to Edit'],
    ]);
  });
});

describe('rules of single masters', () => {
  withStation(beforeEach, afterEach);

  test('staff add employees, but only admins see their pay', async () => {
    const added = rowOf(await add('Employee', EMPLOYEE, staff));
    const one = master('Employee').queries.one;
    expect(added.payRate).toBeNull();
    expect(await ask(staff, one, { id: added.id })).toMatchObject({ payRate: null });
    expect(await ask(admin, one, { id: added.id })).toMatchObject({ payRate: 65_000 });
  });

  test('a required field cannot be emptied', async () => {
    const row = rowOf(await add('Creditor', CREDITOR));
    const refused = await refusedWith(change('Creditor', row, { creditDays: null, firmName: null }));
    expect(refused.map(([field]) => field).toSorted()).toEqual(['creditDays', 'firmName']);
    expect(rowOf(await change('Creditor', row, { panNumber: '' }))).toMatchObject({ panNumber: null, creditDays: 15 });
  });

  test("a creditor's GSTIN is optional, stored in capitals, and checked", async () => {
    const row = rowOf(await add('Creditor', { ...CREDITOR, gstin: '29abcde1234f1zw' }));
    expect(row).toMatchObject({ gstin: '29ABCDE1234F1ZW' });
    expect(await refusedWith(change('Creditor', row, { gstin: '29ABCDE1234F1Z5' }))).toEqual([
      ['gstin', 'Check this GSTIN: its last character does not match the others'],
    ]);
    expect(await refusedWith(add('Creditor', { ...CREDITOR, firmName: 'OTHER', gstin: '29ABC' }))).toEqual([
      ['gstin', 'A GSTIN has 15 characters: 29ABCDE1234F1ZW'],
    ]);
    expect(rowOf(await change('Creditor', row, { gstin: '' }))).toMatchObject({ gstin: null });
  });

  test('a new shift type gets the next position of the day, a product its name as short name', async () => {
    const places = [];
    for (const name of ['Morning', 'Evening', 'Night']) places.push(rowOf(await add('ShiftType', { name })).position);
    expect(places).toEqual([1, 2, 3]);
    expect(rowOf(await add('Product', { name: 'High speed diesel' }))).toMatchObject({
      shortName: 'HIGH SPEED',
      kind: 'FUEL',
    });
  });

  describe('the safe', () => {
    const cash = async () =>
      (
        await backend.sql<{ n: number }>(
          'SELECT COALESCE(SUM(p.amount), 0)::bigint AS n FROM posting p JOIN ledger_account a ON a.id = p.account_id AND a.kind = $1',
          ['CASH'],
        )
      )[0]!.n;

    test('the notes of a new denomination are posted to the ledger', async () => {
      const { row } = await add('Denomination', { value: '500', available: 20 }, staff);
      expect(row).toMatchObject({ value: 50_000, available: 20 });
      expect(await cash()).toBe(1_000_000);
      expect(rowOf(await add('Denomination', { value: '100' })).available).toBe(0);
      expect(await cash()).toBe(1_000_000);
    });

    test('notes in the safe stay counted; their value and uncounted cash cannot be edited', async () => {
      const fiveHundred = rowOf(await add('Denomination', { value: '500', available: 20 }));
      expect(await refusedWith(removal('Denomination', fiveHundred))).toEqual([
        [undefined, 'There are 20 of these in the safe. Exchange them first.'],
      ]);
      const [uncounted] = await backend.sql<AnyRow>('SELECT id, version FROM denomination WHERE is_uncounted');
      expect(await refusedWith(removal('Denomination', uncounted!))).toEqual([
        [undefined, 'This note or coin was not found'],
      ]);
      expect(
        (await ask(staff, master('Denomination').queries.list, { includeDisabled: true })).map(({ id }) => id),
      ).toEqual([fiveHundred.id]);
    });

    test.each(['0.01', '0.50', '10.50', '-500', 'five'])('refuses a note of %s rupees', async (value) => {
      expect(await refusedWith(add('Denomination', { value }))).toEqual([
        ['value', 'Value must be a whole number of rupees'],
      ]);
    });
  });

  describe('users', () => {
    test('a new user can log in with the password, which is stored hashed', async () => {
      const { id, row } = await add('User', { ...USER, isAdmin: true });
      expect(row).toMatchObject({ name: 'MEENA', email: 'meena@station.example', isAdmin: true, disabled: false });
      const [stored] = await backend.sql<{ hash: string }>('SELECT password_hash AS hash FROM app_user WHERE id = $1', [
        id,
      ]);
      expect(stored!.hash).toMatch(/^\$argon2id\$/);
      expect(await verifyPassword(stored!.hash, USER.password)).toBe(true);
    });

    test('only admins see users', async () => {
      expect(await refusedWith(ask(staff, master('User').queries.list))).toEqual([
        [undefined, 'Only an admin can do this'],
      ]);
    });

    test('the last admin remains; removed rights end the sessions at once', async () => {
      const me = (await ask(admin, master('User').queries.one, { id: admin.actor!.userId })) as unknown as AnyRow;
      const last = 'This is the last admin. Make someone else an admin first.';
      expect(await refusedWith(change('User', me, { isAdmin: false }))).toEqual([['isAdmin', last]]);
      expect(await refusedWith(removal('User', me))).toEqual([['isAdmin', last]]);

      const other = rowOf(await add('User', { ...USER, isAdmin: true }));
      const token = await backend.logIn('meena@station.example', USER.password);
      expect((await backend.requestOf(token)).actor).toMatchObject({ rights: BUILT_IN_ROLES.admin });
      const demoted = rowOf(await change('User', other, { isAdmin: false }));
      expect((await backend.requestOf(token)).actor).toBeNull();
      expect(await refusedWith(removal('User', me))).toEqual([['isAdmin', last]]);

      const again = await backend.logIn('meena@station.example', USER.password);
      const disabled = await removal('User', demoted);
      expect(disabled).toMatchObject({ message: 'User MEENA disabled.', row: { disabled: true } });
      expect((await backend.requestOf(again)).actor).toBeNull();
      const { row } = await submit(admin, master('User').commands.enable!, {
        id: other.id,
        version: rowOf(disabled).version,
      });
      expect(row).toMatchObject({ disabled: false });
      await expect(backend.logIn('meena@station.example', USER.password)).resolves.toEqual(expect.any(String));
    });

    test('two admins who demote each other at once: one remains', async () => {
      const other = rowOf(await add('User', { ...USER, isAdmin: true }));
      const me = (await ask(admin, master('User').queries.one, { id: admin.actor!.userId })) as unknown as AnyRow;
      await Promise.allSettled([change('User', me, { isAdmin: false }), change('User', other, { isAdmin: false })]);
      const admins = await backend.sql('SELECT id FROM app_user WHERE is_admin AND enabled');
      expect(admins).toHaveLength(1);
    });
  });

  /** Inserts a shift of a type on a date. */
  const begin = async (date: string, shiftTypeId: number, state = 'RUNNING') =>
    (
      await backend.sql<{ id: number }>(
        `INSERT INTO shift (shift_date, shift_type_id, state, closed_at) VALUES ($1, $2, $3, CASE WHEN $3 = 'CLOSED' THEN now() END) RETURNING id`,
        [date, shiftTypeId, state],
      )
    )[0]!.id;

  test('a nozzle can move between shifts, but in a running one not to a tank that is not used in it', async () => {
    const nozzle = await addRow(admin, master('Nozzle'));
    const pump = await addRow(admin, master('Pump'));
    const tank = (await ask(admin, master('Tank').queries.one, { id: nozzle.tankId as number })) as unknown as AnyRow;
    const shiftId = await begin('2026-11-21', (await addRow(admin, master('ShiftType'))).id);
    await backend.sql(
      `INSERT INTO nozzle_reading (shift_id, nozzle_id, sequence, pump_id, tank_id, product_id, open, rate)
     VALUES ($1, $2, 1, $3, $4, $5, 0, 9250)`,
      [shiftId, nozzle.id, nozzle.pumpId, tank.id, tank.productId],
    );
    expect(await refusedWith(change('Nozzle', nozzle, { pumpId: pump.id }))).toEqual([
      ['tankId', 'This tank is not used in the running shift. Move the nozzle after the shift is closed.'],
    ]);
    const renamed = rowOf(await change('Nozzle', nozzle, { flowRate: 80 }));
    await backend.sql("UPDATE shift SET state = 'CLOSED', closed_at = now()");
    expect(rowOf(await change('Nozzle', renamed, { pumpId: pump.id }))).toMatchObject({
      pumpId: pump.id,
      pumpName: pump.name,
    });
  });

  test('refuses impossible contents of a tank or meter', async () => {
    const packed = await add('Product', { name: 'Lubricant', kind: 'PACKED' });
    expect(await refusedWith(add('Tank', { name: 'T1', productId: packed.id }))).toEqual([
      ['productId', 'A tank can only hold a fuel'],
    ]);
    const { productId } = await sampleInput(admin, master('Tank'));
    const tank = { name: 'T1', productId, capacity: '10000', openingVolume: '10000.001' };
    expect(await refusedWith(add('Tank', tank))).toEqual([['openingVolume', 'This is more than the tank can hold']]);
    const nozzle = {
      ...(await sampleInput(admin, master('Nozzle'))),
      initialReading: '1000000',
      meterMax: '999999.999',
    };
    expect(await refusedWith(add('Nozzle', nozzle))).toEqual([['initialReading', 'The meter does not go that high']]);
  });

  test('a supplier has a valid GSTIN, and its opening balance is owed by the station', async () => {
    expect(await refusedWith(add('Supplier', { name: 'Oil', gstin: '29ABCDE1234F1Z5' }))).toEqual([
      ['gstin', 'Check this GSTIN: its last character does not match the others'],
    ]);
    const { message, row } = await add('Supplier', { name: 'Oil', gstin: '29abcde1234f1zw', openingBalance: '5000' });
    expect(message).toBe('Supplier Oil created successfully.');
    expect(row).toMatchObject({ gstin: '29ABCDE1234F1ZW', paymentDays: null, openingBalance: 500_000 });
    expect(
      await backend.sql(
        `SELECT a.kind, a.ref_id, p.amount FROM posting p JOIN ledger_account a ON a.id = p.account_id
         JOIN journal_entry e ON e.id = p.entry_id WHERE e.document_kind = 'SUPPLIER_OPENING' ORDER BY a.kind`,
      ),
    ).toEqual([
      { kind: 'OPENING_EQUITY', ref_id: 0, amount: 500_000 },
      { kind: 'SUPPLIER', ref_id: row!.id, amount: -500_000 },
    ]);
  });

  test('accounts are returned with their modes, pumps with their products', async () => {
    const { id: bank } = await add('TransactionAccount', { name: 'State Bank' });
    await add('TransactionAccount', { name: 'Wallet' });
    for (const name of ['UPI', 'Cheque']) {
      const { id } = await add('PaymentMode', { name });
      await add('AccountPaymentMode', { accountId: bank, paymentModeId: id });
    }
    const told = await ask(staff, accountsWithModes);
    expect(told.map((account) => [account.name, account.modes.map((mode) => mode.name)])).toEqual([
      ['State Bank', ['Cheque', 'UPI']],
      ['Wallet', []],
    ]);

    const nozzle = await addRow(admin, master('Nozzle'));
    await add('Nozzle', { name: 'A second one', pumpId: nozzle.pumpId, tankId: nozzle.tankId });
    expect(await ask(staff, pumpsWithProducts)).toEqual([
      {
        pumpId: nozzle.pumpId,
        pumpName: nozzle.pumpName,
        productId: expect.any(Number),
        productName: expect.any(String),
      },
    ]);
  });

  describe('product rates', () => {
    const station = async () => {
      const ids: Record<string, number> = {};
      for (const name of ['Morning', 'Night']) ids[name] = (await add('ShiftType', { name })).id;
      for (const name of ['Diesel', 'Petrol']) ids[name] = (await add('Product', { name })).id;
      const rate = (product: string, text: string, shiftDate: string, shift: string) =>
        add('ProductRate', { productId: ids[product], rate: text, shiftDate, shiftTypeId: ids[shift] });
      return { ids, rate };
    };

    test('the rate of a shift is the latest one for it or an earlier one', async () => {
      const { ids, rate } = await station();
      await rate('Diesel', '92.50', '2026-11-20', 'Morning');
      await rate('Diesel', '93.00', '2026-11-21', 'Night');
      await rate('Petrol', '104.20', '2026-11-21', 'Morning');
      const inForce = async (date: string, shift: string) =>
        Object.fromEntries(
          (await ratesInForce(backend.sql, date, ids[shift]!)).map((each) => [each.productId, each.rate]),
        );
      const { Diesel: hs, Petrol: ms } = ids as { Diesel: number; Petrol: number };
      expect(await inForce('2026-11-19', 'Night')).toEqual({});
      expect(await inForce('2026-11-20', 'Morning')).toEqual({ [hs]: 9250 });
      expect(await inForce('2026-11-20', 'Night')).toEqual({ [hs]: 9250 });
      expect(await inForce('2026-11-21', 'Morning')).toEqual({ [hs]: 9250, [ms]: 10_420 });
      expect(await inForce('2026-11-21', 'Night')).toEqual({ [hs]: 9300, [ms]: 10_420 });
      expect(await inForce('2026-12-31', 'Morning')).toEqual({ [hs]: 9300, [ms]: 10_420 });
      expect(await ask(staff, pricesOnDay, { date: '2026-11-20' })).toEqual([
        { productId: hs, productName: 'Diesel', rate: 9250, rates: [9250] },
        { productId: ms, productName: 'Petrol', rate: null, rates: [] },
      ]);
    });

    test('a rate for a started shift cannot be added, moved or removed', async () => {
      const { ids, rate } = await station();
      const old = rowOf(await rate('Diesel', '92.50', '2026-11-21', 'Morning'));
      const next = rowOf(await rate('Diesel', '93.00', '2026-11-22', 'Morning'));
      await begin('2026-11-21', ids.Morning!, 'CLOSED');
      const begun = 'Shift 21-11-2026 Morning has already started. Enter the rate for a later shift.';
      expect(await refusedWith(rate('Petrol', '104.20', '2026-11-21', 'Morning'))).toEqual([['shiftDate', begun]]);
      expect(await refusedWith(rate('Petrol', '104.20', '2026-11-20', 'Night'))).toEqual([['shiftDate', begun]]);
      const held = `Shifts have used this rate since it began, and there is none before it. Correct this one to the right rate, and enter ₹92.50 for the shift from which it is right.`;
      expect(await refusedWith(change('ProductRate', old, { shiftDate: '2026-12-01' }))).toEqual([['shiftDate', held]]);
      expect(await refusedWith(change('ProductRate', old, { shiftTypeId: ids.Night }))).toEqual([['shiftDate', held]]);
      expect(await refusedWith(change('ProductRate', next, { shiftDate: '2026-11-20' }))).toEqual([
        ['shiftDate', begun],
      ]);
      expect(await refusedWith(removal('ProductRate', old))).toEqual([['shiftDate', held]]);
      expect((await change('ProductRate', next, { rate: '93.25' })).message).toBe(
        'Rate of Diesel updated successfully.',
      );
      expect(await ask(staff, rateOutlook)).toEqual([
        expect.objectContaining({
          productName: 'Diesel',
          rate: 9250,
          since: '2026-11-21',
          sinceShift: 'Morning',
          nextRate: 9325,
          from: '2026-11-22',
          fromShift: 'Morning',
        }),
        expect.objectContaining({ productName: 'Petrol', rate: null, nextRate: null }),
      ]);
    });
  });
});
