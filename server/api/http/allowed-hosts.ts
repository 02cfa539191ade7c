import { isIP } from 'node:net';
import type { Env } from '../../env';

/**
 * Returns a check whether the Host of a request is a name of this station. A foreign page may resolve its own name to this
 * address (DNS rebinding), and browsers then treat it as the station's origin. Such a page cannot use an IP address, a name of
 * this machine or its network, or a configured name (PUBLIC_URL, ALLOWED_HOSTS).
 */
export function hostCheckOf({
  publicUrl,
  allowedHosts,
}: Pick<Env, 'publicUrl' | 'allowedHosts'>): (host: string | undefined) => boolean {
  const named = new Set([...allowedHosts, ...(publicUrl === undefined ? [] : [new URL(publicUrl).hostname])]);
  return (host) => {
    const name = nameOf(host);
    return name !== null && (named.has(name) || isIP(name) > 0 || isOfNetwork(name));
  };
}

/** The host in lower case, without the port; null if it is missing, as in HTTP/1.0, or malformed. */
function nameOf(host: string | undefined): string | null {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^:[\]/@\s]+))(?::\d*)?$/i.exec(host ?? '') ?? [];
  return (address ?? name)?.toLowerCase().replace(/\.$/, '') ?? null;
}

/** 'localhost', 'office-pc', 'office-pc.local': public DNS does not resolve these. */
const isOfNetwork = (name: string): boolean =>
  !name.includes('.') || /\.(localhost|local|lan|internal|home\.arpa)$/.test(name);
