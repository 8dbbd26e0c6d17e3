import { accountRole } from '../../domain/codes.ts';
import { audited } from '../store/audit.ts';
import { branchKnowsChild, setStaffRemarks } from '../store/children.ts';
import { implement, refuse } from './context.ts';

/** Notes of the staff, which the parent never sees; only where the branch has or had a reserve for the child. */
export const staffUpdateChildRemarks = implement(
  'staffUpdateChildRemarks',
  async ({ clock, database, account }, input) => {
    const { child_id, staff_remarks } = input;
    const { branch_id, role } = account;
    const known =
      role === accountRole.code.headquarters ||
      (await database.read(clock.now(), (db) => branchKnowsChild(db, branch_id, child_id)));
    if (!known) return refuse('not_found');
    const change = { account, branch_id, action: 'staffUpdateChildRemarks', table_name: 'children' } as const;
    const found = await database.transaction(clock.now(), (tx) =>
      audited(tx, { ...change, record_id: child_id }, () => setStaffRemarks(tx, child_id, staff_remarks)),
    );
    return found ? { status: 'OK' } : refuse('not_found');
  },
);
