import { customerStatus } from '../../../domain/codes.ts';
import type { PlanTerms } from '../../../domain/membership/plan-change.ts';
import { addDays, type TokyoDate } from '../../../domain/time.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { disabled, enabled } = customerStatus.code;

const columns = 'p.id, p.name, p.charge_flag, p.stripe_price_id, p.monthly_amount, p.offered_flag';

export async function planTypeOf(db: Queryable, id: number): Promise<PlanTerms | null> {
  const { rows } = await db.query<PlanTerms>(`select ${columns} from view_plan_types p where p.id = $1`, [id]);
  return rows[0] ?? null;
}

/** The plan a customer has on a day; prices follow it. */
export async function planOn(db: Queryable, customerId: number, day: TokyoDate): Promise<PlanTerms | null> {
  const { rows } = await db.query<PlanTerms>(
    `select ${columns} from plan_type_customer_histories h join view_plan_types p on p.id = h.plan_type_id
     where h.customer_id = $1 and h.start_date <= $2 and (h.end_date is null or h.end_date >= $2)`,
    [customerId, day],
  );
  return rows[0] ?? null;
}

export async function planAfter(db: Queryable, customerId: number, day: TokyoDate) {
  const { rows } = await db.query<{ plan_type_id: number; start_date: TokyoDate }>(
    `select plan_type_id, start_date from plan_type_customer_histories
     where customer_id = $1 and start_date > $2 order by start_date limit 1`,
    [customerId, day],
  );
  return rows[0] ?? null;
}

/** From that day on the customer has the plan; whatever was agreed for that day or later no longer counts. */
export async function startPlan(
  tx: Transaction,
  customerId: number,
  planTypeId: number,
  start: TokyoDate,
): Promise<void> {
  await endPlan(tx, customerId, addDays(start, -1));
  const { rowCount } = await tx.query(
    `update plan_type_customer_histories set end_date = null
     where customer_id = $1 and plan_type_id = $2 and end_date = $3::date - 1`,
    [customerId, planTypeId, start],
  );
  if (rowCount === 1) return;
  await tx.query(
    'insert into plan_type_customer_histories (customer_id, plan_type_id, start_date) values ($1, $2, $3)',
    [customerId, planTypeId, start],
  );
}

/** The customer has a plan until that day and none after it. */
export async function endPlan(tx: Transaction, customerId: number, lastDay: TokyoDate): Promise<void> {
  await tx.query('delete from plan_type_customer_histories where customer_id = $1 and start_date > $2', [
    customerId,
    lastDay,
  ]);
  await tx.query(
    `update plan_type_customer_histories set end_date = $2
     where customer_id = $1 and (end_date is null or end_date > $2)`,
    [customerId, lastDay],
  );
}

/**
 * customers.plan_type_id follows the history of the day. A plan without charge lets the former subscription go, and
 * nothing of it can be unpaid any more.
 */
export async function syncPlansOfToday(tx: Transaction): Promise<number> {
  const { rowCount } = await tx.query(
    `update customers c set plan_type_id = h.plan_type_id,
       status = case when p.charge_flag then c.status else 1 end,
       stripe_subscription_id = case when p.charge_flag then c.stripe_subscription_id end,
       stripe_subscription_status = case when p.charge_flag then c.stripe_subscription_status end,
       subscription_period_end = case when p.charge_flag then c.subscription_period_end end
     from plan_type_customer_histories h join view_plan_types p on p.id = h.plan_type_id
     where h.customer_id = c.id and c.status in (${enabled}, ${disabled}) and c.plan_type_id is distinct from h.plan_type_id
       and h.start_date <= app.tokyo_today() and (h.end_date is null or h.end_date >= app.tokyo_today())`,
  );
  return rowCount ?? 0;
}
