import { addDays } from '../../server/domain/kernel/business-date';
import { inr } from '../../server/domain/kernel/format';
import { parseMoney } from '../../server/domain/kernel/money';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { closeForm, correctionForm } from '../../server/modules/closing/close-form.query';
import type { CloseShiftInput } from '../../server/modules/closing/close-shift.input';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { closedShiftReport } from '../../server/reports/definitions/closed-shift-report';
import { changeRow } from '../../server/services/approvals/change-row';
import { decideChange } from '../../server/services/approvals/decide-change';
import { changeableRow } from '../../server/services/approvals/review.queries';
import { closeRunningShift, startNextShift } from '../support/close-running-shift';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { setSetting } from '../support/station-settings';
import { type OpenChangeStation, openChangeStation } from './changes/change-station';

const FULL = 10_000_000;
const WITH_REASON = { overLimitReason: 'a good customer' };
/** Tables that a close fixes and that no change of its documents alters. */
const BESIDE = ['nozzle_reading', 'swipe_collection', 'tank_dip', 'shift_rate', 'shift_tank', 'stock_movement'];

let station: OpenChangeStation;
beforeAll(async () => {
  station = await openChangeStation();
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

const rupees = (text: string): number => parseMoney(text.replaceAll(',', ''))!;
const employeeOf = (name: string): number => station.ids.employees[['ram', 'shyam', 'sita'].indexOf(name)]!;

/** Parses texts like 'ram 150, shyam 120', in whole rupees. */
const sharesOf = (text: string) =>
  text === 'none'
    ? []
    : text.split(', ').map((share) => {
        const [name, amount] = share.split(' ') as [string, string];
        return { employeeId: employeeOf(name), amount: rupees(amount) };
      });

interface WorkedShift {
  shiftId: number;
  saleId: number;
  cashId: number;
  lastId: number;
}

/**
 * The worked example of one pump: ₹1,55,020.00 sold, ₹27,750.00 on credit, ₹80,000.00 cash, ₹30,000.00 swiped, so S =
 * ₹17,270.00.
 */
async function workedShift(last: string, shares: string, ofP2: Parameters<typeof closeRunningShift>[1][1][] = []) {
  const { act, ids, sql } = station;
  const shiftId = await beginShift();
  const at = { pumpId: ids.pumps[0], productId: ids.hs };
  const sale = { creditorId: ids.creditors[0], ...at, litres: 300_000, ...WITH_REASON };
  const { creditSaleId: saleId } = await act<{ creditSaleId: number }>('recordCreditSale', sale);
  const cash = { pumpId: ids.pumps[0], employeeId: employeeOf('ram'), amount: 8_000_000, notes: [] };
  const { cashCollectionId: cashId } = await act<{ cashCollectionId: number }>('collectCash', cash);
  const typed = {
    sold: [1_000_000, 600_000] as [number, number],
    swiped: 3_000_000,
    shortages: sharesOf(shares),
    last: { employeeId: employeeOf('ram'), amount: rupees(last) },
  };
  await closeRunningShift(station, [typed, ...ofP2], FULL);
  await startNextShift(station);
  const [row] = await sql<{ id: number }>('SELECT MIN(id) AS id FROM cash_collection WHERE shift_id = $1 AND is_last', [
    shiftId,
  ]);
  return { shiftId, saleId, cashId, lastId: row!.id } satisfies WorkedShift;
}

/** Returns a running shift without entries. One that has entries is closed first. */
async function beginShift(): Promise<number> {
  const [running] = await station.sql<{ id: number; isNew: boolean }>(
    `SELECT id, NOT EXISTS (SELECT FROM journal_entry WHERE shift_id = s.id) AS "isNew" FROM shift s WHERE state = 'RUNNING'`,
  );
  if (running?.isNew) return running.id;
  if (running) await closeRunningShift(station, [], FULL);
  return startNextShift(station);
}

const change = (table: string, rowId: number, typed: Record<string, string> | null, ctx: Context = station.admin) =>
  submit(ctx, changeRow, {
    table,
    rowId,
    permission: typed === null ? 1 : 2,
    comment: 'It was typed wrong',
    changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
  });

/** The stored figures of a closed pump, as the tables of cases write them. */
async function figuresOf(shiftId: number, place = 0) {
  const pumpId = station.ids.pumps[place];
  const [close] = await station.sql<{ s: number; last: number; shortAndOver: number; employee: string | null }>(
    `SELECT c.sale - c.credit - c.cash - c.swipe AS s, c.last, c.short_and_over AS "shortAndOver", e.name AS employee
     FROM pump_close c LEFT JOIN employee e ON e.id = c.employee_id WHERE c.shift_id = $1 AND c.pump_id = $2`,
    [shiftId, pumpId],
  );
  const shares = await station.sql<{ name: string; amount: number }>(
    `SELECT e.name, x.amount FROM employee_shortage x JOIN employee e ON e.id = x.employee_id
     WHERE x.shift_id = $1 AND x.pump_id = $2 ORDER BY x.amount DESC`,
    [shiftId, pumpId],
  );
  const { s, last, shortAndOver, employee } = close!;
  return {
    s: inr(s),
    d: inr(s - last),
    shortAndOver: inr(shortAndOver),
    employee,
    shortages: shares.map(({ name, amount }) => `${name} ${amount / 100}`).join(', ') || 'none',
  };
}

/** All stored figures of a closed shift, row by row, without ids. */
const frozenOf = async (shiftId: number) => ({
  figures: await station.sql(
    `SELECT to_jsonb(c) - 'typed_shares' AS figures FROM pump_close c WHERE shift_id = $1 ORDER BY pump_id`,
    [shiftId],
  ),
  totals: await station.sql('SELECT * FROM daily_total WHERE shift_id = $1 ORDER BY pump_id, product_id', [shiftId]),
  shares: await station.sql(
    'SELECT pump_id, employee_id, amount FROM employee_shortage WHERE shift_id = $1 ORDER BY pump_id, employee_id',
    [shiftId],
  ),
  last: await station.sql(
    'SELECT pump_id, employee_id, amount FROM cash_collection WHERE shift_id = $1 AND is_last ORDER BY pump_id',
    [shiftId],
  ),
  balances: await station.sql(
    `SELECT a.kind, a.ref_id, SUM(p.amount)::bigint AS balance FROM posting p JOIN ledger_account a ON a.id = p.account_id
     GROUP BY 1, 2 HAVING SUM(p.amount) <> 0 ORDER BY 1, 2`,
  ),
});

/** Undoing the shift and closing it from its draft must give the figures that the change produced. */
async function expectUndoneAndClosedTheSame(shiftId: number): Promise<void> {
  const changed = await frozenOf(shiftId);
  await station.act('undoLastShift', { shiftId });
  await expectBooksInOrder(station.backend.database);
  const { draft } = await ask(station.admin, closeForm);
  await station.act('closeShift', JSON.parse(draft!));
  expect(await frozenOf(shiftId)).toEqual(changed);
  await startNextShift(station);
}

describe('changing the amount of a credit sale in the worked example', () => {
  it.each`
    last           | shares                  | amount         | s               | d             | shortages               | shortAndOver
    ${'17,270.00'} | ${'none'}               | ${'27,755.00'} | ${'₹17,265.00'} | ${'-₹5.00'}   | ${'none'}               | ${'₹5.00'}
    ${'17,270.00'} | ${'none'}               | ${'27,745.00'} | ${'₹17,275.00'} | ${'₹5.00'}    | ${'none'}               | ${'-₹5.00'}
    ${'17,270.00'} | ${'none'}               | ${'27,740.00'} | ${'₹17,280.00'} | ${'₹10.00'}   | ${'none'}               | ${'-₹10.00'}
    ${'17,270.00'} | ${'none'}               | ${'27,650.00'} | ${'₹17,370.00'} | ${'₹100.00'}  | ${'ram 100'}            | ${'₹0.00'}
    ${'17,270.00'} | ${'none'}               | ${'27,850.00'} | ${'₹17,170.00'} | ${'-₹100.00'} | ${'none'}               | ${'₹100.00'}
    ${'17,260.00'} | ${'none'}               | ${'27,749.50'} | ${'₹17,270.50'} | ${'₹10.50'}   | ${'ram 10'}             | ${'-₹0.50'}
    ${'17,260.00'} | ${'none'}               | ${'27,745.00'} | ${'₹17,275.00'} | ${'₹15.00'}   | ${'ram 15'}             | ${'₹0.00'}
    ${'17,259.50'} | ${'ram 10'}             | ${'27,755.00'} | ${'₹17,265.00'} | ${'₹5.50'}    | ${'none'}               | ${'-₹5.50'}
    ${'17,000.00'} | ${'ram 270'}            | ${'27,850.00'} | ${'₹17,170.00'} | ${'₹170.00'}  | ${'ram 170'}            | ${'₹0.00'}
    ${'17,000.00'} | ${'ram 270'}            | ${'27,650.00'} | ${'₹17,370.00'} | ${'₹370.00'}  | ${'ram 370'}            | ${'₹0.00'}
    ${'17,000.00'} | ${'ram 270'}            | ${'27,755.00'} | ${'₹17,265.00'} | ${'₹265.00'}  | ${'ram 265'}            | ${'₹0.00'}
    ${'17,000.00'} | ${'ram 270'}            | ${'28,010.00'} | ${'₹17,010.00'} | ${'₹10.00'}   | ${'none'}               | ${'-₹10.00'}
    ${'17,000.00'} | ${'ram 270'}            | ${'28,120.00'} | ${'₹16,900.00'} | ${'-₹100.00'} | ${'none'}               | ${'₹100.00'}
    ${'17,300.00'} | ${'none'}               | ${'27,650.00'} | ${'₹17,370.00'} | ${'₹70.00'}   | ${'ram 70'}             | ${'₹0.00'}
    ${'17,000.00'} | ${'shyam 150, ram 120'} | ${'27,650.00'} | ${'₹17,370.00'} | ${'₹370.00'}  | ${'shyam 250, ram 120'} | ${'₹0.00'}
    ${'17,000.00'} | ${'shyam 150, ram 120'} | ${'27,850.00'} | ${'₹17,170.00'} | ${'₹170.00'}  | ${'ram 120, shyam 50'}  | ${'₹0.00'}
    ${'17,000.00'} | ${'shyam 150, ram 120'} | ${'27,950.00'} | ${'₹17,070.00'} | ${'₹70.00'}   | ${'ram 70'}             | ${'₹0.00'}
    ${'17,000.00'} | ${'shyam 150, ram 120'} | ${'28,015.00'} | ${'₹17,005.00'} | ${'₹5.00'}    | ${'none'}               | ${'-₹5.00'}
  `(
    'last $last, shares $short: at $amount the difference is $d, shares $shortages, short and over $shortAndOver',
    async ({ last, shares, amount, ...expected }) => {
      const { shiftId, saleId } = await workedShift(last, shares);
      await change('credit_sale', saleId, { amount: amount.replaceAll(',', '') });
      expect(await figuresOf(shiftId)).toEqual({ ...expected, employee: 'ram' });
      await expectBooksInOrder(station.backend.database);
      await expectUndoneAndClosedTheSame(shiftId);
    },
    30_000,
  );
});

describe('previewing a change of a closed shift', () => {
  it('describes it in sentences and changes nothing', async () => {
    const { shiftId, saleId } = await workedShift('17,000.00', 'shyam 150, ram 120');
    const before = await frozenOf(shiftId);
    const asked = await change('credit_sale', saleId, { amount: '27965.00' }, station.staff);
    expect(asked.effects).toEqual([
      'Quantity: 300.000 L → 302.324 L',
      'Shortage of shyam on P1: ₹150.00 → ₹0.00',
      'Shortage of ram on P1: ₹120.00 → ₹55.00',
      expect.stringMatching(/^Due of SHREE TRANSPORT: ₹[\d,.]+ → ₹[\d,.]+$/),
    ]);
    expect(await frozenOf(shiftId)).toEqual(before);
    const accepted = await submit(station.other, decideChange, { requestId: asked.changeRequestId, accept: true });
    expect(accepted.effects).toEqual(asked.effects);
    expect(await figuresOf(shiftId)).toMatchObject({ shortages: 'ram 55', d: '₹55.00' });
  });

  it('describes a deletion too: the whole amount is short', async () => {
    const { shiftId, saleId } = await workedShift('17,265.00', 'none');
    expect((await change('credit_sale', saleId, null)).effects).toEqual([
      'Shortage of ram on P1: ₹0.00 → ₹27,755.00',
      'Cash over (short −) of P1: −₹5.00 → ₹0.00',
      expect.stringMatching(/^Due of SHREE TRANSPORT/),
    ]);
    expect(await figuresOf(shiftId)).toMatchObject({ d: '₹27,755.00', shortages: 'ram 27755' });
    await expectUndoneAndClosedTheSame(shiftId);
  });
});

describe('the sheet of a closed shift', () => {
  const linesOf = async (shiftId: number) => {
    const [shift] = await station.sql<{ shiftDate: string }>(
      'SELECT shift_date AS "shiftDate" FROM shift WHERE id = $1',
      [shiftId],
    );
    const { sections } = await ask(station.admin, closedShiftReport.query, { shiftId, ...shift } as never);
    return sections
      .at(-1)!
      .rows.map(({ by, reason, change: line }) => [by, reason, (line as { message: string }).message]);
  };

  it('lists each change of its rows: by whom, why, from and to, and what followed', async () => {
    const { shiftId, saleId, cashId } = await workedShift('17,270.00', 'none');
    const creditorId = String(station.ids.creditors[1]);
    await change('credit_sale', saleId, { vehicle: 'CG04XX0001', creditorId });
    await change('credit_sale', saleId, { amount: '27749.00' });
    await change('cash_collection', cashId, { amount: '79995.00' });
    await change('cash_collection', cashId, null);
    const lines = await linesOf(shiftId);
    const whole = lines.map(([, , line]) => line);
    expect(whole).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Credit sale .*SHREE TRANSPORT.* is changed$/),
        'Creditor: SHREE TRANSPORT → SMALL LIMIT',
        'Vehicle: – → CG04XX0001',
        'Amount: ₹27,750.00 → ₹27,749.00',
        'Cash collection P1, ram, ₹80,000.00 is changed',
        'Amount: ₹80,000.00 → ₹79,995.00',
        'Cash over (short −) of P1: −₹1.00 → −₹6.00',
        'Cash collection P1, ram, ₹79,995.00 is deleted',
        'Shortage of ram on P1: ₹0.00 → ₹80,001.00',
      ]),
    );
    // The quantity follows from the amount: it is a field and an effect, and has one line.
    expect(whole.filter((line) => String(line).startsWith('Quantity: 300.000 L → '))).toHaveLength(1);
    const [sale] = await station.sql(
      "SELECT before, after FROM shift_correction WHERE shift_id = $1 AND before ->> 'table' = 'credit_sale' ORDER BY id",
      [shiftId],
    );
    const table = { table: 'credit_sale', rowId: saleId };
    expect(sale).toMatchObject({
      before: { ...table, fields: { creditorId: station.ids.creditors[0], vehicle: null } },
      after: { ...table, fields: { creditorId: station.ids.creditors[1], vehicle: 'CG04XX0001' } },
    });
    for (const [by, reason] of lines) expect([by, reason]).toEqual([expect.any(String), 'It was typed wrong']);
  });

  it('needs the reason, also of an admin; a row of the running shift needs none', async () => {
    const { saleId } = await workedShift('17,270.00', 'none');
    const withoutReason = (rowId: number) =>
      station.act('changeRow', {
        ...{ table: 'credit_sale', rowId, permission: 2 },
        changes: [{ field: 'vehicle', value: 'CG04XX0002' }],
      });
    await expect(withoutReason(saleId)).rejects.toMatchObject({ problems: [{ field: 'comment' }] });
    expect((await ask(station.admin, changeableRow, { table: 'credit_sale', rowId: saleId })).needsReason).toBe(true);
    const at = { pumpId: station.ids.pumps[0], productId: station.ids.hs };
    const { creditSaleId } = await station.act<{ creditSaleId: number }>('recordCreditSale', {
      ...{ creditorId: station.ids.creditors[0], ...at, litres: 10_000, ...WITH_REASON },
    });
    await withoutReason(creditSaleId);
    const { needsReason } = await ask(station.admin, changeableRow, { table: 'credit_sale', rowId: creditSaleId });
    expect(needsReason).toBe(false);
    await change('credit_sale', creditSaleId, null);
  });

  it('needs the reason of a role whose change the approval policy may stop', async () => {
    const { saleId } = await workedShift('17,270.00', 'none');
    const rights = new Set([...BUILT_IN_ROLES.admin].filter((right) => right !== 'credit.overLimit'));
    const manager = { ...station.admin, actor: { ...station.admin.actor!, rights } };
    await setSetting(station.act, 'overLimitByStaff', '100000');
    const changes = [{ field: 'vehicle', value: 'CG04XX0003' }];
    const asked = { table: 'credit_sale', rowId: saleId, permission: 2 as const, changes };
    await expect(submit(manager, changeRow, asked)).rejects.toMatchObject({ problems: [{ field: 'comment' }] });
    const comment = 'It was typed wrong';
    expect(await submit(manager, changeRow, { ...asked, comment })).toMatchObject({ state: 'DONE' });
    await setSetting(station.act, 'overLimitByStaff', null);
  });

  it('does not keep a shift that was undone from being removed', async () => {
    const shiftId = await beginShift();
    const cash = {
      pumpId: station.ids.pumps[0],
      employeeId: employeeOf('ram'),
      amount: 1_000,
      notes: [],
      confirmed: true,
    };
    const { cashCollectionId } = await station.act<{ cashCollectionId: number }>('collectCash', cash);
    const typed = { sold: [1_000, 0] as [number, number], swiped: 0, shortages: [] };
    await closeRunningShift(station, [{ ...typed, last: { employeeId: employeeOf('ram'), amount: 8_250 } }], FULL);
    await change('cash_collection', cashCollectionId, { amount: '9.00' });
    expect(await linesOf(shiftId)).not.toEqual([]);
    await station.act('undoLastShift', {});
    await change('cash_collection', cashCollectionId, null);
    await station.act('cancelRunningShift', {});
    expect(await station.sql('SELECT FROM shift WHERE id = $1', [shiftId])).toEqual([]);
  });
});

