import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { pino } from 'pino';
import { type Embedded, startEmbedded } from '../../server/database/embedded';
import { migrate } from '../../server/database/migrate';
import { clusterIn } from '../../server/database/postgres-place';
import { join } from '../../server/database/postmaster';
import { openBackendOn } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { actAs, seedClosingStation } from './closing-station';
import { startServerProcess } from './server-process';
import { expectBooksInOrder } from './state-of-books';

/** PostgreSQL's code for a missing right. */
export const REFUSED = '42501';

/** Append-only tables, each with a column that an UPDATE could change. */
export const LEDGER_COLUMNS = {
  journal_entry: 'business_date',
  posting: 'amount',
  stock_movement: 'litres',
  note_movement: 'count',
  audit_row: 'command',
};

/** A station's data folder with an embedded cluster, whose roles are tested. */
export class RoleCluster {
  readonly home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-role-'));
  private readonly stops: (() => Promise<unknown>)[] = [];

  constructor() {
    fs.chmodSync(this.home, 0o755);
  }

  private get dir(): string {
    return path.join(this.home, 'postgres');
  }

  async startDatabase(): Promise<Embedded> {
    const embedded = await startEmbedded({ dir: this.dir, log: pino({ level: 'silent' }), fsync: false });
    this.stops.push(() => embedded.stop());
    return embedded;
  }

  /** Starts the cluster with the tables of a new station. */
  async startMigrated(): Promise<Embedded> {
    const embedded = await this.startDatabase();
    await migrate(embedded.ownerUrl, embedded.url);
    return embedded;
  }

  /** Starts a server on the folder; returns what kills it. */
  async startStation(): Promise<() => Promise<void>> {
    const server = await startServerProcess({ DATA_DIR: this.home });
    this.stops.push(() => server.stop());
    return () => server.kill();
  }

  /** The address of the superuser. */
  superuser = async (): Promise<string> => (await join(clusterIn(this.dir)))!;

  async stop(): Promise<void> {
    for (const stop of this.stops.reverse()) await stop();
    fs.rmSync(this.home, { recursive: true, force: true });
  }
}

export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** PostgreSQL's error for each statement; null if it succeeded. */
export async function answersTo(url: string, statements: readonly string[]): Promise<[string, string | null][]> {
  const answers: [string, string | null][] = [];
  for (const statement of statements)
    answers.push([
      statement,
      await ask(url, `BEGIN; ${statement}; ROLLBACK`).then(
        () => null,
        ({ code }: { code: string }) => code,
      ),
    ]);
  return answers;
}

/** Does some work on the database as a server does. */
export async function work(url: string): Promise<void> {
  const backend = await openBackendOn(url);
  const act = actAs(await contextOf(backend, true));
  const station = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  const [pumpId] = station.pumps;
  await act('collectCash', { pumpId, employeeId: station.employees[0], notes: [{ value: 100, in: 1, out: 0 }] });
  await expectBooksInOrder(backend.database);
  await backend.close();
}

/** All rows of the ledgers, in a fixed order. */
export async function ledgersOf(url: string): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (const table of Object.keys(LEDGER_COLUMNS))
    rows.push(await ask(url, `SELECT * FROM ${table} t ORDER BY t::text`));
  return rows;
}
