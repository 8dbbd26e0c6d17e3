-- What the usual week says of a branch's day, if the pattern in force then says anything (src/domain/calendar/patterns.ts).
-- A view has its own rights wherever it stands and is opened up by the planner: asked for every branch and day at once, all
-- of it is one statement (decision 58). Hence the views below, and app.days.
create or replace view app.pattern_days as
  select b.id as branch_id, y.date, w.closed_flag, w.open_time, w.close_time, w.extended_open_time, w.extended_close_time,
    w.capacity, w.capacities
  from public.branches b cross join app.days y
  cross join lateral (select d.* from public.branch_pattern_days d
    where d.branch_pattern_id = (select p.id from app.branch_patterns_on(b.id, y.date) p)
      and (d.weekday = date_part('dow', y.date)
        or d.weekday = app.code('patternWeekday.holiday') and exists (select from public.holidays h where h.date = y.date))
    order by d.weekday desc limit 1) w;

-- Seats kept free for a moment. The ONE place that says which holds count.
create or replace view app.open_holds as
  select h.id, h.branch_id, h.date, h.kind, h.customer_id, h.child_ids, h.start_datetime, h.end_datetime, h.births
  from public.seat_holds h where h.released_at is null and h.expires_at > app.now();

-- When, on a day, one more child of the oldest class would have nobody to care for it, in branches whose roster decides; no row
-- where it never is so.
create or replace view app.branch_day_shortages as
  select b.id as branch_id, y.date, l.during
  from public.branches b cross join app.days y
  cross join lateral (select c from app.care_settings_on(y.date) c) care
  cross join lateral (
    select range_agg(tstzrange(load.moment, load.until)) as during
    from (
      select c.moment, lead(c.moment, 1, (y.date + 1)::timestamp at time zone 'Asia/Tokyo') over moments as until,
        sum(sum(c.zero)) over moments as zero, sum(sum(c.one_two)) over moments as one_two,
        sum(sum(c.three)) over moments as three, sum(sum(c.four)) over moments as four, sum(sum(c.staff)) over moments as staff
      from (
        select y.date::timestamp at time zone 'Asia/Tokyo' as moment, 0 as zero, 0 as one_two, 0 as three, 0 as four, 0 as staff
        union all
        select t.moment, t.sign * (k.age < 1)::integer, t.sign * (k.age in (1, 2))::integer, t.sign * (k.age = 3)::integer,
          t.sign * (k.age > 3)::integer, 0
        from (
          select lower(d.during) as since, upper(d.during) as until, app.ratio_age(d.date_of_birth, y.date, care.c) as age
          from public.reserve_details d where d.branch_id = b.id and d.live
            and d.during >= app.midnight_of(y.date) and d.during < app.midnight_of(y.date + 1)
          union all
          select h.start_datetime, h.end_datetime, app.ratio_age(born, y.date, care.c)
          from app.open_holds h cross join unnest(h.births) born where h.branch_id = b.id and h.date = y.date
        ) k cross join lateral (values (k.since, 1), (k.until, -1)) as t (moment, sign)
        union all
        select t.moment, 0, 0, 0, 0, t.staff
        from app.planned_shifts s cross join lateral (
          select (y.date + s.start_time) at time zone 'Asia/Tokyo', 1
          union all select (y.date + s.end_time) at time zone 'Asia/Tokyo', -1
          union all select w.moment, w.staff
          from jsonb_to_recordset(s.breaks) as p (start_time time, end_time time)
          cross join lateral (values ((y.date + greatest(s.start_time, p.start_time)) at time zone 'Asia/Tokyo', -1),
            ((y.date + least(s.end_time, p.end_time)) at time zone 'Asia/Tokyo', 1)) as w (moment, staff)
          where greatest(s.start_time, p.start_time) < least(s.end_time, p.end_time)
        ) as t (moment, staff)
        where s.branch_id = b.id and s.date = y.date
      ) c group by c.moment window moments as (order by c.moment)
    ) load
    where load.moment < load.until
      and app.required_staff(load.zero::bigint, load.one_two::bigint, load.three::bigint, load.four::bigint + 1, care.c)
        > load.staff
  ) l where b.staffing_mode = app.code('staffingMode.decide') and l.during is not null;