describe('changing a cash collection of the worked example', () => {
  it.each`
    what        | typed                                         | d               | shortages      | shortAndOver | employee
    ${'cashId'} | ${{ amount: '79900.00' }}                     | ${'₹370.00'}    | ${'ram 370'}   | ${'₹0.00'}   | ${'ram'}
    ${'cashId'} | ${{ amount: '80300.00' }}                     | ${'-₹30.00'}    | ${'none'}      | ${'₹30.00'}  | ${'ram'}
    ${'cashId'} | ${{ employeeId: 'shyam' }}                    | ${'₹270.00'}    | ${'ram 270'}   | ${'₹0.00'}   | ${'ram'}
    ${'cashId'} | ${null}                                       | ${'₹80,270.00'} | ${'ram 80270'} | ${'₹0.00'}   | ${'ram'}
    ${'lastId'} | ${{ amount: '17265.00' }}                     | ${'₹5.00'}      | ${'none'}      | ${'-₹5.00'}  | ${'ram'}
    ${'lastId'} | ${{ amount: '16990.00' }}                     | ${'₹280.00'}    | ${'ram 280'}   | ${'₹0.00'}   | ${'ram'}
    ${'lastId'} | ${{ employeeId: 'sita' }}                     | ${'₹270.00'}    | ${'ram 270'}   | ${'₹0.00'}   | ${'sita'}
    ${'lastId'} | ${{ amount: '17000.50', employeeId: 'sita' }} | ${'₹269.50'}    | ${'ram 269'}   | ${'-₹0.50'}  | ${'sita'}
  `(
    '$what becomes $typed: difference $d, shares $shortages, short and over $shortAndOver',
    async ({ what, typed, ...expected }: { what: 'cashId' | 'lastId'; typed: Record<string, string> | null }) => {
      const worked = await workedShift('17,000.00', 'ram 270');
      const { employeeId, ...rest } = typed ?? {};
      const asked = employeeId ? { ...rest, employeeId: String(employeeOf(employeeId)) } : rest;
      await change('cash_collection', worked[what], typed && asked);
      expect(await figuresOf(worked.shiftId)).toMatchObject(expected);
      await expectBooksInOrder(station.backend.database);
      await expectUndoneAndClosedTheSame(worked.shiftId);
    },
    30_000,
  );

  it('a new shortage is assigned to the employee of the last collection', async () => {
    const { shiftId, lastId } = await workedShift('17,270.00', 'none');
    await change('cash_collection', lastId, { amount: '17000.00', employeeId: String(employeeOf('sita')) });
    expect(await figuresOf(shiftId)).toMatchObject({ shortages: 'sita 270', employee: 'sita' });
    await expectUndoneAndClosedTheSame(shiftId);
  });
});

