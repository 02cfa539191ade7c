import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AuditHeadCheckDocument, type AuditHeadCheckQuery } from '../../graphql/generated/graphql';
import { said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { toastFailure } from '../../ui/feedback/toast';
import { Button } from '../../ui/kit/buttons';
import { Alert } from '../../ui/kit/feedback';
import { TextInput } from '../../ui/kit/fields';
import { Group } from '../../ui/kit/layout';
import { Panel } from '../../ui/page/page';

const LONGEST = 40;

/** Checks whether an audit head from paper, a backup or a mail is still in the audit's chain. */
export function AuditHeadCheck() {
  const client = useApolloClient();
  const [head, setHead] = useState('');
  const [found, setFound] = useState<AuditHeadCheckQuery['auditHeadCheck'] | null>(null);
  const [busy, setBusy] = useState(false);

  const retype = (value: string): void => {
    setHead(value);
    setFound(null);
  };
  const check = async (): Promise<void> => {
    if (head.trim() === '' || busy) return;
    setBusy(true);
    try {
      const variables = { head: head.trim() };
      const { data } = await client.query({ query: AuditHeadCheckDocument, variables, fetchPolicy: 'no-cache' });
      setFound(data?.auditHeadCheck ?? null);
    } catch {
      toastFailure(t('audit.head.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Panel title={t('audit.head.title')}>
      <EnterFlow onSave={() => void check()}>
        <TextInput
          name="auditHead"
          label={t('audit.head')}
          description={t('audit.head.hint')}
          placeholder="1234-9f3a-7c21-b0d4-5e6f"
          value={head}
          maxLength={LONGEST}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => retype(currentTarget.value)}
        />
      </EnterFlow>
      <div role="status">
        {found && (
          <Alert color={found.isInChain ? 'green' : 'red'} mt="sm">
            {said(found.saysText)}
          </Alert>
        )}
      </div>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={() => void check()} loading={busy}>
          {t('audit.head.check')}
        </Button>
      </Group>
    </Panel>
  );
}
