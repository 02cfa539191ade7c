import { Link } from 'react-router-dom';
import { t } from '../../i18n/translate';
import { useOutboxEntries } from '../../outbox/use-outbox';
import { useSavedDrafts } from '../../ui/form/use-saved-drafts';
import { Button } from '../../ui/kit/buttons';
import { Panel } from '../../ui/page/page';
import { showInstant } from '../../ui/text/show-time';
import classes from './home-page.module.css';
import list from './widget.module.css';

const UNSENT = '/page/unsent-entries';

/** Drafts and unsent entries on this device; renders nothing if there are none. */
export function SavedDrafts({ userId, shiftId }: { userId: number; shiftId: number | undefined }) {
  const { drafts, discard } = useSavedDrafts(userId, shiftId);
  const unsent = useOutboxEntries().length;
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
