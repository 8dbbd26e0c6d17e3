import { implement } from '../../callable/context.ts';
import { findReadySeat } from '../ready-seat.ts';
import { branchesNear } from '../store/nearby.ts';

/** How many branches can be chosen in place; the page of the first step leads to all of them. */
const offered = 12;

/** Ours: today's seat, ready to take. One round trip unless nothing is left today. */
export const readySeat = implement('readySeat', async ({ database, clock, customer }, { choices_flag, ...input }) => {
  const now = clock.now();
  return database.read(now, async (db) => {
    const found = await findReadySeat(db, now, customer.id, input);
    const wanted = choices_flag === 1 && found.branch_id !== null;
    const near = { branch_id: found.branch_id ?? 0, date: input.date ?? found.today, limit: offered };
    const branches = wanted ? await branchesNear(db, near) : [];
    return {
      status: 'OK',
      ...found,
      branches: branches.map(({ branch_id, branch_name }) => ({ branch_id, branch_name })),
    };
  });
});
