-- Open boards and caches hear of a change when it is committed.
create or replace function app.publish_branch_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', coalesce(new.branch_id, old.branch_id)::text);
  return null;
end
$$;

-- Boards hear of a sibling's coming too, where the reserve itself stays as it is.
create or replace function app.publish_branch_day_of_detail() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', r.branch_id::text) from public.reserves r where r.id = new.reserve_id;
  return null;
end
$$;

create or replace function app.seats_of_branch_day(p_branch integer, p_day date, p_before timestamptz) returns jsonb
  language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('reserve_id', h.id, 'start_datetime', h.start_datetime,
      'end_datetime', h.end_datetime, 'children', h.children) order by h.id), '[]')
  from (select r.id, r.start_datetime, r.end_datetime, count(*)::integer as children
    from public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = p_branch and r.reserve_date = p_day and r.live and r.created_at <= p_before
    group by r.id) h
$$;
revoke execute on function app.seats_of_branch_day from public;

-- A stay as its two changes: one child more when it begins, one fewer when it ends.
create or replace function app.seat_steps(during tstzrange) returns table (date date, minute smallint, change integer)
  language sql immutable as $$
  select day.date, (date_part('epoch', step.moment at time zone 'Asia/Tokyo' - day.date) / 60)::smallint, step.change
  from (select app.tokyo_date(lower(during))) as day (date),
    (values (lower(during), 1), (upper(during), -1)) as step (moment, change)
$$;
revoke execute on function app.seat_steps from public;

create or replace function app.detail_changes_seats() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into app.seat_changes (branch_id, date, minute, change)
    select stay.branch_id, step.date, step.minute, step.change * stay.children
    from (values (old.branch_id, old.during, old.live, -1), (new.branch_id, new.during, new.live, 1))
      as stay (branch_id, during, live, children)
    cross join lateral app.seat_steps(stay.during) step
    where stay.live;
  return null;
end
$$;

-- The boards of the day hear of a freeze, and of who was hidden or removed.
create or replace function app.publish_family_branches() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserves r
    where r.customer_id = new.customer_id and r.live and r.reserve_date >= app.tokyo_today() - 1) here;
  return null;
end
$$;

-- Those in the way of everybody else: a family's own confirm page is not in its way, nor an offer for the children it asks about.
create or replace function app.held_seats(p_branch integer, p_from date, p_to date, p_customer integer default null,
    p_children integer[] default null)
  returns table (id integer, date date, start_datetime timestamptz, end_datetime timestamptz, births date[])
  language sql stable as $$
  select h.id, h.date, h.start_datetime, h.end_datetime, h.births from app.open_holds h
  where h.branch_id = p_branch and h.date between p_from and p_to
    and (p_customer is null or h.customer_id <> p_customer
      or h.kind = app.code('holdKind.offer') and not h.child_ids && coalesce(p_children, '{}'))
$$;
revoke execute on function app.held_seats from public;

