import type { FastifyInstance, FastifyReply } from 'fastify';
import { callableErrors } from '../../contract/errors.ts';
import { accountRole } from '../../domain/codes.ts';
import { callerOf } from '../auth/caller.ts';
import type { Services } from '../services.ts';
import { accountByUid } from '../store/accounts.ts';
import { listen } from '../store/listen.ts';

/** Proxies cut connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;

interface Board {
  /** Null: headquarters hear every branch. */
  branch_id: number | null;
  reply: FastifyReply;
}

/**
 * `GET /live/branch_day`: an event stream that says which branch's day changed, and nothing more: the board asks the
 * data API for what it may see. PostgreSQL's NOTIFY reaches every process, so it matters not which one a board is on.
 */
export async function livePlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const { config, database, bearer } = services;
  const boards = new Set<Board>();
  const tell = (line: string, wants: (board: Board) => boolean = () => true) => {
    for (const board of boards) if (wants(board)) board.reply.raw.write(line);
  };
  const everything = 'event: all\ndata: \n\n';
  const listening = listen({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    channels: ['branch_day'],
    onNotification: (_channel, payload) => {
      const branch_id = Number(payload);
      tell(
        `event: branch_day\ndata: ${branch_id}\n\n`,
        (board) => board.branch_id === null || board.branch_id === branch_id,
      );
    },
    // Something may have been missed while the connection was lost.
    onConnected: () => tell(everything),
    onLost: (error) => services.log.warn({ err: error }, 'live updates: the database connection was lost'),
  });
  const heartbeat = setInterval(() => tell(': \n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { reply } of boards) reply.raw.end();
    await listening.close();
  });

  app.get('/live/branch_day', async (request, reply) => {
    const caller = await callerOf(request, bearer).catch(() => null);
    if (caller === null || caller.role === 'anonymous') {
      return reply.code(401).send({ error: callableErrors.UNAUTHENTICATED });
    }
    const account = caller.role === 'staff' ? await accountByUid(database.pool, caller.uid) : null;
    if (account === null) return reply.code(403).send({ error: callableErrors.PERMISSION_DENIED });
    const branch_id = account.role === accountRole.code.headquarters ? null : account.branch_id;
    const board: Board = { branch_id, reply };
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    reply.raw.write(everything);
    boards.add(board);
    request.raw.once('close', () => boards.delete(board));
    return reply;
  });
}
