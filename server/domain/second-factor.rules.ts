/** The digits of an authenticator's code; people type a blank in the middle. */
export const CODE_DIGITS = 6;

/** Recovery codes made at once; each works once. */
export const RECOVERY_CODES = 10;

/** What may be sent as the second step of a log-in. */
export type SecondStep = 'PASSKEY' | 'AUTHENTICATOR' | 'RECOVERY_CODE';

/** Code of the refusal that demands the second step of a log-in. */
export const SECOND_STEP_NEEDED = 'SECOND_FACTOR_REQUIRED';

/** Code of the refusal of a second step that came too late: the log-in begins again. */
export const CHALLENGE_OVER = 'CHALLENGE_OVER';

/** Code of the refusal of a user who must set up a second factor first. */
export const SET_UP_FIRST = 'SECOND_FACTOR_FIRST';

/** Code of the refusal of a session that was not confirmed in the last minutes. */
export const CONFIRM_SESSION = 'CONFIRM_SESSION';

/** Removes blanks and hyphens from a typed code. */
export const normaliseCode = (typed: string): string => typed.replace(/[\s-]/g, '');

/**
 * The form in which a recovery code is compared: capitals, without hyphens and blanks. The codes have no O, I and L, so
 * those are read as digits (Crockford).
 */
export const normaliseRecoveryCode = (typed: string): string =>
  normaliseCode(typed).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
