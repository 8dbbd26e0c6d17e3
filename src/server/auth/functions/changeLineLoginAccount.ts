import { requirePerson } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { violatedConstraint } from '../../postgres/database.ts';
import { redeemLineAnswer } from '../line-answer.ts';
import { closeAllSessions } from '../store/sessions.ts';
import { setLineSignIn } from '../store/sign-in-methods.ts';
import { issueCustomToken, userByLineUserId } from '../store/users.ts';

/**
 * SPEC §7: a LINE account becomes a way to sign in, or another one does; the custom token signs in again, and every
 * other session is closed. Email and password stay unless they are taken off in the same step.
 */
export const changeLineLoginAccount = implement(
  'changeLineLoginAccount',
  async (context, input) => {
    const { clock, database, uid } = context;
    const { state, code, error, remove_email_flag } = input;
    await requirePerson(context);
    const trip = await redeemLineAnswer(context, 'change', { state, code, error });
    // The round trip was started by another user or in another account.
    if (trip.uid !== uid) throw new Refusal('line_state');
    const line = { ...trip, remove_email_flag: remove_email_flag === 1 };
    try {
      const customToken = await database.transaction(clock.now(), async (tx) => {
        const owner = await userByLineUserId(tx, line.line_user_id);
        if (owner !== null && owner.uid !== uid) throw new Refusal('line_taken');
        await setLineSignIn(tx, uid, line);
        await closeAllSessions(tx, uid);
        return issueCustomToken(tx, uid);
      });
      return { status: 'OK', type: 'line_changed', customToken };
    } catch (failure) {
      if (violatedConstraint(failure) === 'users_line_user_id_key') throw new Refusal('line_taken');
      throw failure;
    }
  },
  { needs_open_session: true },
);
