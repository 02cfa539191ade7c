import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { problemOfField } from '../../../../server/domain/field-rules';
import { passwordRule } from '../../../../server/domain/password.rules';
import { type MessageText, t } from '../../i18n/translate';
import classes from './open-page.module.css';
import { SecretInput } from './secret-input';

export interface NewPassword {
  password: string;
  confirmation: string;
}

interface NewPasswordFieldsProps {
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  error?: MessageText;
  autoFocus?: boolean;
}

/** A new password, typed twice, with its rules checked while typing. */
export function NewPasswordFields({ value, onChange, error, autoFocus }: NewPasswordFieldsProps) {
  const { password, confirmation } = value;
  return (
    <>
      <SecretInput
        label={t('access.newPassword')}
        name="newPassword"
        value={password}
        onChange={(typed) => onChange({ ...value, password: typed })}
        autoComplete="new-password"
        error={error}
        autoFocus={autoFocus}
      />
      <SecretInput
        label={t('access.confirmation')}
        name="confirmation"
        value={confirmation}
        onChange={(typed) => onChange({ ...value, confirmation: typed })}
        autoComplete="new-password"
      />
      <ul className={classes.rules}>
        <Rule holds={problemOfField('password', passwordRule, password) === null} text={t('access.rule.length')} />
        <Rule holds={password !== '' && password === confirmation} text={t('access.rule.same')} />
      </ul>
    </>
  );
}

const Rule = ({ holds, text }: { holds: boolean; text: string }) => (
  <li data-holds={holds || undefined}>
    {holds ? <IconCircleCheck size={16} aria-hidden /> : <IconCircle size={16} aria-hidden />}
    <span>{text}</span>
  </li>
);
