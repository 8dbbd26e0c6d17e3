import type { Bill, StayCover } from '../../../domain/books/entry-lines.ts';
import { certificateKind } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

type Asked = { branch_id: number; date: TokyoDate; child_ids: readonly number[]; reserve_id: number | null };

type PlannedBill = { amount_lines: Bill['amount_lines']; cover: StayCover };
type RefundFacts = {
  /** What 無償化 covers at the branch on the day. */
  cover: Pick<StayCover, 'confirmed' | 'benefit'>;
  /** Of each child: its 認定 on the day, what the parent said was used elsewhere in the month. */
  children: { child_id: number; kind: number | null; other: number }[];
  /** Their other stays of the month that are not over. */
  planned: PlannedBill[];
};

/** Null where none of the children has a 認定 on the day: most quotes ask no more than that. */
export async function refundFacts(db: Queryable, asked: Asked): Promise<RefundFacts | null> {
  const { branch_id, date, child_ids, reserve_id } = asked;
  const { rows } = await db.query<RefundFacts>(
    `with child as (
       select k.id as child_id, b.kind, coalesce(o.amount, 0) as other
       from unnest($3::integer[]) as k (id)
       left join child_benefits b on b.child_id = k.id and $2::date between b.start_date and coalesce(b.end_date, 'infinity')
       left join other_facility_amounts o on o.child_id = k.id and o.month = date_trunc('month', $2::date)
     )
     select jsonb_build_object(
         'confirmed', exists (select from branch_certificates t where t.branch_id = $1
           and t.kind = ${certificateKind.code.freeCare} and $2 between t.start_date and coalesce(t.end_date, 'infinity')),
         'benefit', (select jsonb_build_object('childcare', s.childcare_benefit, 'zero_year_old', s.zero_year_old_benefit,
             'after_business', s.after_business_benefit, 'holiday', s.holiday_benefit,
             'current_day', s.current_day_benefit, 'meal_support', s.meal_support_benefit)
           from app.tax_settings_on($2) s)) as cover,
       (select json_agg(c) from child c) as children,
       coalesce((select json_agg(json_build_object('amount_lines', r.amount_lines, 'cover', app.stay_cover(r.id)))
         from reserves r where r.live and r.id is distinct from $4
           and r.reserve_date >= date_trunc('month', $2::date) and r.reserve_date < date_trunc('month', $2::date) + interval '1 month'
           and r.id in (select d.reserve_id from reserve_details d where d.child_id = any ($3))
           and not exists (select from childcares u where u.reserve_id = r.id and u.end_datetime is not null)), '[]') as planned
     where exists (select from child c where c.kind is not null)`,
    [branch_id, date, child_ids, reserve_id],
  );
  return rows[0] ?? null;
}