-- How full a branch is on a day, minute-exactly: from each moment at which something changes until the next. The ONE
-- source in SQL for the calendar's mark and for what a lowered capacity touches; src/domain/calendar/capacity.ts counts the same
-- for slots and saves. Everybody may know how many seats are taken, nobody by whom.
-- `staffed`: one more child of the oldest class would have somebody to care for it; true wherever the roster does not decide.
create or replace view app.branch_day_loads as
  select b.id as branch_id, y.date, l.moment as since, l.until,
    coalesce(o.capacity, n.capacity, w.capacity, b.capacity) as capacity, l.taken::integer,
    not coalesce(short.during @> l.moment, false) as staffed
  from public.branches b cross join app.days y
  left join app.pattern_days w on w.branch_id = b.id and w.date = y.date
  left join app.branch_day_shortages short on short.branch_id = b.id and short.date = y.date
  cross join lateral (
    select c.moment, sum(sum(c.children)) over moments as taken,
      lead(c.moment, 1, (y.date + 1)::timestamp at time zone 'Asia/Tokyo') over moments as until
    from (
      select y.date::timestamp at time zone 'Asia/Tokyo' as moment, 0 as children
      union all
      select t.moment, t.children from public.reserve_details d
      cross join lateral (values (lower(d.during), 1), (upper(d.during), -1)) as t (moment, children)
      where d.branch_id = b.id and d.live
        and d.during >= app.midnight_of(y.date) and d.during < app.midnight_of(y.date + 1)
      union all
      select t.moment, t.children from app.open_holds h
      cross join lateral (values (h.start_datetime, cardinality(h.births)), (h.end_datetime, -cardinality(h.births)))
        as t (moment, children)
      where h.branch_id = b.id and h.date = y.date
      union all
      select t.moment, 0 from public.branch_capacities c
      cross join lateral (values ((c.date + c.start_time) at time zone 'Asia/Tokyo'),
        ((c.date + c.end_time) at time zone 'Asia/Tokyo')) as t (moment)
      where c.branch_id = b.id and c.date = y.date
      union all
      select t.moment, 0 from jsonb_to_recordset(w.capacities) as c (start_time time, end_time time)
      cross join lateral (values ((y.date + c.start_time) at time zone 'Asia/Tokyo'),
        ((y.date + c.end_time) at time zone 'Asia/Tokyo')) as t (moment)
      union all
      select t.moment, 0 from unnest(short.during) s
      cross join lateral (values (lower(s)), (upper(s))) as t (moment)
    ) c group by c.moment window moments as (order by c.moment)
  ) l
  left join public.branch_capacities o on o.branch_id = b.id and o.date = y.date
    and (o.date + o.start_time) at time zone 'Asia/Tokyo' <= l.moment and l.moment < (o.date + o.end_time) at time zone 'Asia/Tokyo'
  left join lateral (select c.capacity
    from jsonb_to_recordset(w.capacities) as c (start_time time, end_time time, capacity integer)
    where (y.date + c.start_time) at time zone 'Asia/Tokyo' <= l.moment
      and l.moment < (y.date + c.end_time) at time zone 'Asia/Tokyo') n on true
  where l.moment < l.until;

