import type { SectionName } from '../sections/steps';
import type { Place } from './sheet';

function putCursor(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}

/** Puts the cursor on a place of the form, as it is drawn now. */
export const focusPlace = (root: HTMLElement | null, place: Place): void =>
  putCursor(root?.querySelector<HTMLElement>(`[name="${place}"], [data-place="${place}"]`));

/** Puts the cursor in the first field of a section that Enter would stop at. */
export function focusSection(root: HTMLElement | null, section: SectionName): void {
  const fields = root?.querySelectorAll<HTMLElement>(`[data-section="${section}"] :is(input, textarea):not(:disabled)`);
  putCursor([...(fields ?? [])].find((field) => field.closest('[data-enter-skip]') === null));
}
