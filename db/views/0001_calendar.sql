-- The facts the screens show. What the server decides (flags, marks, fees) is computed here, once.

-- Members of staff that children of these ages need (src/domain/care/ratio.ts requiredStaff): whole numbers throughout.
create function app.required_staff(zero bigint, one_two bigint, three bigint, four bigint, care public.care_settings)
  returns bigint language sql immutable as $$
  select case when zero + one_two + three + four = 0 then 0 else greatest(care.minimum_staff, case care.staff_rounding
    when 1 then ceil(
      (zero * care.children_per_staff_one_two * care.children_per_staff_three * care.children_per_staff_four
        + one_two * care.children_per_staff_zero * care.children_per_staff_three * care.children_per_staff_four
        + three * care.children_per_staff_zero * care.children_per_staff_one_two * care.children_per_staff_four
        + four * care.children_per_staff_zero * care.children_per_staff_one_two * care.children_per_staff_three)::numeric
      / (care.children_per_staff_zero::bigint * care.children_per_staff_one_two * care.children_per_staff_three
        * care.children_per_staff_four))::bigint
    else (zero * 10 / care.children_per_staff_zero + one_two * 10 / care.children_per_staff_one_two
      + three * 10 / care.children_per_staff_three + four * 10 / care.children_per_staff_four + 5) / 10 end) end
$$;

-- The age by which a child counts (ageClassOf): an age is reached the day before the birthday; by class, that of 31 March
-- before the school year.
create function app.ratio_age(date_of_birth date, day date, care public.care_settings) returns integer
  language sql immutable as $$
  select (date_part('year', eve.next_day) - date_part('year', date_of_birth))::integer
    - (date_part('month', eve.next_day) * 100 + date_part('day', eve.next_day)
      < date_part('month', date_of_birth) * 100 + date_part('day', date_of_birth))::integer
  from (select case when care.ratio_age = 1 then day + 1
    else make_date((date_part('year', day) - (date_part('month', day) < 4)::integer)::integer, 4, 1) end) eve (next_day)
$$;

-- Seats kept free for a moment (seat_holds), in the way of everybody else: a family's own confirm page is not in its way, nor
-- an offer for the children it asks about. The ONE place that says which holds count.
create function app.held_seats(p_branch integer, p_from date, p_to date, p_customer integer default null,
    p_children integer[] default null)
  returns table (id integer, date date, start_datetime timestamptz, end_datetime timestamptz, births date[])
  language sql stable as $$
  select h.id, h.date, h.start_datetime, h.end_datetime, h.births from public.seat_holds h
  where h.branch_id = p_branch and h.date between p_from and p_to and h.released_at is null and h.expires_at > app.now()
    and (p_customer is null or h.customer_id <> p_customer
      or h.kind = 2 and not h.child_ids && coalesce(p_children, '{}'))
$$;
revoke execute on function app.held_seats from public;

