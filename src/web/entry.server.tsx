import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { cspNonceContext } from './data/load-context.ts';
import styleSheet from './design/app.css?inline';
import { NonceContext } from './layout/nonce.ts';
import { StyleContext } from './page-style.tsx';
import {
  cutAtNonce,
  dataMarkOf,
  joinWithNonce,
  type RenderedPage,
  RenderedPages,
  wholePages,
} from './rendered-page.ts';

export const streamTimeout = 5_000;

/** Placeholder for each response's own nonce; secret to this process, so no text of a page can contain it. */
const placeForNonce = randomBytes(16).toString('base64');
const renderedPages = new RenderedPages();

/** Answers with the whole page. Every inline script React and the router write carries the request's nonce. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  if (request.method.toUpperCase() === 'HEAD') return new Response(null, { status, headers });
  const { page, status: finalStatus } = await pageOf(request, status, routerContext);
  const body = joinWithNonce(page, loadContext.get(cspNonceContext));
  const response = new Response(body, { headers, status: finalStatus });
  wholePages.set(response, body);
  return response;
}

type Made = { page: RenderedPage; status: number };

async function pageOf(request: Request, status: number, routerContext: EntryContext): Promise<Made> {
  const mark = isCacheable(request, status) ? dataMarkOf(routerContext.staticHandlerContext.loaderData) : null;
  const known = mark === null ? undefined : renderedPages.get(request.url, mark);
  if (known !== undefined) {
    void routerContext.serverHandoffStream?.cancel();
    return { page: known, status };
  }
  const made = await render(request, status, routerContext);
  if (mark !== null && made.status === 200) renderedPages.set(request.url, mark, made.page);
  return made;
}

/** Addresses with a query are too many to keep. */
const isCacheable = (request: Request, status: number): boolean =>
  status === 200 && request.method === 'GET' && !request.url.includes('?');

function render(request: Request, status: number, routerContext: EntryContext): Promise<Made> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const timeout = setTimeout(() => abort(), streamTimeout + 1_000);
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={placeForNonce}>
        <StyleContext value={styleSheet}>
          <ServerRouter context={routerContext} url={request.url} nonce={placeForNonce} />
        </StyleContext>
      </NonceContext>,
      {
        nonce: placeForNonce,
        onAllReady() {
          clearTimeout(timeout);
          const whole = text(pipe(new PassThrough()));
          whole.then((page) => resolve({ page: cutAtNonce(page, placeForNonce), status: finalStatus }), reject);
        },
        onShellError(error) {
          clearTimeout(timeout);
          reject(error);
        },
        onError(error, info) {
          finalStatus = 500;
          if (!request.signal.aborted) console.error(error, info.componentStack);
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
