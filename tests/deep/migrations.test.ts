import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { openDatabase } from '../../server/database/data-source';
import { entities } from '../../server/database/entities';
import { migrate } from '../../server/database/migrate';
import { migrations } from '../../server/database/migrations';
import { LOCK_NUMBERS } from '../../server/platform/lock-numbers';
import { poolOf, sqlOn } from '../../server/platform/sql';
import { tableOf } from '../contract/api-page';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, seedClosingStation } from '../support/closing-station';
import { onServer, SERVER_URL, urlOf } from '../support/database';

/** Append-only tables, each with a column that an UPDATE could change. */
const APPEND_ONLY = [
  ['journal_entry', 'business_date'],
  ['posting', 'amount'],
  ['stock_movement', 'litres'],
  ['note_movement', 'count'],
  ['audit_row', 'command'],
];

describe('migrations', () => {
  const server = process.env[SERVER_URL]!;
  const names = ['test_migrations', 'test_migrations_at_once', 'test_migrations_with_data'];
  const [one, atOnce, withData] = names.map((name) => urlOf(server, name)) as [string, string, string];
  beforeAll(async () => {
    for (const name of names) await onServer(server, `CREATE DATABASE ${name}`);
  });
  afterAll(async () => {
    for (const name of names) await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
  });

  const appliedTo = async (url: string): Promise<{ name: string }[]> => {
    const database = await openDatabase(url, { poolSize: 1 });
    const applied = await sqlOn(poolOf(database))<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    await database.destroy();
    return applied;
  };

  it('a station from before credit, staff and cash keeps its days, balances and rates', async () => {
    const before = new DataSource({
      type: 'postgres',
      url: withData,
      schema: 'public',
      entities,
      migrations: migrations.slice(0, 6),
      migrationsTransactionMode: 'each',
    });
    await before.initialize();
    await before.runMigrations();
    await before.query(`
      INSERT INTO app_user (name, email) VALUES ('A', 'a@station.example');
      INSERT INTO employee (name, contact_no, address, pay_rate, pay_basis, join_date)
        VALUES ('ram', '9876543210', 'Main road', 45000, 'SHIFT', '2025-01-20');
      INSERT INTO ledger_account (kind) VALUES ('CASH'), ('OPENING_EQUITY');
      INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2025-02-03', 'TEST', 1), ('2025-03-04', 'TEST', 2);
      INSERT INTO posting (entry_id, account_id, amount)
        SELECT e.id, a.id, CASE a.kind WHEN 'CASH' THEN 700 * e.id ELSE -700 * e.id END FROM journal_entry e, ledger_account a`);
    await before.destroy();
    await migrate(withData);
    const after = await openDatabase(withData, { poolSize: 1 });
    const sql = sqlOn(poolOf(after));
    expect(await sql('SELECT DISTINCT entry_id AS id, business_date AS day FROM posting ORDER BY 1')).toEqual([
      { id: 1, day: '2025-02-03' },
      { id: 2, day: '2025-03-04' },
    ]);
    const cash = await sql(
      `SELECT account_balance(id, '2025-02-28') AS february, account_balance(id, 'infinity') AS now
       FROM ledger_account WHERE kind = 'CASH'`,
    );
    expect(cash).toEqual([{ february: 700, now: 2_100 }]);
    expect(await sql('SELECT since, pay_basis AS basis, pay_rate AS rate FROM pay_terms')).toEqual([
      { since: '2025-01-20', basis: 'SHIFT', rate: 45_000 },
    ]);
    await expect(sql('UPDATE posting SET amount = 1')).rejects.toThrow('append-only');
    await after.destroy();
  });

  it('migrations bring an empty database to the entities, and a second run does nothing', async () => {
    await migrate(one);
    const database = await openDatabase(one, { poolSize: 3 });
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    await database.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    const applied = await appliedTo(one);
    await migrate(one);
    expect(await appliedTo(one)).toEqual(applied);
  });

  it('two servers that start at once on an empty database migrate in turn, however long the first takes', async () => {
    const slow = new Client({ connectionString: atOnce });
    await slow.connect();
    await slow.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.migration]);
    const both = Promise.all([migrate(atOnce), migrate(atOnce)]);
    // Longer than the lock timeout of any other statement.
    await Promise.race([both, setTimeout(5500)]);
    await slow.end();
    await both;
    expect(await appliedTo(atOnce)).toEqual(await appliedTo(one));
  }, 30_000);
});

