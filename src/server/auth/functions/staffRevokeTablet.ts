import { implement, refuse } from '../../callable/context.ts';
import { audited } from '../../store/audit.ts';
import { mayActIn } from '../branch-access.ts';
import { revokeTablet, tabletById } from '../store/tablets.ts';

/** For a lost tablet: what it may do ends with this answer. */
export const staffRevokeTablet = implement(
  'staffRevokeTablet',
  async ({ account, clock, database }, { tablet_id }, acting) =>
    database.transaction(clock.now(), async (tx) => {
      const tablet = await tabletById(tx, tablet_id);
      if (tablet === null || !mayActIn(account, tablet.branch_id)) return refuse('not_found');
      if (tablet.revoked) return { status: 'OK' };
      const { branch_id } = tablet;
      const change = { account: acting, branch_id, table_name: 'tablets' } as const;
      await audited(tx, { ...change, record_id: tablet_id }, () => revokeTablet(tx, tablet_id));
      return { status: 'OK' };
    }),
  { needs_open_session: true },
);
