import { randomUUID } from 'node:crypto';
import '../../../server/api/graphql/resolvers';
import '../../../server/api/rest/routes';
import { closing } from '../../../server/domain/closing.messages';
import { ALL_RIGHTS } from '../../../server/domain/rights';
import { ask } from '../../../server/platform/ask';
import type { Context } from '../../../server/platform/context';
import type { PolicySetting } from '../../../server/platform/station-setting';
import { submit } from '../../../server/platform/submit';
import { actorOf } from '../../../server/services/access/session';
import { signIn } from '../../../server/services/access/sign-in';
import { type ApprovalLine, approvalLines } from '../../../server/services/approvals/approval-line';
import { auditRows } from '../../../server/services/approvals/audit-rows.queries';
import { beforeClose } from '../../../server/views/home/before-close.query';
import { aShiftIsClosed, aShiftRuns, screenState } from '../../contract/work';
import { actAs } from '../../support/closing-station';
import { inHindi } from '../../support/in-hindi';
import { expectBooksInOrder, fingerprint } from '../../support/state-of-books';
import { STAFF, type Station, startServer, startStation } from '../../support/station';
import { refusalOf } from '../backend';
import { policySamples, sampleOf } from './policy-samples';

const SECOND = { name: 'SECOND ADMIN', email: 'second@station.example', password: 'open-sesame-2' };
const LIMIT = 500_000;

let station: Station;
let admin: Context;
let second: Context;
let staff: Context;

async function logIn(email: string, password: string): Promise<Context> {
  const { token } = await submit(station.request(), signIn, { email, password });
  return station.request({ actor: await actorOf(station.database, token) });
}

beforeAll(async () => {
  station = await startStation();
  await station.act('createUser', { ...SECOND, isAdmin: true, phoneNo: '9876543210', address: 'MAIN ROAD' });
  admin = station.request({ actor: await actorOf(station.database, station.adminToken) });
  second = await logIn(SECOND.email, SECOND.password);
  staff = await logIn(STAFF.email, STAFF.password);
}, 120_000);
afterEach(() => expectBooksInOrder(station.database));
afterAll(() => station.close());

const SETTINGS = [...[...approvalLines.values()].map(({ setting }) => setting), 'fourEyes'];
beforeEach(() => station.sql('DELETE FROM station_setting WHERE key = ANY($1)', [SETTINGS]));

const set = (key: string, value: unknown) =>
  station.sql(
    'INSERT INTO station_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value',
    [key, JSON.stringify(value)],
  );

const named = [...approvalLines].map(([name, line]) => ({ name, line }));
const withAmount = named.filter(({ line }) => line.hasAmount);
const storedOnes = named.filter(({ line }) => line.stored !== undefined);

const userOf = ({ exempt }: ApprovalLine): Context => (exempt === null ? admin : staff);

/** Makes an entry; returns whether it was done at once or waits. */
async function enter(
  ctx: Context,
  { name, line }: { name: PolicySetting; line: ApprovalLine },
  amount = 100_00,
  key?: string,
) {
  const { ready, input } = sampleOf(name);
  await ready?.(station);
  const typed = await input(station, amount);
  // Other tests have made larger and smaller entries.
  return send(ctx, line.command, line.hasAmount ? { ...typed, confirmed: true } : typed, key);
}

async function send(ctx: Context, command: string, input: object, key?: string): Promise<'done' | 'waits'> {
  const over = key === undefined ? {} : { idempotencyKey: key };
  try {
    const answer = (await actAs({ ...ctx, ...over })(command, input)) as { changeRequestId?: number | null };
    return answer.changeRequestId == null ? 'done' : 'waits';
  } catch (error) {
    expect(error).toMatchObject({
      kind: 'WAITING',
      problems: [
        { code: 'WAITS_FOR_APPROVAL', message: 'Sent for approval. Somebody who may approve it will decide.' },
      ],
    });
    return 'waits';
  }
}

interface Request {
  id: number;
  table: string;
  state: string;
  title: string;
}

async function lastRequest(): Promise<Request> {
  const [request] = await station.sql<Request>(
    'SELECT id, table_name AS "table", state, title FROM change_request ORDER BY id DESC LIMIT 1',
  );
  return request!;
}

const stateOf = async (id: number): Promise<string> =>
  (await station.sql<{ state: string }>('SELECT state FROM change_request WHERE id = $1', [id]))[0]!.state;

/** Everything except the request itself. */
const books = () =>
  fingerprint(station.database, ['change_request', 'audit_row', 'audit_head', 'idempotency_key', 'outbox_message']);

/** Sets the line so that the sample waits. */
async function makeWait({ line }: { line: ApprovalLine }): Promise<void> {
  await set(line.setting, line.hasAmount ? 0 : 'ADMINS');
  if (!line.hasAmount && line.onlyWithFourEyes) await set('fourEyes', true);
}

/** A request for a new entry of the line; returns its id. */
async function waiting(one: { name: PolicySetting; line: ApprovalLine }): Promise<number> {
  await makeWait(one);
  expect(await enter(userOf(one.line), one)).toBe('waits');
  return (await lastRequest()).id;
}

const decide = (ctx: Context, requestId: number, accept = true) =>
  actAs(ctx)<{ state: string; effects?: string[] }>('decideChange', { requestId, accept });

interface Rehearsed {
  effects: string[];
  version: number;
  problems: { message: string }[];
}

const rehearse = (ctx: Context, requestId: number) => actAs(ctx)<Rehearsed>('rehearseChange', { requestId });

/** Accepts a request if it does what was rehearsed. */
const decideAsSeen = (ctx: Context, requestId: number, { version: expectedVersion }: Rehearsed) =>
  actAs(ctx)<{ state: string; effects?: string[] }>('decideChange', { requestId, accept: true, expectedVersion });

const ADVANCE = named.find(({ name }) => name === 'advanceByStaff')!;

