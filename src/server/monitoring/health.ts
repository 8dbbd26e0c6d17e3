import type { FastifyInstance } from 'fastify';
import type { Draining } from '../http/connections/drain.ts';
import { isBearer } from '../http/metrics.ts';
import type { Services } from '../services.ts';
import { type CheckHealth, databaseAnswers, type Health } from './check-health.ts';

/** Strangers may ask as often as they like. */
const KEPT_MS = 5000;

interface HealthOptions {
  services: Pick<Services, 'config' | 'clock' | 'database'>;
  draining: Pick<Draining, 'isDraining'>;
  check: CheckHealth;
}

/**
 * `/healthz`: the process lives. `/readyz`: it can serve, that is, it reaches its database and is not shutting down.
 * `/health`: what is wrong, by part, for anyone who watches over it (503 while something is); figures only with METRICS_TOKEN.
 */
export function health(app: FastifyInstance, { services, draining, check }: HealthOptions): void {
  const { config } = services;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !draining.isDraining() && (await databaseAnswers(services));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });

  let kept: { answer: Promise<Health>; until: number } | null = null;
  const recent = () => {
    if (kept === null || performance.now() > kept.until) kept = { answer: check(), until: performance.now() + KEPT_MS };
    return kept.answer;
  };
  app.get('/health', async (request, reply) => {
    const isOpen = config.demo.openMetrics || isBearer(request.headers.authorization, config.METRICS_TOKEN);
    const found = await recent();
    return reply.code(found.status === 'ok' ? 200 : 503).send(isOpen ? found : { status: found.status });
  });
}
