-- What staff read of money and of a day, computed here once. Both views run with the asker's own rights.

-- A payment with what of it may still go back: without what went back (a refund that Stripe sent back counts for nothing),
-- and without what is on its way. staffRefundPayment refuses by the same number. Those who may not refund do not see what
-- is on its way, so the number is for managers and headquarters.
create view view_payments with (security_invoker = true) as
  select p.id, p.customer_id, p.branch_id, p.amount, p.payment_datetime, p.payment_date, p.payment_method, p.payment_type,
    p.remarks, p.reserve_id, p.childcare_id, p.ticket_id, p.refunded_payment_id, p.reverses_payment_id,
    p.childcare_correction_id,
    case when p.payment_type = 5 then 0 else greatest(0, p.amount
      + coalesce((select sum(q.amount) from payments q where q.refunded_payment_id = p.id), 0)
      - coalesce((select sum(f.amount) from refunds f where f.payment_id = p.id and f.status = 'created'), 0)
    )::integer end as refundable_amount
  from payments p;

-- The numbers of a branch's day; a day without reserves has no row. The daily report keeps them as they were when saved.
-- usage_amount is what the stays cost after every correction. refunded_amount is what went back besides: a refund that a
-- correction made, or that one has counted against the bill, is in usage_amount already. What the day brought is
-- usage_amount + cancel_amount - refunded_amount - written_off_amount.
create view view_branch_day_numbers with (security_invoker = true) as
  select r.branch_id, r.reserve_date as date,
    count(*) filter (where r.live)::integer as reserves,
    coalesce(sum((select count(*) from reserve_details d where d.reserve_id = r.id)) filter (where r.live), 0)::integer
      as children,
    count(*) filter (where r.childcare_status = 3)::integer as "left",
    count(*) filter (where r.childcare_status = 4)::integer as no_shows,
    count(*) filter (where r.cancel_flag)::integer as cancelled,
    coalesce(sum(u.total_amount), 0)::integer as usage_amount,
    coalesce(sum(x.cancel_amount), 0)::integer as cancel_amount,
    coalesce(sum((select -sum(p.amount) from payments p where p.reserve_id = r.id and p.payment_type = 5
        and p.childcare_correction_id is null))
      - coalesce(sum((select sum(k.included_refund_amount) from childcare_corrections k where k.childcare_id = u.id)), 0), 0)::integer
      as refunded_amount,
    coalesce(sum((select sum(w.amount) from write_offs w where w.reserve_id = r.id)), 0)::integer as written_off_amount
  from reserves r
  left join childcares u on u.reserve_id = r.id
  left join reserve_cancellations x on x.reserve_id = r.id
  group by r.branch_id, r.reserve_date;

grant select on view_payments, view_branch_day_numbers to staff;