describe('which entries wait', () => {
  test.each(withAmount)('$name: by default any amount is done at once', async (one) => {
    expect(await enter(staff, one, 1_000_000_00)).toBe('done');
  });

  test.each(withAmount)('$name: with a limit of zero it always waits, but not for an admin', async (one) => {
    await set(one.line.setting, 0);
    expect(await enter(staff, one, 100)).toBe('waits');
    expect(await enter(admin, one, 100)).toBe('done');
  });
});

test('a limit is per entry: two below it are both done at once', async () => {
  await set(ADVANCE.line.setting, LIMIT);
  for (const amount of [LIMIT - 100, LIMIT - 200]) expect(await enter(staff, ADVANCE, amount)).toBe('done');
  expect(await enter(staff, ADVANCE, LIMIT + 100)).toBe('waits');
});

describe.each(storedOnes)('$name while it waits', (one) => {
  test('changes nothing of the books until it is accepted, once', async () => {
    const { ready, input } = sampleOf(one.name);
    await ready?.(station);
    const sent = await input(station, 100_00);
    await makeWait(one);
    const before = await books();
    expect(await send(userOf(one.line), one.line.command, sent)).toBe('waits');
    const { id, table, title } = await lastRequest();
    expect([table, title.length > 0]).toEqual([one.line.command, true]);
    expect(await books()).toEqual(before);
    const tried = await rehearse(second, id);
    expect(tried.problems).toEqual([]);
    expect(await books()).toEqual(before);
    expect(await refusalOf(decideAsSeen(second, id, { ...tried, version: 0 }))).toMatchObject({
      code: 'STALE',
      message: 'The effects of this request have changed. Check them again.',
    });
    expect(await books()).toEqual(before);
    expect(await decideAsSeen(second, id, tried)).toMatchObject({ state: 'ACCEPTED' });
    expect(await books()).not.toEqual(before);
    expect((await refusalOf(decide(second, id)))?.message).toBe('This was accepted by SECOND ADMIN already');
  });

  test.each([true, false])(
    'is decided once when two admins press at once, the other to accept: %s',
    async (accepts) => {
      const id = await waiting(one);
      const third = one.line.exempt !== null ? admin : second;
      const results = await Promise.allSettled([decide(second, id), decide(third, id, accepts)]);
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
        reason: { problems: [{ code: 'DECIDED' }] },
      });
      expect(accepts ? ['ACCEPTED'] : ['ACCEPTED', 'REJECTED']).toContain(await stateOf(id));
    },
  );

  test('can be withdrawn by its requester alone, who cannot decide on it', async () => {
    const id = await waiting(one);
    const before = await books();
    await expect(decide(userOf(one.line), id)).rejects.toMatchObject({
      problems: [{ code: one.line.exempt !== null ? 'FORBIDDEN' : 'OWN_REQUEST' }],
    });
    await expect(actAs(second)('withdrawChange', { requestId: id })).rejects.toMatchObject({ kind: 'FORBIDDEN' });
    await actAs(userOf(one.line))('withdrawChange', { requestId: id });
    expect(await stateOf(id)).toBe('WITHDRAWN');
    expect(await books()).toEqual(before);
    await expect(decide(second, id)).rejects.toMatchObject({ problems: [{ code: 'DECIDED' }] });
  });

  test('is one request when its answer was lost and the caller repeats it', async () => {
    const { ready, input } = sampleOf(one.name);
    await ready?.(station);
    const sent = await input(station, 100_00);
    await makeWait(one);
    const key = randomUUID();
    expect(await send(userOf(one.line), one.line.command, sent, key)).toBe('waits');
    const first = await lastRequest();
    expect(await send(userOf(one.line), one.line.command, sent, key)).toBe('waits');
    expect(await lastRequest()).toEqual(first);
  });
});

test.each([
  [true, { code: 'ACCEPTED', message: 'This was accepted by SECOND ADMIN, so it is recorded. Do not send it again.' }],
  [false, { code: 'DECIDED', message: 'This was rejected by SECOND ADMIN already' }],
])('a repeat of an entry that was decided (accepted: %s) answers the decision', async (accept, told) => {
  const key = randomUUID();
  const { ready, input } = policySamples.advanceByStaff;
  await ready?.(station);
  const sent = await input(station, 100_00);
  await makeWait(ADVANCE);
  expect(await send(staff, 'recordEmployeeAdvance', sent, key)).toBe('waits');
  await decide(second, (await lastRequest()).id, accept);
  const count = () => station.sql('SELECT COUNT(*) FROM employee_advance');
  const before = await count();
  const repeat = actAs({ ...staff, idempotencyKey: key })('recordEmployeeAdvance', sent);
  expect(await refusalOf(repeat)).toMatchObject(told);
  expect(await count()).toEqual(before);
});

test('an accepted document is of its requester, and the audit says who accepted it and at whose request', async () => {
  const id = await waiting(ADVANCE);
  await decide(second, id);
  const [row] = await station.sql<{ id: number; by: number }>(
    'SELECT id, created_by_id AS by FROM employee_advance ORDER BY id DESC LIMIT 1',
  );
  expect(row!.by).toBe(station.ids.staff);
  const audit = await station.sql(
    `SELECT user_id AS "userId", command, reason FROM audit_row WHERE table_name = 'employee_advance' AND row_id = $1`,
    [String(row!.id)],
  );
  expect(audit).toEqual([
    { userId: second.actor!.userId, command: 'decideChange', reason: 'At the request of SURESH STAFF' },
  ]);
  const filter = { table: 'employee_advance', row: String(row!.id) };
  const { rows } = await ask(admin, auditRows, filter);
  expect(inHindi(rows[0]!.reasonText!)).toBe('SURESH STAFF के अनुरोध पर');
});

