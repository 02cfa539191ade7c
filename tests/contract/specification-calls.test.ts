import { routes } from '../../server/rest/routes';
import { nothing } from '../../server/rest/shape';
import { calls } from '../specification/calls';
import { restCases } from './cases/all';

/** The path as the table of rows writes it: the review of a row takes all that follows as one part. */
const asRow = (path: string): string =>
  path.replace('{tableName}-{rowId}', '*').replace(/\{(\w+)\}/g, (_part, name: string) => `:${name}`);

const named = calls.map(([method, path]) => `${method} ${asRow(path)}`);

test('section 7 names no call twice, and there are the 57 that it has', () => {
  expect(new Set(named).size).toBe(named.length);
  expect(named).toHaveLength(57);
});

describe.each(named)('%s', (name) => {
  const row = routes.find(({ method, path }) => `${method} ${path}` === name);
  const its = restCases[name];

  test('is a row of the table, with its cases', () => {
    expect(row).toBeDefined();
    // tests/contract/rest.test.ts sends each: it succeeds, misses its token, is another role's, and is wrong.
    expect(its?.answer !== undefined || its?.look !== undefined).toBe(true);
    if (row!.shape !== nothing) expect(its?.bad).not.toBeNull();
  });

  test('is open without a token only where nobody has one yet', () => {
    const beforeTheLogIn = ['POST /login', 'PUT /passwordrecovery', 'POST /update-password'];
    expect(its?.isOpen ?? false).toBe(beforeTheLogIn.includes(name));
  });
});

test('rows beyond the specification have their cases too', () => {
  const beyond = routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !named.includes(name));
  expect(beyond.filter((name) => restCases[name] === undefined)).toEqual([]);
});
