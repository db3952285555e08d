import type { Health, Reach } from '@sortie/protocol';
import { PROTOCOL_VERSION } from '@sortie/protocol';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { serverVersion } from '../operations/server-version.ts';
import { answerErrors } from './errors.ts';
import { addEventFileRoutes } from './event-file-routes.ts';
import { addEventRoutes } from './event-routes.ts';
import { addGameRoutes } from './game-routes.ts';
import { addReplayRoutes } from './replay-routes.ts';
import type { RouteDependencies } from './route-dependencies.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

export interface HttpDependencies extends RouteDependencies {
  readonly trustProxy: boolean;
  readonly web: string | undefined;
  readonly shareAddress: string | null;
}

const BODY_LIMIT = 64 * 1024;

/** Everything that is asked over HTTP. */
export async function httpApp(http: HttpDependencies): Promise<FastifyInstance> {
  const { log, metrics } = http.dependencies;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: http.trustProxy,
    // A request that is sent byte by byte must not hold a connection for ever.
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
  });
  app.server.headersTimeout = 10_000;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders);
  });
  answerErrors(app, metrics);
  addGameRoutes(app, http);
  addReplayRoutes(app, http);
  addEventRoutes(app, http);
  addEventFileRoutes(app, http);
  const version = serverVersion();
  app.get('/api/health', (): Health => ({ status: 'ok', version, protocol: PROTOCOL_VERSION }));
  app.get('/api/reach', (): Reach => ({ address: http.shareAddress }));
  app.get('/api/metrics', async (_request, reply) => {
    return reply.type('text/plain; version=0.0.4').send(await metrics.text());
  });
  await webFiles(app, http.web);
  return app;
}
