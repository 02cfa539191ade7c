import { useEffect, useEffectEvent, useState } from 'react';
import { type MessageText, t } from '../../i18n/translate';
import { prefetchWhenIdle } from '../../ui/feedback/lazy-when-idle';
import { Alert } from '../../ui/kit/feedback';
import { TextInput } from '../../ui/kit/fields';
import { Anchor } from '../../ui/kit/text';
import { enter, type Refusal } from './enter';
import { completeLogIn, logIn, needsSetUp } from './log-in';
import { OpenForm, OpenLink, OpenPage } from './open-page';
import classes from './open-page.module.css';
import { RecoveryForm } from './recovery-form';
import { type SecondStepAnswer, SecondStepForm } from './second-factor/second-step-form';
import { SecretInput } from './secret-input';

// Not needed before the form is sent.
let rules: typeof import('../../../../server/domain/user.rules') | null = null;
prefetchWhenIdle(async () => {
  rules = await import('../../../../server/domain/user.rules');
});

/** Without the rules the server refuses the same: the log-in does not wait for them. */
const problemOfLogin = (login: { email: string; password: string }): MessageText | undefined =>
  rules?.problemsOfLogin(login)[0];

type Challenge = Extract<Refusal, { challenge: string }>;

interface LogInWorkspaceProps {
  /** A message about the previous step. */
  notice?: string;
  /** Navigates to a page and replaces the current history entry. */
  onGo: (path: string) => Promise<void>;
}

/**
 * The log-in form, replaced by the password recovery on request. Works without the router, so that the log-in page does
 * not wait for it.
 */
export function LogInWorkspace({ notice: before, onGo }: LogInWorkspaceProps) {
  const [recovering, setRecovering] = useState(false);
  const [notice, setNotice] = useState(before);
  const [email, setEmail] = useState('');
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const onNeeded = useEffectEvent(() => onGo('/setup'));

  useEffect(() => {
    void needsSetUp().then((needed) => (needed ? onNeeded() : undefined));
  }, []);

  if (recovering) {
    return (
      <OpenPage title={t('access.recovery')}>
        <RecoveryForm
          email={email}
          onCancel={() => setRecovering(false)}
          onSent={() => {
            setNotice(t('access.recovery.sent'));
            setRecovering(false);
          }}
        />
      </OpenPage>
    );
  }
  if (challenge !== null) {
    return (
      <OpenPage title={t('access.twoStep')}>
        <SecondStep
          challenge={challenge}
          onBack={() => setChallenge(null)}
          onGo={onGo}
          onOver={(why) => {
            setChallenge(null);
            setOver(why);
          }}
        />
      </OpenPage>
    );
  }
  return (
    <OpenPage title={t('access.login')}>
      {notice && (
        <Alert color="green" role="status">
          {notice}
        </Alert>
      )}
      <LogInForm
        email={email}
        onEmail={setEmail}
        onForgot={() => setRecovering(true)}
        onGo={onGo}
        onChallenge={(needed) => {
          setNotice(undefined);
          setOver(null);
          setChallenge(needed);
        }}
        problem={over}
      />
    </OpenPage>
  );
}

interface SecondStepProps extends Pick<LogInWorkspaceProps, 'onGo'> {
  challenge: Challenge;
  /** The challenge is no longer valid: the log-in begins again. */
  onOver: (problem: string) => void;
  onBack: () => void;
}

/** The second step of a log-in. */
function SecondStep({ challenge: { challenge, secondSteps, passkeys }, onGo, onOver, onBack }: SecondStepProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const complete = async (answer: SecondStepAnswer): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    await enter(
      () => completeLogIn({ challenge, ...answer }),
      onGo,
      (refusal) => {
        if ('challenge' in refusal) return;
        if (refusal.isOver) return onOver(refusal.problem);
        setBusy(false);
        setProblem(refusal.problem);
      },
    );
  };

  return (
    <SecondStepForm
      steps={secondSteps}
      passkeyOptions={async () => ({ ...JSON.parse(passkeys ?? '{}'), challenge })}
      onSend={complete}
      busy={busy}
      submitLabel={t('access.login.submit')}
      problem={problem}
      beside={<OpenLink text={t('access.toLogin')} onClick={onBack} />}
    />
  );
}

interface LogInFormProps extends Pick<LogInWorkspaceProps, 'onGo'> {
  onChallenge: (challenge: Challenge) => void;
  /** Why an earlier log-in ended. */
  problem: string | null;
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
}

function LogInForm({ email, onEmail, onForgot, onGo, onChallenge, problem: before }: LogInFormProps) {
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MessageText | null>(before);

  const submit = async (): Promise<void> => {
    const malformed = problemOfLogin({ email, password });
    if (malformed) {
      setProblem(malformed);
      return;
    }
    setBusy(true);
    await enter(
      () => logIn(email, password),
      onGo,
      (refusal) => {
        setBusy(false);
        if ('challenge' in refusal) onChallenge(refusal);
        else setProblem(refusal.problem);
      },
    );
  };

  return (
    <OpenForm
      onSubmit={submit}
      busy={busy}
      submitLabel={t('access.login.submit')}
      problem={problem}
      beside={
        <Anchor component="button" type="button" size="sm" className={classes.beside} onClick={onForgot}>
          {t('access.forgot')}
        </Anchor>
      }
    >
      <TextInput
        label={t('access.email')}
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={({ currentTarget }) => onEmail(currentTarget.value)}
      />
      <SecretInput
        label={t('access.password')}
        name="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
      />
    </OpenForm>
  );
}
