import type { Queryable, Transaction } from '../../postgres/database.ts';

/** One attempt to have a plan's price made at Stripe (app.plan_price_attempts). */
export interface PlanPriceAttempt {
  id: number;
  key: string;
  name: string;
  monthly_amount: number;
  stripe_price_id: string | null;
  /** Null: its plan is gone, or has another attempt by now. */
  plan_type_id: number | null;
}

/** A price belongs to a name and an amount: with another one the plan has none. */
export async function dropOutdatedPrice(
  tx: Transaction,
  id: number,
  plan: { name: string; monthly_amount: number },
): Promise<void> {
  await tx.query(
    `update plan_types set stripe_price_id = null
     where id = $1 and stripe_price_id is not null and (monthly_amount <> $2 or name <> $3)`,
    [id, plan.monthly_amount, plan.name],
  );
}

/** A new attempt takes the place of the plan's earlier one; both ids are answered, the new one first. */
export async function openPriceAttempt(
  tx: Transaction,
  plan: { id: number; name: string; monthly_amount: number },
): Promise<number[]> {
  const earlier = await priceAttemptsOf(tx, plan.id);
  const { rows } = await tx.query<{ id: number }>(
    'insert into app.plan_price_attempts (plan_type_id, name, monthly_amount) values ($1, $2, $3) returning id',
    [plan.id, plan.name, plan.monthly_amount],
  );
  return [...rows.map(({ id }) => id), ...earlier];
}

export async function priceAttemptsOf(db: Queryable, plan_type_id: number): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>('select id from app.plan_price_attempts where plan_type_id = $1', [
    plan_type_id,
  ]);
  return rows.map(({ id }) => id);
}

export async function priceAttempt(db: Queryable, id: number): Promise<PlanPriceAttempt | null> {
  const { rows } = await db.query<PlanPriceAttempt>(
    `select a.id, a.key, a.name, a.monthly_amount, a.stripe_price_id, p.id as plan_type_id
     from app.plan_price_attempts a left join plan_types p on p.id = a.plan_type_id and p.charge_flag
       and p.monthly_amount = a.monthly_amount
       and not exists (select from app.plan_price_attempts later where later.plan_type_id = p.id and later.id > a.id)
     where a.id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** The price is there: the plan can be offered. A plan that has moved on meanwhile is left alone. */
export async function savePlanPrice(
  tx: Transaction,
  attempt: PlanPriceAttempt,
  stripe_price_id: string,
): Promise<void> {
  await tx.query('update app.plan_price_attempts set stripe_price_id = $2 where id = $1', [
    attempt.id,
    stripe_price_id,
  ]);
  await tx.query(
    `update plan_types set stripe_price_id = $2 where id = $1 and charge_flag and stripe_price_id is null
       and monthly_amount = $3`,
    [attempt.plan_type_id, stripe_price_id, attempt.monthly_amount],
  );
}
