import type { Client, Sink } from 'graphql-ws';
import { sharedTopics } from '../../client/src/graphql/shared-topics';

/** A fake socket: its open subscriptions, and every message sent for them. */
function openSocket() {
  const open = new Map<string, Sink<never>>();
  const sent: string[] = [];
  const subscribe: Client['subscribe'] = ({ query }, sink) => {
    open.set(query, sink as Sink<never>);
    sent.push(`subscribe ${query}`);
    return () => {
      if (open.delete(query)) sent.push(`complete ${query}`);
    };
  };
  return { open, sent, subscribe: sharedTopics({ subscribe }) };
}

const listener = () => {
  const heard: unknown[] = [];
  return {
    heard,
    next: (news: unknown) => heard.push(news),
    error: (error: unknown) => heard.push(error),
    complete() {},
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('a topic costs one subscription for any number of listeners, and continues for the next page', () => {
  const { open, sent, subscribe } = openSocket();
  const [one, other] = [listener(), listener()];
  const leave = [subscribe({ query: 'a' }, one as never), subscribe({ query: 'a' }, other as never)];
  open.get('a')!.next('news' as never);
  expect([one.heard, other.heard]).toEqual([['news'], ['news']]);
  for (const end of leave) end();
  jest.advanceTimersByTime(19_000);
  const third = listener();
  subscribe({ query: 'a' }, third as never);
  jest.advanceTimersByTime(60_000);
  open.get('a')!.next('later' as never);
  expect([one.heard, third.heard]).toEqual([['news'], ['later']]);
  expect(sent).toEqual(['subscribe a']);
});

it('a subscription ends twenty seconds after its last listener left', () => {
  const { sent, subscribe } = openSocket();
  subscribe({ query: 'a' }, listener() as never)();
  jest.advanceTimersByTime(20_000);
  expect(sent).toEqual(['subscribe a', 'complete a']);
});

it('a topic that ended with an error is subscribed again by the next listener', () => {
  const { open, sent, subscribe } = openSocket();
  const first = listener();
  subscribe({ query: 'a' }, first as never);
  open.get('a')!.error('lost');
  subscribe({ query: 'a' }, listener() as never);
  expect(first.heard).toEqual(['lost']);
  expect(sent).toEqual(['subscribe a', 'subscribe a']);
});

it('a topic without listeners is dropped for the eleventh', () => {
  const { open, subscribe } = openSocket();
  const leave = Array.from({ length: 10 }, (_, at) => subscribe({ query: `${at}` }, listener() as never));
  leave[3]!();
  subscribe({ query: 'new' }, listener() as never);
  expect([...open.keys()]).toEqual(['0', '1', '2', '4', '5', '6', '7', '8', '9', 'new']);
});
