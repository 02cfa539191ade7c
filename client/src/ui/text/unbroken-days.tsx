import type { ReactNode } from 'react';
import classes from './unbroken-days.module.css';

/** A date with an optional time, within text. */
const DAY = /(\d\d-\d\d-\d{4}(?: \d\d:\d\d)?)/;

/** Keeps each date and time in a text on one line: browsers break dates at their hyphens. */
export function withUnbrokenDays(words: string): ReactNode {
  if (!DAY.test(words)) return words;
  const parts = words.split(DAY).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
      <span key={index} className={classes.day}>
        {part}
      </span>
    ) : (
      part
    ),
  );
  // One element, because a flex container would lay the parts out as columns and drop the spaces between them.
  return <span>{parts}</span>;
}
