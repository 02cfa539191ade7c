/** A queued key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'> & {
  /** AltGr, which some systems report as Ctrl and Alt together; it types a character. */
  modifierAltGraph?: boolean;
};

const TAB_STOPS = 'a[href], button, input, select, textarea, summary, [tabindex]';
const CARET_STEPS: Readonly<Record<string, (at: number, length: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_, length) => length,
};

/** Whether the key press types a character. */
export const typesText = (press: KeyPress | KeyboardEvent): boolean => {
  const isAltGraph = 'getModifierState' in press ? press.getModifierState('AltGraph') : press.modifierAltGraph;
  return press.key.length === 1 && (isAltGraph || !(press.ctrlKey || press.altKey || press.metaKey));
};

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element | null): element is TextField =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement &&
    !/^(?:button|checkbox|radio|submit|reset|file|range|color)$/.test(element.type));

/**
 * Replays a key press where the focus is now: the page's handlers receive it like a real one, and unless one of them
 * prevents it, the default action of the browser follows. Resolves after the change is rendered.
 */
export async function playKey(press: KeyPress): Promise<void> {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey, modifierAltGraph } = press;
  const init = { key, code, ctrlKey, altKey, shiftKey, metaKey, modifierAltGraph };
  const event = (type: string) => new KeyboardEvent(type, { ...init, bubbles: true, cancelable: true, composed: true });
  const isLeft = (document.activeElement ?? document.body).dispatchEvent(event('keydown'));
  // As after a real key, the handlers' changes are rendered before the default action.
  await Promise.resolve();
  if (isLeft) doAsBrowser(press, document.activeElement);
  (document.activeElement ?? document.body).dispatchEvent(event('keyup'));
}

function doAsBrowser(press: KeyPress, focused: Element | null): void {
  const { key } = press;
  if (typesText(press)) {
    if (isTextField(focused)) insert(focused, key);
    else if (key === ' ' && focused instanceof HTMLElement && isPressedBySpace(focused)) focused.click();
    return;
  }
  if (press.altKey) return;
  if (press.ctrlKey || press.metaKey) {
    if (press.code === 'KeyA' && isTextField(focused)) focused.select();
    return;
  }
  if (key === 'Tab') moveFocus(press.shiftKey ? -1 : 1, focused);
  else if (key === 'Enter') enter(focused);
  else if (isTextField(focused)) editText(focused, press);
  else if (focused instanceof HTMLInputElement && focused.type === 'radio') choose(focused, key);
}

const isPressedBySpace = (element: HTMLElement): boolean =>
  element.matches('button, summary, input[type=checkbox], input[type=radio], input[type=button], input[type=submit]');

/** Inserts text like typing: it replaces the selection, respects maxLength, can be undone, and fires React's events. */
function insert(field: TextField, text: string): void {
  if (field.readOnly || field.disabled) return;
  document.execCommand('insertText', false, text);
}

function enter(focused: Element | null): void {
  if (focused instanceof HTMLTextAreaElement) insert(focused, '\n');
  else if (focused instanceof HTMLInputElement && focused.type !== 'button' && focused.type !== 'submit') {
    const submitter = focused.form?.querySelector<HTMLElement>('button:not([type]), [type=submit]');
    if (submitter) submitter.click();
    else focused.form?.requestSubmit();
  } else if (focused instanceof HTMLElement && focused.matches('button, a[href], summary, input')) focused.click();
}

function editText(field: TextField, { key, shiftKey }: KeyPress): void {
  if (key === 'Backspace') document.execCommand('delete');
  if (key === 'Delete') document.execCommand('forwardDelete');
  const step = CARET_STEPS[key];
  // E-mail fields do not expose the cursor position.
  if (step === undefined || field.selectionStart === null || field.selectionEnd === null) return;
  const isBack = key === 'ArrowLeft' || key === 'Home';
  const isRange = field.selectionStart !== field.selectionEnd && !shiftKey && key.startsWith('Arrow');
  const from = isBack ? field.selectionStart : field.selectionEnd;
  const to = isRange ? from : Math.min(Math.max(step(from, field.value.length), 0), field.value.length);
  if (!shiftKey) field.setSelectionRange(to, to);
  else if (isBack) field.setSelectionRange(to, field.selectionEnd, 'backward');
  else field.setSelectionRange(field.selectionStart, to, 'forward');
}

/** Arrow keys cycle through the radio buttons of one name. */
function choose(radio: HTMLInputElement, key: string): void {
  const step = /^Arrow(?:Down|Right)$/.test(key) ? 1 : /^Arrow(?:Up|Left)$/.test(key) ? -1 : 0;
  const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled')].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
  const next = step === 0 ? undefined : group[(group.indexOf(radio) + step + group.length) % group.length];
  next?.focus();
  next?.click();
}

function moveFocus(step: 1 | -1, from: Element | null): void {
  const stops = [...document.querySelectorAll<HTMLElement>(TAB_STOPS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.getClientRects().length > 0,
  );
  const at = from === null ? -1 : stops.indexOf(from as HTMLElement);
  const next = at === -1 ? nearest(stops, from, step) : stops[at + step];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** The next tab stop from an element that is none itself, such as the page. */
function nearest(stops: readonly HTMLElement[], from: Element | null, step: 1 | -1): HTMLElement | undefined {
  const side = step === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = stops.filter((stop) => from === null || (from.compareDocumentPosition(stop) & side) !== 0);
  return step === 1 ? beside[0] : beside.at(-1);
}
