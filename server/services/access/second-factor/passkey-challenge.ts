import type { OpenTransaction } from '../../../platform/transaction';

/** Minutes to answer the browser's question. */
const LASTS_MINUTES = 5;

/** Stores the challenge that a passkey of the user has to sign next; an earlier one becomes void. */
export const storePasskeyChallenge = ({ sql }: OpenTransaction, userId: number, challenge: string): Promise<unknown> =>
  sql(
    `INSERT INTO passkey_challenge (user_id, challenge, expires_at)
     VALUES ($1, $2, now() + ${LASTS_MINUTES} * interval '1 minute')
     ON CONFLICT (user_id) DO UPDATE SET challenge = excluded.challenge, expires_at = excluded.expires_at`,
    [userId, challenge],
  );

/** Uses up the user's challenge; null if there is none, or it has expired. */
export async function takePasskeyChallenge({ sql }: OpenTransaction, userId: number): Promise<string | null> {
  const [taken] = await sql<{ challenge: string }>(
    'DELETE FROM passkey_challenge WHERE user_id = $1 AND expires_at > now() RETURNING challenge',
    [userId],
  );
  return taken?.challenge ?? null;
}
