import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataApi, DataApiRequest } from './data-api.ts';
import { badRequest, DataApiError, errorBody, toDataApiError } from './errors.ts';
import { answerType } from './schema/answer-type.ts';
import type { DataApiCaller } from './session.ts';

interface DataApiPluginOptions {
  readonly dataApi: DataApi;
  /** Throws when the request carries a token that is expired or not ours; without a token it gives a visitor. */
  readonly authenticate: (request: FastifyRequest) => Promise<DataApiCaller>;
}

const PATH = '/v1/graphql';

/** `POST /v1/graphql`: always JSON, `{data}` or `{errors}`, with SPEC §8's HTTP status, whichever media type it is sent as. */
export async function dataApiPlugin(app: FastifyInstance, options: DataApiPluginOptions): Promise<void> {
  app.setErrorHandler((error, request, reply) => refuse(request, reply, httpError(error)));
  // A page of the site would be no answer to a client of the data API.
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: PATH,
    handler: async (request, reply) =>
      refuse(
        request,
        reply.header('allow', 'POST'),
        new DataApiError(405, 'invalid-argument', 'Only POST is answered'),
      ),
  });
  app.post(PATH, { bodyLimit: options.dataApi.limits.bodyBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    let caller: DataApiCaller;
    try {
      caller = await options.authenticate(request);
    } catch (error) {
      return refuse(request, reply, authenticationError(error));
    }
    const { status, body } = await options.dataApi.execute(caller, readRequest(request.body));
    return send(request, reply, status, body);
  });
}

/** Accepts our `id`, urql's and Relay's `documentId`, and Apollo's `extensions.persistedQuery.sha256Hash`. */
function readRequest(body: unknown): DataApiRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('A JSON object is expected');
  const persisted = member(object(body, 'extensions'), 'persistedQuery');
  const id = text(body, 'id') ?? text(body, 'documentId') ?? text(persisted, 'sha256Hash');
  return {
    id,
    query: text(body, 'query'),
    operationName: text(body, 'operationName'),
    variables: object(body, 'variables'),
  };
}

function member(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function text(value: unknown, key: string): string | undefined {
  const found = member(value, key);
  if (found === undefined || found === null) return undefined;
  if (typeof found !== 'string') throw badRequest(`${key} must be text`);
  return found;
}

function object(value: unknown, key: string): object | undefined {
  const found = member(value, key);
  if (found === undefined || found === null) return undefined;
  if (typeof found !== 'object' || Array.isArray(found)) throw badRequest(`${key} must be an object`);
  return found;
}

function refuse(request: FastifyRequest, reply: FastifyReply, error: DataApiError): FastifyReply {
  return send(request, reply, error.status, errorBody(error));
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply
    .code(status)
    .type(`${answerType(request.headers.accept)}; charset=utf-8`)
    .send(body);
}

function authenticationError(error: unknown): DataApiError {
  return error instanceof DataApiError
    ? error
    : new DataApiError(401, 'unauthenticated', 'The token is not valid', { cause: error });
}

/** What Fastify refuses before our handler: not JSON (400), wrong content type (415), too large (413), too many (429). */
function httpError(error: unknown): DataApiError {
  const status = member(error, 'statusCode');
  if (status === 413) return new DataApiError(413, 'invalid-argument', 'The request is too large');
  if (status === 429) return new DataApiError(429, 'resource-exhausted', 'Too many requests');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new DataApiError(status, 'invalid-argument', 'The request cannot be read');
  return toDataApiError(error);
}
