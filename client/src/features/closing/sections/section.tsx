import type { ReactNode } from 'react';
import { t } from '../../../i18n/translate';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import classes from './section.module.css';
import { type SectionName, sectionsOf } from './steps';

interface SectionProps {
  name: SectionName;
  /** Content at the right of the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One section of the form; on a phone only the current step's. */
export function Section({ name, aside, children }: SectionProps) {
  const { step } = useWorkspace();
  const number = useSheet(({ form }) => sectionsOf(form).indexOf(name) + 1);
  if (step !== null && step.section !== name) return null;
  return (
    <div className={classes.section} data-section={name}>
      <div className={classes.head}>
        <h2 className={classes.title} tabIndex={-1}>
          <span className={classes.number} aria-hidden>
            {number}
          </span>
          {t(`closing.${name}`)}
        </h2>
        {aside}
      </div>
      {children}
    </div>
  );
}
