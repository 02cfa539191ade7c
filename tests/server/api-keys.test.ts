import type { DataSource } from 'typeorm';
import { endForbiddenSockets } from '../../server/api/graphql/end-sockets';
import { invariants } from '../../server/books/invariants';
import { AS_AUDITED } from '../../server/books/invariants/masters';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import type { Right } from '../../server/domain/rights';
import { submit } from '../../server/platform/submit';
import { isWellFormedKey, newKey } from '../../server/services/access/api-keys/key-text';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { ADMIN, STAFF, type Station, startStation } from '../support/station';
import { openLine, until } from './live-line';

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station.close());

const CREATE = `mutation ($input: CreateApiKeyInput!) {
  createApiKey(input: $input) { apiKeyId key userErrors { code field } } }`;
const REVOKE = `mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { userErrors { code field } } }`;
const LIST = '{ apiKeys { apiKeyId name start rights createdBy lastUsedAt lastAddress state } }';

interface Made {
  apiKeyId: number;
  key: string;
  userErrors: { code: string; field: string }[];
}

let tools = 0;
async function create(input: object = {}, call = {}): Promise<Made> {
  const whole = {
    name: `Tool ${++tools}`,
    rights: ['credit.read', 'shift.read', 'masters.read'] as string[],
    ...input,
  };
  return (await station.graphql(CREATE, { input: whole }, call)).body.data.createApiKey;
}
const revoke = async (apiKeyId: number) =>
  (await station.graphql(REVOKE, { input: { apiKeyId } })).body.data.revokeApiKey;
const listed = async (id: number) =>
  (await station.graphql(LIST)).body.data.apiKeys.find(({ apiKeyId }: { apiKeyId: number }) => apiKeyId === id);

const asks = async (token: string, query = '{ me { name isAdmin } }') =>
  (await station.graphql(query, {}, { token })).body;
const codeOf = async (token: string, query?: string) => (await asks(token, query)).errors?.[0].extensions.code;

describe('the text of a key', () => {
  it('is the prefix, 166 random bits and a checksum that finds each wrong character', () => {
    const key = newKey();
    expect(key).toMatch(/^fck_[0-9A-Za-z]{34}$/);
    expect(isWellFormedKey(key)).toBe(true);
    expect(newKey()).not.toBe(key);
    for (let at = 0; at < key.length; at++) {
      const wrong = key.slice(0, at) + (key[at] === 'a' ? 'b' : 'a') + key.slice(at + 1);
      expect([wrong, isWellFormedKey(wrong)]).toEqual([wrong, false]);
      expect(isWellFormedKey(key.slice(0, at))).toBe(false);
    }
    expect(isWellFormedKey(`${key}0`)).toBe(false);
  });
});

describe('a new key', () => {
  it('gives its rights to a service under its own name, and is listed without the key', async () => {
    const { apiKeyId, key } = await create({ name: 'Tally' });
    expect(await asks(key)).toEqual({ data: { me: { name: 'TALLY', isAdmin: false } } });
    expect((await asks(key, '{ creditors { id } }')).errors).toBeUndefined();
    expect(await listed(apiKeyId)).toEqual({
      apiKeyId,
      name: 'TALLY',
      start: key.slice(0, 8),
      rights: ['shift.read', 'credit.read', 'masters.read'],
      createdBy: ADMIN.name,
      lastUsedAt: expect.any(String),
      lastAddress: '127.0.0.1',
      state: 'VALID',
    });
  });

  it.each([
    ['no name', { name: ' ' }, 'INVALID', 'name'],
    ['the name of a user', { name: STAFF.name.toLowerCase() }, 'NAME_OF_USER', 'name'],
    ['no right', { rights: [] }, 'NO_RIGHT', 'rights'],
    ['an unknown right', { rights: ['credit.forgive'] }, 'INVALID', 'rights'],
    ['a right to decide', { rights: ['changes.decide'] }, 'RIGHT_FOR_PEOPLE', 'rights'],
    ['a right to enter without approval', { rights: ['limits.exceed'] }, 'RIGHT_FOR_PEOPLE', 'rights'],
    ['a right to manage users', { rights: ['users.manage'] }, 'RIGHT_FOR_PEOPLE', 'rights'],
    ['a right to manage keys', { rights: ['keys.manage'] }, 'RIGHT_FOR_PEOPLE', 'rights'],
    ['an expiry in the past', { expiresOn: '2020-01-01' }, 'INVALID', 'expiresOn'],
    ['an expiry in ten years', { expiresOn: '2099-01-01' }, 'INVALID', 'expiresOn'],
  ])('is refused with %s', async (_about, input, code, field) => {
    const { userErrors, key } = await create(input);
    expect([userErrors, key]).toEqual([[{ code, field }], null]);
  });

  it('is for those with the right only', async () => {
    const { body } = await station.graphql(
      CREATE,
      { input: { name: 'X1', rights: ['shift.read'] } },
      { token: station.staffToken },
    );
    expect(JSON.stringify(body)).toContain('Only an admin can do this');
    expect(await codeOf((await create({ rights: RIGHTS_OF_KEYS })).key, LIST)).toBe('FORBIDDEN');
  });

  it('is shown once: a repeated request is answered without it', async () => {
    const input = { name: 'Shown once', rights: ['shift.read'] };
    const first = await create(input, { key: 'make-it-once' });
    const again = await create(input, { key: 'make-it-once' });
    expect([first.key, again.key, again.apiKeyId]).toEqual([expect.any(String), null, first.apiKeyId]);
  });
});

