import { reloadOnNewVersion, withinTime } from '../../client/src/app/load-page';

beforeAll(() => {
  jest.useFakeTimers();
  // In the browser the timers belong to the window.
  Object.assign(globalThis, { window: globalThis });
});
afterAll(() => jest.useRealTimers());

const never = () => new Promise<never>(() => {});

test('loading a page fails after 120 seconds and not before', async () => {
  const failed = jest.fn();
  const loading = withinTime(never)().catch(failed);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledTimes(1);
});

test('a loaded page is returned, and its timer is cleared', async () => {
  expect(await withinTime(() => Promise.resolve('page'))()).toBe('page');
  expect(jest.getTimerCount()).toBe(0);
});

describe('a missing page chunk', () => {
  const page = new EventTarget();
  const reload = jest.fn();
  const offer = jest.fn();
  let isOnline = true;
  let isUnsaved = false;
  const kept = new Map<string, string>();

  beforeAll(() => {
    const { addEventListener } = page;
    Object.assign(globalThis, { addEventListener: addEventListener.bind(page), location: { reload } });
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
    Object.assign(globalThis, { sessionStorage });
    const navigator = {
      get onLine() {
        return isOnline;
      },
    };
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    reloadOnNewVersion(() => isUnsaved, offer);
  });
  beforeEach(() => {
    jest.clearAllMocks();
    kept.clear();
    isOnline = true;
    isUnsaved = false;
  });
  /** Whether the error is prevented. */
  const miss = (): boolean => !page.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

  test('a chunk that was replaced reloads the page, but not twice in a row', () => {
    expect(miss()).toBe(true);
    expect(miss()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(offer).not.toHaveBeenCalled();
  });

  test('never reloads over unsaved input: the new version is offered', () => {
    isUnsaved = true;
    expect(miss()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(offer).toHaveBeenCalledTimes(1);
  });

  test('is only unavailable without a network', () => {
    isOnline = false;
    expect(miss()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    expect(offer).not.toHaveBeenCalled();
  });
});
