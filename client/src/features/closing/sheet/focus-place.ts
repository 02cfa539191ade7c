import type { SectionName } from '../sections/steps';
import type { Place } from './sheet';

function putCursor(element: HTMLElement | null | undefined): void {
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
}

/** Focuses a cell of the form as currently rendered. The fields of the crew have names without 'crew:'. */
export function focusPlace(root: HTMLElement | null, place: Place): void {
  const name = place.replace(/^crew:/, '');
  putCursor(root?.querySelector<HTMLElement>(`[name="${name}"], [data-place="${place}"]`));
}

/** Focuses the first field of a section at which Enter stops, or the heading if there is none. */
export function focusSection(root: HTMLElement | null, section: SectionName): void {
  const part = root?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  const fields = [...(part?.querySelectorAll<HTMLElement>(':is(input, textarea):not(:disabled)') ?? [])];
  const first = fields.find((field) => field.closest('[data-enter-skip]') === null);
  putCursor(first ?? part?.querySelector<HTMLElement>('h2'));
}
