import { dayIn, showDate } from '../../../../../server/domain/kernel/business-date';
import { RIGHTS } from '../../../../../server/domain/rights';
import { type ApiKeysQuery, RevokeApiKeyDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t, translateLabel } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { toastSuccess } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/kit/buttons';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { showInstant } from '../../../ui/text/show-time';
import { stationZone } from '../../../ui/text/station-zone';
import classes from './api-keys.module.css';

type ApiKey = ApiKeysQuery['apiKeys'][number];

const isUsable = ({ state }: ApiKey): boolean => state === 'VALID' || state === 'EXPIRES_SOON';

/** A key expires at the midnight after its last day. */
const lastDay = ({ expiresAt }: ApiKey): string => dayIn(stationZone, new Date(new Date(expiresAt).getTime() - 1));

const descriptionOf = (right: string): string =>
  translateLabel(RIGHTS.find(({ name }) => name === right)?.description) ?? right;

/** The number of rights; opens to their descriptions. */
const RightsOfKey = ({ rights }: { rights: readonly string[] }) => (
  <details>
    <summary className={classes.rights}>{t('access.keys.rights.count', { count: rights.length })}</summary>
    <ul className={classes.names}>
      {rights.map((right) => (
        <li key={right}>{descriptionOf(right)}</li>
      ))}
    </ul>
  </details>
);

const columns = (): Column<ApiKey>[] => [
  { key: 'name', label: t('access.keys.name'), kind: 'text' },
  {
    key: 'start',
    label: t('access.keys.start'),
    kind: 'text',
    render: ({ start }) => <span className={classes.key}>{start}…</span>,
  },
  {
    key: 'rights',
    label: t('access.keys.rights'),
    kind: 'text',
    value: ({ rights }) => rights.length,
    render: ({ rights }) => <RightsOfKey rights={rights} />,
  },
  {
    key: 'createdBy',
    label: t('access.keys.createdBy'),
    kind: 'text',
    value: ({ createdBy, isMakerDisabled }) =>
      isMakerDisabled ? t('access.keys.makerDisabled', { name: createdBy }) : createdBy,
  },
  {
    key: 'lastUsedAt',
    label: t('access.keys.lastUsed'),
    kind: 'text',
    render: ({ lastUsedAt, lastAddress }) =>
      lastUsedAt ? [showInstant(lastUsedAt), lastAddress].filter(Boolean).join(', ') : t('access.keys.never'),
  },
  {
    key: 'expiresAt',
    label: t('access.keys.expires'),
    kind: 'text',
    render: (key) => showDate(lastDay(key)),
  },
  { key: 'state', label: t('access.keys.state'), kind: 'text', value: ({ state }) => t(`access.keys.state.${state}`) },
];

interface ApiKeyTableProps {
  /** Undefined until loaded. */
  keys: readonly ApiKey[] | undefined;
  onRevoked: () => void;
}

/** All keys; those that can be used can be revoked. */
export function ApiKeyTable({ keys, onRevoked }: ApiKeyTableProps) {
  const { submit, busy } = useSubmit(RevokeApiKeyDocument);
  const revoke = async ({ apiKeyId, name, start }: ApiKey): Promise<void> => {
    if (!(await confirm(t('access.keys.revoke.ask', { start, name }), { danger: true }))) return;
    if (await submit({ input: { apiKeyId } })) toastSuccess(t('access.keys.revoked', { start, name }));
    onRevoked();
  };
  const action: Column<ApiKey> = {
    key: 'action',
    label: t('access.keys.action'),
    kind: 'text',
    sortable: false,
    isAction: true,
    render: (key) =>
      isUsable(key) && (
        <Button
          variant="default"
          size="compact-sm"
          disabled={busy}
          aria-label={t('access.keys.revokeOf', { start: key.start, name: key.name })}
          onClick={() => void revoke(key)}
        >
          {t('access.keys.revoke')}
        </Button>
      ),
  };
  return (
    <DataTable
      label={t('access.keys.list')}
      columns={[...columns(), action]}
      rows={keys ?? []}
      rowKey={({ apiKeyId }) => apiKeyId}
      loading={keys === undefined}
      empty={<EmptyState title={t('access.keys.none')} text={t('access.keys.none.text')} />}
    />
  );
}
