import { Server } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** After listening stops: time for connections just opened to send their request. */
const LAST_REQUESTS_MS = 300;
/** A slow request body, or an answer the client does not read, delays the stop no longer than this. */
const LAST_ANSWERS_MS = 20_000;

export interface Draining {
  /** True before the process stops: the readiness check fails, and each connection closes after its answer. */
  isDraining(): boolean;
  /** Serves for so long (and until the jobs have ended) what still comes in, answers what is under way, and closes. */
  stop(seconds: number, jobs?: Promise<unknown>): Promise<void>;
}

/**
 * Stops without turning any client away: a client with an open connection learns from its next answer (`connection: close`)
 * that it ends, and then goes to another process. No request this process can still answer gets a 503.
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
