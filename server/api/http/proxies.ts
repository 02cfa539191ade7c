import type { IncomingMessage } from 'node:http';
import proxyaddr from '@fastify/proxy-addr';
import type { Env } from '../../env';

/** How the addresses before the server are told apart: its own proxies, and whom they speak for. */
export interface Proxies {
  /** Whether a peer of this address is a proxy that is trusted. */
  isProxy: (address: string) => boolean;
  /** Who sent a request: the peer, or whom trusted proxies name. */
  senderOf: (request: IncomingMessage) => string;
}

/** The proxies of TRUST_PROXY, read as Fastify reads it (`trustProxy`). */
export function proxiesOf({ trustProxy }: Pick<Env, 'trustProxy'>): Proxies {
  const isTrusted = trustedBy(trustProxy);
  return { isProxy: (address) => isTrusted(address, 0), senderOf: (request) => proxyaddr(request, isTrusted) };
}

/** By its address and its place before the server, the nearest at 0. */
function trustedBy(trustProxy: Env['trustProxy']): (address: string, place: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, place) => place < trustProxy;
  return proxyaddr.compile(trustProxy.split(',').map((address) => address.trim()));
}
