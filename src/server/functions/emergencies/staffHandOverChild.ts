import { mayActIn } from '../../branch-desk/branch-access.ts';
import { auditedEmergency } from '../../branch-desk/emergencies.ts';
import { branchOfEmergencyChild, writeHandOver } from '../../store/emergencies/emergencies.ts';
import { implement, refuse } from '../callable/context.ts';

/** Who took the child, at the place of reunion. The stay itself is checked out afterwards, as always. */
export const staffHandOverChild = implement('staffHandOverChild', async ({ database, clock, account }, input) =>
  database.transaction(clock.now(), async (tx) => {
    const { emergency_child_id: record_id, handed_to } = input;
    const branch_id = await branchOfEmergencyChild(tx, record_id);
    if (branch_id === null || !mayActIn(account, branch_id)) return refuse('not_found');
    const change = {
      account,
      branch_id,
      action: 'staffHandOverChild',
      table_name: 'emergency_children',
      record_id,
    } as const;
    await auditedEmergency(tx, change, () => writeHandOver(tx, record_id, { to: handed_to, account_id: account.id }));
    return { status: 'OK' };
  }),
);
