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
