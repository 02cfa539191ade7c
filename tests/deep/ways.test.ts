import { randomUUID } from 'node:crypto';
import '../../server/api/graphql/resolvers';
import type { Row } from '../../server/api/rest/route';
import { routes } from '../../server/api/rest/routes';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import { moneyText } from '../../server/domain/kernel/money';
import { ALL_RIGHTS, type Right } from '../../server/domain/rights';
import { tabSeparated } from '../../server/domain/sheet';
import { masters } from '../../server/masters';
import { keyFieldsOf } from '../../server/masters/import/natural-key';
import { type Master, masterOf } from '../../server/masters/master';
import type { Context } from '../../server/platform/context';
import type { PolicySetting } from '../../server/platform/station-setting';
import { type Command, commands, submit } from '../../server/platform/submit';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { type ApprovalLine, approvalLines } from '../../server/services/approvals/approval-line';
import { editableTables, existing, picked } from '../../server/services/approvals/editable-table';
import { aShiftIsClosed } from '../contract/work';
import { sampleOf } from '../server/approvals/policy-samples';
import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { STAFF, type Station, startStation } from '../support/station';
import { setSetting } from '../support/station-settings';

/**
 * Every way to make the entry of a line of the approval policy, by everybody, below, at and above its limit: whatever
 * the way, the outcome follows from the rights and the amount alone.
 */

const LIMIT = 500_000;
const AMOUNTS = { below: LIMIT - 100, at: LIMIT, above: LIMIT + 100 };
type Amount = keyof typeof AMOUNTS;

type Outcome = 'at once' | 'waits' | 'refused';

interface Caller {
  ctx: Context;
  token: string;
  rights: ReadonlySet<Right>;
}

interface Line {
  name: PolicySetting;
  line: ApprovalLine;
}

interface Way {
  /** The rights that it needs instead of that of the command. */
  needs?: Right[];
  /** The right without which the entry waits, whatever the amount. */
  alone?(one: Line): Right | null;
  /** It moves no money beyond a limit; a line for two admins holds for it too, as for a rate that would no longer be. */
  isOfAnyAmount?: true;
  isOf(one: Line): boolean;
  /** Prepares the entry and returns how the caller makes it. */
  prepare(one: Line, amount: number): Promise<(caller: Caller) => Promise<unknown>>;
}

let station: Station;
let callers: Record<'staff' | 'manager' | 'deputy' | 'admin' | 'key', Caller>;
let second: Caller;

const EXEMPT = new Set([...approvalLines.values()].flatMap(({ exempt }) => exempt ?? []));

const RIGHTS_OF_KEY = RIGHTS_OF_KEYS.filter((right) => !EXEMPT.has(right));

async function logIn(login: { email: string; password: string }): Promise<Caller> {
  const { token } = await submit(station.request(), signIn, { email: login.email, password: login.password });
  return callerOf(token);
}

async function callerOf(token: string): Promise<Caller> {
  const actor = (await actorOf(station.database, token))!;
  return { ctx: station.request({ actor }), token, rights: actor.rights as ReadonlySet<Right> };
}

/** Somebody with a role of the station that has these rights. */
async function withRole(name: string, rights: readonly Right[]): Promise<Caller> {
  const { id: roleId } = await station.act('createRole', { name, rights: rights.join(' ') });
  return withUser(name, { roleId });
}

async function withUser(name: string, role: object): Promise<Caller> {
  const login = { email: `${name.toLowerCase()}@station.example`, password: 'open-sesame-2' };
  await station.act('createUser', { name, ...login, ...role, phoneNo: '9876543210', address: 'MAIN ROAD' });
  return logIn(login);
}

