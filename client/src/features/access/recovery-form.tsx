import { useState } from 'react';
import { restCall } from '../../graphql/rest-call';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import { TextInput } from '../../ui/kit/fields';
import { Text } from '../../ui/kit/text';
import { OpenForm } from './open-page';

interface RecoveryFormProps {
  /** The e-mail address typed at the log-in. */
  email: string;
  onCancel: () => void;
  onSent: () => void;
}

/** Requests a mail with a link that sets a new password. */
export function RecoveryForm({ email: typed, onCancel, onSent }: RecoveryFormProps) {
  const [email, setEmail] = useState(typed);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (): Promise<void> => {
    setBusy(true);
    const answer = await restCall('PUT', '/passwordrecovery', { email });
    setBusy(false);
    if (answer.ok) onSent();
    else setProblem(answer.message);
  };

  return (
    <OpenForm
      onSubmit={submit}
      busy={busy}
      submitLabel={t('access.submit')}
      problem={problem}
      beside={
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed">
        {t('access.recovery.text')}
      </Text>
      <TextInput
        label={t('access.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
    </OpenForm>
  );
}
