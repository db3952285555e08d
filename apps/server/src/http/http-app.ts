import type { Health, Reach, Retention } from '@sortie/protocol';
import { PROTOCOL_VERSION } from '@sortie/protocol';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { LiveRefusal } from '../games/live-refusal.ts';
import { serverVersion } from '../operations/server-version.ts';
import { addressOf } from './address.ts';
import { AllowedHosts } from './allowed-hosts.ts';
import { answerErrors, notFound } from './errors.ts';
import { addEventFileRoutes } from './event-file-routes.ts';
import { addEventRoutes } from './event-routes.ts';
import { addGameRoutes } from './game-routes.ts';
import { faultOfShape } from './json-shape.ts';
import { addReadiness } from './readiness.ts';
import { addReplayRoutes } from './replay-routes.ts';
import { type RouteDependencies, workFor } from './route-dependencies.ts';
import { securityHeaders } from './security-headers.ts';
import { webFiles } from './web-files.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its body is not parsed here. */
    readonly isKeptAsBytes?: boolean;
  }
}

export interface HttpDependencies extends RouteDependencies {
  readonly web: string | undefined;
  readonly shareAddress: string | null;
  readonly hosts: AllowedHosts;
  readonly retention: Retention;
  /** What every path of the site begins with: nothing, or `/sortie` below a path of another site. */
  readonly basePath: string;
}

const BODY_LIMIT = 64 * 1024;

/** Reads JSON whose shape is sound; looked at before it is parsed, in the turn of its address. */
function readShapely(app: FastifyInstance, http: HttpDependencies): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.isKeptAsBytes === true) {
      done(null, body);
      return;
    }
    const read = () =>
      workFor(request, http, () => {
        const text = body.toString('utf8');
        const fault = faultOfShape(text);
        if (fault === undefined) void parse(request, text, done);
        else done(new LiveRefusal(413, 'too-large', `The body ${fault}.`));
      });
    const address = addressOf(request.raw, http.proxies);
    if (!http.turns.run(address, body.length, read)) {
      done(new LiveRefusal(429, 'too-fast', 'Too much of your address waits already.'));
    }
  });
}

/** Everything that is asked over HTTP. */
export async function httpApp(http: HttpDependencies): Promise<FastifyInstance> {
  const { basePath } = http;
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
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.headers(securityHeaders);
    if (!http.hosts.allows(headers.host)) throw new LiveRefusal(421, 'unknown-host', AllowedHosts.refusal);
    // What a token opens is in no cache.
    if (url.startsWith(`${basePath}/api/`)) reply.header('cache-control', 'no-store');
  });
  readShapely(app, http);
  answerErrors(app, metrics);
  await app.register((site) => addSite(site, http), { prefix: basePath });
  if (basePath !== '') {
    // Whoever opens the host by itself is led to the table.
    app.get('/', (_request, reply) => reply.redirect(`${basePath}/`));
    app.setNotFoundHandler((_request, reply) => reply.status(404).send(notFound()));
  }
  return app;
}

async function addSite(site: FastifyInstance, http: HttpDependencies): Promise<void> {
  const { dependencies, shareAddress, basePath } = http;
  addGameRoutes(site, http);
  addReplayRoutes(site, http);
  addEventRoutes(site, http);
  addEventFileRoutes(site, http);
  addReadiness(site, http);
  const version = serverVersion();
  const reach: Reach = { address: shareAddress === null ? null : shareAddress + basePath };
  site.get('/api/health', (): Health => ({ status: 'ok', version, protocol: PROTOCOL_VERSION }));
  site.get('/api/reach', (): Reach => reach);
  site.get('/api/retention', (): Retention => http.retention);
  site.get('/api/metrics', async (_request, reply) => {
    return reply.type('text/plain; version=0.0.4').send(await dependencies.metrics.text());
  });
  await webFiles(site, http.web, basePath);
}
