import { useState } from 'react';
import type { MessageText } from '../../i18n/translate';
import type { NewPassword } from './new-password-fields';

const NOTHING: NewPassword = { password: '', confirmation: '' };

/** The state of a form with a new password: its fields, and the reason of a refusal until they are edited. */
export function useNewPassword() {
  const [typed, setTyped] = useState(NOTHING);
  const [problem, setProblem] = useState<MessageText | null>(null);

  const retype = (value: NewPassword): void => {
    setTyped(value);
    setProblem(null);
  };
  return { typed, isTyped: typed !== NOTHING, retype, clear: () => retype(NOTHING), problem, setProblem };
}
