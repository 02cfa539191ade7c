import { accountsAt } from '../../server/modules/credit/accounts-at.queries';
import { billableCreditors } from '../../server/modules/credit/bill.queries';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { creditorDebts } from '../../server/modules/credit/payment.queries';
import { ask } from '../../server/platform/ask';
import { creditStatement } from '../../server/reports/definitions/credit-statement';
import { auditRows } from '../../server/services/approvals/audit-rows.queries';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';

jest.setTimeout(60_000);

const GO_LIVE = '2026-04-01';
const DAYS = [
  '2026-03-31',
  GO_LIVE,
  '2026-04-09',
  '2026-04-10',
  '2026-04-11',
  '2026-04-15',
  '2026-04-20',
  '2026-04-21',
  '2026-08-31',
];

let at: BillingStation;
beforeEach(async () => {
  at = await BillingStation.open();
}, 60_000);
afterEach(() => at.close());

const on = (day: string) => ({ ...at.admin, clock: clockOn(day) });
const billsOf = (creditorId: number) =>
  at.backend.sql<{ id: number; number: string }>(
    `SELECT id, number, opening, amount, paid, closing, settled, settled_on FROM creditor_bill
     WHERE creditor_id = $1 ORDER BY id`,
    [creditorId],
  );
const change = (creditorId: number, changes: object): Promise<unknown> =>
  at.act(
    'updateCreditor',
    { id: creditorId, reason: 'By the old books', ...changes },
    { clock: clockOn('2026-09-01') },
  );
const cancel = (billId: number): Promise<unknown> =>
  at.act('changeRow', { table: 'creditor_bill', rowId: billId, permission: 1, changes: [], comment: 'Wrong firm' });

/** The account at the end of each day by age and kind, and as its statement says. */
async function accountOn(creditorId: number, day: string) {
  const {
    creditorId: _id,
    firmName: _name,
    ...row
  } = (await accountsAt(at.backend.sql, day)).find((one) => one.creditorId === creditorId)!;
  const { sections } = await ask(at.admin, creditStatement.query, {
    creditor: creditorId,
    from: day,
    to: day,
  } as never);
  expect((sections[0]!.rows as Record<string, unknown>[])[0]!.closing).toBe(row.due);
  expect(row.unbilled + row.billed + row.advance).toBe(row.due);
  expect(row.upTo30 + row.upTo60 + row.upTo90 + row.above90).toBe(row.due);
  return row;
}

/** What is open now: the debts by day, and the advance, in rupees. */
async function openOf(creditorId: number) {
  const { debts, advance, due, openingUnsettled } = (await ask(at.admin, creditorDebts, { creditorId }))!;
  expect(openingUnsettled).toBe(0);
  return { open: debts.map(({ date, unsettled }) => [date, unsettled / 100]), advance: advance / 100, due: due / 100 };
}

interface Case {
  name: string;
  /** Rupees. */
  advance: number;
  /** Rupees that are paid on 15 April. */
  paid?: number;
  /** The bill of 20 April is made. */
  isSecondBilled?: true;
  open: [date: string, rupees: number][];
  left: number;
}

/** The sales are 10 litres at ₹92.50 on 10 April, billed on the 11th, and 20 litres on 20 April, billed on the 21st. */
const CASES: Case[] = [
  { name: 'smaller than the first bill', advance: 500, open: [['2026-04-11', 425]], left: 0 },
  { name: 'equal to the first bill', advance: 925, open: [], left: 0 },
  { name: 'greater than the first bill', advance: 2_000, open: [], left: 1_075 },
  {
    name: 'smaller than two bills',
    advance: 2_000,
    isSecondBilled: true,
    open: [['2026-04-21', 775]],
    left: 0,
  },
  { name: 'greater than two bills', advance: 3_000, isSecondBilled: true, open: [], left: 225 },
  {
    name: 'beside a payment, after which a bill is open',
    advance: 500,
    paid: 1_000,
    isSecondBilled: true,
    open: [['2026-04-21', 1_275]],
    left: 0,
  },
  { name: 'beside a payment, of which a part is left', advance: 500, paid: 1_000, open: [], left: 575 },
];

