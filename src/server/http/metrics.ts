import { createHash, timingSafeEqual } from 'node:crypto';
import { Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../postgres/database.ts';

/**
 * Request counts and durations by route pattern, and the pool's state, in Prometheus' text format. No personal data, but
 * not public either: outside a demo it is served only to requests with METRICS_TOKEN.
 */
export function metrics(
  app: FastifyInstance,
  database: Pick<Database, 'state'>,
  config: Pick<Config, 'METRICS_TOKEN' | 'demo'>,
): void {
  const registry = new Registry();
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, number] of Object.entries(database.state())) this.set({ state }, number);
    },
  });
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Resident memory',
    registers: [registry],
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    const isOpen = config.demo.openMetrics || isBearer(request.headers.authorization, config.METRICS_TOKEN);
    if (!isOpen) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

export function isBearer(header: string | undefined, token: string | undefined): boolean {
  if (header === undefined || token === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`));
}
