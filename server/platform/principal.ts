import type { Access, Right } from '../domain/rights';

/** Who has a row in `app_user`, so that documents and the audit can name them. */
interface Account {
  userId: number;
  name: string;
  email: string;
  /** The rights of the user's role, or of the key. */
  rights: ReadonlySet<Right>;
}

/** A person who is logged in. */
export interface UserPrincipal extends Account {
  kind: 'user';
  sessionId: number;
  /** The station requires a second factor of this user, who has none yet. */
  mustSetUpSecondFactor?: boolean;
  /** The session was not confirmed in the last ten minutes. */
  mustConfirm: boolean;
}

/** A program that calls with an API key. */
export interface ServicePrincipal extends Account {
  kind: 'service';
  keyId: number;
}

/** The server itself: its workers and its command line. It does not pass the entry points and has no account. */
export interface SystemPrincipal {
  kind: 'system';
}

export const SYSTEM: SystemPrincipal = { kind: 'system' };

/** Who calls an entry point. Read from the session or the key on every request, never from the token itself. */
export type Actor = UserPrincipal | ServicePrincipal;

export type Principal = Actor | SystemPrincipal;

/** Who passes the check of an access: null is a caller without a log-in. */
export type CallerOf<A extends Access> = A extends 'anyone'
  ? Actor | null
  : A extends 'ownAccount'
    ? UserPrincipal
    : Actor;
