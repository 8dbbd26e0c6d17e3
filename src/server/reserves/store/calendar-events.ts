import { approvalStatus } from '../../../domain/codes.ts';
import type { Queryable, Transaction } from '../../postgres/database.ts';

const { pending } = approvalStatus.code;

type CalendarDetail = {
  reserve_detail_id: number;
  google_calendar_event_id: string | null;
  child_name: string;
};

type CalendarReserve = {
  google_calendar_id: string | null;
  live: boolean;
  pending: boolean;
  start_datetime: Date;
  end_datetime: Date;
  customer_name: string;
  customer_tel: string;
  details: CalendarDetail[];
};

export async function calendarReserve(db: Queryable, reserve_id: number): Promise<CalendarReserve | null> {
  const { rows } = await db.query<CalendarReserve>(
    `select case when b.google_calendar_flag then b.google_calendar_id end as google_calendar_id, r.live,
       r.approval_status = ${pending} as pending, r.start_datetime, r.end_datetime, c.name as customer_name, c.tel as customer_tel,
       (select json_agg(json_build_object('reserve_detail_id', d.id, 'google_calendar_event_id',
            d.google_calendar_event_id, 'child_name', k.name) order by d.id)
          from reserve_details d join children k on k.id = d.child_id where d.reserve_id = r.id) as details
     from reserves r join branches b on b.id = r.branch_id join customers c on c.id = r.customer_id where r.id = $1`,
    [reserve_id],
  );
  return rows[0] ?? null;
}

/** Stores the id we chose before calling Google; an existing id is not replaced. */
export async function chooseEventId(
  tx: Transaction,
  reserve_detail_id: number,
  event_id: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ google_calendar_event_id: string }>(
    `update reserve_details set google_calendar_event_id = coalesce(google_calendar_event_id, $2)
     where id = $1 returning google_calendar_event_id`,
    [reserve_detail_id, event_id],
  );
  return rows[0]?.google_calendar_event_id ?? null;
}

export async function calendarOfBranch(db: Queryable, branch_id: number): Promise<string | null> {
  const { rows } = await db.query<{ google_calendar_id: string | null }>(
    'select google_calendar_id from branches where id = $1',
    [branch_id],
  );
  return rows[0]?.google_calendar_id ?? null;
}
