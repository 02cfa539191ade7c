import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { Env } from '../../env';

/** Distinguishes trusted proxies from clients. */
export interface Proxies {
  /** Whether the peer with this address is a trusted proxy. */
  isProxy: (address: string) => boolean;
  /** The client's address: the peer's, or the one that trusted proxies forward. */
  senderOf: (request: IncomingMessage) => string;
}

/** The proxies of TRUST_PROXY, read as Fastify reads it (`trustProxy`). */
export function proxiesOf({ trustProxy }: Pick<Env, 'trustProxy'>): Proxies {
  const isTrusted = trustedBy(trustProxy);
  return { isProxy: (address) => isTrusted(address, 0), senderOf: (request) => proxyaddr(request, isTrusted) };
}

/** Decides by the address and the number of hops from the server, 0 for the nearest. */
function trustedBy(trustProxy: Env['trustProxy']): (address: string, place: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, place) => place < trustProxy;
  return proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()));
}
