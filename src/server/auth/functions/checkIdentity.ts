import { implement } from '../../callable/context.ts';
import { identityWasConfirmed } from '../store/own-sessions.ts';
import { userByUid } from '../store/users.ts';

/** What a page has to ask for before a way to sign in is changed. */
export const checkIdentity = implement('checkIdentity', async ({ config, clock, database, session_id, uid }) =>
  database.transaction(clock.now(), async (tx) => {
    const user = await userByUid(tx, uid);
    return {
      status: 'OK',
      confirmed: await identityWasConfirmed(tx, session_id, config.IDENTITY_MINUTES),
      by_password: user?.password_hash != null,
      by_line: user?.line_user_id != null,
    };
  }),
);
