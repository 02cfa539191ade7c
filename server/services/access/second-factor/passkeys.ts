import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Sql } from '../../../platform/sql';
import type { OpenTransaction } from '../../../platform/transaction';
import { expectedOrigin, type RelyingParty } from './relying-party';

export interface StoredPasskey {
  id: number;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string;
}

/** The user's passkeys for this address of the station. */
export const passkeysOf = (sql: Sql, userId: number, rpId: string): Promise<StoredPasskey[]> =>
  sql<StoredPasskey>(
    `SELECT id, credential_id AS "credentialId", public_key AS "publicKey", counter::int AS counter, transports
     FROM passkey WHERE user_id = $1 AND rp_id = $2 ORDER BY id`,
    [userId, rpId],
  );

const transportsOf = ({ transports }: StoredPasskey): AuthenticatorTransport[] =>
  (transports === '' ? [] : transports.split(',')) as AuthenticatorTransport[];

/** Descriptors of passkeys, for a browser. */
export const descriptorsOf = (passkeys: readonly StoredPasskey[]) =>
  passkeys.map((passkey) => ({
    id: passkey.credentialId,
    type: 'public-key' as const,
    transports: transportsOf(passkey),
  }));

/** Parses a browser's response; null if it is none. */
function parsed<Response extends { id: string; response: { clientDataJSON: string } }>(text: string): Response | null {
  try {
    const value = JSON.parse(text) as Response | null;
    return typeof value?.id === 'string' && typeof value.response?.clientDataJSON === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** What a new passkey is stored as; null if the response does not answer the challenge. */
export async function readNewPasskey(
  rp: RelyingParty,
  challenge: string,
  text: string,
): Promise<Omit<StoredPasskey, 'id'> | null> {
  const response = parsed<RegistrationResponseJSON>(text);
  if (response === null) return null;
  const answer = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: expectedOrigin(rp, response.response.clientDataJSON),
    expectedRPID: rp.id,
    requireUserVerification: false,
  }).catch(() => null);
  if (!answer?.verified || !answer.registrationInfo) return null;
  const { id, publicKey, counter, transports = [] } = answer.registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports: transports.join(',') };
}

/** Accepts the response of one of the user's passkeys to a challenge, and stores its count. */
export async function acceptPasskey(
  { sql }: OpenTransaction,
  { userId, rp, challenge, text }: { userId: number; rp: RelyingParty; challenge: string; text: string },
): Promise<boolean> {
  const response = parsed<AuthenticationResponseJSON>(text);
  const passkey = response && (await passkeysOf(sql, userId, rp.id)).find((each) => each.credentialId === response.id);
  if (!response || !passkey) return false;
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: expectedOrigin(rp, response.response.clientDataJSON),
    expectedRPID: rp.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(passkey.publicKey),
      counter: passkey.counter,
      transports: transportsOf(passkey),
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!answer?.verified) return false;
  await sql('UPDATE passkey SET counter = $2, last_used_at = now() WHERE id = $1', [
    passkey.id,
    answer.authenticationInfo.newCounter,
  ]);
  return true;
}
