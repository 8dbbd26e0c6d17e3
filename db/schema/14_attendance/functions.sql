-- A stay lies on its reserve's day, whatever a function is told: no minute of another day can be billed.
create or replace function app.childcare_on_reserve_day() returns trigger
  language plpgsql security definer set search_path = '' as $$
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
$$;

create or replace function app.day_to_close() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.branch_days_to_close (branch_id, date)
    select new.branch_id, new.reserve_date
    where not exists (select from public.branch_day_closes c
      where c.branch_id = new.branch_id and c.date = new.reserve_date and c.reopened_at is null)
    on conflict do nothing;
  return null;
end
$$;

create or replace function app.day_closed() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.reopened_at is null then
    delete from public.branch_days_to_close where branch_id = new.branch_id and date = new.date;
  else
    insert into public.branch_days_to_close (branch_id, date) values (new.branch_id, new.date) on conflict do nothing;
  end if;
  return null;
end
$$;

create or replace function app.schedule_attendance_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if (new.arrived_datetime, new.left_datetime) is distinct from (old.arrived_datetime, old.left_datetime) then
    new.attendance_tell_at := app.now() + pg_catalog.make_interval(mins => (
      select s.attendance_message_minutes from app.reserve_settings_on(app.tokyo_today()) s));
  end if;
  return new;
end
$$;
