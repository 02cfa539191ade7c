import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { AddPasskeyDocument, RemovePasskeyDocument, StartPasskeyDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { said, t } from '../../../i18n/translate';
import { TextInput } from '../../../ui/kit/fields';
import { deviceName } from '../device-name';
import { PasswordStep } from './password-step';

/** Whether this page can make passkeys: in a secure context, under the station's own address. */
export const canAddPasskey = (host: string | null | undefined): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && location.hostname === host;

/** The address of this page under the host name for which passkeys can be made, if this page is on the same machine. */
export function addressForPasskeys(host: string | null | undefined): string | null {
  const isThisMachine = ['127.0.0.1', '[::1]'].includes(location.hostname);
  if (host !== 'localhost' || !isThisMachine) return null;
  return Object.assign(new URL(location.href), { hostname: host }).href;
}

/** Adds a passkey of this device: the password, and then the browser's own question. */
export function AddPasskey({ onDone }: { onDone: (recoveryCodes: readonly string[] | null) => void }) {
  const [name, setName] = useState(deviceName(navigator.userAgent).slice(0, 40));
  const [problem, setProblem] = useState<string>();
  const start = useSubmit(StartPasskeyDocument);
  const add = useSubmit(AddPasskeyDocument, { success: () => t('access.passkeys.added') });

  const submit = async (password: string): Promise<void> => {
    setProblem(undefined);
    const options = (await start.submit({ input: { password } }))?.options;
    if (!options) return;
    const made = await startRegistration({ optionsJSON: JSON.parse(options) }).catch((error: unknown) => {
      console.warn('No passkey was made', error);
      setProblem(t('access.passkeys.none'));
    });
    const added = made && (await add.submit({ input: { name, response: JSON.stringify(made) } }));
    if (added) onDone(added.recoveryCodes ?? null);
  };
  return (
    <PasswordStep
      text={t('access.passkeys.text')}
      submitLabel={t('access.twoStep.continue')}
      onSubmit={submit}
      busy={start.busy || add.busy}
      error={start.fieldErrors.password}
      problem={problem ?? start.formErrors[0] ?? add.formErrors[0]}
    >
      <TextInput
        label={t('access.passkeys.name')}
        name="passkeyName"
        maxLength={40}
        required
        value={name}
        error={said(add.fieldErrors.name)}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </PasswordStep>
  );
}

/** Removes a passkey. */
export function RemovePasskey({ passkeyId, onDone }: { passkeyId: number; onDone: () => void }) {
  const { submit, busy, fieldErrors, formErrors } = useSubmit(RemovePasskeyDocument, {
    success: () => t('access.passkeys.removed'),
  });
  const remove = async (password: string): Promise<void> => {
    if (await submit({ input: { passkeyId, password } })) onDone();
  };
  return (
    <PasswordStep
      text={t('access.twoStep.confirmYou')}
      submitLabel={t('access.passkeys.remove')}
      onSubmit={remove}
      busy={busy}
      error={fieldErrors.password}
      problem={formErrors[0]}
    />
  );
}
