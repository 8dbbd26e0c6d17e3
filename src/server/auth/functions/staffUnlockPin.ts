import { implement, refuse } from '../../callable/context.ts';
import { writeAudit } from '../../store/audit.ts';
import { mayActIn } from '../branch-access.ts';
import { uidOfAccount, unlockPin } from '../store/pins.ts';
import { tabletById } from '../store/tablets.ts';

/** After too many wrong PINs; whose it was is in the audit log. */
export const staffUnlockPin = implement(
  'staffUnlockPin',
  async ({ account, clock, database }, { account_id, tablet_id }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const tablet = await tabletById(tx, tablet_id);
      const uid = await uidOfAccount(tx, account_id);
      if (tablet === null || uid === null || !mayActIn(account, tablet.branch_id)) return refuse('not_found');
      await unlockPin(tx, uid, tablet_id);
      const change = { account: acting, branch_id: tablet.branch_id, table_name: 'tablets' } as const;
      await writeAudit(tx, change, tablet_id, null, { account_id });
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
