// Servers in processes of their own.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { connected } from './years-of-books.mjs';

/** A token, and its hash as stored in the database. */
export function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}

/** A token of the seeding user, who is an admin. */
export async function tokenOfSeeder(databaseUrl) {
  const { token, hash } = newToken();
  const client = await connected(databaseUrl);
  await client.query(
    `INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
     VALUES (1, decode($1, 'hex'), now() + interval '12 hours', '', 'bench')`,
    [hash],
  );
  await client.end();
  return token;
}

/** Starts the built server on an existing station. */
export const startServer = (databaseUrl, { preloaded = [], env = {} } = {}) =>
  started([...preloaded.flatMap((file) => ['--require', file]), 'dist/server/main.js'], {
    DATABASE_URL: databaseUrl,
    STATION_SEED: 'empty',
    NODE_ENV: 'production',
    // All requests of a bench come from one address.
    CONNECTIONS_PER_ADDRESS: '10000',
    ...env,
  });

/** Runs a Node program until it prints the address at which it is ready. */
export async function started(args, env) {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, PORT: '0', ...env },
  });
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, at] = /ready at (http[^"\s]+)/.exec(line) ?? [];
      if (at) resolve(at);
    });
  });
  const url = await Promise.race([ready, once(child, 'exit').then(() => Promise.reject(new Error(`${args} ended`)))]);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, stop };
}