describe('database rules', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await openBackend();
    const act = actAs(await contextOf(backend, true));
    const station = await seedClosingStation(act);
    await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
    const [pumpId] = station.pumps;
    await act('collectCash', { pumpId, employeeId: station.employees[0], notes: [{ value: 100, in: 1, out: 0 }] });
  });
  afterAll(() => backend.close());

  it.each(APPEND_ONLY)('%s refuses UPDATE, DELETE and TRUNCATE, even from its owner', async (table, column) => {
    const [row] = await backend.sql<{ count: number }>(`SELECT COUNT(*)::int AS count FROM ${table}`);
    expect(row!.count).toBeGreaterThan(0);
    const refused = `${table} is append-only`;
    await expect(backend.sql(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toThrow(refused);
    await expect(backend.sql(`DELETE FROM ${table}`)).rejects.toThrow(refused);
    await expect(backend.sql(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only');
    expect(await backend.sql(`SELECT COUNT(*)::int AS count FROM ${table}`)).toEqual([row]);
  });

  it('an unbalanced entry is refused at the commit', async () => {
    const one = (amount: number) =>
      backend.sql(
        `WITH e AS (INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2026-01-01', 'TEST', 1) RETURNING id)
         INSERT INTO posting (entry_id, account_id, business_date, amount)
         SELECT e.id, a.id, '2026-01-01', CASE a.kind WHEN 'CASH' THEN 500 ELSE $1::bigint END
         FROM e, ledger_account a WHERE a.kind IN ('CASH', 'OPENING_EQUITY')`,
        [amount],
      );
    await expect(one(-499)).rejects.toThrow(/journal entry \d+ is off by 1 paise/);
    await expect(one(-500)).resolves.toEqual([]);
  });

  it('the safe equals its movements and is never negative', async () => {
    const take = (count: number) =>
      backend.sql(
        `INSERT INTO note_movement (entry_id, denomination_id, count)
         SELECT (SELECT MIN(id) FROM journal_entry), id, $1::bigint FROM denomination WHERE value = 10000`,
        [count],
      );
    const held = async () =>
      (await backend.sql<{ available: number }>('SELECT available FROM denomination WHERE value = 10000'))[0]!
        .available;
    const before = await held();
    await take(-1);
    expect(await held()).toBe(before - 1);
    await expect(take(-before)).rejects.toThrow('ck_denomination_available');
    expect(await held()).toBe(before - 1);
  });

  it('views show rupees and litres', async () => {
    expect(await backend.sql('SELECT pump, amount::text AS amount, is_last FROM tool_cash_collection')).toEqual([
      { pump: 'P1', amount: '100.00', is_last: false },
    ]);
    expect(
      await backend.sql(
        "SELECT open::text AS open, rate::text AS rate FROM tool_nozzle_reading WHERE pump = 'P1' AND product = 'HS'",
      ),
    ).toEqual([{ open: '1000.000', rate: '92.50' }]);
  });

  it('every documented view exists', async () => {
    const views = await backend.sql<{ name: string }>(
      "SELECT viewname AS name FROM pg_views WHERE schemaname = 'public' AND viewname LIKE 'tool\\_%'",
    );
    const listed = [...tableOf('Views of the database').keys()].map((cell) => cell.replaceAll('`', ''));
    expect(listed.toSorted()).toEqual(views.map(({ name }) => name).toSorted());
  });

  it('a meter opens only at its last close', async () => {
    await expect(
      backend.sql(
        `INSERT INTO nozzle_reading (shift_id, nozzle_id, sequence, pump_id, tank_id, product_id, open, rate)
         SELECT shift_id, nozzle_id, sequence + 1, pump_id, tank_id, product_id, open + 1, rate FROM nozzle_reading LIMIT 1`,
      ),
    ).rejects.toThrow('fk_nozzle_reading_nozzle_id_chain_previous_open');
  });
});
