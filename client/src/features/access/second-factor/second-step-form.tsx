import { useState } from 'react';
import type { SecondStep } from '../../../../../server/domain/second-factor.rules';
import { t } from '../../../i18n/translate';
import { TextInput } from '../../../ui/kit/fields';
import { Anchor, Text } from '../../../ui/kit/text';
import { enter } from '../enter';
import { completeLogIn } from '../log-in';
import { OpenForm } from '../open-page';
import classes from '../open-page.module.css';

interface SecondStepFormProps {
  challenge: string;
  steps: readonly SecondStep[];
  /** The WebAuthn request, as JSON, if the user has a passkey for this address. */
  passkeys: string | undefined;
  onGo: (path: string) => Promise<void>;
  /** The challenge is no longer valid: the log-in begins again. */
  onOver: (problem: string) => void;
  onBack: () => void;
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

/** The second step of a log-in: a passkey, a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, steps, passkeys, onGo, onOver, onBack }: SecondStepFormProps) {
  const [step, setStep] = useState<SecondStep>(steps[0] ?? 'RECOVERY_CODE');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const others = steps.filter((each) => each !== step);
  const isCode = step === 'AUTHENTICATOR';
  const isPasskey = step === 'PASSKEY';

  const change = (to: SecondStep): void => {
    setStep(to);
    setTyped('');
    setProblem(null);
  };

  const askPasskey = async (): Promise<{ passkey: string }> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = { ...JSON.parse(passkeys ?? '{}'), challenge };
    return { passkey: JSON.stringify(await startAuthentication({ optionsJSON })) };
  };

  const submit = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    await send().catch((error: unknown) => {
      console.warn('No passkey was used', error);
      setBusy(false);
      setProblem(t('access.secondStep.noPasskey'));
    });
  };

  const send = async (): Promise<void> => {
    const sent = { challenge, ...(isPasskey ? await askPasskey() : { [isCode ? 'code' : 'recoveryCode']: typed }) };
    await enter(
      () => completeLogIn(sent),
      onGo,
      (refusal) => {
        if ('challenge' in refusal) return;
        if (refusal.isOver) return onOver(refusal.problem);
        setBusy(false);
        setTyped('');
        setProblem(refusal.problem);
      },
    );
  };

  return (
    <OpenForm
      onSubmit={submit}
      busy={busy}
      submitLabel={t(isPasskey ? 'access.secondStep.usePasskey' : 'access.login.submit')}
      problem={problem}
      beside={<Link text={t('access.toLogin')} onClick={onBack} />}
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
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {others.map((other) => (
        <div key={other}>
          <Link text={t(USE[other])} onClick={() => change(other)} />
        </div>
      ))}
    </OpenForm>
  );
}

const Link = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Anchor component="button" type="button" size="sm" className={classes.beside} onClick={onClick}>
    {text}
  </Anchor>
);
