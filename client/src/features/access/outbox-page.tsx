import { useQuery } from '@apollo/client/react';
import { Anchor, Stack, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { OutboxDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { DataTable } from '../../ui/data-table';
import { EmptyState } from '../../ui/empty-state';
import { Page, Panel } from '../../ui/page';
import { showInstant } from '../../ui/show-time';
import type { Column } from '../../ui/table-column';
import classes from './outbox-page.module.css';

interface Message {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  createdAt: string;
}

const columns = (): Column<Message>[] => [
  { key: 'subject', label: t('access.outbox.subject'), kind: 'text' },
  { key: 'recipient', label: t('access.outbox.recipient'), kind: 'text' },
  { key: 'createdAt', label: t('access.outbox.at'), kind: 'text', render: ({ createdAt }) => showInstant(createdAt) },
];

/** The messages of a station without a mail server, to be read here. */
export function Component() {
  const { data, error, loading } = useQuery(OutboxDocument, { fetchPolicy: 'network-only' });
  const [openId, setOpenId] = useState<string | null>(null);
  const messages = data?.outboxMessages ?? [];
  const open = messages.find(({ id }) => id === openId);
  return (
    <Page title={t('access.outbox')} narrow>
      <Stack>
        <DataTable
          label={t('access.outbox')}
          columns={columns()}
          rows={messages}
          rowKey={({ id }) => id}
          loading={loading}
          onOpen={({ id }) => setOpenId(id)}
          openKey={openId ?? undefined}
          empty={<EmptyState title={error?.message ?? t('access.outbox.empty')} />}
        />
        {open && (
          <Panel title={open.subject}>
            <Text component="pre" className={classes.body}>
              <WithLinks text={open.body} />
            </Text>
          </Panel>
        )}
      </Stack>
    </Page>
  );
}

/** A mail's plain text with its addresses made into links, as a mail program shows it. */
const WithLinks = ({ text }: { text: string }) =>
  text.split(/(https?:\/\/\S+)/).map((part, place) => {
    const key = `part-${String(place)}`;
    if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <Anchor key={key} href={part} inherit>
        {part}
      </Anchor>
    );
  });