-- Who takes seats on some days, time by time: children in live reserves (but for one reserve's) and in seats held. Compact
-- whatever the number of reserves, and read from one index alone. Birth dates only where they are asked for.
create function app.seats_taken(p_branch integer, p_from date, p_to date, p_ages boolean, p_except integer default null,
    p_customer integer default null, p_children integer[] default null)
  returns table (since timestamptz, until timestamptz, children integer, births date[]) language sql stable as $$
  select lower(d.during), upper(d.during), count(*)::integer, array_agg(d.date_of_birth) filter (where p_ages)
  from public.reserve_details d
  -- Ranges are in the order of their beginnings: from midnight until midnight in Tokyo.
  where d.branch_id = p_branch and d.live and d.reserve_id is distinct from p_except
    and d.during >= tstzrange(p_from::timestamp at time zone 'Asia/Tokyo', p_from::timestamp at time zone 'Asia/Tokyo', '[]')
    and d.during < tstzrange((p_to + 1)::timestamp at time zone 'Asia/Tokyo', (p_to + 1)::timestamp at time zone 'Asia/Tokyo', '[]')
  group by d.during
  union all select h.start_datetime, h.end_datetime, cardinality(h.births), case when p_ages then h.births end
  from app.held_seats(p_branch, p_from, p_to, p_customer, p_children) h
$$;
revoke execute on function app.seats_taken from public;

-- The stretches of a day in which one more child of the oldest class would have nobody to care for it. Definer rights: it
-- decides seats for everybody, and names nobody.
create function app.branch_day_short(branch integer, day date) returns table (since timestamptz, until timestamptz)
  language sql stable security definer set search_path = '' as $$
  with care as (
    select c from public.care_settings c where c.adaptation_date <= day order by c.adaptation_date desc limit 1
  ), held as (
    select r.start_datetime, r.end_datetime, app.ratio_age(d.date_of_birth, day, care.c) as age
    from care, public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = branch and r.reserve_date = day and r.live
    union all select h.start_datetime, h.end_datetime, app.ratio_age(born, day, care.c)
    from care, app.held_seats(branch, day, day) h cross join unnest(h.births) born
  ), children as (
    select h.start_datetime, h.end_datetime, (h.age < 1)::integer as zero, (h.age in (1, 2))::integer as one_two,
      (h.age = 3)::integer as three, (h.age > 3)::integer as four
    from held h
  ), staff as (
    select (day + s.start_time) at time zone 'Asia/Tokyo' as since, (day + s.end_time) at time zone 'Asia/Tokyo' as until, s.breaks
    from app.branch_shifts(branch, day, day) s
  ), pauses as (
    select greatest(s.since, (day + p.start_time) at time zone 'Asia/Tokyo') as since,
      least(s.until, (day + p.end_time) at time zone 'Asia/Tokyo') as until
    from staff s cross join jsonb_to_recordset(s.breaks) as p (start_time time, end_time time)
  ), changes (moment, zero, one_two, three, four, staff) as (
    select day::timestamp at time zone 'Asia/Tokyo', 0, 0, 0, 0, 0
    union all select c.start_datetime, c.zero, c.one_two, c.three, c.four, 0 from children c
    union all select c.end_datetime, -c.zero, -c.one_two, -c.three, -c.four, 0 from children c
    union all select s.since, 0, 0, 0, 0, 1 from staff s
    union all select s.until, 0, 0, 0, 0, -1 from staff s
    union all select p.since, 0, 0, 0, 0, -1 from pauses p where p.since < p.until
    union all select p.until, 0, 0, 0, 0, 1 from pauses p where p.since < p.until
  ), load as (
    select c.moment, lead(c.moment, 1, (day + 1)::timestamp at time zone 'Asia/Tokyo') over moments as until,
      sum(sum(c.zero)) over moments as zero, sum(sum(c.one_two)) over moments as one_two,
      sum(sum(c.three)) over moments as three, sum(sum(c.four)) over moments as four, sum(sum(c.staff)) over moments as staff
    from changes c group by c.moment window moments as (order by c.moment)
  )
  select l.moment, l.until from load l cross join care
  where l.moment < l.until
    and app.required_staff(l.zero::bigint, l.one_two::bigint, l.three::bigint, l.four::bigint + 1, care.c) > l.staff
$$;
revoke execute on function app.branch_day_short from public;

-- How full a branch is on a day, minute-exactly: from each moment at which something changes until the next. The ONE
-- source in SQL for the calendar's mark and for what a lowered capacity touches; src/domain/calendar/capacity.ts counts the same
-- for slots and saves. Definer rights: everybody may know how many seats are taken, nobody by whom.
-- `staffed`: one more child of the oldest class would have somebody to care for it; true wherever the roster does not decide.
create function app.branch_day_load(branch integer, day date)
  returns table (since timestamptz, until timestamptz, capacity integer, taken integer, staffed boolean)
  language sql stable security definer set search_path = '' as $$
  with held as (
    select r.start_datetime, r.end_datetime, count(*)::integer as children
    from public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = branch and r.reserve_date = day and r.live
    group by r.id
    union all select h.start_datetime, h.end_datetime, cardinality(h.births) from app.held_seats(branch, day, day) h
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
  ), short as (
    select s.since, s.until from public.branches b cross join lateral app.branch_day_short(b.id, day) s
    where b.id = branch and b.staffing_mode = 2
  ), changes as (
    select day::timestamp at time zone 'Asia/Tokyo' as moment, 0 as children
    union all select h.start_datetime, h.children from held h
    union all select h.end_datetime, -h.children from held h
    union all select o.since, 0 from overrides o
    union all select o.until, 0 from overrides o
    union all select n.since, 0 from bands n
    union all select n.until, 0 from bands n
    union all select s.since, 0 from short s
    union all select s.until, 0 from short s
  ), load as (
    select c.moment, sum(sum(c.children)) over (order by c.moment)::integer as taken,
      lead(c.moment, 1, (day + 1)::timestamp at time zone 'Asia/Tokyo') over (order by c.moment) as until
    from changes c group by c.moment
  )
  select l.moment, l.until, coalesce(o.capacity, n.capacity, u.capacity, b.capacity), l.taken,
    not exists (select from short s where s.since <= l.moment and l.moment < s.until)
  from load l cross join public.branches b
  left join usual u on true
  left join overrides o on o.since <= l.moment and l.moment < o.until
  left join bands n on n.since <= l.moment and l.moment < n.until
  where b.id = branch and l.moment < l.until
  order by l.moment
$$;

-- One row of a set, asked for in a FROM, is opened up by the planner: called as it stands, with so many columns, it cost 0.3 ms
-- each time. Everybody may read the settings. Before the first ones there is a row all the same, of nothing.
create function app.settings_on(day date) returns setof public.reserve_settings
  language sql stable rows 1
  as $$ select s.* from (select) as one left join lateral (select * from public.reserve_settings t
    where t.adaptation_date <= day order by t.adaptation_date desc limit 1) s on true $$;

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
    select l.since, l.until, l.capacity > l.taken and l.staffed as has_seat,
      count(*) filter (where l.capacity <= l.taken or not l.staffed) over (order by l.since) as full_before
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
    s.request_answer_minutes, s.inbox_answer_hours, s.request_undo_minutes, s.late_alarm_minutes, s.overdue_alarm_minutes,
    s.hold_minutes, s.offer_minutes, s.automatic_cancel_minutes, s.open_wishes, s.series_dates,
    s.request_remind_minutes, s.message_answer_hours, s.fever_temperature, s.high_fever_temperature, s.stomach_upset_times
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
