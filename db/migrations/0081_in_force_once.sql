-- Which row is in force on a day is said once (db/settings/0002_in_force.sql); whether one has begun, here.
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

-- A row of our own settings says only what it changes (decision 83): everything else goes on from the row before, here and in every
-- row after it, so that two changes that are planned never undo each other. The rows stay whole: each can be read, and its CHECKs
-- between columns hold, on its own.
create function app.settings_columns(p_table oid) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'version', 'adaptation_date', 'changed_settings', 'created_at', 'updated_at')
$$;

create function app.keep_changed_settings() returns trigger language plpgsql as $$
begin
  -- Whoever changes a column without saying so has said it all the same. What is carried forward is nobody's change.
  if pg_trigger_depth() = 1 and new.changed_settings is not null and new.changed_settings is not distinct from old.changed_settings then
    new.changed_settings := array(
      select n.name from unnest(app.settings_columns(tg_relid)) n (name)
      where to_jsonb(new) -> n.name <> to_jsonb(old) -> n.name or n.name = any (old.changed_settings) order by n.name);
  end if;
  return new;
end
$$;

create function app.carry_settings_forward() returns trigger language plpgsql as $$
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
$$;
revoke execute on function app.settings_columns from public;

do $$
declare
  v_table text;
begin
  foreach v_table in array array['cancellation_policies', 'reserve_settings', 'age_limits', 'meal_hours', 'care_settings',
    'tax_settings', 'ticket_terms', 'unpaid_policies'] loop
    execute format('alter table %I add changed_settings text[]', v_table);
    execute format('comment on column %I.changed_settings is %L', v_table,
      'the columns this row changes, all others go on from the row before; null: it says all of them');
    execute format('create trigger keep_changed_settings before update on %I for each row
      execute function app.keep_changed_settings()', v_table);
    execute format('create trigger carry_settings_forward after insert or update or delete on %I for each statement
      execute function app.carry_settings_forward()', v_table);
  end loop;
end
$$;

-- Ranges stand in the catalogue of settings alone (db/settings).
alter table unit_prices drop constraint amounts_are_sensible;
alter table cancellation_policies drop constraint deadlines_are_sensible;
alter table meal_hours drop constraint overlap_is_sensible;
alter table ticket_prices drop constraint amounts_are_sensible, drop constraint valid_six_months_at_most;
alter table plan_types drop constraint amounts_are_sensible;
