import { openSessionsOf } from '../store/own-sessions.ts';
import { implement } from './context.ts';

export const listSessions = implement('listSessions', async ({ database, session_id, uid }) => {
  const sessions = await database.transaction((tx) => openSessionsOf(tx, uid));
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
