-- Nobody works at two branches at the same time, by whatever way a shift is written; and a branch whose planned person clocks
-- in elsewhere hears of it at once.

-- Refuses a write that leaves one of the days it touches, from today on, with two shifts of the person at the same time. A trigger
-- and no exclusion constraint: a usual week is one row for many days, and what stands double from before must not keep a
-- migration or the retention of old days from running. The person's row is locked, so two writes wait for each other.
create function app.refuse_second_shift() returns trigger language plpgsql security definer set search_path = '' as $$
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
create trigger one_place_at_a_time after insert or update or delete on shifts
  for each row execute function app.refuse_second_shift();
create trigger one_place_at_a_time after update or delete on shift_patterns
  for each row execute function app.refuse_second_shift();
create trigger one_place_at_a_time after insert or update on shift_pattern_days
  for each row execute function app.refuse_second_shift();

-- A clocking says where somebody is: the other branches that planned them that day show it.
create function app.notify_planning_branches() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  v_clocking public.staff_clockings := coalesce(new, old);
begin
  perform pg_catalog.pg_notify('branch_day', w.branch_id::text) from app.written_shifts w
    where w.account_id = v_clocking.account_id and w.date = v_clocking.date and w.branch_id <> v_clocking.branch_id;
  return null;
end $$;
create trigger notify_planning_branches after insert or delete or update on staff_clockings
  for each row execute function app.notify_planning_branches();
