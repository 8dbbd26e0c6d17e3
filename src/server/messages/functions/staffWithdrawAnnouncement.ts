import { implement, Refusal } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { announcementSeenBy, withdrawAnnouncement } from '../store/announcements.ts';

/** Before it begins; twice is once. */
export const staffWithdrawAnnouncement = implement(
  'staffWithdrawAnnouncement',
  async ({ account, clock, database }, { announcement_id }, acting) => {
    await database.transaction(clock.now(), async (tx) => {
      const known = await announcementSeenBy(tx, account, announcement_id);
      if (known === null) throw new Refusal('not_found');
      if (known.withdrawn_at !== null) return;
      const branch_id = known.branch_id ?? account.branch_id;
      const entry = { account: acting, branch_id, table_name: 'announcements', record_id: announcement_id } as const;
      await audited(tx, { ...entry, reason: known.title }, async () => {
        if (!(await withdrawAnnouncement(tx, announcement_id, account.id))) throw new Refusal('announcement_begun');
      });
    });
    return { status: 'OK', announcement_id };
  },
);
