import { mayOpen, NAVIGATION } from '../../client/src/app/navigation';
import { english } from '../../client/src/i18n/catalogue.en';
import { AREAS, RIGHTS, type Right } from '../../server/domain/rights';
import { masters } from '../../server/masters';
import { reports } from '../../server/reports';
import { PASSWORD } from '../server/backend';
import { goWithin, type Screen } from '../support/browser';
import { type DemoToWalk, openDemoToWalk, walkThroughDemo } from '../support/demo-walk';

jest.setTimeout(300_000);

let demo: DemoToWalk;
let count = 0;
beforeAll(async () => {
  demo = await openDemoToWalk();
});
afterAll(() => demo.close());

/** Logs in a new user whose role has these rights. */
async function logInWith(rights: readonly Right[]): Promise<string> {
  const name = `Role ${++count}`;
  const email = `user${count}@demo.example`;
  await demo.backend.addUser(email);
  await demo.backend.sql('INSERT INTO role (name, rights) VALUES ($1, $2)', [name, rights.join(' ')]);
  await demo.backend.sql('UPDATE app_user SET role_id = (SELECT id FROM role WHERE name = $1) WHERE email = $2', [
    name,
    email,
  ]);
  return demo.backend.logIn(email, PASSWORD);
}

/** The first fields of all answers that were refused for a missing right, with the page. */
function refusalsOn({ page }: Screen): string[] {
  const refused: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/graphql')) return;
    const text = await response.text().catch(() => '');
    if (!text.includes('"FORBIDDEN"')) return;
    refused.push(`${new URL(page.url()).pathname}: ${text.slice(0, 200)}`);
  });
  return refused;
}

/** The first right of every area, or the second. */
const rightsAt = (position: number): Right[] =>
  AREAS.map(({ name }) => RIGHTS.filter(({ area }) => area === name)[position]!.name);
const ROLES: readonly (readonly [string, readonly Right[]])[] = [
  ['no right', []],
  ['the first right of each area', rightsAt(0)],
  ['the second right of each area', rightsAt(1)],
];

it.each(ROLES)('a role with %s opens its pages without a refused query', async (_name, rights) => {
  const walk = await walkThroughDemo({ ...demo, adminToken: await logInWith(rights) }, { width: 1366, height: 768 });
  const refused = refusalsOn(walk.screen);
  const own = new Set<string>(rights);
  const pages = NAVIGATION.filter((item) => item.kind === 'page' && mayOpen(item, own)).map(({ path }) => path);
  for (const path of new Set(['/', ...pages])) {
    await walk.goTo(path);
    await walk.settled();
  }
  await walk.screen.press('Control+k');
  await walk.screen.type('1234');
  await walk.settled();
  await walk.screen.page.goto('/');
  await walk.settled();
  expect(refused).toEqual([]);
  expect(walk.screen.faults).toEqual([]);
  await walk.close();
});

it('each page asks for no other rights than those that it names', async () => {
  const token = await logInWith([]);
  const walk = await walkThroughDemo({ ...demo, adminToken: token }, { width: 1366, height: 768 });
  const refused = refusalsOn(walk.screen);
  const named = NAVIGATION.filter(({ kind, path, rights }) => kind === 'page' && rights.length > 0 && path !== '/');
  for (const { path, rights } of new Map(named.map((item) => [item.path, item])).values()) {
    await demo.backend.sql('UPDATE role SET rights = $1 WHERE name = $2', [rights.join(' '), `Role ${count}`]);
    await walk.screen.page.goto(path);
    await walk.screen.page.getByRole('heading', { level: 1 }).first().waitFor();
    await walk.settled();
    expect([path, await walk.screen.page.getByText(english['shell.forbidden']).count()]).toEqual([path, 0]);
  }
  expect(refused).toEqual([]);
  await walk.close();
});

/** What each page, report and import needs, by its address. */
const NEEDS: readonly (readonly [address: string, rights: readonly Right[]])[] = [
  ...NAVIGATION.filter(({ kind, path, rights }) => kind === 'page' && rights.length > 0 && !path.includes(':')).map(
    ({ path, rights }) => [path, rights] as const,
  ),
  ...reports.map(({ route, right }) => [route, [right as Right]] as const),
];
const IMPORTS = masters.map(({ master }) => {
  const { addedBy } = master.options;
  return [`/page/import?list=${master.name}`, [addedBy as Right]] as const;
});

/** Opens each address and returns those whose page does not name all the missing rights. */
async function unnamedOn(
  { screen, settled }: Awaited<ReturnType<typeof walkThroughDemo>>,
  needs: typeof NEEDS,
): Promise<string[]> {
  const unnamed: string[] = [];
  for (const [address, rights] of needs) {
    await goWithin(screen, demo.paths[address] ?? address);
    const words = rights.map((right) => RIGHTS.find(({ name }) => name === right)!.description).join('; ');
    const named = screen.page.getByText(english['ui.rights.missing'].replace('{rights}', words), { exact: true });
    await named.waitFor({ timeout: 5000 }).catch(() => unnamed.push(address));
    await settled();
  }
  return unnamed;
}

it('each page, report and import that is refused names the rights that it needs', async () => {
  const token = await logInWith([]);
  const walk = await walkThroughDemo({ ...demo, adminToken: token }, { width: 1366, height: 768 });
  const refused = refusalsOn(walk.screen);
  expect(await unnamedOn(walk, NEEDS)).toEqual([]);
  await demo.backend.sql("UPDATE role SET rights = 'masters.read' WHERE name = $1", [`Role ${count}`]);
  await walk.screen.page.reload();
  await walk.screen.page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await unnamedOn(walk, IMPORTS)).toEqual([]);
  await goWithin(walk.screen, '/page/import');
  await walk.screen.page.getByText(english['ui.rights.oneMissing'].split('{')[0]!).waitFor();
  await goWithin(walk.screen, '/');
  await walk.screen.page.getByText(english['home.notShown']).click();
  await walk.screen.page.getByText('See the key figures on the home page').waitFor();
  expect(refused).toEqual([]);
  await walk.close();
});
