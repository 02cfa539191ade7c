import type { KeyboardEvent } from 'react';

/** Key handler for a yes/no question: Y answers yes, N answers no. */
export const answerByKey =
  (answer: (isYes: boolean) => void) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code !== 'KeyY' && event.code !== 'KeyN') return;
    // Otherwise the letter is typed into the field that the focus returns to.
    event.preventDefault();
    answer(event.code === 'KeyY');
  };
