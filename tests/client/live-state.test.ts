import { askWhileDown, onGap, setConnected, tellGap } from '../../client/src/graphql/live-state';

const POLL_MS = 30_000;
const minutes = (count: number): number => count * 60_000;

beforeEach(() => {
  jest.useFakeTimers();
  setConnected(false);
});
afterEach(() => jest.useRealTimers());

it('polls every half minute while the socket is down, also when reconnects fail', () => {
  const ask = jest.fn();
  const stop = askWhileDown(ask, POLL_MS);
  for (let at = 0; at < minutes(3); at += 20_000) {
    jest.advanceTimersByTime(20_000);
    setConnected(false);
  }
  expect(ask).toHaveBeenCalledTimes(6);
  stop();
  jest.advanceTimersByTime(minutes(3));
  expect(ask).toHaveBeenCalledTimes(6);
});

it('does not poll while the socket is up, and resumes when it goes down', () => {
  const ask = jest.fn();
  setConnected(true);
  const stop = askWhileDown(ask, POLL_MS);
  jest.advanceTimersByTime(minutes(5));
  expect(ask).not.toHaveBeenCalled();
  setConnected(false);
  jest.advanceTimersByTime(POLL_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  setConnected(true);
  jest.advanceTimersByTime(minutes(5));
  expect(ask).toHaveBeenCalledTimes(1);
  stop();
});

it('notifies listeners of a gap', () => {
  const heard = jest.fn();
  const stop = onGap(heard);
  tellGap();
  stop();
  tellGap();
  expect(heard).toHaveBeenCalledTimes(1);
});
