import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { type OpenTransaction, transaction } from '../../server/platform/transaction';
import { balanceOf, turnoversOf } from '../../server/services/ledger/balances.queries';
import { type AccountRef, account, post, transfer } from '../../server/services/ledger/post';
import { reverse } from '../../server/services/ledger/reverse';
import { rollUp } from '../../server/services/ledger/roll-up';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const FIRST_DAY = '2025-11-10';
const ACCOUNTS = [account('BANK', 1), account('BANK', 2), account('EMPLOYEE', 1), account('INTEREST')];

let backend: Backend;
beforeEach(async () => {
  backend = await openBackend();
});
afterEach(() => backend.close());

const inTransaction = <T>(work: (tx: OpenTransaction) => Promise<T>): Promise<T> => transaction(backend.database, work);

interface Posted {
  id: number;
  date: string;
  debit: AccountRef;
  credit: AccountRef;
  amount: number;
}

const entryOf = ({ id, date, debit, credit, amount }: Posted) => ({
  document: { kind: 'TEST', id },
  businessDate: date,
  shiftId: null,
  lines: transfer(debit, credit, amount),
});

const rolledTo = async (): Promise<number> =>
  (await backend.sql<{ entryId: number }>('SELECT entry_id AS "entryId" FROM ledger_roll'))[0]!.entryId;

/** Balance of an account as the plain sum of all postings. */
const plainBalance = (posted: Posted[], of: AccountRef, asAt: string): number =>
  sum(posted, ({ date, debit, credit, amount }) =>
    date > asAt ? 0 : debit === of ? amount : credit === of ? -amount : 0,
  );

interface Turnover {
  accountId: number;
  debit: number;
  credit: number;
}

const turnoversTogether = (day: string): Promise<Turnover[]> =>
  backend.sql(
    `SELECT t.account_id AS "accountId", t.debit, t.credit
     FROM (${turnoversOf("a.kind <> 'BANK' OR a.ref_id = 2", '$1')}) t ORDER BY 1`,
    [day],
  );

/** The turnovers calculated account by account. */
const turnoversAlone = (day: string): Promise<Turnover[]> =>
  backend.sql(
    `SELECT a.id AS "accountId", t.debit, t.credit FROM ledger_account a, account_turnover(a.id, $1) t
     WHERE (a.kind <> 'BANK' OR a.ref_id = 2) AND (t.debit > 0 OR t.credit > 0) ORDER BY 1`,
    [day],
  );

type Step = { does: 'post' | 'reverse' | 'roll'; day: number; from: number; to: number; amount: number };

const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant('post' as const) },
    { weight: 1, arbitrary: fc.constantFrom('reverse' as const, 'roll' as const) },
  ),
  day: fc.nat(120),
  from: fc.nat(3),
  to: fc.nat(2),
  amount: fc.integer({ min: 1, max: 5_000_000 }),
});

it('a balance at any day is the sum of its postings, whatever is rolled up, also with late entries into old months', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 30 }), fc.nat(130), async (steps, asked) => {
        const posted: Posted[] = [];
        for (const { does, day, from, to, amount } of steps) {
          if (does === 'roll') await inTransaction(rollUp);
          if (does === 'post') {
            const rest = ACCOUNTS.filter((_, index) => index !== from);
            const entry = { id: posted.length + 1, date: addDays(FIRST_DAY, day), amount };
            const full = { ...entry, debit: ACCOUNTS[from]!, credit: rest[to]! };
            await inTransaction((tx) => post(tx, null, [entryOf(full)]));
            posted.push(full);
          }
          const taken = posted[day % Math.max(1, posted.length)];
          if (does === 'reverse' && taken !== undefined) {
            const count = await inTransaction((tx) => reverse(tx, null, { kind: 'TEST', id: taken.id }));
            if (count === 1) posted.push({ ...taken, debit: taken.credit, credit: taken.debit });
          }
        }
        const days = [addDays(FIRST_DAY, asked), FIRST_DAY, '2025-12-31', '2026-01-01', '2099-12-31'];
        for (const of of ACCOUNTS) {
          for (const day of days) expect(await balanceOf(backend.sql, of, day)).toBe(plainBalance(posted, of, day));
          expect(await balanceOf(backend.sql, of)).toBe(plainBalance(posted, of, '9999-12-31'));
        }
        for (const day of [...days, 'infinity'])
          expect(await turnoversTogether(day)).toEqual(await turnoversAlone(day));
        await expectBooksInOrder(backend.database);
      })
      .beforeEach(async () => {
        await backend.close();
        backend = await openBackend();
      }),
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);

