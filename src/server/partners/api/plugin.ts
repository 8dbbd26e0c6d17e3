import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { apiPath, openApiDocument } from '../../../contract/api/openapi.ts';
import { type ApiOperationName, apiOperationNames, apiOperations } from '../../../contract/api/operations.ts';
import type { NgResult } from '../../../contract/callable.ts';
import * as field from '../../../contract/fields.ts';
import type { FunctionOk } from '../../../contract/functions/functions.ts';
import type { TypedDocument } from '../../../contract/operations/typed-document.ts';
import type { Caller } from '../../auth/caller.ts';
import { CallableError, Refusal } from '../../callable/context.ts';
import { parseInput, type RunFunction } from '../../callable/run-function.ts';
import type { Services } from '../../services.ts';
import { sayLimit, sendFault, sendRefusal } from './answers.ts';
import { type Asker, askerOf } from './asker.ts';
import { type ApiMeans, apiHandlers } from './handlers.ts';

type ReadAs = <Data, Variables>(
  caller: Caller,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

interface ApiOptions {
  services: Services;
  run: RunFunction;
  read: ReadAs;
}

/** A refusal on its way out of a handler. */
class Refused extends Error {
  readonly result: NgResult;
  constructor(result: NgResult) {
    super(result.type);
    this.result = result;
  }
}

/** /api/v1: the operations of src/contract/api over our functions, described by OpenAPI. */
export async function apiPlugin(app: FastifyInstance, options: ApiOptions): Promise<void> {
  const { config } = options.services;
  app.addHook('onRequest', async (_request, reply) => {
    // A bearer token and never a cookie: any origin may ask.
    reply.header('access-control-allow-origin', '*');
  });
  app.setErrorHandler((error, request, reply) => sendFault(reply, request, error));
  app.options(`${apiPath}/*`, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, PATCH, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  );
  app.get(`${apiPath}/openapi.json`, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(openApiDocument(config.PUBLIC_URL)),
  );
  for (const name of apiOperationNames) {
    const { method, path } = apiOperations[name];
    app.route({
      method,
      url: `${apiPath}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer(options, name, request, reply),
    });
  }
  // Not a page of the site.
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: `${apiPath}/*`,
    handler: async () => {
      throw new CallableError('NOT_FOUND');
    },
  });
}

async function answer(options: ApiOptions, name: ApiOperationName, request: FastifyRequest, reply: FastifyReply) {
  const asker = await askerOf(request, options.services);
  sayLimit(reply, asker.limit, asker.use);
  if (!asker.use.allowed) throw new CallableError('RESOURCE_EXHAUSTED');
  if (!asker.may(apiOperations[name].scope)) throw new CallableError('PERMISSION_DENIED');
  try {
    return reply.send(await perform(options, name, asker, request));
  } catch (error) {
    if (error instanceof Refused) return sendRefusal(reply, error.result);
    throw error;
  }
}

async function perform(options: ApiOptions, name: ApiOperationName, asker: Asker, request: FastifyRequest) {
  const sent = { ...bodyOf(request), ...objectOf(request.query), ...objectOf(request.params) };
  const operation = apiOperations[name];
  const input = parseInput(operation.input, sent) as { branch_id?: number };
  if (input.branch_id !== undefined && !asker.mayAsk(input.branch_id)) throw new CallableError('PERMISSION_DENIED');
  const handle = apiHandlers[name] as (means: ApiMeans, input: unknown) => Promise<object>;
  const said = await handle(meansOf(options, asker, request, 'keyed' in operation), input);
  const {
    status: _status,
    msg: _msg,
    ...body
  } = operation.answer.parse({ status: 'OK', ...said }) as {
    status?: string;
    msg?: string;
  };
  return body;
}

function meansOf(options: ApiOptions, asker: Asker, request: FastifyRequest, keyed: boolean): ApiMeans {
  const { caller, address, mayAsk } = asker;
  const { clock } = options.services;
  return {
    now: clock.now(),
    key: keyed ? keyOf(request) : '',
    mayAsk,
    async run(name, payload) {
      const result = await options.run({ name, data: () => payload, caller, address, log: request.log });
      if (result.status === 'NG') throw new Refused(result as NgResult);
      return result as FunctionOk<typeof name>;
    },
    read: (document, variables) => options.read(caller, document, variables),
  };
}

function keyOf({ headers }: FastifyRequest): string {
  const key = field.idempotency_key.safeParse(headers['idempotency-key']);
  if (!key.success) throw new Refusal('input_error', { fields: ['Idempotency-Key'] });
  return key.data;
}

const objectOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

function bodyOf({ body }: FastifyRequest): object {
  if (body === undefined || body === null) return {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new CallableError('INVALID_ARGUMENT');
  return body;
}
