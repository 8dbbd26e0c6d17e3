-- Reserves as their parents and the branch's staff see them. They run with the asker's own rights, so row-level security
-- still decides.

-- No child of the family has been looked after at the branch before that moment: then papers are asked for. One row of a
-- set, asked for in a FROM, is opened up by the planner; a plain function with a subquery would be called for every reserve.
create function app.is_first_visit(p_customer integer, p_branch integer, p_before timestamptz) returns setof boolean
  language sql stable as $$
  select not exists (select from reserves v where v.customer_id = p_customer and v.branch_id = p_branch
    and v.childcare_status in (2, 3) and v.start_datetime < p_before)
$$;

-- Who of a family did something, by name; null where there is nobody else to tell apart. Owner's rights: the second guardian
-- reads no row of customers, but may know the other's name.
create function app.family_act_by(member_id integer) returns text
  language sql stable security definer set search_path = ''
  as $$ select coalesce(m.name, c.name) from public.family_members m join public.customers c on c.id = m.customer_id
    where m.id = member_id
      and exists (select from public.family_members o where o.customer_id = m.customer_id and o.role = 2) $$;

-- The parent may cancel until the start (domain isCancellable); the list shows the button by this flag.
create view view_reserves with (security_invoker = true) as
  select r.id, r.branch_id, r.customer_id, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
    r.approval_comment, r.childcare_status, r.cancel_flag, r.breakfast_support_flag, r.lunch_support_flag,
    r.supper_support_flag, r.current_day_flag, r.holiday_flag, r.after_business_hours, r.pick_up_name, r.pick_up_tel,
    r.remarks, r.reserve_amount, r.amount_lines, r.plan_type_id, r.use_tickets, r.card_due_datetime,
    r.answer_due_datetime, r.refusal_reason, r.created_at, r.updated_at, r.live,
    b.name as branch_name,
    r.approval_status in (1, 2, 3) and r.childcare_status = 1 and not r.cancel_flag
      and r.start_datetime > app.now() + make_interval(mins => s.edit_lead_minutes) as editable_flag,
    r.approval_status in (1, 2, 3) and r.childcare_status = 1 and not r.cancel_flag
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

-- How often the fee of illness was used in the quarter of a reserve's day, by whichever of its children used it most. Owner's
-- rights: a branch counts the turns used at another one without seeing them.
create function app.illness_turns_used(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select coalesce(max(used.turns), 0)::integer from (
    select count(*) as turns
    from public.reserves r
    join public.reserve_details d on d.reserve_id = r.id
    join public.reserve_details e on e.child_id = d.child_id and e.reserve_id <> r.id
    join public.reserves o on o.id = e.reserve_id
      and o.reserve_date >= date_trunc('quarter', r.reserve_date)::date
      and o.reserve_date < (date_trunc('quarter', r.reserve_date) + interval '3 months')::date
    join public.reserve_cancellations x on x.reserve_id = o.id and x.illness_turn_flag
    where r.id = p_reserve group by d.child_id) used
$$;

-- Whole steps of a stretch of time, a started one counting; none of a stretch that ends before it begins.
create function app.started_steps(p_time interval, p_step integer) returns integer
  language sql immutable
  as $$ select (ceil(greatest(date_part('epoch', p_time), 0) / 60 / p_step) * p_step)::integer $$;

-- What the reserved time costs by the rules in force for its day as they are known now; null where there is no price yet. The
-- rule is domain/money/pricing.ts, tied to it by store/reserves/payable-amounts.test.ts. Owner's rights: whoever may see the reserve
-- may know it, also a guardian who sees neither the plan's history nor the branch's hours.
create function app.present_amount(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select sum(
    greatest(u.childcare - coalesce(plan.childcare_discount_per_hour, 0), 0) * billed.minutes / 60
    + case when d.zero_year_old_flag then u.zero_year_old * billed.minutes / 60 else 0 end
    + u.after_business * billed.outside / 60
    + case when y.date is not null or date_part('dow', r.reserve_date) = 0 then u.holiday * billed.minutes / 60 else 0 end
    + case when r.current_day_flag then u.current_day * (100 - d.current_day_paid_percent) / 100 else 0 end
    + u.meal_support * (d.breakfast_support_flag::integer + d.lunch_support_flag::integer + d.supper_support_flag::integer)
  )::integer
  from public.reserves r
  join public.reserve_details d on d.reserve_id = r.id
  join public.customers c on c.id = r.customer_id
  join public.branches b on b.id = r.branch_id
  left join public.branch_hours h on h.branch_id = r.branch_id and h.date = r.reserve_date
  left join app.pattern_days w on w.branch_id = r.branch_id and w.date = r.reserve_date
  left join public.holidays y on y.date = r.reserve_date
  cross join lateral app.unit_prices_on(r.reserve_date) u
  cross join lateral app.reserve_settings_on(app.tokyo_today()) s
  left join public.plan_types plan on plan.id = coalesce((
    select p.plan_type_id from public.plan_type_customer_histories p
    where p.customer_id = c.id and daterange(p.start_date, p.end_date, '[]') @> r.reserve_date), c.plan_type_id)
  -- Moments of the day, an end at midnight being the day's last.
  cross join lateral (select r.start_datetime at time zone 'Asia/Tokyo' as starts, r.end_datetime at time zone 'Asia/Tokyo' as ends,
    r.reserve_date + coalesce(h.open_time, w.open_time, b.open_time) as opens,
    r.reserve_date + coalesce(h.close_time, w.close_time, b.close_time) as closes) t
  cross join lateral (select
    greatest(app.started_steps(t.ends - t.starts, s.step_minutes), s.minimum_minutes) as minutes,
    app.started_steps(least(t.ends, t.opens) - t.starts, s.step_minutes)
      + app.started_steps(t.ends - greatest(t.starts, t.closes), s.step_minutes) as outside) billed
  where r.id = p_reserve
$$;

-- What was agreed stays (domain/money/bill/agreed-price.ts): the lower of agreed and present. A reserve without lines, from before
-- they were kept, costs what was agreed.
create function app.payable_amount(p_reserve integer) returns integer
  language sql stable security definer set search_path = '' as $$
  select case when r.amount_lines = '[]' then r.reserve_amount else least(r.reserve_amount, app.present_amount(r.id)) end
  from public.reserves r where r.id = p_reserve
$$;

-- Deadline and fee of each reserve if it were cancelled at this moment (product-rules.md "Cancellation"); the same golden
-- cases as src/domain/cancellation-fee run against it. The fee is a share of the lower of agreed and present amount. A fee kept from an earlier change is the least it costs.
create view view_reserve_cancellation_fees with (security_invoker = true) as
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
    -- Cancelling it moves the same-day line of a child to another stay of the day (src/server/reserving/same-day/move-lines.ts).
    f.current_day_flag and exists (
      select from reserve_details d
      join reserves o on o.customer_id = f.customer_id and o.reserve_date = f.reserve_date and o.id <> f.reserve_id
        and o.live and o.current_day_flag and o.childcare_status in (1, 2)
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
        when r.approval_status = 2 then 0
        when r.childcare_status = 4 then p.no_show_percent
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

grant select on view_reserves, view_reserve_cancellation_fees to "user", staff;
