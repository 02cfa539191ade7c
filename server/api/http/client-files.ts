import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowStylesOfPage } from './content-policy';

const CLIENT = path.resolve(__dirname, '../../../client');
const PAGE = path.join(CLIENT, 'index.html');

/** Placeholder in the page for the nonce of its answer (client/src/app/style-nonce.ts reads it). */
const NONCE = 'CSP_NONCE';
/** Placeholder for the station's time zone (client/src/ui/text/station-zone.ts). */
const ZONE = 'STATION_TZ';

/** Headers that apply to pages only: scripts and style sheets save half a kilobyte for each of thirty files. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Paths of the client's files; page paths may contain dots too, since they contain names. */
const IS_FILE = /^\/(assets\/|[^/]*\.\w+$)/;

/** Serves the built client; every other path that a browser navigates to is one of its pages. */
export async function serveClient(http: FastifyInstance, timeZone: string): Promise<void> {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').replaceAll(ZONE, timeZone) : null;
  http.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/assets/')) for (const header of OF_PAGES) reply.raw.removeHeader(header);
  });
  if (page !== null)
    await http.register(fastifyStatic, {
      root: CLIENT,
      wildcard: false,
      index: false,
      // Set below; the plugin would send max-age=0 for all.
      cacheControl: false,
      // Each file found becomes a route. The sources are there only when jest runs the server unbuilt.
      globIgnore: ['index.html', 'src/**'],
      setHeaders: (reply, file) => {
        // Vite names its assets by their content.
        const forGood = file.includes(`${path.sep}assets${path.sep}`);
        reply.setHeader('cache-control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  http.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0]!;
    const isPage = request.method === 'GET' && !address.startsWith('/api/') && !IS_FILE.test(address);
    if (!isPage || page === null) return reply.code(404).send({ msg: 'Not found' });
    const nonce = randomBytes(16).toString('base64url');
    allowStylesOfPage(request.raw, reply.raw, nonce);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(page.replaceAll(NONCE, nonce));
  });
}
