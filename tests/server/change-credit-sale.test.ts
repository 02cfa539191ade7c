import { ask } from '../../server/platform/ask';
import { submit } from '../../server/platform/submit';
import { changeRow } from '../../server/services/approvals/change-row';
import { decideChange } from '../../server/services/approvals/decide-change';
import { rehearseChange } from '../../server/services/approvals/rehearse-change';
import { changeableRow } from '../../server/services/approvals/review.queries';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { refusalOf } from './backend';
import { type OpenChangeStation, openChangeStation } from './changes/change-station';

let station: OpenChangeStation;
let unsold: number;
beforeAll(async () => {
  station = await openChangeStation();
  const { act, ids } = station;
  unsold = (await act('createProduct', { name: 'XP', shortName: 'XP' })).id;
  await act('createSlipBook', { firstSlip: 'A-0001', lastSlip: 'A-0050', creditorId: ids.creditors[0] });
  await act('createSlipBook', { firstSlip: 'B-0001', lastSlip: 'B-0050', creditorId: ids.creditors[1] });
  await act('voidSlip', { slipNo: 'A-0050', reason: 'torn out' });
  await sell({ slipNo: 'A-0001', vehicle: 'CG04 AB 1234' });
  const third = await act('createCreditor', {
    ...{ firmName: 'THIRD FIRM', shortName: 'THIRD', proprietorName: 'OWNER', email: 'third@firm.example' },
    ...{ contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 1_000_000 },
  });
  await act('createSlipBook', { firstSlip: 'C-0001', lastSlip: 'C-0050' });
  await sell({ slipNo: 'C-0001', creditorId: third.id });
});
afterEach(() => expectBooksInOrder(station.backend.database));
afterAll(() => station.backend.close());

/** A sale of 10 L of HS for ₹925.00 to the first creditor. */
async function sell(more: object): Promise<number> {
  const { act, ids } = station;
  const sale = { creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, litres: 10_000 };
  return (await act<{ creditSaleId: number }>('recordCreditSale', { ...sale, ...more })).creditSaleId;
}

/** Replaces 'firm', 'other', 'ms' and 'unsold' by their ids. */
const typedOf = (typed: Record<string, string | null>) => {
  const { creditors, ms } = station.ids;
  const ids: Record<string, number> = { firm: creditors[0], other: creditors[1], ms, unsold };
  return Object.entries(typed).map(([field, value]) => ({ field, value: String(ids[value ?? ''] ?? value ?? '') }));
};

const change = (rowId: number, typed: Record<string, string | null> | null) =>
  submit(station.admin, changeRow, {
    table: 'credit_sale',
    rowId,
    permission: typed === null ? 1 : 2,
    comment: 'It was typed wrong',
    changes: typed === null ? [] : typedOf(typed),
  });

const saleOf = async (id: number) => {
  const [row] = await station.sql(
    `SELECT litres, rate, amount, vehicle, slip_no AS "slipNo", leaf FROM credit_sale WHERE id = $1`,
    [id],
  );
  return row;
};

it.each`
  what                                                         | typed                                      | becomes
  ${'calculates the amount of a changed quantity'}             | ${{ litres: '20.001' }}                    | ${{ litres: 20_001, amount: 185_009 }}
  ${'calculates the quantity of a changed amount'}             | ${{ amount: '1000.00' }}                   | ${{ litres: 10_811, amount: 100_000 }}
  ${'accepts a quantity and an amount that agree'}             | ${{ litres: '10.811', amount: '1000.00' }} | ${{ litres: 10_811, amount: 100_000 }}
  ${'uses the rate of a changed product'}                      | ${{ productId: 'ms' }}                     | ${{ litres: 10_000, rate: 10_420, amount: 104_200 }}
  ${'calculates the quantity of a changed product and amount'} | ${{ productId: 'ms', amount: '521.00' }}   | ${{ litres: 5_000, rate: 10_420, amount: 52_100 }}
  ${'stores a known vehicle in its known spelling'}            | ${{ vehicle: 'cg04ab1234' }}               | ${{ vehicle: 'CG04 AB 1234' }}
  ${'removes the vehicle'}                                     | ${{ vehicle: null }}                       | ${{ vehicle: null }}
  ${'stores a slip of a book in the spelling of the book'}     | ${{ slipNo: 'a 7' }}                       | ${{ slipNo: 'A-0007', leaf: 7 }}
  ${'stores a slip outside all books as typed'}                | ${{ slipNo: 'K 9' }}                       | ${{ slipNo: 'K 9', leaf: null }}
  ${'accepts a slip of the book of the new creditor'}          | ${{ creditorId: 'other', slipNo: 'b2' }}   | ${{ slipNo: 'B-0002', leaf: 2 }}
`('$what', async ({ typed, becomes }) => {
  const id = await sell({ vehicle: 'CG 07 X 1', slipNo: 'A-0040' });
  await change(id, typed);
  expect(await saleOf(id)).toMatchObject(becomes);
  await change(id, null);
  expect(await saleOf(id)).toBeUndefined();
});

