import type { Queryable } from '../../postgres/database.ts';

/** What a company needs before it can take a reserve, as far as prices and rules go (the opening's checklist). */
interface PriceCompleteness {
  prices_complete: boolean;
  policy_complete: boolean;
  plans_complete: boolean;
  rules_complete: boolean;
}

export async function priceCompleteness(db: Queryable): Promise<PriceCompleteness> {
  const { rows } = await db.query<PriceCompleteness>(
    `select exists (select from app.unit_prices_on(app.tokyo_today())) as prices_complete,
       exists (select from app.cancellation_policies_on(app.tokyo_today())) as policy_complete,
       exists (select from view_plan_types where offered_flag) as plans_complete,
       exists (select from app.reserve_settings_on(app.tokyo_today()))
         and exists (select from app.age_limits_on(app.tokyo_today()))
         and exists (select from app.meal_hours_on(app.tokyo_today())) as rules_complete`,
  );
  return rows[0] as PriceCompleteness;
}
