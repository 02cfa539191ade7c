import { once } from 'node:events';
import net, { type Socket } from 'node:net';
import { stationSchema } from '../../server/api/graphql/schema';
import { buildApp } from '../../server/api/http/app';
import { MOST_PENDING, TooSlowError } from '../../server/platform/event-queue';
import { Events, notify, type Topic } from '../../server/platform/events';
import { transaction } from '../../server/platform/transaction';
import { type Backend, openBackend } from '../server/backend';
import { listening, openLine, until } from '../server/live-line';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend.close());

const tell = (...ids: Record<string, number>[]): Promise<void> =>
  transaction(backend.database, (tx) =>
    notify(
      tx,
      ids.map((of) => ({ topic: 'shiftChanged', ids: of })),
    ),
  );

/** Collects everything that an iterable yields from now on. */
function gathered<T>(from: AsyncIterable<T>): T[] {
  const all: T[] = [];
  void (async () => {
    for await (const each of from) all.push(each);
  })();
  return all;
}

/** A proxy to the database that can drop traffic without either end noticing. */
async function openWay(): Promise<{ url: string; swallow(): void; close(): void }> {
  const [{ url }] = [backend.database.options as { url: string }];
  const target = new URL(url);
  const ends: Socket[] = [];
  const way = net.createServer((near) => {
    const far = net.connect({ host: target.hostname, port: Number(target.port) });
    for (const end of [near, far]) end.on('error', () => {});
    near.pipe(far).pipe(near);
    ends.push(near, far);
  });
  await once(way.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.host = `127.0.0.1:${(way.address() as net.AddressInfo).port}`;
  return {
    url: through.href,
    swallow: () => {
      for (const end of ends.splice(0)) {
        end.unpipe();
        end.resume();
      }
    },
    close: () => {
      for (const end of ends) end.destroy();
      way.close();
    },
  };
}

it('a silently lost LISTEN connection is detected within ten seconds, and subscribers are notified', async () => {
  const way = await openWay();
  const events = new Events(way.url, backend.request().log);
  await events.start();
  const heard = gathered(events.subscribe('shiftChanged'));
  await tell({ shiftId: 1 });
  await until(() => heard.length === 1);
  way.swallow();
  const since = performance.now();
  await tell({ shiftId: 2 });
  await until(() => heard.length === 2, 15_000);
  expect(performance.now() - since).toBeLessThan(10_000);
  await tell({ shiftId: 3 });
  await until(() => heard.length === 3);
  expect(heard).toEqual([{ shiftId: 1 }, { reconnected: 1 }, { shiftId: 3 }]);
  await events.stop();
  way.close();
}, 30_000);

it('a queue holds 256 distinct events and then fails; equal events and news count once', async () => {
  const all = backend.events.subscribe('shiftChanged');
  const beyond = backend.events.subscribe('shiftChanged');
  const news = backend.events.subscribeToNews('shiftChanged', 'stockChanged');
  await tell(...Array.from({ length: MOST_PENDING }, (_, shiftId) => ({ shiftId })), { shiftId: 0 });
  await listening();
  for (let shiftId = 0; shiftId < MOST_PENDING; shiftId++) expect((await all.next()).value).toEqual({ shiftId });
  await tell({ shiftId: MOST_PENDING });
  await expect(all.next()).resolves.toMatchObject({ value: { shiftId: MOST_PENDING } });
  await listening();
  await expect(beyond.next()).rejects.toThrow(TooSlowError);
  expect((await news.next()).value).toEqual({ shiftId: MOST_PENDING });
  await all.return!();
  await news.return!();
});

it('completing a subscription ends it at once, without waiting for an event', async () => {
  const open = new Set<object>();
  const events = Object.create(backend.events, {
    subscribe: {
      value: (...topics: Parameters<Events['subscribe']>) => {
        const queue = backend.events.subscribe(...topics);
        const end = queue.return!.bind(queue);
        open.add(queue);
        return Object.assign(queue, {
          return: () => {
            open.delete(queue);
            return end();
          },
        });
      },
    },
  }) as Events;
  await backend.addUser('tidy@station.example');
  const token = await backend.logIn('tidy@station.example');
  const app = await buildApp({ ...backend.request(), events });
  const line = await openLine(await app.http.listen({ port: 0, host: '127.0.0.1' }), token);
  for (const id of ['1', '2']) line.subscribe('subscription { shiftChanged { shiftId } }', id);
  await until(() => open.size === 2);
  line.send({ type: 'complete', id: '1' });
  await until(() => open.size === 1);
  expect(open.size).toBe(1);
  line.ws.terminate();
  await until(() => open.size === 0);
  expect(open.size).toBe(0);
  await app.close();
});

it('topics for servers only have no subscription', async () => {
  const schema = await stationSchema(backend.events);
  const fields = Object.keys(schema.getSubscriptionType()!.getFields());
  expect(fields).toContain('shiftChanged');
  for (const topic of ['sessionsEnded', 'noticesSeen'] satisfies Topic[]) expect(fields).not.toContain(topic);
});
