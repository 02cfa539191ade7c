import type { Right } from './rights';

/** Each of these opens the bell: to decide on what waits, or to be told of new users, roles and API keys. */
export const BELL_RIGHTS = ['changes.decide', 'users.manage', 'keys.manage'] as const satisfies readonly Right[];
