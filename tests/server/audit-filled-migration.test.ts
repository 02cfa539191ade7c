import { checkBooks } from '../../server/books/check-books';
import { AS_AUDITED } from '../../server/books/invariants/masters';
import { AuditFilled1764300000025 } from '../../server/database/migrations/0025-audit-filled';
import { runOldMigration } from '../support/run-old-migration';
import { type Backend, openBackend } from './backend';
import { addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const brokenNow = async (): Promise<string[]> => (await checkBooks(backend.database)).map(({ invariant }) => invariant);

const migrate = (): Promise<void> => runOldMigration(backend.database, new AuditFilled1764300000025());

test('rows that an older station never audited are added to the audit, and verified from then on', async () => {
  const admin = await contextOf(backend, true);
  const { id: tankId } = await addRow(admin, masterNamed('Tank'));
  const [anna, ben] = [
    await backend.addUser('anna@x.example', { isAdmin: true }),
    await backend.addUser('ben@x.example'),
  ];
  await backend.sql('INSERT INTO account_handler (user_id, handler_id, four_eyes) VALUES ($1, $2, true)', [ben, anna]);
  await backend.sql("INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true'), ('planting', 'true')");
  await backend.sql('INSERT INTO dip_chart_row (tank_id, dip, volume) VALUES ($1, 0, 0), ($1, 10, 1000)', [tankId]);
  expect(await brokenNow()).toEqual([AS_AUDITED]);
  await migrate();
  expect(await brokenNow()).toEqual([]);
  const counted = () => backend.sql('SELECT count(*) FROM audit_row');
  const before = await counted();
  await migrate();
  expect(await counted()).toEqual(before);
  await backend.sql('UPDATE dip_chart_row SET volume = volume + 1 WHERE tank_id = $1', [tankId]);
  expect(await brokenNow()).toEqual([AS_AUDITED]);
  await backend.sql('UPDATE dip_chart_row SET volume = volume - 1 WHERE tank_id = $1', [tankId]);
});

test('a difference from existing audit rows still shows afterwards', async () => {
  const user = await backend.addUser('carl@x.example');
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, after) VALUES ('createUser', 'app_user', $1, '{"isAdmin": false}')`,
    [String(user)],
  );
  await backend.sql('UPDATE app_user SET is_admin = true WHERE id = $1', [user]);
  await migrate();
  expect(await brokenNow()).toEqual([AS_AUDITED]);
});
