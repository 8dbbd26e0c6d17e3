-- The schema after all migrations. Made by `npm run dump`; change the migrations, not this file.

create extension btree_gist;
create extension citext;
create extension pg_trgm;

-- The main branch; policies ask app.account_branch_ids().
CREATE OR REPLACE FUNCTION app.account_branch_id()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(app.pin_branch_id(), branch_id) from public.accounts where uid = app.uid() and not disable $function$;

-- Every branch the asking member of staff works at, none for roles 4 to 6; null for nobody.
CREATE OR REPLACE FUNCTION app.account_branch_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when app.pin_branch_id() is null then b.ids when app.pin_branch_id() = any (b.ids) then array[app.pin_branch_id()]
          else '{}' end
        from public.accounts a cross join lateral (select app.branch_ids_of(a.id)) b(ids) where a.uid = app.uid() and not a.disable $function$;

CREATE OR REPLACE FUNCTION app.account_role()
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when app.pin_branch_id() is null then role else 3 end
        from public.accounts where uid = app.uid() and not disable $function$;

CREATE OR REPLACE FUNCTION app.add_figures_up(p_days date[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_company text := (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
    where c.attrelid = 'app.company_day_figures'::regclass and c.attnum > 1 and not c.attisdropped and c.atttypid <> 'bigint[]'::regtype);
  v_month text := (select string_agg(quote_ident(c.attname), ', ' order by c.attnum) from pg_attribute c
    where c.attrelid = 'app.branch_month_figures'::regclass and c.attnum > 2 and not c.attisdropped);
  v_months date[] := array(select distinct date_trunc('month', d)::date from unnest(p_days) d);
begin
  delete from app.company_day_figures c where c.date = any (p_days);
  execute format('insert into app.company_day_figures (date, child_minutes_by_hour, seat_minutes_by_hour, %s)
      select f.date,
        (select array_agg(h.minutes order by h.hour) from (select x.hour, sum(x.minutes)::bigint as minutes
          from app.branch_day_figures o, unnest(o.child_minutes_by_hour) with ordinality as x (minutes, hour)
          where o.date = f.date group by x.hour) h),
        (select array_agg(h.minutes order by h.hour) from (select x.hour, sum(x.minutes)::bigint as minutes
          from app.branch_day_figures o, unnest(o.seat_minutes_by_hour) with ordinality as x (minutes, hour)
          where o.date = f.date group by x.hour) h), %s
      from app.branch_day_figures f where f.date = any ($1) group by f.date',
    v_company, regexp_replace(v_company, '(\w+)', 'sum(f.\1)', 'g')) using p_days;
  delete from app.branch_month_figures m where m.month = any (v_months);
  execute format('insert into app.branch_month_figures (branch_id, month, %s)
      select f.branch_id, m.month, %s from unnest($1) as m (month)
      join app.branch_day_figures f on f.date >= m.month and f.date < m.month + interval ''1 month''
      group by f.branch_id, m.month',
    v_month, regexp_replace(v_month, '(\w+)', 'sum(f.\1)', 'g')) using v_months;
end
$function$;

CREATE OR REPLACE FUNCTION app.age_limits_on(day date)
 RETURNS SETOF age_limits
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.minimum_age_months,
     t.maximum_school_grade,
     t.version,
     t.changed_settings
    FROM age_limits t
   WHERE (t.adaptation_date <= age_limits_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.agrees_to_advertising(member integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select a.agreed_flag from public.advertising_consents a
    where a.family_member_id = member order by a.id desc limit 1), false)
$function$;

CREATE OR REPLACE FUNCTION app.append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('app.erasing', true) = 'on' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  raise exception '% is only added to', tg_table_name using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.are_breaks(breaks jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when jsonb_typeof(breaks) <> 'array' then false else not exists (
    select from (
      select each_break ->> 'start_time' as start_time, each_break ->> 'end_time' as end_time,
        lag(each_break ->> 'end_time') over (order by position) as end_before
      from jsonb_array_elements(breaks) with ordinality as listed (each_break, position)
    ) b
    where not coalesce(b.start_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$' and b.end_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'
      and b.start_time < b.end_time and b.end_time <= '24:00' and coalesce(b.end_before <= b.start_time, true), false)) end
$function$;

CREATE OR REPLACE FUNCTION app.are_capacity_bands(bands jsonb)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case when jsonb_typeof(bands) <> 'array' then false else not exists (
    select from (
      select band ->> 'start_time' as start_time, band ->> 'end_time' as end_time, band -> 'capacity' as capacity,
        lag(band ->> 'end_time') over (order by position) as end_before
      from jsonb_array_elements(bands) with ordinality as each_band (band, position)
    ) b
    where not coalesce(b.start_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$' and b.end_time ~ '^([01][0-9]|2[0-4]):[0-5][0-9]$'
      and b.start_time < b.end_time and b.end_time <= '24:00' and coalesce(b.end_before <= b.start_time, true)
      and b.capacity::text ~ '^[0-9]{1,4}$', false)) end
$function$;

CREATE OR REPLACE FUNCTION app.attempt_changes_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.record_figure_change(app.branch_of_attempt(new), app.tokyo_date(new.created_at));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.audit_log_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on'
    and to_jsonb(new) - array['before', 'after'] = to_jsonb(old) - array['before', 'after']
    and (new.before is not distinct from old.before or old.before @> new.before)
    and (new.after is not distinct from old.after or old.after @> new.after) then
    return new;
  end if;
  raise exception 'the audit log is never changed' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.bigrams(p_text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array(select substr(p_text, n, 2) from generate_series(1, length(p_text) - 1) n) $function$;

CREATE OR REPLACE FUNCTION app.birth_date_agrees_with_reserves()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (
    select from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id and d.live and r.childcare_status = 1
      and d.date_of_birth <> new.date_of_birth) then
    raise exception 'child % has a reserve agreed with another birth date', new.id
      using errcode = '23514', constraint = 'birth_date_agreed_in_reserves';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.books_are_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the books are only added to' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.branch_address(p_prefecture integer, p_address1 text, p_address2 text)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$ select p.name || p_address1 || p_address2 from prefectures p where p.id = p_prefecture $function$;

CREATE OR REPLACE FUNCTION app.branch_age_limits_on(branch integer, day date)
 RETURNS SETOF view_branch_age_limits
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT a.branch_id,
     a.adaptation_date,
     a.minimum_age_months,
     a.maximum_school_grade
    FROM (app.age_limits_on(branch_age_limits_on.day) l(id, adaptation_date, minimum_age_months, maximum_school_grade, version, changed_settings)
      JOIN view_branch_age_limits a ON (((a.branch_id = branch_age_limits_on.branch) AND (a.adaptation_date = l.adaptation_date))));
END;

CREATE OR REPLACE FUNCTION app.branch_day(p_branch integer, p_day date, p_except integer, p_customer integer DEFAULT NULL::integer, p_children integer[] DEFAULT NULL::integer[])
 RETURNS SETOF json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_object(
    'date', p_day,
    'branch_id', b.id, 'branch_name', b.name, 'branch_tel', b.tel, 'status', b.status,
    'branch_address', (select a from app.branch_address(b.prefecture_id, b.address1, b.address2) a),
    'branch_map_link', b.google_map_shared_link,
    'real_store_flag', b.real_store_flag, 'open_date', b.open_date, 'last_date', b.last_date,
    'capacity', coalesce(w.capacity, b.capacity),
    'tax_exempt_flag', exists (select from branch_certificates t where t.branch_id = b.id and t.kind = 1
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
    'shifts', case when b.staffing_mode = 2 then coalesce((
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
$function$;

CREATE OR REPLACE FUNCTION app.branch_day_load(branch integer, day date)
 RETURNS TABLE(since timestamp with time zone, until timestamp with time zone, capacity integer, taken integer, staffed boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select l.since, l.until, l.capacity, l.taken, l.staffed from app.branch_day_loads l
  where l.branch_id = branch and l.date = day order by l.since
$function$;

CREATE OR REPLACE FUNCTION app.branch_days(p_branch integer, p_from date, p_to date, p_customer integer DEFAULT NULL::integer, p_children integer[] DEFAULT NULL::integer[])
 RETURNS json
 LANGUAGE plpgsql
 STABLE
AS $function$
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
      'shifts', case when b.staffing_mode = 2 then (
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
      'steps', case when b.staffing_mode <> 2 then (
        select json_build_object('days', array_agg(s.date - p_from), 'minutes', array_agg(s.minute), 'changes', array_agg(s.change))
        from (select c.date, c.minute, sum(c.change) as change from app.seat_changes c
          where c.branch_id = b.id and c.date between p_from and p_to group by c.date, c.minute order by c.date, c.minute) s) end,
      -- Minutes since the first day's midnight (a day in Tokyo always has 1440).
      'held', (select json_build_object(
          'starts', array_agg((date_part('epoch', held.since) / 60)::integer - first.minute),
          'ends', array_agg((date_part('epoch', held.until) / 60)::integer - first.minute),
          'children', array_agg(held.children),
          'births', json_agg(held.births) filter (where b.staffing_mode = 2))
        from (select (date_part('epoch', p_from::timestamp at time zone 'Asia/Tokyo') / 60)::integer as minute) first
        cross join lateral (
          select t.since, t.until, t.children, t.births
          from app.seats_taken(b.id, p_from, p_to, null, p_customer, p_children) t where b.staffing_mode = 2
          union all
          select h.start_datetime, h.end_datetime, cardinality(h.births), null
          from app.held_seats(b.id, p_from, p_to, p_customer, p_children) h where b.staffing_mode <> 2) held))
    from branches b where b.id = p_branch);
end
$function$;

CREATE OR REPLACE FUNCTION app.branch_days_of(p_branches integer[], p_days date[])
 RETURNS TABLE(branch_id integer, date date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select distinct p.branch_id, p.date from unnest(p_branches, p_days) as p (branch_id, date)
$function$;

CREATE OR REPLACE FUNCTION app.branch_ids_of(p_account integer)
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select case when a.role > 3 then '{}'
          else a.branch_id || array(select b.branch_id from public.account_branches b where b.account_id = a.id) || app.cover_branch_ids(a.id) end
        from public.accounts a where a.id = p_account and not a.disable $function$;

CREATE OR REPLACE FUNCTION app.branch_is_open(branch integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select not coalesce(w.closed_flag, false)
    and app.now() >= (app.tokyo_today() + coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time))
      at time zone 'Asia/Tokyo'
    and app.now() < (app.tokyo_today() + coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time))
      at time zone 'Asia/Tokyo'
  from public.branches b
  left join public.branch_hours h on h.branch_id = b.id and h.date = app.tokyo_today()
  left join app.pattern_days w on w.branch_id = b.id and w.date = app.tokyo_today()
  where b.id = branch
$function$;

CREATE OR REPLACE FUNCTION app.branch_of_attempt(attempt payment_intents)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(
    (select u.branch_id from public.childcares u where u.id = attempt.childcare_id),
    (select r.branch_id from public.reserve_cancellations x join public.reserves r on r.id = x.reserve_id
      where x.id = attempt.reserve_cancellation_id),
    (select u.branch_id from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id
      where k.id = attempt.childcare_correction_id),
    app.headquarters_branch())
$function$;

CREATE OR REPLACE FUNCTION app.branch_patterns_during(p_branch_id integer, first_day date, last_day date)
 RETURNS SETOF branch_patterns
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT t.id,
     t.branch_id,
     t.adaptation_date,
     t.remarks,
     t.version,
     t.created_at,
     t.updated_at
    FROM branch_patterns t
   WHERE ((t.branch_id = branch_patterns_during.p_branch_id) AND (t.adaptation_date <= branch_patterns_during.last_day) AND (t.adaptation_date >= COALESCE(( SELECT max(f.adaptation_date) AS max
            FROM branch_patterns f
           WHERE ((f.branch_id = branch_patterns_during.p_branch_id) AND (f.adaptation_date <= branch_patterns_during.first_day))), '-infinity'::date)))
   ORDER BY t.adaptation_date;
END;

CREATE OR REPLACE FUNCTION app.branch_patterns_on(p_branch_id integer, day date)
 RETURNS TABLE(id integer)
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id
    FROM branch_patterns t
   WHERE ((t.branch_id = branch_patterns_on.p_branch_id) AND (t.adaptation_date <= branch_patterns_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.bring_lists_on(day date)
 RETURNS SETOF bring_lists
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.items,
     t.version,
     t.created_at,
     t.updated_at
    FROM bring_lists t
   WHERE (t.adaptation_date <= bring_lists_on.day)
   ORDER BY t.adaptation_date DESC, t.id DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.cancellation_policies_during(first_day date, last_day date)
 RETURNS SETOF cancellation_policies
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.free_until_days_before,
     t.free_until_time,
     t.grace_minutes,
     t.grace_lead_minutes,
     t.late_percent,
     t.last_minutes,
     t.last_percent,
     t.no_show_percent,
     t.version,
     t.illness_percent,
     t.late_reason,
     t.last_reason,
     t.no_show_reason,
     t.illness_reason,
     t.illness_limit_per_quarter,
     t.illness_until_minutes,
     t.move_until_minutes,
     t.move_within_days,
     t.move_limit,
     t.resale_percent,
     t.take_back_minutes,
     t.changed_settings
    FROM cancellation_policies t
   WHERE ((t.adaptation_date <= cancellation_policies_during.last_day) AND (t.adaptation_date >= COALESCE(( SELECT max(f.adaptation_date) AS max
            FROM cancellation_policies f
           WHERE (f.adaptation_date <= cancellation_policies_during.first_day)), '-infinity'::date)))
   ORDER BY t.adaptation_date;
END;

CREATE OR REPLACE FUNCTION app.cancellation_policies_on(day date)
 RETURNS SETOF cancellation_policies
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.free_until_days_before,
     t.free_until_time,
     t.grace_minutes,
     t.grace_lead_minutes,
     t.late_percent,
     t.last_minutes,
     t.last_percent,
     t.no_show_percent,
     t.version,
     t.illness_percent,
     t.late_reason,
     t.last_reason,
     t.no_show_reason,
     t.illness_reason,
     t.illness_limit_per_quarter,
     t.illness_until_minutes,
     t.move_until_minutes,
     t.move_within_days,
     t.move_limit,
     t.resale_percent,
     t.take_back_minutes,
     t.changed_settings
    FROM cancellation_policies t
   WHERE (t.adaptation_date <= cancellation_policies_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.care_settings_during(first_day date, last_day date)
 RETURNS SETOF care_settings
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.children_per_staff_zero,
     t.children_per_staff_one_two,
     t.children_per_staff_three,
     t.children_per_staff_four,
     t.minimum_staff,
     t.staff_rounding,
     t.ratio_age,
     t.registered_share_percent,
     t.sleep_check_minutes_zero,
     t.sleep_check_minutes_one_two,
     t.sleep_check_minutes_three,
     t.sleep_check_minutes_four,
     t.late_entry_minutes,
     t.manager_entry_minutes,
     t.allergy_review_months,
     t.care_record_kept_months,
     t.created_at,
     t.version,
     t.first_report_days,
     t.health_review_days,
     t.document_seen_days,
     t.document_first_reminder_days,
     t.document_last_reminder_days,
     t.sleep_alarm_minutes,
     t.changed_settings,
     t.sleep_other_tablets_seconds,
     t.sleep_manager_minutes,
     t.sleep_headquarters_minutes,
     t.sleep_silent_seconds,
     t.sleep_wake_undo_minutes,
     t.sleep_drill_minutes,
     t.day_hours,
     t.week_hours,
     t.overtime_agreement,
     t.overtime_month_hours,
     t.overtime_year_hours,
     t.night_from_hour,
     t.night_until_hour,
     t.break_minutes_six,
     t.break_minutes_eight,
     t.rest_days_a_week,
     t.rest_between_hours,
     t.cover_agreement,
     t.cover_hold_minutes,
     t.cover_quiet_from,
     t.cover_quiet_until,
     t.cover_distance_km,
     t.cover_access_minutes,
     t.demand_weeks,
     t.demand_kept_months,
     t.summer_break_from,
     t.summer_break_until,
     t.winter_break_from,
     t.winter_break_until,
     t.spring_break_from,
     t.spring_break_until
    FROM care_settings t
   WHERE ((t.adaptation_date <= care_settings_during.last_day) AND (t.adaptation_date >= COALESCE(( SELECT max(f.adaptation_date) AS max
            FROM care_settings f
           WHERE (f.adaptation_date <= care_settings_during.first_day)), '-infinity'::date)))
   ORDER BY t.adaptation_date;
END;

CREATE OR REPLACE FUNCTION app.care_settings_on(day date)
 RETURNS SETOF care_settings
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.children_per_staff_zero,
     t.children_per_staff_one_two,
     t.children_per_staff_three,
     t.children_per_staff_four,
     t.minimum_staff,
     t.staff_rounding,
     t.ratio_age,
     t.registered_share_percent,
     t.sleep_check_minutes_zero,
     t.sleep_check_minutes_one_two,
     t.sleep_check_minutes_three,
     t.sleep_check_minutes_four,
     t.late_entry_minutes,
     t.manager_entry_minutes,
     t.allergy_review_months,
     t.care_record_kept_months,
     t.created_at,
     t.version,
     t.first_report_days,
     t.health_review_days,
     t.document_seen_days,
     t.document_first_reminder_days,
     t.document_last_reminder_days,
     t.sleep_alarm_minutes,
     t.changed_settings,
     t.sleep_other_tablets_seconds,
     t.sleep_manager_minutes,
     t.sleep_headquarters_minutes,
     t.sleep_silent_seconds,
     t.sleep_wake_undo_minutes,
     t.sleep_drill_minutes,
     t.day_hours,
     t.week_hours,
     t.overtime_agreement,
     t.overtime_month_hours,
     t.overtime_year_hours,
     t.night_from_hour,
     t.night_until_hour,
     t.break_minutes_six,
     t.break_minutes_eight,
     t.rest_days_a_week,
     t.rest_between_hours,
     t.cover_agreement,
     t.cover_hold_minutes,
     t.cover_quiet_from,
     t.cover_quiet_until,
     t.cover_distance_km,
     t.cover_access_minutes,
     t.demand_weeks,
     t.demand_kept_months,
     t.summer_break_from,
     t.summer_break_until,
     t.winter_break_from,
     t.winter_break_until,
     t.spring_break_from,
     t.spring_break_until
    FROM care_settings t
   WHERE (t.adaptation_date <= care_settings_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.carry_settings_forward()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  v_columns text[] := app.settings_columns(tg_relid);
  v_names text := array_to_string(v_columns, ', ');
  v_row jsonb;
  v_before jsonb;
  v_filled jsonb;
begin
  if pg_trigger_depth() > 1 then return null; end if;
  for v_row in execute format('select to_jsonb(t) from %s t order by t.adaptation_date', tg_relid::regclass) loop
    v_filled := v_row;
    if v_before is not null and jsonb_typeof(v_row -> 'changed_settings') = 'array' then
      select v_row || coalesce(jsonb_object_agg(b.key, b.value), '{}') into v_filled from jsonb_each(v_before) b
        where b.key = any (v_columns) and not v_row -> 'changed_settings' ? b.key;
    end if;
    if v_filled <> v_row then
      execute format('update %1$s set (%2$s) = (select %2$s from jsonb_populate_record(null::%1$s, $1))
        where id = ($1 ->> ''id'')::integer', tg_relid::regclass, v_names) using v_filled;
    end if;
    v_before := v_filled;
  end loop;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.child_belongs_to_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_deleted boolean;
  v_waits boolean;
  v_seated boolean := tg_op = 'UPDATE';
begin
  select c.disable, r.live
    and r.childcare_status in (1, 2) into v_deleted, v_waits
    from public.reserves r join public.children c on c.customer_id = r.customer_id or exists (
      select from public.customer_merges m
      where m.from_customer_id = r.customer_id and m.into_customer_id = c.customer_id)
    where r.id = new.reserve_id and c.id = new.child_id for share of c;
  if not found then
    raise exception 'child % is not of the customer of reserve %', new.child_id, new.reserve_id using errcode = '23514';
  end if;
  if v_seated then
    v_seated := old.live;
  end if;
  if v_deleted and v_waits and not v_seated then
    raise exception 'child % was deleted', new.child_id using errcode = '23514', constraint = 'child_still_there';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.child_subsidies(p_child integer, p_day date, p_except integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_agg(jsonb_build_object(
      'terms', to_jsonb(t) || jsonb_build_object('name', s.name),
      'approval', jsonb_build_object('id', a.id, 'start_date', a.start_date, 'end_date', a.end_date,
        'enrolled_flag', a.enrolled_flag, 'reduction_class', a.reduction_class),
      'designations', coalesce((select jsonb_agg(to_jsonb(d)) from subsidy_designations d
        where d.subsidy_id = s.id and p_day between d.start_date and coalesce(d.end_date, 'infinity')), '[]'),
      'interviews', coalesce((select jsonb_object_agg(i.branch_id, i.date) from subsidy_interviews i
        where i.subsidy_approval_id = a.id), '{}'),
      'used', jsonb_build_object('minutes', here.minutes + elsewhere.minutes, 'yen', here.yen + elsewhere.yen))
    order by a.start_date, a.id)
  from subsidy_approvals a join subsidies s on s.id = a.subsidy_id
  cross join lateral app.subsidy_terms_on(s.id, p_day) t
  cross join lateral (select
    case when t.limit_period = 1 then date_trunc('month', p_day)::date
      else make_date(date_part('year', p_day - interval '3 months')::integer, 4, 1) end as first) span
  cross join lateral (select (span.first + case when t.limit_period = 1 then interval '1 month'
    else interval '1 year' end)::date - 1 as last) until
  cross join lateral app.subsidy_used_here(a.id, a.child_id, span.first, until.last, p_except) here
  cross join lateral (select coalesce(sum(o.minutes), 0)::integer as minutes, coalesce(sum(o.yen), 0)::integer as yen
    from subsidy_other_uses o where o.subsidy_approval_id = a.id and o.month between span.first and until.last) elsewhere
  where a.child_id = p_child and a.use_flag and a.confirmed_at is not null
    and p_day between a.start_date and coalesce(a.end_date, 'infinity') and not t.ended_flag
$function$;

CREATE OR REPLACE FUNCTION app.child_with_reserve_stays()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.disable and not old.disable and exists (
    select from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id and d.live
      and r.childcare_status in (1, 2)) then
    raise exception 'child % has an upcoming reserve', new.id using errcode = '23503', constraint = 'child_has_upcoming_reserve';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.childcare_on_reserve_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_day date := (select r.reserve_date from public.reserves r where r.id = new.reserve_id);
begin
  if new.start_datetime < v_day::timestamp at time zone 'Asia/Tokyo'
    or coalesce(new.end_datetime, new.start_datetime) > (v_day + 1)::timestamp at time zone 'Asia/Tokyo' then
    raise exception 'childcare of reserve % is not on its day', new.reserve_id
      using errcode = '23514', constraint = 'childcare_on_reserve_day';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.children_of(p_customer integer, p_children integer[], p_day date, p_reserve integer DEFAULT NULL::integer)
 RETURNS SETOF json
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce((
    select json_agg(json_build_object('id', k.id, 'name', k.name, 'date_of_birth', k.date_of_birth,
        'subsidy_facts', app.child_subsidies(k.id, p_day, p_reserve),
        'current_day_paid_percent', case when p_day = app.tokyo_today() or p_reserve is not null then coalesce(
          (select d.current_day_paid_percent from reserve_details d join reserves r on r.id = d.reserve_id
           where d.reserve_id = p_reserve and d.child_id = k.id and r.reserve_date = p_day),
          app.current_day_paid(p_customer, k.id, p_day, p_reserve)) else 0 end)
      order by array_position(p_children, k.id))
    from children k where k.id = any (p_children) and k.customer_id = p_customer and not k.disable), '[]')
$function$;

CREATE OR REPLACE FUNCTION app.claim_facts(p_reserve_id integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select jsonb_build_object('reserve_id', r.id, 'branch_id', r.branch_id, 'today', app.tokyo_today(),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id = r.branch_id), '[]'),
      'stay', (select jsonb_build_object('id', u.id, 'amount', u.total_amount,
          'open', u.end_datetime is not null
            and u.status in (1, 3),
          'day', app.tokyo_date(coalesce(u.end_datetime, u.start_datetime)),
          'free', case when u.total_amount = 0 then jsonb_build_object(
            'settled', u.status = 2, 'ended', u.end_datetime is not null,
            'paid', exists (select from public.payments p where p.childcare_id = u.id),
            'bill', jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
              'others_discount_amount', u.others_discount_amount),
            'cover', app.stay_cover(r.id),
            'written', coalesce((select jsonb_agg(jsonb_build_object('line', o.line, 'tax', o.tax,
                'covered_flag', o.covered_flag, 'child_id', null, 'amount', o.amount) order by o.id)
              from app.free_bill_lines o where o.childcare_id = u.id), '[]')) end)
        from public.childcares u where u.reserve_id = r.id),
      'fee', (select jsonb_build_object('amount', x.cancel_amount,
          'open', x.cancel_settlement_status
            in (1, 3),
          'day', app.tokyo_date(x.cancel_datetime))
        from public.reserve_cancellations x where x.reserve_id = r.id),
      'corrections', coalesce((select jsonb_agg(jsonb_build_object('id', k.id, 'amount', k.difference,
          'open', k.status in (1, 3),
          'day', app.tokyo_date(k.created_at)) order by k.id)
        from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id where u.reserve_id = r.id), '[]'),
      'payments', coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'payment_type', p.payment_type,
          'childcare_correction_id', p.childcare_correction_id, 'amount', p.amount, 'day', p.payment_date) order by p.id)
        from public.payments p left join public.childcares u on u.id = p.childcare_id
        where (u.reserve_id = r.id or p.childcare_id is null and p.reserve_id = r.id) and p.amount <> 0
          and (p.reserve_id = r.id or p.childcare_id = (select s.id from public.childcares s where s.reserve_id = r.id))
          and not exists (select from app.claim_entries e where e.payment_id = p.id)), '[]'),
      'write_offs', coalesce((select jsonb_agg(jsonb_build_object('id', w.id, 'amount', w.amount,
          'day', app.tokyo_date(w.created_at), 'childcare_id', w.childcare_id,
          'reserve_cancellation_id', w.reserve_cancellation_id, 'childcare_correction_id', w.childcare_correction_id) order by w.id)
        from public.write_offs w where w.reserve_id = r.id
          and not exists (select from app.claim_entries e where e.write_off_id = w.id)), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('kind', e.kind, 'movement', e.movement,
          'childcare_correction_id', e.childcare_correction_id, 'amount', e.amount, 'date', e.date) order by e.id)
        from app.claim_entries e where e.reserve_id = r.id), '[]'))
    from public.reserves r where r.id = p_reserve_id);
end
$function$;

CREATE OR REPLACE FUNCTION app.closed_remarks()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '定休日です。' $function$;

CREATE OR REPLACE FUNCTION app.code(name text)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select (case name
    when 'accountRole.headquarters' then 1
    when 'accountRole.branchManager' then 2
    when 'accountRole.branchStaff' then 3
    when 'accountRole.accounting' then 4
    when 'accountRole.support' then 5
    when 'accountRole.readOnly' then 6
    when 'approvalStatus.notUsed' then 1
    when 'approvalStatus.pending' then 2
    when 'approvalStatus.approved' then 3
    when 'approvalStatus.rejected' then 4
    when 'branchStatus.open' then 1
    when 'branchStatus.preparing' then 2
    when 'branchStatus.closed' then 3
    when 'cancelCause.family' then 1
    when 'cancelCause.branch' then 2
    when 'cancelCause.illness' then 3
    when 'cancelCause.noShow' then 4
    when 'cancelSettlementStatus.noFee' then 0
    when 'cancelSettlementStatus.toCharge' then 1
    when 'cancelSettlementStatus.charged' then 2
    when 'cancelSettlementStatus.chargeFailed' then 3
    when 'cancelSettlementStatus.waived' then 4
    when 'certificateKind.taxExempt' then 1
    when 'certificateKind.freeCare' then 2
    when 'certificateKind.childProtection' then 3
    when 'childAttendance.expected' then 1
    when 'childAttendance.present' then 2
    when 'childAttendance.left' then 3
    when 'childAttendance.absent' then 4
    when 'childLogKind.temperature' then 1
    when 'childLogKind.meal' then 2
    when 'childLogKind.milk' then 3
    when 'childLogKind.toilet' then 4
    when 'childLogKind.mood' then 5
    when 'childLogKind.note' then 6
    when 'childLogKind.photo' then 7
    when 'childcareSettlement.toSettle' then 1
    when 'childcareSettlement.settled' then 2
    when 'childcareSettlement.chargeFailed' then 3
    when 'childcareSettlement.refunded' then 4
    when 'childcareSettlement.writtenOff' then 5
    when 'childcareStatus.upcoming' then 1
    when 'childcareStatus.present' then 2
    when 'childcareStatus.left' then 3
    when 'childcareStatus.noShow' then 4
    when 'claimKind.stay' then 1
    when 'claimKind.cancellationFee' then 2
    when 'claimKind.correction' then 3
    when 'claimMovement.billed' then 1
    when 'claimMovement.paid' then 2
    when 'claimMovement.letGo' then 3
    when 'closureKind.day' then 1
    when 'closureKind.capacity' then 2
    when 'closureKind.hours' then 3
    when 'closureKind.end' then 4
    when 'correctionSettlement.toCharge' then 1
    when 'correctionSettlement.settled' then 2
    when 'correctionSettlement.chargeFailed' then 3
    when 'correctionSettlement.writtenOff' then 4
    when 'correctionSettlement.carried' then 5
    when 'correctionSettlement.refunding' then 6
    when 'correctionSettlement.refundFailed' then 7
    when 'correctionSettlement.withBill' then 8
    when 'coverStatus.open' then 1
    when 'coverStatus.taken' then 2
    when 'coverStatus.settled' then 3
    when 'coverStatus.takenBack' then 4
    when 'coverStatus.lapsed' then 5
    when 'coverStatus.left' then 6
    when 'customerStatus.enabled' then 1
    when 'customerStatus.disabled' then 2
    when 'customerStatus.withdrawn' then 3
    when 'customerStatus.accountDeleted' then 4
    when 'documentKind.receipt' then 1
    when 'documentKind.certificate' then 2
    when 'documentKind.statement' then 3
    when 'documentPaper.guidancePlan' then 1
    when 'documentPaper.medicineRequest' then 2
    when 'documentPaper.returnPaper' then 3
    when 'documentPaper.other' then 4
    when 'doseStatus.toCheck' then 1
    when 'doseStatus.checked' then 2
    when 'doseStatus.given' then 3
    when 'doseStatus.notGiven' then 4
    when 'doseStatus.wrong' then 5
    when 'familyRole.payingMember' then 1
    when 'familyRole.guardian' then 2
    when 'familyRole.relative' then 3
    when 'familyStanding.payingMember' then 1
    when 'familyStanding.guardian' then 2
    when 'familyStanding.relative' then 3
    when 'familyStanding.hidden' then 4
    when 'familyStanding.removed' then 5
    when 'giveBackWay.nothing' then 1
    when 'giveBackWay.takenOff' then 2
    when 'giveBackWay.card' then 3
    when 'giveBackWay.cash' then 4
    when 'handedHow.byManager' then 1
    when 'handedHow.withoutConnection' then 2
    when 'holdKind.confirmPage' then 1
    when 'holdKind.offer' then 2
    when 'inboxKind.family' then 1
    when 'inboxKind.company' then 2
    when 'inboxKind.application' then 3
    when 'inboxStatus.unread' then 1
    when 'inboxStatus.assigned' then 2
    when 'inboxStatus.answered' then 3
    when 'inboxStatus.closed' then 4
    when 'incidentKind.nearMiss' then 1
    when 'incidentKind.accident' then 2
    when 'incidentKind.serious' then 3
    when 'journalKind.childcare' then 1
    when 'journalKind.zeroYearOld' then 2
    when 'journalKind.afterBusiness' then 3
    when 'journalKind.holiday' then 4
    when 'journalKind.currentDay' then 5
    when 'journalKind.mealSupport' then 6
    when 'journalKind.ticketsDiscount' then 7
    when 'journalKind.othersDiscount' then 8
    when 'journalKind.difference' then 9
    when 'journalKind.cancellationFee' then 10
    when 'journalKind.monthlyPlan' then 11
    when 'journalKind.ticketsSold' then 12
    when 'journalKind.refund' then 13
    when 'journalKind.ownTariff' then 20
    when 'journalKind.subsidy' then 21
    when 'journalKind.ticketsUsed' then 14
    when 'journalKind.ticketsExpired' then 15
    when 'journalKind.payout' then 16
    when 'journalKind.stripeFee' then 17
    when 'journalKind.ticketsRefunded' then 18
    when 'journalKind.refundKept' then 19
    when 'lateCancelUse.nothing' then 1
    when 'lateCancelUse.reserved' then 2
    when 'limitPeriod.month' then 1
    when 'limitPeriod.year' then 2
    when 'lineKind.childcare' then 1
    when 'lineKind.zeroYearOld' then 2
    when 'lineKind.afterBusiness' then 3
    when 'lineKind.holiday' then 4
    when 'lineKind.currentDay' then 5
    when 'lineKind.mealSupport' then 6
    when 'lineKind.ticketsDiscount' then 7
    when 'lineKind.othersDiscount' then 8
    when 'lineKind.difference' then 9
    when 'lineKind.cancellationFee' then 10
    when 'lineKind.monthlyPlan' then 11
    when 'lineKind.ticketsSold' then 12
    when 'lineKind.refund' then 13
    when 'lineKind.ownTariff' then 20
    when 'lineKind.subsidy' then 21
    when 'medicineKind.powder' then 1
    when 'medicineKind.syrup' then 2
    when 'medicineKind.tablet' then 3
    when 'medicineKind.ointment' then 4
    when 'medicineKind.drops' then 5
    when 'medicineKind.inhaler' then 6
    when 'medicineKind.suppository' then 7
    when 'messageSender.family' then 1
    when 'messageSender.branch' then 2
    when 'messageSender.headquarters' then 3
    when 'napEnd.woke' then 1
    when 'napEnd.left' then 2
    when 'napGap.notAwake' then 1
    when 'napGap.backAgain' then 2
    when 'noticeGroup.reserves' then 1
    when 'noticeGroup.day' then 2
    when 'noticeGroup.seats' then 3
    when 'noticeGroup.messages' then 4
    when 'noticeGroup.payments' then 5
    when 'noticeGroup.urgent' then 6
    when 'noticeGroup.account' then 7
    when 'noticeGroup.company' then 8
    when 'offerStatus.open' then 1
    when 'offerStatus.accepted' then 2
    when 'offerStatus.declined' then 3
    when 'offerStatus.ranOut' then 4
    when 'offerStatus.withdrawn' then 5
    when 'patternWeekday.sunday' then 0
    when 'patternWeekday.monday' then 1
    when 'patternWeekday.tuesday' then 2
    when 'patternWeekday.wednesday' then 3
    when 'patternWeekday.thursday' then 4
    when 'patternWeekday.friday' then 5
    when 'patternWeekday.saturday' then 6
    when 'patternWeekday.holiday' then 7
    when 'paymentMethod.card' then 1
    when 'paymentMethod.other' then 2
    when 'paymentType.usage' then 1
    when 'paymentType.cancellationFee' then 2
    when 'paymentType.monthlyPlan' then 3
    when 'paymentType.tickets' then 4
    when 'paymentType.refund' then 5
    when 'planCustomerType.registration' then 1
    when 'planCustomerType.corporate' then 2
    when 'registrationStatus.accountOnly' then 0
    when 'registrationStatus.complete' then 1
    when 'registrationStatus.detailsPending' then 2
    when 'salesTax.exempt' then 1
    when 'salesTax.standard' then 2
    when 'salesTax.outside' then 3
    when 'sleepPosition.back' then 1
    when 'sleepPosition.left' then 2
    when 'sleepPosition.right' then 3
    when 'sleepPosition.prone' then 4
    when 'staffQualification.nurseryTeacher' then 1
    when 'staffQualification.nurse' then 2
    when 'staffQualification.assistantNurse' then 3
    when 'staffQualification.publicHealthNurse' then 4
    when 'staffQualification.midwife' then 5
    when 'staffQualification.kindergartenTeacher' then 6
    when 'staffQualification.childcareSupporter' then 7
    when 'staffingMode.warn' then 1
    when 'staffingMode.decide' then 2
    when 'subsidyGiver.municipality' then 1
    when 'subsidyGiver.employer' then 2
    when 'ticketMovement.sold' then 1
    when 'ticketMovement.used' then 2
    when 'ticketMovement.refunded' then 3
    when 'ticketMovement.expired' then 4
    when 'waiverStatus.waiting' then 1
    when 'waiverStatus.granted' then 2
    when 'waiverStatus.refused' then 3
    when 'waiverStatus.lapsed' then 4
    when 'wishStatus.waiting' then 1
    when 'wishStatus.offered' then 2
    when 'wishStatus.cameTrue' then 3
    when 'wishStatus.dayOver' then 4
    when 'wishStatus.withdrawn' then 5
    when 'wishStatus.overtaken' then 6
  end)::smallint
$function$;

CREATE OR REPLACE FUNCTION app.collect_changed_settings()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Whoever changes a column without saying so has said it all the same. What is carried forward is nobody's change.
  if pg_trigger_depth() = 1 and new.changed_settings is not null and new.changed_settings is not distinct from old.changed_settings then
    new.changed_settings := array(
      select n.name from unnest(app.settings_columns(tg_relid)) n (name)
      where to_jsonb(new) -> n.name <> to_jsonb(old) -> n.name or n.name = any (old.changed_settings) order by n.name);
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.company_documents_on(p_kind text, day date)
 RETURNS SETOF company_documents
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.kind,
     t.adaptation_date,
     t.lead,
     t.body,
     t.change_summary,
     t.material_flag,
     t.announced_flag,
     t.version,
     t.created_at,
     t.updated_at
    FROM company_documents t
   WHERE ((t.kind = company_documents_on.p_kind) AND (t.adaptation_date <= company_documents_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.company_facts_on(day date)
 RETURNS SETOF company_facts
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.name,
     t.name_en,
     t.representative,
     t.established,
     t.capital,
     t.postal_code,
     t.address,
     t.tel,
     t.email,
     t.office_hours,
     t.business,
     t.invoice_registration_number,
     t.chat_url,
     t.social_links,
     t.message_signature,
     t.version,
     t.created_at,
     t.updated_at,
     t.copyright_year,
     t.interview_free_flag,
     t.promises
    FROM company_facts t
   WHERE (t.adaptation_date <= company_facts_on.day)
   ORDER BY t.adaptation_date DESC, t.id DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.corrections_are_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - 'status' - 'part_paid_amount' <> to_jsonb(old) - 'status' - 'part_paid_amount' then
    raise exception 'corrections are only added to' using errcode = '42501';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.cover_branch_ids(p_account integer)
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(array_agg(distinct c.branch_id), '{}') from app.cover_calls c
        join public.accounts a on a.id = p_account and a.role = 3 and not a.disable
        cross join lateral (select make_interval(mins => s.cover_access_minutes) as before_and_after from app.care_settings_on(c.date) s) k
        where c.taken_account_id = p_account and c.status = 3
          and c.date between app.tokyo_today() - 1 and app.tokyo_today() + 1
          and app.now() between ((c.date + c.start_time) at time zone 'Asia/Tokyo' - k.before_and_after)
            and ((c.date + c.end_time) at time zone 'Asia/Tokyo' + k.before_and_after) $function$;

CREATE OR REPLACE FUNCTION app.current_day_paid(p_customer integer, p_child integer, p_day date, p_except integer)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select least(100, ceil(coalesce(sum((100 - d.current_day_paid_percent) * case
      when r.live or r.childcare_status = 4 then 1
      when r.cancel_flag then coalesce((select max(x.cancel_amount) from reserve_cancellations x where x.reserve_id = r.id), 0)::numeric
        / greatest(r.reserve_amount, 1)
      else 0 end), 0)))::integer
  from reserves r join reserve_details d on d.reserve_id = r.id
  where r.customer_id = p_customer and r.start_datetime >= p_day::timestamp at time zone 'Asia/Tokyo'
    and r.start_datetime < (p_day + 1)::timestamp at time zone 'Asia/Tokyo'
    and r.current_day_flag and d.child_id = p_child and r.id is distinct from p_except
$function$;

CREATE OR REPLACE FUNCTION app.customer_id()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select id from public.customers where uid = app.uid() and status <> 4 $function$;

CREATE OR REPLACE FUNCTION app.customer_on(p_customer integer, p_day date)
 RETURNS SETOF json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_object('id', c.id, 'status', c.status, 'name', c.name,
    'expiry_date', app.expiry_date(c.subscription_period_end, c.withdrawn_date),
    'has_card', c.stripe_payment_method_id is not null,
    'use_tickets', c.use_tickets,
    'stopped_flag', exists (select from view_stops_in_force s where s.customer_id = c.id),
    'paused_flag', app.reserves_paused(c.id),
    -- Decided, and now being done at Stripe: the status follows in seconds (billing/change-membership).
    'leaving_flag', exists (select from app.subscription_changes s
      where s.customer_id = c.id and s.status = 'created' and s.action in ('cancel', 'unsubscribe')),
    -- Whoever is still registering may take one seat at a time before the card (product-rules.md, variant B).
    'card_may_follow', c.stripe_payment_method_id is null
      and c.registration_status = 2 and not exists (
      select from reserves w where w.customer_id = c.id and w.card_due_datetime is not null and w.live),
    -- Somebody entered at the desk without an address hears of nothing before the visit.
    'reachable', c.email is not null or c.line_user_id is not null or exists (select from auth.users u where u.uid = c.uid),
    'plan', (
      select json_build_object('id', p.id, 'childcare_discount_per_hour', p.childcare_discount_per_hour)
      from plan_types p
      where p.id = coalesce((
        select h.plan_type_id from plan_type_customer_histories h
        where h.customer_id = c.id and daterange(h.start_date, h.end_date, '[]') @> p_day), c.plan_type_id)))
  from customers c where c.id = p_customer
$function$;

CREATE OR REPLACE FUNCTION app.day_closed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.reopened_at is null then
    delete from public.branch_days_to_close where branch_id = new.branch_id and date = new.date;
  else
    insert into public.branch_days_to_close (branch_id, date) values (new.branch_id, new.date) on conflict do nothing;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.day_to_close()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.branch_days_to_close (branch_id, date)
    select new.branch_id, new.reserve_date
    where not exists (select from public.branch_day_closes c
      where c.branch_id = new.branch_id and c.date = new.reserve_date and c.reopened_at is null)
    on conflict do nothing;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.default_to_paying_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.family_member_id := (select m.id from public.family_members m where m.customer_id = new.customer_id
    and m.role = 1);
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.detail_changes_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.record_figure_change(r.branch_id, r.reserve_date)
    from public.reserves r where r.id = case when tg_op = 'DELETE' then old.reserve_id else new.reserve_id end;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.detail_changes_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into app.seat_changes (branch_id, date, minute, change)
    select stay.branch_id, step.date, step.minute, step.change * stay.children
    from (values (old.branch_id, old.during, old.live, -1), (new.branch_id, new.during, new.live, 1))
      as stay (branch_id, during, live, children)
    cross join lateral app.seat_steps(stay.during) step
    where stay.live;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.detail_frees_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue_waitlist(r.branch_id, r.reserve_date, r.reserve_date) from public.reserves r
    where r.id = old.reserve_id and r.live;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.detail_overtakes_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if exists (select from public.waitlist_children c join public.waitlist_entries e on e.id = c.waitlist_entry_id
      where c.child_id = new.child_id and e.status in (1, 2)) then
    perform app.overtake_waitlist_entries(new.reserve_id);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.details_say_why()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  broken text := case
    when new.plan_type_id is null or new.stripe_payment_method_id is null then 'details_need_plan_and_card'
    when new.date_of_birth > app.tokyo_today() then 'details_birth_date_is_past'
    when not exists (select from public.branches b
      where b.id = new.default_branch_id and b.real_store_flag
        and b.status in (1, 2)) then 'details_branch_is_choosable'
  end;
begin
  if broken is not null then
    raise exception 'the details of customer % are not acceptable', new.id using errcode = '23514', constraint = broken;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.disputed_from(family integer)
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select f.frozen_at - make_interval(hours => s.pickup_dispute_hours)
    from public.pickup_freezes f cross join lateral app.reserve_settings_on(app.tokyo_date(f.frozen_at)) s
    where f.customer_id = family and f.lifted_at is null $function$;

CREATE OR REPLACE FUNCTION app.documents_seen_from()
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select app.tokyo_today() - c.document_seen_days from app.care_settings_on(app.tokyo_today()) c $function$;

CREATE OR REPLACE FUNCTION app.end_branch_faces()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.branch_faces f
  where f.account_id = (to_jsonb(old) ->> case tg_table_name when 'accounts' then 'id' else 'account_id' end)::integer
    and not exists (select from public.accounts a
      where a.id = f.account_id and not a.disable and a.role = 2
        and (a.branch_id = f.branch_id
          or exists (select from public.account_branches b where b.account_id = a.id and b.branch_id = f.branch_id)));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.end_entries_of_blocked()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.waitlist_entries set status = 5, ended_at = app.now()
    where customer_id = new.customer_id and status in (1, 2);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.end_entries_of_child()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.waitlist_entries e set status = 5, ended_at = app.now() from public.waitlist_children c
    where c.child_id = new.id and e.id = c.waitlist_entry_id
      and e.status in (1, 2);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.end_entries_of_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.waitlist_entries set status = 5, ended_at = app.now() where customer_id = new.id
    and status in (1, 2);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.end_sessions_of_removed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update auth.session_families set revoked_at = app.now() where uid = old.uid and revoked_at is null;
  delete from auth.custom_tokens where uid = old.uid;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.end_unpaid(p_family integer)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not exists (select from public.unpaid_steps s where s.customer_id = p_family and s.ended_at is null)
    or exists (select from public.childcares u
      where u.customer_id = p_family and u.status = 3)
    or exists (select from public.reserve_cancellations x join public.reserves r on r.id = x.reserve_id
      where r.customer_id = p_family and x.cancel_settlement_status = 3)
    or exists (select from public.childcare_corrections k join public.childcares u on u.id = k.childcare_id
      where u.customer_id = p_family and k.status = 3) then
    return;
  end if;
  update public.unpaid_steps s set ended_at = app.now() where s.customer_id = p_family and s.ended_at is null;
  update public.instalment_plans p set status = 'completed' where p.customer_id = p_family and p.status = 'kept';
end
$function$;

CREATE OR REPLACE FUNCTION app.end_what_person_made()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.pickup_people set disputed_at = app.now()
    where added_member_id = new.id and removed_at is null and disputed_at is null;
  update public.pickup_passes p set revoked_at = app.now()
    where p.revoked_at is null and p.used_at is null and (p.created_member_id = new.id or exists (
      select from public.pickup_people w where w.id = p.pickup_person_id and w.added_member_id = new.id));
  update public.family_invitations set revoked_at = app.now()
    where inviting_member_id = new.id and accepted_at is null and revoked_at is null;
  delete from public.calendar_feeds where family_member_id = new.id;
  -- A link made before it was known whom it was sent to counts as this person's.
  delete from auth.seat_offer_tokens t using public.seat_offers o
    where o.id = t.seat_offer_id and o.customer_id = new.customer_id
      and (t.family_member_id = new.id or t.family_member_id is null);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.ended_remarks()
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ select '閉園しています。' $function$;

CREATE OR REPLACE FUNCTION app.enqueue(task text, payload json, key text DEFAULT NULL::text, queue text DEFAULT NULL::text, minutes integer DEFAULT 0)
 RETURNS bigint
 LANGUAGE sql
 SET enable_seqscan TO 'off'
AS $function$ select (graphile_worker.add_job($1, $2, job_key := $3, queue_name := $4, max_attempts := 12,
    run_at := case when $5 > 0 then now() + make_interval(mins => $5) end)).id $function$;

CREATE OR REPLACE FUNCTION app.enqueue_waitlist(p_branch integer, p_from date, p_to date DEFAULT 'infinity'::date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.enqueue('serveWaitlist', json_build_object('branch_id', p_branch, 'date', w.date),
    'serve waitlist ' || p_branch || ' ' || w.date)
  from (
    select distinct e.date from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
    where e.status in (1, 2)
      and e.date between greatest(p_from, app.tokyo_today()) and p_to and b.branch_id = p_branch
    order by e.date
  ) w
$function$;

CREATE OR REPLACE FUNCTION app.enqueue_waitlist_of_customer(p_customer integer, p_date date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select app.enqueue_waitlist(w.branch_id, p_date, p_date)
  from (
    select distinct b.branch_id from public.waitlist_entries e join public.waitlist_branches b on b.waitlist_entry_id = e.id
    where e.customer_id = p_customer and e.date = p_date
      and e.status in (1, 2) order by b.branch_id
  ) w
$function$;

CREATE OR REPLACE FUNCTION app.entry_facts(entry payments)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if entry.reverses_payment_id is not null then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array[entry.reverses_payment_id]));
  end if;
  if entry.payment_type = 5 then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written',
      app.written_lines(array(select p.id from public.payments p
        where p.id <> entry.id and (p.id = entry.refunded_payment_id or p.refunded_payment_id = entry.refunded_payment_id))));
  end if;
  if entry.payment_type <> 1 then
    return jsonb_build_object('bill', null, 'correction', null, 'cover', null, 'written', '[]'::jsonb);
  end if;
  return jsonb_build_object(
    -- The stay's own row says what it costs after every correction; the bill that was charged stands with the first
    -- correction after it.
    'bill', (select coalesce((select k.before from public.childcare_corrections k
          where k.childcare_id = u.id and k.status <> 8 order by k.id limit 1),
        jsonb_build_object('amount_lines', u.amount_lines, 'number_of_tickets_used', u.number_of_tickets_used,
          'others_discount_amount', u.others_discount_amount))
      from public.childcares u where u.id = entry.childcare_id),
    'correction', (select jsonb_build_object('before', k.before, 'after', k.after)
      from public.childcare_corrections k where k.id = entry.childcare_correction_id),
    'cover', (select app.stay_cover(u.reserve_id) from public.childcares u where u.id = entry.childcare_id),
    'written', app.written_lines(array(select p.id from public.payments p
      where p.childcare_id = entry.childcare_id and p.payment_type = entry.payment_type and p.id <> entry.id
        and p.childcare_correction_id is not distinct from entry.childcare_correction_id)));
end
$function$;

CREATE OR REPLACE FUNCTION app.expire_contact_state()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.email_bounced_at := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.expire_email_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.email_verified_at := null;
  new.email_bounced_at := null;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.expiry_date(subscription_period_end date, withdrawn_date date)
 RETURNS date
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(subscription_period_end, withdrawn_date, app.tokyo_today()) $function$;

CREATE OR REPLACE FUNCTION app.family_act_by(member_id integer)
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(m.name, c.name) from public.family_members m join public.customers c on c.id = m.customer_id
    where m.id = member_id
      and exists (select from public.family_members o where o.customer_id = m.customer_id and o.role = 2) $function$;

CREATE OR REPLACE FUNCTION app.family_id()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select customer_id from app.asking_person
    where role in (1, 2) and not hidden_flag $function$;

CREATE OR REPLACE FUNCTION app.family_member_id()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select family_member_id from app.asking_person $function$;

CREATE OR REPLACE FUNCTION app.family_owes(family integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from childcares u where u.customer_id = family and u.status = 3)
    or exists (select from reserve_cancellations x join reserves r on r.id = x.reserve_id
      where r.customer_id = family and x.cancel_settlement_status = 3)
    or exists (select from childcare_corrections k join childcares u on u.id = k.childcare_id
      where u.customer_id = family and k.status = 3)
$function$;

CREATE OR REPLACE FUNCTION app.family_standing(role smallint, hidden_flag boolean, removed_at timestamp with time zone, customer_status smallint)
 RETURNS smallint
 LANGUAGE sql
 IMMUTABLE
AS $function$ select case when removed_at is not null or customer_status = 4
      then 5 when hidden_flag then 4 else role end::smallint $function$;

CREATE OR REPLACE FUNCTION app.figures_of(p_branches integer[], p_days date[])
 RETURNS SETOF app.branch_day_figures
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET jit TO 'off'
AS $function$
  with pair as materialized (
    select p.branch_id, p.date from app.branch_days_of(p_branches, p_days) p
  ), headquarters as materialized (
    select app.headquarters_branch() as id
  ), reserved as (
    select p.branch_id, p.date,
      count(*) filter (where not r.cancel_flag and r.approval_status <> 4) as reserves,
      count(*) filter (where r.cancel_flag) as cancelled,
      sum(greatest(0, date_part('epoch', r.start_datetime - r.created_at) / 60)::bigint)
        filter (where not r.cancel_flag and r.approval_status <> 4) as lead_minutes
    from pair p join public.reserves r on r.branch_id = p.branch_id and r.reserve_date = p.date
    group by p.branch_id, p.date
  ), child as materialized (
    select p.branch_id, p.date, d.attendance_status,
      floor(date_part('epoch', d.arrived_datetime - p.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer as since,
      floor(date_part('epoch', d.left_datetime - p.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer as until
    from pair p join public.reserves r on r.branch_id = p.branch_id and r.reserve_date = p.date
    join public.reserve_details d on d.reserve_id = r.id
    where not r.cancel_flag and r.approval_status <> 4
      and d.attendance_status in (2, 3, 4)
  ), attended as (
    select c.branch_id, c.date, count(*) filter (where c.attendance_status in (2, 3)) as visits,
      count(*) filter (where c.attendance_status = 4) as no_shows, sum(c.until - c.since) as child_minutes
    from child c group by c.branch_id, c.date
  ), child_hours as (
    select c.branch_id, c.date, h.hour, sum(least(c.until, h.hour * 60 + 60) - greatest(c.since, h.hour * 60))::integer as minutes
    from child c cross join lateral generate_series(c.since / 60, least(23, greatest(c.since, c.until - 1) / 60)) as h (hour)
    where c.since >= 0 and c.until is not null
    group by c.branch_id, c.date, h.hour
  ), opened as (
    select p.branch_id, p.date, coalesce(w.capacity, b.capacity) as capacity,
      (date_part('epoch', coalesce(h.extended_open_time, w.extended_open_time, b.extended_open_time)) / 60)::integer as opens,
      (date_part('epoch', coalesce(h.extended_close_time, w.extended_close_time, b.extended_close_time)) / 60)::integer as closes,
      jsonb_array_length(coalesce(w.capacities, '[]')) > 0 or exists (select from public.branch_capacities o
        where o.branch_id = p.branch_id and o.date = p.date) as several
    from pair p join public.branches b on b.id = p.branch_id
    left join public.branch_hours h on h.branch_id = p.branch_id and h.date = p.date
    left join public.reservable_managements m on m.branch_id = p.branch_id and m.date = p.date
    left join app.pattern_days w on w.branch_id = p.branch_id and w.date = p.date
    where b.real_store_flag and b.status = 1 and p.date between b.open_date and coalesce(b.last_date, 'infinity')
      and (m.status <> '×' or m.status is null and not coalesce(w.closed_flag, false))
  ), stretch as (
    select o.branch_id, o.date, o.opens as since, o.closes as until, o.capacity from opened o where not o.several
    union all
    select o.branch_id, o.date,
      greatest(o.opens, (date_part('epoch', l.since - o.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer),
      least(o.closes, (date_part('epoch', l.until - o.date::timestamp at time zone 'Asia/Tokyo') / 60)::integer), l.capacity
    from opened o cross join lateral app.branch_day_load(o.branch_id, o.date) l where o.several
  ), seat_hours as (
    select s.branch_id, s.date, h.hour,
      sum(s.capacity * (least(s.until, h.hour * 60 + 60) - greatest(s.since, h.hour * 60)))::integer as minutes
    from stretch s cross join lateral generate_series(s.since / 60, (s.until - 1) / 60) as h (hour)
    where s.since < s.until
    group by s.branch_id, s.date, h.hour
  ), by_hour as (
    select p.branch_id, p.date, array_agg(coalesce(c.minutes, 0) order by h.hour) as children,
      array_agg(coalesce(s.minutes, 0) order by h.hour) as seats, coalesce(sum(s.minutes), 0) as seat_minutes
    from pair p cross join generate_series(0, 23) as h (hour)
    left join child_hours c on c.branch_id = p.branch_id and c.date = p.date and c.hour = h.hour
    left join seat_hours s on s.branch_id = p.branch_id and s.date = p.date and s.hour = h.hour
    group by p.branch_id, p.date
  ), booked as (
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p
      join app.payment_lines l on l.branch_id = p.branch_id and l.date = p.date
    union all
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p join headquarters q on q.id = p.branch_id
      join app.payment_lines l on l.branch_id is null and l.date = p.date
    union all
    select p.branch_id, p.date, l.line, l.tax, l.amount from pair p
      join app.free_bill_lines l on l.branch_id = p.branch_id and l.date = p.date
  ), money as (
    select m.branch_id, m.date,
      coalesce(sum(m.amount) filter (where m.line = 1), 0) as childcare_amount,
      coalesce(sum(m.amount) filter (where m.line = 2), 0) as zero_year_old_amount,
      coalesce(sum(m.amount) filter (where m.line = 3), 0) as after_business_amount,
      coalesce(sum(m.amount) filter (where m.line = 4), 0) as holiday_amount,
      coalesce(sum(m.amount) filter (where m.line = 5), 0) as current_day_amount,
      coalesce(sum(m.amount) filter (where m.line = 6), 0) as meal_support_amount,
      coalesce(sum(m.amount) filter (where m.line = 7), 0) as tickets_discount_amount,
      coalesce(sum(m.amount) filter (where m.line = 8), 0) as others_discount_amount,
      coalesce(sum(m.amount) filter (where m.line = 9), 0) as difference_amount,
      coalesce(sum(m.amount) filter (where m.line = 10), 0) as cancel_amount,
      coalesce(sum(m.amount) filter (where m.line = 11), 0) as plan_amount,
      coalesce(sum(m.amount) filter (where m.line = 12), 0) as tickets_sold_amount,
      coalesce(sum(m.amount) filter (where m.line = 13), 0) as refund_amount,
      coalesce(sum(m.amount) filter (where m.tax = 1), 0) as exempt_amount,
      coalesce(sum(m.amount) filter (where m.tax = 2), 0) as standard_amount,
      coalesce(sum(m.amount) filter (where m.tax = 3), 0) as outside_amount,
      coalesce(sum(m.amount) filter (where m.line = 20), 0) as own_tariff_amount,
      coalesce(sum(m.amount) filter (where m.line = 21), 0) as subsidies_discount_amount
    from booked m group by m.branch_id, m.date
  ), used as (
    select p.branch_id, p.date, sum(t.number) as tickets
    from pair p join public.childcares u on u.branch_id = p.branch_id
      and u.start_datetime >= p.date::timestamp at time zone 'Asia/Tokyo'
      and u.start_datetime < (p.date + 1)::timestamp at time zone 'Asia/Tokyo'
    join public.ticket_uses t on t.childcare_id = u.id
    group by p.branch_id, p.date
  ), failed as (
    select app.branch_of_attempt(i) as branch_id, app.tokyo_date(i.created_at) as date,
      count(*) as charges, sum(i.amount) as amount
    from public.payment_intents i
    where i.status = 'failed' and i.created_at >= (select min(p.date) from pair p)::timestamp at time zone 'Asia/Tokyo'
      and i.created_at < ((select max(p.date) from pair p) + 1)::timestamp at time zone 'Asia/Tokyo'
    group by 1, 2
  )
  select p.branch_id, p.date, coalesce(r.reserves, 0)::integer, coalesce(r.cancelled, 0)::integer,
    coalesce(r.lead_minutes, 0)::bigint, coalesce(a.visits, 0)::integer, coalesce(a.no_shows, 0)::integer,
    coalesce(a.child_minutes, 0)::integer, h.seat_minutes::integer, coalesce(u.tickets, 0)::integer,
    coalesce(m.childcare_amount, 0), coalesce(m.zero_year_old_amount, 0), coalesce(m.after_business_amount, 0),
    coalesce(m.holiday_amount, 0), coalesce(m.current_day_amount, 0), coalesce(m.meal_support_amount, 0),
    coalesce(m.tickets_discount_amount, 0), coalesce(m.others_discount_amount, 0), coalesce(m.difference_amount, 0),
    coalesce(m.cancel_amount, 0), coalesce(m.plan_amount, 0), coalesce(m.tickets_sold_amount, 0),
    coalesce(m.refund_amount, 0), coalesce(m.exempt_amount, 0), coalesce(m.standard_amount, 0),
    coalesce(m.outside_amount, 0), coalesce(f.charges, 0)::integer, coalesce(f.amount, 0)::bigint, h.children, h.seats,
    coalesce(m.own_tariff_amount, 0), coalesce(m.subsidies_discount_amount, 0)
  from pair p
  join by_hour h on h.branch_id = p.branch_id and h.date = p.date
  left join reserved r on r.branch_id = p.branch_id and r.date = p.date
  left join attended a on a.branch_id = p.branch_id and a.date = p.date
  left join money m on m.branch_id = p.branch_id and m.date = p.date
  left join used u on u.branch_id = p.branch_id and u.date = p.date
  left join failed f on f.branch_id = p.branch_id and f.date = p.date
  where h.seat_minutes > 0 or r.branch_id is not null or a.branch_id is not null or m.branch_id is not null
    or u.branch_id is not null or f.branch_id is not null
$function$;

CREATE OR REPLACE FUNCTION app.free_bills_change_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.record_figure_change(a.branch_id, a.date) from (select distinct branch_id, date from added) a;
  return null;
end
$function$;

-- what begins on a day holds from that day on
CREATE OR REPLACE FUNCTION app.has_begun(adaptation_date date, day date DEFAULT app.tokyo_today())
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$ select adaptation_date <= day $function$;

CREATE OR REPLACE FUNCTION app.headquarters_branch()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select id from public.branches where not real_store_flag order by id limit 1 $function$;

CREATE OR REPLACE FUNCTION app.held_seats(p_branch integer, p_from date, p_to date, p_customer integer DEFAULT NULL::integer, p_children integer[] DEFAULT NULL::integer[])
 RETURNS TABLE(id integer, date date, start_datetime timestamp with time zone, end_datetime timestamp with time zone, births date[])
 LANGUAGE sql
 STABLE
AS $function$
  select h.id, h.date, h.start_datetime, h.end_datetime, h.births from app.open_holds h
  where h.branch_id = p_branch and h.date between p_from and p_to
    and (p_customer is null or h.customer_id <> p_customer
      or h.kind = 2 and not h.child_ids && coalesce(p_children, '{}'))
$function$;

CREATE OR REPLACE FUNCTION app.illness_turns_used(p_reserve integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.in_place(p_place integer, p_branch integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select p_branch = p_place or p_place is null and (p_branch is null or p_branch = app.headquarters_branch())
$function$;

CREATE OR REPLACE FUNCTION app.is_first_visit(p_customer integer, p_branch integer, p_before timestamp with time zone)
 RETURNS SETOF boolean
 LANGUAGE sql
 STABLE
AS $function$
  select not exists (select from reserves v where v.customer_id = p_customer and v.branch_id = p_branch
    and v.childcare_status in (2, 3) and v.start_datetime < p_before)
$function$;

CREATE OR REPLACE FUNCTION app.is_headquarters()
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$ select coalesce(app.account_role() = 1, false) $function$;

-- released, begun (null: since always) and not ended (null: never)
CREATE OR REPLACE FUNCTION app.is_published(released boolean, begins timestamp with time zone, ends timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (released AND ((begins IS NULL) OR (begins <= app.now())) AND ((ends IS NULL) OR (app.now() < ends)));

CREATE OR REPLACE FUNCTION app.issued_documents_are_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and old.keep_until < app.tokyo_today() then
    return old;
  end if;
  raise exception 'issued documents are only added to' using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.journal_lines(p_month date)
 RETURNS TABLE(date date, branch_id integer, kind smallint, tax smallint, desk_flag boolean, amount integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with span as (select p_month as first, (p_month + interval '1 month')::date as after_last),
  money as (
    select l.date, l.branch_id, case when l.line = 13 and o.payment_type = 4
      then 18 else l.line end as kind, l.tax,
      p.payment_method = 2 as desk, l.amount
    from span s join app.payment_lines l on l.date >= s.first and l.date < s.after_last
    join public.payments p on p.id = l.payment_id
    left join public.payments o on o.id = p.refunded_payment_id
  ), tickets as (
    select e.date, e.branch_id, e.movement, e.amount,
      coalesce((select (each ->> 'tax_class')::integer from public.childcares u,
          jsonb_array_elements(u.amount_lines) with ordinality as listed (each, place)
        where u.id = e.childcare_id and each ->> 'kind' = 'childcare' and not each ? 'absent_percent' order by listed.place limit 1), 3) as tax
    from span s join app.ticket_entries e on e.date >= s.first and e.date < s.after_last
    where e.amount <> 0
  ), lines as (
    select m.date, m.branch_id, m.kind, m.tax, m.desk, m.amount from money m
    union all select t.date, t.branch_id, 14, t.tax, false, t.amount from tickets t
      where t.movement = 2
    union all select t.date, null, 15, 3, false, t.amount from tickets t
      where t.movement = 4
    union all select t.date, null, 19, 3, false, t.amount from tickets t
      where t.movement = 3
    union all select m.date, null, 19, 3, false, m.amount from money m
      where m.kind = 18
    union all select y.arrival_date, y.branch_id, 16, 3, false, y.amount from span s
      join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
      where y.status not in ('failed', 'canceled')
    union all select y.arrival_date, y.branch_id, 17, 3, false, y.fee from span s
      join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
      where y.status not in ('failed', 'canceled') and y.branch_id is not null
    union all select d.date, null, 17, 3, false, d.fee_amount from span s
      join app.stripe_days d on d.date >= s.first and d.date < s.after_last
  )
  select x.date, case when app.in_place(null, x.branch_id) then null else x.branch_id end, x.kind::smallint, x.tax::smallint,
    x.desk, sum(x.amount)::integer
  from lines x group by 1, 2, 3, 4, 5 having sum(x.amount) <> 0
$function$;

CREATE OR REPLACE FUNCTION app.lines_add_up()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_entry public.payments;
begin
  select p.* into v_entry from public.payments p
    where p.id = case when tg_table_name = 'payments' then (to_jsonb(new) ->> 'id')::integer else (to_jsonb(new) ->> 'payment_id')::integer end;
  if v_entry.amount <> (select coalesce(sum(l.amount), 0) from app.payment_lines l where l.payment_id = v_entry.id) then
    raise exception 'the lines of payment % do not add up to it', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  if exists (select from app.payment_lines l where l.payment_id = v_entry.id
    and (l.date <> v_entry.payment_date or l.branch_id is distinct from v_entry.branch_id)) then
    raise exception 'the lines of payment % say another day or branch', v_entry.id using errcode = '23514', constraint = 'lines_add_up';
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.meal_hours_on(day date)
 RETURNS SETOF meal_hours
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.breakfast_start_time,
     t.breakfast_end_time,
     t.lunch_start_time,
     t.lunch_end_time,
     t.supper_start_time,
     t.supper_end_time,
     t.minimum_overlap_minutes,
     t.version,
     t.changed_settings
    FROM meal_hours t
   WHERE (t.adaptation_date <= meal_hours_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.member_standing(member integer)
 RETURNS smallint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select standing from app.family_standings where family_member_id = member $function$;

CREATE OR REPLACE FUNCTION app.message_branch_ids(families integer[])
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER ROWS 3
 SET search_path TO ''
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
  select b.id from public.branches b where b.real_store_flag and b.id in (
    select r.branch_id from public.reserves r where r.customer_id = any (families)
      and r.approval_status <> 4
    union select c.default_branch_id from public.customers c where c.id = any (families)
    union select t.branch_id from public.family_threads t where t.customer_id = any (families))
$function$;

CREATE OR REPLACE FUNCTION app.midnight_of(day date)
 RETURNS tstzrange
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select tstzrange(day::timestamp at time zone 'Asia/Tokyo', day::timestamp at time zone 'Asia/Tokyo', '[]')
$function$;

CREATE OR REPLACE FUNCTION app.mirror_paying_member()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.family_members (customer_id, role, uid, created_at) values (new.id, 1, new.uid, new.created_at)
    on conflict (customer_id) where role = 1 do update set uid = excluded.uid;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.month_is_closed(p_branch integer, p_date date)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.month_closes m
    where m.branch_id is not distinct from p_branch and m.month = date_trunc('month', p_date)::date)
$function$;

CREATE OR REPLACE FUNCTION app.month_sheet(p_branch integer, p_month date)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with span as (select p_month as first, (p_month + interval '1 month')::date as after_last),
  lines as (
    select l.line, l.tax, l.covered_flag, sum(l.amount)::integer as amount
    from span s join (
      select o.date, o.branch_id, o.line, o.tax, o.covered_flag, o.amount from app.payment_lines o
      union all select o.date, o.branch_id, o.line, o.tax, o.covered_flag, o.amount from app.free_bill_lines o
    ) l on l.date >= s.first and l.date < s.after_last
    where app.in_place(p_branch, l.branch_id) group by l.line, l.tax, l.covered_flag having sum(l.amount) <> 0
  ), methods as (
    select coalesce(sum(p.amount) filter (where p.payment_method = 1), 0)::integer as card,
      coalesce(sum(p.amount) filter (where p.payment_method = 2), 0)::integer as desk,
      coalesce(sum(p.amount), 0)::integer as total, count(*)::integer as entries
    from span s join public.payments p on p.payment_date >= s.first and p.payment_date < s.after_last
    where app.in_place(p_branch, p.branch_id)
  ), claims as (
    select coalesce(sum(case when e.movement = 1 then e.amount else -e.amount end) filter (where e.date < s.first), 0)::integer as opening,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = 1), 0)::integer as billed,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = 2), 0)::integer as paid,
      coalesce(sum(e.amount) filter (where e.date >= s.first and e.movement = 3), 0)::integer as written_off,
      coalesce(sum(case when e.movement = 1 then e.amount else -e.amount end), 0)::integer as closing
    from span s join app.claim_entries e on e.date < s.after_last where app.in_place(p_branch, e.branch_id)
  ), open_claims as (
    select e.reserve_id, e.kind, min(e.date) as date, sum(case when e.movement = 1 then e.amount else -e.amount end)::integer as amount
    from span s join app.claim_entries e on e.date < s.after_last where app.in_place(p_branch, e.branch_id)
    group by e.reserve_id, e.kind, e.childcare_correction_id
    having sum(case when e.movement = 1 then e.amount else -e.amount end) <> 0
  ), tickets as (
    select e.movement, e.date < s.first as before, e.number, e.amount, e.branch_id
    from span s join app.ticket_entries e on e.date < s.after_last
  ), sums as (
    select coalesce(sum(case when t.movement = 1 then t.number else -t.number end) filter (where t.before), 0)::integer as opening_number,
      coalesce(sum(case when t.movement = 1 then t.amount else -t.amount end) filter (where t.before), 0)::integer as opening_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = 1), 0)::integer as sold_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = 1), 0)::integer as sold_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = 2), 0)::integer as used_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = 2), 0)::integer as used_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = 3), 0)::integer as refunded_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = 3), 0)::integer as refunded_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = 4), 0)::integer as expired_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = 4), 0)::integer as expired_amount,
      coalesce(sum(case when t.movement = 1 then t.number else -t.number end), 0)::integer as closing_number,
      coalesce(sum(case when t.movement = 1 then t.amount else -t.amount end), 0)::integer as closing_amount,
      coalesce(sum(t.number) filter (where not t.before and t.movement = 2 and t.branch_id = p_branch), 0)::integer as here_number,
      coalesce(sum(t.amount) filter (where not t.before and t.movement = 2 and t.branch_id = p_branch), 0)::integer as here_amount
    from tickets t
  ), payouts as (
    select y.* from span s join app.stripe_payouts y on y.arrival_date >= s.first and y.arrival_date < s.after_last
    where y.branch_id is not distinct from p_branch
  )
  select jsonb_build_object(
    'lines', coalesce((select jsonb_agg(jsonb_build_object('line', l.line, 'tax', l.tax, 'covered', l.covered_flag,
      'amount', l.amount) order by l.line, l.tax, l.covered_flag) from lines l), '[]'),
    'card', m.card, 'desk', m.desk, 'total', m.total, 'entries', m.entries,
    'receivables', (select to_jsonb(c) from claims c),
    'claims', coalesce((select jsonb_agg(to_jsonb(o) order by o.date, o.reserve_id, o.kind) from open_claims o), '[]'),
    'tickets', case when p_branch is null then to_jsonb(t) - 'here_number' - 'here_amount' end,
    'tickets_here', jsonb_build_object('number', t.here_number, 'amount', t.here_amount),
    'payouts', coalesce((select jsonb_agg(jsonb_build_object('stripe_payout_id', y.stripe_payout_id, 'arrival_date', y.arrival_date,
      'amount', y.amount, 'fee', y.fee, 'difference', y.difference, 'status', y.status) order by y.arrival_date, y.id)
      from payouts y), '[]'),
    'fee', case when p_branch is null then (select coalesce(sum(d.fee_amount), 0) from span s
        join app.stripe_days d on d.date >= s.first and d.date < s.after_last)
      else (select coalesce(sum(y.fee), 0) from payouts y) end)
  from methods m, sums t
$function$;

CREATE OR REPLACE FUNCTION app.municipality_layout_of(prefecture integer, name text, day date)
 RETURNS SETOF municipality_layouts
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT l.id,
     l.prefecture_id,
     l.municipality,
     l.adaptation_date,
     l.layout,
     l.claim_due_day,
     l.claim_address,
     l.claim_note,
     l.version,
     l.created_at,
     l.updated_at
    FROM (( SELECT DISTINCT m.municipality
            FROM municipality_layouts m
           WHERE ((m.prefecture_id = municipality_layout_of.prefecture) AND starts_with(municipality_layout_of.name, m.municipality))) named
      CROSS JOIN LATERAL app.municipality_layouts_on(municipality_layout_of.prefecture, named.municipality, municipality_layout_of.day) l(id, prefecture_id, municipality, adaptation_date, layout, claim_due_day, claim_address, claim_note, version, created_at, updated_at))
   ORDER BY (length(l.municipality)) DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.municipality_layouts_on(p_prefecture_id integer, p_municipality text, day date)
 RETURNS SETOF municipality_layouts
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.prefecture_id,
     t.municipality,
     t.adaptation_date,
     t.layout,
     t.claim_due_day,
     t.claim_address,
     t.claim_note,
     t.version,
     t.created_at,
     t.updated_at
    FROM municipality_layouts t
   WHERE ((t.prefecture_id = municipality_layouts_on.p_prefecture_id) AND (t.municipality = municipality_layouts_on.p_municipality) AND (t.adaptation_date <= municipality_layouts_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.nap_ends_with_presence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.naps set woke_at = greatest(fell_asleep_at, least(coalesce(new.left_datetime, app.now()), app.now())),
    woke_written_at = greatest(fell_asleep_at, app.now()), end_cause = 2
  where reserve_id = new.reserve_id and child_id = new.child_id and woke_at is null and struck_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.nap_returns_with_presence()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  with ended as (
    select n.id, n.woke_at from public.naps n
    where n.reserve_id = new.reserve_id and n.child_id = new.child_id and n.end_cause = 2 and n.struck_at is null
      and (n.fell_asleep_at >= date_trunc('minute', new.arrived_datetime)
        or new.arrived_datetime <= n.woke_at + make_interval(mins => n.check_minutes))
      and not exists (select from public.naps later where later.child_id = n.child_id and later.struck_at is null
        and later.fell_asleep_at >= n.woke_at and later.id <> n.id)
  ), back as (
    update public.naps n set woke_at = null, woke_written_at = null, end_cause = null from ended
    where n.id = ended.id returning n.id, n.branch_id
  )
  -- Nobody could see that it slept: these minutes are unlooked.
  insert into public.nap_gaps (branch_id, nap_id, from_at, until_at, cause)
  select back.branch_id, back.id, ended.woke_at, greatest(ended.woke_at, app.now()), 2
  from back join ended on ended.id = back.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.next_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.version := old.version + 1;
  return new;
end
$function$;

-- The moment the request happens, by the server's clock.
CREATE OR REPLACE FUNCTION app.now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN COALESCE((NULLIF(current_setting('app.now'::text, true), ''::text))::timestamp with time zone, now());

CREATE OR REPLACE FUNCTION app.offer_seats_of_branch()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue_waitlist(new.id, app.tokyo_today());
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.offer_seats_of_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then perform app.enqueue_waitlist(old.branch_id, old.date, old.date); end if;
  if tg_op <> 'DELETE' then perform app.enqueue_waitlist(new.branch_id, new.date, new.date); end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.offer_seats_of_week()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue_waitlist(coalesce(new.branch_id, old.branch_id), app.tokyo_today());
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.offer_seats_of_week_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue_waitlist(p.branch_id, app.tokyo_today()) from public.branch_patterns p
    where p.id = coalesce(new.branch_pattern_id, old.branch_pattern_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.open_inbox_thread()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  headquarters integer := (select id from public.branches where not real_store_flag order by id limit 1);
begin
  if tg_table_name = 'inquiries' then
    insert into public.inbox_threads (branch_id, kind, inquiry_id, created_at)
      values (coalesce(new.branch_id, headquarters),
        (select type from public.inquiry_categories where id = new.inquiry_category_id), new.id, new.created_at);
  else
    insert into public.inbox_threads (branch_id, kind, staff_recruitment_application_id, created_at)
      values (new.branch_id, 3, new.id, new.created_at);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.overtake_waitlist_entries(p_reserve integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update public.waitlist_entries e set status = 6, ended_at = app.now()
  from public.reserves r
  where r.id = p_reserve and r.live and r.approval_status in (1, 3)
    and e.customer_id = r.customer_id and e.date = r.reserve_date
      and e.status in (1, 2)
    and e.id is distinct from nullif(current_setting('app.waitlist_entry', true), '')::integer
    and (e.date + e.earliest_time) at time zone 'Asia/Tokyo' < r.end_datetime
    and (e.date + e.latest_time) at time zone 'Asia/Tokyo' > r.start_datetime
    and exists (select from public.waitlist_children c join public.reserve_details d on d.child_id = c.child_id
      where c.waitlist_entry_id = e.id and d.reserve_id = r.id)
$function$;

CREATE OR REPLACE FUNCTION app.own_customer_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select array(select app.customer_id() union all
    select m.from_customer_id from public.customer_merges m where m.into_customer_id = app.customer_id()) $function$;

CREATE OR REPLACE FUNCTION app.payable_amount(p_reserve integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case when r.amount_lines = '[]' then r.reserve_amount else least(r.reserve_amount, app.present_amount(r.id)) end
  from public.reserves r where r.id = p_reserve
$function$;

CREATE OR REPLACE FUNCTION app.payment_changes_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.record_figure_change(new.branch_id, new.payment_date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.photo_families(photo integer)
 RETURNS SETOF integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select distinct r.customer_id from public.child_logs l join public.reserves r on r.id = l.reserve_id
    where l.file_id = photo and not exists (
      select from public.child_logs o join public.reserves p on p.id = o.reserve_id
      left join public.child_essentials e on e.child_id = o.child_id
      where o.file_id = photo and (o.struck_at is not null or not coalesce(e.own_photos_flag, false)
        or p.customer_id <> r.customer_id and not coalesce(e.shared_photos_flag, false))) $function$;

CREATE OR REPLACE FUNCTION app.pick_up_is_disputed(reserve reserves)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select coalesce(app.member_standing(reserve.pick_up_member_id) in (4, 5), false)
    or exists (select from public.pickup_people p where p.id = reserve.pickup_person_id and p.disputed_at is not null) $function$;

-- The branch of the tablet whose PIN session asks; null for every other asker.
CREATE OR REPLACE FUNCTION app.pin_branch_id()
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$ select nullif(current_setting('jwt.claims.pin_branch', true), '')::integer $function$;

CREATE OR REPLACE FUNCTION app.present_amount(p_reserve integer)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.publish_branch_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', coalesce(new.branch_id, old.branch_id)::text);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_branch_day_of_detail()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', r.branch_id::text) from public.reserves r where r.id = new.reserve_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_branch_money()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_branch integer;
begin
  if tg_table_name = 'payments' then
    v_branch := new.branch_id;
  elsif tg_table_name = 'refunds' then
    v_branch := (select p.branch_id from public.payments p where p.id = new.payment_id);
  else
    v_branch := (select u.branch_id from public.childcares u where u.id = new.childcare_id);
  end if;
  if v_branch is not null then
    perform pg_catalog.pg_notify('branch_day', v_branch::text);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_child_health()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.child_id) known;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_content()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('content', tg_table_name);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_family_branches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserves r
    where r.customer_id = new.customer_id and r.live and r.reserve_date >= app.tokyo_today() - 1) here;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_family_day()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('family_day', r.customer_id::text)
    from public.reserves r where r.id = coalesce(new.reserve_id, old.reserve_id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_family_person()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('family_person', coalesce(old.uid, ''));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_headquarters()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('headquarters', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_marks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('marks', '');
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_photo_families()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('family_day', customer_id::text) from (
    select distinct r.customer_id from public.child_logs own join public.child_logs l on l.file_id = own.file_id
      join public.reserves r on r.id = l.reserve_id
    where own.child_id = new.child_id) families;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_planning_branches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_clocking public.staff_clockings := coalesce(new, old);
begin
  perform pg_catalog.pg_notify('branch_day', w.branch_id::text) from app.written_shifts w
    where w.account_id = v_clocking.account_id and w.date = v_clocking.date and w.branch_id <> v_clocking.branch_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.publish_thread_branch()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', (select t.branch_id::text from public.family_threads t where t.id = new.family_thread_id));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.publish_waitlist_branches()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_notify('branch_day', b.branch_id::text) from public.waitlist_branches b
    where b.waitlist_entry_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.ratio_age(date_of_birth date, day date, care care_settings)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select (date_part('year', eve.next_day) - date_part('year', date_of_birth))::integer
    - (date_part('month', eve.next_day) * 100 + date_part('day', eve.next_day)
      < date_part('month', date_of_birth) * 100 + date_part('day', date_of_birth))::integer
  from (select case when care.ratio_age = 1 then day + 1
    else make_date((date_part('year', day) - (date_part('month', day) < 4)::integer)::integer, 4, 1) end) eve (next_day)
$function$;

CREATE OR REPLACE FUNCTION app.read_now()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.read_datetime := coalesce(old.read_datetime, app.now());
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.recalculate_unpaid()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_family integer;
  v_failed boolean;
begin
  if tg_table_name = 'childcares' then
    v_family := new.customer_id;
    v_failed := new.status = 3;
  elsif tg_table_name = 'reserve_cancellations' then
    v_family := (select r.customer_id from public.reserves r where r.id = new.reserve_id);
    v_failed := new.cancel_settlement_status = 3;
  else
    v_family := (select u.customer_id from public.childcares u where u.id = new.childcare_id);
    v_failed := new.status = 3;
  end if;
  if v_failed then
    insert into public.unpaid_steps (customer_id, step) values (v_family, 'failed') on conflict do nothing;
  else
    perform app.end_unpaid(v_family);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.receipt_kept_until(p_date date)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (date_trunc('year', p_date) + make_interval(years => 1 + coalesce(
      (select s.receipt_keep_years from app.tax_settings_on(p_date) s),
      (select max(s.receipt_keep_years) from public.tax_settings s)), months => 2))::date - 1
$function$;

CREATE OR REPLACE FUNCTION app.record_child_remarks()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if current_setting('app.erasing', true) = 'on' then
    return null;
  end if;
  insert into public.child_remarks (child_id, version, staff_remarks, account_id)
    select new.id, coalesce(max(k.version), 0) + 1, new.staff_remarks,
      nullif(current_setting('app.writing_account', true), '')::integer
    from public.child_remarks k where k.child_id = new.id;
  perform pg_catalog.pg_notify('branch_day', branch_id::text) from (
    select distinct r.branch_id from public.reserve_details d join public.reserves r on r.id = d.reserve_id
    where d.child_id = new.id) known;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.record_figure_change(p_branch integer, p_date date)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  insert into app.figure_changes (branch_id, date)
    select coalesce(p_branch, app.headquarters_branch()), p_date
    where p_date <= app.tokyo_today() and coalesce(p_branch, app.headquarters_branch()) is not null
$function$;

CREATE OR REPLACE FUNCTION app.record_seats_at_cancellation()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into app.seats_at_cancellation (reserve_cancellation_id, seats)
    select new.id, app.seats_of_branch_day(r.branch_id, r.reserve_date, new.cancel_datetime)
    from public.reserves r where r.id = new.reserve_id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.refuse_second_shift()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_row jsonb := to_jsonb(coalesce(new, old));
  v_person integer := v_row ->> 'account_id';
  v_branch integer := v_row ->> 'branch_id';
  v_from date := coalesce(v_row ->> 'date', v_row ->> 'adaptation_date');
  v_until date;
  v_second jsonb;
begin
  if tg_table_name = 'shift_pattern_days' then
    select p.account_id, p.branch_id, p.adaptation_date into v_person, v_branch, v_from
      from public.shift_patterns p where p.id = (v_row ->> 'shift_pattern_id')::integer;
  end if;
  perform from public.accounts a where a.id = v_person for no key update;
  if not exists (select from public.shift_patterns p where p.account_id = v_person and p.branch_id <> v_branch)
    and not exists (select from public.shifts s where s.account_id = v_person and s.branch_id <> v_branch) then
    return null;
  end if;
  select 7 + greatest(v_from, app.tokyo_today(), max(d.date)) into v_until from (
    select p.adaptation_date as date from public.shift_patterns p where p.account_id = v_person
    union all select s.date from public.shifts s where s.account_id = v_person) d;
  -- A week after the last row nothing differs from the week before. Read once and compared: few rows, whatever is expected.
  with own as materialized (
    select w.branch_id, w.date, w.start_time, w.end_time from app.written_shifts w
    where w.account_id = v_person and w.date between greatest(v_from, app.tokyo_today())
      and case tg_table_name when 'shifts' then v_from else v_until end)
  select jsonb_build_object('branch_name', b.name, 'date', o.date, 'start_time', to_char(o.start_time, 'HH24:MI'),
      'end_time', to_char(o.end_time, 'HH24:MI')) into v_second
    from own w join own o on o.date = w.date and o.branch_id <> w.branch_id
      and o.start_time < w.end_time and w.start_time < o.end_time
    join public.branches b on b.id = o.branch_id
    where w.branch_id = v_branch order by o.date, o.start_time limit 1;
  if v_second is not null then
    raise exclusion_violation using message = 'a person has two shifts at the same time',
      constraint = 'one_place_at_a_time', detail = v_second::text;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION app.release_seats_of_offer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.seat_holds set released_at = app.now() where seat_offer_id = new.id and released_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.remove_file()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue('removeFile',
    json_build_object('file_key', old.key, 'private_flag', old.private_flag, 'width', old.width));
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.remove_people_of_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.family_members set removed_at = app.now() where customer_id = new.id
    and role <> 1 and removed_at is null;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.required_staff(zero bigint, one_two bigint, three bigint, four bigint, care care_settings)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION app.reserve_changes_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform app.record_figure_change(old.branch_id, old.reserve_date);
  end if;
  if tg_op = 'INSERT' or tg_op = 'UPDATE' and (old.branch_id, old.reserve_date) <> (new.branch_id, new.reserve_date) then
    perform app.record_figure_change(new.branch_id, new.reserve_date);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_facts(p_customer integer, p_branch integer, p_reserve integer, p_day date, p_start timestamp with time zone, p_end timestamp with time zone, p_children integer[], p_key uuid)
 RETURNS json
 LANGUAGE plpgsql
AS $function$
declare
  v_customer integer := p_customer;
  v_branch integer := p_branch;
  v_children integer[] := p_children;
  v_held integer[];
  v_reserve json;
begin
  if p_reserve is not null then
    select r.branch_id, r.customer_id into v_branch, v_customer from reserves r
      where r.id = p_reserve and (p_customer is null or r.customer_id = p_customer);
    if not found then return null; end if;
  end if;
  perform pg_advisory_xact_lock(v_branch, p_day - date '2000-01-01');
  perform from customers where id = v_customer for no key update;
  if not found then return null; end if;
  if p_reserve is not null then
    select to_jsonb(r) || jsonb_build_object('payable_amount', app.payable_amount(r.id)) into v_reserve from reserves r where r.id = p_reserve for no key update;
    v_held := array(select d.child_id from reserve_details d where d.reserve_id = p_reserve order by d.id);
    v_children := coalesce(p_children, v_held);
  end if;
  perform from children where id = any (v_children) and customer_id = v_customer order by id for share;
  return (
    select json_build_object('day', day.facts, 'rules_key', app.rules_key(), 'customer', customer.facts,
      'children', children.facts,
      -- Child by child: with "= any" the index would be searched by time alone, through all families.
      'child_overlaps', exists (
        select from unnest(v_children) as k (id), lateral (
          select from reserve_details d
          where d.child_id = k.id and d.live and d.during && tstzrange(p_start, p_end)
            and d.reserve_id is distinct from p_reserve limit 1) d),
      'due_consents', (select json_agg(json_build_object('kind', t.kind, 'adaptation_date', t.adaptation_date) order by t.kind desc)
        from view_due_consents t where t.customer_id = v_customer),
      'first_visit_flag', (select f from app.is_first_visit(v_customer, v_branch, p_start) f),
      'reserve', v_reserve, 'reserve_child_ids', v_held,
      -- The number of a new reserve is known before it is written, so that writing it needs no answer.
      'next_reserve_id', case when p_reserve is null then nextval('reserves_id_seq') end,
      'repeated', (
        select json_build_object('reserve_id', r.id, 'approval_status', r.approval_status, 'branch_id', r.branch_id,
          'reserve_amount', r.reserve_amount, 'card_due_datetime', r.card_due_datetime,
          'content_hash', r.content_hash)
        from reserves r where r.customer_id = v_customer and r.idempotency_key = p_key))
    from app.customer_on(v_customer, p_day) as customer (facts)
    cross join app.children_of(v_customer, v_children, p_day, p_reserve) as children (facts)
    left join app.branch_day(v_branch, p_day, p_reserve, v_customer, v_children) as day (facts) on true);
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_frees_seats()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.enqueue_waitlist(old.branch_id, old.reserve_date, old.reserve_date);
  perform app.enqueue_waitlist_of_customer(old.customer_id, old.reserve_date);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_moves_its_details()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.reserve_details
    set during = pg_catalog.tstzrange(new.start_datetime, new.end_datetime), live = new.live, branch_id = new.branch_id
    where reserve_id = new.id;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_overtakes_entries()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.overtake_waitlist_entries(new.id);
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.reserve_settings_on(day date)
 RETURNS SETOF reserve_settings
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.window_days,
     t.step_minutes,
     t.minimum_minutes,
     t.today_lead_minutes,
     t.edit_lead_minutes,
     t.request_lapse_minutes,
     t.request_answer_minutes,
     t.request_answer_minimum_minutes,
     t.card_due_minutes,
     t.card_due_lead_minutes,
     t.card_due_minimum_minutes,
     t.retention_days,
     t.settle_after_minutes,
     t.reminder_time,
     t.attendance_grace_minutes,
     t.version,
     t.inbox_answer_hours,
     t.inquiry_kept_months,
     t.application_kept_months,
     t.early_arrival_minutes,
     t.fever_temperature,
     t.waiver_answer_hours,
     t.report_kept_months,
     t.staff_discount_yen,
     t.staff_discount_percent,
     t.manager_discount_yen,
     t.manager_discount_percent,
     t.family_link_hours,
     t.introduction_minutes,
     t.family_search_limit,
     t.overdue_manager_minutes,
     t.overdue_headquarters_minutes,
     t.request_undo_minutes,
     t.late_alarm_minutes,
     t.overdue_alarm_minutes,
     t.hold_minutes,
     t.holds_per_hour,
     t.address_holds_per_hour,
     t.offer_minutes,
     t.offer_minimum_minutes,
     t.offer_quiet_from,
     t.offer_quiet_until,
     t.automatic_cancel_minutes,
     t.open_wishes,
     t.series_dates,
     t.request_remind_minutes,
     t.ready_minutes,
     t.family_invitation_hours,
     t.relatives_limit,
     t.pickup_people_limit,
     t.pickup_pass_grace_minutes,
     t.morning_form_time,
     t.morning_form_lead_hours,
     t.high_fever_temperature,
     t.stomach_upset_times,
     t.attendance_message_minutes,
     t.message_quiet_from,
     t.message_quiet_until,
     t.message_answer_hours,
     t.message_kept_months,
     t.line_reserve_percent,
     t.line_warning_percent,
     t.claim_reminder_days,
     t.certificate_months,
     t.pickup_dispute_hours,
     t.changed_settings,
     t.arrival_notice_kept_days
    FROM reserve_settings t
   WHERE (t.adaptation_date <= reserve_settings_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.reserves_paused(p_family integer)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select exists (select from public.unpaid_steps s
      where s.customer_id = p_family and s.step = 'pause' and s.ended_at is null)
    and not exists (select from public.instalment_plans p where p.customer_id = p_family and p.status = 'kept')
$function$;

CREATE OR REPLACE FUNCTION app.reversal_mirrors_its_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select from payments p where p.id = new.reverses_payment_id and p.amount = -new.amount
    and p.payment_type = new.payment_type and p.customer_id = new.customer_id
    and p.refunded_payment_id is not distinct from new.refunded_payment_id) then
    raise exception 'payment % does not mirror the row it reverses', new.id using errcode = '23514';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.rules_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update app.rule_versions set version = gen_random_uuid();
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.rules_key()
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$ select v.version || ' ' || app.tokyo_today() from app.rule_versions v $function$;

CREATE OR REPLACE FUNCTION app.rules_on(p_day date)
 RETURNS SETOF json
 LANGUAGE sql
 STABLE
AS $function$
  select json_build_object(
    'settings', (select to_json(s) from app.reserve_settings_on(app.tokyo_today()) s),
    'unit_price', (select to_json(u) from app.unit_prices_on(p_day) u),
    'meal_hours', (select to_json(m) from app.meal_hours_on(p_day) m),
    'bring_items', (select b.items from app.bring_lists_on(p_day) b),
    'policy', (select to_json(p) from app.cancellation_policies_on(p_day) p))
$function$;

CREATE OR REPLACE FUNCTION app.schedule_attendance_message()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if (new.arrived_datetime, new.left_datetime) is distinct from (old.arrived_datetime, old.left_datetime) then
    new.attendance_tell_at := app.now() + pg_catalog.make_interval(mins => (
      select s.attendance_message_minutes from app.reserve_settings_on(app.tokyo_today()) s));
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.search_text(p_text text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select translate(lower(normalize(p_text, NFKC)),
    'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ'
      || U&'\2010\2011\2013\2014\2212\301C~-' || U&'\0009\000A\000B\000C\000D\0020\00A0\1680\2028\2029\202F\205F\3000\FEFF\30FB',
    'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
      || 'ーーーーーーーー')
$function$;

CREATE OR REPLACE FUNCTION app.seat_steps(during tstzrange)
 RETURNS TABLE(date date, minute smallint, change integer)
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select day.date, (date_part('epoch', step.moment at time zone 'Asia/Tokyo' - day.date) / 60)::smallint, step.change
  from (select app.tokyo_date(lower(during))) as day (date),
    (values (lower(during), 1), (upper(during), -1)) as step (moment, change)
$function$;

CREATE OR REPLACE FUNCTION app.seats_change_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform app.record_figure_change(old.branch_id, old.date);
  end if;
  if tg_op <> 'DELETE' then
    perform app.record_figure_change(new.branch_id, new.date);
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.seats_of_branch_day(p_branch integer, p_day date, p_before timestamp with time zone)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('reserve_id', h.id, 'start_datetime', h.start_datetime,
      'end_datetime', h.end_datetime, 'children', h.children) order by h.id), '[]')
  from (select r.id, r.start_datetime, r.end_datetime, count(*)::integer as children
    from public.reserves r join public.reserve_details d on d.reserve_id = r.id
    where r.branch_id = p_branch and r.reserve_date = p_day and r.live and r.created_at <= p_before
    group by r.id) h
$function$;

CREATE OR REPLACE FUNCTION app.seats_taken(p_branch integer, p_from date, p_to date, p_except integer DEFAULT NULL::integer, p_customer integer DEFAULT NULL::integer, p_children integer[] DEFAULT NULL::integer[])
 RETURNS TABLE(since timestamp with time zone, until timestamp with time zone, children integer, births date[])
 LANGUAGE sql
 STABLE
AS $function$
  select lower(d.during), upper(d.during), count(*)::integer, array_agg(d.date_of_birth)
  from public.reserve_details d
  where d.branch_id = p_branch and d.live and d.reserve_id is distinct from p_except
    and d.during >= app.midnight_of(p_from) and d.during < app.midnight_of(p_to + 1)
  group by d.during
  union all select h.start_datetime, h.end_datetime, cardinality(h.births), h.births
  from app.held_seats(p_branch, p_from, p_to, p_customer, p_children) h
$function$;

CREATE OR REPLACE FUNCTION app.seen_customer_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select customer_ids from app.asking_person where role = 1 and not hidden_flag $function$;

CREATE OR REPLACE FUNCTION app.seen_family_id()
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select customer_id from app.asking_person where not hidden_flag $function$;

CREATE OR REPLACE FUNCTION app.seen_family_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select customer_ids from app.asking_person where not hidden_flag $function$;

CREATE OR REPLACE FUNCTION app.settings_columns(p_table oid)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'version', 'adaptation_date', 'changed_settings', 'created_at', 'updated_at')
$function$;

CREATE OR REPLACE FUNCTION app.shift_patterns_during(p_branch_id integer, p_account_id integer, first_day date, last_day date)
 RETURNS SETOF shift_patterns
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT t.id,
     t.branch_id,
     t.account_id,
     t.adaptation_date,
     t.version,
     t.created_at
    FROM shift_patterns t
   WHERE ((t.branch_id = shift_patterns_during.p_branch_id) AND (t.account_id = shift_patterns_during.p_account_id) AND (t.adaptation_date <= shift_patterns_during.last_day) AND (t.adaptation_date >= COALESCE(( SELECT max(f.adaptation_date) AS max
            FROM shift_patterns f
           WHERE ((f.branch_id = shift_patterns_during.p_branch_id) AND (f.account_id = shift_patterns_during.p_account_id) AND (f.adaptation_date <= shift_patterns_during.first_day))), '-infinity'::date)))
   ORDER BY t.adaptation_date;
END;

CREATE OR REPLACE FUNCTION app.shift_patterns_on(p_branch_id integer, p_account_id integer, day date)
 RETURNS SETOF shift_patterns
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.branch_id,
     t.account_id,
     t.adaptation_date,
     t.version,
     t.created_at
    FROM shift_patterns t
   WHERE ((t.branch_id = shift_patterns_on.p_branch_id) AND (t.account_id = shift_patterns_on.p_account_id) AND (t.adaptation_date <= shift_patterns_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.signed_incident_parts_stay()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if pg_catalog.current_setting('app.erasing', true) is distinct from 'on'
    and not (tg_op = 'DELETE' and pg_catalog.pg_trigger_depth() > 1)
    and exists (select from public.incidents i
      where i.id = coalesce(new.incident_id, old.incident_id) and i.signed_at is not null) then
    raise exception 'incident % is signed', coalesce(new.incident_id, old.incident_id) using errcode = '42501';
  end if;
  return coalesce(new, old);
end
$function$;

CREATE OR REPLACE FUNCTION app.signed_incident_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('app.erasing', true) = 'on' or old.signed_at is null then
    return new;
  end if;
  if (to_jsonb(new) - '{reported_account_id,reported_at,reported_to,version,updated_at,daily_report_id}'::text[])
    <> (to_jsonb(old) - '{reported_account_id,reported_at,reported_to,version,updated_at,daily_report_id}'::text[]) then
    raise exception 'incident % is signed', old.id using errcode = '42501';
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.started_steps(p_time interval, p_step integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$ select (ceil(greatest(date_part('epoch', p_time), 0) / 60 / p_step) * p_step)::integer $function$;

CREATE OR REPLACE FUNCTION app.stay_cover(p_reserve_id integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'children', coalesce((select jsonb_agg(jsonb_build_object('child_id', d.child_id, 'schoolchild_flag', d.schoolchild_flag)
      order by d.id) from public.reserve_details d where d.reserve_id = r.id), '[]'),
    'confirmed', exists (select from public.branch_certificates t
      where t.branch_id = r.branch_id and t.kind = 2
        and t.start_date <= r.reserve_date and (t.end_date is null or r.reserve_date <= t.end_date)),
    'benefit', (select jsonb_build_object('childcare', s.childcare_benefit, 'zero_year_old', s.zero_year_old_benefit,
        'after_business', s.after_business_benefit, 'holiday', s.holiday_benefit, 'current_day', s.current_day_benefit,
        'meal_support', s.meal_support_benefit)
      from app.tax_settings_on(r.reserve_date) s))
  from public.reserves r where r.id = p_reserve_id
$function$;

CREATE OR REPLACE FUNCTION app.stay_family_ids()
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select customer_ids from app.asking_person
    where role in (1, 2) and not hidden_flag $function$;

CREATE OR REPLACE FUNCTION app.stay_family_of(asking_uid text)
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select m.customer_id from public.family_members m join public.customers c on c.id = m.customer_id
    where m.uid = asking_uid and m.removed_at is null
      and m.role in (1, 2) and not m.hidden_flag
        and c.status <> 4 $function$;

CREATE OR REPLACE FUNCTION app.store_figures(p_until date)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_kept date := (select k.kept_until from app.figures_kept k for update);
  v_branches integer[];
  v_days date[];
  v_day date;
  v_first date := coalesce(v_kept + 1, least((select min(r.reserve_date) from public.reserves r),
    (select min(p.payment_date) from public.payments p), p_until));
begin
  with gone as (delete from app.figure_changes c where c.date <= p_until returning c.branch_id, c.date)
    select array_agg(g.branch_id), array_agg(g.date) into v_branches, v_days
    from (select distinct gone.branch_id, gone.date from gone where gone.date <= v_kept) g;
  delete from app.branch_day_figures f using unnest(v_branches, v_days) as p (branch_id, date)
    where f.branch_id = p.branch_id and f.date = p.date;
  insert into app.branch_day_figures select * from app.figures_of(v_branches, v_days);
  for v_day in select generate_series(v_first, p_until, interval '1 day')::date loop
    delete from app.branch_day_figures f where f.date = v_day;
    insert into app.branch_day_figures select f.*
      from app.figures_of((select array_agg(b.id) from public.branches b),
        (select array_agg(v_day) from public.branches b)) f;
  end loop;
  perform app.add_figures_up(array(select unnest(v_days) union select generate_series(v_first, p_until, interval '1 day')::date));
  update app.figures_kept set kept_until = greatest(kept_until, p_until);
end
$function$;

CREATE OR REPLACE FUNCTION app.strike_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  may_change text[] := array['struck_at', 'struck_account_id', 'strike_reason'];
begin
  if current_setting('app.erasing', true) = 'on' or tg_op = 'DELETE' and pg_trigger_depth() > 1 then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and old.struck_at is null then
    if to_jsonb(new) - may_change = to_jsonb(old) - may_change then return new; end if;
    if tg_table_name = 'naps' and to_jsonb(new) - tg_argv = to_jsonb(old) - tg_argv
      and (to_jsonb(old) ->> 'woke_at' is null
        or to_jsonb(new) ->> 'woke_at' is null and (pg_trigger_depth() > 1 or to_jsonb(old) ->> 'end_cause' = '1'))
    then return new; end if;
  end if;
  raise exception '% is only added to', tg_table_name using errcode = '42501';
end
$function$;

CREATE OR REPLACE FUNCTION app.subsidy_terms_on(p_subsidy_id integer, day date)
 RETURNS SETOF subsidy_terms
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.subsidy_id,
     t.adaptation_date,
     t.kind,
     t.ended_flag,
     t.minimum_age_months,
     t.below_age_months,
     t.limit_period,
     t.limit_minutes,
     t.limit_yen,
     t.percent,
     t.pays,
     t.yen_per_hour,
     t.reductions,
     t.first_unit_minutes,
     t.next_unit_minutes,
     t.designation_flag,
     t.interview_flag,
     t.not_enrolled_flag,
     t.late_cancel_use,
     t.with_tickets_flag,
     t.with_others_flag,
     t.public_yen_per_hour,
     t.version
    FROM subsidy_terms t
   WHERE ((t.subsidy_id = subsidy_terms_on.p_subsidy_id) AND (t.adaptation_date <= subsidy_terms_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.subsidy_used_here(p_approval integer, p_child integer, p_from date, p_to date, p_except integer)
 RETURNS TABLE(minutes integer, yen integer)
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(sum(coalesce((l.line -> 'subsidy' ->> 'minutes')::integer, 0)), 0)::integer,
    coalesce(sum(case when r.live and l.line ->> 'kind' = 'subsidy' then -(l.line ->> 'amount')::integer else 0 end), 0)::integer
  from reserve_details d join reserves r on r.id = d.reserve_id
  left join childcares u on u.reserve_id = r.id and u.end_datetime is not null
  cross join lateral jsonb_array_elements(case when u.id is null then r.amount_lines else u.amount_lines end) as l (line)
  where d.child_id = p_child and r.reserve_date between p_from and p_to and r.id is distinct from p_except
    and (l.line -> 'subsidy' ->> 'approval_id')::integer = p_approval
    and (r.live or exists (select from reserve_cancellations x
        cross join lateral app.subsidy_terms_on((select a.subsidy_id from subsidy_approvals a where a.id = p_approval), r.reserve_date) t
      where x.reserve_id = r.id and x.cancel_amount > 0 and t.late_cancel_use = 2))
$function$;

CREATE OR REPLACE FUNCTION app.sync_child_photo_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    update public.files set unused_since = null where id = new.file_id and unused_since is not null;
  elsif not exists (select from public.child_logs where file_id = old.file_id) then
    update public.files set unused_since = app.now() where id = old.file_id;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.sync_detail_with_reserve()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  select pg_catalog.tstzrange(r.start_datetime, r.end_datetime), r.live, r.branch_id
    into new.during, new.live, new.branch_id
    from public.reserves r where r.id = new.reserve_id;
  if new.date_of_birth is null then
    select k.date_of_birth into new.date_of_birth from public.children k where k.id = new.child_id;
  end if;
  return new;
end
$function$;

CREATE OR REPLACE FUNCTION app.sync_file_use()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op <> 'INSERT' and old.file_id is not null and (tg_op = 'DELETE' or new.file_id is distinct from old.file_id) then
    update public.files set unused_since = app.now() where id = old.file_id;
  end if;
  if tg_op <> 'DELETE' and new.file_id is not null then
    update public.files set unused_since = null where id = new.file_id and unused_since is not null;
  end if;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.tax_settings_during(first_day date, last_day date)
 RETURNS SETOF tax_settings
 LANGUAGE sql
 STABLE
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.standard_percent,
     t.childcare_benefit,
     t.zero_year_old_benefit,
     t.after_business_benefit,
     t.holiday_benefit,
     t.current_day_benefit,
     t.meal_support_benefit,
     t.benefit_cap_preschool,
     t.benefit_cap_infant,
     t.receipt_keep_years,
     t.provision_keep_years,
     t.version,
     t.created_at,
     t.changed_settings
    FROM tax_settings t
   WHERE ((t.adaptation_date <= tax_settings_during.last_day) AND (t.adaptation_date >= COALESCE(( SELECT max(f.adaptation_date) AS max
            FROM tax_settings f
           WHERE (f.adaptation_date <= tax_settings_during.first_day)), '-infinity'::date)))
   ORDER BY t.adaptation_date;
END;

CREATE OR REPLACE FUNCTION app.tax_settings_on(day date)
 RETURNS SETOF tax_settings
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.standard_percent,
     t.childcare_benefit,
     t.zero_year_old_benefit,
     t.after_business_benefit,
     t.holiday_benefit,
     t.current_day_benefit,
     t.meal_support_benefit,
     t.benefit_cap_preschool,
     t.benefit_cap_infant,
     t.receipt_keep_years,
     t.provision_keep_years,
     t.version,
     t.created_at,
     t.changed_settings
    FROM tax_settings t
   WHERE (t.adaptation_date <= tax_settings_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.ticket_facts(p_ticket_id integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  return (select jsonb_build_object('ticket_id', t.id, 'number', t.number, 'remaining', t.remaining,
      'refunded_number', t.refunded_number, 'purchase_date', t.purchase_date, 'expiry_date', t.expiry_date,
      'paid_day', app.tokyo_date(t.paid_datetime), 'today', app.tokyo_today(),
      'paid_amount', coalesce((select sum(p.amount) from public.payments p
        where p.ticket_id = t.id and p.payment_type = 4), 0),
      'closed_months', coalesce((select jsonb_agg(m.month) from public.month_closes m where m.branch_id is null), '[]'),
      'uses', coalesce((select jsonb_agg(jsonb_build_object('childcare_id', u.childcare_id, 'number', u.number,
          'branch_id', c.branch_id, 'day', d.day, 'closed', app.month_is_closed(c.branch_id, d.day)) order by u.id)
        from public.ticket_uses u join public.childcares c on c.id = u.childcare_id
        cross join lateral (select app.tokyo_date(coalesce(c.end_datetime, c.start_datetime)) as day) d
        where u.ticket_id = t.id), '[]'),
      'entries', coalesce((select jsonb_agg(jsonb_build_object('movement', e.movement, 'number', e.number, 'amount', e.amount,
          'childcare_id', e.childcare_id, 'branch_id', e.branch_id) order by e.id)
        from app.ticket_entries e where e.ticket_id = t.id), '[]'))
    from public.tickets t where t.id = p_ticket_id);
end
$function$;

CREATE OR REPLACE FUNCTION app.ticket_prices_on(p_number integer, day date)
 RETURNS SETOF ticket_prices
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.name,
     t.number,
     t.price,
     t.valid_days,
     t.adaptation_date,
     t.withdrawn_date,
     t.version
    FROM ticket_prices t
   WHERE ((t.number = ticket_prices_on.p_number) AND (t.adaptation_date <= ticket_prices_on.day))
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.ticket_terms_on(day date)
 RETURNS SETOF ticket_terms
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.first_reminder_days,
     t.last_reminder_days,
     t.refund_percent,
     t.refund_fee,
     t.refund_until_days,
     t.compared_months,
     t.version,
     t.changed_settings
    FROM ticket_terms t
   WHERE (t.adaptation_date <= ticket_terms_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.ticket_use_changes_figures()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform app.record_figure_change(u.branch_id, app.tokyo_date(u.start_datetime))
    from public.childcares u where u.id = case when tg_op = 'DELETE' then old.childcare_id else new.childcare_id end;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.tokyo_date(moment timestamp with time zone)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((moment AT TIME ZONE 'Asia/Tokyo'::text))::date;

CREATE OR REPLACE FUNCTION app.tokyo_midnight(day date)
 RETURNS timestamp with time zone
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((day)::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text);

CREATE OR REPLACE FUNCTION app.tokyo_today()
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((app.now() AT TIME ZONE 'Asia/Tokyo'::text))::date;

CREATE OR REPLACE FUNCTION app.touch_updated_at()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.updated_at := app.now();
  return new;
end
$function$;

-- Who asks. After a commit the setting is an empty text, not null.
CREATE OR REPLACE FUNCTION app.uid()
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(current_setting('jwt.claims.uid'::text, true), ''::text);

CREATE OR REPLACE FUNCTION app.unit_prices_on(day date)
 RETURNS SETOF unit_prices
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.childcare,
     t.after_business,
     t.current_day,
     t.holiday,
     t.meal_support,
     t.zero_year_old,
     t.version
    FROM unit_prices t
   WHERE (t.adaptation_date <= unit_prices_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.unpaid_policies_on(day date)
 RETURNS SETOF unpaid_policies
 LANGUAGE sql
 STABLE ROWS 1
BEGIN ATOMIC
 SELECT t.id,
     t.adaptation_date,
     t.version,
     t.first_remind_days,
     t.second_remind_days,
     t.pause_days,
     t.pause_warning_days,
     t.tell_headquarters_days,
     t.instalment_most,
     t.instalment_longest_days,
     t.instalment_least_amount,
     t.konbini_days,
     t.konbini_least_amount,
     t.konbini_most_amount,
     t.created_at,
     t.changed_settings
    FROM unpaid_policies t
   WHERE (t.adaptation_date <= unpaid_policies_on.day)
   ORDER BY t.adaptation_date DESC
  LIMIT 1;
END;

CREATE OR REPLACE FUNCTION app.version_in_force_is_final()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if app.has_begun(old.adaptation_date) then
    raise exception 'a version in force is never changed: % %', tg_table_name, old.id using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$function$;

CREATE OR REPLACE FUNCTION app.waitlist_branch_ids(entry integer)
 RETURNS integer[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$ select array(select w.branch_id from public.waitlist_branches w where w.waitlist_entry_id = entry) $function$;

CREATE OR REPLACE FUNCTION app.waiver_answer_due()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select app.now() + make_interval(hours => s.waiver_answer_hours) from app.reserve_settings_on(app.tokyo_today()) s
$function$;

CREATE OR REPLACE FUNCTION app.waiver_of_reserve()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.reserve_id is null then
    select x.reserve_id, x.cancel_amount into new.reserve_id, new.fee_amount
      from public.reserve_cancellations x where x.id = new.reserve_cancellation_id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION app.withdraw_offers_of_entry()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.seat_offers set status = 5, answered_at = app.now()
    where waitlist_entry_id = new.id and status = 1;
  return null;
end
$function$;

CREATE OR REPLACE FUNCTION app.written_lines(p_payments integer[])
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(jsonb_agg(jsonb_build_object('line', l.line, 'tax', l.tax, 'covered_flag', l.covered_flag,
    'child_id', l.child_id, 'amount', l.amount) order by l.id), '[]')
  from app.payment_lines l where l.payment_id = any (p_payments)
$function$;

CREATE OR REPLACE FUNCTION auth.record_ended_session()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into auth.ended_sessions (session_id, ended_at) values (old.id, app.now()) on conflict do nothing;
  perform pg_catalog.pg_notify('session_ended', old.id::text);
  return null;
end
$function$;

-- ==================== public

-- the branches a member of staff works at besides accounts.branch_id
create table public.account_branches (
  account_id integer not null,
  branch_id integer not null,
  constraint account_branches_pkey PRIMARY KEY (account_id, branch_id),
  constraint account_branches_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint account_branches_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
CREATE INDEX account_branches_branch_id_idx ON public.account_branches USING btree (branch_id);
CREATE CONSTRAINT TRIGGER end_branch_faces AFTER DELETE ON account_branches DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.end_branch_faces();
alter table public.account_branches enable row level security;
create policy own_branch on public.account_branches for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.account_branches to staff;

create table public.account_qualifications (
  id integer not null generated by default as identity,
  account_id integer not null,
  qualification smallint not null,
  registration_number text not null default ''::text,
  constraint account_qualifications_pkey PRIMARY KEY (id),
  constraint account_qualifications_account_id_qualification_key UNIQUE (account_id, qualification),
  constraint account_qualifications_qualification_check CHECK (qualification = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7])),
  constraint account_qualifications_registration_number_check CHECK (length(registration_number) <= 40),
  constraint nursery_teacher_is_registered CHECK (qualification <> 1 OR registration_number <> ''::text),
  constraint account_qualifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on column public.account_qualifications.qualification is '1 nursery teacher, 2 nurse, 3 assistant nurse, 4 public health nurse, 5 midwife, 6 kindergarten teacher, 7 trained childcare supporter';
alter table public.account_qualifications enable row level security;
create policy headquarters on public.account_qualifications for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.account_qualifications to staff;

-- kind of entry and tax class to accounts, for the accounting file; headquarters edit it
create table public.accounting_mappings (
  id integer not null generated by default as identity,
  kind smallint not null,
  tax smallint not null,
  debit_account text not null,
  desk_account text not null default ''::text,
  credit_account text not null,
  debit_tax text not null,
  credit_tax text not null,
  memo text not null,
  version integer not null default 1,
  constraint accounting_mappings_pkey PRIMARY KEY (id),
  constraint accounting_mappings_kind_tax_key UNIQUE (kind, tax),
  constraint accounting_mappings_credit_account_check CHECK (length(credit_account) >= 1 AND length(credit_account) <= 40),
  constraint accounting_mappings_credit_tax_check CHECK (length(credit_tax) >= 1 AND length(credit_tax) <= 40),
  constraint accounting_mappings_debit_account_check CHECK (length(debit_account) >= 1 AND length(debit_account) <= 40),
  constraint accounting_mappings_debit_tax_check CHECK (length(debit_tax) >= 1 AND length(debit_tax) <= 40),
  constraint accounting_mappings_desk_account_check CHECK (length(desk_account) <= 40),
  constraint accounting_mappings_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])),
  constraint accounting_mappings_memo_check CHECK (length(memo) >= 1 AND length(memo) <= 100),
  constraint accounting_mappings_tax_check CHECK (tax = ANY (ARRAY[1, 2, 3]))
);
comment on column public.accounting_mappings.kind is '1 to 13 as app.payment_lines.line, 14 tickets used, 15 tickets expired, 16 payout received, 17 Stripe''s fee, 18 refund of tickets, 19 what stays of refunded tickets';
comment on column public.accounting_mappings.desk_account is 'instead of debit_account where the money was taken at the desk; empty: the same';
comment on column public.accounting_mappings.memo is '{園}, {内容} and {月} are replaced';
CREATE TRIGGER version BEFORE UPDATE ON accounting_mappings FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.accounting_mappings enable row level security;
create policy headquarters on public.accounting_mappings for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.accounting_mappings to staff;

-- staff
create table public.accounts (
  id integer not null generated by default as identity,
  branch_id integer not null,
  name text not null,
  role smallint not null,
  uid text not null,
  disable boolean not null default false,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  no_one_to_one_flag boolean not null default false,
  morning_mail_hour smallint,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_uid_key UNIQUE (uid),
  constraint accounts_morning_mail_hour_check CHECK (morning_mail_hour >= 5 AND morning_mail_hour <= 11),
  constraint accounts_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint accounts_role_check CHECK (role = ANY (ARRAY[1, 2, 3, 4, 5, 6])),
  constraint accounts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
comment on column public.accounts.role is '1 headquarters, 2 branch manager, 3 branch staff; of headquarters with one kind of work: 4 accounting, 5 support, 6 read-only';
comment on column public.accounts.no_one_to_one_flag is 'never alone with a child: the roster warns. Why is written nowhere, and no result of any check is kept';
comment on column public.accounts.morning_mail_hour is 'headquarters and managers: yesterday in figures is mailed at this hour in Tokyo; null: not at all';
CREATE INDEX accounts_branch_id_idx ON public.accounts USING btree (branch_id);
CREATE CONSTRAINT TRIGGER end_branch_faces AFTER UPDATE OF disable, role, branch_id ON accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.end_branch_faces();
CREATE TRIGGER next_version BEFORE UPDATE ON accounts FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER UPDATE OF disable ON accounts FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.accounts enable row level security;
create policy headquarters_colleagues on public.accounts for select to staff
  using (((( SELECT app.account_role() AS account_role) > 3) AND (branch_id IN ( SELECT b.id
   FROM branches b
  WHERE (NOT b.real_store_flag)))));
create policy staff_reads_own on public.accounts for select to staff
  using (((uid = ( SELECT app.uid() AS uid)) AND (NOT disable)));
create policy staff_reads_own_branch on public.accounts for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])) OR (id IN ( SELECT b.account_id
   FROM account_branches b
  WHERE (b.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))))));
grant select on public.accounts to staff;

-- never changed; the last row of a person counts, and none is a no
create table public.advertising_consents (
  id integer not null generated by default as identity,
  family_member_id integer not null,
  agreed_flag boolean not null,
  way smallint not null,
  words text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint advertising_consents_pkey PRIMARY KEY (id),
  constraint advertising_consents_way_check CHECK (way = ANY (ARRAY[1, 2])),
  constraint advertising_consents_words_check CHECK (length(words) >= 1 AND length(words) <= 300),
  constraint advertising_consents_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
comment on column public.advertising_consents.way is '1 the settings page, 2 the link in a message';
comment on column public.advertising_consents.words is 'the sentence that was answered';
CREATE INDEX advertising_consents_family_member_id_id_idx ON public.advertising_consents USING btree (family_member_id, id DESC);
alter table public.advertising_consents enable row level security;
create policy own on public.advertising_consents for select to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select (id, family_member_id, agreed_flag, created_at) on public.advertising_consents to "user";

-- who is taken, judged on the day of the stay; a branch may take fewer (branches)
create table public.age_limits (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  minimum_age_months smallint not null default 6,
  maximum_school_grade smallint not null default 6,
  version integer not null default 1,
  changed_settings text[],
  constraint age_limits_pkey PRIMARY KEY (id),
  constraint age_limits_adaptation_date_key UNIQUE (adaptation_date),
  constraint age_limits_maximum_school_grade_check CHECK (maximum_school_grade >= '-5'::integer AND maximum_school_grade <= 6),
  constraint age_limits_minimum_age_months_check CHECK (minimum_age_months >= 0 AND minimum_age_months <= 72),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['minimum_age_months'::text, 'maximum_school_grade'::text])
);
comment on column public.age_limits.maximum_school_grade is 'to 31 March at the end of this grade of elementary school; 0: until school starts, -3: to the class of two-year-olds';
comment on column public.age_limits.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON age_limits FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON age_limits FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON age_limits FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON age_limits FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.age_limits enable row level security;
create policy everyone_reads on public.age_limits for select to anonymous, staff, "user"
  using (true);
grant select on public.age_limits to "user", anonymous, staff;

-- the items of food labels; a family may name others in its own words (child_allergies.other_name)
create table public.allergens (
  id integer not null generated by default as identity,
  name text not null,
  mandatory_from date,
  adaptation_date date not null,
  end_date date,
  display_order integer not null,
  version integer not null default 1,
  constraint allergens_pkey PRIMARY KEY (id),
  constraint allergens_name_key UNIQUE (name),
  constraint allergens_name_check CHECK (length(name) >= 1 AND length(name) <= 20),
  constraint in_order CHECK (end_date >= adaptation_date)
);
comment on column public.allergens.mandatory_from is 'a label must name it from this day on; null: it is recommended';
CREATE TRIGGER next_version BEFORE UPDATE ON allergens FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON allergens FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.allergens enable row level security;
create policy everyone_reads on public.allergens for select to anonymous, staff, "user"
  using (true);
grant select on public.allergens to "user", anonymous, staff;

-- whom a word is for: a chosen list when it is saved, everybody else when it goes out
create table public.announcement_families (
  id integer not null generated by default as identity,
  announcement_id integer not null,
  customer_id integer not null,
  told_at timestamp with time zone,
  constraint announcement_families_pkey PRIMARY KEY (id),
  constraint one_word_a_family UNIQUE (announcement_id, customer_id),
  constraint announcement_families_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE,
  constraint announcement_families_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX announcement_families_announcement_id_id_idx ON public.announcement_families USING btree (announcement_id, id) WHERE (told_at IS NULL);
CREATE INDEX announcement_families_customer_id_idx ON public.announcement_families USING btree (customer_id);
alter table public.announcement_families enable row level security;
create policy of_announcement on public.announcement_families for select to staff
  using ((EXISTS ( SELECT
   FROM announcements a
  WHERE (a.id = announcement_families.announcement_id))));
grant select on public.announcement_families to staff;

-- a word to many families; each person's copy is in notifications
create table public.announcements (
  id integer not null generated by default as identity,
  kind smallint not null,
  audience smallint not null,
  branch_id integer,
  prefecture_id integer,
  date_from date,
  date_until date,
  title text not null,
  content text not null,
  send_at timestamp with time zone not null,
  account_id integer not null,
  idempotency_key uuid not null,
  content_hash text not null,
  begun_at timestamp with time zone,
  sent_at timestamp with time zone,
  withdrawn_at timestamp with time zone,
  withdrawn_account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint announcements_pkey PRIMARY KEY (id),
  constraint announcements_idempotency_key_key UNIQUE (idempotency_key),
  constraint announcement_days_ordered CHECK (date_from <= date_until),
  constraint announcements_audience_check CHECK (audience = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint announcements_content_check CHECK (length(content) >= 1 AND length(content) <= 2000),
  constraint announcements_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4])),
  constraint announcements_title_check CHECK (length(title) >= 1 AND length(title) <= 100),
  constraint withdrawn_before_it_began CHECK (withdrawn_at IS NULL OR begun_at IS NULL),
  constraint withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_account_id IS NULL)),
  constraint announcements_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint announcements_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint announcements_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id),
  constraint announcements_withdrawn_account_id_fkey FOREIGN KEY (withdrawn_account_id) REFERENCES accounts(id)
);
comment on column public.announcements.kind is '1 duty, 2 news, 3 advertising, 4 emergency';
comment on column public.announcements.audience is '1 all, 2 a branch''s families, 3 those of a prefecture''s branches, 4 who has reserved from a day on, 5 a chosen list';
comment on column public.announcements.begun_at is 'its families are written down and the first were told: it cannot be withdrawn any more';
CREATE INDEX announcements_account_id_idx ON public.announcements USING btree (account_id);
CREATE INDEX announcements_branch_id_idx ON public.announcements USING btree (branch_id);
CREATE INDEX announcements_prefecture_id_idx ON public.announcements USING btree (prefecture_id);
CREATE INDEX announcements_send_at_idx ON public.announcements USING btree (send_at) WHERE ((sent_at IS NULL) AND (withdrawn_at IS NULL));
CREATE INDEX announcements_withdrawn_account_id_idx ON public.announcements USING btree (withdrawn_account_id);
alter table public.announcements enable row level security;
create policy own_branch on public.announcements for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, kind, audience, branch_id, prefecture_id, date_from, date_until, title, content, send_at, account_id, begun_at, sent_at, withdrawn_at, withdrawn_account_id, created_at) on public.announcements to staff;

create table public.areas (
  id integer not null,
  name text not null,
  sequence integer not null,
  constraint areas_pkey PRIMARY KEY (id)
);
alter table public.areas enable row level security;
create policy everyone_reads on public.areas for select to anonymous, staff, "user"
  using (true);
grant select on public.areas to "user", anonymous, staff;

create table public.arrival_notices (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  branch_id integer not null,
  family_member_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint arrival_notices_pkey PRIMARY KEY (id),
  constraint arrival_notices_reserve_id_key UNIQUE (reserve_id),
  constraint arrival_notices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint arrival_notices_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint arrival_notices_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id)
);
CREATE INDEX arrival_notices_branch_id_idx ON public.arrival_notices USING btree (branch_id);
CREATE INDEX arrival_notices_family_member_id_idx ON public.arrival_notices USING btree (family_member_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON arrival_notices FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.arrival_notices enable row level security;
create policy own on public.arrival_notices for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = arrival_notices.reserve_id))));
create policy own_branch on public.arrival_notices for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.arrival_notices to "user", staff;

-- every change by staff: who, when, what, before and after; never changed or deleted, but for the personal fields of an erased family. Without an account: told by Stripe
create table public.audit_logs (
  id integer not null generated by default as identity,
  account_id integer,
  branch_id integer,
  action text not null,
  table_name text not null,
  record_id integer,
  reason text not null default ''::text,
  before jsonb,
  after jsonb,
  created_at timestamp with time zone not null default app.now(),
  proof smallint,
  tablet_id integer,
  constraint audit_logs_pkey PRIMARY KEY (id),
  constraint audit_logs_proof_check CHECK (proof = ANY (ARRAY[1, 2, 3])),
  constraint audit_logs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint audit_logs_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint audit_logs_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id)
);
comment on column public.audit_logs.proof is '1 password, 2 PIN, 3 made without connection: signed for whoever had shown themselves last on the tablet';
CREATE INDEX audit_logs_account_id_idx ON public.audit_logs USING btree (account_id);
CREATE INDEX audit_logs_branch_id_created_at_idx ON public.audit_logs USING btree (branch_id, created_at DESC);
CREATE INDEX audit_logs_by_time ON public.audit_logs USING btree (created_at DESC, id DESC);
CREATE INDEX audit_logs_table_name_record_id_idx ON public.audit_logs USING btree (table_name, record_id);
CREATE INDEX audit_logs_tablet_id_idx ON public.audit_logs USING btree (tablet_id);
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON audit_logs FOR EACH ROW EXECUTE FUNCTION app.audit_log_is_final();
alter table public.audit_logs enable row level security;
create policy own_branch on public.audit_logs for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR ((( SELECT app.account_role() AS account_role) = 2) AND (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))));
grant select on public.audit_logs to staff;

create table public.benefit_categories (
  id integer not null generated by default as identity,
  name text not null,
  sequence integer not null,
  version integer not null default 1,
  constraint benefit_categories_pkey PRIMARY KEY (id)
);
CREATE TRIGGER next_version BEFORE UPDATE ON benefit_categories FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
alter table public.benefit_categories enable row level security;
create policy members_read on public.benefit_categories for select to staff, "user"
  using (true);
grant select on public.benefit_categories to "user", staff;

create table public.benefit_service_prefectures (
  benefit_id integer not null,
  prefecture_id integer not null,
  constraint benefit_service_prefectures_pkey PRIMARY KEY (benefit_id, prefecture_id),
  constraint benefit_service_prefectures_benefit_id_fkey FOREIGN KEY (benefit_id) REFERENCES benefits(id) ON DELETE CASCADE,
  constraint benefit_service_prefectures_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
CREATE INDEX benefit_service_prefectures_prefecture_id_idx ON public.benefit_service_prefectures USING btree (prefecture_id);
alter table public.benefit_service_prefectures enable row level security;
create policy members_read on public.benefit_service_prefectures for select to staff, "user"
  using (true);
grant select on public.benefit_service_prefectures to "user", staff;

create table public.benefits (
  id integer not null generated by default as identity,
  benefit_category_id integer not null,
  title text not null,
  image_path text,
  benefit_details text not null,
  about_service text not null default ''::text,
  corporate_information text not null default ''::text,
  service_site_url text,
  pick_up_flag boolean not null default false,
  publication_flag boolean not null default true,
  publication_start_date date not null,
  publication_end_date date,
  created_at timestamp with time zone not null default app.now(),
  image_alternative_text text not null default ''::text,
  withdrawn_datetime timestamp with time zone,
  version integer not null default 1,
  constraint benefits_pkey PRIMARY KEY (id),
  constraint alternative_text_is_there CHECK (image_path IS NULL OR image_alternative_text <> ''::text),
  constraint benefits_image_alternative_text_check CHECK (length(image_alternative_text) <= 200),
  constraint benefits_service_site_url_check CHECK (service_site_url ~ '^https://'::text),
  constraint image_is_ours CHECK (image_path ~ '^/(images|files)/'::text),
  constraint publication_dates_ordered CHECK (publication_start_date <= publication_end_date),
  constraint what_is_withdrawn_is_not_released CHECK (withdrawn_datetime IS NULL OR NOT publication_flag),
  constraint benefits_benefit_category_id_fkey FOREIGN KEY (benefit_category_id) REFERENCES benefit_categories(id)
);
CREATE INDEX benefits_benefit_category_id_idx ON public.benefits USING btree (benefit_category_id);
CREATE TRIGGER next_version BEFORE UPDATE ON benefits FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.benefits enable row level security;
create policy members_read on public.benefits for select to staff, "user"
  using (app.is_published(publication_flag, app.tokyo_midnight(publication_start_date), app.tokyo_midnight((publication_end_date + 1))));
grant select on public.benefits to "user", staff;

-- overrides branches.capacity for a day and time range
create table public.branch_capacities (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  capacity integer not null,
  constraint branch_capacities_pkey PRIMARY KEY (id),
  constraint one_capacity_at_a_time EXCLUDE USING gist (branch_id WITH =, date WITH =, tsrange(date + start_time, date + end_time) WITH &&),
  constraint branch_capacities_capacity_check CHECK (capacity >= 0),
  constraint times_ordered CHECK (start_time < end_time),
  constraint branch_capacities_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE TRIGGER figures AFTER INSERT OR DELETE OR UPDATE ON branch_capacities FOR EACH ROW EXECUTE FUNCTION app.seats_change_figures();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON branch_capacities FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON branch_capacities FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON branch_capacities FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
alter table public.branch_capacities enable row level security;
create policy own_branch on public.branch_capacities for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_capacities to staff;

create table public.branch_certificates (
  id integer not null generated by default as identity,
  branch_id integer not null,
  kind smallint not null,
  start_date date not null,
  end_date date,
  certificate_number text not null default ''::text,
  issuer text not null,
  source_url text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint branch_certificates_pkey PRIMARY KEY (id),
  constraint certificates_never_overlap EXCLUDE USING gist (branch_id WITH =, kind WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint branch_certificates_certificate_number_check CHECK (length(certificate_number) <= 50),
  constraint branch_certificates_issuer_check CHECK (length(issuer) >= 1 AND length(issuer) <= 100),
  constraint branch_certificates_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint branch_certificates_source_url_check CHECK (source_url ~ '^https://'::text),
  constraint certificate_dates_ordered CHECK (start_date <= end_date),
  constraint branch_certificates_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
comment on column public.branch_certificates.kind is '1 指導監督基準を満たす旨の証明書 (care of preschoolers is free of tax) · 2 無償化の確認 · 3 こども性暴力防止法の認定';
comment on column public.branch_certificates.end_date is 'the last day it holds; null: until it is asked back';
CREATE INDEX branch_certificates_branch_id_kind_start_date_idx ON public.branch_certificates USING btree (branch_id, kind, start_date);
CREATE TRIGGER next_version BEFORE UPDATE ON branch_certificates FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_certificates FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON branch_certificates FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.branch_certificates enable row level security;
create policy everyone_reads on public.branch_certificates for select to anonymous, "user"
  using (((end_date IS NULL) OR (app.tokyo_today() <= end_date)));
create policy staff_reads on public.branch_certificates for select to staff
  using ((( SELECT app.account_role() AS account_role) IS NOT NULL));
grant select on public.branch_certificates to "user", anonymous, staff;

-- who closed a branch's day, with its figures then; a day opened again keeps the row, the next close is a new one
create table public.branch_day_closes (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  account_id integer not null,
  numbers jsonb not null,
  open_items jsonb not null default '[]'::jsonb,
  no_incident_flag boolean not null,
  created_at timestamp with time zone not null default app.now(),
  reopened_at timestamp with time zone,
  reopened_account_id integer,
  reopen_reason text not null default ''::text,
  constraint branch_day_closes_pkey PRIMARY KEY (id),
  constraint branch_day_closes_reopen_reason_check CHECK (length(reopen_reason) <= 200),
  constraint reopened_by_somebody CHECK ((reopened_at IS NULL) = (reopened_account_id IS NULL) AND (reopened_at IS NULL) = (reopen_reason = ''::text)),
  constraint branch_day_closes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint branch_day_closes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint branch_day_closes_reopened_account_id_fkey FOREIGN KEY (reopened_account_id) REFERENCES accounts(id)
);
comment on column public.branch_day_closes.open_items is 'what stayed open, each with its explanation (contract/functions/attendance/branch-days.ts)';
CREATE UNIQUE INDEX branch_day_closed_once ON public.branch_day_closes USING btree (branch_id, date) WHERE (reopened_at IS NULL);
CREATE INDEX branch_day_closes_account_id_idx ON public.branch_day_closes USING btree (account_id);
CREATE INDEX branch_day_closes_branch_id_date_idx ON public.branch_day_closes USING btree (branch_id, date);
CREATE INDEX branch_day_closes_reopened_account_id_idx ON public.branch_day_closes USING btree (reopened_account_id);
CREATE TRIGGER day_closed AFTER INSERT OR UPDATE ON branch_day_closes FOR EACH ROW EXECUTE FUNCTION app.day_closed();
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON branch_day_closes FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.branch_day_closes enable row level security;
create policy own_branch on public.branch_day_closes for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_day_closes to staff;

-- from a day's first reserve until it is closed; see view_unclosed_days
create table public.branch_days_to_close (
  branch_id integer not null,
  date date not null,
  constraint branch_days_to_close_pkey PRIMARY KEY (branch_id, date),
  constraint branch_days_to_close_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
alter table public.branch_days_to_close enable row level security;
create policy own_branch on public.branch_days_to_close for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_days_to_close to staff;

-- the announced end of a branch; branches.last_date is what the calendar reads
create table public.branch_ends (
  id integer not null generated by default as identity,
  branch_id integer not null,
  last_date date not null,
  answer_until date not null,
  reason text not null,
  closure_id integer,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  settled_at timestamp with time zone,
  authority_told_date date,
  withdrawn_at timestamp with time zone,
  withdrawn_account_id integer,
  version integer not null default 1,
  constraint branch_ends_pkey PRIMARY KEY (id),
  constraint answers_before_the_end CHECK (answer_until <= last_date),
  constraint branch_ends_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint end_withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_account_id IS NULL)),
  constraint branch_ends_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint branch_ends_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  constraint branch_ends_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id),
  constraint branch_ends_withdrawn_account_id_fkey FOREIGN KEY (withdrawn_account_id) REFERENCES accounts(id)
);
comment on column public.branch_ends.answer_until is 'families with a reserve after the last day answer until then where it goes; what is left is cancelled free of charge';
comment on column public.branch_ends.settled_at is 'what nobody answered was cancelled';
comment on column public.branch_ends.authority_told_date is 'the day the 廃止届 was handed in, as headquarters wrote it down';
CREATE INDEX branch_ends_account_id_idx ON public.branch_ends USING btree (account_id);
CREATE INDEX branch_ends_branch_id_idx ON public.branch_ends USING btree (branch_id);
CREATE INDEX branch_ends_closure_id_idx ON public.branch_ends USING btree (closure_id);
CREATE INDEX branch_ends_withdrawn_account_id_idx ON public.branch_ends USING btree (withdrawn_account_id);
CREATE UNIQUE INDEX one_end_a_branch ON public.branch_ends USING btree (branch_id) WHERE (withdrawn_at IS NULL);
alter table public.branch_ends enable row level security;
create policy own_branch on public.branch_ends for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_ends to staff;

-- the manager as the branch's page shows them: written by themselves, gone when they no longer manage it (end_branch_faces)
create table public.branch_faces (
  id integer not null generated by default as identity,
  branch_id integer not null,
  account_id integer not null,
  name text not null,
  greeting text not null,
  image_path text not null,
  width integer not null,
  height integer not null,
  file_id integer,
  example_flag boolean not null default false,
  consented_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  constraint branch_faces_pkey PRIMARY KEY (id),
  constraint branch_faces_branch_id_key UNIQUE (branch_id),
  constraint branch_faces_file_id_key UNIQUE (file_id),
  constraint branch_faces_greeting_check CHECK (length(greeting) >= 1 AND length(greeting) <= 100),
  constraint branch_faces_height_check CHECK (height >= 1 AND height <= 10000),
  constraint branch_faces_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint branch_faces_width_check CHECK (width >= 1 AND width <= 10000),
  constraint example_faces_are_drawings CHECK (NOT example_flag OR file_id IS NULL),
  constraint branch_faces_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint branch_faces_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  constraint branch_faces_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
comment on column public.branch_faces.consented_at is 'when they agreed to be shown';
CREATE INDEX branch_faces_account_id_idx ON public.branch_faces USING btree (account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON branch_faces FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_faces FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON branch_faces FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.branch_faces enable row level security;
create policy everyone_reads on public.branch_faces for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_faces to staff;
grant select (id, branch_id, name, greeting, image_path, width, height, example_flag) on public.branch_faces to "user", anonymous;

-- other hours than the branch's own on one day
create table public.branch_hours (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  open_time time without time zone not null,
  close_time time without time zone not null,
  extended_open_time time without time zone not null,
  extended_close_time time without time zone not null,
  constraint branch_hours_pkey PRIMARY KEY (id),
  constraint branch_hours_branch_id_date_key UNIQUE (branch_id, date),
  constraint hours_ordered CHECK (extended_open_time <= open_time AND open_time < close_time AND close_time <= extended_close_time),
  constraint branch_hours_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE TRIGGER figures AFTER INSERT OR DELETE OR UPDATE ON branch_hours FOR EACH ROW EXECUTE FUNCTION app.seats_change_figures();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON branch_hours FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON branch_hours FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON branch_hours FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
alter table public.branch_hours enable row level security;
create policy everyone_reads on public.branch_hours for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_hours to "user", anonymous, staff;

-- photographs or drawings of a branch: the file's own size, so that its room is kept before it comes
create table public.branch_images (
  id integer not null generated by default as identity,
  branch_id integer not null,
  image_path text not null,
  alternative_text text not null,
  width integer not null,
  height integer not null,
  sequence integer not null,
  file_id integer,
  version integer not null default 1,
  caption text not null default ''::text,
  people text,
  example_flag boolean not null default false,
  constraint branch_images_pkey PRIMARY KEY (id),
  constraint branch_images_file_id_key UNIQUE (file_id),
  constraint alternative_text_is_there CHECK (length(alternative_text) >= 1 AND length(alternative_text) <= 200),
  constraint branch_images_height_check CHECK (height >= 1 AND height <= 10000),
  constraint branch_images_people_check CHECK (people = ANY (ARRAY['nobody'::text, 'agreed'::text])),
  constraint branch_images_width_check CHECK (width >= 1 AND width <= 10000),
  constraint caption_short_enough CHECK (length(caption) <= 40),
  constraint examples_are_drawings CHECK (NOT example_flag OR file_id IS NULL),
  constraint branch_images_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  constraint branch_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
comment on column public.branch_images.people is 'who can be recognised: nobody, or people who agreed to the site (of a child: the family); null: uploaded before this was asked';
comment on column public.branch_images.example_flag is 'a painted scene of the demo, marked イメージ: only the demo''s seed writes it, a picture of the branch takes its place';
CREATE INDEX branch_images_branch_id_sequence_idx ON public.branch_images USING btree (branch_id, sequence);
CREATE TRIGGER next_version BEFORE UPDATE ON branch_images FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_images FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON branch_images FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.branch_images enable row level security;
create policy everyone_reads on public.branch_images for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_images to "user", anonymous, staff;

create table public.branch_informations (
  id integer not null generated by default as identity,
  branch_id integer not null,
  information_content text not null default ''::text,
  instagram_account text,
  twitter_account text,
  version integer not null default 1,
  constraint branch_informations_pkey PRIMARY KEY (id),
  constraint branch_informations_branch_id_key UNIQUE (branch_id),
  constraint information_short_enough CHECK (length(information_content) <= 4000),
  constraint instagram_account_is_a_name CHECK (instagram_account ~ '^[A-Za-z0-9_.]{1,30}$'::text),
  constraint twitter_account_is_a_name CHECK (twitter_account ~ '^[A-Za-z0-9_]{1,15}$'::text),
  constraint branch_informations_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE TRIGGER next_version BEFORE UPDATE ON branch_informations FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_informations FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.branch_informations enable row level security;
create policy everyone_reads on public.branch_informations for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_informations to "user", anonymous, staff;

-- the shop notices of a branch page
create table public.branch_notices (
  id integer not null generated by default as identity,
  branch_id integer not null,
  title text not null,
  content text not null,
  publication_date date not null,
  version integer not null default 1,
  publication_end_date date,
  constraint branch_notices_pkey PRIMARY KEY (id),
  constraint notice_dates_ordered CHECK (publication_date <= publication_end_date),
  constraint branch_notices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
comment on column public.branch_notices.publication_end_date is 'the last day it is shown; null: until it is removed';
CREATE INDEX branch_notices_branch_id_publication_date_idx ON public.branch_notices USING btree (branch_id, publication_date DESC);
CREATE TRIGGER next_version BEFORE UPDATE ON branch_notices FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_notices FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.branch_notices enable row level security;
create policy everyone_reads on public.branch_notices for select to anonymous, staff, "user"
  using (((publication_date <= app.tokyo_today()) AND ((publication_end_date IS NULL) OR (app.tokyo_today() <= publication_end_date))));
create policy staff_reads_own_branch on public.branch_notices for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_notices to "user", anonymous, staff;

create table public.branch_partners (
  id integer not null generated by default as identity,
  branch_id integer not null,
  name text not null,
  partner_url text,
  sequence integer not null,
  constraint branch_partners_pkey PRIMARY KEY (id),
  constraint branch_partners_partner_url_check CHECK (partner_url ~ '^https://'::text),
  constraint branch_partners_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE INDEX branch_partners_branch_id_sequence_idx ON public.branch_partners USING btree (branch_id, sequence);
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_partners FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.branch_partners enable row level security;
create policy everyone_reads on public.branch_partners for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_partners to "user", anonymous, staff;

-- a day of the week that differs from the branch's own; what is null here is the branch's own, and a row of the day itself (branch_hours, branch_capacities, reservable_managements) goes before it
create table public.branch_pattern_days (
  id integer not null generated by default as identity,
  branch_pattern_id integer not null,
  weekday smallint not null,
  closed_flag boolean not null default false,
  open_time time without time zone,
  close_time time without time zone,
  extended_open_time time without time zone,
  extended_close_time time without time zone,
  capacity integer,
  capacities jsonb not null default '[]'::jsonb,
  constraint branch_pattern_days_pkey PRIMARY KEY (id),
  constraint branch_pattern_days_branch_pattern_id_weekday_key UNIQUE (branch_pattern_id, weekday),
  constraint all_hours_or_none CHECK (num_nulls(open_time, close_time, extended_open_time, extended_close_time) = ANY (ARRAY[0, 4])),
  constraint branch_pattern_days_capacities_check CHECK (app.are_capacity_bands(capacities)),
  constraint branch_pattern_days_capacity_check CHECK (capacity >= 0),
  constraint branch_pattern_days_weekday_check CHECK (weekday = ANY (ARRAY[0, 1, 2, 3, 4, 5, 6, 7])),
  constraint hours_ordered CHECK (extended_open_time <= open_time AND open_time < close_time AND close_time <= extended_close_time),
  constraint branch_pattern_days_branch_pattern_id_fkey FOREIGN KEY (branch_pattern_id) REFERENCES branch_patterns(id) ON DELETE CASCADE
);
comment on column public.branch_pattern_days.weekday is '0 Sunday to 6 Saturday, 7 public holidays: without a row for 7 a holiday is like its weekday';
comment on column public.branch_pattern_days.capacities is 'another capacity for parts of the day, as branch_capacities for one date';
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON branch_pattern_days FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_week_day();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_pattern_days FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.branch_pattern_days enable row level security;
create policy everyone_reads on public.branch_pattern_days for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_pattern_days to staff;
grant select (id, branch_pattern_id, weekday, closed_flag, open_time, close_time, extended_open_time, extended_close_time) on public.branch_pattern_days to "user", anonymous;

-- the usual week of a branch, from a date until the next one; without days every day is the branch's own
create table public.branch_patterns (
  id integer not null generated by default as identity,
  branch_id integer not null,
  adaptation_date date not null,
  remarks text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint branch_patterns_pkey PRIMARY KEY (id),
  constraint branch_patterns_branch_id_adaptation_date_key UNIQUE (branch_id, adaptation_date),
  constraint branch_patterns_remarks_check CHECK (length(remarks) <= 200),
  constraint branch_patterns_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
comment on column public.branch_patterns.remarks is 'why, for colleagues';
CREATE TRIGGER next_version BEFORE UPDATE ON branch_patterns FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON branch_patterns FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_week();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON branch_patterns FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_patterns FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON branch_patterns FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.branch_patterns enable row level security;
create policy everyone_reads on public.branch_patterns for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_patterns to staff;
grant select (id, branch_id, adaptation_date) on public.branch_patterns to "user", anonymous;

create table public.branch_postings (
  id integer not null generated by default as identity,
  branch_id integer not null,
  owner_name text not null default ''::text,
  manager_name text not null default ''::text,
  building text not null default ''::text,
  business_start_date date,
  services text not null default ''::text,
  price_change text not null default ''::text,
  nursery_teachers integer,
  other_carers integer,
  insurance text not null default ''::text,
  hospital text not null default ''::text,
  emergency_procedure text not null default ''::text,
  disaster_plan text not null default ''::text,
  abuse_prevention text not null default ''::text,
  order_history text not null default ''::text,
  inspection_url text,
  search_site_url text,
  inside_consultation text not null default ''::text,
  outside_consultation text not null default ''::text,
  version integer not null default 1,
  updated_at timestamp with time zone not null default app.now(),
  constraint branch_postings_pkey PRIMARY KEY (id),
  constraint branch_postings_branch_id_key UNIQUE (branch_id),
  constraint branch_postings_abuse_prevention_check CHECK (length(abuse_prevention) <= 1000),
  constraint branch_postings_building_check CHECK (length(building) <= 200),
  constraint branch_postings_disaster_plan_check CHECK (length(disaster_plan) <= 1000),
  constraint branch_postings_emergency_procedure_check CHECK (length(emergency_procedure) <= 1000),
  constraint branch_postings_hospital_check CHECK (length(hospital) <= 1000),
  constraint branch_postings_inside_consultation_check CHECK (length(inside_consultation) <= 1000),
  constraint branch_postings_inspection_url_check CHECK (inspection_url ~ '^https://'::text),
  constraint branch_postings_insurance_check CHECK (length(insurance) <= 1000),
  constraint branch_postings_manager_name_check CHECK (length(manager_name) <= 50),
  constraint branch_postings_nursery_teachers_check CHECK (nursery_teachers >= 0 AND nursery_teachers <= 500),
  constraint branch_postings_order_history_check CHECK (length(order_history) <= 1000),
  constraint branch_postings_other_carers_check CHECK (other_carers >= 0 AND other_carers <= 500),
  constraint branch_postings_outside_consultation_check CHECK (length(outside_consultation) <= 1000),
  constraint branch_postings_owner_name_check CHECK (length(owner_name) <= 100),
  constraint branch_postings_price_change_check CHECK (length(price_change) <= 1000),
  constraint branch_postings_search_site_url_check CHECK (search_site_url ~ '^https://'::text),
  constraint branch_postings_services_check CHECK (length(services) <= 1000),
  constraint branch_postings_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
comment on column public.branch_postings.order_history is 'whether the owner was ever ordered to stop or close; an empty text is not yet stated';
comment on column public.branch_postings.search_site_url is 'the facility in ここdeサーチ';
comment on column public.branch_postings.inside_consultation is 'whom a parent or child can turn to within the company; outside_consultation: beyond it (こども性暴力防止法)';
CREATE TRIGGER next_version BEFORE UPDATE ON branch_postings FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branch_postings FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON branch_postings FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.branch_postings enable row level security;
create policy everyone_reads on public.branch_postings for select to anonymous, staff, "user"
  using (true);
grant select on public.branch_postings to "user", anonymous, staff;

-- groups of children of a branch, for staff: chips on 保育 and the wall of a room
create table public.branch_rooms (
  id integer not null generated by default as identity,
  branch_id integer not null,
  name text not null,
  from_age integer,
  to_age integer,
  sequence integer not null default 1,
  version integer not null default 1,
  constraint branch_rooms_pkey PRIMARY KEY (id),
  constraint branch_rooms_branch_id_name_key UNIQUE (branch_id, name),
  constraint ages_in_order CHECK ((from_age IS NULL) = (to_age IS NULL) AND from_age <= to_age),
  constraint branch_rooms_from_age_check CHECK (from_age >= 0 AND from_age <= 12),
  constraint branch_rooms_name_check CHECK (length(name) >= 1 AND length(name) <= 20),
  constraint branch_rooms_sequence_check CHECK (sequence >= 1 AND sequence <= 99),
  constraint branch_rooms_to_age_check CHECK (to_age >= 0 AND to_age <= 12),
  constraint branch_rooms_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
comment on column public.branch_rooms.from_age is 'children of these ages (years) are here unless placed elsewhere; null: only who is placed';
CREATE TRIGGER next_version BEFORE UPDATE ON branch_rooms FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON branch_rooms FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.branch_rooms enable row level security;
create policy own_branch on public.branch_rooms for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.branch_rooms to staff;

create table public.branches (
  id integer not null generated by default as identity,
  name text not null,
  path_name text not null,
  reading text not null default ''::text,
  postal_code text not null,
  prefecture_id integer not null,
  address1 text not null,
  address2 text not null default ''::text,
  nearest_station text not null default ''::text,
  latitude double precision,
  longitude double precision,
  tel text not null,
  email citext not null,
  open_time time without time zone not null,
  close_time time without time zone not null,
  extended_open_time time without time zone not null,
  extended_close_time time without time zone not null,
  open_date date not null,
  status smallint not null default 1,
  real_store_flag boolean not null default true,
  capacity integer not null,
  minimum_age_months smallint,
  maximum_school_grade smallint,
  chatwork_room_id text,
  google_calendar_flag boolean not null default false,
  google_calendar_id text,
  google_map_embed_code text,
  google_map_shared_link text,
  stripe_connect_code text,
  stripe_payment_flag boolean not null default false,
  stripe_account_ready_flag boolean not null default true,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  staffing_mode smallint not null default 1,
  last_date date,
  constraint branches_pkey PRIMARY KEY (id),
  constraint branches_path_name_key UNIQUE (path_name),
  constraint branches_capacity_check CHECK (capacity >= 0),
  constraint branches_maximum_school_grade_check CHECK (maximum_school_grade >= '-5'::integer AND maximum_school_grade <= 6),
  constraint branches_minimum_age_months_check CHECK (minimum_age_months >= 0 AND minimum_age_months <= 72),
  constraint branches_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint branches_path_name_check CHECK (path_name ~ '^[a-z0-9_-]+$'::text),
  constraint branches_postal_code_check CHECK (postal_code ~ '^[0-9]{7}$'::text),
  constraint branches_reading_check CHECK (reading ~ '^[ぁ-ゖー0-9a-z ]*$'::text),
  constraint branches_staffing_mode_check CHECK (staffing_mode = ANY (ARRAY[1, 2])),
  constraint branches_status_check CHECK (status = ANY (ARRAY[1, 2, 3])),
  constraint branches_tel_check CHECK (tel ~ '^[0-9]{10,11}$'::text),
  constraint business_hours_ordered CHECK (open_time < close_time),
  constraint extended_hours_contain_business_hours CHECK (extended_open_time <= open_time AND close_time <= extended_close_time),
  constraint last_day_follows_the_first CHECK (open_date <= last_date),
  constraint branches_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
comment on column public.branches.reading is 'hiragana of name, prefecture, town and station: what the branch list is searched by, beside the words themselves';
comment on column public.branches.status is '1 open, 2 preparing, 3 closed';
comment on column public.branches.real_store_flag is 'false marks the headquarters';
comment on column public.branches.capacity is 'children present at the same moment; branch_capacities may override it';
comment on column public.branches.minimum_age_months is 'with maximum_school_grade: where the branch takes fewer children than age_limits says; null means as the company';
comment on column public.branches.stripe_account_ready_flag is 'as Stripe says; while false the branch''s usage is charged to the company, whatever stripe_payment_flag says';
comment on column public.branches.staffing_mode is '1 warn: staff see where care is short; 2 decide: a reserve is taken only while the roster suffices';
comment on column public.branches.last_date is 'the last day it takes children; null: no end is known';
CREATE INDEX branches_by_place ON public.branches USING gist (point((longitude * (0.82)::double precision), latitude)) WHERE ((status = 1) AND real_store_flag);
CREATE INDEX branches_prefecture_id_idx ON public.branches USING btree (prefecture_id);
CREATE INDEX branches_status_id_idx ON public.branches USING btree (status, id);
CREATE TRIGGER next_version BEFORE UPDATE ON branches FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER offer_seats AFTER UPDATE ON branches FOR EACH ROW WHEN (old.capacity IS DISTINCT FROM new.capacity OR old.status IS DISTINCT FROM new.status OR old.staffing_mode IS DISTINCT FROM new.staffing_mode OR old.open_date IS DISTINCT FROM new.open_date OR old.last_date IS DISTINCT FROM new.last_date OR old.extended_open_time IS DISTINCT FROM new.extended_open_time OR old.extended_close_time IS DISTINCT FROM new.extended_close_time) EXECUTE FUNCTION app.offer_seats_of_branch();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON branches FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON branches FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.branches enable row level security;
create policy listed on public.branches for select to anonymous, "user"
  using (((status = ANY (ARRAY[1, 2])) OR (NOT real_store_flag)));
create policy reserved_there on public.branches for select to "user"
  using ((id = ANY (ARRAY( SELECT DISTINCT r.branch_id
   FROM reserves r))));
create policy staff_reads on public.branches for select to staff
  using ((( SELECT app.account_role() AS account_role) IS NOT NULL));
grant select on public.branches to staff;
grant select (id, name, path_name, reading, postal_code, prefecture_id, address1, address2, nearest_station, latitude, longitude, tel, email, open_time, close_time, extended_open_time, extended_close_time, open_date, status, real_store_flag, minimum_age_months, maximum_school_grade, google_map_embed_code, google_map_shared_link, staffing_mode, last_date) on public.branches to "user", anonymous;

-- what to bring, by the day of the stay
create table public.bring_lists (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  items jsonb not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint bring_lists_pkey PRIMARY KEY (id),
  constraint bring_lists_items_check CHECK (jsonb_typeof(items) = 'array'::text)
);
comment on column public.bring_lists.items is '[{item, reason, whom, needed, months}], in the order in which one packs (src/domain/company/bring-list.ts)';
CREATE INDEX bring_lists_adaptation_date_id_idx ON public.bring_lists USING btree (adaptation_date DESC, id DESC);
CREATE TRIGGER in_force_is_final BEFORE DELETE OR UPDATE ON bring_lists FOR EACH ROW EXECUTE FUNCTION app.version_in_force_is_final();
CREATE TRIGGER next_version BEFORE UPDATE ON bring_lists FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON bring_lists FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON bring_lists FOR EACH STATEMENT EXECUTE FUNCTION app.rules_changed();
CREATE TRIGGER touch BEFORE UPDATE ON bring_lists FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.bring_lists enable row level security;
create policy everyone_reads on public.bring_lists for select to anonymous, staff, "user"
  using (true);
grant select on public.bring_lists to "user", anonymous, staff;

create table public.calendar_feeds (
  customer_id integer not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default app.now(),
  last_read_date date,
  family_member_id integer not null,
  constraint calendar_feeds_pkey PRIMARY KEY (family_member_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint calendar_feeds_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
comment on column public.calendar_feeds.last_read_date is 'the day on which a calendar last asked; no finer, it is nobody''s business';
CREATE INDEX calendar_feeds_customer_id_idx ON public.calendar_feeds USING btree (customer_id);
alter table public.calendar_feeds enable row level security;
create policy own on public.calendar_feeds for select to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select (customer_id, created_at, last_read_date, family_member_id) on public.calendar_feeds to "user";

create table public.cancellation_policies (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  free_until_days_before integer not null default 1,
  free_until_time time without time zone not null default '18:00:00'::time without time zone,
  grace_minutes integer not null default 15,
  grace_lead_minutes integer not null default 120,
  late_percent integer not null default 50,
  last_minutes integer not null default 120,
  last_percent integer not null default 80,
  no_show_percent integer not null default 100,
  version integer not null default 1,
  illness_percent integer not null default 0,
  late_reason text not null default 'この時刻を過ぎると、ご予約に合わせた職員の配置を変えられず、お席をほかのご家庭へご案内しにくくなるためです。'::text,
  last_reason text not null default '職員とお部屋の準備を終えており、お席をほかのご家庭にご利用いただける見込みがほとんどないためです。'::text,
  no_show_reason text not null default '終了の時刻までお席と職員を確保し、お預かりしたときと同じ費用がかかるためです。'::text,
  illness_reason text not null default 'お子さまの急な体調不良は避けられないことであり、無理をせずお休みいただくためです。'::text,
  illness_limit_per_quarter integer not null default 2,
  illness_until_minutes integer not null default 0,
  move_until_minutes integer not null default 120,
  move_within_days integer not null default 14,
  move_limit integer not null default 1,
  resale_percent integer not null default 100,
  take_back_minutes integer not null default 5,
  changed_settings text[],
  constraint cancellation_policies_pkey PRIMARY KEY (id),
  constraint cancellation_policies_adaptation_date_key UNIQUE (adaptation_date),
  constraint cancellation_policies_free_until_days_before_check CHECK (free_until_days_before >= 0 AND free_until_days_before <= 30),
  constraint cancellation_policies_grace_lead_minutes_check CHECK (grace_lead_minutes >= 0 AND grace_lead_minutes <= 10080),
  constraint cancellation_policies_grace_minutes_check CHECK (grace_minutes >= 0 AND grace_minutes <= 1440),
  constraint cancellation_policies_illness_limit_per_quarter_check CHECK (illness_limit_per_quarter >= 0 AND illness_limit_per_quarter <= 99),
  constraint cancellation_policies_illness_percent_check CHECK (illness_percent >= 0 AND illness_percent <= 100),
  constraint cancellation_policies_illness_reason_check CHECK (length(illness_reason) >= 1 AND length(illness_reason) <= 120),
  constraint cancellation_policies_illness_until_minutes_check CHECK (illness_until_minutes >= 0 AND illness_until_minutes <= 10080),
  constraint cancellation_policies_last_minutes_check CHECK (last_minutes >= 0 AND last_minutes <= 10080),
  constraint cancellation_policies_last_percent_check CHECK (last_percent >= 0 AND last_percent <= 100),
  constraint cancellation_policies_last_reason_check CHECK (length(last_reason) >= 1 AND length(last_reason) <= 120),
  constraint cancellation_policies_late_percent_check CHECK (late_percent >= 0 AND late_percent <= 100),
  constraint cancellation_policies_late_reason_check CHECK (length(late_reason) >= 1 AND length(late_reason) <= 120),
  constraint cancellation_policies_move_limit_check CHECK (move_limit >= 0 AND move_limit <= 10),
  constraint cancellation_policies_move_until_minutes_check CHECK (move_until_minutes >= 0 AND move_until_minutes <= 10080),
  constraint cancellation_policies_move_within_days_check CHECK (move_within_days >= 0 AND move_within_days <= 60),
  constraint cancellation_policies_no_show_percent_check CHECK (no_show_percent >= 0 AND no_show_percent <= 100),
  constraint cancellation_policies_no_show_reason_check CHECK (length(no_show_reason) >= 1 AND length(no_show_reason) <= 120),
  constraint cancellation_policies_resale_percent_check CHECK (resale_percent >= 0 AND resale_percent <= 100),
  constraint cancellation_policies_take_back_minutes_check CHECK (take_back_minutes >= 0 AND take_back_minutes <= 60),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['free_until_days_before'::text, 'free_until_time'::text, 'grace_minutes'::text, 'grace_lead_minutes'::text, 'take_back_minutes'::text, 'late_percent'::text, 'last_minutes'::text, 'last_percent'::text, 'no_show_percent'::text, 'illness_percent'::text, 'illness_limit_per_quarter'::text, 'illness_until_minutes'::text, 'move_until_minutes'::text, 'move_within_days'::text, 'move_limit'::text, 'resale_percent'::text, 'late_reason'::text, 'last_reason'::text, 'no_show_reason'::text, 'illness_reason'::text]),
  constraint fees_never_fall CHECK (late_percent <= last_percent AND last_percent <= no_show_percent)
);
comment on column public.cancellation_policies.free_until_time is '''HH:mm'' or PostgreSQL''s ''HH:mm:ss''';
comment on column public.cancellation_policies.grace_minutes is 'free within so many minutes of creating, while the start is more than grace_lead_minutes away';
comment on column public.cancellation_policies.last_minutes is 'from so many minutes before the start last_percent applies';
comment on column public.cancellation_policies.late_reason is 'why this step costs so much, one sentence for the family';
comment on column public.cancellation_policies.illness_limit_per_quarter is 'so often per child and calendar quarter of Tokyo the fee is that of illness';
comment on column public.cancellation_policies.illness_until_minutes is 'a family may tell of illness by itself until so many minutes before the start';
comment on column public.cancellation_policies.move_until_minutes is 'until so many minutes before the start the day may be changed without keeping a fee';
comment on column public.cancellation_policies.move_within_days is 'the new day is at most so many days after the day before the change';
comment on column public.cancellation_policies.move_limit is 'so often per reserve; 0: every late change keeps its fee';
comment on column public.cancellation_policies.resale_percent is 'of the fee for minutes sold again, so much is given back after the day; 0 gives nothing back';
comment on column public.cancellation_policies.take_back_minutes is 'free within so many minutes of creating, however soon the start, until the child arrives';
comment on column public.cancellation_policies.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON cancellation_policies FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON cancellation_policies FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON cancellation_policies FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON cancellation_policies FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON cancellation_policies FOR EACH STATEMENT EXECUTE FUNCTION app.rules_changed();
alter table public.cancellation_policies enable row level security;
create policy everyone_reads on public.cancellation_policies for select to anonymous, staff, "user"
  using (true);
grant select on public.cancellation_policies to "user", anonymous, staff;

-- ratios, intervals and how long records of care are kept; the row in force on a day is the latest on or before it
create table public.care_settings (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  children_per_staff_zero integer not null default 3,
  children_per_staff_one_two integer not null default 6,
  children_per_staff_three integer not null default 15,
  children_per_staff_four integer not null default 25,
  minimum_staff integer not null default 2,
  staff_rounding smallint not null default 1,
  ratio_age smallint not null default 1,
  registered_share_percent integer not null default 33,
  sleep_check_minutes_zero integer not null default 5,
  sleep_check_minutes_one_two integer not null default 10,
  sleep_check_minutes_three integer not null default 15,
  sleep_check_minutes_four integer not null default 30,
  late_entry_minutes integer not null default 5,
  manager_entry_minutes integer not null default 30,
  allergy_review_months integer not null default 12,
  care_record_kept_months integer not null default 60,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  first_report_days integer not null default 1,
  health_review_days integer not null default 90,
  document_seen_days integer not null default 30,
  document_first_reminder_days integer not null default 30,
  document_last_reminder_days integer not null default 7,
  sleep_alarm_minutes integer not null default 1,
  changed_settings text[],
  sleep_other_tablets_seconds integer not null default 15,
  sleep_manager_minutes integer not null default 2,
  sleep_headquarters_minutes integer not null default 5,
  sleep_silent_seconds integer not null default 60,
  sleep_wake_undo_minutes integer not null default 10,
  sleep_drill_minutes integer not null default 15,
  day_hours integer not null default 8,
  week_hours integer not null default 40,
  overtime_agreement integer not null default 1,
  overtime_month_hours integer not null default 45,
  overtime_year_hours integer not null default 360,
  night_from_hour integer not null default 22,
  night_until_hour integer not null default 5,
  break_minutes_six integer not null default 45,
  break_minutes_eight integer not null default 60,
  rest_days_a_week integer not null default 1,
  rest_between_hours integer not null default 11,
  cover_agreement integer not null default 1,
  cover_hold_minutes integer not null default 120,
  cover_quiet_from time without time zone not null default '21:00:00'::time without time zone,
  cover_quiet_until time without time zone not null default '06:30:00'::time without time zone,
  cover_distance_km integer not null default 10,
  cover_access_minutes integer not null default 30,
  demand_weeks integer not null default 8,
  demand_kept_months integer not null default 25,
  summer_break_from integer not null default 721,
  summer_break_until integer not null default 831,
  winter_break_from integer not null default 1225,
  winter_break_until integer not null default 107,
  spring_break_from integer not null default 326,
  spring_break_until integer not null default 405,
  constraint care_settings_pkey PRIMARY KEY (id),
  constraint care_settings_adaptation_date_key UNIQUE (adaptation_date),
  constraint care_settings_allergy_review_months_check CHECK (allergy_review_months >= 1 AND allergy_review_months <= 36),
  constraint care_settings_break_minutes_eight_check CHECK (break_minutes_eight >= 60 AND break_minutes_eight <= 180),
  constraint care_settings_break_minutes_six_check CHECK (break_minutes_six >= 45 AND break_minutes_six <= 120),
  constraint care_settings_care_record_kept_months_check CHECK (care_record_kept_months >= 1 AND care_record_kept_months <= 120),
  constraint care_settings_children_per_staff_four_check CHECK (children_per_staff_four >= 1 AND children_per_staff_four <= 60),
  constraint care_settings_children_per_staff_one_two_check CHECK (children_per_staff_one_two >= 1 AND children_per_staff_one_two <= 60),
  constraint care_settings_children_per_staff_three_check CHECK (children_per_staff_three >= 1 AND children_per_staff_three <= 60),
  constraint care_settings_children_per_staff_zero_check CHECK (children_per_staff_zero >= 1 AND children_per_staff_zero <= 60),
  constraint care_settings_cover_access_minutes_check CHECK (cover_access_minutes >= 0 AND cover_access_minutes <= 120),
  constraint care_settings_cover_agreement_check CHECK (cover_agreement = ANY (ARRAY[1, 2])),
  constraint care_settings_cover_distance_km_check CHECK (cover_distance_km >= 0 AND cover_distance_km <= 100),
  constraint care_settings_cover_hold_minutes_check CHECK (cover_hold_minutes >= 5 AND cover_hold_minutes <= 1440),
  constraint care_settings_day_hours_check CHECK (day_hours >= 4 AND day_hours <= 8),
  constraint care_settings_demand_kept_months_check CHECK (demand_kept_months >= 3 AND demand_kept_months <= 60),
  constraint care_settings_demand_weeks_check CHECK (demand_weeks >= 4 AND demand_weeks <= 26),
  constraint care_settings_document_first_reminder_days_check CHECK (document_first_reminder_days >= 1 AND document_first_reminder_days <= 180),
  constraint care_settings_document_last_reminder_days_check CHECK (document_last_reminder_days >= 1 AND document_last_reminder_days <= 180),
  constraint care_settings_document_seen_days_check CHECK (document_seen_days >= 0 AND document_seen_days <= 400),
  constraint care_settings_first_report_days_check CHECK (first_report_days >= 0 AND first_report_days <= 30),
  constraint care_settings_health_review_days_check CHECK (health_review_days >= 7 AND health_review_days <= 400),
  constraint care_settings_late_entry_minutes_check CHECK (late_entry_minutes >= 1 AND late_entry_minutes <= 60),
  constraint care_settings_manager_entry_minutes_check CHECK (manager_entry_minutes >= 1 AND manager_entry_minutes <= 240),
  constraint care_settings_minimum_staff_check CHECK (minimum_staff >= 1 AND minimum_staff <= 10),
  constraint care_settings_night_from_hour_check CHECK (night_from_hour >= 18 AND night_from_hour <= 22),
  constraint care_settings_night_until_hour_check CHECK (night_until_hour >= 5 AND night_until_hour <= 8),
  constraint care_settings_overtime_agreement_check CHECK (overtime_agreement = ANY (ARRAY[1, 2])),
  constraint care_settings_overtime_month_hours_check CHECK (overtime_month_hours >= 0 AND overtime_month_hours <= 45),
  constraint care_settings_overtime_year_hours_check CHECK (overtime_year_hours >= 0 AND overtime_year_hours <= 360),
  constraint care_settings_ratio_age_check CHECK (ratio_age = ANY (ARRAY[1, 2])),
  constraint care_settings_registered_share_percent_check CHECK (registered_share_percent >= 0 AND registered_share_percent <= 100),
  constraint care_settings_rest_between_hours_check CHECK (rest_between_hours >= 0 AND rest_between_hours <= 24),
  constraint care_settings_rest_days_a_week_check CHECK (rest_days_a_week >= 1 AND rest_days_a_week <= 3),
  constraint care_settings_sleep_alarm_minutes_check CHECK (sleep_alarm_minutes >= 1 AND sleep_alarm_minutes <= 5),
  constraint care_settings_sleep_check_minutes_four_check CHECK (sleep_check_minutes_four >= 1 AND sleep_check_minutes_four <= 30),
  constraint care_settings_sleep_check_minutes_one_two_check CHECK (sleep_check_minutes_one_two >= 1 AND sleep_check_minutes_one_two <= 10),
  constraint care_settings_sleep_check_minutes_three_check CHECK (sleep_check_minutes_three >= 1 AND sleep_check_minutes_three <= 15),
  constraint care_settings_sleep_check_minutes_zero_check CHECK (sleep_check_minutes_zero >= 1 AND sleep_check_minutes_zero <= 5),
  constraint care_settings_sleep_drill_minutes_check CHECK (sleep_drill_minutes >= 1 AND sleep_drill_minutes <= 15),
  constraint care_settings_sleep_headquarters_minutes_check CHECK (sleep_headquarters_minutes >= 2 AND sleep_headquarters_minutes <= 60),
  constraint care_settings_sleep_manager_minutes_check CHECK (sleep_manager_minutes >= 1 AND sleep_manager_minutes <= 15),
  constraint care_settings_sleep_other_tablets_seconds_check CHECK (sleep_other_tablets_seconds >= 0 AND sleep_other_tablets_seconds <= 15),
  constraint care_settings_sleep_silent_seconds_check CHECK (sleep_silent_seconds >= 30 AND sleep_silent_seconds <= 60),
  constraint care_settings_sleep_wake_undo_minutes_check CHECK (sleep_wake_undo_minutes >= 1 AND sleep_wake_undo_minutes <= 10),
  constraint care_settings_spring_break_from_check CHECK (spring_break_from >= 101 AND spring_break_from <= 1231),
  constraint care_settings_spring_break_until_check CHECK (spring_break_until >= 101 AND spring_break_until <= 1231),
  constraint care_settings_staff_rounding_check CHECK (staff_rounding = ANY (ARRAY[1, 2])),
  constraint care_settings_summer_break_from_check CHECK (summer_break_from >= 101 AND summer_break_from <= 1231),
  constraint care_settings_summer_break_until_check CHECK (summer_break_until >= 101 AND summer_break_until <= 1231),
  constraint care_settings_week_hours_check CHECK (week_hours >= 20 AND week_hours <= 40),
  constraint care_settings_winter_break_from_check CHECK (winter_break_from >= 101 AND winter_break_from <= 1231),
  constraint care_settings_winter_break_until_check CHECK (winter_break_until >= 101 AND winter_break_until <= 1231),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['children_per_staff_zero'::text, 'children_per_staff_one_two'::text, 'children_per_staff_three'::text, 'children_per_staff_four'::text, 'minimum_staff'::text, 'staff_rounding'::text, 'ratio_age'::text, 'registered_share_percent'::text, 'sleep_check_minutes_zero'::text, 'sleep_check_minutes_one_two'::text, 'sleep_check_minutes_three'::text, 'sleep_check_minutes_four'::text, 'sleep_alarm_minutes'::text, 'sleep_other_tablets_seconds'::text, 'sleep_manager_minutes'::text, 'sleep_headquarters_minutes'::text, 'sleep_silent_seconds'::text, 'sleep_wake_undo_minutes'::text, 'sleep_drill_minutes'::text, 'late_entry_minutes'::text, 'manager_entry_minutes'::text, 'first_report_days'::text, 'allergy_review_months'::text, 'care_record_kept_months'::text, 'health_review_days'::text, 'document_seen_days'::text, 'document_first_reminder_days'::text, 'document_last_reminder_days'::text, 'day_hours'::text, 'week_hours'::text, 'overtime_agreement'::text, 'overtime_month_hours'::text, 'overtime_year_hours'::text, 'night_from_hour'::text, 'night_until_hour'::text, 'break_minutes_six'::text, 'break_minutes_eight'::text, 'rest_days_a_week'::text, 'rest_between_hours'::text, 'cover_agreement'::text, 'cover_hold_minutes'::text, 'cover_quiet_from'::text, 'cover_quiet_until'::text, 'cover_distance_km'::text, 'cover_access_minutes'::text, 'demand_weeks'::text, 'demand_kept_months'::text, 'summer_break_from'::text, 'summer_break_until'::text, 'winter_break_from'::text, 'winter_break_until'::text, 'spring_break_from'::text, 'spring_break_until'::text])
);
comment on column public.care_settings.children_per_staff_zero is 'children of that age for whom one member of staff suffices (the four columns: 0, 1 and 2, 3, 4 years and older)';
comment on column public.care_settings.minimum_staff is 'so many while any child is present';
comment on column public.care_settings.staff_rounding is '1 every moment counts: the sum is rounded up; 2 as planned staff is counted: tenths per age, the sum rounded half up';
comment on column public.care_settings.ratio_age is '1 the age on the day, 2 the class: the age on 31 March before the school year';
comment on column public.care_settings.registered_share_percent is 'of the staff present so many at least are registered as 保育士 or nurse; a third rounds up, of two it is one';
comment on column public.care_settings.sleep_check_minutes_zero is 'a sleeping child of that age is looked at and touched this often; a child on its first visit by the next stricter number';
comment on column public.care_settings.late_entry_minutes is 'an entry written so long after its moment is marked as late';
comment on column public.care_settings.manager_entry_minutes is 'an entry so long after its moment, or of another day, is a manager''s';
comment on column public.care_settings.allergy_review_months is 'what was said about a child''s allergies is asked about again after so long';
comment on column public.care_settings.first_report_days is 'the first report of a serious incident is due the same day; so many days later at the latest';
comment on column public.care_settings.health_review_days is 'a health card on which nobody has said anything for so long is asked about: 変わりありません';
comment on column public.care_settings.document_seen_days is 'a branch sees a child''s papers while a stay is to come and so long after its last one';
comment on column public.care_settings.document_first_reminder_days is 'so long before a paper''s last day the guardians are told for the first time';
comment on column public.care_settings.sleep_alarm_minutes is 'a sleeping child found prone and not turned, or breathing unusually, is looked at again after so many minutes';
comment on column public.care_settings.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
comment on column public.care_settings.sleep_other_tablets_seconds is 'so long after the screen that has the round every other screen of the branch sounds as well; can only be shortened';
comment on column public.care_settings.sleep_manager_minutes is 'an overdue look at a sleeping child goes to the managers'' phones after so long';
comment on column public.care_settings.sleep_headquarters_minutes is 'an overdue look at a sleeping child goes to headquarters after so long';
comment on column public.care_settings.sleep_silent_seconds is 'a screen that has a round and was not heard of for so long loses it: its sleepers are everybody''s in red';
comment on column public.care_settings.sleep_wake_undo_minutes is 'a wrong 起きた is taken back within so long; the minutes between count as unlooked';
comment on column public.care_settings.sleep_drill_minutes is 'a drill with invented children ends by itself after so long';
comment on column public.care_settings.day_hours is 'law: refuse';
comment on column public.care_settings.week_hours is 'law: refuse';
comment on column public.care_settings.overtime_agreement is '1 none: nobody works beyond the hours of day and week; 2 made and handed in';
comment on column public.care_settings.overtime_month_hours is 'law: refuse';
comment on column public.care_settings.overtime_year_hours is 'law: refuse';
comment on column public.care_settings.night_from_hour is 'law: refuse; people under 18, and who asked to be spared';
comment on column public.care_settings.night_until_hour is 'law: refuse';
comment on column public.care_settings.break_minutes_six is 'law: refuse';
comment on column public.care_settings.break_minutes_eight is 'law: refuse';
comment on column public.care_settings.rest_days_a_week is 'law: refuse';
comment on column public.care_settings.rest_between_hours is 'care: the manager is asked; the law names no number';
comment on column public.care_settings.cover_agreement is '1 a manager''s yes before seats open, 2 the first yes opens them';
comment on column public.care_settings.cover_hold_minutes is 'so long a first yes is held for the manager; never beyond the shift';
comment on column public.care_settings.cover_quiet_from is 'from then to cover_quiet_until nobody is written to';
comment on column public.care_settings.cover_distance_km is 'colleagues whose main branch is so near are asked too';
comment on column public.care_settings.cover_access_minutes is 'so long before and after an agreed shift at another branch the person sees its board';
comment on column public.care_settings.demand_weeks is 'so many weeks of the same weekday count for what a shift would open';
comment on column public.care_settings.demand_kept_months is 'numbers of what was wished for and not given, without names, are kept so long';
comment on column public.care_settings.summer_break_from is 'a day of the year as month and day, 721 is 21 July';
comment on column public.care_settings.summer_break_until is 'a day of the year as month and day, 721 is 21 July';
comment on column public.care_settings.winter_break_from is 'a day of the year as month and day, 721 is 21 July';
comment on column public.care_settings.winter_break_until is 'a day of the year as month and day, 721 is 21 July';
comment on column public.care_settings.spring_break_from is 'a day of the year as month and day, 721 is 21 July';
comment on column public.care_settings.spring_break_until is 'a day of the year as month and day, 721 is 21 July';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON care_settings FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON care_settings FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON care_settings FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON care_settings FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.care_settings enable row level security;
create policy everyone_reads on public.care_settings for select to anonymous, staff, "user"
  using (true);
grant select on public.care_settings to "user", anonymous, staff;

create table public.child_allergies (
  id integer not null generated by default as identity,
  child_id integer not null,
  allergen_id integer,
  other_name text not null default ''::text,
  severity smallint not null,
  reaction text not null default ''::text,
  epipen_flag boolean not null default false,
  told_by smallint not null,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  constraint child_allergies_pkey PRIMARY KEY (id),
  constraint child_allergies_other_name_check CHECK (length(other_name) <= 50),
  constraint child_allergies_reaction_check CHECK (length(reaction) <= 200),
  constraint child_allergies_severity_check CHECK (severity = ANY (ARRAY[1, 2, 3])),
  constraint child_allergies_told_by_check CHECK (told_by = ANY (ARRAY[1, 2])),
  constraint names_one_thing CHECK ((allergen_id IS NULL) = (other_name <> ''::text)),
  constraint child_allergies_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_allergies_allergen_id_fkey FOREIGN KEY (allergen_id) REFERENCES allergens(id),
  constraint child_allergies_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.child_allergies.severity is '1 mild, 2 moderate, 3 severe: anaphylaxis is possible';
comment on column public.child_allergies.told_by is '1 the family, 2 staff wrote down what the family said';
CREATE INDEX child_allergies_account_id_idx ON public.child_allergies USING btree (account_id);
CREATE INDEX child_allergies_allergen_id_idx ON public.child_allergies USING btree (allergen_id);
CREATE INDEX child_allergies_child_id_idx ON public.child_allergies USING btree (child_id);
CREATE UNIQUE INDEX one_open_entry ON public.child_allergies USING btree (child_id, allergen_id, other_name) NULLS NOT DISTINCT WHERE (ended_at IS NULL);
alter table public.child_allergies enable row level security;
create policy known_child on public.child_allergies for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_allergies.child_id))));
create policy own on public.child_allergies for select to "user"
  using ((child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ( SELECT app.family_id() AS family_id)))));
grant select on public.child_allergies to "user", staff;

-- 施設等利用給付認定 of a child, as its parent copied it; both days count
create table public.child_benefits (
  id integer not null generated by default as identity,
  child_id integer not null,
  kind smallint not null,
  certificate_number text not null,
  prefecture_id integer not null,
  municipality text not null,
  start_date date not null,
  end_date date,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint child_benefits_pkey PRIMARY KEY (id),
  constraint benefits_never_overlap EXCLUDE USING gist (child_id WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint benefit_dates_ordered CHECK (start_date <= end_date),
  constraint child_benefits_certificate_number_check CHECK (length(certificate_number) >= 1 AND length(certificate_number) <= 30),
  constraint child_benefits_kind_check CHECK (kind = ANY (ARRAY[2, 3])),
  constraint child_benefits_municipality_check CHECK (length(municipality) >= 1 AND length(municipality) <= 30 AND municipality ~ '[^[:space:]　]'::text),
  constraint child_benefits_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint child_benefits_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
comment on column public.child_benefits.kind is '2 新2号 (class of three to five), 3 新3号 (class of none to two, household free of resident tax)';
comment on column public.child_benefits.certificate_number is '認定番号';
comment on column public.child_benefits.municipality is 'the parent''s 市区町村: it decides the layout of the certificate';
CREATE INDEX child_benefits_prefecture_id_idx ON public.child_benefits USING btree (prefecture_id);
CREATE TRIGGER next_version BEFORE UPDATE ON child_benefits FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER touch BEFORE UPDATE ON child_benefits FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.child_benefits enable row level security;
create policy own on public.child_benefits for select to "user"
  using (((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_benefits.child_id))) AND (( SELECT app.customer_id() AS customer_id) IS NOT NULL)));
grant select on public.child_benefits to "user";

create table public.child_documents (
  id integer not null generated by default as identity,
  child_id integer not null,
  kind smallint not null,
  file_id integer,
  valid_until date,
  family_member_id integer,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  removed_at timestamp with time zone,
  constraint child_documents_pkey PRIMARY KEY (id),
  constraint child_documents_file_id_key UNIQUE (file_id),
  constraint a_plan_has_a_last_day CHECK (kind <> 1 OR valid_until IS NOT NULL),
  constraint brought_by_one CHECK (family_member_id IS NULL OR account_id IS NULL),
  constraint child_documents_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4])),
  constraint child_documents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_documents_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint child_documents_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id),
  constraint child_documents_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE SET NULL
);
comment on column public.child_documents.kind is '1 生活管理指導表, 2 与薬依頼書, 3 登園届 or 意見書, 4 something else';
comment on column public.child_documents.file_id is 'null once it was removed: its bytes are gone';
comment on column public.child_documents.account_id is 'who of the staff took it in at the desk; null: the family sent it';
CREATE INDEX child_documents_account_id_idx ON public.child_documents USING btree (account_id);
CREATE INDEX child_documents_child_id_idx ON public.child_documents USING btree (child_id);
CREATE INDEX child_documents_family_member_id_idx ON public.child_documents USING btree (family_member_id);
CREATE INDEX child_documents_valid_until_idx ON public.child_documents USING btree (valid_until) WHERE (removed_at IS NULL);
CREATE TRIGGER publish_child_health AFTER INSERT OR UPDATE ON child_documents FOR EACH ROW EXECUTE FUNCTION app.publish_child_health();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON child_documents FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.child_documents enable row level security;
create policy coming_child on public.child_documents for select to staff
  using (((removed_at IS NULL) AND (( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM (reserve_details d
     JOIN reserves r ON ((r.id = d.reserve_id)))
  WHERE ((d.child_id = child_documents.child_id) AND r.live AND (r.reserve_date >= ( SELECT app.documents_seen_from() AS documents_seen_from))))))));
create policy own on public.child_documents for select to "user"
  using (((removed_at IS NULL) AND (child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ( SELECT app.family_id() AS family_id))))));
grant select (id, child_id, kind, file_id, valid_until, family_member_id, created_at) on public.child_documents to "user";
grant select (id, child_id, kind, file_id, valid_until, family_member_id, account_id, created_at) on public.child_documents to staff;

create table public.child_essentials (
  child_id integer not null,
  allergy_answer smallint not null default 1,
  allergy_answered_at timestamp with time zone,
  diet_stage smallint,
  milk text not null default ''::text,
  foods_to_avoid text not null default ''::text,
  usual_temperature numeric(3,1),
  medical_history text not null default ''::text,
  family_doctor text not null default ''::text,
  own_photos_flag boolean not null default false,
  shared_photos_flag boolean not null default false,
  photos_answered_at timestamp with time zone,
  version integer not null default 1,
  updated_at timestamp with time zone not null default app.now(),
  sealed_card bytea,
  constraint child_essentials_pkey PRIMARY KEY (child_id),
  constraint child_essentials_allergy_answer_check CHECK (allergy_answer = ANY (ARRAY[1, 2, 3])),
  constraint child_essentials_diet_stage_check CHECK (diet_stage = ANY (ARRAY[1, 2, 3, 4, 5, 6])),
  constraint child_essentials_family_doctor_check CHECK (length(family_doctor) <= 100),
  constraint child_essentials_foods_to_avoid_check CHECK (length(foods_to_avoid) <= 200),
  constraint child_essentials_medical_history_check CHECK (length(medical_history) <= 200),
  constraint child_essentials_milk_check CHECK (length(milk) <= 100),
  constraint child_essentials_sealed_card_check CHECK (length(sealed_card) <= 16384),
  constraint child_essentials_usual_temperature_check CHECK (usual_temperature >= 34::numeric AND usual_temperature <= 40::numeric),
  constraint child_essentials_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.child_essentials.allergy_answer is '1 not asked yet, 2 none, 3 some (child_allergies)';
comment on column public.child_essentials.diet_stage is '1 milk only, 2 first stage (5 to 6 months), 3 middle (7 to 8), 4 late (9 to 11), 5 last (12 to 18), 6 as grown-ups eat';
comment on column public.child_essentials.medical_history is 'before the card was sealed; emptied with the next save or by sealHealthCards';
comment on column public.child_essentials.family_doctor is 'before the card was sealed; emptied with the next save or by sealHealthCards';
comment on column public.child_essentials.own_photos_flag is 'pictures of the child may be taken for its own family';
comment on column public.child_essentials.shared_photos_flag is 'the child may be seen on pictures of other families';
comment on column public.child_essentials.sealed_card is 'the texts of the card, sealed; nobody reads them in SQL';
CREATE TRIGGER next_version BEFORE UPDATE OF allergy_answer, diet_stage, milk, foods_to_avoid, usual_temperature, medical_history, family_doctor, own_photos_flag, shared_photos_flag, sealed_card ON child_essentials FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_child_health AFTER INSERT OR UPDATE ON child_essentials FOR EACH ROW EXECUTE FUNCTION app.publish_child_health();
CREATE TRIGGER publish_photo_families AFTER UPDATE OF own_photos_flag, shared_photos_flag ON child_essentials FOR EACH ROW EXECUTE FUNCTION app.publish_photo_families();
CREATE TRIGGER touch BEFORE UPDATE ON child_essentials FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.child_essentials enable row level security;
create policy known_child on public.child_essentials for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_essentials.child_id))));
create policy own on public.child_essentials for select to "user"
  using ((child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ( SELECT app.family_id() AS family_id)))));
grant select (child_id, allergy_answer, allergy_answered_at, diet_stage, milk, foods_to_avoid, usual_temperature, own_photos_flag, shared_photos_flag, photos_answered_at, version, updated_at) on public.child_essentials to "user", staff;

-- the version of a child's card that a branch has taken note of; what changed since is marked there
create table public.child_health_looks (
  branch_id integer not null,
  child_id integer not null,
  child_health_version_id integer not null,
  account_id integer not null,
  looked_at timestamp with time zone not null default app.now(),
  constraint child_health_looks_pkey PRIMARY KEY (branch_id, child_id),
  constraint child_health_looks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_health_looks_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint child_health_looks_child_health_version_id_fkey FOREIGN KEY (child_health_version_id) REFERENCES child_health_versions(id) ON DELETE CASCADE,
  constraint child_health_looks_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
CREATE INDEX child_health_looks_account_id_idx ON public.child_health_looks USING btree (account_id);
CREATE INDEX child_health_looks_child_health_version_id_idx ON public.child_health_looks USING btree (child_health_version_id);
CREATE INDEX child_health_looks_child_id_idx ON public.child_health_looks USING btree (child_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON child_health_looks FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.child_health_looks enable row level security;
create policy own_branch on public.child_health_looks for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.child_health_looks to staff;

create table public.child_health_reads (
  id integer not null generated by default as identity,
  child_id integer not null,
  account_id integer not null,
  branch_id integer,
  page smallint not null,
  read_hour timestamp with time zone not null,
  created_at timestamp with time zone not null default app.now(),
  constraint child_health_reads_pkey PRIMARY KEY (id),
  constraint child_health_reads_child_id_account_id_page_read_hour_key UNIQUE (child_id, account_id, page, read_hour),
  constraint child_health_reads_page_check CHECK (page = ANY (ARRAY[1, 2, 3])),
  constraint child_health_reads_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_health_reads_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint child_health_reads_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.child_health_reads.branch_id is 'where the person works; null: headquarters';
comment on column public.child_health_reads.page is '1 the child''s card, 2 a paper of the family, 3 a record made as PDF';
CREATE INDEX child_health_reads_account_id_idx ON public.child_health_reads USING btree (account_id);
CREATE INDEX child_health_reads_branch_id_idx ON public.child_health_reads USING btree (branch_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON child_health_reads FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table public.child_health_reads enable row level security;
create policy headquarters on public.child_health_reads for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.child_health_reads for select to "user"
  using ((child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])))));
grant select on public.child_health_reads to staff;
grant select (id, child_id, branch_id, page, created_at) on public.child_health_reads to "user";

-- every answer about a child's health card; the last one says when it was last known to be right
create table public.child_health_versions (
  id integer not null generated by default as identity,
  child_id integer not null,
  confirmed_flag boolean not null default false,
  changed_fields text[] not null default '{}'::text[],
  sealed_card bytea,
  family_member_id integer,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint child_health_versions_pkey PRIMARY KEY (id),
  constraint child_health_versions_sealed_card_check CHECK (length(sealed_card) <= 32768),
  constraint nothing_changed_with_a_word CHECK (NOT confirmed_flag OR sealed_card IS NULL AND changed_fields = '{}'::text[]),
  constraint said_by_one CHECK (family_member_id IS NULL OR account_id IS NULL),
  constraint child_health_versions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_health_versions_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint child_health_versions_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id)
);
comment on column public.child_health_versions.confirmed_flag is '変わりありません: nothing was written, the card before it is still right';
comment on column public.child_health_versions.changed_fields is 'names of what differs from the version before; never what it says';
comment on column public.child_health_versions.sealed_card is 'the whole card as it was saved, sealed; null: from before the card was kept in versions';
CREATE INDEX child_health_versions_account_id_idx ON public.child_health_versions USING btree (account_id);
CREATE INDEX child_health_versions_child_id_id_idx ON public.child_health_versions USING btree (child_id, id);
CREATE INDEX child_health_versions_family_member_id_idx ON public.child_health_versions USING btree (family_member_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON child_health_versions FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table public.child_health_versions enable row level security;
create policy known_child on public.child_health_versions for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_health_versions.child_id))));
create policy own on public.child_health_versions for select to "user"
  using ((child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ( SELECT app.family_id() AS family_id)))));
grant select (id, child_id, confirmed_flag, changed_fields, family_member_id, created_at) on public.child_health_versions to "user";
grant select (id, child_id, confirmed_flag, changed_fields, family_member_id, account_id, created_at) on public.child_health_versions to staff;

-- what happened to a child during its stay; health data, seen by the branch of the stay; only added to
create table public.child_logs (
  id integer not null generated by default as identity,
  idempotency_key uuid not null default gen_random_uuid(),
  content_hash text,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  kind smallint not null,
  happened_at timestamp with time zone not null,
  temperature numeric(3,1),
  meal_amount smallint,
  milk_milliliters integer,
  toilet smallint,
  mood smallint,
  note text not null default ''::text,
  file_id integer,
  account_id integer not null,
  written_at timestamp with time zone not null default app.now(),
  late_flag boolean not null default false,
  proof smallint,
  reason text not null default ''::text,
  struck_at timestamp with time zone,
  struck_account_id integer,
  strike_reason text not null default ''::text,
  family_flag boolean not null default true,
  constraint child_logs_pkey PRIMARY KEY (id),
  constraint child_logs_idempotency_key_key UNIQUE (idempotency_key),
  constraint child_logs_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7])),
  constraint child_logs_meal_amount_check CHECK (meal_amount = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint child_logs_milk_milliliters_check CHECK (milk_milliliters >= 0 AND milk_milliliters <= 500),
  constraint child_logs_mood_check CHECK (mood = ANY (ARRAY[1, 2, 3, 4])),
  constraint child_logs_note_check CHECK (length(note) <= 500),
  constraint child_logs_proof_check CHECK (proof = ANY (ARRAY[1, 2, 3])),
  constraint child_logs_reason_check CHECK (length(reason) <= 200),
  constraint child_logs_strike_reason_check CHECK (length(strike_reason) <= 200),
  constraint child_logs_temperature_check CHECK (temperature >= 30::numeric AND temperature <= 45::numeric),
  constraint child_logs_toilet_check CHECK (toilet = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint struck_by_somebody CHECK ((struck_at IS NULL) = (struck_account_id IS NULL) AND (struck_at IS NULL) = (strike_reason = ''::text)),
  constraint value_of_its_kind CHECK ((kind = 1) = (temperature IS NOT NULL) AND (kind = 2) = (meal_amount IS NOT NULL) AND (kind = 3) = (milk_milliliters IS NOT NULL) AND (kind = 4) = (toilet IS NOT NULL) AND (kind = 5) = (mood IS NOT NULL) AND (kind <> 6 OR note <> ''::text) AND (kind = 7) = (file_id IS NOT NULL)),
  constraint written_after_it_happened CHECK (happened_at <= written_at),
  constraint child_logs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_logs_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint child_logs_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint child_logs_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint child_logs_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint child_logs_struck_account_id_fkey FOREIGN KEY (struck_account_id) REFERENCES accounts(id)
);
comment on column public.child_logs.kind is '1 temperature, 2 meal, 3 milk, 4 toilet, 5 mood, 6 note, 7 photo';
comment on column public.child_logs.meal_amount is '1 all, 2 more than half, 3 half, 4 a little, 5 nothing';
comment on column public.child_logs.toilet is '1 urine, 2 stool, 3 both, 4 loose stool, 5 nothing came';
comment on column public.child_logs.mood is '1 good, 2 as usual, 3 out of sorts, 4 crying';
comment on column public.child_logs.late_flag is 'written down later than care_settings.late_entry_minutes after it happened; judged by when it was pressed, connection or not';
comment on column public.child_logs.proof is '1 password, 2 PIN, 3 made without connection (audit_logs.proof)';
comment on column public.child_logs.reason is 'why a manager wrote it so late';
comment on column public.child_logs.family_flag is 'meant for the family; staff may keep a note (kind 6) to themselves. What else a family sees of it: src/domain/care/day-timeline.ts';
CREATE INDEX child_logs_account_id_idx ON public.child_logs USING btree (account_id);
CREATE INDEX child_logs_branch_id_happened_at_idx ON public.child_logs USING btree (branch_id, happened_at);
CREATE INDEX child_logs_child_id_idx ON public.child_logs USING btree (child_id);
CREATE INDEX child_logs_reserve_id_child_id_idx ON public.child_logs USING btree (reserve_id, child_id);
CREATE INDEX child_logs_struck_account_id_idx ON public.child_logs USING btree (struck_account_id);
CREATE UNIQUE INDEX one_picture_once_a_child ON public.child_logs USING btree (file_id, child_id);
CREATE TRIGGER follow_photo_end AFTER DELETE ON child_logs FOR EACH ROW WHEN (old.file_id IS NOT NULL) EXECUTE FUNCTION app.sync_child_photo_use();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON child_logs FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_family_day AFTER INSERT OR DELETE OR UPDATE ON child_logs FOR EACH ROW EXECUTE FUNCTION app.publish_family_day();
CREATE TRIGGER strike_only BEFORE DELETE OR UPDATE ON child_logs FOR EACH ROW EXECUTE FUNCTION app.strike_only();
CREATE TRIGGER sync_photo_use AFTER INSERT ON child_logs FOR EACH ROW WHEN (new.file_id IS NOT NULL) EXECUTE FUNCTION app.sync_child_photo_use();
alter table public.child_logs enable row level security;
create policy stay_at_own_branch on public.child_logs for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM reserve_details d
  WHERE ((d.reserve_id = child_logs.reserve_id) AND (d.child_id = child_logs.child_id))))));
grant select (id, branch_id, reserve_id, child_id, kind, happened_at, temperature, meal_amount, milk_milliliters, toilet, mood, note, file_id, account_id, written_at, late_flag, proof, reason, struck_at, struck_account_id, strike_reason, family_flag) on public.child_logs to staff;

-- every answer about pictures of a child; the one before it is what it was until then
create table public.child_photo_answers (
  id integer not null generated by default as identity,
  child_id integer not null,
  own_photos_flag boolean not null,
  shared_photos_flag boolean not null,
  told_by smallint not null,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint child_photo_answers_pkey PRIMARY KEY (id),
  constraint child_photo_answers_told_by_check CHECK (told_by = ANY (ARRAY[1, 2])),
  constraint child_photo_answers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_photo_answers_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.child_photo_answers.told_by is '1 the family, 2 staff wrote down what the family said, or joined two accounts';
CREATE INDEX child_photo_answers_account_id_idx ON public.child_photo_answers USING btree (account_id);
CREATE INDEX child_photo_answers_child_id_idx ON public.child_photo_answers USING btree (child_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON child_photo_answers FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table public.child_photo_answers enable row level security;
create policy known_child on public.child_photo_answers for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_photo_answers.child_id))));
create policy own on public.child_photo_answers for select to "user"
  using ((child_id IN ( SELECT children.id
   FROM children
  WHERE (children.customer_id = ( SELECT app.family_id() AS family_id)))));
grant select on public.child_photo_answers to "user", staff;

-- every version of children.staff_remarks; never shown to the parent
create table public.child_remarks (
  id integer not null generated by default as identity,
  child_id integer not null,
  version integer not null,
  staff_remarks text not null,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint child_remarks_pkey PRIMARY KEY (id),
  constraint child_remarks_child_id_version_key UNIQUE (child_id, version),
  constraint child_remarks_staff_remarks_check CHECK (length(staff_remarks) <= 1000),
  constraint child_remarks_version_check CHECK (version > 0),
  constraint child_remarks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_remarks_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.child_remarks.account_id is 'null: not typed by somebody at a branch (a merge of two accounts, an import)';
CREATE INDEX child_remarks_account_id_idx ON public.child_remarks USING btree (account_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON child_remarks FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table public.child_remarks enable row level security;
create policy known_child on public.child_remarks for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = child_remarks.child_id))));
grant select on public.child_remarks to staff;

-- the usual room of a child at a branch, where it is not the one of its age
create table public.child_rooms (
  id integer not null generated by default as identity,
  branch_id integer not null,
  child_id integer not null,
  branch_room_id integer not null,
  account_id integer not null,
  placed_at timestamp with time zone not null default app.now(),
  constraint child_rooms_pkey PRIMARY KEY (id),
  constraint child_rooms_child_id_branch_id_key UNIQUE (child_id, branch_id),
  constraint child_rooms_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint child_rooms_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint child_rooms_branch_room_id_fkey FOREIGN KEY (branch_room_id) REFERENCES branch_rooms(id) ON DELETE CASCADE,
  constraint child_rooms_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
CREATE INDEX child_rooms_account_id_idx ON public.child_rooms USING btree (account_id);
CREATE INDEX child_rooms_branch_id_idx ON public.child_rooms USING btree (branch_id);
CREATE INDEX child_rooms_branch_room_id_idx ON public.child_rooms USING btree (branch_room_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON child_rooms FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.child_rooms enable row level security;
create policy own_branch on public.child_rooms for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.child_rooms to staff;

-- a bill after the fact: before, after, the difference and what became of it; only added to
create table public.childcare_corrections (
  id integer not null generated by default as identity,
  childcare_id integer not null,
  account_id integer not null,
  reason text not null,
  before jsonb not null,
  after jsonb not null,
  before_amount integer not null,
  after_amount integer not null,
  difference integer not null,
  included_refund_amount integer not null default 0,
  kept_refund_amount integer not null default 0,
  payment_method smallint not null,
  status smallint not null,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  part_paid_amount integer not null default 0,
  constraint childcare_corrections_pkey PRIMARY KEY (id),
  constraint childcare_corrections_idempotency_key_key UNIQUE (idempotency_key),
  constraint childcare_corrections_after_amount_check CHECK (after_amount >= 0),
  constraint childcare_corrections_before_amount_check CHECK (before_amount >= 0),
  constraint childcare_corrections_part_paid_amount_check CHECK (part_paid_amount >= 0),
  constraint childcare_corrections_payment_method_check CHECK (payment_method = ANY (ARRAY[1, 2])),
  constraint childcare_corrections_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint childcare_corrections_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8])),
  constraint childcare_corrections_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint childcare_corrections_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id)
);
comment on column public.childcare_corrections.difference is 'charged with this correction; negative: given back. 0 where the stay''s own bill is still to be charged';
comment on column public.childcare_corrections.included_refund_amount is 'earlier refunds that were given for the same thing and count against the bill';
comment on column public.childcare_corrections.kept_refund_amount is 'earlier refunds that stay a gift whatever the bill says';
comment on column public.childcare_corrections.status is '1 to charge, 2 settled, 3 charge failed, 4 written off, 5 carried into the next correction, 6 refund under way, 7 refund failed, 8 part of the stay''s own bill';
CREATE INDEX childcare_corrections_account_id_idx ON public.childcare_corrections USING btree (account_id);
CREATE INDEX childcare_corrections_childcare_id_idx ON public.childcare_corrections USING btree (childcare_id);
CREATE INDEX childcare_corrections_open ON public.childcare_corrections USING btree (childcare_id) WHERE (status = ANY (ARRAY[1, 3, 6, 7]));
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON childcare_corrections FOR EACH ROW EXECUTE FUNCTION app.corrections_are_final();
CREATE TRIGGER publish_branch_money AFTER INSERT OR UPDATE ON childcare_corrections FOR EACH ROW EXECUTE FUNCTION app.publish_branch_money();
CREATE TRIGGER recalculate_unpaid AFTER INSERT OR UPDATE OF status ON childcare_corrections FOR EACH ROW EXECUTE FUNCTION app.recalculate_unpaid();
alter table public.childcare_corrections enable row level security;
create policy own on public.childcare_corrections for select to "user"
  using ((EXISTS ( SELECT
   FROM childcares u
  WHERE (u.id = childcare_corrections.childcare_id))));
create policy own_branch on public.childcare_corrections for select to staff
  using ((EXISTS ( SELECT
   FROM childcares u
  WHERE (u.id = childcare_corrections.childcare_id))));
grant select on public.childcare_corrections to staff;
grant select (id, childcare_id, before, after, before_amount, after_amount, difference, status, created_at, part_paid_amount) on public.childcare_corrections to "user";

-- actual usage; end_datetime is null while the child is present
create table public.childcares (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  branch_id integer not null,
  customer_id integer not null,
  start_datetime timestamp with time zone not null,
  end_datetime timestamp with time zone,
  childcare_amount integer not null default 0,
  after_business_amount integer not null default 0,
  current_day_amount integer not null default 0,
  holiday_amount integer not null default 0,
  meal_support_amount integer not null default 0,
  zero_year_old_amount integer not null default 0,
  tickets_discount_amount integer not null default 0,
  others_discount_amount integer not null default 0,
  others_discount_reason text not null default ''::text,
  total_amount integer not null default 0,
  amount_lines jsonb not null default '[]'::jsonb,
  number_of_tickets_used integer not null default 0,
  pick_up_name text,
  pick_up_tel text,
  status smallint not null default 1,
  settle_due_datetime timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  others_discount_account_id integer,
  others_discount_datetime timestamp with time zone,
  part_paid_amount integer not null default 0,
  own_tariff_amount integer not null default 0,
  subsidies_discount_amount integer not null default 0,
  constraint childcares_pkey PRIMARY KEY (id),
  constraint childcares_reserve_id_key UNIQUE (reserve_id),
  constraint childcares_after_business_amount_check CHECK (after_business_amount >= 0),
  constraint childcares_childcare_amount_check CHECK (childcare_amount >= 0),
  constraint childcares_current_day_amount_check CHECK (current_day_amount >= 0),
  constraint childcares_holiday_amount_check CHECK (holiday_amount >= 0),
  constraint childcares_meal_support_amount_check CHECK (meal_support_amount >= 0),
  constraint childcares_number_of_tickets_used_check CHECK (number_of_tickets_used >= 0),
  constraint childcares_others_discount_amount_check CHECK (others_discount_amount >= 0),
  constraint childcares_own_tariff_amount_check CHECK (own_tariff_amount >= 0),
  constraint childcares_part_paid_amount_check CHECK (part_paid_amount >= 0),
  constraint childcares_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint childcares_subsidies_discount_amount_check CHECK (subsidies_discount_amount >= 0),
  constraint childcares_tickets_discount_amount_check CHECK (tickets_discount_amount >= 0),
  constraint childcares_total_amount_check CHECK (total_amount >= 0),
  constraint childcares_zero_year_old_amount_check CHECK (zero_year_old_amount >= 0),
  constraint discount_has_a_reason CHECK (others_discount_amount = 0 OR others_discount_reason <> ''::text),
  constraint times_ordered CHECK (end_datetime IS NULL OR start_datetime <= end_datetime),
  constraint total_adds_up CHECK (total_amount = (childcare_amount + after_business_amount + current_day_amount + holiday_amount + meal_support_amount + zero_year_old_amount + own_tariff_amount - subsidies_discount_amount - tickets_discount_amount - others_discount_amount)),
  constraint childcares_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint childcares_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint childcares_others_discount_account_id_fkey FOREIGN KEY (others_discount_account_id) REFERENCES accounts(id),
  constraint childcares_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id)
);
comment on column public.childcares.status is '1 to settle, 2 settled, 3 charge failed, 4 refunded, 5 written off';
comment on column public.childcares.settle_due_datetime is 'when the charge is enqueued; null before check-out and once enqueued';
comment on column public.childcares.others_discount_account_id is 'who gave the discount';
comment on column public.childcares.part_paid_amount is 'of the open bill: paid already (payments.part_flag, less what went back)';
comment on column public.childcares.own_tariff_amount is 'hours with a price of their own (subsidies)';
comment on column public.childcares.subsidies_discount_amount is 'what benefits pay of it at once';
CREATE INDEX childcares_branch_id_start_datetime_idx ON public.childcares USING btree (branch_id, start_datetime);
CREATE INDEX childcares_customer_id_status_start_datetime_idx ON public.childcares USING btree (customer_id, status, start_datetime DESC);
CREATE INDEX childcares_others_discount_account_id_idx ON public.childcares USING btree (others_discount_account_id);
CREATE INDEX childcares_to_settle ON public.childcares USING btree (settle_due_datetime) WHERE (settle_due_datetime IS NOT NULL);
CREATE INDEX childcares_unsettled ON public.childcares USING btree (branch_id) WHERE (status = ANY (ARRAY[1, 3]));
CREATE INDEX childcares_with_a_discount ON public.childcares USING btree (branch_id, start_datetime) WHERE (others_discount_amount > 0);
CREATE TRIGGER childcare_on_reserve_day BEFORE INSERT OR UPDATE OF reserve_id, start_datetime, end_datetime ON childcares FOR EACH ROW EXECUTE FUNCTION app.childcare_on_reserve_day();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON childcares FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER recalculate_unpaid AFTER INSERT OR UPDATE OF status ON childcares FOR EACH ROW EXECUTE FUNCTION app.recalculate_unpaid();
CREATE TRIGGER touch BEFORE UPDATE ON childcares FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.childcares enable row level security;
create policy own on public.childcares for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.childcares for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.childcares to "user", staff;

create table public.children (
  id integer not null generated by default as identity,
  customer_id integer not null,
  name text not null,
  name_kana text,
  gender smallint,
  date_of_birth date not null,
  customer_remarks text not null default ''::text,
  staff_remarks text not null default ''::text,
  disable boolean not null default false,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  search_text text not null generated always as ((app.search_text(name) || '/'::text) || app.search_text(COALESCE(name_kana, ''::text))) stored,
  constraint children_pkey PRIMARY KEY (id),
  constraint children_customer_remarks_check CHECK (length(customer_remarks) <= 100),
  constraint children_gender_check CHECK (gender = ANY (ARRAY[1, 2, 3])),
  constraint children_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint children_name_kana_check CHECK (name_kana ~ '^[ァ-ヶー 　]{1,50}$'::text),
  constraint children_staff_remarks_check CHECK (length(staff_remarks) <= 1000),
  constraint name_is_not_blank CHECK (name ~ '[^[:space:]　]'::text),
  constraint children_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
comment on column public.children.gender is '1 boy, 2 girl, 3 other; null: not answered (asked after the first seat)';
comment on column public.children.customer_remarks is 'health and care, from the parent; special-care personal data';
comment on column public.children.staff_remarks is 'never shown to the parent';
comment on column public.children.disable is 'soft delete';
comment on column public.children.search_text is 'name and kana as the search compares them';
CREATE INDEX children_customer_id_date_of_birth_idx ON public.children USING btree (customer_id, date_of_birth);
CREATE INDEX children_found ON public.children USING gin (app.bigrams(search_text));
CREATE TRIGGER birth_date_agrees_with_reserves BEFORE UPDATE OF date_of_birth ON children FOR EACH ROW WHEN (old.date_of_birth <> new.date_of_birth) EXECUTE FUNCTION app.birth_date_agrees_with_reserves();
CREATE TRIGGER child_with_reserve_stays BEFORE UPDATE OF disable ON children FOR EACH ROW EXECUTE FUNCTION app.child_with_reserve_stays();
CREATE TRIGGER end_waitlist_entries AFTER UPDATE ON children FOR EACH ROW WHEN (NOT old.disable AND new.disable) EXECUTE FUNCTION app.end_entries_of_child();
CREATE TRIGGER next_version BEFORE UPDATE OF customer_id, name, name_kana, gender, date_of_birth, customer_remarks, disable ON children FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER record_remarks AFTER UPDATE ON children FOR EACH ROW WHEN (old.staff_remarks <> new.staff_remarks) EXECUTE FUNCTION app.record_child_remarks();
CREATE TRIGGER record_remarks_made AFTER INSERT ON children FOR EACH ROW WHEN (new.staff_remarks <> ''::text) EXECUTE FUNCTION app.record_child_remarks();
CREATE TRIGGER touch BEFORE UPDATE ON children FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.children enable row level security;
create policy own on public.children for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_add on public.children for insert to "user"
  with check (((customer_id = ( SELECT app.family_id() AS family_id)) AND (NOT disable) AND (date_of_birth <= app.tokyo_today())));
create policy own_branch on public.children for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserve_details d
  WHERE (d.child_id = children.id)))));
create policy own_edit on public.children for update to "user"
  using (((customer_id = ( SELECT app.family_id() AS family_id)) AND (NOT disable)))
  with check (((customer_id = ( SELECT app.family_id() AS family_id)) AND (date_of_birth <= app.tokyo_today())));
grant select on public.children to staff;
grant insert (customer_id, name, name_kana, gender, date_of_birth, customer_remarks) on public.children to "user";
grant select (id, customer_id, name, name_kana, gender, date_of_birth, customer_remarks, disable, created_at) on public.children to "user";
grant update (name, name_kana, gender, date_of_birth, customer_remarks, disable) on public.children to "user";

-- one message to one family about one closure, however many reserves it touches
create table public.closure_notices (
  id integer not null generated by default as identity,
  closure_id integer not null,
  branch_id integer not null,
  customer_id integer not null,
  opened_datetime timestamp with time zone,
  confirmed_datetime timestamp with time zone,
  called_datetime timestamp with time zone,
  called_account_id integer,
  called_note text not null default ''::text,
  reached boolean not null generated always as ((opened_datetime IS NOT NULL) OR (confirmed_datetime IS NOT NULL) OR (called_datetime IS NOT NULL)) stored,
  created_at timestamp with time zone not null default app.now(),
  constraint closure_notices_pkey PRIMARY KEY (id),
  constraint closure_notices_closure_id_customer_id_key UNIQUE (closure_id, customer_id),
  constraint called_by_somebody CHECK ((called_datetime IS NULL) = (called_account_id IS NULL)),
  constraint closure_notices_called_note_check CHECK (length(called_note) <= 200),
  constraint closure_notices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint closure_notices_called_account_id_fkey FOREIGN KEY (called_account_id) REFERENCES accounts(id),
  constraint closure_notices_closure_id_fkey FOREIGN KEY (closure_id) REFERENCES closures(id),
  constraint closure_notices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
comment on column public.closure_notices.opened_datetime is 'the page was opened by the signed-in family: a scanner of mails has no session (decision 19)';
CREATE INDEX closure_notices_branch_id_idx ON public.closure_notices USING btree (branch_id);
CREATE INDEX closure_notices_called_account_id_idx ON public.closure_notices USING btree (called_account_id);
CREATE INDEX closure_notices_customer_id_idx ON public.closure_notices USING btree (customer_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON closure_notices FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.closure_notices enable row level security;
create policy own_branch on public.closure_notices for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.closure_notices to staff;

-- the reserves a message was about, and where the family let them move
create table public.closure_reserves (
  id integer not null generated by default as identity,
  closure_notice_id integer not null,
  branch_id integer not null,
  reserve_id integer not null,
  answered_datetime timestamp with time zone,
  moved_branch_id integer,
  moved_reserve_id integer,
  constraint closure_reserves_pkey PRIMARY KEY (id),
  constraint closure_reserves_closure_notice_id_reserve_id_key UNIQUE (closure_notice_id, reserve_id),
  constraint moved_by_answer CHECK (moved_branch_id IS NULL OR answered_datetime IS NOT NULL),
  constraint moved_somewhere CHECK ((moved_branch_id IS NULL) = (moved_reserve_id IS NULL)),
  constraint closure_reserves_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint closure_reserves_closure_notice_id_fkey FOREIGN KEY (closure_notice_id) REFERENCES closure_notices(id),
  constraint closure_reserves_moved_branch_id_fkey FOREIGN KEY (moved_branch_id) REFERENCES branches(id),
  constraint closure_reserves_moved_reserve_id_fkey FOREIGN KEY (moved_reserve_id) REFERENCES reserves(id),
  constraint closure_reserves_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id)
);
CREATE INDEX closure_reserves_branch_id_idx ON public.closure_reserves USING btree (branch_id);
CREATE INDEX closure_reserves_moved_branch_id_idx ON public.closure_reserves USING btree (moved_branch_id);
CREATE INDEX closure_reserves_moved_reserve_id_idx ON public.closure_reserves USING btree (moved_reserve_id);
CREATE INDEX closure_reserves_reserve_id_idx ON public.closure_reserves USING btree (reserve_id);
CREATE TRIGGER publish_branch_day AFTER UPDATE ON closure_reserves FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.closure_reserves enable row level security;
create policy own_branch on public.closure_reserves for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.closure_reserves to staff;

-- a day, an hour or seats taken back while families had reserved them; what stops new reserves is the mark, capacity or hours of the day itself
create table public.closures (
  id integer not null generated by default as identity,
  branch_id integer not null,
  kind smallint not null,
  choice smallint not null,
  date_from date not null,
  date_to date not null,
  start_time time without time zone,
  end_time time without time zone,
  capacity integer,
  reason text not null default ''::text,
  title text not null,
  content text not null,
  before jsonb not null,
  idempotency_key uuid not null,
  content_hash text not null,
  several_flag boolean not null default false,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  reopened_at timestamp with time zone,
  reopened_account_id integer,
  constraint closures_pkey PRIMARY KEY (id),
  constraint closures_branch_id_idempotency_key_key UNIQUE (branch_id, idempotency_key),
  constraint closures_capacity_check CHECK (capacity >= 0),
  constraint closures_choice_check CHECK (choice = ANY (ARRAY[1, 2, 3])),
  constraint closures_content_check CHECK (length(content) <= 1000),
  constraint closures_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4])),
  constraint closures_reason_check CHECK (length(reason) <= 200),
  constraint closures_title_check CHECK (length(title) >= 1 AND length(title) <= 100),
  constraint days_ordered CHECK (date_from <= date_to),
  constraint reopened_by_somebody CHECK ((reopened_at IS NULL) = (reopened_account_id IS NULL)),
  constraint closures_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint closures_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint closures_reopened_account_id_fkey FOREIGN KEY (reopened_account_id) REFERENCES accounts(id)
);
comment on column public.closures.kind is '1 the day (mark), 2 seats or an hour (capacity), 3 opening hours, 4 the end of the branch';
comment on column public.closures.choice is 'what becomes of the reserves: 1 kept, 2 cancelled free of charge, 3 stay until the family answers where to go';
comment on column public.closures.capacity is 'the seats that were left of kind 2; 0 closes the hours';
comment on column public.closures.before is 'the rows of the days as they were, for re-opening';
comment on column public.closures.idempotency_key is 'the same for all branches that were closed by one press';
CREATE INDEX closures_account_id_idx ON public.closures USING btree (account_id);
CREATE INDEX closures_branch_id_date_from_idx ON public.closures USING btree (branch_id, date_from);
CREATE INDEX closures_created_at_idx ON public.closures USING btree (created_at DESC) WHERE several_flag;
CREATE INDEX closures_reopened_account_id_idx ON public.closures USING btree (reopened_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON closures FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.closures enable row level security;
create policy own_branch on public.closures for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, branch_id, kind, choice, date_from, date_to, start_time, end_time, capacity, reason, title, content, idempotency_key, several_flag, account_id, created_at, reopened_at, reopened_account_id) on public.closures to staff;

-- terms, privacy policy and tradelaw items in versions; the date is the version a member agrees to (customer_consents)
create table public.company_documents (
  id integer not null generated by default as identity,
  kind text not null,
  adaptation_date date not null,
  lead text not null default ''::text,
  body text not null,
  change_summary text not null default ''::text,
  material_flag boolean not null default true,
  announced_flag boolean not null default false,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint company_documents_pkey PRIMARY KEY (id),
  constraint company_documents_kind_adaptation_date_key UNIQUE (kind, adaptation_date),
  constraint company_documents_body_check CHECK (length(body) >= 1 AND length(body) <= 50000),
  constraint company_documents_change_summary_check CHECK (length(change_summary) <= 500),
  constraint company_documents_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'tradelaw'::text, 'house_rules'::text])),
  constraint company_documents_lead_check CHECK (length(lead) <= 1000)
);
comment on column public.company_documents.body is 'plain text with "## " headings, "- " and "1. " lists and [words](address); never markup';
comment on column public.company_documents.material_flag is 'members are asked to agree again; false: a correction of words only';
comment on column public.company_documents.announced_flag is 'a coming version may already be read under its date';
CREATE TRIGGER in_force_is_final BEFORE DELETE OR UPDATE ON company_documents FOR EACH ROW EXECUTE FUNCTION app.version_in_force_is_final();
CREATE TRIGGER next_version BEFORE UPDATE ON company_documents FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON company_documents FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON company_documents FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.company_documents enable row level security;
create policy headquarters on public.company_documents for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy in_force on public.company_documents for select to anonymous, staff, "user"
  using ((app.has_begun(adaptation_date) OR announced_flag));
grant select on public.company_documents to "user", anonymous, staff;

-- who the company is, from a day on; two rows of one day: the later one corrects the earlier. Receipts show those of their day
create table public.company_facts (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  name text not null,
  name_en text not null default ''::text,
  representative text not null,
  established text not null default ''::text,
  capital text not null default ''::text,
  postal_code text not null,
  address text not null,
  tel text not null,
  email text not null,
  office_hours text not null default ''::text,
  business text not null default ''::text,
  invoice_registration_number text not null default ''::text,
  chat_url text not null default ''::text,
  social_links jsonb not null default '[]'::jsonb,
  message_signature text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  copyright_year integer,
  interview_free_flag boolean not null default false,
  promises jsonb not null default '[]'::jsonb,
  constraint company_facts_pkey PRIMARY KEY (id),
  constraint company_facts_address_check CHECK (length(address) >= 1 AND length(address) <= 200),
  constraint company_facts_business_check CHECK (length(business) <= 200),
  constraint company_facts_capital_check CHECK (length(capital) <= 50),
  constraint company_facts_chat_url_check CHECK (chat_url ~ '^(https://.*)?$'::text AND length(chat_url) <= 500),
  constraint company_facts_copyright_year_check CHECK (copyright_year >= 1900 AND copyright_year <= 2200),
  constraint company_facts_email_check CHECK (length(email) >= 3 AND length(email) <= 100),
  constraint company_facts_established_check CHECK (length(established) <= 50),
  constraint company_facts_invoice_registration_number_check CHECK (invoice_registration_number ~ '^(T\d{13})?$'::text),
  constraint company_facts_message_signature_check CHECK (length(message_signature) <= 500),
  constraint company_facts_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  constraint company_facts_name_en_check CHECK (length(name_en) <= 100),
  constraint company_facts_office_hours_check CHECK (length(office_hours) <= 100),
  constraint company_facts_postal_code_check CHECK (postal_code ~ '^\d{7}$'::text),
  constraint company_facts_promises_check CHECK (jsonb_typeof(promises) = 'array'::text),
  constraint company_facts_representative_check CHECK (length(representative) >= 1 AND length(representative) <= 100),
  constraint company_facts_social_links_check CHECK (jsonb_typeof(social_links) = 'array'::text),
  constraint company_facts_tel_check CHECK (tel ~ '^\d{10,11}$'::text)
);
comment on column public.company_facts.chat_url is 'the chatbot''s address; empty: the setting CHAT_URL, if any';
comment on column public.company_facts.social_links is '[{name, account, url}], shown in the footer';
comment on column public.company_facts.message_signature is 'the lines at the end of every mail; empty: the company''s name';
comment on column public.company_facts.copyright_year is 'the year beside © at the foot of every page; null: none is shown';
comment on column public.company_facts.interview_free_flag is 'families need no interview before their first stay, and the site says so';
comment on column public.company_facts.promises is '[{title, text}], what the company does for safety beyond its settings, in its own words';
CREATE INDEX company_facts_adaptation_date_id_idx ON public.company_facts USING btree (adaptation_date DESC, id DESC);
CREATE TRIGGER in_force_is_final BEFORE DELETE OR UPDATE ON company_facts FOR EACH ROW EXECUTE FUNCTION app.version_in_force_is_final();
CREATE TRIGGER next_version BEFORE UPDATE ON company_facts FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON company_facts FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER touch BEFORE UPDATE ON company_facts FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.company_facts enable row level security;
create policy headquarters on public.company_facts for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy in_force on public.company_facts for select to anonymous, staff, "user"
  using (app.has_begun(adaptation_date));
grant select on public.company_facts to "user", anonymous, staff;

create table public.content_images (
  id integer not null generated by default as identity,
  file_id integer,
  image_path text not null,
  width integer not null,
  height integer not null,
  alternative_text text not null,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint content_images_pkey PRIMARY KEY (id),
  constraint content_images_file_id_key UNIQUE (file_id),
  constraint content_images_image_path_key UNIQUE (image_path),
  constraint content_images_alternative_text_check CHECK (length(alternative_text) >= 1 AND length(alternative_text) <= 200),
  constraint content_images_image_path_check CHECK (image_path ~ '^/(images|files)/'::text),
  constraint content_images_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint content_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
comment on column public.content_images.file_id is 'null: a drawing that comes with the site';
comment on column public.content_images.alternative_text is 'what a text that takes the picture begins with; each text keeps its own';
CREATE INDEX content_images_account_id_idx ON public.content_images USING btree (account_id);
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON content_images FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.content_images enable row level security;
create policy headquarters_reads on public.content_images for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.content_images to staff;

create table public.content_versions (
  id integer not null generated by default as identity,
  kind text not null,
  content_id integer not null,
  version integer not null,
  content jsonb not null,
  account_id integer,
  restored_version integer,
  idempotency_key uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint content_versions_pkey PRIMARY KEY (id),
  constraint content_versions_idempotency_key_key UNIQUE (idempotency_key),
  constraint content_versions_kind_content_id_version_key UNIQUE (kind, content_id, version),
  constraint content_versions_kind_check CHECK (kind = ANY (ARRAY['qandas'::text, 'magazine'::text, 'benefits'::text, 'recruitments'::text, 'inquiry_categories'::text, 'qanda_categories'::text, 'magazine_categories'::text, 'benefit_categories'::text])),
  constraint content_versions_version_check CHECK (version >= 1),
  constraint content_versions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
comment on column public.content_versions.account_id is 'who saved it; null: it was there before anybody saved it here';
comment on column public.content_versions.restored_version is 'the version whose words it took again';
comment on column public.content_versions.idempotency_key is 'of the call that made the content: sent twice, made once';
CREATE INDEX content_versions_account_id_idx ON public.content_versions USING btree (account_id);
alter table public.content_versions enable row level security;
create policy headquarters_reads on public.content_versions for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.content_versions to staff;

create table public.customer_consents (
  id integer not null generated by default as identity,
  customer_id integer not null,
  kind text not null,
  version text not null,
  consented_at timestamp with time zone not null,
  consented_name text,
  read_by_account_id integer,
  agreed_member_id integer,
  constraint customer_consents_pkey PRIMARY KEY (id),
  constraint customer_consents_customer_id_kind_version_key UNIQUE (customer_id, kind, version),
  constraint customer_consents_consented_name_check CHECK (length(consented_name) >= 1 AND length(consented_name) <= 50),
  constraint customer_consents_kind_check CHECK (kind = ANY (ARRAY['terms'::text, 'privacy'::text, 'child_data'::text])),
  constraint customer_consents_version_check CHECK (length(version) >= 1 AND length(version) <= 20),
  constraint read_out_to_somebody CHECK ((consented_name IS NULL) = (read_by_account_id IS NULL)),
  constraint customer_consents_agreed_member_id_fkey FOREIGN KEY (agreed_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint customer_consents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_consents_read_by_account_id_fkey FOREIGN KEY (read_by_account_id) REFERENCES accounts(id)
);
comment on column public.customer_consents.consented_name is 'who said yes, where it was read out at the desk or on the telephone';
comment on column public.customer_consents.read_by_account_id is 'who read it out';
comment on column public.customer_consents.agreed_member_id is 'who of the family agreed';
CREATE INDEX customer_consents_agreed_member_id_idx ON public.customer_consents USING btree (agreed_member_id);
CREATE INDEX customer_consents_read_by_account_id_idx ON public.customer_consents USING btree (read_by_account_id);
alter table public.customer_consents enable row level security;
create policy known_family on public.customer_consents for select to staff
  using (((kind = 'child_data'::text) AND (EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = customer_consents.customer_id)))));
create policy own on public.customer_consents for select to "user"
  using ((customer_id = ANY (ARRAY[( SELECT app.family_id() AS family_id), ( SELECT app.customer_id() AS customer_id)])));
grant select on public.customer_consents to "user", staff;

-- two accounts of one family: children, coming reserves and tickets went to the kept one; the books stay under the old number
create table public.customer_merges (
  id integer not null generated by default as identity,
  from_customer_id integer not null,
  into_customer_id integer not null,
  account_id integer not null,
  reason text not null,
  moved jsonb not null,
  created_at timestamp with time zone not null default app.now(),
  constraint customer_merges_pkey PRIMARY KEY (id),
  constraint customer_merges_from_customer_id_key UNIQUE (from_customer_id),
  constraint customer_merges_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint two_accounts CHECK (from_customer_id <> into_customer_id),
  constraint customer_merges_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint customer_merges_from_customer_id_fkey FOREIGN KEY (from_customer_id) REFERENCES customers(id),
  constraint customer_merges_into_customer_id_fkey FOREIGN KEY (into_customer_id) REFERENCES customers(id)
);
comment on column public.customer_merges.into_customer_id is 'always the account that lives: a later merge of it moves this on';
CREATE INDEX customer_merges_account_id_idx ON public.customer_merges USING btree (account_id);
CREATE INDEX customer_merges_into_customer_id_idx ON public.customer_merges USING btree (into_customer_id);
alter table public.customer_merges enable row level security;
create policy known_family on public.customer_merges for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = customer_merges.into_customer_id)))));
grant select on public.customer_merges to staff;

-- no new reserves, tickets or plans for this family; seeing, cancelling and fetching stay (view_stops_in_force)
create table public.customer_stops (
  id integer not null generated by default as identity,
  customer_id integer not null,
  reason text not null,
  until_date date,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  ended_account_id integer,
  version integer not null default 1,
  constraint customer_stops_pkey PRIMARY KEY (id),
  constraint customer_stops_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint ended_by_somebody CHECK (ended_account_id IS NULL OR ended_at IS NOT NULL),
  constraint customer_stops_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint customer_stops_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint customer_stops_ended_account_id_fkey FOREIGN KEY (ended_account_id) REFERENCES accounts(id)
);
comment on column public.customer_stops.reason is 'for staff; the parent is told only that, and whom to ask';
comment on column public.customer_stops.until_date is 'the last day of the stop; null until headquarters reopens it';
CREATE INDEX customer_stops_account_id_idx ON public.customer_stops USING btree (account_id);
CREATE INDEX customer_stops_customer_id_idx ON public.customer_stops USING btree (customer_id);
CREATE INDEX customer_stops_ended_account_id_idx ON public.customer_stops USING btree (ended_account_id);
CREATE UNIQUE INDEX one_stop_at_a_time ON public.customer_stops USING btree (customer_id) WHERE (ended_at IS NULL);
CREATE TRIGGER end_waitlist_entries AFTER INSERT ON customer_stops FOR EACH ROW EXECUTE FUNCTION app.end_entries_of_blocked();
CREATE TRIGGER next_version BEFORE UPDATE ON customer_stops FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.customer_stops enable row level security;
create policy known_family on public.customer_stops for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = customer_stops.customer_id)))));
create policy own on public.customer_stops for select to "user"
  using ((customer_id = ANY (ARRAY[( SELECT app.family_id() AS family_id), ( SELECT app.customer_id() AS customer_id)])));
grant select on public.customer_stops to staff;
grant select (id, customer_id, until_date, created_at, ended_at) on public.customer_stops to "user";

create table public.customers (
  id integer not null generated by default as identity,
  uid text not null,
  name text not null,
  name_kana text not null,
  gender smallint,
  date_of_birth date,
  postal_code text,
  prefecture_id integer,
  address1 text,
  address2 text,
  tel text not null,
  email citext,
  default_branch_id integer,
  emergency_contact_name text,
  emergency_contact_tel text,
  payment_method smallint,
  plan_type_id integer,
  registration_status smallint not null,
  social_media_upload smallint,
  status smallint not null default 1,
  stripe_customer_id text,
  stripe_payment_method_id text,
  stripe_subscription_id text,
  stripe_subscription_status text,
  subscription_period_end date,
  subscription_last_paid_date date,
  subscription_read_number bigint not null default 0,
  withdrawn_date date,
  line_user_id text,
  line_notification_flag boolean not null default false,
  line_blocked_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  email_bounced_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  erased_at timestamp with time zone,
  version integer not null default 1,
  erasure_asked_at timestamp with time zone,
  search_text text not null generated always as ((app.search_text(name) || '/'::text) || app.search_text(name_kana)) stored,
  use_tickets boolean,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_stripe_customer_id_key UNIQUE (stripe_customer_id),
  constraint customers_stripe_subscription_id_key UNIQUE (stripe_subscription_id),
  constraint customers_uid_key UNIQUE (uid),
  constraint address1_is_not_blank CHECK (address1 ~ '[^[:space:]　]'::text),
  constraint address2_is_not_blank CHECK (address2 ~ '[^[:space:]　]'::text),
  constraint complete_means_complete CHECK (registration_status <> 1 OR status = 4 OR date_of_birth IS NOT NULL AND postal_code IS NOT NULL AND prefecture_id IS NOT NULL AND address1 IS NOT NULL AND default_branch_id IS NOT NULL AND social_media_upload IS NOT NULL AND plan_type_id IS NOT NULL),
  constraint customers_address1_check CHECK (length(address1) <= 64),
  constraint customers_address2_check CHECK (length(address2) <= 64),
  constraint customers_email_check CHECK (length(email::text) <= 100),
  constraint customers_emergency_contact_name_check CHECK (length(emergency_contact_name) <= 50),
  constraint customers_emergency_contact_tel_check CHECK (emergency_contact_tel ~ '^[0-9]{10,11}$'::text),
  constraint customers_gender_check CHECK (gender = ANY (ARRAY[1, 2, 3])),
  constraint customers_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint customers_name_kana_check CHECK (name_kana ~ '^[ァ-ヶー 　]{1,50}$'::text),
  constraint customers_payment_method_check CHECK (payment_method = ANY (ARRAY[1, 2])),
  constraint customers_postal_code_check CHECK (postal_code ~ '^[0-9]{7}$'::text),
  constraint customers_registration_status_check CHECK (registration_status = ANY (ARRAY[0, 1, 2])),
  constraint customers_social_media_upload_check CHECK (social_media_upload = ANY (ARRAY[1, 2, 3])),
  constraint customers_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  constraint customers_tel_check CHECK (tel ~ '^[0-9]{10,11}$'::text),
  constraint customers_default_branch_id_fkey FOREIGN KEY (default_branch_id) REFERENCES branches(id),
  constraint customers_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id),
  constraint customers_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
comment on column public.customers.registration_status is '0 account only, 1 complete, 2 details pending';
comment on column public.customers.social_media_upload is '1 OK, 2 OK if the face is not visible, 3 NG';
comment on column public.customers.status is '1 enabled, 2 monthly payment failed, 3 withdrawn, 4 account deleted';
comment on column public.customers.subscription_read_number is 'which reading of Stripe (app.subscription_readings) the subscription columns come from: an older one is not written';
comment on column public.customers.line_user_id is 'where LINE messages go; the sign-in itself is in auth.users';
comment on column public.customers.line_blocked_at is 'the person blocked our official account (unfollow); null again when they follow';
comment on column public.customers.email_verified_at is 'the link mailed to this address was opened';
comment on column public.customers.email_bounced_at is 'the receiving server refused this address for good; null again when a mail is accepted';
comment on column public.customers.erasure_asked_at is 'headquarters was asked to erase the deleted account without waiting for the retention period';
comment on column public.customers.search_text is 'name and kana as the search compares them';
comment on column public.customers.use_tickets is 'the family''s usual wish, copied to each new reserve: null uses tickets that are worth their price, true all, false none';
CREATE INDEX customers_by_email ON public.customers USING btree (lower((email)::text) text_pattern_ops);
CREATE INDEX customers_by_kana ON public.customers USING btree (name_kana, id);
CREATE INDEX customers_by_start ON public.customers USING btree (search_text text_pattern_ops);
CREATE INDEX customers_by_tel ON public.customers USING btree (tel text_pattern_ops);
CREATE INDEX customers_by_tel_end ON public.customers USING btree (reverse(tel) text_pattern_ops);
CREATE INDEX customers_default_branch_id_idx ON public.customers USING btree (default_branch_id);
CREATE UNIQUE INDEX customers_email_of_the_living ON public.customers USING btree (email) WHERE (status <> 4);
CREATE INDEX customers_found ON public.customers USING gin (app.bigrams(search_text));
CREATE INDEX customers_plan_type_id_idx ON public.customers USING btree (plan_type_id);
CREATE INDEX customers_prefecture_id_idx ON public.customers USING btree (prefecture_id);
CREATE INDEX customers_status_idx ON public.customers USING btree (status);
CREATE TRIGGER details_say_why BEFORE UPDATE OF registration_status ON customers FOR EACH ROW WHEN (CURRENT_USER = 'user'::name) EXECUTE FUNCTION app.details_say_why();
CREATE TRIGGER end_waitlist_entries AFTER UPDATE OF status ON customers FOR EACH ROW WHEN (old.status <> new.status AND (new.status = ANY (ARRAY[3, 4]))) EXECUTE FUNCTION app.end_entries_of_customer();
CREATE TRIGGER expire_email_state BEFORE UPDATE OF email ON customers FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION app.expire_email_state();
CREATE TRIGGER mirror_paying_member AFTER INSERT OR UPDATE OF uid ON customers FOR EACH ROW EXECUTE FUNCTION app.mirror_paying_member();
CREATE TRIGGER next_version BEFORE UPDATE OF name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2, tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, social_media_upload ON customers FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER remove_people_of_deleted AFTER UPDATE OF status ON customers FOR EACH ROW WHEN (new.status = 4 AND old.status <> 4) EXECUTE FUNCTION app.remove_people_of_deleted();
CREATE TRIGGER touch BEFORE UPDATE ON customers FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.customers enable row level security;
create policy headquarters_sees_deleted on public.customers for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.customers for select to "user"
  using (((uid = ( SELECT app.uid() AS uid)) AND (status <> 4)));
create policy own_branch on public.customers for select to staff
  using (((status <> 4) AND (( SELECT app.is_headquarters() AS is_headquarters) OR (default_branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.customer_id = customers.id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))))))));
create policy own_details on public.customers for update to "user"
  using (((uid = ( SELECT app.uid() AS uid)) AND (status <> 4) AND (registration_status = 2)))
  with check (((uid = ( SELECT app.uid() AS uid)) AND (registration_status = 1)));
grant select (id, uid, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2, tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, payment_method, plan_type_id, registration_status, social_media_upload, status, stripe_customer_id, stripe_payment_method_id, stripe_subscription_id, stripe_subscription_status, subscription_period_end, subscription_last_paid_date, withdrawn_date, line_notification_flag, line_blocked_at, email_verified_at, email_bounced_at, created_at, use_tickets) on public.customers to "user";
grant select (id, name, name_kana, gender, date_of_birth, postal_code, prefecture_id, address1, address2, tel, email, default_branch_id, emergency_contact_name, emergency_contact_tel, plan_type_id, registration_status, social_media_upload, status, stripe_subscription_status, subscription_last_paid_date, withdrawn_date, line_notification_flag, line_blocked_at, email_verified_at, email_bounced_at, created_at, version, search_text, use_tickets) on public.customers to staff;
grant update (date_of_birth, postal_code, prefecture_id, address1, address2, default_branch_id, registration_status, social_media_upload) on public.customers to "user";

-- entries of a branch's day, only added to; the one it strikes stays
create table public.daily_reports (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  account_id integer not null,
  notes text not null default ''::text,
  numbers jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default app.now(),
  kind smallint not null default 1,
  strikes_id integer,
  idempotency_key uuid,
  content_hash text,
  constraint daily_reports_pkey PRIMARY KEY (id),
  constraint daily_reports_idempotency_key_key UNIQUE (idempotency_key),
  constraint daily_reports_strikes_id_key UNIQUE (strikes_id),
  constraint daily_reports_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4])),
  constraint daily_reports_notes_check CHECK (length(notes) <= 2000),
  constraint strikes_another CHECK (strikes_id <> id),
  constraint daily_reports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint daily_reports_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint daily_reports_strikes_id_fkey FOREIGN KEY (strikes_id) REFERENCES daily_reports(id)
);
comment on column public.daily_reports.numbers is 'the day''s figures when it was written';
comment on column public.daily_reports.kind is '1 how it went, 2 to hand over, 3 accident or injury, 4 near miss';
CREATE INDEX daily_reports_account_id_idx ON public.daily_reports USING btree (account_id);
CREATE INDEX daily_reports_branch_id_date_idx ON public.daily_reports USING btree (branch_id, date);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON daily_reports FOR EACH ROW EXECUTE FUNCTION app.append_only();
CREATE TRIGGER publish_branch_day AFTER INSERT ON daily_reports FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.daily_reports enable row level security;
create policy own_branch on public.daily_reports for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, branch_id, date, account_id, notes, numbers, created_at, kind, strikes_id) on public.daily_reports to staff;

-- the closing words of a child's day (連絡帳); the whole family reads them once the child has left
create table public.day_notes (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  words text not null,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  constraint day_notes_pkey PRIMARY KEY (id),
  constraint day_notes_reserve_id_child_id_key UNIQUE (reserve_id, child_id),
  constraint day_notes_words_check CHECK (length(words) >= 1 AND length(words) <= 1000),
  constraint day_notes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint day_notes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint day_notes_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint day_notes_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
CREATE INDEX day_notes_account_id_idx ON public.day_notes USING btree (account_id);
CREATE INDEX day_notes_branch_id_idx ON public.day_notes USING btree (branch_id);
CREATE INDEX day_notes_child_id_idx ON public.day_notes USING btree (child_id);
CREATE TRIGGER next_version BEFORE UPDATE ON day_notes FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON day_notes FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_family_day AFTER INSERT OR DELETE OR UPDATE ON day_notes FOR EACH ROW EXECUTE FUNCTION app.publish_family_day();
CREATE TRIGGER touch BEFORE UPDATE ON day_notes FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.day_notes enable row level security;
create policy stay_at_own_branch on public.day_notes for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM reserve_details d
  WHERE ((d.reserve_id = day_notes.reserve_id) AND (d.child_id = day_notes.child_id))))));
grant select on public.day_notes to staff;

create table public.emergencies (
  id integer not null generated by default as identity,
  branch_id integer not null,
  kind smallint not null,
  place text not null,
  message text not null default ''::text,
  account_id integer not null,
  idempotency_key uuid not null,
  created_at timestamp with time zone not null default app.now(),
  ended_account_id integer,
  ended_datetime timestamp with time zone,
  constraint emergencies_pkey PRIMARY KEY (id),
  constraint emergencies_idempotency_key_key UNIQUE (idempotency_key),
  constraint emergencies_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint emergencies_message_check CHECK (length(message) <= 400),
  constraint emergencies_place_check CHECK (length(place) >= 1 AND length(place) <= 100),
  constraint ended_by_somebody CHECK ((ended_datetime IS NULL) = (ended_account_id IS NULL)),
  constraint emergencies_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint emergencies_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint emergencies_ended_account_id_fkey FOREIGN KEY (ended_account_id) REFERENCES accounts(id)
);
comment on column public.emergencies.kind is '1 earthquake or other disaster, 2 evacuation, 3 something else';
comment on column public.emergencies.place is 'where the children are and can be fetched';
comment on column public.emergencies.message is 'the first words to the families; empty until somebody has sent them';
CREATE INDEX emergencies_account_id_idx ON public.emergencies USING btree (account_id);
CREATE INDEX emergencies_branch_id_idx ON public.emergencies USING btree (branch_id);
CREATE INDEX emergencies_ended_account_id_idx ON public.emergencies USING btree (ended_account_id);
CREATE UNIQUE INDEX one_emergency_at_a_time ON public.emergencies USING btree (branch_id) WHERE (ended_datetime IS NULL);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON emergencies FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.emergencies enable row level security;
create policy own_branch on public.emergencies for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.emergencies to staff;

-- the reunion roll: every child that was present, and to whom it was handed
create table public.emergency_children (
  id integer not null generated by default as identity,
  emergency_id integer not null,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  handed_to text,
  handed_account_id integer,
  handed_datetime timestamp with time zone,
  handed_document smallint,
  found boolean,
  counted_account_id integer,
  counted_datetime timestamp with time zone,
  constraint emergency_children_pkey PRIMARY KEY (id),
  constraint emergency_children_emergency_id_child_id_key UNIQUE (emergency_id, child_id),
  constraint counted_by_somebody CHECK ((found IS NULL) = (counted_account_id IS NULL) AND (found IS NULL) = (counted_datetime IS NULL)),
  constraint emergency_children_handed_document_check CHECK (handed_document = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint emergency_children_handed_to_check CHECK (length(handed_to) >= 1 AND length(handed_to) <= 30),
  constraint handed_by_somebody CHECK ((handed_to IS NULL) = (handed_account_id IS NULL) AND (handed_to IS NULL) = (handed_datetime IS NULL)),
  constraint emergency_children_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint emergency_children_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint emergency_children_counted_account_id_fkey FOREIGN KEY (counted_account_id) REFERENCES accounts(id),
  constraint emergency_children_emergency_id_fkey FOREIGN KEY (emergency_id) REFERENCES emergencies(id) ON DELETE CASCADE,
  constraint emergency_children_handed_account_id_fkey FOREIGN KEY (handed_account_id) REFERENCES accounts(id),
  constraint emergency_children_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.emergency_children.handed_document is 'as reserve_details.fetched_document';
comment on column public.emergency_children.found is 'the head count: found, not found, or null while nobody has looked';
CREATE INDEX emergency_children_branch_id_idx ON public.emergency_children USING btree (branch_id);
CREATE INDEX emergency_children_child_id_idx ON public.emergency_children USING btree (child_id);
CREATE INDEX emergency_children_counted_account_id_idx ON public.emergency_children USING btree (counted_account_id);
CREATE INDEX emergency_children_handed_account_id_idx ON public.emergency_children USING btree (handed_account_id);
CREATE INDEX emergency_children_reserve_id_idx ON public.emergency_children USING btree (reserve_id);
CREATE TRIGGER publish_branch_day AFTER UPDATE ON emergency_children FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.emergency_children enable row level security;
create policy own_branch on public.emergency_children for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.emergency_children to staff;
grant select (handed_document) on public.emergency_children to staff;

-- single use; whoever has the link may join the family, so only its hash is kept
create table public.family_invitations (
  id integer not null generated by default as identity,
  customer_id integer not null,
  role smallint not null,
  name text not null,
  relation text not null,
  token_hash bytea not null,
  inviting_member_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  family_member_id integer,
  constraint family_invitations_pkey PRIMARY KEY (id),
  constraint family_invitations_token_hash_key UNIQUE (token_hash),
  constraint ended_one_way CHECK (num_nonnulls(accepted_at, revoked_at) <= 1),
  constraint family_invitations_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint family_invitations_relation_check CHECK (length(relation) >= 1 AND length(relation) <= 20),
  constraint family_invitations_role_check CHECK (role = ANY (ARRAY[2, 3])),
  constraint who_accepted_is_known CHECK (family_member_id IS NULL OR accepted_at IS NOT NULL),
  constraint family_invitations_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint family_invitations_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint family_invitations_inviting_member_id_fkey FOREIGN KEY (inviting_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
comment on column public.family_invitations.name is 'as the inviting person calls them; their own name comes with the acceptance';
CREATE INDEX family_invitations_customer_id_idx ON public.family_invitations USING btree (customer_id);
CREATE INDEX family_invitations_family_member_id_idx ON public.family_invitations USING btree (family_member_id);
CREATE INDEX family_invitations_inviting_member_id_idx ON public.family_invitations USING btree (inviting_member_id);
alter table public.family_invitations enable row level security;
create policy headquarters on public.family_invitations for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.family_invitations for select to "user"
  using ((customer_id = ( SELECT app.family_id() AS family_id)));
grant select (id, customer_id, role, name, relation, created_at, expires_at, accepted_at, revoked_at) on public.family_invitations to "user", staff;

create table public.family_member_contacts (
  family_member_id integer not null,
  tel text,
  email citext,
  email_bounced_at timestamp with time zone,
  line_user_id text,
  line_notification_flag boolean not null default false,
  line_blocked_at timestamp with time zone,
  version integer not null default 1,
  constraint family_member_contacts_pkey PRIMARY KEY (family_member_id),
  constraint family_member_contacts_email_check CHECK (length(email::text) <= 100),
  constraint family_member_contacts_tel_check CHECK (tel ~ '^[0-9]{10,11}$'::text),
  constraint family_member_contacts_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
CREATE INDEX family_member_contacts_line_user_id_idx ON public.family_member_contacts USING btree (line_user_id);
CREATE TRIGGER expire_contact_state BEFORE UPDATE OF email ON family_member_contacts FOR EACH ROW WHEN (old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION app.expire_contact_state();
CREATE TRIGGER next_version BEFORE UPDATE ON family_member_contacts FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.family_member_contacts enable row level security;
create policy known_family on public.family_member_contacts for select to staff
  using ((EXISTS ( SELECT
   FROM family_members m
  WHERE (m.id = family_member_contacts.family_member_id))));
create policy own on public.family_member_contacts for select to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select on public.family_member_contacts to "user";
grant select (family_member_id, tel, email, line_notification_flag, version) on public.family_member_contacts to staff;

-- everybody who signs in for a family; the paying member's row is made with the customer and takes its name from there
create table public.family_members (
  id integer not null generated by default as identity,
  customer_id integer not null,
  role smallint not null,
  uid text,
  name text,
  name_kana text,
  relation text not null default ''::text,
  hidden_flag boolean not null default false,
  created_at timestamp with time zone not null default app.now(),
  removed_at timestamp with time zone,
  version integer not null default 1,
  terms_version text,
  privacy_version text,
  constraint family_members_pkey PRIMARY KEY (id),
  constraint family_members_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint family_members_name_kana_check CHECK (name_kana ~ '^[ァ-ヶー 　]{1,50}$'::text),
  constraint family_members_privacy_version_check CHECK (length(privacy_version) >= 1 AND length(privacy_version) <= 20),
  constraint family_members_relation_check CHECK (length(relation) <= 20),
  constraint family_members_role_check CHECK (role = ANY (ARRAY[1, 2, 3])),
  constraint family_members_terms_version_check CHECK (length(terms_version) >= 1 AND length(terms_version) <= 20),
  constraint only_others_are_named_here CHECK ((role = 1) = (name IS NULL)),
  constraint who_is_here_signs_in CHECK (removed_at IS NOT NULL OR uid IS NOT NULL),
  constraint family_members_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
comment on column public.family_members.role is '1 the paying member, 2 the second guardian, 3 a relative, who only sees stays and the day';
comment on column public.family_members.relation is 'to the child, in the family''s own words; the product never states who has custody';
comment on column public.family_members.hidden_flag is 'headquarters hide branch, times and live messages from this person; nobody in the family is told';
CREATE INDEX family_members_customer_id_idx ON public.family_members USING btree (customer_id);
CREATE UNIQUE INDEX one_family_a_person ON public.family_members USING btree (uid) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX one_paying_member ON public.family_members USING btree (customer_id) WHERE (role = 1);
CREATE UNIQUE INDEX one_second_guardian ON public.family_members USING btree (customer_id) WHERE ((role = 2) AND (removed_at IS NULL));
CREATE TRIGGER end_sessions_of_removed AFTER UPDATE OF removed_at ON family_members FOR EACH ROW WHEN (old.removed_at IS NULL AND new.removed_at IS NOT NULL) EXECUTE FUNCTION app.end_sessions_of_removed();
CREATE TRIGGER end_what_person_made AFTER UPDATE OF hidden_flag, removed_at ON family_members FOR EACH ROW WHEN (new.hidden_flag AND NOT old.hidden_flag OR new.removed_at IS NOT NULL AND old.removed_at IS NULL) EXECUTE FUNCTION app.end_what_person_made();
CREATE TRIGGER next_version BEFORE UPDATE ON family_members FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_family_branches AFTER UPDATE OF hidden_flag, removed_at ON family_members FOR EACH ROW EXECUTE FUNCTION app.publish_family_branches();
CREATE TRIGGER publish_family_person AFTER DELETE OR UPDATE OF uid, hidden_flag, removed_at ON family_members FOR EACH ROW EXECUTE FUNCTION app.publish_family_person();
alter table public.family_members enable row level security;
create policy known_family on public.family_members for select to staff
  using ((EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = family_members.customer_id))));
create policy own on public.family_members for select to "user"
  using ((((customer_id = ( SELECT app.family_id() AS family_id)) AND (removed_at IS NULL)) OR (id = ( SELECT app.family_member_id() AS family_member_id))));
grant select (id, customer_id, role, name, name_kana, relation, created_at, version) on public.family_members to "user";
grant select (id, customer_id, role, name, name_kana, relation, created_at, removed_at, version) on public.family_members to staff;

create table public.family_message_files (
  id integer not null generated by default as identity,
  family_message_id integer not null,
  file_id integer not null,
  "position" integer not null,
  constraint family_message_files_pkey PRIMARY KEY (id),
  constraint family_message_files_family_message_id_position_key UNIQUE (family_message_id, "position"),
  constraint family_message_files_file_id_key UNIQUE (file_id),
  constraint family_message_files_position_check CHECK ("position" >= 1 AND "position" <= 4),
  constraint family_message_files_family_message_id_fkey FOREIGN KEY (family_message_id) REFERENCES family_messages(id) ON DELETE CASCADE,
  constraint family_message_files_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE
);
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON family_message_files FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.family_message_files enable row level security;
create policy of_message on public.family_message_files for select to staff, "user"
  using ((EXISTS ( SELECT
   FROM family_messages m
  WHERE (m.id = family_message_files.family_message_id))));
grant select on public.family_message_files to "user", staff;

create table public.family_messages (
  id integer not null generated by default as identity,
  family_thread_id integer not null,
  sender smallint not null,
  family_member_id integer,
  account_id integer,
  body text not null,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  constraint family_messages_pkey PRIMARY KEY (id),
  constraint family_messages_idempotency_key_key UNIQUE (idempotency_key),
  constraint family_alone_names_a_person CHECK (sender = 1 OR family_member_id IS NULL),
  constraint family_messages_body_check CHECK (length(body) <= 1000),
  constraint family_messages_sender_check CHECK (sender = ANY (ARRAY[1, 2, 3])),
  constraint staff_are_remembered CHECK ((sender = 1) = (account_id IS NULL)),
  constraint family_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint family_messages_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint family_messages_family_thread_id_fkey FOREIGN KEY (family_thread_id) REFERENCES family_threads(id) ON DELETE CASCADE
);
comment on column public.family_messages.sender is '1 the family, 2 the branch, 3 headquarters';
comment on column public.family_messages.account_id is 'who of the staff wrote it; to the family it is the branch that writes';
comment on column public.family_messages.body is 'may be empty where there is a photo';
CREATE INDEX family_messages_account_id_idx ON public.family_messages USING btree (account_id);
CREATE INDEX family_messages_family_member_id_idx ON public.family_messages USING btree (family_member_id);
CREATE INDEX family_messages_family_thread_id_id_idx ON public.family_messages USING btree (family_thread_id, id);
alter table public.family_messages enable row level security;
create policy of_thread on public.family_messages for select to staff, "user"
  using ((EXISTS ( SELECT
   FROM family_threads t
  WHERE (t.id = family_messages.family_thread_id))));
grant select (id, family_thread_id, sender, family_member_id, body, created_at) on public.family_messages to "user";
grant select (id, family_thread_id, sender, family_member_id, account_id, body, created_at) on public.family_messages to staff;

create table public.family_thread_reads (
  id integer not null generated by default as identity,
  family_thread_id integer not null,
  family_member_id integer,
  last_read_message_id integer not null,
  read_at timestamp with time zone not null default app.now(),
  constraint family_thread_reads_pkey PRIMARY KEY (id),
  constraint one_mark_a_reader UNIQUE NULLS NOT DISTINCT (family_thread_id, family_member_id),
  constraint family_thread_reads_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE,
  constraint family_thread_reads_family_thread_id_fkey FOREIGN KEY (family_thread_id) REFERENCES family_threads(id) ON DELETE CASCADE,
  constraint family_thread_reads_last_read_message_id_fkey FOREIGN KEY (last_read_message_id) REFERENCES family_messages(id) ON DELETE CASCADE
);
comment on column public.family_thread_reads.family_member_id is 'null: the branch, whoever of its staff read it';
CREATE INDEX family_thread_reads_family_member_id_idx ON public.family_thread_reads USING btree (family_member_id);
CREATE INDEX family_thread_reads_last_read_message_id_idx ON public.family_thread_reads USING btree (last_read_message_id);
CREATE TRIGGER publish_thread_branch AFTER INSERT OR UPDATE ON family_thread_reads FOR EACH ROW EXECUTE FUNCTION app.publish_thread_branch();
alter table public.family_thread_reads enable row level security;
create policy of_thread on public.family_thread_reads for select to staff, "user"
  using ((EXISTS ( SELECT
   FROM family_threads t
  WHERE (t.id = family_thread_reads.family_thread_id))));
grant select on public.family_thread_reads to "user", staff;

-- made by its first message; the family writes to branches it has (had) a reserve at, and to its usual one
create table public.family_threads (
  id integer not null generated by default as identity,
  customer_id integer not null,
  branch_id integer not null,
  status smallint not null default 1,
  assigned_account_id integer,
  handed_to_headquarters_at timestamp with time zone,
  handed_account_id integer,
  handed_note text not null default ''::text,
  last_message_at timestamp with time zone not null default app.now(),
  waiting_since timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint family_threads_pkey PRIMARY KEY (id),
  constraint one_thread_a_family_and_branch UNIQUE (customer_id, branch_id),
  constraint family_threads_handed_note_check CHECK (length(handed_note) <= 300),
  constraint family_threads_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  constraint family_threads_assigned_account_id_fkey FOREIGN KEY (assigned_account_id) REFERENCES accounts(id),
  constraint family_threads_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint family_threads_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint family_threads_handed_account_id_fkey FOREIGN KEY (handed_account_id) REFERENCES accounts(id)
);
comment on column public.family_threads.status is '1 unread, 2 being seen to, 3 answered, 4 closed';
comment on column public.family_threads.handed_note is 'to headquarters, from the branch; the family never sees it';
comment on column public.family_threads.waiting_since is 'the first message of the family that nobody answered; null: nobody waits';
CREATE INDEX family_threads_assigned_account_id_idx ON public.family_threads USING btree (assigned_account_id);
CREATE INDEX family_threads_branch_id_last_message_at_idx ON public.family_threads USING btree (branch_id, last_message_at DESC);
CREATE INDEX family_threads_handed_account_id_idx ON public.family_threads USING btree (handed_account_id);
CREATE INDEX family_threads_waiting_since_idx ON public.family_threads USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);
CREATE TRIGGER next_version BEFORE UPDATE OF status, assigned_account_id, handed_to_headquarters_at, handed_note ON family_threads FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON family_threads FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER touch BEFORE UPDATE ON family_threads FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.family_threads enable row level security;
create policy own on public.family_threads for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.family_threads for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.family_threads to staff;
grant select (id, customer_id, branch_id, last_message_at, created_at) on public.family_threads to "user";

-- what of a cancellation fee was given back as the seat was sold again; only added to (billing/store/give-backs.ts)
create table public.fee_give_backs (
  id integer not null generated by default as identity,
  reserve_cancellation_id integer not null,
  reserve_id integer not null,
  branch_id integer not null,
  customer_id integer not null,
  fee_amount integer not null,
  resale_percent integer not null,
  seat_minutes integer not null,
  resold_minutes integer not null,
  amount integer not null,
  how smallint not null,
  created_at timestamp with time zone not null default app.now(),
  constraint fee_give_backs_pkey PRIMARY KEY (id),
  constraint fee_give_backs_reserve_cancellation_id_key UNIQUE (reserve_cancellation_id),
  constraint fee_give_backs_check CHECK (resold_minutes >= 0 AND resold_minutes <= seat_minutes),
  constraint fee_give_backs_check1 CHECK (amount >= 0 AND amount <= fee_amount),
  constraint fee_give_backs_fee_amount_check CHECK (fee_amount > 0),
  constraint fee_give_backs_how_check CHECK (how = ANY (ARRAY[1, 2, 3, 4])),
  constraint fee_give_backs_resale_percent_check CHECK (resale_percent >= 0 AND resale_percent <= 100),
  constraint fee_give_backs_seat_minutes_check CHECK (seat_minutes >= 0),
  constraint nothing_has_no_way CHECK ((amount = 0) = (how = 1)),
  constraint fee_give_backs_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint fee_give_backs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint fee_give_backs_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id),
  constraint fee_give_backs_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id)
);
comment on column public.fee_give_backs.fee_amount is 'the fee before';
comment on column public.fee_give_backs.seat_minutes is 'planned minutes, each child counted';
comment on column public.fee_give_backs.resold_minutes is 'those of them in which the seat was sold again';
comment on column public.fee_give_backs.how is '1 nothing to give back, 2 taken off before it was charged, 3 back to the card, 4 in cash at the branch';
CREATE INDEX fee_give_backs_branch_id_created_at_idx ON public.fee_give_backs USING btree (branch_id, created_at);
CREATE INDEX fee_give_backs_customer_id_idx ON public.fee_give_backs USING btree (customer_id);
CREATE INDEX fee_give_backs_reserve_id_idx ON public.fee_give_backs USING btree (reserve_id);
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON fee_give_backs FOR EACH ROW EXECUTE FUNCTION app.books_are_final();
alter table public.fee_give_backs enable row level security;
create policy own on public.fee_give_backs for select to "user"
  using ((customer_id = ANY (( SELECT app.seen_customer_ids() AS seen_customer_ids)::integer[])));
create policy own_branch on public.fee_give_backs for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.fee_give_backs to "user", staff;

-- cancellation fees lowered by a manager or headquarters, with the reason the family reads; only added to
create table public.fee_goodwills (
  id integer not null generated by default as identity,
  reserve_cancellation_id integer not null,
  branch_id integer not null,
  account_id integer not null,
  refund_id integer,
  before_amount integer not null,
  lowered_amount integer not null,
  reason text not null,
  idempotency_key uuid not null,
  content_hash text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint fee_goodwills_pkey PRIMARY KEY (id),
  constraint fee_goodwills_idempotency_key_key UNIQUE (idempotency_key),
  constraint fee_goodwills_before_amount_check CHECK (before_amount > 0),
  constraint fee_goodwills_lowered_amount_check CHECK (lowered_amount > 0),
  constraint fee_goodwills_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint never_below_nothing CHECK (lowered_amount <= before_amount),
  constraint fee_goodwills_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint fee_goodwills_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint fee_goodwills_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint fee_goodwills_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id) ON DELETE CASCADE
);
comment on column public.fee_goodwills.refund_id is 'the fee had been charged: what was given back; null: lowered before the charge';
CREATE INDEX fee_goodwills_account_id_idx ON public.fee_goodwills USING btree (account_id);
CREATE INDEX fee_goodwills_branch_id_idx ON public.fee_goodwills USING btree (branch_id);
CREATE INDEX fee_goodwills_refund_id_idx ON public.fee_goodwills USING btree (refund_id);
CREATE INDEX fee_goodwills_reserve_cancellation_id_idx ON public.fee_goodwills USING btree (reserve_cancellation_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON fee_goodwills FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.fee_goodwills enable row level security;
create policy own on public.fee_goodwills for select to "user"
  using ((EXISTS ( SELECT
   FROM (reserve_cancellations x
     JOIN reserves r ON ((r.id = x.reserve_id)))
  WHERE ((x.id = fee_goodwills.reserve_cancellation_id) AND (r.customer_id = ( SELECT app.customer_id() AS customer_id))))));
create policy own_branch on public.fee_goodwills for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.fee_goodwills to staff;
grant select (id, reserve_cancellation_id, before_amount, lowered_amount, reason, created_at) on public.fee_goodwills to "user";

-- money let go, or asked to be: who asked, who answered. A manager's own word is answered at once
create table public.fee_waivers (
  id integer not null generated by default as identity,
  reserve_cancellation_id integer,
  branch_id integer not null,
  asked_account_id integer not null,
  reason text not null,
  status smallint not null default 1,
  answered_account_id integer,
  answered_datetime timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  reserve_id integer not null,
  fee_amount integer not null default 0,
  granted_amount integer not null default 0,
  kept_cancel_deadline timestamp with time zone,
  free_move_flag boolean not null default false,
  refused_amount integer,
  refused_lines jsonb,
  answer_due_datetime timestamp with time zone not null default app.waiver_answer_due(),
  handed_to_headquarters_at timestamp with time zone,
  constraint fee_waivers_pkey PRIMARY KEY (id),
  constraint fee_waivers_reserve_cancellation_id_key UNIQUE (reserve_cancellation_id),
  constraint answered_by_somebody CHECK ((status = ANY (ARRAY[2, 3])) = (answered_account_id IS NOT NULL)),
  constraint fee_waivers_check CHECK (granted_amount >= 0 AND granted_amount <= fee_amount),
  constraint fee_waivers_fee_amount_check CHECK (fee_amount >= 0),
  constraint fee_waivers_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint fee_waivers_refused_amount_check CHECK (refused_amount >= 0),
  constraint fee_waivers_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  constraint price_with_its_lines CHECK ((refused_amount IS NULL) = (refused_lines IS NULL)),
  constraint fee_waivers_answered_account_id_fkey FOREIGN KEY (answered_account_id) REFERENCES accounts(id),
  constraint fee_waivers_asked_account_id_fkey FOREIGN KEY (asked_account_id) REFERENCES accounts(id),
  constraint fee_waivers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint fee_waivers_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id) ON DELETE CASCADE,
  constraint fee_waivers_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.fee_waivers.reserve_cancellation_id is 'null: a move at the branch''s wish; set as well once that reserve is cancelled';
comment on column public.fee_waivers.status is '1 waiting, 2 granted, 3 refused, 4 nobody answered in time';
comment on column public.fee_waivers.fee_amount is 'what the family pays, or keeps at stake, if it is refused';
comment on column public.fee_waivers.granted_amount is 'what is left of it if it is granted';
comment on column public.fee_waivers.free_move_flag is 'a refused move takes one of the moves without a fee';
comment on column public.fee_waivers.refused_amount is 'what the moved reserve costs if it is refused: with the same-day line; null: the same';
comment on column public.fee_waivers.answer_due_datetime is 'a manager answers until then; afterwards headquarters are told';
CREATE INDEX fee_waivers_answered_account_id_idx ON public.fee_waivers USING btree (answered_account_id);
CREATE INDEX fee_waivers_asked_account_id_idx ON public.fee_waivers USING btree (asked_account_id);
CREATE INDEX fee_waivers_branch_id_idx ON public.fee_waivers USING btree (branch_id);
CREATE INDEX fee_waivers_reserve_id_idx ON public.fee_waivers USING btree (reserve_id);
CREATE UNIQUE INDEX one_move_waits ON public.fee_waivers USING btree (reserve_id) WHERE ((status = 1) AND (reserve_cancellation_id IS NULL));
CREATE INDEX waivers_waiting ON public.fee_waivers USING btree (answer_due_datetime) WHERE ((status = 1) AND (handed_to_headquarters_at IS NULL));
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON fee_waivers FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER waiver_of_reserve BEFORE INSERT ON fee_waivers FOR EACH ROW EXECUTE FUNCTION app.waiver_of_reserve();
alter table public.fee_waivers enable row level security;
create policy own on public.fee_waivers for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = fee_waivers.reserve_id))));
create policy own_branch on public.fee_waivers for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.fee_waivers to staff;
grant select (id, reserve_cancellation_id, status, created_at, reserve_id, fee_amount, granted_amount) on public.fee_waivers to "user";

-- what was uploaded; the row is written before the bytes, so that no bytes lie anywhere without a row
create table public.files (
  id integer not null generated by default as identity,
  key uuid not null default gen_random_uuid(),
  purpose text not null,
  private_flag boolean not null,
  content_type text not null,
  bytes integer not null,
  width integer,
  height integer,
  branch_id integer,
  customer_id integer,
  account_id integer,
  stored_flag boolean not null default false,
  unused_since timestamp with time zone default app.now(),
  created_at timestamp with time zone not null default app.now(),
  constraint files_pkey PRIMARY KEY (id),
  constraint files_key_key UNIQUE (key),
  constraint a_familys_files_are_private CHECK (customer_id IS NULL OR private_flag),
  constraint files_bytes_check CHECK (bytes >= 1 AND bytes <= 20971520),
  constraint files_content_type_check CHECK (content_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text])),
  constraint files_height_check CHECK (height >= 1 AND height <= 10000),
  constraint files_purpose_check CHECK (purpose = ANY (ARRAY['branch_image'::text, 'content_image'::text, 'family_document'::text, 'child_photo'::text, 'incident_photo'::text, 'pickup_photo'::text, 'message_photo'::text, 'barred_photo'::text])),
  constraint files_width_check CHECK (width >= 1 AND width <= 1600),
  constraint pictures_have_a_size CHECK ((content_type = 'image/webp'::text) = (width IS NOT NULL AND height IS NOT NULL)),
  constraint files_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint files_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE SET NULL,
  constraint files_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
comment on column public.files.key is 'cannot be guessed; of a public file it stands in the address';
comment on column public.files.width is 'of the widest form; the narrower ones follow from it (src/domain/files/picture-address.ts)';
comment on column public.files.account_id is 'who of the staff uploaded it; null: the family itself';
comment on column public.files.stored_flag is 'the bytes have arrived';
comment on column public.files.unused_since is 'null while a row names the file; a day later it is swept (sweepFiles)';
CREATE INDEX files_account_id_idx ON public.files USING btree (account_id);
CREATE INDEX files_branch_id_idx ON public.files USING btree (branch_id);
CREATE INDEX files_customer_id_idx ON public.files USING btree (customer_id);
CREATE INDEX files_unused_since_idx ON public.files USING btree (unused_since) WHERE (unused_since IS NOT NULL);
CREATE TRIGGER remove_file AFTER DELETE ON files FOR EACH ROW EXECUTE FUNCTION app.remove_file();
alter table public.files enable row level security;
create policy barred_photos on public.files for select to staff
  using (((purpose = 'barred_photo'::text) AND (EXISTS ( SELECT
   FROM pickup_bars b
  WHERE (b.file_id = files.id)))));
create policy branch_incidents on public.files for select to staff
  using (((purpose = 'incident_photo'::text) AND (( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))));
create policy child_documents on public.files for select to staff
  using (((purpose = 'family_document'::text) AND (EXISTS ( SELECT
   FROM child_documents d
  WHERE (d.file_id = files.id)))));
create policy child_photos on public.files for select to staff
  using (((purpose = 'child_photo'::text) AND (EXISTS ( SELECT
   FROM child_logs l
  WHERE (l.file_id = files.id)))));
create policy child_photos_of_family on public.files for select to "user"
  using (((purpose = 'child_photo'::text) AND (EXISTS ( SELECT
   FROM app.photo_families(files.id) family(family)
  WHERE (family.family = ANY (( SELECT app.seen_family_ids() AS seen_family_ids)::integer[]))))));
create policy in_message on public.files for select to staff, "user"
  using (((purpose = 'message_photo'::text) AND (EXISTS ( SELECT
   FROM family_message_files f
  WHERE (f.file_id = files.id)))));
create policy known_families on public.files for select to staff
  using ((private_flag AND (purpose <> 'family_document'::text) AND (EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = files.customer_id)))));
create policy only_in_message on public.files for select to staff, "user"
  using (((purpose <> 'message_photo'::text) OR (EXISTS ( SELECT
   FROM family_message_files f
  WHERE (f.file_id = files.id)))));
create policy own on public.files for select to "user"
  using ((customer_id = ( SELECT app.family_id() AS family_id)));
create policy staff_reads_public on public.files for select to staff
  using (((NOT private_flag) AND (( SELECT app.account_role() AS account_role) IS NOT NULL)));
grant select on public.files to staff;
grant select (id, key, purpose, private_flag, content_type, bytes, width, height, customer_id, stored_flag, created_at) on public.files to "user";

-- the papers of a family's first visit to a branch, and their signature
create table public.first_visit_packs (
  id integer not null generated by default as identity,
  customer_id integer not null,
  branch_id integer not null,
  sent_at timestamp with time zone not null default app.now(),
  paper jsonb,
  paper_hash text,
  medicine_rule_flag boolean not null default false,
  emergency_care_flag boolean not null default false,
  signed_name text not null default ''::text,
  signed_member_id integer,
  signed_account_id integer,
  signed_at timestamp with time zone,
  version integer not null default 1,
  constraint first_visit_packs_pkey PRIMARY KEY (id),
  constraint one_pack_a_branch UNIQUE (customer_id, branch_id),
  constraint first_visit_packs_paper_check CHECK (jsonb_typeof(paper) = 'array'::text),
  constraint first_visit_packs_signed_name_check CHECK (length(signed_name) <= 50),
  constraint signed_whole CHECK ((signed_at IS NULL) = (paper IS NULL) AND (signed_at IS NULL) = (paper_hash IS NULL) AND (signed_at IS NULL) = (signed_name = ''::text) AND (signed_at IS NULL OR medicine_rule_flag AND emergency_care_flag)),
  constraint first_visit_packs_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint first_visit_packs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint first_visit_packs_signed_account_id_fkey FOREIGN KEY (signed_account_id) REFERENCES accounts(id),
  constraint first_visit_packs_signed_member_id_fkey FOREIGN KEY (signed_member_id) REFERENCES family_members(id) ON DELETE SET NULL
);
comment on column public.first_visit_packs.paper is 'every word that was signed, as [{heading, facts}]; the PDF is drawn from it, whenever it is asked for';
comment on column public.first_visit_packs.paper_hash is 'SHA-256 of these words: the paper shown must be the paper signed';
comment on column public.first_visit_packs.signed_account_id is 'staff at whose desk it was signed on the tablet; null: at home';
CREATE INDEX first_visit_packs_branch_id_idx ON public.first_visit_packs USING btree (branch_id);
CREATE INDEX first_visit_packs_signed_account_id_idx ON public.first_visit_packs USING btree (signed_account_id);
CREATE INDEX first_visit_packs_signed_member_id_idx ON public.first_visit_packs USING btree (signed_member_id);
CREATE TRIGGER next_version BEFORE UPDATE ON first_visit_packs FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON first_visit_packs FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.first_visit_packs enable row level security;
create policy own on public.first_visit_packs for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.first_visit_packs for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, customer_id, branch_id, sent_at, medicine_rule_flag, emergency_care_flag, signed_name, signed_at, version) on public.first_visit_packs to "user", staff;

create table public.hand_over_exceptions (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  name text not null,
  refusal smallint not null,
  how smallint not null,
  reason text not null default ''::text,
  document smallint,
  account_id integer not null,
  happened_at timestamp with time zone not null,
  created_at timestamp with time zone not null default app.now(),
  seen_at timestamp with time zone,
  seen_account_id integer,
  constraint hand_over_exceptions_pkey PRIMARY KEY (id),
  constraint hand_over_exceptions_document_check CHECK (document = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint hand_over_exceptions_how_check CHECK (how = ANY (ARRAY[1, 2])),
  constraint hand_over_exceptions_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint hand_over_exceptions_reason_check CHECK (length(reason) <= 200),
  constraint hand_over_exceptions_refusal_check CHECK (refusal = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint past_the_door_with_reason CHECK (how = 2 OR reason <> ''::text AND document IS NOT NULL),
  constraint seen_by_somebody CHECK ((seen_at IS NULL) = (seen_account_id IS NULL)),
  constraint hand_over_exceptions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint hand_over_exceptions_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint hand_over_exceptions_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint hand_over_exceptions_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint hand_over_exceptions_seen_account_id_fkey FOREIGN KEY (seen_account_id) REFERENCES accounts(id)
);
comment on column public.hand_over_exceptions.refusal is '1 barred, 2 hidden, 3 removed, 4 disputed, 5 not on the frozen list';
comment on column public.hand_over_exceptions.how is '1 a manager went past it, 2 pressed without connection: the child was gone when the server heard of it';
comment on column public.hand_over_exceptions.document is 'which document was seen: as reserve_details.fetched_document';
comment on column public.hand_over_exceptions.seen_at is 'a manager or headquarters took note; until then it stands in red on the board';
CREATE INDEX hand_over_exceptions_account_id_idx ON public.hand_over_exceptions USING btree (account_id);
CREATE INDEX hand_over_exceptions_branch_id_seen_at_idx ON public.hand_over_exceptions USING btree (branch_id, seen_at);
CREATE INDEX hand_over_exceptions_child_id_idx ON public.hand_over_exceptions USING btree (child_id);
CREATE INDEX hand_over_exceptions_reserve_id_idx ON public.hand_over_exceptions USING btree (reserve_id);
CREATE INDEX hand_over_exceptions_seen_account_id_idx ON public.hand_over_exceptions USING btree (seen_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON hand_over_exceptions FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.hand_over_exceptions enable row level security;
create policy own_branch on public.hand_over_exceptions for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.hand_over_exceptions to staff;

create table public.headquarters_messages (
  id integer not null generated by default as identity,
  kind text not null,
  deduplication_key text not null,
  title text not null,
  content text not null,
  branch_id integer,
  link text,
  mail_status text not null default 'waiting'::text,
  created_at timestamp with time zone not null default app.now(),
  done_at timestamp with time zone,
  done_account_id integer,
  constraint headquarters_messages_pkey PRIMARY KEY (id),
  constraint headquarters_messages_deduplication_key_key UNIQUE (deduplication_key),
  constraint done_by_somebody CHECK ((done_at IS NULL) = (done_account_id IS NULL)),
  constraint headquarters_messages_mail_status_check CHECK (mail_status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])),
  constraint headquarters_messages_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint headquarters_messages_done_account_id_fkey FOREIGN KEY (done_account_id) REFERENCES accounts(id)
);
CREATE INDEX headquarters_messages_branch_id_idx ON public.headquarters_messages USING btree (branch_id);
CREATE INDEX headquarters_messages_created_at_idx ON public.headquarters_messages USING btree (created_at DESC) WHERE (done_at IS NULL);
CREATE INDEX headquarters_messages_done_account_id_idx ON public.headquarters_messages USING btree (done_account_id);
CREATE TRIGGER publish_headquarters AFTER INSERT OR UPDATE ON headquarters_messages FOR EACH STATEMENT EXECUTE FUNCTION app.publish_headquarters();
alter table public.headquarters_messages enable row level security;
create policy headquarters on public.headquarters_messages for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (( SELECT app.account_role() AS account_role) = 4)));
grant select (id, kind, title, content, branch_id, link, mail_status, created_at, done_at, done_account_id) on public.headquarters_messages to staff;

create table public.holidays (
  date date not null,
  name text not null,
  id integer not null generated by default as identity,
  version integer not null default 1,
  constraint holidays_pkey PRIMARY KEY (date),
  constraint holidays_id_key UNIQUE (id),
  constraint name_is_short CHECK (length(name) >= 1 AND length(name) <= 30 AND name ~ '[^[:space:]　]'::text)
);
CREATE TRIGGER next_version BEFORE UPDATE ON holidays FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON holidays FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.holidays enable row level security;
create policy everyone_reads on public.holidays for select to anonymous, staff, "user"
  using (true);
grant select on public.holidays to "user", anonymous, staff;

-- why a stay was cancelled for illness, as the family said; health data, seen by the guardians and the branch of the stay
create table public.illness_notices (
  reserve_id integer not null,
  branch_id integer not null,
  signs jsonb not null default '[]'::jsonb,
  temperature numeric(3,1),
  family_member_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint illness_notices_pkey PRIMARY KEY (reserve_id),
  constraint illness_notices_signs_check CHECK (signs <@ '[1, 2, 3, 4, 5, 6, 7]'::jsonb),
  constraint illness_notices_temperature_check CHECK (temperature >= 34::numeric AND temperature <= 42::numeric),
  constraint says_something CHECK (signs <> '[]'::jsonb OR temperature IS NOT NULL),
  constraint illness_notices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint illness_notices_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint illness_notices_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.illness_notices.signs is 'codes of domain/care/morning/morning-codes.ts (illnessSign)';
CREATE INDEX illness_notices_branch_id_idx ON public.illness_notices USING btree (branch_id);
CREATE INDEX illness_notices_family_member_id_idx ON public.illness_notices USING btree (family_member_id);
alter table public.illness_notices enable row level security;
create policy own on public.illness_notices for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = illness_notices.reserve_id))));
create policy own_branch on public.illness_notices for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.illness_notices to "user", staff;

-- families made by an import: they consent and set a password when they first come
create table public.imported_customers (
  id integer not null generated by default as identity,
  import_id integer not null,
  customer_id integer not null,
  constraint imported_customers_pkey PRIMARY KEY (id),
  constraint imported_customers_customer_id_key UNIQUE (customer_id),
  constraint imported_customers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint imported_customers_import_id_fkey FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE
);
CREATE INDEX imported_customers_import_id_idx ON public.imported_customers USING btree (import_id);
alter table public.imported_customers enable row level security;
create policy headquarters on public.imported_customers for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.imported_customers to staff;

create table public.imports (
  id integer not null generated by default as identity,
  kind text not null,
  file_name text not null,
  content_hash text not null,
  line_count integer not null,
  made_count integer not null,
  invite_flag boolean not null default false,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint imports_pkey PRIMARY KEY (id),
  constraint imports_kind_content_hash_key UNIQUE (kind, content_hash),
  constraint imports_file_name_check CHECK (length(file_name) >= 1 AND length(file_name) <= 200),
  constraint imports_kind_check CHECK (kind = ANY (ARRAY['branches'::text, 'families'::text])),
  constraint imports_line_count_check CHECK (line_count >= 0),
  constraint imports_made_count_check CHECK (made_count >= 0),
  constraint imports_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
comment on column public.imports.content_hash is 'of the file: the same file is taken once';
comment on column public.imports.invite_flag is 'the families were sent a link to set their password';
CREATE INDEX imports_account_id_idx ON public.imports USING btree (account_id);
alter table public.imports enable row level security;
create policy headquarters on public.imports for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.imports to staff;

-- what was sent by mail; incoming mail is not taken in, it goes to the branch's own address
create table public.inbox_answers (
  id integer not null generated by default as identity,
  inbox_thread_id integer not null,
  account_id integer not null,
  subject text not null,
  body text not null,
  mail_status text not null default 'waiting'::text,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  sent_at timestamp with time zone,
  constraint inbox_answers_pkey PRIMARY KEY (id),
  constraint inbox_answers_idempotency_key_key UNIQUE (idempotency_key),
  constraint inbox_answers_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  constraint inbox_answers_mail_status_check CHECK (mail_status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])),
  constraint inbox_answers_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 100),
  constraint inbox_answers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint inbox_answers_inbox_thread_id_fkey FOREIGN KEY (inbox_thread_id) REFERENCES inbox_threads(id) ON DELETE CASCADE
);
CREATE INDEX inbox_answers_account_id_idx ON public.inbox_answers USING btree (account_id);
CREATE INDEX inbox_answers_inbox_thread_id_created_at_idx ON public.inbox_answers USING btree (inbox_thread_id, created_at);
alter table public.inbox_answers enable row level security;
create policy own_branch on public.inbox_answers for select to staff
  using ((EXISTS ( SELECT
   FROM inbox_threads t
  WHERE (t.id = inbox_answers.inbox_thread_id))));
grant select (id, inbox_thread_id, account_id, subject, body, mail_status, created_at, sent_at) on public.inbox_answers to staff;

create table public.inbox_templates (
  id integer not null generated by default as identity,
  branch_id integer,
  title text not null,
  body text not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  kind smallint not null default 1,
  constraint inbox_templates_pkey PRIMARY KEY (id),
  constraint inbox_templates_body_check CHECK (length(body) >= 1 AND length(body) <= 4000),
  constraint inbox_templates_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint inbox_templates_title_check CHECK (length(title) >= 1 AND length(title) <= 50),
  constraint inbox_templates_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
comment on column public.inbox_templates.branch_id is 'null: headquarters'', for every branch';
comment on column public.inbox_templates.kind is '1 an answer to an inquiry, 2 the comment to a request, 3 a message to a family';
CREATE INDEX inbox_templates_branch_id_idx ON public.inbox_templates USING btree (branch_id);
CREATE TRIGGER next_version BEFORE UPDATE ON inbox_templates FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER touch BEFORE UPDATE ON inbox_templates FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.inbox_templates enable row level security;
create policy own_branch on public.inbox_templates for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR ((( SELECT app.account_role() AS account_role) IS NOT NULL) AND ((branch_id IS NULL) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))))));
grant select on public.inbox_templates to staff;

-- one for each inquiry and application, made by their insert, so that none can be forgotten
create table public.inbox_threads (
  id integer not null generated by default as identity,
  branch_id integer,
  kind smallint not null,
  inquiry_id integer,
  staff_recruitment_application_id integer,
  status smallint not null default 1,
  assigned_account_id integer,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint inbox_threads_pkey PRIMARY KEY (id),
  constraint inbox_threads_inquiry_id_key UNIQUE (inquiry_id),
  constraint inbox_threads_staff_recruitment_application_id_key UNIQUE (staff_recruitment_application_id),
  constraint about_one_thing CHECK (num_nonnulls(inquiry_id, staff_recruitment_application_id) = 1),
  constraint inbox_threads_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint inbox_threads_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  constraint inbox_threads_assigned_account_id_fkey FOREIGN KEY (assigned_account_id) REFERENCES accounts(id),
  constraint inbox_threads_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint inbox_threads_inquiry_id_fkey FOREIGN KEY (inquiry_id) REFERENCES inquiries(id) ON DELETE CASCADE,
  constraint inbox_threads_staff_recruitment_application_id_fkey FOREIGN KEY (staff_recruitment_application_id) REFERENCES staff_recruitment_applications(id) ON DELETE CASCADE
);
comment on column public.inbox_threads.branch_id is 'who answers: the branch asked, headquarters for a company''s question';
comment on column public.inbox_threads.kind is '1 a family''s inquiry, 2 a company''s, 3 an application';
comment on column public.inbox_threads.status is '1 unread, 2 being seen to, 3 answered, 4 closed';
CREATE INDEX inbox_threads_assigned_account_id_idx ON public.inbox_threads USING btree (assigned_account_id);
CREATE INDEX inbox_threads_branch_id_created_at_idx ON public.inbox_threads USING btree (branch_id, created_at DESC);
CREATE INDEX inbox_threads_created_at_idx ON public.inbox_threads USING btree (created_at) WHERE (status = ANY (ARRAY[1, 2]));
CREATE TRIGGER next_version BEFORE UPDATE ON inbox_threads FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON inbox_threads FOR EACH ROW WHEN (new.branch_id IS NOT NULL) EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER touch BEFORE UPDATE ON inbox_threads FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.inbox_threads enable row level security;
create policy own_branch on public.inbox_threads for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR ((( SELECT app.account_role() AS account_role) = 5) AND (kind <> 3)) OR ((branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])) AND ((kind <> 3) OR (( SELECT app.account_role() AS account_role) = 2)))));
grant select on public.inbox_threads to staff;

-- who of the staff was there at that minute
create table public.incident_accounts (
  id integer not null generated by default as identity,
  branch_id integer not null,
  incident_id integer not null,
  account_id integer not null,
  constraint incident_accounts_pkey PRIMARY KEY (id),
  constraint incident_accounts_incident_id_account_id_key UNIQUE (incident_id, account_id),
  constraint incident_accounts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint incident_accounts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint incident_accounts_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE
);
CREATE INDEX incident_accounts_account_id_idx ON public.incident_accounts USING btree (account_id);
CREATE INDEX incident_accounts_branch_id_idx ON public.incident_accounts USING btree (branch_id);
CREATE TRIGGER signed_incident_parts_stay BEFORE INSERT OR DELETE OR UPDATE ON incident_accounts FOR EACH ROW EXECUTE FUNCTION app.signed_incident_parts_stay();
alter table public.incident_accounts enable row level security;
create policy own_branch on public.incident_accounts for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.incident_accounts to staff;

create table public.incident_children (
  id integer not null generated by default as identity,
  branch_id integer not null,
  incident_id integer not null,
  child_id integer not null,
  reserve_id integer not null,
  state_found text not null default ''::text,
  first_aid text not null default ''::text,
  hospital text not null default ''::text,
  diagnosis text not null default ''::text,
  told_name text not null default ''::text,
  told_at timestamp with time zone,
  told_words text not null default ''::text,
  told_account_id integer,
  constraint incident_children_pkey PRIMARY KEY (id),
  constraint incident_children_incident_id_child_id_key UNIQUE (incident_id, child_id),
  constraint incident_children_diagnosis_check CHECK (length(diagnosis) <= 200),
  constraint incident_children_first_aid_check CHECK (length(first_aid) <= 500),
  constraint incident_children_hospital_check CHECK (length(hospital) <= 100),
  constraint incident_children_state_found_check CHECK (length(state_found) <= 500),
  constraint incident_children_told_name_check CHECK (length(told_name) <= 50),
  constraint incident_children_told_words_check CHECK (length(told_words) <= 500),
  constraint told_by_somebody CHECK ((told_at IS NULL) = (told_account_id IS NULL) AND (told_at IS NULL) = (told_name = ''::text) AND (told_at IS NOT NULL OR told_words = ''::text)),
  constraint incident_children_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint incident_children_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint incident_children_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE,
  constraint incident_children_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE,
  constraint incident_children_told_account_id_fkey FOREIGN KEY (told_account_id) REFERENCES accounts(id)
);
CREATE INDEX incident_children_branch_id_idx ON public.incident_children USING btree (branch_id);
CREATE INDEX incident_children_child_id_idx ON public.incident_children USING btree (child_id);
CREATE INDEX incident_children_reserve_id_idx ON public.incident_children USING btree (reserve_id);
CREATE INDEX incident_children_told_account_id_idx ON public.incident_children USING btree (told_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON incident_children FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER signed_incident_parts_stay BEFORE INSERT OR DELETE OR UPDATE ON incident_children FOR EACH ROW EXECUTE FUNCTION app.signed_incident_parts_stay();
alter table public.incident_children enable row level security;
create policy own_branch on public.incident_children for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.incident_children to staff;

-- the course of things minute by minute, and what is added after the signature; only added to
create table public.incident_entries (
  id integer not null generated by default as identity,
  branch_id integer not null,
  incident_id integer not null,
  kind smallint not null,
  happened_at timestamp with time zone not null,
  words text not null,
  account_id integer not null,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  constraint incident_entries_pkey PRIMARY KEY (id),
  constraint incident_entries_idempotency_key_key UNIQUE (idempotency_key),
  constraint incident_entries_kind_check CHECK (kind = ANY (ARRAY[1, 2])),
  constraint incident_entries_words_check CHECK (length(words) >= 1 AND length(words) <= 500),
  constraint incident_entries_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint incident_entries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint incident_entries_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE
);
comment on column public.incident_entries.kind is '1 of the course of things, 2 added to a signed report';
CREATE INDEX incident_entries_account_id_idx ON public.incident_entries USING btree (account_id);
CREATE INDEX incident_entries_branch_id_idx ON public.incident_entries USING btree (branch_id);
CREATE INDEX incident_entries_incident_id_happened_at_idx ON public.incident_entries USING btree (incident_id, happened_at);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON incident_entries FOR EACH ROW EXECUTE FUNCTION app.append_only();
CREATE TRIGGER publish_branch_day AFTER INSERT ON incident_entries FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.incident_entries enable row level security;
create policy own_branch on public.incident_entries for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.incident_entries to staff;

create table public.incident_photos (
  id integer not null generated by default as identity,
  branch_id integer not null,
  incident_id integer not null,
  file_id integer not null,
  words text not null,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint incident_photos_pkey PRIMARY KEY (id),
  constraint incident_photos_file_id_key UNIQUE (file_id),
  constraint incident_photos_words_check CHECK (length(words) >= 1 AND length(words) <= 200),
  constraint incident_photos_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint incident_photos_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint incident_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint incident_photos_incident_id_fkey FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE
);
comment on column public.incident_photos.words is 'what is seen on the picture or sketch';
CREATE INDEX incident_photos_account_id_idx ON public.incident_photos USING btree (account_id);
CREATE INDEX incident_photos_branch_id_idx ON public.incident_photos USING btree (branch_id);
CREATE INDEX incident_photos_incident_id_idx ON public.incident_photos USING btree (incident_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE ON incident_photos FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER signed_incident_parts_stay BEFORE DELETE OR UPDATE ON incident_photos FOR EACH ROW EXECUTE FUNCTION app.signed_incident_parts_stay();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON incident_photos FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.incident_photos enable row level security;
create policy own_branch on public.incident_photos for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.incident_photos to staff;

create table public.incidents (
  id integer not null generated by default as identity,
  branch_id integer not null,
  kind smallint not null,
  serious_kind smallint,
  happened_at timestamp with time zone not null,
  place text not null,
  what_happened text not null,
  others_present text not null default ''::text,
  cause text not null default ''::text,
  measure text not null default ''::text,
  account_id integer not null,
  daily_report_id integer,
  signed_account_id integer,
  signed_at timestamp with time zone,
  reported_account_id integer,
  reported_at timestamp with time zone,
  reported_to text not null default ''::text,
  idempotency_key uuid not null,
  content_hash text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint incidents_pkey PRIMARY KEY (id),
  constraint incidents_daily_report_id_key UNIQUE (daily_report_id),
  constraint incidents_idempotency_key_key UNIQUE (idempotency_key),
  constraint incidents_cause_check CHECK (length(cause) <= 1000),
  constraint incidents_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint incidents_measure_check CHECK (length(measure) <= 1000),
  constraint incidents_others_present_check CHECK (length(others_present) <= 200),
  constraint incidents_place_check CHECK (length(place) >= 1 AND length(place) <= 100),
  constraint incidents_reported_to_check CHECK (length(reported_to) <= 100),
  constraint incidents_serious_kind_check CHECK (serious_kind = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7])),
  constraint incidents_what_happened_check CHECK (length(what_happened) >= 1 AND length(what_happened) <= 2000),
  constraint reported_by_somebody CHECK ((reported_at IS NULL) = (reported_account_id IS NULL) AND (reported_at IS NULL) = (reported_to = ''::text)),
  constraint serious_has_a_kind CHECK ((kind = 3) = (serious_kind IS NOT NULL)),
  constraint signed_by_somebody CHECK ((signed_at IS NULL) = (signed_account_id IS NULL)),
  constraint incidents_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint incidents_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint incidents_daily_report_id_fkey FOREIGN KEY (daily_report_id) REFERENCES daily_reports(id) ON DELETE SET NULL,
  constraint incidents_reported_account_id_fkey FOREIGN KEY (reported_account_id) REFERENCES accounts(id),
  constraint incidents_signed_account_id_fkey FOREIGN KEY (signed_account_id) REFERENCES accounts(id)
);
comment on column public.incidents.kind is '1 near miss, 2 accident or injury, 3 serious: the authorities are told the same day';
comment on column public.incidents.serious_kind is '1 death, 2 unconscious, 3 treatment of 30 days or more, 4 lost, left behind or taken, 5 food poisoning, 6 violence or indecency, 7 nearly fatal or other';
comment on column public.incidents.reported_at is 'when the first report went to the authorities, as a manager has said';
CREATE INDEX incidents_account_id_idx ON public.incidents USING btree (account_id);
CREATE INDEX incidents_branch_id_happened_at_idx ON public.incidents USING btree (branch_id, happened_at DESC);
CREATE INDEX incidents_reported_account_id_idx ON public.incidents USING btree (reported_account_id);
CREATE INDEX incidents_signed_account_id_idx ON public.incidents USING btree (signed_account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON incidents FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON incidents FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER signed_incident_stays BEFORE UPDATE ON incidents FOR EACH ROW EXECUTE FUNCTION app.signed_incident_stays();
CREATE TRIGGER touch BEFORE UPDATE ON incidents FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.incidents enable row level security;
create policy own_branch on public.incidents for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.incidents to staff;

-- when a child may come again after an infection, and with which paper; days count from the day after (onset is day 0)
create table public.infections (
  id integer not null generated by default as identity,
  name text not null,
  onset_label text not null default '症状が出た日'::text,
  onset_days smallint,
  eased_label text,
  eased_days smallint,
  return_words text not null,
  paper smallint not null,
  adaptation_date date not null default '2022-04-01'::date,
  end_date date,
  display_order integer not null,
  version integer not null default 1,
  constraint infections_pkey PRIMARY KEY (id),
  constraint infections_name_key UNIQUE (name),
  constraint eased_days_have_a_day CHECK ((eased_days IS NULL) = (eased_label IS NULL)),
  constraint infections_eased_days_check CHECK (eased_days >= 0 AND eased_days <= 60),
  constraint infections_eased_label_check CHECK (length(eased_label) >= 1 AND length(eased_label) <= 50),
  constraint infections_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint infections_onset_days_check CHECK (onset_days >= 0 AND onset_days <= 60),
  constraint infections_onset_label_check CHECK (length(onset_label) >= 1 AND length(onset_label) <= 50),
  constraint infections_paper_check CHECK (paper = ANY (ARRAY[1, 2])),
  constraint infections_return_words_check CHECK (length(return_words) >= 1 AND length(return_words) <= 200)
);
comment on column public.infections.onset_days is 'so many whole days after the day of onset; null: no such rule';
comment on column public.infections.eased_days is 'so many whole days after the day of eased_label; null: no such rule';
comment on column public.infections.return_words is 'the rule in plain words, also where no days are counted';
comment on column public.infections.paper is '1 the doctor''s 意見書, 2 the parent''s 登園届 after seeing a doctor';
CREATE TRIGGER next_version BEFORE UPDATE ON infections FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.infections enable row level security;
create policy everyone_reads on public.infections for select to anonymous, staff, "user"
  using (true);
grant select on public.infections to "user", anonymous, staff;

create table public.inquiries (
  id integer not null generated by default as identity,
  inquiry_category_id integer not null,
  branch_id integer,
  customer_id integer,
  corporate_name text,
  department_name text,
  name text not null,
  tel text not null,
  email citext not null,
  inquiry_text text not null,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  search_text text not null generated always as ((((app.search_text(name) || '/'::text) || app.search_text(COALESCE(corporate_name, ''::text))) || '/'::text) || app.search_text(inquiry_text)) stored,
  asked_member_id integer,
  constraint inquiries_pkey PRIMARY KEY (id),
  constraint inquiries_idempotency_key_key UNIQUE (idempotency_key),
  constraint inquiries_inquiry_text_check CHECK (length(inquiry_text) >= 1 AND length(inquiry_text) <= 1000),
  constraint inquiries_asked_member_id_fkey FOREIGN KEY (asked_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint inquiries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint inquiries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE SET NULL,
  constraint inquiries_inquiry_category_id_fkey FOREIGN KEY (inquiry_category_id) REFERENCES inquiry_categories(id)
);
comment on column public.inquiries.search_text is 'name, company and text as the search compares them';
CREATE INDEX inquiries_asked_member_id_idx ON public.inquiries USING btree (asked_member_id);
CREATE INDEX inquiries_branch_id_idx ON public.inquiries USING btree (branch_id);
CREATE INDEX inquiries_customer_id_idx ON public.inquiries USING btree (customer_id);
CREATE INDEX inquiries_inquiry_category_id_idx ON public.inquiries USING btree (inquiry_category_id);
CREATE TRIGGER open_inbox_thread AFTER INSERT ON inquiries FOR EACH ROW EXECUTE FUNCTION app.open_inbox_thread();
alter table public.inquiries enable row level security;
create policy own on public.inquiries for select to "user"
  using ((((customer_id = ( SELECT app.customer_id() AS customer_id)) AND (asked_member_id IS NULL)) OR (asked_member_id = ( SELECT app.family_member_id() AS family_member_id))));
create policy own_branch on public.inquiries for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (( SELECT app.account_role() AS account_role) = 5) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.inquiries to "user", staff;

create table public.inquiry_categories (
  id integer not null generated by default as identity,
  name text not null,
  type smallint not null,
  sequence integer not null,
  publication_flag boolean not null default true,
  publication_datetime timestamp with time zone,
  withdrawn_datetime timestamp with time zone,
  version integer not null default 1,
  constraint inquiry_categories_pkey PRIMARY KEY (id),
  constraint inquiry_categories_type_check CHECK (type = ANY (ARRAY[1, 2])),
  constraint what_is_withdrawn_is_not_released CHECK (withdrawn_datetime IS NULL OR NOT publication_flag)
);
comment on column public.inquiry_categories.type is '1 user inquiries, 2 partner inquiries';
CREATE TRIGGER next_version BEFORE UPDATE ON inquiry_categories FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON inquiry_categories FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.inquiry_categories enable row level security;
create policy everyone_reads on public.inquiry_categories for select to anonymous, "user"
  using (app.is_published(publication_flag, publication_datetime, NULL::timestamp with time zone));
create policy staff_reads on public.inquiry_categories for select to staff
  using (true);
grant select on public.inquiry_categories to "user", anonymous, staff;

create table public.instalment_parts (
  id integer not null generated by default as identity,
  instalment_id integer not null,
  childcare_id integer,
  reserve_cancellation_id integer,
  childcare_correction_id integer,
  amount integer not null,
  constraint instalment_parts_pkey PRIMARY KEY (id),
  constraint instalment_parts_amount_check CHECK (amount > 0),
  constraint one_claim CHECK (num_nonnulls(childcare_id, reserve_cancellation_id, childcare_correction_id) = 1),
  constraint instalment_parts_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint instalment_parts_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint instalment_parts_instalment_id_fkey FOREIGN KEY (instalment_id) REFERENCES instalments(id),
  constraint instalment_parts_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id)
);
CREATE INDEX instalment_parts_childcare_correction_id_idx ON public.instalment_parts USING btree (childcare_correction_id);
CREATE INDEX instalment_parts_childcare_id_idx ON public.instalment_parts USING btree (childcare_id);
CREATE INDEX instalment_parts_instalment_id_idx ON public.instalment_parts USING btree (instalment_id);
CREATE INDEX instalment_parts_reserve_cancellation_id_idx ON public.instalment_parts USING btree (reserve_cancellation_id);
alter table public.instalment_parts enable row level security;
create policy headquarters on public.instalment_parts for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.instalment_parts for select to "user"
  using ((EXISTS ( SELECT
   FROM instalments i
  WHERE (i.id = instalment_parts.instalment_id))));
grant select on public.instalment_parts to "user", staff;

-- kept, completed (everything is paid), broken (an instalment could not be charged), ended (by headquarters)
create table public.instalment_plans (
  id integer not null generated by default as identity,
  customer_id integer not null,
  account_id integer not null,
  total_amount integer not null,
  reason text not null,
  status text not null default 'kept'::text,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint instalment_plans_pkey PRIMARY KEY (id),
  constraint instalment_plans_idempotency_key_key UNIQUE (idempotency_key),
  constraint instalment_plans_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint instalment_plans_status_check CHECK (status = ANY (ARRAY['kept'::text, 'completed'::text, 'broken'::text, 'ended'::text])),
  constraint instalment_plans_total_amount_check CHECK (total_amount > 0),
  constraint instalment_plans_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint instalment_plans_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
CREATE INDEX instalment_plans_account_id_idx ON public.instalment_plans USING btree (account_id);
CREATE INDEX instalment_plans_customer_id_idx ON public.instalment_plans USING btree (customer_id);
CREATE UNIQUE INDEX instalment_plans_one_kept ON public.instalment_plans USING btree (customer_id) WHERE (status = 'kept'::text);
CREATE TRIGGER touch BEFORE UPDATE ON instalment_plans FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.instalment_plans enable row level security;
create policy headquarters on public.instalment_plans for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.instalment_plans for select to "user"
  using ((customer_id = ( SELECT app.customer_id() AS customer_id)));
grant select on public.instalment_plans to staff;
grant select (id, customer_id, total_amount, status, created_at) on public.instalment_plans to "user";

create table public.instalments (
  id integer not null generated by default as identity,
  instalment_plan_id integer not null,
  number integer not null,
  due_date date not null,
  amount integer not null,
  status text not null default 'open'::text,
  constraint instalments_pkey PRIMARY KEY (id),
  constraint instalments_instalment_plan_id_number_key UNIQUE (instalment_plan_id, number),
  constraint instalments_amount_check CHECK (amount > 0),
  constraint instalments_number_check CHECK (number > 0),
  constraint instalments_status_check CHECK (status = ANY (ARRAY['open'::text, 'paid'::text, 'failed'::text])),
  constraint instalments_instalment_plan_id_fkey FOREIGN KEY (instalment_plan_id) REFERENCES instalment_plans(id)
);
CREATE INDEX instalments_due ON public.instalments USING btree (due_date) WHERE (status = 'open'::text);
alter table public.instalments enable row level security;
create policy headquarters on public.instalments for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.instalments for select to "user"
  using ((EXISTS ( SELECT
   FROM instalment_plans p
  WHERE (p.id = instalments.instalment_plan_id))));
grant select on public.instalments to "user", staff;

-- every paper handed out, in the words it was handed out in; only added to, and removed when its legal period is over
create table public.issued_documents (
  id integer not null generated by default as identity,
  kind smallint not null,
  number text not null,
  copy integer not null default 1,
  customer_id integer not null,
  payment_id integer,
  child_id integer,
  branch_id integer,
  period_start date,
  period_end date,
  document_date date not null,
  amount integer not null,
  addressee text not null,
  content jsonb not null,
  replaces_id integer,
  issued_at timestamp with time zone not null default app.now(),
  keep_until date not null,
  constraint issued_documents_pkey PRIMARY KEY (id),
  constraint issued_documents_number_copy_key UNIQUE (number, copy),
  constraint certificates_are_of_a_child CHECK ((kind = 2) = (child_id IS NOT NULL)),
  constraint issued_documents_addressee_check CHECK (length(addressee) >= 1 AND length(addressee) <= 100),
  constraint issued_documents_copy_check CHECK (copy > 0),
  constraint issued_documents_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint others_have_a_period CHECK (kind = 1 OR period_start IS NOT NULL AND period_end IS NOT NULL),
  constraint receipts_are_of_a_payment CHECK ((kind = 1) = (payment_id IS NOT NULL)),
  constraint issued_documents_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint issued_documents_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint issued_documents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint issued_documents_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint issued_documents_replaces_id_fkey FOREIGN KEY (replaces_id) REFERENCES issued_documents(id)
);
comment on column public.issued_documents.kind is '1 receipt (領収書), 2 certificate of provision and receipt (提供証明書兼領収証), 3 yearly statement';
comment on column public.issued_documents.copy is '1 the original, later ones are marked 再発行';
comment on column public.issued_documents.document_date is 'receipt: the day of payment; otherwise the last day of its period';
comment on column public.issued_documents.content is 'every word of the paper';
comment on column public.issued_documents.replaces_id is 'the paper that this one corrects';
comment on column public.issued_documents.keep_until is 'last day of the legal period; until then it outlives the account';
CREATE INDEX issued_documents_amount_idx ON public.issued_documents USING btree (amount);
CREATE INDEX issued_documents_branch_id_idx ON public.issued_documents USING btree (branch_id);
CREATE INDEX issued_documents_child_id_period_start_idx ON public.issued_documents USING btree (child_id, period_start);
CREATE INDEX issued_documents_customer_id_issued_at_idx ON public.issued_documents USING btree (customer_id, issued_at DESC);
CREATE INDEX issued_documents_document_date_amount_idx ON public.issued_documents USING btree (document_date, amount);
CREATE INDEX issued_documents_keep_until_idx ON public.issued_documents USING btree (keep_until);
CREATE INDEX issued_documents_payment_id_idx ON public.issued_documents USING btree (payment_id);
CREATE INDEX issued_documents_replaces_id_idx ON public.issued_documents USING btree (replaces_id);
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON issued_documents FOR EACH ROW EXECUTE FUNCTION app.issued_documents_are_final();
alter table public.issued_documents enable row level security;
create policy headquarters on public.issued_documents for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.issued_documents for select to "user"
  using (((customer_id = ANY (( SELECT app.seen_customer_ids() AS seen_customer_ids)::integer[])) OR ((kind = 1) AND (customer_id = ANY (( SELECT app.own_customer_ids() AS own_customer_ids)::integer[])))));
grant select (id, kind, number, copy, customer_id, payment_id, child_id, period_start, period_end, document_date, amount, addressee, replaces_id, issued_at) on public.issued_documents to "user";
grant select (id, kind, number, copy, customer_id, payment_id, child_id, branch_id, period_start, period_end, document_date, amount, addressee, replaces_id, issued_at, keep_until) on public.issued_documents to staff;

-- a family says that it comes later; nothing of the reserve changes by it
create table public.late_notices (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  customer_id integer not null,
  branch_id integer not null,
  kind smallint not null,
  minutes integer not null,
  expected_datetime timestamp with time zone not null,
  extra_amount integer not null,
  family_member_id integer,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  replaced_at timestamp with time zone,
  answer smallint,
  answered_at timestamp with time zone,
  answered_account_id integer,
  constraint late_notices_pkey PRIMARY KEY (id),
  constraint late_notices_idempotency_key_key UNIQUE (idempotency_key),
  constraint answers_have_a_moment CHECK (num_nonnulls(answer, answered_at, answered_account_id) = ANY (ARRAY[0, 3])),
  constraint late_notices_answer_check CHECK (answer = ANY (ARRAY[1, 2])),
  constraint late_notices_extra_amount_check CHECK (extra_amount >= 0),
  constraint late_notices_kind_check CHECK (kind = ANY (ARRAY[1, 2])),
  constraint late_notices_minutes_check CHECK (minutes >= 1 AND minutes <= 1440),
  constraint late_notices_answered_account_id_fkey FOREIGN KEY (answered_account_id) REFERENCES accounts(id),
  constraint late_notices_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint late_notices_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint late_notices_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint late_notices_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.late_notices.kind is '1 the arrival, 2 the pick-up';
comment on column public.late_notices.extra_amount is 'what the family was shown that it costs more; the bill follows from the real time alone';
comment on column public.late_notices.answer is '1 understood, 2 please call us';
CREATE INDEX late_notices_answered_account_id_idx ON public.late_notices USING btree (answered_account_id);
CREATE INDEX late_notices_branch_id_created_at_idx ON public.late_notices USING btree (branch_id, created_at);
CREATE INDEX late_notices_customer_id_idx ON public.late_notices USING btree (customer_id);
CREATE INDEX late_notices_family_member_id_idx ON public.late_notices USING btree (family_member_id);
CREATE INDEX late_notices_reserve_id_idx ON public.late_notices USING btree (reserve_id);
CREATE UNIQUE INDEX one_late_notice_in_force ON public.late_notices USING btree (reserve_id, kind) WHERE (replaced_at IS NULL);
CREATE TRIGGER publish_branch_day AFTER INSERT OR UPDATE ON late_notices FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.late_notices enable row level security;
create policy own on public.late_notices for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.late_notices for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, reserve_id, customer_id, branch_id, kind, minutes, expected_datetime, extra_amount, family_member_id, created_at, replaced_at, answer, answered_at) on public.late_notices to "user";
grant select (id, reserve_id, customer_id, branch_id, kind, minutes, expected_datetime, extra_amount, family_member_id, created_at, replaced_at, answer, answered_at, answered_account_id) on public.late_notices to staff;

create table public.line_quotas (
  month date not null,
  limit_number integer,
  used_number integer not null,
  asked_at timestamp with time zone not null,
  warned_at timestamp with time zone,
  short_at timestamp with time zone,
  constraint line_quotas_pkey PRIMARY KEY (month),
  constraint line_quotas_limit_number_check CHECK (limit_number >= 0),
  constraint line_quotas_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint line_quotas_used_number_check CHECK (used_number >= 0)
);
comment on column public.line_quotas.limit_number is 'null: LINE sets no limit';
comment on column public.line_quotas.warned_at is 'headquarters were told that most of it is used';
comment on column public.line_quotas.short_at is 'from then on only what cannot wait goes by LINE; null again when there is enough';
alter table public.line_quotas enable row level security;
create policy headquarters on public.line_quotas for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.line_quotas to staff;

create table public.magazine_categories (
  id integer not null generated by default as identity,
  name text not null,
  sequence integer not null,
  version integer not null default 1,
  constraint magazine_categories_pkey PRIMARY KEY (id)
);
CREATE TRIGGER next_version BEFORE UPDATE ON magazine_categories FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON magazine_categories FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.magazine_categories enable row level security;
create policy everyone_reads on public.magazine_categories for select to anonymous, staff, "user"
  using (true);
grant select on public.magazine_categories to "user", anonymous, staff;

create table public.magazine_items (
  id integer not null generated by default as identity,
  magazine_category_id integer not null,
  branch_id integer,
  title text not null,
  summary text not null default ''::text,
  content text not null,
  image_path text,
  publication_flag boolean not null default true,
  publication_datetime timestamp with time zone not null,
  view_count integer not null default 0,
  image_alternative_text text not null default ''::text,
  withdrawn_datetime timestamp with time zone,
  version integer not null default 1,
  constraint magazine_items_pkey PRIMARY KEY (id),
  constraint alternative_text_is_there CHECK (image_path IS NULL OR image_alternative_text <> ''::text),
  constraint image_is_ours CHECK (image_path ~ '^/(images|files)/'::text),
  constraint magazine_items_image_alternative_text_check CHECK (length(image_alternative_text) <= 200),
  constraint what_is_withdrawn_is_not_released CHECK (withdrawn_datetime IS NULL OR NOT publication_flag),
  constraint magazine_items_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint magazine_items_magazine_category_id_fkey FOREIGN KEY (magazine_category_id) REFERENCES magazine_categories(id)
);
CREATE INDEX magazine_items_branch_id_idx ON public.magazine_items USING btree (branch_id);
CREATE INDEX magazine_items_magazine_category_id_publication_datetime_idx ON public.magazine_items USING btree (magazine_category_id, publication_datetime DESC);
CREATE INDEX magazine_items_publication_datetime_idx ON public.magazine_items USING btree (publication_datetime DESC);
CREATE TRIGGER next_version BEFORE UPDATE OF magazine_category_id, branch_id, title, summary, content, image_path, image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime ON magazine_items FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE OF magazine_category_id, branch_id, title, summary, content, image_path, image_alternative_text, publication_flag, publication_datetime, withdrawn_datetime ON magazine_items FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.magazine_items enable row level security;
create policy everyone_reads on public.magazine_items for select to anonymous, staff, "user"
  using (app.is_published(publication_flag, publication_datetime, NULL::timestamp with time zone));
grant select on public.magazine_items to "user", anonymous, staff;

-- who made sure that the ordered meals suit the child's allergies; only added to
create table public.meal_confirmations (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  facts text not null,
  note text not null default ''::text,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint meal_confirmations_pkey PRIMARY KEY (id),
  constraint meal_confirmations_reserve_id_child_id_facts_key UNIQUE (reserve_id, child_id, facts),
  constraint meal_confirmations_facts_check CHECK (length(facts) >= 1 AND length(facts) <= 1000),
  constraint meal_confirmations_note_check CHECK (length(note) <= 200),
  constraint meal_confirmations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint meal_confirmations_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint meal_confirmations_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint meal_confirmations_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.meal_confirmations.facts is 'the meals and allergies that were confirmed (src/domain/care/kitchen.ts): other facts need another look';
CREATE INDEX meal_confirmations_account_id_idx ON public.meal_confirmations USING btree (account_id);
CREATE INDEX meal_confirmations_branch_id_idx ON public.meal_confirmations USING btree (branch_id);
CREATE INDEX meal_confirmations_child_id_idx ON public.meal_confirmations USING btree (child_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON meal_confirmations FOR EACH ROW EXECUTE FUNCTION app.append_only();
CREATE TRIGGER publish_branch_day AFTER INSERT ON meal_confirmations FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.meal_confirmations enable row level security;
create policy own_branch on public.meal_confirmations for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.meal_confirmations to staff;

-- when meals are served, by the day of the stay
create table public.meal_hours (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  breakfast_start_time time without time zone not null default '07:00:00'::time without time zone,
  breakfast_end_time time without time zone not null default '09:00:00'::time without time zone,
  lunch_start_time time without time zone not null default '11:00:00'::time without time zone,
  lunch_end_time time without time zone not null default '13:00:00'::time without time zone,
  supper_start_time time without time zone not null default '17:00:00'::time without time zone,
  supper_end_time time without time zone not null default '19:00:00'::time without time zone,
  minimum_overlap_minutes integer not null default 30,
  version integer not null default 1,
  changed_settings text[],
  constraint meal_hours_pkey PRIMARY KEY (id),
  constraint meal_hours_adaptation_date_key UNIQUE (adaptation_date),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['breakfast_start_time'::text, 'breakfast_end_time'::text, 'lunch_start_time'::text, 'lunch_end_time'::text, 'supper_start_time'::text, 'supper_end_time'::text, 'minimum_overlap_minutes'::text]),
  constraint hours_ordered CHECK (breakfast_start_time < breakfast_end_time AND lunch_start_time < lunch_end_time AND supper_start_time < supper_end_time),
  constraint meal_hours_minimum_overlap_minutes_check CHECK (minimum_overlap_minutes >= 1 AND minimum_overlap_minutes <= 240),
  constraint meals_in_order CHECK (breakfast_end_time <= lunch_start_time AND lunch_end_time <= supper_start_time)
);
comment on column public.meal_hours.minimum_overlap_minutes is 'a meal is offered where the stay overlaps its hours for so long';
comment on column public.meal_hours.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON meal_hours FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON meal_hours FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON meal_hours FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON meal_hours FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON meal_hours FOR EACH STATEMENT EXECUTE FUNCTION app.rules_changed();
alter table public.meal_hours enable row level security;
create policy everyone_reads on public.meal_hours for select to anonymous, staff, "user"
  using (true);
grant select on public.meal_hours to "user", anonymous, staff;

create table public.medicine_doses (
  id integer not null generated by default as identity,
  branch_id integer not null,
  medicine_request_id integer not null,
  status smallint not null default 1,
  prepared_account_id integer not null,
  prepared_at timestamp with time zone not null default app.now(),
  checked_account_id integer,
  checked_at timestamp with time zone,
  given_account_id integer,
  given_at timestamp with time zone,
  note text not null default ''::text,
  constraint medicine_doses_pkey PRIMARY KEY (id),
  constraint checked_by_another CHECK (checked_account_id <> prepared_account_id),
  constraint checked_by_somebody CHECK ((checked_at IS NULL) = (checked_account_id IS NULL) AND (status = 1) = (checked_at IS NULL)),
  constraint given_by_somebody CHECK ((given_at IS NULL) = (given_account_id IS NULL) AND (status = ANY (ARRAY[3, 4])) = (given_at IS NOT NULL)),
  constraint medicine_doses_note_check CHECK (length(note) <= 200),
  constraint medicine_doses_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint reason_unless_given CHECK ((status <> ALL (ARRAY[4, 5])) OR note <> ''::text),
  constraint medicine_doses_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint medicine_doses_checked_account_id_fkey FOREIGN KEY (checked_account_id) REFERENCES accounts(id),
  constraint medicine_doses_given_account_id_fkey FOREIGN KEY (given_account_id) REFERENCES accounts(id),
  constraint medicine_doses_medicine_request_id_fkey FOREIGN KEY (medicine_request_id) REFERENCES medicine_requests(id) ON DELETE CASCADE,
  constraint medicine_doses_prepared_account_id_fkey FOREIGN KEY (prepared_account_id) REFERENCES accounts(id)
);
comment on column public.medicine_doses.status is '1 waits for the check, 2 checked, 3 given, 4 not given, 5 the check found something wrong';
CREATE INDEX medicine_doses_branch_id_idx ON public.medicine_doses USING btree (branch_id);
CREATE INDEX medicine_doses_checked_account_id_idx ON public.medicine_doses USING btree (checked_account_id);
CREATE INDEX medicine_doses_given_account_id_idx ON public.medicine_doses USING btree (given_account_id);
CREATE INDEX medicine_doses_medicine_request_id_idx ON public.medicine_doses USING btree (medicine_request_id);
CREATE INDEX medicine_doses_prepared_account_id_idx ON public.medicine_doses USING btree (prepared_account_id);
CREATE UNIQUE INDEX one_dose_at_a_time ON public.medicine_doses USING btree (medicine_request_id) WHERE (status <> 5);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON medicine_doses FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.medicine_doses enable row level security;
create policy own_branch on public.medicine_doses for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.medicine_doses to staff;

-- one dose for one stay; account_id received it from the family's hands
create table public.medicine_requests (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  hospital text not null,
  doctor text not null default ''::text,
  illness text not null,
  drug_name text not null,
  kind smallint not null,
  dose text not null,
  timing smallint not null,
  due_at timestamp with time zone not null,
  storage smallint not null,
  last_dose_at timestamp with time zone,
  how_taken text not null default ''::text,
  guardian_name text not null,
  prescribed_flag boolean not null,
  taken_before_flag boolean not null,
  labelled_flag boolean not null,
  sheet_seen_flag boolean not null,
  handed_over_flag boolean not null,
  instruction_flag boolean not null default false,
  account_id integer not null,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  withdrawn_at timestamp with time zone,
  withdrawn_account_id integer,
  withdrawn_reason text not null default ''::text,
  constraint medicine_requests_pkey PRIMARY KEY (id),
  constraint medicine_requests_idempotency_key_key UNIQUE (idempotency_key),
  constraint medicine_requests_doctor_check CHECK (length(doctor) <= 50),
  constraint medicine_requests_dose_check CHECK (length(dose) >= 1 AND length(dose) <= 50),
  constraint medicine_requests_drug_name_check CHECK (length(drug_name) >= 1 AND length(drug_name) <= 100),
  constraint medicine_requests_guardian_name_check CHECK (length(guardian_name) >= 1 AND length(guardian_name) <= 50),
  constraint medicine_requests_handed_over_flag_check CHECK (handed_over_flag),
  constraint medicine_requests_hospital_check CHECK (length(hospital) >= 1 AND length(hospital) <= 50),
  constraint medicine_requests_how_taken_check CHECK (length(how_taken) <= 200),
  constraint medicine_requests_illness_check CHECK (length(illness) >= 1 AND length(illness) <= 100),
  constraint medicine_requests_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7])),
  constraint medicine_requests_labelled_flag_check CHECK (labelled_flag),
  constraint medicine_requests_prescribed_flag_check CHECK (prescribed_flag),
  constraint medicine_requests_sheet_seen_flag_check CHECK (sheet_seen_flag),
  constraint medicine_requests_storage_check CHECK (storage = ANY (ARRAY[1, 2])),
  constraint medicine_requests_taken_before_flag_check CHECK (taken_before_flag),
  constraint medicine_requests_timing_check CHECK (timing = ANY (ARRAY[1, 2, 3])),
  constraint medicine_requests_withdrawn_reason_check CHECK (length(withdrawn_reason) <= 200),
  constraint suppository_needs_instruction CHECK (kind <> 7 OR instruction_flag),
  constraint withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_account_id IS NULL) AND (withdrawn_at IS NULL) = (withdrawn_reason = ''::text)),
  constraint medicine_requests_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint medicine_requests_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint medicine_requests_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint medicine_requests_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE,
  constraint medicine_requests_withdrawn_account_id_fkey FOREIGN KEY (withdrawn_account_id) REFERENCES accounts(id)
);
comment on column public.medicine_requests.kind is '1 powder, 2 syrup, 3 tablet, 4 ointment, 5 drops, 6 inhaler or patch, 7 suppository';
comment on column public.medicine_requests.timing is '1 before a meal, 2 after a meal, 3 at a time of the clock';
comment on column public.medicine_requests.due_at is 'when it is to be given; before or after a meal the hour of that meal';
comment on column public.medicine_requests.storage is '1 room, 2 fridge';
comment on column public.medicine_requests.labelled_flag is 'one dose, with the child''s name and the day on it';
comment on column public.medicine_requests.sheet_seen_flag is 'the pharmacy''s information sheet was there';
comment on column public.medicine_requests.instruction_flag is 'a written instruction of the doctor; a suppository is not taken without';
CREATE INDEX medicine_requests_account_id_idx ON public.medicine_requests USING btree (account_id);
CREATE INDEX medicine_requests_branch_id_due_at_idx ON public.medicine_requests USING btree (branch_id, due_at);
CREATE INDEX medicine_requests_child_id_idx ON public.medicine_requests USING btree (child_id);
CREATE INDEX medicine_requests_reserve_id_idx ON public.medicine_requests USING btree (reserve_id);
CREATE INDEX medicine_requests_withdrawn_account_id_idx ON public.medicine_requests USING btree (withdrawn_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON medicine_requests FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.medicine_requests enable row level security;
create policy own_branch on public.medicine_requests for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.medicine_requests to staff;

-- who closed a month of a branch, with every figure of its sheet; only added to
create table public.month_closes (
  id integer not null generated by default as identity,
  branch_id integer,
  month date not null,
  figures jsonb not null,
  account_id integer not null,
  closed_at timestamp with time zone not null default app.now(),
  constraint month_closes_pkey PRIMARY KEY (id),
  constraint closed_once UNIQUE NULLS NOT DISTINCT (branch_id, month),
  constraint month_closes_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint month_closes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint month_closes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
comment on column public.month_closes.branch_id is 'null: what belongs to no branch (plans, tickets)';
comment on column public.month_closes.figures is 'the sheet (domain/books/month-sheet.ts)';
CREATE INDEX month_closes_account_id_idx ON public.month_closes USING btree (account_id);
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON month_closes FOR EACH ROW EXECUTE FUNCTION app.books_are_final();
alter table public.month_closes enable row level security;
create policy headquarters on public.month_closes for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own_branch on public.month_closes for select to staff
  using (((( SELECT app.account_role() AS account_role) = 2) AND (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.month_closes to staff;

-- how a child is on the morning of a stay, as the family said; health data, seen by the guardians and the branch of the stay
create table public.morning_forms (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  child_id integer not null,
  branch_id integer not null,
  date date not null,
  temperature numeric(3,1) not null,
  usual_temperature numeric(3,1),
  symptoms jsonb not null default '[]'::jsonb,
  loose_stools smallint not null default 0,
  vomits smallint not null default 0,
  recent_fever_flag boolean not null default false,
  antipyretic_flag boolean not null default false,
  seizure_medicine_flag boolean not null default false,
  infection_id integer,
  onset_date date,
  eased_date date,
  meal smallint not null,
  meal_time time without time zone,
  meal_words text not null default ''::text,
  sleep smallint not null,
  medicine_flag boolean not null default false,
  words text not null default ''::text,
  reasons jsonb not null default '[]'::jsonb,
  family_member_id integer,
  answered_at timestamp with time zone not null default app.now(),
  asked_at timestamp with time zone,
  staff_answer smallint,
  staff_words text not null default ''::text,
  staff_answered_at timestamp with time zone,
  staff_account_id integer,
  version integer not null default 1,
  contact_flag boolean not null default false,
  constraint morning_forms_pkey PRIMARY KEY (id),
  constraint one_form_a_stay UNIQUE (reserve_id, child_id, date),
  constraint answered_by_somebody CHECK ((staff_answer IS NULL) = (staff_answered_at IS NULL)),
  constraint infection_has_an_onset CHECK (infection_id IS NOT NULL OR onset_date IS NULL AND eased_date IS NULL),
  constraint morning_forms_loose_stools_check CHECK (loose_stools >= 0 AND loose_stools <= 20),
  constraint morning_forms_meal_check CHECK (meal = ANY (ARRAY[1, 2, 3])),
  constraint morning_forms_meal_words_check CHECK (length(meal_words) <= 100),
  constraint morning_forms_reasons_check CHECK (reasons <@ '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'::jsonb),
  constraint morning_forms_sleep_check CHECK (sleep = ANY (ARRAY[1, 2, 3])),
  constraint morning_forms_staff_answer_check CHECK (staff_answer = ANY (ARRAY[1, 2, 3])),
  constraint morning_forms_staff_words_check CHECK (length(staff_words) <= 300),
  constraint morning_forms_symptoms_check CHECK (symptoms <@ '[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]'::jsonb),
  constraint morning_forms_temperature_check CHECK (temperature >= 34::numeric AND temperature <= 42::numeric),
  constraint morning_forms_usual_temperature_check CHECK (usual_temperature >= 34::numeric AND usual_temperature <= 40::numeric),
  constraint morning_forms_vomits_check CHECK (vomits >= 0 AND vomits <= 20),
  constraint morning_forms_words_check CHECK (length(words) <= 300),
  constraint morning_forms_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint morning_forms_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint morning_forms_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint morning_forms_infection_id_fkey FOREIGN KEY (infection_id) REFERENCES infections(id),
  constraint morning_forms_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE,
  constraint morning_forms_staff_account_id_fkey FOREIGN KEY (staff_account_id) REFERENCES accounts(id)
);
comment on column public.morning_forms.symptoms is 'codes of domain/care/morning/morning-codes.ts (symptom)';
comment on column public.morning_forms.recent_fever_flag is 'reserve_settings.high_fever_temperature or more within a day';
comment on column public.morning_forms.meal is '1 as usual, 2 less, 3 nothing';
comment on column public.morning_forms.sleep is '1 well, 2 less than usual, 3 badly';
comment on column public.morning_forms.reasons is 'why staff are to look at it (attentionReason); empty: nothing';
comment on column public.morning_forms.asked_at is 'the family asked the branch to decide';
comment on column public.morning_forms.staff_answer is '1 the child may come, 2 the branch will call, 3 the branch cannot take the child today';
comment on column public.morning_forms.contact_flag is 'an infection is known at home, at school or at another nursery';
CREATE INDEX morning_forms_branch_id_date_idx ON public.morning_forms USING btree (branch_id, date);
CREATE INDEX morning_forms_child_id_idx ON public.morning_forms USING btree (child_id);
CREATE INDEX morning_forms_family_member_id_idx ON public.morning_forms USING btree (family_member_id);
CREATE INDEX morning_forms_infection_id_idx ON public.morning_forms USING btree (infection_id);
CREATE INDEX morning_forms_staff_account_id_idx ON public.morning_forms USING btree (staff_account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON morning_forms FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON morning_forms FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.morning_forms enable row level security;
create policy own on public.morning_forms for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = morning_forms.reserve_id))));
create policy stay_at_own_branch on public.morning_forms for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM reserve_details d
  WHERE ((d.reserve_id = morning_forms.reserve_id) AND (d.child_id = morning_forms.child_id))))));
grant select on public.morning_forms to staff;
grant select (id, reserve_id, child_id, branch_id, date, temperature, usual_temperature, symptoms, loose_stools, vomits, recent_fever_flag, antipyretic_flag, seizure_medicine_flag, infection_id, onset_date, eased_date, meal, meal_time, meal_words, sleep, medicine_flag, words, reasons, answered_at, asked_at, staff_answer, staff_words, staff_answered_at, version, contact_flag) on public.morning_forms to "user";

-- municipalities whose paper is not the usual one, from a day on; all others take layout 1
create table public.municipality_layouts (
  id integer not null generated by default as identity,
  prefecture_id integer not null,
  municipality text not null,
  adaptation_date date not null,
  layout smallint not null,
  claim_due_day smallint,
  claim_address text not null default ''::text,
  claim_note text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint municipality_layouts_pkey PRIMARY KEY (id),
  constraint municipality_layouts_prefecture_id_municipality_adaptation__key UNIQUE (prefecture_id, municipality, adaptation_date),
  constraint municipality_layouts_claim_address_check CHECK (length(claim_address) <= 200),
  constraint municipality_layouts_claim_due_day_check CHECK (claim_due_day >= 1 AND claim_due_day <= 28),
  constraint municipality_layouts_claim_note_check CHECK (length(claim_note) <= 200),
  constraint municipality_layouts_layout_check CHECK (layout = ANY (ARRAY[1, 2])),
  constraint municipality_layouts_municipality_check CHECK (length(municipality) >= 1 AND length(municipality) <= 30 AND municipality ~ '[^[:space:]　]'::text),
  constraint municipality_layouts_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
comment on column public.municipality_layouts.layout is '1 certificate and receipt on one sheet (the usual one), 2 two sheets';
comment on column public.municipality_layouts.claim_due_day is 'day of the month after the quarter on which the claim is due; null: that month''s last';
comment on column public.municipality_layouts.claim_address is 'where the claim goes';
comment on column public.municipality_layouts.claim_note is 'what a parent should know about claiming there';
CREATE TRIGGER next_version BEFORE UPDATE ON municipality_layouts FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER touch BEFORE UPDATE ON municipality_layouts FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.municipality_layouts enable row level security;
create policy everyone_reads on public.municipality_layouts for select to staff, "user"
  using (true);
grant select on public.municipality_layouts to "user", staff;

-- minutes in which a sleeping child was shown as awake or gone: unlooked in the proof, whatever looks lie before; only added to
create table public.nap_gaps (
  id integer not null generated by default as identity,
  branch_id integer not null,
  nap_id integer not null,
  from_at timestamp with time zone not null,
  until_at timestamp with time zone not null,
  cause smallint not null,
  account_id integer,
  constraint nap_gaps_pkey PRIMARY KEY (id),
  constraint gap_has_a_length CHECK (from_at <= until_at),
  constraint nap_gaps_cause_check CHECK (cause = ANY (ARRAY[1, 2])),
  constraint nap_gaps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint nap_gaps_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint nap_gaps_nap_id_fkey FOREIGN KEY (nap_id) REFERENCES naps(id) ON DELETE CASCADE
);
comment on column public.nap_gaps.cause is '1 a wrong 起きた was taken back, 2 the child was present again';
CREATE INDEX nap_gaps_account_id_idx ON public.nap_gaps USING btree (account_id);
CREATE INDEX nap_gaps_branch_id_idx ON public.nap_gaps USING btree (branch_id);
CREATE INDEX nap_gaps_nap_id_idx ON public.nap_gaps USING btree (nap_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON nap_gaps FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table public.nap_gaps enable row level security;
create policy stay_at_own_branch on public.nap_gaps for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM naps n
  WHERE (n.id = nap_gaps.nap_id)))));
grant select on public.nap_gaps to staff;

-- from falling asleep to waking; the interval of looking is fixed when it begins, so that a later change of settings makes nothing missing
create table public.naps (
  id integer not null generated by default as identity,
  idempotency_key uuid not null default gen_random_uuid(),
  content_hash text,
  branch_id integer not null,
  reserve_id integer not null,
  child_id integer not null,
  fell_asleep_at timestamp with time zone not null,
  check_minutes integer not null,
  first_visit_flag boolean not null,
  account_id integer not null,
  written_at timestamp with time zone not null default app.now(),
  late_flag boolean not null default false,
  proof smallint,
  reason text not null default ''::text,
  woke_at timestamp with time zone,
  end_cause smallint,
  woke_account_id integer,
  woke_written_at timestamp with time zone,
  woke_late_flag boolean not null default false,
  woke_reason text not null default ''::text,
  struck_at timestamp with time zone,
  struck_account_id integer,
  strike_reason text not null default ''::text,
  alarm_minutes integer not null default 1,
  added_flag boolean not null default false,
  constraint naps_pkey PRIMARY KEY (id),
  constraint naps_idempotency_key_key UNIQUE (idempotency_key),
  constraint child_sleeps_once EXCLUDE USING gist (child_id WITH =, tstzrange(fell_asleep_at, woke_at, '[)'::text) WITH &&) WHERE (struck_at IS NULL),
  constraint end_has_a_cause CHECK ((woke_at IS NULL) = (end_cause IS NULL) AND (woke_at IS NULL) = (woke_written_at IS NULL)),
  constraint fell_asleep_before_waking CHECK (fell_asleep_at <= woke_at),
  constraint naps_alarm_minutes_check CHECK (alarm_minutes >= 1 AND alarm_minutes <= 30),
  constraint naps_check_minutes_check CHECK (check_minutes >= 1 AND check_minutes <= 60),
  constraint naps_end_cause_check CHECK (end_cause = ANY (ARRAY[1, 2])),
  constraint naps_proof_check CHECK (proof = ANY (ARRAY[1, 2, 3])),
  constraint naps_reason_check CHECK (length(reason) <= 200),
  constraint naps_strike_reason_check CHECK (length(strike_reason) <= 200),
  constraint naps_woke_reason_check CHECK (length(woke_reason) <= 200),
  constraint struck_by_somebody CHECK ((struck_at IS NULL) = (struck_account_id IS NULL) AND (struck_at IS NULL) = (strike_reason = ''::text)),
  constraint written_after_it_happened CHECK (fell_asleep_at <= written_at AND woke_at <= woke_written_at),
  constraint naps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint naps_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint naps_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint naps_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint naps_struck_account_id_fkey FOREIGN KEY (struck_account_id) REFERENCES accounts(id),
  constraint naps_woke_account_id_fkey FOREIGN KEY (woke_account_id) REFERENCES accounts(id)
);
comment on column public.naps.idempotency_key is 'given by the tablet, and the nap''s name there: checks and the end of a nap begun without connection name it by this';
comment on column public.naps.check_minutes is 'by the child''s age on the day, for a first visit the next stricter (src/domain/care/sleep.ts)';
comment on column public.naps.end_cause is '1 the child woke, 2 it was no longer present: it was fetched, or its coming was taken back';
comment on column public.naps.alarm_minutes is 'care_settings.sleep_alarm_minutes when the nap began';
comment on column public.naps.added_flag is 'begin and end were told afterwards by a manager, with a reason: nobody looked, and no look is ever added';
CREATE INDEX naps_account_id_idx ON public.naps USING btree (account_id);
CREATE INDEX naps_branch_id_fell_asleep_at_idx ON public.naps USING btree (branch_id, fell_asleep_at);
CREATE INDEX naps_branch_id_idx ON public.naps USING btree (branch_id) WHERE (woke_at IS NULL);
CREATE INDEX naps_child_id_idx ON public.naps USING btree (child_id);
CREATE INDEX naps_reserve_id_child_id_idx ON public.naps USING btree (reserve_id, child_id);
CREATE INDEX naps_struck_account_id_idx ON public.naps USING btree (struck_account_id);
CREATE INDEX naps_woke_account_id_idx ON public.naps USING btree (woke_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON naps FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_family_day AFTER INSERT OR DELETE OR UPDATE ON naps FOR EACH ROW EXECUTE FUNCTION app.publish_family_day();
CREATE TRIGGER strike_only BEFORE DELETE OR UPDATE ON naps FOR EACH ROW EXECUTE FUNCTION app.strike_only('woke_at', 'end_cause', 'woke_account_id', 'woke_written_at', 'woke_late_flag', 'woke_reason');
alter table public.naps enable row level security;
create policy stay_at_own_branch on public.naps for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM reserve_details d
  WHERE ((d.reserve_id = naps.reserve_id) AND (d.child_id = naps.child_id))))));
grant select (id, idempotency_key, branch_id, reserve_id, child_id, fell_asleep_at, check_minutes, first_visit_flag, account_id, written_at, late_flag, proof, reason, woke_at, end_cause, woke_account_id, woke_written_at, woke_late_flag, woke_reason, struck_at, struck_account_id, strike_reason, alarm_minutes, added_flag) on public.naps to staff;

-- one person's choice; what is urgent goes every way and is not chosen
create table public.notification_settings (
  family_member_id integer not null,
  kind_group smallint not null,
  line_flag boolean not null,
  mail_flag boolean not null,
  push_flag boolean not null default true,
  constraint notification_settings_pkey PRIMARY KEY (family_member_id, kind_group),
  constraint notification_settings_kind_group_check CHECK (kind_group = ANY (ARRAY[1, 2, 3, 4, 5, 7, 8])),
  constraint one_way_stays CHECK (line_flag OR mail_flag OR (kind_group <> ALL (ARRAY[1, 5, 7]))),
  constraint notification_settings_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
comment on column public.notification_settings.push_flag is 'on the devices switched on; an extra, so LINE or mail stays where one must (one_way_stays)';
alter table public.notification_settings enable row level security;
create policy own on public.notification_settings for select to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select on public.notification_settings to "user";

-- the in-app copy of every message to a parent; LINE says 200 even if we are blocked
create table public.notifications (
  id integer not null generated by default as identity,
  customer_id integer not null,
  reserve_id integer,
  kind text not null,
  deduplication_key text not null,
  title text not null,
  content text not null,
  link text,
  card jsonb,
  line_status text not null default 'waiting'::text,
  mail_status text not null default 'waiting'::text,
  read_datetime timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  seat_offer_id integer,
  family_member_id integer not null,
  kind_group smallint not null default 7,
  push_status text not null default 'waiting'::text,
  plain_flag boolean not null default false,
  announcement_id integer,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint told_once_a_person UNIQUE (deduplication_key, family_member_id),
  constraint notifications_kind_group_check CHECK (kind_group = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8])),
  constraint notifications_line_status_check CHECK (line_status = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'failed'::text])),
  constraint notifications_mail_status_check CHECK (mail_status = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'failed'::text])),
  constraint notifications_push_status_check CHECK (push_status = ANY (ARRAY['waiting'::text, 'sent'::text, 'skipped'::text, 'failed'::text])),
  constraint notifications_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE SET NULL,
  constraint notifications_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint notifications_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE,
  constraint notifications_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint notifications_seat_offer_id_fkey FOREIGN KEY (seat_offer_id) REFERENCES seat_offers(id) ON DELETE SET NULL
);
comment on column public.notifications.card is 'what the LINE card of a reserve says, as it was when it was told (src/server/notifying/writing/reserve-card.ts)';
comment on column public.notifications.seat_offer_id is 'the offer it tells of: nothing is sent once that is answered, and its link is made when it is sent';
comment on column public.notifications.kind_group is '1 reserves, 2 the day, 3 seats, 4 messages, 5 payments, 6 urgent, 7 account, 8 the company (domain/messages/notice-codes.ts)';
comment on column public.notifications.push_status is 'sent: one device''s push service took it, which is not yet that somebody saw it';
comment on column public.notifications.plain_flag is 'says nothing of branch, stay, child or people: read also by a person from whom these are hidden';
comment on column public.notifications.announcement_id is 'the word to many of which this is one person''s copy';
CREATE INDEX notifications_announcement_id_idx ON public.notifications USING btree (announcement_id);
CREATE INDEX notifications_customer_id_created_at_idx ON public.notifications USING btree (customer_id, created_at DESC);
CREATE INDEX notifications_family_member_id_created_at_idx ON public.notifications USING btree (family_member_id, created_at DESC);
CREATE INDEX notifications_reserve_id_idx ON public.notifications USING btree (reserve_id);
CREATE INDEX notifications_seat_offer_id_idx ON public.notifications USING btree (seat_offer_id);
CREATE TRIGGER default_to_paying_member BEFORE INSERT ON notifications FOR EACH ROW WHEN (new.family_member_id IS NULL) EXECUTE FUNCTION app.default_to_paying_member();
CREATE TRIGGER read_now BEFORE UPDATE OF read_datetime ON notifications FOR EACH ROW EXECUTE FUNCTION app.read_now();
alter table public.notifications enable row level security;
create policy own on public.notifications for select to "user"
  using (((family_member_id = ( SELECT app.family_member_id() AS family_member_id)) AND (plain_flag OR (( SELECT app.seen_family_id() AS seen_family_id) IS NOT NULL))));
create policy own_branch on public.notifications for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.id = notifications.reserve_id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))))));
create policy own_mark_read on public.notifications for update to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)))
  with check ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select (id, customer_id, reserve_id, kind, title, content, link, read_datetime, created_at, family_member_id, kind_group) on public.notifications to "user";
grant select (id, customer_id, reserve_id, kind, deduplication_key, title, content, link, line_status, mail_status, read_datetime, created_at, family_member_id) on public.notifications to staff;
grant update (read_datetime) on public.notifications to "user";

-- covered use at other facilities in a month, as the parent typed it
create table public.other_facility_amounts (
  id integer not null generated by default as identity,
  child_id integer not null,
  month date not null,
  amount integer not null,
  updated_at timestamp with time zone not null default app.now(),
  constraint other_facility_amounts_pkey PRIMARY KEY (id),
  constraint other_facility_amounts_child_id_month_key UNIQUE (child_id, month),
  constraint other_facility_amounts_amount_check CHECK (amount >= 0 AND amount <= 1000000),
  constraint other_facility_amounts_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint other_facility_amounts_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE
);
comment on column public.other_facility_amounts.month is 'its first day';
alter table public.other_facility_amounts enable row level security;
create policy own on public.other_facility_amounts for select to "user"
  using (((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = other_facility_amounts.child_id))) AND (( SELECT app.customer_id() AS customer_id) IS NOT NULL)));
grant select on public.other_facility_amounts to "user";

-- each attempt to charge the card; written before Stripe is called, so a crash leaves a trace
create table public.payment_intents (
  id integer not null generated by default as identity,
  customer_id integer not null,
  payment_type smallint not null,
  childcare_id integer,
  reserve_cancellation_id integer,
  ticket_id integer,
  amount integer not null,
  attempt integer not null default 1,
  stripe_payment_intent_id text,
  status text not null default 'created'::text,
  failure_code text,
  stripe_customer_id text not null,
  stripe_payment_method_id text,
  stripe_connect_code text,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  childcare_correction_id integer,
  method text not null default 'card'::text,
  voucher jsonb,
  expires_at timestamp with time zone,
  instalment_part_id integer,
  constraint payment_intents_pkey PRIMARY KEY (id),
  constraint payment_intents_childcare_correction_id_attempt_key UNIQUE (childcare_correction_id, attempt),
  constraint payment_intents_childcare_id_attempt_key UNIQUE (childcare_id, attempt),
  constraint payment_intents_reserve_cancellation_id_attempt_key UNIQUE (reserve_cancellation_id, attempt),
  constraint payment_intents_stripe_payment_intent_id_key UNIQUE (stripe_payment_intent_id),
  constraint payment_intents_ticket_id_attempt_key UNIQUE (ticket_id, attempt),
  constraint card_attempts_name_their_card CHECK (method = 'konbini'::text OR stripe_payment_method_id IS NOT NULL),
  constraint one_purpose CHECK (num_nonnulls(childcare_id, reserve_cancellation_id, ticket_id, childcare_correction_id) = 1),
  constraint payment_intents_amount_check CHECK (amount > 0),
  constraint payment_intents_method_check CHECK (method = ANY (ARRAY['card'::text, 'konbini'::text])),
  constraint payment_intents_payment_type_check CHECK (payment_type = ANY (ARRAY[1, 2, 4])),
  constraint payment_intents_status_check CHECK (status = ANY (ARRAY['created'::text, 'succeeded'::text, 'failed'::text])),
  constraint payment_intents_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint payment_intents_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint payment_intents_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint payment_intents_instalment_part_id_fkey FOREIGN KEY (instalment_part_id) REFERENCES instalment_parts(id),
  constraint payment_intents_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id),
  constraint payment_intents_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id)
);
comment on column public.payment_intents.method is 'card: charged at once; konbini: a slip that is open until it is paid or expires_at';
comment on column public.payment_intents.voucher is 'of a slip: {url, stores: {lawson: {payment_code, confirmation_number}, …}} as Stripe gave them';
CREATE INDEX payment_intents_customer_id_idx ON public.payment_intents USING btree (customer_id);
CREATE INDEX payment_intents_failed ON public.payment_intents USING btree (created_at) WHERE (status = 'failed'::text);
CREATE INDEX payment_intents_instalment_part_id_idx ON public.payment_intents USING btree (instalment_part_id);
CREATE UNIQUE INDEX payment_intents_one_open_of_a_correction ON public.payment_intents USING btree (childcare_correction_id) WHERE (status = 'created'::text);
CREATE UNIQUE INDEX payment_intents_one_open_of_a_fee ON public.payment_intents USING btree (reserve_cancellation_id) WHERE (status = 'created'::text);
CREATE UNIQUE INDEX payment_intents_one_open_of_a_stay ON public.payment_intents USING btree (childcare_id) WHERE (status = 'created'::text);
CREATE INDEX payment_intents_open ON public.payment_intents USING btree (created_at) WHERE (status = 'created'::text);
CREATE INDEX payment_intents_open_of_a_card ON public.payment_intents USING btree (stripe_payment_method_id) WHERE (status = 'created'::text);
CREATE TRIGGER figures AFTER UPDATE OF status ON payment_intents FOR EACH ROW WHEN (old.status <> new.status AND ('failed'::text = old.status OR 'failed'::text = new.status)) EXECUTE FUNCTION app.attempt_changes_figures();
CREATE TRIGGER figures_made AFTER INSERT ON payment_intents FOR EACH ROW WHEN (new.status = 'failed'::text) EXECUTE FUNCTION app.attempt_changes_figures();
CREATE TRIGGER touch BEFORE UPDATE ON payment_intents FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.payment_intents enable row level security;
create policy own on public.payment_intents for select to "user"
  using ((customer_id = ANY (( SELECT app.seen_customer_ids() AS seen_customer_ids)::integer[])));
create policy own_branch on public.payment_intents for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.customer_id = payment_intents.customer_id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))))));
grant select (id, customer_id, payment_type, childcare_id, reserve_cancellation_id, ticket_id, amount, attempt, status, failure_code, created_at, childcare_correction_id, method, expires_at, instalment_part_id) on public.payment_intents to "user", staff;

-- the books: only added to (store/books.ts). What turns out not to be so is taken back by a row of the day it is found out
create table public.payments (
  id integer not null generated by default as identity,
  customer_id integer not null,
  branch_id integer,
  amount integer not null,
  payment_datetime timestamp with time zone not null,
  payment_date date not null generated always as app.tokyo_date(payment_datetime) stored,
  payment_method smallint not null,
  payment_type smallint not null,
  remarks text not null default ''::text,
  stripe_payment_intent_id text,
  stripe_invoice_id text,
  stripe_refund_id text,
  stripe_dispute_id text,
  reserve_id integer,
  childcare_id integer,
  ticket_id integer,
  refunded_payment_id integer,
  reverses_payment_id integer,
  created_at timestamp with time zone not null default app.now(),
  childcare_correction_id integer,
  part_flag boolean not null default false,
  constraint payments_pkey PRIMARY KEY (id),
  constraint payments_reverses_payment_id_key UNIQUE (reverses_payment_id),
  constraint payments_stripe_dispute_id_key UNIQUE (stripe_dispute_id),
  constraint payments_stripe_invoice_id_key UNIQUE (stripe_invoice_id),
  constraint payments_payment_method_check CHECK (payment_method = ANY (ARRAY[1, 2])),
  constraint payments_payment_type_check CHECK (payment_type = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint refunds_and_reversals_change_the_sign CHECK (amount = 0 OR (amount < 0) = ((payment_type = 5) <> (reverses_payment_id IS NOT NULL))),
  constraint refunds_and_reversals_have_a_reason CHECK (remarks <> ''::text OR payment_type <> 5 AND reverses_payment_id IS NULL),
  constraint refunds_name_their_payment CHECK ((payment_type = 5) = (refunded_payment_id IS NOT NULL)),
  constraint payments_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint payments_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint payments_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint payments_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint payments_refunded_payment_id_fkey FOREIGN KEY (refunded_payment_id) REFERENCES payments(id),
  constraint payments_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint payments_reverses_payment_id_fkey FOREIGN KEY (reverses_payment_id) REFERENCES payments(id),
  constraint payments_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id)
);
comment on column public.payments.payment_type is '1 usage, 2 cancellation fee, 3 monthly plan, 4 tickets, 5 refund';
comment on column public.payments.refunded_payment_id is 'of a refund: the payment whose money goes back';
comment on column public.payments.reverses_payment_id is 'the row that this one takes back: same type, opposite sign';
comment on column public.payments.childcare_correction_id is 'the difference of a corrected bill, charged or given back';
comment on column public.payments.part_flag is 'paid towards a claim that stayed open with the rest';
CREATE INDEX payments_branch_id_payment_datetime_idx ON public.payments USING btree (branch_id, payment_datetime);
CREATE INDEX payments_childcare_correction_id_idx ON public.payments USING btree (childcare_correction_id);
CREATE INDEX payments_childcare_id_idx ON public.payments USING btree (childcare_id);
CREATE INDEX payments_customer_id_payment_datetime_idx ON public.payments USING btree (customer_id, payment_datetime DESC);
CREATE UNIQUE INDEX payments_once_per_intent ON public.payments USING btree (stripe_payment_intent_id) WHERE ((payment_type <> 5) AND (reverses_payment_id IS NULL));
CREATE UNIQUE INDEX payments_once_per_refund ON public.payments USING btree (stripe_refund_id) WHERE (reverses_payment_id IS NULL);
CREATE INDEX payments_refunded_payment_id_idx ON public.payments USING btree (refunded_payment_id);
CREATE INDEX payments_reserve_id_idx ON public.payments USING btree (reserve_id);
CREATE INDEX payments_ticket_id_idx ON public.payments USING btree (ticket_id);
CREATE TRIGGER figures AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION app.payment_changes_figures();
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION app.books_are_final();
CREATE CONSTRAINT TRIGGER lines_add_up AFTER INSERT ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.lines_add_up();
CREATE TRIGGER mirror BEFORE INSERT ON payments FOR EACH ROW WHEN (new.reverses_payment_id IS NOT NULL) EXECUTE FUNCTION app.reversal_mirrors_its_row();
CREATE TRIGGER publish_branch_money AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION app.publish_branch_money();
alter table public.payments enable row level security;
create policy own on public.payments for select to "user"
  using ((customer_id = ANY (( SELECT app.seen_customer_ids() AS seen_customer_ids)::integer[])));
create policy own_branch on public.payments for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, customer_id, branch_id, amount, payment_datetime, payment_date, payment_method, payment_type, remarks, reserve_id, childcare_id, ticket_id, refunded_payment_id, reverses_payment_id, childcare_correction_id, part_flag) on public.payments to "user", staff;

-- every call about a child that nobody has fetched; never changed
create table public.pick_up_calls (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  account_id integer not null,
  called smallint not null,
  result smallint not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null default app.now(),
  expected_time time without time zone,
  constraint pick_up_calls_pkey PRIMARY KEY (id),
  constraint pick_up_calls_called_check CHECK (called = ANY (ARRAY[1, 2, 3, 4])),
  constraint pick_up_calls_note_check CHECK (length(note) <= 200),
  constraint pick_up_calls_result_check CHECK (result = ANY (ARRAY[1, 2, 3])),
  constraint pick_up_calls_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint pick_up_calls_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint pick_up_calls_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.pick_up_calls.expected_time is 'when whoever was called will come, by their own words; null: not said';
CREATE INDEX pick_up_calls_account_id_idx ON public.pick_up_calls USING btree (account_id);
CREATE INDEX pick_up_calls_branch_id_idx ON public.pick_up_calls USING btree (branch_id);
CREATE INDEX pick_up_calls_reserve_id_idx ON public.pick_up_calls USING btree (reserve_id);
CREATE TRIGGER publish_branch_day AFTER INSERT ON pick_up_calls FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.pick_up_calls enable row level security;
create policy own_branch on public.pick_up_calls for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.pick_up_calls to staff;

create table public.pick_up_escalations (
  id integer not null generated by default as identity,
  branch_id integer not null,
  reserve_id integer not null,
  step smallint not null,
  created_at timestamp with time zone not null default app.now(),
  constraint pick_up_escalations_pkey PRIMARY KEY (id),
  constraint pick_up_escalations_reserve_id_step_key UNIQUE (reserve_id, step),
  constraint pick_up_escalations_step_check CHECK (step = ANY (ARRAY[1, 2])),
  constraint pick_up_escalations_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint pick_up_escalations_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.pick_up_escalations.step is '1 the managers were told, 2 headquarters were';
CREATE INDEX pick_up_escalations_branch_id_idx ON public.pick_up_escalations USING btree (branch_id);
CREATE TRIGGER publish_branch_day AFTER INSERT ON pick_up_escalations FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.pick_up_escalations enable row level security;
create policy own_branch on public.pick_up_escalations for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.pick_up_escalations to staff;

-- people a child is never handed to; refused at the door, but for a manager with a reason and the document seen
create table public.pickup_bars (
  id integer not null generated by default as identity,
  child_id integer not null,
  name text not null,
  name_kana text not null default ''::text,
  relation text not null,
  file_id integer,
  reason text not null,
  from_date date not null,
  until_date date,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  ended_account_id integer,
  version integer not null default 1,
  constraint pickup_bars_pkey PRIMARY KEY (id),
  constraint pickup_bars_file_id_key UNIQUE (file_id),
  constraint bar_dates_ordered CHECK (from_date <= until_date),
  constraint ended_by_somebody CHECK ((ended_at IS NULL) = (ended_account_id IS NULL)),
  constraint pickup_bars_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint pickup_bars_name_kana_check CHECK (name_kana ~ '^[ァ-ヶー 　]{0,50}$'::text),
  constraint pickup_bars_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 400),
  constraint pickup_bars_relation_check CHECK (length(relation) >= 1 AND length(relation) <= 20),
  constraint pickup_bars_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint pickup_bars_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint pickup_bars_ended_account_id_fkey FOREIGN KEY (ended_account_id) REFERENCES accounts(id),
  constraint pickup_bars_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id)
);
comment on column public.pickup_bars.reason is 'for staff on the screen; on no paper';
comment on column public.pickup_bars.until_date is 'the last day; null: until somebody ends it';
CREATE INDEX pickup_bars_account_id_idx ON public.pickup_bars USING btree (account_id);
CREATE INDEX pickup_bars_child_id_idx ON public.pickup_bars USING btree (child_id);
CREATE INDEX pickup_bars_ended_account_id_idx ON public.pickup_bars USING btree (ended_account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON pickup_bars FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_child_health AFTER INSERT OR UPDATE ON pickup_bars FOR EACH ROW EXECUTE FUNCTION app.publish_child_health();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON pickup_bars FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.pickup_bars enable row level security;
create policy known_child on public.pickup_bars for select to staff
  using ((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = pickup_bars.child_id))));
grant select on public.pickup_bars to staff;

create table public.pickup_freeze_members (
  pickup_freeze_id integer not null,
  family_member_id integer not null,
  froze_flag boolean not null default false,
  agreed_at timestamp with time zone,
  constraint pickup_freeze_members_pkey PRIMARY KEY (pickup_freeze_id, family_member_id),
  constraint pickup_freeze_members_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE,
  constraint pickup_freeze_members_pickup_freeze_id_fkey FOREIGN KEY (pickup_freeze_id) REFERENCES pickup_freezes(id) ON DELETE CASCADE
);
comment on column public.pickup_freeze_members.agreed_at is 'this guardian agreed to the end of the freeze; it ends when every guardian has';
CREATE INDEX pickup_freeze_members_family_member_id_idx ON public.pickup_freeze_members USING btree (family_member_id);
alter table public.pickup_freeze_members enable row level security;
create policy own on public.pickup_freeze_members for select to "user"
  using ((EXISTS ( SELECT
   FROM pickup_freezes f
  WHERE (f.id = pickup_freeze_members.pickup_freeze_id))));
grant select (pickup_freeze_id, family_member_id, agreed_at) on public.pickup_freeze_members to "user";

-- while one is open nobody is added to the pick-up list or changed in it; staff see that, never why nor by whom
create table public.pickup_freezes (
  id integer not null generated by default as identity,
  customer_id integer not null,
  frozen_at timestamp with time zone not null default app.now(),
  lifted_at timestamp with time zone,
  lifted_account_id integer,
  note text,
  constraint pickup_freezes_pkey PRIMARY KEY (id),
  constraint lifted_by_somebody_once_over CHECK (lifted_account_id IS NULL OR lifted_at IS NOT NULL),
  constraint lifted_by_staff_with_a_note CHECK ((lifted_account_id IS NULL) = (note IS NULL)),
  constraint pickup_freezes_note_check CHECK (length(note) >= 1 AND length(note) <= 200),
  constraint pickup_freezes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint pickup_freezes_lifted_account_id_fkey FOREIGN KEY (lifted_account_id) REFERENCES accounts(id)
);
comment on column public.pickup_freezes.note is 'the paper a manager saw before ending it; null where the guardians agreed';
CREATE UNIQUE INDEX one_freeze_a_family ON public.pickup_freezes USING btree (customer_id) WHERE (lifted_at IS NULL);
CREATE INDEX pickup_freezes_customer_id_idx ON public.pickup_freezes USING btree (customer_id);
CREATE INDEX pickup_freezes_lifted_account_id_idx ON public.pickup_freezes USING btree (lifted_account_id);
CREATE TRIGGER publish_family_branches AFTER INSERT OR UPDATE ON pickup_freezes FOR EACH ROW EXECUTE FUNCTION app.publish_family_branches();
alter table public.pickup_freezes enable row level security;
create policy known_family on public.pickup_freezes for select to staff
  using ((EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = pickup_freezes.customer_id))));
create policy own on public.pickup_freezes for select to "user"
  using ((customer_id = ( SELECT app.family_id() AS family_id)));
grant select (id, customer_id, frozen_at, lifted_at) on public.pickup_freezes to "user", staff;

create table public.pickup_pass_children (
  pickup_pass_id integer not null,
  child_id integer not null,
  constraint pickup_pass_children_pkey PRIMARY KEY (pickup_pass_id, child_id),
  constraint pickup_pass_children_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint pickup_pass_children_pickup_pass_id_fkey FOREIGN KEY (pickup_pass_id) REFERENCES pickup_passes(id) ON DELETE CASCADE
);
CREATE INDEX pickup_pass_children_child_id_idx ON public.pickup_pass_children USING btree (child_id);
alter table public.pickup_pass_children enable row level security;
create policy own on public.pickup_pass_children for select to "user"
  using ((EXISTS ( SELECT
   FROM pickup_passes p
  WHERE (p.id = pickup_pass_children.pickup_pass_id))));
create policy own_branch on public.pickup_pass_children for select to staff
  using ((EXISTS ( SELECT
   FROM pickup_passes p
  WHERE (p.id = pickup_pass_children.pickup_pass_id))));
grant select on public.pickup_pass_children to "user", staff;

-- one person may fetch the named children of one reserve on one day, once
create table public.pickup_passes (
  id integer not null generated by default as identity,
  customer_id integer not null,
  reserve_id integer not null,
  branch_id integer not null,
  pass_date date not null,
  pickup_person_id integer not null,
  code_word text not null,
  salt text not null,
  digits_hash text not null,
  created_member_id integer,
  created_at timestamp with time zone not null default app.now(),
  revoked_at timestamp with time zone,
  used_at timestamp with time zone,
  used_account_id integer,
  used_key uuid,
  constraint pickup_passes_pkey PRIMARY KEY (id),
  constraint pickup_passes_code_word_check CHECK (length(code_word) >= 2 AND length(code_word) <= 10),
  constraint used_by_somebody CHECK ((used_at IS NULL) = (used_account_id IS NULL) AND (used_at IS NULL) = (used_key IS NULL)),
  constraint pickup_passes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint pickup_passes_created_member_id_fkey FOREIGN KEY (created_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint pickup_passes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint pickup_passes_pickup_person_id_fkey FOREIGN KEY (pickup_person_id) REFERENCES pickup_people(id) ON DELETE CASCADE,
  constraint pickup_passes_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint pickup_passes_used_account_id_fkey FOREIGN KEY (used_account_id) REFERENCES accounts(id)
);
comment on column public.pickup_passes.code_word is 'spoken at the door; the family, the person and staff know it';
comment on column public.pickup_passes.salt is 'goes into the link and the six digits, so that neither follows from the number';
comment on column public.pickup_passes.digits_hash is 'keyed hash of branch, day and the six digits';
CREATE UNIQUE INDEX digits_name_one_pass ON public.pickup_passes USING btree (digits_hash) WHERE (revoked_at IS NULL);
CREATE UNIQUE INDEX one_open_pass_a_person ON public.pickup_passes USING btree (reserve_id, pickup_person_id) WHERE ((revoked_at IS NULL) AND (used_at IS NULL));
CREATE INDEX pickup_passes_branch_id_pass_date_idx ON public.pickup_passes USING btree (branch_id, pass_date);
CREATE INDEX pickup_passes_created_member_id_idx ON public.pickup_passes USING btree (created_member_id);
CREATE INDEX pickup_passes_customer_id_idx ON public.pickup_passes USING btree (customer_id);
CREATE INDEX pickup_passes_pickup_person_id_idx ON public.pickup_passes USING btree (pickup_person_id);
CREATE INDEX pickup_passes_reserve_id_idx ON public.pickup_passes USING btree (reserve_id);
CREATE INDEX pickup_passes_used_account_id_idx ON public.pickup_passes USING btree (used_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON pickup_passes FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.pickup_passes enable row level security;
create policy own on public.pickup_passes for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.pickup_passes for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, customer_id, reserve_id, branch_id, pass_date, pickup_person_id, code_word, created_member_id, created_at, revoked_at, used_at) on public.pickup_passes to "user", staff;

create table public.pickup_people (
  id integer not null generated by default as identity,
  customer_id integer not null,
  name text not null,
  name_kana text not null default ''::text,
  relation text not null,
  tel text not null,
  file_id integer,
  identity_seen_at timestamp with time zone,
  identity_seen_account_id integer,
  added_member_id integer,
  removed_at timestamp with time zone,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  disputed_at timestamp with time zone,
  listed_at timestamp with time zone not null default app.now(),
  constraint pickup_people_pkey PRIMARY KEY (id),
  constraint pickup_people_file_id_key UNIQUE (file_id),
  constraint pickup_people_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint pickup_people_name_kana_check CHECK (name_kana ~ '^[ァ-ヶー 　]{0,50}$'::text),
  constraint pickup_people_relation_check CHECK (length(relation) >= 1 AND length(relation) <= 20),
  constraint pickup_people_tel_check CHECK (tel ~ '^[0-9]{10,11}$'::text),
  constraint pickup_people_added_member_id_fkey FOREIGN KEY (added_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint pickup_people_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint pickup_people_file_id_fkey FOREIGN KEY (file_id) REFERENCES files(id),
  constraint pickup_people_identity_seen_account_id_fkey FOREIGN KEY (identity_seen_account_id) REFERENCES accounts(id)
);
comment on column public.pickup_people.identity_seen_at is 'staff saw an identity card: asked at the first pick-up';
comment on column public.pickup_people.added_member_id is 'who of the family stands for this entry: listed it, changed it last or confirmed it; null: headquarters, or nobody known';
comment on column public.pickup_people.disputed_at is 'whoever listed this person was hidden or removed then; null: nothing is asked, or a guardian or headquarters confirmed';
comment on column public.pickup_people.listed_at is 'since when this name stands on the list';
CREATE INDEX pickup_people_added_member_id_idx ON public.pickup_people USING btree (added_member_id);
CREATE INDEX pickup_people_customer_id_idx ON public.pickup_people USING btree (customer_id);
CREATE INDEX pickup_people_identity_seen_account_id_idx ON public.pickup_people USING btree (identity_seen_account_id);
CREATE TRIGGER next_version BEFORE UPDATE OF name, name_kana, relation, tel, file_id, removed_at ON pickup_people FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_family_branches AFTER INSERT OR UPDATE ON pickup_people FOR EACH ROW EXECUTE FUNCTION app.publish_family_branches();
CREATE TRIGGER sync_file_use AFTER INSERT OR DELETE OR UPDATE OF file_id ON pickup_people FOR EACH ROW EXECUTE FUNCTION app.sync_file_use();
alter table public.pickup_people enable row level security;
create policy known_family on public.pickup_people for select to staff
  using ((EXISTS ( SELECT
   FROM customers c
  WHERE (c.id = pickup_people.customer_id))));
create policy own on public.pickup_people for select to "user"
  using ((customer_id = ( SELECT app.family_id() AS family_id)));
grant select on public.pickup_people to staff;
grant select (id, customer_id, name, name_kana, relation, tel, file_id, identity_seen_at, removed_at, version, created_at, disputed_at) on public.pickup_people to "user";

-- which plan a customer has on which day; prices follow the day
create table public.plan_type_customer_histories (
  id integer not null generated by default as identity,
  customer_id integer not null,
  plan_type_id integer not null,
  start_date date not null,
  end_date date,
  constraint plan_type_customer_histories_pkey PRIMARY KEY (id),
  constraint one_plan_a_day EXCLUDE USING gist (customer_id WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint dates_ordered CHECK (end_date IS NULL OR start_date <= end_date),
  constraint plan_type_customer_histories_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint plan_type_customer_histories_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id)
);
CREATE INDEX plan_type_customer_histories_plan_type_id_idx ON public.plan_type_customer_histories USING btree (plan_type_id);
alter table public.plan_type_customer_histories enable row level security;
create policy own on public.plan_type_customer_histories for select to "user"
  using ((customer_id = ( SELECT app.customer_id() AS customer_id)));
grant select on public.plan_type_customer_histories to "user";

create table public.plan_type_summaries (
  id integer not null generated by default as identity,
  plan_type_id integer not null,
  content text not null,
  sequence integer not null,
  constraint plan_type_summaries_pkey PRIMARY KEY (id),
  constraint content_is_short CHECK (length(content) >= 1 AND length(content) <= 100),
  constraint plan_type_summaries_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id) ON DELETE CASCADE
);
CREATE INDEX plan_type_summaries_plan_type_id_sequence_idx ON public.plan_type_summaries USING btree (plan_type_id, sequence);
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON plan_type_summaries FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.plan_type_summaries enable row level security;
create policy everyone_reads on public.plan_type_summaries for select to anonymous, staff, "user"
  using (true);
grant select on public.plan_type_summaries to "user", anonymous, staff;

create table public.plan_types (
  id integer not null generated by default as identity,
  name text not null,
  customer_type smallint not null default 1,
  charge_flag boolean not null,
  stripe_price_id text,
  monthly_amount integer not null,
  childcare_discount_per_hour integer not null default 0,
  sequence integer not null,
  adaptation_date date not null,
  withdrawn_date date,
  version integer not null default 1,
  constraint plan_types_pkey PRIMARY KEY (id),
  constraint charged_plans_cost CHECK (charge_flag = (monthly_amount > 0) AND (charge_flag OR stripe_price_id IS NULL)),
  constraint name_is_short CHECK (length(name) >= 1 AND length(name) <= 30 AND name ~ '[^[:space:]　]'::text),
  constraint plan_types_childcare_discount_per_hour_check CHECK (childcare_discount_per_hour >= 0 AND childcare_discount_per_hour <= 100000),
  constraint plan_types_customer_type_check CHECK (customer_type = ANY (ARRAY[1, 2])),
  constraint plan_types_monthly_amount_check CHECK (monthly_amount >= 0 AND monthly_amount <= 1000000),
  constraint plan_types_sequence_check CHECK (sequence >= 1 AND sequence <= 99),
  constraint withdrawn_after_start CHECK (withdrawn_date > adaptation_date)
);
comment on column public.plan_types.customer_type is '1 is the list offered at registration, 2 companies';
comment on column public.plan_types.charge_flag is 'false: no subscription; the card is still registered for usage';
comment on column public.plan_types.childcare_discount_per_hour is 'yen taken off the childcare unit price';
comment on column public.plan_types.withdrawn_date is 'from this day on not offered any more; who has it keeps it';
CREATE TRIGGER next_version BEFORE UPDATE OF name, monthly_amount, childcare_discount_per_hour, sequence, adaptation_date, withdrawn_date ON plan_types FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON plan_types FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.plan_types enable row level security;
create policy everyone_reads on public.plan_types for select to anonymous, staff, "user"
  using (true);
grant select on public.plan_types to "user", anonymous, staff;

create table public.prefectures (
  id integer not null,
  area_id integer not null,
  code text not null,
  name text not null,
  constraint prefectures_pkey PRIMARY KEY (id),
  constraint prefectures_code_key UNIQUE (code),
  constraint prefectures_code_check CHECK (code ~ '^[0-9]{2}$'::text),
  constraint prefectures_area_id_fkey FOREIGN KEY (area_id) REFERENCES areas(id)
);
CREATE INDEX prefectures_area_id_idx ON public.prefectures USING btree (area_id);
alter table public.prefectures enable row level security;
create policy everyone_reads on public.prefectures for select to anonymous, staff, "user"
  using (true);
grant select on public.prefectures to "user", anonymous, staff;

-- one browser of one person; deleted when the push service says that it is gone (404, 410)
create table public.push_subscriptions (
  id integer not null generated by default as identity,
  family_member_id integer not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  failed_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_endpoint_check CHECK (length(endpoint) <= 1000),
  constraint push_subscriptions_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE
);
comment on column public.push_subscriptions.p256dh is 'the browser''s key: what is sent can be read there alone';
comment on column public.push_subscriptions.failed_at is 'the last sending was refused; null again when one was taken';
CREATE INDEX push_subscriptions_family_member_id_idx ON public.push_subscriptions USING btree (family_member_id);
alter table public.push_subscriptions enable row level security;
create policy own on public.push_subscriptions for select to "user"
  using ((family_member_id = ( SELECT app.family_member_id() AS family_member_id)));
grant select (id, family_member_id, endpoint, created_at) on public.push_subscriptions to "user";

create table public.qanda_categories (
  id integer not null generated by default as identity,
  name text not null,
  sequence integer not null,
  version integer not null default 1,
  constraint qanda_categories_pkey PRIMARY KEY (id)
);
CREATE TRIGGER next_version BEFORE UPDATE ON qanda_categories FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON qanda_categories FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.qanda_categories enable row level security;
create policy everyone_reads on public.qanda_categories for select to anonymous, staff, "user"
  using (true);
grant select on public.qanda_categories to "user", anonymous, staff;

create table public.qandas (
  id integer not null generated by default as identity,
  qanda_category_id integer not null,
  question text not null,
  answer text not null,
  sequence integer not null,
  publication_flag boolean not null default true,
  publication_datetime timestamp with time zone,
  withdrawn_datetime timestamp with time zone,
  version integer not null default 1,
  constraint qandas_pkey PRIMARY KEY (id),
  constraint texts_short_enough CHECK (length(question) <= 200 AND length(answer) <= 4000),
  constraint what_is_withdrawn_is_not_released CHECK (withdrawn_datetime IS NULL OR NOT publication_flag),
  constraint qandas_qanda_category_id_fkey FOREIGN KEY (qanda_category_id) REFERENCES qanda_categories(id)
);
comment on column public.qandas.publication_flag is 'released: shown from publication_datetime on; false: a draft, or withdrawn';
comment on column public.qandas.publication_datetime is 'null: since always';
comment on column public.qandas.withdrawn_datetime is 'when it was taken back; null where it is released or was never';
CREATE INDEX qandas_qanda_category_id_sequence_idx ON public.qandas USING btree (qanda_category_id, sequence);
CREATE TRIGGER next_version BEFORE UPDATE ON qandas FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON qandas FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.qandas enable row level security;
create policy everyone_reads on public.qandas for select to anonymous, staff, "user"
  using (app.is_published(publication_flag, publication_datetime, NULL::timestamp with time zone));
grant select on public.qandas to "user", anonymous, staff;

-- asked for by a manager, or of tickets by the parent (account_id null); written before Stripe is called, its payments row (type 5) after
create table public.refunds (
  id integer not null generated by default as identity,
  payment_id integer not null,
  account_id integer,
  amount integer not null,
  reason text not null,
  status text not null default 'created'::text,
  failure_code text,
  stripe_refund_id text,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  childcare_correction_id integer,
  fee_give_back_id integer,
  constraint refunds_pkey PRIMARY KEY (id),
  constraint refunds_idempotency_key_key UNIQUE (idempotency_key),
  constraint refunds_stripe_refund_id_key UNIQUE (stripe_refund_id),
  constraint refunds_amount_check CHECK (amount > 0),
  constraint refunds_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint refunds_status_check CHECK (status = ANY (ARRAY['created'::text, 'succeeded'::text, 'failed'::text])),
  constraint refunds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint refunds_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint refunds_fee_give_back_id_fkey FOREIGN KEY (fee_give_back_id) REFERENCES fee_give_backs(id),
  constraint refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
comment on column public.refunds.fee_give_back_id is 'a cancellation fee given back as the seat was sold again; nobody asked for it';
CREATE INDEX refunds_account_id_idx ON public.refunds USING btree (account_id);
CREATE INDEX refunds_childcare_correction_id_idx ON public.refunds USING btree (childcare_correction_id);
CREATE INDEX refunds_fee_give_back_id_idx ON public.refunds USING btree (fee_give_back_id);
CREATE INDEX refunds_payment_id_idx ON public.refunds USING btree (payment_id);
CREATE TRIGGER publish_branch_money AFTER INSERT OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION app.publish_branch_money();
alter table public.refunds enable row level security;
create policy own_branch on public.refunds for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR ((( SELECT app.account_role() AS account_role) = 2) AND (EXISTS ( SELECT
   FROM payments p
  WHERE ((p.id = refunds.payment_id) AND (p.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))))))));
grant select on public.refunds to staff;

-- staff's mark of a branch-day; no row means ○
create table public.reservable_managements (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  status text not null,
  remarks text not null default ''::text,
  updated_at timestamp with time zone not null default app.now(),
  constraint reservable_managements_pkey PRIMARY KEY (id),
  constraint reservable_managements_branch_id_date_key UNIQUE (branch_id, date),
  constraint reservable_managements_remarks_check CHECK (length(remarks) <= 200),
  constraint reservable_managements_status_check CHECK (status = ANY (ARRAY['○'::text, '△'::text, '×'::text])),
  constraint reservable_managements_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE TRIGGER figures AFTER INSERT OR DELETE OR UPDATE ON reservable_managements FOR EACH ROW EXECUTE FUNCTION app.seats_change_figures();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON reservable_managements FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON reservable_managements FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON reservable_managements FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
CREATE TRIGGER touch BEFORE UPDATE ON reservable_managements FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.reservable_managements enable row level security;
create policy everyone_reads on public.reservable_managements for select to anonymous, staff, "user"
  using (true);
grant select on public.reservable_managements to "user", anonymous, staff;

create table public.reserve_cancellations (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  cancel_amount integer not null,
  cancel_datetime timestamp with time zone not null,
  cancel_type smallint not null,
  cancel_settlement_status smallint not null,
  cancel_remarks text not null default ''::text,
  settle_due_datetime timestamp with time zone,
  cancel_cause smallint not null default 1,
  cancelled_member_id integer,
  illness_turn_flag boolean not null default false,
  fee_reason text not null default ''::text,
  part_paid_amount integer not null default 0,
  constraint reserve_cancellations_pkey PRIMARY KEY (id),
  constraint reserve_cancellations_reserve_id_key UNIQUE (reserve_id),
  constraint no_fee_nothing_to_settle CHECK ((cancel_amount = 0) = (cancel_settlement_status = 0) OR cancel_settlement_status = 4),
  constraint reserve_cancellations_cancel_amount_check CHECK (cancel_amount >= 0),
  constraint reserve_cancellations_cancel_cause_check CHECK (cancel_cause = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserve_cancellations_cancel_remarks_check CHECK (length(cancel_remarks) <= 1000),
  constraint reserve_cancellations_cancel_settlement_status_check CHECK (cancel_settlement_status = ANY (ARRAY[0, 1, 2, 3, 4])),
  constraint reserve_cancellations_cancel_type_check CHECK (cancel_type = ANY (ARRAY[1, 2, 3])),
  constraint reserve_cancellations_fee_reason_check CHECK (length(fee_reason) <= 120),
  constraint reserve_cancellations_part_paid_amount_check CHECK (part_paid_amount >= 0),
  constraint reserve_cancellations_cancelled_member_id_fkey FOREIGN KEY (cancelled_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint reserve_cancellations_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.reserve_cancellations.cancel_type is '1 by customer, 2 by staff, 3 automatic';
comment on column public.reserve_cancellations.cancel_settlement_status is '0 no fee, 1 to charge, 2 charged, 3 failed, 4 waived';
comment on column public.reserve_cancellations.settle_due_datetime is 'only for a no-show''s fee, which staff may undo';
comment on column public.reserve_cancellations.cancel_cause is '1 the family, 2 the branch (never a fee), 3 illness, 4 no-show';
comment on column public.reserve_cancellations.cancelled_member_id is 'who of the family cancelled';
comment on column public.reserve_cancellations.illness_turn_flag is 'the fee was that of illness and lower for it: one of the turns of the quarter';
comment on column public.reserve_cancellations.fee_reason is 'the policy''s sentence about the step that was charged, as it stood then';
CREATE INDEX cancellations_unsettled ON public.reserve_cancellations USING btree (reserve_id) WHERE (cancel_settlement_status = ANY (ARRAY[1, 3]));
CREATE INDEX reserve_cancellations_cancelled_member_id_idx ON public.reserve_cancellations USING btree (cancelled_member_id);
CREATE INDEX reserve_cancellations_due ON public.reserve_cancellations USING btree (settle_due_datetime) WHERE (settle_due_datetime IS NOT NULL);
CREATE INDEX reserve_cancellations_to_settle ON public.reserve_cancellations USING btree (cancel_settlement_status) WHERE (cancel_settlement_status = ANY (ARRAY[1, 3]));
CREATE TRIGGER recalculate_unpaid AFTER INSERT OR UPDATE OF cancel_settlement_status ON reserve_cancellations FOR EACH ROW EXECUTE FUNCTION app.recalculate_unpaid();
CREATE TRIGGER record_seats AFTER INSERT ON reserve_cancellations FOR EACH ROW WHEN (new.cancel_amount > 0 AND (new.cancel_cause = ANY (ARRAY[1, 3]))) EXECUTE FUNCTION app.record_seats_at_cancellation();
alter table public.reserve_cancellations enable row level security;
create policy own on public.reserve_cancellations for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = reserve_cancellations.reserve_id))));
create policy own_branch on public.reserve_cancellations for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.id = reserve_cancellations.reserve_id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))))));
grant select on public.reserve_cancellations to "user", staff;

create table public.reserve_details (
  id integer not null generated by default as identity,
  reserve_id integer not null,
  child_id integer not null,
  date_of_birth date not null,
  zero_year_old_flag boolean not null,
  schoolchild_flag boolean not null,
  breakfast_support_flag boolean not null default false,
  lunch_support_flag boolean not null default false,
  supper_support_flag boolean not null default false,
  google_calendar_event_id text,
  during tstzrange not null,
  live boolean not null,
  attendance_status smallint not null default 1,
  arrived_datetime timestamp with time zone,
  left_datetime timestamp with time zone,
  absent_cause smallint,
  fetched_by_name text,
  fetched_by_tel text,
  temperature numeric(3,1),
  fetched_by_kind smallint,
  fetched_proof smallint,
  attendance_tell_at timestamp with time zone,
  told_arrived_datetime timestamp with time zone,
  told_left_datetime timestamp with time zone,
  branch_id integer not null,
  fetched_document smallint,
  current_day_paid_percent smallint not null default 0,
  constraint reserve_details_pkey PRIMARY KEY (id),
  constraint reserve_details_google_calendar_event_id_key UNIQUE (google_calendar_event_id),
  constraint reserve_details_reserve_id_child_id_key UNIQUE (reserve_id, child_id),
  constraint child_never_in_two_places EXCLUDE USING gist (child_id WITH =, during WITH &&) WHERE (live),
  constraint absence_has_a_cause CHECK ((attendance_status = 4) = (absent_cause IS NOT NULL)),
  constraint fetched_by_somebody CHECK (fetched_by_kind IS NULL OR fetched_by_name IS NOT NULL),
  constraint left_after_arriving CHECK (left_datetime IS NULL OR arrived_datetime <= left_datetime),
  constraint proved_by_somebody CHECK (fetched_proof IS NULL OR fetched_by_name IS NOT NULL),
  constraint reserve_details_absent_cause_check CHECK (absent_cause = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserve_details_attendance_status_check CHECK (attendance_status = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserve_details_current_day_paid_percent_check CHECK (current_day_paid_percent >= 0 AND current_day_paid_percent <= 100),
  constraint reserve_details_fetched_by_kind_check CHECK (fetched_by_kind = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint reserve_details_fetched_by_name_check CHECK (length(fetched_by_name) <= 100),
  constraint reserve_details_fetched_by_tel_check CHECK (length(fetched_by_tel) <= 20),
  constraint reserve_details_fetched_document_check CHECK (fetched_document = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint reserve_details_fetched_proof_check CHECK (fetched_proof = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserve_details_temperature_check CHECK (temperature >= 30::numeric AND temperature <= 45::numeric),
  constraint seen_of_somebody CHECK (fetched_document IS NULL OR fetched_by_name IS NOT NULL),
  constraint times_follow_attendance CHECK ((attendance_status = ANY (ARRAY[2, 3])) = (arrived_datetime IS NOT NULL) AND (attendance_status = 3) = (left_datetime IS NOT NULL)),
  constraint reserve_details_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint reserve_details_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE
);
comment on column public.reserve_details.date_of_birth is 'the child''s, as agreed with the price: the stay is charged by it, whatever the child''s row says later';
comment on column public.reserve_details.during is 'copy of the reserve''s times, kept by trigger, for the exclusion constraint';
comment on column public.reserve_details.attendance_status is '1 expected, 2 present, 3 left, 4 did not come';
comment on column public.reserve_details.absent_cause is 'why the child did not come, as for a cancellation: 3 illness and 4 no-show are charged by the policy''s own percentages';
comment on column public.reserve_details.fetched_by_name is 'who fetched this child; childcares.pick_up_name is who fetched the last one';
comment on column public.reserve_details.temperature is 'taken at the door; health data, seen by the branch and the family only';
comment on column public.reserve_details.fetched_by_kind is '1 the person named in the reserve, 2 the parent, 3 the emergency contact, 4 somebody else, whom staff asked about twice, 5 somebody of the family''s pick-up list; null: not known';
comment on column public.reserve_details.fetched_proof is '1 pass read by the camera, 2 the pass''s six digits, 3 identity card seen, 4 known to staff; null: not recorded';
comment on column public.reserve_details.attendance_tell_at is 'the family has yet to hear what became of coming or leaving; null: nothing new';
comment on column public.reserve_details.told_arrived_datetime is 'the coming as the family was told it; another one now is corrected';
comment on column public.reserve_details.branch_id is 'copy of the reserve''s, kept by trigger, for counting seats';
comment on column public.reserve_details.fetched_document is 'which document staff entered: 1 driver''s licence, 2 My Number card, 3 passport, 4 residence card, 5 another; null: none was entered';
comment on column public.reserve_details.current_day_paid_percent is 'so much of the child''s same-day line is paid by another stay of the same day';
CREATE UNIQUE INDEX child_present_once ON public.reserve_details USING btree (child_id, app.tokyo_date(lower(during))) WHERE (attendance_status = 2);
CREATE INDEX reserve_details_attendance_tell_at_idx ON public.reserve_details USING btree (attendance_tell_at) WHERE (attendance_tell_at IS NOT NULL);
CREATE INDEX reserve_details_child_id_idx ON public.reserve_details USING btree (child_id);
CREATE INDEX seats_of_a_branch ON public.reserve_details USING btree (branch_id, during) INCLUDE (reserve_id, date_of_birth) WHERE live;
CREATE CONSTRAINT TRIGGER child_belongs_to_customer AFTER INSERT OR UPDATE ON reserve_details NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW EXECUTE FUNCTION app.child_belongs_to_customer();
CREATE TRIGGER figures AFTER UPDATE OF attendance_status, arrived_datetime, left_datetime ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.detail_changes_figures();
CREATE TRIGGER figures_gone AFTER DELETE ON reserve_details FOR EACH ROW WHEN (app.tokyo_date(lower(old.during)) <= app.tokyo_today()) EXECUTE FUNCTION app.detail_changes_figures();
CREATE TRIGGER figures_made AFTER INSERT ON reserve_details FOR EACH ROW WHEN (app.tokyo_date(lower(new.during)) <= app.tokyo_today()) EXECUTE FUNCTION app.detail_changes_figures();
CREATE TRIGGER frees_seats AFTER DELETE ON reserve_details FOR EACH ROW WHEN (old.live) EXECUTE FUNCTION app.detail_frees_seats();
CREATE TRIGGER nap_ends_with_presence AFTER UPDATE OF attendance_status ON reserve_details FOR EACH ROW WHEN (old.attendance_status = 2 AND new.attendance_status <> 2) EXECUTE FUNCTION app.nap_ends_with_presence();
CREATE TRIGGER nap_returns_with_presence AFTER UPDATE OF attendance_status ON reserve_details FOR EACH ROW WHEN (old.attendance_status <> 2 AND new.attendance_status = 2) EXECUTE FUNCTION app.nap_returns_with_presence();
CREATE TRIGGER overtake_entries AFTER INSERT ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.detail_overtakes_entries();
CREATE TRIGGER publish_branch_day AFTER UPDATE OF attendance_status, arrived_datetime, left_datetime, temperature ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day_of_detail();
CREATE TRIGGER publish_family_day AFTER UPDATE OF attendance_status, arrived_datetime, left_datetime ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.publish_family_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE ON reserve_details FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
CREATE TRIGGER publish_marks_moved AFTER UPDATE ON reserve_details FOR EACH ROW WHEN (old.live IS DISTINCT FROM new.live OR old.during IS DISTINCT FROM new.during OR old.branch_id IS DISTINCT FROM new.branch_id OR old.date_of_birth IS DISTINCT FROM new.date_of_birth) EXECUTE FUNCTION app.publish_marks();
CREATE TRIGGER schedule_attendance_message BEFORE UPDATE OF attendance_status, arrived_datetime, left_datetime ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.schedule_attendance_message();
CREATE TRIGGER seats_changed AFTER UPDATE ON reserve_details FOR EACH ROW WHEN (old.live <> new.live OR old.during <> new.during OR old.branch_id <> new.branch_id) EXECUTE FUNCTION app.detail_changes_seats();
CREATE TRIGGER seats_gone AFTER DELETE ON reserve_details FOR EACH ROW WHEN (old.live) EXECUTE FUNCTION app.detail_changes_seats();
CREATE TRIGGER seats_made AFTER INSERT ON reserve_details FOR EACH ROW WHEN (new.live) EXECUTE FUNCTION app.detail_changes_seats();
CREATE TRIGGER sync_with_reserve BEFORE INSERT OR UPDATE OF reserve_id ON reserve_details FOR EACH ROW EXECUTE FUNCTION app.sync_detail_with_reserve();
alter table public.reserve_details enable row level security;
create policy own on public.reserve_details for select to "user"
  using ((EXISTS ( SELECT
   FROM reserves r
  WHERE (r.id = reserve_details.reserve_id))));
create policy own_branch on public.reserve_details for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.id = reserve_details.reserve_id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))))));
grant select (id, reserve_id, child_id, date_of_birth, zero_year_old_flag, schoolchild_flag, breakfast_support_flag, lunch_support_flag, supper_support_flag, live, attendance_status, arrived_datetime, left_datetime, absent_cause, fetched_by_name, fetched_by_tel, temperature, fetched_by_kind, fetched_proof, fetched_document, current_day_paid_percent) on public.reserve_details to "user", staff;

create table public.reserve_series (
  id integer not null generated by default as identity,
  customer_id integer not null,
  branch_id integer not null,
  dates integer not null,
  idempotency_key uuid not null,
  content_hash text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint reserve_series_pkey PRIMARY KEY (id),
  constraint reserve_series_customer_id_idempotency_key_key UNIQUE (customer_id, idempotency_key),
  constraint reserve_series_dates_check CHECK (dates > 0),
  constraint reserve_series_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint reserve_series_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
comment on column public.reserve_series.branch_id is 'the branch that was asked for; a single day may be at another one';
comment on column public.reserve_series.dates is 'days that were reserved, whatever has become of them';
CREATE INDEX reserve_series_branch_id_idx ON public.reserve_series USING btree (branch_id);
alter table public.reserve_series enable row level security;
create policy own on public.reserve_series for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.reserve_series for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE (r.reserve_series_id = reserve_series.id)))));
grant select on public.reserve_series to "user", staff;

-- limits of reserving; minutes and days
create table public.reserve_settings (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  window_days integer not null default 60,
  step_minutes integer not null default 15,
  minimum_minutes integer not null default 60,
  today_lead_minutes integer not null default 60,
  edit_lead_minutes integer not null default 60,
  request_lapse_minutes integer not null default 60,
  request_answer_minutes integer not null default 1440,
  request_answer_minimum_minutes integer not null default 20,
  card_due_minutes integer not null default 1440,
  card_due_lead_minutes integer not null default 120,
  card_due_minimum_minutes integer not null default 20,
  retention_days integer not null default 365,
  settle_after_minutes integer not null default 15,
  reminder_time time without time zone not null default '12:00:00'::time without time zone,
  attendance_grace_minutes integer not null default 60,
  version integer not null default 1,
  inbox_answer_hours integer not null default 24,
  inquiry_kept_months integer not null default 24,
  application_kept_months integer not null default 12,
  early_arrival_minutes integer not null default 120,
  fever_temperature numeric(3,1) not null default 37.5,
  waiver_answer_hours integer not null default 24,
  report_kept_months integer not null default 60,
  staff_discount_yen integer not null default 1000,
  staff_discount_percent integer not null default 30,
  manager_discount_yen integer not null default 20000,
  manager_discount_percent integer not null default 100,
  family_link_hours integer not null default 72,
  introduction_minutes integer not null default 60,
  family_search_limit integer not null default 20,
  overdue_manager_minutes integer not null default 15,
  overdue_headquarters_minutes integer not null default 45,
  request_undo_minutes integer not null default 1,
  late_alarm_minutes integer not null default 15,
  overdue_alarm_minutes integer not null default 10,
  hold_minutes integer not null default 5,
  holds_per_hour integer not null default 20,
  address_holds_per_hour integer not null default 200,
  offer_minutes integer not null default 30,
  offer_minimum_minutes integer not null default 5,
  offer_quiet_from time without time zone not null default '22:00:00'::time without time zone,
  offer_quiet_until time without time zone not null default '07:00:00'::time without time zone,
  automatic_cancel_minutes integer not null default 30,
  open_wishes integer not null default 5,
  series_dates integer not null default 26,
  request_remind_minutes integer not null default 60,
  ready_minutes integer not null default 120,
  family_invitation_hours integer not null default 72,
  relatives_limit integer not null default 10,
  pickup_people_limit integer not null default 20,
  pickup_pass_grace_minutes integer not null default 180,
  morning_form_time time without time zone not null default '06:30:00'::time without time zone,
  morning_form_lead_hours integer not null default 6,
  high_fever_temperature numeric(3,1) not null default 38,
  stomach_upset_times integer not null default 2,
  attendance_message_minutes integer not null default 2,
  message_quiet_from time without time zone not null default '21:00:00'::time without time zone,
  message_quiet_until time without time zone not null default '07:00:00'::time without time zone,
  message_answer_hours integer not null default 6,
  message_kept_months integer not null default 24,
  line_reserve_percent integer not null default 10,
  line_warning_percent integer not null default 80,
  claim_reminder_days integer not null default 21,
  certificate_months integer not null default 36,
  pickup_dispute_hours integer not null default 72,
  changed_settings text[],
  arrival_notice_kept_days integer not null default 30,
  constraint reserve_settings_pkey PRIMARY KEY (id),
  constraint reserve_settings_adaptation_date_key UNIQUE (adaptation_date),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['window_days'::text, 'step_minutes'::text, 'minimum_minutes'::text, 'today_lead_minutes'::text, 'edit_lead_minutes'::text, 'series_dates'::text, 'ready_minutes'::text, 'request_answer_minutes'::text, 'request_lapse_minutes'::text, 'request_answer_minimum_minutes'::text, 'request_undo_minutes'::text, 'request_remind_minutes'::text, 'hold_minutes'::text, 'holds_per_hour'::text, 'address_holds_per_hour'::text, 'offer_minutes'::text, 'offer_minimum_minutes'::text, 'offer_quiet_from'::text, 'offer_quiet_until'::text, 'automatic_cancel_minutes'::text, 'open_wishes'::text, 'card_due_minutes'::text, 'card_due_lead_minutes'::text, 'card_due_minimum_minutes'::text, 'settle_after_minutes'::text, 'waiver_answer_hours'::text, 'staff_discount_yen'::text, 'staff_discount_percent'::text, 'manager_discount_yen'::text, 'manager_discount_percent'::text, 'attendance_grace_minutes'::text, 'early_arrival_minutes'::text, 'attendance_message_minutes'::text, 'late_alarm_minutes'::text, 'overdue_alarm_minutes'::text, 'overdue_manager_minutes'::text, 'overdue_headquarters_minutes'::text, 'fever_temperature'::text, 'high_fever_temperature'::text, 'stomach_upset_times'::text, 'morning_form_time'::text, 'morning_form_lead_hours'::text, 'family_link_hours'::text, 'family_invitation_hours'::text, 'relatives_limit'::text, 'pickup_people_limit'::text, 'pickup_pass_grace_minutes'::text, 'pickup_dispute_hours'::text, 'introduction_minutes'::text, 'family_search_limit'::text, 'reminder_time'::text, 'inbox_answer_hours'::text, 'message_quiet_from'::text, 'message_quiet_until'::text, 'message_answer_hours'::text, 'line_reserve_percent'::text, 'line_warning_percent'::text, 'claim_reminder_days'::text, 'certificate_months'::text, 'inquiry_kept_months'::text, 'application_kept_months'::text, 'report_kept_months'::text, 'message_kept_months'::text, 'retention_days'::text, 'arrival_notice_kept_days'::text]),
  constraint manager_hears_first CHECK (overdue_manager_minutes <= overdue_headquarters_minutes),
  constraint minimum_is_whole_steps CHECK ((minimum_minutes % NULLIF(step_minutes, 0)) = 0),
  constraint offer_minimum_is_less CHECK (offer_minimum_minutes <= offer_minutes),
  constraint reserve_settings_address_holds_per_hour_check CHECK (address_holds_per_hour >= 1 AND address_holds_per_hour <= 10000),
  constraint reserve_settings_application_kept_months_check CHECK (application_kept_months >= 1 AND application_kept_months <= 120),
  constraint reserve_settings_arrival_notice_kept_days_check CHECK (arrival_notice_kept_days >= 1 AND arrival_notice_kept_days <= 366),
  constraint reserve_settings_attendance_grace_minutes_check CHECK (attendance_grace_minutes >= 0 AND attendance_grace_minutes <= 240),
  constraint reserve_settings_attendance_message_minutes_check CHECK (attendance_message_minutes >= 0 AND attendance_message_minutes <= 30),
  constraint reserve_settings_automatic_cancel_minutes_check CHECK (automatic_cancel_minutes >= 5 AND automatic_cancel_minutes <= 240),
  constraint reserve_settings_card_due_lead_minutes_check CHECK (card_due_lead_minutes >= 0 AND card_due_lead_minutes <= 10080),
  constraint reserve_settings_card_due_minimum_minutes_check CHECK (card_due_minimum_minutes >= 0 AND card_due_minimum_minutes <= 1440),
  constraint reserve_settings_card_due_minutes_check CHECK (card_due_minutes >= 0 AND card_due_minutes <= 10080),
  constraint reserve_settings_certificate_months_check CHECK (certificate_months >= 24 AND certificate_months <= 120),
  constraint reserve_settings_claim_reminder_days_check CHECK (claim_reminder_days >= 1 AND claim_reminder_days <= 60),
  constraint reserve_settings_early_arrival_minutes_check CHECK (early_arrival_minutes >= 0 AND early_arrival_minutes <= 1440),
  constraint reserve_settings_edit_lead_minutes_check CHECK (edit_lead_minutes >= 0 AND edit_lead_minutes <= 10080),
  constraint reserve_settings_family_invitation_hours_check CHECK (family_invitation_hours >= 1 AND family_invitation_hours <= 720),
  constraint reserve_settings_family_link_hours_check CHECK (family_link_hours >= 1 AND family_link_hours <= 720),
  constraint reserve_settings_family_search_limit_check CHECK (family_search_limit >= 1 AND family_search_limit <= 1000),
  constraint reserve_settings_fever_temperature_check CHECK (fever_temperature >= 36::numeric AND fever_temperature <= 40::numeric),
  constraint reserve_settings_high_fever_temperature_check CHECK (high_fever_temperature >= 36::numeric AND high_fever_temperature <= 41::numeric),
  constraint reserve_settings_hold_minutes_check CHECK (hold_minutes >= 1 AND hold_minutes <= 30),
  constraint reserve_settings_holds_per_hour_check CHECK (holds_per_hour >= 1 AND holds_per_hour <= 1000),
  constraint reserve_settings_inbox_answer_hours_check CHECK (inbox_answer_hours >= 1 AND inbox_answer_hours <= 720),
  constraint reserve_settings_inquiry_kept_months_check CHECK (inquiry_kept_months >= 1 AND inquiry_kept_months <= 120),
  constraint reserve_settings_introduction_minutes_check CHECK (introduction_minutes >= 5 AND introduction_minutes <= 1440),
  constraint reserve_settings_late_alarm_minutes_check CHECK (late_alarm_minutes >= 0 AND late_alarm_minutes <= 240),
  constraint reserve_settings_line_reserve_percent_check CHECK (line_reserve_percent >= 0 AND line_reserve_percent <= 100),
  constraint reserve_settings_line_warning_percent_check CHECK (line_warning_percent >= 1 AND line_warning_percent <= 100),
  constraint reserve_settings_manager_discount_percent_check CHECK (manager_discount_percent >= 0 AND manager_discount_percent <= 100),
  constraint reserve_settings_manager_discount_yen_check CHECK (manager_discount_yen >= 0 AND manager_discount_yen <= 100000),
  constraint reserve_settings_message_answer_hours_check CHECK (message_answer_hours >= 1 AND message_answer_hours <= 720),
  constraint reserve_settings_message_kept_months_check CHECK (message_kept_months >= 1 AND message_kept_months <= 120),
  constraint reserve_settings_minimum_minutes_check CHECK (minimum_minutes >= 10 AND minimum_minutes <= 1440),
  constraint reserve_settings_morning_form_lead_hours_check CHECK (morning_form_lead_hours >= 1 AND morning_form_lead_hours <= 24),
  constraint reserve_settings_offer_minimum_minutes_check CHECK (offer_minimum_minutes >= 1 AND offer_minimum_minutes <= 60),
  constraint reserve_settings_offer_minutes_check CHECK (offer_minutes >= 1 AND offer_minutes <= 1440),
  constraint reserve_settings_open_wishes_check CHECK (open_wishes >= 1 AND open_wishes <= 50),
  constraint reserve_settings_overdue_alarm_minutes_check CHECK (overdue_alarm_minutes >= 0 AND overdue_alarm_minutes <= 240),
  constraint reserve_settings_overdue_headquarters_minutes_check CHECK (overdue_headquarters_minutes >= 1 AND overdue_headquarters_minutes <= 480),
  constraint reserve_settings_overdue_manager_minutes_check CHECK (overdue_manager_minutes >= 1 AND overdue_manager_minutes <= 240),
  constraint reserve_settings_pickup_dispute_hours_check CHECK (pickup_dispute_hours >= 0 AND pickup_dispute_hours <= 720),
  constraint reserve_settings_pickup_pass_grace_minutes_check CHECK (pickup_pass_grace_minutes >= 0 AND pickup_pass_grace_minutes <= 720),
  constraint reserve_settings_pickup_people_limit_check CHECK (pickup_people_limit >= 1 AND pickup_people_limit <= 50),
  constraint reserve_settings_ready_minutes_check CHECK (ready_minutes >= 15 AND ready_minutes <= 720),
  constraint reserve_settings_relatives_limit_check CHECK (relatives_limit >= 1 AND relatives_limit <= 50),
  constraint reserve_settings_report_kept_months_check CHECK (report_kept_months >= 1 AND report_kept_months <= 120),
  constraint reserve_settings_request_answer_minimum_minutes_check CHECK (request_answer_minimum_minutes >= 0 AND request_answer_minimum_minutes <= 1440),
  constraint reserve_settings_request_answer_minutes_check CHECK (request_answer_minutes >= 1 AND request_answer_minutes <= 10080),
  constraint reserve_settings_request_lapse_minutes_check CHECK (request_lapse_minutes >= 0 AND request_lapse_minutes <= 10080),
  constraint reserve_settings_request_remind_minutes_check CHECK (request_remind_minutes >= 5 AND request_remind_minutes <= 1440),
  constraint reserve_settings_request_undo_minutes_check CHECK (request_undo_minutes >= 0 AND request_undo_minutes <= 10),
  constraint reserve_settings_retention_days_check CHECK (retention_days >= 0 AND retention_days <= 3660),
  constraint reserve_settings_series_dates_check CHECK (series_dates >= 2 AND series_dates <= 60),
  constraint reserve_settings_settle_after_minutes_check CHECK (settle_after_minutes >= 0 AND settle_after_minutes <= 1440),
  constraint reserve_settings_staff_discount_percent_check CHECK (staff_discount_percent >= 0 AND staff_discount_percent <= 100),
  constraint reserve_settings_staff_discount_yen_check CHECK (staff_discount_yen >= 0 AND staff_discount_yen <= 100000),
  constraint reserve_settings_step_minutes_check CHECK (step_minutes = ANY (ARRAY[10, 15, 20, 30, 60])),
  constraint reserve_settings_stomach_upset_times_check CHECK (stomach_upset_times >= 1 AND stomach_upset_times <= 10),
  constraint reserve_settings_today_lead_minutes_check CHECK (today_lead_minutes >= 0 AND today_lead_minutes <= 1440),
  constraint reserve_settings_waiver_answer_hours_check CHECK (waiver_answer_hours >= 1 AND waiver_answer_hours <= 168),
  constraint reserve_settings_window_days_check CHECK (window_days >= 1 AND window_days <= 366)
);
comment on column public.reserve_settings.step_minutes is 'a reserve begins and ends on such a step of the hour; those saved under another step count to the minute';
comment on column public.reserve_settings.today_lead_minutes is 'Same-day reserves are taken until so long before the start';
comment on column public.reserve_settings.request_lapse_minutes is 'An unanswered request lapses so long before the start';
comment on column public.reserve_settings.request_answer_minutes is 'the branch answers a request within so long, and so long before the start as it lapses';
comment on column public.reserve_settings.request_answer_minimum_minutes is 'the branch always has so long to answer, also when the start is nearer than request_lapse_minutes';
comment on column public.reserve_settings.card_due_minutes is 'Variant B: a card is due so long after the reserve …';
comment on column public.reserve_settings.card_due_lead_minutes is '… or so long before the start, if that is earlier';
comment on column public.reserve_settings.card_due_minimum_minutes is 'a first-time parent always has so long to enter a card, also when the start is nearer than card_due_lead_minutes';
comment on column public.reserve_settings.settle_after_minutes is 'a check-out or no-show can be undone for so long; then it is charged';
comment on column public.reserve_settings.reminder_time is 'Tokyo time of the day before at which a reserve is brought to mind';
comment on column public.reserve_settings.attendance_grace_minutes is 'arrival and leaving may lie so long outside the extended hours of the day; billed are the hours themselves';
comment on column public.reserve_settings.early_arrival_minutes is 'an arrival more than so long before the planned start is asked about';
comment on column public.reserve_settings.fever_temperature is 'a temperature from which a child at the door is asked about';
comment on column public.reserve_settings.waiver_answer_hours is 'A manager answers so long; then a fee that staff asked to be let go is charged';
comment on column public.reserve_settings.staff_discount_yen is 'How much a person may take off a bill; headquarters as they see fit';
comment on column public.reserve_settings.family_link_hours is 'how long the link of a family entered at the desk can be used';
comment on column public.reserve_settings.introduction_minutes is 'a family of another branch that was found by an exact number and a birth date may be reserved for this long';
comment on column public.reserve_settings.family_search_limit is 'such searches one member of staff may make in an hour';
comment on column public.reserve_settings.overdue_manager_minutes is 'A child not fetched: so long after closing the managers are told, and headquarters';
comment on column public.reserve_settings.request_undo_minutes is 'how long the answer to a request can be taken back before the family is told';
comment on column public.reserve_settings.late_alarm_minutes is 'a child that has not come so long after the start is late: first on the board, no longer the next arrival';
comment on column public.reserve_settings.overdue_alarm_minutes is 'a child not fetched so long after the end of its reserve stands first on the board, as an alarm';
comment on column public.reserve_settings.hold_minutes is 'so long an opened confirm page holds its seats';
comment on column public.reserve_settings.holds_per_hour is 'holds a family may begin within an hour';
comment on column public.reserve_settings.address_holds_per_hour is 'the same for an address, which many telephones share';
comment on column public.reserve_settings.offer_minutes is 'so long an offer holds its seats; shorter as the start nears, never less than offer_minimum_minutes';
comment on column public.reserve_settings.offer_minimum_minutes is '… but never less than this';
comment on column public.reserve_settings.offer_quiet_from is 'from then to offer_quiet_until nothing is offered for days after tomorrow';
comment on column public.reserve_settings.automatic_cancel_minutes is 'so long after its message a reserve made by a wish is cancelled without a fee';
comment on column public.reserve_settings.open_wishes is 'waitlist entries a family may have at once';
comment on column public.reserve_settings.series_dates is 'days one can reserve at once';
comment on column public.reserve_settings.request_remind_minutes is 'so long before the promised answer the branch is reminded of a request; of a shorter promise, when half of it is over';
comment on column public.reserve_settings.ready_minutes is 'so long a stay is offered to a family that has not had one yet; later its own usual length counts';
comment on column public.reserve_settings.family_invitation_hours is 'how long the link that invites a person into a family can be used';
comment on column public.reserve_settings.relatives_limit is 'so many relatives sign in for a family at most, open invitations counted';
comment on column public.reserve_settings.pickup_people_limit is 'so many people stand on a family''s pick-up list at most';
comment on column public.reserve_settings.pickup_pass_grace_minutes is 'how long after the planned end of a stay its pick-up pass is still taken';
comment on column public.reserve_settings.morning_form_time is 'the hour of the day from which families are asked how a child is';
comment on column public.reserve_settings.morning_form_lead_hours is 'but not earlier than so long before the stay begins';
comment on column public.reserve_settings.high_fever_temperature is 'so warm within the last day is asked about';
comment on column public.reserve_settings.stomach_upset_times is 'so many watery stools or vomits within a day are asked about';
comment on column public.reserve_settings.attendance_message_minutes is 'so long after a coming or leaving was written down its family is told; what is taken back before is never told';
comment on column public.reserve_settings.message_quiet_from is 'from then to message_quiet_until no LINE or mail tells of a message; it stands in the app at once';
comment on column public.reserve_settings.message_answer_hours is 'a branch is reminded of a family that waits longer';
comment on column public.reserve_settings.line_reserve_percent is 'of the month''s LINE messages, kept for what cannot wait';
comment on column public.reserve_settings.line_warning_percent is 'of the month''s LINE messages: headquarters are told';
comment on column public.reserve_settings.claim_reminder_days is 'before a quarter''s claim for 無償化 is due: families are reminded';
comment on column public.reserve_settings.certificate_months is 'months back for which a family can have a certificate of provision';
comment on column public.reserve_settings.pickup_dispute_hours is 'people listed and passes made so many hours before a freeze of the pick-up list count as disputed';
comment on column public.reserve_settings.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
comment on column public.reserve_settings.arrival_notice_kept_days is 'what a family told of being on its way is forgotten after so long';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON reserve_settings FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON reserve_settings FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON reserve_settings FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON reserve_settings FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON reserve_settings FOR EACH STATEMENT EXECUTE FUNCTION app.rules_changed();
alter table public.reserve_settings enable row level security;
create policy everyone_reads on public.reserve_settings for select to anonymous, staff, "user"
  using (true);
grant select on public.reserve_settings to "user", anonymous, staff;

create table public.reserves (
  id integer not null generated by default as identity,
  branch_id integer not null,
  customer_id integer not null,
  start_datetime timestamp with time zone not null,
  end_datetime timestamp with time zone not null,
  reserve_date date not null generated always as app.tokyo_date(start_datetime) stored,
  approval_status smallint not null,
  approval_comment text not null default ''::text,
  childcare_status smallint not null default 1,
  cancel_flag boolean not null default false,
  breakfast_support_flag boolean not null default false,
  lunch_support_flag boolean not null default false,
  supper_support_flag boolean not null default false,
  current_day_flag boolean not null,
  holiday_flag boolean not null,
  after_business_hours numeric(6,4) not null default 0,
  pick_up_name text,
  pick_up_tel text,
  remarks text not null default ''::text,
  reserve_amount integer not null,
  kept_cancel_amount integer not null default 0,
  kept_cancel_deadline timestamp with time zone,
  amount_lines jsonb not null default '[]'::jsonb,
  plan_type_id integer,
  use_tickets boolean,
  card_due_datetime timestamp with time zone,
  answer_due_datetime timestamp with time zone,
  reminded_datetime timestamp with time zone,
  override_reason text,
  idempotency_key uuid,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  live boolean not null generated always as ((NOT cancel_flag) AND (approval_status <> 4) AND (childcare_status <> 4)) stored,
  pay_at_desk_flag boolean not null default false,
  answer_held_until timestamp with time zone,
  free_cancel_until timestamp with time zone,
  reserve_series_id integer,
  series_place integer,
  refusal_reason smallint,
  pickup_person_id integer,
  made_member_id integer,
  free_moves integer not null default 0,
  pick_up_member_id integer,
  constraint reserves_pkey PRIMARY KEY (id),
  constraint reserves_customer_id_idempotency_key_key UNIQUE (customer_id, idempotency_key),
  constraint kept_fee_has_its_deadline CHECK ((kept_cancel_amount = 0) = (kept_cancel_deadline IS NULL)),
  constraint one_tokyo_day CHECK (app.tokyo_date(start_datetime) = app.tokyo_date(end_datetime - '00:00:00.000001'::interval)),
  constraint only_refused_has_reason CHECK (refusal_reason IS NULL OR approval_status = 4),
  constraint place_in_a_series CHECK ((reserve_series_id IS NULL) = (series_place IS NULL)),
  constraint reserves_approval_comment_check CHECK (length(approval_comment) <= 200),
  constraint reserves_approval_status_check CHECK (approval_status = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserves_childcare_status_check CHECK (childcare_status = ANY (ARRAY[1, 2, 3, 4])),
  constraint reserves_free_moves_check CHECK (free_moves >= 0),
  constraint reserves_kept_cancel_amount_check CHECK (kept_cancel_amount >= 0),
  constraint reserves_pick_up_name_check CHECK (length(pick_up_name) <= 30),
  constraint reserves_pick_up_tel_check CHECK (pick_up_tel ~ '^[0-9]{10,11}$'::text),
  constraint reserves_refusal_reason_check CHECK (refusal_reason = ANY (ARRAY[1, 2, 3, 4, 5, 6])),
  constraint reserves_remarks_check CHECK (length(remarks) <= 100),
  constraint reserves_reserve_amount_check CHECK (reserve_amount >= 0),
  constraint reserves_series_place_check CHECK (series_place > 0),
  constraint times_ordered CHECK (start_datetime < end_datetime),
  constraint whole_minutes CHECK ((EXTRACT(epoch FROM start_datetime) % 60::numeric) = 0::numeric AND (EXTRACT(epoch FROM end_datetime) % 60::numeric) = 0::numeric),
  constraint reserves_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint reserves_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint reserves_made_member_id_fkey FOREIGN KEY (made_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint reserves_pick_up_member_id_fkey FOREIGN KEY (pick_up_member_id) REFERENCES family_members(id) ON DELETE SET NULL,
  constraint reserves_pickup_person_id_fkey FOREIGN KEY (pickup_person_id) REFERENCES pickup_people(id) ON DELETE SET NULL,
  constraint reserves_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id),
  constraint reserves_reserve_series_id_fkey FOREIGN KEY (reserve_series_id) REFERENCES reserve_series(id)
);
comment on column public.reserves.approval_status is '1 no approval needed, 2 pending, 3 approved, 4 rejected';
comment on column public.reserves.childcare_status is '1 upcoming, 2 present, 3 left, 4 no-show';
comment on column public.reserves.breakfast_support_flag is 'some child eats it; who does stands in reserve_details, as for the other meals';
comment on column public.reserves.after_business_hours is 'hours of the reserve outside open_time to close_time; a step of the settings may be a sixth of an hour';
comment on column public.reserves.kept_cancel_amount is 'yen a cancellation costs at least: the strictest fee the reserve has been under when it was changed';
comment on column public.reserves.kept_cancel_deadline is 'the free deadline that was past then';
comment on column public.reserves.amount_lines is 'the estimate line by line, as shown at the confirm';
comment on column public.reserves.use_tickets is 'the parent''s word: null uses tickets that are worth their price, true all, false none (domain applyTickets)';
comment on column public.reserves.card_due_datetime is 'variant B: without a card by then the reserve is cancelled free of charge, and the moment stays as the reason; null as soon as the card is there';
comment on column public.reserves.answer_due_datetime is 'a request: the moment by which the parent was told the branch answers (domain answerDue); null where none was made';
comment on column public.reserves.content_hash is 'of what was sent with idempotency_key; the same key with other content is refused';
comment on column public.reserves.live is 'holds a seat: pending ones do, cancelled, rejected and no-show ones do not';
comment on column public.reserves.pay_at_desk_flag is 'taken by staff from a family that is there, or cannot be written to: the card is due at check-out (card, link or cash), so there is no card_due_datetime';
comment on column public.reserves.answer_held_until is 'an answered request of which the family is not told yet; until then it can be taken back';
comment on column public.reserves.free_cancel_until is 'made by a wish, without a press: cancelled without a fee until then, whatever the tier (reserve_settings.automatic_cancel_minutes)';
comment on column public.reserves.series_place is 'which of the days reserved together, by date, from 1';
comment on column public.reserves.refusal_reason is '1 full, 2 not enough staff, 3 event or cause of the branch, 4 hours, 5 other (in the comment), 6 nobody answered in time';
comment on column public.reserves.made_member_id is 'who of the family reserved; null: staff, or before there was more than one person';
comment on column public.reserves.free_moves is 'moves to another day that kept no fee although one was at stake';
comment on column public.reserves.pick_up_member_id is 'who of the family named the person who fetches; null: staff, or nobody known';
CREATE INDEX reserves_made_member_id_idx ON public.reserves USING btree (made_member_id);
CREATE INDEX reserves_not_over ON public.reserves USING btree (branch_id, reserve_date) WHERE (live AND (childcare_status = ANY (ARRAY[1, 2])));
CREATE INDEX reserves_of_a_branch_day ON public.reserves USING btree (branch_id, reserve_date) INCLUDE (id, start_datetime, end_datetime, live);
CREATE INDEX reserves_of_a_customer ON public.reserves USING btree (customer_id, start_datetime);
CREATE INDEX reserves_pending ON public.reserves USING btree (start_datetime) WHERE ((approval_status = 2) AND (NOT cancel_flag));
CREATE INDEX reserves_pick_up_member_id_idx ON public.reserves USING btree (pick_up_member_id);
CREATE INDEX reserves_pickup_person_id_idx ON public.reserves USING btree (pickup_person_id);
CREATE INDEX reserves_plan_type_id_idx ON public.reserves USING btree (plan_type_id);
CREATE INDEX reserves_present ON public.reserves USING btree (reserve_date) WHERE (childcare_status = 2);
CREATE INDEX reserves_reserve_series_id_start_datetime_idx ON public.reserves USING btree (reserve_series_id, start_datetime);
CREATE INDEX reserves_to_remind ON public.reserves USING btree (start_datetime) WHERE ((reminded_datetime IS NULL) AND (NOT cancel_flag) AND (approval_status = ANY (ARRAY[1, 3])) AND (childcare_status = 1));
CREATE INDEX reserves_waiting_for_a_card ON public.reserves USING btree (card_due_datetime) WHERE ((card_due_datetime IS NOT NULL) AND live);
CREATE INDEX reserves_with_held_answer ON public.reserves USING btree (answer_held_until) WHERE (answer_held_until IS NOT NULL);
CREATE INDEX unanswered_requests ON public.reserves USING btree (answer_due_datetime) WHERE ((approval_status = 2) AND (NOT cancel_flag));
CREATE TRIGGER day_to_close AFTER INSERT ON reserves FOR EACH ROW EXECUTE FUNCTION app.day_to_close();
CREATE TRIGGER day_to_close_moved AFTER UPDATE ON reserves FOR EACH ROW WHEN (old.reserve_date <> new.reserve_date OR old.branch_id <> new.branch_id) EXECUTE FUNCTION app.day_to_close();
CREATE TRIGGER figures AFTER UPDATE ON reserves FOR EACH ROW WHEN (LEAST(old.reserve_date, new.reserve_date) <= app.tokyo_today()) EXECUTE FUNCTION app.reserve_changes_figures();
CREATE TRIGGER figures_gone AFTER DELETE ON reserves FOR EACH ROW WHEN (old.reserve_date <= app.tokyo_today()) EXECUTE FUNCTION app.reserve_changes_figures();
CREATE TRIGGER figures_made AFTER INSERT ON reserves FOR EACH ROW WHEN (new.reserve_date <= app.tokyo_today()) EXECUTE FUNCTION app.reserve_changes_figures();
CREATE TRIGGER frees_seats AFTER UPDATE ON reserves FOR EACH ROW WHEN (old.live AND (NOT new.live OR old.branch_id <> new.branch_id OR old.start_datetime <> new.start_datetime OR old.end_datetime <> new.end_datetime)) EXECUTE FUNCTION app.reserve_frees_seats();
CREATE TRIGGER frees_seats_deleted AFTER DELETE ON reserves FOR EACH ROW WHEN (old.live) EXECUTE FUNCTION app.reserve_frees_seats();
CREATE TRIGGER move_details AFTER UPDATE ON reserves FOR EACH ROW WHEN (old.start_datetime <> new.start_datetime OR old.end_datetime <> new.end_datetime OR old.live <> new.live OR old.branch_id <> new.branch_id) EXECUTE FUNCTION app.reserve_moves_its_details();
CREATE TRIGGER overtake_entries AFTER UPDATE ON reserves FOR EACH ROW WHEN (new.live AND (NOT old.live OR old.approval_status <> new.approval_status OR old.start_datetime <> new.start_datetime OR old.end_datetime <> new.end_datetime)) EXECUTE FUNCTION app.reserve_overtakes_entries();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON reserves FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER touch BEFORE UPDATE ON reserves FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.reserves enable row level security;
create policy own on public.reserves for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.reserves for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.reserves to staff;
grant select (id, branch_id, customer_id, start_datetime, end_datetime, reserve_date, approval_status, approval_comment, childcare_status, cancel_flag, breakfast_support_flag, lunch_support_flag, supper_support_flag, current_day_flag, holiday_flag, after_business_hours, pick_up_name, pick_up_tel, remarks, reserve_amount, kept_cancel_amount, kept_cancel_deadline, amount_lines, plan_type_id, use_tickets, card_due_datetime, answer_due_datetime, created_at, updated_at, live, pay_at_desk_flag, free_cancel_until, reserve_series_id, series_place, refusal_reason, pickup_person_id, made_member_id, free_moves) on public.reserves to "user";
grant select (pay_at_desk_flag, pickup_person_id) on public.reserves to staff;

-- changes of prices and rules that are to begin together on a day, until they are published or given up
create table public.rule_drafts (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  table_name text not null,
  content jsonb not null,
  account_id integer not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint rule_drafts_pkey PRIMARY KEY (id),
  constraint rule_drafts_content_check CHECK (jsonb_typeof(content) = 'object'::text),
  constraint rule_drafts_table_name_check CHECK (table_name = ANY (ARRAY['unit_prices'::text, 'cancellation_policies'::text, 'reserve_settings'::text, 'age_limits'::text, 'meal_hours'::text, 'care_settings'::text, 'tax_settings'::text, 'ticket_terms'::text, 'unpaid_policies'::text, 'ticket_prices'::text, 'plan_types'::text])),
  constraint rule_drafts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)
);
comment on column public.rule_drafts.content is 'what the form sent: the row''s values, and of our own settings what it changes';
CREATE INDEX rule_drafts_account_id_idx ON public.rule_drafts USING btree (account_id);
CREATE UNIQUE INDEX rule_drafts_once ON public.rule_drafts USING btree (adaptation_date, table_name) WHERE (table_name <> ALL (ARRAY['ticket_prices'::text, 'plan_types'::text]));
CREATE TRIGGER next_version BEFORE UPDATE ON rule_drafts FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER touch BEFORE UPDATE ON rule_drafts FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.rule_drafts enable row level security;
create policy headquarters on public.rule_drafts for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.rule_drafts to staff;

create table public.seat_holds (
  id integer not null generated by default as identity,
  kind smallint not null,
  customer_id integer not null,
  branch_id integer not null,
  date date not null,
  start_datetime timestamp with time zone not null,
  end_datetime timestamp with time zone not null,
  child_ids integer[] not null,
  births date[] not null,
  seat_offer_id integer,
  expires_at timestamp with time zone not null,
  released_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint seat_holds_pkey PRIMARY KEY (id),
  constraint as_many_births CHECK (cardinality(births) = cardinality(child_ids)),
  constraint hold_on_its_day CHECK (date = app.tokyo_date(start_datetime)),
  constraint hold_times CHECK (start_datetime < end_datetime),
  constraint offer_of_an_offer CHECK ((kind = 2) = (seat_offer_id IS NOT NULL)),
  constraint seat_holds_child_ids_check CHECK (cardinality(child_ids) > 0),
  constraint seat_holds_kind_check CHECK (kind = ANY (ARRAY[1, 2])),
  constraint seat_holds_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint seat_holds_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint seat_holds_seat_offer_id_fkey FOREIGN KEY (seat_offer_id) REFERENCES seat_offers(id) ON DELETE CASCADE
);
comment on column public.seat_holds.kind is '1 a confirm page is open, 2 an offer';
comment on column public.seat_holds.births is 'of the children, in the order of child_ids: ages decide where the roster does';
CREATE INDEX holds_to_end ON public.seat_holds USING btree (expires_at) WHERE (released_at IS NULL);
CREATE UNIQUE INDEX one_confirm_hold ON public.seat_holds USING btree (customer_id) WHERE ((kind = 1) AND (released_at IS NULL));
CREATE UNIQUE INDEX one_hold_of_offer ON public.seat_holds USING btree (seat_offer_id) WHERE (released_at IS NULL);
CREATE INDEX seat_holds_customer_id_created_at_idx ON public.seat_holds USING btree (customer_id, created_at);
CREATE INDEX seat_holds_seat_offer_id_idx ON public.seat_holds USING btree (seat_offer_id);
CREATE INDEX seats_held ON public.seat_holds USING btree (branch_id, date);
CREATE TRIGGER offer_seats AFTER UPDATE OF released_at ON seat_holds FOR EACH ROW WHEN (old.released_at IS NULL AND new.released_at IS NOT NULL) EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER offer_seats_deleted AFTER DELETE ON seat_holds FOR EACH ROW WHEN (old.released_at IS NULL) EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON seat_holds FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON seat_holds FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
alter table public.seat_holds enable row level security;
create policy own on public.seat_holds for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.seat_holds for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.seat_holds to "user", staff;

create table public.seat_offers (
  id integer not null generated by default as identity,
  waitlist_entry_id integer not null,
  customer_id integer not null,
  branch_id integer not null,
  start_datetime timestamp with time zone not null,
  end_datetime timestamp with time zone not null,
  reserve_amount integer not null,
  status smallint not null default 1,
  expires_at timestamp with time zone not null,
  account_id integer,
  reserve_id integer,
  created_at timestamp with time zone not null default app.now(),
  answered_at timestamp with time zone,
  constraint seat_offers_pkey PRIMARY KEY (id),
  constraint accepted_with_reserve CHECK ((status = 2) = (reserve_id IS NOT NULL)),
  constraint offer_times CHECK (start_datetime < end_datetime),
  constraint seat_offers_reserve_amount_check CHECK (reserve_amount >= 0),
  constraint seat_offers_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint seat_offers_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint seat_offers_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint seat_offers_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint seat_offers_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint seat_offers_waitlist_entry_id_fkey FOREIGN KEY (waitlist_entry_id) REFERENCES waitlist_entries(id) ON DELETE CASCADE
);
comment on column public.seat_offers.status is '1 open, 2 accepted, 3 declined, 4 ran out, 5 withdrawn';
comment on column public.seat_offers.account_id is 'offered by hand by this member of staff; null: by itself';
CREATE UNIQUE INDEX one_open_offer ON public.seat_offers USING btree (waitlist_entry_id) WHERE (status = 1);
CREATE INDEX open_offers ON public.seat_offers USING btree (expires_at) WHERE (status = 1);
CREATE INDEX seat_offers_account_id_idx ON public.seat_offers USING btree (account_id);
CREATE INDEX seat_offers_branch_id_start_datetime_idx ON public.seat_offers USING btree (branch_id, start_datetime);
CREATE INDEX seat_offers_customer_id_idx ON public.seat_offers USING btree (customer_id);
CREATE INDEX seat_offers_reserve_id_idx ON public.seat_offers USING btree (reserve_id);
CREATE INDEX seat_offers_waitlist_entry_id_idx ON public.seat_offers USING btree (waitlist_entry_id);
CREATE TRIGGER release_seats AFTER UPDATE OF status ON seat_offers FOR EACH ROW WHEN (old.status = 1 AND new.status <> 1) EXECUTE FUNCTION app.release_seats_of_offer();
alter table public.seat_offers enable row level security;
create policy own on public.seat_offers for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.seat_offers for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.seat_offers to "user", staff;

-- whether the third parties answered when they were last asked (job checkServices)
create table public.service_checks (
  id integer not null generated by default as identity,
  service smallint not null,
  ok_flag boolean not null,
  problem text not null default ''::text,
  checked_at timestamp with time zone not null,
  failing_since timestamp with time zone,
  constraint service_checks_pkey PRIMARY KEY (id),
  constraint service_checks_service_key UNIQUE (service),
  constraint failing_has_its_beginning CHECK (ok_flag = (failing_since IS NULL)),
  constraint service_checks_problem_check CHECK (length(problem) <= 200),
  constraint service_checks_service_check CHECK (service = ANY (ARRAY[1, 2, 3, 4, 5]))
);
comment on column public.service_checks.service is '1 Stripe, 2 LINE, 3 mail, 4 Google Calendar, 5 Chatwork';
comment on column public.service_checks.problem is 'the kind of failure, never a message that could name somebody';
alter table public.service_checks enable row level security;
create policy headquarters_read on public.service_checks for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.service_checks to staff;

create table public.shift_pattern_days (
  id integer not null generated by default as identity,
  shift_pattern_id integer not null,
  weekday smallint not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  breaks jsonb not null default '[]'::jsonb,
  constraint shift_pattern_days_pkey PRIMARY KEY (id),
  constraint shift_pattern_days_shift_pattern_id_weekday_key UNIQUE (shift_pattern_id, weekday),
  constraint begins_before_it_ends CHECK (start_time < end_time),
  constraint shift_pattern_days_breaks_check CHECK (app.are_breaks(breaks)),
  constraint shift_pattern_days_weekday_check CHECK (weekday = ANY (ARRAY[0, 1, 2, 3, 4, 5, 6])),
  constraint shift_pattern_days_shift_pattern_id_fkey FOREIGN KEY (shift_pattern_id) REFERENCES shift_patterns(id) ON DELETE CASCADE
);
comment on column public.shift_pattern_days.weekday is '0 Sunday to 6 Saturday; a weekday without a row is free';
CREATE TRIGGER one_place_at_a_time AFTER INSERT OR UPDATE ON shift_pattern_days FOR EACH ROW EXECUTE FUNCTION app.refuse_second_shift();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON shift_pattern_days FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.shift_pattern_days enable row level security;
create policy own_branch on public.shift_pattern_days for select to staff
  using ((EXISTS ( SELECT
   FROM shift_patterns p
  WHERE (p.id = shift_pattern_days.shift_pattern_id))));
grant select on public.shift_pattern_days to staff;

create table public.shift_patterns (
  id integer not null generated by default as identity,
  branch_id integer not null,
  account_id integer not null,
  adaptation_date date not null,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  constraint shift_patterns_pkey PRIMARY KEY (id),
  constraint shift_patterns_branch_id_account_id_adaptation_date_key UNIQUE (branch_id, account_id, adaptation_date),
  constraint shift_patterns_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint shift_patterns_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
CREATE INDEX shift_patterns_account_id_idx ON public.shift_patterns USING btree (account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON shift_patterns FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON shift_patterns FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_week();
CREATE TRIGGER one_place_at_a_time AFTER DELETE OR UPDATE ON shift_patterns FOR EACH ROW EXECUTE FUNCTION app.refuse_second_shift();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON shift_patterns FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON shift_patterns FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
alter table public.shift_patterns enable row level security;
create policy own_branch on public.shift_patterns for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.shift_patterns to staff;

create table public.shifts (
  id integer not null generated by default as identity,
  branch_id integer not null,
  account_id integer not null,
  date date not null,
  off_flag boolean not null default false,
  start_time time without time zone,
  end_time time without time zone,
  breaks jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  constraint shifts_pkey PRIMARY KEY (id),
  constraint shifts_branch_id_account_id_date_key UNIQUE (branch_id, account_id, date),
  constraint begins_before_it_ends CHECK (start_time < end_time),
  constraint hours_unless_off CHECK (off_flag = (start_time IS NULL) AND off_flag = (end_time IS NULL)),
  constraint shifts_breaks_check CHECK (app.are_breaks(breaks)),
  constraint shifts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint shifts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
CREATE INDEX shifts_account_id_idx ON public.shifts USING btree (account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON shifts FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER offer_seats AFTER INSERT OR DELETE OR UPDATE ON shifts FOR EACH ROW EXECUTE FUNCTION app.offer_seats_of_day();
CREATE TRIGGER one_place_at_a_time AFTER INSERT OR DELETE OR UPDATE ON shifts FOR EACH ROW EXECUTE FUNCTION app.refuse_second_shift();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON shifts FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON shifts FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
alter table public.shifts enable row level security;
create policy own_branch on public.shifts for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.shifts to staff;

-- one row: until headquarters open the company the site says 開園準備中 and takes no registration
create table public.site_states (
  id integer not null default 1,
  open_flag boolean not null default false,
  opened_at timestamp with time zone,
  opened_account_id integer,
  mail_tested_at timestamp with time zone,
  version integer not null default 1,
  mail_seen_at timestamp with time zone,
  constraint site_states_pkey PRIMARY KEY (id),
  constraint opened_once CHECK (open_flag = (opened_at IS NOT NULL)),
  constraint site_states_id_check CHECK (id = 1),
  constraint site_states_opened_account_id_fkey FOREIGN KEY (opened_account_id) REFERENCES accounts(id)
);
comment on column public.site_states.mail_tested_at is 'when our mail server last took a test mail from headquarters';
comment on column public.site_states.mail_seen_at is 'when somebody at headquarters opened the link in a test mail: it arrived';
CREATE INDEX site_states_opened_account_id_idx ON public.site_states USING btree (opened_account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON site_states FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER UPDATE OF open_flag ON site_states FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.site_states enable row level security;
create policy everyone_reads on public.site_states for select to anonymous, staff, "user"
  using (true);
grant select on public.site_states to staff;
grant select (id, open_flag) on public.site_states to "user", anonymous;

-- whom an overdue look or an unusual one called beyond the screens; once for each moment it counts from
create table public.sleep_calls (
  id integer not null generated by default as identity,
  branch_id integer not null,
  nap_id integer not null,
  step smallint not null,
  since timestamp with time zone not null,
  created_at timestamp with time zone not null default app.now(),
  sent_at timestamp with time zone,
  constraint sleep_calls_pkey PRIMARY KEY (id),
  constraint sleep_calls_nap_id_step_since_key UNIQUE (nap_id, step, since),
  constraint sleep_calls_step_check CHECK (step = ANY (ARRAY[1, 2])),
  constraint sleep_calls_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint sleep_calls_nap_id_fkey FOREIGN KEY (nap_id) REFERENCES naps(id) ON DELETE CASCADE
);
comment on column public.sleep_calls.step is '1 the managers of the branch, 2 headquarters';
CREATE INDEX sleep_calls_branch_id_idx ON public.sleep_calls USING btree (branch_id);
alter table public.sleep_calls enable row level security;
create policy own_branch on public.sleep_calls for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.sleep_calls to staff;

-- one look at and touch of one sleeping child; never for several at once
create table public.sleep_checks (
  id integer not null generated by default as identity,
  idempotency_key uuid not null default gen_random_uuid(),
  content_hash text,
  branch_id integer not null,
  nap_id integer not null,
  checked_at timestamp with time zone not null,
  "position" smallint not null,
  breathing_flag boolean not null,
  turned_flag boolean not null default false,
  account_id integer not null,
  written_at timestamp with time zone not null default app.now(),
  late_flag boolean not null default false,
  proof smallint,
  reason text not null default ''::text,
  struck_at timestamp with time zone,
  struck_account_id integer,
  strike_reason text not null default ''::text,
  constraint sleep_checks_pkey PRIMARY KEY (id),
  constraint sleep_checks_idempotency_key_key UNIQUE (idempotency_key),
  constraint only_prone_is_turned CHECK (NOT turned_flag OR "position" = 4),
  constraint sleep_checks_position_check CHECK ("position" = ANY (ARRAY[1, 2, 3, 4])),
  constraint sleep_checks_proof_check CHECK (proof = ANY (ARRAY[1, 2, 3])),
  constraint sleep_checks_reason_check CHECK (length(reason) <= 200),
  constraint sleep_checks_strike_reason_check CHECK (length(strike_reason) <= 200),
  constraint struck_by_somebody CHECK ((struck_at IS NULL) = (struck_account_id IS NULL) AND (struck_at IS NULL) = (strike_reason = ''::text)),
  constraint written_after_it_happened CHECK (checked_at <= written_at),
  constraint sleep_checks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sleep_checks_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint sleep_checks_nap_id_fkey FOREIGN KEY (nap_id) REFERENCES naps(id) ON DELETE CASCADE,
  constraint sleep_checks_struck_account_id_fkey FOREIGN KEY (struck_account_id) REFERENCES accounts(id)
);
comment on column public.sleep_checks."position" is '1 on the back, 2 on the left side, 3 on the right side, 4 prone';
comment on column public.sleep_checks.breathing_flag is 'breathing and complexion as usual';
comment on column public.sleep_checks.turned_flag is 'found prone and turned on the back';
CREATE INDEX sleep_checks_account_id_idx ON public.sleep_checks USING btree (account_id);
CREATE INDEX sleep_checks_branch_id_idx ON public.sleep_checks USING btree (branch_id);
CREATE INDEX sleep_checks_nap_id_checked_at_idx ON public.sleep_checks USING btree (nap_id, checked_at);
CREATE INDEX sleep_checks_struck_account_id_idx ON public.sleep_checks USING btree (struck_account_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON sleep_checks FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER strike_only BEFORE DELETE OR UPDATE ON sleep_checks FOR EACH ROW EXECUTE FUNCTION app.strike_only();
alter table public.sleep_checks enable row level security;
create policy stay_at_own_branch on public.sleep_checks for select to staff
  using (((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))) AND (EXISTS ( SELECT
   FROM naps n
  WHERE (n.id = sleep_checks.nap_id)))));
grant select (id, branch_id, nap_id, checked_at, "position", breathing_flag, turned_flag, account_id, written_at, late_flag, proof, reason, struck_at, struck_account_id, strike_reason) on public.sleep_checks to staff;

-- who looks after the sleepers of a room, at which screen; taken over by a tap, never by itself
create table public.sleep_rounds (
  id integer not null generated by default as identity,
  branch_id integer not null,
  branch_room_id integer,
  device_key uuid not null,
  account_id integer not null,
  taken_at timestamp with time zone not null default app.now(),
  silent_at timestamp with time zone,
  ended_at timestamp with time zone,
  constraint sleep_rounds_pkey PRIMARY KEY (id),
  constraint round_ends_after_it_began CHECK (taken_at <= ended_at),
  constraint sleep_rounds_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint sleep_rounds_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint sleep_rounds_branch_room_id_fkey FOREIGN KEY (branch_room_id) REFERENCES branch_rooms(id) ON DELETE CASCADE
);
comment on column public.sleep_rounds.branch_room_id is 'null: children who are in no room';
comment on column public.sleep_rounds.silent_at is 'the screen was not heard of for care_settings.sleep_silent_seconds: the sleepers are everybody''s until somebody takes the round by name';
CREATE UNIQUE INDEX one_round_a_room ON public.sleep_rounds USING btree (branch_id, COALESCE(branch_room_id, 0)) WHERE (ended_at IS NULL);
CREATE INDEX sleep_rounds_account_id_idx ON public.sleep_rounds USING btree (account_id);
CREATE INDEX sleep_rounds_branch_id_taken_at_idx ON public.sleep_rounds USING btree (branch_id, taken_at);
CREATE INDEX sleep_rounds_branch_room_id_idx ON public.sleep_rounds USING btree (branch_room_id);
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON sleep_rounds FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.sleep_rounds enable row level security;
create policy own_branch on public.sleep_rounds for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.sleep_rounds to staff;

-- several a day if one goes and comes back; without clock_out_at the person is there, or forgot to say that they went
create table public.staff_clockings (
  id integer not null generated by default as identity,
  branch_id integer not null,
  account_id integer not null,
  date date not null,
  clock_in_at timestamp with time zone not null,
  clock_out_at timestamp with time zone,
  tablet_id integer,
  corrected_account_id integer,
  corrected_at timestamp with time zone,
  correction_reason text not null default ''::text,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  constraint staff_clockings_pkey PRIMARY KEY (id),
  constraint corrected_with_reason CHECK ((corrected_account_id IS NULL) = (corrected_at IS NULL) AND (corrected_at IS NULL) = (correction_reason = ''::text)),
  constraint in_before_out CHECK (clock_in_at <= clock_out_at),
  constraint on_its_day CHECK (date = app.tokyo_date(clock_in_at)),
  constraint staff_clockings_correction_reason_check CHECK (length(correction_reason) <= 200),
  constraint staff_clockings_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint staff_clockings_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint staff_clockings_corrected_account_id_fkey FOREIGN KEY (corrected_account_id) REFERENCES accounts(id),
  constraint staff_clockings_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id)
);
comment on column public.staff_clockings.tablet_id is 'the registered tablet they came on; null: another device, or written down by a manager';
CREATE UNIQUE INDEX one_open_clocking ON public.staff_clockings USING btree (branch_id, account_id, date) WHERE (clock_out_at IS NULL);
CREATE INDEX staff_clockings_account_id_idx ON public.staff_clockings USING btree (account_id);
CREATE INDEX staff_clockings_branch_id_date_idx ON public.staff_clockings USING btree (branch_id, date);
CREATE INDEX staff_clockings_corrected_account_id_idx ON public.staff_clockings USING btree (corrected_account_id);
CREATE INDEX staff_clockings_tablet_id_idx ON public.staff_clockings USING btree (tablet_id);
CREATE TRIGGER next_version BEFORE UPDATE ON staff_clockings FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_branch_day AFTER INSERT OR DELETE OR UPDATE ON staff_clockings FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
CREATE TRIGGER publish_marks AFTER INSERT OR DELETE OR UPDATE ON staff_clockings FOR EACH STATEMENT EXECUTE FUNCTION app.publish_marks();
CREATE TRIGGER publish_planning_branches AFTER INSERT OR DELETE OR UPDATE ON staff_clockings FOR EACH ROW EXECUTE FUNCTION app.publish_planning_branches();
alter table public.staff_clockings enable row level security;
create policy own_branch on public.staff_clockings for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.staff_clockings to staff;

create table public.staff_recruitment_applications (
  id integer not null generated by default as identity,
  branch_id integer not null,
  staff_recruitment_id integer,
  name text not null,
  name_kana text not null,
  tel text not null,
  email citext not null,
  application_text text not null default ''::text,
  idempotency_key uuid not null,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  search_text text not null generated always as ((app.search_text(name) || '/'::text) || app.search_text(name_kana)) stored,
  constraint staff_recruitment_applications_pkey PRIMARY KEY (id),
  constraint staff_recruitment_applications_idempotency_key_key UNIQUE (idempotency_key),
  constraint staff_recruitment_applications_application_text_check CHECK (length(application_text) <= 1000),
  constraint staff_recruitment_applications_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint staff_recruitment_applications_staff_recruitment_id_fkey FOREIGN KEY (staff_recruitment_id) REFERENCES staff_recruitments(id)
);
comment on column public.staff_recruitment_applications.search_text is 'name and kana as the search compares them';
CREATE INDEX staff_recruitment_applications_branch_id_idx ON public.staff_recruitment_applications USING btree (branch_id);
CREATE INDEX staff_recruitment_applications_staff_recruitment_id_idx ON public.staff_recruitment_applications USING btree (staff_recruitment_id);
CREATE TRIGGER open_inbox_thread AFTER INSERT ON staff_recruitment_applications FOR EACH ROW EXECUTE FUNCTION app.open_inbox_thread();
alter table public.staff_recruitment_applications enable row level security;
create policy own_branch on public.staff_recruitment_applications for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR ((( SELECT app.account_role() AS account_role) = 2) AND (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[])))));
grant select on public.staff_recruitment_applications to staff;

create table public.staff_recruitments (
  id integer not null generated by default as identity,
  occupation text not null,
  job_description text not null,
  employment_conditions text not null,
  employment_treatment text not null,
  publication_flag boolean not null default true,
  sequence integer not null,
  publication_datetime timestamp with time zone,
  withdrawn_datetime timestamp with time zone,
  version integer not null default 1,
  constraint staff_recruitments_pkey PRIMARY KEY (id),
  constraint what_is_withdrawn_is_not_released CHECK (withdrawn_datetime IS NULL OR NOT publication_flag)
);
CREATE TRIGGER next_version BEFORE UPDATE ON staff_recruitments FOR EACH ROW WHEN (old.sequence = new.sequence) EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON staff_recruitments FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.staff_recruitments enable row level security;
create policy everyone_reads on public.staff_recruitments for select to anonymous, staff, "user"
  using (app.is_published(publication_flag, publication_datetime, NULL::timestamp with time zone));
grant select on public.staff_recruitments to "user", anonymous, staff;

create table public.staff_recruitments_branches (
  staff_recruitment_id integer not null,
  branch_id integer not null,
  constraint staff_recruitments_branches_pkey PRIMARY KEY (staff_recruitment_id, branch_id),
  constraint staff_recruitments_branches_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE,
  constraint staff_recruitments_branches_staff_recruitment_id_fkey FOREIGN KEY (staff_recruitment_id) REFERENCES staff_recruitments(id) ON DELETE CASCADE
);
CREATE INDEX staff_recruitments_branches_branch_id_idx ON public.staff_recruitments_branches USING btree (branch_id);
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON staff_recruitments_branches FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.staff_recruitments_branches enable row level security;
create policy everyone_reads on public.staff_recruitments_branches for select to anonymous, staff, "user"
  using (true);
grant select on public.staff_recruitments_branches to "user", anonymous, staff;

create table public.staff_sign_in_settings (
  id integer not null default 1,
  headquarters_second_factor boolean not null default false,
  version integer not null default 1,
  tablet_lock_minutes integer not null default 5,
  tablet_session_hours integer not null default 12,
  pin_error_limit integer not null default 5,
  managers_second_factor boolean not null default false,
  fresh_proof_minutes integer not null default 10,
  constraint staff_sign_in_settings_pkey PRIMARY KEY (id),
  constraint staff_sign_in_settings_fresh_proof_minutes_check CHECK (fresh_proof_minutes >= 1 AND fresh_proof_minutes <= 60),
  constraint staff_sign_in_settings_id_check CHECK (id = 1),
  constraint staff_sign_in_settings_pin_error_limit_check CHECK (pin_error_limit >= 3 AND pin_error_limit <= 10),
  constraint staff_sign_in_settings_tablet_lock_minutes_check CHECK (tablet_lock_minutes >= 1 AND tablet_lock_minutes <= 60),
  constraint staff_sign_in_settings_tablet_session_hours_check CHECK (tablet_session_hours >= 1 AND tablet_session_hours <= 72)
);
comment on column public.staff_sign_in_settings.headquarters_second_factor is 'headquarters accounts sign in with a second factor only';
comment on column public.staff_sign_in_settings.tablet_lock_minutes is 'a registered tablet locks itself after so long without a touch';
comment on column public.staff_sign_in_settings.tablet_session_hours is 'a session on a registered tablet ends so long after it began, whatever it does';
comment on column public.staff_sign_in_settings.pin_error_limit is 'wrong PINs in a row, per person and tablet, until a manager or a password unlocks';
comment on column public.staff_sign_in_settings.managers_second_factor is 'managers of branches, too, sign in with a second factor only';
comment on column public.staff_sign_in_settings.fresh_proof_minutes is 'so long a password or a second factor counts for export, erasure, refunds, roles and the ways in of staff';
CREATE TRIGGER next_version BEFORE UPDATE ON staff_sign_in_settings FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.staff_sign_in_settings enable row level security;
create policy staff_reads on public.staff_sign_in_settings for select to staff
  using ((( SELECT app.account_role() AS account_role) IS NOT NULL));
grant select on public.staff_sign_in_settings to staff;

create table public.subscription_batch_exclusions (
  id integer not null generated by default as identity,
  customer_id integer not null,
  reason text not null,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  constraint subscription_batch_exclusions_pkey PRIMARY KEY (id),
  constraint subscription_batch_exclusions_customer_id_key UNIQUE (customer_id),
  constraint reason_is_said CHECK (length(reason) >= 1 AND length(reason) <= 200 AND reason ~ '[^[:space:]　]'::text),
  constraint subscription_batch_exclusions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE TRIGGER next_version BEFORE UPDATE ON subscription_batch_exclusions FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.subscription_batch_exclusions enable row level security;
create policy headquarters on public.subscription_batch_exclusions for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
grant select on public.subscription_batch_exclusions to staff;

-- what a municipality or an employer pays of a child's care; its terms begin on a day (subsidy_terms)
create table public.subsidies (
  id integer not null generated by default as identity,
  giver smallint not null,
  name text not null,
  prefecture_id integer,
  municipality text not null default ''::text,
  version integer not null default 1,
  constraint subsidies_pkey PRIMARY KEY (id),
  constraint subsidies_name_municipality_key UNIQUE (name, municipality),
  constraint municipalities_are_named CHECK (giver <> 1 OR prefecture_id IS NOT NULL AND municipality <> ''::text),
  constraint subsidies_giver_check CHECK (giver = ANY (ARRAY[1, 2])),
  constraint subsidies_municipality_check CHECK (length(municipality) <= 30),
  constraint subsidies_name_check CHECK (length(name) >= 1 AND length(name) <= 40 AND name ~ '[^[:space:]　]'::text),
  constraint subsidies_prefecture_id_fkey FOREIGN KEY (prefecture_id) REFERENCES prefectures(id)
);
comment on column public.subsidies.giver is '1 a municipality, 2 an employer';
comment on column public.subsidies.name is 'as families read it on prices and bills; never why a family has it';
CREATE INDEX subsidies_prefecture_id_idx ON public.subsidies USING btree (prefecture_id);
CREATE TRIGGER next_version BEFORE UPDATE ON subsidies FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.subsidies enable row level security;
create policy everyone_reads on public.subsidies for select to staff, "user"
  using (true);
grant select on public.subsidies to "user", staff;

-- what a child is approved for, as its parent says; it counts once staff have seen the paper
create table public.subsidy_approvals (
  id integer not null generated by default as identity,
  child_id integer not null,
  subsidy_id integer not null,
  approval_number text not null,
  start_date date not null,
  end_date date,
  enrolled_flag boolean not null default false,
  use_flag boolean not null default true,
  reduction_class smallint not null default 0,
  confirmed_at timestamp with time zone,
  account_id integer,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  constraint subsidy_approvals_pkey PRIMARY KEY (id),
  constraint approvals_never_overlap EXCLUDE USING gist (child_id WITH =, subsidy_id WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint approval_dates_ordered CHECK (start_date <= end_date),
  constraint somebody_saw_the_paper CHECK ((confirmed_at IS NULL) = (account_id IS NULL)),
  constraint subsidy_approvals_approval_number_check CHECK (length(approval_number) >= 1 AND length(approval_number) <= 30),
  constraint subsidy_approvals_reduction_class_check CHECK (reduction_class = ANY (ARRAY[0, 1, 2, 3, 4])),
  constraint subsidy_approvals_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint subsidy_approvals_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id) ON DELETE CASCADE,
  constraint subsidy_approvals_subsidy_id_fkey FOREIGN KEY (subsidy_id) REFERENCES subsidies(id)
);
comment on column public.subsidy_approvals.enrolled_flag is 'the parent''s word: the child has a place at a nursery or kindergarten';
comment on column public.subsidy_approvals.use_flag is 'used by itself for new stays; the parent may keep it for later';
comment on column public.subsidy_approvals.reduction_class is 'of what the household pays: a class, never why; 0 none';
comment on column public.subsidy_approvals.confirmed_at is 'when staff saw the paper; before, prices are the usual ones';
CREATE INDEX subsidy_approvals_account_id_idx ON public.subsidy_approvals USING btree (account_id);
CREATE INDEX subsidy_approvals_subsidy_id_idx ON public.subsidy_approvals USING btree (subsidy_id);
CREATE TRIGGER next_version BEFORE UPDATE ON subsidy_approvals FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.subsidy_approvals enable row level security;
create policy own on public.subsidy_approvals for select to "user"
  using (((EXISTS ( SELECT
   FROM children c
  WHERE (c.id = subsidy_approvals.child_id))) AND (( SELECT app.customer_id() AS customer_id) IS NOT NULL)));
grant select on public.subsidy_approvals to "user";

-- branches with a municipality's 認可 or a contract for a benefit; both days count
create table public.subsidy_designations (
  id integer not null generated by default as identity,
  subsidy_id integer not null,
  branch_id integer not null,
  designation_number text not null,
  start_date date not null,
  end_date date,
  yen_per_hour integer,
  version integer not null default 1,
  constraint subsidy_designations_pkey PRIMARY KEY (id),
  constraint designations_never_overlap EXCLUDE USING gist (subsidy_id WITH =, branch_id WITH =, daterange(start_date, end_date, '[]'::text) WITH &&),
  constraint designation_dates_ordered CHECK (start_date <= end_date),
  constraint subsidy_designations_designation_number_check CHECK (length(designation_number) >= 1 AND length(designation_number) <= 30),
  constraint subsidy_designations_yen_per_hour_check CHECK (yen_per_hour >= 0 AND yen_per_hour <= 10000),
  constraint subsidy_designations_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint subsidy_designations_subsidy_id_fkey FOREIGN KEY (subsidy_id) REFERENCES subsidies(id) ON DELETE CASCADE
);
comment on column public.subsidy_designations.yen_per_hour is 'the branch''s own price of the hours; null: the terms'' one';
CREATE INDEX subsidy_designations_branch_id_idx ON public.subsidy_designations USING btree (branch_id);
CREATE TRIGGER next_version BEFORE UPDATE ON subsidy_designations FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.subsidy_designations enable row level security;
create policy everyone_reads on public.subsidy_designations for select to staff, "user"
  using (true);
grant select on public.subsidy_designations to "user", staff;

-- the first interview of a child at a branch, where a benefit asks for one
create table public.subsidy_interviews (
  id integer not null generated by default as identity,
  subsidy_approval_id integer not null,
  branch_id integer not null,
  date date not null,
  account_id integer not null,
  constraint subsidy_interviews_pkey PRIMARY KEY (id),
  constraint subsidy_interviews_subsidy_approval_id_branch_id_key UNIQUE (subsidy_approval_id, branch_id),
  constraint subsidy_interviews_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint subsidy_interviews_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint subsidy_interviews_subsidy_approval_id_fkey FOREIGN KEY (subsidy_approval_id) REFERENCES subsidy_approvals(id) ON DELETE CASCADE
);
CREATE INDEX subsidy_interviews_account_id_idx ON public.subsidy_interviews USING btree (account_id);
CREATE INDEX subsidy_interviews_branch_id_idx ON public.subsidy_interviews USING btree (branch_id);
alter table public.subsidy_interviews enable row level security;
create policy own on public.subsidy_interviews for select to "user"
  using ((EXISTS ( SELECT
   FROM subsidy_approvals a
  WHERE (a.id = subsidy_interviews.subsidy_approval_id))));
grant select on public.subsidy_interviews to "user";

-- what was used of a benefit at other places in a month, by the parent's word and its date
create table public.subsidy_other_uses (
  id integer not null generated by default as identity,
  subsidy_approval_id integer not null,
  month date not null,
  minutes integer not null,
  yen integer not null,
  said_at timestamp with time zone not null default app.now(),
  constraint subsidy_other_uses_pkey PRIMARY KEY (id),
  constraint subsidy_other_uses_subsidy_approval_id_month_key UNIQUE (subsidy_approval_id, month),
  constraint subsidy_other_uses_minutes_check CHECK (minutes >= 0 AND minutes <= 44640),
  constraint subsidy_other_uses_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint subsidy_other_uses_yen_check CHECK (yen >= 0 AND yen <= 10000000),
  constraint subsidy_other_uses_subsidy_approval_id_fkey FOREIGN KEY (subsidy_approval_id) REFERENCES subsidy_approvals(id) ON DELETE CASCADE
);
alter table public.subsidy_other_uses enable row level security;
create policy own on public.subsidy_other_uses for select to "user"
  using ((EXISTS ( SELECT
   FROM subsidy_approvals a
  WHERE (a.id = subsidy_other_uses.subsidy_approval_id))));
grant select on public.subsidy_other_uses to "user";

-- what a benefit is from a day on; a change of law is a row
create table public.subsidy_terms (
  id integer not null generated by default as identity,
  subsidy_id integer not null,
  adaptation_date date not null,
  kind smallint not null,
  ended_flag boolean not null default false,
  minimum_age_months integer not null,
  below_age_months integer,
  limit_period smallint not null,
  limit_minutes integer,
  limit_yen integer,
  percent integer not null,
  pays text[] not null,
  yen_per_hour integer not null,
  reductions integer[] not null,
  first_unit_minutes integer not null,
  next_unit_minutes integer not null,
  designation_flag boolean not null,
  interview_flag boolean not null,
  not_enrolled_flag boolean not null,
  late_cancel_use smallint not null,
  with_tickets_flag boolean not null,
  with_others_flag boolean not null,
  public_yen_per_hour integer[] not null,
  version integer not null default 1,
  constraint subsidy_terms_pkey PRIMARY KEY (id),
  constraint subsidy_terms_subsidy_id_adaptation_date_key UNIQUE (subsidy_id, adaptation_date),
  constraint ages_in_order CHECK (minimum_age_months < below_age_months),
  constraint subsidy_terms_below_age_months_check CHECK (below_age_months >= 1 AND below_age_months <= 216),
  constraint subsidy_terms_first_unit_minutes_check CHECK (first_unit_minutes >= 1 AND first_unit_minutes <= 1440),
  constraint subsidy_terms_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint subsidy_terms_late_cancel_use_check CHECK (late_cancel_use = ANY (ARRAY[1, 2])),
  constraint subsidy_terms_limit_minutes_check CHECK (limit_minutes >= 0 AND limit_minutes <= 527040),
  constraint subsidy_terms_limit_period_check CHECK (limit_period = ANY (ARRAY[1, 2])),
  constraint subsidy_terms_limit_yen_check CHECK (limit_yen >= 0 AND limit_yen <= 10000000),
  constraint subsidy_terms_minimum_age_months_check CHECK (minimum_age_months >= 0 AND minimum_age_months <= 216),
  constraint subsidy_terms_next_unit_minutes_check CHECK (next_unit_minutes >= 1 AND next_unit_minutes <= 1440),
  constraint subsidy_terms_percent_check CHECK (percent >= 1 AND percent <= 100),
  constraint subsidy_terms_public_yen_per_hour_check CHECK (cardinality(public_yen_per_hour) <= 3 AND (0 <= ALL (public_yen_per_hour))),
  constraint subsidy_terms_reductions_check CHECK (cardinality(reductions) <= 4 AND (0 <= ALL (reductions))),
  constraint subsidy_terms_yen_per_hour_check CHECK (yen_per_hour >= 0 AND yen_per_hour <= 10000),
  constraint subsidy_terms_subsidy_id_fkey FOREIGN KEY (subsidy_id) REFERENCES subsidies(id) ON DELETE CASCADE
);
comment on column public.subsidy_terms.kind is '1 less to pay at once, 2 comes back later, 3 hours with a price of their own';
comment on column public.subsidy_terms.ended_flag is 'from this day on nobody can use it';
comment on column public.subsidy_terms.below_age_months is 'by law an age is reached the day before the birthday: 36 ends two days before the third one';
comment on column public.subsidy_terms.limit_period is '1 a month, 2 a school year; nothing is carried over';
comment on column public.subsidy_terms.pays is 'kinds of price lines (billing/pricing.ts) a discount pays';
comment on column public.subsidy_terms.reductions is 'off the hour, by class of reduction from 1';
comment on column public.subsidy_terms.first_unit_minutes is 'a begun first unit counts whole, then each next unit';
comment on column public.subsidy_terms.late_cancel_use is 'a cancellation after the free time: 1 gives the hours back, 2 uses them up';
comment on column public.subsidy_terms.public_yen_per_hour is 'what the municipality pays the company for an hour, by age under one, one, two';
CREATE TRIGGER next_version BEFORE UPDATE ON subsidy_terms FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.subsidy_terms enable row level security;
create policy everyone_reads on public.subsidy_terms for select to staff, "user"
  using (true);
grant select on public.subsidy_terms to "user", staff;

-- devices a manager registered; the secret that proves them lies in auth.tablet_secrets
create table public.tablets (
  id integer not null generated by default as identity,
  branch_id integer not null,
  name text not null,
  registered_by integer not null,
  registered_at timestamp with time zone not null default app.now(),
  last_seen_at timestamp with time zone not null default app.now(),
  revoked_at timestamp with time zone,
  constraint tablets_pkey PRIMARY KEY (id),
  constraint tablets_name_check CHECK (length(name) >= 1 AND length(name) <= 40),
  constraint tablets_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint tablets_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES accounts(id)
);
comment on column public.tablets.revoked_at is 'its sessions and PINs end at this moment, what it keeps at its next contact';
CREATE INDEX tablets_branch_id_idx ON public.tablets USING btree (branch_id);
CREATE INDEX tablets_registered_by_idx ON public.tablets USING btree (registered_by);
alter table public.tablets enable row level security;
create policy own_branch on public.tablets for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.tablets to staff;

-- rates, caps and periods of the law, by the day from which they hold; judged on the day of use
create table public.tax_settings (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  standard_percent integer not null default 10,
  childcare_benefit smallint not null default 1,
  zero_year_old_benefit smallint not null default 1,
  after_business_benefit smallint not null default 1,
  holiday_benefit smallint not null default 1,
  current_day_benefit smallint not null default 2,
  meal_support_benefit smallint not null default 2,
  benefit_cap_preschool integer not null default 37000,
  benefit_cap_infant integer not null default 42000,
  receipt_keep_years integer not null default 7,
  provision_keep_years integer not null default 5,
  version integer not null default 1,
  created_at timestamp with time zone not null default app.now(),
  changed_settings text[],
  constraint tax_settings_pkey PRIMARY KEY (id),
  constraint tax_settings_adaptation_date_key UNIQUE (adaptation_date),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['standard_percent'::text, 'childcare_benefit'::text, 'zero_year_old_benefit'::text, 'after_business_benefit'::text, 'holiday_benefit'::text, 'current_day_benefit'::text, 'meal_support_benefit'::text, 'benefit_cap_preschool'::text, 'benefit_cap_infant'::text, 'receipt_keep_years'::text, 'provision_keep_years'::text]),
  constraint tax_settings_after_business_benefit_check CHECK (after_business_benefit = ANY (ARRAY[1, 2])),
  constraint tax_settings_benefit_cap_infant_check CHECK (benefit_cap_infant >= 0 AND benefit_cap_infant <= 200000),
  constraint tax_settings_benefit_cap_preschool_check CHECK (benefit_cap_preschool >= 0 AND benefit_cap_preschool <= 200000),
  constraint tax_settings_childcare_benefit_check CHECK (childcare_benefit = ANY (ARRAY[1, 2])),
  constraint tax_settings_current_day_benefit_check CHECK (current_day_benefit = ANY (ARRAY[1, 2])),
  constraint tax_settings_holiday_benefit_check CHECK (holiday_benefit = ANY (ARRAY[1, 2])),
  constraint tax_settings_meal_support_benefit_check CHECK (meal_support_benefit = ANY (ARRAY[1, 2])),
  constraint tax_settings_provision_keep_years_check CHECK (provision_keep_years >= 5 AND provision_keep_years <= 20),
  constraint tax_settings_receipt_keep_years_check CHECK (receipt_keep_years >= 7 AND receipt_keep_years <= 20),
  constraint tax_settings_standard_percent_check CHECK (standard_percent >= 0 AND standard_percent <= 100),
  constraint tax_settings_zero_year_old_benefit_check CHECK (zero_year_old_benefit = ANY (ARRAY[1, 2]))
);
comment on column public.tax_settings.standard_percent is 'consumption tax inside a price that is not exempt';
comment on column public.tax_settings.childcare_benefit is '1 yes, 2 no, as the other *_benefit: whether 無償化 covers this line of a preschooler at a branch with 確認';
comment on column public.tax_settings.benefit_cap_preschool is 'yen a child and month, 新2号 (class of three to five)';
comment on column public.tax_settings.benefit_cap_infant is 'yen a child and month, 新3号 (class of none to two, household free of resident tax)';
comment on column public.tax_settings.receipt_keep_years is 'issued receipts, from two months after the end of the year they are of';
comment on column public.tax_settings.provision_keep_years is 'records of what care was provided, from the end of the month';
comment on column public.tax_settings.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON tax_settings FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON tax_settings FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON tax_settings FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.tax_settings enable row level security;
create policy everyone_reads on public.tax_settings for select to anonymous, staff, "user"
  using (true);
grant select on public.tax_settings to "user", anonymous, staff;

-- the Stripe customer of an unfinished registration
create table public.temporary_customer_informations (
  id integer not null generated by default as identity,
  uid text not null,
  stripe_customer_id text not null,
  stripe_payment_method_id text,
  stripe_subscription_id text,
  plan_type_id integer,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint temporary_customer_informations_pkey PRIMARY KEY (id),
  constraint temporary_customer_informations_uid_key UNIQUE (uid),
  constraint temporary_customer_informations_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id)
);
CREATE INDEX temporary_customer_informations_plan_type_id_idx ON public.temporary_customer_informations USING btree (plan_type_id);
CREATE TRIGGER touch BEFORE UPDATE ON temporary_customer_informations FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table public.temporary_customer_informations enable row level security;
create policy own on public.temporary_customer_informations for select to "user"
  using ((uid = ( SELECT app.uid() AS uid)));
grant select (id, uid, stripe_customer_id, plan_type_id, created_at) on public.temporary_customer_informations to "user";

create table public.ticket_prices (
  id integer not null generated by default as identity,
  name text not null,
  number integer not null,
  price integer not null,
  valid_days integer not null,
  adaptation_date date not null,
  withdrawn_date date,
  version integer not null default 1,
  constraint ticket_prices_pkey PRIMARY KEY (id),
  constraint ticket_prices_number_adaptation_date_key UNIQUE (number, adaptation_date),
  constraint name_is_short CHECK (length(name) >= 1 AND length(name) <= 30 AND name ~ '[^[:space:]　]'::text),
  constraint ticket_prices_number_check CHECK (number >= 1 AND number <= 500),
  constraint ticket_prices_price_check CHECK (price >= 1 AND price <= 1000000),
  constraint ticket_prices_valid_days_check CHECK (valid_days >= 1 AND valid_days <= 180),
  constraint withdrawn_after_start CHECK (withdrawn_date > adaptation_date)
);
comment on column public.ticket_prices.withdrawn_date is 'from this day on not sold any more; tickets bought stay';
CREATE TRIGGER next_version BEFORE UPDATE ON ticket_prices FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON ticket_prices FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.ticket_prices enable row level security;
create policy everyone_reads on public.ticket_prices for select to anonymous, staff, "user"
  using (true);
grant select on public.ticket_prices to "user", anonymous, staff;

create table public.ticket_sale_rankings (
  id integer not null generated by default as identity,
  ticket_price_id integer not null,
  ranking integer not null,
  constraint ticket_sale_rankings_pkey PRIMARY KEY (id),
  constraint ticket_sale_rankings_ticket_price_id_key UNIQUE (ticket_price_id),
  constraint ticket_sale_rankings_ticket_price_id_fkey FOREIGN KEY (ticket_price_id) REFERENCES ticket_prices(id)
);
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON ticket_sale_rankings FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.ticket_sale_rankings enable row level security;
create policy everyone_reads on public.ticket_sale_rankings for select to anonymous, staff, "user"
  using (true);
grant select on public.ticket_sale_rankings to "user", anonymous, staff;

-- reminders and comparison by the row in force today, the return of tickets by the row of the day they were bought
create table public.ticket_terms (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  first_reminder_days integer not null default 30,
  last_reminder_days integer not null default 7,
  refund_percent integer not null default 100,
  refund_fee integer not null default 500,
  refund_until_days integer not null default 0,
  compared_months integer not null default 3,
  version integer not null default 1,
  changed_settings text[],
  constraint ticket_terms_pkey PRIMARY KEY (id),
  constraint ticket_terms_adaptation_date_key UNIQUE (adaptation_date),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['first_reminder_days'::text, 'last_reminder_days'::text, 'refund_percent'::text, 'refund_fee'::text, 'refund_until_days'::text, 'compared_months'::text]),
  constraint reminders_in_order CHECK (last_reminder_days <= first_reminder_days),
  constraint ticket_terms_compared_months_check CHECK (compared_months >= 1 AND compared_months <= 12),
  constraint ticket_terms_first_reminder_days_check CHECK (first_reminder_days >= 1 AND first_reminder_days <= 180),
  constraint ticket_terms_last_reminder_days_check CHECK (last_reminder_days >= 1 AND last_reminder_days <= 180),
  constraint ticket_terms_refund_fee_check CHECK (refund_fee >= 0 AND refund_fee <= 100000),
  constraint ticket_terms_refund_percent_check CHECK (refund_percent >= 0 AND refund_percent <= 100),
  constraint ticket_terms_refund_until_days_check CHECK (refund_until_days >= 0 AND refund_until_days <= 180)
);
comment on column public.ticket_terms.refund_percent is 'of the price of the tickets left; 0: parents return none';
comment on column public.ticket_terms.refund_fee is 'yen that stay here for each return';
comment on column public.ticket_terms.refund_until_days is 'the last day of a return lies so many days before the last day of use';
comment on column public.ticket_terms.compared_months is 'so many months back the buying page compares';
comment on column public.ticket_terms.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON ticket_terms FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON ticket_terms FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON ticket_terms FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON ticket_terms FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.ticket_terms enable row level security;
create policy everyone_reads on public.ticket_terms for select to anonymous, staff, "user"
  using (true);
grant select on public.ticket_terms to "user", anonymous, staff;

create table public.ticket_uses (
  id integer not null generated by default as identity,
  ticket_id integer not null,
  childcare_id integer not null,
  number integer not null,
  constraint ticket_uses_pkey PRIMARY KEY (id),
  constraint ticket_uses_ticket_id_childcare_id_key UNIQUE (ticket_id, childcare_id),
  constraint ticket_uses_number_check CHECK (number > 0),
  constraint ticket_uses_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint ticket_uses_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id)
);
CREATE INDEX ticket_uses_childcare_id_idx ON public.ticket_uses USING btree (childcare_id);
CREATE TRIGGER figures AFTER INSERT OR DELETE OR UPDATE ON ticket_uses FOR EACH ROW EXECUTE FUNCTION app.ticket_use_changes_figures();
alter table public.ticket_uses enable row level security;
create policy own on public.ticket_uses for select to "user"
  using ((EXISTS ( SELECT
   FROM tickets t
  WHERE ((t.id = ticket_uses.ticket_id) AND (t.customer_id = ( SELECT app.family_id() AS family_id))))));
create policy own_branch on public.ticket_uses for select to staff
  using ((EXISTS ( SELECT
   FROM childcares c
  WHERE (c.id = ticket_uses.childcare_id))));
grant select on public.ticket_uses to "user", staff;

create table public.tickets (
  id integer not null generated by default as identity,
  customer_id integer not null,
  ticket_price_id integer,
  number integer not null,
  remaining integer not null,
  purchase_date date not null,
  expiry_date date not null,
  paid_datetime timestamp with time zone,
  idempotency_key uuid,
  content_hash text,
  created_at timestamp with time zone not null default app.now(),
  granted_flag boolean not null generated always as (ticket_price_id IS NULL) stored,
  grant_reason text,
  granted_account_id integer,
  refund_id integer,
  refunded_number integer not null default 0,
  version integer not null default 1,
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_customer_id_idempotency_key_key UNIQUE (customer_id, idempotency_key),
  constraint free_tickets_have_a_reason CHECK ((ticket_price_id IS NULL) = (grant_reason IS NOT NULL) AND (grant_reason IS NULL) = (granted_account_id IS NULL)),
  constraint never_overdrawn CHECK (remaining >= 0 AND remaining <= number),
  constraint only_paid_tickets_can_be_used CHECK (paid_datetime IS NOT NULL OR remaining = 0),
  constraint refunded_tickets_are_gone CHECK ((refund_id IS NULL) = (refunded_number = 0) AND (remaining + refunded_number) <= number),
  constraint tickets_grant_reason_check CHECK (length(grant_reason) >= 1 AND length(grant_reason) <= 200),
  constraint tickets_number_check CHECK (number > 0),
  constraint tickets_refunded_number_check CHECK (refunded_number >= 0),
  constraint tickets_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint tickets_granted_account_id_fkey FOREIGN KEY (granted_account_id) REFERENCES accounts(id),
  constraint tickets_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id),
  constraint tickets_ticket_price_id_fkey FOREIGN KEY (ticket_price_id) REFERENCES ticket_prices(id)
);
comment on column public.tickets.expiry_date is 'last day on which the tickets can be used';
comment on column public.tickets.paid_datetime is 'tickets are written before the card is charged; until Stripe has said yes nobody sees them';
comment on column public.tickets.refunded_number is 'tickets that left with refund_id; they come back if the money does not go';
CREATE INDEX tickets_customer_id_expiry_date_idx ON public.tickets USING btree (customer_id, expiry_date);
CREATE INDEX tickets_granted_account_id_idx ON public.tickets USING btree (granted_account_id);
CREATE INDEX tickets_refund_id_idx ON public.tickets USING btree (refund_id);
CREATE INDEX tickets_ticket_price_id_idx ON public.tickets USING btree (ticket_price_id);
CREATE TRIGGER next_version BEFORE UPDATE OF expiry_date, refund_id ON tickets FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table public.tickets enable row level security;
create policy own on public.tickets for select to "user"
  using (((customer_id = ANY (ARRAY[( SELECT app.family_id() AS family_id), ( SELECT app.customer_id() AS customer_id)])) AND (paid_datetime IS NOT NULL)));
create policy own_branch on public.tickets for select to staff
  using (((paid_datetime IS NOT NULL) AND (( SELECT app.is_headquarters() AS is_headquarters) OR (EXISTS ( SELECT
   FROM reserves r
  WHERE ((r.customer_id = tickets.customer_id) AND (r.branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))))))));
grant select on public.tickets to staff;
grant select (id, customer_id, ticket_price_id, number, remaining, purchase_date, expiry_date, paid_datetime, created_at, granted_flag, refunded_number) on public.tickets to "user";

-- yen, tax included; the row in force is the latest with adaptation_date on or before the day
create table public.unit_prices (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  childcare integer not null,
  after_business integer not null,
  current_day integer not null,
  holiday integer not null,
  meal_support integer not null,
  zero_year_old integer not null,
  version integer not null default 1,
  constraint unit_prices_pkey PRIMARY KEY (id),
  constraint unit_prices_adaptation_date_key UNIQUE (adaptation_date),
  constraint unit_prices_after_business_check CHECK (after_business >= 0 AND after_business <= 100000),
  constraint unit_prices_childcare_check CHECK (childcare >= 0 AND childcare <= 100000),
  constraint unit_prices_current_day_check CHECK (current_day >= 0 AND current_day <= 100000),
  constraint unit_prices_holiday_check CHECK (holiday >= 0 AND holiday <= 100000),
  constraint unit_prices_meal_support_check CHECK (meal_support >= 0 AND meal_support <= 100000),
  constraint unit_prices_zero_year_old_check CHECK (zero_year_old >= 0 AND zero_year_old <= 100000)
);
CREATE TRIGGER next_version BEFORE UPDATE ON unit_prices FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON unit_prices FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
CREATE TRIGGER rules_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON unit_prices FOR EACH STATEMENT EXECUTE FUNCTION app.rules_changed();
alter table public.unit_prices enable row level security;
create policy everyone_reads on public.unit_prices for select to anonymous, staff, "user"
  using (true);
grant select on public.unit_prices to "user", anonymous, staff;

-- how what is owed is followed up, in days since the charge failed; the row in force on a day is the latest on or before it
create table public.unpaid_policies (
  id integer not null generated by default as identity,
  adaptation_date date not null,
  version integer not null default 1,
  first_remind_days integer not null default 3,
  second_remind_days integer not null default 7,
  pause_days integer not null default 14,
  pause_warning_days integer not null default 3,
  tell_headquarters_days integer not null default 21,
  instalment_most integer not null default 6,
  instalment_longest_days integer not null default 180,
  instalment_least_amount integer not null default 1000,
  konbini_days integer not null default 3,
  konbini_least_amount integer not null default 120,
  konbini_most_amount integer not null default 300000,
  created_at timestamp with time zone not null default app.now(),
  changed_settings text[],
  constraint unpaid_policies_pkey PRIMARY KEY (id),
  constraint unpaid_policies_adaptation_date_key UNIQUE (adaptation_date),
  constraint changes_known_settings CHECK (changed_settings <@ ARRAY['first_remind_days'::text, 'second_remind_days'::text, 'pause_days'::text, 'pause_warning_days'::text, 'tell_headquarters_days'::text, 'instalment_most'::text, 'instalment_longest_days'::text, 'instalment_least_amount'::text, 'konbini_days'::text, 'konbini_least_amount'::text, 'konbini_most_amount'::text]),
  constraint konbini_in_order CHECK (konbini_least_amount <= konbini_most_amount),
  constraint steps_in_order CHECK (first_remind_days < second_remind_days AND second_remind_days < pause_days AND pause_warning_days < pause_days),
  constraint unpaid_policies_first_remind_days_check CHECK (first_remind_days >= 1 AND first_remind_days <= 60),
  constraint unpaid_policies_instalment_least_amount_check CHECK (instalment_least_amount >= 50 AND instalment_least_amount <= 100000),
  constraint unpaid_policies_instalment_longest_days_check CHECK (instalment_longest_days >= 1 AND instalment_longest_days <= 365),
  constraint unpaid_policies_instalment_most_check CHECK (instalment_most >= 2 AND instalment_most <= 24),
  constraint unpaid_policies_konbini_days_check CHECK (konbini_days >= 1 AND konbini_days <= 60),
  constraint unpaid_policies_konbini_least_amount_check CHECK (konbini_least_amount >= 120 AND konbini_least_amount <= 300000),
  constraint unpaid_policies_konbini_most_amount_check CHECK (konbini_most_amount >= 120 AND konbini_most_amount <= 300000),
  constraint unpaid_policies_pause_days_check CHECK (pause_days >= 1 AND pause_days <= 180),
  constraint unpaid_policies_pause_warning_days_check CHECK (pause_warning_days >= 1 AND pause_warning_days <= 60),
  constraint unpaid_policies_second_remind_days_check CHECK (second_remind_days >= 1 AND second_remind_days <= 90),
  constraint unpaid_policies_tell_headquarters_days_check CHECK (tell_headquarters_days >= 1 AND tell_headquarters_days <= 365)
);
comment on column public.unpaid_policies.pause_warning_days is 'a family is told so many days before new reserves are paused, and never paused sooner than that after being told';
comment on column public.unpaid_policies.konbini_days is 'how many days a slip can be paid; its last day ends at midnight in Tokyo';
comment on column public.unpaid_policies.konbini_least_amount is 'Stripe takes slips of 120 to 300,000 yen; a company may keep within that';
comment on column public.unpaid_policies.changed_settings is 'the columns this row changes, all others go on from the row before; null: it says all of them';
CREATE TRIGGER carry_settings_forward AFTER INSERT OR DELETE OR UPDATE ON unpaid_policies FOR EACH STATEMENT EXECUTE FUNCTION app.carry_settings_forward();
CREATE TRIGGER collect_changed_settings BEFORE UPDATE ON unpaid_policies FOR EACH ROW EXECUTE FUNCTION app.collect_changed_settings();
CREATE TRIGGER next_version BEFORE UPDATE ON unpaid_policies FOR EACH ROW EXECUTE FUNCTION app.next_version();
CREATE TRIGGER publish_content AFTER INSERT OR DELETE OR UPDATE ON unpaid_policies FOR EACH STATEMENT EXECUTE FUNCTION app.publish_content();
alter table public.unpaid_policies enable row level security;
create policy everyone_reads on public.unpaid_policies for select to anonymous, staff, "user"
  using (true);
grant select on public.unpaid_policies to "user", anonymous, staff;

-- steps taken while a family owes; 'failed' opens them, ended_at closes them all when everything is paid
create table public.unpaid_steps (
  id integer not null generated by default as identity,
  customer_id integer not null,
  step text not null,
  since date not null default app.tokyo_today(),
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  constraint unpaid_steps_pkey PRIMARY KEY (id),
  constraint unpaid_steps_step_check CHECK (step = ANY (ARRAY['failed'::text, 'first_reminder'::text, 'second_reminder'::text, 'pause_warning'::text, 'pause'::text, 'headquarters'::text])),
  constraint unpaid_steps_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id)
);
comment on column public.unpaid_steps.since is 'the day from which the policy counts: the first charge that failed';
CREATE INDEX unpaid_steps_customer_id_created_at_idx ON public.unpaid_steps USING btree (customer_id, created_at DESC);
CREATE UNIQUE INDEX unpaid_steps_once ON public.unpaid_steps USING btree (customer_id, step) WHERE (ended_at IS NULL);
alter table public.unpaid_steps enable row level security;
create policy headquarters on public.unpaid_steps for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.unpaid_steps for select to "user"
  using ((customer_id = ( SELECT app.customer_id() AS customer_id)));
grant select on public.unpaid_steps to "user", staff;

create table public.unsubscribe_questionnaires (
  id integer not null generated by default as identity,
  customer_id integer not null,
  unsubscribe_type smallint not null,
  staff_impression smallint,
  branch_impression smallint,
  usability smallint,
  enrollment_status smallint,
  free_comment text not null default ''::text,
  created_at timestamp with time zone not null default app.now(),
  constraint unsubscribe_questionnaires_pkey PRIMARY KEY (id),
  constraint unsubscribe_questionnaires_branch_impression_check CHECK (branch_impression = ANY (ARRAY[1, 2, 3])),
  constraint unsubscribe_questionnaires_enrollment_status_check CHECK (enrollment_status = ANY (ARRAY[1, 2, 3, 4, 5])),
  constraint unsubscribe_questionnaires_free_comment_check CHECK (length(free_comment) <= 1000),
  constraint unsubscribe_questionnaires_staff_impression_check CHECK (staff_impression = ANY (ARRAY[1, 2, 3])),
  constraint unsubscribe_questionnaires_unsubscribe_type_check CHECK (unsubscribe_type = ANY (ARRAY[1, 2])),
  constraint unsubscribe_questionnaires_usability_check CHECK (usability = ANY (ARRAY[1, 2, 3, 4])),
  constraint unsubscribe_questionnaires_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX unsubscribe_questionnaires_customer_id_idx ON public.unsubscribe_questionnaires USING btree (customer_id);
alter table public.unsubscribe_questionnaires enable row level security;
create policy headquarters on public.unsubscribe_questionnaires for select to staff
  using (( SELECT app.is_headquarters() AS is_headquarters));
create policy own on public.unsubscribe_questionnaires for select to "user"
  using ((customer_id = ( SELECT app.customer_id() AS customer_id)));
grant select on public.unsubscribe_questionnaires to "user", staff;

create table public.waitlist_branches (
  waitlist_entry_id integer not null,
  branch_id integer not null,
  looked_at timestamp with time zone,
  constraint waitlist_branches_pkey PRIMARY KEY (waitlist_entry_id, branch_id),
  constraint waitlist_branches_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint waitlist_branches_waitlist_entry_id_fkey FOREIGN KEY (waitlist_entry_id) REFERENCES waitlist_entries(id) ON DELETE CASCADE
);
comment on column public.waitlist_branches.looked_at is 'when the engine last looked for a seat here; whatever it was not told of is found by looking again';
CREATE INDEX waitlist_branches_branch_id_idx ON public.waitlist_branches USING btree (branch_id);
CREATE TRIGGER publish_branch_day AFTER INSERT ON waitlist_branches FOR EACH ROW EXECUTE FUNCTION app.publish_branch_day();
alter table public.waitlist_branches enable row level security;
create policy of_entry on public.waitlist_branches for select to staff, "user"
  using ((EXISTS ( SELECT
   FROM waitlist_entries e
  WHERE (e.id = waitlist_branches.waitlist_entry_id))));
grant select on public.waitlist_branches to "user", staff;

create table public.waitlist_children (
  waitlist_entry_id integer not null,
  child_id integer not null,
  breakfast_support_flag boolean not null default false,
  lunch_support_flag boolean not null default false,
  supper_support_flag boolean not null default false,
  constraint waitlist_children_pkey PRIMARY KEY (waitlist_entry_id, child_id),
  constraint waitlist_children_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint waitlist_children_waitlist_entry_id_fkey FOREIGN KEY (waitlist_entry_id) REFERENCES waitlist_entries(id) ON DELETE CASCADE
);
CREATE INDEX waitlist_children_child_id_idx ON public.waitlist_children USING btree (child_id);
alter table public.waitlist_children enable row level security;
create policy of_entry on public.waitlist_children for select to staff, "user"
  using ((EXISTS ( SELECT
   FROM waitlist_entries e
  WHERE (e.id = waitlist_children.waitlist_entry_id))));
grant select on public.waitlist_children to "user", staff;

create table public.waitlist_entries (
  id integer not null generated by default as identity,
  customer_id integer not null,
  date date not null,
  earliest_time time without time zone not null,
  latest_time time without time zone not null,
  minutes integer not null,
  mode smallint not null,
  status smallint not null default 1,
  price_ceiling integer not null,
  notice_minutes integer not null default 0,
  agreed_terms jsonb not null default '{}'::jsonb,
  staff_agreed_account_id integer,
  reserve_id integer,
  idempotency_key uuid not null,
  content_hash text not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  staff_agreed_branch_id integer,
  constraint waitlist_entries_pkey PRIMARY KEY (id),
  constraint waitlist_entries_customer_id_idempotency_key_key UNIQUE (customer_id, idempotency_key),
  constraint agreed_at_a_branch CHECK ((staff_agreed_account_id IS NULL) = (staff_agreed_branch_id IS NULL)),
  constraint came_true_with_reserve CHECK ((status = 3) = (reserve_id IS NOT NULL)),
  constraint ended_or_open CHECK ((ended_at IS NULL) = (status = ANY (ARRAY[1, 2]))),
  constraint fits_between CHECK ((latest_time - earliest_time) >= make_interval(mins => minutes)),
  constraint waitlist_entries_minutes_check CHECK (minutes > 0),
  constraint waitlist_entries_mode_check CHECK (mode = ANY (ARRAY[1, 2])),
  constraint waitlist_entries_notice_minutes_check CHECK (notice_minutes >= 0),
  constraint waitlist_entries_price_ceiling_check CHECK (price_ceiling >= 0),
  constraint waitlist_entries_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5, 6])),
  constraint waitlist_entries_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint waitlist_entries_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id),
  constraint waitlist_entries_staff_agreed_account_id_fkey FOREIGN KEY (staff_agreed_account_id) REFERENCES accounts(id),
  constraint waitlist_entries_staff_agreed_branch_id_fkey FOREIGN KEY (staff_agreed_branch_id) REFERENCES branches(id)
);
comment on column public.waitlist_entries.mode is '1 offer me a seat, 2 reserve for me at once';
comment on column public.waitlist_entries.status is '1 waiting, 2 offered, 3 came true, 4 its day is over, 5 withdrawn, 6 another wish or reserve of these children came true';
comment on column public.waitlist_entries.price_ceiling is 'yen; agreed beforehand, with the same-day line';
comment on column public.waitlist_entries.notice_minutes is 'mode 2: nothing is reserved later than so long before its start';
comment on column public.waitlist_entries.agreed_terms is 'mode 2: what the confirm page said: fees after each deadline';
comment on column public.waitlist_entries.staff_agreed_account_id is 'on a day of requests: who of the staff agreed to offer';
comment on column public.waitlist_entries.staff_agreed_branch_id is 'where the staff agreed: another branch of the wish answers for itself';
CREATE INDEX waiting_wishes ON public.waitlist_entries USING btree (date) WHERE (status = ANY (ARRAY[1, 2]));
CREATE INDEX waitlist_entries_customer_id_date_idx ON public.waitlist_entries USING btree (customer_id, date) WHERE (status = ANY (ARRAY[1, 2]));
CREATE INDEX waitlist_entries_reserve_id_idx ON public.waitlist_entries USING btree (reserve_id);
CREATE INDEX waitlist_entries_staff_agreed_account_id_idx ON public.waitlist_entries USING btree (staff_agreed_account_id);
CREATE INDEX waitlist_entries_staff_agreed_branch_id_idx ON public.waitlist_entries USING btree (staff_agreed_branch_id);
CREATE TRIGGER publish_branch_day AFTER UPDATE OF status ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION app.publish_waitlist_branches();
CREATE TRIGGER withdraw_offers AFTER UPDATE OF status ON waitlist_entries FOR EACH ROW WHEN ((old.status = ANY (ARRAY[1, 2])) AND (new.status <> ALL (ARRAY[1, 2]))) EXECUTE FUNCTION app.withdraw_offers_of_entry();
alter table public.waitlist_entries enable row level security;
create policy own on public.waitlist_entries for select to "user"
  using ((customer_id = ANY (( SELECT app.stay_family_ids() AS stay_family_ids)::integer[])));
create policy own_branch on public.waitlist_entries for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (app.waitlist_branch_ids(id) && ( SELECT app.account_branch_ids() AS account_branch_ids))));
grant select on public.waitlist_entries to "user", staff;

-- screens of the console that are awake at a branch: each says so every 20 seconds
create table public.watch_screens (
  id integer not null generated by default as identity,
  branch_id integer not null,
  device_key uuid not null,
  tablet_id integer,
  account_id integer,
  seen_at timestamp with time zone not null,
  sound_flag boolean not null,
  constraint watch_screens_pkey PRIMARY KEY (id),
  constraint watch_screens_device_key_key UNIQUE (device_key),
  constraint watch_screens_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint watch_screens_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint watch_screens_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id) ON DELETE CASCADE
);
comment on column public.watch_screens.account_id is 'who is signed in; null: the tablet is locked, and watches all the same';
comment on column public.watch_screens.sound_flag is 'it can be heard: its sound is on and was unlocked by a touch';
CREATE INDEX watch_screens_account_id_idx ON public.watch_screens USING btree (account_id);
CREATE INDEX watch_screens_branch_id_idx ON public.watch_screens USING btree (branch_id);
CREATE INDEX watch_screens_tablet_id_idx ON public.watch_screens USING btree (tablet_id);
alter table public.watch_screens enable row level security;
create policy own_branch on public.watch_screens for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select (id, branch_id, device_key, tablet_id, account_id, seen_at, sound_flag) on public.watch_screens to staff;

-- claims let go, each once; only added to (billing/store/write-offs.ts)
create table public.write_offs (
  id integer not null generated by default as identity,
  childcare_id integer,
  reserve_cancellation_id integer,
  childcare_correction_id integer,
  reserve_id integer not null,
  branch_id integer not null,
  customer_id integer not null,
  account_id integer,
  amount integer not null,
  reason text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint write_offs_pkey PRIMARY KEY (id),
  constraint write_offs_childcare_correction_id_key UNIQUE (childcare_correction_id),
  constraint write_offs_childcare_id_key UNIQUE (childcare_id),
  constraint write_offs_reserve_cancellation_id_key UNIQUE (reserve_cancellation_id),
  constraint one_claim CHECK (num_nonnulls(childcare_id, reserve_cancellation_id, childcare_correction_id) = 1),
  constraint write_offs_amount_check CHECK (amount > 0),
  constraint write_offs_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 200),
  constraint write_offs_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint write_offs_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint write_offs_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint write_offs_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint write_offs_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint write_offs_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id),
  constraint write_offs_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id)
);
comment on column public.write_offs.account_id is 'null: too small to be charged';
CREATE INDEX write_offs_account_id_idx ON public.write_offs USING btree (account_id);
CREATE INDEX write_offs_branch_id_created_at_idx ON public.write_offs USING btree (branch_id, created_at);
CREATE INDEX write_offs_customer_id_idx ON public.write_offs USING btree (customer_id);
CREATE INDEX write_offs_reserve_id_idx ON public.write_offs USING btree (reserve_id);
CREATE TRIGGER final BEFORE DELETE OR UPDATE ON write_offs FOR EACH ROW EXECUTE FUNCTION app.books_are_final();
alter table public.write_offs enable row level security;
create policy own_branch on public.write_offs for select to staff
  using ((( SELECT app.is_headquarters() AS is_headquarters) OR (branch_id = ANY (( SELECT app.account_branch_ids() AS account_branch_ids)::integer[]))));
grant select on public.write_offs to staff;

create view public.view_branch_age_limits with (security_invoker=true) as
 SELECT b.id AS branch_id,
    l.adaptation_date,
    GREATEST(l.minimum_age_months, b.minimum_age_months) AS minimum_age_months,
    LEAST(l.maximum_school_grade, b.maximum_school_grade) AS maximum_school_grade
   FROM branches b
     CROSS JOIN age_limits l;
grant select on public.view_branch_age_limits to "user", anonymous, staff;

create view public.view_branch_customer_counts as
 SELECT id AS branch_id,
    (( SELECT count(*) AS count
           FROM customers c
          WHERE c.default_branch_id = b.id AND (c.status = ANY (ARRAY[1, 2]))))::integer AS number_of_customers
   FROM branches b;
grant select on public.view_branch_customer_counts to "user", staff;

create view public.view_branch_day_numbers with (security_invoker=true) as
 SELECT g.branch_id,
    g.date,
    g.reserves,
    c.children,
    c.visits,
    c."left",
    c.no_shows,
    g.cancelled,
    g.usage_amount,
    g.cancel_amount,
    m.refund_amount,
    m.written_off_amount
   FROM ( SELECT r.branch_id,
            r.reserve_date AS date,
            count(*) FILTER (WHERE NOT r.cancel_flag AND r.approval_status <> 4)::integer AS reserves,
            count(*) FILTER (WHERE r.cancel_flag)::integer AS cancelled,
            COALESCE(sum(u.total_amount), 0::bigint)::integer AS usage_amount,
            COALESCE(sum(x.cancel_amount), 0::bigint)::integer AS cancel_amount
           FROM reserves r
             LEFT JOIN childcares u ON u.reserve_id = r.id
             LEFT JOIN reserve_cancellations x ON x.reserve_id = r.id
          GROUP BY r.branch_id, r.reserve_date) g
     CROSS JOIN LATERAL ( SELECT count(DISTINCT d.child_id) FILTER (WHERE d.attendance_status = ANY (ARRAY[2, 3]))::integer AS children,
            count(*) FILTER (WHERE d.attendance_status = ANY (ARRAY[2, 3]))::integer AS visits,
            count(*) FILTER (WHERE d.attendance_status = 3)::integer AS "left",
            count(*) FILTER (WHERE d.attendance_status = 4)::integer AS no_shows
           FROM reserves r
             JOIN reserve_details d ON d.reserve_id = r.id
          WHERE r.branch_id = g.branch_id AND r.reserve_date = g.date AND NOT r.cancel_flag AND r.approval_status <> 4) c
     CROSS JOIN LATERAL ( SELECT (COALESCE(sum(( SELECT - sum(p.amount)
                   FROM payments p
                  WHERE p.reserve_id = r.id AND p.payment_type = 5 AND p.childcare_correction_id IS NULL)), 0::numeric) - COALESCE(sum(( SELECT sum(k.included_refund_amount) AS sum
                   FROM childcare_corrections k
                     JOIN childcares u ON u.id = k.childcare_id
                  WHERE u.reserve_id = r.id)), 0::numeric))::integer AS refund_amount,
            COALESCE(sum(( SELECT sum(w.amount) AS sum
                   FROM write_offs w
                  WHERE w.reserve_id = r.id)), 0::numeric)::integer AS written_off_amount
           FROM reserves r
          WHERE r.branch_id = g.branch_id AND r.reserve_date = g.date) m;
grant select on public.view_branch_day_numbers to staff;

create view public.view_child_health_questions with (security_invoker=true) as
 SELECT c.id AS child_id,
    c.customer_id,
    c.name,
    a.answered_at,
        CASE
            WHEN a.answered_at IS NULL THEN 1
            WHEN a.answered_at <= s.old_before THEN 2
            ELSE 3
        END AS reason
   FROM children c
     CROSS JOIN ( SELECT GREATEST(app.now() - make_interval(days => care_settings_on.health_review_days), app.now() - make_interval(months => care_settings_on.allergy_review_months)) AS old_before
           FROM app.care_settings_on(app.tokyo_today()) care_settings_on(id, adaptation_date, children_per_staff_zero, children_per_staff_one_two, children_per_staff_three, children_per_staff_four, minimum_staff, staff_rounding, ratio_age, registered_share_percent, sleep_check_minutes_zero, sleep_check_minutes_one_two, sleep_check_minutes_three, sleep_check_minutes_four, late_entry_minutes, manager_entry_minutes, allergy_review_months, care_record_kept_months, created_at, version, first_report_days, health_review_days, document_seen_days, document_first_reminder_days, document_last_reminder_days, sleep_alarm_minutes, changed_settings, sleep_other_tablets_seconds, sleep_manager_minutes, sleep_headquarters_minutes, sleep_silent_seconds, sleep_wake_undo_minutes, sleep_drill_minutes, day_hours, week_hours, overtime_agreement, overtime_month_hours, overtime_year_hours, night_from_hour, night_until_hour, break_minutes_six, break_minutes_eight, rest_days_a_week, rest_between_hours, cover_agreement, cover_hold_minutes, cover_quiet_from, cover_quiet_until, cover_distance_km, cover_access_minutes, demand_weeks, demand_kept_months, summer_break_from, summer_break_until, winter_break_from, winter_break_until, spring_break_from, spring_break_until)) s
     LEFT JOIN LATERAL ( SELECT max(v.created_at) AS answered_at
           FROM child_health_versions v
          WHERE v.child_id = c.id) a ON true
  WHERE NOT c.disable AND (a.answered_at IS NULL OR a.answered_at <= s.old_before OR (EXISTS ( SELECT
           FROM reserve_details d
             JOIN reserves r ON r.id = d.reserve_id
          WHERE d.child_id = c.id AND r.live AND r.end_datetime > app.now() AND r.created_at > a.answered_at AND NOT (EXISTS ( SELECT
                   FROM reserve_details e
                     JOIN reserves b ON b.id = e.reserve_id
                  WHERE e.child_id = c.id AND b.branch_id = r.branch_id AND b.live AND b.created_at < r.created_at)))));
grant select on public.view_child_health_questions to "user", staff;

-- one row; public claims follow from plans, usual weeks and settings and are written nowhere
create view public.view_claims with (security_invoker=true) as
 SELECT COALESCE(bool_and(NOT w.sunday_closed), false) AS sundays_flag,
    COALESCE(bool_and(NOT w.holiday_closed), false) AS holidays_flag,
    COALESCE(bool_and(NOT w.any_closed), false) AS every_day_flag,
    (EXISTS ( SELECT
           FROM view_plan_types p
          WHERE p.offered_flag AND p.monthly_amount = 0)) AS free_plan_flag,
    ( SELECT s.minimum_minutes
           FROM app.reserve_settings_on(app.tokyo_today()) s(id, adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes, request_lapse_minutes, request_answer_minutes, request_answer_minimum_minutes, card_due_minutes, card_due_lead_minutes, card_due_minimum_minutes, retention_days, settle_after_minutes, reminder_time, attendance_grace_minutes, version, inbox_answer_hours, inquiry_kept_months, application_kept_months, early_arrival_minutes, fever_temperature, waiver_answer_hours, report_kept_months, staff_discount_yen, staff_discount_percent, manager_discount_yen, manager_discount_percent, family_link_hours, introduction_minutes, family_search_limit, overdue_manager_minutes, overdue_headquarters_minutes, request_undo_minutes, late_alarm_minutes, overdue_alarm_minutes, hold_minutes, holds_per_hour, address_holds_per_hour, offer_minutes, offer_minimum_minutes, offer_quiet_from, offer_quiet_until, automatic_cancel_minutes, open_wishes, series_dates, request_remind_minutes, ready_minutes, family_invitation_hours, relatives_limit, pickup_people_limit, pickup_pass_grace_minutes, morning_form_time, morning_form_lead_hours, high_fever_temperature, stomach_upset_times, attendance_message_minutes, message_quiet_from, message_quiet_until, message_answer_hours, message_kept_months, line_reserve_percent, line_warning_percent, claim_reminder_days, certificate_months, pickup_dispute_hours, changed_settings, arrival_notice_kept_days)) AS minimum_minutes,
    ( SELECT s.today_lead_minutes
           FROM app.reserve_settings_on(app.tokyo_today()) s(id, adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes, request_lapse_minutes, request_answer_minutes, request_answer_minimum_minutes, card_due_minutes, card_due_lead_minutes, card_due_minimum_minutes, retention_days, settle_after_minutes, reminder_time, attendance_grace_minutes, version, inbox_answer_hours, inquiry_kept_months, application_kept_months, early_arrival_minutes, fever_temperature, waiver_answer_hours, report_kept_months, staff_discount_yen, staff_discount_percent, manager_discount_yen, manager_discount_percent, family_link_hours, introduction_minutes, family_search_limit, overdue_manager_minutes, overdue_headquarters_minutes, request_undo_minutes, late_alarm_minutes, overdue_alarm_minutes, hold_minutes, holds_per_hour, address_holds_per_hour, offer_minutes, offer_minimum_minutes, offer_quiet_from, offer_quiet_until, automatic_cancel_minutes, open_wishes, series_dates, request_remind_minutes, ready_minutes, family_invitation_hours, relatives_limit, pickup_people_limit, pickup_pass_grace_minutes, morning_form_time, morning_form_lead_hours, high_fever_temperature, stomach_upset_times, attendance_message_minutes, message_quiet_from, message_quiet_until, message_answer_hours, message_kept_months, line_reserve_percent, line_warning_percent, claim_reminder_days, certificate_months, pickup_dispute_hours, changed_settings, arrival_notice_kept_days)) AS today_lead_minutes
   FROM branches b
     CROSS JOIN LATERAL ( SELECT COALESCE(bool_or(d.weekday = 0), false) AS sunday_closed,
            COALESCE(bool_or(d.weekday = 7), false) AS holiday_closed,
            count(*) > 0 AS any_closed
           FROM branch_pattern_days d
          WHERE d.closed_flag AND d.branch_pattern_id = (( SELECT p.id
                   FROM app.branch_patterns_on(b.id, app.tokyo_today()) p(id)))) w
  WHERE b.real_store_flag AND b.status = 1;
grant select on public.view_claims to "user", anonymous, staff;

create view public.view_customers with (security_invoker=true) as
 SELECT id,
    uid,
    name,
    name_kana,
    gender,
    date_of_birth,
    postal_code,
    prefecture_id,
    address1,
    address2,
    tel,
    email,
    default_branch_id,
    emergency_contact_name,
    emergency_contact_tel,
    payment_method,
    plan_type_id,
    registration_status,
    social_media_upload,
    status,
    stripe_customer_id,
    stripe_payment_method_id,
    stripe_subscription_id,
    stripe_subscription_status,
    subscription_period_end,
    subscription_last_paid_date,
    withdrawn_date,
    line_notification_flag,
    line_blocked_at,
    email_verified_at,
    email_bounced_at,
    created_at,
        CASE gender
            WHEN 1 THEN '男性'::text
            WHEN 2 THEN '女性'::text
            WHEN 3 THEN 'その他'::text
            ELSE ''::text
        END AS gender_name2,
    app.expiry_date(subscription_period_end, withdrawn_date) AS expiry_date,
    (status = ANY (ARRAY[1, 2, 3])) AND NOT (EXISTS ( SELECT
           FROM reserves r
          WHERE r.customer_id = c.id AND r.live AND (r.childcare_status = ANY (ARRAY[1, 2])))) AND NOT (EXISTS ( SELECT
           FROM childcares u
          WHERE u.customer_id = c.id AND (u.status = ANY (ARRAY[1, 3])))) AND NOT (EXISTS ( SELECT
           FROM reserve_cancellations x
             JOIN reserves r ON r.id = x.reserve_id
          WHERE r.customer_id = c.id AND (x.cancel_settlement_status = ANY (ARRAY[1, 3])))) AND NOT (EXISTS ( SELECT
           FROM childcare_corrections k
             JOIN childcares u ON u.id = k.childcare_id
          WHERE u.customer_id = c.id AND (k.status = ANY (ARRAY[1, 3, 6])))) AS cancellable_flag,
    app.family_owes(id) AS unpaid_flag,
    (EXISTS ( SELECT
           FROM view_stops_in_force s
          WHERE s.customer_id = c.id)) AS stopped_flag,
    app.reserves_paused(id) AS paused_flag
   FROM customers c;
grant select on public.view_customers to "user";

create view public.view_door_people with (security_invoker=true) as
 SELECT r.id AS reserve_id,
    p.place,
    p.kind,
    p.name,
    p.name_kana,
    p.relation,
    p.tel,
    p.standing,
    p.since
   FROM reserves r
     JOIN customers c ON c.id = r.customer_id
     CROSS JOIN LATERAL ( SELECT app.disputed_from(c.id) AS disputed_from) f
     CROSS JOIN LATERAL ( SELECT 1 AS place,
            1 AS kind,
            r.pick_up_name AS name,
            COALESCE(w.name_kana, ''::text) AS name_kana,
            COALESCE(w.relation, ''::text) AS relation,
            r.pick_up_tel AS tel,
                CASE
                    WHEN w.id IS NULL AND f.disputed_from IS NOT NULL THEN 5
                    WHEN app.pick_up_is_disputed(r.*) OR w.listed_at > f.disputed_from THEN 4
                    ELSE 1
                END AS standing,
            COALESCE(w.listed_at, r.created_at) AS since
           FROM ( SELECT) one
             LEFT JOIN pickup_people w ON w.id = r.pickup_person_id AND w.removed_at IS NULL
          WHERE r.pick_up_name IS NOT NULL
        UNION ALL
         SELECT
                CASE
                    WHEN m.role = 1 THEN 2
                    ELSE 3
                END AS "case",
            2,
            COALESCE(m.name, c.name) AS "coalesce",
            COALESCE(m.name_kana, c.name_kana, ''::text) AS "coalesce",
            COALESCE(m.relation, ''::text) AS "coalesce",
                CASE
                    WHEN m.role = 1 THEN c.tel
                    ELSE k.tel
                END AS tel,
                CASE s.standing
                    WHEN 4 THEN 2
                    WHEN 5 THEN 3
                    ELSE 1
                END AS "case",
            COALESCE(m.removed_at, m.created_at) AS "coalesce"
           FROM family_members m
             CROSS JOIN LATERAL ( SELECT app.member_standing(m.id) AS standing) s
             LEFT JOIN family_member_contacts k ON k.family_member_id = m.id
          WHERE m.customer_id = c.id AND ((m.role = ANY (ARRAY[1, 2])) OR s.standing = 4) AND COALESCE(m.name, c.name) IS NOT NULL
        UNION ALL
         SELECT 6,
            2,
            m.name,
            COALESCE(m.name_kana, ''::text) AS "coalesce",
            COALESCE(m.relation, ''::text) AS "coalesce",
            k.tel,
            6,
            m.removed_at
           FROM family_members m
             LEFT JOIN family_member_contacts k ON k.family_member_id = m.id
          WHERE m.customer_id = c.id AND m.role = 3 AND m.removed_at IS NOT NULL AND m.name IS NOT NULL AND NOT (EXISTS ( SELECT
                   FROM family_members n
                  WHERE n.customer_id = c.id AND n.name = m.name AND (n.removed_at IS NULL OR n.id > m.id)))
        UNION ALL
         SELECT 4,
            5,
            w.name,
            w.name_kana,
            w.relation,
            w.tel,
                CASE
                    WHEN w.disputed_at IS NOT NULL OR w.listed_at > f.disputed_from THEN 4
                    ELSE 1
                END AS "case",
            w.listed_at
           FROM pickup_people w
          WHERE w.customer_id = c.id AND w.removed_at IS NULL
        UNION ALL
         SELECT 5,
            3,
            c.emergency_contact_name,
            ''::text,
            ''::text,
            NULLIF(c.emergency_contact_tel, ''::text) AS "nullif",
                CASE
                    WHEN f.disputed_from IS NOT NULL THEN 5
                    WHEN (EXISTS ( SELECT
                       FROM family_members m
                      WHERE m.customer_id = c.id AND m.role = 1 AND (app.member_standing(m.id) = ANY (ARRAY[4, 5])))) THEN 4
                    ELSE 1
                END AS "case",
            c.created_at
          WHERE c.emergency_contact_name <> ''::text) p;
grant select on public.view_door_people to staff;

create view public.view_due_consents with (security_invoker=true) as
 SELECT c.id AS customer_id,
    d.kind,
    d.adaptation_date,
    d.change_summary
   FROM customers c
     CROSS JOIN ( VALUES ('terms'::text), ('privacy'::text)) k(kind)
     CROSS JOIN LATERAL ( SELECT i.kind,
            i.adaptation_date,
            i.change_summary,
            ( SELECT max(m.adaptation_date) AS max
                   FROM company_documents m
                  WHERE m.kind = k.kind AND m.material_flag AND app.has_begun(m.adaptation_date)) AS material_date
           FROM app.company_documents_on(k.kind, app.tokyo_today()) i(id, kind, adaptation_date, lead, body, change_summary, material_flag, announced_flag, version, created_at, updated_at)) d
  WHERE d.material_date IS NOT NULL AND NOT (EXISTS ( SELECT
           FROM customer_consents s
          WHERE s.customer_id = c.id AND s.kind = k.kind AND s.version >= d.material_date::text));
grant select on public.view_due_consents to "user";

create view public.view_families with (security_barrier=true) as
 SELECT c.id,
    m.id AS family_member_id,
    m.role,
    m.role = 1 AS paying_flag,
    COALESCE(m.name, c.name) AS name,
    NOT m.hidden_flag AS stays_flag,
    c.registration_status,
        CASE
            WHEN k.known_flag THEN c.status
            ELSE NULL::smallint
        END AS status,
        CASE
            WHEN k.known_flag THEN c.plan_type_id
            ELSE NULL::integer
        END AS plan_type_id,
        CASE
            WHEN m.role < 3 AND NOT m.hidden_flag THEN c.default_branch_id
            ELSE NULL::integer
        END AS default_branch_id,
        CASE
            WHEN k.known_flag THEN c.use_tickets
            ELSE NULL::boolean
        END AS use_tickets,
        CASE
            WHEN m.role = 1 THEN c.prefecture_id
            ELSE NULL::integer
        END AS prefecture_id,
    k.known_flag AND c.stripe_payment_method_id IS NOT NULL AS card_flag,
        CASE
            WHEN k.known_flag THEN c.subscription_last_paid_date
            ELSE NULL::date
        END AS subscription_last_paid_date,
        CASE
            WHEN k.known_flag THEN app.expiry_date(c.subscription_period_end, c.withdrawn_date)
            ELSE NULL::date
        END AS expiry_date,
    k.known_flag AND app.family_owes(c.id) AS unpaid_flag,
    k.known_flag AND (EXISTS ( SELECT
           FROM view_stops_in_force s
          WHERE s.customer_id = c.id)) AS stopped_flag,
    k.known_flag AND app.reserves_paused(c.id) AS paused_flag,
        CASE
            WHEN m.role = 1 THEN c.tel
            ELSE w.tel
        END AS tel,
        CASE
            WHEN m.role = 1 THEN c.email
            ELSE w.email
        END AS email,
        CASE
            WHEN m.role = 1 THEN c.email_verified_at
            ELSE NULL::timestamp with time zone
        END AS email_verified_at,
        CASE
            WHEN m.role = 1 THEN c.email_bounced_at
            ELSE w.email_bounced_at
        END AS email_bounced_at,
        CASE
            WHEN m.role = 1 THEN c.line_notification_flag
            ELSE COALESCE(w.line_notification_flag, false)
        END AS line_notification_flag,
        CASE
            WHEN m.role = 1 THEN c.line_blocked_at
            ELSE w.line_blocked_at
        END AS line_blocked_at
   FROM family_members m
     JOIN customers c ON c.id = m.customer_id
     LEFT JOIN family_member_contacts w ON w.family_member_id = m.id
     CROSS JOIN LATERAL ( SELECT m.role = 1 OR m.role = 2 AND NOT m.hidden_flag AS known_flag) k
  WHERE m.id = (( SELECT app.family_member_id() AS family_member_id));
grant select on public.view_families to "user";

create view public.view_family_people with (security_barrier=true) as
 SELECT m.id,
    m.customer_id,
    m.role,
    COALESCE(m.name, c.name) AS name,
    m.relation,
    m.created_at
   FROM family_members m
     JOIN customers c ON c.id = m.customer_id
  WHERE m.customer_id = (( SELECT app.family_id() AS family_id)) AND m.removed_at IS NULL;
grant select on public.view_family_people to "user";

create view public.view_message_branches with (security_invoker=true) as
 SELECT b.id AS branch_id,
    b.name AS branch_name,
    b.tel,
    ( SELECT o.o
           FROM app.branch_is_open(b.id) o(o)) AS open_flag,
    l.id AS last_message_id,
    l.sender AS last_sender,
    "left"(l.body, 60) AS last_body,
    l.created_at AS last_message_at,
    ( SELECT count(*)::integer AS count
           FROM family_messages m
             JOIN family_threads t ON t.id = m.family_thread_id
          WHERE t.branch_id = b.id AND (t.customer_id = ANY (asker.families)) AND m.sender <> 1 AND m.id > COALESCE(( SELECT r.last_read_message_id
                   FROM family_thread_reads r
                  WHERE r.family_thread_id = t.id AND r.family_member_id = asker.family_member_id), 0)) AS unread_count
   FROM ( SELECT app.stay_family_ids() AS families,
            app.family_member_id() AS family_member_id) asker
     CROSS JOIN LATERAL ( SELECT app.message_branch_ids(asker.families) AS id) allowed
     JOIN branches b ON b.id = allowed.id
     LEFT JOIN LATERAL ( SELECT m.id,
            m.sender,
            m.body,
            m.created_at
           FROM family_messages m
             JOIN family_threads t ON t.id = m.family_thread_id
          WHERE t.branch_id = b.id AND (t.customer_id = ANY (asker.families))
          ORDER BY m.id DESC
         LIMIT 1) l ON true
  WHERE asker.families IS NOT NULL;
grant select on public.view_message_branches to "user";

create view public.view_open_items with (security_invoker=true) as
 SELECT r.branch_id,
    r.reserve_date AS date,
    r.id AS reserve_id,
        CASE r.childcare_status
            WHEN 2 THEN 'present'::text
            ELSE 'expected'::text
        END AS kind,
    r.reserve_date < app.tokyo_today() AS past_flag
   FROM reserves r
  WHERE r.live AND (r.childcare_status = ANY (ARRAY[1, 2])) AND (r.approval_status = ANY (ARRAY[1, 3])) AND r.reserve_date <= app.tokyo_today()
UNION ALL
 SELECT u.branch_id,
    r.reserve_date AS date,
    r.id AS reserve_id,
    'stay_unpaid'::text AS kind,
    r.reserve_date < app.tokyo_today() AS past_flag
   FROM childcares u
     JOIN reserves r ON r.id = u.reserve_id
  WHERE u.end_datetime IS NOT NULL AND (u.status = ANY (ARRAY[1, 3])) AND (u.status = 3 OR r.reserve_date < app.tokyo_today() AND COALESCE(u.settle_due_datetime <= app.now(), true))
UNION ALL
 SELECT r.branch_id,
    r.reserve_date AS date,
    r.id AS reserve_id,
    'fee_unpaid'::text AS kind,
    r.reserve_date < app.tokyo_today() AS past_flag
   FROM reserve_cancellations x
     JOIN reserves r ON r.id = x.reserve_id
  WHERE (x.cancel_settlement_status = ANY (ARRAY[1, 3])) AND (x.cancel_settlement_status = 3 OR r.reserve_date < app.tokyo_today() AND COALESCE(x.settle_due_datetime <= app.now(), true));
grant select on public.view_open_items to staff;

create view public.view_own_payments with (security_barrier=true) as
 SELECT p.id,
    p.customer_id,
    p.amount,
    p.payment_date,
    p.payment_method,
    p.payment_type,
    p.refunded_payment_id,
        CASE
            WHEN a.hidden_flag THEN (p.payment_date::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text)
            ELSE p.payment_datetime
        END AS payment_datetime,
        CASE
            WHEN a.hidden_flag THEN ''::text
            ELSE p.remarks
        END AS remarks,
        CASE
            WHEN NOT a.hidden_flag THEN p.branch_id
            ELSE NULL::integer
        END AS branch_id,
        CASE
            WHEN NOT a.hidden_flag THEN p.reserve_id
            ELSE NULL::integer
        END AS reserve_id,
        CASE
            WHEN NOT a.hidden_flag THEN p.childcare_id
            ELSE NULL::integer
        END AS childcare_id
   FROM ( SELECT (( SELECT app.seen_customer_ids() AS seen_customer_ids)) IS NULL AS hidden_flag) a
     JOIN payments p ON p.customer_id = ANY ((( SELECT app.own_customer_ids() AS own_customer_ids))::integer[]);
grant select on public.view_own_payments to "user";

create view public.view_payments with (security_invoker=true) as
 SELECT id,
    customer_id,
    branch_id,
    amount,
    payment_datetime,
    payment_date,
    payment_method,
    payment_type,
    remarks,
    reserve_id,
    childcare_id,
    ticket_id,
    refunded_payment_id,
    reverses_payment_id,
    childcare_correction_id,
        CASE
            WHEN payment_type = 5 THEN 0
            ELSE GREATEST(0::bigint, amount + COALESCE(( SELECT sum(q.amount) AS sum
               FROM payments q
              WHERE q.refunded_payment_id = p.id), 0::bigint) - COALESCE(( SELECT sum(f.amount) AS sum
               FROM refunds f
              WHERE f.payment_id = p.id AND f.status = 'created'::text), 0::bigint))::integer
        END AS refundable_amount
   FROM payments p;
grant select on public.view_payments to staff;

create view public.view_pickup_bars_in_force with (security_invoker=true) as
 SELECT id,
    child_id,
    name,
    name_kana,
    relation,
    file_id
   FROM pickup_bars
  WHERE ended_at IS NULL AND from_date <= app.tokyo_today() AND (until_date IS NULL OR until_date >= app.tokyo_today());
grant select on public.view_pickup_bars_in_force to staff;

create view public.view_plan_types as
 SELECT id,
    name,
    customer_type,
    charge_flag,
    stripe_price_id,
    monthly_amount,
    childcare_discount_per_hour,
    sequence,
    adaptation_date,
    withdrawn_date,
    version,
    customer_type = 1 AND app.has_begun(adaptation_date) AND (withdrawn_date IS NULL OR withdrawn_date > app.tokyo_today()) AND (NOT charge_flag OR stripe_price_id IS NOT NULL) AS offered_flag,
    NOT app.has_begun(adaptation_date) AS coming_flag
   FROM plan_types p;
grant select on public.view_plan_types to "user", anonymous, staff;

create view public.view_reserve_cancellation_fees with (security_invoker=true) as
 SELECT reserve_id,
    LEAST(cancel_deadline, kept_cancel_deadline) AS cancel_deadline,
    percent,
    cancel_amount,
    kept_cancel_amount,
    kept_cancel_deadline,
    free_cancel_until,
    payable_amount,
        CASE
            WHEN illness_limit_per_quarter > app.illness_turns_used(reserve_id) THEN LEAST(cancel_amount, floor((payable_amount * illness_percent)::numeric / 100.0)::integer)
            ELSE cancel_amount
        END AS illness_amount,
    GREATEST(illness_limit_per_quarter - app.illness_turns_used(reserve_id), 0) AS illness_left,
    start_datetime - make_interval(mins => illness_until_minutes) AS illness_until,
    GREATEST(move_limit - free_moves, 0) AS free_moves_left,
    start_datetime - make_interval(mins => move_until_minutes) AS free_move_until,
    reserve_date + move_within_days AS free_move_last_date,
    current_day_flag AND (EXISTS ( SELECT
           FROM reserve_details d
             JOIN reserves o ON o.customer_id = f.customer_id AND o.reserve_date = f.reserve_date AND o.id <> f.reserve_id AND o.live AND o.current_day_flag AND (o.childcare_status = ANY (ARRAY[1, 2]))
             JOIN reserve_details e ON e.reserve_id = o.id AND e.child_id = d.child_id AND e.current_day_paid_percent > 0
          WHERE d.reserve_id = f.reserve_id AND d.current_day_paid_percent < 100)) AS current_day_moves_flag
   FROM ( SELECT t.reserve_id,
            t.customer_id,
            t.current_day_flag,
            t.payable_amount,
            t.kept_cancel_amount,
            t.kept_cancel_deadline,
            t.free_cancel_until,
            t.illness_percent,
            t.start_datetime,
            t.reserve_date,
            t.free_moves,
            t.illness_limit_per_quarter,
            t.illness_until_minutes,
            t.move_limit,
            t.move_until_minutes,
            t.move_within_days,
            t.cancel_deadline,
            t.percent,
            LEAST(t.payable_amount, GREATEST(floor((t.payable_amount * t.percent)::numeric / 100.0)::integer, t.kept_cancel_amount)) AS cancel_amount
           FROM ( SELECT r.id AS reserve_id,
                    r.customer_id,
                    r.current_day_flag,
                    app.payable_amount(r.id) AS payable_amount,
                    r.kept_cancel_amount,
                    r.kept_cancel_deadline,
                    r.free_cancel_until,
                    p.illness_percent,
                    r.start_datetime,
                    r.reserve_date,
                    r.free_moves,
                    p.illness_limit_per_quarter,
                    p.illness_until_minutes,
                    p.move_limit,
                    p.move_until_minutes,
                    p.move_within_days,
                    ((r.reserve_date - p.free_until_days_before + p.free_until_time) AT TIME ZONE 'Asia/Tokyo'::text) AS cancel_deadline,
                        CASE
                            WHEN r.approval_status = 2 THEN 0
                            WHEN r.childcare_status = 4 THEN p.no_show_percent
                            WHEN app.now() <= ((r.reserve_date - p.free_until_days_before + p.free_until_time) AT TIME ZONE 'Asia/Tokyo'::text) THEN 0
                            WHEN app.now() <= (r.created_at + make_interval(mins => p.grace_minutes)) AND r.start_datetime > (app.now() + make_interval(mins => p.grace_lead_minutes)) THEN 0
                            WHEN p.take_back_minutes > 0 AND app.now() <= (r.created_at + make_interval(mins => p.take_back_minutes)) THEN 0
                            WHEN app.now() <= r.free_cancel_until AND app.now() < r.start_datetime THEN 0
                            WHEN app.now() < (r.start_datetime - make_interval(mins => p.last_minutes)) THEN p.late_percent
                            ELSE p.last_percent
                        END AS percent
                   FROM reserves r
                     CROSS JOIN LATERAL app.cancellation_policies_on(r.reserve_date) p(id, adaptation_date, free_until_days_before, free_until_time, grace_minutes, grace_lead_minutes, late_percent, last_minutes, last_percent, no_show_percent, version, illness_percent, late_reason, last_reason, no_show_reason, illness_reason, illness_limit_per_quarter, illness_until_minutes, move_until_minutes, move_within_days, move_limit, resale_percent, take_back_minutes, changed_settings)) t) f;
grant select on public.view_reserve_cancellation_fees to "user", staff;

-- today to the end of the window: staff's mark, else the usual week's, lowered to × where no seat is left for the minimum stay
create view public.view_reserve_date_calendars as
 SELECT b.id AS branch_id,
    y.date,
        CASE
            WHEN b.status <> 1 OR NOT b.real_store_flag OR y.date < b.open_date OR y.date > b.last_date THEN '×'::text
            WHEN m.status = '×'::text OR m.status IS NULL AND w.closed_flag THEN '×'::text
            WHEN (EXISTS ( SELECT
               FROM ( SELECT GREATEST(min(f.since), h.opens) AS since,
                        LEAST(max(f.until), h.closes) AS until
                       FROM ( SELECT l.since,
                                l.until,
                                l.capacity > l.taken AND l.staffed AS has_seat,
                                count(*) FILTER (WHERE l.capacity <= l.taken OR NOT l.staffed) OVER (ORDER BY l.since) AS full_before
                               FROM app.branch_day_loads l
                              WHERE l.branch_id = b.id AND l.date = y.date) f
                      WHERE f.has_seat
                      GROUP BY f.full_before) free
              WHERE ((floor(EXTRACT(epoch FROM free.until) / (s.step_minutes * 60)::numeric) - ceil(EXTRACT(epoch FROM free.since) / (s.step_minutes * 60)::numeric)) * s.step_minutes::numeric) >= s.minimum_minutes::numeric)) THEN COALESCE(m.status, '○'::text)
            ELSE '×'::text
        END AS reservable_status,
    COALESCE(
        CASE
            WHEN y.date > b.last_date THEN app.ended_remarks()
            ELSE NULL::text
        END, m.remarks,
        CASE
            WHEN w.closed_flag THEN app.closed_remarks()
            ELSE ''::text
        END) AS reserve_remarks,
    holiday.name AS holiday_name,
    b.status <> 1 OR NOT b.real_store_flag OR y.date < b.open_date OR COALESCE(y.date > b.last_date, false) OR COALESCE(m.status = '×'::text, w.closed_flag, false) AS closed_flag
   FROM branches b
     CROSS JOIN ( SELECT t_1.window_days,
            t_1.step_minutes,
            t_1.minimum_minutes,
            t_1.today_lead_minutes
           FROM app.reserve_settings_on(app.tokyo_today()) t_1(id, adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes, request_lapse_minutes, request_answer_minutes, request_answer_minimum_minutes, card_due_minutes, card_due_lead_minutes, card_due_minimum_minutes, retention_days, settle_after_minutes, reminder_time, attendance_grace_minutes, version, inbox_answer_hours, inquiry_kept_months, application_kept_months, early_arrival_minutes, fever_temperature, waiver_answer_hours, report_kept_months, staff_discount_yen, staff_discount_percent, manager_discount_yen, manager_discount_percent, family_link_hours, introduction_minutes, family_search_limit, overdue_manager_minutes, overdue_headquarters_minutes, request_undo_minutes, late_alarm_minutes, overdue_alarm_minutes, hold_minutes, holds_per_hour, address_holds_per_hour, offer_minutes, offer_minimum_minutes, offer_quiet_from, offer_quiet_until, automatic_cancel_minutes, open_wishes, series_dates, request_remind_minutes, ready_minutes, family_invitation_hours, relatives_limit, pickup_people_limit, pickup_pass_grace_minutes, morning_form_time, morning_form_lead_hours, high_fever_temperature, stomach_upset_times, attendance_message_minutes, message_quiet_from, message_quiet_until, message_answer_hours, message_kept_months, line_reserve_percent, line_warning_percent, claim_reminder_days, certificate_months, pickup_dispute_hours, changed_settings, arrival_notice_kept_days)) s
     JOIN app.days y ON y.date >= app.tokyo_today() AND y.date <= (app.tokyo_today() + s.window_days)
     LEFT JOIN reservable_managements m ON m.branch_id = b.id AND m.date = y.date
     LEFT JOIN holidays holiday ON holiday.date = y.date
     LEFT JOIN branch_hours t ON t.branch_id = b.id AND t.date = y.date
     LEFT JOIN app.pattern_days w ON w.branch_id = b.id AND w.date = y.date
     CROSS JOIN LATERAL ( SELECT GREATEST(((y.date + COALESCE(t.extended_open_time, w.extended_open_time, b.extended_open_time)) AT TIME ZONE 'Asia/Tokyo'::text), app.now() + make_interval(mins =>
                CASE
                    WHEN y.date = app.tokyo_today() THEN s.today_lead_minutes
                    ELSE 0
                END)) AS opens,
            ((y.date + COALESCE(t.extended_close_time, w.extended_close_time, b.extended_close_time)) AT TIME ZONE 'Asia/Tokyo'::text) AS closes) h;
grant select on public.view_reserve_date_calendars to "user", anonymous, staff;

create view public.view_reserve_date_today as
 SELECT app.tokyo_today() AS today,
    app.now() AS now;
grant select on public.view_reserve_date_today to "user", anonymous, staff;

create view public.view_reserve_settings as
 SELECT window_days,
    step_minutes,
    minimum_minutes,
    today_lead_minutes,
    series_dates,
    request_answer_minutes,
    request_lapse_minutes,
    request_undo_minutes,
    request_remind_minutes,
    hold_minutes,
    offer_minutes,
    automatic_cancel_minutes,
    open_wishes,
    late_alarm_minutes,
    overdue_alarm_minutes,
    fever_temperature,
    high_fever_temperature,
    stomach_upset_times,
    inbox_answer_hours,
    message_answer_hours
   FROM app.reserve_settings_on(app.tokyo_today()) s(id, adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes, request_lapse_minutes, request_answer_minutes, request_answer_minimum_minutes, card_due_minutes, card_due_lead_minutes, card_due_minimum_minutes, retention_days, settle_after_minutes, reminder_time, attendance_grace_minutes, version, inbox_answer_hours, inquiry_kept_months, application_kept_months, early_arrival_minutes, fever_temperature, waiver_answer_hours, report_kept_months, staff_discount_yen, staff_discount_percent, manager_discount_yen, manager_discount_percent, family_link_hours, introduction_minutes, family_search_limit, overdue_manager_minutes, overdue_headquarters_minutes, request_undo_minutes, late_alarm_minutes, overdue_alarm_minutes, hold_minutes, holds_per_hour, address_holds_per_hour, offer_minutes, offer_minimum_minutes, offer_quiet_from, offer_quiet_until, automatic_cancel_minutes, open_wishes, series_dates, request_remind_minutes, ready_minutes, family_invitation_hours, relatives_limit, pickup_people_limit, pickup_pass_grace_minutes, morning_form_time, morning_form_lead_hours, high_fever_temperature, stomach_upset_times, attendance_message_minutes, message_quiet_from, message_quiet_until, message_answer_hours, message_kept_months, line_reserve_percent, line_warning_percent, claim_reminder_days, certificate_months, pickup_dispute_hours, changed_settings, arrival_notice_kept_days);
grant select on public.view_reserve_settings to "user", anonymous, staff;

create view public.view_reserves with (security_invoker=true) as
 SELECT r.id,
    r.branch_id,
    r.customer_id,
    r.start_datetime,
    r.end_datetime,
    r.reserve_date,
    r.approval_status,
    r.approval_comment,
    r.childcare_status,
    r.cancel_flag,
    r.breakfast_support_flag,
    r.lunch_support_flag,
    r.supper_support_flag,
    r.current_day_flag,
    r.holiday_flag,
    r.after_business_hours,
    r.pick_up_name,
    r.pick_up_tel,
    r.remarks,
    r.reserve_amount,
    r.amount_lines,
    r.plan_type_id,
    r.use_tickets,
    r.card_due_datetime,
    r.answer_due_datetime,
    r.refusal_reason,
    r.created_at,
    r.updated_at,
    r.live,
    b.name AS branch_name,
    (r.approval_status = ANY (ARRAY[1, 2, 3])) AND r.childcare_status = 1 AND NOT r.cancel_flag AND r.start_datetime > (app.now() + make_interval(mins => s.edit_lead_minutes)) AS editable_flag,
    (r.approval_status = ANY (ARRAY[1, 2, 3])) AND r.childcare_status = 1 AND NOT r.cancel_flag AND r.start_datetime > app.now() AS cancellable_flag,
    r.reserve_date = app.tokyo_today() AS today_flag,
    r.end_datetime <= app.now() AS over_flag,
    ( SELECT f.f
           FROM app.is_first_visit(r.customer_id, r.branch_id, r.start_datetime) f(f)) AS first_visit_flag,
    r.reserve_series_id,
    r.series_place,
    app.family_act_by(r.made_member_id) AS made_by,
    ( SELECT app.family_act_by(x.cancelled_member_id) AS family_act_by
           FROM reserve_cancellations x
          WHERE x.reserve_id = r.id
         LIMIT 1) AS cancelled_by
   FROM reserves r
     JOIN branches b ON b.id = r.branch_id
     LEFT JOIN ( SELECT t.edit_lead_minutes
           FROM app.reserve_settings_on(app.tokyo_today()) t(id, adaptation_date, window_days, step_minutes, minimum_minutes, today_lead_minutes, edit_lead_minutes, request_lapse_minutes, request_answer_minutes, request_answer_minimum_minutes, card_due_minutes, card_due_lead_minutes, card_due_minimum_minutes, retention_days, settle_after_minutes, reminder_time, attendance_grace_minutes, version, inbox_answer_hours, inquiry_kept_months, application_kept_months, early_arrival_minutes, fever_temperature, waiver_answer_hours, report_kept_months, staff_discount_yen, staff_discount_percent, manager_discount_yen, manager_discount_percent, family_link_hours, introduction_minutes, family_search_limit, overdue_manager_minutes, overdue_headquarters_minutes, request_undo_minutes, late_alarm_minutes, overdue_alarm_minutes, hold_minutes, holds_per_hour, address_holds_per_hour, offer_minutes, offer_minimum_minutes, offer_quiet_from, offer_quiet_until, automatic_cancel_minutes, open_wishes, series_dates, request_remind_minutes, ready_minutes, family_invitation_hours, relatives_limit, pickup_people_limit, pickup_pass_grace_minutes, morning_form_time, morning_form_lead_hours, high_fever_temperature, stomach_upset_times, attendance_message_minutes, message_quiet_from, message_quiet_until, message_answer_hours, message_kept_months, line_reserve_percent, line_warning_percent, claim_reminder_days, certificate_months, pickup_dispute_hours, changed_settings, arrival_notice_kept_days)) s ON true;
grant select on public.view_reserves to "user", staff;

create view public.view_seen_stays with (security_barrier=true) as
 SELECT r.id,
    r.start_datetime,
    r.end_datetime,
    r.reserve_date,
    r.childcare_status,
    b.name AS branch_name,
    r.reserve_date = app.tokyo_today() AS today_flag,
    r.reserve_date < app.tokyo_today() AS past_flag,
    ( SELECT string_agg(k.name, '、'::text ORDER BY d.id) AS string_agg
           FROM reserve_details d
             JOIN children k ON k.id = d.child_id
          WHERE d.reserve_id = r.id) AS child_names
   FROM reserves r
     JOIN branches b ON b.id = r.branch_id
  WHERE r.customer_id = (( SELECT app.seen_family_id() AS seen_family_id)) AND r.live AND (r.approval_status = ANY (ARRAY[1, 3])) AND r.childcare_status <> 4;
grant select on public.view_seen_stays to "user";

create view public.view_stops_in_force with (security_invoker=true) as
 SELECT id,
    customer_id,
    until_date,
    created_at
   FROM customer_stops s
  WHERE ended_at IS NULL AND (until_date IS NULL OR until_date >= app.tokyo_today());
grant select on public.view_stops_in_force to "user", staff;

create view public.view_ticket_prices as
 SELECT id,
    name,
    number,
    price,
    valid_days,
    adaptation_date,
    withdrawn_date,
    version,
    (EXISTS ( SELECT
           FROM app.ticket_prices_on(t.number, app.tokyo_today()) q(id, name, number, price, valid_days, adaptation_date, withdrawn_date, version)
          WHERE q.id = t.id)) AND (withdrawn_date IS NULL OR withdrawn_date > app.tokyo_today()) AS sold_flag,
    NOT app.has_begun(adaptation_date) AS coming_flag
   FROM ticket_prices t;
grant select on public.view_ticket_prices to "user", anonymous, staff;

create view public.view_unclosed_days with (security_invoker=true) as
 SELECT branch_id,
    date
   FROM branch_days_to_close d
  WHERE date < app.tokyo_today() AND (EXISTS ( SELECT
           FROM reserves r
          WHERE r.branch_id = d.branch_id AND r.reserve_date = d.date AND NOT r.cancel_flag AND r.approval_status <> 4));
grant select on public.view_unclosed_days to staff;

-- ==================== app

-- sums of a branch's past day (docs/figures.md), kept each night; money without a branch stands with headquarters
create table app.branch_day_figures (
  branch_id integer not null,
  date date not null,
  reserves integer not null,
  cancelled integer not null,
  lead_minutes bigint not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  tickets_used integer not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  failed_amount bigint not null,
  child_minutes_by_hour integer[] not null,
  seat_minutes_by_hour integer[] not null,
  own_tariff_amount bigint not null default 0,
  subsidies_discount_amount bigint not null default 0,
  constraint branch_day_figures_pkey PRIMARY KEY (branch_id, date),
  constraint branch_day_figures_child_minutes_by_hour_check CHECK (cardinality(child_minutes_by_hour) = 24),
  constraint branch_day_figures_seat_minutes_by_hour_check CHECK (cardinality(seat_minutes_by_hour) = 24),
  constraint branch_day_figures_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE INDEX branch_day_figures_date_idx ON app.branch_day_figures USING btree (date);
alter table app.branch_day_figures enable row level security;

create table app.branch_messages (
  id integer not null generated by default as identity,
  branch_id integer not null,
  deduplication_key text not null,
  body text not null,
  status text not null default 'waiting'::text,
  chatwork_message_id text,
  created_at timestamp with time zone not null default app.now(),
  constraint branch_messages_pkey PRIMARY KEY (id),
  constraint branch_messages_deduplication_key_key UNIQUE (deduplication_key),
  constraint branch_messages_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'skipped'::text])),
  constraint branch_messages_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE INDEX branch_messages_branch_id_idx ON app.branch_messages USING btree (branch_id);
alter table app.branch_messages enable row level security;

-- branch_day_figures of a month added up, as a list of branches shows it; made with them (app.store_figures)
create table app.branch_month_figures (
  branch_id integer not null,
  month date not null,
  reserves integer not null,
  visits integer not null,
  no_shows integer not null,
  child_minutes integer not null,
  seat_minutes integer not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges integer not null,
  constraint branch_month_figures_pkey PRIMARY KEY (branch_id, month),
  constraint branch_month_figures_month_check CHECK (EXTRACT(day FROM month) = 1::numeric),
  constraint branch_month_figures_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE INDEX branch_month_figures_month_idx ON app.branch_month_figures USING btree (month);
alter table app.branch_month_figures enable row level security;

-- what families owe, by day; only added to (books/store/ledgers.ts)
create table app.claim_entries (
  id bigint not null generated always as identity,
  branch_id integer not null,
  reserve_id integer not null,
  childcare_correction_id integer,
  kind smallint not null,
  movement smallint not null,
  date date not null,
  amount integer not null,
  payment_id integer,
  write_off_id integer,
  constraint claim_entries_pkey PRIMARY KEY (id),
  constraint claim_entries_payment_id_key UNIQUE (payment_id),
  constraint claim_entries_write_off_id_key UNIQUE (write_off_id),
  constraint claim_entries_amount_check CHECK (amount <> 0),
  constraint claim_entries_kind_check CHECK (kind = ANY (ARRAY[1, 2, 3])),
  constraint claim_entries_movement_check CHECK (movement = ANY (ARRAY[1, 2, 3])),
  constraint corrections_name_theirs CHECK ((kind = 3) = (childcare_correction_id IS NOT NULL)),
  constraint claim_entries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint claim_entries_childcare_correction_id_fkey FOREIGN KEY (childcare_correction_id) REFERENCES childcare_corrections(id),
  constraint claim_entries_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint claim_entries_reserve_id_fkey FOREIGN KEY (reserve_id) REFERENCES reserves(id) ON DELETE CASCADE,
  constraint claim_entries_write_off_id_fkey FOREIGN KEY (write_off_id) REFERENCES write_offs(id)
);
comment on column app.claim_entries.kind is '1 a stay, 2 a cancellation fee, 3 the difference of a corrected bill';
comment on column app.claim_entries.movement is '1 billed (less when lowered), 2 paid, 3 let go';
CREATE INDEX claim_entries_branch_id_date_idx ON app.claim_entries USING btree (branch_id, date);
CREATE INDEX claim_entries_childcare_correction_id_idx ON app.claim_entries USING btree (childcare_correction_id);
CREATE INDEX claim_entries_reserve_id_kind_idx ON app.claim_entries USING btree (reserve_id, kind);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.claim_entries FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table app.claim_entries enable row level security;

-- branch_day_figures of a day added up; made with them (app.store_figures)
create table app.company_day_figures (
  date date not null,
  reserves bigint not null,
  cancelled bigint not null,
  lead_minutes bigint not null,
  visits bigint not null,
  no_shows bigint not null,
  child_minutes bigint not null,
  seat_minutes bigint not null,
  tickets_used bigint not null,
  childcare_amount bigint not null,
  zero_year_old_amount bigint not null,
  after_business_amount bigint not null,
  holiday_amount bigint not null,
  current_day_amount bigint not null,
  meal_support_amount bigint not null,
  tickets_discount_amount bigint not null,
  others_discount_amount bigint not null,
  difference_amount bigint not null,
  cancel_amount bigint not null,
  plan_amount bigint not null,
  tickets_sold_amount bigint not null,
  refund_amount bigint not null,
  exempt_amount bigint not null,
  standard_amount bigint not null,
  outside_amount bigint not null,
  failed_charges bigint not null,
  failed_amount bigint not null,
  child_minutes_by_hour bigint[] not null,
  seat_minutes_by_hour bigint[] not null,
  own_tariff_amount bigint not null default 0,
  subsidies_discount_amount bigint not null default 0,
  constraint company_day_figures_pkey PRIMARY KEY (date),
  constraint company_day_figures_child_minutes_by_hour_check CHECK (cardinality(child_minutes_by_hour) = 24),
  constraint company_day_figures_seat_minutes_by_hour_check CHECK (cardinality(seat_minutes_by_hour) = 24)
);
alter table app.company_day_figures enable row level security;

-- colleagues a call was sent to while it is open; a no and the end of the call delete the row
create table app.cover_asks (
  cover_call_id integer not null,
  account_id integer not null,
  rest_asked_flag boolean not null default false,
  constraint cover_asks_pkey PRIMARY KEY (cover_call_id, account_id),
  constraint cover_asks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint cover_asks_cover_call_id_fkey FOREIGN KEY (cover_call_id) REFERENCES app.cover_calls(id) ON DELETE CASCADE
);
CREATE INDEX cover_asks_account_id_idx ON app.cover_asks USING btree (account_id);
alter table app.cover_asks enable row level security;

-- a question to colleagues, never an order; who was asked and said nothing or no is kept nowhere
create table app.cover_calls (
  id integer not null generated by default as identity,
  branch_id integer not null,
  date date not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  breaks jsonb not null default '[]'::jsonb,
  pay_note text not null default ''::text,
  status smallint not null default 1,
  account_id integer not null,
  instead_of_account_id integer,
  asked integer not null default 0,
  taken_account_id integer,
  taken_at timestamp with time zone,
  held_until timestamp with time zone,
  rest_asked_flag boolean not null default false,
  settled_account_id integer,
  settled_at timestamp with time zone,
  planned_before jsonb,
  idempotency_key uuid not null,
  ended_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  constraint cover_calls_pkey PRIMARY KEY (id),
  constraint cover_calls_branch_id_idempotency_key_key UNIQUE (branch_id, idempotency_key),
  constraint cover_begins_before_it_ends CHECK (start_time < end_time),
  constraint cover_calls_asked_check CHECK (asked >= 0),
  constraint cover_calls_breaks_check CHECK (app.are_breaks(breaks)),
  constraint cover_calls_pay_note_check CHECK (length(pay_note) <= 200),
  constraint cover_calls_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4, 5, 6])),
  constraint held_while_taken CHECK ((held_until IS NOT NULL) = (status = 2)),
  constraint settled_at_a_moment CHECK ((settled_at IS NOT NULL) = (status = ANY (ARRAY[3, 6]))),
  constraint taken_by_somebody CHECK ((taken_account_id IS NOT NULL) = (status = ANY (ARRAY[2, 3, 6])) AND (taken_account_id IS NULL) = (taken_at IS NULL)),
  constraint cover_calls_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint cover_calls_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint cover_calls_instead_of_account_id_fkey FOREIGN KEY (instead_of_account_id) REFERENCES accounts(id),
  constraint cover_calls_settled_account_id_fkey FOREIGN KEY (settled_account_id) REFERENCES accounts(id),
  constraint cover_calls_taken_account_id_fkey FOREIGN KEY (taken_account_id) REFERENCES accounts(id)
);
comment on column app.cover_calls.status is '1 open, 2 taken, 3 settled, 4 taken back, 5 nobody was found, 6 the colleague cannot come after all';
comment on column app.cover_calls.instead_of_account_id is 'who cannot come; why is asked nowhere';
comment on column app.cover_calls.asked is 'how many were asked';
comment on column app.cover_calls.held_until is 'so long the first yes waits for the manager';
comment on column app.cover_calls.rest_asked_flag is 'the time between two shifts is short: a manager says yes whatever the setting';
comment on column app.cover_calls.planned_before is 'the hours the person had here before; null: none';
CREATE INDEX cover_calls_account_id_idx ON app.cover_calls USING btree (account_id);
CREATE INDEX cover_calls_branch_id_date_idx ON app.cover_calls USING btree (branch_id, date);
CREATE INDEX cover_calls_instead_of_account_id_idx ON app.cover_calls USING btree (instead_of_account_id);
CREATE INDEX cover_calls_settled_account_id_idx ON app.cover_calls USING btree (settled_account_id);
CREATE INDEX cover_calls_taken_account_id_date_idx ON app.cover_calls USING btree (taken_account_id, date);
CREATE INDEX cover_calls_to_end ON app.cover_calls USING btree (date) WHERE (status = ANY (ARRAY[1, 2]));
CREATE TRIGGER next_version BEFORE UPDATE ON app.cover_calls FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table app.cover_calls enable row level security;

-- every day from 2000 to 2199
create table app.days (
  date date not null,
  constraint days_pkey PRIMARY KEY (date)
);
alter table app.days enable row level security;

-- a family a member of staff entered. Until it has used its link there is no row in auth.users for it: nobody can sign in
create table app.desk_families (
  customer_id integer not null,
  branch_id integer not null,
  account_id integer not null,
  idempotency_key uuid not null,
  content_hash text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint desk_families_pkey PRIMARY KEY (customer_id),
  constraint desk_families_idempotency_key_key UNIQUE (idempotency_key),
  constraint desk_families_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint desk_families_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint desk_families_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
comment on column app.desk_families.content_hash is 'of what was sent with idempotency_key; the same key with other content is refused';
CREATE INDEX desk_families_account_id_idx ON app.desk_families USING btree (account_id);
CREATE INDEX desk_families_branch_id_idx ON app.desk_families USING btree (branch_id);
alter table app.desk_families enable row level security;

create table app.figure_changes (
  id bigint not null generated always as identity,
  branch_id integer not null,
  date date not null,
  constraint figure_changes_pkey PRIMARY KEY (id),
  constraint figure_changes_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id) ON DELETE CASCADE
);
CREATE INDEX figure_changes_branch_id_date_idx ON app.figure_changes USING btree (branch_id, date);
alter table app.figure_changes enable row level security;

create table app.figures_kept (
  id integer not null default 1,
  kept_until date,
  constraint figures_kept_pkey PRIMARY KEY (id),
  constraint figures_kept_id_check CHECK (id = 1)
);
comment on column app.figures_kept.kept_until is 'the last day whose sums are kept; null before the first night';
alter table app.figures_kept enable row level security;

-- lines (as app.payment_lines) of settled bills with nothing left to pay, for figures and month sheets; only added to (books/store/ledgers.ts)
create table app.free_bill_lines (
  id bigint not null generated always as identity,
  childcare_id integer not null,
  branch_id integer not null,
  date date not null,
  line smallint not null,
  tax smallint not null,
  covered_flag boolean not null,
  amount integer not null,
  constraint free_bill_lines_pkey PRIMARY KEY (id),
  constraint free_bill_lines_amount_check CHECK (amount <> 0),
  constraint free_bill_lines_line_check CHECK (line = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 20, 21])),
  constraint free_bill_lines_tax_check CHECK (tax = ANY (ARRAY[1, 2, 3])),
  constraint free_bill_lines_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint free_bill_lines_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id) ON DELETE CASCADE
);
CREATE INDEX free_bill_lines_branch_id_date_idx ON app.free_bill_lines USING btree (branch_id, date);
CREATE INDEX free_bill_lines_childcare_id_idx ON app.free_bill_lines USING btree (childcare_id);
CREATE INDEX free_bill_lines_date_idx ON app.free_bill_lines USING btree (date);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.free_bill_lines FOR EACH ROW EXECUTE FUNCTION app.append_only();
CREATE TRIGGER figures AFTER INSERT ON app.free_bill_lines REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION app.free_bills_change_figures();
alter table app.free_bill_lines enable row level security;

-- whoever has the token reads the article as it is saved, published or not
create table app.magazine_draft_links (
  magazine_item_id integer not null,
  token uuid not null default gen_random_uuid(),
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  constraint magazine_draft_links_pkey PRIMARY KEY (magazine_item_id),
  constraint magazine_draft_links_token_key UNIQUE (token),
  constraint magazine_draft_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint magazine_draft_links_magazine_item_id_fkey FOREIGN KEY (magazine_item_id) REFERENCES magazine_items(id) ON DELETE CASCADE
);
CREATE INDEX magazine_draft_links_account_id_idx ON app.magazine_draft_links USING btree (account_id);
alter table app.magazine_draft_links enable row level security;

-- one a person and morning; forgotten after some days
create table app.morning_mails (
  id integer not null generated by default as identity,
  account_id integer not null,
  date date not null,
  created_at timestamp with time zone not null default app.now(),
  constraint morning_mails_pkey PRIMARY KEY (id),
  constraint morning_mails_account_id_date_key UNIQUE (account_id, date),
  constraint morning_mails_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
alter table app.morning_mails enable row level security;

-- what an entry of the books was for, written with it (books/store/books.ts) and never changed
create table app.payment_lines (
  payment_id integer not null,
  branch_id integer,
  date date not null,
  line smallint not null,
  tax smallint not null,
  amount integer not null,
  id bigint not null generated always as identity,
  child_id integer,
  covered_flag boolean not null default false,
  constraint payment_lines_pkey PRIMARY KEY (id),
  constraint one_line_a_class UNIQUE NULLS NOT DISTINCT (payment_id, line, tax, covered_flag, child_id),
  constraint payment_lines_amount_check CHECK (amount <> 0),
  constraint payment_lines_line_check CHECK (line = ANY (ARRAY[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 21])),
  constraint payment_lines_tax_check CHECK (tax = ANY (ARRAY[1, 2, 3])),
  constraint payment_lines_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint payment_lines_child_id_fkey FOREIGN KEY (child_id) REFERENCES children(id),
  constraint payment_lines_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id)
);
comment on column app.payment_lines.line is 'src/domain/billing/bill/line-kinds.ts';
comment on column app.payment_lines.tax is '1 exempt, 2 standard rate included, 3 outside the tax';
comment on column app.payment_lines.child_id is 'whose care it was; null where it was nobody''s in particular';
comment on column app.payment_lines.covered_flag is '特定子ども・子育て支援利用料: 無償化 covers it, whether or not the family has the 認定 (independent of the tax)';
CREATE INDEX payment_lines_branch_id_date_idx ON app.payment_lines USING btree (branch_id, date);
CREATE INDEX payment_lines_child_id_date_idx ON app.payment_lines USING btree (child_id, date);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.payment_lines FOR EACH ROW EXECUTE FUNCTION app.append_only();
CREATE CONSTRAINT TRIGGER lines_add_up AFTER INSERT ON app.payment_lines DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.lines_add_up();
alter table app.payment_lines enable row level security;

create table app.plan_price_attempts (
  id integer not null generated by default as identity,
  key uuid not null default gen_random_uuid(),
  plan_type_id integer,
  name text not null,
  monthly_amount integer not null,
  stripe_price_id text,
  created_at timestamp with time zone not null default app.now(),
  constraint plan_price_attempts_pkey PRIMARY KEY (id),
  constraint plan_price_attempts_key_key UNIQUE (key),
  constraint plan_price_attempts_monthly_amount_check CHECK (monthly_amount > 0),
  constraint plan_price_attempts_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id) ON DELETE SET NULL
);
CREATE INDEX plan_price_attempts_plan_type_id_id_idx ON app.plan_price_attempts USING btree (plan_type_id, id DESC);
alter table app.plan_price_attempts enable row level security;

-- seats asked for and refused; turned into numbers and deleted when the day is over
create table app.refused_seats (
  customer_id integer not null,
  branch_id integer not null,
  date date not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  births date[] not null,
  created_at timestamp with time zone not null default app.now(),
  constraint refused_seats_pkey PRIMARY KEY (customer_id, branch_id, date),
  constraint refused_seats_births_check CHECK (cardinality(births) > 0),
  constraint refused_seats_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint refused_seats_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
CREATE INDEX refused_seats_branch_id_date_idx ON app.refused_seats USING btree (branch_id, date);
alter table app.refused_seats enable row level security;

-- one row; a new value with every change of a rule that app.rules_on reads
create table app.rule_versions (
  only_one boolean not null default true,
  version uuid not null default gen_random_uuid(),
  constraint rule_versions_pkey PRIMARY KEY (only_one),
  constraint rule_versions_only_one_check CHECK (only_one)
);
alter table app.rule_versions enable row level security;

-- live rows of reserve_details as steps up and down, kept by trigger
create table app.seat_changes (
  id bigint not null generated always as identity,
  branch_id integer not null,
  date date not null,
  minute smallint not null,
  change integer not null,
  merged_flag boolean not null default false,
  constraint seat_changes_pkey PRIMARY KEY (id)
);
comment on column app.seat_changes.minute is 'of that day in Tokyo; a stay until midnight ends at 1440';
CREATE INDEX seats_by_minute ON app.seat_changes USING btree (branch_id, date, minute) INCLUDE (change);
CREATE INDEX seats_to_merge ON app.seat_changes USING btree (branch_id, date, minute) WHERE (NOT merged_flag);
alter table app.seat_changes enable row level security;

create table app.seat_demands (
  branch_id integer not null,
  date date not null,
  hours jsonb not null,
  constraint seat_demands_pkey PRIMARY KEY (branch_id, date),
  constraint seat_demands_hours_check CHECK (jsonb_typeof(hours) = 'array'::text),
  constraint seat_demands_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
comment on column app.seat_demands.hours is '[{hour, zero, one_two, three, four, families}], hours without any left out';
alter table app.seat_demands enable row level security;

-- the live reserves of the branch-day when a fee arose: reserve_id, start, end, children
create table app.seats_at_cancellation (
  reserve_cancellation_id integer not null,
  seats jsonb not null,
  constraint seats_at_cancellation_pkey PRIMARY KEY (reserve_cancellation_id),
  constraint seats_at_cancellation_reserve_cancellation_id_fkey FOREIGN KEY (reserve_cancellation_id) REFERENCES reserve_cancellations(id) ON DELETE CASCADE
);
alter table app.seats_at_cancellation enable row level security;

-- two members of staff of a branch exchange days, or one takes the other's; a manager agrees
create table app.shift_swaps (
  id integer not null generated by default as identity,
  branch_id integer not null,
  account_id integer not null,
  date date not null,
  with_account_id integer not null,
  with_date date,
  status smallint not null default 1,
  settled_account_id integer,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 1,
  constraint shift_swaps_pkey PRIMARY KEY (id),
  constraint shift_swaps_status_check CHECK (status = ANY (ARRAY[1, 2, 3, 4])),
  constraint with_somebody_else CHECK (account_id <> with_account_id),
  constraint shift_swaps_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint shift_swaps_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint shift_swaps_settled_account_id_fkey FOREIGN KEY (settled_account_id) REFERENCES accounts(id),
  constraint shift_swaps_with_account_id_fkey FOREIGN KEY (with_account_id) REFERENCES accounts(id)
);
comment on column app.shift_swaps.with_date is 'the day given in return; null: none';
comment on column app.shift_swaps.status is '1 asked, 2 accepted, 3 settled, 4 ended';
CREATE INDEX shift_swaps_account_id_idx ON app.shift_swaps USING btree (account_id);
CREATE INDEX shift_swaps_branch_id_idx ON app.shift_swaps USING btree (branch_id);
CREATE INDEX shift_swaps_settled_account_id_idx ON app.shift_swaps USING btree (settled_account_id);
CREATE INDEX shift_swaps_with_account_id_idx ON app.shift_swaps USING btree (with_account_id);
CREATE TRIGGER next_version BEFORE UPDATE ON app.shift_swaps FOR EACH ROW EXECUTE FUNCTION app.next_version();
alter table app.shift_swaps enable row level security;

-- how a member of staff wants to be reached; without a row: by mail, and may be asked
create table app.staff_contacts (
  account_id integer not null,
  cover_calls_flag boolean not null default true,
  line_user_id text,
  line_code_hash text,
  line_code_until timestamp with time zone,
  constraint staff_contacts_pkey PRIMARY KEY (account_id),
  constraint staff_contacts_line_user_id_key UNIQUE (line_user_id),
  constraint code_with_its_end CHECK ((line_code_hash IS NULL) = (line_code_until IS NULL)),
  constraint staff_contacts_line_user_id_check CHECK (length(line_user_id) >= 1 AND length(line_user_id) <= 64),
  constraint staff_contacts_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on column app.staff_contacts.cover_calls_flag is 'may be asked to cover a shift; each switches it for themselves, nobody else sees it';
comment on column app.staff_contacts.line_user_id is 'where messages to this member of staff go on LINE; null: by mail';
comment on column app.staff_contacts.line_code_hash is 'of the number they send to the official account on LINE; counts for some minutes';
CREATE UNIQUE INDEX staff_contacts_line_code_hash_idx ON app.staff_contacts USING btree (line_code_hash);
alter table app.staff_contacts enable row level security;

-- forgotten after some days
create table app.staff_messages (
  id integer not null generated by default as identity,
  account_id integer not null,
  deduplication_key text not null,
  title text not null,
  content text not null,
  link text not null,
  cover_call_id integer,
  status text not null default 'waiting'::text,
  created_at timestamp with time zone not null default app.now(),
  constraint staff_messages_pkey PRIMARY KEY (id),
  constraint staff_messages_deduplication_key_key UNIQUE (deduplication_key),
  constraint staff_messages_content_check CHECK (length(content) <= 1000),
  constraint staff_messages_link_check CHECK (link ~ '^/staff'::text),
  constraint staff_messages_status_check CHECK (status = ANY (ARRAY['waiting'::text, 'sent'::text, 'failed'::text])),
  constraint staff_messages_title_check CHECK (length(title) >= 1 AND length(title) <= 100),
  constraint staff_messages_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE,
  constraint staff_messages_cover_call_id_fkey FOREIGN KEY (cover_call_id) REFERENCES app.cover_calls(id) ON DELETE CASCADE
);
comment on column app.staff_messages.cover_call_id is 'sent only while this call is open; null: whatever happens';
CREATE INDEX staff_messages_account_id_idx ON app.staff_messages USING btree (account_id);
CREATE INDEX staff_messages_cover_call_id_idx ON app.staff_messages USING btree (cover_call_id);
alter table app.staff_messages enable row level security;

create table app.stripe_days (
  date date not null,
  charge_amount integer not null,
  refund_amount integer not null,
  dispute_amount integer not null,
  fee_amount integer not null,
  payout_amount integer not null,
  difference_count integer not null,
  checked_at timestamp with time zone not null,
  constraint stripe_days_pkey PRIMARY KEY (date),
  constraint stripe_days_difference_count_check CHECK (difference_count >= 0)
);
comment on column app.stripe_days.difference_count is 'entries of that day on which the books and Stripe do not agree';
alter table app.stripe_days enable row level security;

-- each movement a payout consists of, with the entry of the books it belongs to
create table app.stripe_payout_rows (
  id integer not null generated by default as identity,
  stripe_payout_id integer not null,
  balance_transaction text not null,
  category text not null,
  payment_id integer,
  amount integer not null,
  fee integer not null,
  matched_flag boolean not null,
  constraint stripe_payout_rows_pkey PRIMARY KEY (id),
  constraint stripe_payout_rows_stripe_payout_id_balance_transaction_key UNIQUE (stripe_payout_id, balance_transaction),
  constraint stripe_payout_rows_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payments(id),
  constraint stripe_payout_rows_stripe_payout_id_fkey FOREIGN KEY (stripe_payout_id) REFERENCES app.stripe_payouts(id) ON DELETE CASCADE
);
comment on column app.stripe_payout_rows.category is 'Stripe''s reporting_category';
comment on column app.stripe_payout_rows.matched_flag is 'the books explain it: the entry is known and says the same amount';
CREATE INDEX stripe_payout_rows_payment_id_idx ON app.stripe_payout_rows USING btree (payment_id);
alter table app.stripe_payout_rows enable row level security;

-- payouts of the company's Stripe account and of each branch's own, matched to the books
create table app.stripe_payouts (
  id integer not null generated by default as identity,
  stripe_payout_id text not null,
  branch_id integer,
  arrival_date date not null,
  amount integer not null,
  fee integer not null,
  matched_amount integer not null,
  difference integer not null,
  status text not null,
  checked_at timestamp with time zone not null,
  constraint stripe_payouts_pkey PRIMARY KEY (id),
  constraint stripe_payouts_stripe_payout_id_key UNIQUE (stripe_payout_id),
  constraint difference_adds_up CHECK (difference = (amount - matched_amount)),
  constraint stripe_payouts_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id)
);
comment on column app.stripe_payouts.branch_id is 'whose own account it went to; null: the company''s';
comment on column app.stripe_payouts.matched_amount is 'what its rows that the books explain come to, fees taken off';
comment on column app.stripe_payouts.status is 'Stripe''s word: pending, in_transit, paid, failed, canceled';
CREATE INDEX stripe_payouts_branch_id_arrival_date_idx ON app.stripe_payouts USING btree (branch_id, arrival_date);
alter table app.stripe_payouts enable row level security;

create table app.subscription_changes (
  id integer not null generated by default as identity,
  customer_id integer not null,
  action text not null,
  plan_type_id integer,
  decision jsonb not null,
  status text not null default 'created'::text,
  failure_code text,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  constraint subscription_changes_pkey PRIMARY KEY (id),
  constraint subscription_changes_action_check CHECK (action = ANY (ARRAY['change_plan'::text, 'unsubscribe'::text, 'cancel'::text, 'resubscribe'::text])),
  constraint subscription_changes_status_check CHECK (status = ANY (ARRAY['created'::text, 'succeeded'::text, 'failed'::text])),
  constraint subscription_changes_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE,
  constraint subscription_changes_plan_type_id_fkey FOREIGN KEY (plan_type_id) REFERENCES plan_types(id)
);
comment on column app.subscription_changes.decision is 'what was decided from the state the customer saw, before Stripe was asked';
CREATE UNIQUE INDEX one_change_at_a_time ON app.subscription_changes USING btree (customer_id) WHERE (status = 'created'::text);
CREATE INDEX subscription_changes_customer_id_updated_at_idx ON app.subscription_changes USING btree (customer_id, updated_at DESC);
CREATE INDEX subscription_changes_plan_type_id_idx ON app.subscription_changes USING btree (plan_type_id);
CREATE TRIGGER touch BEFORE UPDATE ON app.subscription_changes FOR EACH ROW EXECUTE FUNCTION app.touch_updated_at();
alter table app.subscription_changes enable row level security;

-- tickets as a liability, by day; only added to (books/store/ledgers.ts)
create table app.ticket_entries (
  id bigint not null generated always as identity,
  ticket_id integer not null,
  movement smallint not null,
  date date not null,
  number integer not null,
  amount integer not null,
  branch_id integer,
  childcare_id integer,
  constraint ticket_entries_pkey PRIMARY KEY (id),
  constraint says_something CHECK (number <> 0 OR amount <> 0),
  constraint ticket_entries_movement_check CHECK (movement = ANY (ARRAY[1, 2, 3, 4])),
  constraint ticket_entries_branch_id_fkey FOREIGN KEY (branch_id) REFERENCES branches(id),
  constraint ticket_entries_childcare_id_fkey FOREIGN KEY (childcare_id) REFERENCES childcares(id),
  constraint ticket_entries_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES tickets(id) ON DELETE CASCADE
);
comment on column app.ticket_entries.movement is '1 sold or granted, 2 used, 3 refunded, 4 expired; all positive, taken back negative';
CREATE INDEX ticket_entries_branch_id_date_idx ON app.ticket_entries USING btree (branch_id, date);
CREATE INDEX ticket_entries_childcare_id_idx ON app.ticket_entries USING btree (childcare_id);
CREATE INDEX ticket_entries_date_idx ON app.ticket_entries USING btree (date);
CREATE INDEX ticket_entries_ticket_id_idx ON app.ticket_entries USING btree (ticket_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON app.ticket_entries FOR EACH ROW EXECUTE FUNCTION app.append_only();
alter table app.ticket_entries enable row level security;

create table app.webhook_events (
  source text not null,
  event_id text not null,
  event_type text not null,
  payload jsonb not null,
  received_at timestamp with time zone not null,
  processed_at timestamp with time zone,
  constraint webhook_events_pkey PRIMARY KEY (source, event_id)
);
alter table app.webhook_events enable row level security;

-- what a person may not be asked to work; why is written nowhere. Headquarters write it, no list shows it
create table app.work_limits (
  id integer not null generated by default as identity,
  account_id integer not null,
  minor_until date,
  no_overtime_flag boolean not null default false,
  no_night_flag boolean not null default false,
  no_holiday_flag boolean not null default false,
  weekly_hours integer,
  constraint work_limits_pkey PRIMARY KEY (id),
  constraint work_limits_account_id_key UNIQUE (account_id),
  constraint work_limits_weekly_hours_check CHECK (weekly_hours >= 1 AND weekly_hours <= 40),
  constraint work_limits_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on column app.work_limits.weekly_hours is 'the most in any seven days';
alter table app.work_limits enable row level security;

-- when a member of staff can or cannot work, as they say themselves
create table app.work_wishes (
  id integer not null generated by default as identity,
  account_id integer not null,
  date date not null,
  kind smallint not null,
  start_time time without time zone not null,
  end_time time without time zone not null,
  constraint work_wishes_pkey PRIMARY KEY (id),
  constraint work_wishes_account_id_date_start_time_key UNIQUE (account_id, date, start_time),
  constraint wish_begins_before_it_ends CHECK (start_time < end_time),
  constraint work_wishes_kind_check CHECK (kind = ANY (ARRAY[1, 2])),
  constraint work_wishes_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE
);
comment on column app.work_wishes.kind is '1 can, 2 cannot';
alter table app.work_wishes enable row level security;

create view app.asking_person with (security_invoker=true) as
 SELECT m.id AS family_member_id,
    m.customer_id,
    m.role,
    m.hidden_flag,
    m.customer_id || (ARRAY( SELECT g.from_customer_id
           FROM customer_merges g
          WHERE g.into_customer_id = m.customer_id)) AS customer_ids
   FROM family_members m
     JOIN customers c ON c.id = m.customer_id
  WHERE m.uid = app.uid() AND m.removed_at IS NULL AND c.status <> 4;

create view app.branch_day_loads as
 SELECT b.id AS branch_id,
    y.date,
    l.moment AS since,
    l.until,
    COALESCE(o.capacity, n.capacity, w.capacity, b.capacity) AS capacity,
    l.taken::integer AS taken,
    NOT COALESCE(short.during @> l.moment, false) AS staffed
   FROM branches b
     CROSS JOIN app.days y
     LEFT JOIN app.pattern_days w ON w.branch_id = b.id AND w.date = y.date
     LEFT JOIN app.branch_day_shortages short ON short.branch_id = b.id AND short.date = y.date
     CROSS JOIN LATERAL ( SELECT c.moment,
            sum(sum(c.children)) OVER moments AS taken,
            lead(c.moment, 1, ((y.date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text)) OVER moments AS until
           FROM ( SELECT (y.date::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text) AS moment,
                    0 AS children
                UNION ALL
                 SELECT t.moment,
                    t.children
                   FROM reserve_details d
                     CROSS JOIN LATERAL ( VALUES (lower(d.during),1), (upper(d.during),'-1'::integer)) t(moment, children)
                  WHERE d.branch_id = b.id AND d.live AND d.during >= app.midnight_of(y.date) AND d.during < app.midnight_of(y.date + 1)
                UNION ALL
                 SELECT t.moment,
                    t.children
                   FROM app.open_holds h
                     CROSS JOIN LATERAL ( VALUES (h.start_datetime,cardinality(h.births)), (h.end_datetime,- cardinality(h.births))) t(moment, children)
                  WHERE h.branch_id = b.id AND h.date = y.date
                UNION ALL
                 SELECT t.moment,
                    0
                   FROM branch_capacities c_1
                     CROSS JOIN LATERAL ( VALUES (((c_1.date + c_1.start_time) AT TIME ZONE 'Asia/Tokyo'::text)), (((c_1.date + c_1.end_time) AT TIME ZONE 'Asia/Tokyo'::text))) t(moment)
                  WHERE c_1.branch_id = b.id AND c_1.date = y.date
                UNION ALL
                 SELECT t.moment,
                    0
                   FROM jsonb_to_recordset(w.capacities) c_1(start_time time without time zone, end_time time without time zone)
                     CROSS JOIN LATERAL ( VALUES (((y.date + c_1.start_time) AT TIME ZONE 'Asia/Tokyo'::text)), (((y.date + c_1.end_time) AT TIME ZONE 'Asia/Tokyo'::text))) t(moment)
                UNION ALL
                 SELECT t.moment,
                    0
                   FROM unnest(short.during) s(s)
                     CROSS JOIN LATERAL ( VALUES (lower(s.s)), (upper(s.s))) t(moment)) c
          GROUP BY c.moment
          WINDOW moments AS (ORDER BY c.moment)) l
     LEFT JOIN branch_capacities o ON o.branch_id = b.id AND o.date = y.date AND ((o.date + o.start_time) AT TIME ZONE 'Asia/Tokyo'::text) <= l.moment AND l.moment < ((o.date + o.end_time) AT TIME ZONE 'Asia/Tokyo'::text)
     LEFT JOIN LATERAL ( SELECT c.capacity
           FROM jsonb_to_recordset(w.capacities) c(start_time time without time zone, end_time time without time zone, capacity integer)
          WHERE ((y.date + c.start_time) AT TIME ZONE 'Asia/Tokyo'::text) <= l.moment AND l.moment < ((y.date + c.end_time) AT TIME ZONE 'Asia/Tokyo'::text)) n ON true
  WHERE l.moment < l.until;

create view app.branch_day_shortages as
 SELECT b.id AS branch_id,
    y.date,
    l.during
   FROM branches b
     CROSS JOIN app.days y
     CROSS JOIN LATERAL ( SELECT c.*::care_settings AS c
           FROM app.care_settings_on(y.date) c(id, adaptation_date, children_per_staff_zero, children_per_staff_one_two, children_per_staff_three, children_per_staff_four, minimum_staff, staff_rounding, ratio_age, registered_share_percent, sleep_check_minutes_zero, sleep_check_minutes_one_two, sleep_check_minutes_three, sleep_check_minutes_four, late_entry_minutes, manager_entry_minutes, allergy_review_months, care_record_kept_months, created_at, version, first_report_days, health_review_days, document_seen_days, document_first_reminder_days, document_last_reminder_days, sleep_alarm_minutes, changed_settings, sleep_other_tablets_seconds, sleep_manager_minutes, sleep_headquarters_minutes, sleep_silent_seconds, sleep_wake_undo_minutes, sleep_drill_minutes, day_hours, week_hours, overtime_agreement, overtime_month_hours, overtime_year_hours, night_from_hour, night_until_hour, break_minutes_six, break_minutes_eight, rest_days_a_week, rest_between_hours, cover_agreement, cover_hold_minutes, cover_quiet_from, cover_quiet_until, cover_distance_km, cover_access_minutes, demand_weeks, demand_kept_months, summer_break_from, summer_break_until, winter_break_from, winter_break_until, spring_break_from, spring_break_until)) care
     CROSS JOIN LATERAL ( SELECT range_agg(tstzrange(load.moment, load.until)) AS during
           FROM ( SELECT c.moment,
                    lead(c.moment, 1, ((y.date + 1)::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text)) OVER moments AS until,
                    sum(sum(c.zero)) OVER moments AS zero,
                    sum(sum(c.one_two)) OVER moments AS one_two,
                    sum(sum(c.three)) OVER moments AS three,
                    sum(sum(c.four)) OVER moments AS four,
                    sum(sum(c.staff)) OVER moments AS staff
                   FROM ( SELECT (y.date::timestamp without time zone AT TIME ZONE 'Asia/Tokyo'::text) AS moment,
                            0 AS zero,
                            0 AS one_two,
                            0 AS three,
                            0 AS four,
                            0 AS staff
                        UNION ALL
                         SELECT t.moment,
                            t.sign * (k.age < 1)::integer,
                            t.sign * (k.age = ANY (ARRAY[1, 2]))::integer,
                            t.sign * (k.age = 3)::integer,
                            t.sign * (k.age > 3)::integer,
                            0
                           FROM ( SELECT lower(d.during) AS since,
                                    upper(d.during) AS until,
                                    app.ratio_age(d.date_of_birth, y.date, care.c) AS age
                                   FROM reserve_details d
                                  WHERE d.branch_id = b.id AND d.live AND d.during >= app.midnight_of(y.date) AND d.during < app.midnight_of(y.date + 1)
                                UNION ALL
                                 SELECT h.start_datetime,
                                    h.end_datetime,
                                    app.ratio_age(born.born, y.date, care.c) AS ratio_age
                                   FROM app.open_holds h
                                     CROSS JOIN LATERAL unnest(h.births) born(born)
                                  WHERE h.branch_id = b.id AND h.date = y.date) k
                             CROSS JOIN LATERAL ( VALUES (k.since,1), (k.until,'-1'::integer)) t(moment, sign)
                        UNION ALL
                         SELECT t.moment,
                            0,
                            0,
                            0,
                            0,
                            t.staff
                           FROM app.planned_shifts s
                             CROSS JOIN LATERAL ( SELECT ((y.date + s.start_time) AT TIME ZONE 'Asia/Tokyo'::text) AS timezone,
                                    1 AS "?column?"
                                UNION ALL
                                 SELECT ((y.date + s.end_time) AT TIME ZONE 'Asia/Tokyo'::text) AS timezone,
                                    '-1'::integer
                                UNION ALL
                                 SELECT w.moment,
                                    w.staff
                                   FROM jsonb_to_recordset(s.breaks) p(start_time time without time zone, end_time time without time zone)
                                     CROSS JOIN LATERAL ( VALUES (((y.date + GREATEST(s.start_time, p.start_time)) AT TIME ZONE 'Asia/Tokyo'::text),'-1'::integer), (((y.date + LEAST(s.end_time, p.end_time)) AT TIME ZONE 'Asia/Tokyo'::text),1)) w(moment, staff)
                                  WHERE GREATEST(s.start_time, p.start_time) < LEAST(s.end_time, p.end_time)) t(moment, staff)
                          WHERE s.branch_id = b.id AND s.date = y.date) c
                  GROUP BY c.moment
                  WINDOW moments AS (ORDER BY c.moment)) load
          WHERE load.moment < load.until AND app.required_staff(load.zero::bigint, load.one_two::bigint, load.three::bigint, load.four::bigint + 1, care.c)::numeric > load.staff) l
  WHERE b.staffing_mode = 2 AND l.during IS NOT NULL;

create view app.clocked_in as
 SELECT branch_id,
    account_id,
    date,
    max(clock_in_at) AS last_at
   FROM staff_clockings k
  GROUP BY branch_id, account_id, date;

create view app.family_standings with (security_invoker=true) as
 SELECT m.id AS family_member_id,
    m.customer_id,
    m.uid,
    m.role,
    COALESCE(m.name, c.name) AS name,
    app.family_standing(m.role, m.hidden_flag, m.removed_at, c.status) AS standing
   FROM family_members m
     JOIN customers c ON c.id = m.customer_id;

create view app.open_holds as
 SELECT id,
    branch_id,
    date,
    kind,
    customer_id,
    child_ids,
    start_datetime,
    end_datetime,
    births
   FROM seat_holds h
  WHERE released_at IS NULL AND expires_at > app.now();

create view app.pattern_days as
 SELECT b.id AS branch_id,
    y.date,
    w.closed_flag,
    w.open_time,
    w.close_time,
    w.extended_open_time,
    w.extended_close_time,
    w.capacity,
    w.capacities
   FROM branches b
     CROSS JOIN app.days y
     CROSS JOIN LATERAL ( SELECT d.id,
            d.branch_pattern_id,
            d.weekday,
            d.closed_flag,
            d.open_time,
            d.close_time,
            d.extended_open_time,
            d.extended_close_time,
            d.capacity,
            d.capacities
           FROM branch_pattern_days d
          WHERE d.branch_pattern_id = (( SELECT p.id
                   FROM app.branch_patterns_on(b.id, y.date) p(id))) AND (d.weekday::double precision = date_part('dow'::text, y.date) OR d.weekday = 7 AND (EXISTS ( SELECT
                   FROM holidays h
                  WHERE h.date = y.date)))
          ORDER BY d.weekday DESC
         LIMIT 1) w;

create view app.planned_shifts as
 SELECT branch_id,
    date,
    account_id,
    start_time,
    end_time,
    breaks
   FROM app.written_shifts w
  WHERE NOT (((EXISTS ( SELECT
           FROM shift_patterns q
          WHERE q.account_id = w.account_id AND q.branch_id <> w.branch_id)) OR (EXISTS ( SELECT
           FROM shifts q
          WHERE q.account_id = w.account_id AND q.branch_id <> w.branch_id AND q.date = w.date))) AND (EXISTS ( SELECT
           FROM app.written_shifts o
          WHERE o.account_id = w.account_id AND o.date = w.date AND o.branch_id <> w.branch_id AND o.start_time < w.end_time AND w.start_time < o.end_time AND ((ROW(COALESCE(( SELECT c.last_at
                   FROM app.clocked_in c
                  WHERE c.branch_id = o.branch_id AND c.account_id = o.account_id AND c.date = o.date), '-infinity'::timestamp with time zone), w.written_at, w.branch_id) > ROW(COALESCE(( SELECT c.last_at
                   FROM app.clocked_in c
                  WHERE c.branch_id = w.branch_id AND c.account_id = w.account_id AND c.date = w.date), '-infinity'::timestamp with time zone), o.written_at, o.branch_id))))));

create view app.shift_patterns_by_day as
 SELECT y.date,
    t.id,
    t.branch_id,
    t.account_id,
    t.adaptation_date,
    t.version,
    t.created_at
   FROM shift_patterns t
     JOIN app.days y ON y.date >= t.adaptation_date
  WHERE NOT (EXISTS ( SELECT
           FROM shift_patterns later
          WHERE later.branch_id = t.branch_id AND later.account_id = t.account_id AND later.adaptation_date > t.adaptation_date AND later.adaptation_date <= y.date));

create view app.written_shifts as
 SELECT s.branch_id,
    s.date,
    s.account_id,
    s.start_time,
    s.end_time,
    s.breaks,
    s.created_at AS written_at
   FROM shifts s
     JOIN accounts a ON a.id = s.account_id
  WHERE NOT s.off_flag AND NOT a.disable
UNION ALL
 SELECT p.branch_id,
    p.date,
    p.account_id,
    d.start_time,
    d.end_time,
    d.breaks,
    p.created_at AS written_at
   FROM app.shift_patterns_by_day p
     JOIN accounts a ON a.id = p.account_id
     JOIN shift_pattern_days d ON d.shift_pattern_id = p.id AND d.weekday::double precision = date_part('dow'::text, p.date)
  WHERE NOT a.disable AND NOT (EXISTS ( SELECT
           FROM shifts s
          WHERE s.branch_id = p.branch_id AND s.account_id = p.account_id AND s.date = p.date));

-- ==================== auth

create table auth.custom_tokens (
  token_hash bytea not null,
  uid text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint custom_tokens_pkey PRIMARY KEY (token_hash),
  constraint custom_tokens_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
CREATE INDEX custom_tokens_uid_idx ON auth.custom_tokens USING btree (uid);
alter table auth.custom_tokens enable row level security;

create table auth.deleted_identities (
  identity_hash text not null,
  deleted_at timestamp with time zone not null,
  merged_flag boolean not null default false,
  constraint deleted_identities_pkey PRIMARY KEY (identity_hash)
);
comment on column auth.deleted_identities.merged_flag is 'the account went into another one of the family: that one signs in';
alter table auth.deleted_identities enable row level security;

create table auth.email_changes (
  id integer not null generated by default as identity,
  uid text not null,
  old_email citext not null,
  changed_at timestamp with time zone not null default app.now(),
  told_at timestamp with time zone,
  constraint email_changes_pkey PRIMARY KEY (id),
  constraint email_changes_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
comment on column auth.email_changes.told_at is 'when the notice went to old_email';
CREATE INDEX email_changes_uid_idx ON auth.email_changes USING btree (uid);
alter table auth.email_changes enable row level security;

create table auth.ended_sessions (
  session_id uuid not null,
  ended_at timestamp with time zone not null,
  constraint ended_sessions_pkey PRIMARY KEY (session_id)
);
CREATE INDEX ended_sessions_ended_at_idx ON auth.ended_sessions USING btree (ended_at);
alter table auth.ended_sessions enable row level security;

-- single use; several may be open (shown at the desk, mailed), the first one used ends them all
create table auth.family_links (
  token_hash bytea not null,
  customer_id integer not null,
  account_id integer,
  created_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  wrong_answers smallint not null default 0,
  proven_at timestamp with time zone,
  used_at timestamp with time zone,
  constraint family_links_pkey PRIMARY KEY (token_hash),
  constraint family_links_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint family_links_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id) ON DELETE CASCADE
);
comment on column auth.family_links.account_id is 'who showed it; null for one that went by mail';
comment on column auth.family_links.wrong_answers is 'wrong telephone digits: whoever holds the link must also know the number it was given for';
comment on column auth.family_links.proven_at is 'the digits were right and the documents agreed to; a way to sign in follows';
CREATE INDEX family_links_account_id_idx ON auth.family_links USING btree (account_id);
CREATE INDEX family_links_customer_id_idx ON auth.family_links USING btree (customer_id);
alter table auth.family_links enable row level security;

create table auth.line_login_states (
  state_hash bytea not null,
  purpose text not null,
  code_verifier text not null,
  nonce text not null,
  branch text,
  return_to text,
  uid text,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint line_login_states_pkey PRIMARY KEY (state_hash)
);
alter table auth.line_login_states enable row level security;

-- what a key did: so many calls of an operation on a day
create table auth.partner_calls (
  id integer not null generated by default as identity,
  partner_key_id integer not null,
  date date not null,
  operation text not null,
  calls integer not null,
  last_called_at timestamp with time zone not null,
  constraint partner_calls_pkey PRIMARY KEY (id),
  constraint one_count_a_day UNIQUE (partner_key_id, date, operation),
  constraint partner_calls_operation_check CHECK (length(operation) >= 1 AND length(operation) <= 50),
  constraint partner_calls_partner_key_id_fkey FOREIGN KEY (partner_key_id) REFERENCES auth.partner_keys(id) ON DELETE CASCADE
);
alter table auth.partner_calls enable row level security;

-- a partner’s way into /api/v1; changed by rotating or ending it alone
create table auth.partner_keys (
  id integer not null generated by default as identity,
  name text not null,
  contact_name text not null,
  contact_email text not null,
  places_flag boolean not null,
  availability_flag boolean not null,
  refer_flag boolean not null,
  branch_ids integer[],
  addresses text[] not null default '{}'::text[],
  calls_per_minute integer not null,
  expiry_date date not null,
  key_hash bytea not null,
  last_four text not null,
  previous_hash bytea,
  previous_until timestamp with time zone,
  account_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  ended_account_id integer,
  version integer not null default 1,
  constraint partner_keys_pkey PRIMARY KEY (id),
  constraint partner_keys_key_hash_key UNIQUE (key_hash),
  constraint partner_keys_previous_hash_key UNIQUE (previous_hash),
  constraint partner_key_ended_by_somebody CHECK ((ended_at IS NULL) = (ended_account_id IS NULL)),
  constraint partner_key_may_something CHECK (places_flag OR availability_flag OR refer_flag),
  constraint partner_keys_calls_per_minute_check CHECK (calls_per_minute >= 1 AND calls_per_minute <= 6000),
  constraint partner_keys_contact_email_check CHECK (length(contact_email) >= 3 AND length(contact_email) <= 100),
  constraint partner_keys_contact_name_check CHECK (length(contact_name) >= 1 AND length(contact_name) <= 50),
  constraint partner_keys_last_four_check CHECK (length(last_four) = 4),
  constraint partner_keys_name_check CHECK (length(name) >= 1 AND length(name) <= 50),
  constraint previous_key_ends CHECK ((previous_hash IS NULL) = (previous_until IS NULL)),
  constraint partner_keys_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint partner_keys_ended_account_id_fkey FOREIGN KEY (ended_account_id) REFERENCES accounts(id)
);
comment on column auth.partner_keys.branch_ids is 'null: every branch, later ones too';
comment on column auth.partner_keys.addresses is 'IP addresses or networks it may come from; empty: any';
comment on column auth.partner_keys.previous_hash is 'the key before the last rotation, good until previous_until';
CREATE INDEX partner_keys_account_id_idx ON auth.partner_keys USING btree (account_id);
CREATE INDEX partner_keys_ended_account_id_idx ON auth.partner_keys USING btree (ended_account_id);
alter table auth.partner_keys enable row level security;

create table auth.passkeys (
  id text not null,
  uid text not null,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  device_type text not null,
  backed_up boolean not null,
  created_at timestamp with time zone not null default app.now(),
  last_used_at timestamp with time zone,
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_name_check CHECK (length(name) >= 1 AND length(name) <= 60),
  constraint passkeys_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
CREATE INDEX passkeys_uid_idx ON auth.passkeys USING btree (uid);
alter table auth.passkeys enable row level security;

create table auth.password_resets (
  token_hash bytea not null,
  uid text not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint password_resets_pkey PRIMARY KEY (token_hash),
  constraint password_resets_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
CREATE INDEX password_resets_uid_idx ON auth.password_resets USING btree (uid);
alter table auth.password_resets enable row level security;

create table auth.pin_errors (
  uid text not null,
  tablet_id integer not null,
  errors integer not null,
  constraint pin_errors_pkey PRIMARY KEY (uid, tablet_id),
  constraint pin_errors_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id) ON DELETE CASCADE,
  constraint pin_errors_uid_fkey FOREIGN KEY (uid) REFERENCES auth.pins(uid) ON DELETE CASCADE
);
CREATE INDEX pin_errors_tablet_id_idx ON auth.pin_errors USING btree (tablet_id);
alter table auth.pin_errors enable row level security;

create table auth.pins (
  uid text not null,
  pin_hash text not null,
  digits smallint not null,
  set_at timestamp with time zone not null default app.now(),
  constraint pins_pkey PRIMARY KEY (uid),
  constraint pins_digits_check CHECK (digits >= 4 AND digits <= 6),
  constraint pins_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
comment on column auth.pins.pin_hash is 'argon2id over the PIN keyed with the server''s secret: the row alone is no way to guess it';
alter table auth.pins enable row level security;

create table auth.rate_limits (
  bucket text not null,
  window_start timestamp with time zone not null,
  attempts integer not null,
  constraint rate_limits_pkey PRIMARY KEY (bucket, window_start)
);
alter table auth.rate_limits enable row level security;

create table auth.recovery_codes (
  uid text not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_codes_pkey PRIMARY KEY (uid, code_hash),
  constraint recovery_codes_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
alter table auth.recovery_codes enable row level security;

-- works while its offer is open: the first answer ends them all
create table auth.seat_offer_tokens (
  token_hash bytea not null,
  seat_offer_id integer not null,
  created_at timestamp with time zone not null default app.now(),
  family_member_id integer,
  constraint seat_offer_tokens_pkey PRIMARY KEY (token_hash),
  constraint seat_offer_tokens_family_member_id_fkey FOREIGN KEY (family_member_id) REFERENCES family_members(id) ON DELETE CASCADE,
  constraint seat_offer_tokens_seat_offer_id_fkey FOREIGN KEY (seat_offer_id) REFERENCES seat_offers(id) ON DELETE CASCADE
);
CREATE INDEX seat_offer_tokens_family_member_id_idx ON auth.seat_offer_tokens USING btree (family_member_id);
CREATE INDEX seat_offer_tokens_seat_offer_id_idx ON auth.seat_offer_tokens USING btree (seat_offer_id);
alter table auth.seat_offer_tokens enable row level security;

create table auth.second_steps (
  token_hash bytea not null,
  uid text not null,
  purpose text not null,
  challenge text not null default ''::text,
  attempts integer not null default 0,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint second_steps_pkey PRIMARY KEY (token_hash),
  constraint second_steps_purpose_check CHECK (purpose = ANY (ARRAY['sign_in'::text, 'set_up'::text, 'add_passkey'::text, 'confirm'::text])),
  constraint second_steps_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
CREATE INDEX second_steps_uid_idx ON auth.second_steps USING btree (uid);
alter table auth.second_steps enable row level security;

create table auth.session_families (
  id uuid not null,
  uid text not null,
  role text not null,
  device text not null default ''::text,
  created_at timestamp with time zone not null,
  last_used_at timestamp with time zone not null,
  identity_confirmed_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  tablet_id integer,
  by_pin boolean not null default false,
  constraint session_families_pkey PRIMARY KEY (id),
  constraint pin_needs_tablet CHECK (NOT by_pin OR tablet_id IS NOT NULL),
  constraint session_families_device_check CHECK (length(device) <= 60),
  constraint session_families_role_check CHECK (role = ANY (ARRAY['user'::text, 'staff'::text])),
  constraint session_families_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id) ON DELETE CASCADE,
  constraint session_families_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
comment on column auth.session_families.device is 'browser and device in plain words, for their owner; neither the network address nor the full user agent is kept';
comment on column auth.session_families.identity_confirmed_at is 'when the person last proved who they are here (sign-in, password, LINE); changing the ways in asks for a fresh proof';
comment on column auth.session_families.tablet_id is 'the registered tablet it was opened on; it is renewed there only';
comment on column auth.session_families.by_pin is 'opened with a PIN: branch staff''s rights at the tablet''s branch until a password was given (identity_confirmed_at)';
CREATE INDEX session_families_tablet_id_idx ON auth.session_families USING btree (tablet_id);
CREATE INDEX session_families_uid_idx ON auth.session_families USING btree (uid);
CREATE TRIGGER record_ended AFTER UPDATE OF revoked_at ON auth.session_families FOR EACH ROW WHEN (old.revoked_at IS NULL AND new.revoked_at IS NOT NULL) EXECUTE FUNCTION auth.record_ended_session();
CREATE TRIGGER record_ended_by_deletion AFTER DELETE ON auth.session_families FOR EACH ROW WHEN (old.revoked_at IS NULL) EXECUTE FUNCTION auth.record_ended_session();
alter table auth.session_families enable row level security;

create table auth.session_tokens (
  token_hash bytea not null,
  family_id uuid not null,
  issued_at timestamp with time zone not null,
  replaced_at timestamp with time zone,
  constraint session_tokens_pkey PRIMARY KEY (token_hash),
  constraint session_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES auth.session_families(id) ON DELETE CASCADE
);
CREATE INDEX session_tokens_family_id_idx ON auth.session_tokens USING btree (family_id);
alter table auth.session_tokens enable row level security;

-- browsers of staff that are pushed what cannot wait; deleted when the push service says that one is gone
create table auth.staff_phones (
  id integer not null generated by default as identity,
  uid text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint staff_phones_pkey PRIMARY KEY (id),
  constraint staff_phones_endpoint_key UNIQUE (endpoint),
  constraint staff_phones_endpoint_check CHECK (length(endpoint) <= 1000),
  constraint staff_phones_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
CREATE INDEX staff_phones_uid_idx ON auth.staff_phones USING btree (uid);
alter table auth.staff_phones enable row level security;

create table auth.tablet_secrets (
  tablet_id integer not null,
  secret_hash bytea not null,
  constraint tablet_secrets_pkey PRIMARY KEY (tablet_id),
  constraint tablet_secrets_secret_hash_key UNIQUE (secret_hash),
  constraint tablet_secrets_tablet_id_fkey FOREIGN KEY (tablet_id) REFERENCES tablets(id) ON DELETE CASCADE
);
alter table auth.tablet_secrets enable row level security;

create table auth.totp_secrets (
  uid text not null,
  secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  constraint totp_secrets_pkey PRIMARY KEY (uid),
  constraint totp_secrets_uid_fkey FOREIGN KEY (uid) REFERENCES auth.users(uid) ON DELETE CASCADE
);
comment on column auth.totp_secrets.last_step is 'the 30-second step of the last code that was taken: neither it nor an older one is taken again';
alter table auth.totp_secrets enable row level security;

create table auth.users (
  uid text not null,
  kind text not null,
  email citext,
  password_hash text,
  line_user_id text,
  line_display_name text,
  line_friend boolean not null default false,
  disabled boolean not null default false,
  created_at timestamp with time zone not null default app.now(),
  invited_at timestamp with time zone,
  last_sign_in_at timestamp with time zone,
  constraint users_pkey PRIMARY KEY (uid),
  constraint users_email_key UNIQUE (email),
  constraint users_line_user_id_key UNIQUE (line_user_id),
  constraint has_a_way_in CHECK (disabled OR line_user_id IS NOT NULL OR email IS NOT NULL AND (password_hash IS NOT NULL OR kind = 'staff'::text AND invited_at IS NOT NULL)),
  constraint users_email_check CHECK (length(email::text) <= 100),
  constraint users_kind_check CHECK (kind = ANY (ARRAY['customer'::text, 'staff'::text]))
);
comment on column auth.users.line_friend is 'our official account may write to this person (LINE sign-in, follow and unfollow events)';
comment on column auth.users.invited_at is 'when the last invitation was asked for; staff only';
comment on column auth.users.last_sign_in_at is 'staff only: members see their sessions themselves';
alter table auth.users enable row level security;