beforeAll(async () => {
  station = await startStation();
  const notExempt = [...ALL_RIGHTS].filter((right) => !EXEMPT.has(right));
  const { key } = await station.act<{ key: string }>('createApiKey', { name: 'A tool', rights: RIGHTS_OF_KEY });
  callers = {
    staff: await logIn(STAFF),
    manager: await withRole('Manager', notExempt),
    deputy: await withRole(
      'Deputy',
      [...ALL_RIGHTS].filter((right) => right !== 'views.share'),
    ),
    admin: await callerOf(station.adminToken),
    key: await callerOf(key),
  };
  second = await withUser('Second', { isAdmin: true });
}, 120_000);
// Another line would stop the entry too, such as that of corrections the change of a closed shift.
beforeEach(() =>
  station.sql('DELETE FROM station_setting WHERE key = ANY($1)', [[...approvalLines.keys(), 'fourEyes']]),
);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const set = (key: string, value: unknown) =>
  station.sql(
    'INSERT INTO station_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value',
    [key, JSON.stringify(value)],
  );

/** Sets the line so that its entry of the amount needs approval, or does not. */
async function limit({ line }: Line, amount: Amount): Promise<void> {
  await set('fourEyes', !line.hasAmount && line.onlyWithFourEyes === true);
  if (line.hasAmount) return void (await set(line.setting, LIMIT));
  await set(line.setting, amount === 'above' ? 'ADMINS' : 'ALLOWED');
}

/** Lets the entry of anybody without the exempt right wait, whatever its amount. */
async function letWait({ line }: Line): Promise<void> {
  if (line.hasAmount) return void (await set(line.setting, 0));
  await limit({ name: line.setting, line }, 'above');
}

const commandOf = ({ line }: Line) => commands.get(line.command)! as unknown as Command<object, unknown>;
const rowsOf = ({ line }: Line) =>
  routes.filter((row) => row.entryPoint === 'submit' && row.command.name === line.command);
const masterWith = ({ line }: Line) => masters.find(({ commands: { create } }) => create.name === line.command);
const masterOfRows = ({ name }: Line) => masters.find(({ master }) => master.table === sampleOf(name).table);
const inputOf = async ({ name }: Line, amount: number): Promise<object> => {
  const { ready, input } = sampleOf(name);
  await ready?.(station);
  return input(station, amount);
};

const run = ({ line }: Line, { ctx }: Caller, input: object, key: string | null = null): Promise<unknown> =>
  actAs({ ...ctx, idempotencyKey: key })(line.command, input);

const RUPEES = new Set(['amount', 'maxLimit', 'payRate', 'rate']);

/** The input as an old tool sends it. */
function oldBody(row: Row, input: object): object {
  const body = {};
  for (const [name, value] of Object.entries(input)) {
    const path = (row.shape.oldName?.(name) ?? name).split('.');
    let within = body as Record<string, unknown>;
    for (const part of path.slice(0, -1)) {
      within[part] ??= {};
      within = within[part] as Record<string, unknown>;
    }
    within[path.at(-1)!] = RUPEES.has(name) ? moneyText(value as number) : value;
  }
  return body;
}

async function sendRest(row: Row, { token }: Caller, input: object): Promise<void> {
  const { status, body } = await station.rest(row.method, row.path, oldBody(row, input), { token });
  if (status === 403) throw Object.assign(new Error(body.msg), { kind: 'FORBIDDEN' });
  if (status !== 200 && status !== 202) throw new Error(JSON.stringify(body));
}

/** A sheet with the one row, of which some cells are `typed`. */
async function sheetOf({ name, fields }: Master, row: object, typed: Record<string, string> = {}): Promise<object> {
  const cells = fields.filter((field) => Object.hasOwn({ ...row, ...typed }, field.name));
  const shown = cells.map(async ({ name: field, options: { reference } }) => {
    if (typed[field] !== undefined) return typed[field];
    const value = (row as Record<string, unknown>)[field];
    if (RUPEES.has(field)) return moneyText(value as number);
    if (reference === undefined) return String(value);
    const [named] = await station.sql<{ name: string }>(
      `SELECT name FROM ${masterOf(reference()).table} WHERE id = $1`,
      [value],
    );
    return named!.name;
  });
  const text = tabSeparated([cells.map(({ options }) => options.label), await Promise.all(shown)]);
  return { master: name, text, reason: 'A digit was missing', confirmed: true };
}

