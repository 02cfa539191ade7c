import fs from 'node:fs';
import path from 'node:path';
import type { Row } from '../../server/api/rest/route';
import { routes } from '../../server/api/rest/routes';
import { nothing } from '../../server/api/rest/shape';
import { checkBooks } from '../../server/books/check-books';
import { type Call, type Reply, type Station, startStation } from '../support/station';
import { restCases } from './cases/all';
import type { Case, Sent } from './cases/case';
import { BESIDE_SECTION_SEVEN, SECTION_SEVEN } from './section-seven';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station.close());

const nameOf = ({ method, path }: Row): string => `${method} ${path}`;

test('every row of the table has a case, and every case a row', () => {
  expect(Object.keys(restCases).toSorted()).toEqual(routes.map(nameOf).toSorted());
});

test('every call of section 7, and of what it implies, is a row of the table', () => {
  const rows = routes.map(nameOf);
  expect([...SECTION_SEVEN, ...BESIDE_SECTION_SEVEN].filter((call) => !rows.includes(call))).toEqual([]);
});

test('docs/design/rest.md names every row except those of reports', () => {
  const page = fs.readFileSync(path.resolve(__dirname, '../../docs/design/rest.md'), 'utf8');
  const named = [...page.matchAll(/`((?:GET|POST|PUT) \/[^`…]+)`/g)].map(([, call]) => call!);
  const rows = routes.map(nameOf).filter((name) => !name.startsWith('GET /api/v1/report/'));
  expect(named.toSorted()).toEqual(rows.toSorted());
});

const PLEASE_LOG_IN = { msg: 'Please log in' };
/** Fails in the checks of its answer and in the first test. */
const NO_CASE: Case = { bad: null };

describe.each(routes.map((row) => [nameOf(row), row] as const))('%s', (name, row) => {
  const { isOpen, isAdminOnly, given, good, answer, look, bad, alsoBad = [] } = restCases[name] ?? NO_CASE;

  async function send(sent: Sent, call: Call = {}): Promise<Reply> {
    const path = sent.path?.startsWith('?') ? row.path + sent.path : (sent.path ?? row.path);
    return station.rest(row.method, path, sent.body, call);
  }

  const goodCall = async () => {
    await given?.(station);
    return (await good?.(station)) ?? {};
  };

  function expectAnswer(reply: Reply): void {
    expect(reply.status === 200 || reply.body).toBe(true);
    if (look) look(reply, station);
    else expect(reply.body).toEqual(answer);
  }

  test('returns the expected answer', async () =>
    expectAnswer(await send(await goodCall(), isOpen ? { token: null } : {})));

  if (row.method !== 'GET' && row.bodies !== 'json')
    test('accepts a form like JSON', async () => expectAnswer(await send(await goodCall(), { form: true })));

  if (row.bodies === 'json')
    test('accepts only JSON', async () => {
      const { status, body } = await send(await goodCall(), { form: true });
      expect([status, body]).toEqual([415, { msg: 'This content type is not supported' }]);
    });

  if (!isOpen)
    test('requires a log-in: a token, and a known one', async () => {
      const call = await goodCall();
      for (const token of [null, 'no-such-token']) {
        const { status, body, headers } = await send(call, { token });
        expect([token, status, body]).toEqual([token, 401, PLEASE_LOG_IN]);
        expect(headers.get('www-authenticate')).toBe('Bearer');
      }
    });

  test(isAdminOnly ? 'is for admins only' : 'is for staff too', async () => {
    const reply = await send(await goodCall(), { token: station.staffToken });
    if (isAdminOnly) expect([reply.status, reply.body]).toEqual([403, { msg: 'Only an admin can do this' }]);
    else expect(reply.status).toBe(200);
  });

  if (bad === null) test('has no input', () => expect(row.shape).toBe(nothing));
  else
    test.each([bad, ...alsoBad].map((wrong, index) => [index + 1, wrong] as const))(
      'refuses wrong input at its field: %i',
      async (_place, wrong) => {
        await given?.(station);
        const {
          status: expected = 400,
          msg,
          field,
          ...sent
        } = typeof wrong === 'function' ? await wrong(station) : wrong;
        const { status, body } = await send(sent, isOpen ? { token: null } : {});
        expect([status, body.msg]).toEqual([expected, msg]);
        expect(body.errors?.[0]).toEqual(field === undefined ? undefined : { field, message: msg });
      },
    );
});

test('the books are valid', async () => {
  expect(await checkBooks(station.database)).toEqual([]);
});
