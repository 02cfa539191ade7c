import type { ReactNode } from 'react';
import classes from './unbroken-days.module.css';

/** A day with its time or without, within words. */
const DAY = /(\d\d-\d\d-\d{4}(?: \d\d:\d\d)?)/;

/** Words whose days, with their times, stand in one line each: a browser breaks them at their hyphens. */
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
  // One element, so that a flex container does not lay the parts out as columns without their spaces.
  return <span>{parts}</span>;
}
