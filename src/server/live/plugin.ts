import type { FastifyInstance, FastifyReply } from 'fastify';
import { callableErrors } from '../../contract/page-errors.ts';
import { accountRole } from '../../domain/codes.ts';
import { type Caller, callerOf, pinBranchOf } from '../auth/caller.ts';
import { accountOfSession } from '../auth/store/accounts.ts';
import { sessionWasEnded } from '../auth/store/sessions.ts';
import { listen } from '../postgres/listen.ts';
import type { Services } from '../services.ts';
import { changesHeard } from './changes-heard.ts';
import { familyStreams } from './family-streams.ts';

type StaffCaller = Exclude<Caller, { role: 'anonymous' }>;

/** Proxies cut connections that stay silent for a minute. */
const HEARTBEAT_MS = 25_000;

interface Board {
  caller: StaffCaller;
  /** Null: headquarters hear every branch. */
  branch_ids: readonly number[] | null;
  reply: FastifyReply;
}

/**
 * `GET /live/branch_day`: an event stream that says which branch's day changed, and nothing more: the board asks the
 * data API for what it may see. PostgreSQL's NOTIFY reaches every process, so it matters not which one a board is on.
 * `GET /live/family_day`: the same for a family, of its own days alone.
 */
export async function livePlugin(
  app: FastifyInstance,
  options: { services: Services; heartbeatMs?: number },
): Promise<void> {
  const { services, heartbeatMs = HEARTBEAT_MS } = options;
  const { config, clock, database, bearer } = services;
  const boards = new Set<Board>();
  const heard = changesHeard();
  const families = familyStreams(services);
  const tell = (line: string, wants: (board: Board) => boolean = () => true) => {
    for (const board of boards) if (wants(board) && !board.reply.raw.writableEnded) board.reply.raw.write(line);
  };
  /** Signed out, disabled, another password: the stream of that session ends with it, not with the next beat. */
  const endStreams = (session_id: string) => {
    for (const { caller, reply } of boards) if (caller.session_id === session_id) reply.raw.end();
    families.endSession(session_id);
  };
  const checked = (check: Promise<void>): void => {
    check.catch((error) => services.log.warn({ err: error }, 'live updates: listeners could not be checked'));
  };
  const listening = listen({
    url: config.DATABASE_DIRECT_URL ?? config.DATABASE_URL,
    channels: ['branch_day', 'headquarters', 'session_ended', 'family_day', 'family_person'],
    onNotification: (channel, payload) => {
      if (channel === 'session_ended') return endStreams(payload);
      if (channel === 'family_day') return families.dayChanged(Number(payload));
      if (channel === 'family_person') return checked(families.personChanged(payload));
      if (channel === 'headquarters') {
        heard.note('headquarters');
        return tell(everything, (board) => board.branch_ids === null);
      }
      const branch_id = Number(payload);
      heard.note(branch_id);
      tell(
        `event: branch_day\ndata: ${branch_id}\n\n`,
        (board) => board.branch_ids === null || board.branch_ids.includes(branch_id),
      );
    },
    // Something may have been missed while the connection was lost.
    onConnected: () => {
      heard.begin();
      tell(everything);
      families.tell(everything);
    },
    onLost: (error) => {
      heard.lose();
      services.log.warn({ err: error }, 'live updates: the database connection was lost');
    },
  });
  /** What the caller may follow now; undefined: nothing (any longer). */
  const branchesOf = async (caller: StaffCaller): Promise<Board['branch_ids'] | undefined> => {
    const { role, uid, session_id } = caller;
    const account =
      role === 'staff'
        ? await database.read(clock.now(), (db) => accountOfSession(db, uid, pinBranchOf(caller)))
        : null;
    if (account === null || (await database.read(clock.now(), (db) => sessionWasEnded(db, session_id))))
      return undefined;
    return account.role === accountRole.code.headquarters ? null : account.branch_ids;
  };
  // A stream outlives its bearer token: with each beat it is asked again who listens.
  const beat = async () => {
    tell(': \n\n');
    families.tell(': \n\n');
    await families.beat();
    for (const board of boards) {
      const branch_ids = await branchesOf(board.caller);
      if (branch_ids === undefined) board.reply.raw.end();
      else board.branch_ids = branch_ids;
    }
  };
  const heartbeat = setInterval(() => checked(beat()), heartbeatMs);
  heartbeat.unref();
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { reply } of boards) reply.raw.end();
    families.end();
    await listening.close();
  });

  app.get('/live/branch_day', async (request, reply) => {
    const caller = await callerOf(request, bearer).catch(() => null);
    if (caller === null || caller.role === 'anonymous') {
      return reply.code(401).send({ error: callableErrors.UNAUTHENTICATED });
    }
    const branch_ids = await branchesOf(caller);
    if (branch_ids === undefined) return reply.code(403).send({ error: callableErrors.PERMISSION_DENIED });
    const board: Board = { caller, branch_ids, reply };
    beginStream(reply, heard.stillFor(branch_ids));
    boards.add(board);
    request.raw.once('close', () => boards.delete(board));
    return reply;
  });

  app.get('/live/family_day', async (request, reply) => {
    const caller = await callerOf(request, bearer).catch(() => null);
    if (caller === null || caller.role === 'anonymous') {
      return reply.code(401).send({ error: callableErrors.UNAUTHENTICATED });
    }
    const customer_ids = await families.heardBy(caller);
    if (customer_ids === undefined) return reply.code(403).send({ error: callableErrors.PERMISSION_DENIED });
    beginStream(reply);
    request.raw.once('close', families.add(caller, customer_ids, reply));
    return reply;
  });
}

const everything = 'event: all\ndata: \n\n';

/** The first event says to look at all, unless for so many milliseconds nothing has changed: whatever happened before is in the answers. */
function beginStream(reply: FastifyReply, stillFor = ''): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`event: all\ndata: ${stillFor}\n\n`);
}
