import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { t, translateLabel } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button } from '../../ui/kit/buttons';
import { Panel } from '../../ui/page/page';
import { PERMISSION, reviewPath } from '../../ui/row-changes/row-changes';
import { RowFacts } from '../../ui/row-changes/row-facts';
import type { Request, Review } from './diff-rows';
import { DiffTable } from './diff-table';
import { EndedRequest } from './ended-request';
import type { Waiting } from './place-among';
import { RequestCard } from './request-card';
import classes from './review.module.css';

interface ReviewBodyProps {
  review: Review;
  /** Ids of the requests decided on this page. */
  decided: ReadonlySet<number>;
  next: Waiting | null;
  onDecided: (requestId: number) => void;
  onRefused: () => void;
}

/** The row, its requested changes and a card per request; once all are decided, a link to the next. */
export function ReviewBody({ review, decided, next, onDecided, onRefused }: ReviewBodyProps) {
  const { row, requests, ended } = review;
  const waiting = requests.filter(({ id }) => !decided.has(id));
  const seen = useSeen(requests.map(({ id }) => id));
  const endedElsewhere = ended.filter(({ id }) => seen.has(id) && !decided.has(id));
  const modifications = waiting.filter(({ permission }) => permission === PERMISSION.MODIFY);
  const first = waiting.find(({ isOwn }) => !isOwn);
  const numberOf = (request: Request): number | null => (waiting.length === 1 ? null : waiting.indexOf(request) + 1);
  return (
    <div className={classes.desk}>
      {endedElsewhere.map((request) => (
        <EndedRequest key={request.id} request={request} />
      ))}
      {modifications.length > 0 && (
        <div className={classes.compared}>
          <Panel title={t('approvals.diff')}>
            <DiffTable row={row} requests={modifications} numberOf={numberOf} />
          </Panel>
        </div>
      )}
      {waiting.map((request) => (
        <RequestCard
          key={request.id}
          review={review}
          request={request}
          number={numberOf(request)}
          withKeys={request === first}
          onDecided={() => onDecided(request.id)}
          onRefused={onRefused}
        />
      ))}
      {waiting.length === 0 && (
        <div className={classes.whole}>
          <Nothing review={review} wasDecided={seen.size > 0} decidedHere={decided.size > 0} next={next} />
        </div>
      )}
      {row && modifications.length === 0 && (
        <Panel title={t('approvals.row')}>
          <RowFacts row={row} whole />
        </Panel>
      )}
    </div>
  );
}

/** Accumulates all ids that were ever in the list. */
function useSeen(ids: readonly number[]): ReadonlySet<number> {
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set(ids));
  const fresh = JSON.stringify(ids.filter((id) => !seen.has(id)));
  useEffect(() => {
    const found = JSON.parse(fresh) as number[];
    if (found.length > 0) setSeen((before) => new Set([...before, ...found]));
  }, [fresh]);
  return seen;
}

interface NothingProps {
  review: Review;
  wasDecided: boolean;
  /** Whether the request was decided here: the focus was lost with its card. */
  decidedHere: boolean;
  next: Waiting | null;
}

/** No pending request (any more): shows changes made without approval and links to the next request. */
function Nothing({ review: { ended }, wasDecided, decidedHere, next }: NothingProps) {
  const [last] = ended;
  const isNotice = !wasDecided && last?.permission === PERMISSION.OTHER;
  return (
    <>
      <EmptyState
        title={t(isNotice ? 'approvals.nothing' : 'approvals.decided')}
        text={
          isNotice
            ? t('approvals.nothing.text', { user: last.userName })
            : next
              ? undefined
              : t('approvals.decided.none')
        }
        action={
          next && (
            <Button
              component={Link}
              to={reviewPath(next.tableName, next.rowId)}
              variant="default"
              className={classes.next}
              autoFocus={decidedHere}
            >
              {t('approvals.decided.next', { title: `${translateLabel(next.tableLabel)} ${next.title}` })}
            </Button>
          )
        }
      />
      {!wasDecided && last && <EndedRequest request={last} />}
    </>
  );
}
