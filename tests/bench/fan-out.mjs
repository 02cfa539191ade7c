// Measures how long an event takes from its NOTIFY to 1,000 sockets of 200 users, compared with a bare broadcast of the
// same text to as many: node tests/bench/fan-out.mjs. Needs a build (npm run build). Both servers listen to PostgreSQL
// in a process of their own; the clients are in two more. SOCKETS; ROUNDS of EVENTS.
import assert from 'node:assert/strict';
import { openCrowd, startForecourt, startRawBroadcast, tokensOn } from './crowd.mjs';
import { interleaved, medianOf, tell, withRange } from './rounds.mjs';
import { emptyStation, onBooks } from './years-of-books.mjs';

const SOCKETS = Number(process.env.SOCKETS ?? 1000);
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const EVENTS = Number(process.env.EVENTS ?? 20);
const MOST_OF_RAW = 1.5;
const PARTS = ['p50', 'p95', 'last'];

/** Medians over the given number of events. */
async function round(crowd) {
  const events = [];
  for (let n = 0; n < EVENTS; n++) events.push(await crowd.event());
  return Object.fromEntries(PARTS.map((part) => [part, medianOf(events.map((event) => event[part]))]));
}

async function compare() {
  const url = await emptyStation();
  const crowdSize = { sockets: SOCKETS, tokens: await tokensOn(url) };
  const forecourt = await startForecourt(url);
  const listeners = await openCrowd(forecourt, url, crowdSize);
  const { text } = await listeners.event();
  const raw = await startRawBroadcast(url, text);
  const hearers = await openCrowd(raw, url, crowdSize);
  assert.equal((await hearers.event()).text, text);
  const figures = await interleaved({ forecourt: () => round(listeners), raw: () => round(hearers) }, ROUNDS);
  console.log(`an event to ${SOCKETS} sockets, ${ROUNDS} rounds of ${EVENTS}: ms from NOTIFY to arrival`);
  for (const part of PARTS) {
    const of = (name) => figures[name].map((found) => found[part]);
    const ratio = medianOf(of('forecourt')) / medianOf(of('raw'));
    tell({
      what: `event to ${SOCKETS} sockets, ${part}, ms`,
      ours: withRange(of('forecourt'), 1),
      beside: `raw broadcast ${withRange(of('raw'), 1)}`,
      ratio,
      goal: `≤ ${MOST_OF_RAW}`,
      isMet: ratio <= MOST_OF_RAW,
    });
  }
  for (const crowd of [listeners, hearers]) await crowd.leave();
  for (const server of [forecourt, raw]) await server.stop();
}

await onBooks(compare);
