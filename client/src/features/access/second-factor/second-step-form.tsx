import { Anchor, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SecondStep } from '../../../../../server/domain/second-factor.rules';
import { t } from '../../../i18n/translate';
import { enter } from '../enter';
import { completeLogIn } from '../log-in';
import { OpenForm } from '../open-page';
import classes from '../open-page.module.css';

interface SecondStepFormProps {
  challenge: string;
  steps: readonly SecondStep[];
  onGo: (path: string) => Promise<void>;
  /** The challenge is no longer valid: the log-in begins again. */
  onOver: (problem: string) => void;
  onBack: () => void;
}

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ challenge, steps, onGo, onOver, onBack }: SecondStepFormProps) {
  const [step, setStep] = useState(steps[0]);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const other = steps.find((each) => each !== step);
  const isCode = step === 'AUTHENTICATOR';

  const change = (to: SecondStep): void => {
    setStep(to);
    setTyped('');
    setProblem(null);
  };

  const submit = async (): Promise<void> => {
    setBusy(true);
    const sent = { challenge, [isCode ? 'code' : 'recoveryCode']: typed };
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
      submitLabel={t('access.login.submit')}
      problem={problem}
      beside={<Link text={t('access.toLogin')} onClick={onBack} />}
    >
      <Text size="sm" c="dimmed">
        {t(isCode ? 'access.secondStep.codeText' : 'access.secondStep.recoveryText')}
      </Text>
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
      {other && (
        <div>
          <Link
            text={t(isCode ? 'access.secondStep.useRecovery' : 'access.secondStep.useCode')}
            onClick={() => change(other)}
          />
        </div>
      )}
    </OpenForm>
  );
}

const Link = ({ text, onClick }: { text: string; onClick: () => void }) => (
  <Anchor component="button" type="button" size="sm" className={classes.beside} onClick={onClick}>
    {text}
  </Anchor>
);
