import { waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';

/** Text by field, in the order of the form. */
export type Typed = Readonly<Record<string, string>>;

const found = (name: string): HTMLInputElement | null =>
  document.querySelector(`[name="${name}"]`) ?? document.querySelector(`input[aria-label="${name}"]`);

/** A field by the name that problems and refusals have, or a cell by its label. */
export function field(name: string): HTMLInputElement {
  const control = found(name);
  if (control === null) throw new Error(`There is no field ${name}`);
  return control;
}

/** The name of the field that has the focus, or the label of the cell. */
export function focused(): string {
  const active = document.activeElement;
  return active?.getAttribute('name') ?? active?.getAttribute('aria-label') ?? '';
}

/** The error shown at a field, as a screen reader reads it. */
export function errorAt(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
}

/** Waits until the form has taken the focus. */
export const ready = (first: string): Promise<void> => waitFor(() => expect(focused()).toBe(first));

/** Fills fields, with Tab before each, which takes the suggested choice. The focus stays in the last one. */
export async function fill(user: UserEvent, typed: Typed): Promise<void> {
  for (const [name, text] of Object.entries(typed)) {
    await user.tab();
    await user.click(field(name));
    await user.clear(field(name));
    if (text !== '') await user.paste(text);
  }
}

/** What these fields show; figures without their grouping, which a field has only while it has no focus. */
export const shown = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, ungrouped(found(name)?.value ?? '')]));

const ungrouped = (text: string): string => (/^-?[0-9,]+(\.[0-9]+)?$/.test(text) ? text.replaceAll(',', '') : text);

export const save = (user: UserEvent): Promise<void> => user.keyboard('{Control>}{Enter}{/Control}');
