import type { CSSProperties, ReactNode } from 'react';
import classes from './strip.module.css';

/** Lines of labelled figures, one per pump or tank: columns under one header row, cards on a phone. */
export function Strips({ label, columns, children }: { label: string; columns: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may scroll sideways must be reachable by keyboard
    <section className={classes.scroller} aria-label={label} tabIndex={0}>
      <ul className={classes.strips} style={{ '--strip-columns': columns } as CSSProperties}>
        {children}
      </ul>
    </section>
  );
}

interface StripProps {
  name: ReactNode;
  /** Problems of the line, below it. */
  notes?: ReactNode;
  children: ReactNode;
}

export const Strip = ({ name, notes, children }: StripProps) => (
  <li className={classes.strip}>
    <div className={classes.name}>{name}</div>
    {children}
    <div className={classes.notes}>{notes}</div>
  </li>
);

interface StripItemProps {
  label: ReactNode;
  /** Right-aligns the content. */
  figure?: boolean;
  /** Takes the full width on a phone. */
  wide?: boolean;
  /** Skipped by Enter, not by Tab. */
  enterSkip?: boolean;
  children: ReactNode;
}

/** One figure or input of a line. Inputs have a full accessible name, so the label is visual only. */
export const StripItem = ({ label, figure = false, wide = false, enterSkip = false, children }: StripItemProps) => (
  <div
    className={classes.item}
    data-figure={figure || undefined}
    data-wide={wide || undefined}
    data-enter-skip={enterSkip || undefined}
  >
    <span className={classes.label}>{label}</span>
    <div className={classes.value}>{children}</div>
  </div>
);
