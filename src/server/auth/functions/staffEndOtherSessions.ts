import { implement } from '../../callable/context.ts';
import { closeOtherSessions } from '../store/own-sessions.ts';

export const staffEndOtherSessions = implement(
  'staffEndOtherSessions',
  async ({ clock, database, session_id, uid }) => {
    await database.transaction(clock.now(), (tx) => closeOtherSessions(tx, uid, session_id));
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
