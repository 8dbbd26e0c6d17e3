import { implement, Refusal } from '../../callable/context.ts';
import { lockOwnReserve } from '../../reserves/own-reserve.ts';
import { confirmMeal } from '../feeding.ts';

/** Each by the rule and in the transaction of one alone: who was not confirmed is named and stops nobody else; if nobody was, that is the answer. */
export const staffConfirmMeals = implement('staffConfirmMeals', async ({ database, clock }, input, acting) => {
  const { children, ...confirmed } = input;
  const account = acting.as('staffConfirmMeal');
  const left: { child_id: number; refusal: Refusal }[] = [];
  for (const { reserve_id, child_id } of children) {
    try {
      await database.transaction(clock.now(), async (tx) => {
        const { branch_id } = await lockOwnReserve(tx, acting, reserve_id);
        await confirmMeal(tx, { ...confirmed, reserve_id, child_id, account, branch_id, together: true });
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      left.push({ child_id, refusal: error });
    }
  }
  const [first] = left;
  if (first !== undefined && left.length === children.length) throw first.refusal;
  return { status: 'OK', left: left.map(({ child_id, refusal }) => ({ child_id, msg: refusal.result.msg })) };
});
