import { useState } from 'react';
import { changeCommentRule, DO_ACCEPT, DO_REJECT } from '../../../../server/domain/change-request.rules';
import { isAsking } from '../../graphql/asking';
import { DecideChangeDocument } from '../../graphql/generated/graphql';
import { useHotkeys } from '../../hooks/use-hotkeys';
import { useSubmit } from '../../hooks/use-submit';
import { said, t, translateLabel } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { Button } from '../../ui/kit/buttons';
import { TextInput } from '../../ui/kit/fields';
import { Group } from '../../ui/kit/layout';
import { Panel } from '../../ui/page/page';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { showTime } from '../../ui/text/show-time';
import { ChangeLines } from './change-lines';
import type { Request, Review } from './diff-rows';
import { RehearsalLines } from './rehearsal-lines';
import { RequestMeta } from './request-meta';
import classes from './review.module.css';
import { changedAt, isStale } from './stale-time';
import { useRehearsal } from './use-rehearsal';

interface RequestCardProps {
  review: Review;
  request: Request;
  /** The request's number on the page, if there are several. */
  number: number | null;
  /** Whether A and R decide on this request. */
  withKeys: boolean;
  onDecided: () => void;
  /** Called after a refusal: the row or the request may have changed. */
  onRefused: () => void;
}

/** One request: its reason, its effects, and the buttons to accept or reject it. */
export function RequestCard({ review, request, number, withKeys, onDecided, onRefused }: RequestCardProps) {
  const { row, label, title, ended } = review;
  const { id: requestId, permission, userName, isOwn } = request;
  const isDeletion = permission === PERMISSION.DELETE;
  const isEntry = permission === PERMISSION.ENTER;
  const stale = isStale(request, row);
  const { rehearsal, rehearseAgain } = useRehearsal(requestId, row?.version);
  const accepting = useSubmit(DecideChangeDocument, {
    success: ({ effectTexts }) =>
      [t('approvals.accepted'), ...(effectTexts ?? []).map((text) => said(text))].join('\n'),
    failure: wordsAfter(t('approvals.accept.failed')),
  });
  const rejecting = useSubmit(DecideChangeDocument, {
    success: () => t('approvals.rejected'),
    failure: wordsAfter(t('approvals.reject.failed')),
  });
  const [reason, setReason] = useState('');
  const busy = accepting.busy || rejecting.busy;
  /** Asked if the request repeats an entry and its effects could not be shown. */
  const question = [...Object.values(accepting.fieldErrors), ...accepting.formErrors].find(isAsking);
  const shown = rehearsal === 'failed' ? null : rehearsal;
  const isRefused = shown !== null && shown.problems.length > 0;

  const accept = async (): Promise<void> => {
    if (busy || isRefused || !(await confirm(translateLabel(DO_ACCEPT), { danger: isDeletion }))) return;
    if (stale && !(await confirm(t('approvals.stale.ask')))) return;
    // What the page shows is what is accepted: the row, and the effects.
    const [version, expectedVersion] = [row?.version, shown?.version];
    const confirmed = question === undefined ? undefined : true;
    if (await accepting.submit({ input: { requestId, accept: true, version, expectedVersion, confirmed } }))
      onDecided();
    else {
      onRefused();
      rehearseAgain();
    }
  };
  const reject = async (): Promise<void> => {
    if (busy || !(await confirm(translateLabel(DO_REJECT)))) return;
    if (await rejecting.submit({ input: { requestId, accept: false, reason: reason.trim() || null } })) onDecided();
    else onRefused();
  };
  useHotkeys(
    withKeys
      ? [
          { keys: 'A', label: t('approvals.accept'), run: () => void accept() },
          { keys: 'R', label: t('approvals.reject'), run: () => void reject() },
        ]
      : [],
  );

  const words = isDeletion
    ? t('approvals.deletion', { what: `${translateLabel(label)} ${title}` })
    : isEntry
      ? t('approvals.asks.enter', { user: userName, what: `${translateLabel(label)} ${title}` })
      : t('approvals.asks.edit', { user: userName });
  return (
    <div className={classes.request} aria-busy={busy}>
      <Panel>
        <h2 className={classes.heading}>{number === null ? words : t('approvals.number', { number, words })}</h2>
        <RequestMeta request={request} />
        {isEntry && <ChangeLines changes={request.changes} ofNew={request} />}
        {stale && row && <StaleBar at={changedAt(request, row, ended)} />}
        <RehearsalLines rehearsal={rehearsal} />
        {question && (
          <p className={classes.line} role="alert">
            {said(question)}
          </p>
        )}
        {isOwn ? (
          <p className={classes.line}>{t('approvals.own')}</p>
        ) : (
          <Group mt="md" align="flex-end">
            <Button
              onClick={() => void accept()}
              loading={accepting.busy}
              disabled={rejecting.busy || isRefused}
              color={isDeletion ? 'red' : undefined}
              data-hotkey={withKeys ? 'A' : undefined}
            >
              {t('approvals.accept')}
            </Button>
            <Button
              variant="default"
              onClick={() => void reject()}
              loading={rejecting.busy}
              disabled={accepting.busy}
              data-hotkey={withKeys ? 'R' : undefined}
            >
              {t('approvals.reject')}
            </Button>
            <TextInput
              className={classes.reason}
              label={t('approvals.reject.why')}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
              maxLength={changeCommentRule.max}
              disabled={busy}
            />
          </Group>
        )}
      </Panel>
    </div>
  );
}

/** The specification's text if the server did not answer for the request itself, otherwise the server's message. */
const wordsAfter =
  (alert: string) =>
  (reason: string, answered: boolean): string =>
    answered ? reason : `${alert}\n${reason}`;

const StaleBar = ({ at }: { at: string | null }) => (
  <p className={classes.stale} role="status">
    {at === null ? t('approvals.stale.unknown') : t('approvals.stale', { time: showTime(at) })}
  </p>
);
