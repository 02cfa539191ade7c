import { useQuery } from '@apollo/client/react';
import { askAgain } from '../../graphql/ask-again';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  MyChangeRequestsDocument,
  type MyChangeRequestsQuery,
  WithdrawChangeDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { useSubmit } from '../../hooks/use-submit';
import { t, translateLabel } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { Button } from '../../ui/kit/buttons';
import { Page } from '../../ui/page/page';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { showInstant } from '../../ui/text/show-time';
import { ChangeLines } from './change-lines';
import classes from './review.module.css';
import { stateWords } from './state-words';

type MyRequest = MyChangeRequestsQuery['myChangeRequests'][number];

const whatOf = ({ tableLabel, title }: MyRequest): string => `${translateLabel(tableLabel)} ${title}`;

const decidedWords = ({ decidedBy, decidedAt }: MyRequest): string =>
  [decidedBy, decidedAt && showInstant(decidedAt)].filter(Boolean).join(', ');

const COLUMNS = (): Column<MyRequest>[] => [
  { key: 'row', label: t('mine.row'), kind: 'text', value: whatOf },
  {
    key: 'asked',
    label: t('mine.asked'),
    kind: 'text',
    sortable: false,
    render: (request) => {
      const { permission, changes } = request;
      const isNew = permission === PERMISSION.ENTER;
      if (permission === PERMISSION.DELETE || (!isNew && changes.length === 0)) return t('mine.delete');
      return <ChangeLines changes={changes} ofNew={isNew ? request : null} />;
    },
  },
  { key: 'comment', label: t('mine.comment'), kind: 'text' },
  {
    key: 'requestedAt',
    label: t('mine.at'),
    kind: 'text',
    render: ({ requestedAt }) => showInstant(requestedAt),
  },
  {
    key: 'state',
    label: t('mine.state'),
    kind: 'text',
    value: ({ state }) => stateWords(state),
    render: (request) => (
      <>
        {stateWords(request.state)}
        <span className={classes.decided}>{decidedWords(request)}</span>
        {request.decisionReason && <span className={classes.decided}>{request.decisionReason}</span>}
      </>
    ),
  },
];

/** The user's own requests, their state, and those that can still be withdrawn. */
export function Component() {
  const { data, error, refetch } = useQuery(MyChangeRequestsDocument, { fetchPolicy: 'cache-and-network' });
  useLive(ChangeDecidedDocument, () => refetch());
  useLive(ChangeRequestedDocument, () => refetch());
  const { submit, busy } = useSubmit(WithdrawChangeDocument, { success: () => t('mine.withdrawn') });
  const withdraw = async ({ id }: MyRequest): Promise<void> => {
    if (!(await confirm(t('mine.withdraw.ask')))) return;
    await submit({ requestId: id });
    await askAgain(refetch);
  };
  const action: Column<MyRequest> = {
    key: 'action',
    label: t('mine.action'),
    kind: 'text',
    sortable: false,
    render: (request) =>
      request.state !== 'PENDING' ? null : (
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          aria-label={t('mine.withdraw.of', { title: whatOf(request) })}
          onClick={() => void withdraw(request)}
        >
          {t('mine.withdraw')}
        </Button>
      ),
  };
  return (
    <Page title={t('mine.title')}>
      {error && !data ? (
        <LoadFailed list={t('mine.title')} onRetry={() => void askAgain(refetch)} />
      ) : (
        <DataTable
          label={t('mine.list')}
          columns={[...COLUMNS(), action]}
          rows={data?.myChangeRequests ?? []}
          rowKey={({ id }) => id}
          loading={data === undefined}
          empty={<EmptyState title={t('mine.empty')} text={t('mine.empty.text')} />}
        />
      )}
    </Page>
  );
}
