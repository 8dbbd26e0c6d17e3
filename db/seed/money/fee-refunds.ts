import type pg from 'pg';

/** The fees of days that are over, counted: nobody took those seats, so nothing came back and no money moved. */
export async function seedFeeRefunds(client: pg.Client): Promise<void> {
  await client.query(
    `insert into fee_give_backs (reserve_cancellation_id, reserve_id, branch_id, customer_id, fee_amount, resale_percent,
       seat_minutes, resold_minutes, amount, how, created_at)
     select x.id, r.id, r.branch_id, r.customer_id, x.cancel_amount, p.resale_percent,
       d.children * extract(epoch from r.end_datetime - r.start_datetime)::integer / 60, 0, 0, 1,
       (r.reserve_date + 1 + time '00:30') at time zone 'Asia/Tokyo'
     from reserve_cancellations x join reserves r on r.id = x.reserve_id
     cross join lateral (select count(*)::integer as children from reserve_details d where d.reserve_id = r.id) d
     cross join lateral app.cancellation_policies_on(r.reserve_date) p
     where x.cancel_amount > 0 and x.cancel_cause in (1, 3) and x.cancel_settlement_status in (1, 2, 3) and r.cancel_flag
       and r.reserve_date < app.tokyo_today()
     order by x.id`,
  );
}
