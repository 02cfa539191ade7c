import { type ReactNode, useState } from 'react';
import type { SecondStep } from '../../../../../server/domain/second-factor.rules';
import { t } from '../../../i18n/translate';
import { TextInput } from '../../../ui/kit/fields';
import { Text } from '../../../ui/kit/text';
import { OpenForm, OpenLink } from '../open-page';

/** What the server checks. */
export type SecondStepAnswer = { code: string } | { recoveryCode: string } | { passkey: string };

interface SecondStepFormProps {
  steps: readonly SecondStep[];
  /** The WebAuthn request, with its challenge. */
  passkeyOptions: () => Promise<object>;
  onSend: (answer: SecondStepAnswer) => Promise<void>;
  busy: boolean;
  submitLabel: string;
  /** Why the typed code was refused. */
  error?: string | undefined;
  /** Any other refusal. */
  problem?: string | undefined;
  /** Beside the submit button. */
  beside?: ReactNode;
}

const TEXT = {
  PASSKEY: 'access.secondStep.passkeyText',
  AUTHENTICATOR: 'access.secondStep.codeText',
  RECOVERY_CODE: 'access.secondStep.recoveryText',
} as const satisfies Record<SecondStep, string>;

const USE = {
  PASSKEY: 'access.secondStep.usePasskey',
  AUTHENTICATOR: 'access.secondStep.useCode',
  RECOVERY_CODE: 'access.secondStep.useRecovery',
} as const satisfies Record<SecondStep, string>;

/** Asks for a second step: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStepForm(props: SecondStepFormProps) {
  const { steps, passkeyOptions, onSend, busy, submitLabel, error, problem, beside } = props;
  const [step, setStep] = useState<SecondStep>(steps[0] ?? 'RECOVERY_CODE');
  const [typed, setTyped] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const [noPasskey, setNoPasskey] = useState<string | null>(null);
  /** The refusals of another step are no longer shown. */
  const [isNew, setIsNew] = useState(true);
  const others = steps.filter((each) => each !== step);
  const isCode = step === 'AUTHENTICATOR';
  const isPasskey = step === 'PASSKEY';

  const change = (to: SecondStep): void => {
    setStep(to);
    setTyped('');
    setNoPasskey(null);
    setIsNew(true);
  };

  const askPasskey = async (): Promise<{ passkey: string } | null> => {
    setIsAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = (await passkeyOptions()) as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      return { passkey: JSON.stringify(await startAuthentication({ optionsJSON })) };
    } catch (error) {
      console.warn('No passkey was used', error);
      setNoPasskey(t('access.secondStep.noPasskey'));
      return null;
    } finally {
      setIsAsking(false);
    }
  };

  const submit = async (): Promise<void> => {
    setNoPasskey(null);
    const answer = isPasskey ? await askPasskey() : isCode ? { code: typed } : { recoveryCode: typed };
    if (answer === null) return;
    setIsNew(false);
    await onSend(answer);
    setTyped('');
  };

  return (
    <OpenForm
      onSubmit={submit}
      busy={busy || isAsking}
      submitLabel={isPasskey ? t('access.secondStep.usePasskey') : submitLabel}
      problem={noPasskey ?? (isNew ? null : (problem ?? null))}
      beside={beside}
    >
      <Text size="sm" c="dimmed">
        {t(TEXT[step])}
      </Text>
      {!isPasskey && (
        <TextInput
          key={step}
          label={t(isCode ? 'access.twoStep.code' : 'access.secondStep.recoveryCode')}
          name={isCode ? 'code' : 'recoveryCode'}
          inputMode={isCode ? 'numeric' : 'text'}
          autoComplete={isCode ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          required
          autoFocus
          data-autofocus
          value={typed}
          error={isNew ? undefined : error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {others.map((other) => (
        <div key={other}>
          <OpenLink text={t(USE[other])} onClick={() => change(other)} />
        </div>
      ))}
    </OpenForm>
  );
}