/** A small entry of an admin, and its change to the amount. */
async function changeOf(one: Line, amount: number) {
  const { table, changed } = sampleOf(one.name);
  await limit(one, 'below');
  await set('fourEyes', false);
  if (one.line.stored === undefined) await inputOf(one, amount);
  // The small amount is far below those of other tests.
  else await actAs(callers.admin.ctx)(one.line.command, { ...(await inputOf(one, 100)), confirmed: true });
  const [row] = await station.sql<{ id: number }>(`SELECT MAX(id) AS id FROM ${table}`);
  const changes = [changed!(amount)];
  return { table, rowId: row!.id, permission: 2, changes, comment: 'A digit was missing', confirmed: true };
}

const isDeletable = ({ name }: Line): boolean => editableTables.get(sampleOf(name).table)!.remove !== null;
const deletionOf = async (one: Line, amount: number): Promise<object> => ({
  ...(await changeOf(one, amount)),
  ...{ permission: 1, changes: [], comment: 'Entered by mistake' },
});

const WAYS: Record<string, Way> = {
  'its command': {
    isOf: () => true,
    async prepare(one, amount) {
      const input = await inputOf(one, amount);
      return (caller) => run(one, caller, input);
    },
  },
  'a repeat with its key, as the outbox sends it': {
    isOf: () => true,
    async prepare(one, amount) {
      const input = await inputOf(one, amount);
      const key = randomUUID();
      return async (caller) => {
        const send = () => Promise.allSettled([run(one, caller, input, key)]);
        const [[first], [again]] = [await send(), await send()];
        expect(first.status).toBe(again.status);
        if (first.status === 'rejected') throw first.reason;
      };
    },
  },
  'an old path': {
    isOf: (one) => rowsOf(one).length > 0,
    async prepare(one, amount) {
      const input = await inputOf(one, amount);
      return (caller) => sendRest(rowsOf(one).at(-1)!, caller, input);
    },
  },
  'a late entry': {
    alone: () => 'shift.lateEntry',
    isOf: ({ line }) => line.stored?.shift === 'RUNNING',
    async prepare(one, amount) {
      await aShiftIsClosed(station);
      const [last] = await station.sql<{ id: number }>('SELECT MAX(id) AS id FROM shift');
      const input = { ...(await inputOf(one, amount)), shiftId: last!.id, lateReason: 'Found under the seat' };
      return (caller) => run(one, caller, input);
    },
  },
  'an import': {
    isOf: (one) => masterWith(one) !== undefined,
    async prepare(one, amount) {
      const sheet = await sheetOf(masterWith(one)!.master, await inputOf(one, amount));
      return (caller) => actAs(caller.ctx)('importRows', sheet);
    },
  },
  'a change of a small one': {
    needs: ['changes.request'],
    alone: ({ line }) => (line.ofChanges === true ? 'changes.decide' : null),
    isOf: ({ name }) => sampleOf(name).changed !== undefined,
    async prepare(one, amount) {
      const change = await changeOf(one, amount);
      return (caller) => actAs(caller.ctx)('changeRow', change);
    },
  },
  'an import that changes a small one': {
    alone: ({ line }) => (line.ofChanges === true ? 'changes.decide' : null),
    isOf: (one) => masterOfRows(one) !== undefined && sampleOf(one.name).changed !== undefined,
    async prepare(one, amount) {
      const { master, editableTable } = masterOfRows(one)!;
      const { rowId, changes } = await changeOf(one, amount);
      const row = await existing(station.sql, editableTable, rowId);
      const key = picked(
        row,
        keyFieldsOf(master).map((field) => field.name),
      );
      const sheet = await sheetOf(master, key, Object.fromEntries(changes.map(({ field, value }) => [field, value])));
      return (caller) => actAs(caller.ctx)('importRows', sheet);
    },
  },
  'a change of one in a closed shift': {
    needs: ['changes.request'],
    alone: () => 'changes.decide',
    isOf: ({ name, line }) => line.stored?.shift === 'RUNNING' && sampleOf(name).changed !== undefined,
    async prepare(one, amount) {
      const change = await changeOf(one, amount);
      await aShiftIsClosed(station);
      return (caller) => actAs(caller.ctx)('changeRow', change);
    },
  },
  'a deletion': {
    needs: ['changes.request'],
    alone: () => 'changes.decide',
    isOfAnyAmount: true,
    isOf: (one) => sampleOf(one.name).changed !== undefined && isDeletable(one),
    async prepare(one, amount) {
      const deletion = await deletionOf(one, amount);
      return (caller) => actAs(caller.ctx)('changeRow', deletion);
    },
  },
  'a deletion in a closed shift': {
    needs: ['changes.request'],
    alone: () => 'changes.decide',
    isOfAnyAmount: true,
    isOf: (one) => one.line.stored?.shift === 'RUNNING' && sampleOf(one.name).changed !== undefined && isDeletable(one),
    async prepare(one, amount) {
      const deletion = await deletionOf(one, amount);
      await aShiftIsClosed(station);
      return (caller) => actAs(caller.ctx)('changeRow', deletion);
    },
  },
};

