import type { UserPrincipal } from '../../../platform/principal';
import type { Sql } from '../../../platform/sql';
import type { Tx } from '../../../platform/submit';
import type { PasskeyPurpose } from './passkey.entity';

/** Minutes to answer the browser's question. */
const LASTS_MINUTES = 5;

/** Stores the challenge that a passkey has to sign next in this session; an earlier one for the same purpose is void. */
export const storePasskeyChallenge = (
  { sql, actor }: Tx<UserPrincipal>,
  purpose: PasskeyPurpose,
  challenge: string,
): Promise<unknown> =>
  sql(
    `INSERT INTO passkey_challenge (session_id, purpose, challenge, expires_at)
     VALUES ($1, $2, $3, now() + ${LASTS_MINUTES} * interval '1 minute')
     ON CONFLICT (session_id, purpose) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [actor.sessionId, purpose, challenge],
  );

const OPEN = 'session_id = $1 AND purpose = $2 AND expires_at > now()';

/** Reads the session's challenge for this purpose; null if there is none, or it has expired. */
export async function readPasskeyChallenge(
  sql: Sql,
  { sessionId }: UserPrincipal,
  purpose: PasskeyPurpose,
): Promise<string | null> {
  const [open] = await sql<{ challenge: string }>(`SELECT challenge FROM passkey_challenge WHERE ${OPEN}`, [
    sessionId,
    purpose,
  ]);
  return open?.challenge ?? null;
}

/** Uses up the session's challenge for this purpose; null if there is none, or it has expired. */
export async function takePasskeyChallenge(
  { sql, actor }: Tx<UserPrincipal>,
  purpose: PasskeyPurpose,
): Promise<string | null> {
  const [taken] = await sql<{ challenge: string }>(`DELETE FROM passkey_challenge WHERE ${OPEN} RETURNING challenge`, [
    actor.sessionId,
    purpose,
  ]);
  return taken?.challenge ?? null;
}
