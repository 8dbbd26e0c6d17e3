import { requireKnownChild } from '../../auth/branch-access.ts';
import { implement, Refusal } from '../../callable/context.ts';
import { lockChildRemarks, setStaffRemarks } from '../../membership/store/children.ts';
import { audited } from '../../store/audit.ts';

/**
 * Staff's notes, which the parent never sees; only where the branch has or had a reserve for the child. Of two saves at
 * once, the second is shown what a colleague wrote; every version is stored.
 */
export const staffUpdateChildRemarks = implement(
  'staffUpdateChildRemarks',
  async ({ clock, database, uid, pin_branch, account }, input, acting) => {
    const { child_id, staff_remarks, version } = input;
    await requireKnownChild({ database, clock, uid, pin_branch }, child_id);
    const change = {
      account: acting,
      branch_id: account.branch_id,
      table_name: 'children',
    } as const;
    await database.transaction(clock.now(), async (tx) => {
      const current = await lockChildRemarks(tx, child_id);
      if (current === null) throw new Refusal('not_found');
      // The same text sent again is the same note.
      if (current.staff_remarks === staff_remarks) return;
      if (current.version !== version) throw new Refusal('changed_meanwhile', { details: { current } });
      await audited(tx, { ...change, record_id: child_id }, () =>
        setStaffRemarks(tx, child_id, staff_remarks, account.id),
      );
    });
    return { status: 'OK' };
  },
);
