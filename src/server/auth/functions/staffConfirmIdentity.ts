import { limitSecondStep, requireOwnPassword } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { proves } from '../second-factor/prove.ts';
import { noteIdentityConfirmed } from '../store/own-sessions.ts';

/** Marks this session as freshly proved, by the password or by a code of the app; no other session. */
export const staffConfirmIdentity = implement(
  'staffConfirmIdentity',
  async (context, input) => {
    const { clock, config, database, session_id, uid } = context;
    if ('current_password' in input) await requireOwnPassword(context, input.current_password);
    else await limitSecondStep(context);
    await database.transaction(clock.now(), async (tx) => {
      const proof = 'code' in input ? { uid, challenge: '', proof: { code: input.code }, now: clock.now() } : null;
      if (proof !== null && !(await proves(tx, proof, config))) {
        throw new Refusal('second_step_wrong', { fields: ['code'] });
      }
      await noteIdentityConfirmed(tx, session_id);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
