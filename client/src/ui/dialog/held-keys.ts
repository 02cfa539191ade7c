import { listHotkeys, matchesKeys } from '../../hooks/hotkeys';
import { type KeyPress, playKey, typesText } from './play-key';

/** Whatever has not opened after this time gets no keys any more: they are discarded, and the keyboard is free again. */
const LIMIT_MS = 10_000;
const LOOK_EVERY_MS = 15;
/** How long a busy browser may take to begin to draw what a key opened. */
const APPEAR_MS = 300;

/** A grey place that is still filled (ui/loading.tsx): no key is meant for it. */
export const FILLING = '[data-filling]';
const MODAL = '[aria-modal="true"]';

export interface KeyHold {
  /** What opened has the focus: it gets the keys. */
  release: () => void;
  /** What this was for has opened, or something else holds the keys by now. If neither is so, they are discarded. */
  end: () => void;
  /** Nothing opened: the keys were meant for nothing that is here. */
  discard: () => void;
}

interface HoldOptions {
  /** Whether what opens has the focus; looked at until it has. Without it the one who holds says so. */
  ready?: () => boolean;
  /** Whether the shortcuts to other pages go through while nothing is held: then no field is meant by them. */
  passesShortcuts?: () => boolean;
  /** However it ends. */
  onOver?: () => void;
  /** Whether it may take longer than other holds: it ends when an answer of the server comes, or fails to come. */
  isRequest?: boolean;
}

interface Held extends HoldOptions {
  since: number;
  /** So many dialogs were open when it began. One more is a question in between, and gets its keys itself. */
  modals: number;
}

const holds = new Set<Held>();
let queue: KeyPress[] = [];
let isPlaying = false;
let looking: number | undefined;
/** Held keys that are still down: nobody hears that they are let go either. */
const down = new Set<string>();

const modals = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>(MODAL);

/** The dialog in front of all; undefined while none is open. */
export const frontDialog = (): HTMLElement | undefined => [...modals()].at(-1);

/** Whether the focus is on what keys are meant for: inside of this place, and on nothing that is still filled. */
export const hasFocus = (place: HTMLElement): boolean => {
  const focused = document.activeElement;
  return focused !== null && place !== focused && place.contains(focused) && !focused.matches(FILLING);
};

/** Runs after what was drawn just now has had its effects and their timers: a focus trap moves the focus in one. */
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
 * Holds the keys that are pressed from now on, in their order, and hears none of them to anything on the page, until what
 * is being opened has the focus: it tells so by `release`, or by `ready`, which is asked again and again.
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
  const end = (): void => endWhenOpened(performance.now() + APPEAR_MS);
  const endWhenOpened = (until: number): void =>
    afterEffects(() => {
      if (holds.size > 1 || modals().length > held.modals) release();
      else if (performance.now() < until) endWhenOpened(until);
      else discard();
    });
  return { release, end, discard };
}

/**
 * Holds the keys while something is sent after which they are meant for something else: an emptied form, another page.
 * Where it comes to nothing they are discarded.
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

/** Whether a key is meant for the page. Those of the browser and of the system are left to them. */
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

/** Whether a key is a shortcut to another page, and all these holds let it through. */
const passes = (found: readonly Held[], press: KeyPress | KeyboardEvent): boolean =>
  found.every(({ passesShortcuts }) => passesShortcuts?.()) &&
  !typesText(press) &&
  listHotkeys().some(({ keys }) => matchesKeys(keys, press));

function onKeyDown(event: KeyboardEvent): void {
  // What is composed cannot be taken from the input method, and what is played comes from here.
  if (!event.isTrusted || isComposed(event)) return;
  const found = inEffect();
  if (found.length === 0 && queue.length === 0 && !isPlaying) return;
  if (!isForPage(event)) return;
  if (queue.length === 0 && !isPlaying && passes(found, event)) return;
  if (event.key === 'Escape' && isFillingDialog()) {
    // It closes the dialog, and what was typed for it is over.
    queue = [];
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  down.add(event.code);
  // A key that is kept down answers nothing that is yet to open.
  if (event.repeat && (event.key === 'Enter' || event.key === 'Escape' || event.key === ' ')) return;
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
  const modifierAltGraph = event.getModifierState('AltGraph');
  queue.push({ key, code, ctrlKey, altKey, shiftKey, metaKey, modifierAltGraph });
  watch();
}

const isFillingDialog = (): boolean =>
  frontDialog()?.contains(document.activeElement?.closest(FILLING) ?? null) ?? false;

function onKeyUp(event: KeyboardEvent): void {
  if (!event.isTrusted || !down.delete(event.code)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Begins to listen, before anything else on the page does; once. */
export function listenToTypedAhead(): void {
  window.addEventListener('keydown', onKeyDown, { capture: true });
  window.addEventListener('keyup', onKeyUp, { capture: true });
  window.addEventListener('blur', () => down.clear());
}
