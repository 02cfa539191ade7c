/** Selects the content of the focused field, which was filled after it got the focus. */
export function selectAtCursor(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.closest('main')) field.select();
}

/** Focuses the field of that name and selects its content, so that the next key replaces it. */
export function focusField(form: HTMLElement | null, name: string | undefined): void {
  if (name === undefined) return;
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * Whether a form that was just mounted may take the focus: not while the user types in a field elsewhere on the page, such
 * as the search box. A dialog in front may take it from the page behind.
 */
export function mayTakeFocus(form: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (form === null || !focused?.matches('input:not([type=checkbox], [type=radio]), textarea')) return true;
  return form.contains(focused) || focused.closest('[role=dialog]') !== form.closest('[role=dialog]');
}

/** Focuses the first field of a form that was just mounted, if it may take the focus. */
export function beginInField(form: HTMLElement | null, name: string | undefined): void {
  if (mayTakeFocus(form)) focusField(form, name);
}
