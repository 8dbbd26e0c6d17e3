import { mayActIn } from '../../auth/branch-access.ts';
import { implement, refuse } from '../../callable/context.ts';
import { auditedEmergency, momentInEmergency } from '../emergencies.ts';
import { lockEmergencyChild, writeCount } from '../store/emergencies.ts';

/** The head count: staff saw the child, or did not find it. Presses may arrive out of order. */
export const staffCountChild = implement('staffCountChild', async ({ database, clock, account }, input, acting) =>
  database.transaction(clock.now(), async (tx) => {
    const { emergency_child_id: record_id, found } = input;
    const child = await lockEmergencyChild(tx, record_id);
    if (child === null || !mayActIn(account, child.branch_id)) return refuse('not_found');
    const { branch_id } = child;
    const change = {
      account: acting,
      branch_id,
      table_name: 'emergency_children',
      record_id,
    } as const;
    const at = momentInEmergency(input.made_at, child.declared_at, clock.now());
    await auditedEmergency(tx, change, () => writeCount(tx, record_id, { found, account_id: account.id, at }));
    return { status: 'OK' };
  }),
);
