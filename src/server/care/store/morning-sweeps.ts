import { approvalStatus, childcareStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { approved, notUsed } = approvalStatus.code;
const { upcoming } = childcareStatus.code;

/**
 * Today's stays whose families have not been asked yet: the hour in the settings has passed, the stay is near enough and
 * has not begun, and a form is still missing. The message itself marks that it was sent.
 */
export async function morningsToAsk(db: Queryable, now: Date): Promise<number[]> {
  const { rows } = await db.query<{ id: number }>(
    `select r.id from reserves r
       cross join lateral app.reserve_settings_on(r.reserve_date) s
     where r.reserve_date = app.tokyo_date($1::timestamptz) and not r.cancel_flag
       and r.approval_status in (${notUsed}, ${approved}) and r.childcare_status = ${upcoming}
       and r.start_datetime > $1
       and (r.reserve_date + s.morning_form_time) at time zone 'Asia/Tokyo' <= $1
       and r.start_datetime - make_interval(hours => s.morning_form_lead_hours) <= $1
       and exists (select from reserve_details d where d.reserve_id = r.id and not exists (
         select from morning_forms f where f.reserve_id = r.id and f.child_id = d.child_id and f.date = r.reserve_date))
       and not exists (select from notifications n
         where n.deduplication_key = 'morning_form reserve-' || r.id || ' ' || r.reserve_date)
     order by r.start_datetime limit 200`,
    [now],
  );
  return rows.map(({ id }) => id);
}
