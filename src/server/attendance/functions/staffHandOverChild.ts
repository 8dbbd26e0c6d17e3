import { mayActIn } from '../../auth/branch-access.ts';
import { implement, refuse } from '../../callable/context.ts';
import { momentInEmergency } from '../emergencies.ts';
import { handOverInEmergency } from '../emergency-hand-over.ts';
import { lockEmergencyChild } from '../store/emergencies.ts';

/** Who took the child, at the place of reunion. The stay itself is checked out afterwards, as always. */
export const staffHandOverChild = implement('staffHandOverChild', async ({ database, clock }, input, acting) =>
  database.transaction(clock.now(), async (tx) => {
    const { emergency_child_id: id, handed_to, accepted = [], document = null, past_reason = null } = input;
    const child = await lockEmergencyChild(tx, id);
    if (child === null || !mayActIn(acting, child.branch_id)) return refuse('not_found');
    const at = momentInEmergency(input.made_at, child.declared_at, clock.now());
    await handOverInEmergency(tx, acting, { id, ...child }, { handed_to, accepted, document, past_reason, at });
    return { status: 'OK' };
  }),
);
