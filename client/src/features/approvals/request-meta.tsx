import { t } from '../../i18n/translate';
import { Ago } from '../../ui/text/ago';
import { showInstant } from '../../ui/text/show-time';
import type { Request } from './diff-rows';
import classes from './review.module.css';
import { saidComment } from './said-comment';

/** The requester, the time and the reason. */
export const RequestMeta = ({ request: { userName, requestedAt, comment } }: { request: Request }) => (
  <>
    <p className={classes.line}>
      {t('approvals.requestedBy', { user: userName })}, <Ago at={requestedAt} /> ({showInstant(requestedAt)})
    </p>
    {comment ? (
      <blockquote className={classes.comment}>{saidComment(comment)}</blockquote>
    ) : (
      <p className={classes.line}>{t('approvals.noComment')}</p>
    )}
  </>
);
