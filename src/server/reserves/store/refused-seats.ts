import type { TokyoDate } from '../../../domain/time.ts';
import type { Transaction } from '../../postgres/database.ts';

type Refused = {
  customerId: number;
  branchId: number;
  childIds: readonly number[];
  reserve: { reserve_date: TokyoDate; start_datetime: Date; end_datetime: Date };
};

/** That a family was told there is no seat: once a branch and day, the last time asked for. */
export async function noteRefusedSeat(
  tx: Transaction,
  { customerId, branchId, childIds, reserve }: Refused,
): Promise<void> {
  await tx.query(
    `insert into app.refused_seats (customer_id, branch_id, date, start_time, end_time, births)
     select $1, $2, $3, ($4::timestamptz at time zone 'Asia/Tokyo')::time, ($5::timestamptz at time zone 'Asia/Tokyo')::time,
       array_agg(k.date_of_birth order by k.id) from children k where k.id = any ($6) and k.customer_id = $1 having count(*) > 0
     on conflict (customer_id, branch_id, date) do update
       set start_time = excluded.start_time, end_time = excluded.end_time, births = excluded.births, created_at = app.now()`,
    [customerId, branchId, reserve.reserve_date, reserve.start_datetime, reserve.end_datetime, childIds],
  );
}
