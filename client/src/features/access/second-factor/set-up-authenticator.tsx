import { useState } from 'react';
import { ConfirmAuthenticatorDocument, StartAuthenticatorDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { said, t } from '../../../i18n/translate';
import { TextInput } from '../../../ui/kit/fields';
import { Text } from '../../../ui/kit/text';
import { OpenForm } from '../open-page';
import { PasswordStep } from './password-step';
import { QrCode } from './qr-code';
import classes from './second-factor.module.css';

interface ShownKey {
  address: string;
  keyText: string;
}

interface SetUpAuthenticatorProps {
  /** Called when the app is in use, with new recovery codes if any were made. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  /** The user has just logged in: the password is asked for only if the server wants it again. */
  hasLoggedIn?: boolean;
}

/** Sets up an authenticator app: the password first, then the key and its first code. */
export function SetUpAuthenticator({ onDone, hasLoggedIn = false }: SetUpAuthenticatorProps) {
  const [shown, setShown] = useState<ShownKey | null>(null);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(StartAuthenticatorDocument);
  const [asksPassword, setAsksPassword] = useState(!hasLoggedIn);
  if (fieldErrors.password !== undefined && !asksPassword) setAsksPassword(true);

  const start = async (password: string | null): Promise<void> => {
    const answer = await submit({ input: { password } });
    if (answer?.address && answer.key) setShown({ address: answer.address, keyText: answer.key });
    // An attempt whose answer was lost got the key, which is shown once; another attempt gets a new one.
    else if (answer) await start(password);
  };

  if (shown !== null) return <ConfirmKey {...shown} onDone={onDone} />;
  if (!asksPassword)
    return (
      <OpenForm
        onSubmit={() => start(null)}
        busy={busy}
        submitLabel={t('access.twoStep.continue')}
        problem={formErrors[0] ?? null}
      />
    );
  return (
    <PasswordStep
      text={t('access.twoStep.confirmYou')}
      submitLabel={t('access.twoStep.continue')}
      onSubmit={start}
      busy={busy}
      error={fieldErrors.password}
      problem={formErrors[0]}
    />
  );
}

function ConfirmKey({ address, keyText, onDone }: ShownKey & SetUpAuthenticatorProps) {
  const [code, setCode] = useState('');
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ConfirmAuthenticatorDocument, {
    success: () => t('access.twoStep.done'),
  });

  const confirm = async (): Promise<void> => {
    const answer = await submit({ input: { code } });
    if (answer) onDone(answer.recoveryCodes ?? null);
  };

  return (
    <OpenForm onSubmit={confirm} busy={busy} submitLabel={t('access.twoStep.turnOn')} problem={formErrors[0] ?? null}>
      <Text size="sm">{t('access.twoStep.scan')}</Text>
      <QrCode text={address} label={t('access.twoStep.qr')} />
      <div>
        <Text size="sm">{t('access.twoStep.key')}</Text>
        <p className={classes.key}>{keyText.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <TextInput
        label={t('access.twoStep.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
        value={code}
        error={said(fieldErrors.code)}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
    </OpenForm>
  );
}
