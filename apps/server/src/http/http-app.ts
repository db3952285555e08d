import type { Health, Reach } from '@sortie/protocol';
import { PROTOCOL_VERSION } from '@sortie/protocol';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { LiveRefusal } from '../games/live-refusal.ts';
import { serverVersion } from '../operations/server-version.ts';
import { answerErrors } from './errors.ts';
import { addEventFileRoutes } from './event-file-routes.ts';
import { addEventRoutes } from './event-routes.ts';
import { addGameRoutes } from './game-routes.ts';
import { isMisshapen } from './json-shape.ts';
import { addReadiness } from './readiness.ts';
import { addReplayRoutes } from './replay-routes.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

export interface HttpDependencies extends RouteDependencies {
  readonly web: string | undefined;
  readonly shareAddress: string | null;
}

const BODY_LIMIT = 64 * 1024;

/** Reads JSON whose shape is sound; looked at before it is parsed. */
function readShapely(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isMisshapen(body)) {
      done(
        new LiveRefusal(413, 'too-large', 'An object in it has too many fields, or it is nested too deep.'),
      );
    } else void parse(request, body, done);
  });
}

/** Everything that is asked over HTTP. */
export async function httpApp(http: HttpDependencies): Promise<FastifyInstance> {
  const { log, metrics } = http.dependencies;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A request that is sent byte by byte must not hold a connection for ever.
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = 10_000;
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(securityHeaders);
    // What a token opens is in no cache.
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  readShapely(app);
  answerErrors(app, metrics);
  addGameRoutes(app, http);
  addReplayRoutes(app, http);
  addEventRoutes(app, http);
  addEventFileRoutes(app, http);
  addReadiness(app, http);
  const version = serverVersion();
  app.get('/api/health', (): Health => ({ status: 'ok', version, protocol: PROTOCOL_VERSION }));
  app.get('/api/reach', (): Reach => ({ address: http.shareAddress }));
  app.get('/api/metrics', async (_request, reply) => {
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
  await webFiles(app, http.web);
  return app;
}
