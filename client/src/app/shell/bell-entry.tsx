import { Link } from 'react-router-dom';
import { type NotificationsQuery, SeeNoticesDocument } from '../../graphql/generated/graphql';
import { openedRequests } from '../../hooks/opened-requests';
import { useCan } from '../../hooks/use-can';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { VisuallyHidden } from '../../ui/kit/text';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { Ago } from '../../ui/text/ago';
import classes from './bell-list.module.css';

/** Where a notice leads a reader without the right to decide on changes, for whom the review is closed. */
const PAGE_OF: Readonly<Record<string, string>> = { app_user: '/page/user-edit', role: '/page/roles' };

/** API keys have no review. */
const KEYS = { table: 'api_key', page: '/page/api-keys' };

interface BellEntryProps {
  entry: NotificationsQuery['notifications'][number];
  onGone: () => void;
}

/**
 * One sentence that links to the review, which marks it as seen, or to the page of API keys, users or roles; a dot until
 * it is opened in this browser.
 */
export function BellEntry({ entry: { notificationId, tableName, rowId, msgText, at }, onGone }: BellEntryProps) {
  const { submit } = useSubmit(SeeNoticesDocument);
  const decides = useCan('changes.decide');
  const page = tableName === KEYS.table ? KEYS.page : decides ? undefined : PAGE_OF[tableName];
  const isNew = !openedRequests().has(notificationId);
  return (
    <li>
      <Link
        to={page ?? reviewPath(tableName, rowId)}
        className={classes.entry}
        onClick={() => {
          if (page !== undefined && notificationId > 0) void submit({ input: { notificationId } });
          onGone();
        }}
      >
        <span className={classes.dot} data-new={isNew || undefined} aria-hidden />
        <span>
          {isNew && <VisuallyHidden>{t('bell.unread')}: </VisuallyHidden>}
          {said(msgText)}
          <span className={classes.when}>
            <Ago at={at} />
          </span>
        </span>
      </Link>
    </li>
  );
}
