/** Time for a page to request its data. */
const MOMENT_MS = 2_000;

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: MOMENT_MS });
  else setTimeout(act, MOMENT_MS);
};

let come = (): void => undefined;
const hasCome = new Promise<void>((resolve) => {
  come = resolve;
});

/** Releases `later` parts when the first page has been shown for a moment and the browser is idle. */
export const noteFirstPage = (): void => void setTimeout(() => whenIdle(come), MOMENT_MS);

/** Releases them at once when the user starts to interact. */
export function comeWhenUsed(): void {
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, come, { capture: true, once: true });
}

/** Loads a part that the first paint does not need, when the browser is idle. */
export const lazyWhenIdle =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  () =>
    hasCome.then(load);

/** Loads what is used later when the browser is idle, so that it opens at once; a failure is met again at its use. */
export function prefetchWhenIdle(load: () => Promise<unknown>): void {
  lazyWhenIdle(load)().catch((error: unknown) => console.warn('Not loaded before it is used', error));
}
