import { isOnline, noteAnswer, noteNoAnswer } from '../../client/src/graphql/network-state';

let asked: number;
let answers: boolean;

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  answers = false;
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  globalThis.fetch = async () => {
    asked += 1;
    if (!answers) throw new TypeError('Failed to fetch');
    return new Response();
  };
});
afterEach(() => {
  noteAnswer();
  jest.useRealTimers();
});

test('however many requests fail, the server is probed once in five seconds until it answers', async () => {
  noteNoAnswer();
  expect(asked).toBe(0);
  for (let failed = 0; failed < 20; failed++) {
    noteNoAnswer();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect([asked, isOnline()]).toEqual([1, false]);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(asked).toBe(7);
  answers = true;
  await jest.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(8);
});
