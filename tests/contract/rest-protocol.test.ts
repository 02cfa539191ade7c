import sharp from 'sharp';
import { routes } from '../../server/api/rest/routes';
import { mailedTo } from '../security/recovery';
import { type Reply, type Station, startStation } from '../support/station';
import { aShiftRuns } from './work';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

const PICTURE = Buffer.from('\x89PNG\r\n\x1a\n and what follows', 'latin1');
const seen = ({ status, body }: Reply) => [status, body];

describe('paths and methods', () => {
  test.each(['/api/v1/nowhere', '/api/v1', '/api/v1/report/nothing', '/api/v1/mis/undo-last-shift/1'])(
    '%s does not exist, and returns a JSON error',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
        expect(seen(await station.rest(method, path))).toEqual([404, { msg: 'Not found' }]);
    },
  );

  const calls = [...new Set(routes.map(({ path }) => path))];
  test.each(calls)('%s lists its methods for a call with another one', async (path) => {
    const rows = routes.filter((row) => row.path === path);
    const isRead = rows.some(({ method, entryPoint }) => method === 'GET' && entryPoint === 'ask');
    const taken = [...rows.map((row): string => row.method), ...(isRead ? ['HEAD'] : [])];
    const pages = path.startsWith('/api/') ? [] : ['GET', 'HEAD'];
    const others = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((method) => !taken.includes(method));
    for (const method of others.filter((each) => !pages.includes(each))) {
      const { status, headers, body } = await station.rest(method, path, undefined, { token: null });
      expect([method, status, headers.get('allow')]).toEqual([method, 405, taken.join(', ')]);
      expect(body).toEqual(method === 'HEAD' ? null : { msg: `Only ${taken.join(', ')} here` });
    }
  });

  test('pages at the paths of calls are still served', async () => {
    for (const page of ['/login', '/update-password'])
      expect((await station.rest('GET', page, undefined, { token: null })).status).not.toBe(405);
  });
});

describe('bodies', () => {
  const send = (body: string | FormData, type?: string) =>
    station.rest('POST', '/api/v1/expCategory', body, type === undefined ? {} : { headers: { 'content-type': type } });

  test.each(['{', '{"exCatName":', 'exCatName=Tea', '{"__proto__": {"isAdmin": true}}', ''])(
    'refuses %j as invalid JSON',
    async (body) => {
      const answer = await send(body, 'application/json');
      expect(seen(answer)).toEqual([400, { msg: 'The body cannot be read' }]);
    },
  );

  test.each(['[]', '"Tea"', '7', 'true'])('refuses %s, which is no object', async (body) => {
    expect(seen(await send(body, 'application/json'))).toEqual([400, { msg: 'The body must be an object' }]);
  });

  test.each(['text/plain', 'application/xml', 'application/octet-stream'])('refuses %s', async (type) => {
    const answer = await send('{"exCatName":"Tea and snacks"}', type);
    expect(seen(answer)).toEqual([415, { msg: 'This content type is not supported' }]);
  });

  test('a client of another language gets the refusal as data', async () => {
    const ask = { 'x-message-data': '1' };
    const sent = async (method: string, body: string | undefined, type: string) =>
      (await station.rest(method, '/api/v1/expCategory', body, { headers: { ...ask, 'content-type': type } })).body
        .text;
    expect([
      await sent('POST', '{', 'application/json'),
      await sent('POST', '{}', 'text/plain'),
      await sent('POST', `{"exCatName":"${'x'.repeat(300_000)}"}`, 'application/json'),
      await sent('DELETE', '{}', 'application/json'),
    ]).toMatchObject([
      { messageId: 'requests.bodyUnreadable' },
      { messageId: 'requests.contentTypeUnknown' },
      { messageId: 'requests.bodyTooLarge' },
      { messageId: 'requests.onlyMethods', params: { methods: 'POST, GET, HEAD' } },
    ]);
  });

  test('accepts multipart only for calls with a file', async () => {
    const form = new FormData();
    form.set('exCatName', 'Tea and snacks');
    expect(seen(await send(form))).toEqual([415, { msg: 'This content type is not supported' }]);
  });

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'refuses more than 1 MiB of %s',
    async (type) => {
      const exCatName = 'x'.repeat(1024 * 1024);
      const body = type.includes('json') ? JSON.stringify({ exCatName }) : `exCatName=${exCatName}`;
      expect(seen(await send(body, type))).toEqual([413, { msg: 'The body is too large' }]);
    },
  );

  test('no refused call wrote anything', async () => {
    const { body } = await station.rest('GET', '/api/v1/expCategory');
    expect(body).toEqual([{ exCatId: expect.any(Number), exCatName: 'Tea' }]);
  });
});

