import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { routes } from '../../server/api/rest/routes';
import { makeBackup } from '../../server/database/backup/make-backup';
import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import type { Right } from '../../server/domain/rights';
import { hashOfSecret } from '../../server/services/access/secret';
import { aShiftRuns } from '../contract/work';
import { type Reply, type Station, startServer, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
}, 60_000);
afterAll(() => station.close());

interface Made {
  apiKeyId: number;
  key: string;
}

const create = (name: string, rights: readonly Right[] = RIGHTS_OF_KEYS): Promise<Made> =>
  station.act<Made>('createApiKey', { name, rights });

const recordExpenditure = ({ key }: Made, amount: string) =>
  station.rest(
    'POST',
    '/api/v1/expenditure',
    {
      exCatId: station.ids.expenditureCategories[0],
      amount,
      trAccountId: station.ids.accounts[0],
      payModeId: station.ids.paymentModes[1],
    },
    { token: key },
  );

it('each key has limits of its own, apart from other keys of its service and from its maker', async () => {
  const [first, other] = [await create('Eager'), await create('Eager')];
  const small = await startServer(station.databaseUrl, { READS_PER_MINUTE: '1' });
  try {
    const read = async (token: string) => (await small.graphql('{ shiftTypes { id } }', {}, { token })).status;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push(await read(first.key));
    // Five minutes' allowance at once.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect([await read(other.key), await read(station.adminToken)]).toEqual([200, 200]);
    expect(await read(first.key)).toBe(429);
  } finally {
    await small.close();
  }
});

it('the audit and the document name the service', async () => {
  const made = await create('Expense tool', ['cash.record', 'cash.read']);
  expect((await recordExpenditure(made, '123.00')).status).toBe(200);
  const { body } = await station.graphql('{ auditRows(table: "expenditure") { rows { userName command what } } }');
  expect(body.data.auditRows.rows[0]).toEqual({
    userName: 'EXPENSE TOOL',
    command: 'Record expenditure',
    what: 'ADDED',
  });
});

it('a file is uploaded only with a right to a document that has files', async () => {
  const upload = async (rights: readonly Right[]) => {
    const { key } = await create(`Uploads ${rights.join(' ')}`.slice(0, 45), rights);
    const body = { fileName: 'a.pdf', file: Buffer.from('%PDF-1.4\nA bill\nstartxref\n0\n%%EOF\n').toString('base64') };
    const answer = await station.rest('POST', '/api/v1/file', body, { token: key });
    return [answer.status, answer.body.msg];
  };
  expect(await upload(['stock.read', 'cash.record'])).toEqual([
    403,
    'This key lacks the right stock.record: Record invoices, stock-ins, dips, densities and inspections',
  ]);
  expect((await upload(['stock.record']))[0]).toBe(200);
  expect((await upload(['employees.papers']))[0]).toBe(200);
});

describe('the old paths', () => {
  /** Lists and forms without parameters. */
  const lists = routes.filter(({ method, path }) => method === 'GET' && !path.includes(':'));

  /** For people: users, and requests to decide on. */
  const FOR_PEOPLE = ['/api/v1/user/auto', '/api/v1/getnotification', '/api/v1/getpermissiondata/*'];

  it('answer a key as they answer a session', async () => {
    const { key } = await create('Old tool');
    const answers: Record<'same' | 'refused', string[]> = { same: [], refused: [] };
    for (const { path } of lists) {
      const byToken = await station.rest('GET', path);
      const byKey = await station.rest('GET', path, undefined, { token: key });
      if (byKey.status === 403 && byToken.status !== 403) answers.refused.push(path);
      else {
        expect([path, byKey.status, byKey.body]).toEqual([path, byToken.status, byToken.body]);
        answers.same.push(path);
      }
    }
    expect(answers.same.length).toBeGreaterThan(20);
    expect(answers.refused).toEqual(FOR_PEOPLE);
  });
});

describe('a key and its hash', () => {
  let made: Made;
  /** The random digits, without the part that lists show. */
  let secret: string;
  beforeAll(async () => {
    made = await create('Secretive');
    secret = made.key.slice(9);
    expect((await recordExpenditure(made, '77.00')).status).toBe(200);
  });

  it('are in no answer to a request that fails', async () => {
    const { key } = made;
    const call = { token: key };
    const answers: Reply[] = [
      await station.graphql('{', {}, call),
      await station.graphql('{ me { name } }', {}, { token: `${key}0` }),
      await station.graphql('{ users { id } }', {}, call),
      await station.graphql('query ($id: Int!) { tank(id: $id) { name } }', { id: 'x' }, call),
      await station.rest('GET', '/api/v1/nowhere', undefined, call),
      await station.rest('DELETE', '/api/v1/tanks', undefined, call),
      await station.rest('GET', '/api/v1/getnotification', undefined, call),
      await station.rest('POST', '/api/v1/expenditure', '{', {
        ...call,
        headers: { 'content-type': 'application/json' },
      }),
      await station.rest('POST', '/api/v1/expenditure', {}, { ...call, key: 'a'.repeat(300) }),
    ];
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain(secret);
    expect(answers.filter(({ status, body }) => status === 200 && !body.errors)).toEqual([]);
  });

  it('are in no list that the API answers', async () => {
    const { body } = await station.graphql(
      '{ apiKeys { name start } auditRows(table: "api_key") { rows { values { label before after } } } outboxMessages { body } }',
    );
    expect(body.errors).toBeUndefined();
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('are in no backup', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-keys-'));
    try {
      const file = path.join(folder, 'station.tar.gz');
      await makeBackup(station.databaseUrl, file);
      const packed = fs.readFileSync(file);
      const plain = gunzipSync(packed);
      // The service itself is in the backup, so this is where its key would be.
      expect(plain.includes('SECRETIVE')).toBe(true);
      const hash = hashOfSecret(made.key);
      const forms = [secret, hash, hash.toString('hex'), hash.toString('base64'), hash.toString('base64url')];
      for (const form of forms) expect([packed.includes(form), plain.includes(form)]).toEqual([false, false]);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
