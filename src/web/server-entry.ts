import { randomBytes } from 'node:crypto';
import { join, sep } from 'node:path';
import { Readable } from 'node:stream';
import * as build from 'virtual:react-router/server-build';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router';
import type { WebPluginOptions } from '../contract/web-plugin.ts';
import { cspNonceContext, nowContext, queryPublicContext, settingsContext } from './data/load-context.ts';
import { wholePages } from './rendered-page.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set per request by the server's security headers; every inline script of the page carries it. */
    cspNonce?: string;
  }
}

/** For the build, which weighs it (tools/web-build/page-budgets.ts). */
export { default as styleSheet } from './design/app.css?inline';

const clientFolder = join(import.meta.dirname, '..', 'client');

/** All that the router knows; `Request` refuses to be made of some others (TRACE). */
const answered: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The whole web as one Fastify plugin: the built client files, and React Router for every other path. */
export async function webPlugin(app: FastifyInstance, options: WebPluginOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under /assets carry a content hash, so they never change.
      const hashed = path.startsWith(`${clientFolder}${sep}assets${sep}`);
      // The service worker and its page are asked for again: an old worker must never outlive its successor.
      const worker = /[/\\](sw\.js|(offline|staff-roll)\.(html|js))(\.(br|gz))?$/.test(path);
      const kept = hashed ? 'public, max-age=31536000, immutable' : worker ? 'no-cache' : 'public, max-age=3600';
      reply.header('cache-control', kept);
    },
  });

  await app.register(async (scope) => {
    // The router reads the raw body itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.route({ method: answered, url: '/*', handler: respond(build, options) });
  });
}

/** Answers a Fastify request through the router; also used by the development server with a build that reloads. */
export function respond(
  build: ServerBuild | (() => Promise<ServerBuild>),
  options: WebPluginOptions,
  mode: 'production' | 'development' = 'production',
) {
  const handle = createRequestHandler(build, mode);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isSentTooEarly(request)) return reply.code(204).send();
    const context = new RouterContextProvider();
    context.set(settingsContext, options.settings);
    context.set(queryPublicContext, (documentId, variables) =>
      options.queryPublic(documentId, variables).catch(rejectAsPage),
    );
    context.set(nowContext, options.now ?? (() => new Date()));
    context.set(cspNonceContext, request.cspNonce ?? randomBytes(16).toString('base64'));
    return sendResponse(reply, await handle(toWebRequest(request, reply, options.settings.publicUrl), context));
  };
}

/**
 * A form that was sent before its page had woken; no page takes one otherwise. "Nothing to show" lets the browser stay where it is, with
 * all that was typed, and the words have been neither in an address nor in a log.
 */
const isSentTooEarly = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(headers['content-type'] ?? '');

/**
 * The data API's refusals as the router knows them. 503: the database cannot be asked, and the page says that reserving is
 * paused. 400: the address holds a value no record can have. Anything else is a fault of ours.
 */
function rejectAsPage(error: unknown): never {
  const { status } = error as { status?: unknown };
  if (status === 503) throw data(null, { status: 503 });
  if (status === 400) throw data(null, { status: 404 });
  throw error;
}

function toWebRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue;
    for (const item of Array.isArray(value) ? value : [value]) headers.append(name, item);
  }
  const aborter = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const init: RequestInit & { duplex?: 'half' } = { method: request.method, headers, signal: aborter.signal };
  if (hasBody) {
    init.body = Readable.toWeb(request.raw) as ReadableStream<Uint8Array>;
    init.duplex = 'half';
  }
  // Joined as text: resolved against ours, an address that begins with two slashes would name another host.
  return new Request(new URL(new URL(publicUrl).origin + request.url), init);
}

function sendResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  if (response.status === 503) reply.header('retry-after', '30');
  // A page holds nothing personal (that comes through the data API) but is asked for again: it names the current scripts.
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const whole = wholePages.get(response);
  if (whole !== undefined) return reply.send(whole);
  if (response.body === null) return reply.send();
  return reply.send(Readable.fromWeb(response.body as import('node:stream/web').ReadableStream));
}
