import { type KeyboardEvent, useState } from 'react';
import { type MessageText, said, t } from '../../i18n/translate';
import { PasswordInput } from '../../ui/kit/fields';
import classes from './open-page.module.css';

interface SecretInputProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  error?: MessageText;
  autoFocus?: boolean;
}

/** A password field with a show button and a Caps Lock warning. */
export function SecretInput({ onChange, error, ...field }: SecretInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordInput
        {...field}
        // The initial field of a dialog.
        data-autofocus={field.autoFocus || undefined}
        error={said(error)}
        required
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          'aria-label': t(shown ? 'access.hidePassword' : 'access.showPassword'),
          tabIndex: 0,
        }}
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={() => setCapsLock(false)}
      />
      <p className={classes.capsLock} role="status" hidden={!capsLock}>
        {capsLock && t('access.capsLock')}
      </p>
    </div>
  );
}
