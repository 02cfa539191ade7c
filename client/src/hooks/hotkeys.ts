export interface Hotkey {
  /** For example 'Alt+C', 'Ctrl+K', 'Ctrl+Enter' or '?'. */
  keys: string;
  /** Its description for the list of shortcuts. */
  label: string;
  run: () => void;
  /** Whether it works while a dialog is open too. */
  inDialog?: boolean;
}

const ENABLED = 'hotkeys';
const HINT_AFTER_MS = 400;

let registered: readonly Hotkey[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Hotkey[]): void {
  registered = next;
  for (const listener of listeners) listener();
}

/** Registers a shortcut; later ones take precedence, so that a page can override a key while it is open. */
export function registerHotkey(hotkey: Hotkey): () => void {
  change([hotkey, ...registered]);
  return () => change(registered.filter((other) => other !== hotkey));
}

/** All active shortcuts. The same array until one is added or removed. */
export const listHotkeys = (): readonly Hotkey[] => registered;

/** Actions with all of their keys; an overridden key is listed with the page's action only. */
export function keysByLabel(hotkeys: readonly Hotkey[]): [string, string[]][] {
  const byKeys = new Map(hotkeys.toReversed().map(({ keys, label }) => [keys, label]));
  const byLabel = new Map<string, string[]>();
  for (const [keys, label] of byKeys) byLabel.set(label, [...(byLabel.get(label) ?? []), keys]);
  return [...byLabel];
}

export function onHotkeysChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const areHotkeysEnabled = (): boolean => localStorage.getItem(ENABLED) !== 'off';

export function enableHotkeys(enabled: boolean): void {
  localStorage.setItem(ENABLED, enabled ? 'on' : 'off');
  change([...registered]);
}

type KeyPress = Pick<KeyboardEvent, 'code' | 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether a key press matches the shortcut. Compares the physical key, so it works on a Hindi layout. */
export function matchesKeys(keys: string, press: KeyPress): boolean {
  if (keys === '?') return press.key === '?' && !press.altKey && !press.ctrlKey && !press.metaKey;
  const parts = keys.split('+');
  const last = parts.pop() ?? '';
  const code = /^[A-Z]$/.test(last) ? `Key${last}` : last;
  return (
    press.code.replace('Numpad', '') === code &&
    press.altKey === parts.includes('Alt') &&
    (press.ctrlKey || press.metaKey) === parts.includes('Ctrl') &&
    press.shiftKey === parts.includes('Shift')
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys without a modifier type letters and move focus inside open overlays. */
const isBare = (keys: string): boolean => keys === '?' || /^(?:[A-Z]|Arrow[A-Z][a-z]+)$/.test(keys);
const isInOverlay = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role=menu], [role=menubar], [role=dialog]') !== null;

const SAVE_KEYS = 'Ctrl+Enter';

/**
 * Handles Ctrl+Enter outside of a form's fields, such as on the Save button or the page: clicks the only button that shows
 * these keys, in the front dialog or else on the page.
 */
function pressSave(event: KeyboardEvent): void {
  if (event.defaultPrevented || !matchesKeys(SAVE_KEYS, event)) return;
  const scope = [...document.querySelectorAll('[aria-modal="true"]')].at(-1) ?? document;
  const [button, ...others] = [...scope.querySelectorAll<HTMLElement>(`[data-hotkey="${SAVE_KEYS}"]:enabled`)].filter(
    (each) => each.getClientRects().length > 0,
  );
  if (button === undefined || others.length > 0) return;
  event.preventDefault();
  button.click();
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.isComposing || event.repeat || !areHotkeysEnabled()) return;
  const dialogOpen = document.querySelector('[aria-modal="true"]') !== null;
  const hotkey = registered.find(({ keys, inDialog }) => matchesKeys(keys, event) && (inDialog || !dialogOpen));
  if (hotkey === undefined) {
    pressSave(event);
    return;
  }
  if (isBare(hotkey.keys) && (event.defaultPrevented || isTyping(event.target) || isInOverlay(event.target))) return;
  event.preventDefault();
  hotkey.run();
}

/** Shows the shortcut next to each `data-hotkey` element while Alt is held. */
function watchAlt(): () => void {
  const root = document.documentElement;
  let timer: number | undefined;
  const hide = (): void => {
    window.clearTimeout(timer);
    delete root.dataset.hotkeyHints;
  };
  const onDown = (event: KeyboardEvent): void => {
    if (event.repeat) return;
    window.clearTimeout(timer);
    if (event.key === 'Alt' && areHotkeysEnabled()) {
      timer = window.setTimeout(() => {
        root.dataset.hotkeyHints = '';
      }, HINT_AFTER_MS);
    }
  };
  const onUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Alt') return;
    // Otherwise the browser's menu takes the focus after the hints were shown.
    if ('hotkeyHints' in root.dataset) event.preventDefault();
    hide();
  };
  window.addEventListener('keydown', onDown);
  window.addEventListener('keyup', onUp);
  window.addEventListener('blur', hide);
  return () => {
    hide();
    window.removeEventListener('keydown', onDown);
    window.removeEventListener('keyup', onUp);
    window.removeEventListener('blur', hide);
  };
}

/** Listens for all shortcuts until the returned function is called; the shell calls it once. */
export function listenForHotkeys(): () => void {
  window.addEventListener('keydown', onKeyDown);
  const stopAlt = watchAlt();
  return () => {
    window.removeEventListener('keydown', onKeyDown);
    stopAlt();
  };
}
