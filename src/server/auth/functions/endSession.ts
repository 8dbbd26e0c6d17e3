import { implement } from '../../callable/context.ts';
import { closeOwnSession } from '../store/own-sessions.ts';

/** Signs one browser out; succeeds if it was signed out already. Another user's session is not touched. */
export const endSession = implement(
  'endSession',
  async ({ clock, database, uid }, { session_id }) => {
    await database.transaction(clock.now(), (tx) => closeOwnSession(tx, uid, session_id));
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