create or replace view view_reserve_date_calendars as
  select b.id as branch_id, y.date,
    case
      when b.status <> app.code('branchStatus.open') or not b.real_store_flag or y.date < b.open_date
        or y.date > b.last_date then '×'
      when m.status = '×' or m.status is null and w.closed_flag then '×'
      -- A stay of the minimum length, on the steps in force, still has a seat.
      when exists (
        select from (
          select greatest(min(f.since), h.opens) as since, least(max(f.until), h.closes) as until
          from (
            -- What is free follows on what is free: neighbours have the same number of full ones before them.
            select l.since, l.until, l.capacity > l.taken and l.staffed as has_seat,
              count(*) filter (where l.capacity <= l.taken or not l.staffed) over (order by l.since) as full_before
            from app.branch_day_loads l where l.branch_id = b.id and l.date = y.date
          ) f where f.has_seat group by f.full_before
        ) free
        -- Steps count from midnight in Tokyo, an hour has a whole number of them.
        where (floor(extract(epoch from free.until) / (s.step_minutes * 60))
          - ceil(extract(epoch from free.since) / (s.step_minutes * 60))) * s.step_minutes >= s.minimum_minutes
      ) then coalesce(m.status, '○')
      else '×'
    end as reservable_status,
    coalesce(case when y.date > b.last_date then app.ended_remarks() end, m.remarks,
      case when w.closed_flag then app.closed_remarks() else '' end) as reserve_remarks,
    holiday.name as holiday_name,
    -- Not open at all, which no free seat changes: nothing to wait for.
    b.status <> app.code('branchStatus.open') or not b.real_store_flag or y.date < b.open_date
      or coalesce(y.date > b.last_date, false) or coalesce(m.status = '×', w.closed_flag, false) as closed_flag
  from branches b
  cross join (select t.window_days, t.step_minutes, t.minimum_minutes, t.today_lead_minutes
    from app.reserve_settings_on(app.tokyo_today()) t) s
  join app.days y on y.date between app.tokyo_today() and app.tokyo_today() + s.window_days
  left join reservable_managements m on m.branch_id = b.id and m.date = y.date
  left join holidays holiday on holiday.date = y.date
  left join branch_hours t on t.branch_id = b.id and t.date = y.date
  left join app.pattern_days w on w.branch_id = b.id and w.date = y.date
  cross join lateral (select
    greatest((y.date + coalesce(t.extended_open_time, w.extended_open_time, b.extended_open_time)) at time zone 'Asia/Tokyo',
      app.now() + make_interval(mins => case when y.date = app.tokyo_today() then s.today_lead_minutes else 0 end)) as opens,
    (y.date + coalesce(t.extended_close_time, w.extended_close_time, b.extended_close_time)) at time zone 'Asia/Tokyo' as closes) h;
comment on view view_reserve_date_calendars is
  'today to the end of the window: staff''s mark, else the usual week''s, lowered to × where no seat is left for the minimum stay';
grant select on view_reserve_date_calendars to anonymous, "user", staff;

-- Staff screens say how long ago and how long still: by the server's clock, not the tablet's.
create or replace view view_reserve_date_today as select app.tokyo_today() as today, app.now() as now;
grant select on view_reserve_date_today to anonymous, "user", staff;

-- Who a branch takes, from each day on which the company's limits change: the narrower of the company's and its own.
create or replace view view_branch_age_limits with (security_invoker = true) as
  select b.id as branch_id, l.adaptation_date,
    greatest(l.minimum_age_months, b.minimum_age_months) as minimum_age_months,
    least(l.maximum_school_grade, b.maximum_school_grade) as maximum_school_grade
  from branches b cross join age_limits l;
grant select on view_branch_age_limits to anonymous, "user", staff;

-- The same of one branch on one day.
create or replace function app.branch_age_limits_on(branch integer, day date) returns setof view_branch_age_limits
  language sql stable rows 1 begin atomic
  select a.* from app.age_limits_on(day) l
  join view_branch_age_limits a on a.branch_id = branch and a.adaptation_date = l.adaptation_date;
end;

-- What the site may say of every branch, every plan and every stay today: true of all of them, or not said.
create or replace view view_claims with (security_invoker = true) as
  select coalesce(bool_and(not w.sunday_closed), false) as sundays_flag,
    coalesce(bool_and(not w.holiday_closed), false) as holidays_flag,
    coalesce(bool_and(not w.any_closed), false) as every_day_flag,
    exists (select from view_plan_types p where p.offered_flag and p.monthly_amount = 0) as free_plan_flag,
    (select s.minimum_minutes from app.reserve_settings_on(app.tokyo_today()) s) as minimum_minutes,
    (select s.today_lead_minutes from app.reserve_settings_on(app.tokyo_today()) s) as today_lead_minutes
  from branches b
  cross join lateral (
    select coalesce(bool_or(d.weekday = app.code('patternWeekday.sunday')), false) as sunday_closed,
      coalesce(bool_or(d.weekday = app.code('patternWeekday.holiday')), false) as holiday_closed,
      count(*) > 0 as any_closed
    from branch_pattern_days d
    where d.closed_flag and d.branch_pattern_id = (select p.id from app.branch_patterns_on(b.id, app.tokyo_today()) p)) w
  where b.real_store_flag and b.status = app.code('branchStatus.open');
comment on view view_claims is 'one row; public claims follow from plans, usual weeks and settings and are written nowhere';
grant select on view_claims to anonymous, "user", staff;
