import { access } from './access.messages';
import { emailRule } from './email.rule';
import { type FieldRules, problemsOfFields } from './field-rules';
import type { Problem } from './kernel/problem';
import { passwordRule } from './password.rules';

/** A user's fields (specification, section 5). */
export const userRules = {
  name: { kind: 'text', min: 1, max: 45, case: 'upper', required: true, message: 'Name canot be empty' },
  // Users may type it in capitals at log-in.
  email: { ...emailRule, case: 'lower' },
  phoneNo: {
    kind: 'text',
    min: 10,
    max: 200,
    required: true,
    message: 'Phone number must be 10 or more characters each must be comma separated',
  },
  address: {
    kind: 'text',
    min: 2,
    max: 100,
    required: true,
    message: 'Address must be string between 2 to 100 character',
  },
} as const satisfies FieldRules;

const SET_UP_RULES: FieldRules = { name: userRules.name, email: userRules.email };

/** Validates the first user of a station, without the password. */
export const problemsOfSetUp = ({ code, ...user }: { code: string; name: string; email: string }): Problem[] => [
  ...(code.trim() === '' ? [{ code: 'WRONG_CODE', ...access.setUpCodeMissing(), field: 'code' }] : []),
  ...problemsOfFields(SET_UP_RULES, user),
];

const loginRules: FieldRules = { email: userRules.email, password: passwordRule };

/** Validates a log-in before any look-up. Any wrong log-in gets the same message, which does not reveal who is registered. */
export const problemsOfLogin = (login: { email: string; password: string }): Problem[] =>
  problemsOfFields(loginRules, login).length === 0 ? [] : [{ code: 'LOGIN_REFUSED', ...access.logInRefused() }];
