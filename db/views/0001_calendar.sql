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

-- Staff screens say how long ago and how long still: by the server's clock, not the tablet's.
create view view_reserve_date_today as select app.tokyo_today() as today, app.now() as now;

grant select on view_reserve_date_calendars, view_reserve_date_today to anonymous, "user", staff;

-- Who a branch takes, from each day on which the company's limits change: the narrower of the company's and its own.
-- The row in force on a day is the latest with adaptation_date on or before it.
create view view_branch_age_limits with (security_invoker = true) as
  select b.id as branch_id, l.adaptation_date,
    greatest(l.minimum_age_months, b.minimum_age_months) as minimum_age_months,
    least(l.maximum_school_grade, b.maximum_school_grade) as maximum_school_grade
  from branches b cross join age_limits l;
grant select on view_branch_age_limits to anonymous, "user", staff;
