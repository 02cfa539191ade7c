import { Link } from 'react-router-dom';
import { type NotificationsQuery, SeeNoticesDocument } from '../../graphql/generated/graphql';
import { openedRequests } from '../../hooks/opened-requests';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { VisuallyHidden } from '../../ui/kit/text';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { Ago } from '../../ui/text/ago';
import classes from './bell-list.module.css';

/** The table of notices of API keys, which have no review. */
const API_KEY = 'api_key';

interface BellEntryProps {
  entry: NotificationsQuery['notifications'][number];
  onGone: () => void;
}

/**
 * One sentence that links to the review, which marks it as seen, or to the API keys; a dot until it is opened in this
 * browser.
 */
export function BellEntry({ entry: { notificationId, tableName, rowId, msgText, at }, onGone }: BellEntryProps) {
  const { submit } = useSubmit(SeeNoticesDocument);
  const isOfKey = tableName === API_KEY;
  const isNew = !openedRequests().has(notificationId);
  return (
    <li>
      <Link
        to={isOfKey ? '/page/api-keys' : reviewPath(tableName, rowId)}
        className={classes.entry}
        onClick={() => {
          if (isOfKey && notificationId > 0) void submit({ input: { notificationId } });
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
