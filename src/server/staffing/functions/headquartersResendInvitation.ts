import { accountState } from '../../../domain/codes.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { changeAccount } from '../account-change.ts';
import { noteInvited } from '../store/account-writes.ts';

/** A new link; the old ones stop working with it. */
export const headquartersResendInvitation = implement(
  'headquartersResendInvitation',
  async ({ clock, database }, { account_id }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const change = { account: acting, account_id };
      await changeAccount(tx, change, async ({ uid, state }) => {
        if (state !== accountState.code.invited) throw new Refusal('invitation_accepted');
        await noteInvited(tx, uid);
        await enqueue(tx, 'sendInvitationMail', { uid });
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
