-- Which row is in force on a day is said once (db/settings/0001_in_force.sql); whether one has begun, here.
set local check_function_bodies = off;

create function app.has_begun(adaptation_date date, day date default app.tokyo_today()) returns boolean
  language sql immutable as $$ select adaptation_date <= day $$;
comment on function app.has_begun is 'what begins on a day holds from that day on';

alter policy in_force on company_facts using (app.has_begun(adaptation_date));
alter policy in_force on company_documents using (app.has_begun(adaptation_date) or announced_flag);

create or replace function app.version_in_force_is_final() returns trigger language plpgsql as $$
begin
  if app.has_begun(old.adaptation_date) then
    raise exception 'a version in force is never changed: % %', tg_table_name, old.id using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

create or replace function app.documents_seen_from() returns date
  language sql stable set search_path = ''
  as $$ select app.tokyo_today() - c.document_seen_days from app.care_settings_on(app.tokyo_today()) c $$;

-- Of a day before the first tax settings, the longest time known: a paper is never thrown away too early.
create or replace function app.receipt_kept_until(p_date date) returns date
  language sql stable set search_path = '' as $$
  select (date_trunc('year', p_date) + make_interval(years => 1 + coalesce(
      (select s.receipt_keep_years from app.tax_settings_on(p_date) s),
      (select max(s.receipt_keep_years) from public.tax_settings s)), months => 2))::date - 1
$$;

create or replace function app.waiver_answer_due() returns timestamptz language sql stable as $$
  select app.now() + make_interval(hours => s.waiver_answer_hours) from app.reserve_settings_on(app.tokyo_today()) s
$$;

create or replace function app.attendance_to_tell() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if (new.arrived_datetime, new.left_datetime) is distinct from (old.arrived_datetime, old.left_datetime) then
    new.attendance_tell_at := app.now() + pg_catalog.make_interval(mins => (
      select s.attendance_message_minutes from app.reserve_settings_on(app.tokyo_today()) s));
  end if;
  return new;
end
$$;
