import { implement } from '../../callable/context.ts';
import { optionsToProve } from '../second-factor/passkeys.ts';
import { passkeysOf } from '../store/second-factor/passkey-rows.ts';
import { beginStep } from '../store/second-factor/second-steps.ts';

/** A passkey instead of the password, where a PIN is not enough; null for anyone who has none. */
export const staffBeginIdentityPasskey = implement(
  'staffBeginIdentityPasskey',
  async ({ clock, config, database, uid }) =>
    database.transaction(clock.now(), async (tx) => {
      const passkeys = await passkeysOf(tx, uid);
      if (passkeys.length === 0) return { status: 'OK', asked: null };
      const options = await optionsToProve(config, passkeys);
      const token = await beginStep(tx, { uid, purpose: 'confirm', challenge: options.challenge });
      return { status: 'OK', asked: { token, options: { ...options } } };
    }),
  { needs_open_session: true },
);
