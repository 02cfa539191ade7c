import { type ExecutionResult, type GraphQLSchema, parse } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import { subscribeTogether } from '../../server/api/graphql/shared-subscriptions';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { EventQueue, MOST_PENDING, TooSlowError } from '../../server/platform/event-queue';
import { isToldToAll } from '../../server/platform/shared-payload';

type Ids = Record<string, number>;

/** The queues that are listening to the station's events. */
const sources = new Set<EventQueue<Ids>>();
let schema: GraphQLSchema;

beforeAll(async () => {
  schema = await stationSchema({
    subscribe: () => {
      const source: EventQueue<Ids> = new EventQueue(() => sources.delete(source));
      sources.add(source);
      return source as never;
    },
  });
});
beforeEach(() => sources.clear());

const tell = (ids: Ids): void => {
  for (const source of sources) source.push(ids);
};

const listenerOf = (listen: ReturnType<typeof subscribeTogether>, text: string, userId = 1) =>
  listen({
    schema,
    document: parse(text),
    contextValue: { actor: { userId, rights: BUILT_IN_ROLES.admin } },
  }) as Promise<AsyncIterableIterator<ExecutionResult>>;

const SALES = 'subscription { creditSaleRecorded { shiftId } }';
const heardBy = async (listener: AsyncIterableIterator<ExecutionResult>) => (await listener.next()).value.data;

it('subscribers of one document all receive every event, executed once', async () => {
  const listen = subscribeTogether();
  const listeners = await Promise.all([1, 2, 3].map((userId) => listenerOf(listen, SALES, userId)));
  expect(sources.size).toBe(1);
  for (const shiftId of [7, 8]) {
    tell({ shiftId });
    for (const listener of listeners) expect(await heardBy(listener)).toEqual({ creditSaleRecorded: { shiftId } });
  }
  const another = await listenerOf(listen, 'subscription { other: creditSaleRecorded { shiftId } }');
  expect(sources.size).toBe(2);
  tell({ shiftId: 9 });
  expect(await heardBy(another)).toEqual({ other: { shiftId: 9 } });
  expect(await heardBy(listeners[0]!)).toEqual({ creditSaleRecorded: { shiftId: 9 } });
});

it('a subscriber that leaves receives nothing more; the last one ends the listening, and the next restarts it', async () => {
  const listen = subscribeTogether();
  const [first, second] = [await listenerOf(listen, SALES), await listenerOf(listen, SALES)];
  await first.return!();
  tell({ shiftId: 7 });
  expect(await heardBy(second)).toEqual({ creditSaleRecorded: { shiftId: 7 } });
  expect((await first.next()).done).toBe(true);
  await second.return!();
  expect(sources.size).toBe(0);
  const third = await listenerOf(listen, SALES);
  tell({ shiftId: 8 });
  expect(await heardBy(third)).toEqual({ creditSaleRecorded: { shiftId: 8 } });
});

it('a subscriber that does not read is disconnected, and the others receive everything', async () => {
  const listen = subscribeTogether();
  const [slow, quick] = [await listenerOf(listen, SALES), await listenerOf(listen, SALES)];
  for (let shiftId = 1; shiftId <= MOST_PENDING + 1; shiftId++) {
    tell({ shiftId });
    expect(await heardBy(quick)).toEqual({ creditSaleRecorded: { shiftId } });
  }
  await expect(slow.next()).rejects.toBeInstanceOf(TooSlowError);
  tell({ shiftId: 1000 });
  expect(await heardBy(quick)).toEqual({ creditSaleRecorded: { shiftId: 1000 } });
});

it('an answer that depends on the subscriber is executed for each', async () => {
  const listen = subscribeTogether();
  const text = 'subscription { changeDecided { requestId } }';
  await Promise.all([1, 2].map((userId) => listenerOf(listen, text, userId)));
  expect(sources.size).toBe(2);
});

it('only payloads of ids alone are shared', () => {
  const fields = Object.values(schema.getSubscriptionType()!.getFields());
  expect(
    fields
      .filter(isToldToAll)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([
    'cashChanged',
    'creditChanged',
    'creditSaleRecorded',
    'masterChanged',
    'settingsChanged',
    'shiftChanged',
    'stockChanged',
  ]);
});
