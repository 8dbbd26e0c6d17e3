import { customerStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

const { enabled, disabled } = customerStatus.code;

/** Families by the plan they have on a day. */
export async function membersByPlan(
  db: Queryable,
  day: TokyoDate,
): Promise<{ plan_type_id: number; members: number }[]> {
  const { rows } = await db.query<{ plan_type_id: number; members: number }>(
    `select h.plan_type_id, count(*)::integer as members from plan_type_customer_histories h
       join customers c on c.id = h.customer_id and c.status in (${enabled}, ${disabled})
     where h.start_date <= $1 and (h.end_date is null or h.end_date >= $1) group by h.plan_type_id`,
    [day],
  );
  return rows;
}

/** The first of those who have one of the plans on a day, by name. */
export async function namesOfMembers(
  db: Queryable,
  day: TokyoDate,
  planTypeIds: readonly number[],
  limit: number,
): Promise<{ customer_id: number; name: string; plan_name: string }[]> {
  const { rows } = await db.query<{ customer_id: number; name: string; plan_name: string }>(
    `select c.id as customer_id, c.name, p.name as plan_name from plan_type_customer_histories h
       join customers c on c.id = h.customer_id and c.status in (${enabled}, ${disabled})
       join plan_types p on p.id = h.plan_type_id
     where h.plan_type_id = any ($2) and h.start_date <= $1 and (h.end_date is null or h.end_date >= $1)
     order by c.name_kana, c.id limit $3`,
    [day, planTypeIds, limit],
  );
  return rows;
}

/** Live reserves of the days from `from` on, until the day before `until`. */
export async function reservesOfDays(db: Queryable, from: TokyoDate, until: TokyoDate | null): Promise<number> {
  const { rows } = await db.query<{ number: number }>(
    `select count(*)::integer as number from reserves
     where live and reserve_date >= $1 and ($2::date is null or reserve_date < $2)`,
    [from, until],
  );
  return rows[0]?.number ?? 0;
}

/** The hours most branches have, for examples; those of an ordinary day where there is no branch yet. */
export async function usualHours(db: Queryable): Promise<{ open_time: string; close_time: string }> {
  const { rows } = await db.query<{ open_time: string; close_time: string }>(
    `select open_time, close_time from branches where real_store_flag group by open_time, close_time
     order by count(*) desc, open_time limit 1`,
  );
  return rows[0] ?? { open_time: '08:00', close_time: '19:00' };
}

/** Plans on sale whose description says a price in yen. */
export async function plansNamingAmounts(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select p.name from view_plan_types p where p.offered_flag and exists (select from plan_type_summaries s
       where s.plan_type_id = p.id and s.content ~ '[0-9０-９]円') order by p.sequence, p.id`,
  );
  return rows.map(({ name }) => name);
}