-- Who takes seats on some days, time by time: children in live reserves (but for one reserve's) and in seats held. Compact
-- whatever the number of reserves, and read from one index alone.
create or replace function app.seats_taken(p_branch integer, p_from date, p_to date, p_except integer default null,
    p_customer integer default null, p_children integer[] default null)
  returns table (since timestamptz, until timestamptz, children integer, births date[]) language sql stable as $$
  select lower(d.during), upper(d.during), count(*)::integer, array_agg(d.date_of_birth)
  from public.reserve_details d
  where d.branch_id = p_branch and d.live and d.reserve_id is distinct from p_except
    and d.during >= app.midnight_of(p_from) and d.during < app.midnight_of(p_to + 1)
  group by d.during
  union all select h.start_datetime, h.end_datetime, cardinality(h.births), h.births
  from app.held_seats(p_branch, p_from, p_to, p_customer, p_children) h
$$;
revoke execute on function app.seats_taken from public;

-- One branch's day of it. Whoever has branches and days from elsewhere asks by this: joined to them, the view has more tables
-- than the planner puts in order, and every day of every branch would be counted first.
create or replace function app.branch_day_load(branch integer, day date)
  returns table (since timestamptz, until timestamptz, capacity integer, taken integer, staffed boolean)
  language sql stable security definer set search_path = '' as $$
  select l.since, l.until, l.capacity, l.taken, l.staffed from app.branch_day_loads l
  where l.branch_id = branch and l.date = day order by l.since
$$;
revoke execute on function app.branch_day_load from public;

-- One branch on one day: hours, seats and who holds them (without the reserve being edited, and without what is held for the
-- family that asks), staff's mark. What was set for the day goes before the usual week, and that before the branch's own.
create or replace function app.branch_day(p_branch integer, p_day date, p_except integer, p_customer integer default null,
    p_children integer[] default null) returns setof json
  language sql stable as $$
  select json_build_object(
    'date', p_day,
    'branch_id', b.id, 'branch_name', b.name, 'branch_tel', b.tel, 'status', b.status,
    'branch_address', (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a),
    'branch_map_link', b.google_map_shared_link,
    'real_store_flag', b.real_store_flag, 'open_date', b.open_date, 'last_date', b.last_date,
    'capacity', coalesce(w.capacity, b.capacity),
    'tax_exempt_flag', exists (select from branch_certificates t where t.branch_id = b.id and t.kind = app.code('certificateKind.taxExempt')
      and t.start_date <= p_day and (t.end_date is null or p_day <= t.end_date)),
    'google_calendar', b.google_calendar_flag and b.google_calendar_id is not null,
    'chatwork', b.chatwork_room_id is not null,
    'open_time', coalesce(h.open_time, w.open_time, b.open_time),
    'close_time', coalesce(h.close_time, w.close_time, b.close_time),
    'extended_open_time', coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time),
    'extended_close_time', coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time),
    'usual_overrides', coalesce(w.capacities, '[]'),
    'overrides', coalesce((
      select json_agg(json_build_object('start_time', o.start_time, 'end_time', o.end_time, 'capacity', o.capacity))
      from branch_capacities o where o.branch_id = b.id and o.date = p_day), '[]'),
    -- Minutes since midnight; date_part, because extract computes in numeric.
    'held', coalesce((
      select json_agg(json_build_object(
        'start', (date_part('epoch', held.since at time zone 'Asia/Tokyo' - p_day) / 60)::integer,
        'end', (date_part('epoch', held.until at time zone 'Asia/Tokyo' - p_day) / 60)::integer,
        'children', held.children, 'births', held.births))
      from app.seats_taken(b.id, p_day, p_day, p_except, p_customer, p_children) held), '[]'),
    'staffing_mode', b.staffing_mode,
    'care_settings', (select to_json(c) from app.care_settings_on(p_day) c),
    -- Only where the roster decides: elsewhere nobody who reserves has to wait for it.
    'shifts', case when b.staffing_mode = app.code('staffingMode.decide') then coalesce((
      select json_agg(json_build_object('start_time', s.start_time, 'end_time', s.end_time, 'breaks', s.breaks))
      from app.planned_shifts s where s.branch_id = b.id and s.date = p_day), '[]') else '[]' end,
    'mark', coalesce(m.status, case when w.closed_flag then '×' end),
    'mark_remarks', coalesce(case when p_day > b.last_date then app.ended_remarks() end, m.remarks,
      case when w.closed_flag then app.closed_remarks() else '' end),
    'holiday_name', y.name,
    'age_limits', (
      select json_build_object('minimum_age_months', l.minimum_age_months, 'maximum_school_grade', l.maximum_school_grade)
      from app.branch_age_limits_on(b.id, p_day) l))
  from branches b
  left join branch_hours h on h.branch_id = b.id and h.date = p_day
  left join reservable_managements m on m.branch_id = b.id and m.date = p_day
  left join holidays y on y.date = p_day
  left join app.pattern_days w on w.branch_id = b.id and w.date = p_day
  where b.id = p_branch
$$;
revoke execute on function app.branch_day from public;

