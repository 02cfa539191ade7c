import { isIP } from 'node:net';
import type { Env } from '../../env';

/**
 * Whether the Host of a request is a name of this station. A page elsewhere may let its own name lead here (DNS rebinding),
 * and browsers then take it for a page of the station; such a page cannot choose an address, a name of this machine or its
 * network, or one that the station was given (PUBLIC_URL, ALLOWED_HOSTS).
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

/** Without the port, in small letters; null where there is none, as a tool of HTTP/1.0 sends it, or none that can be read. */
function nameOf(host: string | undefined): string | null {
  const [, address, name] = /^(?:\[([\da-f:.]+)\]|([^:[\]/@\s]+))(?::\d*)?$/i.exec(host ?? '') ?? [];
  return (address ?? name)?.toLowerCase().replace(/\.$/, '') ?? null;
}

/** 'localhost', 'office-pc', 'office-pc.local': no name server of the internet answers for these. */
const isOfNetwork = (name: string): boolean =>
  !name.includes('.') || /\.(localhost|local|lan|internal|home\.arpa)$/.test(name);
