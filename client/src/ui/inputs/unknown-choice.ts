const FORGET = 'forget-unknown-choice';

/** Marks a field whose text names none of its options. */
export const UNKNOWN_CHOICE = { 'data-unknown-choice': true };

/**
 * Focuses the first choice of the form with a text that names no option, and tells whether there is one: a form is not
 * saved with it.
 */
export function stopAtUnknownChoice(root: HTMLElement | null): boolean {
  const field = root?.querySelector<HTMLInputElement>('[data-unknown-choice]');
  field?.focus();
  field?.select();
  return field != null;
}

/** Empties these fields: their text is not part of the form's values, so that a form that is emptied leaves it there. */
export function forgetUnknownChoices(root: HTMLElement | null): void {
  for (const field of root?.querySelectorAll('[data-unknown-choice]') ?? []) field.dispatchEvent(new Event(FORGET));
}

/** Calls the listener when `forgetUnknownChoices` empties the field; returns how to stop. */
export function onForgotten(field: HTMLElement, listener: () => void): () => void {
  field.addEventListener(FORGET, listener);
  return () => field.removeEventListener(FORGET, listener);
}
