import { mealFacts, needsConfirmation } from '../../../../domain/care/kitchen.ts';
import { lockOwnReserve } from '../../../branch-desk/branch-access.ts';
import { insertMealConfirmation, mealOfChild } from '../../../store/care/meal-confirmations.ts';
import { writeAudit } from '../../../store/upkeep/audit.ts';
import { implement, Refusal } from '../../callable/context.ts';

/** Somebody has made sure that the ordered meals suit the child: for exactly the meals and allergies that were read. */
export const staffConfirmMeal = implement('staffConfirmMeal', async ({ database, clock, account }, input) => {
  const { reserve_id, child_id, facts, note } = input;
  await database.transaction(clock.now(), async (tx) => {
    const { branch_id } = await lockOwnReserve(tx, account, reserve_id);
    const meal = await mealOfChild(tx, reserve_id, child_id);
    if (meal === null) throw new Refusal('not_found');
    if (mealFacts(meal, meal.allergies) !== facts) throw new Refusal('meal_changed');
    if (!needsConfirmation(meal, meal.allergies, [])) throw new Refusal('not_found');
    const row = { branch_id, reserve_id, child_id, facts, note, account_id: account.id };
    if (!(await insertMealConfirmation(tx, row))) return;
    const change = { account, branch_id, action: 'staffConfirmMeal', table_name: 'reserves', reason: note } as const;
    await writeAudit(tx, change, reserve_id, null, { confirmed_meal: facts });
  });
  return { status: 'OK' };
});