/** Works the days of a case for creditors of which one begins with the advance, and the other pays it on that day. */
async function work({ advance, paid, isSecondBilled }: Omit<Case, 'name' | 'open' | 'left'>) {
  const began = await at.addFirm('BEGAN WITH IT', GO_LIVE, {
    openingBalance: -advance * 100,
    openingDate: GO_LIVE,
    creditDays: 15,
  });
  const payer = await at.addFirm('PAID IT THEN', GO_LIVE, { creditDays: 15 });
  const both = [began, payer];
  await at.workDay(GO_LIVE, { payments: [{ creditorId: payer, rupees: advance }] });
  await at.workDay('2026-04-10', { sales: both.map((creditorId) => ({ creditorId, litres: 10 })) });
  for (const creditorId of both) await at.bill('2026-04-11', creditorId, '2026-04-01', '2026-04-10');
  await at.workDay('2026-04-15', {
    payments: paid === undefined ? [] : both.map((creditorId) => ({ creditorId, rupees: paid })),
  });
  await at.workDay('2026-04-20', { sales: both.map((creditorId) => ({ creditorId, litres: 20 })) });
  if (isSecondBilled)
    for (const creditorId of both) await at.bill('2026-04-21', creditorId, '2026-04-11', '2026-04-20');
  return { began, payer };
}

test.each(CASES)('an advance $name settles bills as a payment of its day does', async (one) => {
  const { began, payer } = await work(one);
  expect(await openOf(began)).toMatchObject({ open: one.open, advance: one.left });
  expect(await openOf(began)).toEqual(await openOf(payer));
  for (const day of DAYS) expect([day, await accountOn(began, day)]).toEqual([day, await accountOn(payer, day)]);
  const settled = (rows: Awaited<ReturnType<typeof billsOf>>) =>
    rows.map(({ id: _id, number: _number, ...bill }) => ({ ...bill, opening: 0, paid: 0 }));
  expect(settled(await billsOf(began))).toEqual(settled(await billsOf(payer)));
  const late = async (creditorId: number) =>
    (await ask(on('2026-09-01'), interestDue, { asAt: '2026-08-31', creditorId })).map(
      ({ billDate, unpaid, days, toCharge }) => ({ billDate, unpaid, days, toCharge }),
    );
  expect(await late(began)).toEqual(await late(payer));
});

test('the first bill has the advance in its opening due, and the ages show it before', async () => {
  const { began } = await work({ advance: 500 });
  expect(await billsOf(began)).toMatchObject([
    { opening: -50_000, amount: 92_500, paid: 0, closing: 42_500, settled: 50_000, settled_on: null },
  ]);
  const figures = async (day: string) => {
    const { due, unbilled, billed, advance, upTo30 } = await accountOn(began, day);
    return { due, unbilled, billed, advance, upTo30 };
  };
  const none = { due: 0, unbilled: 0, billed: 0, advance: 0, upTo30: 0 };
  expect(await figures('2026-03-31')).toEqual(none);
  expect(await figures(GO_LIVE)).toEqual({ ...none, due: -50_000, advance: -50_000, upTo30: -50_000 });
  expect(await figures('2026-04-10')).toEqual({
    due: 42_500,
    unbilled: 92_500,
    billed: 0,
    advance: -50_000,
    upTo30: 42_500,
  });
  expect(await figures('2026-04-11')).toEqual({ ...none, due: 42_500, billed: 42_500, upTo30: 42_500 });
});

test('the audit of a bill names the opening balance that settled it', async () => {
  const { began } = await work({ advance: 500, paid: 1_000, isSecondBilled: true });
  const [first] = await billsOf(began);
  const settledBy = async (filter: object) =>
    (await ask(at.admin, auditRows, filter as never)).rows.flatMap(({ values }) =>
      values.filter(({ label }) => label === 'Settled by'),
    );
  const row = String(first!.id);
  expect(await settledBy({ table: 'creditor_bill', row })).toContainEqual(
    expect.objectContaining({ kind: 'choice', before: null, after: 'Opening balance' }),
  );
  await change(began, { openingBalance: -40_000 });
  const lists = (await settledBy({ table: 'creditor_bill', row })).flatMap(({ listsAfter }) => listsAfter ?? []);
  expect(lists.flatMap(({ rows }) => rows.flat())).toContain('Opening balance');
});

