import { useState } from 'react';
import { Link } from 'react-router-dom';
import { draftsOf } from '../../hooks/draft-store';
import { t } from '../../i18n/translate';
import { useKnownPages } from '../../ui/known-pages';
import { Panel } from '../../ui/page';
import { showInstant } from '../../ui/show-time';
import classes from './home-page.module.css';
import list from './widget.module.css';

/** Where each kind of draft is gone on with. */
const PAGES = {
  'close-shift': '/closeshift',
  'stock-in': '/page/stock-in',
  'backward-stock-in': '/page/backward-stockin',
} as const;
const PATHS = Object.values(PAGES);

/** What was begun on this device and not saved; nothing where there is none. */
export function KeptDrafts({ userId, shiftId }: { userId: number; shiftId: number | undefined }) {
  const pages = useKnownPages(PATHS);
  const [kept] = useState(() => draftsOf(localStorage, userId));
  const drafts = kept.flatMap(({ what, savedAt }) => {
    const [kind = '', shift] = what.split(':');
    // A close is drafted for one shift: that of another is never loaded.
    if (shift !== undefined && Number(shift) !== shiftId) return [];
    const page = pages.find(({ path }) => path === PAGES[kind as keyof typeof PAGES]);
    return page === undefined ? [] : [{ ...page, savedAt }];
  });
  if (drafts.length === 0) return null;
  return (
    <div className={classes.wide}>
      <Panel title={t('home.drafts')}>
        <ul className={list.list}>
          {drafts.map(({ path, label, savedAt }) => (
            <li key={path} className={list.row}>
              <Link className={list.link} to={path}>
                {label}
              </Link>
              <span className={list.figure}>{t('home.drafts.saved', { at: showInstant(savedAt) })}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
