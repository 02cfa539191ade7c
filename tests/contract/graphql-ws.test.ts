import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { type EventMessage, notify } from '../../server/platform/events';
import { transaction } from '../../server/platform/transaction';
import { type Line, listening, openLine, until } from '../server/live-line';
import { type Station, startStation } from '../support/station';

/**
 * The protocol graphql-transport-ws, message by message:
 * https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md.
 */
let station: Station;
const lines: Line[] = [];
beforeAll(async () => {
  station = await startStation();
});
afterEach(async () => {
  for (const { ws } of lines) ws.terminate();
  await until(() => lines.splice(0).every(({ closed }) => closed));
});
afterAll(() => station.close());

async function open(token?: string): Promise<Line> {
  const line = await openLine(station.url, token);
  lines.push(line);
  return line;
}
const admitted = (): Promise<Line> => open(station.adminToken);

const SHIFT = 'subscription { shiftChanged { shiftId } }';
const shiftChanged = (shiftId: number): EventMessage => ({ topic: 'shiftChanged', ids: { shiftId } });
const tell = (...messages: EventMessage[]) => transaction(station.database, (tx) => notify(tx, messages));
const next = (id: string, shiftId: number) => ({ id, type: 'next', payload: { data: { shiftChanged: { shiftId } } } });

async function endOf(line: Line, withinMs?: number): Promise<Line['closed']> {
  await until(() => line.closed, withinMs);
  return line.closed;
}

describe('the sub-protocol', () => {
  const shakeHands = async (protocols: string[]): Promise<{ protocol: string; code: Promise<number> }> => {
    const ws = new WebSocket(`${station.url.replace('http', 'ws')}/graphql`, protocols);
    const code = new Promise<number>((resolve) => ws.once('close', resolve));
    await new Promise((opened, refused) => ws.once('open', opened).once('error', refused));
    if (ws.protocol) ws.close();
    return { protocol: ws.protocol, code };
  };

  test('graphql-transport-ws is chosen, also among others', async () => {
    for (const protocols of [['graphql-transport-ws'], ['graphql-ws', 'graphql-transport-ws']])
      expect((await shakeHands(protocols)).protocol).toBe('graphql-transport-ws');
  });

  test('a socket without a sub-protocol is closed with 4406', async () => {
    const { protocol, code } = await shakeHands([]);
    expect([protocol, await code]).toEqual(['', 4406]);
  });

  test('a client with only the older protocol is not accepted', async () => {
    await expect(shakeHands(['graphql-ws'])).rejects.toThrow('Server sent no subprotocol');
  });
});

describe('connection_init', () => {
  test('is answered by connection_ack, once and first', async () => {
    expect((await admitted()).heard).toEqual([{ type: 'connection_ack' }]);
  });

  test.each([
    ['no payload', {}],
    ['a payload of null', { payload: null }],
    ['a payload without a token', { payload: {} }],
    ['an unknown token', { payload: { token: 'nonsense' } }],
  ])('a connection_init with %s closes the socket with 4403 Forbidden', async (_what, rest) => {
    const line = await open();
    line.send({ type: 'connection_init', ...rest });
    expect([await endOf(line), line.heard]).toEqual([{ code: 4403, reason: 'Forbidden' }, []]);
  });

  test('a socket without a connection_init in time is closed with 4408', async () => {
    const line = await open();
    line.send({ type: 'ping' });
    expect(await endOf(line, 6000)).toEqual({ code: 4408, reason: 'Connection initialisation timeout' });
  }, 10_000);

  test('a second connection_init closes the socket with 4429, also before the first is answered', async () => {
    const payload = { token: station.adminToken };
    const early = await open();
    early.send({ type: 'connection_init', payload });
    early.send({ type: 'connection_init', payload });
    const late = await admitted();
    late.send({ type: 'connection_init', payload });
    for (const line of [early, late])
      expect(await endOf(line)).toEqual({ code: 4429, reason: 'Too many initialisation requests' });
  });

  test('a subscription before the acknowledgement closes the socket with 4401', async () => {
    const line = await open();
    line.subscribe(SHIFT);
    expect([await endOf(line), line.heard]).toEqual([{ code: 4401, reason: 'Unauthorized' }, []]);
  });
});

describe('ping and pong', () => {
  test('a ping is answered by a pong with its payload, also before the log-in', async () => {
    const line = await open();
    line.send({ type: 'ping' });
    line.send({ type: 'ping', payload: { at: 7 } });
    await until(() => line.heard.length === 2);
    expect(line.heard).toEqual([{ type: 'pong' }, { type: 'pong', payload: { at: 7 } }]);
  });

  test('an unsolicited pong is ignored', async () => {
    const line = await admitted();
    line.send({ type: 'pong', payload: { alive: true } });
    line.send({ type: 'ping' });
    await until(() => line.heard.length > 1);
    expect([line.heard.at(-1), line.closed]).toEqual([{ type: 'pong' }, null]);
  });
});

