-- Seats that depend on who is there: the roster of a stretch of days, read at once.

-- Who is planned at a branch, day by day: the day's own row, else the usual week. The ONE source for seats, roster and
-- warnings; app.branch_day_shifts is one day of it. Definer rights: seats depend on it for everybody; who it is stays
-- with staff.
create function app.branch_shifts(branch integer, day_from date, day_to date)
  returns table (date date, account_id integer, start_time time, end_time time, breaks jsonb)
  language sql stable security definer set search_path = '' as $$
  with set_for_day as (
    select s.* from public.shifts s where s.branch_id = branch and s.date between day_from and day_to
  ), usual as (
    select p.id, p.account_id, p.adaptation_date,
      lead(p.adaptation_date, 1, 'infinity') over (partition by p.account_id order by p.adaptation_date) as until
    from public.shift_patterns p where p.branch_id = branch and p.adaptation_date <= day_to
  )
  select s.date, s.account_id, s.start_time, s.end_time, s.breaks
  from set_for_day s join public.accounts a on a.id = s.account_id
  where not s.off_flag and not a.disable
  union all
  select day::date, u.account_id, d.start_time, d.end_time, d.breaks
  from usual u join public.accounts a on a.id = u.account_id
  cross join generate_series(greatest(day_from, u.adaptation_date)::timestamp, day_to, interval '1 day') day
  join public.shift_pattern_days d on d.shift_pattern_id = u.id and d.weekday = date_part('dow', day)
  where not a.disable and day < u.until
    and not exists (select from set_for_day s where s.account_id = u.account_id and s.date = day)
$$;
revoke execute on function app.branch_shifts from public;

create or replace function app.branch_day_shifts(branch integer, day date)
  returns table (account_id integer, start_time time, end_time time, breaks jsonb)
  language sql stable security definer set search_path = '' as $$
  select s.account_id, s.start_time, s.end_time, s.breaks from app.branch_shifts(branch, day, day) s
$$;

-- Pages and calendars that are kept hear of whatever opens or closes a seat. A day of a usual week has no branch of its own.
create trigger notify_content after insert or update or delete on shift_pattern_days
  for each statement execute function app.notify_content();
create trigger notify_content after update of disable on accounts
  for each statement execute function app.notify_content();

-- Headquarters edit these like every other dated row.
alter table care_settings add version integer not null default 1;
create trigger next_version before update on care_settings for each row execute function app.next_version();
create trigger notify_content after insert or update or delete on care_settings
  for each statement execute function app.notify_content();
alter table allergens add version integer not null default 1;
create trigger next_version before update on allergens for each row execute function app.next_version();
create trigger notify_content after insert or update or delete on allergens
  for each statement execute function app.notify_content();

-- Everybody may know by what a branch's free seats are counted.
grant select (staffing_mode) on branches to anonymous, "user";
