import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface SmallProxy {
  url: string;
  /** Requests that got no answer from a process that had taken the connection. */
  failures: string[];
  close(): Promise<void>;
}

/** How often the proxy asks whether a process is ready. */
const LOOK_MS = 100;

/**
 * A proxy in front of several processes, as simple as one may be: turn by turn among those that say they are ready,
 * connections kept alive, and the next process only where a connection was refused, because then certainly nothing was
 * sent.
 */
export async function startSmallProxy(ports: readonly number[]): Promise<SmallProxy> {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let ready = [...ports];
  let turn = 0;
  const looking = setInterval(async () => {
    const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)));
    ready = ports.filter((_, index) => answers[index]?.status === 200);
  }, LOOK_MS);
  const server = createServer((asked, answer) => {
    const body: Buffer[] = [];
    asked.on('data', (chunk) => body.push(chunk));
    asked.on('end', () => attempt(ports.length));
    const attempt = (left: number) => {
      const port = ready[turn++ % ready.length];
      const { method, url: path, headers } = asked;
      const passed = request({ agent, host: '127.0.0.1', port, method, path, headers }, (given) => {
        // Hop by hop: what a process says about its own connection is not for the client.
        const { connection: _connection, 'keep-alive': _keepAlive, ...rest } = given.headers;
        answer.writeHead(given.statusCode ?? 502, rest);
        given.pipe(answer);
      });
      passed.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) return attempt(left - 1);
        failures.push(`${method} ${path} ${error.code}`);
        answer.writeHead(502).end();
      });
      passed.end(Buffer.concat(body));
    };
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    failures,
    async close() {
      clearInterval(looking);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      agent.destroy();
    },
  };
}
