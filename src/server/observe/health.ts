import type { FastifyInstance } from 'fastify';
import type { Draining } from '../connections/drain.ts';
import type { Database } from '../store/database.ts';

/** /healthz: the process lives. /readyz: it can serve, that is, it reaches its database and is not shutting down. */
export function health(app: FastifyInstance, database: Database, draining: Pick<Draining, 'isDraining'>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reachable = await database.pool.query('select 1').then(
      () => true,
      () => false,
    );
    const ready = reachable && !draining.isDraining();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
