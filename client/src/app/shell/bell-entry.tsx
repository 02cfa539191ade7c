import { VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { NotificationsQuery } from '../../graphql/generated/graphql';
import { openedRequests } from '../../hooks/opened-requests';
import { said, t } from '../../i18n/translate';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { Ago } from '../../ui/text/ago';
import classes from './bell-list.module.css';

/** The table of a notice of an API key that expires soon, which has no review. */
export const EXPIRING_KEY = 'api_key';

interface BellEntryProps {
  entry: NotificationsQuery['notifications'][number];
  onGone: () => void;
}

/** One sentence that links to the review; a dot until it is opened in this browser. */
export function BellEntry({ entry: { notificationId, tableName, rowId, msg, at }, onGone }: BellEntryProps) {
  const isNew = !openedRequests().has(notificationId);
  return (
    <li>
      <Link
        to={tableName === EXPIRING_KEY ? '/page/api-keys' : reviewPath(tableName, rowId)}
        className={classes.entry}
        onClick={onGone}
      >
        <span className={classes.dot} data-new={isNew || undefined} aria-hidden />
        <span>
          {isNew && <VisuallyHidden>{t('bell.unread')}: </VisuallyHidden>}
          {said(msg)}
          <span className={classes.when}>
            <Ago at={at} />
          </span>
        </span>
      </Link>
    </li>
  );
}