test('a rehearsal shows the balances that the entry moves', async () => {
  const id = await waiting(ADVANCE);
  const { effects } = await rehearse(admin, id);
  expect(effects).toEqual([
    expect.stringMatching(/^STATE BANK: \S+ → \S+$/),
    expect.stringMatching(/^Account of .*: \S+ → \S+$/),
  ]);
  await decide(admin, id, false);
});

test('a request outlives a restart of the server', async () => {
  const id = await waiting(ADVANCE);
  const other = await startServer(station.databaseUrl);
  try {
    const ctx = other.request({ actor: second.actor });
    expect(await decide(ctx, id)).toMatchObject({ state: 'ACCEPTED' });
  } finally {
    await other.close();
  }
});

describe('a limit holds for a change too', () => {
  /** A user who decides on changes, without the right that exempts from the line. */
  const managerFor = ({ exempt }: ApprovalLine): Context => ({
    ...second,
    actor: { ...second.actor!, rights: new Set([...second.actor!.rights].filter((right) => right !== exempt)) },
  });

  /** The last row of the line's table, with the field that the limit is about. */
  async function lastRow({ table }: { table: string }) {
    const [column, field] = table === 'creditor' ? ['max_limit', 'maxLimit'] : ['amount', 'amount'];
    const [row] = await station.sql<{ id: number; amount: number; version: number }>(
      `SELECT id, ${column} AS amount, version FROM ${table} ORDER BY id DESC LIMIT 1`,
    );
    return { ...row!, table, field: field! };
  }

  /** Raises the last row's amount; returns the state of the change. */
  async function raise(ctx: Context, one: { name: PolicySetting }, by: number): Promise<string> {
    const { id: rowId, amount, table, field } = await lastRow(sampleOf(one.name));
    const changes = [{ field, value: ((amount + by) / 100).toFixed(2) }];
    const change = { table, rowId, permission: 2, changes, comment: 'A digit was missing', confirmed: true };
    return (await actAs(ctx)<{ state: string }>('changeRow', change)).state;
  }

  test.each(withAmount)('$name: to the limit at once, above it waits for somebody who may exceed it', async (one) => {
    const manager = managerFor(one.line);
    await set(one.line.setting, LIMIT);
    expect(await enter(manager, one, LIMIT - 100_00)).toBe('done');
    expect(await raise(manager, one, 100_00)).toBe('DONE');
    const { amount } = await lastRow(sampleOf(one.name));
    expect(await raise(manager, one, 1_00)).toBe('PENDING');
    expect(await lastRow(sampleOf(one.name))).toMatchObject({ amount });
    const { id, title } = await lastRequest();
    if (one.name !== 'overLimitByStaff') expect(title).toMatch(/₹5,000\.00 → ₹5,001\.00$/);
    const third = { ...manager, actor: { ...manager.actor!, userId: staff.actor!.userId } };
    expect(await refusalOf(decide(third, id))).toMatchObject({ code: 'FORBIDDEN' });
    expect(await decide(admin, id)).toMatchObject({ state: 'ACCEPTED' });
    expect(await lastRow(sampleOf(one.name))).toMatchObject({ amount: amount + 1_00 });
  });

  test('a recorded rate waits like a new one', async () => {
    const one = named.find(({ name }) => name === 'productRateByAdmin')!;
    expect(await enter(admin, one)).toBe('done');
    await makeWait(one);
    const [row] = await station.sql<{ id: number }>('SELECT MAX(id) AS id FROM product_rate');
    const changes = [{ field: 'rate', value: '93.50' }];
    const change = { table: 'product_rate', rowId: row!.id, permission: 2, changes, comment: 'Wrong circular' };
    expect(await actAs(admin)('changeRow', change)).toMatchObject({ state: 'PENDING' });
    expect(await decide(second, (await lastRequest()).id)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('a rate that is moved to another day, or deleted, waits too', async () => {
    const one = named.find(({ name }) => name === 'productRateByAdmin')!;
    expect(await enter(admin, one)).toBe('done');
    await makeWait(one);
    const [row] = await station.sql<{ id: number }>('SELECT MAX(id) AS id FROM product_rate');
    const changes = [{ field: 'shiftDate', value: '2031-01-01' }];
    const change = {
      table: 'product_rate',
      rowId: row!.id,
      permission: 2,
      changes,
      comment: 'Wrong day',
      confirmed: true,
    };
    expect(await actAs(admin)('changeRow', change)).toMatchObject({ state: 'PENDING' });
    await decide(second, (await lastRequest()).id, false);
    expect(await actAs(admin)('changeRow', { ...change, permission: 1, changes: [] })).toMatchObject({
      state: 'PENDING',
    });
    await decide(second, (await lastRequest()).id, false);
  });
});

describe('an entry whose shift is closed while it waits', () => {
  const waitingIn = async () => (await ask(staff, beforeClose, {}))?.waiting ?? [];

  test.each(storedOnes.filter(({ line }) => line.stored?.shift === 'RUNNING'))(
    '$name: is listed before the close, and is accepted as a late entry',
    async (one) => {
      await aShiftRuns(station);
      const id = await waiting(one);
      const before = await rehearse(admin, id);
      expect(await waitingIn()).toEqual([expect.objectContaining({ requestId: id, command: one.line.command })]);
      const [{ shift } = { shift: 0 }] = await station.sql<{ shift: number }>('SELECT MAX(id) AS shift FROM shift');
      await aShiftIsClosed(station);
      await aShiftRuns(station);
      expect(await waitingIn()).toEqual([]);
      const foreseen = await rehearse(admin, id);
      expect(foreseen.effects[0]).toMatch(/^Shift \S+ .* is closed: this is recorded as a late entry in it$/);
      expect(await refusalOf(decideAsSeen(admin, id, before))).toMatchObject({ code: 'STALE' });
      const { effects } = await decideAsSeen(admin, id, foreseen);
      expect(effects).toEqual(foreseen.effects);
      const rows = await station.sql(
        `SELECT shift_id, late_reason FROM ${one.line.stored!.table} ORDER BY id DESC LIMIT 1`,
      );
      expect(rows).toEqual([{ shift_id: shift, late_reason: 'Accepted after the shift was closed' }]);
    },
  );

  test('is listed without its title for a user who may not make it', async () => {
    await aShiftRuns(station);
    const id = await waiting(ADVANCE);
    const reader = { ...staff, actor: { ...staff.actor!, rights: new Set(['shift.read'] as const) } } as Context;
    const listed = (await ask(reader, beforeClose, {}))!.waiting.find(({ requestId }) => requestId === id);
    expect(listed).toMatchObject({ label: 'Employee advance', title: '' });
    await decide(admin, id, false);
  });

  test('can be rejected or withdrawn', async () => {
    await aShiftRuns(station);
    const [rejected, withdrawn] = [await waiting(ADVANCE), await waiting(ADVANCE)];
    await aShiftIsClosed(station);
    expect(await decide(admin, rejected, false)).toMatchObject({ state: 'REJECTED' });
    await actAs(staff)('withdrawChange', { requestId: withdrawn });
  });

  test('is not accepted by somebody who may not enter it late', async () => {
    await aShiftRuns(station);
    const id = await waiting(ADVANCE);
    await aShiftIsClosed(station);
    const rights = new Set([...admin.actor!.rights].filter((right) => right !== 'shift.lateEntry'));
    const narrow = { ...second, actor: { ...second.actor!, rights } } as Context;
    expect((await refusalOf(decide(narrow, id)))?.message).toMatch(/^This needs a right that you do not have/);
    await decide(admin, id);
  });
});

describe('a change or deletion of a row of the running shift that waits', () => {
  const spend = async (): Promise<number> =>
    (
      await actAs(staff)<{ expenditureId: number }>('recordExpenditure', {
        expenditureCategoryId: station.ids.expenditureCategories[0],
        ...{ amount: 5_000, notes: [], comment: 'Cups', confirmed: true },
      })
    ).expenditureId;
  const request = async (rowId: number, changed: object): Promise<number> =>
    (
      await actAs(staff)<{ changeRequestId: number }>('changeRow', {
        ...{ table: 'expenditure', rowId, comment: 'Entered twice', ...changed },
      })
    ).changeRequestId;
  const DELETION = { permission: 1, changes: [] };
  const MORE = { permission: 2, changes: [{ field: 'amount', value: '60.00' }] };
  const changesIn = async (ctx = staff) => (await ask(ctx, beforeClose, {}))?.waitingChanges ?? [];

  test('is listed before the close, apart from new entries, until it is decided or the shift is over', async () => {
    await aShiftIsClosed(station);
    await aShiftRuns(station);
    const [first, other] = [await spend(), await spend()];
    const [changed, deleted] = [await request(first, MORE), await request(other, DELETION)];
    const by = staff.actor!.name;
    expect(await changesIn()).toMatchObject([
      {
        requestId: changed,
        table: 'expenditure',
        rowId: first,
        msg: expect.stringMatching(`^${by} asks to change exp`),
      },
      {
        requestId: deleted,
        table: 'expenditure',
        rowId: other,
        msg: expect.stringMatching(`^${by} asks to delete exp`),
      },
    ]);
    expect((await ask(staff, beforeClose, {}))!.waiting).toEqual([]);
    const reader = { ...staff, actor: { ...staff.actor!, rights: new Set(['shift.read'] as const) } } as Context;
    expect((await changesIn(reader)).map(({ msg }) => msg)).toEqual([
      `${by} asks to change expenditure`,
      `${by} asks to delete expenditure`,
    ]);
    await decide(admin, changed);
    expect((await changesIn()).map(({ requestId }) => requestId)).toEqual([deleted]);
    const { body } = await station.rest('POST', '/api/v1/closeshift', await screenState(station));
    expect(body.warnings).toContain(closing.changesWait({ count: 1 }).message);
    await aShiftRuns(station);
    expect(await changesIn()).toEqual([]);
    await decide(admin, deleted, false);
  });

  test('names the pump of its row', async () => {
    await aShiftRuns(station);
    const { ids } = station;
    const sale = { creditorId: ids.creditors[1], pumpId: ids.pumps[1].id, productId: ids.products.petrol };
    const { creditSaleId } = await actAs(staff)<{ creditSaleId: number }>('recordCreditSale', {
      ...{ ...sale, litres: 1_500, vehicle: 'KA 01 X 7', confirmed: true },
    });
    const id = await request(creditSaleId, { table: 'credit_sale', ...DELETION });
    expect(await changesIn()).toMatchObject([{ requestId: id, table: 'credit_sale', pumpId: ids.pumps[1].id }]);
    await decide(admin, id);
  });
});

describe('a request that can no longer be accepted', () => {
  const staleness = async (id: number) => {
    const tried = await rehearse(admin, id);
    const refused = await refusalOf(decide(admin, id));
    expect(tried.problems[0]!.message).toBe(refused?.message);
    expect(await stateOf(id)).toBe('PENDING');
    return refused?.message;
  };

  test('says that its row has changed', async () => {
    const id = await waiting(named.find(({ name }) => name === 'employeeByStaff')!);
    const [request] = await station.sql<{ changes: object }>('SELECT changes FROM change_request WHERE id = $1', [id]);
    await actAs(admin)('createCreditor', { ...(await policySamples.creditorLimitByStaff.input(station, 100_000)) });
    const limit = await waiting(named.find(({ name }) => name === 'creditorLimitByStaff')!);
    const [firm] = await station.sql<{ changes: object }>('SELECT changes FROM change_request WHERE id = $1', [limit]);
    await actAs(admin)('createCreditor', firm!.changes);
    expect(await staleness(limit)).toMatch(/^Another Creditor already has this/);
    expect(request!.changes).toMatchObject({ payRate: 9_999_900 });
  });

  test('says that the price has changed', async () => {
    const id = await waiting(named.find(({ name }) => name === 'overLimitByStaff')!);
    const reprice = (by: number) =>
      station.sql('UPDATE nozzle_reading SET rate = rate + $1 WHERE shift_id = (SELECT MAX(id) FROM shift)', [by]);
    await reprice(100);
    expect(await staleness(id)).toMatch(/^The rate or the amount has changed since this request was made/);
    await reprice(-100);
    await decide(admin, id);
  });

  test('says that its requester can no longer log in', async () => {
    const id = await waiting(ADVANCE);
    await station.sql('UPDATE app_user SET enabled = false WHERE id = $1', [station.ids.staff]);
    expect(await staleness(id)).toBe('SURESH STAFF can no longer log in, so this request cannot be accepted.');
    await station.sql('UPDATE app_user SET enabled = true WHERE id = $1', [station.ids.staff]);
    await decide(admin, id);
  });
});

test('with four eyes, an admin whom the requester created cannot decide', async () => {
  await set('fourEyes', true);
  const puppet = { name: 'PUPPET', email: 'puppet@station.example', password: 'puppet-1', phoneNo: '9876543210' };
  const { id: userId } = await actAs(admin)('createUser', { ...puppet, address: 'MAIN ROAD' });
  await decide(second, (await lastRequest()).id);
  await station.sql('UPDATE app_user SET is_admin = true WHERE id = $1', [userId]);
  const held = await logIn(puppet.email, puppet.password);
  const id = await waiting(named.find(({ name }) => name === 'productRateByAdmin')!);
  const tried = await rehearse(held, id);
  expect(tried.problems).toMatchObject([{ code: 'SAME_ACCOUNT_HANDLER' }]);
  await expect(decide(held, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
  await station.sql('UPDATE app_user SET is_admin = false WHERE id = $1', [userId]);
  expect(await decide(second, id)).toMatchObject({ state: 'ACCEPTED' });
});

describe('with four eyes, nobody helps their maker', () => {
  const RATE = named.find(({ name }) => name === 'productRateByAdmin')!;
  const person = { phoneNo: '9876543210', address: 'MAIN ROAD', password: 'puppet-1' };
  const roleNamed = async (name: string): Promise<number> =>
    (await station.sql<{ id: number }>('SELECT id FROM role WHERE upper(name) = upper($1)', [name]))[0]!.id;

  test('by a role whose rights they raise later', async () => {
    const { id: roleId } = await actAs(admin)('createRole', {
      name: 'Helper',
      rights: 'masters.read masters.rate.add',
    });
    // Before four eyes, when the admins of the day trust each other.
    const email = 'helper@station.example';
    await actAs(admin)('createUser', { ...person, name: 'HELPER', email, roleId });
    await set('fourEyes', true);
    const rights = 'masters.read masters.rate.add changes.decide';
    await actAs(admin)('updateRole', { id: roleId, version: 1, rights, reason: 'A helper' });
    await decide(second, (await lastRequest()).id);
    const helper = await logIn(email, person.password);
    const id = await waiting(RATE);
    await expect(decide(helper, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
    expect(await decide(second, id)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('by an account that somebody without every right made before', async () => {
    const { id: roleId } = await actAs(admin)('createRole', {
      name: 'People manager',
      rights: 'users.manage changes.decide employees.advance employees.read cash.read masters.read',
    });
    const people = { ...person, name: 'PEOPLE', email: 'people@station.example', roleId };
    await actAs(admin)('createUser', people);
    const manager = await logIn(people.email, person.password);
    const puppet = { ...people, name: 'THEIR PUPPET', email: 'their-puppet@station.example' };
    await actAs(manager)('createUser', puppet);
    await set('fourEyes', true);
    await makeWait(ADVANCE);
    expect(await enter(manager, ADVANCE)).toBe('waits');
    const { id } = await lastRequest();
    const held = await logIn(puppet.email, person.password);
    await expect(decide(held, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
    expect(await decide(second, id)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('and a role loses the right to decide only while two others have it', async () => {
    const { id: roleId } = await actAs(admin)('createRole', { name: 'Decider', rights: 'masters.read changes.decide' });
    const decider = { ...person, name: 'DECIDER', email: 'decider@station.example', roleId };
    await actAs(admin)('createUser', decider);
    await station.sql('UPDATE app_user SET enabled = false WHERE id = $1', [second.actor!.userId]);
    const others = await station.sql<{ id: number }>(
      `UPDATE app_user SET enabled = false WHERE enabled AND id <> $1 AND role_id <> $2 AND email <> $3 RETURNING id`,
      [admin.actor!.userId, roleId, STAFF.email],
    );
    await set('fourEyes', true);
    const change = { id: roleId, version: 1, rights: 'masters.read', reason: 'No longer' };
    expect(await refusalOf(actAs(admin)('updateRole', change))).toMatchObject({ code: 'TOO_FEW_ADMINS' });
    const ids = [second.actor!.userId, ...others.map(({ id }) => id)];
    await station.sql('UPDATE app_user SET enabled = true WHERE id = ANY($1)', [ids]);
    await set('fourEyes', false);
    await actAs(admin)('updateRole', change);
  });

  test('by a role that they give them later', async () => {
    const email = 'raised@station.example';
    const { id: userId } = await actAs(admin)('createUser', { ...person, name: 'RAISED', email });
    await set('fourEyes', true);
    const roleId = await roleNamed('admin');
    await actAs(admin)('updateUser', { id: userId, version: 1, roleId, reason: 'Another admin' });
    await decide(second, (await lastRequest()).id);
    const raised = await logIn(email, person.password);
    const id = await waiting(RATE);
    await expect(decide(raised, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
    await decide(second, id, false);
    await set('fourEyes', false);
    await actAs(second)('updateUser', { id: userId, version: 2, roleId: await roleNamed('staff'), reason: 'Tried' });
  });

  describe('a deputy, who may decide but is no admin', () => {
    let deputy: Context;
    beforeAll(async () => {
      const rights = [...ALL_RIGHTS].filter((right) => right !== 'views.share').join(' ');
      const { id: roleId } = await actAs(admin)('createRole', { name: 'Deputy', rights });
      const login = { ...person, name: 'DEPUTY', email: 'deputy@station.example' };
      await actAs(admin)('createUser', { ...login, roleId });
      deputy = await logIn(login.email, login.password);
    });
    beforeEach(() => set('fourEyes', true));

    const refusesDeputy = async (id: number, code: string) => {
      const tried = await rehearse(deputy, id);
      expect(tried.problems).toMatchObject([{ code }]);
      await expect(decide(deputy, id)).rejects.toMatchObject({ problems: [{ code }] });
      expect(await decide(second, id)).toMatchObject({ state: 'ACCEPTED' });
    };
    const nextRequestOf = async (ctx: Context, one = ADVANCE): Promise<number> => {
      await makeWait(one);
      expect(await enter(ctx, one)).toBe('waits');
      return (await lastRequest()).id;
    };

    test.each([
      ['staff', ADVANCE],
      ['an admin', RATE],
    ])('accepts the entry of %s', async (_, one) => {
      expect(await decide(deputy, await waiting(one))).toMatchObject({ state: 'ACCEPTED' });
    });

    test('accepts none of their own', async () => {
      await refusesDeputy(await nextRequestOf(deputy, RATE), 'OWN_REQUEST');
    });

    test('accepts none of a key that they made', async () => {
      const asked = { name: 'Tool of the deputy', rights: ['masters.rate.add'] };
      const { key } = await actAs(deputy)<{ key: string }>('createApiKey', asked);
      const service = station.request({ actor: await actorOf(station.database, key) });
      await refusesDeputy(await nextRequestOf(service, RATE), 'SAME_ACCOUNT_HANDLER');
    });

    test('accepts none of an account that they made', async () => {
      const login = { ...person, name: 'MADE', email: 'made@station.example' };
      await actAs(deputy)('createUser', login);
      await decide(second, (await lastRequest()).id);
      const made = await logIn(login.email, login.password);
      await refusesDeputy(await nextRequestOf(made), 'SAME_ACCOUNT_HANDLER');
    });

    test('accepts none of an account whose address they changed', async () => {
      const login = { ...person, name: 'HANDLED', email: 'handled@station.example' };
      const { id } = await actAs(admin)('createUser', login);
      await decide(second, (await lastRequest()).id);
      const email = 'of-the-deputy@station.example';
      const [user] = await station.sql<{ version: number }>('SELECT version FROM app_user WHERE id = $1', [id]);
      await actAs(deputy)('updateUser', { id, version: user!.version, email, reason: 'Another address' });
      await decide(second, (await lastRequest()).id);
      const handled = await logIn(email, login.password);
      await makeWait(ADVANCE);
      expect(await enter(handled, ADVANCE)).toBe('waits');
      const { id: requestId } = await lastRequest();
      await expect(decide(deputy, requestId)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
      await decide(deputy, requestId, false);
    });
  });

  // A line for admins keeps its promise without four eyes too.
  test.each([true, false])(
    'by a key that they make: its entry needs another admin (four eyes: %s)',
    async (fourEyes) => {
      await set('fourEyes', fourEyes);
      const { key } = await actAs(admin)<{ key: string }>('createApiKey', {
        name: `Puppet tool ${fourEyes}`,
        rights: ['masters.rate.add'],
      });
      const service = station.request({ actor: await actorOf(station.database, key) });
      await makeWait(RATE);
      expect(await enter(service, RATE)).toBe('waits');
      const { id } = await lastRequest();
      await expect(decide(service, id)).rejects.toMatchObject({ kind: 'FORBIDDEN' });
      await expect(decide(admin, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
      expect(await decide(second, id)).toMatchObject({ state: 'ACCEPTED' });
    },
  );
});

test('without four eyes, nobody but an admin accepts an entry of their maker or of an account that they made', async () => {
  const { id: roleId } = await actAs(admin)('createRole', {
    name: 'Maker',
    rights: 'users.manage changes.decide employees.advance employees.read cash.read masters.read shift.read',
  });
  const maker = { name: 'MAKER', email: 'maker@station.example', password: 'maker-1', roleId };
  const contact = { phoneNo: '9876543210', address: 'MAIN ROAD' };
  await actAs(admin)('createUser', { ...maker, ...contact });
  const made = { ...maker, name: 'MADE TOO', email: 'made-too@station.example' };
  const asMaker = await logIn(maker.email, maker.password);
  await actAs(asMaker)('createUser', { ...made, ...contact });
  const asMade = await logIn(made.email, made.password);
  await makeWait(ADVANCE);
  for (const [asking, deciding] of [
    [asMaker, asMade],
    [asMade, asMaker],
  ] as const) {
    expect(await enter(asking, ADVANCE)).toBe('waits');
    const { id } = await lastRequest();
    await expect(decide(deciding, id)).rejects.toMatchObject({ problems: [{ code: 'SAME_ACCOUNT_HANDLER' }] });
    // Who has every right could make it alone, and may be the only one to decide (ADR 59).
    expect(await decide(admin, id)).toMatchObject({ state: 'ACCEPTED' });
  }
});

describe('the entry of an API key', () => {
  const expenditure = named.find(({ name }) => name === 'expenditureByStaff')!;
  const makeKey = (name: string) =>
    actAs(admin)<{ apiKeyId: number; key: string }>('createApiKey', { name, rights: ['cash.record', 'cash.read'] });
  const serviceOf = async (key: string) => station.request({ actor: await actorOf(station.database, key) });

  test('waits as that of staff, and is recorded under the name of its service once an admin accepts it', async () => {
    const service = await serviceOf((await makeKey('Expense tool')).key);
    await makeWait(expenditure);
    expect(await enter(service, expenditure)).toBe('waits');
    expect(await decide(second, (await lastRequest()).id)).toMatchObject({ state: 'ACCEPTED' });
    const [row] = await station.sql(
      'SELECT u.name FROM expenditure e JOIN app_user u ON u.id = e.created_by_id ORDER BY e.id DESC LIMIT 1',
    );
    expect(row).toEqual({ name: 'EXPENSE TOOL' });
  });

  test('is not accepted by who made the key', async () => {
    const service = await serviceOf((await makeKey('Own tool')).key);
    await makeWait(expenditure);
    expect(await enter(service, expenditure)).toBe('waits');
    const { id } = await lastRequest();
    expect(await refusalOf(decide(admin, id))).toMatchObject({ code: 'SAME_ACCOUNT_HANDLER' });
    expect(await decide(admin, id, false)).toMatchObject({ state: 'REJECTED' });
  });

  test('is accepted by an admin who made only the account of who made the key', async () => {
    const person = { name: 'KEY MAKER', email: 'key-maker@station.example', password: 'maker-2', isAdmin: true };
    await actAs(admin)('createUser', { ...person, phoneNo: '9876543210', address: 'MAIN ROAD' });
    const maker = await logIn(person.email, person.password);
    const { key } = await actAs(maker)<{ key: string }>('createApiKey', {
      name: 'Tool of another',
      rights: ['cash.record', 'cash.read'],
    });
    await makeWait(expenditure);
    expect(await enter(await serviceOf(key), expenditure)).toBe('waits');
    const { id } = await lastRequest();
    expect((await rehearse(maker, id)).problems).toMatchObject([{ code: 'SAME_ACCOUNT_HANDLER' }]);
    expect((await rehearse(admin, id)).problems).toEqual([]);
    await decide(admin, id, false);
  });

  test('cannot be accepted after its key was revoked', async () => {
    const made = await makeKey('Gone tool');
    await makeWait(expenditure);
    expect(await enter(await serviceOf(made.key), expenditure)).toBe('waits');
    const { id } = await lastRequest();
    await actAs(admin)('revokeApiKey', { apiKeyId: made.apiKeyId });
    expect((await refusalOf(decide(second, id)))?.message).toBe(
      'GONE TOOL can no longer log in, so this request cannot be accepted.',
    );
    expect(await decide(second, id, false)).toMatchObject({ state: 'REJECTED' });
  });
});

test('an invalid entry is refused at once, and nothing waits', async () => {
  await makeWait(ADVANCE);
  await aShiftRuns(station);
  const before = await lastRequest();
  await expect(
    actAs(staff)('recordEmployeeAdvance', { employeeId: 999_999, amount: 100, notes: [] }),
  ).rejects.toMatchObject({
    problems: [{ field: 'employeeId' }],
  });
  expect(await lastRequest()).toEqual(before);
});

describe('the answer to the caller', () => {
  const body = () => ({
    employeeId: station.ids.employees[0],
    amount: '6000.00',
    trAccountId: station.ids.accounts[0],
    payModeId: station.ids.paymentModes[1],
    // Far more than the advances before it.
    confirmed: true,
  });

  test('GraphQL answers WAITS_FOR_APPROVAL, and lists the entry for everybody who may make it', async () => {
    await aShiftRuns(station);
    await makeWait(ADVANCE);
    const input = { ...(await ADVANCE_INPUT()), amount: '6000.00', confirmed: true };
    const { body: answer } = await station.graphql(
      'mutation ($input: RecordEmployeeAdvanceInput!) { recordEmployeeAdvance(input: $input) { employeeAdvanceId userErrors { code message field } } }',
      { input },
      { token: station.staffToken },
    );
    expect(answer.data.recordEmployeeAdvance).toEqual({
      employeeAdvanceId: null,
      userErrors: [
        {
          code: 'WAITS_FOR_APPROVAL',
          message: 'Sent for approval. Somebody who may approve it will decide.',
          field: null,
        },
      ],
    });
    const list = 'query ($command: String!) { waitingEntries(command: $command) { title userName isOwn } }';
    const listed = async (command: string, token: string) =>
      (await station.graphql(list, { command }, { token })).body.data.waitingEntries;
    const [own] = await listed('recordEmployeeAdvance', station.staffToken);
    expect(own).toEqual({ title: expect.stringMatching(/, ₹6,000\.00$/), userName: 'SURESH STAFF', isOwn: true });
    expect((await listed('recordEmployeeAdvance', station.adminToken))[0]).toEqual({ ...own, isOwn: false });
  });

  test.each([
    ['waitingEntries(command: "recordNothing") { title }', 'command', 'No entry of recordNothing waits for approval'],
    ['waitsAbove(command: "recordNothing")', 'command', 'No entry of recordNothing waits for approval'],
    ['pendingChanges(table: "nothing", rowIds: [1]) { rowId }', 'table', 'No changes of nothing can be requested'],
  ])('an unknown name is refused by %s', async (asked, field, message) => {
    const { body: refused } = await station.graphql(`{ ${asked} }`, {}, { token: station.staffToken });
    expect(refused.errors).toMatchObject([{ message, extensions: { problems: [{ field, message }] } }]);
  });

  test('staff are not shown what waits of the entries of admins', async () => {
    await waiting(named.find(({ name }) => name === 'payRateByAdmin')!);
    const list = '{ waitingEntries(command: "changePayRate") { title } myChangeRequests { table } }';
    const { body: ofStaff } = await station.graphql(list, {}, { token: station.staffToken });
    expect(ofStaff.data.waitingEntries).toEqual([]);
    const { body: ofAdmin } = await station.graphql(list, {}, { token: station.adminToken });
    expect(ofAdmin.data.waitingEntries.length).toBeGreaterThan(0);
    expect(ofAdmin.data.myChangeRequests[0]).toEqual({ table: 'changePayRate' });
  });

  test('REST answers 202 with the standard body', async () => {
    await aShiftRuns(station);
    await makeWait(ADVANCE);
    const reply = await station.rest('POST', '/api/v1/employee-advance', body(), { token: station.staffToken });
    expect([reply.status, reply.body]).toEqual([
      202,
      { msg: 'Sent for approval. Somebody who may approve it will decide.' },
    ]);
    const bell = await station.rest('GET', '/api/v1/getnotification');
    expect(bell.body[0]).toMatchObject({
      tableName: 'recordEmployeeAdvance',
      msg: expect.stringMatching(/^SURESH STAFF asks to record employee advance .*, ₹6,000\.00$/),
    });
    const { notificationId } = bell.body[0];
    const accepted = await station.rest('POST', '/api/v1/acceptpermission', { notificationId });
    expect([accepted.status, accepted.body]).toEqual([200, { msg: 'The request was accepted' }]);
  });

  test('the review shows the typed values and the calculated figures', async () => {
    const id = await waiting(named.find(({ name }) => name === 'overLimitByStaff')!);
    const query = `query ($rowId: Int!) { changeReview(table: "recordCreditSale", rowId: $rowId) {
      label row { title } requests { permission comment changes { name was shown } } } }`;
    const { body: answer } = await station.graphql(query, { rowId: id });
    const { label, row, requests } = answer.data.changeReview;
    expect([label, row, requests[0].permission, requests[0].comment]).toEqual([
      'Credit sale',
      null,
      4,
      'The owner said so',
    ]);
    const shown = Object.fromEntries(
      requests[0].changes.map(({ name, shown }: { name: string; shown: string }) => [name, shown]),
    );
    expect(shown).toMatchObject({ amount: '1100.00', rate: '92.50', litres: '11.892' });
  });

  test.each(withAmount)('$name: the review says which limit it passes', async (one) => {
    await set(one.line.setting, LIMIT);
    expect(await enter(staff, one, LIMIT + 100)).toBe('waits');
    const { id: requestId } = await lastRequest();
    const { effects } = await rehearse(second, requestId);
    // A question about the figure comes before it.
    const [first] = effects.filter((effect) => !/, but .* (?:usual|owe)/.test(effect));
    expect(first).toMatch(
      one.name === 'overLimitByStaff'
        ? /^FIRM \d+ goes over the limit of ₹1,000\.00: The owner said so$/
        : /^It waits because ₹[\d,.]+ is more than ₹5,000\.00$/,
    );
  });

  test.each(withAmount)('$name: before it is sent, the form knows from which amount it waits', async ({ line }) => {
    const above = async (token: string) =>
      (await station.graphql('query ($command: String!) { waitsAbove(command: $command) }', line, { token })).body.data;
    expect(await above(station.staffToken)).toEqual({ waitsAbove: null });
    await set(line.setting, LIMIT);
    expect(await above(station.staffToken)).toEqual({ waitsAbove: '5000.00' });
    expect(await above(station.adminToken)).toEqual({ waitsAbove: null });
  });

  test('who rejects a request can say why, and the requester reads it', async () => {
    await waiting(ADVANCE);
    const { id: requestId } = await lastRequest();
    await actAs(second)('decideChange', { requestId, accept: false, reason: ' He had one on Monday ' });
    const { body: mine } = await station.graphql(
      '{ myChangeRequests { id decisionReason } myDecisions { id decisionReason } }',
      {},
      { token: station.staffToken },
    );
    const told = { id: requestId, decisionReason: 'He had one on Monday' };
    expect([mine.data.myChangeRequests[0], mine.data.myDecisions[0]]).toEqual([told, told]);
    const [audited] = await station.sql(
      "SELECT reason FROM audit_row WHERE table_name = 'change_request' AND row_id = $1 ORDER BY id DESC LIMIT 1",
      [requestId],
    );
    expect(audited).toEqual({ reason: 'He had one on Monday' });
  });

  test('a reason of 501 characters is refused at its field', async () => {
    await waiting(ADVANCE);
    const { id: requestId } = await lastRequest();
    expect(
      await refusalOf(actAs(second)('decideChange', { requestId, accept: false, reason: 'x'.repeat(501) })),
    ).toMatchObject({ message: 'reason must be at most 500 characters' });
    expect(await stateOf(requestId)).toBe('PENDING');
  });

  const ADVANCE_INPUT = async () => policySamples.advanceByStaff.input(station, 600_000);
});

test('another entry on the same balances does not change what the rehearsed one does', async () => {
  const id = await waiting(ADVANCE);
  const before = await rehearse(admin, id);
  expect(await enter(admin, ADVANCE)).toBe('done');
  const { effects } = await rehearse(admin, id);
  expect(effects).not.toEqual(before.effects);
  expect(await decideAsSeen(admin, id, before)).toMatchObject({ state: 'ACCEPTED', effects });
});

test('nor do other notes in the safe', async () => {
  const [accountId] = station.ids.accounts;
  const notes = [{ value: 500, in: 2, out: 0 }];
  const draw = () => station.act<{ cashTransferId: number }>('transferCash', { kind: 'DRAWING', accountId, notes });
  const { cashTransferId: rowId } = await draw();
  await actAs(staff)('changeRow', {
    ...{ table: 'cash_transfer', rowId, permission: 1, changes: [], comment: 'Entered twice' },
  });
  const { id } = await lastRequest();
  const before = await rehearse(admin, id);
  expect(before.effects).toContainEqual(expect.stringMatching(/^Notes in the safe: ₹500: /));
  await draw();
  const { effects } = await rehearse(admin, id);
  expect(effects).not.toEqual(before.effects);
  expect(await decideAsSeen(admin, id, before)).toMatchObject({ state: 'ACCEPTED', effects });
});
