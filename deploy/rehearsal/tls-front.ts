import { once } from 'node:events';
import { type RequestListener, request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Authority } from './authority.ts';

export interface TlsFront {
  /** The https address (smtps for mail) behind which the emulator stands. */
  open(plainUrl: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * What makes third parties of the emulators: production takes no http and no local address, so each is reached by https at
 * the machine's own network address, under the rehearsal's authority.
 */
export function tlsFront({ site }: Authority, address: string): TlsFront {
  const keys = { cert: site.certificate, key: site.key };
  const servers: Server[] = [];
  const sockets = new Set<Socket>();

  const forward =
    (port: number): RequestListener =>
    (near, answer) => {
      const headers = { ...near.headers, 'x-forwarded-proto': 'https' };
      const far = request({ host: '127.0.0.1', port, method: near.method, path: near.url, headers }, (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        given.on('error', () => answer.destroy());
      });
      far.on('error', () => answer.destroy());
      answer.on('close', () => far.destroy());
      near.pipe(far);
    };
  const pass = (port: number) => (near: Socket) => {
    const far = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  };
  return {
    async open(plainUrl) {
      const { protocol, port } = new URL(plainUrl);
      const isMail = protocol === 'smtp:';
      const server = isMail
        ? createTlsServer(keys, pass(Number(port)))
        : createServer({ ...keys, keepAliveTimeout: 60_000 }, forward(Number(port)));
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      servers.push(server);
      await once(server.listen(0, address), 'listening');
      return `${isMail ? 'smtps' : 'https'}://${address}:${(server.address() as AddressInfo).port}`;
    },
    async close() {
      for (const server of servers) server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
