import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { DatabaseUrls } from '../../server/database/roles';
import { ONE_ADDRESS } from './one-address';

const MAIN = path.resolve(__dirname, '../../dist/server/main.js');

/** A server in its own process, as a station runs it. `npm test` builds it before. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** The lines of its log so far. */
  log: string[];
  /** Kills it with SIGKILL and waits until it is gone. */
  kill(): Promise<void>;
  /** Stops it with SIGTERM; returns the exit code. */
  stop(): Promise<number | null>;
}

/** The settings of a server on that database: it serves with one role and migrates with another. */
export const addressesIn = ({ url, ownerUrl }: DatabaseUrls) => ({ DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });

/** Starts a server and waits until it is ready. Fails with its log if it exits before. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, PORT: '0', STATION_SEED: 'empty', NODE_ENV: 'test', ...ONE_ADDRESS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log: string[] = [];
  child.stderr!.on('data', (text) => log.push(String(text)));
  const ended = once(child, 'exit');
  const ready = new Promise<string>((resolve) => {
    createInterface(child.stdout!).on('line', (line) => {
      log.push(line);
      const [, url] = /Forecourt is ready at (http[^"\s]+)/.exec(line) ?? [];
      if (url) resolve(url);
    });
  });
  const url = await Promise.race([
    ready,
    ended.then(([code]) => {
      throw new Error(`The server ended with ${code}:\n${log.join('\n')}`);
    }),
  ]);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  };
  return { url, child, log, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** Sends a GraphQL request. Throws if the connection fails; returns the body and whether the answer was replayed. */
export async function askServer(
  url: string,
  query: string,
  variables: Record<string, unknown>,
  { token, key }: { token?: string; key?: string } = {},
): Promise<{
  status: number;
  body: { data?: Record<string, unknown>; errors?: { message: string }[] };
  replayed: boolean;
}> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ query, variables }),
  });
  return {
    status: response.status,
    body: (await response.json()) as { data?: Record<string, unknown> },
    replayed: response.headers.get('idempotency-replayed') === 'true',
  };
}
