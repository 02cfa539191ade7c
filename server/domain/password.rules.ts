import { type FieldRule, problemOfField } from './field-rules';
import type { Problem } from './kernel/problem';

/** Taken as typed: neither trimmed nor changed in case. Of the specification's two upper bounds, its message's 15. */
export const passwordRule: FieldRule = {
  kind: 'password',
  min: 5,
  max: 15,
  required: true,
  message: 'password must be 5 to 15 characters',
};

export interface NewPassword {
  password: string;
  /** What was typed the second time; the old tools send the password only. */
  confirmation?: string;
}

export interface PasswordReset extends NewPassword {
  autoGen: string | null;
  id: string | null;
}

/** Why a new password cannot be set: its length first, then that it was not typed the same twice. */
export function problemsOfNewPassword({ password, confirmation }: NewPassword): Problem[] {
  const tooShortOrLong = problemOfField('password', passwordRule, password);
  if (tooShortOrLong !== null) return [tooShortOrLong];
  if (confirmation !== undefined && confirmation !== password)
    return [{ code: 'PASSWORDS_DIFFER', message: "passwords don't match", field: 'confirmation' }];
  return [];
}

/** Why a new password cannot be set through a mailed link, in the specification's order. */
export function problemsOfReset({ autoGen, id, ...typed }: PasswordReset): Problem[] {
  const problems = problemsOfNewPassword(typed);
  if (problems.length > 0 || (autoGen && id)) return problems;
  return [{ code: 'LINK_INCOMPLETE', message: 'missing token and id' }];
}
