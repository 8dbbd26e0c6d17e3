import { type AddressInfo, connect } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Authority } from './authority.ts';

/**
 * The TLS end of a company under test: one port for all names. The name a caller asks for (SNI) decides which local
 * port gets the plain bytes, so that https and SMTP over TLS go the same way.
 */
export async function startTlsFront(authority: Authority, portOf: Readonly<Record<string, number>>) {
  const { certificate, key } = authority.issue(Object.keys(portOf));
  const open = new Set<TLSSocket>();
  const server = createServer({ cert: certificate, key }, (socket) => {
    const port = portOf[String(socket.servername)];
    if (port === undefined) return socket.destroy();
    const inner = connect(port, '127.0.0.1');
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      inner.destroy();
    });
    inner.once('close', () => socket.destroy());
    inner.on('error', () => socket.destroy());
    socket.on('error', () => inner.destroy());
    socket.pipe(inner).pipe(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