it('an entry in an open transaction delays the roll-up to a later run and is not lost', async () => {
  const [bank, other] = [ACCOUNTS[0]!, ACCOUNTS[1]!];
  const entry = (id: number): Posted => ({ id, date: FIRST_DAY, debit: bank, credit: other, amount: 100 });
  await inTransaction((tx) => post(tx, null, [entryOf(entry(1))]));
  await inTransaction(async (slow) => {
    await post(slow, null, [entryOf(entry(2))]);
    await inTransaction((tx) => post(tx, null, [entryOf(entry(3))]));
    await inTransaction(rollUp);
    expect(await rolledTo()).toBe(0);
  });
  expect(await balanceOf(backend.sql, bank)).toBe(300);
  await inTransaction(rollUp);
  expect(await rolledTo()).toBe(3);
  expect(await balanceOf(backend.sql, bank)).toBe(300);
  await expectBooksInOrder(backend.database);
});

it('a reversal in an open transaction delays the roll-up as an entry does', async () => {
  const [bank, other] = [ACCOUNTS[0]!, ACCOUNTS[1]!];
  const entry = (id: number): Posted => ({ id, date: FIRST_DAY, debit: bank, credit: other, amount: 100 });
  await inTransaction((tx) => post(tx, null, [entryOf(entry(1))]));
  await inTransaction(async (slow) => {
    await reverse(slow, null, { kind: 'TEST', id: 1 });
    await inTransaction((tx) => post(tx, null, [entryOf(entry(2))]));
    await inTransaction(rollUp);
    expect(await rolledTo()).toBe(0);
  });
  await inTransaction(rollUp);
  expect(await rolledTo()).toBe(3);
  expect(await balanceOf(backend.sql, bank)).toBe(100);
  await expectBooksInOrder(backend.database);
});

it('postings wait during the roll-up, so that ids and commits stay in order', async () => {
  const entry: Posted = { id: 1, date: FIRST_DAY, debit: ACCOUNTS[0]!, credit: ACCOUNTS[1]!, amount: 100 };
  let isPosted = false;
  let posting: Promise<unknown> = Promise.resolve();
  await inTransaction(async (rolling) => {
    await rollUp(rolling);
    posting = inTransaction((tx) => post(tx, null, [entryOf(entry)])).then(() => {
      isPosted = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(isPosted).toBe(false);
  });
  await posting;
  expect(await balanceOf(backend.sql, ACCOUNTS[0]!)).toBe(100);
});

it('a close rolls up everything posted so far', async () => {
  const act = actAs(await contextOf(backend, true));
  const { morning, pumps, tanks } = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: morning, shiftDate: '2026-01-05' });
  const legs = await backend.sql<{ nozzleId: number; pumpId: number; close: number }>(
    'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open AS close FROM nozzle_reading',
  );
  const nozzlesOf = (pump: number) =>
    legs.filter(({ pumpId }) => pumpId === pump).map(({ nozzleId, close }) => ({ nozzleId, close, testing: 0 }));
  await act('closeShift', {
    pumps: pumps.map((pumpId) => ({ pumpId, nozzles: nozzlesOf(pumpId), swipes: [], shortages: [] })),
    tanks: tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
  const [last] = await backend.sql<{ id: number }>('SELECT MAX(id) AS id FROM journal_entry');
  expect(await rolledTo()).toBe(last!.id);
  expect(await backend.sql('SELECT FROM account_month')).not.toEqual([]);
  await expectBooksInOrder(backend.database);
});