describe('a change that a close would refuse', () => {
  const ofP2 = { sold: [10_000, 0] as [number, number] };

  it.each`
    table                | row         | typed                      | field        | message
    ${'credit_sale'}     | ${'saleId'} | ${{ litres: '1001.000' }}  | ${'litres'}  | ${'P1: 1,001.000 L of HS on credit is more than the 1,000.000 L sold'}
    ${'credit_sale'}     | ${'saleId'} | ${{ amount: '75030.00' }}  | ${'amount'}  | ${'P1: cash collected ₹80,000.00 is more than sale − credit, ₹79,990.00'}
    ${'credit_sale'}     | ${'saleId'} | ${{ amount: '50000.00' }}  | ${'amount'}  | ${'P1: swipe ₹30,000.00 is more than sale − credit − cash, ₹25,020.00'}
    ${'credit_sale'}     | ${'saleId'} | ${{ pumpId: 'P2' }}        | ${'pumpId'}  | ${'P2: 300.000 L of HS on credit is more than the 0.000 L sold'}
    ${'cash_collection'} | ${'cashId'} | ${{ amount: '127271.00' }} | ${'amount'}  | ${'P1: cash collected ₹1,27,271.00 is more than sale − credit, ₹1,27,270.00'}
    ${'cash_collection'} | ${'cashId'} | ${{ amount: '100000.00' }} | ${'amount'}  | ${'P1: swipe ₹30,000.00 is more than sale − credit − cash, ₹27,270.00'}
    ${'cash_collection'} | ${'lastId'} | ${null}                    | ${undefined} | ${'The last collection is part of the shift close. Change its amount, or undo the shift.'}
  `(
    'is refused with the same message, and changes nothing: $message',
    async ({ table, row, typed, field, message }) => {
      const worked: WorkedShift = await workedShift('17,000.00', 'ram 270');
      const before = await fingerprint(station.backend.database, ['idempotency_key']);
      const asked = typed?.pumpId ? { pumpId: String(station.ids.pumps[1]) } : typed;
      await expect(change(table, worked[row as 'saleId'], asked)).rejects.toMatchObject({
        message,
        problems: [field === undefined ? {} : { field }],
      });
      expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
    },
  );

  it('leaves short what nobody handed in, until the reading is corrected too', async () => {
    const { act, ids } = station;
    const shiftId = await beginShift();
    const at = { pumpId: ids.pumps[1], productId: ids.hs };
    const sale = { creditorId: ids.creditors[0], ...at, litres: 10_000, ...WITH_REASON };
    const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', sale);
    await closeRunningShift(station, [{ sold: [0, 0] }, ofP2], FULL);
    await startNextShift(station);
    // 10 L of HS at ₹92.50 on the slip and on the meter, of which 9 L were sold.
    const { effects } = await change('credit_sale', creditSaleId, { litres: '9.000' });
    expect(effects).toEqual(
      expect.arrayContaining([
        'Cash over (short −) of P2: ₹0.00 → −₹92.50',
        expect.stringMatching(
          /^₹92\.50 is short at P2, .*, and no employee is charged\. To charge one, correct that shift\.$/,
        ),
      ]),
    );
    expect(await figuresOf(shiftId, 1)).toMatchObject({ s: '₹92.50', shortages: 'none', employee: null });
    await expectBooksInOrder(station.backend.database);
    const correctP2 = async (typeInto: (pump: CloseShiftInput['pumps'][number]) => void) => {
      const { version, draft } = await ask(station.admin, correctionForm, { shiftId });
      const close = JSON.parse(draft!) as CloseShiftInput;
      typeInto(close.pumps.find(({ pumpId }) => pumpId === ids.pumps[1])!);
      await act('correctShift', { ...close, reason: 'Typed wrong', expectedVersion: version });
      return figuresOf(shiftId, 1);
    };
    const charged = await correctP2((pump) => {
      pump.lastCollection = { employeeId: employeeOf('sita'), amount: 0, notes: [] };
      pump.shortages = sharesOf('sita 92');
    });
    expect(charged).toMatchObject({ shortages: 'sita 92', shortAndOver: '-₹0.50', employee: 'sita' });
    await expectBooksInOrder(station.backend.database);
    const corrected = await correctP2((pump) => {
      pump.nozzles[0]!.close! -= 1_000;
      pump.shortages = [];
    });
    expect(corrected).toMatchObject({ s: '₹0.00', shortages: 'none', shortAndOver: '₹0.00' });
  });

  it('of a billed sale restates its bill, which payments settle again', async () => {
    const { saleId } = await workedShift('17,000.00', 'ram 270');
    const { act, ids, sql } = station;
    const creditorId = ids.creditors[0]!;
    await act('makeBill', { creditorId, from: '2026-01-01', to: station.today });
    const billNow = async () => {
      const [bill] = await sql<{ number: string; amount: number; closing: number; settled: number }>(
        'SELECT number, amount, closing, settled FROM creditor_bill ORDER BY id DESC LIMIT 1',
      );
      return bill!;
    };
    const { number, amount, closing } = await billNow();
    await act('recordCreditorPayment', { creditorId, amount, notes: [], confirmed: true });
    expect(await billNow()).toMatchObject({ settled: amount });
    const { effects } = await change('credit_sale', saleId, { amount: '27850.00' });
    expect(effects).toContainEqual(expect.stringContaining(`Amount of bill ${number}: `));
    expect(await billNow()).toEqual({ number, amount: amount + 10_000, closing: closing + 10_000, settled: amount });
    // Back again, it is as it was.
    await change('credit_sale', saleId, { litres: '300.000' });
    expect(await billNow()).toEqual({ number, amount, closing, settled: amount });
    const refusal = `This sale is on bill ${number}. Delete the bill first.`;
    for (const typed of [{ creditorId: String(ids.creditors[1]) }, null])
      await expect(change('credit_sale', saleId, typed)).rejects.toThrow(refusal);
  });
});

