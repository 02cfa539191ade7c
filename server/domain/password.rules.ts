import { access } from './access.messages';
import { type FieldRule, problemOfField } from './field-rules';
import type { Problem } from './kernel/problem';

/**
 * Used as typed: neither trimmed nor changed in case. Of the specification's two upper bounds, the 15 of its message
 * applies.
 */
export const passwordRule: FieldRule = {
  kind: 'password',
  min: 5,
  max: 15,
  required: true,
  message: 'password must be 5 to 15 characters',
};

export interface NewPassword {
  password: string;
  /** The repeated password; the old tools send the password only. */
  confirmation?: string;
}

export interface PasswordReset extends NewPassword {
  autoGen: string | null;
  id: string | null;
}

/** Validates a new password: first its length, then that both entries match. */
export function problemsOfNewPassword({ password, confirmation }: NewPassword): Problem[] {
  const tooShortOrLong = problemOfField('password', passwordRule, password);
  if (tooShortOrLong !== null) return [tooShortOrLong];
  if (confirmation !== undefined && confirmation !== password)
    return [{ code: 'PASSWORDS_DIFFER', ...access.passwordsDiffer(), field: 'confirmation' }];
  return [];
}

/** Validates a new password set through a mailed link, in the specification's order. */
export function problemsOfReset({ autoGen, id, ...typed }: PasswordReset): Problem[] {
  const problems = problemsOfNewPassword(typed);
  if (problems.length > 0 || (autoGen && id)) return problems;
  return [{ code: 'LINK_INCOMPLETE', ...access.linkIncomplete() }];
}
