-- The parent may cancel until the start (domain isCancellable); the list shows the button by this flag.
create or replace view view_reserves with (security_invoker = true) as
  select r.id, r.branch_id, r.customer_id, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
    r.approval_comment, r.childcare_status, r.cancel_flag, r.breakfast_support_flag, r.lunch_support_flag,
    r.supper_support_flag, r.current_day_flag, r.holiday_flag, r.after_business_hours, r.pick_up_name, r.pick_up_tel,
    r.remarks, r.reserve_amount, r.amount_lines, r.plan_type_id, r.card_due_datetime, r.created_at, r.updated_at, r.live,
    b.name as branch_name,
    r.approval_status in (1, 2, 3) and r.childcare_status = 1 and not r.cancel_flag
      and r.start_datetime > app.now() + make_interval(mins => s.edit_lead_minutes) as editable_flag,
    r.approval_status in (1, 2, 3) and r.childcare_status = 1 and not r.cancel_flag
      and r.start_datetime > app.now() as cancellable_flag
  from reserves r
  join branches b on b.id = r.branch_id
  cross join lateral app.settings_on(app.tokyo_today()) s;
