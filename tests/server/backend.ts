import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { openDatabase } from '../../server/database/data-source';
import { type Problem, ProblemError } from '../../server/domain/kernel/problem';
import { type Env, readEnv } from '../../server/env';
import { stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import { Events } from '../../server/platform/events';
import { createLog } from '../../server/platform/log';
import { type Sql, sqlOn } from '../../server/platform/sql';
import { submit } from '../../server/platform/submit';
import { hashPassword } from '../../server/services/access/password';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { createTestDatabase, PATIENT, testerPool } from '../support/database';

export const PASSWORD = 'open-sesame';
/** Of the password of all users. It takes longer than many a test, so a test file calculates it once. */
let hashed: Promise<string> | null = null;
const passwordHash = (): Promise<string> => (hashed ??= hashPassword(PASSWORD));

/** The browser of all log-ins, so that they are from no new device, whatever their address. */
const DEVICE = 'd'.repeat(64);

/** An empty station, and what a test needs to call its commands and queries. */
export interface Backend {
  database: DataSource;
  events: Events;
  /** As the test's database user, who has all rights. */
  sql: Sql;
  tester: Pool;
  /** Every line written to the log. */
  logged: string[];
  env: Env;
  /** The context of a request: anonymous and from one fixed address, unless overridden. */
  request(over?: Partial<Context>): Context;
  /** The context of a request with a session token, built as the HTTP adapters build it. */
  requestOf(token: string, over?: Partial<Context>): Promise<Context>;
  /** Logs in with the password of `addUser`, from a new address each time. */
  logIn(email: string, password?: string): Promise<string>;
  addUser(email: string, fields?: { isAdmin?: boolean; enabled?: boolean }): Promise<number>;
  close(): Promise<void>;
}

export async function openBackend(): Promise<Backend> {
  const scratch = await createTestDatabase();
  return openBackendOn(scratch.url, () => scratch.drop());
}

/** The same on an existing database. */
export async function openBackendOn(url: string, drop = async () => {}): Promise<Backend> {
  const database = await openDatabase(url, PATIENT);
  const tester = testerPool(url);
  const end = async (): Promise<void> => {
    await database.destroy();
    await tester.end();
    await drop();
  };
  return backendOn({ url, database, tester, end });
}

interface OpenDatabase {
  url: string;
  database: DataSource;
  tester: Pool;
  end(): Promise<void>;
}

/** The same on open connections, which the backend ends. */
export async function backendOn({ url, database, tester, end }: OpenDatabase): Promise<Backend> {
  const logged: string[] = [];
  const log = createLog({ logLevel: 'debug' }, { write: (line) => void logged.push(line) });
  const events = new Events(url, log);
  await events.start();
  const env = readEnv({ PUBLIC_URL: 'https://station.example', LOG_LEVEL: 'debug' });
  const sql = sqlOn(tester);
  const request = (over: Partial<Context> = {}): Context => ({
    database,
    events,
    clock: stationClock('Asia/Kolkata'),
    log,
    env,
    requestId: randomUUID(),
    actor: null,
    address: '192.0.2.1',
    userAgent: 'a test',
    idempotencyKey: null,
    replayed: false,
    ...over,
  });
  let addresses = 0;
  return {
    database,
    events,
    sql,
    tester,
    logged,
    env,
    request,
    requestOf: async (token, over) => request({ actor: await actorOf(database, token), ...over }),
    logIn: async (email, password = PASSWORD) => {
      const address = `198.51.100.${++addresses}`;
      return (await submit(request({ address }), signIn, { email, password, device: DEVICE })).token;
    },
    addUser: async (email, { isAdmin = false, enabled = true } = {}) => {
      const [user] = await sql<{ id: number }>(
        `INSERT INTO app_user (name, email, phone_no, address, is_admin, enabled, password_hash)
         VALUES ('A USER', $1, '9876543210', 'Main road', $2, $3, $4) RETURNING id`,
        [email, isAdmin, enabled, await passwordHash()],
      );
      return user!.id;
    },
    close: async () => {
      await events.stop();
      await end();
    },
  };
}

/** Returns the refusal of the call; fails if the call succeeds. */
export async function refusalOf(work: Promise<unknown>): Promise<{ kind: string; message: string; code: string }> {
  const { kind, message, problems } = await refused(work);
  return { kind, message, code: problems[0]!.code };
}

/** Returns the first problem of the call, with its message as data; fails if the call succeeds. */
export const problemOf = async (work: Promise<unknown>): Promise<Problem> => (await refused(work)).problems[0]!;

async function refused(work: Promise<unknown>): Promise<ProblemError> {
  try {
    await work;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
