import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { OutboxDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SegmentedControl } from '../../ui/kit/fields';
import { Text } from '../../ui/kit/text';
import { Page } from '../../ui/page/page';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { showInstant } from '../../ui/text/show-time';
import { channelWords } from './channel-words';
import type { Message } from './message-types';
import classes from './messages.module.css';
import { OutboxMessage } from './outbox-message';

const LOOK_EVERY_MS = 10_000;
const STATES = ['WAITING', 'SENT', 'FAILED'] as const;
const ALL = 'ALL';

/** The latest messages: pending, sent, and failed with the reason (admin). */
export function Component() {
  const [shown, setShown] = useState<string>(ALL);
  const [openId, setOpenId] = useState<string | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(OutboxDocument, {
    variables: { state: shown === ALL ? null : shown },
    fetchPolicy: 'cache-and-network',
    pollInterval: LOOK_EVERY_MS,
  });
  const reload = (): void => void askAgain(refetch);
  const answered = data ?? previousData;
  const messages = answered?.outboxMessages ?? [];
  const open = messages.find(({ id }) => id === openId);
  return (
    <Page title={t('messages.outbox')}>
      <div className={classes.outboxHead}>
        <SegmentedControl
          aria-label={t('messages.outbox.which')}
          value={shown}
          onChange={setShown}
          data={[ALL, ...STATES].map((value) => ({ value, label: stateWords(value) }))}
        />
        <Text size="sm" c="dimmed">
          {t('messages.outbox.what')}
        </Text>
      </div>
      {error && !answered ? (
        <LoadFailed list={t('messages.outbox')} onRetry={reload} />
      ) : (
        <DataTable
          label={t('messages.outbox')}
          columns={columns()}
          rows={messages}
          rowKey={({ id }) => id}
          loading={loading}
          onOpen={({ id }) => setOpenId(id)}
          openKey={openId ?? undefined}
          empty={<EmptyState title={t(shown === ALL ? 'messages.outbox.empty' : 'messages.outbox.empty.state')} />}
        />
      )}
      {open && <OutboxMessage message={open} onClose={() => setOpenId(null)} onRetried={reload} />}
    </Page>
  );
}

const columns = (): Column<Message>[] => [
  { key: 'subject', label: t('messages.outbox.subject'), kind: 'text' },
  { key: 'recipient', label: t('messages.outbox.recipient'), kind: 'text' },
  { key: 'channel', label: t('messages.outbox.channel'), kind: 'text', value: ({ channel }) => channelWords(channel) },
  {
    key: 'state',
    label: t('messages.outbox.state'),
    kind: 'text',
    value: ({ state }) => stateWords(state),
    render: ({ state }) => (
      <span className={state === 'FAILED' ? classes.problem : undefined}>{stateWords(state)}</span>
    ),
  },
  { key: 'createdAt', label: t('messages.outbox.at'), kind: 'text', render: ({ createdAt }) => showInstant(createdAt) },
];

function stateWords(state: string): string {
  const known = STATES.find((each) => each === state);
  return t(known ? `messages.outbox.${known}` : 'messages.outbox.all');
}