it('what it changes names two people of one name by their numbers', async () => {
  const { saleId } = await workedShift('17,000.00', 'ram 270');
  const [ram] = await station.sql<{ name: string; contact_no: string }>(
    'SELECT name, contact_no FROM employee WHERE id = $1',
    [employeeOf('ram')],
  );
  const namesake = { name: ram!.name, contactNo: '9876500003', address: 'MAIN ROAD', payRate: '500.00' };
  await station.act('createEmployee', { ...namesake, joinDate: '2025-01-01' });
  const { effects } = await change('credit_sale', saleId, { amount: '27850.00' });
  expect(effects).toContainEqual(expect.stringContaining(`Shortage of ${ram!.name} (${ram!.contact_no})`));
});

describe('independent figures', () => {
  it('creditor, vehicle and slip change freely, and no closed figure changes', async () => {
    const { shiftId, saleId } = await workedShift('17,000.00', 'ram 270');
    const frozen = [...BESIDE, 'pump_close', 'daily_total', 'employee_shortage', 'cash_collection', 'shift'];
    const printsOf = async () => {
      const prints = await fingerprint(station.backend.database);
      return Object.fromEntries(frozen.map((table) => [table, prints[table]]));
    };
    const before = await printsOf();
    const asked = { creditorId: String(station.ids.creditors[1]), vehicle: 'cg04 zz 1', slipNo: ' K 7 ' };
    const { effects } = await change('credit_sale', saleId, asked);
    expect(effects).toEqual([
      expect.stringMatching(/^SMALL LIMIT goes over the limit of ₹1,000.00: a good customer$/),
      expect.stringMatching(/^Due of SHREE TRANSPORT/),
      expect.stringMatching(/^Due of SMALL LIMIT/),
    ]);
    expect(await printsOf()).toEqual(before);
    expect(await station.sql('SELECT vehicle, slip_no, creditor_id FROM credit_sale WHERE id = $1', [saleId])).toEqual([
      { vehicle: 'CG04 ZZ 1', slip_no: 'K 7', creditor_id: station.ids.creditors[1] },
    ]);
    await expectUndoneAndClosedTheSame(shiftId);
  });

  it('another amount changes no reading, swipe, dip, stock or other shift', async () => {
    const other = await workedShift('17,000.00', 'ram 270');
    const { shiftId, saleId } = await workedShift('17,000.00', 'ram 270');
    const stillOf = async () => {
      const prints = await fingerprint(station.backend.database);
      const { balances: _, ...frozen } = await frozenOf(other.shiftId);
      return { frozen, prints: BESIDE.map((table) => [table, prints[table]]) };
    };
    const before = await stillOf();
    await change('credit_sale', saleId, { amount: '27850.00' });
    expect(await stillOf()).toEqual(before);
    expect(await figuresOf(shiftId)).toMatchObject({ shortages: 'ram 170' });
  });

  it('a sale moved to the other pump changes the shortages of both', async () => {
    const last = { employeeId: employeeOf('shyam'), amount: rupees('18500.00') };
    const { shiftId, saleId } = await workedShift('17,000.00', 'ram 270', [
      { sold: [400_000, 0], last, shortages: [{ employeeId: employeeOf('shyam'), amount: rupees('18500') }] },
    ]);
    await change('credit_sale', saleId, { litres: '200.000', pumpId: String(station.ids.pumps[1]) });
    expect(await figuresOf(shiftId, 0)).toMatchObject({ d: '₹28,020.00', shortages: 'ram 28020' });
    expect(await figuresOf(shiftId, 1)).toMatchObject({ d: '₹0.00', shortages: 'none' });
    await expectUndoneAndClosedTheSame(shiftId);
  });
});

