import type { Env } from '../../../env';

/** The station as WebAuthn knows it: its host name, and the origin of its pages. */
export interface RelyingParty {
  id: string;
  origin: string | null;
}

/**
 * The station's own address from the settings, never the Host of a request; null where browsers offer no passkeys:
 * without HTTPS, except on this machine.
 */
export function relyingPartyOf({ publicUrl }: Pick<Env, 'publicUrl'>): RelyingParty | null {
  if (publicUrl === undefined) return { id: 'localhost', origin: null };
  const { protocol, hostname, origin } = new URL(publicUrl);
  if (hostname === 'localhost') return { id: hostname, origin: null };
  return protocol === 'https:' ? { id: hostname, origin } : null;
}

const OF_THIS_MACHINE = /^https?:\/\/localhost(:\d+)?$/;

/** The origin that a response must name. On this machine any port is the station's. */
export function expectedOrigin({ origin }: RelyingParty, clientDataJson: string): string {
  if (origin !== null) return origin;
  const given = originIn(Buffer.from(clientDataJson, 'base64url').toString());
  return OF_THIS_MACHINE.test(given) ? given : 'http://localhost';
}

/** The origin in the browser's data; empty if it is not readable, which the verification then refuses. */
function originIn(json: string): string {
  try {
    return String((JSON.parse(json) as { origin?: unknown }).origin ?? '');
  } catch {
    return '';
  }
}
