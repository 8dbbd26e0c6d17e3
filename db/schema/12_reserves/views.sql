-- The parent may cancel until the start (domain isCancellable); the list shows the button by this flag.
create or replace view view_reserves with (security_invoker = true) as
  select r.id, r.branch_id, r.customer_id, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
    r.approval_comment, r.childcare_status, r.cancel_flag, r.breakfast_support_flag, r.lunch_support_flag,
    r.supper_support_flag, r.current_day_flag, r.holiday_flag, r.after_business_hours, r.pick_up_name, r.pick_up_tel,
    r.remarks, r.reserve_amount, r.amount_lines, r.plan_type_id, r.use_tickets, r.card_due_datetime,
    r.answer_due_datetime, r.refusal_reason, r.created_at, r.updated_at, r.live,
    b.name as branch_name,
    r.approval_status in (app.code('approvalStatus.notUsed'), app.code('approvalStatus.pending'), app.code('approvalStatus.approved'))
      and r.childcare_status = app.code('childcareStatus.upcoming') and not r.cancel_flag
      and r.start_datetime > app.now() + make_interval(mins => s.edit_lead_minutes) as editable_flag,
    r.approval_status in (app.code('approvalStatus.notUsed'), app.code('approvalStatus.pending'), app.code('approvalStatus.approved'))
      and r.childcare_status = app.code('childcareStatus.upcoming') and not r.cancel_flag
      and r.start_datetime > app.now() as cancellable_flag,
    r.reserve_date = app.tokyo_today() as today_flag,
    r.end_datetime <= app.now() as over_flag,
    (select f from app.is_first_visit(r.customer_id, r.branch_id, r.start_datetime) f) as first_visit_flag,
    r.reserve_series_id, r.series_place,
    app.family_act_by(r.made_member_id) as made_by,
    (select app.family_act_by(x.cancelled_member_id) from reserve_cancellations x where x.reserve_id = r.id limit 1) as cancelled_by
  from reserves r
  join branches b on b.id = r.branch_id
  left join (select t.edit_lead_minutes from app.reserve_settings_on(app.tokyo_today()) t) s on true;
grant select on view_reserves to "user", staff;

-- Deadline and fee of each reserve if it were cancelled at this moment (product-rules.md "Cancellation"); the same golden
-- cases as src/domain/billing/cancelling/cancellation-fee.ts run against it. The fee is a share of the lower of agreed and present amount. A fee kept from an earlier change is the least it costs.
create or replace view view_reserve_cancellation_fees with (security_invoker = true) as
  select f.reserve_id, least(f.cancel_deadline, f.kept_cancel_deadline) as cancel_deadline, f.percent, f.cancel_amount,
    f.kept_cancel_amount, f.kept_cancel_deadline, f.free_cancel_until, f.payable_amount,
    case when f.illness_limit_per_quarter > app.illness_turns_used(f.reserve_id)
      then least(f.cancel_amount, floor(f.payable_amount * f.illness_percent / 100.0)::integer)
      else f.cancel_amount end as illness_amount,
    greatest(f.illness_limit_per_quarter - app.illness_turns_used(f.reserve_id), 0) as illness_left,
    f.start_datetime - make_interval(mins => f.illness_until_minutes) as illness_until,
    greatest(f.move_limit - f.free_moves, 0) as free_moves_left,
    f.start_datetime - make_interval(mins => f.move_until_minutes) as free_move_until,
    f.reserve_date + f.move_within_days as free_move_last_date,
    -- Cancelling it moves the same-day line of a child to another stay of the day (src/server/reserves/move-lines.ts).
    f.current_day_flag and exists (
      select from reserve_details d
      join reserves o on o.customer_id = f.customer_id and o.reserve_date = f.reserve_date and o.id <> f.reserve_id
        and o.live and o.current_day_flag
          and o.childcare_status in (app.code('childcareStatus.upcoming'), app.code('childcareStatus.present'))
      join reserve_details e on e.reserve_id = o.id and e.child_id = d.child_id and e.current_day_paid_percent > 0
      where d.reserve_id = f.reserve_id and d.current_day_paid_percent < 100) as current_day_moves_flag
  from (select t.*,
    least(t.payable_amount, greatest(floor(t.payable_amount * t.percent / 100.0)::integer, t.kept_cancel_amount))
      as cancel_amount
  from (
    select r.id as reserve_id, r.customer_id, r.current_day_flag, app.payable_amount(r.id) as payable_amount, r.kept_cancel_amount, r.kept_cancel_deadline, r.free_cancel_until, p.illness_percent,
      r.start_datetime, r.reserve_date, r.free_moves, p.illness_limit_per_quarter, p.illness_until_minutes, p.move_limit,
      p.move_until_minutes, p.move_within_days,
      ((r.reserve_date - p.free_until_days_before) + p.free_until_time) at time zone 'Asia/Tokyo' as cancel_deadline,
      case
        when r.approval_status = app.code('approvalStatus.pending') then 0
        when r.childcare_status = app.code('childcareStatus.noShow') then p.no_show_percent
        when app.now() <= ((r.reserve_date - p.free_until_days_before) + p.free_until_time) at time zone 'Asia/Tokyo' then 0
        when app.now() <= r.created_at + make_interval(mins => p.grace_minutes)
          and r.start_datetime > app.now() + make_interval(mins => p.grace_lead_minutes) then 0
        when p.take_back_minutes > 0 and app.now() <= r.created_at + make_interval(mins => p.take_back_minutes) then 0
        when app.now() <= r.free_cancel_until and app.now() < r.start_datetime then 0
        when app.now() < r.start_datetime - make_interval(mins => p.last_minutes) then p.late_percent
        else p.last_percent
      end as percent
    from reserves r
    cross join lateral app.cancellation_policies_on(r.reserve_date) p
  ) t) f;
grant select on view_reserve_cancellation_fees to "user", staff;
