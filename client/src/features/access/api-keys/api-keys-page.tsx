import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import { ApiKeysDocument } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { Stack } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { Page, Panel } from '../../../ui/page/page';
import { ApiKeyForm, type MadeKey } from './api-key-form';
import { ApiKeyTable } from './api-key-table';
import { MadeKeyDialog } from './made-key-dialog';

/** The API keys of other programs: creates and revokes them. */
export function Component() {
  const { data, error, refetch } = useQuery(ApiKeysDocument, { fetchPolicy: 'cache-and-network' });
  const [made, setMade] = useState<MadeKey | null>(null);
  const reload = (): void => void askAgain(refetch);
  return (
    <Page title={t('access.keys')}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('access.keys.text')}
        </Text>
        {error && !data ? (
          <LoadFailed list={t('access.keys')} onRetry={reload} />
        ) : (
          <ApiKeyTable keys={data?.apiKeys} onRevoked={reload} />
        )}
        <Panel title={t('access.keys.new')}>
          <ApiKeyForm
            onMade={(key) => {
              setMade(key);
              reload();
            }}
          />
        </Panel>
      </Stack>
      <MadeKeyDialog made={made} onClose={() => setMade(null)} />
    </Page>
  );
}
