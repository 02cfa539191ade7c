/** Within it a page asks for its figures. */
const MOMENT_MS = 2_000;

const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: MOMENT_MS });
  else setTimeout(act, MOMENT_MS);
};

let come = (): void => undefined;
const hasCome = new Promise<void>((resolve) => {
  come = resolve;
});

/** The time of `later` comes when the first page has stood for a moment and the browser has nothing else to do. */
export const noteFirstPage = (): void => void setTimeout(() => whenIdle(come), MOMENT_MS);

/** And at once when the user begins to do something. */
export function comeWhenUsed(): void {
  for (const act of ['keydown', 'pointerdown']) window.addEventListener(act, come, { capture: true, once: true });
}

/** Loads a part that the first sight of a page does without, when its time has come. */
export const later =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  () =>
    hasCome.then(load);
