import type { CancelledSeats, ResaleDay } from '../../../domain/billing/resale/resale.ts';
import { approvalStatus } from '../../../domain/codes.ts';
import type { Transaction } from '../../postgres/database.ts';
import type { FeeDay } from './fee-refunds.ts';

const { notUsed, approved } = approvalStatus.code;

const minute = (moment: string) =>
  `(extract(epoch from ${moment} - $2::date::timestamp at time zone 'Asia/Tokyo') / 60)::integer`;
/** Accounts that were merged are one family. */
const family = `coalesce((select m.into_customer_id from customer_merges m where m.from_customer_id = r.customer_id), r.customer_id)`;

/** A branch's day as the count of seats sold again needs it; `fees`: the cancellations that take part, in their order. */
export async function resaleDay(
  tx: Transaction,
  { branch_id, date }: FeeDay,
  fees: readonly number[],
): Promise<ResaleDay & { resale_percent: number }> {
  const { rows: capacities } = await tx.query<ResaleDay['capacities'][number]>(
    `select ${minute('l.since')} as start, ${minute('l.until')} as "end", l.capacity from app.branch_day_loads l
     where l.branch_id = $1 and l.date = $2 order by l.since`,
    [branch_id, date],
  );
  // A no-show held the seat to the end, and pays for it.
  const { rows: standing } = await tx.query<ResaleDay['standing'][number]>(
    `select r.id as reserve_id, ${family} as family, ${minute('r.start_datetime')} as start, ${minute('r.end_datetime')} as "end",
       count(*)::integer as children
     from reserves r join reserve_details d on d.reserve_id = r.id
     where r.branch_id = $1 and r.reserve_date = $2 and not r.cancel_flag and r.approval_status in (${notUsed}, ${approved})
     group by r.id order by r.created_at, r.id`,
    [branch_id, date],
  );
  const { rows: cancelled } = await tx.query<CancelledSeats>(
    `select x.id, ${family} as family, ${minute('r.start_datetime')} as start, ${minute('r.end_datetime')} as "end",
       (select count(*) from reserve_details d where d.reserve_id = r.id)::integer as children,
       coalesce((select jsonb_agg(jsonb_build_object('reserve_id', s.reserve_id, 'children', s.children,
           'start', ${minute('s.start_datetime')}, 'end', ${minute('s.end_datetime')}))
         from app.seats_at_cancellation k cross join jsonb_to_recordset(k.seats) as
           s (reserve_id integer, start_datetime timestamptz, end_datetime timestamptz, children integer)
         where k.reserve_cancellation_id = x.id), '[]') as held_then
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
     where r.branch_id = $1 and r.reserve_date = $2 and x.id = any ($3) order by array_position($3, x.id)`,
    [branch_id, date, fees],
  );
  const { rows: policy } = await tx.query<{ resale_percent: number }>(
    'select resale_percent from app.cancellation_policies_on($1)',
    [date],
  );
  return { capacities, standing, cancelled, resale_percent: policy[0]?.resale_percent ?? 0 };
}
