import { implement } from '../../callable/context.ts';
import { optionsToAdd } from '../second-factor/passkeys.ts';
import { passkeysOf } from '../store/second-factor/passkey-rows.ts';
import { beginStep } from '../store/second-factor/second-steps.ts';
import { userByUid } from '../store/users.ts';

export const staffBeginPasskey = implement(
  'staffBeginPasskey',
  async (context) => {
    const { account, clock, config, database, uid } = context;
    return database.transaction(clock.now(), async (tx) => {
      const user = await userByUid(tx, uid);
      const person = { uid, email: user?.email ?? '', name: account.name };
      const options = await optionsToAdd(config, person, await passkeysOf(tx, uid));
      const token = await beginStep(tx, { uid, purpose: 'add_passkey', challenge: options.challenge });
      return { status: 'OK', token, options: { ...options } };
    });
  },
  { needs_open_session: true },
);
