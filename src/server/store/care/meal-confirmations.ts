import type { KitchenAllergy, KitchenMeals } from '../../../domain/care/kitchen.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** The meals of a child of a reserve and what it must not eat, as they are now; null: the child is not in it. */
export async function mealOfChild(
  db: Queryable,
  reserve_id: number,
  child_id: number,
): Promise<(KitchenMeals & { allergies: KitchenAllergy[] }) | null> {
  const { rows } = await db.query<KitchenMeals & { allergies: KitchenAllergy[] }>(
    `select d.breakfast_support_flag, d.lunch_support_flag, d.supper_support_flag,
       (select coalesce(json_agg(json_build_object('name', coalesce(g.name, a.other_name), 'severity', a.severity) order by a.id), '[]')
        from child_allergies a left join allergens g on g.id = a.allergen_id
        where a.child_id = d.child_id and a.ended_at is null) as allergies
     from reserve_details d where d.reserve_id = $1 and d.child_id = $2`,
    [reserve_id, child_id],
  );
  return rows[0] ?? null;
}

/** False: the same facts were confirmed before. */
export async function insertMealConfirmation(
  tx: Transaction,
  row: { branch_id: number; reserve_id: number; child_id: number; facts: string; note: string; account_id: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `insert into meal_confirmations (branch_id, reserve_id, child_id, facts, note, account_id)
     values ($1, $2, $3, $4, $5, $6) on conflict (reserve_id, child_id, facts) do nothing`,
    [row.branch_id, row.reserve_id, row.child_id, row.facts, row.note, row.account_id],
  );
  return rowCount === 1;
}
