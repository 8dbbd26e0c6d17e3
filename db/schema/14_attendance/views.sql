-- The numbers of a branch's day; a day without reserves has no row. Report and close keep them as they were then. Children
-- are counted once a day, visits each time; money that went back is told beside what was earned, not taken out of it.
-- usage_amount is what the stays cost after every correction, so refund_amount leaves out what a correction gave back or
-- has counted against the bill. What the day brought is usage_amount + cancel_amount - refund_amount - written_off_amount.
create or replace view view_branch_day_numbers with (security_invoker = true) as
  select g.branch_id, g.date, g.reserves, c.children, c.visits, c."left", c.no_shows, g.cancelled, g.usage_amount,
    g.cancel_amount, m.refund_amount, m.written_off_amount
  from (
    select r.branch_id, r.reserve_date as date,
      count(*) filter (where not r.cancel_flag and r.approval_status <> app.code('approvalStatus.rejected'))::integer as reserves,
      count(*) filter (where r.cancel_flag)::integer as cancelled,
      coalesce(sum(u.total_amount), 0)::integer as usage_amount,
      coalesce(sum(x.cancel_amount), 0)::integer as cancel_amount
    from reserves r
    left join childcares u on u.reserve_id = r.id
    left join reserve_cancellations x on x.reserve_id = r.id
    group by r.branch_id, r.reserve_date
  ) g
  cross join lateral (
    select count(distinct d.child_id) filter (where d.attendance_status in (app.code('childAttendance.present'), app.code('childAttendance.left')))::integer as children,
      count(*) filter (where d.attendance_status in (app.code('childAttendance.present'), app.code('childAttendance.left')))::integer as visits,
      count(*) filter (where d.attendance_status = app.code('childAttendance.left'))::integer as "left",
      count(*) filter (where d.attendance_status = app.code('childAttendance.absent'))::integer as no_shows
    from reserves r join reserve_details d on d.reserve_id = r.id
    where r.branch_id = g.branch_id and r.reserve_date = g.date and not r.cancel_flag
      and r.approval_status <> app.code('approvalStatus.rejected')
  ) c
  cross join lateral (
    select
      (coalesce(sum((select -sum(p.amount) from payments p where p.reserve_id = r.id and p.payment_type = app.code('paymentType.refund')
          and p.childcare_correction_id is null)), 0)
        - coalesce(sum((select sum(k.included_refund_amount) from childcare_corrections k
            join childcares u on u.id = k.childcare_id where u.reserve_id = r.id)), 0))::integer as refund_amount,
      coalesce(sum((select sum(w.amount) from write_offs w where w.reserve_id = r.id)), 0)::integer as written_off_amount
    from reserves r where r.branch_id = g.branch_id and r.reserve_date = g.date
  ) m;
grant select on view_branch_day_numbers to staff;

-- What of a day is not over: a child expected or still here, money that did not come in. Until tonight's charge falls due
-- a stay of today goes its way by itself.
create or replace view view_open_items with (security_invoker = true) as
  select r.branch_id, r.reserve_date as date, r.id as reserve_id,
    case r.childcare_status when 2 then 'present' else 'expected' end as kind,
    r.reserve_date < app.tokyo_today() as past_flag
  from reserves r
  where r.live and r.childcare_status in (app.code('childcareStatus.upcoming'), app.code('childcareStatus.present'))
    and r.approval_status in (app.code('approvalStatus.notUsed'), app.code('approvalStatus.approved'))
      and r.reserve_date <= app.tokyo_today()
  union all
  select u.branch_id, r.reserve_date, r.id, 'stay_unpaid', r.reserve_date < app.tokyo_today()
  from childcares u join reserves r on r.id = u.reserve_id
  where u.end_datetime is not null and u.status in (app.code('childcareSettlement.toSettle'), app.code('childcareSettlement.chargeFailed'))
    and (u.status = app.code('childcareSettlement.chargeFailed') or r.reserve_date < app.tokyo_today()
      and coalesce(u.settle_due_datetime <= app.now(), true))
  union all
  select r.branch_id, r.reserve_date, r.id, 'fee_unpaid', r.reserve_date < app.tokyo_today()
  from reserve_cancellations x join reserves r on r.id = x.reserve_id
  where x.cancel_settlement_status in (app.code('cancelSettlementStatus.toCharge'), app.code('cancelSettlementStatus.chargeFailed'))
    and (x.cancel_settlement_status = app.code('cancelSettlementStatus.chargeFailed')
      or r.reserve_date < app.tokyo_today() and coalesce(x.settle_due_datetime <= app.now(), true));
grant select on view_open_items to staff;

-- Earlier days that nobody has closed. One without any reserve left needs no closing.
create or replace view view_unclosed_days with (security_invoker = true) as
  select d.branch_id, d.date from branch_days_to_close d
  where d.date < app.tokyo_today() and exists (
    select from reserves r where r.branch_id = d.branch_id and r.reserve_date = d.date
      and not r.cancel_flag and r.approval_status <> app.code('approvalStatus.rejected'));
grant select on view_unclosed_days to staff;