describe('the picture with a new password', () => {
  const update = (fields: Record<string, string>, picture?: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (picture) form.set('userPic', new Blob([new Uint8Array(picture)]), 'me.png');
    return station.rest('POST', '/update-password', form, { token: null });
  };
  const INCOMPLETE = { password: 'brand-new', userId: '', autoGen: '' };

  test.each([
    ['no picture', undefined],
    ['an empty file', Buffer.alloc(0)],
    ['a PNG', PICTURE],
    ['another file', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('reports an incomplete link with %s', async (_what, picture) => {
    expect(seen(await update(INCOMPLETE, picture))).toEqual([400, { msg: 'missing token and id' }]);
  });

  test('refuses more than 1 MiB', async () => {
    const big = Buffer.concat([PICTURE, Buffer.alloc(1024 * 1024)]);
    expect(seen(await update(INCOMPLETE, big))).toEqual([413, { msg: 'The body is too large' }]);
    expect(seen(await update({ ...INCOMPLETE, autoGen: 'x'.repeat(20_000) }))).toEqual([
      413,
      { msg: 'The body is too large' },
    ]);
  });

  test('sets the password with the mailed link once', async () => {
    const { ids, rest } = station;
    await rest('PUT', '/passwordrecovery', { email: 'staff@station.example' }, { token: null, form: true });
    const { autoGen } = await mailedTo(station, 'staff@station.example');
    const fields = { password: 'brand-new', userId: String(ids.staff), autoGen };
    const damaged = 'This picture is damaged or incomplete';
    expect(seen(await update(fields, PICTURE))).toEqual([400, expect.objectContaining({ msg: damaged })]);
    const whole = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#06c' } })
      .png()
      .toBuffer();
    expect(seen(await update(fields, whole))).toEqual([200, { msg: 'passworded updated' }]);
    expect((await update({ ...fields, password: 'brand-newer' })).status).toBe(409);
    const logIn = { email: 'staff@station.example', password: 'brand-new' };
    expect((await rest('POST', '/api/v1/login', logIn, { token: null })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  const categories = async () => (await station.rest('GET', '/api/v1/expCategory')).body.length;

  test('the same key and body return the same answer without a second effect, as a form and as JSON', async () => {
    const before = await categories();
    const body = { exCatName: 'Repairs' };
    const first = await station.rest('POST', '/api/v1/expCategory', body, { key: 'repairs' });
    const again = await station.rest('POST', '/api/v1/expCategory', body, { key: 'repairs', form: true });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await categories()).toBe(before + 1);
  });

  test('the same key with another body is refused', async () => {
    const before = await categories();
    const answer = await station.rest('POST', '/api/v1/expCategory', { exCatName: 'Stationery' }, { key: 'repairs' });
    expect(seen(answer)).toEqual([422, { msg: 'This Idempotency-Key was used with another body' }]);
    expect(await categories()).toBe(before);
  });

  test.each([
    ['blank', ' ', 'The Idempotency-Key is blank. Send a text that is new for each action, or leave the header out.'],
    ['of 256 characters', 'k'.repeat(256), 'The Idempotency-Key must be at most 255 characters'],
  ])('a key that is %s is refused, by REST and GraphQL', async (_name, key, msg) => {
    const before = await categories();
    const headers = { 'idempotency-key': key };
    const rest = await station.rest('POST', '/api/v1/expCategory', { exCatName: 'Tea' }, { headers });
    expect(seen(rest)).toEqual([400, { msg }]);
    const CREATE = 'mutation { createExpenditureCategory(input: { name: "Tea" }) { userErrors { message } } }';
    const graphql = await station.graphql(CREATE, {}, { headers });
    expect([graphql.status, graphql.body.errors[0].message]).toEqual([400, msg]);
    expect(await categories()).toBe(before);
  });

  test('a key of 255 characters is taken', async () => {
    const key = 'k'.repeat(255);
    const send = () => station.rest('POST', '/api/v1/expCategory', { exCatName: 'Longest' }, { key });
    expect((await send()).status).toBe(200);
    expect((await send()).headers.get('idempotency-replayed')).toBe('true');
  });

  test('fifty concurrent calls with one key create one row and get one answer', async () => {
    const before = await categories();
    const all = await Promise.all(
      Array.from({ length: 50 }, () =>
        station.rest('POST', '/api/v1/expCategory', { exCatName: 'Water' }, { key: 'water' }),
      ),
    );
    expect(new Set(all.map((reply) => JSON.stringify(seen(reply)))).size).toBe(1);
    expect(await categories()).toBe(before + 1);
  });

  test('a repeated change returns its answer, although the row has a new version by now', async () => {
    const body = { employeeData: { employeeId: station.ids.employees[0], contactNo: '9000000001' }, comment: 'New' };
    const first = await station.rest('PUT', '/api/v1/employee', body, { key: 'number' });
    const again = await station.rest('PUT', '/api/v1/employee', body, { key: 'number' });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});

describe('an edit by an old tool', () => {
  test('an edit of a row that has changed since is refused and overwrites nothing', async () => {
    const path = `/api/v1/creditor/${station.ids.creditors[0]}`;
    const [oldCreditor] = (await station.rest('GET', path)).body;
    const put = (contactNo: string) =>
      station.rest('PUT', '/api/v1/creditor', {
        creditor: { ...oldCreditor, contactNo },
        comment: 'They moved',
        oldCreditor,
      });
    expect((await put('9111111111')).status).toBe(200);
    expect(seen(await put('9222222222'))).toEqual([
      409,
      {
        msg: 'Creditor SHREE TRANSPORT was changed by someone else in the meantime. Check it again before saving.',
      },
    ]);
    expect((await station.rest('GET', path)).body[0].contactNo).toBe('9111111111');
  });
});

describe('rules behind the paths', () => {
  test('without a running shift sales and closes are refused', async () => {
    const NONE = [409, { msg: 'No shift is running !!!' }];
    const { creditors, pumps, products } = station.ids;
    const credit = { creditorId: creditors[0], mpdId: pumps[0].id, productId: products.diesel, quantity: 1 };
    expect(seen(await station.rest('POST', '/api/v1/credit', credit))).toEqual(NONE);
    expect(seen(await station.rest('POST', '/api/v1/closeshift', {}))).toEqual(NONE);
    expect(seen(await station.rest('GET', '/api/v1/closeshiftdata'))).toEqual(NONE);
    for (const path of ['shiftdetail', 'current-shift-product-rate', 'mis/last-running-shift'])
      expect(seen(await station.rest('GET', `/api/v1/${path}`))).toEqual([200, []]);
  });

  test('a dip beyond the chart has no volume; an unknown tank is not found', async () => {
    const at = (tankId: number, dip: number) => station.rest('GET', `/api/v1/dip-volume/${tankId}/${dip}`);
    expect(seen(await at(station.ids.tanks.diesel, 2001))).toEqual([200, []]);
    expect(seen(await at(999, 100))).toEqual([404, { msg: 'This tank was not found' }]);
  });

  test('an empty close is refused at the first pump and nozzle', async () => {
    await aShiftRuns(station);
    const { status, body } = await station.rest('POST', '/api/v1/closeshift', { comment: '', mpds: [], tanks: [] });
    expect([status, body.msg]).toEqual([400, 'P1, nozzle N1: enter the close reading']);
  });

  test.each([
    ['an id beyond the table', { creditorId: '99999999999' }, 'creditorId'],
    ['a figure with an exponent', { quantity: '1e3' }, 'quantity'],
    ['a float with a tail', { quantity: 0.1 + 0.2 }, 'quantity'],
    ['an amount that is too large', { quantity: 1e21 }, 'quantity'],
    ['non-Latin digits', { quantity: '१०' }, 'quantity'],
    ['a list', { quantity: ['10'] }, 'quantity'],
    ['an object', { vehicle: { $ne: '' } }, 'vehicle'],
  ])('refuses %s at its field', async (_what, over, field) => {
    const { creditors, pumps, products } = station.ids;
    const credit = { creditorId: creditors[0], mpdId: pumps[0].id, productId: products.diesel, quantity: '1.500' };
    const { status, body } = await station.rest('POST', '/api/v1/credit', { ...credit, ...over });
    expect([status, body.errors[0].field]).toEqual([400, field]);
  });
});

test('an old edit disables a creditor and enables it again', async () => {
  const { creditors, pumps, products } = station.ids;
  const [creditorId] = creditors;
  const put = (creditor: object) =>
    station.rest('PUT', '/api/v1/creditor', { creditor: { creditorId, ...creditor }, comment: 'Did not pay' });
  const offered = async () =>
    (await station.rest('GET', '/api/v1/creditorauto?q=shree')).body.map(
      (row: { creditorId: number }) => row.creditorId,
    );
  await aShiftRuns(station);
  expect((await put({ disabled: '1' })).status).toBe(200);
  expect(await offered()).toEqual([]);
  const credit = { creditorId, mpdId: pumps[0].id, productId: products.diesel, quantity: 1 };
  expect(seen(await station.rest('POST', '/api/v1/credit', credit))).toEqual([
    409,
    { msg: 'SHREE TRANSPORT is disabled', errors: [{ field: 'creditorId', message: 'SHREE TRANSPORT is disabled' }] },
  ]);
  const message = 'disabled must be yes or no';
  expect(seen(await put({ disabled: 'perhaps' }))).toEqual([
    400,
    { msg: message, errors: [{ field: 'creditor.disabled', message }] },
  ]);
  expect((await put({ disabled: false })).status).toBe(200);
  expect(await offered()).toEqual([creditorId]);
});

test('no call caused an unhandled error', () => {
  expect(station.logged.filter((line) => line.includes('unhandled error'))).toEqual([]);
});
