import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { allowStylesOfPage } from './content-policy';

const CLIENT = path.resolve(__dirname, '../../../client');
const PAGE = path.join(CLIENT, 'index.html');

/** What stands in the page for the nonce of its answer (client/src/app/style-nonce.ts reads it). */
const NONCE = 'CSP_NONCE';
/** And for the station's time zone (client/src/ui/text/station-zone.ts). */
const ZONE = 'STATION_TZ';

/** What is said of pages, and a script or a style sheet has no use for: half a kilobyte for each of thirty files. */
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

/** Where the client's files are; a page may end in a dot and more too, since names stand in paths. */
const IS_FILE = /^\/(assets\/|[^/]*\.\w+$)/;

/** The built client; every other address that a browser asks for is one of its pages. */
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
      // Said below; left on, it would say max-age=0 for all.
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
