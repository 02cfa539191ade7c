import { type ReactNode, useState } from 'react';
import { type MessageText, t } from '../../../i18n/translate';
import { Text } from '../../../ui/kit/text';
import { OpenForm } from '../open-page';
import { SecretInput } from '../secret-input';

interface PasswordStepProps {
  /** What the password confirms. */
  text: string;
  submitLabel: string;
  onSubmit: (password: string) => Promise<void>;
  busy: boolean;
  error: MessageText | undefined;
  problem: MessageText | undefined;
  /** More fields, above the password. */
  children?: ReactNode;
}

/** Asks for the user's password before a change of how the user logs in. */
export function PasswordStep({ text, submitLabel, onSubmit, busy, error, problem, children }: PasswordStepProps) {
  const [password, setPassword] = useState('');
  return (
    <OpenForm onSubmit={() => onSubmit(password)} busy={busy} submitLabel={submitLabel} problem={problem ?? null}>
      <Text size="sm">{text}</Text>
      {children}
      <SecretInput
        label={t('access.password')}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        error={error}
        autoFocus
      />
    </OpenForm>
  );
}