/** The rows of the sample's table, to see whether a call changed any. */
const fingerprintOf = async ({ name }: Line): Promise<unknown> =>
  station.sql(`SELECT md5(string_agg(t::text, ';' ORDER BY t::text)) FROM ${sampleOf(name).table} t`);
const countOf = async (sql: string): Promise<number> => (await station.sql<{ count: number }>(sql))[0]!.count;
const pendingNow = () => countOf("SELECT COUNT(*)::int FROM change_request WHERE state = 'PENDING'");

/** What became of a call: by what it stored, not by what it answered. */
async function outcomeOf(one: Line, call: () => Promise<unknown>): Promise<Outcome> {
  const [rows, pending] = [await fingerprintOf(one), await pendingNow()];
  const refused = await call().then(
    () => false,
    (error) => {
      if (error.kind === 'FORBIDDEN') return true;
      if (error.kind === 'WAITING') return false;
      throw error;
    },
  );
  const [rowsAfter, pendingAfter] = [await fingerprintOf(one), await pendingNow()];
  if (pendingAfter > pending) {
    expect(pendingAfter).toBe(pending + 1);
    // A new user that waits is created disabled: a stored command would have the password.
    if (one.line.stored !== undefined) expect(rowsAfter).toEqual(rows);
    return 'waits';
  }
  expect(JSON.stringify(rowsAfter) === JSON.stringify(rows)).toBe(refused);
  return refused ? 'refused' : 'at once';
}

type Table = Record<string, Record<string, Outcome>>;

/** A line without an amount has two cases: it lets the entry pass, or not. */
const amountsOf = ({ line }: Line): Amount[] => (line.hasAmount ? ['below', 'at', 'above'] : ['at', 'above']);

async function tableOf(
  one: Line,
  outcome: (caller: Caller, amount: Amount) => Outcome | Promise<Outcome>,
  by = callers,
): Promise<Table> {
  const table: Table = {};
  for (const [name, caller] of Object.entries(by)) {
    table[name] = {};
    for (const amount of amountsOf(one)) table[name]![amount] = await outcome(caller, amount);
  }
  return table;
}

/**
 * Whether the caller may make an entry of the amount alone. A line may also let users change rows who otherwise request
 * their changes; it takes nothing from those who decide.
 */
function mayExceed({ line }: Line, { rights }: Caller, amount: Amount): boolean {
  if (amount !== 'above' || (line.exempt !== null && rights.has(line.exempt))) return true;
  return !line.hasAmount && line.changesOf !== undefined && rights.has('changes.decide');
}

function expectedOf(one: Line, { needs, alone, isOfAnyAmount }: Way, caller: Caller, amount: Amount): Outcome {
  const needed = needs ?? [commandOf(one).right as Right];
  if (needed.some((right) => !caller.rights.has(right))) return 'refused';
  const ofWay = alone?.(one) ?? null;
  if (ofWay !== null && !caller.rights.has(ofWay)) return 'waits';
  return (isOfAnyAmount && one.line.exempt !== null) || mayExceed(one, caller, amount) ? 'at once' : 'waits';
}

