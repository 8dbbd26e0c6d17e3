import type pg from 'pg';
import { writeLedgers } from './ledgers.ts';

/**
 * Earlier months as a company has them: every day balanced with Stripe, money paid out each week, every month before
 * the last closed. The last month waits for headquarters.
 */
export async function seedBooks(client: pg.Client): Promise<void> {
  await writeLedgers(client);
  await client.query(
    `insert into app.stripe_days (date, charge_amount, refund_amount, dispute_amount, fee_amount, payout_amount,
       difference_count, checked_at)
     select p.payment_date, coalesce(sum(p.amount) filter (where p.amount > 0), 0),
       coalesce(sum(p.amount) filter (where p.amount < 0), 0), 0,
       coalesce(sum(floor(p.amount * 0.036)) filter (where p.amount > 0), 0)::integer, 0, 0,
       ((p.payment_date + 1) + time '04:10') at time zone 'Asia/Tokyo'
     from payments p where p.payment_method = 1 and p.payment_date < date_trunc('month', app.tokyo_today())::date
     group by p.payment_date order by p.payment_date`,
  );
  await client.query(
    `insert into app.stripe_payouts (stripe_payout_id, branch_id, arrival_date, amount, fee, matched_amount, difference,
       status, checked_at)
     select 'po_demo_' || to_char(w.week, 'YYYYMMDD'), null, w.week + 11, w.amount, w.fee, w.amount, 0, 'paid',
       ((w.week + 8) + time '04:10') at time zone 'Asia/Tokyo'
     from (select date_trunc('week', d.date)::date as week, sum(d.charge_amount + d.refund_amount - d.fee_amount)::integer as amount,
         sum(d.fee_amount)::integer as fee
       from app.stripe_days d group by 1) w
     where w.amount > 0 and w.week + 11 <= app.tokyo_today() order by w.week`,
  );
  await client.query(
    `insert into app.stripe_payout_rows (stripe_payout_id, balance_transaction, category, payment_id, amount, fee, matched_flag)
     select y.id, 'txn_demo_' || p.id, case when p.amount > 0 then 'charge' else 'refund' end, p.id, p.amount,
       case when p.amount > 0 then floor(p.amount * 0.036)::integer else 0 end, true
     from app.stripe_payouts y join payments p on p.payment_method = 1 and date_trunc('week', p.payment_date)::date = y.arrival_date - 11
       and p.payment_date < date_trunc('month', app.tokyo_today())::date
     order by p.id`,
  );
  await client.query(
    `insert into month_closes (branch_id, month, figures, account_id, closed_at)
     select place.id, m.month, app.month_sheet(place.id, m.month), 1, (m.month + interval '1 month 4 days 10 hours')::timestamp at time zone 'Asia/Tokyo'
     from (select (date_trunc('month', app.tokyo_today()) - make_interval(months => back))::date as month
         from generate_series(2, 12) as back) m,
       (select b.id from branches b where b.real_store_flag and b.status = 1 union all select null) place
     order by m.month, place.id nulls first`,
  );
}
