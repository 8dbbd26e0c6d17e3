import { removeSecondFactors, secondFactorsOf } from '../../auth/store/second-factor/factors.ts';
import { closeAllSessions } from '../../auth/store/sessions.ts';
import { implement } from '../../callable/context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { changeAccount } from '../account-change.ts';

/** For a lost phone: its finder is signed out as well, and the owner is notified. */
export const headquartersResetSecondFactor = implement(
  'headquartersResetSecondFactor',
  async ({ clock, database }, { account_id, reason }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const change = { account: acting, account_id, reason };
      await changeAccount(tx, change, async ({ uid }) => {
        const { totp, passkeys } = await secondFactorsOf(tx, uid);
        await removeSecondFactors(tx, uid);
        await closeAllSessions(tx, uid);
        await enqueue(tx, 'sendSecondFactorResetMail', { uid, changed_at: clock.now().getTime() });
        return { removed: { totp, passkeys } };
      });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
