import { useQuery } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { askAgain } from '../../graphql/ask-again';
import { RowToChangeDocument, SettingsChangedDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Alert } from '../../ui/kit/feedback';
import { Stack } from '../../ui/kit/layout';
import { Anchor, Text } from '../../ui/kit/text';
import { Page, Panel } from '../../ui/page/page';
import type { RowToChange } from '../../ui/row-changes/change-fields';
import { FocusFirst } from '../../ui/row-changes/focus-first';
import { reviewPath } from '../../ui/row-changes/row-changes';
import { usePendingChanges } from '../../ui/row-changes/use-pending-changes';
import { ApprovalsForm } from './approvals-form';
import { BillSeries } from './bill-series';
import { SettingsGroup } from './settings-group';
import { StationLogo } from './station-logo';

/** Identifies the settings in the registry of changes: they are one row of a table. */
const SETTINGS = { table: 'station_setting', rowId: 1 };

const GROUPS = [
  { name: 'prints', fields: ['stationName', 'dealerLine', 'address', 'phone', 'taxNumber', 'upiAddress'] },
  { name: 'messages', fields: ['messageLanguage'] },
  { name: 'stock', fields: ['stockRaisedBy', 'lowStockPercent'] },
  { name: 'security', fields: ['secondFactorFor'] },
] as const;

/** The station's settings, one form per group; with four eyes a change waits for another admin. */
export const Component = () => (
  <Page title={t('settings.title')} narrow>
    <Settings />
  </Page>
);

function Settings() {
  const { data, error, refetch } = useQuery(RowToChangeDocument, { variables: SETTINGS, fetchPolicy: 'network-only' });
  useLive(SettingsChangedDocument, () => refetch());
  const pending = usePendingChanges(SETTINGS.table, [SETTINGS.rowId]).get(SETTINGS.rowId) ?? [];
  const row: RowToChange | undefined = data?.changeableRow;
  if (error && !row) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void askAgain(refetch)} />;
  if (!row) return <SkeletonRows />;
  return (
    <FocusFirst>
      <Stack>
        {pending.length > 0 && (
          <Alert color="yellow" role="status">
            {t('settings.pending', { user: pending[0]!.userName })}{' '}
            <Anchor
              component={Link}
              to={reviewPath(SETTINGS.table, SETTINGS.rowId)}
              inherit
              c="inherit"
              underline="always"
            >
              {t('changes.see')}
            </Anchor>
          </Alert>
        )}
        {GROUPS.map(({ name, fields }) => (
          <SettingsGroup key={name} name={name} fields={fields} row={row} onSent={() => askAgain(refetch)}>
            {name === 'prints' && <StationLogo />}
          </SettingsGroup>
        ))}
        <Panel title={t('settings.bills')}>
          <Text size="sm" c="dimmed" mb="sm">
            {t('settings.bills.text')}
          </Text>
          <BillSeries />
        </Panel>
        <SettingsGroup name="approval" fields={['fourEyes']} row={row} onSent={() => askAgain(refetch)}>
          <ApprovalsForm row={row} onSent={() => askAgain(refetch)} />
        </SettingsGroup>
      </Stack>
    </FocusFirst>
  );
}
