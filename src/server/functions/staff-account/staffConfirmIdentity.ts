import { noteIdentityConfirmed } from '../../store/sign-in/own-sessions.ts';
import { requireOwnPassword } from '../callable/account-guards.ts';
import { implement } from '../callable/context.ts';

/** Marks this session as freshly proved; no other session. */
export const staffConfirmIdentity = implement(
  'staffConfirmIdentity',
  async (context, { current_password }) => {
    const { clock, database, session_id } = context;
    await requireOwnPassword(context, current_password);
    await database.transaction(clock.now(), (tx) => noteIdentityConfirmed(tx, session_id));
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
