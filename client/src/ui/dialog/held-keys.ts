import { listHotkeys, matchesKeys } from '../../hooks/hotkeys';
import { type KeyPress, playKey, typesText } from './play-key';

/** After this time a hold expires: its keys are discarded, and the keyboard is free again. */
const LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 15;
/** How long a browser may take to begin rendering what a key opened; a busy one has these turns too, however long they take. */
const APPEAR_MS = 300;
const APPEAR_TURNS = 25;

/** A skeleton whose content is still loading (ui/feedback/loading.tsx): no key is meant for it. */
export const FILLING = '[data-filling]';
const MODAL = '[aria-modal="true"]';

export interface KeyHold {
  /** Ends the hold and plays the keys: what opened has the focus. */
  release: () => void;
  /** Ends the hold once a dialog opened or another hold began; discards the keys if neither happens. */
  end: () => void;
  /** Ends the hold and discards the keys: nothing opened that they were meant for. */
  discard: () => void;
}

interface HoldOptions {
  /** Polled: whether what opens has the focus. Without it, the caller ends the hold. */
  ready?: () => boolean;
  /** Whether shortcuts pass through while the queue is empty, since they are meant for no field. */
  passesShortcuts?: () => boolean;
  /** Called when the hold ends, in whatever way. */
  onOver?: () => void;
  /** Exempt from the time limit: it ends with the answer of the server, or the lack of one. */
  isRequest?: boolean;
}

interface Held extends HoldOptions {
  since: number;
  /** Dialogs that were open when it began. One more is a question in between, which receives its keys itself. */
  modals: number;
}

const holds = new Set<Held>();
let queue: KeyPress[] = [];
let isPlaying = false;
let looking: number | undefined;
/** Held keys that are still down: their keyup is suppressed too. */
const down = new Set<string>();

const modals = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(MODAL);

/** The frontmost dialog; undefined if none is open. */
export const frontDialog = (): HTMLElement | undefined => [...modals()].at(-1);

/** Whether the focus is inside this element, and not on a skeleton. */
export const hasFocus = (place: HTMLElement): boolean => {
  const focused = document.activeElement;
  return focused !== null && place !== focused && place.contains(focused) && !focused.matches(FILLING);
};

/** Runs after the effects of the last render and their timers; a focus trap moves the focus in one of them. */
export function afterEffects(act: () => void, rounds = 3): void {
  if (rounds === 0) act();
  else window.setTimeout(() => afterEffects(act, rounds - 1));
}

function drop(held: Held): void {
  if (holds.delete(held)) held.onOver?.();
}

/** Returns the active holds, and drops those that are ready or have expired. */
function inEffect(): Held[] {
  const open = modals().length;
  const now = performance.now();
  const found: Held[] = [];
  for (const held of holds) {
    if (open > held.modals) continue;
    if (!held.isRequest && now - held.since > LIMIT_MS) {
      drop(held);
      queue = [];
    } else if (held.ready?.()) drop(held);
    else found.push(held);
  }
  return found;
}

function watch(): void {
  if (looking === undefined) looking = window.setTimeout(look, 0);
}

function look(): void {
  looking = undefined;
  if (isPlaying) return;
  const found = inEffect();
  const [first, ...rest] = queue;
  const isHeld = found.length > 0 && !(first && passes(found, first));
  if (first === undefined || isHeld) {
    if (isHeld || [...holds].some(({ ready }) => ready)) looking = window.setTimeout(look, LOOK_EVERY_MS);
    return;
  }
  queue = rest;
  isPlaying = true;
  void playKey(first).finally(() => {
    isPlaying = false;
    watch();
  });
}

/**
 * Queues the keys that are pressed from now on, in order, and keeps them from the page until what is being opened has the
 * focus: the caller says so by `release`, or by `ready`, which is polled.
 */
