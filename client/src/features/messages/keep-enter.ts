import type { KeyboardEvent } from 'react';

/** For a text of many lines in an EnterFlow: Enter begins a line; with Ctrl it saves as everywhere. */
export function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
}
