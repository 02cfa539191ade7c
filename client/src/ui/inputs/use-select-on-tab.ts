import { useWindowEvent } from '../kit/hooks';

/**
 * Makes Tab select the next field's content, as browsers do: a dialog's focus trap moves the focus itself and leaves
 * the cursor at the end. Listens on the document, so it runs after the trap and before the next key.
 */
export function useSelectOnTab(): void {
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    const field = document.activeElement;
    if (key === 'Tab' && defaultPrevented && field instanceof HTMLInputElement) field.select();
  });
}