export function holdKeys(options: HoldOptions = {}): KeyHold {
  const held: Held = { since: performance.now(), modals: modals().length, ...options };
  holds.add(held);
  watch();
  const release = (): void => {
    drop(held);
    watch();
  };
  const discard = (): void => {
    if (holds.has(held)) queue = [];
    release();
  };
  const end = (): void => endWhenOpened(performance.now() + APPEAR_MS, APPEAR_TURNS);
  const endWhenOpened = (until: number, turns: number): void =>
    afterEffects(() => {
      if (holds.size > 1 || modals().length > held.modals) release();
      else if (turns > 0 || performance.now() < until) endWhenOpened(until, turns - 1);
      else discard();
    });
  return { release, end, discard };
}

/**
 * Holds the keys while a request runs after which they belong to something else: an emptied form, another page. If the
 * request fails, they are discarded.
 */
export async function holdKeysWhile<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const hold = holdKeys({ isRequest: true });
  try {
    const answer = await send();
    if (answer) afterEffects(hold.release);
    else hold.discard();
    return answer;
  } catch (error) {
    hold.discard();
    throw error;
  }
}

const BROWSERS_OWN_ALT = /^(?:Key[DEF]|Arrow(?:Left|Right)|Home|F\d+|Tab|Space)$/;
const SPECIAL = /^(?:Enter|Escape|Tab|Backspace|Delete|Home|End|PageUp|PageDown|Arrow(?:Up|Down|Left|Right))$/;

/** Whether a key is meant for the page, and not for the browser or the system. */
function isForPage(press: KeyboardEvent): boolean {
  if (press.key === 'Alt') return false;
  if (typesText(press)) return true;
  if (listHotkeys().some(({ keys }) => matchesKeys(keys, press))) return true;
  if (press.altKey) return !press.ctrlKey && !press.metaKey && !BROWSERS_OWN_ALT.test(press.code);
  if (press.ctrlKey || press.metaKey) return press.key === 'Enter' || press.code === 'KeyA';
  return SPECIAL.test(press.key);
}

const isComposed = ({ isComposing, key }: KeyboardEvent): boolean =>
  isComposing || key === 'Process' || key === 'Dead' || key === 'Unidentified';

/** Whether a key is a shortcut, and all these holds let it through. */
const passes = (found: readonly Held[], press: KeyPress | KeyboardEvent): boolean =>
  found.every(({ passesShortcuts }) => passesShortcuts?.()) &&
  !typesText(press) &&
  listHotkeys().some(({ keys }) => matchesKeys(keys, press));

function onKeyDown(event: KeyboardEvent): void {
  // Keys of an input method cannot be intercepted; untrusted events are those that this module plays.
  if (!event.isTrusted || isComposed(event)) return;
  const found = inEffect();
  if (found.length === 0 && queue.length === 0 && !isPlaying) return;
  if (!isForPage(event)) return;
  if (queue.length === 0 && !isPlaying && passes(found, event)) return;
  if (event.key === 'Escape' && isFillingDialog()) {
    // It closes the dialog, so the keys queued for it are dropped.
    queue = [];
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  down.add(event.code);
  // Auto-repeat must not answer a question that is yet to open.
  if (event.repeat && (event.key === 'Enter' || event.key === 'Escape' || event.key === ' ')) return;
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
  const modifierAltGraph = event.getModifierState('AltGraph');
  queue.push({ key, code, ctrlKey, altKey, shiftKey, metaKey, modifierAltGraph });
  watch();
}

/** Whether the focus waits in a dialog, or a popover in front of none, that is still being filled. */
const isFillingDialog = (): boolean => {
  const focused = document.activeElement;
  const dialog = frontDialog() ?? focused?.closest('[role="dialog"]');
  return dialog?.contains(focused?.closest(FILLING) ?? null) ?? false;
};

function onKeyUp(event: KeyboardEvent): void {
  if (!event.isTrusted || !down.delete(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Registers the listeners. Called once, before any other part of the page registers its own. */
export function listenToTypedAhead(): void {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp, { capture: true });
  window.addEventListener('blur', () => down.clear());
}
