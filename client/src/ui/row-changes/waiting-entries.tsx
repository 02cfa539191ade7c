import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  WaitingEntriesDocument,
  type WaitingEntriesQuery,
  WithdrawChangeDocument,
} from '../../graphql/generated/graphql';
import { useCan } from '../../hooks/use-can';
import { useLive } from '../../hooks/use-live';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { confirm } from '../dialog/confirm';
import { Button } from '../kit/buttons';
import { Badge } from '../kit/text';
import classes from '../page/entry-list.module.css';
import { Panel } from '../page/page';
import { Ago } from '../text/ago';
import { reviewPath } from './row-changes';

type WaitingEntry = WaitingEntriesQuery['waitingEntries'][number];

/** New entries that wait for approval, by the mutation that makes them. Paid documents name theirs in their page. */
export type WaitingCommand =
  | 'recordCreditSale'
  | 'recordCreditorPayment'
  | 'collectCash'
  | 'createEmployee'
  | 'createCreditor'
  | 'createProductRate'
  | 'changePayRate'
  | 'undoLastShift'
  | 'correctShift';

interface WaitingEntriesProps {
  command: string;
  /** Refetches the list beside it after a decision. */
  onDecided?: () => unknown;
}

/** The entries that wait, live: their requester may withdraw them. Renders nothing if there are none. */
export const WaitingEntries = (props: WaitingEntriesProps) =>
  useCan('changes.request') ? <WaitingList {...props} /> : null;

function WaitingList({ command, onDecided }: WaitingEntriesProps) {
  const decides = useCan('changes.decide');
  const { data, refetch } = useQuery(WaitingEntriesDocument, {
    variables: { command },
    fetchPolicy: 'cache-and-network',
  });
  useLive(ChangeRequestedDocument, () => refetch());
  useLive(ChangeDecidedDocument, async () => {
    await refetch();
    await onDecided?.();
  });
  const { submit, busy } = useSubmit(WithdrawChangeDocument, { success: () => t('mine.withdrawn') });
  const withdraw = async ({ requestId }: WaitingEntry): Promise<void> => {
    if (!(await confirm(t('mine.withdraw.ask')))) return;
    await submit({ requestId });
    await askAgain(refetch);
    document.getElementById('main')?.focus();
  };
  const entries = data?.waitingEntries ?? [];
  if (entries.length === 0) return null;
  return (
    <Panel title={t('waiting.title')}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.requestId} className={classes.entry}>
            <div>
              <span className={classes.title}>{entry.title}</span> <Badge variant="default">{t('waiting.badge')}</Badge>
              <p className={classes.about}>
                {t('approvals.requestedBy', { user: entry.userName })}, <Ago at={entry.requestedAt} />
              </p>
              {entry.lateText && <p className={classes.about}>{said(entry.lateText)}</p>}
            </div>
            {entry.isOwn && (
              <Button
                size="compact-sm"
                variant="default"
                disabled={busy}
                aria-label={t('mine.withdraw.of', { title: entry.title })}
                onClick={() => void withdraw(entry)}
              >
                {t('mine.withdraw')}
              </Button>
            )}
            {!entry.isOwn && decides && (
              <Button
                component={Link}
                to={reviewPath(command, entry.requestId)}
                size="compact-sm"
                variant="default"
                aria-label={t('waiting.review.of', { title: entry.title })}
              >
                {t('waiting.review')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
