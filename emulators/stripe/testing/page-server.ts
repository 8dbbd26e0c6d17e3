import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./payment-page.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'paymentPage',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

/** The product's page, at another origin than the emulator and with a strict policy. */
export async function servePaymentPage(emulatorUrl: string): Promise<{ url: string; close(): Promise<void> }> {
  const code = await bundle();
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${emulatorUrl}`,
    `connect-src ${emulatorUrl}`,
    `frame-src ${emulatorUrl}`,
    "style-src 'none'",
    'img-src data:',
  ].join('; ');
  const server = createServer((request, response) => {
    if (request.url === '/page.js') {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(code);
      return;
    }
    const body = request.url?.startsWith('/returned')
      ? '<h1>returned</h1>'
      : `<div id="root"></div><script src="${emulatorUrl}/stripe.js"></script><script src="/page.js"></script>`;
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(
        `<!doctype html><html lang="ja"><head><title>page</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
