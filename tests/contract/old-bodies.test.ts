import type { Row } from '../../server/api/rest/route';
import { routes } from '../../server/api/rest/routes';
import { type Station, startStation } from '../support/station';
import { tableOf } from './api-page';
import { restCases } from './cases/all';

/** A body as it is sent. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isHolder = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** Parses a text that contains a list or an object, as forms and a few old tools send them. */
const opened = (value: Json): Json =>
  typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as Json) : value;

/** The paths of the values of a body, such as `mpds[].nozzles[].closeReading`. */
function placesOf(sent: Json, at = ''): string[] {
  const value = opened(sent);
  if (!isHolder(value)) return [at];
  const within = Array.isArray(value)
    ? value.flatMap((item) => placesOf(item, `${at}[]`))
    : Object.entries(value).flatMap(([key, item]) => placesOf(item, at === '' ? key : `${at}.${key}`));
  return [...new Set(within)].toSorted();
}

/** The paths of a body that the server reads. An object that it passes on unread counts as read completely. */
function placesRead({ shape }: Row, sent: Json): string[] {
  const read = new Set<string>();
  const handedOn = new Map<string, Json>();
  const watched = (holder: Json[] | { [key: string]: Json }, at: string): object =>
    new Proxy(holder, {
      get(target, key) {
        const value = Reflect.get(target, key) as Json;
        if (typeof key !== 'string' || !Object.hasOwn(target, key) || key === 'length') return value;
        const place = Array.isArray(target) ? `${at}[]` : at === '' ? key : `${at}.${key}`;
        handedOn.delete(at);
        const held = opened(value);
        if (!isHolder(held)) {
          read.add(place);
          return value;
        }
        if (![...read].some((one) => one.startsWith(place))) handedOn.set(place, held);
        return watched(held, place);
      },
    });
  shape({
    params: {},
    query: {},
    body: watched(opened(sent) as { [key: string]: Json }, '') as Record<string, unknown>,
  });
  return [...read, ...[...handedOn].flatMap(([place, held]) => placesOf(held, place))].toSorted();
}

const writing = routes.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: Row): string => `${method} ${path}`;
const table = tableOf('Bodies of the old paths');

let station: Station;
beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(() => station?.close());

test('the page has an example for every old path that writes, and no other', () => {
  expect([...table.keys()]).toEqual(writing.map((row) => `\`${nameOf(row)}\``));
});

test.each(writing.map((row) => [nameOf(row), row] as const))('the example of %s is accepted', async (name, row) => {
  const [cell = ''] = table.get(`\`${name}\``) ?? [];
  const { given, good } = restCases[name]!;
  await given?.(station);
  const { body } = (await good?.(station)) ?? {};
  if (body === undefined) return expect(cell).toBe('none');
  const example = JSON.parse(cell.replace(/^`|`$/g, '')) as Json;
  // The server reads every key of the example,
  expect(placesRead(row, example)).toEqual(placesOf(example));
  // and the example has every key that the server reads in a call known to succeed.
  expect(placesOf(example)).toEqual(expect.arrayContaining(placesRead(row, body as Json)));
});
