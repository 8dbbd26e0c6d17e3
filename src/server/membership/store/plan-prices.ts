import type { PlanPrice } from '../../../domain/settings/settings.ts';
import type { Queryable } from '../../postgres/database.ts';

export async function planTypePrice(db: Queryable, plan_type_id: number): Promise<PlanPrice | null> {
  const { rows } = await db.query<PlanPrice>('select childcare_discount_per_hour from plan_types where id = $1', [
    plan_type_id,
  ]);
  return rows[0] ?? null;
}
