import { withinTime } from '../../client/src/app/load-page';

beforeAll(() => {
  jest.useFakeTimers();
  // In the browser the timers are the window's.
  Object.assign(globalThis, { window: globalThis });
});
afterAll(() => jest.useRealTimers());

const never = () => new Promise<never>(() => {});

test('a part that does not come within 120 seconds fails, and not before', async () => {
  const failed = jest.fn();
  const loading = withinTime(never)().catch(failed);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a part that comes is passed on, and its timer is stopped', async () => {
  expect(await withinTime(() => Promise.resolve('page'))()).toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});
