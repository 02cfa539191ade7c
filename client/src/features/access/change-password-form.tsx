import { useState } from 'react';
import { problemsOfNewPassword } from '../../../../server/domain/password.rules';
import { ChangePasswordDocument } from '../../graphql/generated/graphql';
import { useUnsaved } from '../../hooks/unsaved';
import { useSubmit } from '../../hooks/use-submit';
import { said, t } from '../../i18n/translate';
import classes from './my-account-page.module.css';
import { NewPasswordFields } from './new-password-fields';
import { OpenForm } from './open-page';
import { SecretInput } from './secret-input';
import { useNewPassword } from './use-new-password';

/** Changes the password; this ends the user's other sessions. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const [current, setCurrent] = useState('');
  const { typed, isTyped, retype, clear, problem, setProblem } = useNewPassword();
  useUnsaved(current !== '' || isTyped);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ChangePasswordDocument, {
    success: () => t('access.changePassword.done'),
  });

  const change = async (): Promise<void> => {
    const [wrong] = problemsOfNewPassword(typed);
    setProblem(wrong ?? null);
    if (wrong || !(await submit({ input: { currentPassword: current, newPassword: typed.password } }))) return;
    setCurrent('');
    clear();
    onChanged();
  };

  return (
    <div className={classes.password}>
      <OpenForm
        onSubmit={change}
        busy={busy}
        submitLabel={t('access.changePassword.submit')}
        problem={problem ?? formErrors[0] ?? null}
      >
        {/* Tells password managers which account the password belongs to. */}
        <input name="email" autoComplete="username" value={email} readOnly hidden />
        <SecretInput
          label={t('access.currentPassword')}
          name="currentPassword"
          value={current}
          onChange={setCurrent}
          autoComplete="current-password"
          error={said(fieldErrors.currentPassword)}
        />
        <NewPasswordFields value={typed} onChange={retype} error={fieldErrors.newPassword} />
      </OpenForm>
    </div>
  );
}
