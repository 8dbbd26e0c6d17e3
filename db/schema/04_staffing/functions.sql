-- Looked up at each request and not taken from the token: a disabled account loses its rights at once.
create or replace function app.account_role() returns smallint
  language sql stable security definer set search_path = ''
  as $$ select case when app.pin_branch_id() is null then role else 3 end
        from public.accounts where uid = app.uid() and not disable $$;

create or replace function app.account_branch_id() returns integer
  language sql stable security definer set search_path = ''
  as $$ select coalesce(app.pin_branch_id(), branch_id) from public.accounts where uid = app.uid() and not disable $$;
comment on function app.account_branch_id is 'The main branch; policies ask app.account_branch_ids().';

-- Where an agreed shift takes a person of the staff for a while: its board is theirs a little before and after it. Managers are asked at
-- their own branches only, so nobody has a manager's rights elsewhere.
create or replace function app.cover_branch_ids(p_account integer) returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select coalesce(array_agg(distinct c.branch_id), '{}') from app.cover_calls c
        join public.accounts a on a.id = p_account and a.role = app.code('accountRole.branchStaff') and not a.disable
        cross join lateral (select make_interval(mins => s.cover_access_minutes) as before_and_after from app.care_settings_on(c.date) s) k
        where c.taken_account_id = p_account and c.status = app.code('coverStatus.settled')
          and c.date between app.tokyo_today() - 1 and app.tokyo_today() + 1
          and app.now() between ((c.date + c.start_time) at time zone 'Asia/Tokyo' - k.before_and_after)
            and ((c.date + c.end_time) at time zone 'Asia/Tokyo' + k.before_and_after) $$;

-- Every branch a person works at, at this moment.
create or replace function app.branch_ids_of(p_account integer) returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select case when a.role > app.code('accountRole.branchStaff') then '{}'
          else a.branch_id || array(select b.branch_id from public.account_branches b where b.account_id = a.id) || app.cover_branch_ids(a.id) end
        from public.accounts a where a.id = p_account and not a.disable $$;

-- Asked once a statement (as a scalar sub-select it becomes an InitPlan), and an index on branch_id serves `= any`.
create or replace function app.account_branch_ids() returns integer[]
  language sql stable security definer set search_path = ''
  as $$ select case when app.pin_branch_id() is null then b.ids when app.pin_branch_id() = any (b.ids) then array[app.pin_branch_id()]
          else '{}' end
        from public.accounts a cross join lateral (select app.branch_ids_of(a.id)) b(ids) where a.uid = app.uid() and not a.disable $$;
comment on function app.account_branch_ids is 'Every branch the asking member of staff works at, none for roles 4 to 6; null for nobody.';

create or replace function app.is_headquarters() returns boolean
  language sql stable
  as $$ select coalesce(app.account_role() = app.code('accountRole.headquarters'), false) $$;

-- With the rights of a PIN the asker is branch staff of the tablet's branch, whatever else they are.
create or replace function app.pin_branch_id() returns integer
  language sql stable
  as $$ select nullif(current_setting('jwt.claims.pin_branch', true), '')::integer $$;
comment on function app.pin_branch_id is 'The branch of the tablet whose PIN session asks; null for every other asker.';

-- Nobody works at two branches at the same time, by whatever way a shift is written; and a branch whose planned person clocks
-- in elsewhere hears of it at once.
-- Refuses a write that leaves one of the days it touches, from today on, with two shifts of the person at the same time. A trigger
-- and no exclusion constraint: a usual week is one row for many days, and what stands double from before must not keep a
-- migration or the retention of old days from running. The person's row is locked, so two writes wait for each other.
create or replace function app.refuse_second_shift() returns trigger language plpgsql security definer set search_path = '' as $$
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
end $$;

-- A clocking says where somebody is: the other branches that planned them that day show it.
create or replace function app.publish_planning_branches() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_clocking public.staff_clockings := coalesce(new, old);
begin
  perform pg_catalog.pg_notify('branch_day', w.branch_id::text) from app.written_shifts w
    where w.account_id = v_clocking.account_id and w.date = v_clocking.date and w.branch_id <> v_clocking.branch_id;
  return null;
end $$;

-- The facts the screens show. What the server decides (flags, marks, fees) is computed here, once.
-- Members of staff that children of these ages need (src/domain/staffing/ratio.ts requiredStaff): whole numbers throughout.
create or replace function app.required_staff(zero bigint, one_two bigint, three bigint, four bigint, care public.care_settings)
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
create or replace function app.ratio_age(date_of_birth date, day date, care public.care_settings) returns integer
  language sql immutable as $$
  select (date_part('year', eve.next_day) - date_part('year', date_of_birth))::integer
    - (date_part('month', eve.next_day) * 100 + date_part('day', eve.next_day)
      < date_part('month', date_of_birth) * 100 + date_part('day', date_of_birth))::integer
  from (select case when care.ratio_age = 1 then day + 1
    else make_date((date_part('year', day) - (date_part('month', day) < 4)::integer)::integer, 4, 1) end) eve (next_day)
$$;