it.each`
  what                                                                   | typed                                                      | message
  ${'a product that the pump does not sell'}                             | ${{ productId: 'unsold' }}                                 | ${'That pump does not sell this product'}
  ${'a quantity and an amount that disagree'}                            | ${{ litres: '20.000', amount: '1000.00' }}                 | ${'These litres cost ₹1,850.00'}
  ${'more than the largest quantity'}                                    | ${{ litres: '100000.001' }}                                | ${'quantity must be more than 0 and at most 100000 litres'}
  ${"another creditor's used slip"}                                      | ${{ slipNo: 'c1' }}                                        | ${/^Slip C-0001 was used for THIRD FIRM on /}
  ${'a void slip'}                                                       | ${{ slipNo: 'A-50' }}                                      | ${'Slip A-0050 is void: torn out'}
  ${"a slip of another creditor's book"}                                 | ${{ slipNo: 'B-0003' }}                                    | ${'Slip B-0003 is in the slip book of SMALL LIMIT'}
  ${"another creditor for a sale whose slip is in the first one's book"} | ${{ creditorId: 'other' }}                                 | ${'Slip A-0041 is in the slip book of SHREE TRANSPORT'}
  ${'a missing creditor'}                                                | ${{ creditorId: '999999' }}                                | ${'Select a creditor'}
  ${'an amount over the limit'}                                          | ${{ creditorId: 'other', slipNo: 'B4', litres: '11.000' }} | ${/^SMALL LIMIT would owe ₹1,017.50, over the limit of ₹1,000.00. Enter a reason/}
`('refuses $what, and changes nothing', async ({ typed, message }) => {
  const id = await sell({ slipNo: 'A-0041' });
  const before = await fingerprint(station.backend.database, ['idempotency_key']);
  await expect(change(id, typed)).rejects.toThrow(message);
  expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
  await change(id, null);
});

it("a sale's own slip may be rewritten, no other sale's, and its leaf is free after deletion", async () => {
  const id = await sell({ slipNo: 'A-0012' });
  await change(id, { slipNo: 'A-13' });
  expect(await sell({ slipNo: 'A-0012' })).toBeGreaterThan(id);
  await change(id, { slipNo: 'a013', litres: '5.000' });
  expect(await saleOf(id)).toMatchObject({ slipNo: 'A-0013', leaf: 13, amount: 46_250 });
  await change(id, null);
  expect(await saleOf(await sell({ slipNo: 'A-0013' }))).toMatchObject({ leaf: 13 });
});

it('a change that exceeds a limit is mailed to everybody who decides and may read credit, with its author and its decider', async () => {
  const { ids, sql, staff, admin, other: decider } = station;
  const person = { password: 'sesame-1', phoneNo: '9876543210', address: 'MAIN ROAD' };
  for (const [name, rights] of [
    ['deputy', 'credit.read changes.decide'],
    ['clerk', 'credit.read changes.request'],
    ['foreman', 'employees.read changes.decide'],
  ]) {
    const { id: roleId } = await actAs(admin)('createRole', { name, rights });
    await actAs(admin)('createUser', { ...person, name, email: `${name}@station.example`, roleId });
  }
  const id = await sell({ creditorId: ids.creditors[1], litres: 1_000 });
  const told = () =>
    sql<{ recipient: string; body: string }>(
      `SELECT recipient, body FROM outbox_message WHERE event_key LIKE 'creditLimitPassed:' || $1 || ':%' ORDER BY recipient`,
      [id],
    );
  const asked = await submit(staff, changeRow, {
    table: 'credit_sale',
    rowId: id,
    permission: 2,
    comment: 'It was typed wrong',
    changes: typedOf({ litres: '11.000', overLimitReason: 'pays tomorrow' }),
  });
  expect(await told()).toEqual([]);
  await submit(decider, decideChange, { requestId: asked.changeRequestId, accept: true });
  const admins = await sql('SELECT email AS recipient FROM app_user WHERE is_admin AND enabled');
  const deciders = [...admins.map(({ recipient }) => String(recipient)), 'deputy@station.example'].toSorted();
  expect((await told()).map(({ recipient }) => recipient)).toEqual(deciders);
  const by = `${admin.actor!.name} (changed by ${decider.actor!.name} at the request of ${staff.actor!.name})`;
  expect((await told())[0]!.body).toBe(
    `${by} sold SMALL LIMIT fuel for ₹1,017.50 on credit at Forecourt Filling Station.

SMALL LIMIT owes ₹1,017.50 now, the limit is ₹1,000.00.
Reason given: pays tomorrow
`,
  );
  await change(id, { litres: '10.900' });
  expect(await told()).toHaveLength(deciders.length);
  await change(id, null);
});

