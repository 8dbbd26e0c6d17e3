-- The facts the screens show. What the server decides (flags, marks, fees) is computed here, once.

-- How full a branch is on a day, minute-exactly: from each moment at which something changes until the next. The ONE
-- source in SQL for the calendar's mark and for what a lowered capacity touches; src/domain/calendar/capacity.ts counts the same
-- for slots and saves. Definer rights: everybody may know how many seats are taken, nobody by whom.
create function app.branch_day_load(branch integer, day date)
  returns table (since timestamptz, until timestamptz, capacity integer, taken integer)
  language sql stable security definer set search_path = '' as $$
  with held as (
    select r.start_datetime, r.end_datetime, count(*)::integer as children
    from public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = branch and r.reserve_date = day and r.live
    group by r.id
  ), overrides as (
    select (o.date + o.start_time) at time zone 'Asia/Tokyo' as since,
      (o.date + o.end_time) at time zone 'Asia/Tokyo' as until, o.capacity
    from public.branch_capacities o where o.branch_id = branch and o.date = day
  ), usual as (
    select w.capacity, w.capacities from app.pattern_day(branch, day) w
  ), bands as (
    select (day + o.start_time) at time zone 'Asia/Tokyo' as since,
      (day + o.end_time) at time zone 'Asia/Tokyo' as until, o.capacity
    from usual w cross join jsonb_to_recordset(w.capacities) as o (start_time time, end_time time, capacity integer)
  ), changes as (
    select day::timestamp at time zone 'Asia/Tokyo' as moment, 0 as children
    union all select h.start_datetime, h.children from held h
    union all select h.end_datetime, -h.children from held h
    union all select o.since, 0 from overrides o
    union all select o.until, 0 from overrides o
    union all select n.since, 0 from bands n
    union all select n.until, 0 from bands n
  ), load as (
    select c.moment, sum(sum(c.children)) over (order by c.moment)::integer as taken,
      lead(c.moment, 1, (day + 1)::timestamp at time zone 'Asia/Tokyo') over (order by c.moment) as until
    from changes c group by c.moment
  )
  select l.moment, l.until, coalesce(o.capacity, n.capacity, u.capacity, b.capacity), l.taken
  from load l cross join public.branches b
  left join usual u on true
  left join overrides o on o.since <= l.moment and l.moment < o.until
  left join bands n on n.since <= l.moment and l.moment < n.until
  where b.id = branch and l.moment < l.until
  order by l.moment
$$;

create function app.settings_on(day date) returns public.reserve_settings
  language sql stable security definer set search_path = ''
  as $$ select s from public.reserve_settings s where s.adaptation_date <= day
    order by s.adaptation_date desc limit 1 $$;

-- True if a stay of the minimum length, on the steps in force, still has a seat: it begins at or after `earliest`.
create function app.branch_day_has_seat(branch integer, day date, earliest timestamptz, settings public.reserve_settings)
  returns boolean language sql stable security definer set search_path = '' as $$
  with hours as (
    select greatest((day + coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time))
        at time zone 'Asia/Tokyo', earliest) as opens,
      (day + coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time))
        at time zone 'Asia/Tokyo' as closes
    from public.branches b left join public.branch_hours h on h.branch_id = b.id and h.date = day
    left join app.pattern_day(branch, day) w on true
    where b.id = branch
  ), free as (
    -- What is free follows on what is free: neighbours have the same number of full ones before them.
    select l.since, l.until, l.capacity > l.taken as has_seat,
      count(*) filter (where l.capacity <= l.taken) over (order by l.since) as full_before
    from app.branch_day_load(branch, day) l
  ), stretches as (
    select greatest(min(f.since), hours.opens) as since, least(max(f.until), hours.closes) as until
    from free f cross join hours where f.has_seat group by f.full_before, hours.opens, hours.closes
  ), steps as (
    -- Steps count from midnight in Tokyo, an hour has a whole number of them.
    select ceil(extract(epoch from s.since) / (settings.step_minutes * 60)) as first,
      floor(extract(epoch from s.until) / (settings.step_minutes * 60)) as last
    from stretches s
  )
  select exists (select from steps where (last - first) * settings.step_minutes >= settings.minimum_minutes)
$$;

create view view_reserve_date_calendars as
  select b.id as branch_id, day::date as date,
    case
      when b.status <> 1 or not b.real_store_flag or day::date < b.open_date then '×'
      when m.status = '×' or m.status is null and w.closed_flag then '×'
      when app.branch_day_has_seat(b.id, day::date,
          app.now() + make_interval(mins => case when day::date = app.tokyo_today() then s.today_lead_minutes else 0 end),
          s)
        then coalesce(m.status, '○')
      else '×'
    end as reservable_status,
    coalesce(m.remarks, case when w.closed_flag then app.closed_remarks() else '' end) as reserve_remarks,
    h.name as holiday_name
  from branches b
  cross join lateral app.settings_on(app.tokyo_today()) s
  cross join lateral generate_series(app.tokyo_today()::timestamp, app.tokyo_today() + s.window_days, interval '1 day') day
  left join reservable_managements m on m.branch_id = b.id and m.date = day::date
  left join holidays h on h.date = day::date
  -- app.pattern_day, with the view's own rights: what is opened up from a function is read with the caller's.
  left join lateral (select d.closed_flag from branch_pattern_days d
    where d.branch_pattern_id = (select p.id from branch_patterns p
        where p.branch_id = b.id and p.adaptation_date <= day::date order by p.adaptation_date desc limit 1)
      and (d.weekday = date_part('dow', day) or d.weekday = 7 and h.date is not null)
    order by d.weekday desc limit 1) w on true;
comment on view view_reserve_date_calendars is
  'today to the end of the window: staff''s mark, else the usual week''s, lowered to × where no seat is left for the minimum stay';

-- Staff screens say how long ago and how long still: by the server's clock, not the tablet's.
create view view_reserve_date_today as select app.tokyo_today() as today, app.now() as now;

-- The limits in force today, as a screen needs them; a save is judged by the same row.
create view view_reserve_settings as
  select s.window_days, s.step_minutes, s.minimum_minutes, s.today_lead_minutes, s.request_lapse_minutes,
    s.request_answer_minutes, s.inbox_answer_hours, s.request_undo_minutes, s.late_alarm_minutes, s.overdue_alarm_minutes
  from app.settings_on(app.tokyo_today()) s;

grant select on view_reserve_date_calendars, view_reserve_date_today, view_reserve_settings to anonymous, "user", staff;

-- Who a branch takes, from each day on which the company's limits change: the narrower of the company's and its own.
-- The row in force on a day is the latest with adaptation_date on or before it.
create view view_branch_age_limits with (security_invoker = true) as
  select b.id as branch_id, l.adaptation_date,
    greatest(l.minimum_age_months, b.minimum_age_months) as minimum_age_months,
    least(l.maximum_school_grade, b.maximum_school_grade) as maximum_school_grade
  from branches b cross join age_limits l;
grant select on view_branch_age_limits to anonymous, "user", staff;
