-- The payments of the paying member who asks. While stays are hidden from them: amount, day and kind, without branch, reserve, times
-- or staff's words. Owner's rights, because a policy can leave out rows, not columns.
create or replace view view_own_payments with (security_barrier = true) as
  select p.id, p.customer_id, p.amount, p.payment_date, p.payment_method, p.payment_type, p.refunded_payment_id,
    case when a.hidden_flag then p.payment_date::timestamp at time zone 'Asia/Tokyo' else p.payment_datetime end as payment_datetime,
    case when a.hidden_flag then '' else p.remarks end as remarks,
    case when not a.hidden_flag then p.branch_id end as branch_id,
    case when not a.hidden_flag then p.reserve_id end as reserve_id,
    case when not a.hidden_flag then p.childcare_id end as childcare_id
  from (select (select app.seen_customer_ids()) is null as hidden_flag) a
  join payments p on p.customer_id = any ((select app.own_customer_ids())::integer[]);
grant select on view_own_payments to "user";

-- What staff read of money and of a day, computed here once. Both views run with the asker's own rights.
-- A payment with what of it may still go back: without what went back (a refund that Stripe sent back counts for nothing),
-- and without what is on its way. staffRefundPayment refuses by the same number. Those who may not refund do not see what
-- is on its way, so the number is for managers and headquarters.
create or replace view view_payments with (security_invoker = true) as
  select p.id, p.customer_id, p.branch_id, p.amount, p.payment_datetime, p.payment_date, p.payment_method, p.payment_type,
    p.remarks, p.reserve_id, p.childcare_id, p.ticket_id, p.refunded_payment_id, p.reverses_payment_id,
    p.childcare_correction_id,
    case when p.payment_type = app.code('paymentType.refund') then 0 else greatest(0, p.amount
      + coalesce((select sum(q.amount) from payments q where q.refunded_payment_id = p.id), 0)
      - coalesce((select sum(f.amount) from refunds f where f.payment_id = p.id and f.status = 'created'), 0)
    )::integer end as refundable_amount
  from payments p;
grant select on view_payments to staff;
