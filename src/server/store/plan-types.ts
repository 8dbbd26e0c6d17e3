import type { Queryable } from './database.ts';

export interface PlanType {
  id: number;
  name: string;
  charge_flag: boolean;
  monthly_amount: number;
  stripe_price_id: string | null;
}

const inForce = `select id, name, charge_flag, monthly_amount, stripe_price_id from plan_types
  where customer_type = 1 and adaptation_date <= $2`;

/** A plan that can be chosen on that day (SPEC §9: customer_type 1). */
export async function planTypeInForce(db: Queryable, id: number, day: string): Promise<PlanType | null> {
  const { rows } = await db.query<PlanType>(`${inForce} and id = $1`, [id, day]);
  return rows[0] ?? null;
}

export async function planTypeOfPrice(db: Queryable, stripePriceId: string, day: string): Promise<PlanType | null> {
  const { rows } = await db.query<PlanType>(`${inForce} and stripe_price_id = $1 and charge_flag`, [
    stripePriceId,
    day,
  ]);
  return rows[0] ?? null;
}

export async function planName(db: Queryable, id: number): Promise<string | null> {
  const { rows } = await db.query<{ name: string }>('select name from plan_types where id = $1', [id]);
  return rows[0]?.name ?? null;
}