describe('concurrency', () => {
  it('50 decisions on changes of ten sales of one closed shift: each is applied once, and the pump balances', async () => {
    const { act, ids, staff, admin, other } = station;
    const shiftId = await beginShift();
    const sale = {
      creditorId: ids.creditors[0],
      pumpId: ids.pumps[0],
      productId: ids.hs,
      litres: 10_000,
      ...WITH_REASON,
    };
    const saleIds: number[] = [];
    for (let place = 0; place < 10; place++)
      saleIds.push((await act<{ creditSaleId: number }>('recordCreditSale', sale)).creditSaleId);
    const last = { employeeId: employeeOf('ram'), amount: rupees('9250.00') };
    await closeRunningShift(station, [{ sold: [200_000, 0], last }], FULL);
    await startNextShift(station);
    const requests: number[] = [];
    for (const saleId of saleIds)
      requests.push((await change('credit_sale', saleId, { amount: '915.00' }, staff)).changeRequestId);
    const ends = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        submit([admin, other][index % 2]!, decideChange, { requestId: requests[index % 10]!, accept: true }),
      ),
    );
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await figuresOf(shiftId)).toMatchObject({ d: '₹100.00', shortages: 'ram 100', shortAndOver: '₹0.00' });
    await expectUndoneAndClosedTheSame(shiftId);
  }, 60_000);

  it('changing a sale while its shift closes, ten times: they are serialised, and the books are valid', async () => {
    const { act, ids } = station;
    for (let round = 0; round < 10; round++) {
      const shiftId = await beginShift();
      const sale = {
        creditorId: ids.creditors[0],
        pumpId: ids.pumps[0],
        productId: ids.hs,
        litres: 10_000,
        ...WITH_REASON,
      };
      const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', sale);
      const last = { employeeId: employeeOf('ram'), amount: rupees('925.00') };
      // D is 0 before the change and 5 after it, so the close is valid either way.
      await Promise.all([
        change('credit_sale', creditSaleId, { amount: '920.00' }),
        closeRunningShift(station, [{ sold: [20_000, 0], last }], FULL),
      ]);
      expect(await figuresOf(shiftId)).toMatchObject({ d: '₹5.00', shortages: 'none', shortAndOver: '-₹5.00' });
      await expectBooksInOrder(station.backend.database);
      await startNextShift(station);
    }
  }, 60_000);
});

it('a salary that recovered the shortage stays, and the difference is owed to the employee', async () => {
  const { act, sql, ids, today } = station;
  const owedBy = async (): Promise<number> => {
    const [account] = await sql<{ due: number }>(
      `SELECT COALESCE(SUM(p.amount), 0)::bigint AS due FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE a.kind = 'EMPLOYEE' AND a.ref_id = $1`,
      [employeeOf('ram')],
    );
    return account!.due;
  };
  const { saleId } = await workedShift('17,000.00', 'ram 270');
  await closeRunningShift(station, [], FULL);
  await act('startShift', { shiftDate: addDays(today, 1), shiftTypeId: ids.morning });
  const days = { employeeId: employeeOf('ram'), from: today, to: today };
  await act('paySalary', { ...days, amount: 0, accountId: ids.accountId, paymentModeId: ids.modeId, notes: [] });
  const salaries = await sql('SELECT * FROM salary_payment');
  expect(salaries).toHaveLength(1);
  const before = await owedBy();
  await change('credit_sale', saleId, { amount: '27850.00' });
  expect(await owedBy()).toBe(before - rupees('100.00'));
  expect(await sql('SELECT * FROM salary_payment')).toEqual(salaries);
});