describe('subscribe', () => {
  test('each subscription gets its own answers, in the order of the events', async () => {
    const line = await admitted();
    line.subscribe(SHIFT, 'one');
    line.subscribe('subscription { told: shiftChanged { shiftId } }', 'two');
    await listening();
    await tell(shiftChanged(1));
    await tell(shiftChanged(2));
    await until(() => line.heard.length === 5);
    expect(line.answers('one')).toEqual([1, 2].map((shiftId) => ({ data: { shiftChanged: { shiftId } } })));
    expect(line.answers('two')).toEqual([1, 2].map((shiftId) => ({ data: { told: { shiftId } } })));
  });

  test('the operation may be named, and optional fields may be null', async () => {
    const line = await admitted();
    const query = `subscription Other { stockChanged { shiftId } } ${SHIFT.replace(' ', ' Asked ')}`;
    const payload = { query, operationName: 'Asked', variables: null, extensions: null };
    line.send({ id: '1', type: 'subscribe', payload });
    await listening();
    await tell(shiftChanged(3));
    await until(() => line.heard.length > 1);
    expect(line.heard.slice(1)).toEqual([next('1', 3)]);
  });

  test('a subscription with an id in use closes the socket with 4409', async () => {
    const line = await admitted();
    line.subscribe(SHIFT, 'taken');
    line.subscribe(SHIFT, 'taken');
    expect(await endOf(line)).toEqual({ code: 4409, reason: 'Subscriber for taken already exists' });
  });

  test('an id is free again once its subscription is completed or refused', async () => {
    const line = await admitted();
    line.subscribe(SHIFT);
    await listening();
    line.send({ id: '1', type: 'complete' });
    await listening();
    line.subscribe('subscription { nonsense }');
    await until(() => line.heard.length > 1);
    line.subscribe(SHIFT);
    await listening();
    await tell(shiftChanged(4));
    await until(() => line.heard.length > 2);
    expect([line.heard[1]!.type, line.heard[2], line.closed]).toEqual(['error', next('1', 4), null]);
  });
});

describe('error', () => {
  test('ends its subscription with a list of errors, without a result or a complete after it', async () => {
    const line = await admitted();
    line.subscribe('subscription { shiftChanged { nonsense } }', 'wrong');
    line.subscribe(SHIFT, 'right');
    await listening();
    await tell(shiftChanged(5));
    await until(() => line.heard.length > 2);
    await setTimeout(200);
    expect(line.heard.filter(({ id }) => id === 'wrong')).toEqual([
      { id: 'wrong', type: 'error', payload: [expect.objectContaining({ message: expect.any(String) })] },
    ]);
    expect(line.heard.filter(({ id }) => id === 'right')).toEqual([next('right', 5)]);
  });

  test('an execution error is a result with errors, followed by complete', async () => {
    const line = await open(station.staffToken);
    line.subscribe('subscription { notificationAdded { notificationId } }');
    await until(() => line.heard.length > 2);
    expect(line.heard.slice(1).map(({ id, type }) => [id, type])).toEqual([
      ['1', 'next'],
      ['1', 'complete'],
    ]);
  });
});

describe('complete', () => {
  test('a complete from the client ends the subscription without a complete in return', async () => {
    const line = await admitted();
    line.subscribe(SHIFT, 'ended');
    line.subscribe(SHIFT, 'on');
    await listening();
    line.send({ id: 'ended', type: 'complete' });
    await listening();
    await tell(shiftChanged(6));
    await until(() => line.heard.length > 1);
    await setTimeout(200);
    expect(line.heard.slice(1)).toEqual([next('on', 6)]);
  });

  test('a complete of an unknown id is ignored', async () => {
    const line = await admitted();
    line.send({ id: 'nobody', type: 'complete' });
    line.send({ type: 'ping' });
    await until(() => line.heard.length > 1);
    expect(line.closed).toBeNull();
  });
});

const payload = { query: SHIFT };

test.each<[string, string]>([
  ['invalid JSON', 'hello'],
  ['an empty message', ''],
  ['a list', '[]'],
  ['a text', '"ping"'],
  ['null', 'null'],
  ['no type', '{}'],
  ['an unknown type', '{"type":"start"}'],
  ['a message type of the server', JSON.stringify({ type: 'next', id: '1', payload: {} })],
  ['an acknowledgement', '{"type":"connection_ack"}'],
  ['a payload that is a list', '{"type":"ping","payload":[]}'],
  ['a subscription without an id', JSON.stringify({ type: 'subscribe', payload })],
  ['a subscription with an empty id', JSON.stringify({ type: 'subscribe', id: '', payload })],
  ['a subscription with a number as its id', JSON.stringify({ type: 'subscribe', id: 1, payload })],
  ['a subscription without a payload', JSON.stringify({ type: 'subscribe', id: '1' })],
  ['a subscription without a query', JSON.stringify({ type: 'subscribe', id: '1', payload: {} })],
  ['a query that is no text', JSON.stringify({ type: 'subscribe', id: '1', payload: { query: 7 } })],
  [
    'variables that are no object',
    JSON.stringify({ type: 'subscribe', id: '1', payload: { ...payload, variables: 7 } }),
  ],
  [
    'an operation name that is no text',
    JSON.stringify({ type: 'subscribe', id: '1', payload: { ...payload, operationName: 7 } }),
  ],
  ['a complete without an id', '{"type":"complete"}'],
])('%s closes the socket with 4400', async (_what, message) => {
  const line = await admitted();
  line.ws.send(message);
  const closed = await endOf(line);
  expect([closed?.code, closed?.reason]).toEqual([4400, expect.stringMatching(/./)]);
  expect(line.heard).toEqual([{ type: 'connection_ack' }]);
});

test('a close with 1000 is answered with 1000', async () => {
  const line = await admitted();
  line.subscribe(SHIFT);
  line.ws.close(1000, 'Done');
  expect(await endOf(line)).toEqual({ code: 1000, reason: 'Done' });
});

test('no call caused an unhandled error', () => {
  expect(station.logged.filter((line) => /unhandled error|could not be handled/.test(line))).toEqual([]);
});
