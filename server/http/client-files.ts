import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const CLIENT = path.resolve(__dirname, '../../client');

/** The built client; every other address that a browser asks for is one of its pages. */
export async function serveClient(http: FastifyInstance): Promise<void> {
  const built = existsSync(path.join(CLIENT, 'index.html'));
  if (built)
    await http.register(fastifyStatic, {
      root: CLIENT,
      wildcard: false,
      setHeaders: (reply, file) => {
        // Vite names its assets by their content.
        reply.setHeader(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  http.setNotFoundHandler((request, reply) => {
    const page =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url.split('?')[0]!);
    if (page && built) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.code(404).send({ msg: 'Not found' });
  });
}
