import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { cspNonceContext } from './data/load-context.ts';
import { NonceContext } from './layout/nonce.ts';

export const streamTimeout = 5_000;

/** Streams the page; crawlers get it whole. Every inline script React and the router write carries the request's nonce. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const nonce = loadContext.get(cspNonceContext);
  const readyEvent = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let shellSent = false;
    let finalStatus = status;
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [readyEvent]() {
          shellSent = true;
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timeout);
              callback();
            },
          });
          const stream = createReadableStreamFromReadable(body);
          pipe(body);
          resolve(new Response(stream, { headers, status: finalStatus }));
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          if (shellSent) console.error(error);
        },
      },
    );
  });
}

/** A visitor who leaves while the page is being made, or asks what cannot be asked (405), is no fault of ours. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isTheirs = request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500);
  if (!isTheirs) console.error(error);
}
