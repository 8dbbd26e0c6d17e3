import { accountRole, accountState } from '../../../domain/codes.ts';
import { closeAllSessions } from '../../auth/store/sessions.ts';
import { userByUid } from '../../auth/store/users.ts';
import { implement, Refusal, refuse } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { changeAccount } from '../account-change.ts';
import { otherHeadquarters, setAccountDisabled } from '../store/account-writes.ts';

/** Ends every session and stream at once; what they did stays under their name. */
export const headquartersDisableAccount = implement(
  'headquartersDisableAccount',
  async ({ account, clock, database }, { account_id, version, disable_flag, reason }, acting) => {
    const disable = disable_flag === 1;
    if (disable && account_id === account.id) return refuse('own_account');
    return database.transaction(clock.now(), async (tx) => {
      const others = await otherHeadquarters(tx, account_id);
      const change = { account: acting, account_id, version, reason };
      await changeAccount(tx, change, async ({ uid, role, state }) => {
        if (disable && role === accountRole.code.headquarters && others === 0) throw new Refusal('last_headquarters');
        if (disable === (state === accountState.code.disabled)) return;
        await setAccountDisabled(tx, account_id, disable);
        await closeAllSessions(tx, uid);
        // Links sent earlier stop working: a person without a password yet gets a new one.
        if (!disable && (await userByUid(tx, uid))?.password_hash === null)
          await enqueue(tx, 'sendInvitationMail', { uid });
      });
      return { status: 'OK' };
    });
  },
  { needs_open_session: true },
);
