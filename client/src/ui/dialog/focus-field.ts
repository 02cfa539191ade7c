/** Selects what is in the field with the cursor, where that is on the page: it came there after the cursor did. */
export function selectAtCursor(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement && field.closest('main')) field.select();
}

/** Puts the cursor in the field of that name and selects what is in it, so that the next key replaces it. */
export function focusField(form: HTMLElement | null, name: string | undefined): void {
  if (name === undefined) return;
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`);
  field?.focus();
  if (field instanceof HTMLInputElement) field.select();
}

/**
 * Whether a form that has come may take the focus: not while somebody types in a field elsewhere on the page, such as the
 * search box. A dialog in front takes it from what is behind.
 */
export function mayTakeFocus(form: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (form === null || !focused?.matches('input:not([type=checkbox], [type=radio]), textarea')) return true;
  return form.contains(focused) || focused.closest('[role=dialog]') !== form.closest('[role=dialog]');
}

/** The cursor in the first field of a form that has come. */
export function beginInField(form: HTMLElement | null, name: string | undefined): void {
  if (mayTakeFocus(form)) focusField(form, name);
}
