import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault, Faults } from './faults.ts';
import type { Received } from './received.ts';

declare module 'fastify' {
  interface FastifyRequest {
    fault: Fault | null;
  }
}

interface FaultHookOptions {
  faults: Faults;
  received: Received;
  now(): Date;
  errorBody(status: number, message: string): unknown;
  /** True for control routes and for pages people look at. */
  isExempt(path: string): boolean;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? request.url;

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());

/** Injects the armed faults into API calls and keeps the list of calls. */
export function registerFaultHooks(app: FastifyInstance, options: FaultHookOptions): void {
  app.decorateRequest('fault', null);

  const note = (request: FastifyRequest, status: number) => {
    const path = pathOf(request);
    if (options.isExempt(path)) return;
    const fault = request.fault === null ? {} : { fault: request.fault.kind };
    const time = options.now().toISOString();
    options.received.addRequest({ method: request.method, path, time, status, ...fault });
  };

  const breakConnection = async (fault: Fault, request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack();
    note(request, 0);
    if (fault.kind === 'timeout') await wait(fault.delay_ms);
    request.raw.socket.destroy();
  };

  // preHandler and not onRequest: the body has been read, as it has when a real server fails.
  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    if (options.isExempt(path)) return;
    const fault = options.faults.takeForRequest(request.method, path);
    if (fault === undefined) return;
    request.fault = fault;
    if (fault.kind === 'slow') await wait(fault.delay_ms);
    else if (fault.when === 'after') return;
    else if (fault.kind === 'status') {
      return reply.code(fault.status).send(options.errorBody(fault.status, 'Injected failure.'));
    } else await breakConnection(fault, request, reply);
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const fault = request.fault;
    if (fault === null || fault.when !== 'after' || fault.kind === 'slow') return payload;
    if (fault.kind !== 'status') {
      await breakConnection(fault, request, reply);
      return payload;
    }
    reply.code(fault.status).type('application/json; charset=utf-8').removeHeader('content-length');
    return JSON.stringify(options.errorBody(fault.status, 'Injected failure.'));
  });

  app.addHook('onResponse', async (request, reply) => {
    if (!request.raw.socket.destroyed) note(request, reply.statusCode);
  });
}
