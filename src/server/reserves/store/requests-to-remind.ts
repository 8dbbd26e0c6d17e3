import { approvalStatus } from '../../../domain/codes.ts';
import type { Queryable } from '../../postgres/database.ts';

const { pending } = approvalStatus.code;

/** One sweep takes so many; the next minute takes the rest. */
const batch = 200;

type RequestReminder = { reserve_id: number; event: 'answer_due' | 'answer_late'; occurrence: string };

/**
 * Requests of branches with a Chatwork room whose answer is due soon, or late: each reminded once, and again after an edit
 * changed the due time. Soon is request_remind_minutes before; if less time than that was promised, when half of it is over.
 */
export async function requestsToRemind(db: Queryable, now: Date): Promise<RequestReminder[]> {
  const { rows } = await db.query<RequestReminder>(
    `select r.id as reserve_id, told.event, told.occurrence
     from reserves r
       join branches b on b.id = r.branch_id and b.chatwork_room_id is not null
       cross join app.reserve_settings_on(app.tokyo_date($1::timestamptz)) s
       cross join lateral (
         select case when r.answer_due_datetime <= $1 then 'answer_late' else 'answer_due' end as event,
           floor(extract(epoch from r.answer_due_datetime))::bigint::text as occurrence) told
     where r.approval_status = ${pending} and not r.cancel_flag and r.start_datetime > $1
       and greatest(r.answer_due_datetime - make_interval(mins => s.request_remind_minutes),
         r.created_at + (r.answer_due_datetime - r.created_at) / 2) <= $1
       and not exists (select from app.branch_messages m
         where m.deduplication_key = concat_ws(' ', 'reserve', r.id, told.event, told.occurrence))
     order by r.answer_due_datetime limit ${batch}`,
    [now],
  );
  return rows;
}
