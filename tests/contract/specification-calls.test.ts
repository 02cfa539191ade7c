import { routes } from '../../server/api/rest/routes';
import { nothing } from '../../server/api/rest/shape';
import { restCases } from './cases/all';
import { SECTION_SEVEN } from './section-seven';

test('section 7 has 57 different calls', () => {
  expect(new Set(SECTION_SEVEN).size).toBe(SECTION_SEVEN.length);
  expect(SECTION_SEVEN).toHaveLength(57);
});

describe.each(SECTION_SEVEN)('%s', (name) => {
  const row = routes.find(({ method, path }) => `${method} ${path}` === name);
  const its = restCases[name];

  test('is a row of the table with its cases', () => {
    expect(row).toBeDefined();
    // tests/contract/rest.test.ts sends each call: valid, without its token, with another role's, and with wrong input.
    expect(its?.answer !== undefined || its?.look !== undefined).toBe(true);
    if (row!.shape !== nothing) expect(its?.bad).not.toBeNull();
  });

  test('needs no token only before the log-in', () => {
    const beforeTheLogIn = ['POST /login', 'PUT /passwordrecovery', 'POST /update-password'];
    expect(its?.isOpen ?? false).toBe(beforeTheLogIn.includes(name));
  });
});

test('rows beyond the specification have cases too', () => {
  const beyond = routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !SECTION_SEVEN.includes(name));
  expect(beyond.filter((name) => restCases[name] === undefined)).toEqual([]);
});
