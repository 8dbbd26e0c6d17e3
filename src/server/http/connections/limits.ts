import type { ServerOptions } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { callableErrors } from '../../../contract/page-errors.ts';
import type { Config } from '../../config.ts';
import { networkOf } from '../network.ts';

type Limits = Pick<Config, 'REQUEST_TIMEOUT_SECONDS' | 'CONNECTIONS' | 'CONNECTIONS_PER_NETWORK' | 'TRUST_PROXY'>;

/** A connection on which nothing moves in either direction; the live board's stream beats more often. */
const SILENT_MS = 120_000;

/** A request, body and all, has to arrive within its time; what is answered (a page, an event stream) may last. */
export function requestTimes({ REQUEST_TIMEOUT_SECONDS }: Limits) {
  const requestTimeout = REQUEST_TIMEOUT_SECONDS * 1000;
  const http: ServerOptions = {
    headersTimeout: requestTimeout,
    connectionsCheckingInterval: Math.min(5000, requestTimeout / 4),
  };
  return { requestTimeout, connectionTimeout: SILENT_MS, http };
}

/**
 * How many connections there may be at once, and how many of one network. Behind our own proxies every connection
 * comes from the nearest one: there the requests being answered are counted, by the address the proxies vouch for.
 */
export function limitConnections(app: FastifyInstance, limits: Limits): void {
  const open = new Map<string, number>();
  /** False: there are enough. Otherwise one more, until it is released. */
  const take = (network: string): boolean => {
    const count = open.get(network) ?? 0;
    if (count >= limits.CONNECTIONS_PER_NETWORK) return false;
    open.set(network, count + 1);
    return true;
  };
  const release = (network: string) => {
    const count = (open.get(network) ?? 1) - 1;
    if (count === 0) open.delete(network);
    else open.set(network, count);
  };
  app.server.maxConnections = limits.CONNECTIONS;
  if (limits.TRUST_PROXY === 0) {
    app.server.on('connection', (socket) => {
      const network = networkOf(socket.remoteAddress ?? '');
      if (!take(network)) return void socket.destroy();
      socket.once('close', () => release(network));
    });
    return;
  }
  app.addHook('onRequest', async (request, reply) => {
    const network = networkOf(request.ip);
    if (!take(network)) {
      return reply.code(429).header('retry-after', '10').send({ error: callableErrors.RESOURCE_EXHAUSTED });
    }
    reply.raw.once('close', () => release(network));
  });
}
