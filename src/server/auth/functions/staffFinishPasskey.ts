import { implement, Refusal } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { ownFactorChange } from '../second-factor/own-factors.ts';
import { newPasskeyOf } from '../second-factor/passkeys.ts';
import { firstRecoveryCodes } from '../second-factor/set-up.ts';
import { addPasskey } from '../store/second-factor/passkey-rows.ts';
import { finishStep, tryStep } from '../store/second-factor/second-steps.ts';

export const staffFinishPasskey = implement(
  'staffFinishPasskey',
  async (context, { token, name, passkey }, acting) => {
    const { account, clock, config, database, uid } = context;
    const step = await database.read(clock.now(), (db) => tryStep(db, token));
    // A challenge issued to another user or for another purpose does not count.
    if (step === null || step.uid !== uid || step.purpose !== 'add_passkey') throw new Refusal('passkey_refused');
    const fresh = await newPasskeyOf(config, step.challenge, passkey);
    if (fresh === null) throw new Refusal('passkey_refused');
    return database.transaction(clock.now(), async (tx) => {
      const added = (await finishStep(tx, token)) && (await addPasskey(tx, uid, { ...fresh, name }));
      if (!added) throw new Refusal('passkey_refused');
      await writeAudit(tx, ownFactorChange(acting), account.id, null, null);
      return { status: 'OK', recovery_codes: await firstRecoveryCodes(tx, uid) };
    });
  },
  { needs_open_session: true },
);
