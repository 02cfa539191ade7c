import { type ReactNode, type Ref, useEffect } from 'react';
import { useSession } from '../../hooks/use-session';
import type { HelpTopic } from '../../i18n/help-topic';
import { withUnbrokenDays } from '../text/unbroken-days';
import classes from './page.module.css';
import { PageHelp } from './page-help';
import { PageNotes } from './page-notes';
import { titlePage } from './page-title';

interface PageProps {
  title: string;
  /** Buttons on the right of the title. */
  actions?: ReactNode;
  /** The help that the button beside the title opens. */
  help?: HelpTopic;
  /** What the figures contain, behind a button beside the title. */
  notes?: string | null;
  /** For a form or a few lines of text: limits the width for readability. */
  narrow?: boolean;
  /** Buttons beside the title show their icons only on a phone, so that the content begins higher. */
  iconsOnPhone?: boolean;
  /** For a report or a sheet of many columns. */
  wide?: boolean;
  children: ReactNode;
}

/** A page in the shell: sets its heading, and the document title 'page · station'. */
export function Page({
  title,
  actions,
  help,
  notes,
  narrow = false,
  wide = false,
  iconsOnPhone = false,
  children,
}: PageProps) {
  const { stationName } = useSession();
  useEffect(() => {
    titlePage(stationName === '' ? title : `${title} · ${stationName}`);
  }, [title, stationName]);
  return (
    <div className={classes.page} data-narrow={narrow || undefined} data-wide={wide || undefined}>
      <div className={classes.head}>
        <div className={classes.heading}>
          <h1 className={classes.title}>{withUnbrokenDays(title)}</h1>
          {notes && <PageNotes text={notes} />}
          {help && <PageHelp topic={help} />}
        </div>
        <div className={classes.actions} data-icons={iconsOnPhone || undefined}>
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}

interface PanelProps {
  title?: string;
  /** For a heading that receives the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A white box on the page, optionally with a heading. */
export const Panel = ({ title, headingRef, children }: PanelProps) => (
  <section className={classes.panel} aria-label={title}>
    {title && (
      <h2 ref={headingRef} tabIndex={headingRef ? -1 : undefined} className={classes.panelTitle}>
        {title}
      </h2>
    )}
    {children}
  </section>
);