const lines: Line[] = [...approvalLines].map(([name, line]) => ({ name, line }));
const walk = lines.flatMap((one) =>
  Object.entries(WAYS)
    .filter(([, way]) => way.isOf(one))
    .map(([how, way]) => ({ name: one.name, how, one, way })),
);

test.each(walk)('$name by $how', async ({ one, way }) => {
  const found = await tableOf(one, async (caller, amount) => {
    const make = await way.prepare(one, AMOUNTS[amount]);
    await limit(one, amount);
    return outcomeOf(one, () => make(caller));
  });
  expect(found).toEqual(await tableOf(one, (caller, amount) => expectedOf(one, way, caller, amount)));
});

test.each(lines)('$name by a setting that lets everything pass', async (one) => {
  const { line, name } = one;
  const found: Record<string, string> = {};
  const expected: Record<string, string> = {};
  for (const [who, { ctx, rights }] of Object.entries(callers)) {
    await limit(one, 'above');
    found[who] = await setSetting(actAs(ctx), name, line.hasAmount ? null : 'ALLOWED').then(
      async ({ state, changeRequestId: requestId }) => {
        if (state === 'PENDING') await actAs(second.ctx)('decideChange', { requestId, accept: false });
        return state;
      },
      ({ kind }) => kind,
    );
    const isAlone =
      line.exempt !== null && [line.exempt, 'changes.decide' as const].every((right) => rights.has(right));
    expected[who] = isAlone ? 'DONE' : 'PENDING';
    if (!rights.has('station.configure')) expected[who] = 'FORBIDDEN';
  }
  expect(found).toEqual(expected);
});

test('a limit is lifted, and its lifting accepted, by nobody for whom it holds', async () => {
  const another = await withRole('Colleague', [...callers.manager.rights]);
  const amount = lines.find(({ name }) => name === 'advanceByStaff')!;
  const forAdmins = lines.find(({ name }) => name === 'correctionByAdmin')!;
  const settingOf = async ({ name }: Line) =>
    (await station.sql('SELECT value FROM station_setting WHERE key = $1', [name]))[0];
  for (const [one, asking, refused, code, accepting, value] of [
    [amount, callers.manager, another, 'FORBIDDEN', callers.admin, null],
    [forAdmins, callers.admin, callers.admin, 'OWN_REQUEST', second, 'ALLOWED'],
  ] as const) {
    await limit(one, 'above');
    const { changeRequestId } = await setSetting(actAs(asking.ctx), one.name, value);
    const accept = (by: Caller) => actAs(by.ctx)('decideChange', { requestId: changeRequestId, accept: true });
    await expect(accept(refused)).rejects.toMatchObject({ problems: [{ code }] });
    await accept(accepting);
    expect(await settingOf(one)).toEqual({ value });
  }
  // Anybody who may change settings tightens a line alone.
  await set(amount.name, null);
  expect(await setSetting(actAs(callers.manager.ctx), amount.name, '5000')).toMatchObject({ state: 'DONE' });
});

/** Who makes an entry of the line that waits. */
const askerOf = ({ line }: Line): Caller => (line.exempt === null ? callers.admin : callers.staff);

interface Accepted {
  what: string;
  isOf(one: Line): boolean;
  /** Makes the request, by somebody who may not make the entry alone. */
  request(one: Line, amount: number): Promise<number>;
  /** What one needs to accept it, besides to decide on requests. */
  needs(one: Line): Right[];
}

const rightOf = (one: Line) => commandOf(one).right as Right;
const confirmedInputOf = async (one: Line, amount: number): Promise<object> => ({
  ...(await inputOf(one, amount)),
  ...(one.line.hasAmount && { confirmed: true }),
});

