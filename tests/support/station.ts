import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { endForbiddenSockets } from '../../server/api/graphql/end-sockets';
import { buildApp } from '../../server/api/http/app';
import { openDatabase } from '../../server/database/data-source';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { readEnv } from '../../server/env';
import { stationClock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import { Events } from '../../server/platform/events';
import { createLog } from '../../server/platform/log';
import type { Actor } from '../../server/platform/principal';
import { type Sql, sqlOn } from '../../server/platform/sql';
import { commands, submit } from '../../server/platform/submit';
import { ensureFirstAdmin } from '../../server/services/access/first-admin';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { PATIENT, testerPool } from './database';
import { ONE_ADDRESS } from './one-address';
import { createSeededDatabase } from './seeded-database';
import { type Act, type SmallStation, seedSmallStation } from './small-station';

export const ADMIN = { name: 'ADMIN', email: 'admin@station.example', password: 'open-sesame' };
export const STAFF = { name: 'SURESH STAFF', email: 'staff@station.example', password: 'sesame-open' };

/** How a call is sent: without `token` as the admin, with null without a token. */
export interface Call {
  token?: string | null;
  /** The Idempotency-Key header. */
  key?: string;
  /** Sends a form, with lists and objects as JSON text in their field. */
  form?: boolean;
  headers?: Record<string, string>;
}

export interface Reply {
  status: number;
  headers: Headers;
  /** JSON, the bytes of anything else, or null without a body. */
  body: ReturnType<JSON['parse']>;
}

export interface Server {
  url: string;
  database: DataSource;
  /** As the tester, with all rights. */
  sql: Sql;
  tester: Pool;
  /** Every logged line. */
  logged: string[];
  /** The context of a request, without a user unless `over` has one. */
  request(over?: Partial<Context>): Context;
  rest(method: string, path: string, body?: object | string | FormData, call?: Call): Promise<Reply>;
  graphql(query: string, variables?: object, call?: Call): Promise<Reply>;
  close(): Promise<void>;
}

/** A server of the station on that database, which must be migrated, listening on a free port. */
export async function startServer(databaseUrl: string, settings: Record<string, string> = {}): Promise<Server> {
  const env = readEnv({ NODE_ENV: 'test', PORT: '0', DATABASE_URL: databaseUrl, ...ONE_ADDRESS, ...settings });
  const logged: string[] = [];
  const log = createLog(env, { write: (line) => void logged.push(line) });
  const database = await openDatabase(databaseUrl, PATIENT);
  const tester = testerPool(databaseUrl);
  const events = new Events(databaseUrl, log);
  await events.start();
  const clock = stationClock(env.stationTz);
  const app = await buildApp({ env, database, events, clock, log });
  const stopWatching = endForbiddenSockets({ database, events, log }, app.sockets);
  const url = await app.http.listen({ port: env.port, host: env.host });
  const rest: Server['rest'] = async (method, path, body, call = {}) => {
    const answer = await fetch(`${url}${path}`, { method, ...requestOf(body, call) });
    return replyOf(answer);
  };
  return {
    url,
    database,
    sql: sqlOn(tester),
    tester,
    logged,
    request: (over) => ({
      database,
      events,
      clock,
      log,
      env,
      requestId: randomUUID(),
      actor: null,
      address: '192.0.2.1',
      userAgent: 'a test',
      idempotencyKey: null,
      replayed: false,
      ...over,
    }),
    rest,
    graphql: (query, variables = {}, call) => rest('POST', '/graphql', { query, variables }, call),
    close: async () => {
      await app.close();
      stopWatching();
      await events.stop();
      await database.destroy();
      await tester.end();
    },
  };
}

function requestOf(body: object | string | FormData | undefined, call: Call): RequestInit {
  const headers = {
    ...(call.token && { authorization: `Bearer ${call.token}` }),
    ...(call.key && { 'idempotency-key': call.key }),
    ...call.headers,
  };
  if (body === undefined) return { headers };
  if (call.form) return { headers, body: new URLSearchParams(Object.entries(body).map(asFormField)) };
  if (typeof body === 'string' || body instanceof FormData) return { headers, body };
  return { headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

const asFormField = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'object' ? JSON.stringify(value) : String(value),
];

async function replyOf(answer: Response): Promise<Reply> {
  const { status, headers } = answer;
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (bytes.length === 0) return { status, headers, body: null };
  const isJson = headers.get('content-type')?.includes('json') ?? false;
  return { status, headers, body: isJson ? JSON.parse(bytes.toString()) : bytes };
}

export interface Station extends Server {
  databaseUrl: string;
  adminToken: string;
  staffToken: string;
  ids: SmallStation & { admin: number; staff: number };
  /** Runs a command by its name, as the admin. */
  act: Act;
}

/** A server with a small station (small-station.ts) in its own database, with an admin and a staff member logged in. */
export async function startStation(): Promise<Station> {
  const scratch = await createSeededDatabase('forecourt_small_station', seedStation);
  const ids = scratch.facts;
  const server = await startServer(scratch.url);
  const { request } = server;
  const { token: adminToken } = await submit(request(), signIn, ADMIN_LOGIN);
  const actor = await actorOf(server.database, adminToken);
  const act = actOf(request, actor);
  const { token: staffToken } = await submit(request(), signIn, { email: STAFF.email, password: STAFF.password });
  const orAdmin = (call: Call = {}): Call => ({ token: adminToken, ...call });
  return {
    ...server,
    databaseUrl: scratch.url,
    adminToken,
    staffToken,
    ids,
    act,
    rest: (method, path, body, call) => server.rest(method, path, body, orAdmin(call)),
    graphql: (query, variables, call) => server.graphql(query, variables, orAdmin(call)),
    close: async () => {
      await server.close();
      await scratch.drop();
    },
  };
}

const ADMIN_LOGIN = { email: ADMIN.email, password: ADMIN.password };

const actOf =
  (request: Server['request'], actor: Actor | null): Act =>
  (name, input) =>
    submit(request({ actor }), commands.get(name)! as never, input) as ReturnType<Act> as never;

/** Seeds the small station with its two users. Returns the ids of all rows. */
async function seedStation(url: string): Promise<Station['ids']> {
  const { database, sql, request, close } = await startServer(url);
  const env = { ...request().env, adminEmail: ADMIN.email, adminPassword: ADMIN.password };
  await ensureFirstAdmin({ database, env, log: request().log });
  const [user] = await sql<{ id: number }>('SELECT id FROM app_user');
  const { name, email } = ADMIN;
  const act = actOf(request, {
    kind: 'user',
    userId: user!.id,
    sessionId: 0,
    mustConfirm: false,
    name,
    email,
    rights: BUILT_IN_ROLES.admin,
  });
  const { id: staff } = await act('createUser', { ...STAFF, phoneNo: '9876543210', address: 'MAIN ROAD' });
  const ids = { ...(await seedSmallStation(act)), admin: user!.id, staff };
  await close();
  return ids;
}
