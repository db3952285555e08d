import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built table. Every address that is no file is the table's own, so it gets the page. */
export async function webFiles(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const root = folder === undefined ? undefined : resolve(folder);
  const isBuilt = root !== undefined && existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        response.setHeader('cache-control', isHashed ? FOR_EVER : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    const isApi = /^\/(?:api|assets|engines)\//.test(request.url);
    if (isBuilt && isPage && !isApi) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    return reply.status(404).send(notFound());
  });
}
