// Measures the cost of the audit chain: commands of eight concurrent clients with and without it: node
// tests/bench/audit-chain.mjs. Needs a build (npm run build). fsync is on; rounds are interleaved.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { medianOf, tell, withRange } from './rounds.mjs';
import { contextOfSeeder } from './seed-years.mjs';

const require = createRequire(import.meta.url);
const of = (file) => require(path.resolve('dist/server', file));
require('reflect-metadata');
const { Client } = require('pg');
const { pino } = require('pino');

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const CLIENTS = 8;
const COMMANDS = 240;

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-bench-'));
fs.chmodSync(home, 0o755);
const log = pino({ level: 'silent' });
const embedded = await of('database/embedded').startEmbedded({ dir: home, log, fsync: true, elsewhere: os.tmpdir() });
const { openDatabase } = of('database/data-source');
const { migrate } = of('database/migrate');
of('api/graphql/resolvers');
const { commands, submit } = of('platform/submit');
const { stationClock } = of('platform/clock');
const { seedMasters } = of('database/seed/demo-masters');

await migrate(embedded.ownerUrl);
const database = await openDatabase(embedded.ownerUrl);
const client = new Client({ connectionString: embedded.ownerUrl });
await client.connect();
const { rows: users } = await client.query(
  "INSERT INTO app_user (name, email, is_admin) VALUES ('BENCH', 'bench@station.example', true) RETURNING id",
);
const clock = stationClock('Asia/Kolkata');
const ctx = contextOfSeeder({ database, clock, log, env: {} }, users[0].id);
const act = (command, input) => submit(ctx, commands.get(command), input);
const { accountIds, categories, modes, shiftTypeIds, employeeIds, pumpIds } = await seedMasters(act, clock.today());
const onDuty = [{ employeeId: employeeIds[0], pumpId: pumpIds[0] }];
await act('startShift', { shiftDate: clock.today(), shiftTypeId: shiftTypeIds[0], onDuty });
/** Paid from an account, so that clients do not wait for each other at the safe but only at the chain. */
const spent = {
  expenditureCategoryId: categories.tea,
  amount: 1000,
  notes: [],
  accountId: accountIds[0],
  paymentModeId: modes.neft,
  reference: 'N1',
};
const { rows: source } = await client.query("SELECT prosrc FROM pg_proc WHERE proname = 'chain_audit_row'");
const CHAINED = source[0].prosrc;
/** Gives the row a sequence of its own and no hash, so that no client waits. */
const LOOSE = `BEGIN NEW.chain_sequence := -NEW.id; NEW.hash := '\\x00'; RETURN NEW; END`;
const chainBy = (body) =>
  client.query(
    `CREATE OR REPLACE FUNCTION chain_audit_row() RETURNS trigger LANGUAGE plpgsql
     SECURITY DEFINER SET search_path = public, pg_temp AS $$${body}$$`,
  );

/** Commands a second. */
async function round(body) {
  await chainBy(body);
  const since = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let n = 0; n < COMMANDS / CLIENTS; n++) await act('recordExpenditure', spent);
    }),
  );
  return (COMMANDS * 1000) / (performance.now() - since);
}

const figures = { chained: [], loose: [] };
await round(LOOSE);
for (let n = 0; n < ROUNDS; n++) {
  figures.chained.push(await round(CHAINED));
  figures.loose.push(await round(LOOSE));
}
console.log(`${CLIENTS} clients, ${COMMANDS} commands a round, ${ROUNDS} rounds, medians:`);
tell({
  what: 'commands a second with the audit chain',
  ours: withRange(figures.chained, 0),
  beside: `without it ${withRange(figures.loose, 0)}`,
  ratio: medianOf(figures.chained) / medianOf(figures.loose),
});
await database.destroy();
await client.end();
await embedded.stop();
fs.rmSync(home, { recursive: true, force: true });
