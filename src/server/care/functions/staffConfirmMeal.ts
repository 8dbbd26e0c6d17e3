import { implement } from '../../callable/context.ts';
import { lockOwnReserve } from '../../reserves/own-reserve.ts';
import { confirmMeal } from '../feeding.ts';

/** Staff have made sure that the ordered meals suit the child: for exactly the meals and allergies that were read. */
export const staffConfirmMeal = implement('staffConfirmMeal', async ({ database, clock }, input, acting) => {
  await database.transaction(clock.now(), async (tx) => {
    const { branch_id } = await lockOwnReserve(tx, acting, input.reserve_id);
    await confirmMeal(tx, { ...input, account: acting, branch_id });
  });
  return { status: 'OK' };
});
