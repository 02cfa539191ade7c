import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { stationSchema } from '../../server/api/graphql/schema';
import { access } from '../../server/domain/access.messages';
import type { Right } from '../../server/domain/rights';
import { submit } from '../../server/platform/submit';
import { decideChange } from '../../server/services/approvals/decide-change';
import { setSetting } from '../support/station-settings';
import { listening, openLine, until } from './live-line';
import { type LiveStation, openLiveStation } from './live-station';
import { contextOf } from './masters-samples';

const ROOT = path.resolve(__dirname, '../..');
const page = fs.readFileSync(path.join(ROOT, 'docs/API.md'), 'utf8');

/** The fenced code blocks of the page, in order. */
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, kind, text]) => ({ kind: kind!, text: text! }));
/** The blocks of a kind, each with the block after it. */
const pairsOf = (kind: string) =>
  blocks.flatMap((block, at) => (block.kind === kind ? [{ text: block.text, answer: blocks[at + 1]!.text }] : []));

let station: LiveStation;
let url: string;
let token: string;
/** An API key, as the page recommends for tools. */
let key: string;
beforeAll(async () => {
  station = await openLiveStation(1);
  url = station.servers[0]!.url;
  await station.backend.addUser('tool@station.example', { isAdmin: true });
  token = await station.backend.logIn('tool@station.example');
  const rights: Right[] = ['shift.read', 'stock.read', 'credit.read', 'credit.record', 'cash.read', 'audit.read'];
  key = (await station.act<{ key: string }>('createApiKey', { name: 'Tool of the page', rights })).key;
}, 60_000);
afterAll(() => station.close());

/** The same keys with the types of their values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, shapeOf(of)]));
}

async function sendRequest(text: string): Promise<Response> {
  const [head, ...body] = text.trim().replace('TOKEN', token).replace('KEY', key).split('\n\n');
  const [first, ...headers] = head!.split('\n');
  const [method, address] = first!.split(' ');
  return fetch(url + address!, {
    method: method!,
    headers: headers.map((line) => line.split(': ') as [string, string]),
    body: body.length > 0 ? body.join('\n\n') : null,
  });
}

it.each(pairsOf('http').map((pair, at) => ({ ...pair, at })))(
  'request $at is answered as documented',
  async ({ text, answer }) => {
    const response = await sendRequest(text);
    expect(response.status).toBe(200);
    expect(shapeOf(await response.json())).toEqual(shapeOf(JSON.parse(answer)));
    if (!text.includes('Idempotency-Key')) return;
    const again = await sendRequest(text);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
  },
);

it('the wire carries the documented messages', async () => {
  const { text } = blocks.find(({ kind }) => kind === 'wire')!;
  const line = await openLine(url);
  let heard = 0;
  for (const shown of text.trim().split('\n')) {
    const message = JSON.parse(shown.slice(2).replace('KEY', key));
    if (shown.startsWith('>')) line.send(message);
    else {
      if (message.type === 'next') await sellOnCredit();
      await until(() => line.heard.length > heard);
      expect(shapeOf(line.heard[heard++])).toEqual(shapeOf(message));
    }
  }
  expect(line.closed).toBeNull();
  line.ws.close();
});

interface Program {
  kind: string;
  command: string;
  args: readonly string[];
  /** What it prints of a tank. */
  prints: RegExp;
}

const TANK_LINES = /^(\S+: \d+\.\d{3} L\n)+$/;
/** The page's first examples: the same query in each language. */
const PROGRAMS: readonly Program[] = [
  { kind: 'sh', command: 'sh', args: ['-c'], prints: /"tankName":"\S+","available":"\d+\.\d{3}"/ },
  { kind: 'javascript', command: process.execPath, args: ['--input-type=module', '-e'], prints: TANK_LINES },
  { kind: 'python', command: 'python3', args: ['-c'], prints: TANK_LINES },
];

