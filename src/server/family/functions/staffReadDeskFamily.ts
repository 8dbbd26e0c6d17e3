import { requireBranch } from '../../auth/branch-access.ts';
import { requireDeskFamily } from '../../auth/introductions.ts';
import { implement, refuse } from '../../callable/context.ts';
import { deskFamily } from '../../membership/store/desk-families.ts';

/**
 * For the reserve form. All children of the family are named, also one the branch has not had yet: with a name and a birth
 * date a seat can be taken. Health remarks stay with the policies, which open them with the reserve.
 */
export const staffReadDeskFamily = implement('staffReadDeskFamily', async (context, input) => {
  const { account, clock, database } = context;
  requireBranch(account, input.branch_id);
  await requireDeskFamily(context, input);
  const family = await database.read(clock.now(), (db) => deskFamily(db, input.customer_id, input.branch_id));
  return family === null ? refuse('not_found') : { status: 'OK', family };
});