describe('a key ends', () => {
  it('when it expires, by the clock of the database', async () => {
    const { apiKeyId, key } = await create();
    await station.sql("UPDATE api_key SET expires_at = now() + interval '10 days' WHERE id = $1", [apiKeyId]);
    expect([await codeOf(key), (await listed(apiKeyId)).state]).toEqual([undefined, 'EXPIRES_SOON']);
    await station.sql("UPDATE api_key SET expires_at = now() - interval '1 second' WHERE id = $1", [apiKeyId]);
    expect([await codeOf(key), (await listed(apiKeyId)).state]).toEqual(['UNAUTHENTICATED', 'EXPIRED']);
  });

  it('when it is revoked, with its sockets, and another key of the service lives on', async () => {
    const [old, next] = [await create({ name: 'Rotated' }), await create({ name: 'Rotated' })];
    const line = await openLine(station.url, old.key);
    const other = await openLine(station.url, next.key);
    other.subscribe('subscription { shiftChanged { shiftId } }');
    expect((await revoke(old.apiKeyId)).userErrors).toEqual([]);
    await until(() => line.closed !== null);
    expect([line.closed?.code, await codeOf(old.key), await codeOf(next.key)]).toEqual([
      4403,
      'UNAUTHENTICATED',
      undefined,
    ]);
    expect(other.closed).toBeNull();
    other.ws.close();
    expect((await listed(old.apiKeyId)).state).toBe('REVOKED');
    expect((await revoke(old.apiKeyId)).userErrors).toEqual([{ code: 'NOT_FOUND', field: 'apiKeyId' }]);
  });

  it('for its open sockets too when it expires', async () => {
    const { apiKeyId } = await create();
    const closed = { count: 0 };
    const socket = {
      actor: { kind: 'service' as const, userId: 0, keyId: apiKeyId, name: '', email: '', rights: new Set<Right>() },
      forbid: () => void closed.count++,
    };
    const stop = endForbiddenSockets(station.request(), new Set([socket]), 20);
    const [before] = await station.sql<{ now: Date }>('SELECT now() FROM pg_sleep(0.1)');
    expect([before!.now, closed.count]).toEqual([expect.any(Date), 0]);
    await station.sql('UPDATE api_key SET expires_at = now() WHERE id = $1', [apiKeyId]);
    await until(() => closed.count > 0);
    stop();
  });
});

