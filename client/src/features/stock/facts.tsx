import type { ReactNode } from 'react';
import classes from './facts.module.css';

interface FactsProps {
  label: string;
  facts: readonly { label: string; figure: ReactNode }[];
}

/** Figures calculated from the input; announced as they change. */
export const Facts = ({ label, facts }: FactsProps) => (
  <dl className={classes.facts} aria-label={label} aria-live="polite">
    {facts.map(({ label: name, figure }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
