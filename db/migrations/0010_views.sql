-- The facts the screens show. What the server decides (flags, marks, fees) is computed here, once.

-- Free seats of one branch-day in steps of 15 minutes: the ONE source for the calendar's mark, the slots a parent
-- sees and what a save accepts. Definer rights: everybody may know how many seats are taken, nobody by whom.
create function app.branch_day_slots(branch integer, day date)
  returns table (slot_start timestamptz, capacity integer, taken integer)
  language sql stable security definer set search_path = '' as $$
  with hours as (
    select b.id, b.capacity,
      coalesce(h.extended_open_time, b.extended_open_time) as opens,
      coalesce(h.extended_close_time, b.extended_close_time) as closes
    from public.branches b left join public.branch_hours h on h.branch_id = b.id and h.date = day
    where b.id = branch
  ), held as (
    select r.start_datetime, r.end_datetime, count(*)::integer as children
    from public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = branch and r.reserve_date = day and r.live
    group by r.id
  )
  select slot, coalesce(o.capacity, hours.capacity),
    coalesce((select sum(held.children) from held
      where held.start_datetime <= slot and slot < held.end_datetime), 0)::integer
  from hours
  cross join generate_series((day + hours.opens) at time zone 'Asia/Tokyo',
    (day + hours.closes) at time zone 'Asia/Tokyo' - interval '15 minutes', interval '15 minutes') as slot
  left join public.branch_capacities o on o.branch_id = hours.id and o.date = day
    and (slot at time zone 'Asia/Tokyo')::time >= o.start_time and (slot at time zone 'Asia/Tokyo')::time < o.end_time
  order by slot
$$;

create function app.settings_on(day date) returns public.reserve_settings
  language sql stable security definer set search_path = ''
  as $$ select s from public.reserve_settings s where s.adaptation_date <= day
    order by s.adaptation_date desc limit 1 $$;

-- True if some stretch of the minimum length still has a free seat, starting at or after `earliest`.
create function app.branch_day_has_seat(branch integer, day date, earliest timestamptz, minimum_minutes integer)
  returns boolean language sql stable security definer set search_path = '' as $$
  with slots as (
    select slot_start, slot_start - interval '15 minutes' * row_number() over (order by slot_start) as run
    from app.branch_day_slots(branch, day)
    where slot_start >= earliest and taken < capacity
  )
  select exists (select from slots group by run having count(*) * 15 >= minimum_minutes)
$$;

create view view_reserve_date_calendars as
  select b.id as branch_id, day::date as date,
    case
      when b.status <> 1 or not b.real_store_flag or day::date < b.open_date then '×'
      when coalesce(m.status, '○') = '×' then '×'
      when app.branch_day_has_seat(b.id, day::date,
          app.now() + make_interval(mins => case when day::date = app.tokyo_today() then s.today_lead_minutes else 0 end),
          s.minimum_minutes)
        then coalesce(m.status, '○')
      else '×'
    end as reservable_status,
    coalesce(m.remarks, '') as reserve_remarks,
    h.name as holiday_name
  from branches b
  cross join lateral app.settings_on(app.tokyo_today()) s
  cross join lateral generate_series(app.tokyo_today()::timestamp, app.tokyo_today() + s.window_days, interval '1 day') day
  left join reservable_managements m on m.branch_id = b.id and m.date = day::date
  left join holidays h on h.date = day::date;
comment on view view_reserve_date_calendars is
  'today to the end of the window: staff''s mark, lowered to × where no seat is left for the minimum stay';

create view view_reserve_date_today as select app.tokyo_today() as today;

-- Views over personal rows run with the asker's own rights, so row-level security still decides.
create view view_customers with (security_invoker = true) as
  select c.id, c.uid, c.name, c.name_kana, c.gender, c.date_of_birth, c.postal_code, c.prefecture_id, c.address1, c.address2,
    c.tel, c.email, c.default_branch_id, c.emergency_contact_name, c.emergency_contact_tel, c.payment_method, c.plan_type_id,
    c.registration_status, c.social_media_upload, c.status, c.stripe_customer_id, c.stripe_payment_method_id,
    c.stripe_subscription_id, c.stripe_subscription_status, c.subscription_period_end, c.subscription_last_paid_date,
    c.withdrawn_date, c.line_notification_flag, c.created_at,
    case c.gender when 1 then '男性' when 2 then '女性' else 'その他' end as gender_name2,
    coalesce(c.subscription_period_end, c.withdrawn_date, app.tokyo_today()) as expiry_date,
    c.status in (1, 2, 3)
      and not exists (select from reserves r where r.customer_id = c.id and r.live and r.childcare_status in (1, 2))
      and not exists (select from childcares u where u.customer_id = c.id and u.status in (1, 3))
      and not exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
        where r.customer_id = c.id and x.cancel_settlement_status in (1, 3)) as cancellable_flag,
    exists (select from childcares u where u.customer_id = c.id and u.status = 3)
      or exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
        where r.customer_id = c.id and x.cancel_settlement_status = 3) as unpaid_flag
  from customers c;
comment on view view_customers is 'expiry_date: the end of the paid period; today (or the day of leaving) for a free plan';

create view view_reserves with (security_invoker = true) as
  select r.id, r.branch_id, r.customer_id, r.start_datetime, r.end_datetime, r.reserve_date, r.approval_status,
    r.approval_comment, r.childcare_status, r.cancel_flag, r.breakfast_support_flag, r.lunch_support_flag,
    r.supper_support_flag, r.current_day_flag, r.holiday_flag, r.after_business_hours, r.pick_up_name, r.pick_up_tel,
    r.remarks, r.reserve_amount, r.amount_lines, r.plan_type_id, r.card_due_datetime, r.created_at, r.updated_at, r.live,
    b.name as branch_name,
    r.approval_status in (1, 2, 3) and r.childcare_status = 1 and not r.cancel_flag
      and r.start_datetime > app.now() + make_interval(mins => s.edit_lead_minutes) as editable_flag
  from reserves r
  join branches b on b.id = r.branch_id
  cross join lateral app.settings_on(app.tokyo_today()) s;

-- Deadline and fee of each reserve if it were cancelled at this moment (domain-rules "Cancellation"); the same golden
-- cases as src/domain/cancellation-fee run against it.
create view view_reserve_cancellation_fees with (security_invoker = true) as
  select f.reserve_id, f.cancel_deadline, f.percent,
    floor(f.reserve_amount * f.percent / 100.0)::integer as cancel_amount
  from (
    select r.id as reserve_id, r.reserve_amount,
      ((r.reserve_date - p.free_until_days_before) + p.free_until_time) at time zone 'Asia/Tokyo' as cancel_deadline,
      case
        when r.approval_status = 2 then 0
        when r.childcare_status = 4 then p.no_show_percent
        when app.now() <= ((r.reserve_date - p.free_until_days_before) + p.free_until_time) at time zone 'Asia/Tokyo' then 0
        when app.now() <= r.created_at + make_interval(mins => p.grace_minutes)
          and r.start_datetime > app.now() + make_interval(mins => p.grace_lead_minutes) then 0
        when app.now() < r.start_datetime - make_interval(mins => p.last_minutes) then p.late_percent
        else p.last_percent
      end as percent
    from reserves r
    cross join lateral (
      select * from cancellation_policies where adaptation_date <= r.reserve_date
      order by adaptation_date desc limit 1) p
  ) f;

grant select on view_reserve_date_calendars, view_reserve_date_today to anonymous, "user", staff;
grant select on view_reserves, view_reserve_cancellation_fees to "user", staff;
grant select on view_customers to "user";