describe('the bell of those who manage keys', () => {
  const BELL = '{ permissionCounts { pending notices } notifications { tableName rowId userName msg permission } }';
  const bell = async () => (await station.graphql(BELL)).body.data;
  const expire = (id: number, after: string) =>
    station.sql('UPDATE api_key SET expires_at = now() + $2::interval WHERE id = $1', [id, after]);

  it('announces a key from 14 days before it expires until it is replaced or revoked', async () => {
    const { apiKeyId, key } = await create({ name: 'Ends soon' });
    await expire(apiKeyId, '14 days 1 hour');
    const before = await bell();
    expect(before.notifications).toEqual([]);
    await expire(apiKeyId, '14 days');
    const { permissionCounts, notifications } = await bell();
    expect(permissionCounts).toEqual({ pending: 0, notices: 1 });
    expect(notifications).toEqual([
      {
        tableName: 'api_key',
        rowId: apiKeyId,
        userName: 'ENDS SOON',
        msg: expect.stringMatching(
          `^The API key ${key.slice(0, 8)} of ENDS SOON is valid through \\d\\d-\\d\\d-\\d{4}$`,
        ),
        permission: 3,
      },
    ]);
    expect((await station.rest('GET', '/api/v1/getnotification')).body).toEqual([]);
    const next = await create({ name: 'Ends soon' });
    expect((await bell()).permissionCounts.notices).toBe(0);
    await expire(next.apiKeyId, '1 day');
    expect((await bell()).notifications).toMatchObject([{ rowId: apiKeyId }]);
    await revoke(apiKeyId);
    expect((await bell()).notifications).toMatchObject([{ rowId: next.apiKeyId }]);
    await expire(next.apiKeyId, '-1 second');
    expect((await bell()).notifications).toEqual([]);
  });

  it('announces a new key, and the keys of a user who is disabled, until seen', async () => {
    const maker = await newUser('maker@station.example');
    const { apiKeyId, key } = await create({ name: 'Outlives' }, { token: maker.token });
    await revoke((await create({ name: 'Revoked' }, { token: maker.token })).apiKeyId);
    const made = '{ usableKeysMadeBy(userId: ID) }'.replace('ID', String(maker.id));
    expect((await station.graphql(made)).body.data).toEqual({ usableKeysMadeBy: 1 });
    const ofKey = async () => {
      const { notifications } = (await station.graphql('{ notifications { notificationId rowId msg } }')).body.data;
      return notifications.filter(
        ({ rowId, msg }: { rowId: number; msg: string }) => rowId === apiKeyId && /API key/i.test(msg),
      );
    };
    const title = `OUTLIVES, ${key.slice(0, 8)}`;
    expect(await ofKey()).toMatchObject([{ msg: `MAKER added API key ${title}` }]);
    expect((await station.graphql('{ notifications { msg } }', {}, { token: maker.token })).body.data).toEqual({
      notifications: [],
    });

    const DISABLE = `mutation ($table: String!, $rowId: Int!, $value: String) {
      changeRow(input: { table: $table, rowId: $rowId, permission: 2, changes: [{ field: "disabled", value: $value }] }) {
        effects userErrors { code } } }`;
    const other = await newUser('other-manager@station.example');
    const disabled = await station.graphql(
      DISABLE,
      { table: 'app_user', rowId: maker.id, value: 'true' },
      { token: other.token },
    );
    expect(disabled.body.data.changeRow).toEqual({
      effects: ['1 API key made by this user still works, until revoked.'],
      userErrors: [],
    });
    expect(await ofKey()).toMatchObject([
      { msg: `OTHER MANAGER disabled the maker of API key ${title}` },
      { msg: `MAKER added API key ${title}` },
    ]);
    expect((await station.graphql('{ apiKeys { apiKeyId isMakerDisabled } }')).body.data.apiKeys).toContainEqual({
      apiKeyId,
      isMakerDisabled: true,
    });
    await station.graphql('mutation { seeNotices(input: {}) { userErrors { code } } }');
    expect(await ofKey()).toEqual([]);
  });
});

/** An admin besides the one of the station. */
async function newUser(email: string): Promise<{ id: number; token: string }> {
  const name = email.split('@')[0]!.replace('-', ' ').toUpperCase();
  const CREATE_USER = 'mutation ($input: UserInput!) { createUser(input: $input) { user { id } } }';
  const login = { email, password: 'sesame-1' };
  const input = { name, ...login, phoneNo: '9876543210', address: 'MAIN ROAD', isAdmin: true };
  const { id } = (await station.graphql(CREATE_USER, { input })).body.data.createUser.user;
  return { id, token: (await submit(station.request(), signIn, login)).token };
}

it('the last use is noted at most once a minute', async () => {
  const { apiKeyId, key } = await create();
  expect((await listed(apiKeyId)).lastUsedAt).toBeNull();
  await asks(key);
  const { lastUsedAt } = await listed(apiKeyId);
  await asks(key);
  expect((await listed(apiKeyId)).lastUsedAt).toBe(lastUsedAt);
  await station.sql("UPDATE api_key SET last_used_at = now() - interval '61 seconds' WHERE id = $1", [apiKeyId]);
  await asks(key);
  expect((await listed(apiKeyId)).lastUsedAt >= lastUsedAt).toBe(true);
});

