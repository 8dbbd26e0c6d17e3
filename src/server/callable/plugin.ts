import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type CallableErrorStatus,
  callableHttpStatus,
  callableRegion,
  callableTimeoutMs,
} from '../../contract/callable.ts';
import type { FunctionName } from '../../contract/functions/functions.ts';
import { callableErrors } from '../../contract/page-errors.ts';
import { callerOf, InvalidToken } from '../auth/caller.ts';
import { networkOf } from '../http/network.ts';
import { isDatabaseGone } from '../postgres/database-gone.ts';
import type { Services } from '../services.ts';
import { readData } from './callable-data.ts';
import { CallableError } from './context.ts';
import { lastProvedHeader } from './pin-rights.ts';
import type { RunFunction } from './run-function.ts';

const BODY_LIMIT = 256 * 1024;
/** Functions that take a whole file, for headquarters alone. */
const withFile: readonly FunctionName[] = ['headquartersPreviewImport', 'headquartersRunImport'];
const FILE_BODY_LIMIT = 2 * 1024 * 1024;

/** `POST /{project}/asia-northeast1/{name}`: the callable protocol, one registry, one way in and out. */
export async function functionsPlugin(
  app: FastifyInstance,
  options: { services: Services; run: RunFunction; timeoutMs?: number },
): Promise<void> {
  const { services, run, timeoutMs = callableTimeoutMs } = options;
  const path = `/:project/${callableRegion}/:name`;

  app.addHook('onRequest', async (_request, reply) => {
    // Callers prove themselves by a bearer token and never by a cookie, so any origin may ask.
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store');
  });
  app.setErrorHandler((error, request, reply) => sendError(reply, request, statusOfHttpError(error), error));
  app.options(path, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'authorization, content-type, x-client-version, x-firebase-client')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  );
  // Anything but POST is answered in the protocol's words too, not with a page of the site.
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: path,
    handler: async (request, reply) =>
      sendError(reply.header('allow', 'OPTIONS, POST'), request, 'INVALID_ARGUMENT', null),
  });
  const call = async (request: FastifyRequest, name: string) =>
    run({
      name,
      data: () => readData(request.body),
      caller: await callerOf(request, services.bearer),
      address: networkOf(request.ip),
      lastProved: request.headers[lastProvedHeader],
      log: request.log,
    });
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const result = await withDeadline(timeoutMs, call(request, name));
      request.log.info({ function: name, status: result.status, type: result.type }, 'function');
      return await reply.send({ result });
    } catch (error) {
      if (error instanceof CallableError) return sendError(reply, request, error.status, error);
      if (error instanceof InvalidToken) return sendError(reply, request, 'UNAUTHENTICATED', error);
      return sendError(reply, request, isDatabaseGone(error) ? 'UNAVAILABLE' : 'INTERNAL', error);
    }
  };
  app.post<{ Params: { name: string } }>(path, { bodyLimit: BODY_LIMIT }, (request, reply) =>
    answer(request.params.name, request, reply),
  );
  for (const name of withFile) {
    app.post(`/:project/${callableRegion}/${name}`, { bodyLimit: FILE_BODY_LIMIT }, (request, reply) =>
      answer(name, request, reply),
    );
  }
}

function withDeadline<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const { promise, reject, resolve } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new CallableError('DEADLINE_EXCEEDED')), milliseconds);
  work.then(resolve, reject).finally(() => clearTimeout(timer));
  return promise;
}

/** What Fastify refuses before the handler: not JSON, wrong content type, too large. */
function statusOfHttpError(error: unknown): CallableErrorStatus {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 429) return 'RESOURCE_EXHAUSTED';
  if (isDatabaseGone(error)) return 'UNAVAILABLE';
  return status < 500 ? 'INVALID_ARGUMENT' : 'INTERNAL';
}

function sendError(reply: FastifyReply, request: FastifyRequest, status: CallableErrorStatus, error: unknown) {
  if (status === 'INTERNAL') request.log.error({ err: error }, 'function failed');
  if (status === 'UNAVAILABLE') request.log.warn({ err: error }, 'the database cannot be asked');
  return reply.code(callableHttpStatus[status]).send({ error: { status, message: callableErrors[status] } });
}
