import { useWindowEvent } from '@mantine/hooks';

/**
 * Tab selects what is in the next field, as it does on a page: the focus trap of a dialog moves the focus itself, and
 * leaves the cursor behind what is there. It listens on the document, so this comes after it and before the next key.
 */
export function useSelectOnTab(): void {
  useWindowEvent('keydown', ({ key, defaultPrevented }) => {
    const field = document.activeElement;
    if (key === 'Tab' && defaultPrevented && field instanceof HTMLInputElement) field.select();
  });
}
