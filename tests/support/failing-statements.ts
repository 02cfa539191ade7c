import { Client, type ClientBase } from 'pg';

type Send = (this: ClientBase, ...asked: unknown[]) => Promise<unknown>;

/**
 * How a statement of a transaction fails: it is not sent, or its connection is cut before or after it. A function only
 * begins something else at that moment.
 */
export type Fault = 'refused' | 'cut before' | 'cut after' | (() => void);

interface Plan {
  /** The index of the statement; BEGIN is 1. */
  at: number;
  fault: Fault;
  /** Runs on the connection before the last statement, COMMIT. */
  beforeCommit?: (send: (statement: string) => Promise<unknown>) => Promise<void>;
}

export class StatementRefused extends Error {}

const send = Client.prototype.query as unknown as Send;
/** The statements of this server, and of TypeORM's migrations. */
const BEGINS = /^(BEGIN|START TRANSACTION)$/;
const inTransaction = new WeakSet<ClientBase>();
let plan: Plan | null = null;
let count = 0;
let happened = false;

const textOf = (asked: unknown): string => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

/** Every connection of this process counts its statements between BEGIN and COMMIT. */
Client.prototype.query = function counted(this: ClientBase, ...asked: unknown[]): unknown {
  const text = textOf(asked[0]);
  if (BEGINS.test(text)) inTransaction.add(this);
  if (text === 'ROLLBACK') inTransaction.delete(this);
  const isCounted = inTransaction.has(this);
  if (text === 'COMMIT') inTransaction.delete(this);
  return plan !== null && isCounted ? sendOrFail(this, plan, text, asked) : send.apply(this, asked);
} as unknown as typeof Client.prototype.query;

async function sendOrFail(client: ClientBase, planned: Plan, text: string, asked: unknown[]): Promise<unknown> {
  if (text === 'COMMIT') await planned.beforeCommit?.((statement) => send.call(client, statement));
  if (++count !== planned.at) return send.apply(client, asked);
  happened = true;
  if (planned.fault === 'refused') throw new StatementRefused(`Statement ${count} fails: ${text.slice(0, 80)}`);
  if (typeof planned.fault === 'function') {
    planned.fault();
    return send.apply(client, asked);
  }
  if (planned.fault === 'cut after') await send.apply(client, asked);
  return cut(client);
}

/** Terminates the session, as if the database or its machine had stopped. */
async function cut(client: ClientBase): Promise<never> {
  await send.call(client, 'SELECT pg_terminate_backend(pg_backend_pid())');
  throw new Error('The session was to be over');
}

/** Runs `work` with one statement of its transactions failing. Throws if there was no such statement. */
export async function withFault<T>(faulty: Plan, work: () => Promise<T>): Promise<T> {
  plan = faulty;
  count = 0;
  happened = false;
  try {
    const answer = await work();
    if (!happened) throw new Error(`There were ${count} statements, and none at ${faulty.at}`);
    return answer;
  } finally {
    plan = null;
  }
}
