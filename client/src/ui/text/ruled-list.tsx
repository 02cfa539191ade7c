import type { ComponentProps } from 'react';
import classes from './ruled-list.module.css';

/** Labels (`dt`) with values (`dd`), each pair in a `div` with a rule below it. */
export const RuledList = ({ className = '', ...rest }: ComponentProps<'dl'>) => (
  <dl {...rest} className={`${classes.list} ${className}`} />
);
