import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  type CallableErrorStatus,
  callableHttpStatus,
  callableRegion,
  callableTimeoutMs,
  type NgResult,
} from '../../contract/callable.ts';
import { okMessage } from '../../contract/functions/definition.ts';
import { type FunctionName, functions } from '../../contract/functions/functions.ts';
import { callableErrors, inJapanese } from '../../contract/page-errors.ts';
import { forStaff } from '../../contract/refusals/staff-refusals.ts';
import { callerOf, InvalidToken, pinBranchOf } from '../auth/caller.ts';
import { paymentRefusalOf } from '../gateways/payment-refused.ts';
import { networkOf } from '../http/network.ts';
import { namesMissingRow } from '../postgres/database.ts';
import { isDatabaseGone } from '../postgres/database-gone.ts';
import type { Services } from '../services.ts';
import { actingAs } from '../store/audit.ts';
import { requireFreshProof } from './account-guards.ts';
import { authorise, requireOpenSession, requireOpenSite } from './authorise.ts';
import { readData } from './callable-data.ts';
import { CallableError, type FunctionImplementation, Refusal, refuse } from './context.ts';
import { lastProvedHeader, requireMoreThanPin, signedAsProved, wouldPassWithPassword } from './pin-rights.ts';

const BODY_LIMIT = 256 * 1024;
/** Functions that take a whole file, for headquarters alone. */
const withFile: readonly FunctionName[] = ['headquartersPreviewImport', 'headquartersRunImport'];
const FILE_BODY_LIMIT = 2 * 1024 * 1024;

/** `POST /{project}/asia-northeast1/{name}`: the callable protocol, one registry, one way in and out. */
export async function functionsPlugin(
  app: FastifyInstance,
  options: { services: Services; implementations: readonly FunctionImplementation[]; timeoutMs?: number },
): Promise<void> {
  const { services, timeoutMs = callableTimeoutMs } = options;
  const registry = new Map(options.implementations.map((entry) => [entry.name, entry]));
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
  const answer = async (name: string, request: FastifyRequest, reply: FastifyReply) => {
    try {
      const result = await withDeadline(timeoutMs, call(request, services, registry, name));
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

type Answer = { status: string; type?: string };

async function call(
  request: FastifyRequest,
  services: Services,
  registry: ReadonlyMap<FunctionName, FunctionImplementation>,
  name: string,
): Promise<Answer> {
  if (!Object.hasOwn(functions, name)) throw new CallableError('NOT_FOUND');
  const implementation = registry.get(name as FunctionName);
  if (implementation === undefined) throw new CallableError('UNIMPLEMENTED');
  const data = readData(request.body);
  const caller = await callerOf(request, services.bearer);
  const inWordsOf = (result: NgResult): NgResult => (caller.role === 'staff' ? forStaff(result) : result);
  const pin_branch = pinBranchOf(caller);
  const tablet_id = caller.role === 'staff' ? (caller.tablet?.id ?? null) : null;
  const every = { ...services, address: networkOf(request.ip), log: request.log, pin_branch, tablet_id };
  try {
    const { definition, needs_open_session } = implementation;
    if (needs_open_session) await requireOpenSession(every, caller);
    requireMoreThanPin(every, implementation.name);
    const authorised = await authorise(every, definition.caller, caller);
    const context = await signedAsProved(authorised, implementation.name, request.headers[lastProvedHeader]);
    if (definition.fresh_proof) await requireFreshProof(context);
    await requireOpenSite(every, implementation.name);
    const acting = 'account' in context ? actingAs(context.account, implementation.name) : undefined;
    const result = (await implementation.handle(context, parseInput(definition.input, data), acting)) as Answer;
    if (result.status === 'NG') return inWordsOf(result as NgResult);
    // Parsing the output takes off whatever the contract does not name.
    return definition.output.parse({ msg: okMessage(definition, result), ...result }) as Answer;
  } catch (error) {
    if (await wouldPassWithPassword(every, caller, implementation.definition.caller, error))
      return refuse('needs_password');
    if (error instanceof Refusal) return inWordsOf(error.result);
    if (namesMissingRow(error)) {
      request.log.warn({ err: error, function: name }, 'an id that does not exist');
      return refuse('not_found');
    }
    const payment = paymentRefusalOf(error);
    if (payment === null) throw error;
    if (payment.type === 'payment_unavailable') request.log.warn({ err: payment.cause, function: name }, 'Stripe');
    return refuse(payment.type, payment.details === undefined ? {} : { details: payment.details });
  }
}

/**
 * Wrong JSON types and values no form offers are a programming error of the client; an absent, blank or malformed value is
 * the user's, and flags the form's field. A union (numbers and flags also come as text) takes no object and no boolean.
 */
function isMisuse({ path, code, input }: z.core.$ZodIssue): boolean {
  if (path.length === 0) return true;
  if (input === undefined || input === null || input === '') return false;
  if (code === 'invalid_type' || code === 'invalid_value') return true;
  return code === 'invalid_union' && typeof input !== 'string' && typeof input !== 'number';
}

function parseInput(schema: z.ZodType, data: unknown): unknown {
  const parsed = schema.safeParse(data, { ...inJapanese, reportInput: true });
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  if (issues.some(isMisuse)) throw new CallableError('INVALID_ARGUMENT');
  const fields = [...new Set(issues.map((issue) => issue.path.join('.')))];
  throw new Refusal('input_error', {
    fields,
    details: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
  });
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
