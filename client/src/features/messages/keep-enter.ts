import type { KeyboardEvent } from 'react';

/** For a textarea in an EnterFlow: Enter starts a new line; Ctrl+Enter saves as everywhere. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
