/** Focuses the first count in the element that was not taken over as typed, and returns whether there is one. */
export function stopAtWrongCount(root: HTMLElement | null): boolean {
  const wrong = root?.querySelector<HTMLInputElement>('[data-column][aria-invalid=true]');
  wrong?.focus();
  wrong?.select();
  return wrong != null;
}
