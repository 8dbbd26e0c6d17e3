import type { FastifyInstance } from 'fastify';

export interface ServerOptions {
  url: string;
  connections: number;
  signingKey: string;
  deaf: boolean;
}

/** What a forked server does: told its options it listens and tells its port; it ends with whoever started it. */
export function serveOnMessage(create: (options: ServerOptions) => Promise<FastifyInstance>): void {
  process.once('message', async (options) => {
    const server = await create(options as ServerOptions);
    await server.listen({ port: 0, host: '127.0.0.1' });
    const address = server.server.address();
    process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
  });
  process.once('disconnect', () => process.exit(0));
}
