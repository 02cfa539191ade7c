// Starts servers with many clients at their sockets, in processes of their own, and measures how long an event takes to
// all of them.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { partOf } from './rounds.mjs';
import { newToken, started, startServer } from './server-process.mjs';
import { connected } from './years-of-books.mjs';

const USERS = 200;
/** Processes that hold the clients. */
const PROCESSES = 2;
const EVENT = { topic: 'creditSaleRecorded', ids: { shiftId: 1 } };
const SUBSCRIPTION = 'subscription { creditSaleRecorded { shiftId } }';
/** The channel that the server listens on, and another one, so that each event goes to one of them only. */
const CHANNELS = { forecourt: 'forecourt', raw: 'bench_raw' };

const now = () => Number(process.hrtime.bigint()) / 1e6;

/** Tokens of a station's users, one each. */
export async function tokensOn(url) {
  const client = await connected(url);
  const tokens = Array.from({ length: USERS }, newToken);
  await client.query(
    `WITH users AS (
       INSERT INTO app_user (name, email) SELECT 'CROWD ' || n, 'crowd' || n || '@station.example' FROM generate_series(1, $1) n
       RETURNING id),
     numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM users)
     INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
     SELECT u.id, decode(t.hash, 'hex'), now() + interval '12 hours', '', 'bench'
     FROM unnest($2::text[]) WITH ORDINALITY AS t(hash, place) JOIN numbered u ON u.place = t.place`,
    [USERS, tokens.map(({ hash }) => hash)],
  );
  await client.end();
  return tokens.map(({ token }) => token);
}

const fileHere = (name) => path.resolve(import.meta.dirname, name);

/** The server with its limits on sockets lifted. */
export async function startForecourt(databaseUrl) {
  const options = {
    preloaded: [fileHere('lifted-limits.cjs')],
    env: { MAX_CONNECTIONS: '10000', CONNECTIONS_PER_ADDRESS: '10000' },
  };
  return { kind: 'forecourt', ...(await startServer(databaseUrl, options)) };
}

/** A server that only sends the text to all sockets. */
export async function startRawBroadcast(databaseUrl, text) {
  const env = { DATABASE_URL: databaseUrl, CHANNEL: CHANNELS.raw, TEXT: text };
  return { kind: 'raw', ...(await started([fileHere('raw-broadcast.mjs')], env)) };
}

/** Opens the given number of sockets at a server. */
export async function openCrowd({ kind, url }, databaseUrl, { sockets, tokens }) {
  const processes = Math.min(PROCESSES, sockets);
  const members = Array.from({ length: processes }, () => fork(fileHere('crowd-client.mjs')));
  const ends = members.map((member) => once(member, 'exit').then(() => [{ fault: 'a part of the crowd ended' }]));
  /** The next message of each process; an error of one fails the bench. */
  const said = () =>
    Promise.all(
      members.map(async (member, index) => {
        const [word] = await Promise.race([once(member, 'message'), ends[index]]);
        if (word.fault) throw new Error(`${kind}: ${word.fault}`);
        return word;
      }),
    );
  const opened = said();
  for (const [place, member] of members.entries()) {
    const count = Math.floor(sockets / processes) + (place < sockets % processes ? 1 : 0);
    const own = Array.from({ length: count }, (_, n) => tokens[(n * processes + place) % tokens.length]);
    member.send({ url, tokens: own, ...(kind === 'forecourt' && { subscription: SUBSCRIPTION }) });
  }
  await opened;
  const client = await connected(databaseUrl);
  return {
    /**
     * Milliseconds from an event's NOTIFY until half, most and all of the clients received it, and the text received.
     */
    async event() {
      const heard = said();
      const since = now();
      await client.query('SELECT pg_notify($1, $2)', [CHANNELS[kind], JSON.stringify(EVENT)]);
      const words = await heard;
      const took = words.flatMap(({ arrivals }) => arrivals.map((at) => at - since));
      return { p50: partOf(took, 0.5), p95: partOf(took, 0.95), last: Math.max(...took), text: words[0].text };
    },
    async leave() {
      await client.end();
      for (const member of members) member.disconnect();
      await Promise.all(ends);
    },
  };
}
