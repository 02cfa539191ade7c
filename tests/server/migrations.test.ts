import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { openDatabase } from '../../server/database/data-source';
import { migrate } from '../../server/database/migrate';
import { LOCK_NUMBERS } from '../../server/platform/lock-numbers';
import { poolOf, sqlOn } from '../../server/platform/sql';
import { actAs, plantClosingStation } from '../support/closing-station';
import { onServer, SERVER_URL, urlOf } from '../support/database';
import { type Doors, openDoors } from './access-doors';
import { contextOf } from './masters-samples';

/** Each with a column that somebody may want to change afterwards. */
const APPEND_ONLY = [
  ['journal_entry', 'business_date'],
  ['posting', 'amount'],
  ['stock_movement', 'litres'],
  ['note_movement', 'count'],
  ['audit_row', 'command'],
];

describe('migrations', () => {
  const server = process.env[SERVER_URL]!;
  const names = ['test_migrations', 'test_migrations_at_once'];
  const [one, atOnce] = names.map((name) => urlOf(server, name)) as [string, string];
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

  it('bring an empty database to the entities, and a second run does nothing', async () => {
    await migrate(one);
    const database = await openDatabase(one, { poolSize: 3 });
    const { upQueries } = await database.driver.createSchemaBuilder().log();
    await database.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
    const applied = await appliedTo(one);
    await migrate(one);
    expect(await appliedTo(one)).toEqual(applied);
  });

  it('two servers that start at once on an empty database take turns, however long the first one takes', async () => {
    const slow = new Client({ connectionString: atOnce });
    await slow.connect();
    await slow.query('SELECT pg_advisory_lock($1)', [LOCK_NUMBERS.migration]);
    const both = Promise.all([migrate(atOnce), migrate(atOnce)]);
    // Longer than any other statement may wait for a lock.
    await Promise.race([both, setTimeout(5500)]);
    await slow.end();
    await both;
    expect(await appliedTo(atOnce)).toEqual(await appliedTo(one));
  }, 30_000);
});

describe('the database itself', () => {
  let doors: Doors;
  beforeAll(async () => {
    doors = await openDoors();
    const act = actAs(await contextOf(doors, true));
    const station = await plantClosingStation(act);
    await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
    const [pumpId] = station.pumps;
    await act('collectCash', { pumpId, employeeId: station.employees[0], notes: [{ value: 100, in: 1, out: 0 }] });
  });
  afterAll(() => doors.close());

  it.each(APPEND_ONLY)('%s takes no UPDATE, DELETE or TRUNCATE, from its owner neither', async (table, column) => {
    const [row] = await doors.sql<{ count: number }>(`SELECT COUNT(*)::int AS count FROM ${table}`);
    expect(row!.count).toBeGreaterThan(0);
    const refused = `${table} is append-only`;
    await expect(doors.sql(`UPDATE ${table} SET ${column} = ${column}`)).rejects.toThrow(refused);
    await expect(doors.sql(`DELETE FROM ${table}`)).rejects.toThrow(refused);
    await expect(doors.sql(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('append-only');
    expect(await doors.sql(`SELECT COUNT(*)::int AS count FROM ${table}`)).toEqual([row]);
  });

  it('refuses at the commit an entry that is a paisa off', async () => {
    const one = (amount: number) =>
      doors.sql(
        `WITH e AS (INSERT INTO journal_entry (business_date, document_kind, document_id) VALUES ('2026-01-01', 'TEST', 1) RETURNING id)
         INSERT INTO posting (entry_id, account_id, business_date, amount)
         SELECT e.id, a.id, '2026-01-01', CASE a.kind WHEN 'CASH' THEN 500 ELSE $1::bigint END
         FROM e, ledger_account a WHERE a.kind IN ('CASH', 'OPENING_EQUITY')`,
        [amount],
      );
    await expect(one(-499)).rejects.toThrow(/journal entry \d+ is off by 1 paise/);
    await expect(one(-500)).resolves.toEqual([]);
  });

  it('keeps the safe in step with its movements and never below zero', async () => {
    const take = (count: number) =>
      doors.sql(
        `INSERT INTO note_movement (entry_id, denomination_id, count)
         SELECT (SELECT MIN(id) FROM journal_entry), id, $1::bigint FROM denomination WHERE value = 10000`,
        [count],
      );
    const held = async () =>
      (await doors.sql<{ available: number }>('SELECT available FROM denomination WHERE value = 10000'))[0]!.available;
    const before = await held();
    await take(-1);
    expect(await held()).toBe(before - 1);
    await expect(take(-before)).rejects.toThrow('ck_denomination_available');
    expect(await held()).toBe(before - 1);
  });

  it('shows tools rupees and litres', async () => {
    expect(await doors.sql('SELECT pump, amount::text AS amount, is_last FROM tool_cash_collection')).toEqual([
      { pump: 'P1', amount: '100.00', is_last: false },
    ]);
    expect(
      await doors.sql(
        "SELECT open::text AS open, rate::text AS rate FROM tool_nozzle_reading WHERE pump = 'P1' AND product = 'HS'",
      ),
    ).toEqual([{ open: '1000.000', rate: '92.50' }]);
  });

  it('lets a meter open only where it closed', async () => {
    await expect(
      doors.sql(
        `INSERT INTO nozzle_reading (shift_id, nozzle_id, sequence, pump_id, tank_id, product_id, open, rate)
         SELECT shift_id, nozzle_id, sequence + 1, pump_id, tank_id, product_id, open + 1, rate FROM nozzle_reading LIMIT 1`,
      ),
    ).rejects.toThrow('fk_nozzle_reading_nozzle_id_chain_previous_open');
  });
});
