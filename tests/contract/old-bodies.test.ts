import type { Row } from '../../server/api/rest/route';
import { routes } from '../../server/api/rest/routes';
import { type Station, startStation } from '../support/station';
import { tableOf } from './api-page';
import { restCases } from './cases/all';

/** A body as it goes over the wire. */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isHolder = (value: Json): value is Json[] | { [key: string]: Json } =>
  typeof value === 'object' && value !== null;

/** A text that holds a list or an object, as forms and a few old tools send it, is read as what it holds. */
const opened = (value: Json): Json =>
  typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as Json) : value;

/** Where the values of a body are: `mpds[].nozzles[].closeReading`. */
function placesOf(sent: Json, at = ''): string[] {
  const value = opened(sent);
  if (!isHolder(value)) return [at];
  const within = Array.isArray(value)
    ? value.flatMap((item) => placesOf(item, `${at}[]`))
    : Object.entries(value).flatMap(([key, item]) => placesOf(item, at === '' ? key : `${at}.${key}`));
  return [...new Set(within)].toSorted();
}

/** The places of a body that the server looks at. What it hands on whole, it looks at whole. */
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

test('every old path that writes has its example on the page, and no other', () => {
  expect([...table.keys()]).toEqual(writing.map((row) => `\`${nameOf(row)}\``));
});

test.each(writing.map((row) => [nameOf(row), row] as const))('the example of %s', async (name, row) => {
  const [cell = ''] = table.get(`\`${name}\``) ?? [];
  const { given, good } = restCases[name]!;
  await given?.(station);
  const { body } = (await good?.(station)) ?? {};
  if (body === undefined) return expect(cell).toBe('none');
  const example = JSON.parse(cell.replace(/^`|`$/g, '')) as Json;
  // Every key of it is one that the server looks at,
  expect(placesRead(row, example)).toEqual(placesOf(example));
  // and it has all those that the server looks at in the call which is known to succeed.
  expect(placesOf(example)).toEqual(expect.arrayContaining(placesRead(row, body as Json)));
});
