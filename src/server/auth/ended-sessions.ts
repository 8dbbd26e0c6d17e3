import type { FastifyBaseLogger } from 'fastify';
import type { WasEnded } from '../bearer-tokens.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../postgres/database.ts';
import { listen } from '../postgres/listen.ts';
import { recentlyEndedSessions, sessionWasEnded } from './store/sessions.ts';

/** The list is read again so often, in case a NOTIFY was missed. */
const REREAD_MS = 20_000;
/** Without a new reading for so long the memory is not believed, and the database is asked each time. */
const BELIEVED_MS = 45_000;

interface EndedSessions {
  wasEnded: WasEnded;
  close(): Promise<void>;
}

/**
 * The sessions that ended while a bearer token of theirs still lives, in this process's memory: heard by NOTIFY at once,
 * whichever process ended them, and read again every 20 seconds. A check is a look into a set.
 */
export function openEndedSessions(options: {
  url: string;
  clock: Clock;
  database: Database;
  log: FastifyBaseLogger;
  rereadMs?: number;
}): EndedSessions {
  const { clock, database, log } = options;
  let ended = new Set<string>();
  let readAt = Number.NEGATIVE_INFINITY;
  /** What each reading under way has to add: heard after it began. */
  const heardDuring = new Set<string[]>();
  const reread = async (): Promise<void> => {
    const begun = performance.now();
    const heard: string[] = [];
    heardDuring.add(heard);
    try {
      ended = new Set([...(await database.transaction(clock.now(), recentlyEndedSessions)), ...heard]);
      readAt = begun;
    } finally {
      heardDuring.delete(heard);
    }
  };
  const tryReread = () => reread().catch((error) => log.warn({ err: error }, 'ended sessions could not be read'));
  const listening = listen({
    url: options.url,
    channels: ['session_ended'],
    onNotification: (_channel, session_id) => {
      ended.add(session_id);
      for (const heard of heardDuring) heard.push(session_id);
    },
    onConnected: () => void tryReread(),
    onLost: (error) => log.warn({ err: error }, 'no longer hearing of ended sessions; the list is read every 20 s'),
  });
  const timer = setInterval(tryReread, options.rereadMs ?? REREAD_MS);
  timer.unref();
  // Where even this cannot be asked, the read itself fails, and as what it is: an outage, no lost sign-in.
  const ask = (session_id: string) =>
    database.read(clock.now(), (db) => sessionWasEnded(db, session_id)).catch(() => false);
  return {
    wasEnded(session_id) {
      if (ended.has(session_id)) return true;
      return performance.now() - readAt < BELIEVED_MS ? false : ask(session_id);
    },
    async close() {
      clearInterval(timer);
      await listening.close();
    },
  };
}
