import { childcareStatus } from '../../../domain/codes.ts';
import type { TokyoDate } from '../../../domain/time.ts';
import type { Queryable } from '../../postgres/database.ts';

const { upcoming } = childcareStatus.code;

type ComingStay = { id: number; date: TokyoDate; start: number; end: number };

/** Live reserves from a day on that have not ended, in minutes of their day. */
export async function comingStays(db: Queryable, branch_id: number, from: TokyoDate): Promise<ComingStay[]> {
  const { rows } = await db.query<ComingStay>(
    `select id, reserve_date as date,
       (date_part('epoch', start_datetime at time zone 'Asia/Tokyo' - reserve_date) / 60)::integer as start,
       (date_part('epoch', end_datetime at time zone 'Asia/Tokyo' - reserve_date) / 60)::integer as "end"
     from reserves where branch_id = $1 and reserve_date >= $2 and live and childcare_status = ${upcoming}
       and end_datetime > app.now() order by start_datetime, id`,
    [branch_id, from],
  );
  return rows;
}