const ACCEPTED: Accepted[] = [
  {
    what: 'entry',
    isOf: () => true,
    async request(one, amount) {
      const input = await confirmedInputOf(one, amount);
      await letWait(one);
      return requestOf(one, askerOf(one), one.line.command, input);
    },
    needs: (one) => [rightOf(one)],
  },
  {
    what: 'entry by a key',
    isOf: (one) => RIGHTS_OF_KEY.includes(rightOf(one)),
    async request(one, amount) {
      const input = await confirmedInputOf(one, amount);
      await letWait(one);
      return requestOf(one, callers.key, one.line.command, input);
    },
    needs: (one) => [rightOf(one)],
  },
  {
    what: 'late entry',
    isOf: ({ line }) => line.stored?.shift === 'RUNNING',
    async request(one, amount) {
      await aShiftIsClosed(station);
      const shiftId = await countOf('SELECT MAX(id) AS count FROM shift');
      const input = { ...(await confirmedInputOf(one, amount)), shiftId, lateReason: 'Found under the seat' };
      await letWait(one);
      return requestOf(one, askerOf(one), one.line.command, input);
    },
    needs: (one) => [rightOf(one), 'shift.lateEntry'],
  },
  {
    what: 'change',
    isOf: ({ name }) => sampleOf(name).changed !== undefined,
    async request(one, amount) {
      const change = await changeOf(one, amount);
      await letWait(one);
      return requestOf(one, askerOf(one), 'changeRow', change);
    },
    needs: () => ['changes.request'],
  },
];

async function requestOf(one: Line, asker: Caller, command: string, input: object): Promise<number> {
  expect(await outcomeOf(one, () => actAs(asker.ctx)(command, input))).toBe('waits');
  return countOf('SELECT MAX(id) AS count FROM change_request');
}

const accepting = lines.flatMap((one) =>
  ACCEPTED.filter(({ isOf }) => isOf(one)).map((accepted) => ({ name: one.name, what: accepted.what, one, accepted })),
);

test.each(accepting)('$name by accepting the $what of another', async ({ one, accepted }) => {
  // The first admin made the key, and asks where staff may not.
  const deciders = { ...callers, admin: second };
  const found = await tableOf(
    one,
    async (caller, amount) => {
      const requestId = await accepted.request(one, AMOUNTS[amount]);
      await limit(one, amount);
      return outcomeOf(one, () => actAs(caller.ctx)('decideChange', { requestId, accept: true }));
    },
    deciders,
  );
  const expected = await tableOf(
    one,
    (caller, amount) => {
      if (['changes.decide' as const, ...accepted.needs(one)].some((right) => !caller.rights.has(right)))
        return 'refused';
      return one.line.exempt === null || mayExceed(one, caller, amount) ? 'at once' : 'refused';
    },
    deciders,
  );
  expect(found).toEqual(expected);
});

test.each(accepting.filter(({ what }) => what === 'entry by a key'))(
  '$name of a key is not accepted by its maker',
  async ({ one, accepted }) => {
    const requestId = await accepted.request(one, AMOUNTS.above);
    await expect(actAs(callers.admin.ctx)('decideChange', { requestId, accept: true })).rejects.toMatchObject({
      problems: [{ code: 'SAME_ACCOUNT_HANDLER' }],
    });
  },
);

test('a line whose rows can be changed holds for their changes', () => {
  const changeable = lines.filter(({ line }) => {
    if (!line.hasAmount) return line.changesOf !== undefined;
    return editableTables.has(line.stored?.table ?? '');
  });
  const held = lines.filter(({ line }) => line.ofChanges === true || (!line.hasAmount && line.changesOf !== undefined));
  expect(held).toEqual(expect.arrayContaining(changeable));
  const tried = lines.filter(({ name }) => sampleOf(name).changed !== undefined);
  expect(tried).toEqual(held);
});

test('every line whose rows can be deleted is tried by a deletion', () => {
  const deletable = lines.filter(({ line }) => editableTables.get(line.stored?.table ?? '')?.remove != null);
  const tried = new Set(walk.filter(({ how }) => how === 'a deletion').map(({ name }) => name));
  const held = deletable.filter(({ line, name }) => line.ofChanges === true && !tried.has(name));
  expect(tried.size).toBeGreaterThan(4);
  expect(held).toEqual([]);
});
