import { implement } from '../../callable/context.ts';
import { findReadySeat } from '../ready-seat.ts';
import { nearBranches } from '../store/ready-seat.ts';

/** How many branches can be chosen in place; the page of the first step lists all of them. */
const offered = 12;

/** Ours: today's seat, ready to take. One round trip unless nothing is left today. */
export const readySeat = implement('readySeat', async ({ database, clock, customer }, { choices_flag, ...input }) => {
  const now = clock.now();
  return database.read(now, async (db) => {
    const found = await findReadySeat(db, now, customer.id, input);
    const wanted = choices_flag === 1 && found.branch_id !== null;
    const branches = wanted ? await nearBranches(db, found.branch_id ?? 0, input.date ?? found.today, offered) : [];
    return { status: 'OK', ...found, branches };
  });
});
