import { Panel } from '../../ui/page/page';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { showInstant } from '../../ui/text/show-time';
import { ChangeLines } from './change-lines';
import type { Request } from './diff-rows';
import { RequestMeta } from './request-meta';
import classes from './review.module.css';
import { saidComment } from './said-comment';
import { endWords } from './state-words';

/** A decided request, or a change made without approval: what it was and how it ended. */
export const EndedRequest = ({ request }: { request: Request }) => (
  <div className={classes.faded}>
    <Panel>
      <h2 className={classes.heading}>{endWords(request)}</h2>
      {request.decidedAt && <p className={classes.line}>{showInstant(request.decidedAt)}</p>}
      {request.decisionReason && <blockquote className={classes.comment}>{request.decisionReason}</blockquote>}
      {request.permission !== PERMISSION.OTHER && <RequestMeta request={request} />}
      {request.permission === PERMISSION.OTHER && request.comment && (
        <blockquote className={classes.comment}>{saidComment(request.comment)}</blockquote>
      )}
      <ChangeLines changes={request.changes} ofNew={request.permission === PERMISSION.ENTER ? request : null} />
    </Panel>
  </div>
);
