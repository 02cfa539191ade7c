import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Problem } from '../../../../server/domain/kernel/problem';
import { problemsOfNewPassword } from '../../../../server/domain/password.rules';
import { problemsOfSetUp } from '../../../../server/domain/user.rules';
import { SetUpStationDocument } from '../../graphql/generated/graphql';
import { GraphqlProvider } from '../../graphql/graphql-provider';
import { storeToken } from '../../graphql/session';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import { TextInput } from '../../ui/kit/fields';
import { Text } from '../../ui/kit/text';
import { logIn } from './log-in';
import { NewPasswordFields } from './new-password-fields';
import { OpenForm, OpenPage } from './open-page';
import { useNewPassword } from './use-new-password';

/** The first visit to a new station: creates the first admin with the code that the server printed at its start. */
export const Component = () => (
  <GraphqlProvider>
    <OpenPage title={t('access.setUp')}>
      <SetUpForm />
    </OpenPage>
  </GraphqlProvider>
);

function SetUpForm() {
  const navigate = useNavigate();
  const { submit, busy, fieldErrors, formErrors } = useSubmit(SetUpStationDocument);
  const [admin, setAdmin] = useState({ code: '', name: '', email: '' });
  const { typed, retype, problem, setProblem } = useNewPassword();
  /** Found before it was sent: all of them at once. */
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const setUp = async (): Promise<void> => {
    const { password } = typed;
    const [wrong] = problemsOfNewPassword(typed);
    const found = problemsOfSetUp(admin);
    setProblem(wrong ?? null);
    setProblems(found);
    if (wrong || found.length > 0 || !(await submit({ input: { ...admin, password } }))) return;
    const answer = await logIn(admin.email, password);
    const isIn = 'token' in answer;
    if (isIn) storeToken(answer.token);
    await navigate(isIn ? '/' : '/login', { replace: true });
  };

  const field = (name: keyof typeof admin) => ({
    name,
    required: true,
    value: admin[name],
    error: said(problems.find((one) => one.field === name) ?? fieldErrors[name]),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setAdmin({ ...admin, [name]: currentTarget.value }),
  });

  return (
    <OpenForm onSubmit={setUp} busy={busy} submitLabel={t('access.submit')} problem={problem ?? formErrors[0] ?? null}>
      <Text size="sm" c="dimmed">
        {t('access.setUp.text')}
      </Text>
      <TextInput {...field('code')} label={t('access.setUp.code')} autoComplete="one-time-code" autoFocus />
      <TextInput {...field('name')} label={t('access.name')} autoComplete="name" />
      <TextInput {...field('email')} label={t('access.email')} type="email" autoComplete="username" />
      <NewPasswordFields value={typed} onChange={retype} error={fieldErrors.password} />
    </OpenForm>
  );
}
