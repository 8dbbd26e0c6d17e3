import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A connection just made still brings its request; nobody is asked for the next one. */
const LAST_REQUESTS_MS = 300;
/** A body that dribbles in, or an answer nobody fetches, does not hold up the stop for longer. */
const LAST_ANSWERS_MS = 20_000;

export interface Draining {
  /** Said before the process stops: who asks for readiness is told no, and no connection is kept beyond its answer. */
  isDraining(): boolean;
  /** Serves for so long (and until the jobs have ended) what still comes in, answers what is under way, and closes. */
  stop(seconds: number, jobs?: Promise<unknown>): Promise<void>;
}

/**
 * Stopping without turning anybody away: whoever keeps a connection learns with its next answer (`connection: close`)
 * that it ends, and goes to another process from then on. Nobody is told 503 for what this process can still answer.
 */
export function drainBeforeClose(app: FastifyInstance): Draining {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    if (draining) reply.header('connection', 'close');
  });
  return {
    isDraining: () => draining,
    async stop(seconds, jobs) {
      draining = true;
      if (seconds > 0) await new Promise((wake) => setTimeout(wake, seconds * 1000));
      await jobs;
      if (app.server.listening) {
        // The socket alone: the HTTP server's own close would also cut connections whose request is on its way.
        Server.prototype.close.call(app.server);
        await new Promise((wake) => setTimeout(wake, LAST_REQUESTS_MS));
      }
      const last = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS);
      await app.close();
      clearTimeout(last);
    },
  };
}
