import type { Queryable } from '../../postgres/database.ts';

export interface StoredPlanType {
  id: number;
  name: string;
  charge_flag: boolean;
  monthly_amount: number;
  stripe_price_id: string | null;
}

const offered = `select id, name, charge_flag, monthly_amount, stripe_price_id from view_plan_types where offered_flag`;

/** A plan that can be chosen now. */
export async function offeredPlanType(db: Queryable, id: number): Promise<StoredPlanType | null> {
  const { rows } = await db.query<StoredPlanType>(`${offered} and id = $1`, [id]);
  return rows[0] ?? null;
}

export async function offeredPlanOfPrice(db: Queryable, stripePriceId: string): Promise<StoredPlanType | null> {
  const { rows } = await db.query<StoredPlanType>(`${offered} and stripe_price_id = $1 and charge_flag`, [
    stripePriceId,
  ]);
  return rows[0] ?? null;
}

/** What a message says of a plan; it may no longer be offered. */
export async function planToAnnounce(
  db: Queryable,
  id: number,
): Promise<{ plan_name: string; monthly_amount: number } | null> {
  const { rows } = await db.query<{ plan_name: string; monthly_amount: number }>(
    'select name as plan_name, monthly_amount from view_plan_types where id = $1',
    [id],
  );
  return rows[0] ?? null;
}
