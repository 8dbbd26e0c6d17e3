import { allergyAnswer } from '../../../domain/care/care-codes.ts';
import { allergyStandingOf, type KnownAllergy } from '../../../domain/care/child-health.ts';
import type { AllergyStanding, Diet, KitchenMeals } from '../../../domain/care/kitchen.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

/** A child of a reserve at the table. */
interface ChildAtTable {
  meals: KitchenMeals;
  standing: AllergyStanding;
  diet: Diet;
  noContact: boolean;
  /** The facts that staff accepted in this stay. */
  confirmed: string[];
}

/** The meals of a child of a reserve and what it must not eat, as they are now; null: the child is not in it. */
export async function childAtTable(db: Queryable, reserve_id: number, child_id: number): Promise<ChildAtTable | null> {
  const { rows } = await db.query<
    KitchenMeals &
      Diet & { allergy_answer: number; allergies: KnownAllergy[]; no_contact: boolean; confirmed: string[] }
  >(
    `select d.breakfast_support_flag, d.lunch_support_flag, d.supper_support_flag,
       d.date_of_birth::text as date_of_birth, e.diet_stage, coalesce(e.milk, '') as milk, coalesce(e.foods_to_avoid, '') as foods_to_avoid,
       coalesce(e.allergy_answer, ${allergyAnswer.code.notAsked}) as allergy_answer, c.emergency_contact_tel is null as no_contact,
       (select coalesce(json_agg(json_build_object('other_name', a.other_name, 'severity', a.severity, 'reaction', a.reaction,
            'epipen_flag', a.epipen_flag, 'allergen', case when g.id is not null then json_build_object('name', g.name) end)
            order by a.id), '[]')
        from child_allergies a left join allergens g on g.id = a.allergen_id
        where a.child_id = d.child_id and a.ended_at is null) as allergies,
       array(select m.facts from meal_confirmations m where m.reserve_id = d.reserve_id and m.child_id = d.child_id) as confirmed
     from reserve_details d join reserves r on r.id = d.reserve_id join customers c on c.id = r.customer_id
     left join child_essentials e on e.child_id = d.child_id
     where d.reserve_id = $1 and d.child_id = $2`,
    [reserve_id, child_id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { allergy_answer, allergies, no_contact, confirmed, ...rest } = row;
  const { date_of_birth, diet_stage, milk, foods_to_avoid, ...meals } = rest;
  const diet = { date_of_birth, diet_stage, milk, foods_to_avoid };
  const child = { child_essentials: [{ allergy_answer }], child_allergies: allergies };
  return { meals, diet, standing: allergyStandingOf(child), noContact: no_contact, confirmed };
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
