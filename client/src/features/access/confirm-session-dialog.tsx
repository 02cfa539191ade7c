import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SecondStep } from '../../../../server/domain/second-factor.rules';
import { ConfirmSessionDocument, StartConfirmationDocument } from '../../graphql/generated/graphql';
import { GraphqlProvider } from '../../graphql/graphql-provider';
import type { SessionQuestion } from '../../graphql/session-question';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { SkeletonRows } from '../../ui/feedback/loading';
import { PasswordStep } from './second-factor/password-step';
import { type SecondStepAnswer, SecondStepForm } from './second-factor/second-step-form';

/** Asks for the password, or for the second step of a user who has one, before rights are given. */
export default function ConfirmSessionDialog({ question }: { question: SessionQuestion }) {
  return (
    <GraphqlProvider>
      <Dialog title={t('access.confirmSession')} opened boxOnPhone width={420} onClose={() => question.answer(false)}>
        <Confirmation onDone={() => question.answer(true)} onFailed={() => question.answer(false)} />
      </Dialog>
    </GraphqlProvider>
  );
}

interface ConfirmationProps {
  onDone: () => void;
  /** The server did not say how to confirm; a toast has told why. */
  onFailed: () => void;
}

function Confirmation({ onDone, onFailed }: ConfirmationProps) {
  const [steps, setSteps] = useState<readonly SecondStep[] | null>(null);
  /** The request to a passkey that came with the steps, until it is used. */
  const firstOptions = useRef<string | null>(null);
  const { submit: start } = useSubmit(StartConfirmationDocument);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ConfirmSessionDocument, { showsRefusals: true });

  const load = useEffectEvent(async () => {
    const started = await start({});
    if (!started) return onFailed();
    firstOptions.current = started.passkeyOptions ?? null;
    setSteps((started.secondSteps ?? []) as readonly SecondStep[]);
  });
  useEffect(() => void load(), []);

  const confirm = async (input: SecondStepAnswer | { password: string }): Promise<void> => {
    if (await submit({ input })) onDone();
  };
  /** A challenge works once, so each further attempt gets its own. */
  const passkeyOptions = async (): Promise<object> => {
    const options = firstOptions.current ?? (await start({}))?.passkeyOptions;
    firstOptions.current = null;
    return JSON.parse(options ?? '{}');
  };

  if (steps === null) return <SkeletonRows />;
  if (steps.length === 0)
    return (
      <PasswordStep
        text={t('access.confirmSession.password')}
        submitLabel={t('access.confirmSession.submit')}
        onSubmit={(password) => confirm({ password })}
        busy={busy}
        error={fieldErrors.password}
        problem={formErrors[0]}
      />
    );
  return (
    <SecondStepForm
      steps={steps}
      passkeyOptions={passkeyOptions}
      onSend={confirm}
      busy={busy}
      submitLabel={t('access.confirmSession.submit')}
      error={said(fieldErrors.code ?? fieldErrors.recoveryCode)}
      problem={said(fieldErrors.passkey ?? formErrors[0])}
    />
  );
}
