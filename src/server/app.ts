import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { documents } from '../contract/operations/documents.generated.ts';
import { callableErrors } from '../contract/page-errors.ts';
import { serverNowHeader } from '../contract/server-now.ts';
import type { WebPluginOptions } from '../contract/web-plugin.ts';
import { anonymous, callerOf } from './auth/caller.ts';
import { openEndedSessions } from './auth/ended-sessions.ts';
import { lineRoutes } from './auth/line-routes.ts';
import { authRoutes } from './auth/routes.ts';
import { bearerTokens } from './bearer-tokens.ts';
import { postalCodeRoute } from './branches/postal-code/route.ts';
import { functionsPlugin } from './callable/plugin.ts';
import { implementations } from './callable/registry.generated.ts';
import { functionRunner } from './callable/run-function.ts';
import { type AdjustableClock, adjustableClock, type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { createDataApi } from './data-api/data-api.ts';
import { dataApiPlugin } from './data-api/plugin.ts';
import { type Catalogue, readCatalogue } from './data-api/schema/catalogue.ts';
import { viewDeclarations } from './data-api/schema/view-relations.ts';
import { demoControls } from './demo-controls.ts';
import { answerFaults } from './faults.ts';
import { openFileStore } from './file-store/file-store.ts';
import { filesPlugin } from './files/plugin.ts';
import { openGateways } from './gateways/gateways.ts';
import { compressAnswers } from './http/compression.ts';
import { drainBeforeClose } from './http/connections/drain.ts';
import { limitConnections, requestTimes } from './http/connections/limits.ts';
import { readStorableJson, rewriteUrl } from './http/input/plugin.ts';
import { metrics } from './http/metrics.ts';
import { networkOf } from './http/network.ts';
import { openContentCache } from './http/page-cache/content-cache.ts';
import { pageCache } from './http/page-cache/plugin.ts';
import { contentSecurityPolicy, securityHeaders } from './http/security-headers.ts';
import { livePlugin } from './live/plugin.ts';
import { type CheckHealth, healthChecks } from './monitoring/check-health.ts';
import { health } from './monitoring/health.ts';
import { logOptions } from './monitoring/log.ts';
import { papersPlugin } from './papers/plugin.ts';
import { receiptsPlugin } from './papers/receipts-plugin.ts';
import { apiPlugin } from './partners/api/plugin.ts';
import { openDatabase } from './postgres/database.ts';
import { calendarFeed } from './reserves/calendar-file/calendar-feed.ts';
import { calendarFile } from './reserves/calendar-file/plugin.ts';
import type { Services } from './services.ts';
import { webhooksPlugin } from './webhooks/plugin.ts';

/** The built web, handed in so that the server runs (and is tested) without it. */
export type WebPlugin = (app: FastifyInstance, options: WebPluginOptions) => Promise<void>;

export interface App {
  server: FastifyInstance;
  services: Services;
  checkHealth: CheckHealth;
  /** Answers what is under way, waits for the jobs, and closes (http/connections/drain.ts). */
  stop(jobs?: Promise<unknown>): Promise<void>;
  /** Set where the configuration allows demo controls. */
  clock: AdjustableClock | null;
}

interface AppOptions {
  web?: WebPlugin;
  clock?: Clock;
  /** Of a database of the same form, read before: tests make a server for every file. */
  catalogue?: Catalogue;
}

export async function createApp(config: Config, options: AppOptions = {}): Promise<App> {
  const adjustable = config.demo.controls ? adjustableClock(options.clock ?? systemClock) : null;
  const clock = adjustable ?? options.clock ?? systemClock;
  const server = fastify({
    logger: logOptions(config),
    genReqId: () => randomUUID(),
    // Only what our own proxies added at the end of X-Forwarded-For is believed; the rest is the caller's word.
    trustProxy: (_address, hop) => hop < config.TRUST_PROXY,
    routerOptions: { maxParamLength: 500 },
    rewriteUrl,
    return503OnClosing: false,
    ...requestTimes(config),
  });
  limitConnections(server, config);
  const draining = drainBeforeClose(server);
  const database = openDatabase({
    url: config.DATABASE_URL,
    poolSize: config.DATABASE_POOL_SIZE,
    namedStatements: config.DATABASE_NAMED_STATEMENTS,
    onPoolError: (error) => server.log.warn({ err: error }, 'an idle database connection was lost'),
  });
  const endedSessions = openEndedSessions({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    clock,
    database,
    log: server.log,
  });
  const services: Services = {
    config,
    clock,
    database,
    bearer: await bearerTokens(config.AUTH_SIGNING_KEY, config.PUBLIC_URL, clock, endedSessions.wasEnded),
    // Third parties live in real time, whatever a demo does to our own clock.
    gateways: openGateways(config, systemClock),
    files: openFileStore(config),
    log: server.log,
  };
  const dataApi = createDataApi({
    database,
    catalogue: options.catalogue ?? (await database.read(clock.now(), (db) => readCatalogue(db, viewDeclarations))),
    documents,
    clock: () => clock.now(),
    allowFreeQueries: config.demo.freeQueries,
    limits: { statementTimeoutMs: config.QUERY_TIMEOUT_SECONDS * 1000 },
    onFault: (error, operation) => server.log.error({ err: error, operation }, 'data API'),
  });

  server.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Pages and files may be cached and would report an old time; POST responses never are.
    if (request.method === 'POST') reply.header(serverNowHeader, clock.now().getTime());
    // Anything not marked cacheable is treated as personal.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  server.addHook('onClose', async () => {
    services.gateways.mail.close();
    await endedSessions.close();
    await database.close();
  });
  // Fastify's own answer repeats the address with its query, into the log as well.
  server.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: callableErrors.NOT_FOUND }));
  answerFaults(server);
  readStorableJson(server);
  await securityHeaders(server, config);
  metrics(server, database, config);
  const checkHealth = healthChecks(services);
  health(server, { services, draining, check: checkHealth });
  await server.register(fastifyCookie);
  await server.register(fastifyRateLimit, {
    max: config.RATE_LIMIT_REQUEST.attempts,
    timeWindow: config.RATE_LIMIT_REQUEST.seconds * 1000,
    keyGenerator: (request) => networkOf(request.ip),
    // By the route, not the address: each file of the build is one, and what is missing is a page to render.
    allowList: (request) => request.routeOptions.url?.startsWith('/assets/') ?? false,
  });
  server.get('/.well-known/jwks.json', async () => services.bearer.keySet());
  await server.register(authRoutes, { services });
  await server.register(lineRoutes, { services });
  await server.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(dataApiPlugin, { dataApi, authenticate: (request) => callerOf(request, services.bearer) });
  });
  const run = functionRunner(services, implementations);
  await server.register(functionsPlugin, { services, run });
  await server.register(apiPlugin, { services, run, read: dataApi.query });
  await server.register(postalCodeRoute, { services });
  await server.register(webhooksPlugin, { services });
  await server.register(receiptsPlugin, { services });
  await server.register(papersPlugin, { services });
  await server.register(filesPlugin, { services });
  await server.register(calendarFile, { services });
  await server.register(calendarFeed, { services });
  await server.register(livePlugin, { services });
  if (adjustable) await server.register(demoControls, { services, clock: adjustable });
  if (options.web) {
    const { web } = options;
    const content = openContentCache({
      url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
      clock,
      log: server.log,
      documents,
    });
    server.addHook('onClose', () => content.close());
    await server.register(async (scope) => {
      if (config.PAGE_CACHE) await pageCache(scope, content.pages, contentSecurityPolicy(config));
      await compressAnswers(scope);
      await scope.register(web, {
        queryPublic: content.cached((documentId, variables) =>
          dataApi.query(anonymous, { documentId }, variables ?? {}),
        ),
        now: () => clock.now(),
        settings: {
          publicUrl: config.PUBLIC_URL,
          chatUrl: config.CHAT_URL ?? '',
          stripeJsUrl: config.STRIPE_JS_URL,
          stripePublishableKey: config.STRIPE_PUBLISHABLE_KEY,
          vapidPublicKey: config.VAPID_PUBLIC_KEY ?? '',
          demo: config.demo.gallery,
        },
      });
    });
  }
  return {
    server,
    services,
    checkHealth,
    clock: adjustable,
    stop: (jobs) => draining.stop(config.DRAIN_SECONDS, jobs),
  };
}
