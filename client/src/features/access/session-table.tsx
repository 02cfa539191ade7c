import { type MyAccountQuery, RevokeSessionDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { Badge } from '../../ui/kit/text';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { showInstant } from '../../ui/text/show-time';
import { deviceName } from './device-name';

type MySession = MyAccountQuery['mySessions'][number];

/** The user's active sessions; any but the current one can be ended. */
export function SessionTable({ sessions, onEnded }: { sessions: readonly MySession[]; onEnded: () => void }) {
  const { submit, busy } = useSubmit(RevokeSessionDocument, { success: () => t('access.sessions.ended') });
  const end = async (sessionId: number): Promise<void> => {
    if (await submit({ input: { sessionId } })) onEnded();
  };
  const columns: Column<MySession>[] = [
    { key: 'userAgent', label: t('access.sessions.device'), kind: 'text', value: (row) => deviceName(row.userAgent) },
    { key: 'address', label: t('access.sessions.address'), kind: 'text' },
    { key: 'createdAt', label: t('access.sessions.since'), kind: 'text', render: (row) => showInstant(row.createdAt) },
    { key: 'lastSeenAt', label: t('access.sessions.seen'), kind: 'text', render: (row) => showInstant(row.lastSeenAt) },
    {
      key: 'end',
      label: t('access.sessions.action'),
      kind: 'text',
      sortable: false,
      render: (row) =>
        row.isCurrent ? (
          <Badge variant="default">{t('access.sessions.this')}</Badge>
        ) : (
          <Button
            variant="default"
            size="compact-sm"
            disabled={busy}
            aria-label={t('access.sessions.endOf', { device: deviceName(row.userAgent), address: row.address })}
            onClick={() => void end(row.sessionId)}
          >
            {t('access.sessions.end')}
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      label={t('access.sessions.list')}
      columns={columns}
      rows={sessions}
      rowKey={({ sessionId }) => sessionId}
    />
  );
}
