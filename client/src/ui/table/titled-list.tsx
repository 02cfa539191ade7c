import type { ReactNode } from 'react';
import classes from './titled-list.module.css';

interface TitledListProps {
  title: string;
  className?: string;
  children: ReactNode;
}

/** The list of entries with its title, below the form that records them. */
export const TitledList = ({ title, className = '', children }: TitledListProps) => (
  <div className={`${classes.list} ${className}`}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </div>
);
