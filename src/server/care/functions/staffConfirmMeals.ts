import { implement, Refusal } from '../../callable/context.ts';
import { lockOwnReserve } from '../../reserves/own-reserve.ts';
import { confirmMeal } from '../feeding.ts';

/** Each by the rule and in the transaction of one alone: who was not confirmed is named and stops nobody else. */
export const staffConfirmMeals = implement('staffConfirmMeals', async ({ database, clock }, input, acting) => {
  const { children, ...confirmed } = input;
  const account = acting.as('staffConfirmMeal');
  const left: { child_id: number; msg: string }[] = [];
  for (const { reserve_id, child_id } of children) {
    try {
      await database.transaction(clock.now(), async (tx) => {
        const { branch_id } = await lockOwnReserve(tx, acting, reserve_id);
        await confirmMeal(tx, { ...confirmed, reserve_id, child_id, account, branch_id, together: true });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ child_id, msg: error.result.msg });
    }
  }
  return { status: 'OK', left };
});