it('a truncated or forged key, or one with a typing error, is refused without the database', async () => {
  const untouched = new Proxy({} as DataSource, {
    get: (_, name) => {
      throw new Error(`The database was used: ${String(name)}`);
    },
  });
  const key = newKey();
  const wrong = [
    key.slice(0, -1),
    'fck_',
    `${key}0`,
    key.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    `fck_${'a'.repeat(34)}`,
  ];
  for (const token of wrong) {
    expect([token, await actorOf(untouched, token)]).toEqual([token, null]);
    expect(await codeOf(token)).toBe('UNAUTHENTICATED');
  }
  await expect(actorOf(untouched, key)).rejects.toThrow('The database was used');
  expect(await codeOf(key)).toBe('UNAUTHENTICATED');
});

it('is in no table and no line of the log', async () => {
  const { key } = await create(
    { rights: ['credit.record', 'shift.read', 'changes.request'] },
    { key: 'search-for-it' },
  );
  await asks(key);
  await station.rest('GET', `/api/v1/creditor/${key}`, undefined, { token: key });
  station.request().log.error({ err: new Error(`failed for ${key}`) }, `failed with ${key}`);
  const tables = await station.sql<{ name: string }>(
    `SELECT format('%I', tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const found = await station.sql(`SELECT FROM ${name} t WHERE position($1 IN t::text) > 0`, [key.slice(9)]);
    expect([name, found]).toEqual([name, []]);
  }
  expect(station.logged.join('\n')).not.toContain(key.slice(9));
});

it('a service cannot log in, and is no user to list, change or send messages to', async () => {
  await create({ name: 'Not a person' });
  const { body } = await station.graphql('{ users(includeDisabled: true) { id name } }');
  expect(body.data.users.map(({ name }: { name: string }) => name)).not.toContain('NOT A PERSON');
  const [service] = await station.sql<{ id: number; version: number }>(
    "SELECT id, version FROM app_user WHERE name = 'NOT A PERSON'",
  );
  await expect(station.act('updateUser', { ...service, disabled: false, isAdmin: true })).rejects.toMatchObject({
    kind: 'NOT_FOUND',
  });
  await expect(station.sql('UPDATE app_user SET enabled = true WHERE id = $1', [service!.id])).rejects.toThrow(
    'ck_app_user_kind',
  );
});

it('with four eyes the maker of a key cannot decide on what its service requests', async () => {
  const rights: Right[] = ['changes.request', 'cash.read', 'cash.record', 'shift.read'];
  const { key } = await create({ name: 'Puppet', rights });
  const { id: expenditureCategoryId } = await station.act('createExpenditureCategory', { name: 'Repairs of pumps' });
  await station.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')");
  const ask = `mutation ($input: ChangeRowInput!) { changeRow(input: $input) { changeRequestId state userErrors { code message } } }`;
  const asked = await station.graphql(
    ask,
    {
      input: {
        table: 'expenditure_category',
        rowId: expenditureCategoryId,
        permission: 2,
        changes: [{ field: 'name', value: 'Coffee' }],
        comment: 'other name',
      },
    },
    { token: key },
  );
  const { changeRequestId, state } = asked.body.data.changeRow;
  expect(state).toBe('PENDING');
  const decide = `mutation ($input: DecideChangeInput!) { decideChange(input: $input) { userErrors { code message } } }`;
  const by = async (token: string) =>
    (await station.graphql(decide, { input: { requestId: changeRequestId, accept: true } }, { token })).body;
  expect((await by(key)).errors[0].extensions.code).toBe('FORBIDDEN');
  expect((await by(station.adminToken)).data.decideChange.userErrors).toEqual([
    {
      code: 'SAME_ACCOUNT_HANDLER',
      message: expect.stringMatching(/^ADMIN made an API key of .* enter it yourself\.$/),
    },
  ]);
});

it('the audit agrees with services and keys, and a key with added rights or a forged secret is found', async () => {
  const { sql } = invariants.find(({ name }) => name === AS_AUDITED)!;
  const broken = async () =>
    (await station.sql<{ table: string; id: number }>(sql))
      .filter(({ table }) => ['api_key', 'app_user', 'account_access'].includes(table))
      .map(({ table, id }) => [table, id]);
  const [wider, forged] = [await create(), await create()];
  expect(await broken()).toEqual([]);
  await station.sql("UPDATE api_key SET rights = rights || '{pay.read}' WHERE id = $1", [wider.apiKeyId]);
  await station.sql("UPDATE api_key SET token_hash = sha256('guess') WHERE id = $1", [forged.apiKeyId]);
  expect((await broken()).sort()).toEqual([
    ['api_key', wider.apiKeyId],
    ['api_key', forged.apiKeyId],
  ]);
});
