import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from './errors.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Serves the built table. Every address that is no file is the table's own, so it gets the page. */
export async function webFiles(
  app: FastifyInstance,
  folder: string | undefined,
  basePath: string,
): Promise<void> {
  const root = folder === undefined ? undefined : resolve(folder);
  const isBuilt = root !== undefined && existsSync(join(root, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      wildcard: false,
      index: false,
      globIgnore: ['index.html*'],
      cacheControl: false,
      setHeaders: (response, path) => {
        const isHashed = path.startsWith(join(root, 'assets'));
        response.setHeader('cache-control', isHashed ? FOR_EVER : 'no-cache');
      },
    });
  }
  const showPage = isBuilt ? pageOf(root, basePath) : undefined;
  const isApi = new RegExp(`^${basePath.replaceAll('.', '\\.')}/(?:api|assets|engines)/`);
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (showPage && isPage && !isApi.test(request.url)) return showPage(request, reply);
    return reply.status(404).send(notFound());
  });
}

/** The page is shown at addresses of every depth, so it names its scripts from the top of the host. */
function pageOf(
  root: string,
  basePath: string,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const built = readFileSync(join(root, 'index.html'), 'utf8');
  const plain = Buffer.from(built.replace(/\b(src|href)="\.\//g, `$1="${basePath}/`));
  const compressed = { br: brotliCompressSync(plain), gzip: gzipSync(plain) };
  return ({ headers }, reply) => {
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept-encoding' });
    const taken = String(headers['accept-encoding'] ?? '');
    for (const coding of ['br', 'gzip'] as const) {
      if (new RegExp(`\\b${coding}\\b`).test(taken)) {
        return reply.header('content-encoding', coding).send(compressed[coding]);
      }
    }
    return reply.send(plain);
  };
}
