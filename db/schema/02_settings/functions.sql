-- Company facts, documents in versions and consents, what the site needs to be opened.
-- Rows that the law or a customer may be shown later: once in force, a version is never changed; a new one takes its place.
create or replace function app.version_in_force_is_final() returns trigger language plpgsql as $$
begin
  if app.has_begun(old.adaptation_date) then
    raise exception 'a version in force is never changed: % %', tg_table_name, old.id using errcode = 'restrict_violation';
  end if;
  return coalesce(new, old);
end
$$;

create or replace function app.rules_changed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update app.rule_versions set version = gen_random_uuid();
  return null;
end
$$;

-- Which row is in force on a day is said once (functions-in-force.sql); whether one has begun, here.
create or replace function app.has_begun(adaptation_date date, day date default app.tokyo_today()) returns boolean
  language sql immutable as $$ select adaptation_date <= day $$;
comment on function app.has_begun is 'what begins on a day holds from that day on';

-- A row of our own settings says only what it changes (decision 83): everything else goes on from the row before, here and in every
-- row after it, so that two changes that are planned never undo each other. The rows stay whole: each can be read, and its CHECKs
-- between columns hold, on its own.
create or replace function app.settings_columns(p_table oid) returns text[] language sql stable as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped
    and a.attname not in ('id', 'version', 'adaptation_date', 'changed_settings', 'created_at', 'updated_at')
$$;
revoke execute on function app.settings_columns from public;

create or replace function app.collect_changed_settings() returns trigger language plpgsql as $$
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

create or replace function app.carry_settings_forward() returns trigger language plpgsql as $$
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

-- Limits by today, prices and cancellation terms by the day of the stay.
create or replace function app.rules_on(p_day date) returns setof json
  language sql stable as $$
  select json_build_object(
    'settings', (select to_json(s) from app.reserve_settings_on(app.tokyo_today()) s),
    'unit_price', (select to_json(u) from app.unit_prices_on(p_day) u),
    'meal_hours', (select to_json(m) from app.meal_hours_on(p_day) m),
    'bring_items', (select b.items from app.bring_lists_on(p_day) b),
    'policy', (select to_json(p) from app.cancellation_policies_on(p_day) p))
$$;
revoke execute on function app.rules_on from public;

-- As long as it is the same, app.rules_on answers the same for a day.
create or replace function app.rules_key() returns text
  language sql stable as $$ select v.version || ' ' || app.tokyo_today() from app.rule_versions v $$;
revoke execute on function app.rules_key from public;
