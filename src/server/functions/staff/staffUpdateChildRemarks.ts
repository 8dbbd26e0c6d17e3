import { requireKnownChild } from '../../branch-desk/branch-access.ts';
import { setStaffRemarks } from '../../store/customers/children.ts';
import { audited } from '../../store/upkeep/audit.ts';
import { implement, refuse } from '../callable/context.ts';

/** Notes of the staff, which the parent never sees; only where the branch has or had a reserve for the child. */
export const staffUpdateChildRemarks = implement(
  'staffUpdateChildRemarks',
  async ({ clock, database, uid, pin_branch, account }, input) => {
    const { child_id, staff_remarks } = input;
    await requireKnownChild({ database, clock, uid, pin_branch }, child_id);
    const change = {
      account,
      branch_id: account.branch_id,
      action: 'staffUpdateChildRemarks',
      table_name: 'children',
    } as const;
    const found = await database.transaction(clock.now(), (tx) =>
      audited(tx, { ...change, record_id: child_id }, () => setStaffRemarks(tx, child_id, staff_remarks)),
    );
    return found ? { status: 'OK' } : refuse('not_found');
  },
);
