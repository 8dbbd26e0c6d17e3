import type pg from 'pg';
import { openPersistentSession } from '../../postgres/persistent-session.ts';

/** The advisory lock of the one process that tells of troubles. */
const TURN = 20_260_802;

export interface Turn {
  /** While the database is gone: whose it was last. */
  isOurs(): boolean;
  close(): Promise<void>;
}

/** One of all processes has the turn; another takes it as soon as that one is gone. */
export function holdTurn({ url, retryAfterMs = 5000 }: { url: string; retryAfterMs?: number }): Turn {
  let ours = false;
  const ask = async (client: pg.Client) => {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, 0) as got', [TURN]);
    ours = rows[0]?.got ?? false;
  };
  const session = openPersistentSession({ url, prepare: ask, onLost: () => {} });
  const asking = setInterval(() => {
    const client = session.client();
    if (client && !ours) ask(client).catch(() => {});
  }, retryAfterMs);
  asking.unref();
  return {
    isOurs: () => ours,
    async close() {
      clearInterval(asking);
      await session.close();
    },
  };
}
