import { migrate } from '../../server/database/migrate';
import { openBackendOn } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs } from '../support/closing-station';
import { answersTo, ask, ledgersOf, REFUSED, RoleCluster, work } from '../support/role-cluster';
import { expectBooksInOrder } from '../support/state-of-books';

// Each test creates a cluster.
jest.setTimeout(120_000);

let cluster: RoleCluster;
beforeEach(() => {
  cluster = new RoleCluster();
});
afterEach(() => cluster.stop());

test('a cluster of an older version, owned by the superuser, continues with all its rows', async () => {
  const embedded = await cluster.startDatabase();
  const old = await cluster.superuser();
  await ask(old, 'DROP OWNED BY forecourt_owner, forecourt_server; DROP ROLE forecourt_owner, forecourt_server');
  await migrate(old);
  await work(old);
  await ask(old, 'CREATE VIEW of_a_tool AS SELECT id FROM shift');
  const before = await ledgersOf(old);
  await embedded.stop();

  const kill = await cluster.startStation();
  expect(await ledgersOf(await cluster.superuser())).toEqual(before);
  expect(
    await ask(
      await cluster.superuser(),
      `SELECT c.relname AS name FROM pg_class c
       WHERE c.relnamespace = 'public'::regnamespace AND c.relowner <> 'forecourt_owner'::regrole
       UNION ALL SELECT p.proname FROM pg_proc p
       WHERE p.pronamespace = 'public'::regnamespace AND p.proowner <> 'forecourt_owner'::regrole`,
    ),
  ).toEqual([]);
  await kill();

  // The server was killed; the next start connects to the surviving database and continues.
  const { url } = await cluster.startMigrated();
  const [answered] = await answersTo(url, ['DELETE FROM posting']);
  expect(answered).toEqual(['DELETE FROM posting', REFUSED]);
  const backend = await openBackendOn(url);
  const { id } = await actAs(await contextOf(backend, true))<{ id: number }>('createExpenditureCategory', {
    name: 'Tea',
  });
  expect(id).toBeGreaterThan(0);
  await expectBooksInOrder(backend.database);
  await backend.close();
});

test('concurrent starts create the roles once', async () => {
  const all = await Promise.all([cluster.startDatabase(), cluster.startDatabase(), cluster.startDatabase()]);
  await Promise.all(all.map(({ url, ownerUrl }) => migrate(ownerUrl, url)));
  for (const { url } of all) expect(await ask(url, 'SELECT 1 AS one FROM audit_head')).toEqual([{ one: 1 }]);
});
