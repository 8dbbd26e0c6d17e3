import { implement } from '../../callable/context.ts';
import { firstDayFor, type StoredRule } from '../rule-rows.ts';
import { companyDay, rulesOf } from '../store/price-rows.ts';
import { planMembers } from '../store/sold-offers.ts';

/** How many families have each plan, whether its price is made, and the first day a new plan may begin. */
export const headquartersPlanFigures = implement('headquartersPlanFigures', async ({ clock, database }) =>
  database.read(clock.now(), async (db) => {
    const { first_day } = await firstDayFor(db, await rulesOf<StoredRule>(db, 'plan_types'));
    const { today, tomorrow, has_customers } = await companyDay(db);
    return { status: 'OK', plans: await planMembers(db), first_day, open_from: has_customers ? tomorrow : today };
  }),
);