/** Runs an example of the page with a key; returns its exit code and output. */
async function runProgram({ kind, command, args }: Program, usedKey: string): Promise<{ code: number; said: string }> {
  const { text } = blocks.find((block) => block.kind === kind)!;
  const program = spawn(command, [...args, text], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, STATION: url, KEY: usedKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [program.stdout!, program.stderr!]) stream.on('data', (chunk) => (said += chunk));
  const [code] = (await once(program, 'close')) as [number];
  return { code, said };
}

const NEEDED: Readonly<Record<string, string>> = { sh: 'curl', python: 'python3' };
const isHere = ({ kind }: Program): boolean =>
  NEEDED[kind] === undefined || spawnSync(NEEDED[kind], ['--version']).status === 0;

// A machine without Python or curl runs the others.
describe.each(PROGRAMS.filter(isHere))("the page's example in $kind", (program) => {
  it('prints the tanks', async () => {
    expect(await runProgram(program, key)).toEqual({ code: 0, said: expect.stringMatching(program.prints) });
  });

  it('prints why a wrong key is refused', async () => {
    expect((await runProgram(program, 'fck_wrong')).said).toContain(access.pleaseLogIn().message);
  });
});

it("the page's tool prints the shift at the start, at every event and after a gap", async () => {
  const { text } = blocks.find(({ kind }) => kind === 'js')!;
  const tool: ChildProcess = spawn(process.execPath, ['-e', text], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, STATION: url, KEY: key },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [tool.stdout!, tool.stderr!]) stream.on('data', (chunk) => (said += chunk));
  await until(() => said.length > 0, 10_000);
  await listening();
  await station.tell({ topic: 'shiftChanged', ids: { shiftId: 1 } });
  await until(() => said.split('\n').length > 2);
  await station.backend.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'forecourt events' AND datname = current_database()`,
  );
  await until(() => said.split('\n').length > 3);
  expect(said).toBe('shift 1\n'.repeat(3));
  tool.kill();
  await once(tool, 'exit');
}, 30_000);

const sellOnCredit = () => station.act('recordCreditSale', { creditorId: 1, pumpId: 1, productId: 1, litres: 1000 });

describe('topics', () => {
  const examples = pairsOf('graphql').map(({ text, answer }) => ({ query: text.trim(), answer: JSON.parse(answer) }));

  it("all topics are in the page's table, each with an example", async () => {
    const schema = await stationSchema(station.backend.events);
    const fields = Object.keys(schema.getSubscriptionType()!.getFields()).sort();
    expect(examples.map(({ answer }) => Object.keys(answer.data)[0]).sort()).toEqual(fields);
    expect([...page.matchAll(/^\| `(\w+)` \| (?:users|admins)[^|]* \|/gm)].map(([, topic]) => topic).sort()).toEqual(
      fields,
    );
  });

  it('send the documented payload when their event happens', async () => {
    const lines = await Promise.all([openLine(url, token), openLine(url, token)]);
    for (const [place, { query }] of examples.entries()) lines[place % 2]!.subscribe(query, `${place}`);
    await listening();
    const { act } = station;
    await sellOnCredit();
    const payment = { creditorId: 1, amount: 10_000, notes: [] };
    await act('recordCreditorPayment', payment);
    await act('createExpenditureCategory', { name: 'Light' });
    await act('changeCrew', { onDuty: [{ employeeId: 1, pumpId: 1 }] });
    const requestId = await station.askForChange(50);
    await until(() =>
      examples.every(
        (_, index) =>
          !/notification|counts/i.test(examples[index]!.query) || lines[index % 2]!.answers(`${index}`).length > 0,
      ),
    );
    await submit(await contextOf(station.backend, true), decideChange, { requestId, accept: false });
    await act('measureTank', { tankId: 1, isAtg: true, volume: 9_000_000 });
    await setSetting(act, 'dealerLine', 'Dealer');
    for (const [place, { answer }] of examples.entries()) {
      const answers = () => lines[place % 2]!.answers(`${place}`);
      await until(() => answers().length > 0);
      expect(shapeOf(answers()[0])).toEqual(shapeOf(answer));
    }
    for (const line of lines) line.ws.close();
  });
});