-- A branch over a stretch of days, for the calendar: its usual day once, and only what differs from it, each by one
-- range of an index.
create or replace function app.branch_days(p_branch integer, p_from date, p_to date, p_customer integer default null,
    p_children integer[] default null) returns json
  language plpgsql stable as $$
begin
  return (
    select json_build_object(
      'branch', json_build_object('branch_id', b.id, 'branch_name', b.name, 'branch_tel', b.tel, 'status', b.status,
        'real_store_flag', b.real_store_flag, 'open_date', b.open_date, 'last_date', b.last_date, 'capacity', b.capacity,
        'google_calendar', false, 'chatwork', false,
        'open_time', b.open_time, 'close_time', b.close_time,
        'extended_open_time', b.extended_open_time, 'extended_close_time', b.extended_close_time,
        'staffing_mode', b.staffing_mode),
      'care_settings', (select json_agg(to_json(c)) from app.care_settings_during(p_from, p_to) c),
      'shifts', case when b.staffing_mode = app.code('staffingMode.decide') then (
        select json_agg(json_build_object('date', s.date, 'start_time', s.start_time, 'end_time', s.end_time,
          'breaks', s.breaks))
        from app.planned_shifts s where s.branch_id = b.id and s.date between p_from and p_to) end,
      'hours', (select json_agg(to_json(h)) from branch_hours h
        where h.branch_id = b.id and h.date between p_from and p_to),
      'capacities', (select json_agg(json_build_object('date', o.date, 'start_time', o.start_time,
          'end_time', o.end_time, 'capacity', o.capacity))
        from branch_capacities o where o.branch_id = b.id and o.date between p_from and p_to),
      'marks', (select json_agg(json_build_object('date', m.date, 'status', m.status, 'remarks', m.remarks))
        from reservable_managements m where m.branch_id = b.id and m.date between p_from and p_to),
      'patterns', (select json_agg(json_build_object('adaptation_date', p.adaptation_date,
          'days', coalesce((select json_agg(to_json(d)) from branch_pattern_days d where d.branch_pattern_id = p.id), '[]')))
        from app.branch_patterns_during(b.id, p_from, p_to) p),
      'closed_remarks', app.closed_remarks(), 'ended_remarks', app.ended_remarks(),
      'holidays', (select json_agg(json_build_object('date', y.date, 'name', y.name)) from holidays y
        where y.date between p_from and p_to),
      -- Columns of numbers, because building a value for each time would cost more than reading it. Ages count only where the
      -- roster decides: everywhere else children are steps up and down, and only the few seats held for a moment are times.
      'steps', case when b.staffing_mode <> app.code('staffingMode.decide') then (
        select json_build_object('days', array_agg(s.date - p_from), 'minutes', array_agg(s.minute), 'changes', array_agg(s.change))
        from (select c.date, c.minute, sum(c.change) as change from app.seat_changes c
          where c.branch_id = b.id and c.date between p_from and p_to group by c.date, c.minute order by c.date, c.minute) s) end,
      -- Minutes since the first day's midnight (a day in Tokyo always has 1440).
      'held', (select json_build_object(
          'starts', array_agg((date_part('epoch', held.since) / 60)::integer - first.minute),
          'ends', array_agg((date_part('epoch', held.until) / 60)::integer - first.minute),
          'children', array_agg(held.children),
          'births', json_agg(held.births) filter (where b.staffing_mode = app.code('staffingMode.decide')))
        from (select (date_part('epoch', p_from::timestamp at time zone 'Asia/Tokyo') / 60)::integer as minute) first
        cross join lateral (
          select t.since, t.until, t.children, t.births
          from app.seats_taken(b.id, p_from, p_to, null, p_customer, p_children) t where b.staffing_mode = app.code('staffingMode.decide')
          union all
          select h.start_datetime, h.end_datetime, cardinality(h.births), null
          from app.held_seats(b.id, p_from, p_to, p_customer, p_children) h where b.staffing_mode <> app.code('staffingMode.decide')) held))
    from branches b where b.id = p_branch);
end
$$;
revoke execute on function app.branch_days from public;