test('a cancelled bill gives the advance back, and the next one takes it', async () => {
  const { began, payer } = await work({ advance: 500, paid: 1_000, isSecondBilled: true });
  for (const creditorId of [began, payer]) await cancel((await billsOf(creditorId))[0]!.id);
  expect(await openOf(began)).toEqual({ open: [['2026-04-21', 350]], advance: 0, due: 1_275 });
  await expectBooksInOrder(at.backend.database);
  for (const creditorId of [began, payer]) await cancel((await billsOf(creditorId))[0]!.id);
  expect(await openOf(began)).toEqual({ open: [], advance: 1_500, due: 1_275 });
  for (const day of DAYS) expect([day, await accountOn(began, day)]).toEqual([day, await accountOn(payer, day)]);
  // An advance settles the oldest debt, so no bill leaves out older sales.
  const [listed] = await ask(on('2026-04-30'), billableCreditors, { from: '2026-04-15', to: '2026-04-30' });
  expect(listed).toMatchObject({
    firmName: 'BEGAN WITH IT',
    problem: 'There are unbilled sales from 10-04-2026 on. Bill them first.',
  });
  await at.bill('2026-04-30', began, '2026-04-01', '2026-04-30');
  expect(await openOf(began)).toEqual({ open: [['2026-04-30', 1_275]], advance: 0, due: 1_275 });
});

test('interest counts on what the advance leaves of a bill, and a lower advance leaves more', async () => {
  const { began } = await work({ advance: 500 });
  const due = async () =>
    (await ask(on('2026-09-01'), interestDue, { asAt: '2026-05-26', creditorId: began })).map(
      ({ unpaid, days, toCharge }) => [unpaid, days, toCharge],
    );
  // ₹425.00 for 30 days at 18 % a year is ₹6.29; ₹825.00 is ₹12.21.
  expect(await due()).toEqual([[42_500, 30, 629]]);
  const { effects } = (await at.act(
    'changeRow',
    {
      table: 'creditor',
      rowId: began,
      permission: 2,
      changes: [{ field: 'openingBalance', value: '-100.00' }],
      comment: 'By the old books',
    },
    { clock: clockOn('2026-09-01') },
  )) as unknown as { effects: string[] };
  expect(effects).toEqual([
    'Due of BEGAN WITH IT: ₹2,275.00 → ₹2,675.00',
    'Bill CR/2026-27/000001: ₹400.00 less is settled',
  ]);
  expect(await due()).toEqual([[82_500, 30, 1_221]]);
});

test.each([
  ['raised', { openingBalance: -100_000 }, { open: [], advance: 75, due: 1_775 }],
  ['lowered', { openingBalance: -10_000 }, { open: [['2026-04-11', 825]], advance: 0, due: 2_675 }],
  ['dropped', { openingBalance: 0, openingDate: null }, { open: [['2026-04-11', 925]], advance: 0, due: 2_775 }],
  ['dated earlier', { openingDate: '2026-03-15' }, { open: [['2026-04-11', 425]], advance: 0, due: 2_275 }],
])('a changed advance settles again: %s', async (_name, changes, expected) => {
  const { began } = await work({ advance: 500 });
  await change(began, changes);
  expect(await openOf(began)).toEqual(expected);
  const { openingBalance = -50_000 } = changes as { openingBalance?: number };
  expect(await billsOf(began)).toMatchObject([{ opening: openingBalance, closing: openingBalance + 92_500 }]);
  const first = (changes as { openingDate?: string | null }).openingDate ?? GO_LIVE;
  expect(await accountOn(began, first)).toMatchObject({ due: openingBalance, advance: openingBalance });
});

test('an advance that was a debt by mistake, and the other way round', async () => {
  const { began } = await work({ advance: 500 });
  await change(began, { openingBalance: 50_000 });
  const { debts, advance } = (await ask(at.admin, creditorDebts, { creditorId: began }))!;
  expect([debts.map(({ label, unsettled }) => [label, unsettled]), advance]).toEqual([
    [
      ['Opening balance', 50_000],
      [(await billsOf(began))[0]!.number, 92_500],
    ],
    0,
  ]);
  await expectBooksInOrder(at.backend.database);
  await change(began, { openingBalance: -50_000 });
  expect(await openOf(began)).toMatchObject({ open: [['2026-04-11', 425]], advance: 0 });
});

test('a sale counts against the limit less the advance', async () => {
  const firm = await at.addFirm('NARROW', GO_LIVE, { openingBalance: -100_000, maxLimit: 50_000 });
  await at.startDay(GO_LIVE);
  // ₹1,480.00 less ₹1,000.00 is within ₹500.00; another ₹92.50 is not.
  await at.sell({ creditorId: firm, litres: 16 });
  await expect(at.sell({ creditorId: firm, litres: 1 })).rejects.toThrow('NARROW');
  await at.endDay();
});
