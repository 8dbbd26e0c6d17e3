import { limitSecondStep } from '../../callable/account-guards.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { proves } from '../second-factor/prove.ts';
import { noteIdentityConfirmed } from '../store/own-sessions.ts';
import { finishStep, tryStep } from '../store/second-factor/second-steps.ts';

/** Marks this session as freshly proved, as staffConfirmIdentity does with the password. */
export const staffConfirmIdentityPasskey = implement(
  'staffConfirmIdentityPasskey',
  async (context, { token, passkey }) => {
    const { clock, config, database, session_id, uid } = context;
    await limitSecondStep(context);
    const step = await database.read(clock.now(), (db) => tryStep(db, token));
    if (step === null || step.uid !== uid || step.purpose !== 'confirm') throw new Refusal('passkey_refused');
    const { challenge } = step;
    await database.transaction(clock.now(), async (tx) => {
      const proved = await proves(tx, { uid, challenge, proof: { passkey }, now: clock.now() }, config);
      if (!proved || !(await finishStep(tx, token))) throw new Refusal('passkey_refused');
      await noteIdentityConfirmed(tx, session_id);
    });
    return { status: 'OK' };
  },
  { needs_open_session: true },
);
