import { implement } from '../../callable/context.ts';
import { openSessionsOf } from '../store/own-sessions.ts';

export const listSessions = implement('listSessions', async ({ clock, database, session_id, uid }) => {
  const sessions = await database.transaction(clock.now(), (tx) => openSessionsOf(tx, uid));
  return {
    status: 'OK',
    sessions: sessions.map(({ id, device, created_at, last_used_at }) => ({
      id,
      device,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at.toISOString(),
      current: id === session_id,
    })),
  };
});
