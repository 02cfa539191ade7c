import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { draftsOf, removeDraft } from '../../hooks/draft-store';
import { t } from '../../i18n/translate';
import { useOutboxEntries } from '../../outbox/use-outbox';
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
  'credit-sale': '/page/credit-entry',
  'creditor-payment': '/page/creditor-payment-entry',
  expenditure: '/page/expenditure-detail',
  'employee-advance': '/page/employee-advance',
  'cash-collection': '/page/employee-cash-collection',
} as const;
const PATHS = Object.values(PAGES);
const UNSENT = '/page/unsent-entries';

/** What was begun on this device and not saved, and what was saved and not sent; nothing where there is none. */
export function KeptDrafts({ userId, shiftId }: { userId: number; shiftId: number | undefined }) {
  const pages = useKnownPages(PATHS);
  const unsent = useOutboxEntries().length;
  const [kept, setKept] = useState(() => draftsOf(localStorage, userId));
  const drafts = kept.flatMap(({ what, savedAt }) => {
    const [kind = '', shift] = what.split(':');
    const page = pages.find(({ path }) => path === PAGES[kind as keyof typeof PAGES]);
    // A close, or an entry, is drafted for one shift: in another it is never loaded, so only offered to be thrown away.
    const isOver = shift !== undefined && Number(shift) !== shiftId;
    return page === undefined ? [] : [{ ...page, what, savedAt, isOver }];
  });
  const discard = (what: string): void => {
    removeDraft(localStorage, userId, what);
    setKept(draftsOf(localStorage, userId));
  };
  if (drafts.length === 0 && unsent === 0) return null;
  return (
    <div className={classes.wide}>
      <Panel title={t('home.drafts')}>
        <ul className={list.list}>
          {unsent > 0 && (
            <li className={list.row}>
              <Link className={list.link} to={UNSENT}>
                {t('home.drafts.unsent', { count: unsent })}
              </Link>
            </li>
          )}
          {drafts.map(({ path, label, what, savedAt, isOver }) => (
            <li key={what} className={list.row}>
              {isOver ? (
                <span>
                  {label} · {t('home.drafts.over')}
                </span>
              ) : (
                <Link className={list.link} to={path}>
                  {label}
                </Link>
              )}
              <span className={list.figure}>
                {t('home.drafts.saved', { at: showInstant(savedAt) })}{' '}
                {isOver && (
                  <Button
                    variant="default"
                    size="compact-sm"
                    aria-label={t('home.drafts.discardOf', { page: label })}
                    onClick={() => discard(what)}
                  >
                    {t('home.drafts.discard')}
                  </Button>
                )}
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
