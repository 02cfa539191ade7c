/**
 * Focuses the first count in the element that is no number of notes, and returns whether there is one. A count that was
 * reset is empty and does not stop.
 */
export function stopAtWrongCount(root: HTMLElement | null): boolean {
  const invalid = root?.querySelectorAll<HTMLInputElement>('[data-column][aria-invalid=true]') ?? [];
  const wrong = [...invalid].find(({ value }) => value !== '');
  wrong?.focus();
  wrong?.select();
  return wrong !== undefined;
}