it('a disabled or over-limit creditor keeps its sale, and may owe less', async () => {
  const { ids, sql } = station;
  const [, other] = ids.creditors;
  const id = await sell({ creditorId: other, litres: 20_000, overLimitReason: 'a good customer' });
  await sql('UPDATE credit_sale SET over_limit_reason = NULL WHERE id = $1', [id]);
  await change(id, { litres: '15.000' });
  await expect(change(id, { litres: '15.001' })).rejects.toThrow(/^SMALL LIMIT would owe ₹1,387.59, over the limit/);
  await sql('UPDATE creditor SET disabled = true WHERE id = $1', [other]);
  await change(id, { vehicle: 'CG04 7', litres: '9.000' });
  const firms = await sell({});
  await expect(change(firms, { creditorId: 'other' })).rejects.toThrow('SMALL LIMIT is disabled');
  expect(await saleOf(id)).toMatchObject({ litres: 9_000, vehicle: 'CG04 7' });
});

it("the due and the clearing account change by the difference, on the shift's day", async () => {
  const { sql, ids } = station;
  const balances = () =>
    sql<{ kind: string; refId: number; balance: number }>(
      `SELECT a.kind, a.ref_id AS "refId", SUM(p.amount)::bigint AS balance
       FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE (a.kind = 'CREDITOR' AND a.ref_id = $1) OR a.kind = 'SHIFT_CLEARING' GROUP BY 1, 2 ORDER BY 1, 2`,
      [ids.creditors[0]],
    );
  const id = await sell({});
  const before = await balances();
  const { effects } = await change(id, { amount: '900.00' });
  expect(effects).toEqual(['Quantity: 10.000 L → 9.730 L', expect.stringMatching(/^Due of SHREE TRANSPORT: /)]);
  const after = await balances();
  expect(after.map(({ kind, balance }, index) => [kind, balance - before[index]!.balance])).toEqual([
    ['CREDITOR', -2_500],
    ['SHIFT_CLEARING', 2_500],
  ]);
  const days = await sql(
    "SELECT DISTINCT business_date FROM journal_entry WHERE document_kind = 'CREDIT_SALE' AND document_id = $1",
    [id],
  );
  expect(days).toEqual([{ business_date: station.today }]);
});

it('says why a billed sale is not deleted, also before that is asked for', async () => {
  const { act, admin, ids, today } = station;
  const id = await sell({});
  const shown = () => ask(admin, changeableRow, { table: 'credit_sale', rowId: id });
  expect(await shown()).toMatchObject({ whyNotDeleted: null, refusal: null });
  const period = { creditorId: ids.creditors[0], from: today, to: today };
  const { billId, number } = await act<{ billId: number; number: string }>('makeBill', period);
  const message = `This sale is on bill ${number}. Delete the bill first.`;
  expect(await shown()).toMatchObject({ canBeDeleted: true, whyNotDeleted: { message }, refusal: null });
  expect(await refusalOf(change(id, null))).toMatchObject({ code: 'BILLED', message });
  await expect(change(id, { creditorId: 'other' })).rejects.toMatchObject({
    problems: [{ code: 'BILLED', field: 'creditorId' }],
  });
  await change(id, { vehicle: 'CG 11 C 3' });
  await act('changeRow', { table: 'creditor_bill', rowId: billId, permission: 1, changes: [], comment: 'Too early' });
  await change(id, null);
});

describe('a change that waits while', () => {
  const bill = async () => {
    const { act, ids, today } = station;
    const period = { from: today, to: today };
    return (await act<{ billId: number }>('makeBill', { creditorId: ids.creditors[0], ...period })).billId;
  };
  const cancel = (rowId: number) =>
    station.act('changeRow', { table: 'creditor_bill', rowId, permission: 1, changes: [], comment: 'Too early' });
  const ask = async (id: number) => {
    const asked = { table: 'credit_sale', rowId: id, permission: 2, comment: 'It was typed wrong' };
    return submit(station.staff, changeRow, { ...asked, changes: typedOf({ litres: '20.000' }) });
  };
  const accept = (requestId: number, expectedVersion: number | null = null) =>
    submit(station.other, decideChange, { requestId, accept: true, expectedVersion });

  it.each<[string, () => Promise<number>, (billId: number) => Promise<unknown>]>([
    ['its sale is billed', async () => 0, bill],
    ['the bill of its sale is cancelled', bill, cancel],
  ])('%s is accepted only as it is reviewed then', async (_, before, between) => {
    const id = await sell({});
    const billId = await before();
    const { changeRequestId: requestId } = await ask(id);
    const made = await between(billId);
    expect(await refusalOf(accept(requestId))).toMatchObject({ code: 'STALE' });
    const { version: expectedVersion } = await submit(station.other, rehearseChange, { requestId });
    await accept(requestId, expectedVersion);
    expect(await saleOf(id)).toMatchObject({ litres: 20_000 });
    if (typeof made === 'number') await cancel(made);
    await change(id, null);
  });
});
